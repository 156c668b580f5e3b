"""Cards that the rules have a word on (REB-15.x); Villains are in test_specific_villains.py."""

from __future__ import annotations

import pytest

from archfoe.games.city.view import city_in
from tests.games.city import dawn, team
from tests.vocabulary import Table, rule


def kind(t: Table, seat: int = 0) -> str:
    """What a player is asked."""
    return t.view(seat).kind.name


# Heroes, Equipment and Super Powers


@rule("REB-15.1")
def test_super_breath_stops_the_attacks_of_a_villain_and_their_damage() -> None:
    t = team(p0=["Super Breath"], p1=["Punch"] * 4, at={0: "S1"}, city={"L1": ["General Zod"]})
    t.play("Super Breath")
    t.end()
    assert (t.active, t.hand(1), city_in(t.view(None)).damage(0)) == (1, ["Punch"] * 4, 0)
    t.end()
    assert (t.active, city_in(t.view(None)).damage(0)) == (2, 0)


@rule("REB-15.1")
def test_super_breath_ends_when_the_next_turn_of_its_player_begins() -> None:
    t = team(p0=["Super Breath"], at={0: "S1"}, city={"L1": ["General Zod"]}, players=2)
    t.play("Super Breath")
    t.end()
    t.end()
    assert (t.active, kind(t), t.offered(0)[0]) == (0, "discard", "Punch")
    t.answer(0, "Punch", "Punch")
    assert city_in(t.view(None)).damage(0) == 1


@rule("REB-15.1")
def test_super_breath_binds_one_villain_within_range_2() -> None:
    t = team(
        p0=["Super Breath"],
        at={0: "S1"},
        city={"L1": ["Doctor Polaris"], "L2": ["Scarecrow"], "S3": ["Bane"]},
        p1=["Punch"],
    )
    t.play("Super Breath")
    assert t.offered(0) == ["Doctor Polaris (Location 1)", "Scarecrow (Location 2)"]
    t.answer(0, "Scarecrow")
    t.end()
    assert t.discard(1) == ["Punch"]  # to Doctor Polaris; and there is no Weakness


@rule("REB-15.2")
@pytest.mark.parametrize("space", ["L1", "S5"])
def test_batman_defeats_a_regular_attacker_wherever_it_is(space: str) -> None:
    t = dawn(p0=["Batman (6)", "Punch"], at={0: space}, city={"L1": ["Major Disaster"]})
    t.answer(0, "Batman (6)")
    assert (t.destroyed, kind(t)) == (["Major Disaster"], "destroy")  # the Reward: a card of a hand
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0), t.power(0)) == ([], ["Batman (6)"], 0)


@rule("REB-15.2")
def test_batman_only_avoids_the_attack_of_a_super_villain() -> None:
    t = dawn(p0=["Batman (6)", *["Punch"] * 4], at={0: "L1"}, city={"L1": ["General Zod"]})
    t.answer(0, "Batman (6)")
    assert (t.city("L1"), t.hand(0), t.destroyed) == (["General Zod"], ["Punch"] * 4, [])


@rule("REB-15.3")
def test_the_batmobile_may_be_paid_in_every_turn_as_often_as_one_likes() -> None:
    t = team(in0=["Batmobile"], power=3)
    t.use("Batmobile")
    t.use("Batmobile")
    assert (t.power(0), t.move(0)) == (1, 4)
    t = team(p0=["Batmobile", "Punch"])
    t.play("Batmobile")
    t.play("Punch")
    t.use("Batmobile")
    assert t.move(0) == 2


@rule("REB-15.3")
@pytest.mark.parametrize(("there", "at"), [("Location 3", "L3"), ("Location 4", "L4"), ("Location 5", "L5")])
def test_the_batmobile_avoids_an_attack_and_drives_up_to_two_spaces(there: str, at: str) -> None:
    t = dawn(in0=["Batmobile"], at={0: "L4"}, city={"L4": ["Bane"]}, p0=["Punch"])
    t.answer(0, "Batmobile")
    assert (len(t.offered(0)), "slot 2" in t.offered(0)) == (5, False)
    t.answer(0, there)
    assert (t.at(0), t.in_play(0), t.discard(0), t.hand(0)) == (at, [], ["Batmobile"], ["Punch"])


@rule("REB-15.4")
def test_blast_counts_range_anew_each_time() -> None:
    t = team(p0=["Blast"], at={0: "L1"}, city={"S2": ["Bane"]}, move=1)
    t.play("Blast")
    assert "use Blast" not in t.offered(0)  # three spaces away
    t.walk("S1")
    t.use("Blast")
    t.answer(0, "Location 2")
    assert (t.city("L2"), t.power(0)) == (["Bane"], 1)


@rule("REB-15.4")
def test_blast_may_have_the_same_target_or_another_each_time() -> None:
    t = team(p0=["Blast"], at={0: "L2"}, city={"L1": ["Bane"], "L3": ["Scarecrow"]}, power=1)
    t.play("Blast")
    for name, there in (("Bane", "slot 1"), ("Scarecrow", "slot 2"), ("Bane", "Location 2")):
        t.use("Blast")
        t.answer(0, name)
        t.answer(0, there)
    assert (t.city("L2"), t.city("S2"), t.power(0)) == (["Bane"], ["Scarecrow"], 0)


@rule("REB-15.4")
def test_carry_on_is_open_until_the_turn_ends() -> None:
    t = team(p0=["Carry On", "Run"], at={0: "L1", 1: "S1", 2: "L4"})
    t.play("Carry On")
    assert t.move(0) == 4
    t.use("Carry On")
    assert sorted(t.offered(0)) == ["P0", "P1"]  # P2 is out of Range
    t.answer(0, "P1")
    assert t.asked() == [1]  # whose Character it is decides
    t.answer(1, "Location 2")
    t.play("Run")
    t.use("Carry On")
    assert (t.at(1), t.move(0), t.offered(0)) == ("L2", 4, ["Location 1", "slot 1", "slot 5"])  # nobody else is near


@rule("REB-15.5")
def test_doctor_fate_carries_out_each_later_reward_twice() -> None:
    t = team(p0=["Doctor Fate"], city={"S5": ["Black Manta"]}, power=4)
    t.play("Doctor Fate")
    t.buy("Black Manta")
    assert kind(t) == "target player"
    t.answer(0, "P1")
    assert (t.hand(1), kind(t)) == (["Punch"] * 2, "target player")  # the first is over before the second
    t.answer(0, "P2")
    assert (t.hand(1), t.hand(2), kind(t)) == (["Punch"] * 2, ["Punch"] * 2, "main")


@rule("REB-15.5")
def test_doctor_fate_does_not_touch_earlier_rewards_and_serves_for_each_later_one() -> None:
    t = team(p0=["Doctor Fate"], city={"S5": ["Giganta", "Deathstroke"]}, power=10)
    t.buy("Giganta")
    t.answer(0, "P1")
    assert (t.hand(1), kind(t)) == (["Punch"], "main")
    t.play("Doctor Fate")
    t.buy("Deathstroke")
    t.answer(0, "P1")
    t.answer(0, "P1")
    assert (t.hand(1), kind(t)) == (["Punch"] * 5, "main")


@rule("REB-15.6")
@pytest.mark.parametrize("space", ["L1", "S1", "L2", "S3", "L4"])
def test_the_grappling_hook_pulls_past_characters_and_off_a_destination(space: str) -> None:
    t = team(p0=["Grappling Hook"], at={0: "S2", 1: "S1", 2: "L3"}, city={space: ["Psimon"]})
    t.play("Grappling Hook")
    in_range = space in ("S1", "L2", "S3")
    assert ("Psimon" in " ".join(t.offered(0))) == in_range
    if in_range:
        t.answer(0, "Psimon")
    assert (t.city("S2"), t.power(0)) == (["Psimon"] if in_range else [], 1)


@rule("REB-15.6")
def test_a_villain_is_pulled_away_from_its_destination() -> None:
    t = team(p0=["Grappling Hook"], at={0: "S1"}, city={"L2": ["Scarecrow"]})
    t.play("Grappling Hook")
    t.answer(0, "Scarecrow")
    assert (t.city("S1"), t.city("L2")) == (["Scarecrow"], [])


@rule("REB-15.7")
def test_helping_hand_moves_a_player_anywhere() -> None:
    t = team(p0=["Helping Hand"], at={0: "L1", 1: "L3"})
    t.play("Helping Hand")
    t.answer(0, "P1")
    t.answer(1, "slot 3")
    assert (t.at(1), t.at(0), t.power(0), t.move(0)) == ("S3", "L1", 1, 0)


@rule("REB-15.7")
@pytest.mark.parametrize(("space", "asked"), [("S5", [0, 1]), ("L5", [0])])
def test_only_the_assist_of_helping_hand_needs_the_same_space(space: str, asked: list[int]) -> None:
    t = team(p1=["Helping Hand"], at={0: "S5", 1: space})
    assert t.asked() == asked


@rule("REB-15.8")
@pytest.mark.parametrize(("whom", "seat"), [("P0", 0), ("P1", 1), ("P2", 2)])
def test_as_an_assist_the_active_player_chooses_who_may_move(whom: str, seat: int) -> None:
    t = team(p1=["Helping Hand"], at={2: "L2"})
    t.assist(1, "Helping Hand")
    assert (t.power(0), t.power(1), t.asked(), kind(t)) == (1, 0, [0], "target player")
    t.answer(0, whom)
    assert t.asked() == [seat]
    there = "slot 1" if seat == 2 else "Location 1"
    t.answer(seat, there)
    assert t.at(seat) == ("S1" if seat == 2 else "L1")


@rule("REB-15.9")
@pytest.mark.parametrize(
    ("name", "reach"), [("Holographic Computing", ["L4", "S4", "L5"]), ("Trident of Atlantis", ["S3", "S5"])]
)
def test_cards_and_villains_within_range_may_be_bought(name: str, reach: list[str]) -> None:
    spaces = {
        "L3": "Jetpack",
        "S3": "Aquaman (3)",
        "L4": "Lois Lane",
        "S4": "Bizarro",
        "L5": "Black Canary",
        "S5": "Telepathy",
    }
    t = team(p0=[name], at={0: "S4"}, city={space: [card] for space, card in spaces.items()}, power=5, deck0=["Run"])
    t.play(name)
    near = {"L4", "S4", "L5", *reach}
    bought = {card for space, card in spaces.items() if space in near} | {"Bat-Signal", "Flight"}
    assert {label.removeprefix("buy ") for label in t.offered(0) if label.startswith("buy")} == bought


@rule("REB-15.9")
def test_range_is_counted_from_where_the_character_is_at_each_purchase() -> None:
    t = team(p0=["Holographic Computing"], at={0: "S4"}, city={"L4": ["Scarecrow"]}, power=14, move=4)
    t.play("Holographic Computing")
    t.buy("Flight")
    assert "buy Flight" not in t.offered(0)  # one of a stack is the limit
    t.buy("Bat-Signal")
    t.walk("L4", "S3", "L3")
    assert "buy Scarecrow" not in t.offered(0)
    t.buy("Batcycle")
    t.walk("S3")
    t.buy("Scarecrow")
    assert (t.power(0), t.destroyed) == (14 + 1 - 3 - 3 - 3 - 5, ["Scarecrow"])


@rule("REB-15.10")
def test_a_jetpack_left_behind_belongs_to_the_line_up() -> None:
    t = team(p0=["Jetpack"], power=1)
    t.play("Jetpack")
    t.answer(0, "Location 2")
    assert kind(t) == "may"
    t.answer(0, "leave this card")
    assert (t.at(0), t.city("L2"), t.power(0), t.played(0)) == ("L2", ["Jetpack"], 2, [])
    t.buy("Jetpack")
    assert t.discard(0) == ["Jetpack"]


@rule("REB-15.10")
def test_a_jetpack_may_be_bought_by_another_player() -> None:
    t = team(p0=["Jetpack"], p1=["Punch"] * 2)
    t.play("Jetpack")
    t.answer(0, "slot 5")
    t.answer(0, "leave this card")
    t.end()
    for _ in range(2):
        t.play("Punch")
    t.buy("Jetpack")
    assert t.discard(1) == ["Jetpack"]


@rule("REB-15.10")
def test_a_jetpack_may_be_kept() -> None:
    t = team(p0=["Jetpack"], move=1)
    t.play("Jetpack")
    t.answer(0, "Location 2")
    t.answer(0, "do not")
    assert (t.power(0), t.played(0), kind(t)) == (0, ["Jetpack"], "main")  # and it is not asked again
    t.walk("S1")
    assert kind(t) == "main"


@rule("REB-15.11")
def test_wonder_woman_makes_villains_of_ones_space_cheaper() -> None:
    t = team(
        p0=["Wonder Woman (5)", "Trident of Atlantis"],
        city={"S5": ["Bane", "Aquaman (3)"], "L1": ["Scarecrow"]},
        move=1,
    )
    t.play("Wonder Woman (5)")
    t.play("Trident of Atlantis")
    assert t.power(0) == 5
    t.buy("Bane")  # 6, here for 5
    assert t.power(0) == 0
    t = team(p0=["Wonder Woman (5)", "Trident of Atlantis"], city={"L1": ["Bane"]}, move=1)
    t.play("Wonder Woman (5)")
    t.play("Trident of Atlantis")
    assert "buy Bane" not in t.offered(0)  # from afar it costs 6
    t.walk("L1")
    assert "buy Bane" in t.offered(0)


@rule("REB-15.11")
def test_wonder_woman_does_nothing_for_other_cards_or_turns() -> None:
    t = team(p0=["Wonder Woman (5)"], p1=["Bulletproof", "Blue Beetle"], city={"S5": ["Green Arrow", "Bane"]})
    t.play("Wonder Woman (5)")
    assert "buy Green Arrow" not in t.offered(0)  # 3 Power, and it costs 4
    t.end()
    t.answer(1, "Bulletproof")  # Bane attacks
    t.play("Bulletproof")
    t.play("Blue Beetle")
    assert (t.power(1), "buy Bane" in t.offered(1)) == (5, False)


@rule("REB-15.12")
@pytest.mark.parametrize(("name", "power"), [("Aquaman (3)", 1), ("Mera", 2)])
@pytest.mark.parametrize(("active", "helper", "more"), [("L1", "S1", 1), ("S1", "L1", 0)])
def test_aquaman_and_mera_as_an_assist_look_at_the_active_character(
    name: str, power: int, active: str, helper: str, more: int
) -> None:
    t = team(p1=[name], at={0: active, 1: helper})
    t.assist(1, name)
    assert (t.power(0), t.power(1)) == (power + more, 0)


@rule("REB-15.13")
def test_the_draw_of_speed_force_can_wait_and_comes_once() -> None:
    t = team(p0=["Speed Force", "Punch"], deck0=["Aquaman (3)", "Lois Lane", "Jetpack", "Bane"])
    t.play("Speed Force")
    assert t.hand(0) == ["Punch"]
    t.walk("L1")
    t.use("Speed Force")
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0), t.move(0)) == (["Aquaman (3)", "Lois Lane", "Jetpack"], ["Punch"], 3)
    assert "use Speed Force" not in t.offered(0)


@rule("REB-15.13")
def test_an_unused_speed_force_is_lost_with_the_turn() -> None:
    t = team(p0=["Speed Force"], players=2)
    t.play("Speed Force")
    t.end()
    t.end()
    assert (t.active, "use Speed Force" in t.offered(0)) == (0, False)
