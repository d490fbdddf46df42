"""Which cards of the stack stand (G2): over plain numbers, for the rules and for what a view tells.

At the bottom lies the turn card; on it, Bastets; on those, perhaps, the Meow that answers the turn card; on that one,
Bastets again, and so on:

    turn card · Bastet · Bastet · Meow answer · Bastet
                                                └ cancels the answer, and so the turn card comes back

The turn card and the answers are the *claims*. A claim with an odd number of Bastets on it is cancelled, one with an even
number stands. Only a claim that stands can be answered, so of all claims below the top one just the next can come back.
Here a stack is how many cards it has and, as bits from the bottom up, which of them are Bastets.
"""

from __future__ import annotations

from clowder.engine.compiling import compiled


@compiled
def claim_below(bastets: int, place: int) -> int:
    """The highest turn card or Meow answer below a place of the stack; -1 if there is none."""
    place -= 1
    while place >= 0 and (bastets >> place) & 1:
        place -= 1
    return place


@compiled
def claim_above(bastets: int, stacked: int, place: int) -> int:
    """The lowest Meow answer above a place of the stack; as many as the cards on it if there is none."""
    place += 1
    while place < stacked and (bastets >> place) & 1:
        place += 1
    return place


@compiled
def is_met_with_bastet(bastets: int, stacked: int, place: int) -> bool:
    """G2: whether the Bastets right on a card cancel it: the last one stands, and each undoes the one below."""
    return (claim_above(bastets, stacked, place) - 1 - place) % 2 == 1


@compiled
def is_off(bastets: int, stacked: int, place: int) -> bool:
    """G2: whether a card of the stack is cancelled as things stand: by Bastet, or by an answer that is not."""
    if is_met_with_bastet(bastets, stacked, place):
        return True
    answer = claim_above(bastets, stacked, place)
    is_claim = not (bastets >> place) & 1
    return is_claim and answer < stacked and not is_met_with_bastet(bastets, stacked, answer)


@compiled
def claim_that_stands(bastets: int, stacked: int) -> int:
    """G2: the claim that will be carried out as the stack lies now; -1 if all is cancelled."""
    claim = claim_below(bastets, stacked)
    return claim_below(bastets, claim) if is_off(bastets, stacked, claim) else claim


@compiled
def times_of(claim: int) -> int:
    """G4: an answer, which is every claim but the turn card, has double effect."""
    return 2 if claim > 0 else 1
