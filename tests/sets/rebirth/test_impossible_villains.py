"""Impossible Mode: what the harder versions of Super-Villains take, and what stays as it was (REB-39.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.games.city.card import city_card
from archfoe.games.city.impossible import SIGN, plain_name
from archfoe.games.city.piles import BESIDE
from archfoe.sets.rebirth.box import REBIRTH
from tests.games.city.scenes import dearer
from tests.sets.rebirth.villainy import where_is
from tests.vocabulary import Table, rule, table

#: Destination, cost and Victory Points of each.
FACTS = {
    "Deathstroke": (2, 9, 5), "Doomsday": (3, 9, 5), "Despero": (5, 10, 6), "Reverse-Flash": (4, 10, 6),
    "Amazo": (3, 11, 6), "Lex Luthor": (2, 11, 6), "General Zod": (1, 12, 7), "Sinestro": (5, 12, 7),
    "Mister Mxyzptlk": (0, 13, 7), "Starro": (2, 14, 7), "Darkseid": (1, 17, 8),
}  # fmt: skip


def harder(name: str) -> str:
    return name + SIGN


def hit(name: str, **more: Any) -> Table:
    """P0's turn begins while the Villain is at its Destination, and all Characters are elsewhere."""
    home = f"L{FACTS[name.removesuffix(SIGN)][0] or 3}"
    at = {0: "S5", 1: "S5"} if home not in ("L1", "L5") else {0: "S3", 1: "S3"}
    position = {"players": 2, "city": {home: [name]}, "at": at, "from_start": True}
    return table("rebirth", **{**position, **more})


def beaten(name: str, **more: Any) -> Table:
    """P0 has just paid for the Villain, and what all Super-Villains cost two players more in a scenario."""
    plain = name.removesuffix(SIGN)
    power = FACTS[plain][1] + dearer(more.get("scenario", 1), players=2)
    t = table("rebirth", players=2, city={"S5": [name]}, power=power, **more)
    t.buy(name)
    assert t.power(0) == 0
    return t


# All of them


@rule("REB-39.1")
def test_eleven_have_a_harder_version() -> None:
    assert sorted(plain_name(card) for card in REBIRTH.values() if card.name.endswith(SIGN)) == sorted(FACTS)


@rule("REB-39.2")
@pytest.mark.parametrize("name", FACTS)
def test_each_costs_1_more_and_is_worth_the_same(name: str) -> None:
    destination, cost, points = FACTS[name]
    before, now = REBIRTH.named(name), REBIRTH.named(harder(name))
    assert (city_card(now).destination, now.cost, now.vp) == (destination, cost, points)
    assert (city_card(before).destination, before.cost, before.vp) == (destination, cost - 1, points)


@rule("REB-39.2")
@pytest.mark.parametrize("name", FACTS)
def test_rules_and_reward_are_those_of_the_old_one(name: str) -> None:
    before, now = REBIRTH.named(name), REBIRTH.named(harder(name))
    assert (now.standing, now.super_villain) == (before.standing, True)
    assert now.text.partition("Reward: ")[2] == before.text.partition("Reward: ")[2]
    assert city_card(now).attack != city_card(before).attack


# One by one


def test_deathstroke_takes_two_cards_that_cost_something() -> None:
    t = hit("Deathstroke (Impossible Mode)", p0=["Punch", "Blast", "Green Arrow", "Jetpack"])
    t.answer(0, "Blast", "Green Arrow")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Jetpack"], ["Blast", "Green Arrow"])


def test_deathstroke_takes_one_if_there_is_no_other() -> None:
    t = hit("Deathstroke (Impossible Mode)", p0=["Punch", "Blast"])
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Blast"])


def test_deathstroke_gives_a_weakness_where_nothing_costs_anything() -> None:
    t = hit("Deathstroke (Impossible Mode)", p0=["Punch", "Run"])
    assert (t.hand(0), t.discard(0)) == (["Punch", "Run"], ["Weakness"])


def test_doomsday_takes_three_cards() -> None:
    t = hit("Doomsday (Impossible Mode)", p0=["Punch", "Run", "Punch", "Helping Hand"])
    t.answer(0, "Punch", "Run", "Punch")
    assert t.hand(0) == ["Helping Hand"]


def test_doomsday_takes_all_of_a_small_hand() -> None:
    t = hit("Doomsday (Impossible Mode)", p0=["Punch", "Run"])
    assert (t.hand(0), sorted(t.discard(0))) == ([], ["Punch", "Run"])


def test_doomsday_lets_each_player_destroy_a_starter() -> None:
    t = beaten("Doomsday (Impossible Mode)", p0=["Punch"])
    t.answer(0, "Punch")
    assert "Punch" in t.destroyed


def test_despero_passes_a_card_and_takes_another() -> None:
    t = hit("Despero (Impossible Mode)", p0=["Blast", "Punch"])
    assert t.hand(0) == []
    assert sorted(t.discard(0)) == ["Blast", "Punch"]  # passed to the own pile, since nobody else is hit


def test_despero_passes_to_the_next_who_is_hit() -> None:
    t = table(
        "rebirth",
        players=2,
        main=["Despero (Impossible Mode)", *["Bane"] * 9],
        from_start=True,
        p0=["Blast"],
        p1=["Batarang"],
    )
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert (t.discard(0), t.discard(1)) == (["Batarang"], ["Blast"])


def test_despero_finds_nothing_in_an_empty_hand() -> None:
    t = hit("Despero (Impossible Mode)")
    assert (t.hand(0), t.discard(0)) == ([], [])


def test_reverse_flash_takes_every_move_card_and_one_more() -> None:
    t = hit("Reverse-Flash (Impossible Mode)", p0=["Run", "Run", "Punch", "Blast"])
    t.answer(0, "Punch")
    assert (t.hand(0), sorted(t.discard(0))) == (["Blast"], ["Punch", "Run", "Run"])


def test_reverse_flash_takes_a_card_also_without_a_move_card() -> None:
    t = hit("Reverse-Flash (Impossible Mode)", p0=["Punch"])
    assert (t.hand(0), t.discard(0)) == ([], ["Punch"])


def test_reverse_flash_still_goes_two_spaces() -> None:
    t = hit("Reverse-Flash (Impossible Mode)", city={"L2": ["Reverse-Flash (Impossible Mode)"]})
    assert where_is(t, "Reverse-Flash (Impossible Mode)") == ["L3"]


def test_amazo_takes_super_powers_and_equipment() -> None:
    t = hit("Amazo (Impossible Mode)", p0=["Blast", "Batarang", "Punch"])
    assert (t.hand(0), sorted(t.discard(0))) == (["Punch"], ["Batarang", "Blast"])


def test_amazo_takes_two_cards_where_there_are_none() -> None:
    t = hit("Amazo (Impossible Mode)", p0=["Punch", "Run", "Punch"])
    t.answer(0, "Punch", "Run")
    assert t.hand(0) == ["Punch"]


def test_amazo_lets_each_player_put_a_card_on_the_deck() -> None:
    t = beaten("Amazo (Impossible Mode)", discard0=["Blast"])
    t.answer(0, "Blast")
    assert t.deck(0)[0] == "Blast"


def test_lex_luthor_buries_the_dearest_card_and_gives_a_weakness() -> None:
    t = hit("Lex Luthor (Impossible Mode)", p0=["Punch", "Blast"], deck0=["Run"])
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Punch"], ["Run", "Blast"], ["Weakness"])


def test_lex_luthor_gives_a_weakness_also_to_an_empty_hand() -> None:
    assert hit("Lex Luthor (Impossible Mode)").discard(0) == ["Weakness"]


def test_lex_luthor_lets_each_player_destroy_a_card() -> None:
    t = beaten("Lex Luthor (Impossible Mode)", p0=["Punch"])
    t.answer(0, "Punch")
    assert "Punch" in t.destroyed


def test_general_zod_leaves_two_cards() -> None:
    t = hit("General Zod (Impossible Mode)", p0=["Punch"] * 3 + ["Run"])
    t.answer(0, "Punch", "Punch")
    assert sorted(t.hand(0)) == ["Punch", "Run"]


@pytest.mark.parametrize("hand", [[], ["Punch"], ["Punch", "Run"]])
def test_general_zod_takes_nothing_of_a_small_hand(hand: list[str]) -> None:
    assert hit("General Zod (Impossible Mode)", p0=hand).hand(0) == hand


def test_general_zod_lets_the_player_destroy_up_to_three() -> None:
    t = beaten("General Zod (Impossible Mode)", p0=["Punch"] * 4)
    t.answer(0, "Punch", "Punch", "Punch")
    assert (t.hand(0), t.destroyed.count("Punch")) == (["Punch"], 3)


def test_sinestro_gives_two_weaknesses_and_takes_a_card() -> None:
    t = hit("Sinestro (Impossible Mode)", p0=["Punch", "Run"])
    t.answer(0, "Run")
    assert (t.hand(0), sorted(t.discard(0))) == (["Punch"], ["Run", "Weakness", "Weakness"])


def test_sinestro_gives_what_weaknesses_there_are() -> None:
    assert hit("Sinestro (Impossible Mode)", weaknesses=1).discard(0) == ["Weakness"]


def test_sinestro_lets_each_player_draw() -> None:
    t = beaten("Sinestro (Impossible Mode)", deck0=["Run"], deck1=["Run"])
    assert "Run" in t.hand(0)


def test_mister_mxyzptlk_takes_two_random_cards() -> None:
    t = hit("Mister Mxyzptlk (Impossible Mode)", scenario=3, p0=["Punch"] * 3)
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Punch", "Punch"])


def test_mister_mxyzptlk_still_walks_on() -> None:
    t = hit("Mister Mxyzptlk (Impossible Mode)", scenario=3, city={"L3": ["Mister Mxyzptlk (Impossible Mode)"]})
    assert where_is(t, "Mister Mxyzptlk (Impossible Mode)") == ["L4"]  # once for the hit, once in Step 3


def test_mister_mxyzptlk_is_who_must_fall_in_scenario_3() -> None:
    t = beaten("Mister Mxyzptlk (Impossible Mode)", scenario=3, facts={"defeated": 3}, destroyed=["Sinestro"])
    assert t.over


def test_starro_gives_a_spore_and_a_weakness() -> None:
    t = hit("Starro (Impossible Mode)", scenario=5, beside=["Spore"])
    assert (t.discard(0), t.names(BESIDE)) == (["Spore", "Weakness"], [])


def test_starro_gives_a_weakness_when_no_spore_is_left() -> None:
    assert hit("Starro (Impossible Mode)", scenario=5).discard(0) == ["Weakness"]


def test_starro_is_who_must_fall_in_scenario_5() -> None:
    t = beaten("Starro (Impossible Mode)", scenario=5, facts={"defeated": 3})
    assert t.over


def test_darkseid_takes_three_cards() -> None:
    t = hit("Darkseid (Impossible Mode)", scenario=8, p0=["Punch"] * 3 + ["Run"])
    t.answer(0, "Punch", "Punch", "Punch")
    assert t.hand(0) == ["Run"]


@rule("REB-39.5")
@pytest.mark.parametrize(("defeated", "cost"), [(0, 22), (3, 19), (4, 18), (6, 18)])
def test_darkseid_never_costs_less_than_13_before_what_a_team_pays_more(defeated: int, cost: int) -> None:
    position: dict[str, Any] = {
        "facts": {"defeated": defeated},
        "city": {"S5": ["Darkseid (Impossible Mode)"]},
        "scenario": 8,
    }
    t = table("rebirth", players=3, power=cost - 1, **position)
    assert "buy Darkseid (Impossible Mode)" not in t.offered(0)
    assert "buy Darkseid (Impossible Mode)" in table("rebirth", players=3, power=cost, **position).offered(0)


def test_darkseid_wins_scenario_8_when_he_falls() -> None:
    assert beaten("Darkseid (Impossible Mode)", scenario=8).over
