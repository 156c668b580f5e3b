"""Presets: kept, listed, played, changed and forgotten."""

from __future__ import annotations

import json
import os

import pytest

from archfoe.cli import presets, run
from archfoe.cli.settings import Settings
from archfoe.core.errors import ArchfoeError
from archfoe.saves import folder
from archfoe.table.session import read_record

Capture = pytest.CaptureFixture[str]
FRIDAY = Settings(
    "base+heroes_unite", "ann,random", ("synergy", "hunt"), mix="random", own={"match": True, "promos": True}
)
WORDS = [
    *("--mode", "base+heroes_unite", "--players", "ann,random", "--variant", "synergy", "--variant", "hunt"),
    *("--mix", "random", "--match", "--promos"),
]


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games end at once with the input, and are saved."""
    monkeypatch.setattr("sys.stdin", open(os.devnull))  # noqa: SIM115


def options_played() -> dict[str, object]:
    """Of the game that was saved last."""
    latest = max(folder().iterdir(), key=lambda path: path.stat().st_mtime_ns)
    return read_record(latest).options


def test_a_preset_is_kept_and_played(capsys: Capture) -> None:
    assert run(["play", *WORDS, "--save-preset", "friday"]) == 0
    assert capsys.readouterr().out.startswith("The preset friday is saved.\n")
    assert presets.load() == {"friday": FRIDAY}
    first = options_played()
    assert run(["play", "--preset", "friday"]) == 0
    assert options_played() == first
    assert (first["mix"], first["match"], first["variants"]) == ("random", True, ["synergy", "hunt"])


def test_what_is_said_beside_a_preset_changes_it(capsys: Capture) -> None:
    presets.save("friday", FRIDAY)
    assert run(["play", "--preset", "friday", "--players", "ann,random,random", "--no-match", "--no-promos"]) == 0
    played = options_played()
    assert (played["players"], played["match"], played["promos"], played["mix"]) == (3, False, False, "random")
    assert presets.load() == {"friday": FRIDAY}


def test_another_set_needs_no_mixture() -> None:
    presets.save("friday", FRIDAY)
    assert run(["play", "--preset", "friday", "--mode", "heroes_unite"]) == 0
    assert (options_played()["mode"], options_played()["mix"]) == ("heroes_unite", "")


CITY = Settings("rebirth", "ann,random", mix="base", own={"scenario": 3, "signatures": 2})


def test_scenario_and_signature_cards_are_kept(capsys: Capture) -> None:
    words = ["--mode", "rebirth", "--players", "ann,random", "--mix", "base", "--scenario", "3", "--signatures", "2"]
    assert run(["play", *words, "--save-preset", "city"]) == 0
    assert presets.load() == {"city": CITY}
    assert run(["presets"]) == 0
    listed = "city: rebirth, with cards of base, scenario 3, Signature cards: 2 each; ann and random"
    assert listed in capsys.readouterr().out
    assert run(["play", "--preset", "city", "--scenario", "5", "--signatures", "0"]) == 0
    played = options_played()
    assert (played["scenario"], played["mix"]) == (5, "base")
    assert played["legacy"] == {  # 0 is as usual: what a campaign would have brought (RB-39)
        "signatures": [2, 2],
        "damage": [],
        "attempt": 1,
        "missions": [],
        "head_start": "basic each",
    }


def test_a_contest_is_kept() -> None:
    presets.save("duel", Settings("rebirth", "ann,random", ("competitive",), own={"signatures": 3}))
    assert run(["play", "--preset", "duel"]) == 0
    assert options_played()["variants"] == ["competitive"]
    assert run(["play", "--preset", "duel", "--mode", "base"]) == 0  # nothing of it fits but who plays
    assert (options_played()["mode"], options_played()["variants"]) == ("base", [])


def test_a_preset_of_an_older_version_is_read() -> None:
    presets.place().parent.mkdir(parents=True)
    old = {"mode": "rebirth", "players": "ann,random", "variants": []}
    presets.place().write_text(json.dumps({"archfoe": 1, "presets": {"old": old}}), encoding="utf-8")
    assert presets.find("old") == Settings("rebirth", "ann,random")


def test_a_preset_is_replaced(capsys: Capture) -> None:
    presets.save("friday", FRIDAY)
    assert run(["play", "--players", "ann,random", "--save-preset", "friday"]) == 0
    assert capsys.readouterr().out.startswith("The preset friday is replaced.\n")
    assert presets.find("friday") == Settings(players="ann,random")


def test_presets_are_listed_and_deleted(capsys: Capture) -> None:
    assert run(["presets"]) == 0
    assert "No preset has been saved yet" in capsys.readouterr().out
    presets.save("quick", Settings(players="you,greedy", heroes="free", own={"villains": 12}))
    presets.save("friday", FRIDAY)
    assert run(["presets"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "friday: base+heroes_unite, random mixture, a match, with promos; ann and random; synergy and hunt",
        "quick: base, Super Heroes free, 12 Super-Villains; you and greedy",
    ]
    assert run(["presets", "--delete", "friday"]) == 0
    assert capsys.readouterr().out == "The preset friday is deleted.\n"
    assert list(presets.load()) == ["quick"]


@pytest.mark.parametrize("words", [["play", "--preset", "fridy"], ["presets", "--delete", "fridy"]])
def test_an_unknown_name_is_told_the_nearest(words: list[str], capsys: Capture) -> None:
    assert run(words) == 2
    assert capsys.readouterr() == ("", "There is no preset 'fridy': none has been saved yet.\n")
    presets.save("friday", FRIDAY)
    assert run(words) == 2
    assert capsys.readouterr() == ("", "There is no preset 'fridy'. Did you mean 'friday'?\n")


@pytest.mark.parametrize("name", ["", " x", "a\tb", "x" * 25, "-x"])
def test_names_that_no_preset_can_have(name: str) -> None:
    with pytest.raises(ArchfoeError, match="cannot be the name of a preset"):
        presets.save(name, FRIDAY)


def test_what_cannot_be_played_is_not_kept(capsys: Capture) -> None:
    assert run(["play", "--match", "--save-preset", "friday"]) == 2
    assert capsys.readouterr().err.startswith("A match needs two sets")
    assert presets.load() == {}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "is damaged"),
        ("[]", "holds no presets that this program can read"),
        ('{"archfoe": 2, "presets": {}}', "holds no presets that this program can read"),
        (json.dumps({"archfoe": 1, "presets": {"x": 3}}), "The preset 'x' in"),
        (json.dumps({"archfoe": 1, "presets": {"x": {"villains": "many"}}}), "its entry 'villains' makes no sense"),
        (json.dumps({"archfoe": 1, "presets": {"x": {"colour": "red"}}}), "its entry 'colour' makes no sense"),
    ],
)
def test_a_damaged_file_is_told_in_one_sentence(text: str, sentence: str, capsys: Capture) -> None:
    presets.place().parent.mkdir(parents=True)
    presets.place().write_text(text, encoding="utf-8")
    for words in (["presets"], ["play", "--preset", "x"], ["play", "--save-preset", "y"]):
        assert run(words) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert sentence in err


def test_a_preset_that_nobody_can_play_any_more(capsys: Capture) -> None:
    presets.save("old", Settings(mode="lost"))
    assert run(["presets"]) == 0
    assert run(["play", "--preset", "old"]) == 2
    assert capsys.readouterr().err.startswith("There is no mode 'lost'.")


def test_a_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", os.devnull)
    assert run(["play", "--save-preset", "friday"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
