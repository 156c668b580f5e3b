"""What is to be trained: plans, and what is wrong with them in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.training.__main__ import main
from archfoe.training.plan import Plan, numbers


@pytest.mark.parametrize(("words", "meant"), [("2", (2,)), ("2,4", (2, 4)), ("2-4", (2, 3, 4)), ("1, 3-4", (1, 3, 4))])
def test_numbers_are_a_list_or_a_range(words: str, meant: tuple[int, ...]) -> None:
    assert numbers(words) == meant


@pytest.mark.parametrize("words", ["", "two", "4-2", "2-", "-"])
def test_what_is_no_list_of_numbers_is_told(words: str) -> None:
    if words == "2-":
        assert numbers(words) == (2,)
        return
    with pytest.raises(ArchfoeError, match="is not a list of numbers: write it as 2, as 2,4 or as 2-4"):
        numbers(words)


def test_a_plan_is_kept_in_a_file(tmp_path: Path) -> None:
    plan = Plan("rebirth", (2, 4), (1, 3), games=7)
    plan.save(tmp_path / "plan.json")
    assert Plan.load(tmp_path / "plan.json") == plan
    assert [(table.players, table.answers()["scenario"]) for table in plan.tables()] == [(2, 1), (2, 3), (4, 1), (4, 3)]
    assert plan.name == "rebirth-2-4"


def test_every_card_that_may_turn_up_is_known() -> None:
    cards = Plan("base", (2,)).cards()
    assert len(cards) == len(set(cards)) > 70
    assert "base/kick" in cards and "base/the_flash_sh" in cards


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["bse"], "There is no mode 'bse'. Did you mean 'base'?"),
        (["base", "--players", "9"], "9 players cannot play base: seat 2 to 5."),
        (["base", "--players", "some"], "'some' is not a list of numbers: write it as 2, as 2,4 or as 2-4."),
        (["base", "--games", "0"], "--games must be at least 1, not 0."),
        (["rebirth", "--scenarios", "44"], "There is no scenario 44"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence) and said.count("\n") == 1


def test_a_file_that_is_no_plan_is_told(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text('{"mode": 3}', encoding="utf-8")
    with pytest.raises(ArchfoeError, match="is not the plan of a training"):
        Plan.load(tmp_path / "plan.json")
