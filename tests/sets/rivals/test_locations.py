"""The four Locations: two count in Confrontations, two put cards under the deck."""

from __future__ import annotations

import pytest

from tests.sets.rivals import duel, rivals
from tests.vocabulary import rule


@rule("RIV-9.4")
@pytest.mark.parametrize(
    ("name", "cost"),
    [("Abandoned Amusement Park", 4), ("Arkham Asylum", 6), ("The Batcave", 4), ("Wayne Manor", 6)],
)
def test_a_location_is_bought_to_the_discard_pile_and_stays_in_play_once_played(name: str, cost: int) -> None:
    assert f"buy {name}" not in rivals(lineup=[name], power=cost - 1).offered()
    t = rivals(lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0), t.discard(0), t.in_play(0)) == (0, 1, [name], [])
    t = rivals(p0=[name])
    t.play(name)
    assert (t.power(0), t.in_play(0)) == (0, [name])
    t.end()
    assert (t.in_play(0), t.discard(0), t.vp(0)) == ([name], [], 1)


@rule("RIV-9.5")
def test_all_four_locations_may_be_in_play_together() -> None:
    names = ["Abandoned Amusement Park", "Arkham Asylum", "The Batcave", "Wayne Manor"]
    t = duel(p0=names)
    for name in names:
        t.play(name)
    assert (t.in_play(0), t.power(0), t.figure_cost(0), t.vp(0)) == (names, 1, 10, 4)


# Abandoned Amusement Park


@rule("RIV-10.15")
def test_abandoned_amusement_park_saves_its_owner_from_nine_power_but_not_from_ten() -> None:
    for power, level in ((9, "The Joker (Level 1)"), (10, "The Joker (Level 2)")):
        t = duel(in1=["Abandoned Amusement Park"], power=power)
        t.end()
        assert t.character(1) == level


@rule("RIV-10.15")
def test_abandoned_amusement_park_raises_the_cost_from_the_moment_it_is_played() -> None:
    t = rivals(p0=["Abandoned Amusement Park"])
    assert t.figure_cost(0) == 9
    t.play("Abandoned Amusement Park")
    assert (t.figure_cost(0), t.figure_cost(1)) == (10, 9)
    t.end()
    assert t.active == 1
    assert "cost 10" in t.offered(1)[0]
    t.answer(1, None)
    t.end()
    assert t.figure_cost(0) == 10


@rule("RIV-10.15", "RIV-5.5")
def test_abandoned_amusement_park_raises_the_next_level_too() -> None:
    t = duel(in1=["Abandoned Amusement Park"], power=10)
    t.end()
    assert (t.character(1), t.figure_cost(1)) == ("The Joker (Level 2)", 13)


def test_two_abandoned_amusement_parks_add_up_and_one_in_the_discard_pile_does_not() -> None:
    assert rivals(in0=["Abandoned Amusement Park"] * 2).figure_cost(0) == 11
    t = rivals(p0=["Abandoned Amusement Park"], discard0=["Abandoned Amusement Park"], in1=["Wayne Manor"])
    assert (t.figure_cost(0), t.figure_cost(1)) == (9, 9)


# Arkham Asylum and Wayne Manor


@rule("RIV-9.5")
@pytest.mark.parametrize(
    ("location", "offered"),
    [("Arkham Asylum", ["Bane", "Scarecrow"]), ("Wayne Manor", ["Robin", "Superman"])],
)
def test_a_location_puts_a_discarded_card_of_its_type_under_the_deck(location: str, offered: list[str]) -> None:
    discards = ["Robin", "Bane", "Kick", "Superman", "Scarecrow", "Batarang", "The Batcave"]
    t = rivals(in0=[location], discard0=discards, deck0=["Punch", "Weakness"])
    t.use(location)
    assert t.offered() == offered
    t.answer(0, offered[1])
    assert (t.deck(0), len(t.discard(0))) == (["Punch", "Weakness", offered[1]], 6)
    assert f"use {location}" not in t.offered()


@rule("RIV-9.5")
@pytest.mark.parametrize(("location", "name"), [("Arkham Asylum", "Bane"), ("Wayne Manor", "Robin")])
def test_a_location_works_when_it_is_played_and_again_in_the_next_own_turn(location: str, name: str) -> None:
    t = rivals(p0=[location], discard0=[name, name, name])
    t.play(location)
    t.use(location)
    t.answer(0, name)
    t.end()
    t.answer(1, None)
    assert f"use {location}" not in t.offered(1)
    t.end()
    t.answer(0, None)
    t.use(location)
    t.answer(0, name)
    assert (t.discard(0), t.deck(0)[-2:]) == ([name], [name, name])


@pytest.mark.parametrize(("location", "other"), [("Arkham Asylum", "Robin"), ("Wayne Manor", "Bane")])
def test_a_location_is_not_offered_without_a_card_of_its_type(location: str, other: str) -> None:
    t = rivals(in0=[location], discard0=[other, "Kick"], discard1=["Robin", "Bane"])
    assert t.offered() == ["end turn"]


def test_arkham_asylum_serves_in_a_confrontation_and_two_of_them_twice() -> None:
    t = duel(in0=["Arkham Asylum", "Arkham Asylum"], discard0=["Bane", "Bane", "Bane"], deck0=["Kick"])
    for _ in range(2):
        t.use("Arkham Asylum")
        t.answer(0, "Bane")
    assert (t.deck(0), t.discard(0), t.offered()) == (["Kick", "Bane", "Bane"], ["Bane"], ["end turn"])


def test_wayne_manor_feeds_an_empty_deck_and_batwoman_draws_it() -> None:
    t = rivals(p0=["Batwoman"], in0=["Wayne Manor"], discard0=["Superman", "Weakness"], deck0=[])
    t.use("Wayne Manor")
    t.play("Batwoman")
    assert (t.hand(0), t.discard(0)) == (["Superman"], ["Weakness"])


def test_wayne_manor_takes_a_hero_that_was_bought_this_turn() -> None:
    t = rivals(in0=["Wayne Manor"], lineup=["Huntress"], deck0=["Kick"], power=4)
    assert "use Wayne Manor" not in t.offered()
    t.buy("Huntress")
    t.use("Wayne Manor")
    assert (t.deck(0), t.discard(0)) == (["Kick", "Huntress"], [])


# The Batcave


@rule("RIV-10.16")
def test_the_batcave_gives_a_power_when_its_owner_announces_a_confrontation() -> None:
    t = rivals(in0=["The Batcave"], from_start=True)
    t.answer(0, "P1")
    assert (t.power(0), t.power(1)) == (1, 0)


@rule("RIV-10.16")
def test_the_batcave_gives_nothing_in_a_turn_without_a_confrontation() -> None:
    t = rivals(in0=["The Batcave"], p0=["The Batcave"], from_start=True)
    t.answer(0, None)
    assert t.power(0) == 0
    t.play("The Batcave")
    assert t.power(0) == 0


@rule("RIV-10.16")
def test_the_batcave_gives_a_power_in_the_confrontation_in_which_it_is_played_and_in_the_next() -> None:
    t = rivals(p0=["The Batcave"], from_start=True)
    t.answer(0, "P1")
    assert t.power(0) == 0
    t.play("The Batcave")
    assert t.power(0) == 1
    t.end()
    t.answer(1, None)
    t.end()
    t.answer(0, "P1")
    assert t.power(0) == 1


def test_the_batcave_does_not_help_against_its_owner() -> None:
    t = rivals(in0=["The Batcave"], turn=1, from_start=True)
    t.answer(1, "P0")
    assert (t.power(0), t.power(1), t.figure_cost(0)) == (0, 0, 9)


def test_the_batcave_and_another_one_give_a_power_each() -> None:
    t = rivals(in0=["The Batcave"], p0=["The Batcave"], from_start=True)
    t.answer(0, "P1")
    t.play("The Batcave")
    assert t.power(0) == 2


def test_the_batcave_makes_up_for_abandoned_amusement_park() -> None:
    t = rivals(
        in0=["The Batcave"], in1=["Abandoned Amusement Park"], p0=["Superman", "Superman", "Punch"], from_start=True
    )
    t.answer(0, "P1")
    for name in ("Superman", "Superman", "Punch"):
        t.play(name)
    t.end()
    assert t.trophies(0) == ["The Joker (Level 1)"]
