"""The report: one page that needs nothing else, with a table for every drawing, and nothing in it that was not escaped."""

from __future__ import annotations

import math
import re
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

from clowder.engine.figures import percent
from clowder.engine.text import LANGUAGES, say
from clowder.errors import BadOption
from clowder.lab import arena_page
from clowder.lab.arena_page import check_drawing, page
from clowder.lab.verdict import Ceiling, Duel, Forfeit, Ladder, Rung, Verdict

RUDE = "bots/<b>$x$&amp;.py:Clever\x1b\u202e"
BOTS = ["greedy", "search:100ms", "clairvoyant:100ms", RUDE]
COMMAND = "clowder arena discat --bots 'greedy,<i>' --players 2,4"
VOID = {"meta", "br"}


def duel(players: int, first: str, second: str, share: float, *, settled: bool = True) -> Duel:
    return Duel(
        players,
        first,
        second,
        40,
        80,
        share,
        share - 0.1,
        share + 0.1,
        -1.25,
        -2.5,
        0.5,
        1e9 if settled else 3.0,
        settled,
        [0, 0],
    )


VERDICT = Verdict(
    game="discat",
    rules=1,
    options={"starter": "random"},
    bots=BOTS,
    players=[2, 4],
    deals=40,
    all_deals=False,
    seed=1,
    repeats=False,
    duels=[
        duel(2, "greedy", "search:100ms", 0.375),
        duel(4, "greedy", RUDE, 0.45, settled=False),
        msgspec.structs.replace(duel(4, "search:100ms", RUDE, 0.8), score=None, score_low=None, score_high=None),
    ],
    ladders=[
        Ladder(
            2, [Rung("clairvoyant:100ms", 300, 200, 420), Rung("search:100ms", 100.4, 50, 160), Rung("greedy", 0, 0, 0)]
        ),
        Ladder(4, [Rung("greedy", 0, 0, 0), Rung(RUDE, -2000.0, -9000, -500)]),
    ],
    ceilings=[
        Ceiling(2, "search:100ms", "clairvoyant:100ms", 0.6, 0.7, 0.5, 0.25, 1.75),
        Ceiling(3, "search:100ms", "clairvoyant:100ms", 0.6, 0.5, math.inf, math.nan, math.nan),
        Ceiling(4, "search:100ms", "clairvoyant:100ms", 0.6, 0.7, 0.5, -2.0, math.inf),
    ],
    forfeits=[Forfeit(RUDE, 3, "raised <script>alert(1)</script>")],
)


class Outline(HTMLParser):
    """Checks that every element is closed, and gathers what is in the page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def text(language: str) -> str:
    return page(VERDICT, COMMAND, language)


@pytest.fixture(scope="module")
def outline(text: str) -> Outline:
    return Outline(text)


def test_the_page_needs_nothing_from_elsewhere(text: str, outline: Outline) -> None:
    assert not re.search(r"https?:|//|@import|src=", text.replace("<!doctype", ""))
    assert set(re.findall(r"url\((.)", text)) <= {"#"}
    for tag in ("script", "link", "img", "image", "iframe", "object"):
        assert outline.all(tag) == []


def test_what_came_from_somebodys_hand_is_only_shown(text: str, outline: Outline) -> None:
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "raised <script>alert(1)</script>" in outline.words
    assert "bots/<b>$x$&amp;.py:Clever" in outline.words
    assert COMMAND in outline.words
    text.encode()


def test_names_are_told_apart(outline: Outline) -> None:
    ids = [attributes["id"] for _, attributes in outline.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    used = {attributes["href"] for _, attributes in outline.elements if (attributes.get("href") or "").startswith("#")}
    assert {str(name)[1:] for name in used} <= set(ids)


def test_every_drawing_is_told_in_words_and_has_a_table(language: str, outline: Outline) -> None:
    assert outline.all("html") == [{"lang": language}]
    drawings = outline.all("svg")
    assert len(drawings) == 5  # two ladders, two times duels, one of ceilings
    ids = {attributes.get("id") for _, attributes in outline.elements}
    for drawing in drawings:
        assert drawing["role"] == "img"
        assert set((drawing["aria-labelledby"] or "").split()) <= ids
    assert len(outline.all("table")) == len(drawings) + 1  # and the forfeits
    assert len([region for region in outline.all("div") if region.get("role") == "region"]) == len(drawings) + 1
    assert {heading.get("scope") for heading in outline.all("th")} == {"col", "row"}
    assert len(outline.all("title")) == len(drawings) + 1


def test_drawings_take_their_colours_from_the_page(text: str) -> None:
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    for drawing in drawings:
        assert not re.search(r"#[0-9a-f]{6}\b|rgb\(|white|black", drawing)
        assert "currentColor" in drawing
        assert "font-family" not in drawing
    assert "prefers-color-scheme: dark" in text


def test_the_figures_of_the_verdict_are_there(language: str, outline: Outline) -> None:
    for found in VERDICT.duels:
        assert percent(found.share, language, 1) in outline.words
    assert "+100" in outline.words
    assert "> 1000" in outline.words
    assert say("too-few", language=language) in outline.words
    assert not {"nan", "inf", "None"} & set(re.findall(r"\w+", outline.words))


def test_the_same_verdict_gives_the_same_page(text: str, language: str) -> None:
    assert page(VERDICT, COMMAND, language) == text


def test_a_clairvoyant_does_not_lead_the_ladder_of_players() -> None:
    assert "With 2 players search:100ms leads the ladder, +100 Elo points (+50 to +160) above greedy." in page(
        VERDICT, COMMAND, "en"
    )


def test_a_page_without_ceilings_forfeits_and_options(language: str) -> None:
    least: Any = {"options": {}, "ceilings": [], "forfeits": [], "repeats": True, "all_deals": True}
    outline = Outline(page(msgspec.structs.replace(VERDICT, **least), COMMAND, language))
    assert len(outline.all("svg")) == 4


def test_without_matplotlib_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    check_drawing()
    monkeypatch.setattr(arena_page, "find_spec", lambda name: None)
    with pytest.raises(BadOption, match=re.escape('pip install "clowder[report]"')):
        check_drawing()
