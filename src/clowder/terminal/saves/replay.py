"""`clowder replay`: a saved match told line by line, then the table as it stood."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from clowder.engine.match import Match, replay
from clowder.engine.view import open_view, plain
from clowder.terminal.drawing.screen import News, Screen
from clowder.terminal.drawing.wording import Wording
from clowder.terminal.local.seats import seated_again


def tell_match(
    console: Console, record: Mapping[str, Any], match: Match, language: str, seat: Any, *, all_open: bool
) -> None:
    """Tell the match up to its present step, as the seat (or a bystander) saw it; `all_open`: with every hand open."""
    names = seated_again(record, match.players, language).names
    wording = Wording(match.game.name, language, names, seat)
    view = plain(open_view(match)) if all_open else match.view(seat)
    screen = Screen(console)
    for message in match.story(seat):
        lines = screen.wrapped(Text(f"{message['step']:>4}  ", "dim"), Text(wording.story(message)))
        print_lines(console, lines)
    print_lines(console, [Text(), *screen.draw(view, wording, News([], 0))])


def at_step(record: Mapping[str, Any], match: Match, step: Any) -> Match:
    """The match as it stood after that many decisions; as it is, where no step is given."""
    return match if step is None else replay(record, step)


def shows_secrets(record: Mapping[str, Any], match: Match, language: str, seat: Any, *, all_open: bool) -> bool:
    """Whether telling the match shows what somebody who still plays it must not see."""
    if match.over:
        return False
    return all_open or (seat is not None and seat != seated_again(record, match.players, language).alone)


def print_lines(console: Console, lines: list[Text]) -> None:
    """Print lines that are wrapped already."""
    for line in lines:
        console.print(line, soft_wrap=True)
