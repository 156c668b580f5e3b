"""Heroes and Equipment that scenarios and Side Missions bring."""

from __future__ import annotations

from archfoe.games.city.scenarios.lights_out.verbs import Light
from archfoe.games.city.view import city_in
from tests.remembered import remembered
from tests.sets.rebirth import assists, city, for_sale, trio
from tests.sets.rebirth.villainy import in_main_step, where_is
from tests.vocabulary import Table

MOVE = "use Invisible Jet: Move 2"
LAND = "use Invisible Jet: put this card from play"
LIGHT, MORE_POWER = "remove the dark token from your Location", "+2 Power"
CHEAPER = "Doomsday costs you 2 less this turn"
CONTAIN = "put the CONTAINED token on target Villain within Range 1"


def contained(t: Table) -> str | None:
    card = city_in(t.view(None)).contained
    return None if card is None else card.name


def dark(t: Table) -> tuple[int, ...]:
    found: tuple[int, ...] = remembered(t.state, "dark")
    return found


# Martian Manhunter


def test_martian_manhunter_gives_power_and_move_and_moves_a_villain() -> None:
    t = city(p0=["Martian Manhunter"], city={"S1": ["Bane"], "L2": ["Scarecrow"]}, at={0: "S5"})
    t.play("Martian Manhunter")
    assert t.offered(0) == ["Bane"]  # the other one is three spaces away
    t.answer(0, "Bane")
    assert set(t.offered(0)) == {"Location 1", "slot 5", "Location 2", "slot 2"}
    t.answer(0, "slot 2")
    assert (t.power(0), t.move(0), t.city("S2"), t.city("S1")) == (3, 2, ["Bane"], [])


def test_martian_manhunter_may_leave_villains_where_they_are() -> None:
    t = city(p0=["Martian Manhunter"], city={"S1": ["Bane"]})
    t.play("Martian Manhunter")
    t.answer(0, None)
    assert (in_main_step(t), t.city("S1"), t.power(0)) == (True, ["Bane"], 3)


def test_martian_manhunter_assists_across_the_whole_city() -> None:
    t = city(p1=["Martian Manhunter", "Green Arrow"], city={"L1": ["Bane"]}, at={0: "S5", 1: "L3"})
    assert assists(t, 1) == ["Martian Manhunter"]
    t.assist(1, "Martian Manhunter")
    t.answer(0, "Bane")
    t.answer(0, "slot 1")
    assert (t.power(0), t.move(0), t.city("S1"), t.power(1)) == (3, 2, ["Bane"], 0)


# Invisible Jet


def test_the_invisible_jet_stays_in_play_and_gives_move_once_a_turn() -> None:
    t = city(p0=["Invisible Jet"])
    t.play("Invisible Jet")
    assert (t.in_play(0), t.power(0), t.move(0)) == (["Invisible Jet"], 0, 0)
    t.answer(0, MOVE)
    assert (t.move(0), t.in_play(0)) == (2, ["Invisible Jet"])
    assert not [label for label in t.offered(0) if label.startswith(MOVE)]


def test_the_invisible_jet_gives_move_in_each_turn() -> None:
    t = city(in0=["Invisible Jet"], main=["Robin"] * 9)
    t.answer(0, MOVE)
    t.end()
    assert not [label for label in t.offered(1) if label.startswith(MOVE)]
    t.end()
    t.answer(0, MOVE)
    assert (t.move(0), t.in_play(0)) == (2, ["Invisible Jet"])


def test_the_invisible_jet_lands_a_character_anywhere_and_is_discarded() -> None:
    t = trio(in0=["Invisible Jet"], at={0: "S5", 1: "L1", 2: "S2"})
    t.answer(0, LAND)
    assert t.offered(0) == ["P0", "P1", "P2"]
    t.answer(0, "P2")
    t.answer(0, "Location 4")
    assert (t.at(2), t.at(0), t.in_play(0), t.discard(0)) == ("L4", "S5", [], ["Invisible Jet"])


def test_the_invisible_jet_flies_first_and_lands_later_in_one_turn() -> None:
    t = city(in0=["Invisible Jet"])
    t.answer(0, MOVE)
    t.answer(0, LAND)
    t.answer(0, "P0")
    t.answer(0, "slot 2")
    assert (t.at(0), t.move(0), t.discard(0)) == ("S2", 2, ["Invisible Jet"])


def test_the_invisible_jet_lands_in_the_turn_of_another_player() -> None:
    t = city(in1=["Invisible Jet"], at={0: "S5", 1: "L3"})
    t.answer(1, LAND)
    t.answer(1, "P0")
    t.answer(1, "Location 1")
    assert (t.at(0), t.at(1), t.in_play(1), t.discard(1)) == ("L1", "L3", [], ["Invisible Jet"])
    assert (in_main_step(t), t.move(0), t.move(1)) == (True, 0, 0)


# Containment Harness


def test_a_containment_harness_makes_doomsday_cheaper_for_this_turn() -> None:
    t = city(p0=["Containment Harness"], city={"S5": ["Doomsday", "Brainiac"]}, power=9)
    assert for_sale(t) == []
    t.play("Containment Harness")
    t.answer(0, CHEAPER)
    assert (t.power(0), for_sale(t)) == (11, ["Doomsday", "Brainiac"])
    t.buy("Doomsday")
    assert t.power(0) == 0


def test_a_containment_harness_holds_a_villain_that_is_near() -> None:
    t = city(p0=["Containment Harness"], city={"L1": ["Bane"], "S1": ["Scarecrow"]}, at={0: "S5"})
    t.play("Containment Harness")
    t.answer(0, CONTAIN)
    assert (contained(t), t.power(0)) == ("Bane", 2)


def test_a_containment_harness_holds_nobody_who_is_far() -> None:
    t = city(p0=["Containment Harness"], city={"S1": ["Scarecrow"]}, at={0: "S5"})
    t.play("Containment Harness")
    assert (contained(t), t.power(0), in_main_step(t)) == (None, 2, True)


def test_two_containment_harnesses_make_doomsday_four_cheaper() -> None:
    t = city(p0=["Containment Harness"] * 2, city={"S5": ["Doomsday"]}, power=5)
    for _ in range(2):
        t.play("Containment Harness")
        t.answer(0, CHEAPER)
    t.buy("Doomsday")
    assert (t.power(0), where_is(t, "Doomsday")) == (0, [])


# Backup Generator


def test_a_backup_generator_lights_ones_own_location() -> None:
    t = city(p0=["Backup Generator"], at={0: "L3"}, scenario=5, facts={"dark": (0, 4)})
    t.play("Backup Generator")
    assert t.offered(0) == [LIGHT, MORE_POWER]
    t.answer(0, LIGHT)
    assert (dark(t), t.power(0)) == ((0,), 1)


def test_a_backup_generator_gives_power_instead() -> None:
    t = city(p0=["Backup Generator"], at={0: "L3"}, scenario=5, facts={"dark": (0, 4)})
    t.play("Backup Generator")
    t.answer(0, MORE_POWER)
    assert (dark(t), t.power(0)) == ((0, 4), 3)


def test_a_backup_generator_lights_nothing_from_afar() -> None:
    t = city(p0=["Backup Generator"], at={0: "S3"}, scenario=5, facts={"dark": (0, 4)})
    t.play("Backup Generator")
    assert (dark(t), t.power(0), in_main_step(t)) == ((0, 4), 3, True)
    assert Light(own=True).text() == LIGHT


# Cosmic Treadmill


def test_the_cosmic_treadmill_puts_a_card_back_on_the_deck() -> None:
    t = city(p0=["Cosmic Treadmill"], discard0=["Robin", "Mera"])
    t.play("Cosmic Treadmill")
    t.answer(0, "Mera")
    assert (t.move(0), t.power(0), t.deck(0)[0], t.discard(0)) == (3, 0, "Mera", ["Robin"])


def test_the_cosmic_treadmill_need_not_put_anything_back() -> None:
    t = city(p0=["Cosmic Treadmill"], discard0=["Robin"])
    t.play("Cosmic Treadmill")
    t.answer(0, None)
    assert (t.move(0), t.discard(0), in_main_step(t)) == (3, ["Robin"], True)


def test_the_cosmic_treadmill_is_a_move_card() -> None:
    t = city(p0=["Cosmic Treadmill", "Punch"], city={"L5": ["Cheetah"]}, at={0: "S2"}, from_start=True)
    assert t.discard(0) == ["Cosmic Treadmill"]
