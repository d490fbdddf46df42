"""What is the same for all who look at a record is worked out once, and never kept for another record."""

from __future__ import annotations

from clowder.engine.once import once


def test_it_is_worked_out_once_for_a_record_and_again_for_the_next() -> None:
    asked: list[tuple[int, ...]] = []

    @once
    def total(s: list[int], seat: int, other: int) -> list[int]:
        """What a seat and another one have."""
        asked.append((*s, seat, other))
        return [s[seat] + s[other]]

    first, alike = [1, 2], [1, 2]
    assert total(first, 0, 1) is total(first, 0, 1)
    assert total(first, 1, 1) == [4]
    assert asked == [(1, 2, 0, 1), (1, 2, 1, 1)]
    total(alike, 0, 1)  # another record, though it looks the same
    total(first, 0, 1)
    assert len(asked) == 4
    assert total.__doc__ == "What a seat and another one have."


def test_whoever_asks_about_another_record_meanwhile_mixes_nothing_up() -> None:
    @once
    def seen(s: list[int], depth: int) -> int:
        return s[0] if depth == 0 else seen([s[0] + 1], depth - 1) + s[0]

    assert seen([1], 2) == 1 + 2 + 3
    assert seen([5], 0) == 5
