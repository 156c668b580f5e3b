"""Villains: how they come, walk and are defeated (REB-6.x, RB-4, RB-8)."""

from __future__ import annotations

import pytest

from archfoe.core import events
from archfoe.core.cards import SUPER_VILLAIN_KIND
from archfoe.games.city import events as city_ev
from archfoe.games.city.view import city_in
from archfoe.sets import BOXES
from tests.games.city import RING, dawn, offered_cards, team, told
from tests.vocabulary import Table, rule

REBIRTH = BOXES["rebirth"]
PUNCHES = ["Punch"] * 3


def contained(t: Table) -> str | None:
    card = city_in(t.view(None)).contained
    return None if card is None else card.name


# Regular ones and Super-Villains


@rule("REB-6.1")
def test_villains_of_cost_8_or_more_are_super_villains() -> None:
    assert all(card.super_villain == (card.cost >= 8) for card in REBIRTH.values() if card.type == "Villain")
    villains = [card for card in REBIRTH.values() if card.type == "Villain" and not card.pack]
    supers = {card.name for card in villains if card.kind == SUPER_VILLAIN_KIND}
    assert supers == {card.name for card in villains if card.cost >= 8}
    assert supers == {
        "Ocean Master",
        "Reverse-Flash",
        "Gorilla Grodd",
        "Sinestro",
        "Circe",
        "Brainiac",
        "Despero",
        "General Zod",
    }


@rule("REB-6.1")
def test_solomon_grundy_stays_a_regular_villain_when_level_3_makes_him_cost_10() -> None:
    for power, offered in ((9, False), (10, True)):
        t = team(city={"S5": ["Solomon Grundy"]}, threat=3, power=power)
        assert ("buy Solomon Grundy" in t.offered(0)) == offered
    t = dawn(players=2, p0=PUNCHES, main=["Solomon Grundy", "Robin", "Mera"], threat=3)
    assert (t.threat, t.hand(0), told(t, events.ATTACKED)) == (3, PUNCHES, [])
    t = dawn(city={"S1": ["Solomon Grundy"]}, main=["Robin", "Mera", "Batarang"], threat=3)
    assert t.main_deck == ["Batarang"]  # two cards, as no Super-Villain is out
    t = dawn(city={"S1": ["Circe"]}, main=["Robin", "Mera", "Batarang"], threat=3)
    assert t.main_deck == ["Mera", "Batarang"]


@rule("REB-6.1")
def test_a_super_villain_is_a_villain_for_every_card() -> None:
    t = team(p0=["Batarang", "Grappling Hook"], city={"L1": ["General Zod"]})
    t.play("Batarang")
    assert t.power(0) == 2
    t.play("Grappling Hook")
    t.answer(0, "General Zod")
    assert t.city("S5") == ["General Zod"]


# Coming into the city


@rule("REB-6.2")
@pytest.mark.parametrize("name", ["Scarecrow", "Bane", "Solomon Grundy"])
def test_a_regular_villain_that_enters_does_nothing(name: str) -> None:
    t = dawn(players=4, p0=PUNCHES, p1=PUNCHES, at={0: "S1", 1: "S1"}, main=[name, "Robin"])
    assert (t.city("S1"), t.threat) == ([name], 0)
    assert (t.hand(0), t.hand(1), t.discard(0), t.discard(1)) == (PUNCHES, PUNCHES, [], [])
    assert told(t, events.ATTACKED) == []


@rule("REB-6.3")
def test_a_super_villain_that_enters_raises_the_threat_and_attacks_everybody_everywhere() -> None:
    t = dawn(p0=PUNCHES, p1=PUNCHES, p2=PUNCHES, at={0: "S1", 1: "L4", 2: "S3"}, main=["Brainiac", "Robin"])
    assert t.threat == 1
    for seat in range(3):
        t.answer(seat, "Punch", "Punch")
    assert [t.hand(seat) for seat in range(3)] == [["Punch"]] * 3
    assert t.city("S1") == ["Brainiac"]


@rule("REB-6.3")
def test_the_new_level_works_before_the_attack() -> None:
    t = dawn(p0=PUNCHES, city={"S2": ["Supergirl"]}, threat=1, main=["Brainiac", "Robin", "Mera", "Nightwing"])
    assert (t.threat, t.destroyed, t.hand(0)) == (2, ["Supergirl"], PUNCHES)
    log = [event.what for event in t.view(None).events()]
    happened = [what for what in log if what in (city_ev.THREAT, events.DESTROYED, events.ATTACKED)]
    assert happened == [city_ev.THREAT, events.DESTROYED, events.ATTACKED]
    assert t.asked() == [0]  # what to discard


@rule("REB-6.3")
def test_nothing_else_raises_the_threat() -> None:
    t = dawn(players=4, at={0: "L2"}, city={"L2": ["Circe"], "S4": ["Despero"]}, main=["Bane"] * 9)
    assert (told(t, events.ATTACKED), t.city("L5"), t.threat) == (["Circe"], ["Despero"], 0)
    t = team(p0=["Grappling Hook"], city={"L1": ["Circe"]}, at={0: "S5"}, main=["Bane"] * 9)
    t.play("Grappling Hook")
    t.answer(0, "Circe")
    t.end()
    assert (t.active, t.threat) == (1, 0)


# Step 3


@rule("REB-6.4")
@pytest.mark.parametrize(
    ("name", "start", "end"),
    [
        ("Trickster", "L1", "S1"),
        ("Trickster", "S1", "L2"),
        ("Trickster", "S2", "L3"),
        ("Trickster", "S3", "L3"),
        ("Trickster", "L4", "S3"),
        ("Trickster", "L5", "S4"),
        ("Trickster", "S5", "L1"),  # five steps either way: clockwise
        ("The Riddler", "S3", "L4"),  # five steps either way
        ("The Riddler", "L3", "S2"),
        ("The Riddler", "S5", "L1"),
        ("Cheetah", "L1", "S5"),
        ("Circe", "S4", "L5"),  # five steps either way
        ("Circe", "L5", "S5"),
    ],
)
def test_a_villain_goes_one_step_by_the_shortest_way(name: str, start: str, end: str) -> None:
    away = next(space for space in ("S2", "L4", "S1") if space not in (start, end))
    t = dawn(at=dict.fromkeys(range(3), away), city={start: [name]})
    assert [space for space in RING if name in t.city(space)] == [end]


@rule("REB-6.4", "RB-4")
def test_villains_do_not_stop_one_another() -> None:
    city = {
        "L2": ["Trickster"],  # to 3
        "S2": ["Scarecrow"],  # to 2
        "S3": ["Captain Cold", "Count Vertigo"],  # to 4, to 3
        "L4": ["Gorilla Grodd"],  # to 3
    }
    t = dawn(city=city, main=["Robin", "Mera"])
    assert (t.city("S2"), t.city("L2")) == (["Trickster"], ["Scarecrow"])
    assert (t.city("L3"), t.city("L4"), t.city("S3")) == (["Count Vertigo"], ["Captain Cold"], ["Gorilla Grodd"])


@rule("REB-6.5")
def test_a_villain_at_its_destination_stays() -> None:
    t = dawn(discard0=["Weakness"], city={"L3": ["Trickster"], "L2": ["Count Vertigo"]})
    assert (t.city("L3"), t.city("S2")) == (["Trickster"], ["Count Vertigo"])


@rule("REB-6.5")
@pytest.mark.parametrize("seat", range(3))
def test_a_villain_that_shares_a_space_with_any_character_stays(seat: int) -> None:
    at = dict.fromkeys(range(3), "L4") | {seat: "S1"}
    t = dawn(at=at, city={"S1": ["Trickster", "Bane"], "S2": ["Trickster"]}, main=["Robin", "Mera"], p0=["Punch"])
    if seat == 0:
        t.answer(0, "Bane")
    assert (t.city("S1"), t.city("L3")) == (["Trickster", "Bane"], ["Trickster"])


@rule("REB-6.5", "REB-6.10")
def test_a_contained_villain_stays_and_others_go() -> None:
    t = team(p0=["Contained"], city={"L1": ["Trickster", "Circe"]}, main=["Robin"] * 9)
    t.play("Contained")
    t.answer(0, "Trickster")
    assert contained(t) == "Trickster"
    t.end()
    assert (t.city("L1"), t.city("S1")) == (["Trickster"], ["Circe"])


@rule("REB-6.6")
def test_a_villain_that_walks_to_a_character_does_not_attack_for_that() -> None:
    t = dawn(at={0: "L2"}, city={"S1": ["Scarecrow"], "L3": ["Circe"]}, main=["Robin", "Mera"])
    assert (t.city("L2"), t.city("S2")) == (["Scarecrow"], ["Circe"])
    assert (t.discard(0), told(t, events.ATTACKED)) == ([], [])


# Moved by players


@rule("REB-6.7")
def test_a_player_moves_a_villain_out_of_a_shared_space_and_off_its_destination() -> None:
    t = team(p0=["Blast"], at={0: "S5", 1: "L1"}, city={"L1": ["The Riddler"]})
    t.play("Blast")
    t.use("Blast")
    t.answer(0, "slot 1")
    assert (t.city("L1"), t.city("S1")) == ([], ["The Riddler"])


@rule("REB-6.7")
def test_a_player_moves_a_villain_through_characters() -> None:
    t = team(p0=["Voice of the Deep"], at={0: "S5", 1: "L1", 2: "L5"}, city={"S5": ["Bane"]})
    t.play("Voice of the Deep")
    t.answer(0, "Bane")
    assert set(offered_cards(t, 0)) == {"Location 1", "slot 1", "Location 5", "slot 4"}
    t.answer(0, "slot 1")
    assert t.city("S1") == ["Bane"]


# Defeats


@rule("REB-6.8")
def test_a_defeated_villain_brings_its_reward_and_is_destroyed() -> None:
    t = team(city={"S5": ["Black Manta"]}, deck1=["Robin", "Mera"], power=7)
    t.buy("Black Manta")
    t.answer(0, "P1")
    assert (t.hand(1), t.power(0), t.destroyed) == (["Robin"], 1, ["Black Manta"])
    assert t.discard(0) == []
    assert told(t, events.DEFEATED) == ["Black Manta"]


@rule("REB-6.8")
def test_a_villain_is_defeated_only_in_the_own_space() -> None:
    t = team(city={"L1": ["Black Manta"]}, power=20, move=1)
    assert "buy Black Manta" not in t.offered(0)
    t.walk("L1")
    t.buy("Black Manta")
    t.answer(0, "P0")
    assert t.destroyed == ["Black Manta"]


@rule("REB-6.8")
def test_a_defeated_super_villain_is_never_put_into_a_deck() -> None:
    t = team(city={"S5": ["Ocean Master"]}, power=8, hero0="Aquaman")
    t.buy("Ocean Master")
    t.answer(0, "P2")
    assert (t.destroyed, t.discard(0), t.deck(0).count("Ocean Master")) == (["Ocean Master"], [], 0)


@rule("REB-6.9")
def test_a_villain_whose_reward_is_impossible_is_defeated_all_the_same() -> None:
    t = team(city={"S5": ["Circe"]}, destroyed=["Heat Vision", "Bane"], power=10)  # cost 6, a Villain
    t.buy("Circe")
    assert (t.destroyed, t.power(0)) == (["Heat Vision", "Bane", "Circe"], 0)
    assert [t.discard(seat) for seat in range(3)] == [[], [], []]
    assert "end turn" in t.offered(0)
    t = team(city={"S5": ["Circe"]}, destroyed=["Heat Vision", "Supergirl"], power=10)
    t.buy("Circe")
    t.answer(0, "P1")
    assert t.discard(1) == ["Supergirl"]


@rule("REB-6.9")
def test_the_possible_part_of_a_reward_happens() -> None:
    t = team(city={"S5": ["Reverse-Flash"]}, at={1: None, 2: None}, deck0=[], deck1=["Mera"], deck2=[], power=8)
    t.buy("Reverse-Flash")
    t.answer(0, "Location 1")  # nobody else has a Character that could walk, and only P1 a card to draw
    assert (t.hand(1), t.at(0), t.at(1), t.destroyed) == (["Mera"], "L1", None, ["Reverse-Flash"])


# The CONTAINED token


@rule("REB-6.10", "RB-8")
def test_a_contained_villain_attacks() -> None:
    t = team(p0=["Contained"], city={"S5": ["Scarecrow"]}, at={0: "S5", 1: "S5", 2: "L3"}, main=["Robin"] * 9)
    t.play("Contained")
    t.end()
    assert (t.active, t.discard(1), t.city("S5")) == (1, ["Weakness"], ["Scarecrow"])


@rule("REB-6.10", "RB-8")
def test_a_contained_villain_may_be_moved_and_keeps_the_token() -> None:
    t = team(p0=["Contained", "Grappling Hook"], city={"L1": ["Circe"]}, main=["Robin"] * 9, at={1: "L4", 2: "L4"})
    t.play("Contained")
    t.play("Grappling Hook")
    t.answer(0, "Circe")
    assert (t.city("S5"), contained(t)) == (["Circe"], "Circe")


@rule("REB-6.10", "RB-8")
def test_there_is_one_token_for_all_cards() -> None:
    t = team(
        p0=["Contained", "Electrified Field"],
        at={0: "S5", 1: "L4", 2: "L4"},
        city={"L1": ["Trickster"], "S1": ["Cheetah"]},
        main=["Robin"] * 9,
    )
    t.play("Contained")
    assert contained(t) == "Trickster"  # the only one within Range 1
    t.play("Electrified Field")
    t.answer(0, "Cheetah")
    assert contained(t) == "Cheetah"
    t.end()
    assert (t.city("L1"), t.city("S1")[:2]) == ([], ["Cheetah", "Trickster"])


@rule("RB-8")
def test_the_token_stays_for_turns_and_leaves_with_its_villain() -> None:
    t = team(
        players=2,
        p0=["Contained", "Punch"],
        at={0: "S5", 1: "L4"},
        city={"L5": ["Trickster"]},
        deck0=["Supergirl"] * 9,
        main=["Robin"] * 9,
    )
    t.play("Contained")
    t.end()
    t.end()
    assert (t.active, t.city("L5"), contained(t)) == (0, ["Trickster"], "Trickster")
    t.play("Supergirl")
    t.walk("L5")
    t.buy("Trickster")
    t.answer(0, None)  # a card for the top of the deck
    assert (t.destroyed, contained(t)) == (["Trickster"], None)


@rule("RB-8")
def test_a_super_villain_can_be_contained() -> None:
    t = team(p0=["Electrified Field"], city={"L1": ["General Zod"], "S1": ["Circe"]}, main=["Robin"] * 9)
    t.play("Electrified Field")
    t.answer(0, "Circe")
    t.end()
    assert t.city("S1")[0] == "Circe"
