"""Compile what adapters need of a game, before anybody waits for it: `python -m clowder.adapters.warming GAME`.

A game whose chance is told from outside has a record type of its own, for which the rules are compiled once more."""

from __future__ import annotations

import sys

from clowder.adapters.one_game import OneGame
from clowder.adapters.single_seat import SingleSeat
from clowder.adapters.told_game import ToldGame, setting
from clowder.engine import catalogue


def warm(name: str) -> None:
    """A move of everybody's and one against bots; then, with chance told, a deal, a move, and a world dealt anew."""
    players = catalogue.game(name).players[0]
    one, seat = OneGame(name, players), SingleSeat(name, players)
    one.deal("1")
    one.play(int(one.mask.argmax()))
    seat.deal(1, 0)
    seat.play(int(seat.mask.argmax()))
    told = ToldGame(setting(name, players))
    for _ in range(2):
        while told.asked:
            told.draw(told.outcome("1"))
        told.redealt(told.actor, 1)
        told.play(told.legal[0])


if __name__ == "__main__":
    warm(sys.argv[1])
