"""Text from a file or from somebody else, made harmless: a terminal obeys some letters in place of showing them."""

from __future__ import annotations

from unicodedata import category

OBEYED = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""The kinds of letters that are not shown: controls, marks of direction, halves of letters, ends of lines."""


def escaped(text: str, keep: str = "") -> str:
    r"""The text with every such letter written out, like `\x1b`; those to `keep` stay."""
    return "".join(letter if letter in keep or category(letter) not in OBEYED else ascii(letter)[1:-1] for letter in text)
