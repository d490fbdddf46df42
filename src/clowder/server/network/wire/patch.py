"""The difference between two views, as a list of places with their new values."""

from __future__ import annotations

from typing import Any

import msgspec

Path = list[str | int]
"""Keys and indexes, from the outside in."""
Patch = list[tuple[Path, Any]]
"""Places in a view with their new values."""


def difference(old: Any, new: Any) -> Patch:
    """What has to be set in the old view to make it the new. Lists of the same length, and parts of the same type that tell
    of the same fields, are compared inside; anything else that differs is replaced."""
    found: Patch = []
    compare(old, new, [], found)
    return found


def compare(old: Any, new: Any, path: Path, found: Patch) -> None:
    """Collect what differs below a path."""
    if type(old) is type(new):
        if isinstance(new, msgspec.Struct) and told_fields(old) == (fields := told_fields(new)):
            for name in fields:
                was, value = getattr(old, name), getattr(new, name)
                if value != was or type(value) is not type(was):
                    compare(was, value, [*path, name], found)
            return
        if isinstance(new, list) and len(old) == len(new):
            for index, value in enumerate(new):
                if value != old[index] or type(value) is not type(old[index]):
                    compare(old[index], value, [*path, index], found)
            return
        if old == new:
            return
    found.append((path, new))


def told_fields(part: msgspec.Struct) -> tuple[str, ...]:
    """The fields of a part of a view that are sent."""
    return tuple(name for name in part.__struct_fields__ if getattr(part, name) is not msgspec.UNSET)
