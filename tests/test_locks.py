"""The locks fit what they lock: whoever changes pyproject.toml or a package.json and forgets scripts/lock is told here."""

from __future__ import annotations

import itertools
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PYTHON_LOCKS = sorted((ROOT / "locks").glob("*.txt"))
NPM_LOCKS = [ROOT / "src" / "clowder" / "web" / "package-lock.json", ROOT / "bench" / "boardgame" / "package-lock.json"]
USES = sorted(path.stem for path in PYTHON_LOCKS)
FORGOTTEN = "run scripts/lock"


def environments() -> Iterator[dict[str, str]]:
    """The Pythons and the systems that Clowder is for."""
    for version, system in itertools.product(("3.11", "3.12", "3.13", "3.14"), ("linux", "darwin")):
        changed = {"python_version": version, "python_full_version": f"{version}.0", "sys_platform": system}
        yield {
            **{name: str(value) for name, value in default_environment().items()},
            **changed,
            "platform_system": system.title(),
        }


def applies(requirement: Requirement, environment: dict[str, str]) -> bool:
    return requirement.marker is None or requirement.marker.evaluate(environment)


def locked(path: Path) -> list[Requirement]:
    """What a lock pins, with what is pinned in those it begins with; every line of it is looked at."""
    found: list[Requirement] = []
    for line in path.read_text("utf-8").replace("\\\n", "").splitlines():
        if line.startswith("-r "):
            found += locked(path.parent / line.removeprefix("-r "))
        elif not line.startswith("#"):
            pinned = re.fullmatch(r"(\S+==[^\s;]+(?: ; .*?)?)((?:\s+--hash=sha256:[0-9a-f]{64})+)", line)
            assert pinned, line
            found.append(Requirement(pinned[1]))
    return found


def asked(use: str) -> list[Requirement]:
    """What pyproject.toml asks for: to build, to run, or to run with an extra, which may name others."""
    project = PYPROJECT["project"]
    if use == "build":
        return list(map(Requirement, PYPROJECT["build-system"]["requires"]))
    found: list[Requirement] = []
    for text in project["dependencies"] if use == "base" else project["optional-dependencies"][use]:
        requirement = Requirement(text)
        if requirement.name == project["name"]:
            found += [inner for extra in sorted(requirement.extras) for inner in asked(extra)]
        else:
            found.append(requirement)
    return found


def unlocked(wanted: list[Requirement], lock: list[Requirement]) -> list[str]:
    """What of it a lock does not have exactly once, in a version that fits, on some Python and system."""
    missing = []
    for environment, requirement in itertools.product(environments(), wanted):
        if applies(requirement, environment):
            name = canonicalize_name(requirement.name)
            versions = {str(pin.specifier)[2:] for pin in lock if pin.name == name and applies(pin, environment)}
            if len(versions) != 1 or not all(requirement.specifier.contains(one, prereleases=True) for one in versions):
                missing.append(f"{requirement}, locked: {sorted(versions)}, Python {environment['python_version']}")
    return missing


@pytest.mark.parametrize("use", USES)
def test_what_pyproject_asks_for_is_locked(use: str) -> None:
    lock = locked(ROOT / "locks" / f"{use}.txt")
    assert not unlocked(asked(use), lock), FORGOTTEN


def test_all_locks_agree() -> None:
    """They are installed into one environment, one after the other."""
    versions: dict[str, set[str]] = {}
    for pin in (pin for path in PYTHON_LOCKS for pin in locked(path)):
        versions.setdefault(f"{pin.name} ; {pin.marker}", set()).add(str(pin.specifier))
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_a_forgotten_requirement_is_noticed() -> None:
    lock = [Requirement("numpy==2.4.6"), Requirement("uvloop==0.23.0 ; sys_platform == 'linux'")]
    assert not unlocked([Requirement("numpy>=2.1"), Requirement("uvloop>=0.2; sys_platform == 'linux'")], lock)
    assert len(unlocked([Requirement("numpy>=2.5")], lock)) == 8
    assert len(unlocked([Requirement("uvloop>=0.21; sys_platform != 'win32'")], lock)) == 4
    assert len(unlocked([Requirement("Msg.Spec; python_version >= '3.14'")], lock)) == 2


def test_every_script_and_the_image_install_what_is_locked() -> None:
    used = {"build", "base"}
    for script in (ROOT / "scripts").iterdir():
        for extras in re.findall(r'^extras="(.*)"$', script.read_text("utf-8"), re.MULTILINE):
            used |= set(extras.split(",")) - {""}
    image, environment = ((ROOT / name).read_text("utf-8") for name in ("Dockerfile", "scripts/environment"))
    used |= set(re.findall(r"locks/(\w+)\.txt", image))
    assert used == set(USES)
    installs = re.findall(r"^.*\bpip (?:install|wheel) .*$", image + environment, re.MULTILINE)
    assert len(installs) == 6
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs), installs


@pytest.mark.parametrize("path", NPM_LOCKS, ids=lambda path: path.parent.name)
def test_the_whole_tree_of_npm_is_locked(path: Path) -> None:
    tree: dict[str, dict[str, Any]] = json.loads(path.read_text("utf-8"))["packages"]
    package: dict[str, Any] = json.loads(path.with_name("package.json").read_text("utf-8"))
    root = tree.pop("")
    for kind in ("dependencies", "devDependencies"):
        assert root.get(kind, {}) == package.get(kind, {}), FORGOTTEN
        for name, version in package.get(kind, {}).items():
            assert tree[f"node_modules/{name}"]["version"] == version, FORGOTTEN
    for place, entry in tree.items():
        assert entry["integrity"].startswith("sha512-"), place
        for name in entry.get("dependencies", {}):
            assert resolved(tree, place, name), f"{name}, which {place} needs"


def resolved(tree: dict[str, Any], place: str, name: str) -> bool:
    """Whether a package finds another one, as Node looks for it: in its own folder, then further and further out."""
    while place:
        if f"{place}/node_modules/{name}" in tree:
            return True
        place = place.rpartition("/node_modules/")[0]
    return f"node_modules/{name}" in tree


@pytest.mark.parametrize("path", [*PYTHON_LOCKS, *NPM_LOCKS], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_lock_says_where_packages_come_from(path: Path) -> None:
    assert "://" not in path.read_text("utf-8")
