"""The checks of games in a city are checked: each must notice the harm, or the broken rule, that it is there for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from archfoe.core import decisions as ask
from archfoe.core.decisions import Decision
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Game
from archfoe.core.piles import DECK, DESTROYED, DISCARD, HAND, MAIN, UNUSED, WEAKNESSES
from archfoe.core.state import State
from archfoe.games.build import build
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.city.ring import ALLY, villains
from archfoe.games.options import Options
from archfoe.games.shared import assists
from archfoe.games.shared.piles import STORED
from archfoe.sim import Violation, Watcher
from archfoe.sim.checks import checks_of
from archfoe.sim.invariants import check_power
from archfoe.sim.questions import check_decision
from tests.oracle.city.moves import CityWatch
from tests.oracle.city.second_telling import CityRetold, apart
from tests.remembered import remember
from tests.vocabulary import Table, rule, table

THREE = Options("rebirth", 3, heroes="dealt")


def start(options: Options = THREE) -> tuple[Watcher, Game]:
    """A real game in the first main step, looked at up to there."""
    mode, state = build(options, bytes(16))
    watcher, game = Watcher(options, state), Game(mode, state)
    while ask.MAIN_ACTION not in {decision.kind for decision in game.waiting.values()}:
        watcher.look(game, asked(game))
        game.decide(next(iter(game.waiting)), 0)
    return watcher, game


def asked(game: Game) -> Decision:
    return next(iter(game.waiting.values()))


def main_of(t: Table) -> Decision:
    return t.game.waiting[t.active]


# The ring


@rule("REB-1.4")
def test_the_ring_is_measured_anew() -> None:
    assert [apart(8, space) for space in range(SPACES)] == [2, 3, 4, 5, 4, 3, 2, 1, 0, 1]


@rule("REB-6.4", "REB-6.5", "REB-16.7")
@pytest.mark.parametrize(
    ("name", "space", "at", "then"),
    [
        ("Bane", "S1", "S5", "L2"),  # to Location 4
        ("Bane", "S5", "L1", "L5"),
        ("Bane", "S3", "S5", "L4"),
        ("Bane", "S1", "S1", "S1"),
        ("Bane", "L4", "S5", "L4"),
        ("Eradicator", "S3", "S4", "L4"),  # to Location 1, which is as far either way
        ("Reverse-Flash", "S1", "S5", "S2"),
        ("Reverse-Flash", "S1", "L2", "L2"),
        ("Reverse-Flash", "S3", "S5", "L4"),
    ],
)
def test_step_3_is_worked_out_anew(name: str, space: str, at: str, then: str) -> None:
    t = table("rebirth", city={space: [name]}, at={0: at, 1: at})
    (card,) = villains(t.state)
    words = [f"{kind}{number}" for number in range(1, 6) for kind in "LS"]
    assert words[CityRetold().after_step_3(t.state, card, words.index(space))] == then


@rule("REB-6.10")
def test_a_contained_villain_stays() -> None:
    t = table("rebirth", city={"S1": ["Bane"]})
    (card,) = villains(t.state)
    remember(t.state, "contained", card)
    assert CityRetold().after_step_3(t.state, card, 1) == 1


@rule("REB-5.5", "REB-13.5", "REB-15.11", "REB-17.11")
def test_prices_are_counted_anew() -> None:
    price = CityRetold().price
    t = table("rebirth", hero0="Wonder Woman", at={0: "S1"}, city={"S1": ["Bane"], "S2": ["Cheetah"]}, threat=3)
    s = t.state
    bane, cheetah = villains(s)
    assert (price(s, 0, bane), price(s, 0, cheetah), price(s, 1, bane)) == (11, 11, 12)
    remember(s, ("cheaper_here", 0), 2)
    assert (price(s, 0, bane), price(s, 0, cheetah)) == (9, 11)
    remember(s, ("felled", 0), 1)
    assert (price(s, 0, bane), price(s, 0, cheetah)) == (10, 12)
    remember(s, "cheaper", ((0, cheetah, 14),))
    assert price(s, 0, cheetah) == 0


# Harm done to a position by hand


def test_a_sound_position_passes() -> None:
    watcher, game = start()
    watcher.look(game, asked(game))


def first_of(s: State, villain: bool) -> int:
    return next(card for card in s.piles[MAIN] if (s.cards[card].type == VILLAIN) == villain)


def move_villain_to(pile: int) -> Callable[[State], None]:
    return lambda s: s.put(first_of(s, villain=True), pile)


def move(source: int, pile: int) -> Callable[[State], None]:
    return lambda s: s.put(s.piles[source][-1], pile)


def basic_to(pile: int) -> Callable[[State], None]:
    return lambda s: s.put(s.piles[stack_of(s)][-1], pile)


def stack_of(s: State) -> int:
    return next(pile for pile in range(BASICS, BASICS + 5) if s.piles[pile])


def no_stack_of(s: State) -> int:
    return next(pile for pile in range(BASICS, BASICS + 5) if not s.piles[pile])


def basics_at_an_ability(s: State) -> None:
    s.put(s.piles[stack_of(s)][-1], no_stack_of(s))


def a_sixth_basic(s: State) -> None:
    s.put(s.piles[UNUSED][-1], stack_of(s))


def super_villain_comes_unseen(s: State) -> None:
    s.put(next(card for card in s.piles[MAIN] if s.cards[card].super_villain), SPACE)


def set_fact(key: Any, value: Any) -> Callable[[State], None]:
    return lambda s: remember(s, key, value)


def contain_a_hero(s: State) -> None:
    remember(s, "contained", first_of(s, villain=False))


def leave_the_city(s: State) -> None:
    s.at[s.active] = None


def come_too_early(s: State) -> None:
    s.at[(s.active + 1) % len(s.teams)] = 3


def step_out_of_the_ring(s: State) -> None:
    s.at[s.active] = SPACES


def others_move(s: State) -> None:
    s.moves[(s.active + 1) % len(s.teams)] = 1


def lose_all_move(s: State) -> None:
    s.moves[s.active] = -5


def lose_much_power(s: State) -> None:
    s.spent[s.active] = 3


def defeat_unseen(s: State) -> None:
    super_villain_comes_unseen(s)
    remember(s, "threat", 1)
    s.put(s.piles[SPACE][-1], DESTROYED)


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (move_villain_to(DISCARD), "may not lie in the discard pile"),
        (move_villain_to(HAND), "may not lie in the hand"),
        (move(WEAKNESSES, DESTROYED), "Weakness may not lie in the destroyed pile"),
        (move(WEAKNESSES, SPACE + 1), "Weakness may not lie in the slot 1"),
        (move(DECK, SPACE), "may not lie in the Location 1"),
        (basic_to(MAIN), "may not lie in the main deck"),
        (basics_at_an_ability, "where there are none"),
        (a_sixth_basic, "has 6 cards, or wrong ones"),
        (super_villain_comes_unseen, "the Threat is 0 when 1 Super-Villains have come"),
        (set_fact("threat", 1), "the Threat is 1 when 0"),
        (defeat_unseen, "1 Super-Villains lie where the defeated do"),
        (set_fact("defeated", 2), "0 Super-Villains lie where the defeated do"),
        (set_fact("clock", (0, 1)), "the clock runs or stands at Threat 0"),
        (set_fact(("damage", 2), 6), "space 2 has 6 damage"),
        (set_fact(("damage", 3), 1), "space 3 has 1 damage"),
        (set_fact(("damage", 2), 1), "space 2 has taken 1 damage where 0 could be dealt"),
        (contain_a_hero, "the CONTAINED token lies on"),
        (leave_the_city, "is in space None after 1 turns"),
        (come_too_early, "is in space 3 after 0 turns"),
        (step_out_of_the_ring, "is in space 10 after 1 turns"),
        (others_move, "has 1 Move on seat 0's turn"),
        (lose_all_move, "has -5 Move on seat 0's turn"),
        (lose_much_power, "has 0 Power where -3 are left"),
    ],
)
def test_harm_is_noticed(harm: Callable[[State], None], message: str) -> None:
    watcher, game = start()
    watcher.look(game, asked(game))
    harm(game.state)
    with pytest.raises(Violation, match=message):
        watcher.look(game, asked(game))


def hurt_location() -> tuple[CityWatch, Table]:
    t = table("rebirth", scenario=2, damage={"L1": 3}, at={0: "S3", 1: "S3"})
    watch = CityWatch(CityRetold(Options("rebirth", 2, scenario=2)))
    watch.look(t.state, main_of(t))
    return watch, t


@rule("REB-20.12")
def test_a_location_may_be_hurt_again_after_its_repair() -> None:
    """The last deed of a turn, then an Attack before anybody is asked again."""
    watch, t = hurt_location()
    watch.chosen(t.state, ("rebuild", 0))
    remember(t.state, ("damage", 0), 1)
    t.state.turn += 1
    watch.look(t.state, main_of(t))


@rule("REB-20.12")
def test_without_a_repair_damage_never_falls() -> None:
    watch, t = hurt_location()
    remember(t.state, ("damage", 0), 2)
    t.state.turn += 1
    with pytest.raises(Violation, match="space 0 has taken -1 damage"):
        watch.look(t.state, main_of(t))


@rule("REB-16.9")
def test_the_riddler_may_take_power_that_is_not_there_yet() -> None:
    t = table("rebirth")
    t.state.spent[0] = 2
    check_power(t.state, lost=2)
    with pytest.raises(Violation, match="has 0 Power where -2 are left"):
        check_power(t.state)


def test_a_turn_begins_with_nothing_of_the_turn_before() -> None:
    t = table("rebirth", p0=["Punch"])
    t.state.gained.append((0, t.state.piles[WEAKNESSES][-1]))
    checks_of(t.game.rules.options).check_start(t.state, main_of(t))  # type: ignore[attr-defined]
    t.play("Punch")
    with pytest.raises(Violation, match="something of the turn before is left over"):
        checks_of(t.game.rules.options).check_start(t.state, main_of(t))  # type: ignore[attr-defined]


# Questions that may not be asked


def question(kind: ask.Kind, options: Sequence[Any], seat: int = 0) -> Decision:
    return Decision(seat, kind, options, least=0)


@rule("REB-5.4", "REB-10.1", "REB-5.2")
def test_what_the_active_player_may_not_be_offered() -> None:
    t = table("rebirth", at={0: "L1", 1: "S3"}, city={"L1": ["Blast"], "S1": ["Contained"]}, power=3)
    watch, s = CityWatch(), t.state
    offered = list(main_of(t).options)
    watch.look(s, main_of(t))
    (blast,), (contained,) = s.piles[SPACE], s.piles[SPACE + 1]
    for wrong, message in [
        ([*offered, ("buy", contained)], "Contained may be bought"),
        ([option for option in offered if option != ("buy", blast)], "Blast may be bought"),
        ([*offered, ("walk", 1)], "has 0 Move and may walk the steps"),
        ([*offered, ("location", 2)], "may use space 2"),
        ([*offered, ("location", 4)], "may use space 4"),
    ]:
        with pytest.raises(Violation, match=message):
            watch.look(s, question(ask.MAIN_ACTION, wrong))
    s.moves[0] = 1
    with pytest.raises(Violation, match=r"has 1 Move and may walk the steps \[\]"):
        watch.look(s, question(ask.MAIN_ACTION, offered))


@rule("REB-9.1")
def test_who_may_not_assist() -> None:
    t = table("rebirth", p1=["Cyborg (3)", "Punch"], at={0: "S1", 1: "L2"})
    watch, s = CityWatch(), t.state
    cyborg, punch = s.piles[HAND + 1]
    watch.look(s, question(assists.ASSIST, [("assist", cyborg), ("later",)], 1))
    for options, seat in [([("assist", punch)], 1), ([("assist", cyborg)], 0)]:
        with pytest.raises(Violation, match=r"assist|Assist"):
            watch.look(s, question(assists.ASSIST, options, seat))
    s.at[1] = 3
    with pytest.raises(Violation, match=r"Cyborg \(3\) is offered as an Assist"):
        watch.look(s, question(assists.ASSIST, [("assist", cyborg)], 1))


@rule("REB-3.3", "REB-9.8")
def test_what_may_not_be_chosen() -> None:
    t = table("rebirth", city={"S1": ["Blast", "Bane"]}, at={0: "S1", 1: None}, turn_number=1)
    watch, s = CityWatch(), t.state
    blast, bane = s.piles[SPACE + 1]
    watch.look(s, question(city_ask.TARGET_VILLAIN, [bane]))
    watch.look(s, question(city_ask.TARGET_CHARACTER, [0]))
    for decision, message in [
        (question(city_ask.TARGET_VILLAIN, [blast]), "Blast is not a Villain in the city"),
        (question(city_ask.TARGET_CHARACTER, [1]), "has not been placed"),
        (question(city_ask.PLACE_CHARACTER, list(range(SPACES))), "seat 0 is not placed by the rules"),
    ]:
        with pytest.raises(Violation, match=message):
            watch.look(s, decision)
    with pytest.raises(Violation, match="a space is offered that no board has"):
        check_decision(t.game, question(city_ask.CHOOSE_SPACE, [SPACES]))


@rule("REB-7.1", "REB-15.1")
def test_who_may_not_attack() -> None:
    t = table("rebirth", at={0: "S1", 1: "S3"}, city={"S1": ["Bane"], "L2": ["Scarecrow"], "S3": ["Cheetah"]})
    watch, s = CityWatch(), t.state
    bane, scarecrow, cheetah = villains(s)
    watch.look(s, question(city_ask.ATTACK_ORDER, [bane, scarecrow]))
    watch.look(s, question(city_ask.ATTACK_ORDER, [bane]))
    with pytest.raises(Violation, match="neither at home nor in the Character's space"):
        watch.look(s, question(city_ask.ATTACK_ORDER, [bane, scarecrow, cheetah]))
    with pytest.raises(Violation, match="does not Attack that is at home"):
        CityWatch().look(s, question(city_ask.ATTACK_ORDER, [bane]))
    remember(s, "frozen", ((bane, 1),))
    with pytest.raises(Violation, match="neither at home nor in the Character's space"):
        CityWatch().look(s, question(city_ask.ATTACK_ORDER, [bane, scarecrow]))


@rule("REB-10.3")
def test_a_second_basic_of_a_stack_is_noticed() -> None:
    t = table("rebirth", at={0: "L5"}, power=6)
    watch, s = CityWatch(), t.state
    top, next_one = s.piles[BASICS + 4][-1], s.piles[BASICS + 4][-2]
    watch.chosen(s, ("buy", top))
    with pytest.raises(Violation, match="the stack of space 8 serves a second time"):
        watch.chosen(s, ("buy", next_one))
    watch.turn_begins(s)
    watch.chosen(s, ("buy", next_one))


def test_a_second_use_of_a_location_is_noticed() -> None:
    t = table("rebirth", at={0: "L1"})
    watch = CityWatch()
    watch.chosen(t.state, ("location", 0))
    with pytest.raises(Violation, match="the Location of space 0 serves a second time"):
        watch.chosen(t.state, ("location", 0))


@rule("REB-8.1", "REB-8.5", "REB-7.1")
def test_who_may_not_defend() -> None:
    def attack_of(attacker: int, card: int, protected: int, seat: int = 1) -> Decision:
        return Decision(seat, ask.DEFEND_TEAM, [("defend", card, protected)], least=0, source=attacker)

    city = {"S1": ["Bane"], "L3": ["Cheetah"], "S4": ["Doomsday"]}
    t = table("rebirth", p1=["Blue Beetle", "Batman (6)"], at={0: "S1", 1: "S3"}, city=city, threat=1)
    s = t.state
    (bane, cheetah, doomsday), (beetle, batman) = villains(s), s.piles[HAND + 1]
    for step_2, decision, message in [
        (True, attack_of(bane, batman, 0), r"Batman \(6\) may protect seat 0, who is too far away"),
        (True, attack_of(bane, beetle, 0), "who is too far away"),
        (True, attack_of(bane, beetle, 1), "seat 1 is defended and is not attacked"),
        (True, attack_of(cheetah, beetle, 0), "Cheetah Attacks and is neither at home"),
        (False, attack_of(bane, beetle, 1), "in which only Super-Villains do"),
        (False, attack_of(doomsday, beetle, 1), "Doomsday Attacks and is neither at home"),
    ]:
        s.agenda = [("villains_move",)] if step_2 else []
        with pytest.raises(Violation, match=message):
            CityWatch().look(s, decision)
    remember(s, "entry", True)
    watch = CityWatch()
    decision = attack_of(doomsday, beetle, 1)
    watch.look(s, decision)
    with pytest.raises(Violation, match="seat 1 is asked a second time to defend somebody against Doomsday"):
        watch.look(s, decision)
    watch.answered(s, decision, (0,))
    with pytest.raises(Violation, match="seat 1 may use a second Defense against Doomsday"):
        watch.look(s, attack_of(doomsday, batman, 1))


# One player and an ally

ALONE = CityRetold(Options("rebirth", 1))


def alone(**more: Any) -> Table:
    return table("rebirth", players=1, ally="S2", at={0: "S1"}, **more)


@rule("REB-18.2", "REB-18.5")
def test_the_ally_is_watched() -> None:
    t = alone(city={"S2": ["Bane"]})
    s, (bane,) = t.state, villains(t.state)
    assert CityRetold().after_step_3(s, bane, 3) == 3
    CityWatch(ALONE).look(s, main_of(t))
    remember(s, "ally", None)
    assert CityRetold().after_step_3(s, bane, 3) == 4
    with pytest.raises(Violation, match="the ally has left with 0 Weaknesses"):
        CityWatch(ALONE).look(s, main_of(t))
    other = table("rebirth")
    remember(other.state, "ally", 3)
    with pytest.raises(Violation, match="an ally is in space 3 with 2 players"):
        CityWatch(ALONE).look(other.state, main_of(other))


@rule("REB-18.8")
def test_who_may_not_defend_the_ally() -> None:
    t = alone(p0=["Hard Water Bubble", "Blue Beetle"], city={"S2": ["Bane"], "S1": ["Cheetah"]})
    s = t.state
    (cheetah, bane), (bubble, beetle) = villains(s), s.piles[HAND]
    s.agenda = [("villains_move",)]
    for attacker, card, message in [
        (bane, bubble, "too far away"),
        (cheetah, beetle, "the ally is defended and is not attacked by Cheetah"),
    ]:
        with pytest.raises(Violation, match=message):
            CityWatch(ALONE).look(s, Decision(0, ask.DEFEND_TEAM, [("defend", card, ALLY)], least=0, source=attacker))
    CityWatch(ALONE).look(s, Decision(0, ask.DEFEND_TEAM, [("defend", beetle, ALLY)], least=0, source=bane))


@rule("REB-18.3", "REB-18.6", "REB-18.7")
def test_what_a_single_player_may_not_do() -> None:
    t = alone(p0=["Green Arrow", "Punch"], move=1)
    watch, s, offered = CityWatch(ALONE), t.state, list(main_of(t).options)
    watch.look(s, main_of(t))
    arrow, punch = s.piles[HAND]
    assert ("store", arrow) in offered and ("lead", 1) in offered
    for wrong, message in [
        ([*offered, ("store", punch)], "seat 0 may store a card that it may not"),
        ([option for option in offered if option[0] != "lead"], r"may lead the steps \[\]"),
        (offered[:-1], "or has none and may not"),
    ]:
        with pytest.raises(Violation, match=message):
            watch.look(s, question(ask.MAIN_ACTION, wrong))
    s.put(arrow, STORED)
    remember(s, ("since", 0), 1)
    with pytest.raises(Violation, match="has a stored card and may end the turn"):
        watch.look(s, question(ask.MAIN_ACTION, [option for option in offered if option[0] != "store"]))
