"""What may go on top, what belongs together and what it counts: the clauses of Discat about groups, over plain numbers, for
the rules and for what a view tells of a hand."""

from __future__ import annotations

from clowder.engine.compiling import compiled

BONUS_WORTH = 4  # D30: what a card in the bonus pile counts
MOST = 5  # D6: the fifth card of a group wins, and there is no sixth


@compiled
def answers(card: int, limit: int, rising: int) -> bool:
    """D21: higher than the constraint's card if its arrows point up, lower if they point down."""
    return card > limit if rising else card < limit


@compiled
def room_beyond(card: int, rising: int, highest: int) -> int:
    """D21: how many cards of the game answer this one."""
    return highest - card if rising else card - 1


@compiled
def highest_card(deck_size: int, seats: int) -> int:
    """D20: which cards are in the game; all those of a small deck."""
    return deck_size if deck_size > 0 else 30 + 10 * seats


@compiled
def first_digit(card: int) -> int:
    """D2: cards below ten begin with 0."""
    return card // 10


@compiled
def second_digit(card: int) -> int:
    """D2: what a card ends with."""
    return card % 10


@compiled
def goes_to_bonus(place: int, grouped: int) -> bool:
    """D25: of four cards the bottom one goes on the bonus pile."""
    return grouped == 4 and place == 3


@compiled
def count_points(personal: int, bonus: int, held: int) -> int:
    """D30: one point a card in the personal pile, four a card in the bonus pile, minus one a card in hand."""
    return personal + BONUS_WORTH * bonus - held


@compiled
def group_points(grouped: int) -> int:
    """D25, D30: what a group counts when it is laid."""
    bonus = 0
    for place in range(grouped):
        bonus += goes_to_bonus(place, grouped)
    return count_points(grouped - bonus, bonus, 0)
