"""The table as a picture: a band for each part of it, with what is said of it and its cards. Made with numpy alone.

::

    ┌────────────────────────────────────────────┐
    │ Discat                                     │
    │ Constraint: lower than 4 ▼ · Draw pile 28  │   the middle
    │▌player_0  3 points · Hand                  │   a player; the bar marks the one who decides
    │  ┌───┐┌───┐┌───┐                           │
    │  │07▲││13▲││▒▒ │                           │
    │  └───┘└───┘└───┘                           │
    └────────────────────────────────────────────┘
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.adapters.drawing.letters import HEIGHT, WIDTH, line_of
from clowder.adapters.drawing.shown import FACE_DOWN, Part, Place, shown
from clowder.engine.game import Game

Pixels = NDArray[np.uint8]
Colour = tuple[int, int, int]

CLOTH: Colour = (38, 70, 83)
PAPER: Colour = (250, 245, 232)
BACK: Colour = (120, 92, 140)
INK: Colour = (28, 28, 36)
CHALK: Colour = (236, 240, 241)
GOLD: Colour = (240, 190, 70)

SCALE = 2
"""Pixels for each dot of a letter."""
ACROSS = 900
"""Width of the picture in pixels."""
MIDDLE, EACH = 420, 110
"""Height of the middle of the table, and of each player's part of it: enough for all four games."""
MARGIN = 14
PAD = 8
"""Between a card's edge and what is printed on it."""
LETTER, LINE = WIDTH * SCALE, HEIGHT * SCALE
COLUMNS = (ACROSS - 2 * MARGIN) // LETTER
"""Letters in a line."""
PRINTED = 14
"""Letters in a line of a card."""


def picture(game: Game, record: Any, step: int) -> Pixels:
    """The table as the one sees it who decides: rows of pixels, red, green and blue; always as many for as many players."""
    seen = shown(game, record, step)
    bands = [written(seen.title, GOLD), *(band for part in seen.parts for band in drawn(part))]
    if seen.ending:
        bands += [written(line, GOLD) for line in wrap(seen.ending, COLUMNS)]
    return framed(np.concatenate(bands), MIDDLE + EACH * int(record.seats))


def drawn(part: Part) -> list[Pixels]:
    """A part of the table, from top to bottom."""
    counted = [f"{place.title} {place.count}" for place in part.places if not place.cards]
    told = " · ".join([*([part.title] if part.title else []), *part.facts, *counted])
    bands = [gap(PAD), *(written(line, GOLD if part.acting else CHALK) for line in wrap(told, COLUMNS))]
    laid = [place for place in part.places if place.cards]
    bands += [row for place in laid for row in rows_of(place)]
    whole = np.concatenate(bands)
    if part.acting:
        whole[PAD:, : SCALE * 2] = GOLD
    return [whole]


def rows_of(place: Place) -> list[Pixels]:
    """A place with its cards, in as many rows as they need."""
    cards = [card(face) for face in place.cards]
    tall = max(each.shape[0] for each in cards)
    rows: list[list[Pixels]] = [[]]
    used = 0
    for each in cards:
        if used + each.shape[1] + PAD > ACROSS - 2 * MARGIN:
            rows.append([])
            used = 0
        rows[-1].append(each)
        used += each.shape[1] + PAD
    bands = [written(place.title, CHALK)]
    for row in rows:
        band = gap(tall + PAD)
        left = 2 * PAD
        for each in row:
            band[: each.shape[0], left : left + each.shape[1]] = each
            left += each.shape[1] + PAD
        bands.append(band)
    return bands


def card(face: str) -> Pixels:
    """A card: its face, or its back."""
    hidden = face == FACE_DOWN
    lines = wrap(face, PRINTED) or [""]
    wide = max(3, *map(len, lines)) * LETTER + 2 * PAD
    made = filled(len(lines) * LINE + 2 * PAD, wide, BACK if hidden else PAPER)
    for number, line in enumerate(lines):
        write(made, PAD + number * LINE, (wide - len(line) * LETTER + SCALE) // 2, line, CHALK if hidden else INK)
    for corner in (made[:2, :2], made[:2, -2:], made[-2:, :2], made[-2:, -2:]):
        corner[:] = CLOTH
    return made


def written(text: str, colour: Colour) -> Pixels:
    """A line of text across the table."""
    band = gap(LINE + SCALE)
    write(band, SCALE, PAD, text, colour)
    return band


def write(pixels: Pixels, top: int, left: int, text: str, colour: Colour) -> None:
    """Write a line of text; what has no room is cut off."""
    dots = line_of(text).repeat(SCALE, axis=0).repeat(SCALE, axis=1)
    room = pixels[top : top + dots.shape[0], left : left + dots.shape[1]]
    room[dots[: room.shape[0], : room.shape[1]]] = colour


def gap(height: int) -> Pixels:
    """So much of the bare table."""
    return filled(height, ACROSS - 2 * MARGIN, CLOTH)


def filled(height: int, width: int, colour: Colour) -> Pixels:
    """A rectangle."""
    return np.broadcast_to(np.array(colour, np.uint8), (height, width, 3)).copy()


def framed(pixels: Pixels, height: int) -> Pixels:
    """The same with a margin around it, in a picture of this height."""
    whole = filled(height, ACROSS, CLOTH)
    room = whole[MARGIN:-MARGIN, MARGIN:-MARGIN]
    room[: pixels.shape[0]] = pixels[: room.shape[0]]
    return whole
