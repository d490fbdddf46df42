"""What the documents show runs: every Python block, file by file, and every command line that begins with `$ clowder`.

A block that begins with a file's name in a comment (`# careful.py`) is that file, there for the commands of the document.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")]
    if "node_modules" not in path.parts
)


def blocks(name: str, language: str) -> list[str]:
    """The code blocks of a document that are in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / name).read_text("utf-8"), re.MULTILINE | re.DOTALL)


def write_files(name: str, folder: Path) -> None:
    """The files that a document shows, where its commands can find them."""
    for block in blocks(name, "python"):
        if titled := re.match(r"# (\w+\.py)\n", block):
            (folder / titled[1]).write_text(block, "utf-8")


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if blocks(name, "python")])
def test_python_in_documents_runs(name: str, tmp_path: Path) -> None:
    write_files(name, tmp_path)
    program = tmp_path / "document.py"
    program.write_text("\n".join(blocks(name, "python")), "utf-8")
    command = [sys.executable, "-W", "error", str(program)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if blocks(name, "console")])
def test_commands_in_documents_run(name: str, tmp_path: Path) -> None:
    lines = [line[2:] for block in blocks(name, "console") for line in block.splitlines() if line.startswith("$ clowder ")]
    assert lines
    write_files(name, tmp_path)
    for line in lines:
        command = [sys.executable, "-m", *shlex.split(line)]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{line}: {done.stderr}"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_between_documents_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    for target, heading in re.findall(r"\]\(([\w./-]*)(?:#([\w-]+))?\)", text):
        path = (ROOT / name).parent / target if target else ROOT / name
        assert path.exists(), f"{name} links to {target}"
        assert not heading or heading in headings(path), f"{name} links to {target}#{heading}"


def headings(path: Path) -> set[str]:
    """What the headings of a document are called in links."""
    titles = re.findall(r"^#+ (.*)$", path.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}
