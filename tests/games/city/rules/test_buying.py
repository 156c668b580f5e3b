"""Power, Move, and what they pay for (REB-5.x, RB-7)."""

from __future__ import annotations

import pytest

from archfoe.core import events
from archfoe.games.city.card import city_card
from archfoe.games.city.cards import SIGNATURE_KIND
from archfoe.sets import BOXES
from tests.games.city import RING, dawn, team, told
from tests.vocabulary import Table, rule

REBIRTH = BOXES["rebirth"]
MOVE_CARDS = {
    "Run", "Helping Hand", "Batcycle", "Bat-Signal", "Flight", "Super Speed", "Cyborg (3)", "Jessica Cruz (4)",
    "Lois Lane", "Superman (7)", "The Flash (6)", "Constructs", "Speed Force", "Vibration", "Batmobile", "Batplane",
    "Flash Helmet", "Jetpack", "Super-Suit",
}  # fmt: skip


def purchases(t: Table) -> set[str]:
    return {label.removeprefix("buy ") for label in t.offered(0) if label.startswith("buy ")}


# Power and Move


@rule("REB-5.1")
def test_power_and_move_of_all_cards_are_added_up() -> None:
    t = team(p0=["Punch", "Flight", "Batcycle", "Run"], p1=["Cyborg (3)"])
    for name in ("Punch", "Flight", "Batcycle", "Run"):
        t.play(name)
    assert (t.power(0), t.move(0)) == (1 + 1 + 2, 3 + 1 + 2)
    t.assist(1, "Cyborg (3)")
    t.answer(0, "Move 2")
    assert (t.power(0), t.move(0)) == (4 + 1, 6 + 2)


@rule("REB-5.1")
def test_both_may_be_spent_at_any_later_moment_of_the_turn() -> None:
    t = team(p0=["Run", "Punch", "Punch", "Punch", "Punch"], city={"L1": ["Lois Lane"], "S5": ["Black Canary"]})
    for name in ("Run", "Punch", "Punch", "Punch", "Punch"):
        t.play(name)
    t.walk("L1")
    t.buy("Lois Lane")
    assert (t.power(0), t.move(0)) == (1, 1)
    t.walk("S5")
    assert (t.power(0), t.move(0), purchases(t)) == (1, 0, set())


@rule("REB-5.2")
def test_a_step_costs_1_move_either_way_and_back_again_too() -> None:
    t = team(hero0="Wonder Woman", at={0: "L1"}, move=4)
    t.walk("S1", "L1", "S5")
    assert (t.at(0), t.move(0)) == ("S5", 1)
    t.walk("L1")
    assert (t.at(0), t.move(0), t.offered(0)) == ("L1", 0, ["end turn"])


@rule("REB-5.2")
def test_only_neighbours_are_reached_by_a_step() -> None:
    t = team(at={0: "L3"}, move=9)
    assert [label for label in t.offered(0) if label.startswith("walk")] == ["walk to slot 3", "walk to slot 2"]


@rule("REB-5.3")
def test_villains_neither_stop_a_character_nor_attack_it_for_coming() -> None:
    city = {"L1": ["Doomsday", "Scarecrow"], "S1": ["Bane"], "L2": ["Scarecrow"]}
    t = team(p0=["Punch", "Punch"], city=city, move=5)
    t.walk("L1", "S1", "L2", "S1", "L1")
    assert (t.at(0), t.move(0), t.hand(0), t.discard(0)) == ("L1", 0, ["Punch", "Punch"], [])
    assert told(t, events.ATTACKED) == []
    assert {space: t.city(space) for space in city} == city


# Buying


@rule("REB-5.4")
def test_one_buys_only_in_the_own_space() -> None:
    city = {"L4": ["Jetpack"], "S4": ["Aquaman (3)"], "L5": ["Bane"], "S5": ["Lois Lane"]}
    t = team(at={0: "S4"}, city=city, power=20, move=3)
    assert purchases(t) == {"Aquaman (3)"}
    t.walk("L4")
    assert purchases(t) == {"Jetpack", "Flight"}
    t.walk("S4")
    t.buy("Aquaman (3)")
    t.walk("L5")
    assert purchases(t) == {"Bane", "Bat-Signal"}
    assert t.discard(0) == ["Aquaman (3)"]


@rule("REB-5.4")
def test_a_card_may_allow_to_buy_at_a_distance() -> None:
    city = {"L4": ["Jetpack"], "S4": ["Aquaman (3)"], "L5": ["Bane"], "S5": ["Lois Lane"], "S1": ["Sonic Cannon"]}
    t = team(p0=["Holographic Computing"], at={0: "S4"}, city=city, power=20)
    t.play("Holographic Computing")
    assert purchases(t) == {"Aquaman (3)", "Jetpack", "Bane", "Bat-Signal", "Flight"}


@rule("REB-5.4")
def test_the_reason_why_a_card_cannot_be_bought_is_that_it_is_elsewhere() -> None:
    t = team(city={"S5": ["Aquaman (3)"], "S1": ["Lois Lane"]}, power=9)
    reason = t.view(0).why_not("buy", REBIRTH["lois_lane"])
    assert reason is not None and reason.rule == "REB-5.4"
    assert t.view(0).why_not("buy", REBIRTH["aquaman_3"]) is None


@rule("REB-5.5", "RB-7")
def test_one_buys_as_much_as_power_pays_for() -> None:
    t = team(city={"S5": ["Aquaman (3)", "Lois Lane", "Jetpack", "Green Arrow"]}, power=8)
    t.buy("Aquaman (3)")
    assert (t.power(0), purchases(t)) == (5, {"Lois Lane", "Jetpack", "Green Arrow"})
    t.buy("Lois Lane")
    assert (t.power(0), purchases(t)) == (2, {"Jetpack"})
    t.buy("Jetpack")
    assert (t.power(0), purchases(t)) == (0, set())
    assert t.city("S5") == ["Green Arrow"]


@rule("REB-5.5")
def test_nobody_has_to_buy() -> None:
    t = team(city={"S5": ["Aquaman (3)"]}, power=9, main=["Sonic Cannon"] * 3)
    t.end()
    assert (t.active, t.city("S5"), t.discard(0)) == (1, ["Aquaman (3)"], [])


@rule("REB-5.5", "RB-7")
def test_each_purchase_is_paid_at_the_cost_of_its_moment() -> None:
    t = team(p0=["Wonder Woman (5)"], city={"S5": ["Giganta", "Scarecrow"]}, power=7, deck1=["Punch"])
    t.buy("Giganta")  # cost 5
    t.answer(0, "P1")  # who draws a card
    assert t.power(0) == 2
    t.play("Wonder Woman (5)")  # 3 Power, and Villains cost 1 less from now on
    t.buy("Scarecrow")  # cost 5
    assert t.power(0) == 1


@rule("REB-5.5", "RB-7")
def test_raises_and_discounts_add_up() -> None:
    city = {"S5": ["Bane"]}  # cost 6
    t = team(hero0="Wonder Woman", p0=["Wonder Woman (5)"], city=city, threat=3, power=7)
    t.play("Wonder Woman (5)")
    t.buy("Bane")
    assert (t.power(0), t.destroyed) == (7 + 3 - (6 + 4 - 1 - 1), ["Bane"])


@rule("REB-5.5", "RB-7")
def test_no_cost_falls_below_0() -> None:
    t = team(
        p0=["Bolt of Zeus", "Bolt of Zeus", "Batarang"],
        deck0=["Run"],
        city={"S5": ["Scarecrow"]},  # cost 5
    )
    for name in ("Bolt of Zeus", "Bolt of Zeus", "Batarang"):
        t.play(name)  # each takes 2 off
    assert t.power(0) == 2 + 2 + 1
    t.buy("Scarecrow")
    assert (t.power(0), t.destroyed) == (5, ["Scarecrow"])


@rule("REB-5.6")
def test_a_bought_card_goes_to_the_discard_pile_at_once() -> None:
    t = team(p0=["Batcomputer"], city={"S5": ["Aquaman (3)"]}, deck0=["Punch"], power=3)
    t.buy("Aquaman (3)")
    assert t.discard(0) == ["Aquaman (3)"]
    t.play("Batcomputer")  # draws two, the second after the discard pile was shuffled
    assert sorted(t.hand(0)) == ["Aquaman (3)", "Punch"]


@rule("REB-5.6")
def test_an_effect_may_send_a_bought_card_elsewhere() -> None:
    t = team(p0=["King of Atlantis"], city={"S5": ["Aquaman (3)", "Lois Lane"]}, power=6)
    t.play("King of Atlantis")
    t.buy("Aquaman (3)")
    t.buy("Lois Lane")
    assert (t.hand(0), t.discard(0)) == (["Aquaman (3)"], ["Lois Lane"])
    t = team(hero0="Aquaman", city={"S5": ["Aquaman (3)"]}, at={1: "S1", 2: "S1"}, power=3)
    t.buy("Aquaman (3)")
    t.answer(0, "top of your deck")
    assert (t.deck(0)[0], t.discard(0)) == ("Aquaman (3)", [])


@rule("REB-5.6")
@pytest.mark.parametrize("space", RING)
def test_a_weakness_is_nowhere_for_sale(space: str) -> None:
    t = team(at={0: space}, power=30, p0=["Trident of Atlantis"])
    t.play("Trident of Atlantis")
    assert "Weakness" not in purchases(t)
    assert t.view(0).why_not("buy", REBIRTH["weakness"]) is not None


# Other ways of getting about


@rule("REB-5.7")
def test_a_walk_by_an_effect_gives_no_move() -> None:
    t = team(hero0="The Flash", p0=["Helping Hand"], move=2)
    t.play("Helping Hand")
    t.answer(0, "P0")
    t.answer(0, "Location 1")
    assert (t.at(0), t.move(0), t.power(0)) == ("L1", 2, 1)
    assert "use The Flash" not in t.offered(0)  # that costs 3 Move


@rule("REB-5.7")
def test_the_walk_of_a_defense_gives_no_move_either() -> None:
    t = dawn(p0=["Super-Suit"], city={"S5": ["Scarecrow"]})
    t.answer(0, "Super-Suit for yourself")
    assert t.offered(0) == ["slot 5", "Location 1", "slot 1", "slot 4", "Location 5"]
    t.answer(0, "slot 5")
    assert (t.at(0), t.move(0)) == ("S5", 0)
    assert not [label for label in t.offered(0) if label.startswith("walk")]


@rule("REB-5.7", "REB-5.8")
def test_a_walk_goes_through_the_spaces_between_and_a_placement_does_not() -> None:
    """Carry On counts the Locations that the Character enters."""
    t = team(p0=["Carry On"], city={"S5": ["Doctor Polaris"]}, power=6)
    t.play("Carry On")
    t.buy("Doctor Polaris")
    t.answer(0, "P0")
    t.answer(0, "slot 1")
    assert (t.at(0), t.power(0), t.move(0)) == ("S1", 1, 4)
    t = team(p0=["Carry On", "Jetpack"])
    t.play("Carry On")
    t.play("Jetpack")
    t.answer(0, "slot 1")
    t.answer(0, "do not leave this card in that space")
    assert (t.at(0), t.power(0), t.move(0)) == ("S1", 0, 4)


@rule("REB-5.8")
def test_placing_reaches_any_space_at_once() -> None:
    t = team(p0=["Jetpack"], at={0: "L1"})
    t.play("Jetpack")
    assert len(t.offered(0)) == 10
    t.answer(0, "slot 3")
    t.answer(0, "do not leave this card in that space")
    assert (t.at(0), t.move(0)) == ("S3", 0)


@rule("REB-5.9")
def test_helping_hand_is_a_move_card_for_cheetah() -> None:
    t = dawn(p0=["Helping Hand", "Punch"], city={"S5": ["Cheetah"]})
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Helping Hand"])
    t = dawn(p0=["Blast", "Punch"], city={"S5": ["Cheetah"]})
    assert (t.hand(0), t.discard(0)) == (["Blast", "Punch"], ["Weakness"])


@rule("REB-5.9")
def test_helping_hand_is_a_move_card_for_reverse_flash() -> None:
    t = dawn(p0=["Helping Hand", "Punch", "Run", "Super-Suit"], city={"L1": ["Reverse-Flash"]}, at={0: "L1"})
    t.answer(0, None)
    assert (t.hand(0), sorted(t.discard(0))) == (["Punch"], ["Helping Hand", "Run", "Super-Suit"])


@rule("REB-5.9")
def test_all_cards_that_bring_a_character_about_are_move_cards() -> None:
    cards = [card for card in REBIRTH.values() if card.kind != SIGNATURE_KIND and not city_card(card).pack]
    assert {card.name for card in cards if card.subtype == "Move"} == MOVE_CARDS
