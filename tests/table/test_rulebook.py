"""The pages of rules are read as they are written."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.table import rulebook
from archfoe.table.rulebook import Rule, find, ids_in, is_id, read, rules

SETS = {"base", "heroes_unite", "rivals", "confrontations", "rebirth"}


def test_a_rule_has_id_text_section_and_set() -> None:
    rule = rules()["BASE-3.2"]
    assert rule == Rule(
        "BASE-3.2", "The text of a card takes effect as soon as the card is played.", "Your turn", ("base",)
    )
    assert not rule.is_ruling


def test_a_ruling_has_question_and_scope() -> None:
    ruling = rules()["G-12"]
    assert ruling.is_ruling
    assert ruling.question == "Showing a Villain to Darkseid."
    assert ruling.text.startswith("Leaves that player unaffected")
    assert ruling.text.endswith("cannot shield a teammate.")
    assert ruling.sets == ("base", "heroes_unite")


def test_parentheses_within_a_ruling_stay_in_its_text() -> None:
    ruling = rules()["G-2"]
    assert "(Competitive Rebirth has no such refill: RB-36.)" in ruling.text
    assert ruling.sets == ("base", "heroes_unite", "rivals", "confrontations", "rebirth")


def test_marks_of_emphasis_are_not_text() -> None:
    assert rules()["BASE-18.12"].text == "Clayface: He cannot copy another Clayface."
    assert not [rule.id for rule in rules().values() if "*" in rule.text + rule.question]


def test_every_entry_of_the_pages_is_read() -> None:
    pages = [page for page in rulebook.folder().glob("*.md") if page.stem != "README"]
    written = [
        line for page in pages for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("- **")
    ]
    assert len(rules()) == len(written)


def test_rules_of_a_section_are_numbered_without_a_gap() -> None:
    by_section: dict[str, list[int]] = {}
    for rule_id in rules():
        section, _, number = rule_id.rpartition("." if "." in rule_id else "-")
        by_section.setdefault(section, []).append(int(number))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in by_section.values())


def test_scopes_are_known_sets() -> None:
    assert {name for rule in rules().values() for name in rule.sets} <= SETS


def test_rules_that_name_others_name_known_ones() -> None:
    assert rules()["BASE-4.5"].cited == {"G-1"}
    assert not {(rule.id, cited) for rule in rules().values() for cited in rule.cited if cited not in rules()}


@pytest.mark.parametrize("what", ["BASE-3.2", "base-3.2", " Base 3.2 ", "base3.2"])
def test_ids_are_found_however_they_are_typed(what: str) -> None:
    assert is_id(what)
    assert find(what).id == "BASE-3.2"


@pytest.mark.parametrize(("typed", "meant"), [("G-99", "G-9"), ("BASE-18.99", "BASE-18.9"), ("bsae-3.2", "BASE-3.2")])
def test_an_unknown_id_gets_the_nearest(typed: str, meant: str) -> None:
    with pytest.raises(ArchfoeError, match=f"There is no rule '{typed.upper()}'. Did you mean '{meant}'?"):
        find(typed)


@pytest.mark.parametrize("what", ["Batman", "The Joker", "X-Ray Vision", "", "3.2", "G-"])
def test_names_are_no_ids(what: str) -> None:
    assert not is_id(what)


def test_ids_in_a_text() -> None:
    assert ids_in("see G-1, (BASE-3.2.) and X-Ray Vision; G-15") == ["G-1", "BASE-3.2", "G-15"]


def page(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text, encoding="utf-8")


def test_a_page_is_a_set_and_readme_is_no_page(tmp_path: Path) -> None:
    page(tmp_path, "mine.md", "# Mine\n\n## 1. Start\n\n- **MINE-1.1** Begin (or not).\nnot an entry\n")
    page(tmp_path, "README.md", "- **MINE-9.9** Only an example.\n")
    assert read(tmp_path) == {"MINE-1.1": Rule("MINE-1.1", "Begin (or not).", "Start", ("mine",))}


def test_a_page_called_after_another_belongs_to_its_set(tmp_path: Path) -> None:
    page(tmp_path, "mine.md", "- **MINE-1.1** Begin.\n")
    page(tmp_path, "mine_later.md", "- **MINE-2.1** Go on.\n")
    page(tmp_path, "yours_later.md", "- **YOURS-1.1** Begin.\n")
    assert {rule.id: rule.sets for rule in read(tmp_path).values()} == {
        "MINE-1.1": ("mine",),
        "MINE-2.1": ("mine",),
        "YOURS-1.1": ("yours_later",),
    }


def test_rules_below_a_spoiler_warning_are_spoilers(tmp_path: Path) -> None:
    page(tmp_path, "mine.md", "- **MINE-1.1** Begin.\n")
    page(tmp_path, "mine_later.md", "# Later\n\n**Spoiler warning.** Read late.\n\n- **MINE-2.1** The end.\n")
    assert {rule.id: rule.spoiler for rule in read(tmp_path).values()} == {"MINE-1.1": False, "MINE-2.1": True}


def test_the_later_scenarios_of_rebirth_are_spoilers() -> None:
    of_rebirth = [rule for rule in rules().values() if rule.sets == ("rebirth",) and not rule.is_ruling]
    spoiled = {int(rule.id.split("-")[1].split(".")[0]) for rule in of_rebirth if rule.spoiler}
    open_to_all = {int(rule.id.split("-")[1].split(".")[0]) for rule in of_rebirth if not rule.spoiler}
    assert spoiled == set(range(30, 40))
    assert open_to_all == set(range(1, 28))


def test_an_id_stands_for_one_rule(tmp_path: Path) -> None:
    page(tmp_path, "mine.md", "- **MINE-1.1** Begin.\n- **MINE-1.1** Begin again.\n")
    with pytest.raises(ArchfoeError, match=r"mine\.md gives the id MINE-1\.1 a second time"):
        read(tmp_path)


def test_a_ruling_must_say_what_it_settles_and_where(tmp_path: Path) -> None:
    page(tmp_path, "rulings.md", "- **G-1** No question, no sets.\n")
    with pytest.raises(ArchfoeError, match="G-1 must read"):
        read(tmp_path)


def test_a_folder_without_rules_is_told(tmp_path: Path) -> None:
    with pytest.raises(ArchfoeError, match="There are no rules in"):
        read(tmp_path)


def test_a_wheel_is_built_with_the_pages() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]["docs/rules"] == "archfoe/rules"


def test_a_wheel_has_the_pages_in_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "_PACKAGED", tmp_path)
    assert rulebook.folder() == tmp_path


def test_missing_pages_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "_PACKAGED", tmp_path / "none")
    monkeypatch.setattr(rulebook, "_CHECKOUT", tmp_path / "neither")
    with pytest.raises(ArchfoeError, match="install archfoe again"):
        rulebook.folder()
