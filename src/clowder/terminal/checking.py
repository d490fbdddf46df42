"""`clowder verify`: is this match what it claims to be? Every card of it can be checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from clowder.engine.match import Match, replay
from clowder.engine.text import say
from clowder.errors import ClowderError
from clowder.terminal.failing import STATUS, Refused
from clowder.terminal.readable import readable

CHECKS = tuple(STATUS)


def checked(record: Any) -> Match:
    """The match of a record; raises Refused."""
    try:
        return replay(record)
    except ClowderError as error:
        raise Refused(error) from None


def verify(console: Console, record: Any, language: str) -> None:
    """Check everything and print what was checked, up to the first thing that is wrong; raises Refused then."""
    try:
        match = checked(record)
    except Refused as refused:
        if isinstance(record, Mapping):
            passed(console, CHECKS[: CHECKS.index(refused.failed)], language, record)
        raise
    passed(console, CHECKS, language, match.export())
    console.print(Text(say("cli-verified", language=language), "bold green"))


def passed(console: Console, checks: tuple[str, ...], language: str, record: Mapping[str, Any]) -> None:
    """A line for each check that was passed."""
    known = {
        "game_name": record.get("game"),
        "rules": record.get("rules"),
        "count": len(record.get("decisions") or ()),
        "finished": record.get("result") is not None,
        "commitment": record.get("commitment"),
    }
    for check in checks:
        console.print(Text("✓ " + readable(say(f"cli-check-{check}", known, language=language))), soft_wrap=True)
