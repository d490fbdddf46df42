"""What a seat at a table of Gattara may see. docs/games/gattara.md lists the fields."""

from __future__ import annotations

from functools import cache
from typing import Any

from clowder.engine.game import Area, Choice
from clowder.engine.view import area, cards, heap, who
from clowder.games.gattara.deck import COLOUR_OF, EFFECTS, TARGETS, TOKEN_WORDS
from clowder.games.gattara.record import (
    AIM,
    BASTET,
    BASTET_WINDOW,
    CHOOSE_CARD,
    CHOOSE_TARGET,
    LOOK,
    LOSE,
    MEOW_WINDOW,
    MIRROR,
    NO_AIM,
    PASS,
    Gattara,
)

PHASES = {CHOOSE_CARD: "card", CHOOSE_TARGET: "target", BASTET_WINDOW: "bastet", MEOW_WINDOW: "meow", LOOK: "look"}


def phase(s: Gattara) -> str:
    """What the actor decides."""
    return PHASES[s.phase]


@cache
def printed(code: int) -> dict[str, Any]:
    """What a packed face says (faces.py); None where the card has no such thing."""
    effect, aim = code & 15, (code >> 10) & 7
    moves_cats = effect <= LOSE
    return {
        "colour": COLOUR_OF[EFFECTS[effect]],
        "effect": EFFECTS[effect],
        "token": TOKEN_WORDS[(code >> 4) & 3] if moves_cats else None,
        "amount": (code >> 6) & 15 if moves_cats else None,
        "target": TARGETS[aim] if aim != NO_AIM else None,
        "meow": bool(code >> 13),
    }


def card(s: Gattara, face: int) -> dict[str, Any]:
    """A card as it is seen."""
    return {"face": face, **printed(s.face[face])}


def effect(s: Gattara, face: int) -> int:
    """What a card does."""
    return s.face[face] & 15


def table(s: Gattara, viewer: int | None) -> Area:
    """Whose turn it is, the cards waiting on the stack, what the last play came to, the piles."""
    top = pending(s)
    facts: dict[str, Any] = {
        "turn": who(s.turn),
        "direction": "clockwise" if s.direction == 1 else "counterclockwise",
        "zen": True if s.zen else None,
        "goal": goal(s),
        "reshuffles": s.reshuffles,
        "counts_as": counts_as(s),
        "pending": card(s, s.stack_card[top]) if top >= 0 else None,
        "pending_by": who(s.stack_by[top]) if top >= 0 else None,
        "pending_at": who(s.stack_at[top]) if top >= 0 and s.stack_at[top] >= 0 else None,
        "effect": card(s, s.done_face) if s.done_by >= 0 else None,
        "effect_by": who(s.done_by) if s.done_by >= 0 else None,
        "effect_at": who(s.done_at) if s.done_at >= 0 else None,
        "doubled": True if s.done_times == 2 else None,
    }
    last = [card(s, s.discard[s.discarded - 1])] if s.discarded else []
    return area(facts, {"pile": heap(s.loose), "discards": heap(s.discarded), "last": cards(last), "stack": stack(s)})


def pending(s: Gattara) -> int:
    """The place on the stack of the card the actor is asked about: the top or, to be answered, the claim; -1 for none."""
    top = s.stacked - 1
    while s.phase == MEOW_WINDOW and top >= 0 and effect(s, s.stack_card[top]) == BASTET:
        top -= 1
    return top


def counts_as(s: Gattara) -> dict[str, Any] | None:
    """G8: what a Mirror on top of the discard pile has copied."""
    if s.discarded and effect(s, s.discard[s.discarded - 1]) == MIRROR:
        return card(s, s.shown)
    return None


def stack(s: Gattara) -> dict[str, Any]:
    """The cards of this play from the bottom up, with who laid each, whom it is aimed at, and whether it is cancelled."""
    off = cancelled(s)
    return cards(
        {
            **card(s, s.stack_card[i]),
            "by": who(s.stack_by[i]),
            "at": who(s.stack_at[i]) if s.stack_at[i] >= 0 else None,
            "cancelled": off[i],
        }
        for i in range(s.stacked)
    )


def cancelled(s: Gattara) -> list[bool]:
    """G2: for each card on the stack, whether it is cancelled as things stand."""
    off = [False] * s.stacked
    answered = False  # whether the claim above, which no Bastet cancels, answers this one
    i = s.stacked - 1
    while i >= 0:
        first = i
        while effect(s, s.stack_card[i]) == BASTET:
            off[i] = (first - i) % 2 == 1  # the topmost stands, and each undoes the one below
            i -= 1
        by_bastet = (first - i) % 2 == 1
        off[i] = by_bastet or answered
        answered = not by_bastet
        i -= 1
    return off


def hand(s: Gattara, seat: int) -> list[int]:
    """The faces a seat holds, sorted: the order they were drawn in shows nowhere."""
    return sorted(list(s.hand[seat])[: s.held[seat]])


def player(s: Gattara, seat: int, viewer: int | None) -> Area:
    """A hand and the cats behind the screen (one's own; after the game everybody's), and what the last effect changed."""
    is_open = seat == viewer or s.actor < 0
    strays, pedigrees, shows = s.tokens[seat]
    facts = {
        "points": points(s, seat) if is_open else None,
        "strays": strays if is_open else None,
        "pedigrees": pedigrees if is_open else None,
        "shows": shows if is_open else None,
        "gained": s.moved[seat] if s.moved[seat] > 0 else None,
        "lost": -s.moved[seat] if s.moved[seat] < 0 else None,
    }
    return area(facts, {"hand": cards(card(s, face) for face in hand(s, seat)) if is_open else heap(s.held[seat])})


def points(s: Gattara, seat: int) -> int:
    """G27: a stray counts 1, a pedigree cat 2, a show cat 3."""
    strays, pedigrees, shows = s.tokens[seat]
    return strays + 2 * pedigrees + 3 * shows


def goal(s: Gattara) -> int:
    """G26: the points to reach."""
    return {2: 10, 3: 8}.get(s.seats, 7)


def choice(s: Gattara, move: int) -> Choice:
    """What a move means."""
    if s.phase == CHOOSE_TARGET:
        return {"kind": "aim", "at": who((s.actor + move - AIM) % s.seats)}
    if s.phase == CHOOSE_CARD:
        return {"kind": "skip"} if move == PASS else {"kind": "play", "card": card(s, move)}
    if s.phase == LOOK:
        return {"kind": "go-on"}
    against = card(s, s.stack_card[pending(s)])
    if s.phase == BASTET_WINDOW:
        return {"kind": "let-be" if move == PASS else "bastet", "against": against}
    return {"kind": "no-answer", "against": against} if move == PASS else {"kind": "answer", "card": card(s, move)}


def reacting(s: Gattara) -> list[int]:
    """G3: for a Bastet everybody from the actor on, as far as the one who laid the card; G4: for a Meow its target."""
    if s.phase == MEOW_WINDOW:
        return [s.actor]
    if s.phase != BASTET_WINDOW:
        return []
    laid_by = s.stack_by[s.stacked - 1]
    to_ask = (laid_by - s.actor) * s.direction % s.seats
    return [(s.actor + i * s.direction) % s.seats for i in range(to_ask)]


def looking(s: Gattara) -> list[int]:
    """G18: the two between whom cards changed hands."""
    return [seat for seat in (s.done_by, s.done_at) if seat >= 0] if s.phase == LOOK else []


def ending(s: Gattara) -> dict[str, Any]:
    """G26, G17: who won and why."""
    scores = [points(s, seat) for seat in range(s.seats)]
    if s.winner >= 0:
        return {"winners": [s.winner], "scores": scores, "reason": "gattara"}
    winners = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
    return {"winners": winners, "scores": scores, "reason": "shared" if len(winners) > 1 else "most"}
