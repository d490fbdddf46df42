"""Machine code is kept between runs, and never outlives the sources it was made from."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.bots.warming import marks
from clowder.engine import catalogue, compiling
from clowder.engine.compiling import PACKAGE, cache_folder, sources_hash, sources_of, sweep
from clowder.engine.warmup import warm
from clowder.lab import playout

PROGRAM = """
import numpy as np
from clowder.engine import batch
from clowder.lab.playout import play_out
rows = batch.deal("discat", 2, 1, seed=1)
s = rows[0]
play_out(s, np.zeros(91, np.int16), 1)
print(int(s.held[(s.actor + 1) % 2]))
"""


def run(package: Path, cache: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(package), "CLOWDER_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"  # Python's own cache does trust a file's time and size
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_editing_a_rule_never_runs_stale_machine_code(tmp_path: Path) -> None:
    """The full hand is a number in record.py; the rules that use it, and the kernel, stand in other files."""
    package, cache = tmp_path / "package", tmp_path / "cache"
    shutil.copytree(PACKAGE, package / "clowder", ignore=shutil.ignore_patterns("web", "__pycache__"))
    assert run(package, cache) == "5"
    assert run(package, cache) == "5"
    record = package / "clowder" / "games" / "discat" / "record.py"
    stat = record.stat()
    record.write_text(record.read_text().replace("FULL_HAND = 5", "FULL_HAND = 4"))
    os.utime(record, (stat.st_atime, stat.st_mtime))  # not even with the old time and size
    assert run(package, cache) == "4"


SPOILT: tuple[Callable[[bytes], bytes], ...] = (
    lambda kept: b"",
    lambda kept: kept[: len(kept) // 2],
    lambda kept: b"not code at all",
)


def test_damaged_machine_code_is_made_again(tmp_path: Path) -> None:
    program = (
        "from clowder.engine.chance import draw\nfrom tests.engine.test_record import Small\nprint(draw(Small.empty(), 6))"
    )
    environment = {**os.environ, "CLOWDER_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-c", program]
    first = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    for ending in ("nbi", "nbc"):
        for spoil in SPOILT:
            kept = list(tmp_path.rglob(f"*.{ending}"))
            assert kept
            for path in kept:
                path.write_bytes(spoil(path.read_bytes()))
            again = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
            assert (again.returncode, again.stdout) == (0, first), again.stderr
    assert all(path.stat().st_size > 100 for path in tmp_path.rglob("*.nb?"))


def test_code_that_is_kept_at_the_same_time_is_never_taken_for_anothers(tmp_path: Path, monkeypatch: Any) -> None:
    """Two processes that know of nothing that is kept keep code for a signature each, one before the other has written."""
    monkeypatch.setenv("CLOWDER_CACHE", str(tmp_path))
    cache_folder.cache_clear()

    def made() -> Any:
        function: Any = playout.play_out
        return compiling.compiled(function.py_func)._cache._cache_file

    one, other, later = made(), made(), made()
    write = one._save_data

    def write_last(name: str, code: Any) -> None:
        other.save("gattara", b"for Gattara")
        write(name, code)

    for each in (one, other):
        monkeypatch.setattr(each, "_load_index", dict)
    monkeypatch.setattr(one, "_save_data", write_last)
    one.save("discat", b"for Discat")
    assert later.load("discat") in (None, b"for Discat")
    assert later.load("gattara") in (None, b"for Gattara")
    later.save("gattara", b"for Gattara")
    later.save("discat", b"for Discat")
    assert later.load("discat") == b"for Discat"
    assert later.load("gattara") == b"for Gattara"
    cache_folder.cache_clear()


def test_a_dangling_link_among_the_sources_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text("x = 1")
    before = sources_hash((tmp_path,))
    (tmp_path / ".#rule.py").symlink_to("nowhere")
    assert sources_hash((tmp_path,)) == before


def test_a_games_code_depends_on_the_engine_and_itself_and_a_kernel_on_all_games() -> None:
    game = catalogue.game("discat")
    assert sources_of(getattr(game.rules.play, "py_func", game.rules.play)) == (
        PACKAGE / "engine",
        PACKAGE / "games" / "discat",
    )
    kernel = getattr(playout.play_out, "py_func", playout.play_out)
    assert PACKAGE / "games" in sources_of(kernel)
    assert PACKAGE / "lab" in sources_of(kernel)
    assert sources_of(marks) == (PACKAGE / "engine", PACKAGE / "games", PACKAGE / "bots")  # no bot calls the lab
    assert Path(__file__).parent in sources_of(run)


def test_folders_long_unused_are_swept_away(tmp_path: Path) -> None:
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    long_ago = time.time() - compiling.KEPT_SECONDS - 60
    os.utime(tmp_path / "old", (long_ago, long_ago))
    sweep(tmp_path)
    assert [folder.name for folder in tmp_path.iterdir()] == ["new"]


def test_without_a_place_to_write_nothing_is_kept_and_everything_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("CLOWDER_CACHE", str(tmp_path / "file"))
    assert cache_folder.__wrapped__((PACKAGE / "engine",)) is None


def test_warming_up_says_how_far_it_is() -> None:
    heard: list[tuple[str, int, int]] = []
    warm(catalogue.game("discat"), lambda what, done, total: heard.append((what, done, total)))
    assert [done for _, done, _ in heard] == list(range(heard[0][2] + 1))
    assert clowder.new("discat", 2, seed=1).actor is not None


def test_other_packages_keep_their_own_cache_folder() -> None:
    import numba

    settings: Any = numba.config
    before = settings.CACHE_DIR
    compiling.compiled(run)
    assert before == settings.CACHE_DIR
