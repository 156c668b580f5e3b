"""What the rulebook of Rivals says of single cards (RIV-10.x)."""

from __future__ import annotations

import pytest

from tests.games.duel.rivals import ROBINS, confrontation, duel
from tests.vocabulary import rule

JOKER = "The Joker (Level 1)"
VILLAINS = ["The Penguin"] * 5


# Black Canary and Killer Croc


@rule("RIV-10.1")
@pytest.mark.parametrize(
    ("card", "fitting", "power", "extra"),
    [("Black Canary", "The Penguin", 2, 3), ("Killer Croc", "Red Robin", 2, 1)],
)
def test_the_extra_power_comes_if_the_line_up_holds_no_such_card(
    card: str, fitting: str, power: int, extra: int
) -> None:
    t = confrontation(p0=[card], lineup=["Kick"])
    t.play(card)
    assert t.power(0) == power + extra
    t = confrontation(p0=[card], lineup=[fitting])
    t.play(card)
    t.answer(0, None)
    assert (t.power(0), t.destroyed) == (power, [])
    t = confrontation(p0=[card], lineup=[fitting])
    t.play(card)
    t.answer(0, fitting)
    assert (t.power(0), t.destroyed) == (power + extra, [fitting])


@rule("RIV-10.1")
@pytest.mark.parametrize(
    ("card", "fitting", "power", "extra"),
    [("Black Canary", "The Penguin", 2, 3), ("Killer Croc", "Red Robin", 2, 1)],
)
def test_it_also_comes_when_the_last_one_leaves_later_and_comes_once(
    card: str, fitting: str, power: int, extra: int
) -> None:
    t = confrontation(p0=[card] * 3, lineup=[fitting, fitting, "Kick"])
    t.play(card)
    t.answer(0, fitting)
    assert t.power(0) == power
    t.play(card)
    t.answer(0, fitting)
    assert t.power(0) == 2 * (power + extra)
    t.play(card)
    assert t.power(0) == 3 * (power + extra)


@rule("RIV-10.1")
@pytest.mark.parametrize("card", ["Black Canary", "Killer Croc"])
def test_without_a_confrontation_there_is_no_extra_power(card: str) -> None:
    t = duel(p0=[card], lineup=["Kick"], power=3)
    t.play(card)
    assert t.power(0) == 3 + 2


# Cards that play cards of the foe


@rule("RIV-10.2", "G-14")
@pytest.mark.parametrize(
    ("top", "power"), [("Red Robin", 4), ("The Batcave", 1), ("Abandoned Amusement Park", 0), ("Vulnerability", 0)]
)
def test_catwoman_plays_the_top_card_of_that_foe_who_gets_it_back(top: str, power: int) -> None:
    t = confrontation(p0=["Catwoman"], deck1=[top, "Kick"])
    t.play("Catwoman")
    assert (t.power(0), t.discard(1), t.deck(1)) == (2 + power, [top], ["Kick"])
    assert t.in_play(0) == t.in_play(1) == []
    assert t.figure_cost(0) == 9


@rule("RIV-10.2")
def test_catwoman_leaves_the_deck_alone_without_a_confrontation() -> None:
    t = duel(p0=["Catwoman"], deck1=["Red Robin"])
    t.play("Catwoman")
    assert (t.power(0), t.deck(1)) == (2, ["Red Robin"])


@rule("RIV-10.3", "G-14", "G-37")
@pytest.mark.parametrize(("card", "power"), [("Kick", 2), ("Abandoned Amusement Park", 0), ("Huntress", 2)])
def test_the_card_that_clayface_plays_goes_back_to_the_foes_discard_pile(card: str, power: int) -> None:
    t = duel(p0=["Clayface"], discard1=[card, "Red Robin"])
    t.play("Clayface")
    assert t.offered(0) == [card]  # Red Robin costs 6
    t.answer(0, card)
    assert (t.power(0), sorted(t.discard(1))) == (power, sorted([card, "Red Robin"]))
    assert (t.in_play(0), t.discard(0)) == ([], [])


@rule("RIV-10.3")
def test_clayface_gives_power_only_if_he_plays_nothing() -> None:
    t = duel(p0=["Clayface"], discard1=["Kick"])
    t.play("Clayface")
    t.answer(0, None)
    assert (t.power(0), t.discard(1)) == (1, ["Kick"])
    t = duel(p0=["Clayface"], discard1=["Red Robin"], discard0=["Kick"])
    t.play("Clayface")
    assert (t.power(0), t.asked(), t.view(0).kind.name) == (1, [0], "main")


# Lucius Fox


@rule("RIV-10.4")
def test_lucius_fox_avoids_an_attack_and_makes_his_players_character_dearer() -> None:
    t = confrontation(p0=["Laughing Gas"], power=7, p1=["Lucius Fox"])
    t.play("Laughing Gas")
    t.answer(1, "Lucius Fox")
    assert (t.discard(1), t.figure_cost(1)) == (["Lucius Fox"], 10)
    t.end()
    assert (t.trophies(0), t.figure_cost(1)) == ([], 9)  # 9 Power were not enough; the next turn knows nothing of it


@rule("RIV-10.4")
def test_without_a_confrontation_the_higher_cost_does_not_matter() -> None:
    t = duel(p0=["Laughing Gas"], p1=["Lucius Fox"])
    t.play("Laughing Gas")
    t.answer(1, "Lucius Fox")
    t.end()
    assert (t.active, t.figure_cost(1), t.discard(1)) == (1, 9, ["Lucius Fox"])


@rule("RIV-10.5")
def test_lucius_fox_is_no_block() -> None:
    t = confrontation(power=9, p1=["Lucius Fox", "Superman"])
    t.end()
    assert t.offered(1) == ["Superman"]
    t.answer(1, None)
    assert (t.trophies(0), "Lucius Fox" in t.hand(1)) == ([JOKER], True)


# Poison Ivy


@rule("RIV-10.6", "G-20")
def test_poison_ivy_takes_a_block_that_raises_no_cost() -> None:
    t = confrontation(p0=["Poison Ivy"], power=7, p1=["Superman", "Harley Quinn", "Punch"])
    t.play("Poison Ivy")
    assert sorted(t.offered(1)) == ["Harley Quinn", "Superman"]
    t.answer(1, "Harley Quinn")
    assert (t.discard(1), t.figure_cost(1)) == (["Harley Quinn"], 9)
    t.end()
    assert t.offered(1) == ["Superman"]  # what is left may still be used


@rule("RIV-10.6")
def test_poison_ivy_can_be_avoided_and_spares_a_hand_without_blocks() -> None:
    t = confrontation(p0=["Poison Ivy"], p1=["Superman", "World's Greatest Detective"])
    t.play("Poison Ivy")
    t.answer(1, "World's Greatest Detective")
    assert t.discard(1) == []
    t = duel(p0=["Poison Ivy"], p1=["Punch"])
    t.play("Poison Ivy")
    assert (t.hand(1), t.asked()) == (["Punch"], [0])


# Red Hood


@rule("RIV-10.7")
def test_red_hood_destroys_when_the_confrontation_succeeds() -> None:
    t = confrontation(p0=["Red Hood", "Vulnerability"], power=7, discard0=["Kick"])
    t.play("Red Hood")
    assert t.view(0).kind.name == "main"  # nothing yet: who knows how it ends
    t.end()
    t.answer(0, "Vulnerability")
    assert (t.trophies(0), t.destroyed, t.active) == ([JOKER], ["Vulnerability"], 1)
    assert sorted(t.discard(0)) == ["Kick", "Red Hood"]


@rule("RIV-10.7")
def test_red_hood_may_destroy_nothing_after_a_success() -> None:
    t = confrontation(p0=["Red Hood", "Vulnerability"], power=7)
    t.play("Red Hood")
    t.end()
    t.answer(0, None)
    assert (t.destroyed, sorted(t.discard(0))) == ([], ["Red Hood", "Vulnerability"])


@rule("RIV-10.7")
def test_red_hood_destroys_nothing_if_the_confrontation_fails_or_there_is_none() -> None:
    t = confrontation(p0=["Red Hood", "Vulnerability"], power=7, p1=["Harley Quinn"])
    t.play("Red Hood")
    t.end()
    t.answer(1, "Harley Quinn")
    assert (t.active, t.destroyed, t.trophies(0)) == (1, [], [])
    t = duel(p0=["Red Hood", "Vulnerability"], power=7)
    t.play("Red Hood")
    t.end()
    assert (t.active, t.destroyed) == (1, [])


@rule("RIV-10.8")
def test_red_hoods_two_cards_may_come_from_hand_and_discard_pile() -> None:
    t = confrontation(p0=["Red Hood", "Vulnerability", "Punch"], power=7, discard0=["Weakness", "Kick"])
    t.play("Red Hood")
    t.end()
    assert (t.view(0).least, t.view(0).most, len(t.offered(0))) == (0, 2, 4)
    t.answer(0, "Vulnerability", "Weakness")
    assert sorted(t.destroyed) == ["Vulnerability", "Weakness"]


# The Riddler


@rule("RIV-10.9", "G-46")
def test_for_three_power_the_foe_decides_what_the_riddler_gains() -> None:
    t = duel(p0=["The Riddler"], power=8, main=["Superman", "Bane", *ROBINS])
    t.play("The Riddler")
    t.use("The Riddler")
    assert (t.power(0), t.asked()) == (9 - 3, [1])
    assert t.offered(1) == ["Superman, the card shown", "the card beneath it"]
    t.answer(1, "Superman")
    assert (t.discard(0), t.main_deck[0]) == (["Superman"], "Bane")
    assert "use The Riddler" not in t.offered()  # once a turn


@rule("RIV-10.9")
def test_the_riddler_is_not_for_less_and_only_in_his_turn() -> None:
    t = duel(p0=["The Riddler"], power=1, deck0=["Red Robin"] * 5)
    t.play("The Riddler")
    assert "use The Riddler" not in t.offered()
    t.end()
    t.answer(1, None)
    t.end()
    t.answer(0, None)
    t.play("Red Robin")
    assert "use The Riddler" not in t.offered()


@rule("RIV-10.9")
def test_each_riddler_that_is_played_may_be_used_once() -> None:
    t = duel(p0=["The Riddler"] * 2, power=9, main=["Bane", "Oracle", "Kick", *ROBINS])
    t.play("The Riddler")
    t.play("The Riddler")
    for _ in range(2):
        t.use("The Riddler")
        t.answer(1, "the card beneath it")
    assert (t.discard(0), t.main_deck[0]) == (["Oracle", "Kick"], "Bane")
    assert "use The Riddler" not in t.offered()


@rule("RIV-10.10")
def test_the_revealed_card_is_on_top_again_if_the_one_below_is_gained() -> None:
    t = duel(p0=["The Riddler"], power=2, main=["Superman", "Bane", "Oracle"])
    t.play("The Riddler")
    t.use("The Riddler")
    t.answer(1, "the card beneath it")
    assert (t.discard(0), t.main_deck) == (["Bane"], ["Superman", "Oracle"])


# Scarecrow


@rule("RIV-10.11")
def test_scarecrows_power_comes_even_if_his_attack_is_avoided() -> None:
    t = confrontation(p0=["Scarecrow"], p1=["World's Greatest Detective"], discard1=["Weakness", "Weakness", "Kick"])
    t.play("Scarecrow")
    t.answer(1, "World's Greatest Detective")
    assert (t.power(0), t.discard(1).count("Weakness")) == (4, 2)


@rule("RIV-10.12")
def test_the_weakness_that_scarecrow_has_just_given_counts() -> None:
    t = confrontation(p0=["Scarecrow"], discard1=["Weakness"])
    t.play("Scarecrow")
    assert (t.power(0), t.discard(1)) == (2 + 2, ["Weakness", "Weakness"])
    t = duel(p0=["Scarecrow"], discard1=["Weakness"])
    t.play("Scarecrow")
    assert (t.power(0), t.discard(1)) == (0, ["Weakness", "Weakness"])  # no Confrontation, no Power


# Other cards


@rule("RIV-10.13")
def test_worlds_greatest_detective_is_shown_against_each_of_several_attacks() -> None:
    t = duel(p0=["Laughing Gas", "Scarecrow"], p1=["World's Greatest Detective"])
    for name in ("Laughing Gas", "Scarecrow"):
        t.play(name)
        t.answer(1, "World's Greatest Detective")
    assert (t.hand(1), t.discard(1)) == (["World's Greatest Detective"], [])


@rule("RIV-10.14")
@pytest.mark.parametrize(("choice", "discarded"), [(1, "Punch"), (0, "Kick")])
def test_a_cost_of_nothing_is_even(choice: int, discarded: str) -> None:
    t = duel(p0=["Two-Face"], p1=["Punch", "Kick"])
    t.play("Two-Face")
    odd_or_even = t.offered(0)
    assert ["odd" in odd_or_even[0], "even" in odd_or_even[1]] == [True, True]
    t.answer(0, odd_or_even[choice])
    assert (t.discard(1), t.power(0)) == ([discarded], 1)


@rule("RIV-10.15")
def test_the_amusement_park_makes_its_owners_character_dearer_at_all_times() -> None:
    t = confrontation(in1=["Abandoned Amusement Park"], power=9)
    assert (t.figure_cost(0), t.figure_cost(1)) == (9, 10)
    t.end()
    assert (t.trophies(0), t.active, t.figure_cost(1)) == ([], 1, 10)
    t = duel(p0=["Abandoned Amusement Park"])
    t.play("Abandoned Amusement Park")
    assert t.figure_cost(0) == 10


@rule("RIV-10.15")
def test_two_amusement_parks_and_a_block_add_up() -> None:
    t = confrontation(in1=["Abandoned Amusement Park"] * 2, power=12, p1=["Grappling Hook"])
    t.end()
    t.answer(1, "Grappling Hook")
    assert t.trophies(0) == []  # 9 + 2 + 2


@rule("RIV-10.16")
def test_the_batcave_gives_power_in_each_confrontation_of_its_owner() -> None:
    t = duel(from_start=True, in0=["The Batcave"])
    for _ in range(2):
        t.answer(0, "P1")
        assert t.power(0) == 1
        t.end()
        t.answer(1, "P0")
        assert t.power(1) == 0  # the foe's own Confrontation brings its owner nothing either
        assert t.power(0) == 0
        t.end()
    t.answer(0, None)
    assert t.power(0) == 0


@rule("RIV-10.16")
def test_the_batcave_counts_in_the_confrontation_in_which_it_is_played() -> None:
    t = duel(from_start=True, p0=["The Batcave"])
    t.answer(0, "P1")
    t.play("The Batcave")
    assert t.power(0) == 1
    t = duel(from_start=True, p0=["The Batcave"])
    t.answer(0, None)
    t.play("The Batcave")
    assert t.power(0) == 0
