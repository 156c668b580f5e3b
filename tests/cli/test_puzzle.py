"""`archfoe puzzle`: a person at the terminal solves, fails, takes back, asks for hints; files are proved."""

from __future__ import annotations

import io
from datetime import date
from pathlib import Path

import pytest

from archfoe.cli import run, solving
from archfoe.cli.screen import Screen
from archfoe.cli.solving import Solving
from archfoe.puzzles import shelf
from archfoe.puzzles.days import number_on
from archfoe.registry.places import data_folder

SOLUTION = ["punch", "punch", "punch", "punch", "buy catwoman", "buy lasso", "robin", "play lasso", "buy cheetah"]
TEMPTING = ["punch", "punch", "punch", "punch", "robin", "buy catwoman", "buy penguin", "no"]


def solve(*typed: str, number: int = 1) -> tuple[str, int]:
    out = io.StringIO()
    status = Solving(shelf.numbered(number), Screen(io.StringIO("".join(f"{line}\n" for line in typed)), out)).play()
    return out.getvalue(), status


def test_it_is_solved_by_its_solution() -> None:
    shown, status = solve(*SOLUTION)
    assert "Gain 3 Victory Points this turn." in shown
    assert shown.count("You play Punch") == 4
    assert "Solved!" in shown
    assert shelf.numbered(1).asked.why in shown
    assert "archfoe puzzle 1: solved\n" in shown
    assert status == 0


def test_whoever_fails_hears_of_it_when_the_turn_ends_and_goes_on() -> None:
    shown, status = solve(*TEMPTING, "end turn", "back 4", *SOLUTION[4:])
    before, after = shown.split("Not yet: 2 of 3 Victory Points.")
    assert "Not yet" not in before
    assert "Solved!" in after
    assert status == 0


def test_start_over() -> None:
    shown, status = solve("robin", "over", *SOLUTION)
    assert "From the start." in shown
    assert status == 0


def test_hints_are_counted_and_the_solution_is_not_a_success() -> None:
    shown, status = solve("hint", "hint", *SOLUTION)
    assert "Hint 1 of 3: Think about Lasso of Truth." in shown
    assert "archfoe puzzle 1: solved, 2 hints" in shown
    shown, status = solve("hint", "hint", "hint", "hint", "show")
    assert shown.count("Hint 3 of 3") == 2
    assert "buy Lasso of Truth  (the key)" in shown
    assert "archfoe puzzle 1:" not in shown, "it has been solved before"
    assert "archfoe puzzle 2: tried" in solve("show", number=2)[0]
    assert status == 1


def listed(capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["puzzle", "list"]) == 0
    return capsys.readouterr().out


def test_the_list_tells_what_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    solve("play heat vision", "quit", number=3)
    solve("hint", *SOLUTION)
    shown = listed(capsys)
    assert "   1  Four Punches and a Robin  (easy, ✓h)" in shown
    assert "   3  A Trident for nothing  (medium, tried" in shown
    assert "   2  The signal is answered  (easy" in shown
    solve(*SOLUTION)
    solve("robin", "quit")
    assert "   1  Four Punches and a Robin  (easy, ✓)" in listed(capsys), "the best try counts"


def test_whoever_was_shown_it_had_help(capsys: pytest.CaptureFixture[str]) -> None:
    solve("show")
    assert "Robin  (easy, tried)" in listed(capsys)
    solve(*SOLUTION)
    assert "Robin  (easy, ✓h)" in listed(capsys)


@pytest.mark.parametrize(
    "kept", ["{", "[]", '{"1": 5, "x": {}, "2": {"solved": "0"}, "3": {"solved": 99}, "4": {"solved": true}}', "\x00"]
)
def test_a_damaged_memory_is_no_reason_to_fail(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = data_folder()
    assert folder is not None
    folder.mkdir(parents=True)
    (folder / "puzzles.json").write_text(kept, encoding="utf-8")
    assert "✓" not in listed(capsys)
    solve(*SOLUTION)
    assert "Robin  (easy, ✓)" in listed(capsys)


def test_the_puzzle_of_the_day(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    day = date(2026, 11, 18)
    monkeypatch.setattr(solving, "today", lambda: day)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert run(["puzzle", "today"]) == 1
    assert f"Puzzle {number_on(day)}: " in capsys.readouterr().out
    assert ", today)" in next(line for line in listed(capsys).splitlines() if line.split()[0] == str(number_on(day)))


def test_what_is_no_answer_is_one_sentence() -> None:
    shown, _ = solve(
        "buy lasso", "fly away", "back", "back x", "card", "? lasso", "piles", "goal", "table", "help", "quit"
    )
    assert "2 Power short of Lasso of Truth" in shown
    assert "There is nothing to take back." in shown
    assert "Say how many answers" in shown
    assert "Not yet: 0 of 3 Victory Points." in shown
    assert "Traceback" not in shown


def test_the_deck_is_shown_only_where_the_puzzle_says_so() -> None:
    assert "in an order that you don't know: Hero: Robin" in solve()[0]
    assert "top card first: Punch, Vulnerability, Nth Metal" in solve(number=10)[0]


def test_an_answer_in_the_middle_of_a_card_can_be_taken_back() -> None:
    shown, _ = solve("play heat vision", "back", "play heat vision", "no", "back 2", number=3)
    assert shown.count("Power 0.") == 3


def test_list_and_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["puzzle", "list"]) == 0
    shown = capsys.readouterr().out
    assert "   1  Four Punches and a Robin  (easy" in shown
    assert "Gain 3 Victory Points this turn." in shown
    good = shelf.FOLDER / "001.yaml"
    bad = tmp_path / "bad.yaml"
    bad.write_text(good.read_text(encoding="utf-8").replace("key: 6", "key: 5"), encoding="utf-8")
    assert run(["puzzle", "check", str(good)]) == 0
    assert capsys.readouterr().out.startswith(f"ok      {good}  Four Punches and a Robin: it needs step 6.")
    assert run(["puzzle", "check", str(bad)]) == 1
    assert "It can be done without step 5, which should be the key." in capsys.readouterr().out
    assert run(["puzzle", "check", str(tmp_path / "missing.yaml")]) == 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["play", "999"], "There is no puzzle 999."),
        (["play", "robin"], "'robin' is neither a number of archfoe puzzle list nor a puzzle file."),
        (["play", "no.yaml"], "There is no file no.yaml."),
        (
            ["mine", "--mode", "rebirth"],
            "or base+heroes_unite, and not of 'rebirth': there, use --dealt.",
        ),
        (["mine", "--seconds", "soon"], "soon"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzle", *arguments]) == 2
    told = capsys.readouterr()
    assert why in told.err
    assert len(told.err.splitlines()) == 1


def test_help_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    assert "puzzle" in capsys.readouterr().out


def test_positions_are_dealt_where_no_game_is_mined(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["puzzle", "mine", "--dealt", "--mode", "rebirth", "--seconds", "1", "--out", str(tmp_path)]) == 0
    assert "positions;" in capsys.readouterr().out
