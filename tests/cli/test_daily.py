"""The daily deal in the terminal."""

from __future__ import annotations

import io
from datetime import date
from importlib import import_module

import pytest

from archfoe.cli import run
from archfoe.cli.daily import deal_called
from archfoe.cli.play import play_daily, resume
from archfoe.cli.screen import Screen
from archfoe.table.daily import Deal, result_of
from archfoe.table.session import Session
from tests.cli.helpers import saved

TODAY = date(2026, 11, 18)


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("archfoe.cli.daily"), "today", lambda: TODAY)


def played(*typed: str) -> str:
    out = io.StringIO()
    play_daily(Deal(53), None, Screen(io.StringIO("".join(line + "\n" for line in typed)), out))
    return out.getvalue()


def test_the_deal_of_a_day_is_played_to_its_result() -> None:
    told = played("hint", *["1"] * 20_000)
    session = Session.load(saved())
    assert session.key == Deal(53).key and session.players == ["you", "greedy", "greedy"]
    assert told.startswith("Daily deal 53 (2026-11-18, UTC). Everyone gets these cards.")
    result = result_of(Deal(53), session)
    assert result.hints == 1
    assert told.splitlines()[-3:] == result.lines
    assert "Par is +3, what the bot reaches at your seat." in told


def test_a_saved_deal_goes_on_as_one() -> None:
    played("hint")
    out = io.StringIO()
    resume(saved(), screen=Screen(io.StringIO("1\n" * 20_000), out))
    lines = out.getvalue().splitlines()
    assert lines[-3].startswith("archfoe daily 53: ") and lines[-1] == f"1 hint, no take-backs, deal {Deal(53).mark}"


def test_earlier_days_can_be_played_and_later_ones_cannot(capsys: pytest.CaptureFixture[str]) -> None:
    assert deal_called(None) == Deal(53)
    assert deal_called("2026-09-27") == Deal(1)
    for words, says in (
        ("2026-11-19", "comes on 2026-11-19"),
        ("2026-09-26", "first daily deal"),
        ("soon", "not a date"),
    ):
        assert run(["daily", "--date", words]) == 2
        assert says in capsys.readouterr().err
