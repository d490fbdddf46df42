"""Discat, for 2 to 6 players: higher or lower, in groups if you can."""

from __future__ import annotations

from pathlib import Path

from clowder.engine.game import Game
from clowder.games.discat import rules, story, view
from clowder.games.discat.deck import OPTIONS, check_deck, inventory, setup
from clowder.games.discat.observe import LAYOUT
from clowder.games.discat.record import CARDS, Discat
from clowder.games.discat.refuse import refuse
from clowder.games.discat.story_types import TOLD
from clowder.games.discat.view_types import DiscatView, Face
from clowder.games.discat.why import why

GAME = Game(
    name="discat",
    version=1,
    players=(2, 6),
    record=Discat,
    actions=CARDS + 1,  # 0 stops or keeps; 1–90 name a card
    layout=LAYOUT,
    # At most 90 cards are named; each turn that lays one has a step to stop, and before it at most five players pass.
    longest=90 * (1 + 1 + 5),
    options=OPTIONS,
    setup=setup,
    check_deck=check_deck,
    inventory=inventory,
    rules=rules,
    card_type=Face,
    view_type=DiscatView,
    view=view,
    told=TOLD,
    story=story,
    refuse=refuse,
    why=why,
    beginner="starter",  # D12
    folder=Path(__file__).parent,
    uncounted=("five",),  # D6
    clauses="D",
)
