"""The state of a game of Rat-a-Tat Roll, and the words its numbers stand for. A card is told in card.py."""

from __future__ import annotations

from clowder.engine.record import Grid, Record, Row, cell, grid, row

SEATS = 5
NUMBERS = 10  # cards carry 0 to 9
CARDS = 40
REGIONS = 5
DICE = 3
FACES = 6
MOST_SPACES = 40  # room for the ring of a board that has more spaces than ours (R2)
LONGEST_ROW = 5  # R38: cards in a full row with two players; four with more
STARTING_TOKENS = 2  # R23
ICON_FROM = 7  # R28: 7, 8 and 9 have the re-roll icon
MOST_ICONS = 3  # R34: more than that are shuffled back
LAST_ROUND = 25  # R16
GIVEN_AWAY, WISHED_FOR, MOST_KEPT = -1, 1, 25  # what past.py remembers of a card

NONE = -1  # where a field names a region, a place or a card that there may not be
ALL = LONGEST_ROW  # where a field names a place that is looked at: the whole row

# What the actor decides.
START, ROLL, REROLL, CHOOSE, DRAWN, PEEK, PEEKED, FULL, WILD, TAKE, REPLACE, SWAP, SWAP_WITH = range(13)

# Moves.
DONE = 0  # looked long enough (R7)
DICE_BASE = 0  # 1–3: roll that many dice
MOVE = 4  # keep the dice, move the pawn
AGAIN_BASE = 4  # 5–11: re-roll the dice whose bits are set in move - 4
ACCEPT = 12  # keep the wild die
WILD_AGAIN = 13  # re-roll it
SKIP = 14
WILD_ONLY = 15  # a full player rolls the wild die
TAKE_FROM = 16  # 16–20: the face-up card of a region
FROM_PILE = 21
PEEK_NOTHING = 22
PEEK_OWN = 23
NO_SWAP = 24
OWN = 25  # 25–29: a place of one's own row
THEIRS = 30  # 30–49: a place of another row, five for each seat, the next player's first
ACTIONS = THEIRS + LONGEST_ROW * (SEATS - 1)

# Kinds of spaces; 0 beyond the end of the ring.
ON_WILD, ON_CHOOSE, ON_REROLL, ON_PEEK = 1, 2, 3, 4
# Faces of the wild die; 0 while it is not rolled.
LOWEST, HIGHEST, SWAPPING = 1, 2, 3


class RatATatRoll(Record, game="rat_a_tat_roll"):
    """A game of Rat-a-Tat Roll."""

    copies: Row = row("i1", NUMBERS)
    """How many cards carry each number (R1); set up from the deck, like the next ten."""
    spaces: int = cell("i1")
    """How many spaces the ring has (R2)."""
    ring: Row = row("i1", MOST_SPACES)
    """The kind of each space, clockwise: ON_WILD, ON_CHOOSE, ON_REROLL or ON_PEEK."""
    region: Row = row("i1", MOST_SPACES)
    """The region of each space; for a wild space the region it comes before."""
    number_die: Row = row("i1", FACES)
    """The faces of each number die (R3)."""
    wild_die: Row = row("i1", FACES)
    """The faces of the wild die: LOWEST, HIGHEST or SWAPPING (R3)."""
    regions: int = cell("i1")
    """How many regions the board has: REGIONS, or fewer with a small deck."""
    full_row: int = cell("i1")
    """How many cards are a full row: five with two players, four with more (R38), or fewer with a small deck."""
    last_round: int = cell("i1")
    """The round after which the game ends in any case: LAST_ROUND (R16), or an earlier one with a small deck."""
    first_tokens: int = cell("i1")
    """Tokens each seat begins with: STARTING_TOKENS (R23), or fewer with a small deck."""
    all_tokens: int = cell("i1")
    """How many re-roll tokens there are (R4)."""
    starter: int = cell("i1")
    """The seat that starts, or NOBODY for a random one (R19); set up from the options, like the next three."""
    first_space: int = cell("i1")
    """Which of the five wild spaces the pawn starts on, or NONE for a random one (R6)."""
    helper: int = cell("i1")
    """1 where views show what was seen once (R14)."""
    extra: Row = row("i1", SEATS)
    """Tokens each seat gets beyond the two (R15)."""

    phase: int = cell("i1")
    """What the actor decides: START … SWAP_WITH."""
    first: int = cell("i1")
    """The seat that has the first turn."""
    turns: int = cell("i2")
    """How many turns have ended."""
    ender: int = cell("i1")
    """The seat that was the last to become full (R12); NOBODY until then."""
    turns_left: int = cell("i1")
    """Turns of the final round still to come, this one included; meaningless before `ender`."""

    pawn: int = cell("i1")
    """The space the pawn is on."""
    dice: Row = row("i1", DICE)
    """The number dice of this turn; the first `rolled` count."""
    rolled: int = cell("i1")
    """How many number dice were rolled this turn."""
    wild: int = cell("i1")
    """The wild die: a face, or 0 while it is not rolled."""
    tokens: Row = row("i1", SEATS)
    """The re-roll tokens of each seat."""
    center: int = cell("i1")
    """The tokens in the middle."""

    hand: Grid = grid("i2", SEATS, LONGEST_ROW)
    """The cards in front of each seat, in the order they lie (R35); the first `held[seat]` count."""
    held: Row = row("i1", SEATS)
    """How many cards lie in front of each seat."""
    board: Row = row("i2", REGIONS)
    """The face-up card of each region; 0 where it was taken this turn."""
    gap: int = cell("i1")
    """The region whose card was taken this turn and not yet replaced, or NONE."""
    gained: int = cell("i2")
    """The card a full player has just taken, until an older one makes room (R11); 0 otherwise."""
    swap_from: int = cell("i1")
    """The place of the own card that is being swapped, or NONE."""
    look_seat: int = cell("i1")
    """Whose card the actor is looking at, or NOBODY."""
    look_place: int = cell("i1")
    """Which one: a place, or ALL; NONE when nobody looks."""

    loose: Row = row("i1", NUMBERS)
    """How many cards of each number are in the draw pile where nobody knows: they are drawn when they are drawn."""
    loose_count: int = cell("i1")
    """How many cards that is; they come before those put under the pile."""
    under: Row = row("i2", CARDS)
    """The cards put under the pile, oldest first: a ring that begins at `under_first` and has `under_count` cards."""
    under_first: int = cell("i1")
    """Where that ring begins."""
    under_count: int = cell("i1")
    """How many cards lie under the pile."""
    shuffles: int = cell("i2")
    """How often the face-up cards were shuffled back (R34)."""
    returned: Row = row("i1", NUMBERS)
    """How many cards of each number the last of those shuffles took back (R18)."""

    kept: Grid = grid("i1", SEATS, LONGEST_ROW)
    """For each card in front of a seat: how often its player knew it, could have parted with it and did not. A swap begins
    it anew: WISHED_FOR where whoever took it knew it, GIVEN_AWAY where whoever gave it did, else as before."""

    # What the last step did, for those who watch.
    thrown: int = cell("i1")
    """Bits 0–2: the number dice thrown in it."""
    filled: int = cell("i1")
    """The region that was given a new card in it, or NONE."""
    changed: Row = row("i1", SEATS)
    """One more than the place in each row whose card was exchanged in it for another; 0 for none."""
