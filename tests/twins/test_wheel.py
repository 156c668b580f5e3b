"""The compiled wheel: what it is made of, and what is said where it cannot be made."""

from __future__ import annotations

import re
import sys
import sysconfig
from pathlib import Path

import pytest
from scripts import compiled
from scripts.compiled import ROOT, copy_parts, hook

import archfoe
from archfoe.version import PURE, engine

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make wheel-compiled`, but nothing is built."""
    monkeypatch.setattr(sys, "argv", ["compiled"])
    monkeypatch.setattr(compiled, "build", lambda wheels: pytest.fail("It was tried all the same."))


@pytest.mark.usefixtures("asked")
def test_without_a_compiler_there_is_one_sentence(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert compiled.main() == 1
    assert capsys.readouterr().err == (
        "A compiled wheel needs a C compiler, and there is no no-such-compiler: install one "
        "(Debian: sudo apt-get install gcc) or set CC to yours. `make wheel` needs none.\n"
    )


@pytest.mark.usefixtures("asked")
def test_without_headers_there_is_one_sentence(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CC", sys.executable)  # something that is there
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert compiled.main() == 1
    assert capsys.readouterr().err == (
        f"A compiled wheel needs the headers of Python, and there is no {tmp_path / 'Python.h'}: install them "
        "(Debian: sudo apt-get install python3-dev) or take another Python with PYTHON=. `make wheel` needs none.\n"
    )


def test_whoever_installs_from_sources_compiles_nothing() -> None:
    assert hook()["enable-by-default"] is False


def test_what_compiles_has_a_version() -> None:
    pinned = re.findall(r"^([\w-]+)==", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.MULTILINE)
    needed = [re.split(r"[<>=]", need)[0] for need in hook()["dependencies"]]
    assert "hatch-mypyc" in needed
    assert set(needed) | {"setuptools"} <= set(pinned)


def test_libraries_of_another_build_do_not_get_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*compiled.PARTS[:5], "docs/rules/base.md", "src/archfoe/game.py", "src/archfoe/game.so"):
        (tmp_path / "from" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "from" / name).touch()
    monkeypatch.setattr(compiled, "ROOT", tmp_path / "from")
    copy_parts(tmp_path / "to")
    there = {path.relative_to(tmp_path / "to").as_posix() for path in (tmp_path / "to").rglob("*") if path.is_file()}
    assert there == {*compiled.PARTS[:5], "docs/rules/base.md", "src/archfoe/game.py"}


@pytest.mark.skipif(engine() == PURE, reason="looks at an installed wheel that is compiled")
def test_a_compiled_wheel_has_all_that_a_pure_one_has() -> None:
    installed, source = Path(archfoe.__file__).parent, ROOT / "src" / "archfoe"
    assert installed != source
    wanted = {path.relative_to(source) for path in source.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    wanted |= {Path("rules", path.name) for path in (ROOT / "docs" / "rules").iterdir()}
    assert Path("web/index.html") in wanted
    assert sorted(str(path) for path in wanted if not (installed / path).is_file()) == []
