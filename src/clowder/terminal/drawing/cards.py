"""Cards drawn with letters: as boxes where there is room, as chips in a line where there is not.

::

    ╭─────╮╭─────╮
    │ 07▲ ││ 22▼ │        [07▲] [22▼]
    ╰──1──╯╰──2──╯

The number in a box's lower edge is the choice that the card stands for.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from clowder.terminal.drawing.wording import FACE_DOWN

WIDEST = 20
"""A longer text is broken inside its box."""
TALLEST = 4
"""Lines of text in a box; a place with a card that would need more is shown with chips."""


def style_of(face: str) -> str:
    """How a card's text is coloured; its meaning never depends on it."""
    return "dim" if face == FACE_DOWN else "bold cyan"


def chip(face: str) -> Text:
    """A card in a line."""
    return Text(f"[{face}]", style_of(face))


def box(lines: list[str], label: str, height: int) -> list[Text]:
    """One card, as high as its neighbours."""
    width = max(*map(cell_len, lines), 2) + 2
    lines = [*lines, *[""] * (height - len(lines))]
    edge = "dim" if lines[0] == FACE_DOWN else "cyan"
    left = (width - len(label)) // 2
    top = Text("╭" + "─" * width + "╮", edge)
    bottom = Text("╰" + "─" * left, edge).append(label, "bold yellow").append("─" * (width - left - len(label)) + "╯")
    return [
        top,
        *(Text.assemble(("│", edge), (centred(line, width), style_of(line)), ("│", edge)) for line in lines),
        bottom,
    ]


def centred(line: str, width: int) -> str:
    """A line in the middle of so many columns."""
    left = (width - cell_len(line)) // 2
    return " " * left + line + " " * (width - left - cell_len(line))


def block(title: str, faces: list[str], labels: list[str], width: int) -> list[list[Text]]:
    """A place with its cards as boxes: rows under the title, as many as the width needs; none if a card is too long."""
    texts = [wrap(face, WIDEST) or [""] for face in faces]
    height = max(map(len, texts), default=0)
    if height > TALLEST:
        return []
    rows: list[list[Text]] = []
    for text, label in zip(texts, labels, strict=True):
        drawn = box(text, label, height)
        if not rows or rows[-1][1].cell_len + drawn[0].cell_len > width:
            rows.append([Text(title if not rows else "", "bold"), *(Text() for _ in drawn)])
        for line, piece in zip(rows[-1][1:], drawn, strict=True):
            line.append_text(piece)
    return rows


def flow(blocks: list[list[Text]], width: int, gap: int) -> list[Text]:
    """Blocks of lines set beside each other, from left to right, and on in a new row."""
    rows: list[list[list[Text]]] = []
    used = width
    for one in blocks:
        wide = max(line.cell_len for line in one)
        if not rows or used + wide > width:
            rows.append([])
            used = 0
        rows[-1].append(one)
        used += wide + gap
    return [line for row in rows for line in beside(row, gap)]


def beside(row: list[list[Text]], gap: int) -> list[Text]:
    """Blocks next to each other, as lines."""
    lines: list[Text] = []
    titled = any(one[0].plain for one in row)  # otherwise the row goes on with the one above
    for height in range(0 if titled else 1, max(map(len, row))):
        line = Text()
        for one in row:
            piece = one[height].copy() if height < len(one) else Text()
            piece.pad_right(max(part.cell_len for part in one) - piece.cell_len + gap)
            line.append_text(piece)
        line.rstrip()
        lines.append(line)
    return lines


def labels_of(cards: list[Any], choices: list[dict[str, Any]]) -> list[str]:
    """For each card, the number of the choice that names it, if exactly one does."""
    return [the_only([n for n, choice in enumerate(choices, 1) if names_card(choice, card)]) for card in cards]


def names_card(choice: dict[str, Any], card: Any) -> bool:
    """Whether a choice is about a card that looks like this one: it has the card, or all the card's fields, in it."""
    if not isinstance(card, dict):
        return card is not None and choice.get("card") == card
    return card in choice.values() or all(name in choice and choice[name] == value for name, value in card.items())


def the_only(numbers: list[int]) -> str:
    """The number, if there is exactly one."""
    return str(numbers[0]) if len(numbers) == 1 else ""
