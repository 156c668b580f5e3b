"""A set for three to five, a game for exactly one, and packages of which no game can begin."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from archfoe import registry
from archfoe.cli import run
from archfoe.cli.doctor import a_game, sets_of_others
from archfoe.cli.line import LineMode
from archfoe.cli.screen import Screen
from archfoe.core.errors import ArchfoeError
from archfoe.envs.tables import options_of
from archfoe.games.options import Options
from archfoe.table.panel import Row, Track
from archfoe.table.session import Session
from archfoe.wire import library, shapes
from archfoe.wire import protocol as p
from tests.fan.conftest import Found
from tests.server.desk import Desk
from tests.server.desk import run as run_async

Capture = pytest.CaptureFixture[str]
SHELF = Path(__file__).with_name("numbers")
NUMBERS = [("trio", (3, 5, 4)), ("patience", (1, 1, 1))]


@pytest.fixture(autouse=True)
def numbers(found: Found) -> registry.Registry:
    everything = found(SHELF)
    assert everything.refused == []
    return everything


@pytest.mark.parametrize(("mode", "seats"), NUMBERS)
def test_it_is_offered_with_the_seats_that_it_has(mode: str, seats: tuple[int, ...]) -> None:
    (shown,) = (one for one in library.setup().modes if one.mode == mode)
    assert (shown.least, shown.most, shown.usual) == seats


@pytest.mark.parametrize(("mode", "seats"), NUMBERS)
def test_a_table_of_the_server_seats_as_many_as_usual(mode: str, seats: tuple[int, ...], tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (person, *_) = await desk.table(p.TableWish(mode))
            assert len(person.view.table.seats) == seats[2]

    run_async(play())


@pytest.mark.parametrize(("mode", "seats"), NUMBERS)
def test_the_command_seats_as_many_as_can_play(mode: str, seats: tuple[int, ...], capsys: Capture) -> None:
    assert run(["sim", "--mode", mode, "--games", "1", "--check"]) == 0
    assert "1 of 1 games finished, 0 errors" in capsys.readouterr().out
    assert options_of(mode).players == seats[0]


def test_doctor_looks_at_them_and_plays_the_game() -> None:
    assert sets_of_others().ok
    assert "patience in " in a_game().state


def test_one_person_plays_alone_at_the_terminal() -> None:
    out = io.StringIO()
    session = Session.seeded(Options("patience", 1), ["ann"], "alone")
    with pytest.raises(EOFError):
        LineMode(session, Screen(io.StringIO("all\nend\n"), out), None).play()
    assert "Turn 2: your turn." in out.getvalue()


def test_what_only_that_game_has_is_told_at_the_terminal() -> None:
    out = io.StringIO()
    session = Session.seeded(Options("patience", 1), ["ann"], "alone")
    with pytest.raises(EOFError):
        LineMode(session, Screen(io.StringIO(""), out), None).play()
    assert "Patience: 8 of 8 Super-Villains are left." in out.getvalue().splitlines()


def test_what_only_that_game_has_is_sent_as_a_panel(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (person, *_) = await desk.table(p.TableWish("patience"))
            table = person.view.table
            assert isinstance(table.section, shapes.Told) and table.section.panel is not None
            told = table.section.panel
            assert (table.section.game, told.title, told.track) == ("patience", "Patience", Track("Beaten", 0, 8))
            assert told.rows == [Row("Super-Villains left", "8"), Row("Turn", "1")]
            assert table.prompt is not None
            (button,) = told.buttons
            assert table.prompt.options[button.option].what == "end"

    run_async(play())


@pytest.mark.parametrize(("mode", "players", "why"), [("trio", 2, "seat 3 to 5"), ("patience", 2, "seat exactly 1")])
def test_other_numbers_are_refused_with_a_sentence(mode: str, players: int, why: str) -> None:
    with pytest.raises(ArchfoeError, match=f"{players} players cannot play {mode}: {why}"):
        Options(mode, players)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (
            ("class Patience(Lineup):", "class Patience(Lineup):\n    hero_ways = ()\n"),
            "You can't choose a Super Hero by dealt in patience",
        ),
        (
            (
                "    variants = ()",
                "    variants = ()\n\n    def new_state(self, options, key):\n        return {}['x']\n",
            ),
            "KeyError: 'x'",
        ),
    ],
)
def test_a_game_that_cannot_begin_is_left_out_everywhere(
    change: tuple[str, str], why: str, found: Found, tmp_path: Path, capsys: Capture
) -> None:
    text = (SHELF / "patience" / "set.py").read_text(encoding="utf-8")
    assert change[0] in text
    (tmp_path / "patience").mkdir()
    (tmp_path / "patience" / "set.py").write_text(text.replace(*change), encoding="utf-8")
    (refused,) = found(tmp_path).refused
    assert refused.startswith(f"{tmp_path / 'patience'} is left out: no game of patience can begin ({why}")
    assert "patience" not in {*registry.modes(), *registry.sets(), *(mode.mode for mode in library.setup().modes)}
    assert not sets_of_others().ok and refused in sets_of_others().state
    for command in (["play", "--mode", "patience"], ["sim", "--mode", "patience", "--games", "1"]):
        assert run(command) == 2
        assert f"patience can't be used, since {refused}" in capsys.readouterr().err


UNSHOWN = """
    variants = ()

    def questions(self, mode):
        from archfoe.registry.questions import Question

        words = {"name": "villains", "label": "Hue", "help": "which one", "said": "{}"}
        return (Question(kind="choice", default=8, choices=("eight", "nine"), **words),)
"""


def test_a_game_that_cannot_be_shown_is_not_offered(found: Found, tmp_path: Path) -> None:
    text = (SHELF / "patience" / "set.py").read_text(encoding="utf-8")
    (tmp_path / "patience").mkdir()
    (tmp_path / "patience" / "set.py").write_text(text.replace("    variants = ()", UNSHOWN), encoding="utf-8")
    found(tmp_path)
    assert "patience" not in {mode.mode for mode in library.setup().modes}
    assert "AttributeError: 'str' object has no attribute 'value'" in sets_of_others().state


def test_a_set_cannot_seat_more_than_its_game(found: Found, tmp_path: Path) -> None:
    text = (SHELF / "trio" / "set.py").read_text(encoding="utf-8").replace("range(3, 6)", "range(3, 9)")
    (tmp_path / "trio").mkdir()
    (tmp_path / "trio" / "set.py").write_text(text, encoding="utf-8")
    (refused,) = found(tmp_path).refused
    assert refused.endswith(" is left out: trio seats 3 to 8 players, and lineup is for 2 to 5.")
