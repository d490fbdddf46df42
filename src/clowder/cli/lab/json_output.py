"""Results of the lab as data, for other programs."""

from __future__ import annotations

import sys

import msgspec


def print_json(result: msgspec.Struct) -> None:
    """Print a result as JSON; what is not a number is null in it."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n")
