"""What a seat at a table of Discat may see. docs/games/discat.md lists the fields."""

from __future__ import annotations

from typing import Any

from clowder.engine.game import Area, Choice
from clowder.engine.view import area, cards, heap, who
from clowder.games.discat.record import ADD, BONUS, EXCHANGE, FIRST, FREE, STOP, TOP, Discat

PHASES = {FIRST: "first", TOP: "top", FREE: "free", ADD: "add", EXCHANGE: "exchange"}


def phase(s: Discat) -> str:
    """What the actor decides."""
    return PHASES[s.phase]


def face(s: Discat, card: int) -> dict[str, Any]:
    """A card as it is seen: its number and the direction of its arrows."""
    return {"card": card, "arrow": "up" if (s.up[card >> 5] >> (card & 31)) & 1 else "down"}


def table(s: Discat, viewer: int | None) -> Area:
    """The constraint, the draw pile, and the group being played."""
    facts: dict[str, Any] = {
        "limit": s.limit or None,
        "arrow": face(s, s.limit)["arrow"] if s.limit else None,
        "creator": who(s.creator) if s.limit else None,
        "bonus_paid": bool(s.bonus_paid) if s.limit else None,
        "highest": s.highest,
        "exchanges": s.under_serial + s.under_count,
        "last_turns": s.turns_left if s.ender >= 0 and s.actor >= 0 else None,
    }
    return area(facts, {"pile": heap(s.loose + s.under_count), "group": cards(face(s, c) for c in s.group[: s.grouped])})


def player(s: Discat, seat: int, viewer: int | None) -> Area:
    """A hand (one's own open, after the game all of them), the piles, the points so far."""
    hand = s.hand[seat][: s.held[seat]]
    open_hand = seat == viewer or s.actor < 0
    top = [face(s, s.top[seat]) if not s.turned[seat] else None] if s.piled[seat] else []
    places = {
        "hand": cards(face(s, c) for c in sorted(hand)) if open_hand else heap(len(hand)),
        "top": cards(top),
        "personal": heap(s.piled[seat]),
        "bonus": cards(face(s, c) for c in range(1, s.highest + 1) if s.fate[c] == BONUS + seat),
    }
    return area({"points": points(s, seat)}, places)


def points(s: Discat, seat: int) -> int:
    """D30: what the cards of a seat count as they lie now."""
    return s.piled[seat] + 4 * s.bonus[seat] - s.held[seat]


def choice(s: Discat, move: int) -> Choice:
    """What a move means."""
    if s.phase == EXCHANGE:
        return {"kind": "keep"} if move == STOP else {"kind": "exchange", **face(s, move)}
    if move == STOP:
        return {"kind": "stop", "cards": s.grouped}
    return {"kind": "add" if s.phase == ADD else "top", **face(s, move)}


def ending(s: Discat) -> dict[str, Any]:
    """D29–D31: who won and why."""
    scores = [points(s, seat) for seat in range(s.seats)]
    if s.five >= 0:
        return {"winners": [s.five], "scores": scores, "reason": "five"}
    best = max((scores[seat], s.bonus[seat]) for seat in range(s.seats))
    winners = [seat for seat in range(s.seats) if (scores[seat], s.bonus[seat]) == best]
    tied = scores.count(best[0]) > 1
    return {"winners": winners, "scores": scores, "reason": "shared" if len(winners) > 1 else "bonus" if tied else "points"}
