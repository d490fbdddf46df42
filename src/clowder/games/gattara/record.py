"""The state of a game of Gattara, and the words its numbers stand for."""

from __future__ import annotations

from clowder.engine.record import Grid, Record, Row, cell, grid, row

SEATS = 6
CARDS = 52
FULL_HAND = 3  # G23: a turn begins by drawing up to three; nothing ever makes a hand larger
MOST_STACKED = SEATS * FULL_HAND  # every card in every hand could be laid in one play
MOST_KNOWN = (SEATS - 1) * FULL_HAND  # cards in the other hands
LAST_RESHUFFLE = 6  # G17: the one that ends the game
MOST_SILENCE = 100  # as far as past.py counts

# Moves. 0–51 lay the card of that face.
PASS = 52
"""Lay nothing: skip the turn, let a card be, do not answer, go on after a look."""
AIM = 52
"""AIM + k aims at the k-th player clockwise of the one who aims: 53–57."""
ACTIONS = 58

# What the actor decides.
CHOOSE_CARD, CHOOSE_TARGET, BASTET_WINDOW, MEOW_WINDOW, LOOK = range(5)

# What a card does (G1), in the order of deck.py's words.
GAIN, TAKE, LOSE, DIRECTION, SKIP, MIRROR, BASTET, REBEL, ZEN, DRAW, SWAP = range(11)

# Whom it is aimed at (G28).
SELF, NEXT, PREVIOUS, ANY, ALL, NO_AIM = range(6)

# Cat tokens.
STRAY, PEDIGREE, SHOW = range(3)
TOKENS = 3

# Sorts of cards that tell what a hand without a playable card can hold, as bits.
SORT_BASTET, SORT_MIRROR, SORT_YELLOW, SORT_CATS = 1, 2, 4, 8


class Gattara(Record, game="gattara"):
    """A game of Gattara. A card is the number of its face: cards that look alike are the same number."""

    face: Row = row("u2", CARDS)
    """What is printed on each face, packed as faces.py says; set up from the deck, which numbers them by listing them."""
    faces: int = cell("i1")
    """How many different faces the deck has; set up from the deck."""
    pile: Row = row("i1", CARDS)
    """The draw pile, in no order: a card is picked when it is drawn. Set up from the deck: all of it."""
    loose: int = cell("i1")
    """How many cards the draw pile has."""
    supply: Row = row("i1", TOKENS)
    """Tokens nobody has; set up from the deck."""
    starter: int = cell("i1")
    """The seat that starts, or NOBODY for a random one; set up from the options."""

    phase: int = cell("i1")
    """What the actor decides: CHOOSE_CARD, CHOOSE_TARGET, BASTET_WINDOW, MEOW_WINDOW or LOOK."""
    turn: int = cell("i1")
    """The seat whose turn it is; during a LOOK, whose turn comes next."""
    direction: int = cell("i1")
    """1 clockwise, -1 counter-clockwise."""
    zen: int = cell("i1")
    """1 when the player whose turn it is, or comes next, may only play yellow (G10)."""
    idle: int = cell("i1")
    """Turns skipped, not for a Zen cat, since a card was last laid (G19)."""
    reshuffles: int = cell("i1")
    """How often the discards had to be shuffled (G14, G17)."""
    winner: int = cell("i1")
    """The seat that declared Gattara; NOBODY as long as none did."""

    hand: Grid = grid("i1", SEATS, FULL_HAND)
    """The cards each seat holds; the first `held[seat]` count."""
    held: Row = row("i1", SEATS)
    """How many cards each seat holds."""
    tokens: Grid = grid("i1", SEATS, TOKENS)
    """The strays, pedigree cats and show cats behind each screen."""
    discard: Row = row("i1", CARDS)
    """The discard pile in the order played; the first `discarded` count."""
    discarded: int = cell("i1")
    """How many cards lie on the discard pile."""
    shown: int = cell("i1")
    """What the top of the discard pile counts as for a Mirror: its face or, for a Mirror, what that copied (G8)."""

    stack_card: Row = row("i1", MOST_STACKED)
    """The cards of this play from the bottom up: the turn card, then reactions; the first `stacked` count."""
    stack_by: Row = row("i1", MOST_STACKED)
    """The seat that laid each of them."""
    stack_at: Row = row("i1", MOST_STACKED)
    """The seat each is aimed at; NOBODY for those without a single target, or before it is chosen."""
    stacked: int = cell("i1")
    """How many cards wait."""

    done_face: int = cell("i1")
    """What the last play came to: the effect that was carried out (for a Mirror, what it copied) …"""
    done_by: int = cell("i1")
    """… whose it was; NOBODY when all was cancelled, and before the first play …"""
    done_at: int = cell("i1")
    """… whom it was aimed at, or NOBODY …"""
    done_times: int = cell("i1")
    """… and 2 when it was doubled, else 1."""
    moved: Row = row("i1", SEATS)
    """How many tokens it gave each seat, or (below zero) took; Rebel cats, which nobody sees, leave zeros."""

    let_be: Row = row("i1", SEATS)
    """How many windows for a Bastet each seat has let pass since it last drew a card."""
    unanswered: Row = row("i1", SEATS)
    """How many Meow cards aimed at each seat it has left unanswered since it last drew a card."""

    # What the players know of hidden cards (knowledge.py).
    barred: Row = row("i1", SEATS)
    """At least so many cards of this hand are of the sorts in `allowed`, as everybody knows who saw the player skip."""
    allowed: Row = row("u1", SEATS)
    """Those sorts, as bits; 0 where nothing is known."""
    known: Row = row("i1", SEATS)
    """How many cards in other hands each seat knows of."""
    known_face: Grid = grid("i1", SEATS, MOST_KNOWN)
    """Their faces …"""
    known_where: Grid = grid("u1", SEATS, MOST_KNOWN)
    """… and the hands each may be in: bit p for the hand of seat p."""
