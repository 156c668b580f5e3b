"""`hint`: what it says can be typed as it stands, at every question of every game."""

from __future__ import annotations

import io
import re
from importlib import import_module

import pytest

from archfoe.cli.line import LineMode
from archfoe.cli.screen import Screen
from archfoe.games.options import Options
from archfoe.table.session import Session
from tests.breadth import usually
from tests.cli.helpers import at_table
from tests.vocabulary import Table, table

HINT = re.compile(r"^Type `([^`]+)`", re.MULTILINE)
BOTS = ["greedy"] * 4


class Obedient(io.StringIO):
    """A person who asks for a hint at every question and types it; whatever else waits for Enter gets Enter."""

    def __init__(self, out: io.StringIO) -> None:
        super().__init__()
        self.out, self.hinted, self.answers = out, False, -1
        self.session: Session | None = None
        self.typed: list[str] = []

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        shown = self.out.getvalue()
        if not shown.endswith("\n> "):
            return "\n"
        self.out.seek(0)
        self.out.truncate()
        self.hinted = not self.hinted
        if self.hinted:
            assert self.session is not None
            assert len(self.session.game.record) > self.answers, f"refused: {shown[-1500:]}"
            self.answers = len(self.session.game.record)
            return "hint\n"
        said = HINT.findall(shown)
        self.typed.append(said[0])
        return f"{said[0]}\n"


def played(session: Session) -> Obedient:
    out = io.StringIO()
    person = Obedient(out)
    person.session = session
    LineMode(session, Screen(person, out), None).play()
    assert session.game.over
    assert "is over." in out.getvalue()
    return person


def table_name(options: Options) -> str:
    return "-".join(map(str, (options.mode, options.players, *options.variants, options.answers().get("scenario", ""))))


@pytest.mark.parametrize(
    ("options", "people"),
    [
        *usually(
            [],
            [
                (Options(players=3), 1),
                (Options(players=4, variants=("team", "on-patrol")), 1),
                (Options("heroes_unite", 3, ("synergy", "hunt")), 1),
                (Options("rebirth", 1), 1),
                (Options("rebirth", 3, ("competitive",)), 1),
            ],
        ),
        (Options("heroes_unite", 2, ("hidden",), heroes="two-dealt"), 1),
        (Options("rivals"), 1),
        (Options("confrontations", 4, heroes="free"), 3),
        (Options("rebirth", 2), 2),
        *((Options("rebirth", 2, scenario=n), 1) for n in usually((8,), (2, 3, 4, 5, 6, 7, 8))),
        (Options("rebirth", 4, ("competitive", "team")), 1),
        (Options("base", 2, mix="rebirth"), 1),
    ],
    ids=lambda one: table_name(one) if isinstance(one, Options) else str(one),
)
def test_a_whole_game_by_typing_what_the_hint_says(
    options: Options, people: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher = import_module("archfoe.review.hint")
    monkeypatch.setattr(teacher, "BUDGET", 0)  # without roll-outs: there are some thousand hints
    names = ["ann", "bob", "cid"]
    seats = [names[seat] if seat < people else BOTS[seat] for seat in range(options.players)]
    person = played(Session.seeded(options, seats, 8))
    assert len(person.typed) > 20


# What it says


def said(told: str) -> list[str]:
    return re.findall(r"^(Type `[^`]*`(?: \([^)]*\))?|These are not .*)", told, re.MULTILINE)


def test_to_decline_is_typed_too() -> None:
    """Nobody puts a Weakness back into the deck."""
    t = table("base", p0=["Zatanna Zatara"], discard0=["Weakness", "Weakness"])
    t.play("Zatanna Zatara")
    assert said(at_table(t, "", "hint")) == ["Type `pass` (take nothing)"]


def penguin() -> Table:
    """The Penguin asks for two cards to discard."""
    t = table("base", p0=["The Penguin", "Kick", "Bane"], deck0=["Punch", "Punch"])
    t.play("The Penguin")
    return t


def test_several_cards_are_typed_at_once() -> None:
    t = penguin()
    at_table(t, "", "hint", "Punch x2")
    assert said(at_table(penguin(), "", "hint")) == ["Type `Punch x2`"]
    assert sorted(t.discard(0)) == ["Punch", "Punch"]


def test_after_a_first_pick_the_rest_is_typed() -> None:
    assert said(at_table(penguin(), "", "punch", "hint")) == ["Type `Punch`"]


def test_another_first_pick_must_be_undone() -> None:
    told = at_table(penguin(), "", "bane", "hint", "undo", "hint")
    assert said(told) == [
        "These are not the best choice: type `undo` to choose again.",
        "Type `Punch x2`",
    ]
