"""What was typed, as the values that are meant; what is no such value is refused in a line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from clowder.errors import BadOption
from clowder.terminal.asked_game import AskedGame


def checked_pause(text: str) -> float:
    """Seconds, at most a minute."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise BadOption("cli-bad-pause", value=text)
    return seconds


def seed_text(seed: str | None) -> str | None:
    """A seed that is text; the command line can hold bytes that are none."""
    if seed is not None and any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise BadOption("error-seed", value=ascii(seed)[:80])
    return seed


def plain_name(game: str) -> str:
    """A game's name as the catalogue spells it: "Devil's Scat" is devils_scat."""
    return re.sub(r"[\s-]+", "_", re.sub(r"['’]", "", game.strip().lower()))


def asked_game(game: str | None, options: list[str] | None, deck: Path | None = None) -> AskedGame:
    """The game that is asked for, and with what."""
    name = "" if game is None else plain_name(game) or repr(game)  # a name without letters is a mistake, and no menu
    return AskedGame(name, parsed_options(options), deck)


def comma_separated(text: str | None) -> list[str]:
    """What stands between commas."""
    return [] if text is None else [word.strip() for word in text.split(",")]


def number(text: str | None) -> int | str | None:
    """A whole number or, for the engine to refuse by name, the text as it is."""
    return int(text) if text is not None and re.fullmatch(r"[+-]?[0-9]{1,18}", text) else text


def decimal(text: str) -> float | str:
    """A number or, to be refused by name, the text as it is."""
    return float(text) if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) else text


def parsed_options(options: list[str] | None) -> dict[str, Any]:
    """`name=value`, the value as JSON where it is some, else as text."""
    import msgspec

    chosen: dict[str, Any] = {}
    for item in options or ():
        name, equals, text = item.partition("=")
        if not name or not equals:
            raise BadOption("cli-bad-option", value=item)
        try:
            chosen[name] = msgspec.json.decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            chosen[name] = text
    return chosen


def parsed_variants(given: list[str] | None) -> dict[str, list[Any]]:
    """`name=value,value`, each value as JSON where it is some, else as text; or all of them as one JSON list."""
    import msgspec

    chosen: dict[str, list[Any]] = {}
    for item in given or ():
        name, equals, text = item.partition("=")
        if not name or not equals or not text:
            raise BadOption("cli-bad-variant", value=item)
        whole = parsed_options([item])[name]
        values = (
            whole if isinstance(whole, list) else [parsed_options([f"v={word}"])["v"] for word in comma_separated(text)]
        )
        known = chosen.setdefault(name, [])
        known += [value for value in values if msgspec.json.encode(value) not in map(msgspec.json.encode, known)]
    return chosen


def read_saved(file: Path) -> Any:
    """A saved match, as data."""
    from clowder.errors import BadRecord
    from clowder.terminal.saves import files
    from clowder.terminal.saves.refused import RecordRefused

    try:
        return files.read_record(file)
    except BadRecord as error:
        raise RecordRefused(error) from None
