"""The curtain of the hot seat: between two people at one keyboard, nothing of the first one's cards stays on the screen."""

from __future__ import annotations

from rich.text import Text

from clowder.terminal.console.leaving import Left
from clowder.terminal.console.tty import Tty
from clowder.terminal.drawing.wording import Wording


def curtain(tty: Tty, wording: Wording, seat: int) -> None:
    """Wipe the screen and what has scrolled away, and wait until the next person sits there."""
    tty.show([Text(), Text(f"  {wording.title()}", "bold"), Text()], forget=True)
    tty.tell([Text("  " + wording.terminal("hand-over", name=wording.names[seat]), "bold yellow"), Text()])
    tty.forget_typed()
    if tty.ask("  " + wording.terminal("hand-over-ready", name=wording.names[seat]) + " ").casefold() == "q":
        raise Left
