"""Measurement: random play, simulations, arenas, what a game's rules do, which `clowder.lab.report(...)` says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from clowder.lab.balance.report import report

__all__ = ["report"]


def __getattr__(name: str) -> Any:
    """What measures is compiled: it is imported when it is first needed."""
    if name == "report":
        from clowder.lab.balance.report import report

        return report
    raise AttributeError(f"module 'clowder.lab' has no attribute {name!r}")
