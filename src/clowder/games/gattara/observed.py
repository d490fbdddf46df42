"""What a view of Gattara shows of the numbers of an observation; the kit compares the two at every step."""

from __future__ import annotations

from clowder.engine.seating import relative_seat
from clowder.engine.view_types import Who
from clowder.games.gattara.deck import EFFECTS, TARGETS, TOKEN_WORDS
from clowder.games.gattara.record import CARDS, MOST_STACKED, NO_AIM, SEATS
from clowder.games.gattara.view import PHASES
from clowder.games.gattara.view_types import Face, GattaraView


def seen_mine(view: GattaraView, me: int) -> list[int | None]:
    """One's own hand."""
    found: list[int | None] = [0] * CARDS
    return counted(found, list(view.seats[me].places.hand.cards or []))


def seen_open(view: GattaraView, me: int) -> list[int | None]:
    """The stack and the top of the discard pile: all there is to see where no other card lies under that one."""
    places = view.table.places
    if places.discards.count > places.last.count:
        return [None] * CARDS
    return counted([0] * CARDS, [*places.last.cards, *places.stack.cards])


def counted(found: list[int | None], faces: list[Face]) -> list[int | None]:
    """How many of each face there are."""
    for card in faces:
        found[card.face] = (found[card.face] or 0) + 1
    return found


def seen_faces(view: GattaraView, me: int) -> list[int | None]:
    """What is printed on the cards that lie open, and on one's own."""
    facts, places = view.table.facts, view.table.places
    shown: list[Face | None] = [facts.counts_as, facts.pending, facts.effect, *places.last.cards, *places.stack.cards]
    for area in view.seats:
        shown += area.places.hand.cards or []
    found: list[int | None] = [None] * (5 * CARDS)
    for card in filter(None, shown):
        found[5 * card.face : 5 * card.face + 5] = [
            EFFECTS.index(card.effect),
            TOKEN_WORDS.index(card.token) if card.token else 0,
            card.amount or 0,
            TARGETS.index(card.target) if card.target else NO_AIM,
            int(card.meow),
        ]
    return found


def seen_players(view: GattaraView, me: int) -> list[int | None]:
    """Hands and, where the screen does not hide them, cats; what a skip has shown, a view does not keep."""
    found: list[int | None] = [0] * (8 * SEATS)
    for seat, area in enumerate(view.seats):
        facts, at = area.facts, 8 * relative_seat(seat, me, view.players)
        cats = [facts.strays, facts.pedigrees, facts.shows, facts.points]
        moved = (facts.gained or 0) - (facts.lost or 0)
        found[at : at + 8] = [area.places.hand.count, *cats, None, None, moved]
    return found


def seen_stack(view: GattaraView, me: int) -> list[int | None]:
    """The cards of this play."""
    found: list[int | None] = [0] * (3 * MOST_STACKED)
    for place, card in enumerate(view.table.places.stack.cards):
        found[3 * place : 3 * place + 3] = [card.face + 1, relative(view, card.by, me), relative(view, card.at, me)]
    return found


def seen_table(view: GattaraView, me: int) -> list[int | None]:
    """The middle of the table; the supply, and how many turns were skipped in a row, a view does not show."""
    facts, places = view.table.facts, view.table.places
    phases = {name: number for number, name in PHASES.items()}
    shown = facts.counts_as or next(iter(places.last.cards), None)
    standing = view.insight.standing
    return [
        view.players,
        relative_seat(view.actor, me, view.players),
        None if view.over else phases[view.phase],
        relative(view, facts.turn, me),
        1 if facts.direction == "clockwise" else -1,
        int(facts.zen or False),
        facts.goal,
        places.pile.count,
        places.discards.count,
        shown.face + 1 if shown else 0,
        facts.reshuffles,
        *(None, None, None),
        places.stack.count,
        -1 if standing is None else standing,
        None,
        facts.effect.face + 1 if facts.effect else 0,
        relative(view, facts.effect_by, me),
        relative(view, facts.effect_at, me),
    ]


def relative(view: GattaraView, player: Who | None, me: int) -> int:
    """A player, counted from the observer; -1 for nobody."""
    return relative_seat(player.seat if player else None, me, view.players)
