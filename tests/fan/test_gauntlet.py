"""Gauntlet is a game of somebody else: a package that is found, listed, checked, played and shown like ours."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.cli.doctor import a_game, sets_of_others, variants_of_others
from archfoe.games.options import Options
from archfoe.registry import forget, modes
from archfoe.registry.found import everything
from archfoe.review import hint
from archfoe.server.journal import Journal
from archfoe.table.coached import PLAY_ALL, coached_games
from archfoe.table.panel import Panel
from archfoe.table.session import Session
from archfoe.table.words.labels import labels
from archfoe.wire import library
from archfoe.wire.shapes import Told
from archfoe.wire.table import TableWire
from tests.examples.packages import EXAMPLES, ROOT, lay_out, path_for
from tests.table.coached_play import places

Capture = pytest.CaptureFixture[str]
HOME = EXAMPLES / "gauntlet"
PAGE = (ROOT / "docs" / "make-a-game.md").read_text(encoding="utf-8")
#: Need a network, a person, or half a minute.
NOT_HERE = ("pip", "play", "serve", "pytest")


@pytest.fixture(autouse=True)
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    found = lay_out("gauntlet", tmp_path / "site")
    for place in found:
        monkeypatch.syspath_prepend(str(place))
    monkeypatch.chdir(tmp_path)
    forget()
    yield path_for(found)
    monkeypatch.undo()
    forget()


def test_no_file_of_archfoe_names_it() -> None:
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "frontend" / "src").rglob("*.*")]
    assert len(files) > 500
    named = re.compile(r"archfoe_gauntlet|GAUN-|[\"'`]gauntlet[\"'`/]")
    assert [path for path in files if named.search(path.read_text(encoding="utf-8", errors="ignore"))] == []


def test_the_page_shows_the_files_as_they_are() -> None:
    shown = re.findall(r"^```\w+\n# (\S+)(: a part)?\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(shown) >= 8
    for name, part, text in shown:
        whole = (HOME / name).read_text(encoding="utf-8")
        assert text in whole if part else text == whole, name
    missing = [path.name for path in (HOME / "src" / "archfoe_gauntlet").glob("*.*") if path.name not in PAGE]
    assert missing == []


@pytest.mark.usefixtures("long_night")
def test_the_commands_of_the_page_run(capsys: Capture) -> None:
    commands = [shlex.split(line) for line in re.findall(r"^    (archfoe .+)$", PAGE, re.MULTILINE)]
    ran = [words[1:] for words in commands if words[1] not in (*NOT_HERE, "doctor")]  # which also looks at the page
    assert len(ran) >= 4
    for words in ran:
        assert run(words) == 0, words
    assert "games finished, 0 errors" in capsys.readouterr().out


def test_doctor_and_the_page_know_it() -> None:
    assert sets_of_others().ok and "gauntlet (archfoe-gauntlet 1.0)" in sets_of_others().state
    assert re.search(r"gauntlet in \d+ turns", a_game().state)
    (shown,) = (mode for mode in library.setup().modes if mode.mode == "gauntlet")
    assert (shown.least, shown.most) == (1, 1)
    assert {question.name for question in modes()["gauntlet"].game.questions(modes()["gauntlet"])} == {
        "foes",
        "stamina",
    }


def test_a_person_plays_it_through_a_pipe(site: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "archfoe", "play", "--mode", "gauntlet", "--foes", "3", "--stamina", "10"]
    done = subprocess.run(
        command,
        input="1\n" + "all\nend\n\n" * 60,
        env={**os.environ, "PYTHONPATH": site, "XDG_DATA_HOME": str(tmp_path / "data"), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    out = " ".join(done.stdout.split())
    assert "To win: defeat all 3 foes, one after the other, before your 10 stamina is gone" in out
    assert "Stamina: 10 of 10. Foe: The Doorman, 1 of 3." in out
    assert "The Doorman strikes: You lose 1 stamina. [GAUN-4.1]" in out
    assert "You have fallen before foe" in out
    assert "Traceback" not in done.stderr


def test_checked_runs_of_bots_find_nothing_wrong(capsys: Capture) -> None:
    for more in (["--players", "greedy", "--games", "4"], ["--players", "random", "--games", "4", "--foes", "8"]):
        assert run(["sim", "--mode", "gauntlet", "--check", *more]) == 0
        assert "4 of 4 games finished, 0 errors" in capsys.readouterr().out


def after_the_first_foe(*variants: str) -> Session:
    """A run that a bot has played up to its first boon."""
    session = Session.seeded(Options("gauntlet", 1, variants, heroes="The Gatekeeper"), ["ann"], "boon")
    while session.view(0).kind.name != "gauntlet boon":
        said = labels(session.view(0))
        wanted = ["buy The Doorman", "play", "buy Grappling Line", "buy Backup", "buy", "end turn"]
        session.decide(0, next(i for want in wanted for i, label in enumerate(said) if label.startswith(want)))
    return session


def test_the_page_is_sent_a_panel_with_the_boons_as_buttons() -> None:
    played = after_the_first_foe()
    journal = Journal.begin("run", played.options, ["ann"], played.key)
    journal.follow(played.record().answers)
    panel = panel_of(journal)
    assert panel is not None and panel.track is not None
    assert (panel.title, panel.track.top, len(panel.buttons)) == ("Gauntlet", 14, 3)
    assert panel.track.at < 14
    journal.follow([(0, (panel.buttons[0].option,))])
    after = panel_of(journal)
    assert after is not None and not after.buttons


def panel_of(journal: Journal) -> Panel | None:
    section = TableWire(journal.session, 0).table(0).section
    assert isinstance(section, Told)
    return section.panel


def test_a_record_of_it_is_played_again(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "run.archfoe.json"
    session = Session.seeded(Options("gauntlet", 1, foes=4), ["greedy"], "again")
    session.save(path)
    assert Session.load(path).game.state == session.game.state
    assert run(["replay", str(path)]) == 0
    assert "gauntlet" in capsys.readouterr().out


def test_its_coach_asks_for_what_can_be_done() -> None:
    game = coached_games()["gauntlet"]
    for place in places(game):
        if place.at == game.last:
            assert place.table.prompt is not None  # one may play on
            continue
        assert place.asks is not None and place.table.prompt is not None
        if place.asks.do == PLAY_ALL:
            assert place.answer == place.all_plain
        else:
            assert place.asks.do in [option.label for option in place.meant] or place.asks.do == "end turn"


def test_its_own_tests_pass(site: str) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-c", os.devnull]
    done = subprocess.run(
        [*command, "--rootdir", str(HOME), str(HOME / "tests")],
        env={**os.environ, "PYTHONPATH": site, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout


MERCY = '''"""Mercy: strikes take 1 stamina less, and once in a run you may rest."""

from archfoe.design import Variant
from archfoe_gauntlet.facts import own_run, run
from archfoe_gauntlet.rules import GauntletPart


class Mercy(GauntletPart):
    def strike(self, s, so_far):
        return so_far - 1

    def doers(self):
        return {"rest": self.rest}

    def actions(self, game, s, seat, options):
        if run(s).stamina < 14:
            options.insert(-1, ("rest",))
        return options

    def rest(self, game, s, seat):
        own_run(s).stamina = 14
        game.tell("rested", seat)


THINGS = Variant(
    name="mercy", game="gauntlet", note="You may rest.", api=1, part=Mercy,
    words={"rest": "rest", "rested": "rest for a while"},
)
'''


def test_somebody_else_makes_a_variant_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    (tmp_path / "sets" / "mercy").mkdir(parents=True)
    (tmp_path / "sets" / "mercy" / "set.py").write_text(MERCY, encoding="utf-8")
    monkeypatch.setenv("ARCHFOE_SETS", str(tmp_path / "sets"))
    forget()
    assert sets_of_others().ok, sets_of_others().state
    command = ["sim", "--mode", "gauntlet", "--variant", "mercy", "--players", "random", "--games", "2", "--check"]
    assert run(command) == 0
    assert "2 of 2 games finished, 0 errors" in capsys.readouterr().out


@pytest.fixture
def long_night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The variant of the page, in the folder of sets: it brings a boon that the game has never heard of."""
    (tmp_path / "sets" / "long-night").mkdir(parents=True)
    shutil.copy(HOME / "tests" / "long_night.py", tmp_path / "sets" / "long-night" / "set.py")
    monkeypatch.setenv("ARCHFOE_SETS", str(tmp_path / "sets"))
    forget()


@pytest.mark.usefixtures("long_night")
def test_doctor_lists_a_variant_of_it_and_plays_a_game() -> None:
    found = variants_of_others()
    assert found.ok and found.state.startswith("long-night for gauntlet ("), found.state


@pytest.mark.usefixtures("long_night")
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_variant_brings_a_boon_that_bots_take(bot: str, capsys: Capture) -> None:
    asked = ["sim", "--mode", "gauntlet", "--variant", "long-night", "--players", bot, "--games", "4", "--check"]
    assert run(asked) == 0
    assert "4 of 4 games finished, 0 errors" in capsys.readouterr().out


@pytest.mark.usefixtures("long_night")
def test_its_boon_is_hinted_at_and_a_button_of_the_panel(tmp_path: Path, capsys: Capture) -> None:
    played = after_the_first_foe("long-night")
    assert hint(played.game, 0, budget=0).answer
    journal = Journal.begin("run", played.options, ["ann"], played.key)
    journal.follow(played.record().answers)
    panel = panel_of(journal)
    assert panel is not None
    assert [button.label for button in panel.buttons if button.label == "Lamp"] == ["Lamp"]
    journal.follow([(0, (panel.buttons[-1].option,))])
    after = panel_of(journal)
    assert after is not None and [row.value for row in after.rows if row.label == "Boons"] == ["Lamp"]
    path = tmp_path / "lamp.archfoe.json"
    played.decide(0, panel.buttons[-1].option)
    played.save(path)
    assert run(["review", str(path), "--budget", "1", "--jobs", "1"]) == 0
    assert "Lamp" in capsys.readouterr().out


@pytest.mark.usefixtures("long_night")
def test_a_slip_of_the_pen_in_a_variant_is_found(tmp_path: Path) -> None:
    place = tmp_path / "sets" / "long-night" / "set.py"
    right = place.read_text(encoding="utf-8")
    place.write_text(right.replace("def strike(", "def strikes("), encoding="utf-8")
    forget()
    found = variants_of_others()
    assert not found.ok
    assert "LongNight.strikes is not a hook of gauntlet: did you mean strike?" in found.state
    doers = "    def doers(self):\n        return {'light': self.strikes}\n\n    def strikes("
    action = right.replace("    def light(", doers).replace("self.light", "self.strikes")
    place.write_text(action, encoding="utf-8")
    forget()
    assert "is not a hook" not in variants_of_others().state  # it is an action, and may be called anything
    place.write_text(right.replace("s: State, seat: int)", "seat: int, s: State)"), encoding="utf-8")
    forget()
    (refused,) = everything().refused
    assert "LongNight.at_turn_start cannot be called as the rules call it" in refused
    place.write_text(right.replace("s: State, so_far: int", "s: State"), encoding="utf-8")
    forget()
    (refused,) = everything().refused
    assert "LongNight.strike cannot be called as the rules call it, with self, s and so_far" in refused
