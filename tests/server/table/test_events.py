"""What is stored of events: databases of before open as before, so these bytes stay as they are."""

from __future__ import annotations

import pytest

from clowder.server.table import events as happened
from clowder.server.table.events import Event, kinds, packed, unpacked
from clowder.server.table.settings import Clock, TableSettings

SETTINGS = TableSettings(public=True, clock=Clock("game", 300, 5))

STORED: list[tuple[Event, str]] = [
    (
        happened.Created(
            "BCDFG",
            "discat",
            3,
            2,
            {"starter": 0},
            None,
            TableSettings(public=True, clock=Clock("game", 300, 5), reaction=4.0, pace=1.0),
            "h",
            "s",
            "t",
        ),
        (
            '{"type":"created","code":"BCDFG","game":"discat","rules":3,"players":2,"options":{"starter":0},'
            '"deck":null,"manners":{"public":true,"clock":{"kind":"game","seconds":300,"increment":5},'
            '"reaction":4.0,"pace":1.0,"absence":"bot","grace":60,"stand_in":"house-cat","hot_seat":false,'
            '"practice":false},"host":"h","secret":"s","before":"t"}'
        ),
    ),
    (
        happened.Created("BCDFG", "discat", 3, 2, {}, None, TableSettings(reaction=None), "h", "s"),
        (
            '{"type":"created","code":"BCDFG","game":"discat","rules":3,"players":2,"options":{},'
            '"deck":null,"manners":{"public":false,"clock":{"kind":"none","seconds":60,"increment":0},'
            '"reaction":null,"pace":"normal","absence":"bot","grace":60,"stand_in":"house-cat","hot_seat":false,'
            '"practice":false},"host":"h","secret":"s","before":""}'
        ),
    ),
    (happened.Sat(0, "Ann", "h"), '{"type":"sat","seat":0,"name":"Ann","token":"h"}'),
    (happened.Sat(0, "Ann", "h", "snow"), '{"type":"sat","seat":0,"name":"Ann","token":"h","cat":"snow"}'),
    (happened.Seated(1, "kitten"), '{"type":"seated","seat":1,"level":"kitten"}'),
    (happened.Seated(1, "kitten", "grey"), '{"type":"seated","seat":1,"level":"kitten","cat":"grey"}'),
    (happened.Vacated(1, kicked=True), '{"type":"vacated","seat":1,"kicked":true}'),
    (happened.CatChosen(1, "snow"), '{"type":"cat","seat":1,"cat":"snow"}'),
    (happened.BeginnerNamed(1), '{"type":"beginner","seat":1}'),
    (happened.BeginnerNamed(None), '{"type":"beginner","seat":null}'),
    (happened.Word(0, "miaou"), '{"type":"word","seat":0,"word":"miaou"}'),
    (happened.Reissued(0, "g"), '{"type":"reissued","seat":0,"token":"g"}'),
    (happened.SeatAsked(1, "Bob", "g"), '{"type":"seat-asked","seat":1,"name":"Bob","token":"g"}'),
    (happened.SeatAgreed(1, 0), '{"type":"seat-agreed","seat":1,"by":0}'),
    (happened.SeatRefused(1, 0), '{"type":"seat-refused","seat":1,"by":0}'),
    (happened.SeatRefused(1), '{"type":"seat-refused","seat":1,"by":null}'),
    (happened.SeatGranted(1), '{"type":"seat-granted","seat":1}'),
    (happened.Started(3), '{"type":"started","rules":3}'),
    (happened.Steps([3, 1], 0, "a"), '{"type":"steps","moves":[3,1],"seat":0,"id":"a"}'),
    (happened.Steps([0]), '{"type":"steps","moves":[0],"seat":null,"id":""}'),
    (happened.Answered(1, 7, "b"), '{"type":"answer","seat":1,"move":7,"id":"b"}'),
    (happened.Looked(0), '{"type":"looked","seat":0}'),
    (happened.Away(0), '{"type":"gone","seat":0}'),
    (happened.Here(0), '{"type":"here","seat":0}'),
    (happened.RollCall(), '{"type":"roll-call"}'),
    (happened.SatIn(0, "time"), '{"type":"sat-in","seat":0,"why":"time"}'),
    (happened.Missed(0), '{"type":"missed","seat":0}'),
    (happened.Unwatched(), '{"type":"unwatched"}'),
    (happened.Watched(), '{"type":"watched"}'),
    (happened.TookBack(0), '{"type":"took-back","seat":0}'),
    (happened.Paced("quick"), '{"type":"paced","pace":"quick"}'),
    (happened.ReactionSet(10.0), '{"type":"reaction","reaction":10.0}'),
    (happened.ReactionSet(None), '{"type":"reaction","reaction":null}'),
    (happened.Hurried(), '{"type":"hurried"}'),
    (happened.Said(0, "hé"), '{"type":"said","seat":0,"text":"hé"}'),
    (happened.Emoted(0, "purr"), '{"type":"emoted","seat":0,"emote":"purr"}'),
    (happened.Rematch("n"), '{"type":"rematch","table":"n"}'),
    (happened.Closed(), '{"type":"closed"}'),
]


@pytest.mark.parametrize(("event", "body"), STORED, ids=[type(event).__name__ for event, _ in STORED])
def test_an_event_is_stored_as_it_always_was(event: Event, body: str) -> None:
    assert packed(event) == body.encode()
    assert unpacked(body.encode()) == event


def test_every_kind_of_event_is_here() -> None:
    assert {type(event) for event, _ in STORED} == set(kinds())


@pytest.mark.parametrize("kind", list(kinds()), ids=lambda kind: str(kind.__name__))
def test_a_kind_of_event_says_what_follows(kind: type[Event]) -> None:
    assert kind.apply is not Event.apply


def test_what_only_one_player_may_know_is_not_counted_and_changes_nothing_for_the_others() -> None:
    """Whoever could count answers, or see them in the list of tables, would know how many there are."""
    answer = happened.Answered(1, 7)
    assert [answer.may_know(seat) for seat in (0, 1, None)] == [False, True, False]
    for kind in kinds():
        assert kind.quiet or not kind.hidden
