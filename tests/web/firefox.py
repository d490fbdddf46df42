"""The Firefox that is on this machine, over WebDriver BiDi, which it speaks itself: there is no driver between."""

from __future__ import annotations

import base64
import json
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web.anybody import PATIENCE
from tests.web.elsewhere import COMPLAINTS, Elsewhere, found, written

PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "services.settings.server": "data:,nobody",  # it asks nobody on the network for anything
    "app.normandy.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
}


class Firefox:
    """Started, without a window. Each of its visitors has cookies and storage of their own."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)

    @classmethod
    @contextmanager
    def running(cls) -> Iterator[Firefox]:
        with tempfile.TemporaryDirectory(prefix="clowder-firefox-", ignore_cleanup_errors=True) as folder:
            profile = Path(folder)
            lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items())
            (profile / "user.js").write_text("\n".join(lines))
            command = [
                found("FIREFOX", "firefox-esr", "firefox"),
                "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", folder, "about:blank",
            ]  # fmt: skip
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                door = json.loads(written(profile / "WebDriverBiDiServer.json"))
                address = f"ws://{door['ws_host']}:{door['ws_port']}/session"
                with connect(address, max_size=None, proxy=None) as socket:
                    firefox = cls(socket)
                    firefox.ask("session.new", capabilities={})
                    yield firefox
                    firefox.ask("browser.close")
                process.wait(PATIENCE)
            finally:
                process.kill()
                process.wait()

    def ask(self, method: str, **params: Any) -> Any:
        """Have something done, and wait for it."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self.socket.recv(PATIENCE))).get("id") != number:
            pass  # news that nobody asked for
        assert answer["type"] == "success", f"{method}: {answer}"
        return answer["result"]

    @contextmanager
    def visitor(self, url: str) -> Iterator[FirefoxVisitor]:
        """A new window: one that is in front of others shows, and is not slowed down as a tab behind another is."""
        owner = self.ask("browser.createUserContext")["userContext"]
        page = self.ask("browsingContext.create", type="window", userContext=owner)["context"]
        self.ask("script.addPreloadScript", functionDeclaration=COMPLAINTS, contexts=[page])
        yield FirefoxVisitor(self, page, url)
        self.ask("browser.removeUserContext", userContext=owner)


class FirefoxVisitor(Elsewhere):
    def __init__(self, firefox: Firefox, page: str, url: str) -> None:
        super().__init__(url)
        self.firefox = firefox
        self.page = page

    def go(self, address: str) -> None:
        self.complaints()
        self.firefox.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def run(self, function: str, argument: str) -> str:
        answer = self.firefox.ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": argument}],
            target={"context": self.page},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        text: str = answer["result"]["value"]
        return text

    def act_with_pointer(self, source: dict[str, Any]) -> None:
        self.firefox.ask("input.performActions", context=self.page, actions=[source])

    def fit(self, size: tuple[int, int]) -> None:
        viewport = {"width": size[0], "height": size[1]}
        self.firefox.ask("browsingContext.setViewport", context=self.page, viewport=viewport)

    def picture(self) -> bytes:
        return base64.b64decode(self.firefox.ask("browsingContext.captureScreenshot", context=self.page)["data"])
