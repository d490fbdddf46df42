"""What a seat may see, as plain data with the legal choices inside it: no client ever needs a rule.

A view looks the same for every game::

    {"game": "discat", "players": 3, "seat": 0, "step": 12, "actor": 0, "phase": "top", "over": false,
     "table": AREA, "seats": [AREA, AREA, AREA], "choices": [CHOICE, …], "result": null}

An area is `{"facts": {name: value}, "places": {name: {"count": n, "cards": [...]}}}`. A place lists its cards where the
viewer may see that there are cards lying one beside another: a card is what the game shows of it (a number or a
dictionary), or null for a card face down to this viewer. A place without "cards" is a heap of which only the count shows.
A value that names a player is `{"seat": 2}`, everywhere. Choices are listed for the actor alone; for everybody else the
list is empty.

A game's `view.py` has five functions over a plain record:

- `phase(s) -> str`: what is being decided, or "over";
- `table(s, viewer) -> Area`, `player(s, seat, viewer) -> Area`; the viewer is a seat, or None for a bystander;
- `choice(s, move) -> Choice` without its id;
- `ending(s) -> {"winners": [...], "scores": [...], "reason": "..."}` of a game that is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from clowder.engine.game import Area, Choice, Game, Message
from clowder.engine.record import NOBODY

if TYPE_CHECKING:
    from clowder.engine.match import Match

View = dict[str, Any]


def area(facts: dict[str, Any], places: dict[str, dict[str, Any]]) -> Area:
    """An area of the table."""
    return {"facts": facts, "places": places}


def heap(count: int) -> dict[str, Any]:
    """A place of which only the count shows."""
    return {"count": count}


def cards(faces: Iterable[Any]) -> dict[str, Any]:
    """A place with its cards side by side; None for one that lies face down to the viewer."""
    shown = list(faces)
    return {"count": len(shown), "cards": shown}


def who(seat: int) -> dict[str, int | None]:
    """A player, as a value in facts, choices and messages; NOBODY (any negative) is nobody."""
    return {"seat": seat if seat >= 0 else None}


def told(key: str, **args: Any) -> Message:
    """A message of a story; its text is the game's `story-KEY`."""
    return {"key": key, "args": args}


def choices_of(game: Game, s: Any, moves: Iterable[int]) -> list[Choice]:
    """Each legal move with what it means."""
    return [{"id": int(move), **game.view.choice(s, int(move))} for move in moves]


def view_of(game: Game, s: Any, viewer: int | None, step: int, moves: Iterable[int]) -> View:
    """The view of a plain record; `moves` are the actor's legal moves, shown only to the actor."""
    over = s.actor < 0
    return {
        "game": game.name,
        "players": s.seats,
        "seat": viewer,
        "step": step,
        "actor": None if over else s.actor,
        "phase": "over" if over else game.view.phase(s),
        "over": over,
        "table": game.view.table(s, viewer),
        "seats": [game.view.player(s, seat, viewer) for seat in range(s.seats)],
        "choices": choices_of(game, s, moves) if viewer is not None and viewer == s.actor else [],
        "result": game.view.ending(s) if over else None,
    }


def open_view(match: Match) -> View:
    """The match as a bystander sees it who may look at every card: for replays of what is over, and for whoever writes a
    lesson. Each seat's part is as that seat sees it, and its cards as they are when a game is over: turned up."""
    game, s = match.game, match.game.record.plain(match.record)
    ended: Any = s._replace(actor=NOBODY)  # type: ignore[attr-defined]
    view = view_of(game, s, None, match.step, [])
    for seat in range(match.players):
        own, bare = game.view.player(s, seat, seat), game.view.player(ended, seat, seat)
        facts = {name: bare["facts"][name] if fact is None else fact for name, fact in own["facts"].items()}
        view["seats"][seat] = area(facts, bare["places"])
    return view
