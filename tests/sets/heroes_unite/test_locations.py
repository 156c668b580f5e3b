"""The five Locations: four look at the top card of their owner's deck, Oa looks at the Super-Villain."""

from __future__ import annotations

import pytest

from archfoe.core.piles import DECK
from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule

SCOUTS = ["Apokolips", "Gotham City", "Metropolis", "New Genesis"]


@rule("BASE-3.5", "BASE-5.3", "BASE-11.1")
@pytest.mark.parametrize("name", ["Apokolips", "Gotham City", "Metropolis", "New Genesis", "Oa"])
def test_a_location_costs_five_is_worth_a_point_and_does_nothing_in_the_discard_pile(name: str) -> None:
    assert f"buy {name}" not in unite(lineup=[name], power=4).offered()
    t = unite(lineup=[name], power=5)
    t.buy(name)
    assert (t.power(0), t.vp(0), t.discard(0), t.in_play(0)) == (0, 1, [name], [])
    assert f"use {name}" not in t.offered()


@rule("HU-4.1", "G-4")
def test_locations_in_play_are_worth_their_points() -> None:
    assert unite(in0=["Apokolips", "Gotham City", "Metropolis", "New Genesis", "Oa"]).vp(0) == 5


# Apokolips, Gotham City, Metropolis, New Genesis


@rule("HU-3.3")
@pytest.mark.parametrize(
    ("location", "top"),
    [("Apokolips", "Talon"), ("Gotham City", "Batarang"), ("Metropolis", "Kick"), ("New Genesis", "Raven")],
)
def test_a_location_draws_the_card_it_looks_for(location: str, top: str) -> None:
    t = unite(in0=[location], deck0=[top, "Punch"])
    t.use(location)
    assert (t.hand(0), t.deck(0), t.discard(0)) == ([top], ["Punch"], [])


@rule("HU-3.3")
@pytest.mark.parametrize(
    ("location", "top"),
    [
        ("Apokolips", "Raven"),
        ("Gotham City", "Kick"),
        ("Metropolis", "Batarang"),
        ("New Genesis", "Talon"),
        ("Metropolis", "Weakness"),
        ("New Genesis", "Oa"),
    ],
)
@pytest.mark.parametrize("discarded", [True, False])
def test_a_location_lets_its_owner_discard_any_other_card(location: str, top: str, discarded: bool) -> None:
    t = unite(in0=[location], deck0=[top, "Punch"])
    t.use(location)
    assert [card.name for card in t.view(1).known(DECK)] == [top]
    t.answer(0, top if discarded else None)
    assert (t.deck(0), t.discard(0)) == ((["Punch"], [top]) if discarded else ([top, "Punch"], []))
    assert t.hand(0) == []


@rule("HU-3.1", "HU-3.2")
@pytest.mark.parametrize("location", SCOUTS)
def test_a_location_works_in_the_turn_it_is_played_once_and_again_in_the_next(location: str) -> None:
    t = unite(p0=[location], deck0=["Vulnerability", *["Punch"] * 6])
    t.play(location)
    t.use(location)
    t.answer(0, "Vulnerability")
    assert f"use {location}" not in t.offered()
    t.end()
    assert f"use {location}" not in t.offered(1)
    t.end()
    t.use(location)
    t.answer(0, None)
    assert (t.in_play(0), t.discard(0)) == ([location], ["Vulnerability"])


@rule("HU-3.2", "HU-2.1")
@pytest.mark.parametrize("location", SCOUTS)
def test_a_location_may_be_used_between_plays_and_purchases(location: str) -> None:
    t = unite(p0=["Kick", "Punch"], in0=[location], deck0=["Vulnerability", "Weakness"])
    t.play("Kick")
    assert f"use {location}" in t.offered()
    t.play("Punch")
    t.buy("Kick")
    t.use(location)
    t.answer(0, "Vulnerability")
    assert t.discard(0) == ["Kick", "Vulnerability"]


@rule("BASE-10.3")
@pytest.mark.parametrize("location", SCOUTS)
def test_a_location_shuffles_the_discard_pile_if_the_deck_is_empty(location: str) -> None:
    t = unite(in0=[location], deck0=[], discard0=["Punch"])
    t.use(location)
    t.answer(0, None)
    assert (t.hand(0), t.deck(0), t.discard(0)) == ([], ["Punch"], [])


@rule("G-22")
@pytest.mark.parametrize("location", SCOUTS)
def test_a_location_is_not_offered_where_there_is_no_card_at_all(location: str) -> None:
    assert unite(in0=[location], deck0=[]).offered() == ["end turn"]


@rule("HU-3.1")
@pytest.mark.parametrize("location", SCOUTS)
def test_a_location_is_its_owners_alone(location: str) -> None:
    t = unite(in1=[location], turn=0)
    assert f"use {location}" not in t.offered(0)


@rule("HU-2.2")
def test_locations_are_closed_once_the_turn_is_ended() -> None:
    """Trigon appears before the next turn, and P0 cannot look for a better hand first."""
    t = unite(in0=SCOUTS, deck0=["Punch"] * 6, stack=["Trigon"], face_down=True)
    t.end()
    assert (t.active, t.asked()) == (1, [1])
    assert not [label for label in t.offered(1) if label.startswith("use")]


@rule("HU-5.3", "BASE-8.8")
@pytest.mark.parametrize("villain", ["Vandal Savage", "Trigon"])
def test_apokolips_draws_a_super_villain(villain: str) -> None:
    t = unite(in0=["Apokolips"], deck0=[villain, "Punch"])
    t.use("Apokolips")
    assert (t.hand(0), t.deck(0)) == ([villain], ["Punch"])


@rule("BASE-11.5")
def test_apokolips_and_new_genesis_look_at_one_card_after_the_other() -> None:
    t = unite(in0=["Apokolips", "New Genesis"], deck0=["Kick", "Raven", "Punch"])
    t.use("Apokolips")
    t.answer(0, "Kick")
    t.use("New Genesis")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Raven"], ["Punch"], ["Kick"])


def test_gotham_city_sees_what_metropolis_left_on_top() -> None:
    t = unite(in0=["Metropolis", "Gotham City"], deck0=["Batarang", "Punch"])
    t.use("Metropolis")
    t.answer(0, None)
    t.use("Gotham City")
    assert (t.hand(0), t.deck(0)) == (["Batarang"], ["Punch"])


def test_new_genesis_draws_the_hero_that_skeets_placed() -> None:
    t = unite(in0=["New Genesis"], p0=["Skeets"], deck0=["Punch"], discard0=["Katana"])
    t.play("Skeets")
    t.answer(0, "Katana")
    t.use("New Genesis")
    assert (t.hand(0), t.deck(0)) == (["Katana"], ["Punch"])


@rule("BASE-3.10")
def test_metropolis_draws_a_card_that_may_be_played_at_once() -> None:
    t = unite(in0=["Metropolis"], deck0=["Kick"])
    t.use("Metropolis")
    t.play("Kick")
    assert t.power(0) == 2


@rule("HU-3.1", "G-8")
@pytest.mark.parametrize("used", [True, False])
def test_a_location_played_again_by_clayface_still_works_once(used: bool) -> None:
    t = mixed(p0=["Apokolips", "Clayface"], deck0=["Bane", "Talon", "Punch"])
    t.play("Apokolips")
    if used:
        t.use("Apokolips")
    t.play("Clayface")
    if not used:
        t.use("Apokolips")
    assert t.hand(0) == ["Bane"]
    assert "use Apokolips" not in t.offered()


@pytest.mark.parametrize(("top", "hand"), [("Robin", ["Robin", "Kick"]), ("Bane", [])])
def test_the_flash_draws_one_more_if_new_genesis_draws(top: str, hand: list[str]) -> None:
    t = mixed(hero0="The Flash", in0=["New Genesis"], deck0=[top, "Kick", "Punch"])
    t.use("New Genesis")
    t.answer(0, "draw a card" if hand else None)
    assert t.hand(0) == hand
    assert "end turn" in t.offered()


def test_gotham_city_and_the_batcave_work_side_by_side() -> None:
    t = mixed(in0=["Gotham City", "The Batcave"], deck0=["Nth Metal", "Kick", "Punch"])
    t.use("Gotham City")
    t.play("Nth Metal")
    t.answer(0, None)
    assert (t.power(0), t.hand(0), t.deck(0)) == (1, ["Kick"], ["Punch"])


# Oa


@rule("HU-3.4")
@pytest.mark.parametrize(
    ("villain", "cards"), [("Vandal Savage", 5), ("Graves", 5), ("Amazo", 6), ("Black Adam", 6), ("Trigon", 6)]
)
def test_oa_draws_at_the_start_of_the_turn_if_the_super_villain_costs_ten_or_more(villain: str, cards: int) -> None:
    t = unite(p0=["Punch"] * 5, in0=["Oa"], turn=1, stack=[villain])
    t.end()
    assert (t.active, len(t.hand(0))) == (0, cards)


@rule("HU-3.4")
def test_oa_does_nothing_in_the_turn_it_is_played_and_is_never_used() -> None:
    t = unite(p0=["Oa"], stack=["Trigon"])
    t.play("Oa")
    assert (t.hand(0), t.in_play(0)) == ([], ["Oa"])
    assert t.offered() == ["end turn"]


@rule("HU-3.1", "HU-3.4")
def test_oa_draws_once_in_each_turn_of_its_owner_and_not_in_a_foes() -> None:
    t = unite(p0=["Oa"], deck0=["Punch"] * 20, stack=["Trigon"])
    t.play("Oa")
    t.end()
    assert (len(t.hand(0)), len(t.hand(1))) == (5, 0)
    t.end()
    assert len(t.hand(0)) == 6


@rule("G-22")
def test_oa_draws_nothing_without_deck_and_discard_pile_or_without_a_super_villain() -> None:
    t = unite(p0=["Kick"], deck0=[], in0=["Oa"], turn=1, stack=["Trigon"])
    t.end()
    assert t.hand(0) == ["Kick"]
    t = unite(p0=["Kick"], in0=["Oa"], turn=1, stack=[])
    t.end()
    assert t.hand(0) == ["Kick"]


@rule("HU-2.9")
def test_oa_sees_the_super_villain_that_was_just_turned_up() -> None:
    t = unite(p1=["Punch"] * 2, in1=["Oa"], stack=["Vandal Savage", "Black Adam"], power=8)
    t.buy("Vandal Savage")
    t.end()
    assert (t.active, len(t.hand(1))) == (1, 3)


@rule("HU-8.9")
@pytest.mark.parametrize(
    ("lineup", "cards"),
    [
        (["Katana"] * 6, 1),
        (["Vandal Savage", "Graves", *["Katana"] * 4], 1),
        (["Vandal Savage", "Black Adam", *["Katana"] * 4], 2),
    ],
)
def test_oa_looks_into_the_lineup_where_super_villains_are_hidden(lineup: list[str], cards: int) -> None:
    t = unite(variants=["hidden"], p0=["Punch"], in0=["Oa"], turn=1, lineup=lineup)
    t.end()
    assert (t.active, len(t.hand(0))) == (0, cards)


def test_the_flash_draws_one_more_when_oa_draws() -> None:
    t = mixed(hero0="The Flash", in0=["Oa"], deck0=["Kick", "Mera", "Punch"], turn=1, stack=["Parallax"])
    t.end()
    t.answer(0, "draw a card")
    assert (t.hand(0), t.deck(0)) == (["Kick", "Mera"], ["Punch"])


def test_oa_put_into_play_by_power_of_the_green_draws_from_the_next_turn_on() -> None:
    t = unite(p0=["Power of the Green"], discard0=["Oa"], deck0=["Punch"] * 10, stack=["Trigon"])
    t.play("Power of the Green")
    assert t.hand(0) == []
    t.end()
    t.end()
    assert len(t.hand(0)) == 6
