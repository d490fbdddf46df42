"""What went wrong, told in one line."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from typing import Any

HARD_SPACE = "\N{NO-BREAK SPACE}"
"""French has it before a colon; Python does not count it as printable."""


def fail(line: str, status: int) -> int:
    """One line on stderr, and the exit status."""
    warn(line)
    return status


def warn(line: str) -> None:
    """One line on stderr, whatever is in it."""
    with suppress(OSError):  # nobody may be there to read it
        print("".join(letter if letter.isprintable() or letter == HARD_SPACE else " " for letter in line), file=sys.stderr)


def misused(error: Any, language: str) -> str:
    """A mistake in the command line itself, in the person's language."""
    from clowder.engine.text import say

    kind, message = type(error).__name__, error.format_message()
    if kind == "NoSuchOption":
        return say("cli-no-such-flag", {"name": error.option_name}, language=language)
    if kind == "MissingParameter":
        return say(
            "cli-missing", {"name": (error.param.metavar or error.param.name) if error.param else "?"}, language=language
        )
    if kind == "BadOptionUsage":
        return say("cli-no-value", {"name": error.option_name}, language=language)
    if unknown := re.match(r"No such command ['\"](.*?)['\"]\.", message):  # behind that may be a guess
        return say(
            "cli-no-such-command", {"name": unknown[1], "commands": list(error.ctx.command.commands)}, language=language
        )
    return say("cli-misused", {"reason": message}, language=language)
