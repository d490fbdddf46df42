"""What a seat at a table of Devil's Scat may see: a record, as view_types.py declares it."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, cast

from clowder.engine.once import once
from clowder.engine.record import NOBODY
from clowder.engine.view_types import Area, Choice, cards, heap, who, who_or_none
from clowder.games.devils_scat.deck import PRINTED
from clowder.games.devils_scat.hands import suit_of, suit_total, worth_of_cards
from clowder.games.devils_scat.record import (
    AT_29,
    BEATEN,
    DECK,
    DEVILS_SCAT,
    DISCARD,
    DISCARDING,
    FAVOURED,
    FOURTH,
    FULL_31,
    GOOD,
    HAND,
    KNOCK,
    LOWEST,
    MOST_RESHUFFLES,
    OUTSCATTED,
    RANKS,
    RUN,
    SCAT,
    SHOWING,
    SIXTHS,
    SUIT_NAMES,
    TAKE,
    TARGETS,
    THREE_OF_A_KIND,
    WON,
    DevilsScat,
)
from clowder.games.devils_scat.view_types import (
    Deal,
    Deck,
    Discard,
    Face,
    How,
    Insight,
    Knock,
    Left,
    Phase,
    PlayerFacts,
    PlayerPlaces,
    Reason,
    Suit,
    TableFacts,
    TablePlaces,
    Take,
    Worth,
)

POINTS = {
    "for_winning": WON,
    "for_29": AT_29,
    "for_31": FULL_31,
    "for_favoured": FAVOURED,
    "for_knocking": BEATEN,
}
"""Why a seat scored points, as facts: the last one costs 1, the others bring 1."""
LOST_LIVES = {"for_lowest": LOWEST, "for_lowest_knocker": BEATEN, "for_scat": OUTSCATTED}
"""Why a seat lost lives, as facts, each of which costs 1."""
HOW: dict[int, How] = {RUN: "row", THREE_OF_A_KIND: "three", DEVILS_SCAT: "devil", SCAT: "scat"}
"""By what a hand is worth so much; any other worth is a suit's."""


def phase(s: DevilsScat) -> Phase:
    """What the actor decides."""
    if s.phase == SHOWING:
        return "deal"
    if s.phase == DISCARDING:
        return "discard"
    if s.knocker >= 0:
        return "last"
    return "must_knock" if s.reshuffles >= MOST_RESHUFFLES or s.turns >= s.most_turns else "draw"


def face(s: DevilsScat, card: int) -> Face:
    """A card as it is seen: its number in the game, rank, suit and points."""
    rank = card % RANKS
    return printed(card, s.printed[rank], s.rank_points[rank])


@lru_cache(4096)  # what is printed comes from decks, which people write
def printed(card: int, sign: int, points: int) -> Face:
    """The same over plain numbers, kept: every view shows many cards."""
    return Face(card, PRINTED[sign], suit_name(card // RANKS), points)


def suit_name(suit: int) -> Suit:
    """The word for a suit."""
    return cast(Suit, SUIT_NAMES[suit])


def suit_or_none(suit: int) -> Suit | None:
    """The word for a suit; None for no suit."""
    return suit_name(suit) if suit >= 0 else None


def table(s: DevilsScat, viewer: int | None) -> Area[TableFacts, TablePlaces]:
    """What lies in the middle, the same for everybody."""
    return middle(s)


@once
def middle(s: DevilsScat) -> Area[TableFacts, TablePlaces]:
    """The round, the suits, who knocked, how it ended; the deck and the discard pile."""
    facts = TableFacts(
        round=s.rounds,
        scoring="classic" if s.classic else "points",
        target=None if s.classic else TARGETS[s.seats - 2],
        dealer=who(s.dealer),
        favoured=suit_or_none(s.favoured),
        booted=suit_or_none(s.booted),
        reshuffles=s.reshuffles or None,
        knocker=who_or_none(s.knocker),
        last_turns=last_turns(s) if s.knocker >= 0 and s.phase != SHOWING else None,
        scat=who(s.scat) if s.scat >= 0 and s.worth[s.scat] == SCAT else None,
        devils_scat=who(s.scat) if s.scat >= 0 and s.worth[s.scat] != SCAT else None,
        winner=who(s.winner) if s.phase == SHOWING and not s.classic else None,
    )
    discards = cards([face(s, c) for c in s.pile[: s.pile_count]])
    return Area(facts, TablePlaces(deck=heap(s.deck_count), discards=discards))


def last_turns(s: DevilsScat) -> int:
    """S34: turns to come before the round ends, this one included."""
    between = ((s.actor + i) % s.seats for i in range((s.knocker - s.actor) % s.seats))
    return sum(s.held[seat] > 0 for seat in between)


def player(s: DevilsScat, seat: int, viewer: int | None) -> Area[PlayerFacts, PlayerPlaces]:
    """A player's part of the table, as its own player sees it, or all the others."""
    return area(s, seat, seat if is_open(s, seat, viewer) else NOBODY)


@once
def area(s: DevilsScat, seat: int, eyes: int) -> Area[PlayerFacts, PlayerPlaces]:
    """A hand as far as the viewer knows it, the points or lives and, between rounds, each point with its reason (S12)."""
    open_hand = eyes == seat
    whole = s.held[seat] == HAND and open_hand
    facts = PlayerFacts(
        points=None if s.classic else s.points[seat],
        lives=s.lives[seat] if s.classic else None,
        worth=s.worth[seat] // SIXTHS if whole else None,
        sixths=s.worth[seat] % SIXTHS if whole else None,
        knocked=True if s.knocker == seat else None,
        change=s.change[seat] if s.phase == SHOWING and s.held[seat] else None,
        **reasons(s, seat),
    )
    drawn = range(FOURTH, s.held[seat])
    places = PlayerPlaces(
        hand=cards(hand_faces(s, seat, open_hand=open_hand)),
        drawn=cards([face(s, s.hand[seat][i]) if open_hand or s.shown[seat][i] else None for i in drawn]),
    )
    return Area(facts, places)


def is_open(s: DevilsScat, seat: int, viewer: int | None) -> bool:
    """Whether the viewer sees the hand: one's own; between rounds everybody's (S12)."""
    return seat == viewer or s.phase == SHOWING


def reasons(s: DevilsScat, seat: int) -> dict[str, Literal[1, -1] | None]:
    """Each reason that this scoring knows, and whether it brought or cost the seat something."""
    known = LOST_LIVES if s.classic else POINTS
    return {name: (1 if bit < BEATEN else -1) if s.earned[seat] & bit else None for name, bit in known.items()}


def hand_cards(s: DevilsScat, seat: int) -> list[int]:
    """The three cards of a hand, sorted."""
    return sorted(s.hand[seat][: min(HAND, s.held[seat])])


def open_faces(s: DevilsScat, seat: int) -> list[Face]:
    """The three cards of a hand that lies open."""
    return [face(s, card) for card in hand_cards(s, seat)]


def hand_faces(s: DevilsScat, seat: int, *, open_hand: bool) -> list[Face | None]:
    """The three cards of a hand: sorted, and those the viewer does not know last."""
    places = range(min(HAND, s.held[seat]))
    known = sorted(s.hand[seat][i] for i in places if open_hand or s.shown[seat][i])
    return [*(face(s, card) for card in known), *[None] * (len(places) - len(known))]


def choice(s: DevilsScat, move: int) -> Choice:
    """What a move means."""
    if move == DECK:
        return Deck(id=move, reshuffle=s.deck_count == 0)
    if move == TAKE:
        return Take(id=move, card=face(s, s.pile[s.pile_count - 1]))
    if move == KNOCK:
        return Knock(id=move)
    if move < DISCARD:
        return Deal(id=move)
    return Discard(id=move, card=face(s, move - DISCARD))


def looking(s: DevilsScat) -> list[int]:
    """Between two rounds everybody looks at the hands."""
    return list(range(s.seats)) if s.phase == SHOWING and s.actor >= 0 else []


def insight(s: DevilsScat, viewer: int | None) -> Insight:
    """What the hands that lie open to the viewer are worth, and what a discard leaves."""
    left = [Left(card, left_by(s, card)) for card in own_four(s, viewer)]
    return Insight(
        hands=[
            hand_worth(s, seat) if s.held[seat] == HAND and is_open(s, seat, viewer) else None for seat in range(s.seats)
        ],
        left=left,
        at_best=max((each.worth for each in left), key=lambda worth: (worth.worth, worth.sixths), default=None),
        standing=standing(s) if s.phase == SHOWING else [],
        nearly=nearly(s),
        good=GOOD // SIXTHS,
        most=SCAT // SIXTHS,
        lives=s.first_lives,
    )


def own_four(s: DevilsScat, viewer: int | None) -> list[int]:
    """S5: the cards the viewer may discard now, sorted."""
    if s.phase != DISCARDING or viewer != s.actor:
        return []
    four = s.hand[s.actor][: s.held[s.actor]]
    return sorted(four[:FOURTH] if s.shown[s.actor][FOURTH] else four)


def left_by(s: DevilsScat, card: int) -> Worth:
    """What the actor's other three cards are worth."""
    return worth(s, [other for other in s.hand[s.actor][: s.held[s.actor]] if other != card])


@once
def hand_worth(s: DevilsScat, seat: int) -> Worth:
    """What a hand of three cards is worth."""
    return worth(s, hand_cards(s, seat))


def worth(s: DevilsScat, three: list[int]) -> Worth:
    """What three cards are worth, and which of them count."""
    a, b, c = sorted(three)
    x, y, z = a % RANKS, b % RANKS, c % RANKS
    points, numbers = s.rank_points, s.number
    return weighed((a, b, c), (points[x], points[y], points[z]), (numbers[x], numbers[y], numbers[z]))


@lru_cache(4096)
def weighed(three: tuple[int, int, int], points: tuple[int, int, int], numbers: tuple[int, int, int]) -> Worth:
    """The same over plain numbers, kept: with a fourth card in hand there are four threes in every view."""
    a, b, c = three
    sixths = worth_of_cards((a, b, c), points, numbers)
    how = HOW.get(sixths, "suit")
    if how in ("three", "devil"):
        return Worth(*divmod(sixths, SIXTHS), how, None, [a, b, c])
    suit = max((suit_of(card) for card in (a, b, c)), key=lambda suit: suit_total(suit, (a, b, c), points))
    counts = [card for card in (a, b, c) if suit_of(card) == suit]
    return Worth(*divmod(sixths, SIXTHS), how, suit_name(suit), counts)


def standing(s: DevilsScat) -> list[int]:
    """S35: the seats that were dealt in, the best hand first, and before it who ended the round with a Scat."""
    dealt_in = [seat for seat in range(s.seats) if s.held[seat]]
    return sorted(dealt_in, key=lambda seat: (seat != s.scat, -s.worth[seat]))


def nearly(s: DevilsScat) -> list[int]:
    """S37, S43: the seats for whom the point for the round would be enough."""
    if s.classic or s.actor < 0:
        return []
    return [seat for seat in range(s.seats) if s.points[seat] + 1 >= TARGETS[s.seats - 2]]


def reason(s: DevilsScat) -> Reason:
    """S43, S49: why the game ended."""
    if not s.classic:
        return "target"
    return "survivor" if any(s.lives[: s.seats]) else "together"
