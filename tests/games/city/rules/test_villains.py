"""Villains: how they come, walk and are defeated (REB-6.x, RB-4, RB-8)."""

from __future__ import annotations

import pytest

from archfoe.core import events
from archfoe.core.cards import SUPER_VILLAIN_KIND
from archfoe.games.city import events as city_ev
from archfoe.games.city.card import city_card
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
    villains = [card for card in REBIRTH.values() if card.type == "Villain" and not city_card(card).pack]
    supers = {card.name for card in villains if card.kind == SUPER_VILLAIN_KIND}
    assert supers == {card.name for card in villains if card.cost >= 8}
    assert supers == {
        "Deathstroke",
        "Reverse-Flash",
        "Amazo",
        "Sinestro",
        "Lex Luthor",
        "Doomsday",
        "Despero",
        "General Zod",
    }


@rule("REB-6.1")
def test_solomon_grundy_stays_a_regular_villain_when_level_3_makes_him_cost_11() -> None:
    for power, offered in ((10, False), (11, True)):
        t = team(city={"S5": ["Solomon Grundy"]}, threat=3, power=power)
        assert ("buy Solomon Grundy" in t.offered(0)) == offered
    t = dawn(players=2, p0=PUNCHES, main=["Solomon Grundy", "Aquaman (3)", "Lois Lane"], threat=3)
    assert (t.threat, t.hand(0), told(t, events.ATTACKED)) == (3, PUNCHES, [])
    t = dawn(city={"S1": ["Solomon Grundy"]}, main=["Aquaman (3)", "Lois Lane", "Sonic Cannon"], threat=3)
    assert t.main_deck == ["Sonic Cannon"]  # two cards, as no Super-Villain is out
    t = dawn(city={"S1": ["Lex Luthor"]}, main=["Aquaman (3)", "Lois Lane", "Sonic Cannon"], threat=3)
    assert t.main_deck == ["Lois Lane", "Sonic Cannon"]


@rule("REB-6.1")
def test_a_super_villain_is_a_villain_for_every_card() -> None:
    t = team(p0=["Sonic Cannon", "Grappling Hook"], city={"L1": ["General Zod"]})
    t.play("Sonic Cannon")
    assert t.power(0) == 2
    t.play("Grappling Hook")
    t.answer(0, "General Zod")
    assert t.city("S5") == ["General Zod"]


# Coming into the city


@rule("REB-6.2")
@pytest.mark.parametrize("name", ["Scarecrow", "Bane", "Solomon Grundy"])
def test_a_regular_villain_that_enters_does_nothing(name: str) -> None:
    t = dawn(players=4, p0=PUNCHES, p1=PUNCHES, at={0: "S1", 1: "S1"}, main=[name, "Aquaman (3)"])
    assert (t.city("S1"), t.threat) == ([name], 0)
    assert (t.hand(0), t.hand(1), t.discard(0), t.discard(1)) == (PUNCHES, PUNCHES, [], [])
    assert told(t, events.ATTACKED) == []


@rule("REB-6.3")
def test_a_super_villain_that_enters_raises_the_threat_and_attacks_everybody_everywhere() -> None:
    t = dawn(p0=PUNCHES, p1=PUNCHES, p2=PUNCHES, at={0: "S1", 1: "L4", 2: "S3"}, main=["Doomsday", "Aquaman (3)"])
    assert t.threat == 1
    for seat in range(3):
        t.answer(seat, "Punch", "Punch")
    assert [t.hand(seat) for seat in range(3)] == [["Punch"]] * 3
    assert t.city("S1") == ["Doomsday"]


@rule("REB-6.3")
def test_the_new_level_works_before_the_attack() -> None:
    t = dawn(
        p0=PUNCHES,
        city={"S2": ["Wonder Woman (5)"]},
        threat=1,
        main=["Doomsday", "Aquaman (3)", "Lois Lane", "Flash Helmet"],
    )
    assert (t.threat, t.destroyed, t.hand(0)) == (2, ["Wonder Woman (5)"], PUNCHES)
    log = [event.what for event in t.view(None).events()]
    happened = [what for what in log if what in (city_ev.THREAT, events.DESTROYED, events.ATTACKED)]
    assert happened == [city_ev.THREAT, events.DESTROYED, events.ATTACKED]
    assert t.asked() == [0]  # what to discard


@rule("REB-6.3")
def test_nothing_else_raises_the_threat() -> None:
    t = dawn(players=4, at={0: "L2"}, city={"L2": ["Lex Luthor"], "S4": ["Despero"]}, main=["Bane"] * 9)
    assert (told(t, events.ATTACKED), t.city("L5"), t.threat) == (["Lex Luthor"], ["Despero"], 0)
    t = team(p0=["Grappling Hook"], city={"L1": ["Lex Luthor"]}, at={0: "S5"}, main=["Bane"] * 9)
    t.play("Grappling Hook")
    t.answer(0, "Lex Luthor")
    t.end()
    assert (t.active, t.threat) == (1, 0)


# Step 3


@rule("REB-6.4")
@pytest.mark.parametrize(
    ("name", "start", "end"),
    [
        ("Bizarro", "L1", "S1"),
        ("Bizarro", "S1", "L2"),
        ("Bizarro", "S2", "L3"),
        ("Bizarro", "S3", "L3"),
        ("Bizarro", "L4", "S3"),
        ("Bizarro", "L5", "S4"),
        ("Bizarro", "S5", "L1"),  # five steps either way: clockwise
        ("Eradicator", "S3", "L4"),  # five steps either way
        ("Eradicator", "L3", "S2"),
        ("Eradicator", "S5", "L1"),
        ("Cheetah", "L1", "S5"),
        ("Lex Luthor", "S4", "L5"),  # five steps either way
        ("Lex Luthor", "L5", "S5"),
    ],
)
def test_a_villain_goes_one_step_by_the_shortest_way(name: str, start: str, end: str) -> None:
    away = next(space for space in ("S2", "L4", "S1") if space not in (start, end))
    t = dawn(at=dict.fromkeys(range(3), away), city={start: [name]})
    assert [space for space in RING if name in t.city(space)] == [end]


@rule("REB-6.4", "RB-4")
def test_villains_do_not_stop_one_another() -> None:
    city = {
        "L2": ["Bizarro"],  # to 3
        "S2": ["Scarecrow"],  # to 2
        "S3": ["Giganta", "Count Vertigo"],  # to 4, to 3
        "L4": ["Amazo"],  # to 3
    }
    t = dawn(city=city, main=["Aquaman (3)", "Lois Lane"])
    assert (t.city("S2"), t.city("L2")) == (["Bizarro"], ["Scarecrow"])
    assert (t.city("L3"), t.city("L4"), t.city("S3")) == (["Count Vertigo"], ["Giganta"], ["Amazo"])


@rule("REB-6.5")
def test_a_villain_at_its_destination_stays() -> None:
    t = dawn(discard0=["Weakness"], city={"L3": ["Bizarro"], "L2": ["Count Vertigo"]})
    assert (t.city("L3"), t.city("S2")) == (["Bizarro"], ["Count Vertigo"])


@rule("REB-6.5")
@pytest.mark.parametrize("seat", range(3))
def test_a_villain_that_shares_a_space_with_any_character_stays(seat: int) -> None:
    at = dict.fromkeys(range(3), "L4") | {seat: "S1"}
    t = dawn(
        at=at, city={"S1": ["Bizarro", "Bane"], "S2": ["Bizarro"]}, main=["Aquaman (3)", "Lois Lane"], p0=["Punch"]
    )
    if seat == 0:
        t.answer(0, "Bane")
    assert (t.city("S1"), t.city("L3")) == (["Bizarro", "Bane"], ["Bizarro"])


@rule("REB-6.5", "REB-6.10")
def test_a_contained_villain_stays_and_others_go() -> None:
    t = team(p0=["Contained"], city={"L1": ["Bizarro", "Lex Luthor"]}, main=["Aquaman (3)"] * 9)
    t.play("Contained")
    t.answer(0, "Bizarro")
    assert contained(t) == "Bizarro"
    t.end()
    assert (t.city("L1"), t.city("S1")) == (["Bizarro"], ["Lex Luthor"])


@rule("REB-6.6")
def test_a_villain_that_walks_to_a_character_does_not_attack_for_that() -> None:
    t = dawn(at={0: "L2"}, city={"S1": ["Scarecrow"], "L3": ["Lex Luthor"]}, main=["Aquaman (3)", "Lois Lane"])
    assert (t.city("L2"), t.city("S2")) == (["Scarecrow"], ["Lex Luthor"])
    assert (t.discard(0), told(t, events.ATTACKED)) == ([], [])


# Moved by players


@rule("REB-6.7")
def test_a_player_moves_a_villain_out_of_a_shared_space_and_off_its_destination() -> None:
    t = team(p0=["Blast"], at={0: "S5", 1: "L1"}, city={"L1": ["Eradicator"]})
    t.play("Blast")
    t.use("Blast")
    t.answer(0, "slot 1")
    assert (t.city("L1"), t.city("S1")) == ([], ["Eradicator"])


@rule("REB-6.7")
def test_a_player_moves_a_villain_through_characters() -> None:
    t = team(p0=["Toss"], at={0: "S5", 1: "L1", 2: "L5"}, city={"S5": ["Bane"]})
    t.play("Toss")
    t.answer(0, "Bane")
    assert set(offered_cards(t, 0)) == {"Location 1", "slot 1", "Location 5", "slot 4"}
    t.answer(0, "slot 1")
    assert t.city("S1") == ["Bane"]


# Defeats


@rule("REB-6.8")
def test_a_defeated_villain_brings_its_reward_and_is_destroyed() -> None:
    t = team(city={"S5": ["Black Manta"]}, deck1=["Aquaman (3)", "Lois Lane", "Run"], power=8)
    t.buy("Black Manta")
    t.answer(0, "P1")
    assert (t.hand(1), t.power(0), t.destroyed) == (["Aquaman (3)", "Lois Lane"], 1, ["Black Manta"])
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
    t = team(city={"S5": ["Deathstroke"]}, power=8, hero0="Aquaman")
    t.buy("Deathstroke")
    t.answer(0, "P2")
    assert (t.destroyed, t.discard(0), t.deck(0).count("Deathstroke")) == (["Deathstroke"], [], 0)


@rule("REB-6.9")
def test_a_villain_whose_reward_is_impossible_is_defeated_all_the_same() -> None:
    t = team(city={"S5": ["Bizarro"]}, destroyed=["Constructs", "Scarecrow"], power=6)  # cost 6, a Villain
    t.buy("Bizarro")
    assert (t.destroyed, t.power(0)) == (["Constructs", "Scarecrow", "Bizarro"], 0)
    assert [t.discard(seat) for seat in range(3)] == [[], [], []]
    assert "end turn" in t.offered(0)
    t = team(city={"S5": ["Bizarro"]}, destroyed=["Constructs", "Wonder Woman (5)"], power=6)
    t.buy("Bizarro")
    t.answer(0, "P1")
    assert t.discard(1) == ["Wonder Woman (5)"]


@rule("REB-6.9")
def test_the_possible_part_of_a_reward_happens() -> None:
    t = team(city={"S5": ["Reverse-Flash"]}, at={1: None, 2: None}, deck0=[], deck1=["Lois Lane"], deck2=[], power=9)
    t.buy("Reverse-Flash")
    t.answer(0, "Location 1")  # nobody else has a Character that could walk, and only P1 a card to draw
    assert (t.hand(1), t.at(0), t.at(1), t.destroyed) == (["Lois Lane"], "L1", None, ["Reverse-Flash"])


# The CONTAINED token


@rule("REB-6.10", "RB-8")
def test_a_contained_villain_attacks() -> None:
    t = team(p0=["Contained"], city={"S5": ["Scarecrow"]}, at={0: "S5", 1: "S5", 2: "L3"}, main=["Aquaman (3)"] * 9)
    t.play("Contained")
    t.end()
    assert (t.active, t.discard(1), t.city("S5")) == (1, ["Weakness"], ["Scarecrow"])


@rule("REB-6.10", "RB-8")
def test_a_contained_villain_may_be_moved_and_keeps_the_token() -> None:
    t = team(
        p0=["Contained", "Grappling Hook"], city={"L1": ["Lex Luthor"]}, main=["Aquaman (3)"] * 9, at={1: "L4", 2: "L4"}
    )
    t.play("Contained")
    t.play("Grappling Hook")
    t.answer(0, "Lex Luthor")
    assert (t.city("S5"), contained(t)) == (["Lex Luthor"], "Lex Luthor")


@rule("REB-6.10", "RB-8")
def test_there_is_one_token_for_all_cards() -> None:
    t = team(
        p0=["Contained", "Electrified Field"],
        at={0: "S5", 1: "L4", 2: "L4"},
        city={"L1": ["Bizarro"], "S1": ["Cheetah"]},
        move=2,
        main=["Aquaman (3)"] * 9,
    )
    t.play("Contained")
    assert contained(t) == "Bizarro"  # the only one within Range 1
    t.walk("L1")
    t.play("Electrified Field")
    t.answer(0, "Cheetah")
    assert contained(t) == "Cheetah"
    t.walk("S5")
    t.end()
    assert (t.city("L1"), t.city("S1")[:2]) == ([], ["Cheetah", "Bizarro"])


@rule("RB-8")
def test_the_token_stays_for_turns_and_leaves_with_its_villain() -> None:
    t = team(
        players=2,
        p0=["Contained", "Punch"],
        at={0: "S5", 1: "L4"},
        city={"L5": ["Bizarro"]},
        deck0=["Batcycle"] * 9,
        main=["Aquaman (3)"] * 9,
    )
    t.play("Contained")
    t.end()
    t.end()
    assert (t.active, t.city("L5"), contained(t)) == (0, ["Bizarro"], "Bizarro")
    for _ in range(3):
        t.play("Batcycle")
    t.walk("L5")
    t.buy("Bizarro")
    assert (t.destroyed, contained(t)) == (["Bizarro"], None)


@rule("RB-8")
def test_a_super_villain_can_be_contained() -> None:
    t = team(p0=["Electrified Field"], city={"L1": ["General Zod"], "L5": ["Lex Luthor"]}, main=["Aquaman (3)"] * 9)
    t.play("Electrified Field")
    t.answer(0, "Lex Luthor")
    t.end()
    assert t.city("L5") == ["Lex Luthor"]
