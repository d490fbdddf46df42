"""Chance lives in the record: four 32-bit words, and one function that draws from them.

The generator is sfc32 (Chris Doty-Humphrey): adds, shifts and xors, so it is quick, and because every intermediate value
fits in 64 signed bits it gives the same numbers compiled and in plain Python. A match re-keys it before every step
(match.py), so what was seen so far says nothing about what comes. Piles that nobody has looked into are not ordered: the
card is drawn when it is drawn, with the key of that step.
"""

from __future__ import annotations

import hashlib

from clowder.engine.compiling import compiled
from clowder.engine.record import Record

WORD = 0xFFFFFFFF
WARM_UP = 12
"""Outputs thrown away after keying, so that similar keys give unrelated streams."""


@compiled
def next_word(s: Record) -> int:
    """32 random bits."""
    words = s.chance
    a, b, c, count = int(words[0]), int(words[1]), int(words[2]), int(words[3])
    out = (a + b + count) & WORD
    words[0] = b ^ (b >> 9)
    words[1] = (c + (c << 3)) & WORD
    words[2] = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
    words[3] = (count + 1) & WORD
    return out


@compiled
def draw(s: Record, n: int) -> int:
    """A fair number from 0 to n - 1."""
    return (next_word(s) * int(n)) >> 32


@compiled
def rekey(s: Record, a: int, b: int, c: int, d: int) -> None:
    """Start the generator from a 128-bit key."""
    s.chance[0] = a
    s.chance[1] = b
    s.chance[2] = c
    s.chance[3] = d
    for _ in range(WARM_UP):
        next_word(s)


@compiled
def reseed(s: Record, seed: int) -> None:
    """Start the generator from a number: for simulations, where nobody has an interest in guessing it."""
    rekey(s, seed & WORD, (seed >> 32) & WORD, 0x9E3779B9, 1)


def key_of_step(seed: str, step: int) -> tuple[int, int, int, int]:
    """The key of one step of a match: BLAKE2b over the table's seed and the number of the step; the deal is step 0."""
    digest = hashlib.blake2b(
        seed.encode() + b"\0" + step.to_bytes(8, "big"), digest_size=16, person=b"clowder step"
    ).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12))
    return a, b, c, d


def commitment(seed: str) -> str:
    """The seed's hash, shown before the deal: whoever keeps it can check afterwards that the seed was not changed."""
    return hashlib.blake2b(seed.encode(), digest_size=32, person=b"clowder seed").hexdigest()
