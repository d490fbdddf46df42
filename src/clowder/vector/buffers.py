"""The buffers a vector environment writes into: its own, or the caller's."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import numpy as np

from clowder.errors import BadOption, repr_of

Shapes = dict[str, tuple[tuple[int, ...], type[np.generic]]]
"""Shape and type of each buffer, by name."""


def shapes_of(count: int, players: int, columns: int, actions: int, *, self_play: bool, all_seats: bool) -> Shapes:
    """What the buffers of an environment have to be."""
    return {
        "observation": ((count, columns), np.int8),
        "mask": ((count, actions), np.bool_),
        "actor": ((count,), np.int8),
        "reward": ((count, players) if self_play else (count,), np.float32),
        "terminated": ((count,), np.bool_),
        "truncated": ((count,), np.bool_),
        "final_observation": ((count, columns), np.int8),
        "final_result": ((count, players), np.float32),
        "final_actor": ((count,), np.int8),
        "training_only_all_seats": ((count if all_seats else 0, players, columns), np.int8),
    }


def allocated(shapes: Shapes, out: Mapping[str, Any] | None) -> dict[str, np.ndarray[Any, Any]]:
    """The caller's buffers, as far as there are any, and new ones for the rest."""
    if out is not None and not isinstance(out, Mapping):
        raise BadOption("error-vector-out", value=repr_of(out))
    given = dict(out or {})
    for name in given:
        if name not in shapes:
            raise BadOption("error-vector-buffer-name", name=repr_of(name), known=list(shapes))
    for name, buffer in given.items():
        shape, kind = shapes[name]
        if not isinstance(buffer, np.ndarray) or buffer.dtype != kind or buffer.shape != shape:
            got = f"{buffer.dtype} {buffer.shape}" if isinstance(buffer, np.ndarray) else repr_of(buffer)
            raise BadOption("error-vector-buffer", name=name, got=got, wanted=f"{np.dtype(kind)} {shape}")
        if not buffer.flags.c_contiguous or not buffer.flags.writeable:
            raise BadOption("error-vector-buffer-memory", name=name)
    for (one, first), (other, second) in combinations(given.items(), 2):
        if np.may_share_memory(first, second):
            raise BadOption("error-vector-buffer-shared", one=one, other=other)
    return {name: given[name] if name in given else np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
