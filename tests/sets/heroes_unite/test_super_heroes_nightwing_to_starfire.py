"""Nightwing, Red Tornado, Shazam! and Starfire, who is a promo."""

from __future__ import annotations

import pytest

from archfoe.core.piles import MAIN
from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule

# Nightwing


@rule("BASE-6.3")
def test_nightwing_gets_power_for_the_first_equipment_and_a_card_for_the_second() -> None:
    t = unite(hero0="Nightwing", p0=["Kick", "Batarang", "Batarang", "Batarang"], deck0=["Raven", "Punch"])
    t.play("Kick")
    t.play("Batarang")
    assert (t.power(0), t.hand(0)) == (2 + 2 + 1, ["Batarang", "Batarang"])
    t.play("Batarang")
    t.answer(0, "draw a card")
    assert (t.power(0), t.hand(0)) == (7, ["Batarang", "Raven"])
    t.play("Batarang")
    assert (t.power(0), t.hand(0), t.deck(0)) == (9, ["Raven"], ["Punch"])


@rule("G-25", "BASE-6.2")
def test_nightwing_may_decline_the_draw_and_is_not_asked_again() -> None:
    t = unite(hero0="Nightwing", p0=["Batarang"] * 3, deck0=["Raven"])
    t.play("Batarang")
    t.play("Batarang")
    t.answer(0, "do not draw")
    t.play("Batarang")
    assert (t.hand(0), t.deck(0), t.offered()[-1]) == ([], ["Raven"], "end turn")


@rule("G-22")
def test_nightwing_is_not_asked_to_draw_when_there_is_no_card() -> None:
    t = unite(hero0="Nightwing", p0=["Batarang", "Batarang"], deck0=[], lineup=[], kicks=0)
    t.play("Batarang")
    t.play("Batarang")
    assert (t.power(0), t.offered()) == (5, ["end turn"])


@rule("HU-5.2")
def test_nightwing_draws_the_hero_that_skeets_has_just_placed() -> None:
    t = unite(hero0="Nightwing", p0=["Legion Flight Ring", "Skeets"], deck0=["Kick", "Punch"], discard0=["Raven"])
    t.play("Legion Flight Ring")
    t.play("Skeets")
    t.answer(0, "Raven")
    t.answer(0, "draw a card")
    assert (t.power(0), t.hand(0), t.deck(0)) == (1, ["Kick", "Raven"], ["Punch"])


@rule("G-8")
def test_nightwing_takes_a_batarang_played_again_by_clayface_for_the_second_equipment() -> None:
    t = mixed(hero0="Nightwing", p0=["Batarang", "Clayface"], deck0=["Kick"])
    t.play("Batarang")
    t.play("Clayface")
    t.answer(0, "draw a card")
    assert (t.power(0), t.hand(0)) == (2 + 1 + 2, ["Kick"])


@rule("BASE-6.1")
def test_nightwing_gets_nothing_for_equipment_used_as_a_defense() -> None:
    t = unite(hero1="Nightwing", p0=["Black Lantern Corps"] * 2, p1=["Skeets", "Helmet of Fate"], deck1=["Kick"])
    t.play("Black Lantern Corps")
    t.answer(1, "Helmet of Fate")
    t.answer(1, None)
    t.play("Black Lantern Corps")
    t.answer(1, "Skeets")
    assert (t.power(1), t.hand(1), t.asked()) == (0, ["Kick"], [0])


@rule("G-26")
def test_nightwing_and_the_flash_as_two_heads_draw_for_the_second_equipment() -> None:
    """Legion Flight Ring draws; The Flash and Nightwing each have a card to add, in any order."""
    t = mixed(
        variants=["two-heads"],
        hero0=["Nightwing", "The Flash"],
        hero1=["Batman", "Hawkman"],
        p0=["Batarang", "Legion Flight Ring"],
        deck0=["Kick", "Mera", "Robin", "Punch"],
    )
    t.play("Batarang")
    t.play("Legion Flight Ring")
    assert sorted(t.offered(0)) == ["Nightwing", "The Flash"]
    t.answer(0, "Nightwing")
    t.answer(0, "draw a card")
    t.answer(0, "draw a card")
    assert (t.power(0), t.hand(0), t.deck(0)) == (3, ["Kick", "Mera", "Robin"], ["Punch"])


@rule("BASE-18.10")
def test_nightwing_face_down_gets_neither_power_nor_card() -> None:
    t = mixed(hero0="Nightwing", heroes_down=[0], p0=["Batarang", "Batarang"])
    t.play("Batarang")
    t.play("Batarang")
    assert (t.power(0), t.hand(0)) == (4, [])


# Red Tornado


@rule("HU-9.14")
def test_red_tornado_gets_two_power_once_a_turn_for_four_types_in_the_discard_pile() -> None:
    t = unite(hero0="Red Tornado", discard0=["Punch", "Kick", "Raven", "Talon"])
    t.use("Red Tornado")
    assert t.power(0) == 2
    assert "use Red Tornado" not in t.offered()


@pytest.mark.parametrize(
    ("discards", "ready"),
    [
        ([], False),
        (["Punch", "Kick", "Raven"], False),
        (["Punch", "Kick", "Raven", "Katana", "Vulnerability", "Starbolt"], False),
        (["Punch", "Kick", "Raven", "Weakness"], False),
        (["Punch", "Kick", "Talon", "Trigon"], False),
        (["Punch", "Batarang", "Trigon", "Oa"], True),
        (["Punch", "Kick", "Raven", "Talon", "Batarang", "Oa", "Weakness"], True),
    ],
)
@rule("BASE-8.9")
def test_red_tornado_needs_four_different_types_and_a_weakness_has_none(discards: list[str], ready: bool) -> None:
    t = unite(hero0="Red Tornado", discard0=discards)
    assert ("use Red Tornado" in t.offered()) == ready


@rule("HU-9.14", "BASE-3.7")
def test_red_tornado_may_wait_until_a_purchase_brings_the_fourth_type() -> None:
    t = unite(hero0="Red Tornado", discard0=["Punch", "Raven", "Talon"], power=3, lineup=["Batarang"])
    assert "use Red Tornado" not in t.offered()
    t.buy("Kick")
    t.use("Red Tornado")
    t.buy("Batarang")
    assert (t.power(0), t.discard(0)[3:]) == (0, ["Kick", "Batarang"])


def test_red_tornado_does_not_count_cards_played_and_not_yet_discarded() -> None:
    t = unite(hero0="Red Tornado", p0=["Batarang"], discard0=["Punch", "Raven", "Talon"])
    t.play("Batarang")
    assert "use Red Tornado" not in t.offered()


def test_red_tornado_turns_his_deck_over_with_crimson_whirlwind() -> None:
    t = unite(hero0="Red Tornado", p0=["Crimson Whirlwind"], deck0=["Punch", "Kick", "Raven", "Talon"])
    t.play("Crimson Whirlwind")
    t.answer(0, "put your deck")
    t.use("Red Tornado")
    assert t.power(0) == 2 + 2


@rule("BASE-6.1")
def test_red_tornado_is_for_his_own_turns_and_ready_again_in_each() -> None:
    t = unite(hero0="Red Tornado", discard0=["Punch", "Kick", "Raven", "Talon"], hero1="Hawkman")
    t.use("Red Tornado")
    t.end()
    assert not [label for label in t.offered(1) if label.startswith("use")]
    t.end()
    assert "use Red Tornado" in t.offered(0)


@rule("G-6")
@pytest.mark.parametrize("acts", [("use Red Tornado", "play Parallax"), ("play Parallax", "use Red Tornado")])
def test_red_tornados_power_is_doubled_by_parallax_before_or_after(acts: tuple[str, str]) -> None:
    t = mixed(hero0="Red Tornado", p0=["Parallax"], discard0=["Punch", "Kick", "Robin", "Bane"])
    for act in acts:
        t.answer(0, act)
    assert t.power(0) == 2 * 2


# Shazam!


@rule("HU-9.16")
@pytest.mark.parametrize(
    ("place", "deck", "discards"),
    [("your discard pile", ["Punch"], ["Raven"]), ("top of your deck", ["Raven", "Punch"], [])],
)
def test_shazam_pays_four_power_for_the_top_card_of_the_main_deck(
    place: str, deck: list[str], discards: list[str]
) -> None:
    t = unite(hero0="Shazam!", main=["Raven", "Katana"], deck0=["Punch"], power=4)
    assert t.view(0).known(MAIN) == []
    t.use("Shazam!")
    t.answer(0, place)
    assert (t.power(0), t.deck(0), t.discard(0), t.main_deck) == (0, deck, discards, ["Katana"])


@rule("HU-9.16")
def test_shazam_may_pay_several_times_as_long_as_the_power_lasts() -> None:
    t = unite(hero0="Shazam!", main=["Raven", "Katana", "Talon"], deck0=[], power=11)
    for place in ("top of your deck", "your discard pile"):
        t.use("Shazam!")
        t.answer(0, place)
    assert (t.power(0), t.deck(0), t.discard(0)) == (3, ["Raven"], ["Katana"])
    assert "use Shazam!" not in t.offered()


@rule("G-2")
def test_shazam_has_nothing_to_pay_for_when_the_main_deck_is_empty() -> None:
    t = unite(hero0="Shazam!", main=["Raven"], power=8)
    t.use("Shazam!")
    t.answer(0, "your discard pile")
    assert (t.power(0), t.over) == (4, False)
    assert "use Shazam!" not in t.offered()


def test_shazam_gains_deadman_who_destroys_a_card() -> None:
    t = unite(hero0="Shazam!", main=["Deadman"], p0=["Weakness"], deck0=[], power=4)
    t.use("Shazam!")
    t.answer(0, "top of your deck")
    t.answer(0, "Weakness")
    assert (t.deck(0), t.destroyed) == (["Deadman"], ["Weakness"])


@rule("BASE-3.10")
def test_shazam_draws_what_he_put_on_top_of_his_deck() -> None:
    t = unite(hero0="Shazam!", main=["Brother Blood"], p0=["Raven"], power=4)
    t.use("Shazam!")
    t.answer(0, "top of your deck")
    t.play("Raven")
    t.play("Brother Blood")
    assert t.power(0) == 1 + 4


@rule("G-6")
def test_shazams_payment_is_taken_off_after_parallax_has_doubled_all() -> None:
    t = mixed(hero0="Shazam!", p0=["Parallax"], power=5)
    t.use("Shazam!")
    t.answer(0, "your discard pile")
    t.play("Parallax")
    assert t.power(0) == 2 * 5 - 4


@rule("BASE-16.4")
def test_shazam_in_a_team_has_three_places_for_the_card() -> None:
    t = unite(players=4, variants=["team"], hero0="Shazam!", power=4)
    t.use("Shazam!")
    assert sorted(t.offered(0)) == ["P2's discard pile", "top of your deck", "your discard pile"]


def test_shazam_the_super_hero_and_shazam_the_super_power_at_one_table() -> None:
    t = unite(hero0="Shazam!", p0=["Shazam!"], main=["Brother Blood", "Raven"])
    t.play("Shazam!")
    t.use("Shazam!")
    t.answer(0, "your discard pile")
    assert (t.power(0), t.discard(0), t.main_deck) == (2 + 4 - 4, ["Brother Blood"], ["Raven"])


@rule("BASE-6.1")
def test_shazam_is_for_his_own_turn() -> None:
    assert "use Shazam!" not in unite(hero1="Shazam!", power=4).offered(0)


# Starfire


@pytest.mark.parametrize("lineup", [["Katana", "Talon", "Batarang", "Oa"], []])
def test_starfire_draws_once_a_turn_if_no_super_power_is_in_the_lineup(lineup: list[str]) -> None:
    t = unite(hero0="Starfire", lineup=lineup, deck0=["Kick", "Punch"])
    t.use("Starfire")
    assert (t.hand(0), t.deck(0)) == (["Kick"], ["Punch"])
    assert "use Starfire" not in t.offered()


def test_starfire_waits_until_the_last_super_power_is_bought() -> None:
    """The Kick stack is no part of the Line-Up."""
    t = unite(hero0="Starfire", lineup=["Katana", "Whirlwind"], deck0=["Raven"], power=2)
    assert "use Starfire" not in t.offered()
    t.buy("Whirlwind")
    t.use("Starfire")
    assert t.hand(0) == ["Raven"]


@rule("G-22")
def test_starfire_has_nothing_to_draw_without_deck_and_discard_pile() -> None:
    assert unite(hero0="Starfire", deck0=[], lineup=[]).offered() == ["end turn"]


@rule("BASE-10.2")
def test_starfire_shuffles_her_discard_pile_to_draw() -> None:
    t = unite(hero0="Starfire", deck0=[], discard0=["Kick"])
    t.use("Starfire")
    assert (t.hand(0), t.discard(0)) == (["Kick"], [])


@rule("BASE-6.1")
def test_starfire_is_for_her_own_turns_and_ready_again_in_each() -> None:
    t = unite(hero0="Starfire", deck0=["Punch"] * 20)
    t.use("Starfire")
    t.end()
    assert "use Starfire" not in t.offered(1)
    t.end()
    assert "use Starfire" in t.offered(0)


def test_starfire_sees_super_powers_of_the_base_set() -> None:
    assert "use Starfire" not in mixed(hero0="Starfire", lineup=["Heat Vision"]).offered()
    assert "use Starfire" in mixed(hero0="Starfire", lineup=["Bane"]).offered()
