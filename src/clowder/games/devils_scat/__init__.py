"""Devil's Scat, for 2 to 6 players: make 31 with three cards of a suit, or knock before the others do."""

from __future__ import annotations

from pathlib import Path

from clowder.engine.game import Game
from clowder.games.devils_scat import rules, story, view
from clowder.games.devils_scat.deck import OPTIONS, check_deck, inventory, setup
from clowder.games.devils_scat.observe import LAYOUT
from clowder.games.devils_scat.record import CARDS, DECK, DISCARD, KNOCK, TAKE, DevilsScat
from clowder.games.devils_scat.refuse import refuse
from clowder.games.devils_scat.story_types import TOLD
from clowder.games.devils_scat.view_types import DevilsScatView, Face
from clowder.games.devils_scat.why import why

GAME = Game(
    name="devils_scat",
    version=1,
    players=(2, 6),
    record=DevilsScat,
    actions=DISCARD + CARDS,  # 0 deck, 1 take, 2 knock, 3 deal, 4–48 discard a card
    layout=LAYOUT,
    # Nothing bounds the rounds of a game, nor a round in which everybody only takes discards. Random play took at most
    # 1,130 decisions in 100,000 games of six (376 on average); random play that never knocks by itself at most 9,254.
    longest=100_000,
    options=OPTIONS,
    setup=setup,
    check_deck=check_deck,
    inventory=inventory,
    rules=rules,
    card_type=Face,
    view_type=DevilsScatView,
    view=view,
    told=TOLD,
    story=story,
    refuse=refuse,
    why=why,
    # A round is won by little things, and luck is great: with curiosity 1 it won 0.63 of 80 games against greedy players at
    # 30 ms, with 0.5 0.58; at 10 ms, with 0.1, 0.49.
    search={"explore": 1.0},
    looking=view.looking,
    moves={"DECK": DECK, "TAKE": TAKE, "KNOCK": KNOCK, "DISCARD": DISCARD},
    folder=Path(__file__).parent,
    clauses="S",
)
