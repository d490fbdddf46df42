"""A saved match that is not what it claims to be, and the exit status that says where it failed."""

from __future__ import annotations

from clowder.errors import BadRecord, ClowderError

STATUS = {"record": 3, "rules": 4, "commitment": 5, "decisions": 6, "result": 7, "promise": 8}
"""By the check that failed, in the order in which they are made."""


class RecordRefused(Exception):
    """A saved match that did not pass."""

    def __init__(self, error: ClowderError) -> None:
        super().__init__(error)
        self.error = error
        self.failed = error.failed if isinstance(error, BadRecord) else "record"
        self.status = STATUS[self.failed]
