"""Patches of views, put in as docs/protocol.md tells clients to."""

from __future__ import annotations

import copy
from typing import Any

from clowder.server.network.wire.patch import Patch


def patched(view: Any, patch: Patch) -> Any:
    """The view after a patch; the one before it stays as it was."""
    for path, value in patch:
        view = placed(view, path, value)
    return view


def placed(old: Any, path: list[Any], value: Any) -> Any:
    """The old data with a new value in one place."""
    if not path:
        return value
    new = copy.copy(old)
    new[path[0]] = placed(old[path[0]], path[1:], value)
    return new
