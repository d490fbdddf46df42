"""What a seat at a table of Discat may see: a record, as view_types.py declares it."""

from __future__ import annotations

from functools import cache

from clowder.engine.once import once
from clowder.engine.record import NOBODY
from clowder.engine.view_types import Area, Choice, cards, cards_or_heap, heap, who
from clowder.games.discat.groups import (
    BONUS_WORTH,
    MOST,
    answers,
    count_points,
    first_digit,
    group_points,
    room_beyond,
    second_digit,
)
from clowder.games.discat.record import ADD, BONUS, EXCHANGE, FIRST, FREE, STOP, TOP, Discat
from clowder.games.discat.view_types import (
    Add,
    Arrow,
    Counted,
    Exchange,
    Face,
    Group,
    Insight,
    Keep,
    Phase,
    PlayerFacts,
    PlayerPlaces,
    Reason,
    Stop,
    TableFacts,
    TablePlaces,
    Top,
)

PHASES: dict[int, Phase] = {FIRST: "first", TOP: "top", FREE: "free", ADD: "add", EXCHANGE: "exchange"}


def phase(s: Discat) -> Phase:
    """What the actor decides."""
    return PHASES[s.phase]


def rising(s: Discat, card: int) -> int:
    """1 where the card's arrows point up."""
    return (s.up[card >> 5] >> (card & 31)) & 1


def arrow(s: Discat, card: int) -> Arrow:
    """The direction of a card's arrows."""
    return "up" if rising(s, card) else "down"


def face(s: Discat, card: int) -> Face:
    """A card as it is seen."""
    return printed(card, arrow(s, card))


@cache
def printed(card: int, arrow: Arrow) -> Face:
    """The same, kept: every view shows many cards."""
    return Face(card, arrow)


def table(s: Discat, viewer: int | None) -> Area[TableFacts, TablePlaces]:
    """What lies in the middle, the same for everybody."""
    return middle(s)


@once
def middle(s: Discat) -> Area[TableFacts, TablePlaces]:
    """The constraint, the draw pile, and the group being played."""
    facts = TableFacts(
        limit=s.limit or None,
        arrow=arrow(s, s.limit) if s.limit else None,
        creator=who(s.creator) if s.limit else None,
        bonus_paid=bool(s.bonus_paid) if s.limit else None,
        highest=s.highest,
        exchanges=s.under_serial + s.under_count,
        last_turns=s.turns_left if s.ender >= 0 and s.actor >= 0 else None,
    )
    named = [face(s, card) for card in s.group[: s.grouped]]
    return Area(facts, TablePlaces(pile=heap(s.loose + s.under_count), group=cards(named)))


def player(s: Discat, seat: int, viewer: int | None) -> Area[PlayerFacts, PlayerPlaces]:
    """A player's part of the table, as its own player sees it, or all the others."""
    return area(s, seat, seat if seat == viewer or s.actor < 0 else NOBODY)


@once
def area(s: Discat, seat: int, eyes: int) -> Area[PlayerFacts, PlayerPlaces]:
    """A hand (one's own open, after the game all of them), the piles, the points so far."""
    top = [face(s, s.top[seat]) if not s.turned[seat] else None] if s.piled[seat] else []
    places = PlayerPlaces(
        hand=cards_or_heap([face(s, card) for card in hand(s, seat)], is_open=eyes == seat),
        top=cards(top),
        personal=heap(s.piled[seat]),
        bonus=cards([face(s, card) for card in range(1, s.highest + 1) if s.fate[card] == BONUS + seat]),
    )
    return Area(PlayerFacts(points=points(s, seat)), places)


def hand(s: Discat, seat: int) -> list[int]:
    """The cards a seat holds, sorted."""
    return sorted(s.hand[seat][: s.held[seat]])


def points(s: Discat, seat: int) -> int:
    """D30: what the cards of a seat count as they lie now."""
    return count_points(s.piled[seat], s.bonus[seat], s.held[seat])


def choice(s: Discat, move: int) -> Choice:
    """What a move means."""
    if s.phase == EXCHANGE:
        return Keep(id=move) if move == STOP else Exchange(id=move, card=move, arrow=arrow(s, move))
    if move == STOP:
        return Stop(id=move, cards=s.grouped)
    if s.phase == ADD:
        return Add(id=move, card=move, arrow=arrow(s, move), ends_turn=s.grouped + 1 == MOST)
    return Top(id=move, card=move, arrow=arrow(s, move), ends_turn=s.phase == FIRST)


def insight(s: Discat, viewer: int | None) -> Insight:
    """What is being named comes to, and what the viewer could name."""
    return insight_for(s, s.actor if viewer == s.actor and s.phase in (TOP, FREE) else NOBODY)


@once
def insight_for(s: Discat, chooser: int) -> Insight:
    """The same for all who cannot name a group now."""
    named = s.group[: s.grouped]
    mine = hand(s, chooser) if chooser != NOBODY else []
    low, high = (1, s.highest) if is_free(s) else (s.limit + 1, s.highest) if s.rising else (1, s.limit - 1)
    return Insight(
        free=is_free(s),
        low=low,
        high=high,
        bonus_worth=BONUS_WORTH,
        points=group_points(s.grouped),
        tops=[card for card in named if may_be_on_top(s, card)],
        groups=groups(s, mine),
        counted=[counted(s, seat) for seat in range(s.seats)] if s.actor < 0 else [],
    )


def counted(s: Discat, seat: int) -> Counted:
    """D30: the points of a seat, pile by pile."""
    piled, bonus, held = s.piled[seat], s.bonus[seat], s.held[seat]
    return Counted(personal=count_points(piled, 0, 0), bonus=count_points(0, bonus, 0), hand=count_points(0, 0, held))


def may_be_on_top(s: Discat, card: int) -> bool:
    """D23: it respects the constraint, if there is one."""
    return is_free(s) or answers(card, s.limit, s.rising)


def is_free(s: Discat) -> bool:
    """D3, D27: no card has been played yet, or everybody else has passed."""
    return s.creator in (NOBODY, s.actor)


def groups(s: Discat, mine: list[int]) -> list[Group]:
    """Every row of cards with a common digit, on top of each the card that is hardest to answer; the longest first."""
    found = []
    for digit_of in (first_digit, second_digit):
        digits = [digit_of(card) for card in mine]
        for digit in range(10):
            alike = [card for card, own in zip(mine, digits, strict=True) if own == digit]
            tops = sorted((room(s, card), card) for card in alike if may_be_on_top(s, card))
            if len(alike) > 1 and tops:
                beyond, top = tops[0]
                laid = [top, *(card for card in alike if card != top)][:MOST]
                found.append(Group([face(s, card) for card in laid], group_points(len(laid)), beyond))
    return sorted(found, key=lambda group: (-len(group.cards), group.room))


def room(s: Discat, card: int) -> int:
    """How many cards of the game answer this one."""
    return room_beyond(card, rising(s, card), s.highest)


def reason(s: Discat) -> Reason:
    """D29–D31: why the game ended as it did."""
    if s.five >= 0:
        return "five"
    ranked = sorted(((points(s, seat), s.bonus[seat]) for seat in range(s.seats)), reverse=True)
    if ranked[0] == ranked[1]:
        return "shared"
    return "bonus" if ranked[0][0] == ranked[1][0] else "points"
