"""A set that is installed and cannot be used, or is gone: everybody who asks for it is told why."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.wire import protocol as p
from tests.fan.conftest import SHELF, Found
from tests.server.desk import Desk, seats
from tests.server.desk import run as run_async
from tests.server.running import Server

Capture = pytest.CaptureFixture[str]
MOONBASE = (SHELF / "moonbase" / "set.py").read_text(encoding="utf-8")
OTHER_API = "moonbase is made for interface 2 and this archfoe has 1: update one of them."


def shelf(folder: Path, text: str, name: str = "moonbase") -> Path:
    (folder / name).mkdir(parents=True)
    (folder / name / "set.py").write_text(text, encoding="utf-8")
    return folder / name


@pytest.fixture
def outdated(found: Found, tmp_path: Path) -> str:
    """Moonbase for another interface; what is said of it."""
    place = shelf(tmp_path / "sets", MOONBASE.replace("api=1", "api=2"))
    found(tmp_path / "sets")
    return f"{place} is left out: {OTHER_API}"


@pytest.mark.parametrize(
    "wanted",
    [{"mode": "base+moonbase"}, {"mode": "moonbase"}, {"mode": "rebirth", "mix": "moonbase"}, {"mix": "moonbase"}],
    ids=str,
)
def test_who_wants_a_set_that_was_left_out_is_told_why(wanted: dict[str, str], outdated: str) -> None:
    with pytest.raises(ArchfoeError) as caught:
        Options(**wanted)  # type: ignore[arg-type]
    assert str(caught.value) == f"moonbase can't be used, since {outdated}"


def test_who_wants_a_variant_that_was_left_out_is_told_why(outdated: str) -> None:
    with pytest.raises(ArchfoeError) as caught:
        Options("base", 2, ("low-gravity",))
    assert str(caught.value) == f"low-gravity can't be used, since {outdated}"


@pytest.mark.parametrize(
    "command",
    [
        ["play", "--mode", "base+moonbase"],
        ["play", "--variant", "low-gravity"],
        ["sim", "--mode", "base+moonbase", "--games", "1"],
        ["cards", "--set", "moonbase"],
    ],
    ids=" ".join,
)
def test_commands_say_why(command: list[str], outdated: str, capsys: Capture) -> None:
    assert run(command) == 2
    assert capsys.readouterr().err.endswith(f" can't be used, since {outdated}\n")


def test_position_files_say_why(outdated: str, tmp_path: Path, capsys: Capture) -> None:
    case = tmp_path / "moon.yaml"
    case.write_text("title: Moon\ntable: {mix: moonbase}\n", encoding="utf-8")
    assert run(["case", str(case)]) == 1
    assert f"moonbase can't be used, since {outdated}" in capsys.readouterr().out


def test_a_record_says_why(found: Found, moonbase: object, tmp_path: Path) -> None:
    record = Session.seeded(Options("base+moonbase", 2), ["random"] * 2, "why").record()
    place = shelf(tmp_path, MOONBASE.replace("api=1", "api=2"))
    found(tmp_path)
    with pytest.raises(BadRecord) as caught:
        Session.from_record(record)
    assert str(caught.value) == (
        f"the record cannot be played: it needs the set moonbase, which can't be used: {place} is left out: {OTHER_API}"
    )


def test_a_package_that_cannot_be_read_may_bring_anything(found: Found, tmp_path: Path) -> None:
    place = shelf(tmp_path, "THINGS = (", "lunar")
    found(tmp_path)
    with pytest.raises(ArchfoeError) as caught:
        Options("base", 2, ("low-gravity",))
    assert f"Or is it in a package that can't be read? {place} is left out: SyntaxError:" in str(caught.value)
    with pytest.raises(ArchfoeError, match=r"lunar can't be used, since .* is left out: SyntaxError:"):
        Options("base+lunar")


def test_the_server_says_so_when_it_starts(outdated: str, tmp_path: Path) -> None:
    server = Server(tmp_path)
    assert server.stop() == 0
    assert outdated in server.log.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("        api=1,\n", ""), "moonbase does not say which interface it is made for: write api=1."),
        (("copies=36", "copees=36"), "Did you mean 'copies'?"),
    ],
)
def test_sentences_about_it_are_whole(change: tuple[str, str], sentence: str, found: Found, tmp_path: Path) -> None:
    assert change[0] in MOONBASE
    shelf(tmp_path, MOONBASE.replace(*change))
    (refused,) = found(tmp_path).refused
    assert refused.endswith(sentence)


@pytest.mark.parametrize(
    ("mode", "variants", "why"),
    [
        ("base+moonbase", [], "it needs the set moonbase, which is not installed: install it first."),
        (
            "base",
            ["low-gravity", "on-patrol"],
            "it needs the variant low-gravity, which is not installed: install it first.",
        ),
    ],
)
def test_a_table_whose_set_is_gone_gives_its_record_and_can_be_used(
    mode: str, variants: list[str], why: str, found: Found, moonbase: object, tmp_path: Path
) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(p.TableWish(mode, variants=variants, seats=seats("ann bob")))
            asked = next(person for person in people if person.view.table.prompt is not None)
            await asked.answer([0])
        found(tmp_path / "nothing")
        async with Desk(tmp_path) as desk:
            back = [await desk.again(person) for person in people]
            room = back[0].last(p.Room)
            assert room.phase == "lobby"
            assert room.intro[0].startswith(f"The game that was played here cannot go on: {why}")
            assert "the host can start a new game of " in room.intro[1]
            (record,) = await back[1].say(p.GetRecord())
            assert isinstance(record, p.RecordText) and f'"{(*variants, "moonbase")[0]}"' in record.text
            await back[0].say(p.Start())
            assert back[0].view.table.seats

    run_async(play())
