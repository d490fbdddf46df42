"""Why a choice may be a good one, told from one's own hand and the top discard."""

from __future__ import annotations

from clowder.engine.because import Because
from clowder.games.devils_scat.record import DEAL, DECK, DISCARD, GOOD, HAND, KNOCK, SIXTHS, TAKE, DevilsScat
from clowder.games.devils_scat.view import hand_cards, left_by, worth
from clowder.games.devils_scat.view_types import Worth


def why(s: DevilsScat, move: int) -> Because | None:
    """What the hand would count."""
    if move == DEAL:
        return None
    if move >= DISCARD:
        return Because("left", counted(left_by(s, move - DISCARD)))
    now, taken = worth(s, hand_cards(s, s.actor)), best_with_discard(s)
    better = sixths(taken) > sixths(now)
    if move == KNOCK:
        return Because("knock-good" if sixths(now) >= GOOD else "knock", counted(now))
    if move == TAKE:
        return Because("take" if better else "take-hope", counted(taken))
    assert move == DECK
    return Because("deck-better" if better else "deck", counted(now))


def best_with_discard(s: DevilsScat) -> Worth:
    """The most that the hand can count with the top discard in place of one of its cards."""
    hand, top = hand_cards(s, s.actor), s.pile[s.pile_count - 1]
    return max((worth(s, [*hand[:out], *hand[out + 1 :], top]) for out in range(HAND)), key=sixths)


def sixths(found: Worth) -> int:
    """A worth in one number (S2)."""
    return SIXTHS * found.worth + found.sixths


def counted(found: Worth) -> dict[str, int | str]:
    """A worth as texts take it."""
    return {"worth": found.worth, "sixths": found.sixths}
