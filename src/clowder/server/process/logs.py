"""Structured logs: one line of JSON for each thing that happened. No token, no hand, no word of anybody's is in one."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any

log = logging.getLogger("clowder.server")

ALLOWED = ("table", "why", "status", "method", "milliseconds", "count", "seat", "game", "holder", "address")
"""What a line may tell besides its message: names of things, never what somebody holds, says or is called."""


FOREIGN = ("uvicorn", "uvicorn.error", "asyncio", "websockets", "asyncpg")
"""Loggers of the parts we are made of. They know nothing of secrets: below a warning they would write addresses with their
queries, headers and whole messages."""
SILENT = ("uvicorn.access",)
MOST_SAID = 1000
"""Different things that are remembered."""
SELDOM = 60.0
"""Seconds between two lines in which one of them says the same: whoever would fill our disk does not get to."""


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    converter = staticmethod(time.gmtime)

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name == log.name else first_line(record.msg),
        }
        line.update({name: getattr(record, name) for name in ALLOWED if hasattr(record, name)})
        if record.name != log.name:
            line["from"] = record.name
        if record.exc_info:
            line["error"] = whereabouts(record.exc_info[1])
        return json.dumps(line, default=str)


class Seldom(logging.Filter):
    """Lets what is said again and again through now and then, and says how often it was."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: dict[tuple[str, str, str], tuple[float, int]] = {}
        """When something was let through, and how often it was said since."""

    def filter(self, record: logging.LogRecord) -> bool:
        said = record.name, first_line(record.msg), whereabouts(record.exc_info[1] if record.exc_info else None)
        at, count = self.heard.get(said, (-SELDOM, 0))
        if record.created - at < SELDOM:
            self.heard[said] = at, count + 1
            return False
        if len(self.heard) >= MOST_SAID:
            self.heard.clear()
        self.heard[said] = record.created, 0
        if count:
            record.count = count + 1
        return True


def first_line(message: object) -> str:
    """What others say, without what they quote: asyncio, say, adds lines with the values that were at hand."""
    return str(message).strip().partition("\n")[0][:200]


def whereabouts(error: BaseException | None) -> str:
    """Where something went wrong, and what kind of thing; not what it said, which could quote a hand."""
    if error is None:
        return ""
    frames = traceback.extract_tb(error.__traceback__)
    return " < ".join(
        [type(error).__name__, *(f"{frame.name} {frame.filename}:{frame.lineno}" for frame in reversed(frames))]
    )


def write_logs(level: int = logging.INFO) -> None:
    """Send our log to stderr, and what goes wrong in the parts we are made of. Give uvicorn `log_config=None`, or it sets
    up logs of its own."""
    ours, others = logging.StreamHandler(sys.stderr), logging.StreamHandler(sys.stderr)
    others.setLevel(logging.WARNING)  # of the handler: uvicorn sets the level of its loggers itself
    others.addFilter(Seldom())
    for handler in (ours, others):
        handler.setFormatter(JsonLines())
    log.handlers[:] = [ours]
    log.setLevel(level)
    log.propagate = False
    for name in (*FOREIGN, *SILENT):
        logger = logging.getLogger(name)
        logger.handlers[:] = [others] if name in FOREIGN else [logging.NullHandler()]
        logger.propagate = False
