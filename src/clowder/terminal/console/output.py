"""Printing to somebody who may stop reading: `clowder games | head`."""

from __future__ import annotations

from typing import NoReturn

from rich.console import Console


class PipeAwareConsole(Console):
    """A reader who has seen enough is an error to handle, not the end of the program on the spot."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError
