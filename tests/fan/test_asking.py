"""A game of somebody else asks two questions of its own: flags, presets, records, tables and the page have them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from archfoe import registry
from archfoe.cli import run
from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.saves import folder
from archfoe.table.session import read_record
from archfoe.wire import library
from archfoe.wire import protocol as p
from tests.fan.conftest import Found
from tests.server.desk import Desk
from tests.server.desk import run as run_async

Capture = pytest.CaptureFixture[str]
STORM: dict[str, bool | int | str] = {"weather": "storm", "ports": 5}


@pytest.fixture(autouse=True)
def voyage(found: Found, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> registry.Registry:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", open(os.devnull))  # noqa: SIM115
    everything = found(Path(__file__).with_name("asking"))
    assert everything.refused == []
    return everything


def saved() -> dict[str, object]:
    (file,) = folder().iterdir()
    return read_record(file).options


def test_each_question_is_a_flag(capsys: Capture) -> None:
    words = ["--mode", "voyage", "--players", "ann", "--weather", "storm", "--ports", "5"]
    assert run(["play", *words]) == 0
    assert {name: saved()[name] for name in STORM} == STORM
    capsys.readouterr()
    assert run(["sim", *words[:2], "--players", "1", "--weather", "storm", "--games", "1"]) == 0
    assert "storm weather" in capsys.readouterr().out


def test_help_tells_the_flags_and_of_which_game_they_are(capsys: Capture) -> None:
    assert run(["play", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "--weather WORD Of voyage: how the wind blows, fair or storm." in told
    assert "--ports N Of voyage: how many ports there are, 1 to 5." in told
    assert "Of rebirth: which scenario" in told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--mode", "voyage", "--weather", "strom"], "There is no weather 'strom'. Did you mean 'storm'?"),
        (["--mode", "voyage", "--ports", "6"], "The option ports is a number from 1 to 5, not 6."),
        (["--mode", "base", "--weather", "storm"],
         "The option 'weather' is only for voyage, not for base: leave it out."),
        (["--mode", "voyage", "--scenario", "2"],
         "The option 'scenario' is only for rebirth, not for voyage: leave it out."),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_in_one_sentence(words: list[str], sentence: str, capsys: Capture) -> None:
    assert run(["play", *words]) == 2
    assert capsys.readouterr().err == f"{sentence}\n"


def test_a_preset_keeps_the_answers(capsys: Capture) -> None:
    assert run(["play", "--mode", "voyage", "--players", "ann", "--ports", "5", "--save-preset", "far"]) == 0
    capsys.readouterr()
    assert run(["presets"]) == 0
    assert capsys.readouterr().out == "far: voyage, 5 ports; ann\n"
    assert run(["play", "--preset", "far", "--mode", "base", "--players", "ann,random"]) == 0  # which has no ports


def test_a_record_holds_them() -> None:
    options = Options("voyage", 1, weather="storm", ports=5)
    assert {name: options.as_dict()[name] for name in STORM} == STORM
    assert Options.from_dict(options.as_dict()) == options
    with pytest.raises(ArchfoeError, match="The option 'ports' cannot be 'five'"):
        Options.from_dict({**options.as_dict(), "ports": "five"})


def test_the_page_gets_them_as_a_form() -> None:
    (shown,) = (one for one in library.setup().modes if one.mode == "voyage")
    assert [(question.name, question.kind, question.first) for question in shown.questions] == [
        ("weather", "choice", True),
        ("ports", "number", False),
    ]
    weather, ports = shown.questions
    assert [(one.value, one.label) for one in weather.choices] == [("fair", "A fair wind"), ("storm", "A storm")]
    assert (ports.label, ports.least, ports.most, ports.default) == ("Ports on the way", 1, 5, 3)


def test_a_table_of_the_server_is_set_with_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, *_) = await desk.table(p.TableWish("voyage", own=STORM))
            assert ann.last(p.Room).choices.own == STORM
            assert table.seating.options.own.told()["weather"] == "storm"

    run_async(play())
