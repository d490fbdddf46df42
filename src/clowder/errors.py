"""Everything that can be wrong with what somebody asked for. Each error is a text key with arguments, so that it can be
told in any language; `str(error)` tells it in English."""

from __future__ import annotations

from typing import Any

LONGEST = 200
"""Characters of somebody's input that an error repeats."""


def tellable(value: Any) -> Any:
    """An argument of a text, whatever it was, short enough to be read."""
    if isinstance(value, int) and abs(value) >= 10**15:
        return repr_of(value)
    return shortened(value) if isinstance(value, str) else value


def shortened(text: str) -> str:
    """The beginning of a long text."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def repr_of(value: object) -> str:
    """The value as Python writes it; a number with more digits than Python likes to write, by its kind."""
    try:
        return shortened(repr(value))
    except ValueError:
        return f"<{type(value).__name__}>"


def rebuilt(kind: type[ClowderError], state: dict[str, Any]) -> ClowderError:
    """An error that came from another process."""
    error = kind.__new__(kind)
    error.__dict__.update(state)
    return error


class ClowderError(Exception):
    """A mistake of the caller's, told in one line; nothing was changed."""

    def __init__(self, key: str, *, game: str | None = None, **args: Any) -> None:
        super().__init__(key, game, args)
        self.key = key
        """The text key, of the form `error-…` or, from a game, `refuse-…` and `deck-…`."""
        self.game = game
        """Whose texts hold the key; None for the shared ones."""
        self.args_ = args
        """What the text is filled with."""

    def text(self, language: str = "en") -> str:
        """The error in one line of the given language."""
        from clowder.engine.text import LANGUAGES, say

        args = {
            name: value.text(language) if isinstance(value, ClowderError) else tellable(value)
            for name, value in self.args_.items()
        }
        return say(self.key, args, game=self.game, language=language if language in LANGUAGES else "en")

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (type(self), self.__dict__)

    def __str__(self) -> str:
        return self.text()


class UnknownGame(ClowderError):
    """No game of that name is in the catalogue."""


class BadOption(ClowderError):
    """A player count, an option or its value that this game does not take."""


class BadDeck(ClowderError):
    """A deck file that does not describe a deck of this game; says which line where it can."""


class IllegalMove(ClowderError):
    """A move the rules forbid; `clause` is the number in the game's RULES.md."""

    def __init__(self, key: str, *, clause: str, game: str | None = None, **args: Any) -> None:
        super().__init__(key, game=game, **args)
        self.clause = clause

    def text(self, language: str = "en") -> str:
        return f"{super().text(language)} ({self.clause})" if self.clause else super().text(language)


class BadRecord(ClowderError):
    """An exported match that is broken, foreign, or of rules this version does not know."""

    def __init__(self, key: str, *, failed: str = "record", **args: Any) -> None:
        super().__init__(key, **args)
        self.failed = failed
        """Which check failed: "record", "rules", "commitment", "decisions" or "result"."""


class BadWeights(ClowderError):
    """A file of a network that is damaged, or was made for another game, other rules or another layout."""


class BotFailed(ClowderError):
    """A bot that cannot be had, or that did not play when it was its turn."""

    def __init__(self, key: str, *, bot: str, **args: Any) -> None:
        super().__init__(key, bot=bot, **args)
        self.bot = bot
        """As it was named."""
        self.reason = key.removeprefix("error-bot-")
        """Which way it failed: "import", "class", "choose", "make", "raised", "illegal", "silent" or "died"."""

    def brief(self, language: str = "en") -> str:
        """For everybody at a table: without the bot's own words, which could tell what it holds."""
        if self.reason not in ("raised", "illegal"):
            return self.text(language)
        return ClowderError("error-bot-brief", bot=self.bot, why=self.reason).text(language)
