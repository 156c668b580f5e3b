"""Super Powers of the main deck, from Blast to Heat Vision."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rebirth.villainy import entered, in_main_step, team, trio, where_is
from tests.vocabulary import rule

SUPER_POWERS = {  # cost, Power, Move
    "Blast": (3, 2, 0),
    "Bolt of Zeus": (4, 2, 0),
    "Contained": (3, 2, 0),
    "Flurry of Fists": (5, 2, 0),
    "Hard Water Bubble": (2, 1, 0),
    "Heat Vision": (5, 3, 0),
    "Shields Up": (5, 2, 0),
    "Speed Force": (6, 0, 4),
    "Super Breath": (4, 2, 0),
    "Super Strength": (7, 5, 0),
    "Telepathy": (3, 0, 0),
    "Vibration": (4, 2, 0),
}
COSTS = [("Constructs", 6), *((name, cost) for name, (cost, _, _) in SUPER_POWERS.items())]
GIFTS = [(name, power, move) for name, (_, power, move) in SUPER_POWERS.items()]
MOVE_CARDS = ("Constructs", "Speed Force", "Vibration")


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
@pytest.mark.parametrize("name", ["Constructs", *SUPER_POWERS])
def test_which_super_powers_are_move_cards_for_cheetah(name: str) -> None:
    t = team(p0=[name], city={"L5": ["Cheetah"]}, from_start=True)
    if t.offered(0) == [f"{name} for yourself"]:
        t.answer(0, None)
    assert t.discard(0) == ([name] if name in MOVE_CARDS else ["Weakness"])


@pytest.mark.parametrize("name", ["Constructs", *SUPER_POWERS])
def test_every_super_power_is_one_for_eradicator(name: str) -> None:
    t = team(p0=["Punch", name, "Aquaman (3)"], city={"L1": ["Eradicator"]}, from_start=True)
    if t.offered(0) == [f"{name} for yourself"]:
        t.answer(0, None)
    assert (t.hand(0), t.discard(0)) == (["Punch", "Aquaman (3)"], [name])


@rule("REB-9.1")
@pytest.mark.parametrize("name", [name for name in SUPER_POWERS if name != "Telepathy"])
def test_only_telepathy_among_them_is_an_assist(name: str) -> None:
    assert team(p1=[name]).asked() == [0]


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
    t = team(p0=["Blast"], city={"S5": ["Bane", "Lois Lane"]}, power=2, move=1)
    t.play("Blast")
    t.buy("Lois Lane")
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


# Bolt of Zeus


@pytest.mark.parametrize(
    ("space", "more", "sold"), [("S5", 1, True), ("S5", 0, False), ("L1", 1, True), ("S1", 1, False)]
)
def test_bolt_of_zeus_makes_a_villain_within_range_one_cheaper_by_two(space: str, more: int, sold: bool) -> None:
    """Scarecrow costs 5, the Bolt gives 2 Power; two spaces away he is out of Range."""
    t = team(p0=["Bolt of Zeus"], at={0: "S5"}, city={space: ["Scarecrow"]}, power=more, move=2)
    t.play("Bolt of Zeus")
    t.walk(*{"S5": (), "L1": ("L1",), "S1": ("L1", "S1")}[space])
    assert (t.power(0), "buy Scarecrow" in t.offered(0)) == (2 + more, sold)


def test_bolt_of_zeus_strikes_one_villain_and_two_bolts_add_up() -> None:
    t = team(p0=["Bolt of Zeus", "Bolt of Zeus"], city={"S5": ["Doomsday", "Bane"]})
    for _ in range(2):
        t.play("Bolt of Zeus")
        assert t.offered(0) == ["Doomsday", "Bane"]
        t.answer(0, "Doomsday")
    assert "buy Bane" not in t.offered(0)
    t.buy("Doomsday")  # 8 - 4
    assert (t.power(0), t.destroyed) == (0, ["Doomsday"])


def test_bolt_of_zeus_serves_its_player_and_for_a_turn() -> None:
    t = team(p0=["Bolt of Zeus"], p1=["Super-Suit"], at={1: "L3"}, city={"S5": ["Scarecrow"]}, power=1)
    t.play("Bolt of Zeus")
    assert "buy Scarecrow" in t.offered(0)
    t.end()
    t.end()
    for _ in range(4):
        t.play("Punch")
    assert (t.active, t.power(0), "buy Scarecrow" in t.offered(0)) == (0, 4, False)


def test_bolt_of_zeus_without_a_villain_near_is_two_power() -> None:
    t = team(p0=["Bolt of Zeus"], city={"S5": ["Aquaman (3)"], "S1": ["Bane"]})
    t.play("Bolt of Zeus")
    assert (t.power(0), in_main_step(t)) == (2, True)


# Constructs


@pytest.mark.parametrize(
    ("picked", "power", "move", "hand"), [("+2 Power", 4, 0, []), ("Move 4", 2, 4, []), ("draw", 2, 0, ["Run"])]
)
def test_constructs_are_power_or_move_or_a_card(picked: str, power: int, move: int, hand: list[str]) -> None:
    t = team(p0=["Constructs"], deck0=["Run", "Punch"])
    t.play("Constructs")
    assert len(t.offered(0)) == 3
    t.answer(0, picked)
    assert (t.power(0), t.move(0), t.hand(0)) == (power, move, hand)


def test_constructs_are_chosen_anew_each_time() -> None:
    t = team(p0=["Constructs", "Constructs"])
    t.play("Constructs")
    t.answer(0, "Move 4")
    t.play("Constructs")
    t.answer(0, "+2 Power")
    assert (t.power(0), t.move(0)) == (6, 4)


@rule("REB-15.18")
def test_constructs_for_move_strengthen_the_flash_of_cost_six() -> None:
    t = team(p0=["Constructs", "The Flash (6)"])
    t.play("Constructs")
    t.answer(0, "Move 4")
    t.play("The Flash (6)")
    assert t.power(0) == 2 + 4 + 3


# Contained


@rule("REB-6.10", "REB-6.5")
def test_contained_keeps_a_villain_within_range_one_from_moving() -> None:
    t = team(p0=["Contained"], at={0: "S5", 1: "S3"}, city={"L1": ["Cheetah"], "S1": ["Bane"]})
    t.play("Contained")  # Bane is too far away: no choice
    assert t.power(0) == 2
    t.end()
    assert (t.city("L1"), t.city("L2")) == (["Cheetah"], ["Bane"])


@rule("REB-6.10")
def test_contained_villains_still_attack() -> None:
    t = team(p0=["Contained"], at={0: "L5", 1: "S3"}, city={"L5": ["Cheetah"]}, p1=["Punch"])
    t.play("Contained")
    t.end()
    assert (t.active, t.discard(1), t.city("L5")) == (1, ["Weakness"], ["Cheetah"])


@rule("REB-6.10")
def test_contained_is_kept_by_a_villain_that_players_move() -> None:
    t = team(p0=["Contained", "Grappling Hook"], at={0: "S5", 1: "S3"}, city={"L5": ["Bane"]}, move=2)
    t.play("Contained")
    t.play("Grappling Hook")
    t.answer(0, "Bane")
    t.walk("L1", "S1")
    t.end()
    assert t.city("S5") == ["Bane"]  # nobody shares the space, and still it does not go to Location 4


@rule("REB-6.10", "RB-8")
def test_contained_played_again_frees_the_villain_that_had_the_token() -> None:
    t = team(p0=["Contained", "Contained"], at={0: "S5", 1: "S3"}, city={"L1": ["Cheetah"], "L5": ["Doomsday"]})
    t.play("Contained")
    t.answer(0, "Cheetah")
    t.play("Contained")
    t.answer(0, "Doomsday")
    t.end()
    assert (t.city("L5"), t.city("L1")) == (["Doomsday"], [])
    assert "Cheetah" in t.city("S5")  # held there by P0, on the way to Location 5


def test_contained_without_a_villain_near_is_two_power() -> None:
    t = team(p0=["Contained"], at={0: "S5"}, city={"S5": ["Aquaman (3)"], "S1": ["Bane"], "S4": ["Scarecrow"]})
    t.play("Contained")
    assert (t.power(0), "end turn" in t.offered(0)) == (2, True)


# Flurry of Fists


@rule("REB-15.22")
@pytest.mark.parametrize("punches", [0, 1, 3])
def test_flurry_of_fists_gives_power_for_each_punch(punches: int) -> None:
    t = team(p0=["Flurry of Fists", *["Punch"] * punches, "Run"])
    for name in [*["Punch"] * punches, "Flurry of Fists", "Run"]:
        t.play(name)
    assert t.power(0) == 2 + 2 * punches


@rule("REB-15.22")
def test_flurry_of_fists_counts_punches_that_come_later_and_other_cards_never() -> None:
    t = team(p0=["Flurry of Fists", "Punch", "Heat Vision", "Big Blue Boy Scout", "Helping Hand"])
    t.play("Flurry of Fists")
    assert t.power(0) == 2
    t.play("Punch")
    assert t.power(0) == 2 + 1 + 1
    t.play("Big Blue Boy Scout")
    assert t.power(0) == 4 + 2


@rule("REB-15.22")
def test_two_flurries_of_fists_count_the_same_punches() -> None:
    t = team(p0=["Punch", "Flurry of Fists", "Flurry of Fists", "Punch"])
    for name in ("Punch", "Flurry of Fists", "Flurry of Fists", "Punch"):
        t.play(name)
    assert t.power(0) == 2 + 2 * (2 + 2)


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
    t = entered("Deathstroke", p1=["Hard Water Bubble", "Bulletproof"])
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
