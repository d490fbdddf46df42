"""A golden game: one random game told step by step, to be read in review and compared in tests."""

from __future__ import annotations

import random

from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.text import say

SHOWN_EVERY = 25
"""Steps between two views that are written out."""


def playthrough(game: Game, players: int, seed: int = 1) -> str:
    """The game as text: options, every decision with its choices, the story from outside, now and then a view."""
    match = Match(game, players, seed)
    chooser = random.Random(seed)
    names = [f"seat {seat}" for seat in range(players)]
    lines = [f"{game.name}, rules {game.version}, {players} players, seed {seed}", f"options {match.options}", ""]
    lines += [f"   {line}" for line in tell(match, names, -1)]
    while not match.over:
        if match.step % SHOWN_EVERY == 0:
            lines += [f"     {line}" for line in show(match)]
        ids = [choice["id"] for choice in match.choices()]
        move = chooser.choice(ids)
        lines.append(f"{match.step + 1:4} seat {match.actor} {match.view(None)['phase']}: {move} of {ids}")
        match.play(move)
        lines += [f"     {line}" for line in tell(match, names, match.step - 1)]
    return "\n".join([*lines, "", f"result {match.result}", ""])


def tell(match: Match, names: list[str], since: int) -> list[str]:
    """What everybody saw since a step, in English."""
    told = match.story(None, max(since, 0))
    return [
        say(f"story-{message['key']}", message["args"], game=match.game.name, names=names)
        for message in told
        if message["step"] > since
    ]


def show(match: Match) -> list[str]:
    """The actor's view, one area a line."""
    view = match.view(match.actor)
    areas = [("table", view["table"]), *((f"seat {seat}", area) for seat, area in enumerate(view["seats"]))]
    return [f"| {name}: {area['facts']} {area['places']}" for name, area in areas]
