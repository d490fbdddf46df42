"""Sunbeam, for 2 to 4 players: four rounds, and in each the sleepiest cat gets the warm spot."""

from __future__ import annotations

from pathlib import Path

from clowder.engine.game import Game

from . import rules, story, view
from .observe import LAYOUT
from .record import CATS, ROUNDS, SEATS, Sunbeam, inventory
from .refuse import refuse
from .story_types import TOLD
from .view_types import Cat, SunbeamView

GAME = Game(
    name="sunbeam",
    version=1,
    players=(2, SEATS),
    record=Sunbeam,
    actions=CATS,  # a move is a cat; 0 is the one with the number 1
    layout=LAYOUT,
    longest=ROUNDS * SEATS,
    inventory=inventory,
    rules=rules,
    card_type=Cat,
    view_type=SunbeamView,
    view=view,
    told=TOLD,
    story=story,
    refuse=refuse,
    folder=Path(__file__).parent,
    clauses="B",
)
