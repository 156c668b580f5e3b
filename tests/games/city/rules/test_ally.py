"""The ally of a game alone, where it is attacked: one Attack, one Defense (REB-18.4, REB-18.8, RB-15, RB-28)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core import events as ev
from archfoe.core.piles import SET_ASIDE, WEAKNESSES
from archfoe.games.city.ring import ALLY
from archfoe.games.city.view import city_in
from archfoe.table.words.log import lines
from tests.vocabulary import Table, rule, table


def alone(ally: str, **position: Any) -> Table:
    """The turn of the one player begins."""
    return table("rebirth", players=1, ally=ally, from_start=True, **position)


def hurts(t: Table) -> int:
    """Weaknesses on the ally."""
    return len(t.names(SET_ASIDE))


def in_main_step(t: Table) -> bool:
    return t.view(0).kind.name == "main"


def read(t: Table) -> list[str]:
    return [line.text for line in lines(t.view(0).events(), 0, ["ann"])]


@rule("REB-18.4", "REB-8.1", "RB-28")
@pytest.mark.parametrize(("whom", "hand", "hurt"), [("yourself", 2, 1), ("the ally", 1, 0)])
def test_a_villain_beside_both_makes_one_attack_against_which_there_is_one_defense(
    whom: str, hand: int, hurt: int
) -> None:
    t = alone("S5", at={0: "S5"}, p0=["Hard Water Bubble"] * 2 + ["Aquaman (3)"], city={"S5": ["Bane"]})
    t.answer(0, f"Hard Water Bubble for {whom}")
    assert (in_main_step(t), len(t.hand(0)), hurts(t)) == (True, hand, hurt)


@rule("REB-15.14", "REB-18.8")
def test_in_step_2_a_super_suit_does_not_shelter_the_ally() -> None:
    t = alone("S5", at={0: "S5"}, p0=["Super-Suit"], city={"S5": ["Scarecrow"]})
    t.answer(0, "P0")
    t.answer(0, "Super-Suit for yourself")
    t.answer(0, "slot 5")
    assert (t.discard(0), hurts(t)) == (["Super-Suit"], 1)


@rule("REB-15.14", "RB-28")
def test_a_super_suit_shelters_no_ally_who_is_elsewhere() -> None:
    t = alone("S1", at={0: "L1"}, p0=["Super-Suit"], main=["Sinestro", *["Aquaman (3)"] * 9])
    t.answer(0, "P0")
    t.answer(0, "Super-Suit for yourself")
    t.answer(0, "Location 1")
    assert (t.at(0), hurts(t)) == ("L1", 1)


@rule("REB-18.4", "RB-15", "REB-11.1")
@pytest.mark.parametrize(("whom", "damage"), [("yourself", 0), ("the ally", 1)])
def test_damage_follows_the_attack_on_the_player(whom: str, damage: int) -> None:
    t = alone("L2", at={0: "S1"}, p0=["Hard Water Bubble"], city={"L2": ["Lex Luthor"]})
    t.answer(0, f"Hard Water Bubble for {whom}")
    assert city_in(t.view(0)).damage(2) == damage


@rule("REB-18.4")
def test_several_attacks_on_the_ally_bring_one_weakness_and_each_may_be_avoided() -> None:
    t = alone("S1", at={0: "L1"}, p0=["Hard Water Bubble"], city={"S1": ["Scarecrow", "Bane"]})
    assert t.offered(0) == ["Scarecrow", "Bane"]  # which attacks first
    t.answer(0, "Bane")
    t.answer(0, None)
    assert hurts(t) == 1
    t.answer(0, None)  # and Scarecrow
    assert (in_main_step(t), hurts(t), len(t.names(WEAKNESSES))) == (True, 1, 14)


@rule("REB-18.4", "REB-7.3")
def test_nobody_is_asked_for_the_order_of_attacks_on_the_ally_alone_if_it_cannot_matter() -> None:
    t = alone("S1", at={0: "L4"}, p0=["Hard Water Bubble"], city={"S1": ["Scarecrow", "Bane"]})
    assert (in_main_step(t), hurts(t)) == (True, 1)


@rule("REB-18.4")
def test_an_ally_who_was_hit_in_step_2_is_hit_again_by_a_super_villain_that_enters_there() -> None:
    t = alone("S1", at={0: "L4"}, city={"S1": ["Scarecrow"], "S2": ["Blast"], "S3": ["Blast"], "S4": ["Blast"],
                                        "S5": ["Blast"]}, main=["Sinestro", *["Aquaman (3)"] * 9])  # fmt: skip
    assert (t.city("S1"), hurts(t)) == (["Scarecrow", "Sinestro"], 2)


@rule("REB-16.4", "REB-18.4")
def test_despero_who_enters_beside_the_ally_hurts_it_and_passes_the_players_card() -> None:
    t = alone("S1", at={0: "L4"}, p0=["Aquaman (3)", "Punch"], main=["Despero", *["Aquaman (3)"] * 9])
    assert (t.hand(0), t.discard(0), hurts(t)) == (["Punch"], ["Aquaman (3)"], 1)


@rule("REB-18.8", "REB-17.3", "RB-30")
def test_batman_draws_nothing_for_what_the_ally_avoids() -> None:
    t = alone("S1", at={0: "L1"}, hero0="Batman", p0=["Hard Water Bubble"], city={"S1": ["Scarecrow"]})
    t.answer(0, "Hard Water Bubble for the ally")
    assert (in_main_step(t), t.hand(0), hurts(t)) == (True, [], 0)


@rule("REB-18.8", "REB-17.10")
def test_wonder_woman_lends_the_ally_a_defense_but_no_super_suit() -> None:
    t = alone("S1", at={0: "L1"}, hero0="Wonder Woman", p0=["Super-Suit", "Batman (6)"], city={"S1": ["Scarecrow"]})
    assert t.offered(0) == ["Batman (6) for the ally"]
    t.answer(0, "Batman (6)")
    assert (t.city("S1"), hurts(t)) == ([], 0)


@rule("REB-18.4")
def test_the_log_names_the_ally_and_nobody_else() -> None:
    t = alone("S1", at={0: "L1"}, p0=["Hard Water Bubble"], main=["Sinestro", *["Aquaman (3)"] * 9])
    t.answer(0, "Hard Water Bubble for the ally")
    told = read(t)
    assert "Sinestro attacks the ally." in told
    assert "You avoid Sinestro's Attack for the ally with Hard Water Bubble (discarded)." in told
    attacks = [(event.other, event.rule) for event in t.view(0).events() if event.what == ev.ATTACKED]
    assert attacks == [(-1, "REB-6.3"), (ALLY, "REB-18.4")]
