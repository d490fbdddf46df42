"""Where a match turned: the steps that changed somebody's chance most."""

from __future__ import annotations

from clowder.server.network.api.bodies import TurningPoint

TURNING_POINTS = 5
LEAST_CHANGE = 0.1
"""Of a chance, to be called a turning point: four times what sampling alone brings about."""


def turning_points(steps: list[list[float]], keys: list[str | None]) -> list[TurningPoint]:
    """The steps that changed somebody's chance most, in the order in which they were played."""
    found = []
    for number, key in enumerate(keys, 1):
        changes = [round(after - before, 3) for before, after in zip(steps[number - 1], steps[number], strict=True)]
        seat = max(range(len(changes)), key=lambda each: (abs(changes[each]), changes[each]))
        if abs(changes[seat]) >= LEAST_CHANGE:
            found.append(TurningPoint(number, seat, changes[seat], key))
    found.sort(key=lambda point: (-abs(point.change), point.step))
    return sorted(found[:TURNING_POINTS], key=lambda point: point.step)
