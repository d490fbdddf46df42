"""What a view of Rat-a-Tat Roll shows of the numbers of an observation; the kit compares the two at every step."""

from __future__ import annotations

from itertools import pairwise

from clowder.engine.seating import relative_seat
from clowder.games.rat_a_tat_roll.record import (
    ALL,
    CARDS,
    DICE,
    LONGEST_ROW,
    MOST_SPACES,
    NONE,
    NUMBERS,
    REGIONS,
    SEATS,
)
from clowder.games.rat_a_tat_roll.view import PHASES, REGION_NAMES, SPACES, WILD_FACES
from clowder.games.rat_a_tat_roll.view_types import Face, RatATatRollView

NUMBER_UNKNOWN, NO_CARD = -1, -2
MOST = 127  # what an observation can count up to

Seen = list[int | None]


def seen_card(card: Face | None, *, is_remembered: bool) -> Seen:
    """A card's number; that its viewer does not know it shows where a table remembers. Marks and knowers do not show."""
    return [card.number if card else NUMBER_UNKNOWN if is_remembered else None, None, None]


def seen_rows(view: RatATatRollView, me: int) -> Seen:
    """The rows, as far as they show."""
    found: Seen = [NO_CARD, 0, 0] * (SEATS * LONGEST_ROW)
    helper = view.table.facts.memory == "helper"
    for seat, area in enumerate(view.seats):
        at = 3 * LONGEST_ROW * relative_seat(seat, me, view.players)
        for place, card in enumerate(area.places.row.cards):
            found[at + 3 * place : at + 3 * place + 3] = seen_card(card, is_remembered=helper)
    return found


def seen_under(view: RatATatRollView, me: int) -> Seen:
    """Of the pile only the count shows: what is under it cannot be more."""
    many = view.table.places.pile.count
    return [None, None, None] * many + [NO_CARD, 0, 0] * (CARDS - many)


def seen_board(view: RatATatRollView, me: int) -> Seen:
    """The face-up cards."""
    found: Seen = [-1] * REGIONS
    for card in view.table.places.board.cards:
        found[REGION_NAMES.index(card.region)] = card.number
    return found


def seen_returned(view: RatATatRollView, me: int) -> Seen:
    """The last shuffle, at a table that helps."""
    if view.table.facts.memory != "helper":
        return [None] * NUMBERS
    numbers = [card.number for card in view.table.places.returned.cards]
    return [numbers.count(number) for number in range(NUMBERS)]


def seen_players(view: RatATatRollView, me: int) -> Seen:
    """Tokens, cards, and who became full last."""
    found: Seen = [0] * (3 * SEATS)
    ender = view.table.facts.ender
    for seat, area in enumerate(view.seats):
        at = 3 * relative_seat(seat, me, view.players)
        is_ender = ender is not None and ender.seat == seat
        found[at : at + 3] = [area.facts.tokens, area.places.row.count, int(is_ender)]
    return found


def seen_dice(view: RatATatRollView, me: int) -> Seen:
    """The number dice."""
    numbers = [die.number for die in view.table.places.dice.cards]
    return [*numbers, *[0] * (DICE - len(numbers))]


def seen_ring(view: RatATatRollView, me: int) -> Seen:
    """The kinds of the spaces."""
    kinds = {name: kind for kind, name in SPACES.items()}
    spaces = [kinds[space.space] for space in view.table.places.ring.cards]
    return [*spaces, *[0] * (MOST_SPACES - len(spaces))]


def seen_regions(view: RatATatRollView, me: int) -> Seen:
    """Their regions: after a wild space comes the region it belongs to."""
    ring = view.table.places.ring.cards
    names = [space.region or after.region for space, after in pairwise([*ring, ring[0]])]
    return [*(REGION_NAMES.index(name) for name in names if name), *[0] * (MOST_SPACES - len(ring))]


def seen_faces(view: RatATatRollView, me: int) -> Seen:
    """The faces of a number die."""
    return [*view.insight.faces]


def seen_table(view: RatATatRollView, me: int) -> Seen:
    """The middle of the table and the step; how much of the pile is loose does not show."""
    facts, places = view.table.facts, view.table.places
    phases = {name: number for number, name in PHASES.items()}
    wild = {name: number for number, name in WILD_FACES.items()}
    looked_at = [(seat, area.facts.looked_at) for seat, area in enumerate(view.seats) if area.facts.looked_at is not None]
    seat, place = looked_at[0] if looked_at else (None, None)
    return [
        view.players,
        relative_seat(view.actor, me, view.players),
        None if view.phase == "over" else phases[view.phase],
        facts.pawn,
        places.ring.count,
        places.dice.count,
        wild[facts.wild] if facts.wild else 0,
        facts.tokens,
        None,
        None,
        REGION_NAMES.index(facts.gap) if facts.gap else NONE,
        places.gained.cards[0].number if places.gained.cards else NONE,
        facts.offered - 1 if facts.offered else NONE,
        relative_seat(seat, me, view.players),
        NONE if place is None else ALL if place == 0 else place - 1,
        facts.last_turns,
        None if facts.turn is None else min(facts.turn - 1, MOST),
        min(facts.shuffles or 0, MOST),
        relative_seat(facts.starter.seat, me, view.players) if facts.starter else None,
    ]
