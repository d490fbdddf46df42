"""How a game speaks to the person at the screen: every part of a view as a sentence, in that person's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from clowder.engine.text import has, say
from clowder.terminal.drawing.escaping import escaped

FACE_DOWN = "▒▒"
"""The back of a card."""


@dataclass(frozen=True)
class Wording:
    """The texts of one game, for one reader."""

    game: str
    language: str
    names: Sequence[str]
    """The players' names by seat."""
    me: int | None = None
    """The seat that reads; None for a bystander."""

    def to(self, me: int | None) -> Wording:
        """The same wording, speaking to somebody else."""
        return replace(self, me=me)

    def terminal(self, key: str, **args: Any) -> str:
        """A text of the terminal's own."""
        return escaped(say(f"terminal-{key}", args, language=self.language, names=self.names, me=self.me), "\n")

    def own(self, key: str, args: dict[str, Any] | None = None) -> str:
        """A text of the game."""
        told = say(key, args, game=self.game, language=self.language, names=self.names, me=self.me)
        return escaped(told, "\n")

    def has(self, key: str) -> bool:
        """Whether the game has that text."""
        return has(key, game=self.game, language=self.language)

    def title(self) -> str:
        """The game's name."""
        return self.own("name")

    def card(self, card: Any) -> str:
        """A card's face, or its back."""
        if card is None:
            return FACE_DOWN
        return self.own("card", card) if isinstance(card, dict) else escaped(str(card))

    def place(self, name: str) -> str:
        """The name of a place on the table."""
        return self.own(f"place-{name}")

    def facts(self, facts: dict[str, Any]) -> list[str]:
        """Each fact of an area that has something to say; one without a text of its own only serves the texts of others."""
        shown = [name for name, value in facts.items() if value is not None and self.has(f"fact-{name}")]
        told = [self.own(f"fact-{name}", {**facts, "value": facts[name]}) for name in shown]
        return [text for text in told if text]

    def phase(self, view: dict[str, Any]) -> str:
        """What the reader is asked to decide."""
        return self.own(f"phase-{view['phase']}", view["table"]["facts"])

    def choice(self, choice: dict[str, Any]) -> str:
        """What a choice would do."""
        fields = {name: value for name, value in choice.items() if name not in ("id", "kind")}
        return self.own(f"choice-{choice['kind']}", fields)

    def story(self, message: dict[str, Any]) -> str:
        """What happened."""
        return self.own(f"story-{message['key']}", message["args"])

    def reason(self, result: dict[str, Any]) -> str:
        """Why the game ended as it did."""
        return self.own(f"reason-{result['reason']}")
