"""A card is one number: what it shows, and with it what is known about it, so that knowledge moves where the card moves
(R8).

| bits | what |
|---|---|
| 0–3 | the number it carries plus one; 0 for no card |
| 4–8 | bit 4 + p: seat p knows the number |
| 9 | a bystander knows it: it was face up for all to see |
| 10 | everybody knows that it has the re-roll icon, for its taker earned a token with it (R17) |
| 11 | everybody knows that it has none |
| 12 | it lay in front of a player when the face-up cards were last shuffled back (R18) |

Who knows a card is no secret, since everybody sees who looks at what; the number is.
"""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.games.rat_a_tat_roll.record import ICON_FROM, SEATS

NUMBER = 15
KNOWERS = 4  # the first of the knowers' bits
EVERYBODY = 63 << KNOWERS
ICON = 1 << 10
PLAIN = 1 << 11
SETTLED = 1 << 12


@compiled
def carrying(number: int) -> int:
    """A card of which nothing is known but to itself."""
    return number + 1


@compiled
def number_of(card: int) -> int:
    """What it carries; -1 for no card."""
    return (card & NUMBER) - 1


@compiled
def has_icon(card: int) -> bool:
    """R28: 7, 8 and 9 have the re-roll icon."""
    return number_of(card) >= ICON_FROM


@compiled
def knows(seat: int, card: int) -> bool:
    """Whether a seat, or a bystander (NOBODY), knows the number."""
    bit = SEATS if seat == NOBODY else seat
    return ((card >> (KNOWERS + bit)) & 1) == 1


@compiled
def shown_to(seat: int, card: int) -> int:
    """The card after a seat has looked at it."""
    return card | (1 << int(KNOWERS + seat))
