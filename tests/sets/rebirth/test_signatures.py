"""Signature cards of Aquaman, Batman, Cyborg and The Flash: three each. No deck has them yet, so they lie in hands."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rebirth import city, lost_to_cheetah
from tests.sets.rebirth.places import choices, told
from tests.vocabulary import rule

# Aquaman


@rule("REB-1.5")
def test_undertow_moves_a_villain_within_range_1_by_one_space() -> None:
    t = city(p0=["Undertow"], city={"L1": ["Scarecrow"], "S5": ["Brainiac"], "S1": ["Bane"], "S4": ["Trickster"]})
    t.play("Undertow")
    assert (t.power(0), choices(t)) == (1, ["Scarecrow", "Brainiac"])
    t.answer(0, "Scarecrow")
    assert t.offered(0) == ["slot 1", "slot 5"]
    t.answer(0, "slot 5")
    assert (t.city("L1"), t.city("S5")) == ([], ["Brainiac", "Scarecrow"])


@rule("REB-6.7")
@pytest.mark.parametrize("there", ["slot 4", "slot 5"])
def test_undertow_takes_a_villain_from_its_destination_into_or_out_of_a_held_space(there: str) -> None:
    t = city(p0=["Undertow"], at={0: "S4", 1: "L5"}, city={"L5": ["Ocean Master"]})
    t.play("Undertow")
    t.answer(0, "Ocean Master")
    t.answer(0, there)
    assert t.city(f"S{there[-1]}") == ["Ocean Master"]


def test_undertow_may_leave_all_villains_where_they_are_and_asks_nothing_without_one() -> None:
    t = city(p0=["Undertow", "Undertow"], city={"L1": ["Scarecrow"]})
    t.play("Undertow")
    t.answer(0, None)
    assert (t.city("L1"), t.power(0)) == (["Scarecrow"], 1)
    t = city(p0=["Undertow"], city={"S1": ["Scarecrow"], "S5": ["Robin"]})
    t.play("Undertow")
    assert (t.power(0), "end turn" in t.offered(0)) == (1, True)


@rule("REB-1.5")
def test_voice_of_the_deep_moves_a_villain_within_range_3_up_to_two_spaces() -> None:
    t = city(p0=["Voice of the Deep"], city={"L2": ["Scarecrow"], "L4": ["Bane"], "S2": ["Circe"], "S3": ["Brainiac"]})
    t.play("Voice of the Deep")
    assert (t.power(0), choices(t)) == (2, ["Scarecrow", "Bane"])
    t.answer(0, "Scarecrow")
    assert set(t.offered(0)) == {"Location 1", "slot 1", "slot 2", "Location 3"}
    t.answer(0, "Location 1")
    assert (t.city("L2"), t.city("L1")) == ([], ["Scarecrow"])


def test_voice_of_the_deep_may_move_it_only_one_space_or_none() -> None:
    t = city(p0=["Voice of the Deep", "Voice of the Deep"], city={"L1": ["General Zod"]})
    t.play("Voice of the Deep")
    t.answer(0, "General Zod")
    t.answer(0, "slot 1")
    assert t.city("S1") == ["General Zod"]
    t.play("Voice of the Deep")
    t.answer(0, None)
    assert (t.city("S1"), t.power(0)) == (["General Zod"], 4)


@rule("REB-6.7", "REB-6.8")
def test_voice_of_the_deep_brings_a_villain_past_others_to_be_defeated() -> None:
    t = city(p0=["Voice of the Deep"], at={1: "L1"}, city={"S1": ["Trickster"]}, discard0=["Run"])
    t.play("Voice of the Deep")
    t.answer(0, "Trickster")
    t.answer(0, "slot 5")
    t.buy("Trickster")
    assert (t.destroyed, t.power(0)) == (["Trickster"], 0)


def test_crown_of_atlantis_sends_one_purchase_to_the_hand() -> None:
    t = city(p0=["Crown of Atlantis"], city={"S5": ["Robin", "Mera"]}, power=4)
    t.play("Crown of Atlantis")
    assert t.power(0) == 4 + 2
    t.buy("Robin")
    assert (t.hand(0), t.discard(0)) == (["Robin"], [])
    t.buy("Mera")
    assert (t.hand(0), t.discard(0)) == (["Robin"], ["Mera"])


@rule("REB-6.8")
def test_crown_of_atlantis_waits_for_a_card_that_is_no_villain_and_takes_a_basic_one() -> None:
    t = city(p0=["Crown of Atlantis"], at={0: "L5"}, city={"L5": ["Black Manta"]}, power=7)
    t.play("Crown of Atlantis")
    t.buy("Black Manta")
    t.answer(0, "P1")
    assert (t.destroyed, t.hand(0)) == (["Black Manta"], [])
    t.buy("Flight")
    assert (t.hand(0), t.discard(0)) == (["Flight"], [])


@rule("REB-10.3")
def test_crown_of_atlantis_does_not_count_what_is_gained_and_is_over_with_the_turn() -> None:
    t = city(p0=["Crown of Atlantis", "Withdrawal"], city={"S5": ["Robin"]}, power=1)
    t.play("Crown of Atlantis")
    t.play("Withdrawal")
    t.answer(0, "gain a Basic card")
    t.answer(0, "Flight")
    assert t.discard(0) == ["Flight"]
    t.buy("Robin")
    assert t.hand(0) == ["Robin"]
    t = city(p0=["Crown of Atlantis"], p1=["Haymaker", "Punch"], city={"S5": ["Robin"]})
    t.play("Crown of Atlantis")
    t.end()
    t.play("Haymaker")
    t.play("Punch")
    t.buy("Robin")
    assert (t.hand(1), t.discard(1)) == ([], ["Robin"])


# Batman


@pytest.mark.parametrize(("top", "power"), [("Trickster", 2), ("Circe", 2), ("Robin", 1), ("Batarang", 1)])
def test_detective_work_has_one_power_more_if_a_villain_comes_next(top: str, power: int) -> None:
    t = city(p0=["Detective Work"], main=[top, "Mera"])
    t.play("Detective Work")
    assert (t.power(0), t.main_deck) == (power, [top, "Mera"])


def test_detective_work_looks_and_only_its_player_sees_the_card() -> None:
    t = city(p0=["Detective Work"], main=["Trickster", "Mera"])
    t.play("Detective Work")
    seen = [{name for name in ("Trickster", "Mera") if name in told(t, seat)} for seat in (0, 1)]
    assert seen == [{"Trickster"}, set()]


def test_detective_work_looks_once_at_one_card_and_at_none_if_the_deck_is_empty() -> None:
    t = city(p0=["Detective Work"], main=["Robin", "Trickster"])
    t.play("Detective Work")
    assert t.power(0) == 1
    t = city(p0=["Detective Work"], main=[])
    t.play("Detective Work")
    assert (t.power(0), t.over) == (1, False)


def test_smoke_pellet_is_one_power_and_one_move() -> None:
    t = city(p0=["Smoke Pellet"])
    t.play("Smoke Pellet")
    assert (t.power(0), t.move(0)) == (1, 1)
    t.walk("L1")
    with pytest.raises(ArchfoeError):
        t.walk("S1")


@rule("REB-7.5", "REB-8.2")
def test_smoke_pellet_avoids_an_attack_and_leads_away_from_the_next_one() -> None:
    t = city(p0=["Smoke Pellet", "Run"], at={0: "S3", 1: "L1"}, city={"S3": ["Scarecrow", "Cheetah"]}, from_start=True)
    t.answer(0, "Scarecrow")
    t.answer(0, "Smoke Pellet")
    assert set(t.offered(0)) == {"slot 3", "slot 2", "Location 3", "Location 4", "slot 4"}
    t.answer(0, "slot 2")
    assert (t.at(0), t.hand(0), t.discard(0)) == ("S2", ["Run"], ["Smoke Pellet"])
    assert (t.power(0), t.move(0)) == (0, 0)


@rule("REB-8.4")
def test_smoke_pellet_protects_nobody_else_and_lets_its_player_stay() -> None:
    t = city(p1=["Smoke Pellet"], at={0: "L2", 1: "L2"}, city={"L2": ["Scarecrow"]}, from_start=True)
    assert (t.discard(0), t.hand(1)) == (["Weakness"], ["Smoke Pellet"])
    t = city(p0=["Smoke Pellet"], at={0: "L2"}, city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, "Smoke Pellet")
    t.answer(0, "Location 2")
    assert (t.at(0), t.discard(0)) == ("L2", ["Smoke Pellet"])


def test_contingency_plan_draws_and_makes_a_villain_two_cheaper() -> None:
    t = city(p0=["Contingency Plan"], deck0=["Mera"], city={"S5": ["Scarecrow", "Major Disaster"]}, power=2)
    t.play("Contingency Plan")
    assert t.offered(0) == ["Scarecrow", "Major Disaster"]
    t.answer(0, "Scarecrow")
    assert (t.power(0), t.hand(0)) == (3, ["Mera"])
    assert ("buy Scarecrow" in t.offered(0), "buy Major Disaster" in t.offered(0)) == (True, False)
    t.buy("Scarecrow")
    assert t.power(0) == 0


@rule("REB-1.5", "REB-5.5")
def test_contingency_plan_reaches_range_3_and_never_below_nothing() -> None:
    t = city(p0=["Contingency Plan"], city={"L2": ["Trickster"], "L4": ["Bane"], "S2": ["Circe"]}, move=3)
    t.play("Contingency Plan")
    assert choices(t) == ["Trickster", "Bane"]
    t.answer(0, "Trickster")
    t.walk("L1", "S1", "L2")
    t.buy("Trickster")
    assert (t.power(0), t.destroyed) == (1, ["Trickster"])
    t = city(p0=["Contingency Plan", "Contingency Plan"], city={"S5": ["Trickster"]})
    t.play("Contingency Plan")
    t.play("Contingency Plan")
    t.buy("Trickster")
    assert t.power(0) == 2


@pytest.mark.parametrize(("name", "power", "cards"), [("Contingency Plan", 1, 1), ("Arm Cannon", 2, 0)])
def test_without_a_villain_near_nothing_is_asked(name: str, power: int, cards: int) -> None:
    t = city(p0=[name], city={"S5": ["Robin"], "L3": ["Bane"]})
    t.play(name)
    assert (t.power(0), len(t.hand(0)), "end turn" in t.offered(0)) == (power, cards, True)


def test_contingency_plan_holds_for_this_turn_and_this_player_only() -> None:
    t = city(p0=["Contingency Plan"], p1=["Haymaker", "Haymaker"], city={"S5": ["Scarecrow"]})
    t.play("Contingency Plan")
    t.end()
    t.play("Haymaker")
    t.play("Haymaker")
    assert (t.power(1), "buy Scarecrow" in t.offered(1)) == (4, False)


# Cyborg


@pytest.mark.parametrize("discarded", [True, False])
def test_diagnostics_may_discard_the_top_card_of_the_own_deck(discarded: bool) -> None:
    t = city(p0=["Diagnostics"], deck0=["Mera", "Robin"])
    t.play("Diagnostics")
    t.answer(0, "Mera" if discarded else None)
    assert (t.power(0), t.hand(0)) == (1, [])
    assert (t.deck(0), t.discard(0)) == ((["Robin"], ["Mera"]) if discarded else (["Mera", "Robin"], []))


@rule("REB-12.5")
def test_diagnostics_shuffles_the_discard_pile_to_look() -> None:
    t = city(p0=["Diagnostics"], deck0=[], discard0=["Mera"])
    t.play("Diagnostics")
    assert (t.deck(0), t.discard(0)) == (["Mera"], [])
    t.answer(0, "Mera")
    assert (t.deck(0), t.discard(0)) == ([], ["Mera"])


def test_diagnostics_shows_the_card_to_its_player_only_and_does_without_one() -> None:
    t = city(p0=["Diagnostics"], deck0=["Mera", "Robin"], deck1=["Batarang"])
    t.play("Diagnostics")
    assert ["Mera" in told(t, seat) for seat in (0, 1)] == [True, False]
    t = city(p0=["Diagnostics"], deck0=[])
    t.play("Diagnostics")
    assert (t.power(0), t.asked(), "end turn" in t.offered(0)) == (1, [0], True)


@rule("REB-6.10")
@pytest.mark.parametrize(("kept", "gone"), [("Captain Cold", "Trickster"), ("Trickster", "Captain Cold")])
def test_arm_cannon_keeps_a_villain_in_its_space(kept: str, gone: str) -> None:
    t = city(p0=["Arm Cannon"], city={"S1": ["Captain Cold", "Trickster"]})
    t.play("Arm Cannon")
    assert t.power(0) == 2
    t.answer(0, kept)
    t.end()
    assert (t.city("S1")[0], t.city("L2")) == (kept, [gone])


@rule("REB-6.10", "REB-1.5")
def test_arm_cannon_reaches_range_2_and_takes_the_token_from_another() -> None:
    t = city(p0=["Arm Cannon", "Arm Cannon"], city={"S1": ["Captain Cold"], "L2": ["Bane"], "L1": ["Trickster"]})
    t.play("Arm Cannon")
    assert choices(t) == ["Trickster", "Captain Cold"]
    t.answer(0, "Captain Cold")
    t.play("Arm Cannon")
    t.answer(0, "Trickster")
    t.end()
    assert ("Captain Cold" in t.city("L2"), t.city("L1"), "Bane" in t.city("S2")) == (True, ["Trickster"], True)


@rule("REB-6.10")
def test_arm_cannon_does_not_stop_attacks() -> None:
    t = city(p0=["Arm Cannon"], at={0: "L3", 1: "S1"}, city={"L2": ["Scarecrow"]})
    t.play("Arm Cannon")
    t.end()
    assert (t.discard(1), t.city("L2")) == (["Weakness"], ["Scarecrow"])


def test_boom_tube_draws_and_places_two_characters_together() -> None:
    t = city(p0=["Boom Tube"], at={0: "S5", 1: "L2"}, deck0=["Mera", "Robin"])
    t.play("Boom Tube")
    assert (t.hand(0), t.power(0), t.move(0)) == (["Mera"], 0, 0)
    t.answer(0, "P0", "P1")
    assert len(t.offered(0)) == 10
    t.answer(0, "Location 4")
    assert (t.at(0), t.at(1)) == ("L4", "L4")


@pytest.mark.parametrize(("whom", "spaces"), [([], ("S5", "L2")), (["P0"], ("S3", "L2")), (["P1"], ("S5", "S3"))])
def test_boom_tube_may_place_one_character_or_nobody(whom: list[str], spaces: tuple[str, str]) -> None:
    t = city(p0=["Boom Tube"], at={0: "S5", 1: "L2"})
    t.play("Boom Tube")
    t.answer(0, *whom)
    if whom:
        t.answer(0, "slot 3")
    assert (t.at(0), t.at(1)) == spaces
    assert "end turn" in t.offered(0)


@rule("REB-3.3")
def test_boom_tube_places_two_of_three_and_nobody_who_has_not_come_yet() -> None:
    t = city(players=3, p0=["Boom Tube"], at={0: "S5", 1: "L2", 2: "L4"})
    t.play("Boom Tube")
    with pytest.raises(ArchfoeError):
        t.answer(0, "P0", "P1", "P2")
    t.answer(0, "P1", "P2")
    t.answer(0, "slot 5")
    assert [t.at(seat) for seat in (0, 1, 2)] == ["S5"] * 3
    t = city(players=3, p0=["Boom Tube"], at={0: "S5", 1: None, 2: "L4"})
    t.play("Boom Tube")
    assert t.offered(0) == ["P0", "P2"]


@rule("REB-5.9")
@pytest.mark.parametrize(
    ("name", "is_one"),
    [
        ("Smoke Pellet", True),
        ("Boom Tube", True),
        ("Phase Through", True),
        ("Lightning Sprint", True),
        ("Undertow", False),
        ("Voice of the Deep", False),
        ("Arm Cannon", False),
        ("Diagnostics", False),
    ],
)
def test_which_cards_are_move_cards_for_cheetah(name: str, is_one: bool) -> None:
    """To move Villains does not make one."""
    assert lost_to_cheetah(name) == [name if is_one else "Weakness"]


# The Flash


def test_rapid_jab_is_one_power_and_one_move() -> None:
    t = city(p0=["Rapid Jab"])
    t.play("Rapid Jab")
    assert (t.power(0), t.move(0)) == (1, 1)
    t.walk("L5")
    assert (t.at(0), t.move(0)) == ("L5", 0)


@rule("REB-5.9")
def test_rapid_jab_is_a_move_card_for_cheetah() -> None:
    t = city(p0=["Rapid Jab", "Haymaker"], at={0: "L5"}, city={"L5": ["Cheetah"]}, from_start=True)
    assert (t.hand(0), t.discard(0)) == (["Haymaker"], ["Rapid Jab"])


def test_rapid_jab_is_a_starter_for_steve_trevor() -> None:
    t = city(p0=["Steve Trevor"], discard0=["Rapid Jab", "Phase Through"])
    t.play("Steve Trevor")
    assert t.offered(0) == ["Rapid Jab"]
    t.answer(0, "Rapid Jab")
    assert (t.hand(0), t.discard(0)) == (["Rapid Jab"], ["Phase Through"])


@rule("REB-17.9")
def test_phase_through_is_three_move_enough_for_the_flash_to_draw() -> None:
    t = city(hero0="The Flash", hero1="Superman", p0=["Phase Through"], deck0=["Mera"])
    t.play("Phase Through")
    assert (t.power(0), t.move(0), t.hand(0)) == (0, 3, [])
    t.use("The Flash")
    assert (t.move(0), t.hand(0)) == (0, ["Mera"])


@rule("REB-8.2", "REB-8.3")
def test_phase_through_avoids_an_attack_and_draws() -> None:
    t = city(p0=["Phase Through"], deck0=["Mera", "Robin"], at={0: "L2"}, city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, "Phase Through")
    assert (t.hand(0), t.discard(0), t.move(0)) == (["Mera"], ["Phase Through"], 0)


@rule("REB-8.4")
def test_phase_through_protects_its_player_only_who_may_keep_it() -> None:
    t = city(p1=["Phase Through"], city={"S5": ["Scarecrow"]}, from_start=True)
    assert (t.discard(0), t.hand(1)) == (["Weakness"], ["Phase Through"])
    t = city(p0=["Phase Through"], at={0: "L2"}, city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, None)
    assert (t.hand(0), t.discard(0)) == (["Phase Through"], ["Weakness"])


def test_lightning_sprint_has_one_power_for_each_location_that_is_entered() -> None:
    t = city(p0=["Lightning Sprint"])
    t.play("Lightning Sprint")
    assert (t.power(0), t.move(0)) == (0, 4)
    for space, power in (("L1", 1), ("S1", 1), ("L2", 2), ("S2", 2)):
        t.walk(space)
        assert t.power(0) == power
    assert t.move(0) == 0


def test_lightning_sprint_counts_no_location_twice_and_none_that_was_entered_before() -> None:
    t = city(p0=["Lightning Sprint"], move=1)
    t.walk("L1")
    t.play("Lightning Sprint")
    t.walk("S1", "L1", "S5", "L5")
    assert (t.power(0), t.at(0)) == (1, "L5")
    t = city(p0=["Lightning Sprint"])
    t.play("Lightning Sprint")
    t.walk("L1", "S1", "L1", "S1")
    assert t.power(0) == 1


@rule("REB-5.8")
def test_lightning_sprint_counts_a_location_on_which_its_player_is_placed() -> None:
    t = city(p0=["Lightning Sprint", "Boom Tube"])
    t.play("Lightning Sprint")
    t.play("Boom Tube")
    t.answer(0, "P0")
    t.answer(0, "Location 4")
    assert (t.at(0), t.power(0), t.move(0)) == ("L4", 1, 4)
    t = city(p0=["Lightning Sprint"], at={0: "L1"})
    t.play("Lightning Sprint")
    assert t.power(0) == 0
