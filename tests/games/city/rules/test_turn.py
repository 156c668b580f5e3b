"""The six steps of a turn, and how it ends (REB-4.x, RB-6)."""

from __future__ import annotations

import pytest

from archfoe.core import events
from archfoe.games.city import events as city_ev
from archfoe.games.city.piles import SPACE
from tests.games.city import RING, dawn, offered_cards, team, told
from tests.vocabulary import Table, rule

SLOTS = RING[1::2]
STEPS_IN_THE_LOG = (city_ev.PLACED, events.ATTACKED, city_ev.MOVED_VILLAIN, city_ev.ENTERED)
LATER, QUIET = "ask again at the end", "no more help this turn"


def entered(t: Table) -> list[str]:
    return told(t, city_ev.ENTERED)


# Steps 1 to 4


@rule("REB-4.1")
def test_the_steps_come_in_order() -> None:
    t = dawn(
        p0=["Punch"],
        at={0: None, 1: "L5", 2: "L5"},
        city={"S2": ["Scarecrow"], "L2": ["Scarecrow"], "S3": ["Bane"]},
        main=["Aquaman (3)"] * 9,
    )
    assert t.offered(0)[0] == "Location 1"  # Step 1: where to begin
    t.answer(0, "slot 2")
    t.answer(0, "Scarecrow (slot 2)")
    log = [event.what for event in t.view(None).events()]
    turning_points = [what for what in log if what in STEPS_IN_THE_LOG]
    assert turning_points == [city_ev.PLACED, events.ATTACKED, events.ATTACKED, city_ev.MOVED_VILLAIN, city_ev.ENTERED]
    assert (t.city("L4"), t.city("S1")) == (["Bane"], ["Aquaman (3)"])
    assert "play Punch" in t.offered(0)


@rule("REB-4.1")
def test_what_is_due_at_the_start_of_a_turn_comes_before_the_attacks() -> None:
    t = team(
        players=2, p0=["Super Breath"], at={0: "L2", 1: "L4"}, city={"L2": ["Scarecrow"]}, main=["Aquaman (3)"] * 9
    )
    t.play("Super Breath")
    t.end()
    assert (t.active, t.discard(1)) == (1, [])
    t.end()
    assert (t.active, "Weakness" in t.discard(0)) == (0, True)  # the ice has melted before Step 2


@rule("REB-4.2")
def test_in_the_very_first_turn_nothing_attacks_moves_or_comes() -> None:
    position = {"S5": ["Scarecrow"], "L2": ["Eradicator"], "S3": ["Bane"]}
    t = dawn(p0=["Punch"], city=position, turn_number=1)
    assert (t.hand(0), t.discard(0), entered(t)) == (["Punch"], [], [])
    assert {space: t.city(space) for space in position} == position


@rule("REB-4.2")
def test_the_first_turn_of_each_other_player_has_all_steps() -> None:
    t = dawn(
        players=2,
        at={0: None, 1: None},
        city={"L2": ["Scarecrow"], "S3": ["Bane"]},
        main=["Aquaman (3)"] * 9,
        turn_number=1,
    )
    t.answer(0, "slot 1")
    assert (t.city("S3"), entered(t)) == (["Bane"], [])
    t.end()
    t.answer(1, "slot 1")
    assert (t.discard(1), t.city("L4"), entered(t)) == (["Weakness"], ["Bane"], ["Aquaman (3)"])


@rule("REB-4.3")
@pytest.mark.parametrize(
    ("counts", "slot"),
    [
        ((0, 0, 0, 0, 0), "S1"),
        ((1, 1, 1, 1, 1), "S1"),
        ((1, 0, 1, 0, 1), "S2"),
        ((2, 3, 1, 2, 1), "S3"),
        ((1, 1, 1, 1, 0), "S5"),
        ((2, 2, 2, 1, 2), "S4"),
    ],
)
def test_the_new_card_goes_to_the_slot_with_the_fewest_cards(counts: tuple[int, ...], slot: str) -> None:
    cards = {space: ["Aquaman (3)"] * n for space, n in zip(SLOTS, counts, strict=True)}
    t = dawn(city=cards, main=["Lois Lane", "Sonic Cannon"])
    assert [space for space in SLOTS if "Lois Lane" in t.city(space)] == [slot]
    assert t.main_deck == ["Sonic Cannon"]


@rule("REB-4.3")
def test_villains_are_counted_and_characters_and_cards_on_locations_are_not() -> None:
    t = dawn(
        at={0: "S2", 1: "S2", 2: "S1"},
        city={"S1": ["Scarecrow"], "L1": ["Aquaman (3)"], "L2": ["Aquaman (3)"], "L3": ["Aquaman (3)"]},
        main=["Lois Lane", "Sonic Cannon"],
    )
    assert (t.city("S1"), t.city("S2")) == (["Scarecrow"], ["Lois Lane"])


@rule("REB-4.3")
def test_villains_have_moved_before_the_cards_are_counted() -> None:
    t = dawn(city={"S1": ["Scarecrow"], "S2": ["Aquaman (3)"]}, main=["Lois Lane", "Sonic Cannon"])
    assert (t.city("L2"), t.city("S1")) == (["Scarecrow"], ["Lois Lane"])


@rule("REB-4.4")
def test_empty_slots_are_not_filled_at_the_end_of_the_turn() -> None:
    t = team(at={0: "S4"}, city={space: ["Aquaman (3)"] for space in SLOTS}, main=["Lois Lane"] * 9, move=2, power=6)
    t.buy("Aquaman (3)")
    t.walk("L5", "S5")
    t.buy("Aquaman (3)")
    t.end()
    assert (t.active, entered(t)) == (1, ["Lois Lane"])  # that of Step 4 of P1
    assert [t.city(space) for space in SLOTS] == [["Aquaman (3)"], ["Aquaman (3)"], ["Aquaman (3)"], ["Lois Lane"], []]


# Steps 5 and 6


@rule("REB-4.5")
def test_playing_moving_and_buying_are_mixed_as_one_likes() -> None:
    t = team(
        p0=["Run", "Punch", "Punch", "Batcomputer"],
        deck0=["Aquaman (3)", "Flight", "Lois Lane"],
        city={"L1": ["Jetpack"], "S1": ["Black Canary"]},
        main=[],
    )
    t.play("Run")
    t.walk("L1")
    t.play("Punch")
    t.play("Punch")
    t.buy("Jetpack")
    t.walk("S1")
    t.play("Batcomputer")
    assert (t.power(0), t.offered(0)) == (2, ["Aquaman (3)", "Flight"])  # drawn at once
    t.answer(0, "Aquaman (3)")
    t.play("Flight")
    t.buy("Black Canary")
    t.walk("L1", "S5")
    assert (t.power(0), t.move(0), t.discard(0)) == (1, 1, ["Jetpack", "Aquaman (3)", "Black Canary"])


@rule("REB-4.5")
def test_cards_may_be_played_in_any_order() -> None:
    orders = (["Run", "The Flash (6)"], ["The Flash (6)", "Run"])
    powers = []
    for order in orders:
        t = team(p0=["Run", "The Flash (6)"])
        for name in order:
            t.play(name)
        powers.append(t.power(0))
    assert powers == [5, 3]  # the text counted at once what was there


# The end of a turn


@rule("REB-4.6", "REB-4.7", "RB-6")
def test_first_the_hand_then_the_played_cards_go_to_the_discard_pile() -> None:
    t = team(
        p0=["Punch", "Run", "Batmobile", "Flash Helmet"], discard0=["Lois Lane"], deck0=["Sonic Cannon", *["Punch"] * 9]
    )
    t.play("Punch")
    t.play("Batmobile")
    t.play("Flash Helmet")
    assert t.hand(0) == ["Run", "Sonic Cannon"]
    t.end()
    assert t.discard(0) == ["Lois Lane", "Run", "Sonic Cannon", "Punch", "Flash Helmet"]
    assert (t.in_play(0), t.hand(0), len(t.deck(0))) == (["Batmobile"], ["Punch"] * 5, 4)


@rule("REB-4.6", "RB-6")
def test_a_card_that_the_super_hero_keeps_does_not_go_with_the_hand() -> None:
    t = team(hero0="Jessica Cruz", p0=["Blue Beetle", "Run"], deck0=["Punch"] * 9)
    t.end()
    t.answer(0, "Blue Beetle")
    assert (t.discard(0), sorted(t.hand(0))) == (["Run"], ["Blue Beetle", *["Punch"] * 5])


@rule("REB-4.7", "RB-6")
def test_the_played_cards_are_in_the_discard_pile_when_the_new_hand_is_drawn() -> None:
    t = team(p0=["Punch", "Run", "Flash Helmet"], deck0=["Lois Lane", "Sonic Cannon"], discard0=["Flight"])
    t.play("Flash Helmet")
    t.play("Punch")
    t.end()
    assert "Sonic Cannon" in t.hand(0) and len(t.hand(0)) == 5
    assert sorted(t.hand(0) + t.deck(0)) == ["Flash Helmet", "Flight", "Lois Lane", "Punch", "Run", "Sonic Cannon"]
    assert t.discard(0) == []


@rule("REB-4.7", "RB-6")
def test_unspent_power_and_move_are_lost() -> None:
    t = team(players=2, p0=["Run", "Punch"])
    t.play("Run")
    t.play("Punch")
    t.end()
    assert (t.active, t.power(0), t.move(0), t.power(1), t.move(1)) == (1, 0, 0, 0, 0)
    t.end()
    assert (t.active, t.power(0), t.move(0)) == (0, 0, 0)


@rule("REB-4.7")
def test_the_hand_is_drawn_before_the_next_player_begins() -> None:
    t = team(p1=[], main=["Doomsday"], deck0=["Run", "Aquaman (3)", "Lois Lane", "Punch", "Flight", "Punch"])
    t.end()
    assert (t.active, t.asked(), len(t.hand(0))) == (1, [0], 5)  # what to discard for Doomsday


# The turns of others


@rule("REB-4.8")
def test_in_anothers_turn_nothing_but_assist_cards_is_on_offer() -> None:
    t = team(
        p1=["Punch", "Run", "Blue Beetle", "Green Arrow"],
        in1=["Batmobile"],
        city={"S5": ["Bizarro", "Aquaman (3)"]},
        hero1="Superman",
        hero0="Batman",
        power=9,
    )
    assert (t.asked(), t.offered(1)) == ([0, 1], ["assist with Green Arrow", LATER, QUIET])
    t = team(p1=["Punch", "Run", "Blue Beetle"], in1=["Batmobile"], hero1="The Flash", power=9)
    assert t.asked() == [0]


@rule("REB-4.8")
def test_in_anothers_turn_defenses_and_the_super_hero_may_be_used() -> None:
    t = dawn(hero1="Batman", p0=["Bulletproof"], p1=["Blue Beetle", "Punch"], deck1=["Lois Lane"], main=["Sinestro"])
    t.answer(0, "P1")  # the first to deal with the Attack
    assert (t.asked(), offered_cards(t, 1)) == ([1], ["Blue Beetle for yourself"])
    t.answer(1, "Blue Beetle for yourself")
    t.answer(1, "P1")  # who draws for Batman
    assert (t.hand(1), t.discard(1)) == (["Punch", "Lois Lane"], ["Blue Beetle"])


@rule("REB-4.3")
def test_the_log_names_the_slot_of_a_new_card() -> None:
    t = dawn(city={"S1": ["Aquaman (3)"]}, main=["Lois Lane"] * 2)
    (event,) = [event for event in t.view(None).events() if event.what == city_ev.ENTERED]
    assert (event.rule, t.names(SPACE + event.n)) == ("REB-4.3", ["Lois Lane"])
