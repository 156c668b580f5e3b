"""Sciencell, Skeets, Soultaker Sword and White Lantern Power Battery."""

from __future__ import annotations

import pytest

from archfoe.core.piles import DECK
from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule

# Sciencell


def test_sciencell_gives_two_power_with_nothing_else_on_the_table() -> None:
    t = unite(p0=["Sciencell"], deck0=[], lineup=[], kicks=0, stack=[])
    t.play("Sciencell")
    assert (t.power(0), t.vp(0), t.offered()) == (2, 0, ["end turn"])


@rule("HU-4.2")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["Sciencell", "Raven", "Kick"], 0 + 1 + 1),
        (["Sciencell", "Talon"], 1 + 1),
        (["Sciencell", "Talon", "Talon", "Talon"], 1 + 3),
        (["Sciencell", "Sciencell", "Talon", "Manhunter"], 2 + 2 + 2),
        (["Sciencell", "Talon", "Vandal Savage", "Trigon"], 3 + 1 + 4 + 6),
    ],
)
def test_sciencell_scores_for_each_name_of_a_villain(cards: list[str], points: int) -> None:
    assert unite(deck0=cards, deck1=["Deadshot"]).vp(0) == points


@rule("HU-4.1", "HU-4.2")
def test_sciencell_finds_villains_wherever_their_owner_keeps_them() -> None:
    t = unite(p0=["Talon"], deck0=["Sciencell"], discard0=["Deadshot"], played0=["Parasite"], in0=["Vandal Savage"])
    assert t.vp(0) == 4 + 3 * 1 + 4


@rule("BASE-12.1")
def test_sciencell_is_worth_less_when_the_last_villain_of_a_name_is_destroyed() -> None:
    t = mixed(p0=["Soultaker Sword", "Bane"], deck0=["Sciencell", "Talon"])
    assert t.vp(0) == 2 + 1 + 1 + 1
    t.play("Soultaker Sword")
    t.answer(0, "Bane")
    assert t.vp(0) == 1 + 1 + 1


# Skeets


@pytest.mark.parametrize(
    ("picked", "deck", "hand", "discards"),
    [
        ("Katana", ["Katana", "Kick"], [], ["Raven", "Talon"]),
        (None, [], ["Kick"], ["Raven", "Katana", "Talon"]),
    ],
)
def test_skeets_puts_a_hero_on_top_of_the_deck_or_draws(
    picked: str | None, deck: list[str], hand: list[str], discards: list[str]
) -> None:
    t = unite(p0=["Skeets"], deck0=["Kick"], discard0=["Raven", "Katana", "Talon"])
    t.play("Skeets")
    assert t.offered(0) == ["Raven", "Katana"]
    t.answer(0, picked)
    assert (t.power(0), t.deck(0), t.hand(0), t.discard(0)) == (0, deck, hand, discards)


@rule("G-22")
@pytest.mark.parametrize(("deck", "drawn"), [(["Kick"], ["Kick"]), ([], [])])
def test_skeets_draws_unasked_without_a_hero_in_the_discard_pile(deck: list[str], drawn: list[str]) -> None:
    t = unite(p0=["Skeets"], deck0=deck, lineup=["Raven"])
    t.play("Skeets")
    assert (t.hand(0), t.deck(0), t.offered()[-1]) == (drawn, [], "end turn")


@pytest.mark.parametrize(
    ("answer", "hand", "discards"),
    [("draw a card", ["Kick"], ["Raven", "Skeets"]), ("put a Hero", ["Raven"], ["Skeets"])],
)
def test_skeets_avoids_an_attack_and_brings_a_hero_or_a_card(answer: str, hand: list[str], discards: list[str]) -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Skeets"], deck1=["Kick"], discard1=["Raven"])
    t.play("Black Lantern Corps")
    t.answer(1, "Skeets")
    t.answer(1, answer)
    assert (t.hand(1), t.discard(1)) == (hand, discards)


@rule("BASE-10.2")
def test_skeets_used_as_a_defense_is_drawn_again_if_it_is_all_there_is() -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Skeets"], deck1=[])
    t.play("Black Lantern Corps")
    t.answer(1, "Skeets")
    assert (t.asked(), t.hand(1), t.discard(1)) == ([0], ["Skeets"], [])


@rule("HU-5.2", "BASE-14.2")
def test_skeets_as_second_equipment_places_the_hero_that_nightwing_draws() -> None:
    t = unite(hero0="Nightwing", p0=["Batarang", "Skeets"], deck0=["Punch"], discard0=["Katana"])
    t.play("Batarang")
    t.play("Skeets")
    t.answer(0, "Katana")
    t.answer(0, "draw a card")
    assert (t.power(0), t.hand(0), t.deck(0)) == (2 + 1, ["Katana"], ["Punch"])


def test_skeets_knows_the_heroes_of_the_base_set() -> None:
    t = mixed(p0=["Skeets", "Kid Flash"], deck0=["Punch"], discard0=["Robin"])
    t.play("Skeets")
    t.answer(0, "Robin")
    t.play("Kid Flash")
    assert (t.hand(0), t.deck(0)) == (["Robin"], ["Punch"])


# Soultaker Sword


@pytest.mark.parametrize(("picked", "hand"), [("Punch", ["Kick"]), (None, ["Punch", "Kick"])])
def test_soultaker_sword_may_destroy_a_card_in_hand(picked: str | None, hand: list[str]) -> None:
    t = unite(p0=["Soultaker Sword", "Punch", "Kick"], discard0=["Weakness"])
    t.play("Soultaker Sword")
    assert t.offered(0) == ["Punch", "Kick"]
    t.answer(0, picked)
    assert (t.power(0), t.hand(0), t.discard(0)) == (2, hand, ["Weakness"])


def test_soultaker_sword_asks_nothing_with_an_empty_hand() -> None:
    t = unite(p0=["Soultaker Sword"], discard0=["Weakness"], lineup=[])
    t.play("Soultaker Sword")
    assert (t.power(0), t.destroyed, t.offered()) == (2, [], ["end turn"])


@rule("G-8")
def test_soultaker_sword_played_again_by_clayface_destroys_a_second_card() -> None:
    t = mixed(p0=["Soultaker Sword", "Clayface", "Vulnerability", "Weakness"])
    t.play("Soultaker Sword")
    t.answer(0, "Weakness")
    t.play("Clayface")
    t.answer(0, "Vulnerability")
    assert (t.power(0), t.hand(0), t.destroyed) == (4, [], ["Weakness", "Vulnerability"])


@rule("BASE-14.2")
def test_soultaker_sword_destroys_before_nightwing_draws() -> None:
    t = unite(hero0="Nightwing", p0=["Batarang", "Soultaker Sword", "Punch"], deck0=["Weakness"])
    t.play("Batarang")
    t.play("Soultaker Sword")
    assert t.offered(0) == ["Punch"]
    t.answer(0, "Punch")
    t.answer(0, "draw a card")
    assert (t.hand(0), t.destroyed) == (["Weakness"], ["Punch"])


# White Lantern Power Battery


@rule("HU-9.7")
def test_white_lantern_power_battery_gains_the_power_rings_and_any_other_card() -> None:
    lineup = ["Red Lantern Power Ring", "Legion Flight Ring", "Star Sapphire Power Ring", "Talon", "Oa"]
    t = unite(p0=["White Lantern Power Battery"], deck0=["Punch"], lineup=lineup)
    t.play("White Lantern Power Battery")
    assert t.offered(0) == ["Legion Flight Ring", "Talon", "Oa"]
    t.answer(0, "Oa")
    assert (t.power(0), t.hand(0)) == (0, ["Red Lantern Power Ring", "Star Sapphire Power Ring"])
    assert (t.deck(0), t.lineup) == (["Oa", "Punch"], ["Legion Flight Ring", "Talon"])
    assert [card.name for card in t.view(1).known(DECK)] == ["Oa"]


def test_white_lantern_power_battery_without_rings_still_gains_a_card() -> None:
    t = unite(p0=["White Lantern Power Battery"], deck0=[], lineup=["World's Mightiest Mortal"])
    t.play("White Lantern Power Battery")
    assert (t.hand(0), t.deck(0), t.lineup) == ([], ["World's Mightiest Mortal"], [])


@pytest.mark.parametrize("lineup", [[], ["Orange Lantern Power Ring"]])
def test_white_lantern_power_battery_has_no_other_card_to_gain(lineup: list[str]) -> None:
    t = unite(p0=["White Lantern Power Battery"], deck0=["Punch"], lineup=lineup)
    t.play("White Lantern Power Battery")
    assert (t.hand(0), t.deck(0), t.lineup) == (lineup, ["Punch"], [])


@rule("HU-9.7")
def test_white_lantern_power_battery_is_no_power_ring_itself() -> None:
    t = unite(p0=["White Lantern Power Battery"], lineup=["White Lantern Power Battery", "Katana"], deck0=[])
    t.play("White Lantern Power Battery")
    t.answer(0, "Katana")
    assert (t.hand(0), t.lineup) == ([], ["White Lantern Power Battery"])


@rule("HU-10.9")
def test_white_lantern_power_battery_gains_power_rings_of_the_base_set() -> None:
    t = mixed(p0=["White Lantern Power Battery"], deck0=[], lineup=["Power Ring", "Mera", "Power Ring"])
    t.play("White Lantern Power Battery")
    assert (t.hand(0), t.deck(0)) == (["Power Ring", "Power Ring"], ["Mera"])


def test_white_lantern_power_battery_gains_for_wonder_woman_and_deadman() -> None:
    """A Villain gained brings an extra card at the end; Deadman gained destroys at once."""
    t = mixed(hero0="Wonder Woman", p0=["White Lantern Power Battery"], lineup=["Talon"])
    t.play("White Lantern Power Battery")
    t.answer(0, "draw an extra card")
    t.end()
    assert (len(t.hand(0)), t.hand(0)[0]) == (6, "Talon")

    t = unite(p0=["White Lantern Power Battery", "Weakness"], deck0=[], lineup=["Deadman"])
    t.play("White Lantern Power Battery")
    t.answer(0, "Weakness")
    assert (t.deck(0), t.destroyed) == (["Deadman"], ["Weakness"])
