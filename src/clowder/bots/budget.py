"""How long a bot may think: `100ms`, `1.5s` or `2000sims`, and `1s:2threads` on two cores."""

from __future__ import annotations

import re
from dataclasses import dataclass

from clowder.errors import BadOption

LONGEST_MILLISECONDS = 600_000
MOST_SIMULATIONS = 100_000_000
MOST_THREADS = 256


@dataclass(frozen=True)
class Budget:
    """A budget of time or of simulations; one of the two is None."""

    milliseconds: float | None = None
    simulations: int | None = None
    threads: int = 1


def budget_of(bot: str, text: str) -> Budget:
    """What is written after a bot's name; BadOption, which names the bot, where that is no budget."""
    found = re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]{1,6})?)(ms|s|sims)(?::([0-9]{1,3})threads?)?", text)
    if not found:
        raise BadOption("error-bot-budget", bot=bot, value=text)
    number, unit, threads = float(found[1]), found[2], int(found[3] or 1)
    milliseconds = number if unit == "ms" else 1000 * number if unit == "s" else None
    fits = 1 <= milliseconds <= LONGEST_MILLISECONDS if milliseconds is not None else 1 <= number <= MOST_SIMULATIONS
    if not fits or not 1 <= threads <= MOST_THREADS or (milliseconds is None and number != int(number)):
        raise BadOption("error-bot-budget", bot=bot, value=text)
    return Budget(milliseconds, None if milliseconds is not None else int(number), threads)
