"""The state of a game of Discat, and the words its numbers stand for."""

from __future__ import annotations

from clowder.engine.record import Grid, Record, Row, cell, grid, row

SEATS = 6
CARDS = 90
FULL_HAND = 5  # D28: a hand is refilled to five
MOST_HELD = 6  # five after the refill, and one bonus card until the next turn (D6)
MOST_FOG = 6  # cards put under the pile whose whereabouts one seat can keep in mind as "one of these places"

STOP = 0
"""The move that ends a group, or keeps the hand as it is; every other move is the number of a card."""

# What the actor decides.
FIRST, TOP, FREE, ADD, EXCHANGE = range(5)

# How a turn went, if no cards were played.
PASSED, EXCHANGED = 6, 7

# Where a card is: its fate. Those that belong to a seat are a base plus the seat.
BOXED = -1  # not in this game (D20)
LOOSE = 0  # in the draw pile, where nobody knows: it is drawn when it is drawn
HELD = 1  # 1–6: in a hand
UNDER = 11  # 11–16: under the draw pile, put there by that seat
PILED = 21  # 21–26: in a personal pile
BONUS = 31  # 31–36: in a bonus pile
NAMED = 40  # in the group being played


class Discat(Record, game="discat"):
    """A game of Discat."""

    up: Row = row("u4", 3)
    """Bit c is set when card c points up (D1); set up from the options."""
    starter: int = cell("i1")
    """The seat that starts, or NOBODY for a random one (D12); set up from the options."""
    deck_size: int = cell("i1")
    """How many cards a small deck has; 0 for as many as D20 says. Set up from the deck, like the next."""
    full_hand: int = cell("i1")
    """How many cards a hand is dealt and refilled to: FULL_HAND (D28), or fewer with a small deck."""
    highest: int = cell("i1")
    """The highest card in the game (D20)."""

    phase: int = cell("i1")
    """What the actor decides: FIRST, TOP, FREE, ADD or EXCHANGE."""
    limit: int = cell("i1")
    """The card that sets the constraint; 0 before the first one."""
    rising: int = cell("i1")
    """1 where that card's arrows point up."""
    creator: int = cell("i1")
    """The seat whose card that is; NOBODY before the first one."""
    bonus_paid: int = cell("i1")
    """1 once this constraint has paid its bonus (D26)."""
    ender: int = cell("i1")
    """The seat that ran out of cards with the pile empty (D10); NOBODY until then."""
    turns_left: int = cell("i1")
    """Last turns still to come, this one included; meaningless before `ender`."""
    five: int = cell("i1")
    """The seat that played five cards (D6); NOBODY as long as none did."""

    group: Row = row("i1", 5)
    """The cards named this turn, from the top down; the first `grouped` count."""
    grouped: int = cell("i1")
    """How many were named this turn."""
    shared_first: int = cell("i1")
    """The first digit all the cards named this turn share; -1 if they share none. Meaningless before the first."""
    shared_second: int = cell("i1")
    """Likewise the second digit."""
    hand: Grid = grid("i1", SEATS, MOST_HELD)
    """The cards each seat holds, new ones last; the first `held[seat]` count."""
    held: Row = row("i1", SEATS)
    """How many cards each seat holds."""
    piled: Row = row("i1", SEATS)
    """How many cards lie in each personal pile, the top one included."""
    bonus: Row = row("i1", SEATS)
    """How many cards lie in each bonus pile."""
    top: Row = row("i1", SEATS)
    """The top card of each personal pile; 0 for an empty pile."""
    turned: Row = row("i1", SEATS)
    """1 where that top card lies face down."""
    fate: Row = row("i1", CARDS + 1)
    """Where each card is."""

    pile: Row = row("i1", CARDS)
    """The cards of the draw pile that nobody has put there, in no order: which comes next is drawn when it is drawn."""
    loose: int = cell("i2")
    """How many those are; the cards under the pile come after them."""
    under: Row = row("i1", CARDS)
    """The cards put under the pile, oldest first: a ring that begins at `under_first` and has `under_count` cards."""
    under_first: int = cell("i2")
    """Where the ring begins."""
    under_count: int = cell("i2")
    """How many cards lie under the pile."""
    under_serial: int = cell("i2")
    """How many cards were ever drawn from there: the card at the front has this number, the next one more …"""

    lately: Row = row("i1", SEATS)
    """How each seat's last turn went: 1–5 cards played, PASSED or EXCHANGED; 0 before the first."""

    # What the players know of hidden cards (D13, knowledge.py).
    low: Row = row("i1", CARDS + 1)
    """A hidden card in this place is no lower than this, as everybody knows who saw its holder pass."""
    high: Row = row("i1", CARDS + 1)
    """Likewise no higher than this."""
    bounded: Row = row("i1", SEATS)
    """1 once a hand has had cards with such bounds."""
    knows: Row = row("u1", CARDS + 1)
    """Bit p: seat p knows exactly where this card is, though it is not in p's hand."""
    fogged: Row = row("i1", SEATS)
    """How many cards each seat knows to be in one of several places: the first so many entries below."""
    fog_card: Grid = grid("i1", SEATS, MOST_FOG)
    """Those cards."""
    fog_trail: Grid = grid("u1", SEATS, MOST_FOG)
    """Bit q: the card may be in q's hand, or be a card that q put under the pile …"""
    fog_since: Grid = grid("i2", SEATS, MOST_FOG)
    """… as the one with this serial number or a later one."""
