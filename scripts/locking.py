"""Write locks/*.txt with uv and every package-lock.json with npm; run by scripts/lock.

All of Python's are one resolution, the same for every version of Python and every system that Clowder runs on, cut into
layers: each is what one kind of use needs beyond the layers it begins with. Nothing in them says where a package comes
from: a registry is the business of the machine that installs, and the hashes hold whatever it is.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ROOT / "locks"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LAYERS: dict[str, tuple[str, ...]] = {
    "build": (),
    "base": (),
    "postgres": ("base",),
    "test": ("build", "postgres"),
    "check": ("test",),
    "bench": ("test",),
    "lock": ("base",),
}
"""The layers, each with those it begins with. All but the first two are called like an extra of pyproject.toml."""
BUILD = [
    *PROJECT["build-system"]["requires"],
    "editables",  # hatchling wants it for an editable install, and says so only when asked
    "setuptools",  # for RLCard, of which there is no wheel
]
NPM = ("src/clowder/web", "bench/boardgame")
HEAD = "# Made by scripts/lock; not to be edited.\n"


def main() -> None:
    """Both kinds of locks."""
    parser = argparse.ArgumentParser(
        prog="scripts/lock", description="Make the locks anew; what still fits stays as it is."
    )
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that fit, of everything")
    parser.add_argument("--upgrade-package", action="append", default=[], metavar="NAME", help="of this Python package")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        lock_python(Path(folder), upgrade=asked.upgrade, packages=asked.upgrade_package)
    for name in NPM:
        with tempfile.TemporaryDirectory() as folder:
            lock_npm(ROOT / name, Path(folder), upgrade=asked.upgrade)


def lock_python(folder: Path, *, upgrade: bool, packages: list[str]) -> None:
    """Resolve everything together, and write each layer's share."""
    everything, build = folder / "everything.txt", folder / "build.in"
    build.write_text("\n".join(BUILD) + "\n", "utf-8")
    before = "".join(path.read_text("utf-8") for path in sorted(LOCKS.glob("*.txt")))
    everything.write_text(re.sub(r"^-r .*\n", "", before, flags=re.MULTILINE), "utf-8")  # uv keeps what it finds there
    newer = ["--upgrade"] if upgrade else [f"--upgrade-package={name}" for name in packages]
    compile_with_uv(["pyproject.toml", str(build), "--all-extras", "--generate-hashes", *newer], everything)
    blocks = locked(everything)
    names: dict[str, set[str]] = {}
    for layer, below in LAYERS.items():
        source = [str(build)] if layer == "build" else ["pyproject.toml"]
        extra = [] if layer in ("build", "base") else ["--extra", layer]
        needed = folder / f"{layer}.txt"
        compile_with_uv([*source, *extra, "--constraints", str(everything)], needed)
        there = {name for lower in below for name in names[lower]}
        names[layer] = there | locked(needed).keys()
        own = "".join(blocks[name] for name in sorted(names[layer] - there))
        LOCKS.joinpath(f"{layer}.txt").write_text(HEAD + "".join(f"-r {lower}.txt\n" for lower in below) + own, "utf-8")


def compile_with_uv(arguments: list[str], target: Path) -> None:
    """One version of each package for every Python, as far as that goes: the one that is tested."""
    oldest = PROJECT["project"]["requires-python"].removeprefix(">=")
    how = ["--universal", "--python-version", oldest, "--fork-strategy", "fewest", "--no-annotate", "--no-header"]
    subprocess.run(
        ["uv", "pip", "compile", "--quiet", *arguments, *how, "--output-file", str(target)], cwd=ROOT, check=True
    )


def locked(path: Path) -> dict[str, str]:
    """The lines about each package, by its name."""
    blocks: dict[str, str] = {}
    for block in re.findall(r"^\S.*\n(?:[ \t].*\n)*", path.read_text("utf-8"), re.MULTILINE):
        if found := re.match(r"[a-z0-9-]+(?===)", block):
            blocks[found[0]] = blocks.get(found[0], "") + block
    return blocks


def lock_npm(package: Path, folder: Path, *, upgrade: bool) -> None:
    """Resolve a package.json where nothing is installed: of what is, npm would lock this system's share alone."""
    shutil.copy(package / "package.json", folder)
    shutil.copy(package / ".npmrc", folder)
    lock = package / "package-lock.json"
    if lock.exists() and not upgrade:
        shutil.copy(lock, folder)
    subprocess.run(["npm", "install", "--package-lock-only", "--loglevel=error"], cwd=folder, check=True)
    tree: dict[str, Any] = json.loads((folder / lock.name).read_text("utf-8"))
    for entry in tree["packages"].values():
        entry.pop("funding", None)  # addresses, and none that is needed
    lock.write_text(json.dumps(tree, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
