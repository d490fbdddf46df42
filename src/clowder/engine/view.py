"""What a seat may see, with the legal choices inside it: no client ever needs a rule. view_types.py has the types.

A game's `view.py` has these functions over a plain record; the viewer is a seat, or None for a bystander:

- `phase(s)`: what is being decided, one of the phases that its view type declares;
- `table(s, viewer)`, `player(s, seat, viewer)`: the areas;
- `choice(s, move)`: what a legal move means;
- `insight(s, viewer)`: what the rules make of what the viewer sees, if its view type declares anything;
- `reason(s)`: why a game that is over ended. Who won and with what score the rules say, and nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from clowder.engine.game import Game
from clowder.engine.record import NOBODY
from clowder.engine.view_types import AnyView, Area, Choice, Message, Result, message, plain

if TYPE_CHECKING:
    from clowder.engine.match import Match

PlainView = dict[str, Any]
"""A view as plain data."""


def choices_of(game: Game, s: Any, moves: Iterable[int]) -> list[Choice]:
    """Each legal move with what it means."""
    return [game.view.choice(s, move) for move in moves]


def result_of(game: Game, record: Any, s: Any) -> Result[str] | None:
    """How a game ended, from the rules' own `result` and `score`; None while it goes on. `s` is the record, plain."""
    if s.actor >= 0:
        return None
    shares = np.zeros(game.players[1])
    game.rules.result(record, shares)
    scores = [int(game.rules.score(record, seat)) for seat in range(s.seats)]
    winners = [seat for seat in range(s.seats) if shares[seat] > 0]
    reason = game.view.reason(s)
    order = scores if game.fewest_wins else [-score for score in scores]
    ranking = sorted(range(s.seats), key=lambda seat: (seat not in winners, order[seat]))
    return Result(winners, scores, reason, reason not in game.uncounted, ranking)


def view_of(game: Game, record: Any, viewer: int | None, step: int, moves: Iterable[int], s: Any = None) -> AnyView:
    """A seat's view of a record; `moves` are the actor's legal moves, shown only to the actor. `s` is the record, plain,
    for whoever has it already."""
    s = game.record.plain(record) if s is None else s
    over = s.actor < 0
    return game.view_type(
        players=s.seats,
        seat=viewer,
        step=step,
        actor=None if over else s.actor,
        phase="over" if over else game.view.phase(s),
        over=over,
        table=game.view.table(s, viewer),
        seats=[game.view.player(s, seat, viewer) for seat in range(s.seats)],
        choices=choices_of(game, s, moves) if viewer is not None and viewer == s.actor else [],
        insight=game.view.insight(s, viewer) if game.has_insight else None,
        result=result_of(game, record, s) if over else None,
    )


def open_view(match: Match) -> AnyView:
    """The match as a bystander sees it who may look at every card: for replays of what is over, and for whoever writes a
    lesson. Each seat's part is as that seat sees it, and its cards as they are when a game is over: turned up."""
    game, record = match.game, match.record
    s: Any = game.record.plain(record)
    ended = s._replace(actor=NOBODY)
    seats = []
    for seat in range(match.players):
        own, bare = game.view.player(s, seat, seat), game.view.player(ended, seat, seat)
        untold = [name for name in own.facts.__struct_fields__ if getattr(own.facts, name) is None]
        told = {name: getattr(bare.facts, name) for name in untold}
        seats.append(Area(msgspec.structs.replace(own.facts, **told), bare.places))
    return msgspec.structs.replace(view_of(game, record, None, match.step, [], s), seats=seats)


def opening_of(game: Game, s: Any, viewer: int | None) -> list[Message]:
    """What is told before the first decision."""
    return [message(0, told) for told in game.story.opening(s, viewer)]


def story_of(game: Game, step: int, before: Any, move: int, after: Any, viewer: int | None) -> list[Message]:
    """What is told of one step, the one of this number, by plain records before and after it."""
    return [message(step, told) for told in game.story.story(before, move, after, viewer)]


__all__ = [
    "PlainView", "choices_of", "open_view", "opening_of", "plain", "result_of", "story_of", "view_of",
]  # fmt: skip
