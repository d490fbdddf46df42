"""A bot of an earlier release, in a process that imports that release: bench/strength.py starts it, asks and compares.

It is run by this file but with the other `clowder`, so it uses only what both have. One line of JSON in (the name of the
bot, the game, what the seat knows), one out.
"""

from __future__ import annotations

import base64
import json
import sys
from typing import Any

import numpy as np

import clowder
from clowder.bots.greedy import Greedy
from clowder.bots.position import Position
from clowder.bots.search import Search
from clowder.engine import catalogue

MOST = 40
"""Players kept: more than sit at one table."""


def player(name: str) -> Any:
    """The bot: `greedy` or `search:Nms`. Written out, because the first release had no roster."""
    kind, _, budget = name.partition(":")
    return Greedy() if kind == "greedy" else Search(milliseconds=float(budget.removesuffix("ms")))


def main() -> None:
    """Answer until nobody asks."""
    players: dict[tuple[str, int], Any] = {}
    rules = {name: (catalogue.game(name).version, catalogue.game(name).record.dtype.itemsize) for name in catalogue.names()}
    print(json.dumps({"version": clowder.__version__, "rules": rules}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        game = catalogue.game(asked["game"])
        rows = game.record.rows(1)
        rows[0] = np.frombuffer(base64.b64decode(asked["record"]), game.record.dtype)[0]
        position = Position(game, rows[0], asked["seat"], asked["step"], asked["seed"])
        key = (asked["bot"], asked["player"])
        if key not in players:
            if len(players) > MOST:  # those of games long over
                players.clear()
            players[key] = player(asked["bot"])
        print(json.dumps(players[key].choose(position)), flush=True)


if __name__ == "__main__":
    main()
