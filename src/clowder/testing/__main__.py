"""`python -m clowder.testing [GAME …]`: run the conformance kit, and say what it found."""

from __future__ import annotations

import sys

from clowder.engine import catalogue
from clowder.testing import CHECKS, Effort, Nonconforming


def main(names: list[str]) -> int:
    """Run every check on every game named, or on all; the number of failures is the exit status."""
    failures = 0
    for name in names or catalogue.names():
        for what, check in CHECKS.items():
            try:
                check(catalogue.game(name), Effort())
            except Nonconforming as wrong:
                failures += 1
                print(f"{name}: {what}: {wrong}")
            else:
                print(f"{name}: {what}: kept")
    return failures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
