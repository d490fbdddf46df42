"""The curtain of the hot seat: between two people at one keyboard, nothing of the first one's cards stays on the screen."""

from __future__ import annotations

from rich.text import Text

from clowder.terminal.device import Device, Left
from clowder.terminal.voice import Voice


def curtain(device: Device, voice: Voice, seat: int) -> None:
    """Wipe the screen and what has scrolled away, and wait until the next person sits there."""
    device.show([Text(), Text(f"  {voice.title()}", "bold"), Text()], forget=True)
    device.tell([Text("  " + voice.terminal("hand-over", name=voice.names[seat]), "bold yellow"), Text()])
    device.forget_typed()
    if device.ask("  " + voice.terminal("hand-over-ready", name=voice.names[seat]) + " ").casefold() == "q":
        raise Left
