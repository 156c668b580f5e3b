"""`archfoe review` as a person reads it."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.cli.review import balance_words, chart, review, swing_words
from archfoe.cli.screen import Screen
from archfoe.review import Balance, Swing, TurnEnd
from archfoe.review.reasons import Teller
from tests.review.records import begun, wasted_turn, whole


@pytest.fixture
def wasted(tmp_path: Path) -> Path:
    path = tmp_path / "wasted.json"
    path.write_text(wasted_turn().dumps(), encoding="utf-8")
    return path


def read(path: Path, player: str | None = None, worst: int = 10) -> str:
    out = io.StringIO()
    assert review(path, player, 24, 1, worst, screen=Screen(io.StringIO(), out)) == 0
    return out.getvalue()


def test_a_costly_move_with_its_reason_and_how_to_try_again(wasted: Path) -> None:
    told = read(wasted)
    assert told.startswith(
        f"{wasted}: base, Ann and Rocco (steady bot); 2 turns.\nThe game is not over, so this is how it stands.\n"
    )
    assert "Your chance to win after each turn" in told, "the only person at the table reads it"
    assert re.search(r"1\. Round 1, you: \d Power to spend\n   Played: end turn\. Better: buy .+\.\n", told)
    assert re.search(
        r"   \d+% to win instead of \d+% \(a cost of \d+ ± \d+ points\)\.\n   \d Power was left unspent\.", told
    )
    at = re.search(rf"   Try again from here: archfoe resume {re.escape(str(wasted))} --at (\d+)\n", told)
    assert at is not None and 0 < int(at[1]) < len(wasted_turn().answers)
    assert re.search(r"Luck and skill\nYou: \d+% at the start, \d+% at the end\. Own choices cost \d+ points?", told)


def test_who_is_called_you_reads_good_english(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(replace(wasted_turn(), players=["you", "greedy"]).dumps(), encoding="utf-8")
    told = read(path)
    assert "Your chance to win after each turn" in told
    assert "you's" not in told
    about_the_bot = Teller.about(1, ["you", "greedy"], [0, 1])
    assert (about_the_bot.foe, about_the_bot.s, about_the_bot.whose) == ("you", "", "greedy's")


def test_a_turn_that_changed_much_is_told_with_its_parts() -> None:
    assert swing_words(Swing(4, 0.8, 0.46, 0.0)) == "No costly choice in it: the cards and good moves took 34 points."
    assert swing_words(Swing(4, 0.8, 0.46, -0.4)) == "Costly choices took 40 points, all else gave 6 points."


def test_only_the_moves_of_one_player(wasted: Path) -> None:
    assert "Played: end turn" in read(wasted, "ann")
    assert "you: " not in read(wasted, "rocco").partition("Luck and skill")[0]
    assert read(wasted, "greedy") == read(wasted, "Rocco"), "a bot is found by its level, too"


def test_few_moves_say_that_there_are_more(wasted: Path) -> None:
    assert re.search(r"And \d+ more that cost less: --worst \d+ shows all\.", read(wasted, worst=0))


def test_as_data_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "begun.json"
    path.write_text(begun(10).dumps(), encoding="utf-8")
    assert run(["review", str(path), "--json", "--budget", "6", "--jobs", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["names"] == ["Rocco", "Pip"] and told["answers"] == 10
    assert [balance["seat"] for balance in told["balances"]] == [0, 1]


def test_the_chart_has_a_column_for_each_turn() -> None:
    turns = [TurnEnd(n, 1, 0, n, n + 1, (n / 10, 1 - n / 10)) for n in range(1, 11)]
    lines = chart(turns, [0])
    assert lines[0] == " 100% |         *"
    assert lines[5] == "  50% |    *"
    assert lines[-1] == "turn   1"
    both = chart(turns, [0, 1])
    assert both[5] == "  50% |    1" and both[1] == "  90% |2       1"


def test_a_long_game_still_fits_a_narrow_terminal() -> None:
    turns = [TurnEnd(n, 1, 0, n, n + 1, (0.5, 0.5)) for n in range(1, 200)]
    assert max(map(len, chart(turns, [0]))) <= 80


def test_luck_and_skill_in_words() -> None:
    words = balance_words(Balance(0, 0.5, 1.0, -0.1, -0.05, 0.25, 0.4, 20, 2))
    assert words == (
        "50% at the start, 100% at the end. Own choices cost 10 points, teammates' choices cost 5 points, "
        "foes' mistakes gave 25 points and the cards gave 40 points."
    )


@pytest.mark.parametrize("command", ["replay", "review"])
def test_bad_files_are_one_sentence_as_for_a_replay(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err == f"There is no file {tmp_path / 'none.json'}.\n"
    path = tmp_path / "game.json"
    path.write_text("hello", encoding="utf-8")
    assert run([command, str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and str(path) in err
    record = begun(5)
    record.answers[0] = (record.answers[0][0], (99,))
    path.write_text(record.dumps(), encoding="utf-8")
    assert run([command, str(path)]) == 2
    assert "does not replay: answer 1 of 5 is not legal." in capsys.readouterr().err


def test_a_player_who_was_not_there(wasted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(wasted), "--player", "Bob"]) == 2
    assert capsys.readouterr().err == "There is no player 'Bob'. Choose from: Ann, Rocco.\n"


def test_hindsight_speaks_of_the_true_cards(tmp_path: Path) -> None:
    """Only one seat is asked about, and only of a game that is over."""
    from archfoe.review import review as reviewed

    record = whole("base", 2, "random,greedy", 3)
    found = reviewed(record, seats=[0], budget=1, hindsight=True)
    assert found.hindsight and found.mistakes
    assert all((m.hindsight or "").startswith("As the cards truly lay, ") for m in found.mistakes)
    assert not any("%" in (m.hindsight or "") for m in found.mistakes)  # what is lost of a chance is told in points
