"""The report of each game: figures that add up, games that can be watched, and a page that needs nothing else."""

from __future__ import annotations

import json
import re
from urllib.parse import unquote

import msgspec
import pytest

import clowder
from clowder.engine import catalogue
from clowder.engine.text import LANGUAGES
from clowder.lab import report
from clowder.lab.balance.figures import BalanceReport, Finding, ItemFigures, Measured
from clowder.lab.balance.findings import findings
from clowder.lab.balance.page import balance_page
from tests.lab.test_arena_page import Outline

COMMAND = "clowder report discat --vary 'arrows=<b>'"

pytestmark = pytest.mark.many_samples


@pytest.fixture(scope="module", params=catalogue.names())
def found(request: pytest.FixtureRequest) -> BalanceReport:
    vary = {"arrows": ["halves"]} if request.param == "discat" else {}
    return report(request.param, [2], 12, 5, vary=vary)


def test_figures_add_up(found: BalanceReport) -> None:
    for table in found.tables:
        for seats in table.seats:
            assert sum(place.value for place in seats.places) == pytest.approx(1)
        assert sum(ending.share.value for ending in table.duration.endings) == pytest.approx(1)
        assert sum(table.duration.steps.counts) == 12
        assert table.drama.course[-1] == pytest.approx(1)
        assert {(duel.first, duel.second) for duel in table.skill.duels} >= {("uniform", "greedy")}
        assert len(table.kinds) > 1
        if found.game == "discat":  # of cards there are too many to always take one
            assert {item.always for item in table.items} == {None}
        if found.game == "rat_a_tat_roll":  # who always rolls one die, two, three
            assert len([item for item in table.items if item.kind == "roll" and item.always is not None]) == 3
        for kind in table.kinds:
            assert {*kind.taken} >= {"greedy"}
            assert 0 <= kind.taken["greedy"].low <= kind.taken["greedy"].high <= 1


def test_games_to_watch_can_be_replayed_to_their_moment(found: BalanceReport) -> None:
    assert {"longest", "shortest"} <= {watched.why for watched in found.watched}
    for watched in found.watched:
        match = clowder.replay(watched.record)
        assert match.over
        assert 0 <= watched.step <= match.step
        if watched.why in ("longest", "shortest"):
            assert watched.detail == match.step


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_from_elsewhere(found: BalanceReport, language: str) -> None:
    text = balance_page(found, COMMAND, language)
    assert balance_page(found, COMMAND, language) == text
    outline = Outline(text)
    assert not re.search(r"https?:|//|@import|src=|\bnan\b|\binf\b|None", text.replace("<!doctype", ""))
    assert outline.all("html") == [{"lang": language}]
    for tag in ("script", "link", "img", "image", "iframe", "object"):
        assert outline.all(tag) == []
    ids = [attributes["id"] for _, attributes in outline.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    links = [str(link["href"]) for link in outline.all("a")]
    assert {link[1:] for link in links if link.startswith("#")} <= set(ids)
    for drawing in outline.all("svg"):
        assert set((drawing["aria-labelledby"] or "").split()) <= set(ids)
    assert len(outline.all("svg")) >= 8
    assert "clowder report discat --vary 'arrows=<b>'" in outline.words
    records = [json.loads(unquote(link.partition(",")[2])) for link in links if link.startswith("data:")]
    assert records == [watched.record for watched in found.watched]


def test_every_sentence_can_be_said_in_every_language(found: BalanceReport) -> None:
    """Also those that these few games do not bring up."""
    some = [0.25, 0.2, 0.3]
    args = {"players": 2, "bot": "greedy", "main": "greedy", "games": 10, "due": 0.5, "place": 1, "share": some, "more": 5}
    kinds = {"players": 2, "kind": "knock", "due": some}
    items = {"players": 2, "items": ["a", "b"], "count": 2}
    told = [
        *(Finding(f"fair-{key}", args, "fair") for key in ("place", "even", "unknown", "level-more", "level-less",
                                                             "level-unknown")),
        Finding("bound", {"players": 2, "clause": 17, "share": some}, "long"),
        Finding(
            "skill-unknown", {"players": 2, "better": "a", "worse": "b", "share": some, "luck": 0.5, "enough": 0}, "skill"
        ),
        *(Finding(key, kinds, "choices") for key in ("costly-never", "costly-always", "better-never", "better-always")),
        Finding("idle", {"players": 2, "kinds": ["a"], "within": 0.1}, "choices"),
        *(Finding(key, items, "choices") for key in ("dead", "dominant", "dominated", "no-verdict")),
        Finding("contrast-none", {"compared": 12, "times": 4}, "contrasts"),
    ]  # fmt: skip
    for language in LANGUAGES:
        page = balance_page(msgspec.structs.replace(found, findings=told), "", language)
        assert "{" not in re.sub(r"<style.*?</style>|href=\"data:[^\"]*\"", "", page, flags=re.DOTALL)


def test_cards_that_nobody_plays_are_named(found: BalanceReport) -> None:
    """A made-up card: a verdict follows from how often it is chosen and what it is worth."""
    nothing = Measured(0.0, 0.0, 0.005)
    item = ItemFigures("play", "the dull cat", 3.0, nothing, nothing, nothing, None, None, "dead")
    table = msgspec.structs.replace(found.tables[0], items=[item])
    told = {finding.key: finding.args for finding in findings(table, "greedy")}
    assert told["dead"] == {"items": ["the dull cat"], "count": 1}
    assert "no-verdict" not in told
