"""Frames are cut out of what comes, however it comes, and what is wrong with it is left to the parser that knows."""

from __future__ import annotations

import random

import pytest
from websockets.frames import Frame, Opcode

from clowder.server.process.frames import Frames, carried

LONGEST = 64 * 1024
SIZES = (0, 1, 125, 126, 127, 1000, 65_535, 65_536)


def masked(opcode: Opcode, data: bytes) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data).serialize(mask=True)


@pytest.mark.parametrize("seed", range(20))
def test_frames_come_out_as_they_went_in_however_they_arrive(seed: int) -> None:
    chance = random.Random(seed)
    said = [chance.randbytes(chance.choice(SIZES)) for _ in range(12)]
    sent = b"".join(masked(Opcode.TEXT, each) for each in said)
    frames, heard, at = Frames(LONGEST), list[bytes](), 0
    while at < len(sent):
        piece = sent[at : at + chance.choice((1, 2, 3, 7, 500, 70_000))]
        heard += [carried(frame) for frame in frames.cut(piece)]
        at += len(piece)
    assert heard == said
    assert not frames.rest


def test_a_frame_that_comes_byte_by_byte_is_not_looked_through_at_each(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, cut = 0, Frames(LONGEST)
    measured = Frames.cut.__globals__["measured"]

    def counted(data: bytes, at: int) -> tuple[int, int]:
        nonlocal looks
        looks += 1
        return tuple(measured(data, at))

    monkeypatch.setitem(Frames.cut.__globals__, "measured", counted)
    found = [frame for byte in masked(Opcode.TEXT, bytes(LONGEST)) for frame in cut.cut(bytes([byte]))]
    assert len(found) == 1
    assert looks <= 4


@pytest.mark.parametrize(
    "wrong",
    [masked(Opcode.TEXT, bytes(LONGEST + 1))[:20], Frame(Opcode.TEXT, b"x").serialize(mask=False)],
    ids=["too-long", "not-masked"],  # masks are random: by their bytes they would have other names in every process
)
def test_what_ends_the_conversation_is_passed_on_as_it_is(wrong: bytes) -> None:
    frames, fine = Frames(LONGEST), masked(Opcode.TEXT, b"fine")
    assert frames.cut(fine + wrong) == [fine + wrong]
    assert frames.given_up
    assert frames.cut(b"more") == [b"more"]
