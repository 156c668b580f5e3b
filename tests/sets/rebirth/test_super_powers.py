"""Super Powers of the main deck."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.games.city.view import city_in
from tests.sets.rebirth.villainy import damage, entered, in_main_step, team, trio, where_is
from tests.vocabulary import rule

SUPER_POWERS = {  # cost, Power, Move
    "Arctic Breath": (4, 2, 0),
    "Blast": (4, 2, 0),
    "Electrified Field": (4, 2, 0),
    "Hard Water Bubble": (3, 1, 0),
    "Heat Vision": (6, 3, 0),
    "Invulnerability": (5, 3, 0),
    "Speed Force": (4, 0, 3),
    "Super Strength": (7, 5, 0),
    "Telepathic Link": (3, 0, 0),
    "Whoosh!": (2, 1, 0),
}
COSTS = [(name, cost) for name, (cost, _, _) in SUPER_POWERS.items()]
GIFTS = [(name, power, move) for name, (_, power, move) in SUPER_POWERS.items()]
MOVE_CARDS = ("Speed Force", "Whoosh!")


@rule("REB-5.4", "REB-5.6")
@pytest.mark.parametrize(("name", "cost"), COSTS)
def test_what_a_super_power_costs(name: str, cost: int) -> None:
    assert f"buy {name}" not in team(city={"S5": [name]}, power=cost - 1).offered()
    t = team(city={"S5": [name]}, power=cost)
    t.buy(name)
    assert (t.power(0), t.discard(0), t.city("S5")) == (0, [name], [])


@rule("REB-5.1")
@pytest.mark.parametrize(("name", "power", "move"), GIFTS)
def test_what_a_super_power_gives_where_nobody_is_near(name: str, power: int, move: int) -> None:
    t = team(p0=[name], deck0=[], at={1: None})
    t.play(name)
    assert (t.power(0), t.move(0), t.played(0), t.at(0)) == (power, move, [name], "S5")
    assert in_main_step(t)


@rule("REB-5.9")
@pytest.mark.parametrize("name", SUPER_POWERS)
def test_which_super_powers_are_move_cards_for_cheetah(name: str) -> None:
    t = team(p0=[name], city={"L5": ["Cheetah"]}, from_start=True)
    if t.offered(0) == [f"{name} for yourself"]:
        t.answer(0, None)
    assert t.discard(0) == ([name] if name in MOVE_CARDS else ["Weakness"])


@pytest.mark.parametrize("name", SUPER_POWERS)
def test_every_super_power_is_one_for_killer_frost(name: str) -> None:
    t = team(p0=["Punch", name, "Robin"], city={"L2": ["Killer Frost"]}, from_start=True)
    if t.offered(0) == [f"{name} for yourself"]:
        t.answer(0, None)
    assert (t.hand(0), t.discard(0)) == (["Punch", "Robin"], [name])


@rule("REB-9.1")
@pytest.mark.parametrize("name", [name for name in SUPER_POWERS if name != "Telepathic Link"])
def test_only_telepathic_link_among_them_is_an_assist(name: str) -> None:
    assert team(p1=[name]).asked() == [0]


# Arctic Breath


def test_arctic_breath_gives_two_power_and_chooses_a_villain_within_range_two() -> None:
    near = {"S1": ["Bane"], "L5": ["Cheetah"], "S5": ["Brainiac"], "L2": ["Trickster"], "L4": ["Scarecrow"]}
    t = team(p0=["Arctic Breath"], city=near)
    t.play("Arctic Breath")
    assert t.offered(0) == ["Bane (slot 1)", "Cheetah (Location 5)", "Brainiac (slot 5)"]
    t.answer(0, "Bane")
    assert t.power(0) == 2


@rule("REB-15.1")
def test_arctic_breath_stops_attacks_until_the_next_turn_of_its_player_begins() -> None:
    t = team(p0=["Arctic Breath"], city={"L5": ["Cheetah"]})
    t.play("Arctic Breath")
    t.end()
    assert (t.active, in_main_step(t), t.discard(1)) == (1, True, [])
    t.end()
    assert (t.active, in_main_step(t), t.discard(0)) == (0, True, ["Arctic Breath", "Weakness"])


def test_arctic_breath_spares_nobody_the_attack_of_another_villain() -> None:
    t = team(p0=["Arctic Breath"], city={"L5": ["Cheetah"], "L1": ["The Riddler"]}, deck1=["Robin", "Mera"])
    t.play("Arctic Breath")
    t.answer(0, "Cheetah")
    t.end()
    assert (t.discard(1), t.deck(1)) == (["Robin"], ["Mera"])


@rule("REB-15.1", "REB-11.1")
@pytest.mark.parametrize(("hand", "dealt"), [(["Arctic Breath"], 0), (["Punch"], 1)])
def test_arctic_breath_keeps_a_super_villain_from_damaging_its_destination(hand: list[str], dealt: int) -> None:
    t = team(p0=hand, p1=["Run"], city={"L5": ["Ocean Master"]})
    t.play(hand[0])
    t.end()
    assert (damage(t, "L5"), t.hand(1)) == (dealt, [] if dealt else ["Run"])


def test_arctic_breath_does_not_hold_the_villain_in_its_place() -> None:
    t = team(p0=["Arctic Breath"], at={0: "S1", 1: "S3"}, city={"L1": ["Cheetah"]})
    t.play("Arctic Breath")
    t.end()
    assert where_is(t, "Cheetah") == ["S5"]


@rule("REB-15.1")
def test_arctic_breath_lasts_through_the_turns_of_all_other_players() -> None:
    t = trio(p0=["Arctic Breath"], city={"S5": ["Scarecrow"]})
    t.play("Arctic Breath")
    t.end()
    t.end()
    assert (t.active, t.discard(1), t.discard(2)) == (2, [], [])
    t.end()
    assert "Weakness" in t.discard(0)


# Blast


@rule("REB-10.4", "REB-15.4", "REB-6.7")
def test_blast_moves_the_same_villain_or_another_for_one_power_each_time() -> None:
    t = team(p0=["Blast"], city={"L5": ["Cheetah"], "S5": ["Bane"]}, power=1)
    t.play("Blast")
    assert t.power(0) == 3
    t.use("Blast")
    t.answer(0, "Cheetah")
    assert t.offered(0) == ["slot 5", "slot 4"]
    t.answer(0, "slot 4")
    t.use("Blast")
    t.answer(0, "Cheetah")
    t.answer(0, "Location 5")
    t.use("Blast")
    t.answer(0, "Bane")
    t.answer(0, "Location 1")
    assert (where_is(t, "Cheetah"), where_is(t, "Bane"), t.power(0)) == (["L5"], ["L1"], 0)
    assert "use Blast" not in t.offered(0)


@rule("REB-15.4")
def test_blast_counts_its_range_anew_each_time() -> None:
    t = team(p0=["Blast"], city={"S1": ["Bane"]}, move=1)
    t.play("Blast")
    t.use("Blast")
    t.answer(0, "Location 2")
    assert (t.city("L2"), t.power(0)) == (["Bane"], 1)
    assert "use Blast" not in t.offered(0)
    t.walk("L1")
    t.use("Blast")
    t.answer(0, "slot 1")
    assert t.city("S1") == ["Bane"]


@rule("REB-10.4", "REB-15.4")
def test_blast_is_open_until_the_turn_ends_and_no_longer() -> None:
    t = team(p0=["Blast"], city={"S5": ["Bane", "Nightwing"]}, power=2, move=1)
    t.play("Blast")
    t.buy("Nightwing")
    t.walk("L1")
    t.use("Blast")
    t.answer(0, "Location 1")
    assert (t.city("L1"), t.power(0)) == (["Bane"], 0)
    t.end()
    t.end()
    assert "use Blast" not in t.offered(0)


@rule("REB-6.7")
def test_blast_takes_a_villain_off_its_destination_and_out_of_a_shared_space() -> None:
    t = team(p0=["Blast"], city={"L1": ["Major Disaster"]}, at={1: "L1"})
    t.play("Blast")
    t.use("Blast")
    t.answer(0, "slot 5")
    assert (t.city("L1"), t.city("S5")) == ([], ["Major Disaster"])


def test_two_blasts_are_two_abilities_and_a_blast_in_hand_is_none() -> None:
    t = team(p0=["Blast", "Blast"], city={"S5": ["Bane"]})
    assert "use Blast" not in t.offered(0)
    t.play("Blast")
    t.play("Blast")
    assert (t.power(0), t.offered(0).count("use Blast")) == (4, 2)


# Electrified Field


@rule("REB-6.10", "REB-6.5", "REB-6.4")
def test_electrified_field_contains_a_villain_within_range_two() -> None:
    t = team(p0=["Electrified Field"], city={"S4": ["Trickster"], "S1": ["Bane"], "L2": ["Cheetah"]})
    t.play("Electrified Field")
    assert t.offered(0) == ["Bane (slot 1)", "Trickster (slot 4)"]
    t.answer(0, "Trickster")
    assert t.power(0) == 2
    t.end()
    assert (where_is(t, "Trickster"), where_is(t, "Bane"), where_is(t, "Cheetah")) == (["S4"], ["L2"], ["S1"])


@rule("REB-6.10")
def test_electrified_field_a_second_time_frees_the_first_villain() -> None:
    t = team(p0=["Electrified Field", "Electrified Field"], city={"S4": ["Trickster"], "S1": ["Bane"]})
    t.play("Electrified Field")
    t.answer(0, "Trickster")
    t.play("Electrified Field")
    t.answer(0, "Bane")
    t.end()
    assert (where_is(t, "Trickster"), where_is(t, "Bane")) == (["L4"], ["S1"])


@rule("REB-6.10")
def test_electrified_field_leaves_the_attack_and_stays_with_a_villain_that_is_moved() -> None:
    t = team(p0=["Electrified Field", "Blast"], city={"L5": ["Cheetah"]}, at={1: "S4"})
    t.play("Electrified Field")
    t.play("Blast")
    t.use("Blast")
    t.answer(0, "slot 4")
    t.end()
    assert t.discard(1) == ["Weakness"]  # attacked in the shared space
    t.end()
    t.end()
    assert where_is(t, "Cheetah") == ["S4"]


@rule("REB-6.10")
def test_electrified_field_holds_a_super_villain_and_shares_its_token_with_contained() -> None:
    t = team(p0=["Electrified Field", "Contained"], city={"S1": ["Despero"], "L1": ["Bane"]})
    t.play("Electrified Field")
    t.answer(0, "Despero")
    assert (contained := city_in(t.view(0)).contained) is not None
    assert contained.name == "Despero"
    t.play("Contained")
    t.end()
    assert (where_is(t, "Despero"), where_is(t, "Bane")) == (["L1"], ["L1"])


# Hard Water Bubble


@rule("REB-8.5", "REB-8.7")
@pytest.mark.parametrize("space", ["S5", "L1", "L5"])
def test_hard_water_bubble_protects_a_character_within_range_one_and_gives_that_player_power(space: str) -> None:
    t = team(p0=["Punch"], p1=["Hard Water Bubble"], city={"L2": ["Scarecrow"]}, at={1: space}, from_start=True)
    t.answer(1, "Hard Water Bubble for P0")
    assert (t.discard(0), t.discard(1), t.power(0), t.power(1)) == ([], ["Hard Water Bubble"], 1, 0)


@rule("REB-8.5")
@pytest.mark.parametrize("space", ["S1", "S4", "L3", None])
def test_hard_water_bubble_does_not_reach_farther(space: str | None) -> None:
    t = team(p1=["Hard Water Bubble"], city={"L2": ["Scarecrow"]}, at={1: space}, from_start=True)
    assert (t.asked(), t.discard(0), t.hand(1)) == ([0], ["Weakness"], ["Hard Water Bubble"])


@rule("REB-8.2", "REB-8.7")
def test_hard_water_bubble_gives_one_power_for_oneself_in_ones_own_turn_and_one_when_played() -> None:
    t = team(p0=["Hard Water Bubble", "Hard Water Bubble"], city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, "Hard Water Bubble")
    assert (t.power(0), t.discard(0)) == (1, ["Hard Water Bubble"])
    t.play("Hard Water Bubble")
    assert t.power(0) == 2


@rule("REB-8.7")
def test_hard_water_bubble_gives_no_power_to_who_defends_himself_in_anothers_turn() -> None:
    t = entered("Sinestro", p1=["Hard Water Bubble"])
    t.answer(1, "Hard Water Bubble for yourself")
    assert (t.power(0), t.power(1), t.discard(0), t.discard(1)) == (0, 0, ["Weakness"], ["Hard Water Bubble"])


@rule("REB-8.1", "REB-8.6")
def test_hard_water_bubble_for_another_leaves_its_owner_to_be_hit() -> None:
    t = entered("Sinestro", p1=["Hard Water Bubble", "Invulnerability"])
    t.answer(1, "Hard Water Bubble for P0")
    assert (t.power(0), t.discard(0), t.discard(1)) == (1, [], ["Hard Water Bubble", "Weakness"])


@rule("REB-8.5", "REB-8.7")
def test_hard_water_bubble_for_a_third_player_gives_nobody_power() -> None:
    t = entered("Sinestro", players=3, p1=["Hard Water Bubble"], at={0: "L3", 1: "S5", 2: "L5"})
    assert t.offered(1) == ["Hard Water Bubble for yourself", "Hard Water Bubble for P2"]
    t.answer(1, "Hard Water Bubble for P2")
    assert [t.power(seat) for seat in range(3)] == [0, 0, 0]
    assert [t.discard(seat) for seat in range(3)] == [["Weakness"], ["Hard Water Bubble", "Weakness"], []]


# Heat Vision


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize("card", ["Punch", "Weakness", None])
def test_heat_vision_lets_another_player_destroy_a_card_in_hand_or_discard_pile(card: str | None) -> None:
    t = team(p0=["Heat Vision", "Run"], p1=["Punch"], discard1=["Weakness"], at={1: "L3"})
    t.play("Heat Vision")
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, "P1")
    assert (t.asked(), t.offered(1)) == ([1], ["Punch (hand)", "Weakness (discard pile)"])
    t.answer(1, card)
    assert len(t.hand(1) + t.discard(1)) == (1 if card else 2)
    assert (t.power(0), t.hand(0)) == (3, ["Run"])
    assert t.destroyed == (["Punch"] if card == "Punch" else [])


@rule("REB-9.7", "REB-12.3")
def test_heat_vision_for_oneself_returns_a_weakness_to_its_stack() -> None:
    t = team(p0=["Heat Vision", "Punch"], discard0=["Weakness"], p1=["Punch"], weaknesses=0)
    t.play("Heat Vision")
    t.answer(0, "P0")
    with pytest.raises(ArchfoeError):
        t.answer(0, "Punch", "Weakness")
    t.answer(0, "Weakness")
    assert (t.power(0), t.hand(0), t.discard(0), t.destroyed) == (3, ["Punch"], [], [])
    t = team(p0=["Heat Vision"], discard0=["Weakness"], city={"L2": ["Scarecrow"]}, weaknesses=0)
    t.play("Heat Vision")
    t.answer(0, "Weakness")
    t.end()
    assert t.discard(1) == ["Weakness"]


def test_heat_vision_passes_over_players_without_a_card_and_reaches_those_who_are_not_placed() -> None:
    t = trio(p0=["Heat Vision", "Punch"], p2=["Run"], at={2: None})
    t.play("Heat Vision")
    assert t.offered(0) == ["P0", "P2"]
    t.answer(0, "P2")
    t.answer(2, "Run")
    assert t.destroyed == ["Run"]
