"""How long a run is: so many hours of processor time, or so many decisions to learn from."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass
class TimeLeft:
    """A budget being spent. Processor time does not pass while the machine does something else."""

    hours: float | None
    decisions: int | None
    spent_hours: float = 0.0
    """In earlier parts of the run."""
    begun: float = field(default_factory=time.process_time)

    def start(self) -> None:
        """What was done up to now does not count."""
        self.begun = time.process_time()

    @property
    def hours_so_far(self) -> float:
        """Of processor time, with those of earlier parts."""
        return self.spent_hours + (time.process_time() - self.begun) / 3600

    def progress(self, decisions: int) -> float:
        """From 0 to 1."""
        if self.decisions is not None:
            return min(1.0, decisions / self.decisions)
        return min(1.0, self.hours_so_far / (self.hours or 1.0))
