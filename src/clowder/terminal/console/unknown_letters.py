"""For a terminal that does not know a letter: the nearest one it does know, so that a card can still be read."""

from __future__ import annotations

import codecs
import sys

NEAREST = {
    **dict.fromkeys("╭╮╰╯", "+"), "─": "-", "│": "|", "·": "-", "•": "*", "▶": ">", "★": "*", "▒": "#", "✓": "*",
    "▲": "^", "▼": "v", "↻": "@", "↺": "@", "◎": "@", "♥": "h", "◆": "d", "☠": "x", "♟": "!", "…": ".", "–": "-", "−": "-",
    "●": "*", "▮": "#",
    "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " ",
    **dict(zip("áàâéèêëíîïóôúùûüçñÁÀÂÉÈÊÍÓÔÚÙÇÑ¿¡", "aaaeeeeiiioouuuucnAAAEEEIOOUUCN?!", strict=True)),
}  # fmt: skip
"""One letter for one letter, so that nothing on the screen moves."""


def nearest_letters(error: UnicodeError) -> tuple[str, int]:
    """What to write in place of letters that cannot be written; "?" where nothing is near."""
    if not isinstance(error, UnicodeEncodeError):
        return "?", getattr(error, "end", 1)
    return "".join(NEAREST.get(letter, "?") for letter in error.object[error.start : error.end]), error.end


def tolerate_unknown_letters() -> None:
    """No letter that comes in or goes out ends a game."""
    codecs.register_error("clowder-nearest", nearest_letters)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="clowder-nearest")
