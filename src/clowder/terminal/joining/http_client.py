"""What is asked of a server over HTTP (docs/protocol.md): finding a table, sitting down, starting, the record."""

from __future__ import annotations

import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from clowder.errors import ClowderError
from clowder.terminal.drawing.escaping import escaped

PATIENCE = 15.0
"""Seconds for an answer."""
START_PATIENCE = 300.0
"""Seconds for a start: the server may have to compile the game first."""
LARGEST = 10_000_000
"""Bytes of an answer; the largest, a record, has a hundredth of it."""


class RefusedByServer(ClowderError):
    """What the server said no to, in its own words, which are in the person's language."""

    def __init__(self, reason: str, text: str, status: int) -> None:
        super().__init__("join-refused", text=escaped(text))
        self.reason = reason
        """The key that stays the same in all languages."""
        self.status = status


class Unreachable(ClowderError):
    """No server there, or none of ours."""


class NoRedirects(HTTPRedirectHandler):
    """Follows nobody to another address: the token is for this server alone."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class HttpClient:
    """A server of tables."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address
        self.language = language
        self.opener = build_opener(NoRedirects)

    def ask(
        self, method: str, path: str, body: dict[str, Any] | None = None, token: str = "", patience: float = PATIENCE
    ) -> Any:
        """The answer to a request, as data; raises RefusedByServer and Unreachable."""
        headers = {"Accept": "application/json", "Accept-Language": self.language}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else msgspec.json.encode(body)
        try:
            request = Request(f"{self.address}/api/{path}", data, headers, method=method)
            with self.opener.open(request, timeout=patience) as answer:
                content = answer.read(LARGEST)
        except HTTPError as error:
            with error:
                raise self.problem(error) from None
        except (URLError, OSError, HTTPException, ValueError) as error:
            reason = getattr(error, "reason", None) or error
            raise Unreachable(
                "join-unreachable", server=self.address, reason=escaped(getattr(reason, "strerror", None) or str(reason))
            ) from None
        try:
            return json.loads(content)
        except ValueError:
            raise Unreachable("join-not-ours", server=self.address) from None

    def problem(self, error: HTTPError) -> ClowderError:
        """Why the server did not do it."""
        if error.code in range(300, 400):
            there = str(error.headers.get("Location", "?"))
            return Unreachable("join-moved", server=self.address, target=escaped(there.partition("#")[0]))
        try:
            told = json.loads(error.read(LARGEST))
            return RefusedByServer(str(told["key"]), str(told["text"]), error.code)
        except (ValueError, KeyError, TypeError, OSError, HTTPException):
            return Unreachable("join-not-ours", server=self.address)

    def with_parts(self, answer: Any, *parts: str) -> dict[str, Any]:
        """An answer that has what it should have; another kind of server may say anything."""
        if not isinstance(answer, dict) or not set(parts) <= answer.keys():
            raise Unreachable("join-not-ours", server=self.address)
        return answer

    # Requests -------------------------------------------------------------------------------------------------------

    def tables(self) -> list[dict[str, Any]]:
        """Public tables that are not over."""
        found = self.ask("GET", "tables")
        return [self.with_parts(table, "table", "code", "game", "free", "players", "names") for table in found]

    def make(self, game: str, players: int, options: dict[str, Any], name: str) -> dict[str, Any]:
        """A new table, with its host on the first seat."""
        body = {"game": game, "players": players, "options": options, "name": name}
        return self.with_parts(self.ask("POST", "tables", body), "table", "token")

    def find(self, code: str) -> str:
        """The table with a code."""
        return str(self.with_parts(self.ask("GET", f"codes/{quote(code, safe='')}"), "table")["table"])

    def show(self, table: str, token: str = "") -> dict[str, Any]:
        """A table as the token's seat sees it."""
        return self.with_parts(self.ask("GET", path_of(table), token=token), "you", "table")

    def sit(self, table: str, seat: int, name: str, token: str = "") -> str:
        """Take a seat; the token that holds it."""
        return str(self.ask("POST", f"{path_of(table)}/seats/{seat}", {"name": name}, token)["token"])

    def free(self, table: str, seat: int, token: str) -> int:
        """Leave a seat before the start or, as the host, free anybody's."""
        return event_number(self.ask("DELETE", f"{path_of(table)}/seats/{seat}", token=token))

    def fill(self, table: str, level: str, token: str) -> int:
        """A bot on every free seat."""
        return event_number(self.ask("POST", f"{path_of(table)}/bots", {"level": level}, token))

    def start(self, table: str, token: str) -> int:
        """Deal."""
        return event_number(self.ask("POST", f"{path_of(table)}/start", token=token, patience=START_PATIENCE))

    def stand_in(self, table: str, seat: int, token: str) -> int:
        """A bot for somebody who is away."""
        return event_number(self.ask("POST", f"{path_of(table)}/seats/{seat}/stand-in", token=token))

    def ask_for(self, table: str, seat: int, name: str, token: str) -> str:
        """Ask for the seat of somebody who is away; the token that will hold it if those at the table agree."""
        return str(self.ask("POST", f"{path_of(table)}/seats/{seat}/ask", {"name": name}, token)["token"])

    def let_in(self, table: str, seat: int, token: str, *, agreed: bool) -> int:
        """Whether somebody who asks for a seat may have it, as far as one is concerned."""
        return event_number(self.ask("PUT" if agreed else "DELETE", f"{path_of(table)}/seats/{seat}/ask", token=token))

    def word(self, table: str, word: str, token: str) -> int:
        """A word for the seed."""
        return event_number(self.ask("PUT", f"{path_of(table)}/word", {"word": word}, token))

    def beginner(self, table: str, seat: int | None, token: str) -> int:
        """Who is to begin; None: nobody in particular."""
        return event_number(self.ask("PUT", f"{path_of(table)}/beginner", {"seat": seat}, token))

    def change_cat(self, table: str, cat: str, token: str) -> int:
        """Look like another cat."""
        return event_number(self.ask("PUT", f"{path_of(table)}/cat", {"cat": cat}, token))

    def rematch(self, table: str, token: str) -> str:
        """The table of the next game."""
        return str(self.ask("POST", f"{path_of(table)}/rematch", token=token)["table"])

    def record(self, table: str) -> dict[str, Any]:
        """The whole match, after the end."""
        return dict(self.ask("GET", f"{path_of(table)}/record"))


def path_of(table: str) -> str:
    """The address of a table."""
    return f"tables/{quote(table, safe='')}"


def event_number(fine: dict[str, Any]) -> int:
    """Of the newest thing that happened at the table: what was asked for is done once that is known."""
    return int(fine["number"])
