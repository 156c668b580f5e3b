"""Heroes of the main deck, from Blue Beetle to Kid Flash; another file has the others."""

from __future__ import annotations

import pytest

from archfoe.core.piles import HAND
from tests.vocabulary import rule, table


@rule("BASE-3.5", "BASE-5.3")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("Blue Beetle", 6, 2),
        ("Catwoman", 2, 1),
        ("Dark Knight", 5, 1),
        ("Emerald Knight", 5, 1),
        ("The Fastest Man Alive", 5, 1),
        ("Green Arrow", 5, 0),
        ("High-Tech Hero", 3, 1),
        ("J'onn J'onzz", 6, 2),
        ("Kid Flash", 2, 1),
    ],
)
def test_what_these_heroes_cost_and_what_they_are_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in table("base", lineup=[name], power=cost - 1).offered()
    t = table("base", lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


# Blue Beetle, Catwoman, Green Arrow: plain Power


@pytest.mark.parametrize(("name", "power"), [("Blue Beetle", 3), ("Catwoman", 2), ("Green Arrow", 2)])
def test_plain_power_needs_no_other_card_on_the_table(name: str, power: int) -> None:
    t = table("base", p0=[name], deck0=[], lineup=[], kicks=0, stack=[])
    t.play(name)
    assert (t.power(0), t.hand(0), t.played(0)) == (power, [], [name])


@rule("BASE-7.2")
def test_blue_beetle_is_only_shown_and_avoids_the_next_attack_too() -> None:
    t = table("base", p0=["Scarecrow", "Bane"], p1=["Blue Beetle"], deck1=[])
    for attacker in ("Scarecrow", "Bane"):
        t.play(attacker)
        t.answer(1, "Blue Beetle")
        assert (t.hand(1), t.discard(1)) == (["Blue Beetle"], [])
    assert t.power(0) == 4
    assert [card.name for card in t.view(0).known(HAND + 1)] == ["Blue Beetle"]


def test_blue_beetle_may_be_kept_hidden_and_the_attack_taken() -> None:
    t = table("base", p0=["Bane"], p1=["Blue Beetle", "Punch"])
    t.play("Bane")
    t.answer(1, None)
    t.answer(1, "Punch")
    assert (t.hand(1), t.discard(1)) == (["Blue Beetle"], ["Punch"])


@rule("BASE-16.7")
def test_blue_beetle_may_stand_before_the_partner() -> None:
    t = table("base", players=4, variants=["team"], p0=["Scarecrow"], p1=["Blue Beetle"])
    t.play("Scarecrow")
    t.answer(1, "Blue Beetle for P3")
    assert (t.discard(1), t.discard(3), t.hand(1)) == (["Weakness"], [], ["Blue Beetle"])


def test_catwoman_costs_two_and_brings_the_draw_of_two_locations() -> None:
    t = table("base", p0=["Catwoman"], in0=["Titans Tower", "The Watchtower"], deck0=["Kick", "Punch"])
    t.play("Catwoman")
    t.answer(0, "Titans Tower")
    assert (t.power(0), t.hand(0)) == (2, ["Kick", "Punch"])


@pytest.mark.parametrize(("others", "points"), [(3, 3 + 0), (4, 4 + 5)])
def test_green_arrow_scores_five_from_four_other_heroes_on(others: int, points: int) -> None:
    t = table("base", deck0=["Green Arrow", *["Kid Flash"] * others])
    assert t.vp(0) == points


@pytest.mark.parametrize(("others", "points"), [(2, 2 + 0), (3, 3 + 10)])
def test_two_copies_of_green_arrow_count_each_other(others: int, points: int) -> None:
    t = table("base", deck0=["Green Arrow", "Green Arrow", *["Kid Flash"] * others])
    assert t.vp(0) == points


@rule("G-4")
def test_green_arrow_finds_other_heroes_wherever_their_owner_keeps_them() -> None:
    t = table(
        "base", p0=["Catwoman"], deck0=["Green Arrow"], discard0=["Robin"], played0=["Mera"], under0=["Supergirl"]
    )
    assert t.vp(0) == 5 + 4


def test_green_arrow_does_not_count_other_types_nor_super_heroes_nor_foes() -> None:
    t = table(
        "base",
        hero0="Batman",
        deck0=["Green Arrow", "Kid Flash", "Kid Flash", "Kid Flash"],
        discard0=["Kick", "Doomsday", "Batmobile"],
        deck1=["Kid Flash"],
    )
    assert t.vp(0) == 3 + 1 + 2 + 1


# Dark Knight


@rule("BASE-3.14", "BASE-13.1")
def test_dark_knight_gains_all_equipment_of_the_lineup() -> None:
    t = table("base", p0=["Dark Knight"], lineup=["Batmobile", "Kid Flash", "Utility Belt", "Doomsday", "Nth Metal"])
    t.play("Dark Knight")
    assert (t.power(0), t.lineup) == (2, ["Kid Flash", "Doomsday"])
    assert sorted(t.discard(0)) == ["Batmobile", "Nth Metal", "Utility Belt"]


@rule("BASE-13.3")
@pytest.mark.parametrize("lineup", [[], ["Kid Flash", "Doomsday"]])
def test_dark_knight_without_equipment_gives_power_only_even_with_catwoman(lineup: list[str]) -> None:
    t = table("base", p0=["Catwoman", "Dark Knight"], lineup=lineup)
    t.play("Catwoman")
    t.play("Dark Knight")
    assert (t.power(0), t.hand(0), t.discard(0), t.lineup) == (4, [], [], lineup)
    assert "end turn" in t.offered()


@rule("BASE-18.14")
@pytest.mark.parametrize("order", [("Catwoman", "Dark Knight"), ("Dark Knight", "Catwoman")])
def test_dark_knight_and_catwoman_in_either_order_bring_a_gained_card_to_hand(order: tuple[str, str]) -> None:
    t = table("base", p0=order, lineup=["Batmobile", "Nth Metal"])
    for name in order:
        t.play(name)
    t.answer(0, "Nth Metal")
    assert (t.hand(0), t.discard(0), t.power(0)) == (["Nth Metal"], ["Batmobile"], 4)


@rule("BASE-18.13")
def test_dark_knight_may_bring_a_bought_card_that_is_no_equipment() -> None:
    t = table("base", p0=["Dark Knight", "Catwoman"], lineup=["Batmobile", "Kid Flash"])
    t.play("Dark Knight")
    t.buy("Kid Flash")
    t.play("Catwoman")
    assert sorted(t.offered(0)) == ["Batmobile", "Kid Flash"]
    t.answer(0, "Kid Flash")
    assert (t.hand(0), t.discard(0)) == (["Kid Flash"], ["Batmobile"])


def test_dark_knight_leaves_the_gained_cards_if_the_offer_is_declined() -> None:
    t = table("base", p0=["Catwoman", "Dark Knight"], lineup=["Batmobile"])
    t.play("Catwoman")
    t.play("Dark Knight")
    t.answer(0, None)
    assert (t.hand(0), t.discard(0)) == ([], ["Batmobile"])


def test_dark_knight_takes_from_the_deck_what_aquaman_put_there() -> None:
    t = table("base", hero0="Aquaman", p0=["Catwoman", "Dark Knight"], deck0=["Punch"], lineup=["Batmobile"])
    t.play("Catwoman")
    t.play("Dark Knight")
    t.answer(0, "top of your deck")
    t.answer(0, "Batmobile")
    assert (t.hand(0), t.deck(0)) == (["Batmobile"], ["Punch"])


# Emerald Knight


@rule("BASE-18.18", "BASE-18.19")
def test_emerald_knight_borrows_a_card_that_nobody_can_buy_this_turn() -> None:
    lineup = ["Super Strength", "Catwoman", "Batmobile", "Doomsday", "The Batcave"]
    t = table("base", p0=["Emerald Knight"], lineup=lineup, power=2)
    t.play("Emerald Knight")
    assert t.offered(0) == ["Super Strength", "Catwoman", "Batmobile"]
    t.answer(0, "Super Strength")
    assert (t.power(0), t.lineup) == (7, lineup[1:])
    assert "buy Super Strength" not in t.offered()
    t.end()
    assert sorted(t.lineup) == sorted(lineup)
    assert (len(t.main_deck), t.discard(0)) == (20, ["Emerald Knight"])


@pytest.mark.parametrize("lineup", [[], ["Doomsday", "The Batcave"]])
def test_emerald_knight_finds_nothing_to_borrow(lineup: list[str]) -> None:
    t = table("base", p0=["Emerald Knight"], lineup=lineup)
    t.play("Emerald Knight")
    assert (t.power(0), t.lineup, t.played(0)) == (0, lineup, ["Emerald Knight"])


def test_emerald_knight_was_first_so_a_borrowed_batmobile_gives_power() -> None:
    t = table("base", p0=["Emerald Knight", "Kick"], lineup=["Batmobile"])
    t.play("Emerald Knight")
    assert (t.power(0), t.hand(0)) == (1, ["Kick"])


@rule("BASE-18.19")
def test_emerald_knight_keeps_the_borrowed_card_out_of_dark_knights_reach() -> None:
    t = table("base", p0=["Emerald Knight", "Dark Knight"], lineup=["Utility Belt"])
    t.play("Emerald Knight")
    t.play("Dark Knight")
    assert (t.power(0), t.discard(0), t.vp(0)) == (4, [], 2)


@rule("G-8")
def test_clayface_plays_emerald_knight_again_and_a_second_card_is_borrowed() -> None:
    t = table("base", p0=["Emerald Knight", "Clayface"], lineup=["Catwoman", "Super Strength", "Doomsday"])
    t.play("Emerald Knight")
    t.answer(0, "Catwoman")
    t.play("Clayface")
    t.answer(0, "Emerald Knight")
    assert (t.power(0), t.lineup) == (7, ["Doomsday"])
    t.end()
    assert {"Catwoman", "Super Strength", "Doomsday"} <= set(t.lineup)
    assert len(t.lineup) == 5


@rule("BASE-11.3")
def test_emerald_knight_is_the_first_hero_even_if_he_borrows_another() -> None:
    t = table("base", p0=["Emerald Knight"], in0=["The Watchtower"], lineup=["Catwoman"], deck0=["Kick", "Punch"])
    t.play("Emerald Knight")
    assert (t.power(0), t.hand(0)) == (2, ["Kick"])


@rule("G-37")
def test_emerald_knight_lends_dark_knight_a_catwoman() -> None:
    t = table("base", p0=["Emerald Knight", "Dark Knight"], lineup=["Catwoman", "Batmobile"])
    t.play("Emerald Knight")
    t.answer(0, "Catwoman")
    t.play("Dark Knight")
    t.answer(0, "Batmobile")
    assert (t.power(0), t.hand(0)) == (4, ["Batmobile"])


@rule("BASE-5.2")
def test_emerald_knight_returns_his_card_before_the_lineup_is_counted() -> None:
    t = table("base", p0=["Emerald Knight"], lineup=["Catwoman", *["Bane"] * 4], main=[])
    t.play("Emerald Knight")
    t.end()
    assert not t.over
    assert sorted(t.lineup) == ["Bane"] * 4 + ["Catwoman"]


# The Fastest Man Alive and Kid Flash


@pytest.mark.parametrize(("name", "drawn"), [("The Fastest Man Alive", ["Kick", "Catwoman"]), ("Kid Flash", ["Kick"])])
def test_drawing_heroes_draw_from_the_top(name: str, drawn: list[str]) -> None:
    t = table("base", p0=[name], deck0=["Kick", "Catwoman", "Punch"])
    t.play(name)
    assert (t.hand(0), t.power(0)) == (drawn, 0)


@rule("G-22")
@pytest.mark.parametrize("name", ["The Fastest Man Alive", "Kid Flash"])
def test_drawing_heroes_draw_nothing_without_deck_and_discard_pile(name: str) -> None:
    t = table("base", p0=[name], deck0=[])
    t.play(name)
    assert (t.hand(0), t.played(0)) == ([], [name])


@rule("BASE-10.2")
def test_the_fastest_man_alive_goes_on_drawing_from_the_shuffled_discard_pile() -> None:
    t = table("base", p0=["The Fastest Man Alive"], deck0=["Kick"], discard0=["Catwoman"])
    t.play("The Fastest Man Alive")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Kick", "Catwoman"], [], [])


def test_kid_flash_draws_the_only_card_of_a_discard_pile_and_no_played_one() -> None:
    t = table("base", p0=["Punch", "Kid Flash"], deck0=[], discard0=["Kick"])
    t.play("Punch")
    t.play("Kid Flash")
    assert (t.hand(0), t.discard(0), t.played(0)) == (["Kick"], [], ["Punch", "Kid Flash"])


def test_the_flash_adds_a_third_card_to_the_fastest_man_alive() -> None:
    t = table("base", hero0="The Flash", p0=["The Fastest Man Alive"], deck0=["Kick", "Catwoman", "Mera", "Punch"])
    t.play("The Fastest Man Alive")
    t.answer(0, "draw a card")
    assert (t.hand(0), t.deck(0)) == (["Kick", "Catwoman", "Mera"], ["Punch"])


def test_clayface_plays_the_fastest_man_alive_again_for_two_more_cards() -> None:
    t = table("base", p0=["The Fastest Man Alive", "Clayface"], deck0=["Kick", "Kick", "Mera", "Mera", "Punch"])
    t.play("The Fastest Man Alive")
    t.play("Clayface")
    assert (t.hand(0), t.deck(0)) == (["Kick", "Kick", "Mera", "Mera"], ["Punch"])


@rule("BASE-19.2")
def test_kid_flash_draws_the_watchtower_too_late_for_robin() -> None:
    t = table("base", p0=["Kid Flash", "Robin"], deck0=["The Watchtower", "Punch"])
    for name in ("Kid Flash", "The Watchtower", "Robin"):
        t.play(name)
    assert (t.hand(0), t.deck(0)) == ([], ["Punch"])


# High-Tech Hero


def test_high_tech_hero_alone_gives_one_power() -> None:
    t = table("base", p0=["High-Tech Hero", "Doomsday"], deck0=[])
    t.play("High-Tech Hero")
    assert t.power(0) == 1
    t.play("Doomsday")
    assert t.power(0) == 5


@rule("BASE-18.21")
@pytest.mark.parametrize(("other", "power"), [("Kick", 5), ("Utility Belt", 5), ("Catwoman", 3)])
def test_high_tech_hero_looks_for_gear_before_and_after(other: str, power: int) -> None:
    for order in (("High-Tech Hero", other), (other, "High-Tech Hero")):
        t = table("base", p0=order)
        for name in order:
            t.play(name)
        assert t.power(0) == power


def test_one_kick_serves_every_high_tech_hero_and_the_second_adds_nothing_more() -> None:
    t = table("base", p0=["High-Tech Hero", "High-Tech Hero", "Kick", "Kick"])
    for name in ("High-Tech Hero", "High-Tech Hero", "Kick"):
        t.play(name)
    assert t.power(0) == 3 + 3 + 2
    t.play("Kick")
    assert t.power(0) == 3 + 3 + 2 + 2


@rule("G-8", "G-6")
def test_high_tech_hero_played_again_by_clayface_and_doubled_by_parallax() -> None:
    t = table("base", p0=["High-Tech Hero", "Clayface", "Parallax", "Kick"])
    t.play("High-Tech Hero")
    t.play("Clayface")
    t.play("Parallax")
    assert t.power(0) == 2 * (1 + 1)
    t.play("Kick")
    assert t.power(0) == 2 * (3 + 3 + 2)


# J'onn J'onzz


@rule("BASE-8.10")
def test_jonn_jonzz_plays_the_super_villain_without_its_first_appearance() -> None:
    t = table("base", p0=["J'onn J'onzz"], deck0=["Kick"] * 4, lineup=["Doomsday"], stack=["Lex Luthor", "Parallax"])
    t.play("J'onn J'onzz")
    assert (t.hand(0), t.discard(0), t.discard(1)) == (["Kick"] * 3, [], [])
    assert t.stack == ["Lex Luthor", "Parallax"]


@pytest.mark.parametrize("villains", [[], ["Black Manta"]])
def test_jonn_jonzz_does_nothing_with_an_empty_stack_or_a_card_face_down(villains: list[str]) -> None:
    t = table("base", p0=["J'onn J'onzz"], stack=villains, face_down=bool(villains))
    t.play("J'onn J'onzz")
    assert (t.power(0), t.hand(0), t.stack) == (0, [], villains)


@rule("BASE-8.8")
def test_jonn_jonzz_plays_a_villain_for_arkham_asylum_who_can_still_be_defeated() -> None:
    t = table("base", p0=["J'onn J'onzz"], in0=["Arkham Asylum"], deck0=["Kick"], stack=["Ra's al Ghul"], power=5)
    t.play("J'onn J'onzz")
    assert (t.power(0), t.hand(0)) == (8, ["Kick"])
    t.buy("Ra's al Ghul")
    assert (t.discard(0), t.stack) == (["Ra's al Ghul"], [])


def test_jonn_jonzz_leaves_ras_al_ghul_on_his_stack_at_the_end_of_the_turn() -> None:
    t = table("base", p0=["J'onn J'onzz"])
    t.play("J'onn J'onzz")
    t.end()
    assert t.stack[0] == "Ra's al Ghul"
    assert "Ra's al Ghul" not in t.deck(0)
