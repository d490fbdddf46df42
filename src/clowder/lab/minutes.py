"""How long a game takes, for the lobby: games among greedy players, step by step, and what each step takes at a table.

    scripts/minutes

writes a `minutes.toml` into the folder of each game. How many decisions there are is measured; how long one takes is the
model below, told in docs/bots.md.
"""

from __future__ import annotations

import sys
from statistics import quantiles

from clowder.bots.greedy import Greedy
from clowder.bots.pace import seems_forced
from clowder.bots.position import Position
from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.match import Match

GAMES = 60
"""For each number of players: half a minute more or less."""
TURN = 8.0
"""Seconds that a person takes for the first choice of a turn …"""
STEP = 3.0
"""… and for each further one of the same turn: one card more, one die again."""
ANSWER = 3.0
"""For all answers in a window for reactions together: they are given at once, and most say nothing."""
LOOK = 4.0
"""To look at what is there to be looked at, all at once."""
BY_ITSELF = 0.5
"""A step of a bot at the normal pace, or one without a choice, with the time that cards take to move."""
USUAL_BOTS = 2
"""Opponents of somebody who plays alone, as the lobby offers it."""


def seconds_of(match: Match, people: frozenset[int]) -> float:
    """Play a match to its end among greedy players; how long it takes with people on these seats and bots on the others."""
    seconds, last_actor, asked = 0.0, -1, 0
    while not match.over:
        actor, window = match.actor or 0, match.reacting
        if window:
            opens = len(window) > asked
            seconds += ANSWER if opens and has_something_to_say(match, people) else 0
        elif match.looking:
            seconds += LOOK if people & set(match.looking) else BY_ITSELF
        elif actor not in people or (len(match.legal) == 1 and seems_forced(match)):
            seconds += BY_ITSELF
        else:
            seconds += STEP if actor == last_actor else TURN
        asked = len(window)
        last_actor = actor if not window else last_actor
        match.play(Greedy().choose(Position.of(match)))
    return seconds


def has_something_to_say(match: Match, people: frozenset[int]) -> bool:
    """Whether a window waits: several people are all asked alike, somebody alone only with something to answer."""
    asked = [seat for seat in match.reacting if seat in people]
    return bool(asked) and (len(people) > 1 or len(match.answers(asked[0])) > 1)


def usual_range(game: Game, players: int, people: int) -> tuple[float, float]:
    """Minutes between which half of the games lie, for so many players of whom so many are people."""
    seats = frozenset(range(people))
    seconds = [seconds_of(Match(game, players, f"minutes {number}"), seats) for number in range(GAMES)]
    low, _, high = quantiles(seconds, n=4)
    return low / 60, high / 60


def measured(game: Game) -> dict[str, list[int]]:
    """Against bots, as many as usual; and among people, from the fewest to the most."""
    bots = min(max(USUAL_BOTS, game.players[0] - 1), game.players[1] - 1)
    alone = usual_range(game, bots + 1, 1)
    among = [usual_range(game, players, players) for players in game.seats]
    return {
        "alone": rounded(*alone),
        "people": rounded(min(low for low, _ in among), max(high for _, high in among)),
    }


def rounded(low: float, high: float) -> list[int]:
    """In whole minutes, at least one."""
    return [max(1, round(low)), max(1, round(high))]


def write(game: Game) -> None:
    """Measure a game and keep the figures with it."""
    lines = [f"{name} = {figures}" for name, figures in measured(game).items()]
    page = "# Minutes, from … to …: against two bots, and among people. Made by scripts/minutes (lab/minutes.py).\n"
    (game.folder / "minutes.toml").write_text(page + "\n".join(lines) + "\n", "utf-8")
    print(game.name, *lines, sep="\n  ")


if __name__ == "__main__":
    for name in sys.argv[1:] or catalogue.names():
        write(catalogue.game(name))
