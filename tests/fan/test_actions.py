"""Actions of somebody else's variant: their names are checked when they are found, typed, and written in positions."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.cli.line import LineMode
from archfoe.cli.screen import Screen
from archfoe.games.options import Options
from archfoe.registry import games
from archfoe.registry.checks import TAKEN
from archfoe.sim.tables import tables_of
from archfoe.table.session import Session
from archfoe.table.words.choices import DECLINE, SHORT
from archfoe.table.words.words import words_of
from tests.fan.conftest import SHELF, Found

Capture = pytest.CaptureFixture[str]
MOONBASE = (SHELF / "moonbase" / "set.py").read_text(encoding="utf-8")
PRICE = "pay a step for the first card"  # what people read does not start with the name of the action


def shelf(found: Found, folder: Path, text: str) -> list[str]:
    (folder / "moonbase").mkdir(parents=True)
    (folder / "moonbase" / "set.py").write_text(text, encoding="utf-8")
    (folder / "moonbase" / "rules.md").write_text((SHELF / "moonbase" / "rules.md").read_text(encoding="utf-8"))
    return found(folder).refused


@pytest.fixture
def worded(found: Found, tmp_path: Path) -> None:
    assert shelf(found, tmp_path / "sets", MOONBASE.replace('"leap over the first card"', f'"{PRICE}"')) == []


def typed(lines: str) -> str:
    session = Session.seeded(Options("base", 2, ("low-gravity",)), ["ann", "random"], "moon")
    out = io.StringIO()
    with pytest.raises(EOFError):
        LineMode(session, Screen(io.StringIO(lines), out), None).play()
    return " ".join(out.getvalue().split())


def test_the_name_of_an_action_is_typed_whatever_people_read(worded: None) -> None:
    screen = typed("leap\nleap\n")
    assert PRICE in screen and "You leap over " in screen
    assert "You have leapt this turn. [MOON-2.1]" in screen


def test_one_can_ask_about_an_action(worded: None) -> None:
    note = "leap: Once in a turn a player may leap over the first card"
    before, after = typed("? leap\n"), typed("leap\n? leap\n?\n")
    assert note in before and "You can do it now." in before
    assert "You cannot do it: You have leapt this turn. [MOON-2.1]" in after
    assert "Not now: leap. You have leapt this turn. [MOON-2.1]" in after


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("save", "has a name that means something already: choose another."),
        ("undo", "has a name that means something already: choose another."),
        ("play", "has a name that means something already: choose another."),
        ("put by", "must be one word of small letters, since players type it."),
        ("Leap", "must be one word of small letters, since players type it."),
    ],
)
def test_a_name_that_cannot_be_typed_is_refused_when_it_is_found(
    name: str, why: str, found: Found, tmp_path: Path
) -> None:
    (refused,) = shelf(found, tmp_path, MOONBASE.replace('{"leap": self.leap}', f'{{"{name}": self.leap}}'))
    assert refused.endswith(f"the action {name!r} of the variant low-gravity {why}")


def test_every_word_that_means_something_is_taken() -> None:
    """Commands of the terminal, its short words, and the actions of all our tables."""
    session = Session.seeded(Options("base", 2), ["ann", "random"], 1)
    ours = {*LineMode(session, Screen(io.StringIO(), io.StringIO()), None).commands, *SHORT.values(), *DECLINE}
    for game in games().values():
        for mode in ("base", "heroes_unite", "rivals", "confrontations", "rebirth"):
            for options in tables_of(mode) if Options(mode).played.game is game else []:
                ours |= set(options.played.game.rules(options).doers)
        ours |= set(words_of(game).choices.verbs.values())
    assert {word for word in ours if word.isalpha() and len(word) > 1} <= TAKEN


@pytest.mark.parametrize("value", ["[0]", "([0],)", "{0: 1}"])
def test_facts_that_copies_would_share_are_refused_when_they_are_found(
    value: str, found: Found, tmp_path: Path
) -> None:
    text = MOONBASE.replace("last: int = -1", f"last: Any = {value}")
    (refused,) = shelf(found, tmp_path, text)
    assert "Leaps of the variant low-gravity keeps a " in refused
    assert refused.endswith("in 'last', which copies of a game would share: keep a tuple, a number, a word or None.")


@pytest.mark.parametrize(
    ("field", "why"), [("last = -1", "needs a type: last: int"), ("last: int", "needs a value to begin with")]
)
def test_fields_without_a_type_or_a_value_are_refused(field: str, why: str, found: Found, tmp_path: Path) -> None:
    (refused,) = shelf(found, tmp_path, MOONBASE.replace("last: int = -1", field))
    assert refused.endswith(f"Leaps.last {why}.")


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (".last = [s.turn]", "Leaps.last holds a list, which copies of the game share: keep a tuple there"),
        (".lost = s.turn", "Leaps.lost is set, but no field is called so"),
    ],
)
def test_facts_that_copies_would_lose_or_share_are_found_by_checked_games(
    written: str, why: str, found: Found, tmp_path: Path, capsys: Capture
) -> None:
    text = MOONBASE.replace(".last = s.turn\n", f"{written}\n")
    assert shelf(found, tmp_path / "sets", text) == []
    command = ["sim", "--variant", "low-gravity", "--players", "greedy,greedy", "--games", "1", "--check"]
    assert run([*command, "--keep", str(tmp_path / "failed")]) == 1
    assert why in " ".join(capsys.readouterr().out.split())


POSITION = """title: A leap
table: {{variants: [low-gravity], hands: {{P0: [Kick]}}}}
steps:
  - expect: {{offered: [leap, play Kick], options: [leap, play Kick, end turn]}}
  - P0: {first}
  - expect: {{not_offered: [leap]}}
  - P0: {second}
"""


@pytest.mark.parametrize("first", ["leap", "choose leap", f"choose {PRICE}"])
def test_positions_name_the_action(first: str, worded: None, tmp_path: Path, capsys: Capture) -> None:
    case = tmp_path / "leap.yaml"
    case.write_text(POSITION.format(first=first, second="play Kick"), encoding="utf-8")
    assert run(["case", str(case)]) == 0
    case.write_text(POSITION.format(first=first, second="leap"), encoding="utf-8")
    assert run(["case", str(case)]) == 1
    out = capsys.readouterr().out
    assert "step 4 (P0: leap): P0 cannot leap now: You have leapt this turn. (MOON-2.1)" in out
    case.write_text(POSITION.format(first="play Kick", second="leap"), encoding="utf-8")
    assert run(["case", str(case)]) == 1
    assert "expected not_offered: leap; found: " in capsys.readouterr().out


def test_two_variants_of_a_game_cannot_have_an_action_of_the_same_name(found: Found, tmp_path: Path) -> None:
    twin = MOONBASE.replace("moonbase", "sunbase").replace("low-gravity", "no-gravity")
    for name, text in (("moonbase", MOONBASE), ("sunbase", twin)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "set.py").write_text(text, encoding="utf-8")
        (tmp_path / name / "rules.md").write_text((SHELF / "moonbase" / "rules.md").read_text(encoding="utf-8"))
    (refused,) = found(tmp_path).refused
    assert refused.endswith("left out: no-gravity has an action 'leap', like the variant low-gravity: rename it.")


def test_a_question_cannot_have_the_name_of_another_one(found: Found, tmp_path: Path) -> None:
    more = 'from archfoe.core.decisions import Kind\n\nLEAP = Kind("may", "Leap?")\n'
    (refused,) = shelf(found, tmp_path / "sets", f"{MOONBASE}\n{more}")
    assert refused.endswith("left out: there is a kind of question 'may' already: choose another name for yours.")
