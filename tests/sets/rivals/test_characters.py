"""Batman and The Joker: what each Level does, and what it costs to defeat it."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import MAIN
from tests.sets.rivals import duel, rivals
from tests.vocabulary import Table, rule

BATMAN_2: dict[str, Any] = {"hero0": "Batman (Level 2)"}
JOKER_2: dict[str, Any] = {"hero0": "The Joker (Level 2)", "hero1": "Batman"}


@rule("RIV-5.2", "RIV-5.3", "RIV-7.4")
@pytest.mark.parametrize(
    ("level", "cost", "points"),
    [
        ("Batman (Level 1)", 9, 4),
        ("Batman (Level 2)", 12, 6),
        ("The Joker (Level 1)", 9, 4),
        ("The Joker (Level 2)", 12, 6),
    ],
)
def test_a_character_falls_to_power_equal_to_its_cost_and_brings_points(level: str, cost: int, points: int) -> None:
    t = duel(hero0="The Joker", hero1=level, power=cost - 1)
    t.end()
    assert (t.character(1), t.trophies(0), t.vp(0)) == (level, [], 0)
    t = duel(hero0="The Joker", hero1=level, power=cost)
    t.end()
    assert (t.trophies(0), t.vp(0), t.vp(1)) == ([level], points, 0)
    assert t.character(1) == level.replace("2", "3").replace("1", "2")


@rule("RIV-7.1")
@pytest.mark.parametrize("level", ["Batman (Level 3)", "The Joker (Level 3)"])
def test_whoever_defeats_the_last_level_wins_at_once(level: str) -> None:
    t = duel(hero1=level, power=14)
    t.end()
    assert (t.over, t.character(1)) == (False, level)
    t = duel(hero1=level, discard1=["Superman"] * 9, power=15)
    t.end()
    assert (t.over, t.winners, t.trophies(0)) == (True, (0,), [level])


@rule("RIV-5.4", "RIV-1.3")
def test_thirty_power_defeat_batman_level_after_level_and_one_a_turn() -> None:
    t = duel(hero0="The Joker", hero1="Batman", power=30)
    t.end()
    assert (t.trophies(0), t.character(1)) == (["Batman (Level 1)"], "Batman (Level 2)")


# Batman (Level 1)


@rule("RIV-11.1")
@pytest.mark.parametrize(
    ("bought", "cards"), [(["Batarang"], 6), (["Batarang", "Joy Buzzer"], 6), (["Robin"], 5), (["Kick"], 5), ([], 5)]
)
def test_batman_draws_an_extra_card_after_buying_equipment(bought: list[str], cards: int) -> None:
    t = rivals(hero0="Batman (Level 1)", lineup=["Batarang", "Joy Buzzer", "Robin"], power=20)
    for name in bought:
        t.buy(name)
    t.end()
    assert len(t.hand(0)) == cards


@rule("RIV-11.1", "RIV-4.4")
def test_batman_draws_an_extra_card_for_equipment_gained_in_a_confrontation() -> None:
    t = duel(hero0="Batman (Level 1)", p0=["Billionaire"], main=["Batarang", *["Bane"] * 5])
    t.play("Billionaire")
    t.play("Batarang")
    t.end()
    assert len(t.hand(0)) == 6


def test_batman_gets_no_extra_card_in_the_turn_after() -> None:
    t = rivals(hero0="Batman (Level 1)", lineup=["Batarang"], power=4, deck0=["Punch"] * 30)
    t.buy("Batarang")
    t.end()
    t.answer(1, None)
    t.end()
    t.answer(0, None)
    assert len(t.hand(0)) == 6
    t.end()
    assert len(t.hand(0)) == 5


@pytest.mark.parametrize("level", ["Batman (Level 2)", "Batman (Level 3)"])
@rule("RIV-5.5")
def test_higher_levels_of_batman_draw_nothing_for_equipment(level: str) -> None:
    t = rivals(hero0=level, lineup=["Batarang"], power=4)
    t.buy("Batarang")
    t.end()
    assert len(t.hand(0)) == 5


def test_the_joker_gets_no_card_for_equipment_that_the_foe_buys() -> None:
    t = rivals(hero1="Batman (Level 1)", hero0="The Joker (Level 1)", lineup=["Batarang"], power=4)
    t.buy("Batarang")
    t.end()
    assert (len(t.hand(0)), len(t.hand(1))) == (5, 0)


# Batman (Level 2)


def batman_2(*hand: str, lineup: list[str]) -> Table:
    t = rivals(p0=list(hand), lineup=lineup, **BATMAN_2)
    for name in hand:
        t.play(name)
    return t


@rule("RIV-11.3")
@pytest.mark.parametrize("hand", [("Red Robin", "Grappling Hook"), ("Grappling Hook", "Red Robin")])
def test_batman_of_level_2_plays_a_card_of_the_line_up_after_a_hero_and_an_equipment(hand: tuple[str, str]) -> None:
    t = batman_2(*hand, lineup=["Bane", "Superman", "Wayne Manor", "Kick"])
    t.use("Batman (Level 2)")
    assert t.offered() == ["Bane", "Superman", "Kick"]
    t.answer(0, "Superman")
    assert (t.power(0), t.lineup, t.played(0)) == (
        4 + 2 + 4,
        ["Bane", "Superman", "Wayne Manor", "Kick"],
        list(hand),
    )


@rule("RIV-11.3")
def test_what_batman_of_level_2_has_played_can_still_be_bought() -> None:
    t = batman_2("Red Robin", "Grappling Hook", lineup=["Superman"])
    t.use("Batman (Level 2)")
    t.buy("Superman")
    assert (t.power(0), t.lineup, t.discard(0)) == (4 + 2 + 4 - 7, [], ["Superman"])


@rule("RIV-11.3")
@pytest.mark.parametrize(
    "hand", [("Red Robin",), ("Grappling Hook",), ("Red Robin", "Kick"), ("The Penguin", "Grappling Hook")]
)
def test_batman_of_level_2_needs_both_a_hero_and_an_equipment(hand: tuple[str, ...]) -> None:
    t = batman_2(*hand, lineup=["Superman"])
    assert "use Batman (Level 2)" not in t.offered()


@rule("RIV-11.3", "G-51")
def test_batman_of_level_2_plays_once_a_turn_and_may_wait() -> None:
    t = batman_2("Red Robin", "Grappling Hook", lineup=["Huntress", "Bane"])
    t.buy("Huntress")
    t.use("Batman (Level 2)")
    t.answer(0, "Huntress")
    assert (t.power(0), t.destroyed) == (4 + 2 - 4 + 1, ["Huntress"])
    assert "use Batman (Level 2)" not in t.offered()


def test_batman_of_level_2_finds_only_locations() -> None:
    t = batman_2("Red Robin", "Grappling Hook", lineup=["Wayne Manor", "The Batcave"])
    assert "use Batman (Level 2)" not in t.offered()


def test_batman_of_level_2_is_offered_again_in_the_next_turn_with_new_cards_only() -> None:
    t = rivals(
        p0=["Red Robin", "Grappling Hook"],
        deck0=["Superman", *["Batarang"] * 9],
        main=["Red Robin"] * 9,
        lineup=["Red Robin"],
        **BATMAN_2,
    )
    t.play("Red Robin")
    t.play("Grappling Hook")
    t.use("Batman (Level 2)")
    t.end()
    t.answer(1, None)
    t.end()
    t.answer(0, None)
    t.play("Batarang")
    assert "use Batman (Level 2)" not in t.offered()
    t.play("Superman")
    t.use("Batman (Level 2)")
    t.answer(0, "Red Robin")
    assert t.power(0) == 1 + 4 + 4


def test_batman_of_level_2_attacks_with_a_card_of_the_line_up() -> None:
    t = duel(p0=["Red Robin", "Grappling Hook"], lineup=["Scarecrow"], **BATMAN_2)
    t.play("Red Robin")
    t.play("Grappling Hook")
    t.use("Batman (Level 2)")
    assert (t.power(0), t.discard(1), t.lineup) == (4 + 2 + 2, ["Weakness"], ["Scarecrow"])


# Batman (Level 3), The Joker (Level 3)


@rule("RIV-11.5")
def test_batman_of_level_3_has_a_power_for_each_hero_and_equipment_in_a_confrontation() -> None:
    hand = ["Red Robin", "Grappling Hook", "Grappling Hook", "The Penguin", "Kick", "The Batcave", "Punch"]
    t = duel(p0=hand, hero0="Batman (Level 3)")
    for name in hand:
        t.play(name)
    assert t.power(0) == (4 + 1) + 2 * (2 + 1) + 2 + 2 + 1 + 1


@rule("RIV-11.5")
def test_batman_of_level_3_has_nothing_without_a_confrontation() -> None:
    t = rivals(p0=["Red Robin", "Grappling Hook"], hero0="Batman (Level 3)")
    t.play("Red Robin")
    t.play("Grappling Hook")
    assert t.power(0) == 4 + 2


def test_batman_of_level_3_has_a_power_for_the_hero_that_clayface_borrows() -> None:
    t = duel(p0=["Clayface"], discard1=["Commissioner Gordon"], hero0="Batman (Level 3)")
    t.play("Clayface")
    t.answer(0, "Commissioner Gordon")
    assert t.power(0) == 2 + 1


@rule("RIV-11.5")
def test_the_joker_of_level_3_has_a_power_for_each_villain_and_super_power_in_a_confrontation() -> None:
    hand = ["The Penguin", "Kick", "Kick", "Red Robin", "Grappling Hook", "Weakness"]
    t = duel(p0=hand, hero0="The Joker (Level 3)", hero1="Batman")
    for name in hand:
        t.play(name)
    assert t.power(0) == (2 + 1) + 2 * (2 + 1) + 4 + 2


@rule("RIV-11.5")
def test_the_joker_of_level_3_has_nothing_without_a_confrontation_or_in_one_of_his_foe() -> None:
    t = rivals(p0=["The Penguin", "Kick"], hero0="The Joker (Level 3)", hero1="Batman")
    t.play("The Penguin")
    t.play("Kick")
    assert t.power(0) == 2 + 2
    t = duel(p0=["The Penguin"], hero0="Batman (Level 3)", hero1="The Joker (Level 3)")
    t.play("The Penguin")
    assert (t.power(0), t.power(1)) == (2, 0)


# The Joker (Level 1)


@rule("RIV-11.1", "RIV-11.2", "G-38")
@pytest.mark.parametrize(
    ("bought", "cards"),
    [(["Insanity"], 6), (["Insanity", "Billionaire"], 6), (["Kick"], 5), (["Kick", "Insanity"], 6), (["Bane"], 5)],
)
def test_the_joker_draws_an_extra_card_after_buying_a_super_power_but_not_for_a_kick(
    bought: list[str], cards: int
) -> None:
    t = rivals(hero0="The Joker (Level 1)", hero1="Batman", lineup=["Insanity", "Billionaire", "Bane"], power=20)
    for name in bought:
        t.buy(name)
    t.end()
    assert len(t.hand(0)) == cards


@rule("RIV-11.1")
def test_the_joker_draws_an_extra_card_for_a_super_power_that_is_gained() -> None:
    t = rivals(
        hero0="The Joker (Level 1)", hero1="Batman", p0=["The Riddler"], main=["Insanity", *["Bane"] * 5], power=2
    )
    t.play("The Riddler")
    t.use("The Riddler")
    t.answer(1, "Insanity")
    t.end()
    assert len(t.hand(0)) == 6


@pytest.mark.parametrize("level", ["The Joker (Level 2)", "The Joker (Level 3)"])
@rule("RIV-5.5")
def test_higher_levels_of_the_joker_draw_nothing_for_a_super_power(level: str) -> None:
    t = rivals(hero0=level, hero1="Batman", lineup=["Insanity"], power=2)
    t.buy("Insanity")
    t.end()
    assert len(t.hand(0)) == 5


def test_the_joker_of_level_1_and_batman_of_level_1_do_not_share_their_types() -> None:
    for hero, name in (("The Joker (Level 1)", "Batarang"), ("Batman (Level 1)", "Insanity")):
        t = rivals(hero0=hero, hero1="The Joker", lineup=[name], power=4)
        t.buy(name)
        t.end()
        assert len(t.hand(0)) == 5


# The Joker (Level 2)


def joker_2(*hand: str, main: list[str]) -> Table:
    t = rivals(p0=list(hand), main=main, **JOKER_2)
    for name in hand:
        t.play(name)
    return t


@rule("RIV-11.4")
@pytest.mark.parametrize("hand", [("The Penguin", "Insanity"), ("Kick", "The Penguin")])
def test_the_joker_of_level_2_plays_the_top_card_after_a_villain_and_a_super_power(hand: tuple[str, str]) -> None:
    t = joker_2(*hand, main=["Superman", "Bane"])
    before = t.power(0)
    t.use("The Joker (Level 2)")
    assert (t.power(0), t.main_deck, t.played(0)) == (before + 4, ["Superman", "Bane"], list(hand))
    assert "use The Joker (Level 2)" not in t.offered()


@rule("RIV-11.4")
@pytest.mark.parametrize("hand", [("The Penguin",), ("Kick",), ("The Penguin", "Robin"), ("Kick", "Grappling Hook")])
def test_the_joker_of_level_2_needs_both_a_villain_and_a_super_power(hand: tuple[str, ...]) -> None:
    assert "use The Joker (Level 2)" not in joker_2(*hand, main=["Superman"]).offered()


@rule("RIV-11.4")
@pytest.mark.parametrize("location", ["Abandoned Amusement Park", "Wayne Manor"])
def test_the_joker_of_level_2_plays_a_location_that_goes_back_on_top(location: str) -> None:
    t = joker_2("The Penguin", "Kick", main=[location, "Bane"])
    t.use("The Joker (Level 2)")
    assert (t.power(0), t.main_deck, t.in_play(0), t.figure_cost(0)) == (4, [location, "Bane"], [], 12)


@rule("RIV-11.4", "RIV-10.16")
def test_the_joker_of_level_2_has_the_power_of_the_batcave_in_a_confrontation() -> None:
    t = duel(p0=["The Penguin", "Kick"], main=["The Batcave", "Bane"], **JOKER_2)
    t.play("The Penguin")
    t.play("Kick")
    t.use("The Joker (Level 2)")
    assert (t.power(0), t.main_deck) == (2 + 2 + 1, ["The Batcave", "Bane"])


@rule("G-2")
def test_the_joker_of_level_2_finds_no_card_in_an_empty_main_deck() -> None:
    assert "use The Joker (Level 2)" not in joker_2("The Penguin", "Kick", main=[]).offered()


def test_the_joker_of_level_2_draws_with_the_top_card_and_all_have_seen_it() -> None:
    t = joker_2("Insanity", "Bane", main=["Hugo Strange", "Kick"])
    t.use("The Joker (Level 2)")
    assert (t.power(0), t.hand(0)) == (1 + 1, ["Punch", "Punch"])
    assert "Hugo Strange" in [card.name for card in t.view(1).known(MAIN)]


def test_the_joker_of_level_2_may_be_followed_by_the_riddler_he_played() -> None:
    """The Riddler goes back on top; his offer lasts for the turn, and he is the card that he reveals."""
    t = joker_2("The Penguin", "Kick", main=["The Riddler", "Superman", "Bane"])
    t.use("The Joker (Level 2)")
    assert t.power(0) == 2 + 2 + 1
    t.use("The Riddler")
    t.answer(1, "the card beneath")
    assert (t.power(0), t.discard(0), t.main_deck) == (2, ["Superman"], ["The Riddler", "Bane"])


@rule("RIV-11.4", "G-37")
def test_billionaire_played_by_the_joker_of_level_2_gains_the_card_beneath_it() -> None:
    t = duel(p0=["The Penguin", "Kick"], main=["Billionaire", "Superman", "Bane"], **JOKER_2)
    t.play("The Penguin")
    t.play("Kick")
    t.use("The Joker (Level 2)")
    assert (t.hand(0), t.main_deck) == (["Superman"], ["Billionaire", "Bane"])
