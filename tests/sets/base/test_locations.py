"""The five Locations: each draws a card for the first fitting play of its owner's turn."""

from __future__ import annotations

import pytest

from tests.vocabulary import rule, table


@rule("BASE-3.5", "BASE-5.3")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("Arkham Asylum", 5, 1),
        ("The Batcave", 5, 1),
        ("Fortress of Solitude", 5, 1),
        ("Titans Tower", 5, 1),
        ("The Watchtower", 5, 1),
    ],
)
def test_what_locations_cost_and_what_they_are_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in table("base", lineup=[name], power=cost - 1).offered()
    t = table("base", lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


@rule("BASE-11.3", "BASE-11.4")
@pytest.mark.parametrize(
    ("location", "card"),
    [
        ("Arkham Asylum", "Doomsday"),
        ("The Batcave", "Utility Belt"),
        ("Fortress of Solitude", "Super Strength"),
        ("Titans Tower", "Harley Quinn"),
        ("The Watchtower", "Green Arrow"),
    ],
)
def test_a_location_draws_for_the_first_fitting_card_and_for_no_second(location: str, card: str) -> None:
    t = table("base", p0=["Vulnerability", card, card], in0=[location], deck0=["Punch"] * 3)
    t.play("Vulnerability")
    assert t.hand(0) == [card, card]
    t.play(card)
    assert t.hand(0) == [card, "Punch"]
    t.play(card)
    assert (t.hand(0), t.deck(0)) == (["Punch"], ["Punch", "Punch"])


@rule("BASE-11.3", "BASE-11.2")
@pytest.mark.parametrize(
    ("location", "card"),
    [
        ("Arkham Asylum", "Gorilla Grodd"),
        ("The Batcave", "Lasso of Truth"),
        ("Fortress of Solitude", "Bulletproof"),
        ("Titans Tower", "Lasso of Truth"),
        ("The Watchtower", "Catwoman"),
    ],
)
def test_a_location_stays_and_draws_again_in_the_owners_next_turn(location: str, card: str) -> None:
    t = table("base", p0=[location, card], deck0=["Punch", *[card] * 5, "Punch", "Kick"])
    t.play(location)
    t.play(card)
    assert t.hand(0) == ["Punch"]
    t.end()
    t.end()
    assert (t.in_play(0), t.hand(0)) == ([location], [card] * 5)
    t.play(card)
    assert t.hand(0) == [card] * 4 + ["Punch"]


@rule("G-22")
@pytest.mark.parametrize(
    ("location", "card", "power"),
    [
        ("Arkham Asylum", "Doomsday", 4),
        ("The Batcave", "Utility Belt", 2),
        ("Fortress of Solitude", "Kick", 2),
        ("Titans Tower", "Catwoman", 2),
        ("The Watchtower", "Blue Beetle", 3),
    ],
)
def test_a_location_draws_nothing_without_deck_and_discard_pile(location: str, card: str, power: int) -> None:
    t = table("base", p0=[card], in0=[location], deck0=[])
    t.play(card)
    assert (t.power(0), t.hand(0), t.in_play(0)) == (power, [], [location])


@rule("BASE-11.1")
@pytest.mark.parametrize(
    ("location", "card"),
    [
        ("Arkham Asylum", "Doomsday"),
        ("The Batcave", "Utility Belt"),
        ("Fortress of Solitude", "Kick"),
        ("Titans Tower", "Kick"),
        ("The Watchtower", "Green Arrow"),
    ],
)
def test_a_bought_location_goes_to_the_discard_pile_and_does_nothing_there(location: str, card: str) -> None:
    t = table("base", p0=[card], lineup=[location], power=5)
    t.buy(location)
    assert (t.discard(0), t.in_play(0)) == ([location], [])
    t.play(card)
    assert t.hand(0) == []


@rule("BASE-19.2")
@pytest.mark.parametrize(
    ("location", "card"),
    [
        ("Arkham Asylum", "Doomsday"),
        ("The Batcave", "Utility Belt"),
        ("Fortress of Solitude", "Kick"),
        ("Titans Tower", "Kick"),
        ("The Watchtower", "Green Arrow"),
    ],
)
def test_a_location_played_after_the_first_fitting_card_is_too_late(location: str, card: str) -> None:
    t = table("base", p0=[card, location, card])
    t.play(card)
    t.play(location)
    t.play(card)
    assert t.hand(0) == []


@pytest.mark.parametrize(
    ("location", "cards"),
    [
        ("Arkham Asylum", ["Catwoman", "Batmobile", "Kick", "Weakness"]),
        ("The Batcave", ["Catwoman", "Doomsday", "Kick", "The Watchtower"]),
        ("Fortress of Solitude", ["Catwoman", "Doomsday", "Batmobile", "The Watchtower"]),
        ("Titans Tower", ["Punch", "The Cape and Cowl", "Doomsday", "The Watchtower"]),
        ("The Watchtower", ["Doomsday", "Batmobile", "Kick", "Titans Tower"]),
    ],
)
def test_a_location_is_deaf_to_other_cards(location: str, cards: list[str]) -> None:
    t = table("base", p0=cards, in0=[location])
    for name in cards:
        t.play(name)
    assert t.hand(0) == []


def test_a_location_in_play_draws_for_its_owner_alone_and_not_in_a_foes_turn() -> None:
    """The Batcave and The Watchtower of P1 do not care what P0 plays."""
    t = table("base", p0=["Utility Belt", "Catwoman"], in1=["The Batcave", "The Watchtower"])
    t.play("Utility Belt")
    t.play("Catwoman")
    assert (t.hand(0), t.hand(1)) == ([], [])


@rule("G-4")
def test_locations_in_play_are_worth_their_points() -> None:
    five = ["Arkham Asylum", "The Batcave", "Fortress of Solitude", "Titans Tower", "The Watchtower"]
    t = table("base", in0=five)
    assert t.vp(0) == 5


@rule("BASE-11.5", "G-26")
def test_titans_tower_and_the_watchtower_both_draw_for_one_hero() -> None:
    t = table("base", p0=["Robin"], in0=["Titans Tower", "The Watchtower"], deck0=["Kick", "Mera", "Punch"])
    t.play("Robin")
    assert sorted(t.offered(0)) == ["The Watchtower", "Titans Tower"]
    t.answer(0, "The Watchtower")
    assert (t.hand(0), t.deck(0)) == (["Kick", "Mera"], ["Punch"])


def test_titans_tower_takes_the_first_card_of_cost_two_or_three_of_any_type() -> None:
    t = table("base", p0=["Catwoman", "Kick", "Nth Metal"], in0=["Titans Tower"], deck0=["Mera", "Punch"])
    t.play("Catwoman")
    assert t.hand(0) == ["Kick", "Nth Metal", "Mera"]
    t.play("Kick")
    assert t.hand(0) == ["Nth Metal", "Mera"]


def test_titans_tower_draws_for_x_ray_vision_and_not_for_the_card_it_plays() -> None:
    t = table("base", p0=["X-Ray Vision"], in0=["Titans Tower"], deck0=["Mera", "Punch"], deck1=["Kick"])
    t.play("X-Ray Vision")
    t.answer(0, "Kick")
    assert t.hand(0) == ["Mera"]


@rule("BASE-8.8")
def test_arkham_asylum_draws_for_a_super_villain() -> None:
    t = table("base", p0=["Parallax", "Doomsday"], in0=["Arkham Asylum"], deck0=["Kick", "Punch"])
    t.play("Parallax")
    assert t.hand(0) == ["Doomsday", "Kick"]
    t.play("Doomsday")
    assert t.hand(0) == ["Kick"]


@rule("BASE-14.2")
def test_arkham_asylum_waits_until_the_penguin_has_drawn_and_discarded() -> None:
    t = table("base", p0=["The Penguin"], in0=["Arkham Asylum"], deck0=["Kick", "Mera", "Robin", "Punch"])
    t.play("The Penguin")
    assert (t.hand(0), t.discard(0)) == (["Robin"], ["Kick", "Mera"])


@rule("G-8")
def test_arkham_asylum_draws_for_clayface_but_not_for_the_villain_he_plays_again() -> None:
    t = table("base", p0=["Kick", "Clayface", "Doomsday"], in0=["Arkham Asylum"], deck0=["Mera", "Punch"])
    t.play("Kick")
    t.play("Clayface")
    assert (t.power(0), t.hand(0)) == (4, ["Doomsday", "Mera"])
    t.play("Doomsday")
    assert t.hand(0) == ["Mera"]


@rule("G-26")
def test_the_batcave_and_cyborg_draw_in_the_order_their_owner_likes() -> None:
    t = table("base", hero0="Cyborg", p0=["Utility Belt"], in0=["The Batcave"], deck0=["Kick", "Mera", "Punch"])
    t.play("Utility Belt")
    assert sorted(t.offered(0)) == ["Cyborg", "The Batcave"]
    t.answer(0, "Cyborg")
    t.answer(0, "do not draw")
    assert t.hand(0) == ["Kick"]


def test_the_batcave_draws_for_a_batmobile_after_its_five_cards() -> None:
    t = table("base", p0=["Batmobile", "Weakness"], in0=["The Batcave"], deck0=["Kick"] * 5 + ["Mera", "Punch"])
    t.play("Batmobile")
    assert (t.hand(0), t.discard(0)) == (["Kick"] * 5 + ["Mera"], ["Weakness"])


def test_the_flash_draws_one_more_when_fortress_of_solitude_draws() -> None:
    t = table("base", hero0="The Flash", p0=["Kick"], in0=["Fortress of Solitude"], deck0=["Mera", "Robin", "Punch"])
    t.play("Kick")
    t.answer(0, "draw a card")
    assert (t.hand(0), t.deck(0)) == (["Mera", "Robin"], ["Punch"])


@rule("BASE-18.10")
def test_fortress_of_solitude_goes_on_working_beside_a_super_hero_face_down() -> None:
    t = table("base", hero0="Superman", heroes_down=[0], p0=["Kick"], in0=["Fortress of Solitude"], deck0=["Mera"])
    t.play("Kick")
    assert (t.power(0), t.hand(0)) == (2, ["Mera"])


def test_the_watchtower_played_and_used_in_one_turn() -> None:
    t = table("base", p0=["The Watchtower", "Catwoman"], deck0=["Kick", "Punch"])
    t.play("The Watchtower")
    t.play("Catwoman")
    assert (t.hand(0), t.in_play(0), t.played(0)) == (["Kick"], ["The Watchtower"], ["Catwoman"])


def test_the_watchtower_draws_for_a_hero_that_a_foe_lends_through_x_ray_vision() -> None:
    t = table("base", p0=["X-Ray Vision"], in0=["The Watchtower"], deck0=["Kick"], deck1=["Green Arrow"])
    t.play("X-Ray Vision")
    t.answer(0, "Green Arrow")
    assert (t.power(0), t.hand(0), t.deck(1)) == (2, ["Kick"], ["Green Arrow"])


def test_aquaman_may_put_the_batcave_on_top_of_his_deck() -> None:
    t = table("base", hero0="Aquaman", lineup=["The Batcave"], deck0=["Punch"], power=5)
    t.buy("The Batcave")
    t.answer(0, "top of your deck")
    assert (t.deck(0), t.in_play(0)) == (["The Batcave", "Punch"], [])
