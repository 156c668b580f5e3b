"""The rules of somebody else have a mistake: people get a sentence that says whose it is, and the game goes on."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.cli.line import LineMode
from archfoe.cli.screen import Screen
from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.table.words.labels import labels
from archfoe.wire import protocol as p
from tests.fan.conftest import SHELF, Found
from tests.server.desk import Desk, Person, seats, settled
from tests.server.desk import run as run_async

Capture = pytest.CaptureFixture[str]
Logged = pytest.LogCaptureFixture
Break = Callable[..., Path]
LEAP = "leap over the first card"
DOES_IT = "        card = s.piles[LINEUP][0]\n"
OFFERS_IT = '        if self.why_not(game, seat, "leap", -1) is None:\n'
ASKS_WHY = '        if verb != "leap":\n'
WISH = p.TableWish("base", variants=["low-gravity"], seats=seats("ann bob"))


@pytest.fixture
def broken(found: Found, tmp_path: Path) -> Break:
    """Moonbase, with lines more in its rules (before which, and what); returns its folder."""

    def write(*changes: str) -> Path:
        text = (SHELF / "moonbase" / "set.py").read_text(encoding="utf-8")
        for before, more in zip(changes[::2], changes[1::2], strict=True):
            assert text.count(before) == 1
            text = text.replace(before, f"        {more}\n{before}")
        folder = tmp_path / "sets" / "moonbase"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "rules.md").write_text((SHELF / "moonbase" / "rules.md").read_text(encoding="utf-8"))
        (folder / "set.py").write_text(text, encoding="utf-8")
        assert found(folder.parent).refused == []
        return folder

    return write


def whose(folder: Path, what: str) -> str:
    """What is said of it: the folder, the error, the file and the line."""
    line = (folder / "set.py").read_text(encoding="utf-8").splitlines().index(f"        {what}") + 1
    return (
        f"{folder} has a mistake (AttributeError: 'LowGravity' object has no attribute 'typo' in set.py, line {line})"
    )


def at_the_leap(variants: tuple[str, ...] = ("low-gravity",)) -> Session:
    session = Session.seeded(Options("base", 2, variants), ["ann", "random"], "mistake")
    while LEAP not in labels(session.view(0)):
        session.decide(0, 0)
    return session


def test_an_answer_over_which_the_rules_fail_leaves_the_game_as_it_was(broken: Break) -> None:
    folder = broken(DOES_IT, "self.typo")
    session = at_the_leap()
    state, record = session.game.state, list(session.game.record)
    offered = labels(session.view(0))
    with pytest.raises(ArchfoeError) as caught:
        session.decide(0, offered.index(LEAP))
    assert str(caught.value) == (
        f"That can't be done: {whose(folder, 'self.typo')}. The game is as it was before. Choose something else."
    )
    assert (session.game.state, session.game.record, labels(session.view(0))) == (state, record, offered)
    session.decide(0, len(offered) - 1)  # it goes on
    assert len(session.game.record) > len(record)


def test_the_terminal_says_so_and_asks_again(broken: Break) -> None:
    folder = broken(DOES_IT, "self.typo")
    out = io.StringIO()
    with pytest.raises(EOFError):
        LineMode(at_the_leap(), Screen(io.StringIO("leap\nleap\n"), out), None).play()
    assert " ".join(out.getvalue().split()).count(f"That can't be done: {whose(folder, 'self.typo')}") == 2


def test_a_command_that_cannot_go_on_names_the_package(broken: Break, capsys: Capture) -> None:
    folder = broken(ASKS_WHY, "self.typo")
    assert run(["play", "--variant", "low-gravity", "--players", "ann,random", "--seed", "1"]) == 1
    error = capsys.readouterr().err
    assert whose(folder, "self.typo") in error and "bug in archfoe" not in error


def test_simulations_and_position_files_name_the_package(broken: Break, tmp_path: Path, capsys: Capture) -> None:
    folder = broken(DOES_IT, "self.typo")
    keep = ["--keep", str(tmp_path / "failed")]
    assert run(["sim", "--variant", "low-gravity", "--players", "random,random", "--games", "1", *keep]) == 1
    assert f"no attribute 'typo' ({folder}: set.py, line " in " ".join(capsys.readouterr().out.split())
    case = tmp_path / "leap.yaml"
    case.write_text(
        "title: A leap\ntable: {variants: [low-gravity]}\nsteps:\n  - P0: choose leap over the first card\n",
        encoding="utf-8",
    )
    assert run(["case", str(case)]) == 1
    out = capsys.readouterr().out
    assert f"leap.yaml:4: step 1 (P0: choose leap over the first card): {whose(folder, 'self.typo')}." in out


def test_a_record_that_the_rules_fail_over_does_not_replay(broken: Break, moonbase: object, found: Found) -> None:
    session = at_the_leap()
    session.decide(0, labels(session.view(0)).index(LEAP))
    record, before = session.record(), len(session.game.record)
    folder = broken(DOES_IT, "self.typo")
    with pytest.raises(BadRecord) as caught:
        Session.from_record(record)
    assert f"does not replay: after answer {before} {whose(folder, 'self.typo')}." in str(caught.value)


async def until_the_leap(person: Person) -> None:
    while LEAP not in [option.label for option in person.prompt.options]:
        await person.answer([0])


def test_the_page_is_refused_and_can_go_on(broken: Break, tmp_path: Path, caplog: Logged) -> None:
    folder = broken(DOES_IT, "self.typo")

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(WISH)
            person = next(person for person in people if person.view.table.prompt is not None)
            number, prompt = person.view.number, person.prompt
            back = await person.answer(LEAP)
            (refused,) = (message for message in back if isinstance(message, p.Refused))
            assert f"That can't be done: {whose(folder, 'self.typo')}." in refused.text
            assert (person.view.number, person.prompt) == (number, prompt)
            assert not [message for message in await person.answer([0]) if isinstance(message, p.Refused)]
            again = await desk.again(person)
            assert again.view.number == person.view.number > number

    with caplog.at_level(logging.ERROR):
        run_async(play())
    assert len(caplog.records) == 1


def test_bots_over_whose_answers_the_rules_fail_say_so_once(broken: Break, tmp_path: Path, caplog: Logged) -> None:
    only_leap = "if seat == 1: return [('leap',)]"
    folder = broken(DOES_IT, "self.typo", OFFERS_IT, only_leap)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish("base", variants=["low-gravity"], seats=seats("ann greedy"))
            person = Person((await desk.table(wish))[0])
            while not person.all(p.View) or person.view.table.prompt is None:  # until the person has the first turn
                table, (person,) = await desk.table(wish)
            for _ in range(20):
                if person.all(p.Said):
                    break
                await person.answer([len(person.prompt.options) - 1])
            (said,) = person.all(p.Said)
            assert said.text.startswith("The bots cannot play on. Take something back, or give the seat to another bot")
            assert whose(folder, "self.typo") in said.text
            await person.go()
            back = await desk.again(person)
            await settled(table)
            assert len(back.all(p.Said)) == 1  # it is tried again, and nothing new is to be said
            await back.say(p.Undo(back.view.game, back.view.number))
            assert back.prompt

    run_async(play())


def test_a_view_that_cannot_be_made_is_told_and_nobody_is_thrown_out(broken: Break, tmp_path: Path) -> None:
    folder = broken(ASKS_WHY, "if verb == 'leap' and card == -1 and game.state.turn > 3: self.typo")

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(WISH)
            for _ in range(60):
                asked = next(person for person in people if person.view.table.prompt is not None)
                back = await asked.answer([len(asked.prompt.options) - 1])
                if any(isinstance(message, p.Refused) for message in back):
                    break
            assert f"{folder} has a mistake (AttributeError" in asked.last(p.Refused).text
            assert (await asked.say(p.Ping()))[-1] == p.Pong()

    run_async(play())
