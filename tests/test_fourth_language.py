"""A language is one entry in one list, and its text files. A copy of Clowder learns German, or what passes for it here: the
English texts with a few words changed. Nothing else in the copy is touched."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import clowder
from tests.server.serving import serving

PACKAGE = Path(clowder.__file__).parent
NODE = Path(sys.executable).parent / "node"

CHANGED = {
    "text/de/web.ftl": ("web-close = Close", "web-close = Zu damit"),
    "text/de/serve.ftl": ("welcome-title = ", "welcome-title = Katzen: "),
    "games/discat/text/de.ftl": ("tagline = ", "tagline = Miau: "),
    "games/discat/RULES.de.md": ("> **Aim** ", "> **Ziel** "),
}
"""What can be seen to be German."""

KIT = """
from clowder.engine import catalogue
from clowder.engine.figures import figure
from clowder.testing import CHECKS, Effort, Nonconforming
discat = catalogue.game("discat")
effort = Effort(games=1, every_table=False)
CHECKS["texts"](discat, effort)
print(figure(1.5, "de", 1))
words = discat.folder / "text" / "de.ftl"
whole = words.read_text("utf-8")
words.write_text(whole.replace("tagline = ", "motto = "), "utf-8")
try:
    CHECKS["texts"](discat, effort)
except Nonconforming as why:
    print(why)
finally:
    words.write_text(whole, "utf-8")
"""


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder to import the copy from."""
    copied = tmp_path_factory.mktemp("german") / "clowder"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__", "node_modules", "dist"))
    (copied / "web" / "node_modules").symlink_to(PACKAGE / "web" / "node_modules")
    languages = copied / "text" / "languages.json"
    listed = json.loads(languages.read_text("utf-8"))
    languages.write_text(json.dumps({**listed, "de": {"name": "Deutsch", "point": ","}}), "utf-8")
    shutil.copytree(copied / "text" / "en", copied / "text" / "de")
    for game in copied.glob("games/*/text"):
        shutil.copy(game / "en.ftl", game / "de.ftl")
        shutil.copy(game.parent / "RULES.md", game.parent / "RULES.de.md")
    for name, (english, changed) in CHANGED.items():
        text = (copied / name).read_text("utf-8")
        assert text.count(english) == 1
        (copied / name).write_text(text.replace(english, changed), "utf-8")
    return copied.parent


def run(german: Path, *arguments: str, **environment: str) -> str:
    """What a program says that imports the copy."""
    env = {**os.environ, "PYTHONPATH": str(german), "NUMBA_DISABLE_JIT": "1", "PYTHONUTF8": "1", **environment}
    done = subprocess.run([sys.executable, *arguments], env=env, cwd=german, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_terminal_speaks_it(german: Path) -> None:
    assert "Miau: " in run(german, "-m", "clowder.cli", "games", LC_ALL="de_AT.UTF-8")
    assert "en|fr|es|de" in run(german, "-m", "clowder.cli", "games", "--help", COLUMNS="120")


def test_the_server_speaks_it(german: Path, tmp_path: Path) -> None:
    with serving("--database", "a.db", folder=tmp_path, PYTHONPATH=str(german), NUMBA_DISABLE_JIT="1") as server:
        page = httpx.get(f"{server.url}/programs", headers={"accept-language": "de-AT"}).text
        assert 'lang="de"' in page
        assert "Katzen: " in page
        assert "Deutsch" in httpx.get(f"{server.url}/programs", params={"lang": "en"}).text
        discat = httpx.get(f"{server.url}/api/games", params={"lang": "de"}).text
        assert "Miau: " in discat


def test_the_kit_checks_it_like_the_others(german: Path) -> None:
    figure, wrong = run(german, "-c", KIT).splitlines()
    assert figure == "1,5"
    assert re.search(r"de\.ftl: key '(tagline|motto)' is only in (English|de)$", wrong)


def test_the_browsers_client_is_built_with_it(german: Path) -> None:
    """The client's own tests of languages go through the list: they run in the copy, and read what the build reads."""
    vitest = PACKAGE / "web" / "node_modules" / "vitest" / "vitest.mjs"
    report = german / "vitest.json"
    said = subprocess.run(
        [
            NODE,
            vitest,
            "run",
            "--reporter=json",
            f"--outputFile={report}",
            "src/text",
            "src/screens/rules",
            "src/screens/shared",
        ],
        cwd=german / "clowder" / "web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stdout + said.stderr
    tests = [
        each["fullName"]
        for file in json.loads(report.read_text("utf-8"))["testResults"]
        for each in file["assertionResults"]
    ]
    assert len([name for name in tests if name.startswith("in de ")]) == 2
    assert "the settings offer every language by its own name" in tests
