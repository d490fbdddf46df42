"""Text keys become sentences here, in every language, and nowhere else.

Texts are Project Fluent files: the shared ones in `clowder/text/LANGUAGE/*.ftl`, a game's own in its folder,
`text/LANGUAGE.ftl`. Arguments are plain data and are made readable by their shape:

- `{"seat": 2}` becomes that player's name, and beside `$who` there is `$who_is`, which is "you" or "other";
- any other dictionary is a card (or a die, a token …) and is told by the game's text `card`;
- a list is told item by item, with commas; true and false become "yes" and "no", None becomes "none".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from clowder.engine.languages import LANGUAGES as LANGUAGES  # whoever says something in all of them needs both
from clowder.errors import BadOption, repr_of


@cache
def bundle(game: str | None, language: str) -> FluentBundle:
    """The texts of a game, or the shared ones alone; a game's own text wins over a shared one of the same key."""
    if language not in LANGUAGES:
        raise BadOption("error-language", value=repr_of(language), languages=list(LANGUAGES))
    texts = FluentBundle([language], use_isolating=False)
    for source in sorted((files("clowder") / "text" / language).iterdir(), key=lambda f: f.name):
        texts.add_resource(FluentResource(source.read_text("utf-8")))
    if game is not None:
        from clowder.engine import catalogue

        own = catalogue.game(game).folder / "text" / f"{language}.ftl"
        texts.add_resource(FluentResource(own.read_text("utf-8")), allow_overrides=True)
    return texts


def has(key: str, *, game: str | None = None, language: str = "en") -> bool:
    """Whether there is a text of that key."""
    return bool(bundle(game, language).has_message(key))


def say(
    key: str,
    args: Mapping[str, Any] | None = None,
    *,
    game: str | None = None,
    language: str = "en",
    names: Sequence[str] | None = None,
    me: int | None = None,
) -> str:
    """The sentence for a key. `names` are the players' names by seat; `me` is the seat that is spoken to."""
    texts = bundle(game, language)
    message = texts.get_message(key)
    if message.value is None:
        raise KeyError(key)
    values: dict[str, Any] = {}
    for name, value in (args or {}).items():
        values[name] = readable(value, game, language, names, me)
        if is_seat(value):
            values[f"{name}_is"] = "you" if value["seat"] == me and me is not None else "other"
    sentence, errors = texts.format_pattern(message.value, values)
    if errors:
        raise ValueError(f"text {key!r} ({language}, {game or 'shared'}): {errors[0]}")
    return str(sentence)


def is_seat(value: object) -> bool:
    """Whether an argument names a player."""
    return isinstance(value, Mapping) and set(value) == {"seat"}


def readable(value: Any, game: str | None, language: str, names: Sequence[str] | None, me: int | None) -> Any:
    """One argument, by its shape, as the head of this file says."""
    if is_seat(value):
        seat = value["seat"]
        if seat is None:
            return say("nobody", language=language)
        if seat == me and me is not None:
            return say("you", language=language)
        return names[seat] if names else say("seat", {"number": seat + 1}, language=language)
    if isinstance(value, Mapping):
        return say("card", value, game=game, language=language, names=names, me=me)
    if isinstance(value, list | tuple):
        return ", ".join(str(readable(item, game, language, names, me)) for item in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else value
