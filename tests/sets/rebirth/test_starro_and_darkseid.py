"""Cards of scenarios 5 and 8: what they do in a game, whatever scenario it is."""

from __future__ import annotations

from archfoe.core.piles import REMOVED
from archfoe.games.city.piles import BESIDE
from tests.games.city.scenes import dearer
from tests.sets.rebirth import entering
from tests.vocabulary import table


def test_starro_gives_everybody_a_spore_as_he_comes() -> None:
    t = entering("Starro", scenario=5, beside=["Spore"] * 3)
    assert (t.discard(0), t.discard(1), t.names(BESIDE)) == (["Spore"], ["Spore"], ["Spore"])


def test_starro_gives_a_weakness_without_spores() -> None:
    t = entering("Starro", scenario=5)
    assert (t.discard(0), t.discard(1)) == (["Weakness"], ["Weakness"])


def test_starro_takes_spores_with_him_and_lets_all_draw() -> None:
    t = table("rebirth", players=2, city={"S5": ["Starro"]}, power=13, p0=["Spore"], deck1=["Run"])
    t.buy("Starro")
    assert (t.hand(0), t.hand(1), t.names(REMOVED)) == (["Punch"], ["Run"], ["Spore"])


def test_a_spore_gives_nothing_when_it_is_played() -> None:
    t = table("rebirth", players=2, scenario=5, p0=["Spore"])
    t.play("Spore")
    assert (t.power(0), t.move(0), t.played(0)) == (0, 0, ["Spore"])


def test_a_spore_takes_a_point_at_the_end() -> None:
    assert table("rebirth", players=2, variants=("competitive",), discard0=["Spore", "Spore"]).vp(0) == -2


def test_a_spore_in_hand_keeps_help_away() -> None:
    t = table("rebirth", players=2, scenario=5, p0=["Spore"], p1=["Green Arrow"])
    assert t.asked() == [0]


def test_darkseid_takes_two_cards_of_everybody() -> None:
    t = entering("Darkseid", scenario=8, p0=["Punch"] * 2, p1=["Run"])
    assert (t.hand(0), t.hand(1)) == ([], [])


def test_darkseid_makes_for_location_1() -> None:
    t = table("rebirth", players=2, scenario=8, city={"S5": ["Darkseid"]}, at={0: "S2", 1: "S2"}, from_start=True)
    assert t.city("L1") == ["Darkseid"]


def test_who_defeats_darkseid_has_won() -> None:
    t = table("rebirth", players=2, scenario=8, city={"S5": ["Darkseid"]}, power=18 + dearer(8, players=2))
    t.buy("Darkseid")
    assert t.winners == (0, 1)
