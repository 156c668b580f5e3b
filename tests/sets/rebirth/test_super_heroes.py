"""The eight Super Heroes of Rebirth."""

from __future__ import annotations

import pytest

from tests.sets.rebirth import assists, city, entering, for_sale
from tests.sets.rebirth.places import choices, city_of
from tests.vocabulary import rule

# Aquaman


@rule("REB-17.2")
def test_aquaman_puts_one_cheap_purchase_of_a_turn_on_his_deck() -> None:
    t = city(hero0="Aquaman", city={"S5": ["Aquaman (3)", "Blast"]}, at={1: "L3"}, deck0=["Run"], power=6)
    t.buy("Aquaman (3)")
    t.answer(0, "top of your deck")
    assert (t.deck(0), t.discard(0)) == (["Aquaman (3)", "Run"], [])
    t.buy("Blast")
    assert (t.deck(0), t.discard(0)) == (["Aquaman (3)", "Run"], ["Blast"])


@rule("REB-17.2")
@pytest.mark.parametrize(("there", "near"), [("S5", True), ("L1", True), ("L5", True), ("S1", False), ("S4", False)])
def test_aquaman_gives_a_cheap_purchase_to_a_player_within_range_1(there: str, near: bool) -> None:
    t = city(hero0="Aquaman", city={"S5": ["Aquaman (3)"]}, at={1: there}, power=3)
    t.buy("Aquaman (3)")
    assert ("P1's discard pile" in t.offered(0)) == near
    t.answer(0, "P1's discard pile" if near else "top of your deck")
    assert (t.discard(0), t.discard(1)) == ([], ["Aquaman (3)"] if near else [])


@rule("REB-17.2", "REB-17.1")
def test_aquaman_has_no_choice_for_dear_cards_and_may_leave_cheap_ones() -> None:
    t = city(hero0="Aquaman", city={"S5": ["Batplane", "Doctor Fate", "Aquaman (3)"]}, deck0=["Run"], power=14)
    t.buy("Batplane")
    assert (t.discard(0), "end turn" in t.offered(0)) == (["Batplane"], True)
    t.buy("Doctor Fate")
    t.answer(0, "your discard pile")
    assert t.discard(0) == ["Batplane", "Doctor Fate"]
    t.buy("Aquaman (3)")
    t.answer(0, "top of your deck")
    assert t.deck(0) == ["Aquaman (3)", "Run"]


@rule("REB-17.2")
def test_aquaman_may_give_away_what_he_gains_in_his_turn_but_has_no_say_in_anothers() -> None:
    t = city(hero0="Aquaman", p0=["Withdrawal"])
    t.play("Withdrawal")
    t.answer(0, "gain a Basic card")
    t.answer(0, "Flight")
    t.answer(0, "P1's discard pile")
    assert (t.discard(0), t.discard(1)) == ([], ["Flight"])
    t = city(hero1="Aquaman", city={"S5": ["Aquaman (3)"]}, power=3)
    t.buy("Aquaman (3)")
    assert t.discard(0) == ["Aquaman (3)"]


@rule("REB-17.2")
def test_aquaman_may_hand_on_even_a_weakness_that_he_gains_in_his_turn() -> None:
    t = city(hero0="Aquaman", city={"L2": ["Scarecrow"]}, from_start=True)
    assert set(t.offered(0)) == {"your discard pile", "top of your deck", "P1's discard pile"}
    t.answer(0, "P1's discard pile")
    assert (t.discard(0), t.discard(1)) == ([], ["Weakness"])


# Batman


@rule("REB-17.3", "REB-17.1")
@pytest.mark.parametrize("target", [0, 1])
def test_batman_has_a_player_draw_when_he_defeats_a_villain(target: int) -> None:
    t = city(hero0="Batman", city={"S5": ["Bizarro"]}, deck0=["Blast"], deck1=["Aquaman (3)"], power=6)
    t.buy("Bizarro")  # whose Reward finds nothing
    t.answer(0, f"P{target}")
    assert (t.hand(target), t.hand(1 - target)) == ([["Blast"], ["Aquaman (3)"]][target], [])


@rule("REB-17.3")
def test_batman_has_a_player_draw_when_he_avoids_an_attack_in_any_turn() -> None:
    t = entering("Doomsday", hero1="Batman", p1=["Hard Water Bubble"], at={0: "L3", 1: "S5"}, deck0=["Blast"])
    t.answer(0, "P0")  # P0 is hit first, so that the card drawn then is safe
    t.answer(1, "Hard Water Bubble")
    t.answer(1, "P0")
    assert (t.active, t.hand(0), t.discard(1)) == (0, ["Blast"], ["Hard Water Bubble"])
    t = city(hero0="Batman", p0=["Vibration"], at={0: "L2"}, city={"L2": ["Scarecrow"]}, deck0=["Blast"],
             from_start=True)  # fmt: skip
    t.answer(0, "Vibration")
    t.answer(0, "Location 2")
    t.answer(0, "P0")
    assert t.hand(0) == ["Blast"]


@rule("REB-17.4", "REB-15.2")
def test_batman_draws_twice_when_batman_of_cost_6_avoids_and_defeats() -> None:
    t = city(hero0="Batman", p0=["Batman (6)"], deck0=["Blast", "Run"], deck1=["Aquaman (3)", "Run"], at={0: "S4"},
             city={"S4": ["Count Vertigo"]}, from_start=True)  # fmt: skip
    t.answer(0, "Batman (6)")
    targets = ["P1", "P0"]
    while "end turn" not in t.offered(0):
        if t.offered(0) == ["P0", "P1"]:
            drawn = (t.hand(0), t.hand(1))
            t.answer(0, targets.pop(0))
            assert drawn == (([], []) if targets else ([], ["Aquaman (3)"]))
        else:
            t.answer(0, None)
    assert (t.hand(0), t.hand(1), t.destroyed, targets) == (["Blast"], ["Aquaman (3)"], ["Count Vertigo"], [])


@rule("REB-17.3")
def test_batman_does_not_draw_when_another_defeats_or_when_he_is_hit() -> None:
    t = city(hero1="Batman", city={"S5": ["Bizarro"]}, power=6, deck1=["Aquaman (3)"])
    t.buy("Bizarro")
    assert (t.destroyed, t.hand(0), t.hand(1)) == (["Bizarro"], [], [])
    t = city(hero0="Batman", city={"L2": ["Scarecrow"]}, from_start=True)
    assert (t.discard(0), t.hand(0), "end turn" in t.offered(0)) == (["Weakness"], [], True)


# Cyborg


@rule("REB-17.5")
def test_cyborg_uses_the_ability_of_a_far_location_once_in_his_turn() -> None:
    t = city_of("Bank A", "Daily Planet A", hero0="Cyborg", deck0=["Blast", "Aquaman (3)"], power=4)
    assert [label for label in t.offered(0) if label.startswith("use ")] == ["use Bank", "use Daily Planet"]
    t.use("Bank")
    assert (t.hand(0), t.power(0), t.at(0)) == (["Blast", "Aquaman (3)"], 1, "S5")
    assert "use Daily Planet" not in t.offered(0)


@rule("REB-17.5", "REB-10.3")
def test_cyborg_buys_from_a_far_basic_stack_instead() -> None:
    t = city(hero0="Cyborg", at={0: "L5"}, power=12)
    assert set(for_sale(t)) == {"Batcycle", "Flight", "Bat-Signal"}
    t.buy("Bat-Signal")
    assert set(for_sale(t)) == {"Batcycle", "Flight"}
    t.buy("Flight")
    assert (for_sale(t), t.discard(0)) == ([], ["Bat-Signal", "Flight"])
    assert "use Arkham Asylum" not in t.offered(0)


@rule("REB-17.5", "REB-10.1")
def test_cyborg_keeps_his_reach_when_he_uses_the_location_where_he_is() -> None:
    t = city_of("Bank A", "Daily Planet A", hero0="Cyborg", at={0: "L1"}, power=8)
    t.use("Bank")
    assert ("use Bank" in t.offered(0), "use Daily Planet" in t.offered(0)) == (False, True)
    t.use("Daily Planet")
    t.answer(0, "no")
    assert (t.power(0), for_sale(t)) == (4, [])


@rule("REB-17.5", "REB-11.3")
def test_cyborg_cannot_choose_a_destroyed_location_or_reach_cards_that_are_not_basic() -> None:
    t = city_of("Bank A", hero0="Cyborg", damage={"L1": 5, "L5": 5}, city={"L3": ["Aquaman (3)"]}, power=9)
    assert "use Bank" not in t.offered(0)
    assert set(for_sale(t)) == {"Batcycle", "Flight"}


@rule("REB-17.5", "REB-10.5")
def test_cyborg_lures_a_villain_to_arkham_asylum_from_afar_and_once_in_each_turn() -> None:
    t = city(hero0="Cyborg", at={0: "S3"}, city={"L2": ["Scarecrow"]}, power=4)
    t.use("Arkham Asylum")
    assert (t.city("L2"), t.city("S1"), t.power(0)) == ([], ["Scarecrow"], 2)
    assert "use Arkham Asylum" not in t.offered(0)


def test_only_cyborg_reaches_far_locations() -> None:
    t = city_of("Bank A", hero0="Superman", hero1="Cyborg", power=9)
    assert (for_sale(t), "use Bank" in t.offered(0)) == ([], False)


# The Flash


@rule("REB-17.9", "REB-10.4")
def test_the_flash_draws_for_three_move_as_often_as_he_can_pay() -> None:
    t = city(hero0="The Flash", hero1="Superman", deck0=["Blast", "Aquaman (3)", "Run"], move=7)
    t.use("The Flash")
    t.use("The Flash")
    assert (t.hand(0), t.move(0)) == (["Blast", "Aquaman (3)"], 1)
    assert "use The Flash" not in t.offered(0)


@rule("REB-17.9")
def test_the_flash_draws_at_any_moment_and_with_move_that_comes_later() -> None:
    t = city(hero0="The Flash", hero1="Superman", p0=["Run", "Run"], deck0=["Blast"])
    t.play("Run")
    t.walk("L1")
    assert "use The Flash" not in t.offered(0)
    t.play("Run")
    t.use("The Flash")
    assert (t.hand(0), t.move(0), t.at(0)) == (["Blast"], 0, "L1")


@rule("REB-17.9", "REB-4.8")
def test_the_flash_does_not_draw_in_the_turns_of_others_and_need_not_in_his() -> None:
    t = city(hero0="Superman", hero1="The Flash", move=3)
    assert (t.asked(), "use The Flash" in t.offered(0)) == ([0], False)
    t = city(hero0="The Flash", hero1="Superman", p0=["Run"], deck0=["Punch"] * 5, move=1)
    t.play("Run")
    t.end()
    assert len(t.hand(0)) == 5


# Jessica Cruz


@rule("REB-17.6")
@pytest.mark.parametrize("kept", ["Green Arrow", "Blue Beetle"])
def test_jessica_cruz_keeps_an_assist_or_defense_card_and_draws_five(kept: str) -> None:
    t = city(hero0="Jessica Cruz", p0=["Green Arrow", "Punch", "Blue Beetle"], deck0=["Run"] * 6)
    t.end()
    assert t.offered(0) == ["Green Arrow", "Blue Beetle"]
    t.answer(0, kept)
    assert (sorted(t.hand(0)), len(t.discard(0))) == (sorted([kept, *["Run"] * 5]), 2)


@rule("REB-17.6", "REB-17.1")
def test_jessica_cruz_may_discard_all_and_keeps_no_other_card() -> None:
    t = city(hero0="Jessica Cruz", p0=["Green Arrow"], deck0=["Run"] * 6)
    t.end()
    t.answer(0, None)
    assert (t.hand(0), t.discard(0)) == (["Run"] * 5, ["Green Arrow"])
    t = city(hero0="Jessica Cruz", p0=["Heat Vision"], deck0=["Run"] * 6)
    t.end()
    assert (t.active, t.hand(0), t.discard(0)) == (1, ["Run"] * 5, ["Heat Vision"])


@rule("REB-17.6", "REB-9.1")
def test_jessica_cruz_assists_with_the_card_she_kept_and_others_keep_none() -> None:
    t = city(hero0="Jessica Cruz", p0=["Green Arrow"], p1=["Green Arrow"], deck0=["Run"] * 6)
    t.end()
    t.answer(0, "Green Arrow")
    assert (t.active, assists(t, 0)) == (1, ["Green Arrow"])
    t.answer(0, "no more help this turn")
    t.end()
    assert (t.active, "Green Arrow" in t.discard(1)) == (0, True)


@rule("REB-17.6")
def test_jessica_cruz_keeps_no_card_that_she_played() -> None:
    t = city(hero0="Jessica Cruz", p0=["Green Arrow"], deck0=["Run"] * 6)
    t.play("Green Arrow")
    t.end()
    assert (t.active, t.hand(0), t.discard(0)) == (1, ["Run"] * 5, ["Green Arrow"])


@rule("REB-17.6", "REB-9.2")
def test_jessica_cruz_is_asked_once_and_after_the_last_help() -> None:
    t = city(hero0="Jessica Cruz", p0=["Green Arrow"], p1=["Aquaman (3)"], deck0=["Run"] * 6)
    t.answer(1, "ask again at the end")
    t.end(asking=True)
    assert (t.asked(), assists(t, 1)) == ([1], ["Aquaman (3)"])
    t.answer(1, None)
    assert t.offered(0) == ["Green Arrow"]
    t.answer(0, "Green Arrow")
    assert (t.active, len(t.hand(0))) == (1, 6)


# Simon Baz


@rule("REB-17.7")
def test_simon_baz_draws_once_in_a_turn_in_which_he_assists() -> None:
    t = city(
        hero1="Simon Baz", p1=["Green Arrow", "Sector 2814 Power Ring"], deck0=["Run"], deck1=["Blast", "Aquaman (3)"]
    )
    t.assist(1, "Green Arrow")
    t.answer(1, "draw a card")
    assert (t.power(0), t.hand(0), t.hand(1)) == (2, [], ["Sector 2814 Power Ring", "Blast"])
    t.assist(1, "Sector 2814 Power Ring")
    assert (t.power(0), t.hand(1), t.deck(1)) == (3, ["Blast"], ["Aquaman (3)"])


@rule("REB-17.7")
def test_simon_baz_does_not_draw_in_his_own_turn_or_for_anothers_assist() -> None:
    t = city(hero0="Simon Baz", p0=["Green Arrow"], p1=["Green Arrow"], deck0=["Blast"], deck1=["Aquaman (3)"])
    t.play("Green Arrow")
    t.assist(1, "Green Arrow")
    assert (t.power(0), t.hand(0), t.hand(1)) == (4, [], [])


@rule("REB-17.7", "REB-9.3")
def test_simon_baz_draws_after_the_assist_is_over_and_again_in_each_other_turn() -> None:
    t = city(
        players=3,
        hero2="Simon Baz",
        p2=["Healing Light", "Sector 2814 Power Ring"],
        p0=["Run"],
        deck2=["Blast", "Aquaman (3)"],
    )
    t.assist(2, "Healing Light")
    t.answer(0, "P0")
    assert t.hand(2) == ["Sector 2814 Power Ring"]
    t.answer(0, "Run")
    t.answer(2, "draw a card")
    assert (t.destroyed, t.hand(2)) == (["Run"], ["Sector 2814 Power Ring", "Blast"])
    t.end()
    t.assist(2, "Sector 2814 Power Ring")
    t.answer(2, "draw a card")
    assert (t.active, t.hand(2)) == (1, ["Blast", "Aquaman (3)"])


# Superman


@rule("REB-17.8")
@pytest.mark.parametrize(
    ("here", "power"), [([], 0), (["Bane"], 1), (["Bane", "Blast", "Amazo"], 2), (["Bane", "Amazo", "Bizarro"], 3)]
)
def test_superman_has_one_power_for_each_villain_in_his_space_once(here: list[str], power: int) -> None:
    t = city(hero0="Superman", city={"S5": here, "L1": ["Cheetah"]})
    t.use("Superman")
    assert (t.power(0), "use Superman" in t.offered(0)) == (power, False)


@rule("REB-17.8")
def test_superman_counts_the_villains_of_the_moment_and_keeps_the_power() -> None:
    t = city(hero0="Superman", city={"L1": ["Bane", "Bizarro"]}, move=2, power=4)
    t.walk("L1")
    t.use("Superman")
    assert t.power(0) == 4 + 2
    t.buy("Bizarro")
    assert (t.destroyed, t.power(0)) == (["Bizarro"], 0)
    t.walk("S1")
    assert t.power(0) == 0


@rule("REB-17.8", "REB-4.8")
def test_superman_may_be_used_again_next_turn_and_not_in_the_turn_of_another() -> None:
    t = city(hero0="Superman", city={"S5": ["Scarecrow"]})
    t.use("Superman")
    t.end()
    assert "use Superman" not in t.offered(1)
    t.end()
    t.use("Superman")
    assert (t.active, t.power(0)) == (0, 1)


# Wonder Woman


@rule("REB-17.10")
@pytest.mark.parametrize(("there", "near"), [("L1", True), ("L2", True), ("S1", True), ("S2", False), ("S5", False)])
def test_wonder_woman_lends_a_defense_card_to_a_character_within_range_1(there: str, near: bool) -> None:
    t = city(hero1="Wonder Woman", p1=["Vibration"], at={0: there, 1: "S1"}, city={"L3": ["Bizarro"]},
             discard0=["Run"], deck0=["Punch"], from_start=True)  # fmt: skip
    assert (t.asked() == [1]) == near
    if near:
        assert t.offered(1) == ["Vibration for P0"]
        t.answer(1, "Vibration for P0")
        t.answer(1, "slot 1")
    assert t.deck(0) == (["Punch"] if near else ["Run", "Punch"])
    assert t.hand(1) == ([] if near else ["Vibration"])


@rule("REB-17.10")
@pytest.mark.parametrize(("card", "reach"), [("Blue Beetle", 2), ("Hard Water Bubble", 1), ("Bulletproof", 1)])
def test_wonder_woman_has_the_larger_of_two_ranges(card: str, reach: int) -> None:
    spaces = {0: "L1", 1: "S1", 2: "L2", 3: "S2"}
    for distance, space in spaces.items():
        t = city(hero1="Wonder Woman", p1=[card], at={0: space, 1: "L1"}, city={"L3": ["Bizarro"]},
                 discard0=["Run"], from_start=True)  # fmt: skip
        assert (t.asked() == [1]) == (distance <= reach)


@rule("REB-17.10", "REB-8.8")
def test_wonder_woman_lends_no_defense_in_play_and_others_lend_none() -> None:
    t = city(hero1="Wonder Woman", in1=["Batmobile"], city={"L3": ["Bizarro"]}, discard0=["Run"], from_start=True)
    assert (t.asked(), t.deck(0)[0]) == ([0], "Run")
    t = city(hero0="Wonder Woman", p1=["Vibration"], city={"L3": ["Bizarro"]}, discard0=["Run"], from_start=True)
    assert (t.asked(), t.deck(0)[0]) == ([0], "Run")


@rule("REB-17.11")
def test_wonder_woman_defeats_the_first_villain_of_each_turn_for_one_less() -> None:
    spaces = {"S5": ["Bizarro", "Scarecrow", "Giganta"]}
    t = city(hero0="Wonder Woman", at={1: "L3"}, city=spaces, power=9, deck0=["Green Arrow"] * 9)
    t.buy("Bizarro")
    assert (t.power(0), for_sale(t)) == (9 - (6 - 1), [])
    t.end()
    t.end()
    t.answer(0, "Scarecrow")
    t.answer(0, "Green Arrow")  # for Giganta
    t.play("Green Arrow")
    t.play("Green Arrow")
    assert (t.active, t.power(0), for_sale(t)) == (0, 4, ["Scarecrow", "Giganta"])


@rule("REB-17.11", "REB-13.5")
def test_wonder_woman_has_her_discount_beside_others_and_in_her_own_turn_only() -> None:
    t = city(hero0="Wonder Woman", p0=["Wonder Woman (5)"], city={"S5": ["Bizarro"]}, threat=3, power=8)
    t.play("Wonder Woman (5)")
    t.buy("Bizarro")
    assert t.power(0) == 8 + 3 - (6 + 6 - 1 - 1)
    t = city(hero1="Wonder Woman", city={"S5": ["Bizarro"]}, power=5)
    assert for_sale(t) == []


@rule("REB-17.11")
def test_wonder_woman_buys_other_cards_at_their_cost() -> None:
    t = city(hero0="Wonder Woman", city={"S5": ["Aquaman (3)", "Deathstroke"]}, power=7)
    assert for_sale(t) == ["Aquaman (3)", "Deathstroke"]
    t.buy("Aquaman (3)")
    assert (t.power(0), choices(t)[-1]) == (4, "end turn")
