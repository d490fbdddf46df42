"""Files of weights: what was written is read, and whatever does not fit is refused in one line."""

from __future__ import annotations

import dataclasses
import os
import pickle
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from clowder.bots.network import weights as module
from clowder.bots.network.shipped import NAME, shipped, weights_at
from clowder.bots.network.weights import Envelope, Layer, Tensor, Weights, checksum, read_weights, tensor_of, unpacked
from clowder.engine import catalogue
from clowder.engine.layout import amount, fingerprint
from clowder.engine.text import LANGUAGES
from clowder.errors import BadWeights
from tests.bots.network.making import LEANING, MADE, content, file

GAME = catalogue.game("devils_scat")
LARGEST_SHIPPED = 500_000


def refused(found: bytes) -> BadWeights:
    """Why it is refused: in every language, in one line."""
    with pytest.raises(BadWeights) as refusal:
        unpacked(found, "some.msgpack", GAME)
    for language in LANGUAGES:
        assert "some.msgpack" in refusal.value.text(language)
        assert "\n" not in refusal.value.text(language)
    return refusal.value


@pytest.mark.parametrize("name", catalogue.names())
def test_what_was_written_is_read(name: str) -> None:
    found = unpacked(file(name), "here", catalogue.game(name))
    written = content(name)
    assert found.made == MADE
    assert found.leaning == found.alone().leaning[0] == LEANING
    assert found.columns.tolist() == list(range(0, 2 * len(found.columns), 2))
    for (_, weights, biases), layer in zip(found.layers, written.layers, strict=True):
        assert (weights == np.frombuffer(layer.weights.data, "<f2").reshape(layer.weights.shape)).all()
        assert (biases == np.frombuffer(layer.biases.data, "<f2")).all()
        assert weights.dtype == biases.dtype == np.float32


def test_a_file_that_is_cut_short_anywhere_is_refused() -> None:
    whole = file("devils_scat")
    for length in (0, 1, 10, 40, 100, len(whole) // 2, len(whole) - 1):
        assert refused(whole[:length]).key == "error-weights-foreign"


def test_a_file_with_a_changed_byte_is_refused() -> None:
    whole = file("devils_scat")
    for at in (200, len(whole) // 2, len(whole) - 5):
        changed = bytearray(whole)
        changed[at] ^= 1
        assert refused(bytes(changed)).key in ("error-weights-damaged", "error-weights-foreign")


def test_nothing_in_a_file_is_executed(tmp_path: Path) -> None:
    class Hostile:
        def __reduce__(self) -> tuple[Any, ...]:
            return os.system, (f"touch {tmp_path / 'was_run'}",)

    assert refused(pickle.dumps(Hostile())).key == "error-weights-foreign"
    assert not (tmp_path / "was_run").exists()
    assert "pickle" not in Path(module.__file__).read_text()


def test_what_is_for_something_else_is_refused() -> None:
    assert refused(file("discat")).args_["name"] == "discat"
    assert refused(file("devils_scat", rules=GAME.version + 1)).key == "error-weights-rules"
    assert refused(file("devils_scat", layout="0" * 32)).key == "error-weights-layout"
    assert refused(file("devils_scat", actions=GAME.actions + 1)).key == "error-weights-layout"
    assert refused(file("devils_scat", players=(2, 7))).key == "error-weights-layout"
    inside = msgspec.msgpack.encode(content("devils_scat"))
    later = msgspec.msgpack.encode(Envelope("weights", 99, checksum(inside), inside))
    assert refused(later).key == "error-weights-format"
    assert "99" in str(refused(later))


def enveloped(inside: bytes) -> bytes:
    """With a right checksum: as somebody would write it on purpose."""
    return msgspec.msgpack.encode(Envelope("weights", 1, checksum(inside), inside))


HUGE = Tensor([4_000_000_000, 4_000_000_000], b"")


@pytest.mark.parametrize(
    "change",
    [
        lambda layers: layers[:1],
        lambda layers: [],
        lambda layers: [layers[0], layers[2], layers[3]],  # the policy is as tall as it has to be, but not as wide
        lambda layers: [*layers, layers[-1]],
        lambda layers: [layers[0]] * 20,
        lambda layers: [Layer("trunk", HUGE, HUGE), *layers[1:]],
        lambda layers: [Layer("trunk", Tensor([0, 0], b""), Tensor([0], b"")), *layers[1:]],
        lambda layers: [Layer("trunk", Tensor([-4, 3], b""), Tensor([3], b"123456")), *layers[1:]],
        lambda layers: [Layer("trunk", layers[0].weights, Tensor([], b"")), *layers[1:]],
        lambda layers: [*layers[:-1], Layer("value", layers[-1].weights, tensor_of([np.nan] * 6))],
        lambda layers: [*layers[:-1], Layer("value", layers[-1].weights, tensor_of([np.inf] * 6))],
    ],
)
def test_sizes_are_checked_before_anything_is_made_of_them(change: Any) -> None:
    found = content("devils_scat")
    wrong = msgspec.structs.replace(found, layers=change(found.layers))
    assert refused(enveloped(msgspec.msgpack.encode(wrong))).key == "error-weights-damaged"


@pytest.mark.parametrize("leaning", [np.nan, np.inf, -np.inf, 1e9])
def test_a_network_leans_only_so_far(leaning: float) -> None:
    wrong = content("devils_scat", leaning=leaning)
    assert refused(enveloped(msgspec.msgpack.encode(wrong))).key == "error-weights-damaged"


@pytest.mark.parametrize("columns", [b"", b"\1", b"\1\0\1\0", b"\2\0\1\0", b"\xff\xff"])
def test_columns_that_are_not_there_are_refused(columns: bytes) -> None:
    assert refused(file("devils_scat", columns=columns)).key == "error-weights-damaged"


@pytest.mark.parametrize(
    "inside", [b"", b"\xc0", b"\x80", msgspec.msgpack.encode({"game": 5}), b"\xdd\xff\xff\xff\xff", b"\x91" * 100_000]
)
def test_a_content_that_is_none_is_refused(inside: bytes) -> None:
    assert refused(enveloped(inside)).key == "error-weights-damaged"


def test_a_file_that_is_too_large_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST", 1000)
    assert refused(file("devils_scat")).key == "error-weights-foreign"


def test_a_file_that_cannot_be_read_is_told_so(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, why in ((tmp_path / "nowhere", "no such file"), (tmp_path, "folder"), (tmp_path / "pipe", "not a file")):
        with pytest.raises(BadWeights, match=why):
            weights_at(path, GAME)
    with pytest.raises(BadWeights):
        read_weights(Path("a\0b"), GAME)


def test_a_file_that_has_changed_is_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "my.msgpack"
    path.write_bytes(file("devils_scat", 1))
    first = weights_at(path, GAME)
    assert weights_at(path, GAME) is first
    path.write_bytes(file("devils_scat", 2, widths=(8,)))
    assert weights_at(path, GAME).layers[0][1].shape != first.layers[0][1].shape


def test_a_layout_has_another_name_when_a_number_of_it_means_something_else() -> None:
    layout = GAME.layout
    renamed = (changed_block(layout[0], about="in other words"), *layout[1:])
    assert fingerprint(renamed) == fingerprint(layout)
    for changed in ({"numbers": (amount(0, 9),)}, {"many": 44}, {"name": "spots"}, {"by_card": False}):
        assert fingerprint((changed_block(layout[0], **changed), *layout[1:])) != fingerprint(layout)


def changed_block(block: Any, **changed: Any) -> Any:
    """A block with something changed."""
    return dataclasses.replace(block, **changed)


@pytest.mark.parametrize("name", catalogue.names())
def test_what_a_game_ships_is_whole_and_fits(name: str) -> None:
    """Its checksum, rules, layout and sizes are looked at when it is read; and it says how it was made."""
    game = catalogue.game(name)
    found = shipped(game)
    assert isinstance(found, Weights) == (game.folder / NAME).exists()
    if found is None:
        return
    assert (game.folder / NAME).stat().st_size < LARGEST_SHIPPED
    assert found.made.command.startswith(f"clowder learn {name} ")
    assert 0 < found.made.hours <= 2
    assert len(found.made.commit) >= 40
    assert found.made.curves


def test_nothing_else_lies_about_that_looks_like_weights() -> None:
    """What a game ships is under the name that is looked for."""
    for name in catalogue.names():
        assert [path.name for path in catalogue.game(name).folder.glob("weights*")] in ([], [NAME])
