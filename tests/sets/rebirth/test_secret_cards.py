"""Secret Cards: when each may be released, and what that brings. Their burdens are rules of the scenario."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import REMOVED, WEAKNESSES
from tests.sets.rebirth import trio
from tests.sets.rebirth.villainy import in_main_step
from tests.vocabulary import Table, rule, table

FELLED, STOOD = ("villains felled", 0), ("stood by super", 0)
SHARDS = ["Shard of Pride", "Shard of Envy", "Shard of Wrath", "Shard of Sloth", "Shard of Greed", "Shard of Dread"]


def burdened(shard: str, **more: Any) -> Table:
    """P0 holds a Secret Card."""
    return table("rebirth", **{"players": 2, "scenario": 4, "under0": [shard], **more})


def ready(t: Table) -> list[str]:
    """The Secret Cards that P0 could release now."""
    return [label.removeprefix("use ") for label in t.offered(0) if "Shard" in label]


def released(t: Table, shard: str) -> None:
    """P0 releases a Secret Card, which is gone with its burden, and everybody sees it."""
    assert (ready(t), t.under(0)) == ([shard], [shard])
    t.use(shard)
    assert (t.under(0), t.names(REMOVED)) == ([], [shard])
    assert shard in {card.name for card in t.view(1).known(REMOVED)}


@rule("REB-31.4")
@pytest.mark.parametrize("shard", SHARDS)
def test_no_secret_card_can_be_released_at_once(shard: str) -> None:
    t = burdened(shard, p0=["Punch"], power=3, move=3)
    assert ready(t) == []
    assert (t.under(0), t.names(REMOVED)) == ([shard], [])


@rule("REB-31.6")
def test_the_shard_of_pride_is_released_by_the_defeat_of_a_super_villain() -> None:
    t = burdened("Shard of Pride", city={"S5": ["Ocean Master"]}, power=8)
    t.buy("Ocean Master")
    t.answer(0, "P1")
    released(t, "Shard of Pride")
    assert (t.hand(0), t.hand(1)) == (["Punch"] * 2, ["Punch"] * 2)


@rule("REB-31.6")
def test_the_shard_of_pride_is_not_released_by_a_regular_villain() -> None:
    t = burdened("Shard of Pride", city={"S5": ["Black Manta"]}, power=6)
    t.buy("Black Manta")
    t.answer(0, "P0")
    assert (ready(t), t.under(0)) == ([], ["Shard of Pride"])


@rule("REB-31.8")
def test_the_shard_of_envy_puts_a_bought_card_into_the_hand() -> None:
    t = burdened("Shard of Envy", city={"S5": ["Mother Box"]}, at={0: "S5", 1: "L1"}, power=6)
    t.buy("Mother Box")
    assert t.discard(0) == ["Mother Box"]
    released(t, "Shard of Envy")
    assert (t.hand(0), t.discard(0), in_main_step(t)) == (["Mother Box"], [], True)


@rule("REB-31.8")
def test_the_shard_of_envy_is_not_released_by_a_cheaper_card_or_a_villain() -> None:
    t = burdened("Shard of Envy", city={"S5": ["Batmobile", "Bane"]}, at={0: "S5", 1: "L1"}, power=11)
    t.buy("Batmobile")
    t.buy("Bane")
    assert (ready(t), t.discard(0)) == ([], ["Batmobile"])


@rule("REB-31.8")
def test_the_shard_of_envy_cannot_find_a_card_that_was_shuffled() -> None:
    t = burdened(
        "Shard of Envy", p0=["Mother Box"], deck0=[], city={"S5": ["Mother Box"]}, at={0: "S5", 1: "L1"}, power=6
    )
    t.buy("Mother Box")
    t.play("Mother Box")  # draws it
    t.answer(0, "P0")
    t.answer(0, "slot 5")
    assert t.hand(0) == ["Mother Box"]
    released(t, "Shard of Envy")
    assert (t.hand(0), t.played(0)) == (["Mother Box"], ["Mother Box"])


@rule("REB-31.10")
def test_the_shard_of_wrath_is_released_by_the_third_villain_of_the_game() -> None:
    t = burdened("Shard of Wrath", city={"S5": ["Bane"]}, power=6, facts={FELLED: 2}, p0=["Run"], discard0=["Punch"])
    assert ready(t) == []
    t.buy("Bane")
    t.answer(0, None)
    released(t, "Shard of Wrath")
    t.answer(0, "Run", "Punch")
    assert (t.hand(0), t.discard(0), sorted(t.destroyed)) == ([], [], ["Bane", "Punch", "Run"])


@rule("REB-31.10")
def test_the_shard_of_wrath_may_destroy_nothing() -> None:
    t = burdened("Shard of Wrath", facts={FELLED: 3}, p0=["Robin", "Mera", "Run"])
    released(t, "Shard of Wrath")
    t.answer(0, None)
    assert (t.hand(0), t.destroyed, in_main_step(t)) == (["Robin", "Mera", "Run"], [], True)


@rule("REB-31.12")
def test_the_shard_of_sloth_is_released_by_five_move_in_a_turn() -> None:
    t = burdened("Shard of Sloth", move=5, at={0: "S5"})
    t.walk("L1", "S1", "L1", "S1")
    assert ready(t) == []
    t.walk("L2")
    released(t, "Shard of Sloth")
    t.answer(0, "slot 4")
    assert (t.at(0), t.move(0)) == ("S4", 0)


@rule("REB-31.12")
def test_the_shard_of_sloth_counts_all_move_whatever_it_is_spent_on() -> None:
    t = burdened("Shard of Sloth", hero0="The Flash", hero1="Superman", move=5, at={0: "S5"})
    t.use("The Flash")
    t.walk("L1", "S1")
    released(t, "Shard of Sloth")
    t.answer(0, "slot 1")
    assert (t.at(0), t.hand(0)) == ("S1", ["Punch"])


@rule("REB-31.12")
def test_the_shard_of_sloth_does_not_count_the_move_of_other_turns() -> None:
    t = burdened("Shard of Sloth", move=3, at={0: "S5"}, p0=["Punch"], deck0=["Run"] * 9, main=["Robin"] * 9)
    t.walk("L1", "S1", "L2")
    t.end()
    t.end()
    t.play("Run")
    t.play("Run")
    t.walk("S1", "L1")
    assert (ready(t), t.under(0)) == ([], ["Shard of Sloth"])


@rule("REB-31.14")
def test_the_shard_of_greed_is_released_by_five_power_spent_in_company() -> None:
    t = burdened("Shard of Greed", city={"S5": ["Killer Frost", "Trickster"]}, power=6)
    t.buy("Killer Frost")
    assert ready(t) == []
    t.buy("Trickster")
    released(t, "Shard of Greed")
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, "P1")
    assert (t.hand(0), t.hand(1)) == ([], ["Punch", "Punch"])


@rule("REB-31.14")
def test_the_shard_of_greed_is_not_released_by_power_that_is_spent_alone() -> None:
    t = burdened("Shard of Greed", city={"S5": ["Bane"]}, at={0: "S5", 1: "L1"}, power=6)
    t.buy("Bane")
    assert (ready(t), t.under(0)) == ([], ["Shard of Greed"])


@rule("REB-31.16")
def test_the_shard_of_dread_is_released_after_two_turns_beside_a_super_villain() -> None:
    t = burdened(
        "Shard of Dread", city={"L4": ["Ocean Master"]}, at={0: "L4", 1: "S1"}, facts={STOOD: 1}, main=["Robin"] * 9
    )
    assert ready(t) == []
    t.end()
    t.end()
    t.answer(0, "Punch")  # to the Attack
    released(t, "Shard of Dread")


@rule("REB-31.16")
def test_the_shard_of_dread_returns_every_weakness_of_hand_and_discard_pile() -> None:
    t = burdened(
        "Shard of Dread",
        facts={STOOD: 2},
        p0=["Weakness", "Punch"],
        discard0=["Weakness", "Run", "Weakness"],
        deck0=["Weakness"],
        discard1=["Weakness"],
        weaknesses=4,
    )
    released(t, "Shard of Dread")
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Punch"], ["Run"], ["Weakness"])
    assert (t.discard(1), len(t.names(WEAKNESSES))) == (["Weakness"], 7)


@rule("REB-31.4")
def test_a_secret_card_is_released_by_its_own_holder_only() -> None:
    done = {FELLED: 3, ("stood by super", 1): 2}
    t = trio(scenario=4, under0=["Shard of Wrath"], under1=["Shard of Dread"], facts=done)
    assert ready(t) == ["Shard of Wrath"]


@rule("REB-31.4")
def test_a_secret_card_need_not_be_released() -> None:
    t = burdened("Shard of Wrath", facts={FELLED: 3}, main=["Robin"] * 9)
    t.end()
    t.end()
    assert (ready(t), t.under(0)) == (["Shard of Wrath"], ["Shard of Wrath"])
