"""The WebKit that is on this machine, in WebKitGTK's MiniBrowser, over WebDriver; on a screen that nobody sees.

A driver has one session, and a session one browser, so every visitor has all three to themselves.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.postgres import free_port
from tests.web.anybody import PATIENCE
from tests.web.elsewhere import COMPLAINTS, Elsewhere, found, written

SCREEN = ("-screen", "0", "1600x1200x24", "-nolisten", "tcp")
CALM = "[Settings]\ngtk-enable-animations=0\n"
"""Of GTK: WebKit tells pages that less motion is wanted."""
NARROW = """
* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }
image { -gtk-icon-source: none; }
"""
"""The browser's own buttons are not looked at, and would keep its window wider than a phone."""

DRAWN = """() => {
    let frames = 0;
    const draw = () => {
        document.body.style.outline = frames % 2 ? "1px solid transparent" : "";
        if (frames++ < 300) requestAnimationFrame(draw);
    };
    draw();
}"""
"""Has the page drawn anew for some seconds, though nothing is seen to change."""


class WebKit:
    """What starts a browser for each visitor."""

    @classmethod
    @contextmanager
    def running(cls) -> Iterator[WebKit]:
        yield cls()

    @contextmanager
    def visitor(self, url: str) -> Iterator[WebKitVisitor]:
        port = free_port()
        with (
            tempfile.TemporaryDirectory(prefix="clowder-webkit-", ignore_cleanup_errors=True) as folder,
            screen(Path(folder) / "display") as display,
            started([found("WEBKIT_DRIVER", "WebKitWebDriver"), f"--port={port}"], **environment(Path(folder), display)),
        ):
            visitor = WebKitVisitor(f"http://127.0.0.1:{port}", url)
            yield visitor
            visitor.ask("DELETE", "")


@contextmanager
def screen(file: Path) -> Iterator[str]:
    """A screen of its own; how it is called is written into the file."""
    with file.open("wb") as told:
        number = told.fileno()
        with started([found("XVFB", "Xvfb"), "-displayfd", str(number), *SCREEN], number):
            yield f":{written(file).strip()}"


def environment(folder: Path, display: str) -> dict[str, str]:
    """Nothing of it is kept, and the settings are our own. Root may not use the sandbox; our server alone is visited. What
    is drawn without a graphics card takes twice the time if it is handed on as if there were one."""
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "settings.ini").write_text(CALM)
    (folder / "gtk-3.0" / "gtk.css").write_text(NARROW)
    homes = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), str(folder))
    drawn = {"DISPLAY": display, "GDK_BACKEND": "x11", "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
    return homes | drawn | {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}


@contextmanager
def started(command: list[str], *files: int, **env: str) -> Iterator[None]:
    """A program that is told to end in the end."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=os.environ | env, pass_fds=files, stdin=quiet, stdout=quiet, stderr=quiet)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


class WebKitVisitor(Elsewhere):
    def __init__(self, driver: str, url: str) -> None:
        super().__init__(url)
        self.session = f"{driver}/session"
        self.until(self.answers, "WebKit's driver")
        self.session += "/" + self.ask("POST", "", {"capabilities": {}})["sessionId"]
        frame = self.evaluate("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
        self.frame: tuple[int, int] = (frame[0], frame[1])
        """What the window has around the page."""

    def answers(self) -> bool:
        try:
            urllib.request.urlopen(self.session.replace("session", "status"), timeout=PATIENCE).close()
        except urllib.error.URLError:
            return False
        return True

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Have something done, and wait for it."""
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.session + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise AssertionError(f"{method} {path}: {json.load(refused)['value']}") from None

    def go(self, address: str) -> None:
        """What goes wrong before the page is loaded is not noted: then nothing is shown, and whoever waits for it fails."""
        self.complaints()
        self.ask("POST", "/url", {"url": address})
        self.evaluate(COMPLAINTS)

    def run(self, function: str, argument: str) -> str:
        script = f"return ({function})(arguments[0])"
        text: str = self.ask("POST", "/execute/sync", {"script": script, "args": [argument]})
        return text

    def act_with_pointer(self, source: dict[str, Any]) -> None:
        self.ask("POST", "/actions", {"actions": [source]})

    def fit(self, size: tuple[int, int]) -> None:
        width, height = (length + around for length, around in zip(size, self.frame, strict=True))
        self.ask("POST", "/window/rect", {"x": 0, "y": 0, "width": width, "height": height})

    def picture(self) -> bytes:
        """Taken when something is drawn next: so something is."""
        self.evaluate(DRAWN)
        return base64.b64decode(self.ask("GET", "/screenshot"))
