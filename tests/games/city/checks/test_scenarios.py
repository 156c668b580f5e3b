"""The checks of single scenarios are checked: each must notice the harm that it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from archfoe.core import decisions as ask
from archfoe.core.decisions import Decision
from archfoe.core.piles import DECK, DESTROYED, DISCARD, HAND, MAIN, PLAYED, REMOVED, UNUSED, WEAKNESSES
from archfoe.core.state import State
from archfoe.games.city.checks.moves import CityWatch
from archfoe.games.city.checks.scenario import LevelWatch, MissionWatch, ScenarioWatch
from archfoe.games.city.checks.second_telling import CityRetold
from archfoe.games.city.legacy import CLEAN_SWEEP, REBUILD, STAND_TOGETHER, Legacy
from archfoe.games.city.piles import SPACE, SPORES
from archfoe.games.city.ring import villains
from archfoe.games.city.scenarios.black_diamond.checks import SecretWatch
from archfoe.games.city.scenarios.exodus.checks import CivilianWatch
from archfoe.games.city.scenarios.lights_out.checks import DarkWatch
from archfoe.games.city.scenarios.new_dawn.checks import DarkseidWatch
from archfoe.games.city.scenarios.stolen_seconds.checks import ThiefWatch
from archfoe.games.options import Options
from archfoe.games.shared import kinds as shared_ask
from archfoe.sim import Violation, Watcher
from tests.properties.driver import start
from tests.remembered import Key, remember, remembered, reroute
from tests.vocabulary import Table, rule, table

THIEF = "Reverse-Flash, Thief of Time"


def retold(scenario: int, players: int = 3, **more: Any) -> CityRetold:
    return CityRetold(Options("rebirth", players, scenario=scenario, **more))


def city(scenario: int, players: int = 3, **more: Any) -> Table:
    """In the middle of a game; no Super-Villain has come unless the Threat is given."""
    usual = {"threat": retold(scenario).first_threat, "turn_number": players + 1}
    return table("rebirth", players=players, scenario=scenario, **usual | more)


def main_of(t: Table) -> Decision:
    return t.game.waiting[t.active]


def question(kind: ask.Kind, options: list[Any], seat: int = 0, source: int = -1) -> Decision:
    return Decision(seat, kind, options, least=0, source=source)


def sees(watch: ScenarioWatch, t: Table, message: str) -> None:
    with pytest.raises(Violation, match=message):
        watch.look(t.state, main_of(t))


# Side Missions


@rule("REB-30.1", "REB-30.2")
def test_missions_are_completed_once_and_only_where_there_are_any() -> None:
    t = city(2)
    watch = MissionWatch(retold(2, legacy=Legacy(missions=(STAND_TOGETHER,))))
    watch.look(t.state, main_of(t))
    remember(t.state, "missions", (CLEAN_SWEEP,))
    watch.look(t.state, main_of(t))
    for wrong in [(), (CLEAN_SWEEP, CLEAN_SWEEP), (CLEAN_SWEEP, STAND_TOGETHER)]:
        remember(t.state, "missions", wrong)
        sees(watch, t, "are completed after")
    remember(t.state, "missions", (CLEAN_SWEEP,))
    sees(MissionWatch(retold(1)), t, "in a game without Side Missions")


@rule("REB-30.5", "REB-30.7", "REB-30.9")
def test_a_deed_completes_its_mission() -> None:
    t = city(2, at={0: "S1", 1: "S1", 2: "S1"}, city={"S1": ["Bane", "Cheetah", "Robin", "Brainiac"]})
    s = t.state
    bane, cheetah, brainiac = villains(s)
    watch = MissionWatch(retold(2))
    for card in (bane, cheetah):
        watch.chosen(s, ("buy", card))
        watch.look(s, main_of(t))
    watch.chosen(s, ("buy", brainiac))
    sees(watch, t, "should be completed")
    remember(s, "missions", (CLEAN_SWEEP,))
    sees(watch, t, "stand together should be completed")
    remember(s, "missions", (CLEAN_SWEEP, STAND_TOGETHER))
    watch.look(s, main_of(t))
    watch.chosen(s, ("rebuild", 0))
    sees(watch, t, "rebuild should be completed")
    remember(s, "missions", (CLEAN_SWEEP, STAND_TOGETHER, REBUILD))
    sees(MissionWatch(retold(2)), t, "repaired by nobody")


@rule("REB-30.5")
def test_alone_two_villains_are_a_clean_sweep() -> None:
    t = city(2, players=1, ally="S2", at={0: "S1"}, city={"S1": ["Bane", "Cheetah"]})
    watch = MissionWatch(retold(2, 1))
    for card in villains(t.state):
        watch.chosen(t.state, ("buy", card))
    sees(watch, t, "clean sweep should be completed")


@rule("REB-33.13", "REB-20.13")
def test_ruins_lose_a_game_only_when_another_location_falls() -> None:
    t = city(3)
    for space in (0, 2, 4, 6):
        remember(t.state, ("damage", space), 5)
    watch = MissionWatch(retold(3))
    watch.look(t.state, main_of(t))
    remember(t.state, ("damage", 8), 5)
    sees(watch, t, "5 Locations are destroyed and the game goes on")


@rule("REB-30.9")
@pytest.mark.parametrize(
    ("damage", "power", "move", "scenario", "possible"),
    [(2, 7, 3, 2, True), (0, 7, 3, 2, False), (2, 6, 3, 2, False), (2, 7, 2, 2, False), (2, 7, 3, 1, False)],
)
def test_when_a_location_can_be_rebuilt(damage: int, power: int, move: int, scenario: int, possible: bool) -> None:
    t = city(scenario, at={0: "L2"}, power=power, move=move, damage={"L2": damage} if damage else {})
    offered = list(main_of(t).options)
    CityWatch(retold(scenario)).look(t.state, main_of(t))
    assert (("rebuild", 2) in offered) == possible
    wrong = [option for option in offered if option[0] != "rebuild"] if possible else [*offered, ("rebuild", 2)]
    with pytest.raises(Violation, match="may rebuild in"):
        CityWatch(retold(scenario)).look(t.state, question(ask.MAIN_ACTION, wrong))


# Levels


def at_level(text: str, players: int = 3) -> CityRetold:
    """A Threat Track that has only this text, at Level 1."""
    made = retold(1, players)
    made.levels = ["", text, "", "", "", ""]
    return made


@rule("REB-19.10")
def test_tile_e_gives_everybody_a_weakness() -> None:
    for gained, sound in [(3, True), (2, False)]:
        t = city(1)
        s, watch = t.state, LevelWatch(at_level("E"))
        watch.look(s, main_of(t))
        remember(s, "threat", 1)
        for seat in range(gained):
            s.put(s.piles[WEAKNESSES][-1], DISCARD + seat)
        if sound:
            watch.look(s, main_of(t))
        else:
            sees(watch, t, "2 Weaknesses were gained when each of 3 players should gain one")


@rule("REB-13.4")
def test_level_2_destroys_the_dearest_card() -> None:
    for lost, sound in [("Mother Box", True), ("Robin", False), ("", False)]:
        t = city(1, city={"S1": ["Robin", "Mother Box", "Brainiac"]})
        s, watch = t.state, LevelWatch(at_level("2"))
        watch.look(s, main_of(t))
        remember(s, "threat", 1)
        for card in [card for card in s.piles[SPACE + 1] if s.cards[card].name == lost]:
            s.put(card, DESTROYED)
        if sound:
            watch.look(s, main_of(t))
        else:
            sees(watch, t, "a card of cost 6 should have been destroyed")


# Darkness


def lights(dark: tuple[int, ...], **more: Any) -> Table:
    return city(5, facts={"dark": dark}, **more)


@rule("REB-35.8")
def test_what_cannot_be_dark() -> None:
    for dark in [(1,), (0, 0), (2,)]:
        t = lights(dark)
        remember(t.state, ("damage", 2), 5)
        sees(DarkWatch(retold(5)), t, "are dark")


@rule("REB-35.7")
@pytest.mark.parametrize(
    ("after", "message"),
    [
        ((0, 4, 8, 2), ""),
        ((0, 4, 8), "space 2 is not dark"),
        ((0, 4, 8, 6), "space 2 is not dark"),
        ((0, 2, 4, 6, 8), "have gone dark"),
    ],
)
def test_a_new_super_villain_turns_the_nearest_lights_off(after: tuple[int, ...], message: str) -> None:
    t = lights((0, 4, 8), main=["Robin", "Brainiac"])
    s = t.state
    watch = DarkWatch(retold(5))
    watch.look(s, main_of(t))
    brainiac = next(card for card, what in enumerate(s.cards) if what.name == "Brainiac")
    s.put(brainiac, SPACE + 1)
    s.turn += 1
    remember(s, "dark", tuple(sorted(after)))
    if message:
        sees(watch, t, message)
    else:
        watch.look(s, main_of(t))


def _enters(t: Table, name: str) -> None:
    """A card of the main deck comes to slot 1 in the next turn, as a Super-Villain that was unheard of."""
    t.state.put(next(card for card, what in enumerate(t.state.cards) if what.name == name), SPACE + 1)
    t.state.turn += 1


@rule("REB-35.7", "REB-35.9")
def test_the_reward_of_livewire_may_light_what_a_super_villain_has_darkened() -> None:
    """She comes in the same step, attacks in ambush and falls to a Defense: Location 2 is dark and then lit."""
    t = lights((0, 4, 8), main=["Livewire (4)", "Gorilla Grodd"])
    s = t.state
    watch = DarkWatch(retold(5))
    watch.look(s, main_of(t))
    _enters(t, "Gorilla Grodd")
    s.put(next(card for card, what in enumerate(s.cards) if what.name == "Livewire (4)"), DESTROYED)
    watch.look(s, main_of(t))
    s.turn += 1
    remember(s, "dark", (0, 2, 4, 8))  # her Reward counts once
    s.put(s.piles[SPACE + 1][-1], DESTROYED)
    sees(watch, t, "have gone dark when 0 Super-Villains came")


@rule("REB-35.6", "REB-35.9")
@pytest.mark.parametrize("last", ["light", "buy"])
def test_what_the_last_action_of_a_turn_has_lit_goes_dark_again(last: str) -> None:
    """Nobody is asked between a purchase that takes all Power and the next turn: Location 4 was lit in between."""
    t = lights((6,), at={0: "S3"}, city={"S3": ["Livewire (2)"]}, main=["Robin", "Circe"], power=5)
    s = t.state
    watch = DarkWatch(retold(5))
    watch.look(s, main_of(t))
    (livewire,) = villains(s)
    action = ("light", 6) if last == "light" else ("buy", livewire)
    watch.answered(s, question(ask.MAIN_ACTION, [action]), (0,))
    watch.chosen(s, action)
    if last == "buy":
        s.put(livewire, DESTROYED)
    _enters(t, "Circe")
    s.put(s.piles[SPACE + 1][-1], SPACE + 5)  # as near to Location 3 as to Location 4
    watch.turn_begins(s)
    watch.look(s, main_of(t))


@rule("REB-35.6")
def test_light_stays_on_and_is_offered_where_it_can_be_paid() -> None:
    t = lights((0, 4), at={0: "L1"}, power=3)
    watch = DarkWatch(retold(5))
    watch.chosen(t.state, ("light", 0))
    sees(watch, t, "space 0 was lit and is dark")
    offered = [option for option in main_of(t).options if option != ("light", 0)]
    CityWatch(retold(5)).look(t.state, main_of(t))
    with pytest.raises(Violation, match=r"may light in \[\]"):
        CityWatch(retold(5)).look(t.state, question(ask.MAIN_ACTION, offered))
    with pytest.raises(Violation, match=r"may light in \[0\]"):
        CityWatch(retold(5)).look(lights((0,), at={0: "L1"}, power=2).state, main_of(t))


@rule("REB-35.10")
def test_a_turn_that_ends_in_full_light_ends_the_game() -> None:
    felled = ["Brainiac", "Despero", "Circe", "Sinestro", "Ocean Master"]
    t = lights((), destroyed=felled)
    watch = DarkWatch(retold(5))
    watch.look(t.state, main_of(t))
    with pytest.raises(Violation, match="the turn has ended without a dark Location"):
        watch.turn_begins(t.state)


# Civilians


def exodus(**more: Any) -> Table:
    facts = {("civilians", space): 2 for space in range(0, 10, 2)} | {"to_save": 7, ("carried", 1): 1}
    return city(6, facts=facts, at={0: "L1", 1: "S1", 2: "S3"}, **more)


def change(**facts: int) -> Callable[[State], None]:
    """carried0=1, at2=-1, saved=1, lost=1: by how much each has changed."""

    def do(s: State) -> None:
        for word, n in facts.items():
            number = int(word[-1]) if word[-1].isdigit() else 0
            keys: dict[str, Key] = {"c": ("carried", number), "a": ("civilians", number), "s": "saved", "l": "lost"}
            remember(s, keys[word[0]], remembered(s, keys[word[0]]) + n)

    return do


@rule("REB-36.4", "REB-36.6", "REB-36.8", "REB-36.9")
@pytest.mark.parametrize(
    ("action", "harm", "message"),
    [
        (("rescue", 0), change(carried0=1, at0=-1), ""),
        (("rescue", 0), change(carried0=1), "there were 11 civilians and are 12"),
        (("rescue", 0), change(carried0=2, at0=-2), "carries 2 civilians more|are lost"),
        (("end",), change(carried0=1, at0=-1), "carries 1 civilians more, after end"),
        (("end",), change(lost=1, at0=-1), "1 civilians are lost in space 0, and 0 should be"),
        (("end",), change(carried1=-1, saved=1), "carries -1 civilians more"),
        (("end",), change(carried1=-1, at0=1), "more than two civilians wait"),
        (("end",), lambda s: remember(s, "to_save", 6), "6 civilians are to be saved, and 7 before"),
    ],
)
def test_civilians_do_not_come_and_go(action: tuple[Any, ...], harm: Callable[[State], None], message: str) -> None:
    t = exodus()
    watch = CivilianWatch(retold(6))
    watch.look(t.state, main_of(t))
    watch.answered(t.state, question(ask.MAIN_ACTION, [action]), (0,))
    harm(t.state)
    if message:
        sees(watch, t, message)
    else:
        watch.look(t.state, main_of(t))


@rule("REB-36.8")
def test_all_who_are_carried_go_aboard() -> None:
    t = exodus()
    watch = CivilianWatch(retold(6))
    watch.look(t.state, main_of(t))
    board = question(shared_ask.ASSIST, [("board", 1)], 1)
    watch.answered(t.state, board, (0,))
    change(carried1=-1, saved=1)(t.state)
    watch.look(t.state, main_of(t))
    with pytest.raises(Violation, match="seat 1 may board the Javelin"):
        CityWatch(retold(6)).look(t.state, board)


@rule("REB-36.9", "REB-36.10", "REB-36.19")
def test_blows_take_civilians() -> None:
    t = exodus()
    s, watch = t.state, CivilianWatch(retold(6))
    watch.look(s, main_of(t))
    remember(s, ("damage", 2), 1)
    sees(watch, t, "0 civilians are lost in space 2, and 1 should be")
    change(at2=-1, lost=1)(s)
    watch.look(s, main_of(t))
    remember(s, ("damage", 2), 5)
    sees(watch, t, "0 civilians are lost in space 2, and 1 should be")
    change(at2=-1, lost=1)(s)
    watch.look(s, main_of(t))
    change(at4=-2, lost=2)(s)
    sees(watch, t, "4 civilians are lost and the game goes on")


@rule("REB-36.16")
def test_spores_leave_the_game_with_starro_and_all_at_once() -> None:
    t = exodus(spores=["Spore", "Spore", "Spore"], destroyed=["Starro"])
    s, watch = t.state, CivilianWatch(retold(6))
    watch.look(s, main_of(t))
    s.put(s.piles[SPORES][-1], REMOVED)
    sees(watch, t, "1 Spores are out of the game")
    for card in list(s.piles[SPORES]):
        s.put(card, REMOVED)
    watch.look(s, main_of(t))
    s.put(next(card for card in s.piles[DESTROYED] if s.cards[card].name == "Starro"), SPACE)
    sees(watch, t, "3 Spores are out of the game")


# The Thief of Time


@rule("REB-37.6", "REB-37.7")
def test_the_thief_comes_back_until_his_last_life() -> None:
    t = city(7, city={"L3": [THIEF]}, at={0: "L3", 1: "L3", 2: "L3"})
    s, watch = t.state, ThiefWatch(retold(7))
    (thief,) = villains(s)
    watch.look(s, main_of(t))
    watch.chosen(s, ("buy", thief))
    s.put(thief, DESTROYED)
    remember(s, "lives", 1)
    watch.look(s, question(ask.FETCH_CARD, [0]))  # his Reward
    sees(watch, t, "has not come back")
    s.put(thief, SPACE + 1)
    sees(watch, t, "should be in space 9")  # slot 5 is five steps from Location 3
    s.put(thief, SPACE + 9)
    watch.look(s, main_of(t))
    remember(s, "lives", 3)
    sees(watch, t, "has lost 3 lives after 1 and is in the city")


@rule("REB-37.10")
def test_purchases_are_undone() -> None:
    t = city(7, players=4, city={"L3": [THIEF]}, discard2=["Robin", "Punch", "Mother Box"], threat=2)
    s, watch = t.state, ThiefWatch(retold(7, 4))
    watch.look(s, main_of(t))
    remember(s, "threat", 3)
    sees(watch, t, "seat 2 keeps a card of cost 6")
    watch = ThiefWatch(retold(7, 4))
    remember(s, "threat", 2)
    watch.look(s, main_of(t))
    remember(s, "threat", 3)
    s.put(next(card for card in s.piles[DISCARD + 2] if s.cards[card].name == "Mother Box"), SPACE + 1)
    watch.look(s, main_of(t))


@rule("REB-37.10")
def test_an_assist_card_that_is_as_dear_may_be_undone_in_place_of_it() -> None:
    """It lay before its player when the watch looked, and was discarded before the cards went."""
    t = city(7, players=4, city={"L3": [THIEF]}, discard2=["Robin", "Punch"], played2=["Robin"], threat=2)
    s, watch = t.state, ThiefWatch(retold(7, 4))
    watch.look(s, main_of(t))
    remember(s, "threat", 3)
    s.put(s.piles[PLAYED + 2][0], SPACE + 1)
    watch.look(s, main_of(t))


@rule("REB-37.10")
def test_a_discard_pile_that_was_shuffled_tells_nothing() -> None:
    t = city(7, players=4, city={"L3": [THIEF]}, discard2=["Robin", "Punch"], threat=2)
    s, watch = t.state, ThiefWatch(retold(7, 4))
    watch.look(s, main_of(t))
    remember(s, "threat", 3)
    s.put_all(DISCARD + 2, DECK + 2)
    watch.look(s, main_of(t))


# Darkseid


@rule("REB-38.4", "REB-38.7")
def test_when_darkseid_comes_and_where_he_goes() -> None:
    t = city(8, city={"S1": ["Darkseid"]}, threat=4)
    s = t.state
    (darkseid,) = villains(s)
    DarkseidWatch(retold(8)).look(s, main_of(t))
    reroute(s, darkseid, 6)
    sees(DarkseidWatch(retold(8)), t, "Darkseid makes for space 6")
    remember(s, "threat", 3)
    sees(DarkseidWatch(retold(8)), t, "has come at Threat 3")
    s.put(darkseid, UNUSED)
    remember(s, "threat", 4)
    sees(DarkseidWatch(retold(8)), t, "has not come at Threat 4")


@rule("REB-38.8")
def test_a_defense_against_darkseid_is_destroyed() -> None:
    t = city(8, p0=["Blue Beetle"], city={"L3": ["Darkseid"]}, threat=4)
    s = t.state
    (darkseid,) = villains(s)
    (beetle,) = s.piles[HAND]
    s.agenda = [("villains_move",)]
    watch = DarkseidWatch(retold(8))
    watch.answered(s, question(ask.DEFEND_TEAM, [("defend", beetle, 0)], 0, darkseid), (0,))
    s.put(beetle, DISCARD)
    sees(watch, t, "Blue Beetle avoided an Attack of Darkseid and is not destroyed")


# Doomsday


@rule("REB-33.6", "REB-33.8")
@pytest.mark.parametrize(("space", "avoided", "sound"), [(2, False, True), (1, False, False), (1, True, True)])
def test_doomsday_goes_on_unless_he_is_avoided(space: int, avoided: bool, sound: bool) -> None:
    """From Location 1, with his Attack and then in Step 3."""
    t = city(3, players=2, city={"L1": ["Doomsday"]}, threat=1)
    s = t.state
    (doomsday,) = villains(s)
    watch = CityWatch(retold(3, 2))
    watch.look(s, main_of(t))
    watch.chosen(s, ("end",))
    s.turn, s.active = s.turn + 1, 1
    watch.turn_begins(s)
    if avoided:
        watch._avoided.add(doomsday)
    else:
        remember(s, ("damage", 0), 1)
    s.put(doomsday, SPACE + space)
    s.put(s.piles[MAIN][-1], SPACE + (1 if space == 2 else 3))  # he counts in slot 1
    if sound:
        watch.look(s, question(ask.MAY, ["yes", "no"], 1))
    else:
        with pytest.raises(Violation, match="Doomsday should be in space 2"):
            watch.look(s, question(ask.MAY, ["yes", "no"], 1))


# All of them watch


def test_every_scenario_has_its_watch() -> None:
    for scenario, sort in [(4, SecretWatch), (5, DarkWatch), (6, CivilianWatch), (7, ThiefWatch), (8, DarkseidWatch)]:
        options = Options("rebirth", 2, scenario=scenario)
        watches = Watcher(options, start(options, "watch").state)._watches
        assert any(isinstance(watch, sort) for watch in watches)
