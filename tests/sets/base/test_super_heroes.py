"""Aquaman, Batman, Cyborg, Green Lantern and Superman; another file has the other Super Heroes."""

from __future__ import annotations

import pytest

from tests.vocabulary import rule, table

# Aquaman


@rule("BASE-6.2", "G-25")
@pytest.mark.parametrize(
    ("place", "deck", "discards"),
    [("top of your deck", ["Utility Belt", "Punch"], []), ("your discard pile", ["Punch"], ["Utility Belt"])],
)
def test_aquaman_chooses_where_a_cheap_card_goes(place: str, deck: list[str], discards: list[str]) -> None:
    t = table("base", hero0="Aquaman", lineup=["Utility Belt"], deck0=["Punch"], power=5)
    t.buy("Utility Belt")
    t.answer(0, place)
    assert (t.deck(0), t.discard(0)) == (deck, discards)


def test_aquaman_has_no_choice_for_a_card_of_cost_six() -> None:
    t = table("base", hero0="Aquaman", lineup=["Doomsday"], power=6)
    t.buy("Doomsday")
    assert (t.discard(0), t.offered()) == (["Doomsday"], ["end turn"])


def test_aquaman_without_deck_draws_first_what_he_put_there() -> None:
    t = table("base", hero0="Aquaman", p0=["Punch"], deck0=[], lineup=["Utility Belt"], power=5)
    t.buy("Utility Belt")
    t.answer(0, "top of your deck")
    t.end()
    assert t.hand(0) == ["Utility Belt", "Punch"]


def test_aquaman_is_asked_for_every_card_that_princess_diana_gains() -> None:
    t = table(
        "base", hero0="Aquaman", p0=["Princess Diana of Themyscira"], deck0=[], lineup=["Bane", "Starro", "Cheetah"]
    )
    t.play("Princess Diana of Themyscira")
    t.answer(0, "Cheetah", "Bane")  # which one would be on top; Starro costs 7
    t.answer(0, "top of your deck")  # Bane
    t.answer(0, "your discard pile")  # Cheetah
    assert (t.deck(0), sorted(t.discard(0))) == (["Bane"], ["Cheetah", "Starro"])


@rule("BASE-16.4")
def test_aquaman_in_a_team_has_three_places_for_a_card() -> None:
    t = table("base", players=4, variants=["team"], hero0="Aquaman", lineup=["Utility Belt"], power=5)
    t.buy("Utility Belt")
    assert sorted(t.offered(0)) == ["P2's discard pile", "top of your deck", "your discard pile"]


@rule("BASE-6.1")
def test_aquaman_puts_no_weakness_on_his_deck_in_a_foes_turn() -> None:
    t = table("base", hero1="Aquaman", p0=["Scarecrow"])
    t.play("Scarecrow")
    assert (t.discard(1), t.asked()) == (["Weakness"], [0])


@rule("BASE-8.7")
def test_aquaman_is_not_asked_where_the_weakness_of_a_first_appearance_goes() -> None:
    t = table("base", hero0="Aquaman", stack=["Lex Luthor"], lineup=["Bane"], face_down=True)
    t.end()
    assert (t.discard(0), t.active) == (["Weakness"], 1)


@rule("BASE-18.10")
def test_aquaman_face_down_finds_no_other_place_for_a_card() -> None:
    t = table("base", hero0="Aquaman", heroes_down=[0], power=3)
    t.buy("Kick")
    assert (t.discard(0), t.offered()) == (["Kick"], ["end turn"])


# Batman


def test_batman_gets_one_power_for_every_equipment() -> None:
    t = table("base", hero0="Batman", p0=["Utility Belt", "Utility Belt", "Kick"])
    for name, power in (("Utility Belt", 3), ("Utility Belt", 6), ("Kick", 8)):
        t.play(name)
        assert t.power(0) == power


def test_batman_gets_his_power_even_if_the_equipment_finds_nothing() -> None:
    t = table("base", hero0="Batman", p0=["Power Ring", "Nth Metal", "The Bat-Signal"], deck0=[])
    for name in ("Power Ring", "Nth Metal", "The Bat-Signal"):
        t.play(name)
    assert t.power(0) == (2 + 1) + (1 + 1) + (1 + 1)


@rule("G-8")
def test_batman_counts_equipment_played_again_and_equipment_borrowed() -> None:
    t = table("base", hero0="Batman", p0=["Lasso of Truth", "Clayface", "Emerald Knight"], lineup=["Utility Belt"])
    t.play("Lasso of Truth")
    t.play("Clayface")
    assert t.power(0) == 2 * (1 + 1)
    t.play("Emerald Knight")
    assert t.power(0) == 4 + (2 + 1)


@rule("BASE-6.1")
def test_batman_gets_nothing_for_equipment_used_as_a_defense() -> None:
    t = table("base", hero1="Batman", p0=["Scarecrow"], p1=["Lasso of Truth"])
    t.play("Scarecrow")
    t.answer(1, "Lasso of Truth")
    assert t.power(1) == 0


@rule("G-6")
def test_batmans_power_is_doubled_by_parallax() -> None:
    t = table("base", hero0="Batman", p0=["Parallax", "Utility Belt"])
    t.play("Parallax")
    t.play("Utility Belt")
    assert t.power(0) == 2 * (2 + 1)


@rule("G-21", "BASE-18.10")
def test_batman_face_down_gets_nothing_until_captain_cold_is_defeated() -> None:
    t = table(
        "base", hero0="Batman", heroes_down=[0], p0=["Utility Belt", "Lasso of Truth"], stack=["Captain Cold"], power=9
    )
    t.play("Utility Belt")
    assert t.power(0) == 11
    t.buy("Captain Cold")
    assert t.power(0) == 2
    t.play("Lasso of Truth")
    assert t.power(0) == 2 + (1 + 1)


# Cyborg


@rule("BASE-6.3")
def test_cyborg_has_both_abilities_in_one_turn_and_each_once() -> None:
    hand = ["Kick", "Super Strength", "Utility Belt", "Lasso of Truth"]
    t = table("base", hero0="Cyborg", p0=hand, deck0=["Mera", "Punch"])
    t.play("Kick")
    assert t.power(0) == 2 + 1
    t.play("Super Strength")
    assert t.power(0) == 3 + 5
    t.play("Utility Belt")
    t.answer(0, "draw a card")
    t.play("Lasso of Truth")
    assert (t.power(0), t.hand(0), t.deck(0)) == (8 + 2 + 1, ["Mera"], ["Punch"])
    assert "end turn" in t.offered()


@rule("BASE-6.2", "G-25", "G-51")
def test_cyborg_may_decline_the_draw_and_is_asked_again_for_the_next_equipment() -> None:
    t = table("base", hero0="Cyborg", p0=["Utility Belt", "Lasso of Truth"], deck0=["Mera"])
    t.play("Utility Belt")
    t.answer(0, "do not draw")
    t.play("Lasso of Truth")
    t.answer(0, "do not draw")
    assert (t.hand(0), t.deck(0), t.offered()[-1]) == ([], ["Mera"], "end turn")


@rule("G-22")
def test_cyborg_is_not_asked_to_draw_when_there_is_no_card_to_draw() -> None:
    t = table("base", hero0="Cyborg", p0=["Utility Belt"], deck0=[])
    t.play("Utility Belt")
    assert (t.hand(0), t.offered()) == ([], ["end turn"])


def test_cyborg_hears_the_equipment_and_the_super_power_that_emerald_knight_borrows() -> None:
    t = table(
        "base",
        hero0="Cyborg",
        p0=["Emerald Knight", "Clayface"],
        deck0=["Mera"],
        lineup=["Utility Belt", "Bulletproof"],
    )
    t.play("Emerald Knight")
    t.answer(0, "Utility Belt")
    t.answer(0, "draw a card")
    t.play("Clayface")
    t.answer(0, "Emerald Knight")
    assert (t.power(0), t.hand(0)) == (2 + 2 + 1, ["Mera"])


# Green Lantern


def test_green_lantern_gets_three_power_for_the_third_name_and_no_more() -> None:
    t = table("base", hero0="Green Lantern", p0=["Kick", "Catwoman", "Doomsday", "Blue Beetle"])
    for name, power in (("Kick", 2), ("Catwoman", 4), ("Doomsday", 4 + 4 + 3), ("Blue Beetle", 11 + 3)):
        t.play(name)
        assert t.power(0) == power


def test_green_lantern_counts_neither_equal_names_nor_cards_without_cost() -> None:
    t = table("base", hero0="Green Lantern", p0=["Kick", "Kick", "Punch", "Vulnerability", "Weakness", "Catwoman"])
    for name in ("Kick", "Kick", "Punch", "Vulnerability", "Weakness", "Catwoman"):
        t.play(name)
    assert t.power(0) == 2 + 2 + 1 + 2


def test_green_lantern_counts_cards_that_found_nothing_and_locations() -> None:
    t = table("base", hero0="Green Lantern", p0=["Kid Flash", "Emerald Knight", "The Batcave"], deck0=[], lineup=[])
    for name in ("Kid Flash", "Emerald Knight", "The Batcave"):
        t.play(name)
    assert t.power(0) == 3


@rule("G-8")
def test_green_lantern_knows_a_card_that_clayface_plays_again() -> None:
    t = table("base", hero0="Green Lantern", p0=["Kick", "Clayface", "Catwoman"])
    t.play("Kick")
    t.play("Clayface")
    assert t.power(0) == 4
    t.play("Catwoman")
    assert t.power(0) == 4 + 2 + 3


def test_green_lantern_is_paid_once_when_emerald_knight_and_his_card_are_second_and_third() -> None:
    t = table("base", hero0="Green Lantern", p0=["Kick", "Emerald Knight"], lineup=["Catwoman"])
    t.play("Kick")
    t.play("Emerald Knight")
    assert t.power(0) == 2 + 2 + 3


@rule("G-21")
def test_green_lantern_does_not_count_what_was_played_while_he_lay_face_down() -> None:
    t = table(
        "base",
        hero0="Green Lantern",
        heroes_down=[0],
        p0=["Kick", "Catwoman", "Doomsday"],
        stack=["Captain Cold"],
        power=9,
    )
    t.play("Kick")
    t.play("Catwoman")
    t.buy("Captain Cold")
    t.play("Doomsday")
    assert t.power(0) == 2 + 2 + 4


# Superman


def test_superman_gets_one_power_for_every_new_name_of_a_super_power() -> None:
    t = table("base", hero0="Superman", p0=["Kick", "Kick", "Bulletproof", "Utility Belt"])
    for name, power in (("Kick", 3), ("Kick", 5), ("Bulletproof", 8), ("Utility Belt", 10)):
        t.play(name)
        assert t.power(0) == power


def test_superman_gets_his_power_for_super_speed_with_an_empty_deck() -> None:
    t = table("base", hero0="Superman", p0=["Super Speed"], deck0=[])
    t.play("Super Speed")
    assert (t.power(0), t.hand(0)) == (1, [])


@rule("G-8")
def test_superman_gets_nothing_more_when_clayface_plays_a_kick_again() -> None:
    t = table("base", hero0="Superman", p0=["Kick", "Clayface"])
    t.play("Kick")
    t.play("Clayface")
    assert t.power(0) == (2 + 1) + 2


def test_superman_counts_the_card_that_x_ray_vision_plays() -> None:
    t = table("base", hero0="Superman", p0=["X-Ray Vision"], deck1=["Kick"])
    t.play("X-Ray Vision")
    t.answer(0, "Kick")
    assert t.power(0) == 1 + (2 + 1)
