"""Where games and sets are found, and what becomes of those that cannot be used."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from archfoe import registry
from archfoe.cli import run
from archfoe.cli.doctor import sets_of_others
from archfoe.games.options import Options
from archfoe.registry.found import SHIPPED, shipped
from tests.fan.conftest import SHELF, Found
from tests.house.source import ROOT

Capture = pytest.CaptureFixture[str]
MOONBASE = (SHELF / "moonbase" / "set.py").read_text(encoding="utf-8")


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).mkdir()
    (folder / name / "set.py").write_text(text, encoding="utf-8")
    (folder / name / "rules.md").write_text("# Rules\n", encoding="utf-8")


def test_ours_stand_in_the_entry_points_in_the_same_order() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = project["entry-points"]
    assert {group: list(told[group].items()) for group in told} == {
        group: list(places.items()) for group, places in SHIPPED.items()
    }


def test_ours_come_first_and_need_no_look_at_the_disk(found: Found) -> None:
    assert list(found(SHELF).sets)[:-1] == list(shipped().sets)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("api=1", "api=7"), "moonbase is made for interface 7 and this archfoe has 1: update one of them."),
        (('"moonbase"', '"base"'), "there is a base already: remove one of them."),
        (('game="lineup"', 'game="chess"'), "moonbase is made for the game chess, which is not installed."),
        (("Counts(88)", "Counts(87)"), "moonbase says 87 cards, 0 figures and 0 promos, and has 88, 0 and 0."),
        (("who.verb(f", "who.nothing(f"), "Airlock cannot say what it does (AttributeError:"),
        (("from archfoe.registry import", "from archfoe.no_such import"), "ModuleNotFoundError: No module named"),
        (("THINGS =", "NOTHING ="), "set.py has no THINGS, which must name what it brings."),
        (("THINGS = (", "THINGS = (12,"), "it brings 12, which is not a GameType, Set, Mixture or Variant."),
        (
            ('"low-gravity",\n        game="lineup"', '"low-gravity",\n        game="duel"'),
            "the part LowGravity of the variant low-gravity is not a DuelPart, which variants of duel build on.",
        ),
        (("part=LowGravity,", ""), "the variant low-gravity has no part, so it would change nothing."),
        (('"low-gravity"', '"hunt"'), "there is a variant hunt already: remove one of them."),
        (
            ('"low-gravity"', '"Low Gravity"'),
            "the name 'Low Gravity' of a variant must be small letters, digits and -.",
        ),
        (
            ("leap over {cards}", "leap over {card"),
            "the word 'leapt' of the variant low-gravity has other braces",
        ),
        (('name="moonbase"', 'name="Moon Base"'), "the name 'Moon Base' of a set must be small letters, digits"),
    ],
)
def test_what_cannot_be_used_is_left_out_with_a_sentence(
    change: tuple[str, str], sentence: str, found: Found, tmp_path: Path, capsys: Capture
) -> None:
    write(tmp_path, "moonbase", MOONBASE.replace(*change))
    write(tmp_path, "other", MOONBASE.replace("moonbase", "starbase").replace("low-gravity", "no-gravity"))
    refused = found(tmp_path).refused
    assert len(refused) == 1
    assert refused[0].startswith(f"{tmp_path / 'moonbase'} is left out: {sentence}")
    assert "starbase" in registry.sets()  # the rest is not stopped
    assert Options("base+starbase").guests == ("starbase",)
    assert run(["--version"]) == 0
    assert refused[0] in capsys.readouterr().out
    assert not sets_of_others().ok and refused[0] in sets_of_others().state


def test_python_without_a_folder_of_its_own_is_told_where_to_lie(found: Found, tmp_path: Path) -> None:
    (tmp_path / "moonbase.py").write_text(MOONBASE, encoding="utf-8")
    home = tmp_path / "moonbase" / "set.py"
    why = f"a set in Python has a folder of its own: move it to {home}."
    assert found(tmp_path).refused == [f"{tmp_path / 'moonbase.py'} is left out: {why}"]


def test_a_package_is_found_by_its_entry_point(found: Found, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As pip lays it out: a module, and a folder that says what it is."""
    (tmp_path / "archfoe_moonbase.py").write_text(MOONBASE, encoding="utf-8")
    (tmp_path / "rules.md").write_text("# Rules\n", encoding="utf-8")
    about = tmp_path / "archfoe_moonbase-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: archfoe-moonbase\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[archfoe.sets]\nmoonbase = archfoe_moonbase:THINGS\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert found(tmp_path / "nothing").origins == {"moonbase": "archfoe-moonbase 1.0"}
    assert Options("base+moonbase").guests == ("moonbase",)
