"""Secret Cards: when each may be released, and what that brings. Their burdens are rules of the scenario."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import REMOVED
from tests.games.city.scenes import dearer
from tests.sets.rebirth.villainy import in_main_step
from tests.vocabulary import Table, rule, table

FELLED = ("villains felled", 0)
TRAITS = ["Hoarder", "Glutton", "Suspicious", "Glory Hound"]


def burdened(trait: str, **more: Any) -> Table:
    """P0 holds a Secret Card."""
    return table("rebirth", **{"players": 2, "scenario": 2, "under0": [trait], **more})


def ready(t: Table) -> list[str]:
    """The Secret Cards that P0 could release now."""
    return [label.removeprefix("use ") for label in t.offered(0) if label.removeprefix("use ") in TRAITS]


def released(t: Table, trait: str) -> None:
    """P0 releases a Secret Card, which is gone with its burden, and everybody sees it."""
    assert (ready(t), t.under(0)) == ([trait], [trait])
    t.use(trait)
    assert (t.under(0), t.names(REMOVED)) == ([], [trait])
    assert trait in {card.name for card in t.view(1).known(REMOVED)}


@rule("REB-31.4")
@pytest.mark.parametrize("trait", TRAITS)
def test_no_secret_card_can_be_released_at_once(trait: str) -> None:
    t = burdened(trait, p0=["Punch"], power=3, move=3)
    assert ready(t) == []
    assert (t.under(0), t.names(REMOVED)) == ([trait], [])


@rule("REB-31.6")
def test_suspicious_is_released_by_the_defeat_of_a_super_villain() -> None:
    t = burdened("Suspicious", city={"S5": ["Deathstroke"]}, power=8 + dearer(2, players=2))
    t.buy("Deathstroke")
    t.answer(0, "P1")
    released(t, "Suspicious")
    assert (t.hand(0), t.hand(1)) == (["Punch"] * 2, ["Punch"] * 2)


@rule("REB-31.6")
def test_suspicious_is_not_released_by_a_regular_villain() -> None:
    t = burdened("Suspicious", city={"S5": ["Giganta"]}, power=5)
    t.buy("Giganta")
    t.answer(0, "P0")
    assert (ready(t), t.under(0)) == ([], ["Suspicious"])


@rule("REB-31.8")
def test_glutton_is_released_by_a_purchase_of_cost_6_which_comes_to_the_hand() -> None:
    t = burdened("Glutton", at={0: "S5", 1: "L1"}, city={"S5": ["Constructs"]}, power=6)
    t.buy("Constructs")
    released(t, "Glutton")
    assert (t.hand(0), t.discard(0)) == (["Constructs"], [])


@rule("REB-31.8")
def test_glutton_is_not_released_by_a_card_of_cost_5() -> None:
    t = burdened("Glutton", at={0: "S5", 1: "L1"}, city={"S5": ["Heat Vision"]}, power=6)
    t.buy("Heat Vision")
    assert (ready(t), t.discard(0)) == ([], ["Heat Vision"])


@rule("REB-31.8")
def test_a_glutton_who_has_the_card_in_hand_gets_nothing_more() -> None:
    t = burdened("Glutton", at={0: "S5", 1: "L1"}, city={"S5": ["Constructs"]}, power=6, deck0=["Punch"] * 2)
    t.buy("Constructs")
    t.end()  # the discard pile is shuffled for the new hand
    assert sorted(t.hand(0)) == ["Constructs", "Punch", "Punch"]
    t.end()
    released(t, "Glutton")
    assert sorted(t.hand(0)) == ["Constructs", "Punch", "Punch"]


@rule("REB-31.10")
@pytest.mark.parametrize(("felled", "met"), [(2, False), (3, True), (4, True)])
def test_glory_hound_is_released_by_three_villains(felled: int, met: bool) -> None:
    t = burdened("Glory Hound", facts={FELLED: felled}, p0=["Punch"])
    assert ready(t) == ["Glory Hound"] * met


@rule("REB-31.10")
def test_glory_hound_destroys_up_to_two_cards_of_hand_and_discard_pile() -> None:
    t = burdened("Glory Hound", facts={FELLED: 3}, p0=["Punch", "Run"], discard0=["Weakness"])
    released(t, "Glory Hound")
    t.answer(0, "Punch (hand)", "Weakness (discard pile)")
    assert (t.hand(0), t.discard(0), t.destroyed) == (["Run"], [], ["Punch"])


@rule("REB-31.10")
def test_glory_hound_need_not_destroy_anything() -> None:
    t = burdened("Glory Hound", facts={FELLED: 3}, p0=["Punch"])
    released(t, "Glory Hound")
    t.answer(0)
    assert (in_main_step(t), t.hand(0)) == (True, ["Punch"])


@rule("REB-31.12")
@pytest.mark.parametrize(("other", "met"), [("S5", True), ("L1", False)])
def test_hoarder_is_released_by_five_power_in_company(other: str, met: bool) -> None:
    t = burdened("Hoarder", at={0: "S5", 1: other}, city={"S5": ["Heat Vision"]}, power=5)
    t.buy("Heat Vision")
    assert ready(t) == ["Hoarder"] * met


@rule("REB-31.12")
@pytest.mark.parametrize("seat", [0, 1])
def test_hoarder_lets_a_target_player_draw_two(seat: int) -> None:
    t = burdened("Hoarder", at={0: "S5", 1: "S5"}, city={"S5": ["Heat Vision"]}, power=5)
    t.buy("Heat Vision")
    released(t, "Hoarder")
    t.answer(0, f"P{seat}")
    assert [len(t.hand(other)) for other in (0, 1)] == [2 * (seat == 0), 2 * (seat == 1)]


@rule("REB-31.12")
def test_hoarder_is_not_released_by_four_power() -> None:
    t = burdened("Hoarder", at={0: "S5", 1: "S5"}, city={"S5": ["Green Arrow"]}, power=4)
    t.buy("Green Arrow")
    assert ready(t) == []
