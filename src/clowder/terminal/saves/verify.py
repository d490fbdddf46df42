"""`clowder verify`: is this match what it claims to be? Every card of it can be checked.

A match that a server recorded says under "fair" where its seed came from: a secret, whose hash the server had shown before
(the promise), and the players' words. Whoever wrote the promise down can check that, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from clowder.engine.match import Match, replay
from clowder.engine.text import say
from clowder.errors import BadRecord, ClowderError
from clowder.terminal.drawing.escaping import escaped
from clowder.terminal.saves.refused import STATUS, RecordRefused

CHECKS = tuple(check for check in STATUS if check != "promise")
"""What is checked of every match."""


Kept = Callable[[Mapping[str, Any]], tuple[str, int]]
"""What a server's record had promised, and how many players added a word; raises BadRecord if that was not kept."""


def checked_match(record: Any) -> Match:
    """The match of a record; raises RecordRefused."""
    try:
        return replay(record)
    except ClowderError as error:
        raise RecordRefused(error) from None


def verify_record(console: Console, record: Any, language: str, kept_promise: Kept, shown: str | None = None) -> None:
    """Check everything and print what was checked, up to the first thing that is wrong; raises RecordRefused then.

    `shown` is what somebody saw before the deal: the promise of a server or, of any other match, the commitment.
    """
    try:
        match = checked_match(record)
    except RecordRefused as refused:
        if isinstance(record, Mapping):
            print_passed(console, CHECKS[: CHECKS.index(refused.failed)], language, record)
        raise
    print_passed(console, CHECKS, language, match.export())
    promise = match.commitment
    if "fair" in record:
        try:
            promise, words = kept_promise(record)
        except BadRecord as error:
            raise RecordRefused(error) from None
        print_tick(console, say("verify-check-promise", {"promise": promise, "words": words}, language=language))
    if shown is not None:
        if shown.strip().lower() != promise:
            raise RecordRefused(BadRecord("verify-shown", failed="promise", promise=promise))
        print_tick(console, say("verify-check-shown", language=language))
    console.print(Text(say("cli-verified", language=language), "bold green"))


def print_passed(console: Console, checks: tuple[str, ...], language: str, record: Mapping[str, Any]) -> None:
    """A line for each check that was passed."""
    known = {
        "game_name": record.get("game"),
        "rules": record.get("rules"),
        "count": len(record.get("decisions") or ()),
        "finished": record.get("result") is not None,
        "commitment": record.get("commitment"),
    }
    for check in checks:
        print_tick(console, say(f"cli-check-{check}", known, language=language))


def print_tick(console: Console, line: str) -> None:
    """A check that was passed."""
    console.print(Text("✓ " + escaped(line)), soft_wrap=True)
