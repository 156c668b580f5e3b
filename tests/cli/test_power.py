"""The line of Power: where it comes from, and what it was spent on."""

from __future__ import annotations

import pytest

from archfoe.agents import make_agent
from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.table.words.board import power_line
from tests.cli.helpers import at_table
from tests.vocabulary import rule, table


@rule("BASE-3.5")
def test_power_says_what_it_was_spent_on() -> None:
    t = table("base", p0=["Punch"], lineup=["Kid Flash"], power=8)
    t.buy("Kid Flash")
    assert power_line(t.view(0), 0) == "Power 6 = given 8, 2 spent on Kid Flash."
    t.buy("Kick")
    assert power_line(t.view(0), 0) == "Power 3 = given 8, 5 spent on Kid Flash 2 and Kick 3."
    t.play("Punch")
    assert power_line(t.view(0), 0) == "Power 4 = given 8 + Punch 1, 5 spent on Kid Flash 2 and Kick 3."


@rule("BASE-3.5")
def test_a_new_turn_has_spent_nothing() -> None:
    t = table("base", players=2, p0=["Punch"], lineup=["Kid Flash"], power=8)
    t.buy("Kid Flash")
    t.end()
    assert power_line(t.view(1), 1) == "Power 0."


@rule("G-34")
def test_power_paid_while_a_card_is_played() -> None:
    t = table("base", p0=["The Riddler"], main=["Kid Flash"], power=3)
    t.play("The Riddler")
    t.answer(0, "pay 3 Power")
    assert power_line(t.view(0), 0).endswith(", 3 spent on The Riddler.")


@rule("REB-5.6")
def test_power_paid_for_a_location() -> None:
    t = table("rebirth", players=2, at={0: "L1", 1: "S4"}, city={"S3": ["Bane"]}, power=2, p0=["Punch"])
    told = at_table(t, "use arkham", "power")
    assert "You use Arkham Asylum for 2 Power. [" in told
    assert "Power 0 = given 2, 2 spent on Arkham Asylum." in told


@rule("REB-30.9")
def test_power_paid_to_rebuild() -> None:
    where = {"at": {0: "L1", 1: "S4"}, "damage": {"L1": 5}}
    t = table("rebirth", scenario=2, players=2, **where, power=7, move=3, p0=["Punch"])  # type: ignore[arg-type]
    assert "Power 0 = given 7, 7 spent on rebuilding Location 1." in at_table(t, "rebuild", "power")


@rule("REB-5.1", "REB-16.9")
def test_lost_power_is_not_called_spent() -> None:
    t = table(
        "rebirth", players=2, at={0: "L1", 1: "S4"}, city={"L3": ["Psimon"]}, deck0=["Punch"], p0=["Punch", "Run"],
        from_start=True,
    )  # fmt: skip
    told = at_table(t, "play punch", "power")
    assert "You lose 1 Power (Psimon). [REB-16.9]" in told
    assert "Power 0 = Punch 1, 1 lost to Psimon." in told


@pytest.mark.parametrize(
    "options",
    [
        Options(players=3, variants=("on-patrol", "hunt")),
        Options("heroes_unite", 2, ("synergy",)),
        Options("base+heroes_unite", 2, mix="random"),
        Options("rivals"),
        Options("confrontations", 3),
        Options("rebirth", 2),
        Options("rebirth", 1, scenario=5),
        Options("rebirth", 2, scenario=2),
        Options("rebirth", 2, ("competitive",)),
    ],
    ids=lambda options: "-".join(
        [options.mode, str(options.players), *options.variants, str(options.answers().get("scenario", ""))]
    ),
)
def test_all_power_that_is_gone_is_accounted_for(options: Options) -> None:
    session = Session.seeded(options, [f"p{n}" for n in range(options.players)], 5)
    bots = [make_agent("greedy", n) for n in range(options.players)]
    spent = 0
    while not session.game.over:
        seat = min(session.game.waiting)
        view = session.view(seat)
        if view.power_spent(view.active):
            told = view.spending(view.active)
            assert view.power_spent(view.active) == sum(event.power - min(event.n, 0) for event in told)
            spent += 1
        session.decide(seat, *bots[seat].answer(view))
    assert spent > 10
