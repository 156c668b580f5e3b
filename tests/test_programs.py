"""The package as other programs see it: what the pages show runs and type-checks, and so does what is imported."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import archfoe

ROOT = Path(__file__).parents[1]
_BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def program(page: Path) -> str:
    """The blocks of a page are one program."""
    return "\n\n".join(_BLOCK.findall(page.read_text(encoding="utf-8")))


#: Pages for those who use the package, and the page for those who work on it.
#: Their code is several files, which tests install.
PACKAGES = {ROOT / "docs" / "make-a-set.md", ROOT / "docs" / "make-a-game.md"}
EVERY_PAGE = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGES = [page for page in EVERY_PAGE if program(page) and page not in PACKAGES]
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
#: Runs with a server, in tests/server/test_docs.py.
NEEDS_A_SERVER = ROOT / "docs" / "protocol.md"


def name(page: Path) -> str:
    return page.stem.lower()


def test_the_pages_with_programs_are_known() -> None:
    assert {"readme", "bots", "cards", "protocol"} <= {name(page) for page in PAGES}


#: A program of its own: the cards and questions that a page defines would stay with all tests that come after it.
_RUN = """
import sys
from pathlib import Path

source = Path(sys.argv[1])
names = {"__name__": "page"}
exec(compile(source.read_text(encoding="utf-8"), source.name, "exec", dont_inherit=True), names)
for test in [value for name, value in names.items() if name.startswith("test_")]:
    test()
"""


@pytest.mark.parametrize("page", [page for page in PAGES if page != NEEDS_A_SERVER] + [CONTRIBUTING], ids=name)
def test_the_program_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    """Tests among its blocks are run as well."""
    source = tmp_path / f"{name(page)}.py"
    source.write_text(program(page), encoding="utf-8")
    run = [sys.executable, "-c", _RUN, str(source)]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    for said in re.findall(r"^print\(.*\)  # (.*)$", program(page), re.MULTILINE):
        assert said in done.stdout


#: What must hold for the type checker. An ignored error that is not there is an error itself.
NAMES = """
from typing import assert_type

import archfoe
from archfoe import Agent, ArchfoeError, Game, Options, Record, Session, View, replay
from archfoe import Sesion  # type: ignore[attr-defined]

session = Session(Options(players=2), ["you", "greedy"])
assert_type(session, Session)
assert_type(session.view(0), View)
assert_type(session.game, Game)
assert_type(session.record(), Record)
assert_type(replay(session.options, session.key, session.record().answers), Game)
assert_type(archfoe.Options().players, int)
assert_type(archfoe.VERSION, str)
session.view("you")  # type: ignore[arg-type]


class Bot:
    def answer(self, view: View) -> tuple[int, ...]:
        return tuple(range(view.least))


bot: Agent = Bot()
error: type[Exception] = ArchfoeError
"""

FIELDS = '''
from archfoe.core.abilities import Defense, When
from archfoe.core.cards import Card
from archfoe.core.effects import Attack, Draw, May, Power
from archfoe.core.filters import HERO, only
from archfoe.core.moments import PLAY
from archfoe.core.player import Player
from archfoe.games.city.cards import CityBox
from archfoe.games.duel.cards import DuelBox


def cheer(me: Player) -> None:
    """Draw a card."""
    me.draw(1)


mine = CityBox("mine", "My own cards", {"Punch": 7, "Vulnerability": 3})
duel = DuelBox("duel", "My own Characters", {"Punch": 7, "Vulnerability": 3})
card: Card = mine.hero("A", cost=1, vp=1, play=(Power(1), cheer), defense=Defense(Draw(2)))
mine.location("B", cost=5, when=When(PLAY, Draw(1), only(HERO)))
mine.location("C", cost=5, when=(When(PLAY, Draw(1)), When(PLAY, cheer)))
mine.signature("D", HERO, "Aquaman", 1, play=cheer)
duel.character("E", 2, cost=12)
mine.hero("F", cots=1)  # type: ignore[call-arg]
mine.hero("G", cost="1")  # type: ignore[arg-type]
mine.hero("H", play="draw a card")  # type: ignore[arg-type]
mine.hero("I", play=May("draw a card"))  # type: ignore[arg-type]
mine.hero("J", play=Attack(Draw("two")))  # type: ignore[arg-type]
mine.hero("K", when=Draw(1))  # type: ignore[arg-type]
mine.hero("L", level=1)  # type: ignore[call-arg]
'''


def test_programs_outside_of_the_repository_type_check(tmp_path: Path) -> None:
    """In strict mode, all in one run; with the settings of `make types`, which has read the package already."""
    assert (ROOT / "src" / "archfoe" / "py.typed").is_file(), "else nobody else's type checker looks at the package"
    programs = {"names": NAMES, "fields": FIELDS} | {name(page): program(page) for page in PAGES}
    for stem, code in programs.items():
        (tmp_path / f"{stem}.py").write_text(code, encoding="utf-8")
    files = [str(tmp_path / f"{stem}.py") for stem in programs]
    done = subprocess.run([sys.executable, "-m", "mypy", *files], cwd=ROOT, capture_output=True, text=True, timeout=400)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_names_of_the_package_are_the_same_for_both() -> None:
    """What the type checker is told is what the running program gets."""
    promised = [one for one in archfoe.__all__ if one not in ("NOTICE", "VERSION")]
    assert sorted(archfoe._HOMES) == sorted(promised)
    for one in archfoe.__all__:
        assert getattr(archfoe, one) is not None
        assert one in dir(archfoe)
    source = (ROOT / "src" / "archfoe" / "__init__.py").read_text(encoding="utf-8")
    for one, home in archfoe._HOMES.items():
        assert re.search(rf"    from {re.escape(home)} import .*\b{one}\b", source), one
    with pytest.raises(AttributeError, match="'archfoe' has no attribute 'Sesion'"):
        getattr(archfoe, "Sesion")  # noqa: B009


def test_importing_the_package_loads_no_engine() -> None:
    code = "import sys, archfoe; print([name for name in sys.modules if name.startswith('archfoe.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "['archfoe.version']"


def test_the_door_for_cards_opens_with_a_star() -> None:
    """`from archfoe.cards import *` brings every word that a card may need, and nothing of our own workings."""
    found: dict[str, object] = {}
    exec("from archfoe.cards import *", found)
    words = {"Box", "CityBox", "DuelBox", "Effect", "Provenance", "Power", "MoveVillain", "Toughen", "CONFRONTATION"}
    assert words <= found.keys()
    assert "import_module" not in found
