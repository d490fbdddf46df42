"""Without the extra that an adapter stands on, one line says what installs it; and the base install has none of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from clowder.adapters.extras import require

MISSING = """
import sys
for name in {names!r}:
    sys.modules[name] = None
try:
    import clowder.adapters.{adapter}
except ImportError as why:
    print(why)
"""


@pytest.mark.parametrize(
    ("adapter", "names"), [("pettingzoo", ["pettingzoo"]), ("gymnasium", ["gymnasium"]), ("openspiel", ["pyspiel"])]
)
def test_the_missing_extra_is_named(adapter: str, names: list[str]) -> None:
    program = MISSING.format(names=names, adapter=adapter)
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == f'{names[0]} is not installed; it comes with: pip install "clowder[{adapter}]"\n'


def test_what_is_there_is_not_complained_about() -> None:
    require("numpy", "nothing")


def test_clowder_itself_imports_none_of_them() -> None:
    program = "import sys, clowder.vector; print({'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == "set()\n"
