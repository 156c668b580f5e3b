"""Super Powers, each with what only it does."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import duel, teams
from tests.vocabulary import rule


@rule("CON-16.2")
def test_cold_breath_destroys_in_each_of_three_places() -> None:
    t = duel(p0=["Cold Breath", "Punch"], discard0=["Weakness"], lineup=["Orion"])
    t.play("Cold Breath")
    for name in ("Punch", "Weakness", "Orion"):
        t.answer(0, name)
    assert (t.destroyed, t.power(0)) == (["Punch", "Weakness", "Orion"], 2)


@rule("CON-6.6", "CON-9.2")
def test_impervious_is_shown_against_an_attack_and_discarded_for_a_block() -> None:
    t = duel(p0=["Kryptonite", "Kryptonite"], p1=["Impervious"], confronting=1, power=8)
    for _ in range(2):
        t.play("Kryptonite")
        t.answer(1, "Impervious")
    assert (t.discard(1), t.hand(1), t.power(0)) == ([], ["Impervious"], 12)
    t.end()
    t.answer(1, "Impervious")
    assert (t.trophies(0), t.discard(1)) == ([], ["Impervious"])


@rule("CON-16.11", "CON-5.3")
def test_scientific_genius_reads_the_hand_of_the_active_player() -> None:
    t = teams(p0=["Ares", "Weakness"], p2=["Scientific Genius", "Orion"])
    t.assist(2, "Scientific Genius")
    assert t.power(0) == 2 + 3 - 1


@rule("CON-16.20")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_strength_of_the_gods_grows_with_the_own_level(level: int) -> None:
    t = duel(p0=["Strength of the Gods"], hero0=f"Wonder Woman (Level {level})", hero1="Circe (Level 3)")
    t.play("Strength of the Gods")
    assert t.power(0) == 1 + level


@rule("CON-3.1")
def test_flight_draws_a_card() -> None:
    t = duel(p0=["Flight"], deck0=["Mera"])
    t.play("Flight")
    assert (t.power(0), t.hand(0)) == (1, ["Mera"])


@rule("CON-6.2", "CON-6.5")
def test_mystic_control_takes_a_hero_or_villain_of_the_attackers_choice() -> None:
    t = teams(p0=["Mystic Control"], p1=["Mera", "Doomsday", "Flight"])
    t.play("Mystic Control")
    t.answer(0, "P1")
    assert t.offered(0) == ["Mera", "Doomsday"]
    t.answer(0, "Doomsday")
    assert (t.discard(1), t.power(0)) == (["Doomsday"], 2)


@rule("CON-16.5", "G-18")
@pytest.mark.parametrize("off", [True, False])
def test_illusions_may_call_the_confrontation_off(off: bool) -> None:
    t = duel(p0=["Illusions"], deck0=["Mera", "Orion"], confronting=1, power=4)
    t.play("Illusions")
    t.answer(0, "call off the Confrontation" if off else "do not call off the Confrontation")
    assert (t.hand(0), t.target) == (["Mera", "Orion"], None if off else 1)
    assert ("buy Enhanced Strength" in t.offered()) == off


@rule("CON-16.19", "G-37")
def test_telepathy_plays_a_card_of_the_line_up_in_a_confrontation() -> None:
    t = duel(p0=["Telepathy"], lineup=["Tempest", "Supergirl", "Power Armor"], confronting=1)
    t.play("Telepathy")
    assert (t.power(0), t.lineup) == (2, ["Tempest", "Supergirl", "Power Armor"])
    t = duel(p0=["Telepathy"], lineup=["Doomsday"], confronting=1)
    t.play("Telepathy")
    assert t.power(0) == 0  # too dear to be reached


@rule("CON-5.2", "CON-6.3")
def test_water_control_assists_and_defends_the_partner() -> None:
    t = teams(p0=["Kryptonite"], p2=["Water Control"], p3=["Water Control"], deck3=["Mera"])
    t.assist(2, "Water Control")
    assert t.power(0) == 2
    t.play("Kryptonite")
    t.answer(3, "Water Control for P1")
    assert (t.discard(1), t.hand(3), t.discard(3)) == ([], ["Mera"], ["Water Control", "Weakness"])


@rule("CON-9.2")
@pytest.mark.parametrize(("top", "cost"), [("Ares", 16), ("Punch", 9)])
def test_pots_raises_by_the_cost_of_the_top_card(top: str, cost: int) -> None:
    t = duel(p1=["Pots!", "Steel"], deck1=[top, "Mera"], confronting=1, power=30)
    t.end()
    t.answer(1, "Pots!")
    assert (t.figure_cost(1), t.discard(1)) == (cost, ["Pots!", top])


@rule("CON-6.1")
def test_tegrof_takes_a_random_card_of_each_foe() -> None:
    t = teams(p0=["Tegrof!"], p1=["Mera", "Orion"], p2=["Mera"], p3=["Punch"])
    t.play("Tegrof!")
    assert (len(t.hand(1)), t.hand(2), t.hand(3)) == (1, ["Mera"], [])


@rule("CON-16.19", "G-37")
def test_dark_arts_plays_a_destroyed_card_or_gives_two_power() -> None:
    t = duel(p0=["Dark Arts"], destroyed=["Lois Lane", "Supergirl"])
    t.play("Dark Arts")
    assert t.offered(0) == ["Lois Lane"]
    t.answer(0, "Lois Lane")
    assert (t.power(0), sorted(t.destroyed)) == (2, ["Lois Lane", "Supergirl"])
    t = duel(p0=["Dark Arts"], destroyed=["Supergirl"])
    t.play("Dark Arts")
    assert t.power(0) == 2
