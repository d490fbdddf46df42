"""People at tables of a running server, one call at a time: what they ask for is done when the call returns."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120.0
"""Seconds for an answer: a game may have to be compiled for it."""


class Visitor:
    """Somebody with a token, who is at the table for as long as the block lasts."""

    def __init__(self, url: str, table: str, token: str) -> None:
        self.address = f"{url}/api/tables/{table}"
        self.token = token
        self.doors = ExitStack()
        self.http = httpx.Client(headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE)
        self.socket: ClientConnection

    def __enter__(self) -> Visitor:
        self.doors.enter_context(self.http)
        names: Any = ["clowder.1", f"clowder.token.{self.token}"]
        address = f"{self.address.replace('http', 'ws', 1)}/live"
        line = connect(address, subprotocols=names, max_queue=None, proxy=None, open_timeout=PATIENCE)
        self.socket = self.doors.enter_context(line)
        self.heard("table")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.doors.close()

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Something over HTTP that must not be refused."""
        answer = self.http.request(method, self.address + path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def shown(self) -> dict[str, Any]:
        """The table as it is now."""
        found: dict[str, Any] = self.ask("GET", "")
        return found

    def heard(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds."""
        while (message := json.loads(self.socket.recv(PATIENCE)))["type"] not in kinds:
            pass
        return dict(message)

    def decide(self, chance: random.Random) -> None:
        """What is asked of this one, if anything is. It may be too late for it by then."""
        shown = self.shown()
        view, turn = shown["view"], shown["turn"]
        if turn is None or turn["kind"] == "auto":
            return
        if turn["kind"] == "look" and shown["you"]["seat"] in turn["seats"]:
            message = {"type": "look", "step": view["step"]}
        elif view["choices"]:
            message = {"type": "move", "step": view["step"], "moves": [chance.choice(view["choices"])["id"]]}
        else:
            return
        self.socket.send(json.dumps(message))
        answer = self.heard("done", "refused")
        assert answer["type"] == "done" or answer["error"]["key"] in ("table-stale", "table-nothing-to-look-at"), answer
