"""`archfoe sim` as its user meets it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from archfoe.cli import run
from archfoe.cli.sim import simulate
from archfoe.core.game import Game
from archfoe.core.piles import LINEUP, MAIN
from archfoe.core.record import Record
from archfoe.games.lineup.rules import LineupRules
from archfoe.registry import modes
from archfoe.table.session import Session, read_record

NO_MATCH = (
    "A match needs two sets, since its second game has the cards that the first left out: "
    "use the mode base+heroes_unite."
)


def refill_to_four(self: LineupRules, game: Game) -> bool:
    s = game.state
    while len(s.piles[LINEUP]) < 4 and s.piles[MAIN]:
        s.put(s.piles[MAIN][-1], LINEUP)
    return bool(s.piles[MAIN])


def data(capsys: pytest.CaptureFixture[str], **arguments: Any) -> tuple[int, dict[str, Any]]:
    code = simulate(as_json=True, **arguments)
    return code, json.loads(capsys.readouterr().out)


def test_json_says_everything(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = data(capsys, players="random,greedy,random", games=3, seed=4)
    assert code == 0
    assert {
        "games": 3,
        "finished": 3,
        "errors": 0,
        "seed": 4,
        "checked": False,
        "failures": [],
    }.items() <= found.items()
    assert found["decisions"] > found["turns"] > 0
    assert found["seconds"] > 0
    assert found["cpu_seconds"] > 0
    assert sum(found["wins_by_seat"]) == pytest.approx(3, abs=0.001)
    assert sum(found["wins_by_bot"].values()) == pytest.approx(3, abs=0.001)
    assert set(found["wins_by_bot"]) == {"random", "greedy"}
    assert len(found["mean_vp"]) == 3
    assert found["options"][0]["players"] == 3
    assert found["tables"][0]["players"] == ["random", "greedy", "random"]


def test_json_is_alone_on_stdout_and_nothing_moves_on_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    simulate(players="random,random", games=2, as_json=True)
    captured = capsys.readouterr()
    assert captured.out.startswith("{")
    assert captured.err == ""


def test_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(players="random,random", games=2) == 0
    out = capsys.readouterr().out
    assert "base, 2 players" in out
    assert "2 of 2 games finished, 0 errors." in out


def test_games_that_are_won_or_lost_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("rebirth", "random,random", games=2, check=True) == 0
    out = capsys.readouterr().out
    assert "2 of 2 games finished, 0 errors, every invariant checked at every decision." in out
    assert "0 of them were won and 2 lost, each by all players." in out
    code, found = data(capsys, mode="rebirth", players="random", games=56, every=True, scenario=4)
    assert code == 0
    assert (found["won"], found["lost"]) == (0, 56)
    assert [(t["won"], t["lost"]) for t in found["tables"]] == [(0, 1)] * 56


def test_games_against_each_other_are_not_lost_together(capsys: pytest.CaptureFixture[str]) -> None:
    _, found = data(capsys, players="random,random", games=1)
    assert "lost" not in found and "lost" not in found["tables"][0]


def test_every_combination_in_one_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert simulate(players="random", games=12, every=True, check=True, jobs=2, keep=tmp_path) == 0
    out = capsys.readouterr().out
    assert "on-patrol" in out and "synergy" in out
    assert "12 of 12 games finished, 0 errors, every invariant checked at every decision." in out


def test_every_combination_of_two_sets_is_mixed_anew_in_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = data(capsys, mode="base+heroes_unite", players="random", games=2, every=True)
    assert code == 0
    assert {options["mix"] for options in found["options"]} == {"random"}
    code, found = data(capsys, mode="base+heroes_unite", players="random", games=1, every=True, mix="split")
    assert {options["mix"] for options in found["options"]} == {"split"}


def test_a_match_is_named_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("base+heroes_unite", "random,random", games=1, match=True, variants=["hidden"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "base+heroes_unite, example mixture, 2 players, hidden, a match" in out


def test_the_options_of_the_command_reach_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    table = ["--mode", "base+heroes_unite", "--mix", "random", "--match", "--promos", "--villains", "9"]
    games = ["--players", "random,random", "--variant", "hunt,synergy", "--games", "1", "--json"]
    assert run(["sim", *table, *games]) == 0
    (options,) = json.loads(capsys.readouterr().out)["options"]
    assert (options["mix"], options["match"], options["promos"], options["villains"]) == ("random", True, True, 9)
    assert options["variants"] == ["synergy", "hunt"]


def test_the_record_of_a_failed_game_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(LineupRules, "refill", refill_to_four)
    keep = tmp_path / "kept" / "here"
    code, found = data(capsys, players="random,random", games=2, seed="7", check=True, keep=keep)
    assert code == 1
    assert (found["errors"], found["finished"]) == (2, 0)
    failure = found["failures"][0]
    assert failure["game"] == 0
    assert failure["seed"] == "7:0"
    assert "4 cards in the Line-Up" in failure["error"]
    record = read_record(Path(failure["record"]))
    assert isinstance(record, Record)
    assert len(record.answers) > 0
    # It leads to where it went wrong: with the same fault the game stands there again.
    session = Session.from_record(Record(record.options, record.key, ["Ann", "Bob"], record.version, record.answers))
    assert len(session.game.state.piles[LINEUP]) == 4


def test_failures_are_named_for_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(LineupRules, "refill", refill_to_four)
    assert simulate(players="random,random", games=12, check=True, keep=tmp_path) == 1
    out = capsys.readouterr().out
    assert "0 of 12 games finished, 12 errors" in out
    assert str(tmp_path / "sim-0_0.archfoe.json") in out
    assert "... and 2 more failed." in out
    assert len(list(tmp_path.iterdir())) == 12


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"games": 0}, "--games must be at least 1, not 0."),
        ({"games": 1, "jobs": 0}, "0 processes cannot play: ask for at least 1 with --jobs."),
        ({"players": "random,rando"}, "There is no bot 'rando'. Did you mean 'random'?"),
        ({"players": "random"}, "1 player cannot play base: seat 2 to 5."),
        ({"mode": "bse"}, "There is no mode 'bse'. Did you mean 'base'?"),
        ({"mode": "bse", "every": True}, "There is no mode 'bse'. Did you mean 'base'?"),
        ({"variants": ["team"]}, "The variant team is for exactly 4 players, not 2."),
        ({"variants": ["team"], "every": True}, "--every plays every variant already: leave out --variant."),
        ({"match": True}, NO_MATCH),
        ({"mix": "random"}, "Only games of two sets are mixed: use the mode base+heroes_unite with the mix random."),
        ({"mode": "all"}, "All modes are played at every table that they have: add --every."),
        (
            {"out": Path("games.parquet"), "resume": Path("kept.json")},
            "--out has rows of all games, --resume only their sums: choose one of them.",
        ),
        ({"on": "mars"}, "Work cannot be done on 'mars': choose ray or ray:ADDRESS, or leave out --on."),
        ({"villains": 13}, "A game has 8 to 12 Super-Villains, not 13."),
    ],
)
def test_mistakes_get_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: dict[str, Any], sentence: str
) -> None:
    assert simulate(**arguments) == 2
    captured = capsys.readouterr()
    assert captured.err == sentence + "\n"
    assert captured.out == ""


def test_all_modes_are_told_by_their_sums(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    for games in (1, 2):  # the second time only one more is played
        assert simulate(mode="all", players="random", games=games, every=True, resume=kept) == 0
    out = capsys.readouterr().out
    assert "every combination of every mode" in out and "2 of 2 games finished, 0 errors" in out
    assert all(mode in out for mode in modes())


def test_a_folder_that_cannot_be_written_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(LineupRules, "refill", refill_to_four)
    (tmp_path / "file").write_text("in the way")
    assert simulate(players="random,random", games=1, check=True, keep=tmp_path / "file") == 2
    assert "choose another folder with --keep." in capsys.readouterr().err
