"""The state of a game of Devil's Scat, and the words its numbers stand for."""

from __future__ import annotations

from clowder.engine.record import Grid, Record, Row, cell, grid, row

SEATS = 6
SUIT_NAMES = ("hearts", "stars", "gems", "swirls", "skulls")
SUITS = 5
RANKS = 9
CARDS = SUITS * RANKS  # S1: a card is suit * RANKS + rank
HAND = 3
FOURTH = 3  # the place in the hand of the card just drawn, until one is discarded
LIVES = 3  # S46
TARGETS = (15, 12, 10, 9, 8)  # S43: points that win the game, for 2 to 6 players
MOST_RESHUFFLES = 2  # S6: after these the next turn is a knock
MOST_TURNS = 120  # S14: and after these as well (with two players who only draw, two reshuffles take 77)

NO_SUIT = -1
"""Where a field names a suit: none of them."""
RANDOM_SUIT = SUITS
"""In `boot`: chance picks the suit (S10)."""

# The moves. DISCARD + c discards card c.
DECK, TAKE, KNOCK, DEAL, DISCARD = range(5)

# What the actor decides.
DRAWING, DISCARDING, SHOWING = range(3)

# A hand's worth is counted in sixths of a point (S2), so that halves and thirds are exact.
SIXTHS = 6
RUN = 29 * SIXTHS + 3  # 29½
THREE_OF_A_KIND = 30 * SIXTHS + 3  # 30½
DEVILS_SCAT = 30 * SIXTHS + 4  # 30⅔
SCAT = 31 * SIXTHS
GOOD = 29 * SIXTHS  # S38

# Why a seat scored in the round: bits of `earned`. Each of the first four is worth +1, each of the others -1.
WON = 1  # S37
AT_29 = 2  # S38
FULL_31 = 4  # S39
FAVOURED = 8  # S40
BEATEN = 16  # S41: knocked, and somebody else won; in classic: knocked, and was among the lowest
LOWEST = 32  # S47, classic
OUTSCATTED = 64  # S48, classic: somebody else had a (Devil's) Scat


class DevilsScat(Record, game="devils_scat"):
    """A game of Devil's Scat."""

    # Set up from the deck and the options.
    printed: Row = row("i1", RANKS)
    """What is printed on each rank, as a position in deck.py's PRINTED (S1)."""
    rank_points: Row = row("i1", RANKS)
    """What a card of each rank is worth (S25)."""
    number: Row = row("i1", RANKS)
    """The number on each rank; 0 for ace, king, queen and jack, which are no numbers (S27)."""
    ranks: int = cell("i1")
    """How many ranks there are: RANKS, or fewer in a small deck."""
    suits_out: int = cell("u1")
    """Bit q is set when a small deck has no suit q."""
    first_lives: int = cell("i1")
    """Lives at the start, with classic scoring: LIVES (S46), or fewer with a small deck."""
    most_turns: int = cell("i1")
    """Turns after which somebody has to knock: MOST_TURNS (S14), or fewer with a small deck."""
    classic: int = cell("i1")
    """1 with classic scoring (S46)."""
    boot: int = cell("i1")
    """The suit to leave out (S10), RANDOM_SUIT or NO_SUIT."""
    first_dealer: int = cell("i1")
    """The seat that deals first, or NOBODY for a random one (S13)."""

    phase: int = cell("i1")
    """What the actor decides: DRAWING, DISCARDING or SHOWING, which is between rounds and after the last."""
    rounds: int = cell("i4")
    """How many rounds were dealt."""
    dealer: int = cell("i1")
    """The seat that dealt this round."""
    booted: int = cell("i1")
    """The suit that is out of the game, or NO_SUIT."""
    favoured: int = cell("i1")
    """The favoured suit of the round (S23), or NO_SUIT with classic scoring."""
    knocker: int = cell("i1")
    """The seat that knocked this round; NOBODY as long as none has."""
    reshuffles: int = cell("i1")
    """How often the discards became the deck in this round (S6)."""
    turns: int = cell("i2")
    """How many turns this round has had (S14)."""
    scat: int = cell("i1")
    """The seat that ended the round with a Scat or Devil's Scat (S3); NOBODY as long as none has."""
    winner: int = cell("i1")
    """The seat that won the round (S36); NOBODY before its end, after a tie, and in classic without a Scat."""

    deck: Row = row("i1", CARDS)
    """The cards of the deck in no order (one is picked when it is drawn); the first `deck_count` count."""
    deck_count: int = cell("i1")
    """How many cards the deck has."""
    pile: Row = row("i1", CARDS)
    """The discard pile from the bottom up; the first `pile_count` count, the last of them is the top."""
    pile_count: int = cell("i1")
    """How many cards lie on the discard pile."""
    hand: Grid = grid("i1", SEATS, HAND + 1)
    """The cards of each seat; the first `held[seat]` count, and a fourth is the one just drawn."""
    shown: Grid = grid("i1", SEATS, HAND + 1)
    """1 where everybody knows that card of the hand, because it was taken from the discard pile."""
    held: Row = row("i1", SEATS)
    """How many cards each seat holds: 3, 4 between drawing and discarding, 0 when out of the game."""
    worth: Row = row("i2", SEATS)
    """What the three cards of each seat are worth, in sixths; with a fourth card: what they were worth before it."""

    # What everybody did this round (past.py).
    thrown: Grid = grid("i1", SEATS, SUITS)
    """How many cards of each suit each seat has thrown away."""
    let_lie: Grid = grid("i1", SEATS, SUITS)
    """The most that a top discard of each suit was worth which a seat let lie, to draw from the deck."""

    points: Row = row("i2", SEATS)
    """The points of each seat; 0 with classic scoring."""
    lives: Row = row("i1", SEATS)
    """The lives of each seat with classic scoring; else 0."""
    earned: Row = row("i1", SEATS)
    """Why each seat scored in the round just ended: bits WON to OUTSCATTED; 0 before its end."""
    change: Row = row("i1", SEATS)
    """What each seat won or lost in that round, in points or lives: the sum of those reasons."""
