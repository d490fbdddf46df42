"""Gattara, for 2 to 6 players: collect cats, and answer a Meow with a Meow."""

from __future__ import annotations

from pathlib import Path

from clowder.engine.game import Game
from clowder.games.gattara import rules, story, view
from clowder.games.gattara.deck import OPTIONS, check_deck, inventory, setup
from clowder.games.gattara.observe import LAYOUT
from clowder.games.gattara.record import ACTIONS, PASS, Gattara
from clowder.games.gattara.refuse import refuse
from clowder.games.gattara.story_types import TOLD
from clowder.games.gattara.view_types import Face, GattaraView
from clowder.games.gattara.why import why

GAME = Game(
    name="gattara",
    version=1,
    players=(2, 6),
    record=Gattara,
    actions=ACTIONS,  # 0–51 lay a card of that face, 52 passes, 53–57 aim
    layout=LAYOUT,
    # The 52 cards and five reshuffles of at most 51 give at most 307 cards to lay (G17). Each takes at most 9 steps:
    # itself, its target, five players who let it be, one who does not answer, one look. After each, and before the
    # first, at most six turns are skipped: one for a Zen cat and, before the sixth other one ends the game, five (G19).
    longest=307 * 9 + 308 * 6 + 1,
    options=OPTIONS,
    setup=setup,
    check_deck=check_deck,
    inventory=inventory,
    rules=rules,
    card_type=Face,
    view_type=GattaraView,
    view=view,
    told=TOLD,
    story=story,
    refuse=refuse,
    why=why,
    # Points come and go in big steps: looking 20 decisions beyond the tree won 0.74 of 80 games against greedy players at
    # 100 ms, and at 50 ms looking 8 beyond won 0.66 of 140.
    search={"horizon": 20},
    reacting=view.reacting,
    silence=PASS,
    looking=view.looking,
    folder=Path(__file__).parent,
    clauses="G",
)
