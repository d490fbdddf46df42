"""Who let a card be, or did not answer, since they last drew: a hand that stays silent is likely to have nothing to say."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.games.gattara.record import MOST_SILENCE, Gattara


@compiled
def remember_let_be(s: Gattara) -> None:
    """The actor lays no Bastet."""
    s.let_be[s.actor] = min(MOST_SILENCE, s.let_be[s.actor] + 1)


@compiled
def remember_unanswered(s: Gattara) -> None:
    """The actor does not answer a Meow card."""
    s.unanswered[s.actor] = min(MOST_SILENCE, s.unanswered[s.actor] + 1)


@compiled
def forget_silence(s: Gattara, seat: int) -> None:
    """A new card from the pile may be anything."""
    s.let_be[seat] = s.unanswered[seat] = 0


@compiled
def swap_silence(s: Gattara, one: int, other: int) -> None:
    """What was silent is the hand, and it changes hands."""
    s.let_be[one], s.let_be[other] = s.let_be[other], s.let_be[one]
    s.unanswered[one], s.unanswered[other] = s.unanswered[other], s.unanswered[one]
