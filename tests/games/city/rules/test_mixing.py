"""Rebirth with cards of other sets, and its cards in other games (REB-26.x, RB-23, RB-26)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from archfoe.core import events
from archfoe.core.cards import MAIN_KIND, SUPER_VILLAIN_KIND, Card
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import LINEUP, MAIN, STACK, UNUSED
from archfoe.games.city import events as city_ev
from archfoe.games.city.main_deck import for_the_city
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import LOCATIONS, SLOTS, goal_of
from archfoe.games.options import Options
from archfoe.sets import BOXES
from archfoe.table.session import Session
from tests.games.city import told
from tests.games.city.openings import cards_in, exchanged
from tests.games.city.scenes import where_is
from tests.games.lineup.variants import start
from tests.vocabulary import Table, rule, table

OTHERS = ("base", "heroes_unite", "rivals", "confrontations")
#: The Villains of other sets that have an Attack, and the Super-Villains that Attack when they appear.
ATTACKERS = {
    "base": {"Bane", "Harley Quinn", "Poison Ivy", "Scarecrow", "Starro"},
    "heroes_unite": {"Black Lantern Corps", "Deadshot", "Mr. Zsasz", "Parasite"},
    "rivals": {"Mr. Freeze", "Poison Ivy", "Scarecrow", "Two-Face"},
    "confrontations": {"Artemis", "Nereus", "Silver Banshee", "Strife"},
}  # fmt: skip
SUPER_VILLAINS = {
    "base": {
        "Atrocitus", "Black Manta", "Brainiac", "Captain Cold", "Darkseid", "Deathstroke", "Lex Luthor", "Parallax",
        "Sinestro", "The Anti-Monitor", "The Joker",
    },
    "heroes_unite": {
        "Amazo", "Arkillo", "Black Adam", "Graves", "H'el", "Hector Hammond", "Helspont", "Mongul", "Mr. Freeze",
        "Nekron", "Trigon",
    },
    "rivals": set(),
    "confrontations": set(),
}  # fmt: skip
#: Cards of a table that make room for a stranger: a regular Villain and a Super-Villain.
ROOM, SUPER_ROOM = "Bizarro", "Despero"


def stranger(box: str, name: str, cost: int | None = None) -> Card:
    """A card of another set as it is in the city, perhaps with another cost."""
    card = next(card for card in BOXES[box].of_kind(MAIN_KIND, SUPER_VILLAIN_KIND) if card.name == name)
    return for_the_city(card if cost is None else replace(card, cost=cost))


def mixture(mix: str, seed: int = 1, players: int = 3, **more: Any) -> Session:
    return start(seed, "rebirth", players=players, mix=mix, **{"heroes": "dealt"} | more)


def main_cards(session: Session) -> list[Card]:
    """The main deck with what lies in the slots."""
    return cards_in(session, MAIN, *(SPACE + slot for slot in SLOTS))


def city(villain: Card, *, from_start: bool = False, **position: Any) -> Table:
    """A table in which this Villain stands for Bizarro or for Despero."""
    room = SUPER_ROOM if villain.cost >= 8 else ROOM
    t = table("rebirth", **{"players": 3} | position)
    return exchanged(t, {room: villain}, from_start=from_start)


def beaten(villain: Card, **position: Any) -> Table:
    """P0 has just defeated this Villain."""
    room = SUPER_ROOM if villain.cost >= 8 else ROOM
    t = city(villain, city={"S5": [room]}, power=villain.cost, **position)
    t.buy(villain.name)
    return t


# The cards of a mixture


@rule("REB-26.1")
@pytest.mark.parametrize("mix", OTHERS)
def test_only_villains_with_an_attack_are_added(mix: str) -> None:
    villains, supers = set(), set()
    for seed in range(40):
        session = mixture(mix, seed)
        cards = main_cards(session) + cards_in(session, UNUSED)
        villains |= {card.name for card in cards if card.set == mix and card.type == "Villain" and card.cost < 8}
        supers |= {card.name for card in cards if card.set == mix and card.type == "Villain" and card.cost >= 8}
    assert villains == ATTACKERS[mix]
    assert supers == SUPER_VILLAINS[mix]


@rule("REB-26.1")
@pytest.mark.parametrize("mix", OTHERS)
def test_other_cards_come_as_they_are(mix: str) -> None:
    found = {card.name for seed in range(30) for card in main_cards(mixture(mix, seed)) if card.set == mix}
    plain = {card.name for card in BOXES[mix].of_kind(MAIN_KIND) if card.type != "Villain"}
    assert found - ATTACKERS[mix] - SUPER_VILLAINS[mix] <= plain
    assert len(found & plain) > len(plain) * 3 // 4


@rule("REB-26.17", "RB-26")
@pytest.mark.parametrize("mix", OTHERS)
@pytest.mark.parametrize("scenario", [1, 3])
def test_the_main_deck_has_its_usual_size_and_half_of_it_is_of_each_set(mix: str, scenario: int) -> None:
    for seed in range(4):
        cards = main_cards(mixture(mix, seed, scenario=scenario))
        sets = Counter(card.set for card in cards if card.kind == MAIN_KIND)
        assert sets == {"rebirth": 42, mix: 42}
        supers = sum(card.kind == SUPER_VILLAIN_KIND for card in cards)
        assert supers == (8 if scenario == 1 else 7)


@rule("REB-26.17", "RB-26")
def test_no_copy_comes_twice_and_chance_decides() -> None:
    seen: set[frozenset[str]] = set()
    for seed in range(8):
        cards = Counter((card.set, card.name) for card in main_cards(mixture("base", seed)) if card.kind == MAIN_KIND)
        for (box, name), n in cards.items():
            assert n <= next(card.copies for card in BOXES[box].of_kind(MAIN_KIND) if card.name == name)
        seen.add(frozenset(name for box, name in cards if box == "base"))
    assert len(seen) == 8


@rule("REB-26.17", "RB-26", "REB-26.1")
def test_the_super_villains_of_both_sets_are_shuffled_together() -> None:
    sets: Counter[str] = Counter()
    for seed in range(20):
        supers = [card for card in main_cards(mixture("heroes_unite", seed)) if card.kind == SUPER_VILLAIN_KIND]
        assert len(supers) == 8
        sets.update(card.set for card in supers)
    assert sets["rebirth"] > 20 and sets["heroes_unite"] > 20


@rule("REB-26.17", "RB-26")
@pytest.mark.parametrize("mode", OTHERS)
def test_in_other_games_too_half_of_the_main_deck_is_of_each_set(mode: str) -> None:
    players = 2 if mode != "confrontations" else 4
    session = start(1, mode, players=players, mix="rebirth", heroes="dealt")
    size = {"base": 114, "heroes_unite": 111, "rivals": 60, "confrontations": 108}[mode]
    sets = Counter(card.set for card in cards_in(session, MAIN, LINEUP))
    assert sets == {mode: size - size // 2, "rebirth": size // 2}


@rule("REB-26.17", "RB-26")
@pytest.mark.parametrize("mode", ["base", "heroes_unite"])
def test_elsewhere_the_super_villains_are_those_of_the_other_game(mode: str) -> None:
    for seed in range(4):
        session = start(seed, mode, players=2, mix="rebirth", heroes="dealt")
        assert {card.set for card in cards_in(session, STACK)} == {mode}
        assert not [c for c in cards_in(session, MAIN, LINEUP) if c.set == "rebirth" and c.kind != MAIN_KIND]


@rule("REB-26.1")
def test_a_set_that_cannot_be_mixed_is_refused() -> None:
    with pytest.raises(ArchfoeError, match="set to mix into rebirth"):
        Options("rebirth", 3, mix="rebirth")


# The die


def rolled(seed: int, **position: Any) -> Table:
    """Bane of the base set enters slot 1."""
    return city(
        stranger("base", "Bane"), main=["Bizarro", *["Aquaman (3)"] * 30], seed=seed, from_start=True, **position
    )


def die(t: Table) -> int:
    (n,) = [event.n for event in t.view(None).events() if event.what == city_ev.ROLLED]
    return n


def destination(t: Table, name: str = "Bane") -> int | None:
    """The space that the Villain makes for."""
    (card,) = [c for space in range(10) for c in t.state.piles[SPACE + space] if t.state.cards[c].name == name]
    return goal_of(t.state, card)


@rule("REB-26.3")
def test_a_die_decides_the_destination() -> None:
    seen = set()
    for seed in range(40):
        t = rolled(seed)
        if t.view(0).kind.name == "main":
            assert destination(t) == LOCATIONS[die(t) - 1]
            seen.add(die(t))
    assert seen == {1, 2, 3, 4, 5}


def with_a_six(**position: Any) -> Table:
    return next(t for seed in range(99) if (t := rolled(seed, **position)).view(t.active).kind.name != "main")


@rule("REB-26.3")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_with_a_6_the_active_player_chooses(number: int) -> None:
    t = with_a_six(turn=1)
    assert (t.asked(), t.offered(1)) == ([1], [f"Location {n}" for n in range(1, 6)])
    t.answer(1, f"Location {number}")
    assert (destination(t), die(t)) == (LOCATIONS[number - 1], 6)


@rule("REB-26.3")
def test_the_villain_keeps_its_destination_and_goes_there() -> None:
    t = with_a_six(at=dict.fromkeys(range(3), "S4"), turn_number=2)
    t.answer(0, "Location 4")
    ways = [where_is(t, "Bane")]
    for _ in range(5):
        t.end()
        ways.append(where_is(t, "Bane"))
        if t.view(t.active).kind.name != "main":
            t.answer(t.active, "Punch")  # he is at home, and Attacks
    assert ways == [["S1"], ["L2"], ["S2"], ["L3"], ["S3"], ["L4"]]


@rule("REB-26.3", "REB-23.4")
def test_each_villain_of_the_opening_line_up_has_a_destination() -> None:
    found = 0
    for seed in range(40):
        session = mixture("base", seed)
        while session.view(0).kind.name == "space":  # a 6
            session.decide(0, 2)
        s = session.game.state
        for slot in SLOTS:
            for card in s.piles[SPACE + slot]:
                if s.cards[card].type == "Villain":
                    assert goal_of(s, card) in LOCATIONS
                    found += s.cards[card].set == "base"
    assert found > 3


@rule("REB-26.3")
def test_no_die_is_rolled_for_a_villain_of_rebirth() -> None:
    t = table("rebirth", players=3, from_start=True, main=["Bane", "Aquaman (3)"])
    assert city_ev.ROLLED not in {event.what for event in t.view(None).events()}


# Rewards by cost


@rule("REB-26.4", "REB-6.8")
@pytest.mark.parametrize(("box", "name"), [("base", "Starro"), ("rivals", "Scarecrow"), ("base", "Deathstroke")])
def test_a_stranger_is_defeated_and_destroyed(box: str, name: str) -> None:
    t = beaten(stranger(box, name), deck0=[], deck1=[], deck2=[])
    if t.asked() and t.view(t.asked()[0]).kind.name == "target player":
        t.answer(0, "P0")
    assert (t.power(0), t.city("S5"), t.destroyed) == (0, [], [name])
    assert t.discard(0) == []


@rule("REB-26.4", "REB-14.1")
def test_a_super_villain_of_another_set_counts_for_the_win() -> None:
    t = city(stranger("base", "Black Manta"), city={"S5": ["Despero"]}, power=8, facts={"defeated": 4})
    t.buy("Black Manta")
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-26.5")
@pytest.mark.parametrize(("cost", "name"), [(1, "Harley Quinn"), (2, "Harley Quinn")])
def test_reward_at_cost_1_or_2(cost: int, name: str) -> None:
    t = beaten(stranger("base", name, cost), main=["Lois Lane", "Aquaman (3)"])
    assert (told(t, events.REVEALED), t.main_deck) == (["Lois Lane"], ["Lois Lane", "Aquaman (3)"])
    assert [card.name for card in t.view(2).known(MAIN)] == ["Lois Lane"]


@rule("REB-26.6")
@pytest.mark.parametrize(("cost", "name"), [(3, "Poison Ivy"), (4, "Bane")])
def test_reward_at_cost_3_or_4(cost: int, name: str) -> None:
    t = beaten(stranger("base", name), discard1=["Punch", "Lois Lane", "Run"], discard0=["Run"])
    assert cost == stranger("base", name).cost
    t.answer(0, "P1")
    assert t.offered(1) == ["Punch", "Run"]
    t.answer(1, "Run")
    assert (t.hand(1), t.discard(1)) == (["Run"], ["Punch", "Lois Lane"])


@rule("REB-26.6")
def test_the_player_may_leave_the_starter_there() -> None:
    t = beaten(stranger("base", "Poison Ivy"), discard1=["Punch"], discard0=["Run"])
    t.answer(0, "P1")
    t.answer(1, None)
    assert (t.hand(1), t.discard(1)) == ([], ["Punch"])


@rule("REB-26.7")
@pytest.mark.parametrize(
    ("box", "name", "cost"), [("base", "Scarecrow", 5), ("heroes_unite", "Black Lantern Corps", 6)]
)
def test_reward_at_cost_5_or_6(box: str, name: str, cost: int) -> None:
    villain = stranger(box, name)
    assert villain.cost == cost
    t = beaten(villain, p1=["Punch", "Lois Lane"], p0=["Run"], discard1=["Aquaman (3)"])
    t.answer(0, "P1")
    assert t.offered(1) == ["Punch", "Lois Lane"]
    t.answer(1, "Punch")
    assert (t.hand(1), t.destroyed) == (["Lois Lane"], [name, "Punch"])
    t = beaten(villain, p1=["Punch"], p0=["Run"])
    t.answer(0, "P1")
    t.answer(1, None)
    assert t.hand(1) == ["Punch"]


@rule("REB-26.8")
@pytest.mark.parametrize(("name", "cost"), [("Starro", 7), ("Black Manta", 8)])
def test_reward_at_cost_7_or_8(name: str, cost: int) -> None:
    villain = stranger("base", name)
    assert villain.cost == cost
    t = beaten(villain, deck2=["Run", "Punch"])
    t.answer(0, "P2")
    assert (t.hand(0), t.hand(2)) == ([], ["Run"])


@rule("REB-26.9")
@pytest.mark.parametrize(("name", "cost"), [("Deathstroke", 9), ("Lex Luthor", 10)])
def test_reward_at_cost_9_or_10(name: str, cost: int) -> None:
    villain = stranger("base", name)
    assert villain.cost == cost
    t = beaten(villain, discard0=["Lois Lane", "Run"], discard1=["Aquaman (3)"], deck0=["Punch"] * 2)
    t.answer(0, "Run")
    t.answer(1, None)
    assert (t.deck(0), t.discard(0)) == (["Punch", "Punch", "Run"], ["Lois Lane"])
    assert t.discard(1) == ["Aquaman (3)"]


@rule("REB-26.10")
@pytest.mark.parametrize(("name", "cost"), [("Brainiac", 11), ("Parallax", 12)])
def test_reward_at_cost_11_or_12(name: str, cost: int) -> None:
    villain = stranger("base", name)
    assert villain.cost == cost
    t = beaten(villain, p0=["Punch"], deck0=["Lois Lane"], p1=["Punch"], deck1=["Run"])
    t.answer(0, t.offered(0)[1])
    t.answer(0, "Punch")
    t.answer(1, t.offered(1)[0])
    assert (t.hand(0), t.discard(0)) == (["Lois Lane"], ["Punch"])
    assert (t.hand(1), t.deck(1)) == (["Punch"], ["Run"])


@rule("REB-26.11")
@pytest.mark.parametrize("cost", [13, 14])
def test_reward_at_cost_13_or_14(cost: int) -> None:
    t = beaten(stranger("base", "Parallax", cost), p0=["Punch"], discard1=["Run"], p2=["Punch"])
    t.answer(0, "Punch")
    t.answer(1, "Run")
    t.answer(2, None)
    assert (t.hand(0), t.discard(1), t.hand(2)) == ([], [], ["Punch"])
    assert t.destroyed == ["Parallax", "Punch", "Run"]


@rule("REB-26.12")
@pytest.mark.parametrize("cost", [15, 18])
def test_reward_at_cost_15_or_more(cost: int) -> None:
    t = beaten(stranger("base", "Parallax", cost), deck0=["Run"], deck1=["Lois Lane"], deck2=["Aquaman (3)"])
    assert [t.hand(seat) for seat in range(3)] == [["Run"], ["Lois Lane"], ["Aquaman (3)"]]


@rule("REB-26.4", "REB-15.5")
def test_the_cost_for_the_reward_is_the_printed_one() -> None:
    t = city(stranger("base", "Black Manta"), threat=3, city={"S5": ["Despero"]}, power=12, deck1=["Run"])
    t.buy("Black Manta")
    t.answer(0, "P1")  # the Reward costing 8, though it took 12
    assert (t.power(0), t.hand(1)) == (0, ["Run"])


# Confrontations


def with_tempest(distance: str) -> Table:
    """P1 has an Assist card of Confrontations, P0 is in slot 1."""
    card = next(card for card in BOXES["confrontations"].of_kind(MAIN_KIND) if card.name == "Tempest")
    t = table("rebirth", players=2, at={0: "S1", 1: distance}, p1=["Green Arrow"], main=["Aquaman (3)"] * 9)
    return exchanged(t, {"Green Arrow": card})


@rule("REB-26.13")
@pytest.mark.parametrize(
    ("distance", "asked"), [("S1", [0, 1]), ("L2", [0, 1]), ("S5", [0, 1]), ("L3", [0]), ("L5", [0])]
)
def test_an_assist_card_of_confrontations_has_range_2(distance: str, asked: list[int]) -> None:
    assert with_tempest(distance).asked() == asked


@rule("REB-26.13", "REB-9.3")
def test_the_active_player_has_the_benefit() -> None:
    t = with_tempest("S2")
    t.assist(1, "Tempest")
    assert (t.power(0), t.played(1)) == (2, ["Tempest"])
