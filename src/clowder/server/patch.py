"""The difference between two views, as a list of places with their new values."""

from __future__ import annotations

from typing import Any


def difference(old: Any, new: Any) -> list[list[Any]]:
    """[[path, value], …]: what has to be set in the old data to make it the new. Lists of the same length and dictionaries
    with the same keys are compared inside; anything else that differs is replaced."""
    found: list[list[Any]] = []
    compare(old, new, [], found)
    return found


def compare(old: Any, new: Any, path: list[Any], found: list[list[Any]]) -> None:
    """Collect what differs below a path."""
    if type(old) is type(new):
        if isinstance(new, dict) and old.keys() == new.keys():
            for key, value in new.items():
                if value != old[key] or type(value) is not type(old[key]):
                    compare(old[key], value, [*path, key], found)
            return
        if isinstance(new, list) and len(old) == len(new):
            for index, value in enumerate(new):
                if value != old[index] or type(value) is not type(old[index]):
                    compare(old[index], value, [*path, index], found)
            return
        if old == new:
            return
    found.append([path, new])
