"""Bots by name, as the command line, a menu or a saved table writes them.

- `uniform`: any legal choice
- `greedy`: what looks best at a glance
- `search:100ms`, `search:1.5s`: looks ahead for so long
- `search:2000sims`: looks ahead so many times, and decides alike on every machine
- `search:1s:2threads`: on two cores
- `search:100ms:learned`: as its network judges, where the game has one; `search:100ms:learned:my.msgpack`: with one's own
- `kitten`, `house-cat`, `alley-cat`, `tiger`: the levels of the menus
- `learned`, `learned:best`: as a network learned to, where the game has one; `learned:my.msgpack`: with one's own
- `my_bots:Clever`: the class Clever of the module my_bots
- `bots/clever.py:Clever`: the class Clever in that file

Nobody is listed here: each bot's class says how it is called, and is found by looking into this folder (known.py).
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import clowder.bots
from clowder.bots.guest import Guest
from clowder.bots.known import Entry, KnownBot, loaded_kinds
from clowder.bots.position import Bot
from clowder.errors import BadOption

USUAL = "house-cat"
"""The level that plays where nobody says otherwise: on free seats, and for those who are away or have failed."""


@cache
def kinds() -> dict[str, type[KnownBot]]:
    """The bots of this folder by name."""
    for module in iter_modules(clowder.bots.__path__):
        import_module(f"clowder.bots.{module.name}")
    return {kind.name: kind for kind in loaded_kinds()}


@cache
def levels() -> dict[str, str]:
    """The friendly names, from the weakest to the strongest, and who is behind them (docs/bots.md: by how much)."""
    found = [(level, kind) for kind in kinds().values() for level in vars(kind).get("levels", ())]
    found.sort(key=lambda pair: pair[0].rank)
    return {level.name: kind.name if level.given is None else f"{kind.name}:{level.given}" for level, kind in found}


def understood(name: str, *others: type[KnownBot]) -> Entry:
    """What a name means; `others` can be asked for as well, as in the lab. Raises BadOption."""
    name = name.strip()
    meant = levels().get(re.sub(r"[\s_]+", "-", name.lower()), name)
    called, colon, rest = meant.partition(":")
    known = {**kinds(), **{kind.name: kind for kind in others}}
    if called in known:
        return known[called].entry(name, rest if colon else None)
    if Guest.may_be_at(meant):
        return Guest.entry(name, meant)
    raise BadOption("error-unknown-bot", bot=name, known=list(dict.fromkeys([*known, *levels()])))


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name."""
    return understood(name).make(seed)
