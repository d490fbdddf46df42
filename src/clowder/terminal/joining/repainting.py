"""Drawing the same screen again and again, with a half-typed line at its bottom."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from clowder.terminal.console.tty import Tty

HOME, TO_LINE_END, TO_SCREEN_END = "\x1b[H", "\x1b[K", "\x1b[J"


class RepaintedTty(Tty):
    """A terminal that is drawn over many times a second without flickering, with a line in the making at its bottom."""

    def redraw(self, lines: list[Text], prompt: str, typed: str) -> None:
        """Draw the screen, and the line that is being typed; as much of its end as fits."""
        with self.console.capture() as drawn:
            self.tell(lines)
        with self.console.capture() as asked:
            room = max(self.console.width - cell_len(prompt) - 2, 8)
            shown = typed if cell_len(typed) <= room else "…" + typed[-(room // 2) :]
            self.console.print(Text.assemble((prompt, "bold"), " ", shown), end="", soft_wrap=True, highlight=False)
        text = drawn.get().replace("\n", TO_LINE_END + "\n") + asked.get()
        self.console.file.write(HOME + text + TO_LINE_END + TO_SCREEN_END)
        self.console.file.flush()
