"""What a live table asks for in its last line, and what there is to read besides the table: the help, the rules."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.text import Text

from clowder.engine import catalogue
from clowder.terminal.drawing.wording import FACE_DOWN
from clowder.terminal.joining.known_table import KnownTable
from clowder.terminal.joining.screen import LiveScreen


def prompt(known: KnownTable, *, busy: bool) -> str:
    """What can be typed now; `busy`: something was asked for that is not done yet."""
    if not known.arrived:
        return known.say("prompt-wait")
    if busy:
        return known.say("prompt-busy")
    match known.task:
        case "move" | "window" if known.view is not None:
            choices = known.view["choices"]
            if known.task == "window":
                left = known.left(known.turn["until"] if known.turn else None)
                if left is None:  # at one device everybody may take their time
                    return known.say("prompt-window-open", count=len(choices))
                return known.say("prompt-window", count=len(choices), left=left)
            if len(choices) == 1:
                return known.wording.terminal("go-on", choice=known.wording.choice(choices[0]))
            return known.say("prompt-move", count=len(choices))
        case "look":
            return known.say("prompt-look")
        case "back":
            return known.say("prompt-back")
        case "lobby":
            guest = "prompt-watch" if known.seat is None else "prompt-guest"
            return known.say("prompt-host" if known.host else guest)
        case "over":
            if known.given_up or (known.seat is None and not known.table["next"]):
                return known.say("prompt-left")
            return known.say("prompt-next" if known.table["next"] else "prompt-over")
    return known.say("prompt-wait" if known.seat is not None else "prompt-watch")


def help_page(known: KnownTable) -> list[Text]:
    """What can be typed, and how the shuffle can be checked."""
    told = known.say("help", back=FACE_DOWN, promise=known.table["promise"], code=known.table["code"])
    if known.asking or (known.seat is None and known.table["status"] == "playing"):
        told += "\n\n" + known.say("help-asking")
    if known.host:
        told += "\n\n" + known.say("help-host")
    return [Text(known.wording.own("tagline"), "bold"), Text(), *map(Text, told.splitlines())]


def rules_page(known: KnownTable, screen: LiveScreen) -> list[Text]:
    """The game's rules, clause by clause."""
    rules = (catalogue.game(known.table["game"]).folder / "RULES.md").read_text("utf-8")
    with screen.console.capture() as printed:
        screen.console.print(Markdown(rules), width=screen.width)
    return [*Text.from_ansi(printed.get()).split("\n")]
