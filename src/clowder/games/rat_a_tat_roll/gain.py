"""Taking a card, from the board or the pile, and the tokens it earns."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.games.rat_a_tat_roll.card import ICON, PLAIN, has_icon, shown_to
from clowder.games.rat_a_tat_roll.pile import take_top_of_pile
from clowder.games.rat_a_tat_roll.record import DRAWN, RatATatRoll


@compiled
def earn_tokens(s: RatATatRoll, count: int) -> None:
    """R4: tokens come from the middle; none left means none gained."""
    gained = min(count, int(s.center))
    s.tokens[s.actor] += gained
    s.center -= gained


@compiled
def take_face_up(s: RatATatRoll, region: int) -> int:
    """Take the card of a region, which leaves a gap until the end of the turn (R10); R28: a 7, 8 or 9 earns a token."""
    card = s.board[region]
    s.board[region] = 0
    s.gap = region
    if has_icon(card):
        earn_tokens(s, 1)
    return card


@compiled
def lay_in_row(s: RatATatRoll, card: int) -> None:
    """R35: a new card lies after the older ones."""
    s.hand[s.actor, s.held[s.actor]] = card
    s.held[s.actor] += 1


@compiled
def draw_from_pile(s: RatATatRoll) -> None:
    """R26: the top card of the pile, which its player looks at; R28: a 7, 8 or 9 earns a token, and that shows (R17)."""
    card = take_top_of_pile(s)
    if s.center > 0:
        card = card | (ICON if has_icon(card) else PLAIN)
    if has_icon(card):
        earn_tokens(s, 1)
    s.look_seat = s.actor
    s.look_place = s.held[s.actor]
    lay_in_row(s, shown_to(s.actor, card))
    s.phase = DRAWN
