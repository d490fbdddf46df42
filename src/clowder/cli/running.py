"""One command from what was typed to its exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

import typer

from clowder.cli.app import app
from clowder.cli.complaints import fail, misused
from clowder.cli.language import spoken
from clowder.errors import ClowderError

BAD_INPUT = 2
"""The exit status for what was asked for wrongly."""
BROKEN = 1
"""The exit status for a mistake of ours."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status. Whatever goes wrong is told in one line."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    language = spoken(arguments)
    from clowder.terminal.console.leaving import INTERRUPTED
    from clowder.terminal.console.unknown_letters import tolerate_unknown_letters
    from clowder.terminal.saves.refused import RecordRefused

    tolerate_unknown_letters()
    try:
        status: int = app(list(arguments), prog_name="clowder", standalone_mode=False) or 0
        if sys.stdout is not None:
            sys.stdout.flush()  # now, while a reader who has gone can still be noticed
        return status
    except RecordRefused as refused:
        return fail(refused.error.text(language), refused.status)
    except ClowderError as error:
        return fail(error.text(language), BAD_INPUT)
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # whoever read along has seen enough; printing the help then exits
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("CLOWDER_DEBUG"):
            raise
        if hasattr(error, "format_message"):
            return fail(misused(error, language), BAD_INPUT)
        from clowder.engine.text import say

        return fail(say("cli-bug", {"reason": f"{type(error).__name__}: {error}"}, language=language), BROKEN)
