"""Bots by name, as the command line, a menu or a saved table writes them.

- `uniform`: any legal choice
- `greedy`: what looks best at a glance
- `search:100ms`, `search:1.5s`: looks ahead for so long
- `search:2000sims`: looks ahead so many times, and decides alike on every machine
- `search:1s:2threads`: on two cores
- `kitten`, `house-cat`, `alley-cat`, `tiger`: the levels of the menus
- `my_bots:Clever`: the class Clever of the module my_bots
- `bots/clever.py:Clever`: the class Clever in that file
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from clowder.bots.greedy import Greedy
from clowder.bots.guest import Guest
from clowder.bots.kitten import Kitten
from clowder.bots.position import Bot
from clowder.bots.search import Search
from clowder.bots.uniform import Uniform
from clowder.errors import BadOption

LEVELS = {
    "kitten": "kitten",
    "house-cat": "greedy",
    "alley-cat": "search:400sims",
    "tiger": "search:1s",
}
"""The friendly names, from the weakest to the strongest, and who is behind them (docs/bots.md: by how much)."""
PLAIN: dict[str, type[Bot]] = {"uniform": Uniform, "greedy": Greedy, "kitten": Kitten}
"""Those who need no budget."""
USUAL_BUDGET = "100ms"
LONGEST_MILLISECONDS = 600_000
MOST_SIMULATIONS = 100_000_000
MOST_THREADS = 256


@dataclass(frozen=True)
class Entry:
    """A bot as it was named, understood."""

    name: str
    """As it was written."""
    kind: str
    """One of the names above before the colon, or "guest"."""
    milliseconds: float | None = None
    simulations: int | None = None
    threads: int = 1
    path: str = ""
    """Of a guest: where its class is."""

    @property
    def budget(self) -> tuple[float | None, int | None, int]:
        """Milliseconds or simulations, and threads."""
        return self.milliseconds, self.simulations, self.threads

    @property
    def repeats(self) -> bool:
        """Whether it decides alike each time: a budget of time is spent differently every time."""
        return self.milliseconds is None and self.kind != "guest"


def understood(name: str, budgeted: tuple[str, ...] = ("search",)) -> Entry:
    """What a name means; `budgeted` are the kinds that take a budget."""
    name = name.strip()
    meant = LEVELS.get(re.sub(r"[\s_]+", "-", name.lower()), name)
    kind, colon, rest = meant.partition(":")
    if kind in PLAIN and not colon:
        return Entry(name, kind)
    if kind in budgeted:
        return Entry(name, kind, *budget_of(name, rest if colon else USUAL_BUDGET))
    if kind in PLAIN:
        raise BadOption("error-bot-no-budget", bot=name, kind=kind)
    module, colon, attribute = meant.rpartition(":")
    if colon and attribute.isidentifier() and (module.endswith(".py") or all(map(str.isidentifier, module.split(".")))):
        return Entry(name, "guest", path=meant)
    raise BadOption(
        "error-unknown-bot", bot=name, known=[*PLAIN, *budgeted, *(level for level in LEVELS if level not in PLAIN)]
    )


def budget_of(name: str, text: str) -> tuple[float | None, int | None, int]:
    """Milliseconds or simulations, and the number of threads."""
    found = re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]{1,6})?)(ms|s|sims)(?::([0-9]{1,3})threads?)?", text)
    if not found:
        raise BadOption("error-bot-budget", bot=name, value=text)
    number, unit, threads = float(found[1]), found[2], int(found[3] or 1)
    milliseconds = number if unit == "ms" else 1000 * number if unit == "s" else None
    fits = 1 <= milliseconds <= LONGEST_MILLISECONDS if milliseconds is not None else 1 <= number <= MOST_SIMULATIONS
    if not fits or not 1 <= threads <= MOST_THREADS or (milliseconds is None and number != int(number)):
        raise BadOption("error-bot-budget", bot=name, value=text)
    return milliseconds, None if milliseconds is not None else int(number), threads


def seated(entry: Entry, seed: int = 0) -> Bot:
    """A new player for one seat of one match."""
    if entry.kind == "guest":
        return Guest(entry.name, entry.path)
    if entry.kind in PLAIN:
        return PLAIN[entry.kind]()
    return Search(milliseconds=entry.milliseconds, simulations=entry.simulations, threads=entry.threads, seed=seed)


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name."""
    return seated(understood(name), seed)
