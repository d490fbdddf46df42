"""Chance lives in the record: four 32-bit words, and one function that draws from them.

The generator is sfc32 (Chris Doty-Humphrey): adds, shifts and xors, so it is quick, and because every intermediate value
fits in 64 signed bits it gives the same numbers compiled and in plain Python. A match re-keys it before every step
(match.py), so what was seen so far says nothing about what comes. Piles that nobody has looked into are not ordered: the
card is drawn when it is drawn, with the key of that step.
"""

from __future__ import annotations

import hashlib
import re

from clowder.engine.compiling import compiled
from clowder.engine.record import Record

WORD = 0xFFFFFFFF
WARM_UP = 12
"""Outputs thrown away after keying, so that similar keys give unrelated streams."""

KEY = 4
"""Words of a generator. A record whose `chance` has more of them is told what to draw (scripted.py)."""
TOLD, DRAWN, ASKED, OUTCOMES = KEY, KEY + 1, KEY + 2, KEY + 3
"""The further words of such a record: how many outcomes it is told; how many it has drawn; out of how many the first one is
to be drawn that it was not told, 0 for none; and the outcomes, from here on."""


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
    if len(s.chance) > KEY:  # known when this is compiled: usual records do not pay for it
        return told(s, n)
    return (next_word(s) * int(n)) >> 32


@compiled
def told(s: Record, n: int) -> int:
    """The outcome that the record was told. Where it was told none, one of the generator's, which it writes down; and of
    the first such it says out of how many it was drawn. One out of one is nothing to be told."""
    words = s.chance
    outcome = (next_word(s) * int(n)) >> 32
    if n == 1:
        return outcome
    drawn = int(words[DRAWN])
    words[DRAWN] = drawn + 1
    if drawn < words[TOLD]:
        return int(words[OUTCOMES + drawn])
    if words[ASKED] == 0:
        words[ASKED] = n
    if drawn < len(words) - OUTCOMES:  # a redeal may draw more often than any step
        words[OUTCOMES + drawn] = outcome
    return outcome


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


LEARNERS_SEED = re.compile(r"vector:(0|[1-9]\d{0,17}):(0|[1-9]\d{0,8}):(0|[1-9]\d{0,8})")
"""How the seed of a learner's game is written: the seed of its vector environment, its row, its number in that row."""


def learners_seed(seed: int, row: int, number: int) -> str:
    """The seed of a game that a vector environment plays. Everybody can tell it beforehand, so it is none for a live
    table."""
    return f"vector:{seed}:{row}:{number}"


@compiled
def scrambled(word: int) -> int:
    """Another 32 bits for each 32 bits, similar ones far apart (the end of MurmurHash3)."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


@compiled
def learners_word(start: int, seed: int, row: int, number: int) -> int:
    """One word of the key of a learner's game."""
    word = scrambled(scrambled(start ^ (seed & WORD)) ^ (seed >> 32))
    return scrambled(scrambled(word ^ row) ^ number)


@compiled
def learners_key(seed: int, row: int, number: int) -> tuple[int, int, int]:
    """The key of a learner's game: three words. A step's key is these and the number of the step, which is a fraction of
    the work of BLAKE2b; millions of steps a second are played with it, and nobody has an interest in guessing it."""
    return (
        learners_word(0x9E3779B9, seed, row, number),
        learners_word(0x243F6A88, seed, row, number),
        learners_word(0xB7E15162, seed, row, number),
    )


def key_of_step(seed: str, step: int) -> tuple[int, int, int, int]:
    """The key of one step of a match; the deal is step 0. BLAKE2b over the table's seed and the number of the step, except
    for a learner's game, which is keyed as its vector environment did it."""
    if learner := LEARNERS_SEED.fullmatch(seed):
        return *learners_key(*map(int, learner.groups())), step
    digest = hashlib.blake2b(
        seed.encode() + b"\0" + step.to_bytes(8, "big"), digest_size=16, person=b"clowder step"
    ).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12))
    return a, b, c, d


def commitment(seed: str) -> str:
    """The seed's hash, shown before the deal: whoever keeps it can check afterwards that the seed was not changed."""
    return hashlib.blake2b(seed.encode(), digest_size=32, person=b"clowder seed").hexdigest()
