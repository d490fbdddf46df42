"""A run as it is kept between two moments, so that it can be gone on with: msgpack of the types below, with a checksum."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np

from clowder.bots.network.weights import Plain, checksum
from clowder.engine.files import system_reason, why_failed, write_whole
from clowder.errors import BadWeights
from clowder.lab.learning.curves import Point
from clowder.lab.learning.settings import LearningSettings

FORMAT = 1
LARGEST = 1_000_000_000


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An array."""

    kind: Literal["<f4", "<i4", "<i8", "<u4"]
    shape: list[int]
    data: bytes


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was asked for, and must be the same when it is gone on with."""

    game: str
    rules: int
    layout: str
    players: list[int]
    options: dict[str, Plain | list[Plain]]
    deck: str
    """Its facts, as JSON; empty for the usual one."""
    seed: int
    settings: LearningSettings
    hours: float | None
    decisions: int | None
    """How long it is: one of the two."""
    command: str
    """The command that learns this again."""
    commit: str
    """Of the sources; empty where that is not known."""


class Checkpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far it is."""

    run: Run
    lessons: int
    decisions: int
    hours: float
    columns: Numbers
    scale: Numbers
    arrays: list[Numbers]
    """The network, the critic, and Adam's memory."""
    curves: list[Point]
    best: float
    """How well the best network so far fared."""


class RunEnvelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is around it."""

    clowder: Literal["learning"]
    format: int
    blake2b: bytes
    content: bytes


def numbers_of(array: Any) -> Numbers:
    """An array as it is kept."""
    found = np.asarray(array)
    kind: Any = found.dtype.newbyteorder("<").str
    return Numbers(kind, list(found.shape), found.astype(kind).tobytes())


def array_of(numbers: Numbers) -> Any:
    """An array that was kept."""
    return np.frombuffer(numbers.data, numbers.kind).reshape(numbers.shape).copy()


def write_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    """Keep a run: the whole of it, or what was there before; raises BadFile."""
    inside = msgspec.msgpack.encode(checkpoint)
    write_whole(path, msgspec.msgpack.encode(RunEnvelope("learning", FORMAT, checksum(inside), inside)))


def read_checkpoint(path: Path) -> Checkpoint:
    """A run that was kept; raises BadWeights."""
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST)
    except (OSError, ValueError) as error:
        reason = {"why": why_failed(error), "reason": system_reason(error)}
        raise BadWeights("error-weights-unreadable", source=str(path), **reason) from None
    try:
        envelope = msgspec.msgpack.decode(found, type=RunEnvelope)
        if envelope.format != FORMAT or envelope.blake2b != checksum(envelope.content):
            raise ValueError
        kept = msgspec.msgpack.decode(envelope.content, type=Checkpoint)
        for each in (kept.columns, kept.scale, *kept.arrays):
            array_of(each)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadWeights("error-learn-checkpoint", source=str(path)) from None
    return kept
