"""Schedules of faults: what was promised holds in all of them, and a mistake in the code would be found."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from archfoe.server.journal import Journal
from archfoe.server.ledger import Ledger
from archfoe.server.store import Entry
from tests.server.simulation import main, play


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_no_schedule_of_faults_breaks_a_promise(first: int) -> None:
    for seed in range(first, first + 10):
        play(seed)


def test_the_same_seed_is_the_same_schedule() -> None:
    assert play(3) == play(3) != play(4)


def test_a_failing_seed_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(seed: int) -> str:
        assert seed != 8, "seed 8: the moon is blue"
        return ""

    monkeypatch.setattr("tests.server.simulation.play", broken)
    assert main(["7", "3"]) == "Promises were broken."
    assert capsys.readouterr().out.splitlines() == [
        "make simulate ARGS=8: AssertionError: seed 8: the moon is blue",
        "3 schedules, 1 broken.",
    ]
    assert main(["7"]) is None


# Planted mistakes

Plant = Callable[[pytest.MonkeyPatch], None]


def _table_is_not_dropped(patch: pytest.MonkeyPatch) -> None:
    async def surely(self: Ledger, work: Callable[[], Awaitable[Any]]) -> Any:
        return await work()

    patch.setattr(Ledger, "_surely", surely)


def _failed_write_is_passed_over(patch: pytest.MonkeyPatch) -> None:
    add = Ledger.add

    async def added(self: Ledger, entries: Sequence[Entry]) -> None:
        try:
            await add(self, entries)
        except Exception:
            self._lost = False

    patch.setattr(Ledger, "add", added)
    patch.setattr(Ledger, "_on_loss", lambda self: None, raising=False)


def _takeback_is_not_stored(patch: pytest.MonkeyPatch) -> None:
    undo = Journal.undo

    def undone(self: Journal, seat: int, *, agreed: bool) -> list[Entry]:
        undo(self, seat, agreed=agreed)
        return []

    patch.setattr(Journal, "undo", undone)


def _landmark_of_another_position(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("archfoe.server.journal.landmark", lambda session: "1 0 ")
    patch.setattr("archfoe.server.journal.APART", 1)


PLANTED: dict[str, Plant] = {
    "a table goes on after its store has failed": _table_is_not_dropped,
    "a write that failed counts": _failed_write_is_passed_over,
    "takebacks are not stored": _takeback_is_not_stored,
    "landmarks tell of another position": _landmark_of_another_position,
}


@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED.keys())
def test_planted_mistakes_are_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert any(_breaks(seed) for seed in range(20))


def _breaks(seed: int) -> bool:
    try:
        play(seed)
    except Exception:
        return True
    return False
