"""What a table can choose before the deal. An option knows its default and refuses what it does not take, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from clowder.errors import BadOption, repr_of

OptionValue = str | int | bool | list[int]
"""What an option can be set to."""

RANDOM = "random"


@dataclass(frozen=True)
class Option:
    """One option of a game. Its texts are `option-NAME` and, for each of its choices, `option-NAME-CHOICE`."""

    name: str
    default: OptionValue
    check: Callable[[Any, int], OptionValue]
    """(value, players) -> the value as it is kept; raises Unfit with a text key for any other."""
    choices: tuple[str | int | bool, ...] = ()
    """What a menu offers; empty where the value is not picked from a list."""

    def take(self, value: Any, players: int) -> OptionValue:
        """The value, checked; raises BadOption with the option's name and the reason."""
        try:
            return self.check(value, players)
        except Unfit as why:
            raise BadOption(f"error-option-{why.key}", option=self.name, value=repr_of(value), **why.args_) from None


class Unfit(Exception):
    """Why a value does not fit its option: the rest of a text key `error-option-…`, and its arguments."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


def choice(name: str, default: str, *choices: str) -> Option:
    """One word out of several."""

    def check(value: Any, players: int) -> str:
        if not isinstance(value, str) or value not in choices:
            raise Unfit("choice", choices=list(choices))
        return value

    return Option(name, default, check, choices)


def switch(name: str, *, default: bool = False) -> Option:
    """On or off."""

    def check(value: Any, players: int) -> bool:
        if not isinstance(value, bool):
            raise Unfit("switch")
        return value

    return Option(name, default, check, (False, True))


def seat(name: str) -> Option:
    """A seat, or "random", which is the default."""

    def check(value: Any, players: int) -> str | int:
        if value == RANDOM and isinstance(value, str):
            return RANDOM
        return whole_number(value, 0, players - 1, "seat")

    return Option(name, RANDOM, check, (RANDOM,))


def whole_number(value: Any, low: int, high: int, key: str = "number") -> int:
    """The value, if it is a whole number in the range (and not true or false, which Python takes for 1 and 0)."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Unfit(key, low=low, high=high)
    return value


def settle(options: tuple[Option, ...], chosen: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Every option of the game with its value: the chosen one, checked, or the default."""
    if not isinstance(chosen, Mapping):
        raise BadOption("error-options", value=repr_of(chosen))
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadOption("error-unknown-option", option=str(name), options=list(known))
    return {name: option.take(chosen.get(name, option.default), players) for name, option in known.items()}
