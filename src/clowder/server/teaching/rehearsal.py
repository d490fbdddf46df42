"""For whoever writes a lesson: `python -m clowder.server.teaching.rehearsal GAME` shows it as far as it is written, or a
deal to begin one with, with all cards open and every legal choice by its id."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from clowder.bots.greedy import Greedy
from clowder.bots.position import Position
from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.text import has, say
from clowder.engine.view import open_view, plain
from clowder.errors import ClowderError
from clowder.server.table.seats import BOT_NAMES
from clowder.server.teaching.lesson import LEARNER, played, turn_of
from clowder.server.teaching.script import Moment, Script, script_of


def rehearse(game: Game, script: Script) -> bool:
    """Show a lesson as far as it can be played, with all cards open, and what can be played after its last moment; whether
    nothing is wrong with it."""
    names = ["You", *(script.names or BOT_NAMES)]
    last: list[Match] = []

    def watch(match: Match, number: int, moment: Moment) -> None:
        last[:] = [match]
        key = f"lesson-{moment.say}"
        words = say(key, game=game.name) if has(key, game=game.name) else "no such text yet"
        print(f"\n== moment {number}, step {match.step}: {key}\n   {words}")
        describe(match, names)
        if moment.by:
            print(f"   -> {moment.by}: {moment.moves}")

    try:
        played(game, script, watch)
    except ClowderError as wrong:
        print(f"\n!! {wrong}")
        if last:
            print(f"\n== now, step {last[0].step}")
            describe(last[0], names)
        return False
    print("\nNothing is wrong with it.")
    return True


def describe(match: Match, names: list[str]) -> None:
    """The table with all cards open, whose turn it is, and the legal choices."""
    game, view = match.game.name, plain(open_view(match))
    words: dict[str, Any] = {"game": game, "names": names, "me": LEARNER}
    for name, area in [("Table", view["table"]), *zip(names, view["seats"], strict=False)]:
        facts = [say(f"fact-{key}", {**area["facts"], "value": value}, **words) for key, value in area["facts"].items()
                 if value is not None]  # fmt: skip
        places = [f"{say(f'place-{key}', **words)}: {cards_of(place, words)}" for key, place in area["places"].items()]
        print(f"   {name}: {'; '.join([*filter(None, facts), *places])}")
    if match.actor is None:
        print(f"   over: {match.result}")
        return
    kind = turn_of(match)
    assert kind is not None
    print(f"   {names[match.actor]} ({kind.kind}): {say('phase-' + view['phase'], view['table']['facts'], **words)}")
    usual = usual_move(match)
    for choice in match.choices():
        mark = "   <- a house cat would" if choice["id"] == usual else ""
        print(f"   {choice['id']:>6}  {say('choice-' + choice['kind'], choice, **words)}{mark}")


def cards_of(place: dict[str, Any], words: dict[str, Any]) -> str:
    """The cards of a place, or how many there are."""
    if "cards" not in place:
        return str(place["count"])
    faces = (say("card", card, **words) if isinstance(card, dict) else "?" if card is None else str(card)
             for card in place["cards"])  # fmt: skip
    return ", ".join(faces) or "-"


def usual_move(match: Match) -> int:
    """What a house cat would play."""
    return Greedy().choose(Position.of(match))


def main(arguments: list[str]) -> int:
    """Show a game's lesson or, while there is none, a deal to begin one with."""
    parser = argparse.ArgumentParser("python -m clowder.server.teaching.rehearsal", description=main.__doc__)
    parser.add_argument("game", choices=[game.name for game in catalogue.games()])
    parser.add_argument("--players", type=int, help="show a deal for so many instead of what is written")
    parser.add_argument("--seed", default="1", help="of that deal")
    asked = parser.parse_args(arguments)
    game = catalogue.game(asked.game)
    try:
        script = None if asked.players else script_of(game)
        if script is not None:
            return 0 if rehearse(game, script) else 1
        match = Match(game, asked.players or game.players[0], asked.seed)
    except ClowderError as wrong:
        print(wrong)
        return 1
    describe(match, ["You", *BOT_NAMES])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
