"""`archfoe set publish`, `install` and `sheet`: what a friend gets, and what comes out of the printer."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.registry import forget, sets
from archfoe.registry.places import SETS

PRINTED = Path(__file__).parents[1] / "workshop" / "printed.toml"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv(SETS, raising=False)
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def said(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    assert run(["set", *words]) == status
    out = capsys.readouterr()
    return out.out + out.err


def test_a_set_goes_to_a_friend_and_is_found_there(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "new", "moonlight")
    assert "archfoe set install moonlight.zip" in said(capsys, "publish", "moonlight.toml")
    first = (folder / "moonlight.zip").read_bytes()
    said(capsys, "publish", "moonlight.toml")
    assert (folder / "moonlight.zip").read_bytes() == first
    assert "archfoe play --mode base+moonlight" in said(capsys, "install", "moonlight.zip")
    assert sets()["moonlight"].box.named("Night Courier").text == "+1 Power. Draw a card."


def test_another_set_of_the_name_is_replaced_only_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "new", "moonlight")
    said(capsys, "install", "moonlight.toml")
    said(capsys, "install", "moonlight.toml")  # the very same
    file = Path("moonlight.toml")
    file.write_text(file.read_text().replace("cost = 3", "cost = 4"))
    assert "add --replace" in said(capsys, "install", "moonlight.toml", status=2)
    said(capsys, "install", "moonlight.toml", "--replace")
    assert sets()["moonlight"].box.named("Night Courier").cost == 4


def test_a_wheel_is_found_by_its_entry_point(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Unpacked as pip would do it, in a Python of its own."""
    said(capsys, "new", "moonlight")
    name = "archfoe_moonlight-1.1-py3-none-any.whl"
    assert f"pip install {name}" in said(capsys, "publish", "moonlight.toml", "--wheel")
    with zipfile.ZipFile(name) as wheel:
        wheel.extractall("site")
        assert wheel.testzip() is None
        record = wheel.read("archfoe_moonlight-1.1.dist-info/RECORD").decode()
        assert {line.split(",")[0] for line in record.splitlines()} == set(wheel.namelist())
    program = "from archfoe.registry import sets; print(sets()['moonlight'].box.named('Night Courier').cost)"
    code = f"import sys; sys.path.insert(0, 'site'); {program}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert (done.stdout, done.stderr) == ("3\n", "")
    assert "pip install" in said(capsys, "install", name, status=2)


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("bad.zip", b"no zip at all", "bad.zip cannot be read as a zip with a set file in it."),
        ("bad.toml", b'name = "x"\n', 'bad.toml: a set needs a title: write title = "...".'),
    ],
)
def test_what_is_no_set_is_not_installed(
    folder: Path, name: str, content: bytes, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / name).write_bytes(content)
    assert sentence in said(capsys, "install", name, status=2)
    assert not (folder / "data" / "archfoe" / "sets").exists()


@pytest.mark.parametrize("base", ["confrontations", "rebirth"])
def test_an_installed_correction_is_played_by_its_own_name(base: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["overlay", "new", base]) == 0
    assert f"--mode {base}_owned\n" in said(capsys, "install", f"{base}_owned.toml")


def test_there_is_no_file_for_a_name_that_is_no_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["overlay", "new", "m" * 300]) == 2
    assert "There is no set called" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_not_called_a_bad_zip(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nope.zip cannot be read: No such file or directory." in said(capsys, "install", "nope.zip", status=2)


@pytest.mark.parametrize(("paper", "size"), [("A4", (595.28, 841.89)), ("letter", (612, 792))])
def test_a_sheet_has_every_copy(
    folder: Path, paper: str, size: tuple[float, float], capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("fpdf")
    shown = said(capsys, "sheet", str(PRINTED), "--paper", paper)
    assert "printed.pdf has 10 cards on 2 pages" in shown
    content = (folder / "printed.pdf").read_bytes()
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert found is not None and (float(found[1]), float(found[2])) == pytest.approx(size)
    assert content.count(b"/Type /Page\n") == 2


def test_other_paper_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("fpdf")
    assert "choose A4 or Letter" in said(capsys, "sheet", str(PRINTED), "--paper", "A3", status=2)


def test_a_sheet_tells_of_letters_that_its_font_has_not(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("fpdf")
    head = 'name = "one"\ntitle = "One"\ngame = "lineup"\n'
    card = '[[card]]\nname = "Łódź Runner"\nis = "hero"\nplay = "Power(1)"\n'
    (folder / "one.toml").write_text(head + card, encoding="utf-8")
    shown = said(capsys, "sheet", "one.toml")
    assert "one.pdf has a card on a page of A4." in shown
    assert "Its font has no Ł and ź, so there is a ? on Łódź Runner: write other letters there." in shown
