"""The checks of single scenarios are checked: each must notice the harm that it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from archfoe.core import decisions as ask
from archfoe.core.decisions import Decision
from archfoe.core.piles import DESTROYED, DISCARD, MAIN, WEAKNESSES
from archfoe.core.state import State
from archfoe.games.city.legacy import RECRUIT_KRYPTO, RECRUIT_THE_RAY, REPAIRS, Legacy
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import villains
from archfoe.games.options import Options
from archfoe.games.shared import assists
from archfoe.sim import Violation, Watcher
from tests.oracle.city.moves import CityWatch
from tests.oracle.city.scenario import LevelWatch, MissionWatch, ScenarioWatch
from tests.oracle.city.scenarios.distractions import DistractionWatch
from tests.oracle.city.scenarios.hostages import HostageWatch
from tests.oracle.city.second_telling import CityRetold
from tests.properties.driver import start
from tests.remembered import Key, remember, remembered
from tests.vocabulary import Table, rule, table


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
    watch = MissionWatch(retold(2, legacy=Legacy(missions=(RECRUIT_THE_RAY,))))
    watch.look(t.state, main_of(t))
    remember(t.state, "missions", (RECRUIT_KRYPTO,))
    watch.look(t.state, main_of(t))
    for wrong in [(), (RECRUIT_KRYPTO, RECRUIT_KRYPTO), (RECRUIT_KRYPTO, RECRUIT_THE_RAY)]:
        remember(t.state, "missions", wrong)
        sees(watch, t, "are completed after")
    remember(t.state, "missions", (RECRUIT_KRYPTO,))
    sees(MissionWatch(retold(1)), t, "in a game without Side Missions")


@rule("REB-30.5", "REB-30.7", "REB-30.9")
def test_a_deed_completes_its_mission() -> None:
    t = city(2, at={0: "S1", 1: "S1", 2: "S1"}, city={"S1": ["Bane", "Cheetah", "Lois Lane", "Lex Luthor"]})
    s = t.state
    bane, cheetah, luthor = villains(s)
    watch = MissionWatch(retold(2))
    for card in (bane, cheetah):  # no Super-Villain is among them
        watch.chosen(s, ("buy", card))
        watch.look(s, main_of(t))
    watch.chosen(s, ("buy", luthor))
    sees(watch, t, "should be completed")
    remember(s, "missions", (RECRUIT_KRYPTO,))
    sees(watch, t, "recruit the ray should be completed")
    remember(s, "missions", (RECRUIT_KRYPTO, RECRUIT_THE_RAY))
    watch.look(s, main_of(t))
    watch.chosen(s, ("rebuild", 0))
    sees(watch, t, "repairs should be completed")
    remember(s, "missions", (RECRUIT_KRYPTO, RECRUIT_THE_RAY, REPAIRS))
    sees(MissionWatch(retold(2)), t, "repaired by nobody")


@rule("REB-30.5")
def test_alone_any_two_villains_are_enough() -> None:
    t = city(2, players=1, ally="S2", at={0: "S1"}, city={"S1": ["Bane", "Cheetah"]})
    watch = MissionWatch(retold(2, 1))
    for card in villains(t.state):
        watch.chosen(t.state, ("buy", card))
    sees(watch, t, "recruit krypto should be completed")


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
    for lost, sound in [("Speed Force", True), ("Lois Lane", False), ("", False)]:
        t = city(1, city={"S1": ["Lois Lane", "Speed Force", "Lex Luthor"]})
        s, watch = t.state, LevelWatch(at_level("2"))
        watch.look(s, main_of(t))
        remember(s, "threat", 1)
        for card in [card for card in s.piles[SPACE + 1] if s.cards[card].name == lost]:
            s.put(card, DESTROYED)
        if sound:
            watch.look(s, main_of(t))
        else:
            sees(watch, t, "a card costing 6 should have been destroyed")


# Distractions

SHOT, STAGE, COUNTING, PAIRS = "A Shot in the Arm", "Setting the Stage", "Counting on You", "Travel in Pairs"
FOUR = (SHOT, STAGE, COUNTING, PAIRS)


def busy(*spaces: int, **more: Any) -> Table:
    """Distractions in these spaces, the others in their pile."""
    lying: dict[Any, Any] = {("distractions", space): name for space, name in zip(spaces, FOUR, strict=False)}
    position: dict[str, Any] = {"facts": {**lying, "unlaid": FOUR[len(spaces) :]}} | more
    return city(4, **position)


def lay(s: State, *spaces: int) -> None:
    """The same four cards, elsewhere."""
    cards = sorted([*(card for card in remembered(s, "distractions") if card >= 0), *remembered(s, "unlaid")])
    row = dict(zip(spaces, cards, strict=False))
    remember(s, "distractions", tuple(row.get(space, -1) for space in range(10)))
    remember(s, "unlaid", tuple(card for card in cards if card not in row.values()))


@rule("REB-34.9", "REB-34.5")
def test_where_no_distraction_can_lie() -> None:
    for space in (1, 2):
        t = busy(0)
        remember(t.state, ("damage", 2), 5)
        lay(t.state, space)
        sees(DistractionWatch(retold(4)), t, "Distractions lie in the spaces")
    t = busy(0)
    remember(t.state, "unlaid", ())
    sees(DistractionWatch(retold(4)), t, "twice, or nowhere")


@rule("REB-34.8")
@pytest.mark.parametrize(
    ("after", "message"),
    [((0, 4, 2), ""), ((0, 4), "no Distraction lies in space 2"), ((0, 4, 6), "in space 2"), ((0, 2, 4, 6), "when 1")],
)
def test_a_new_super_villain_brings_one_to_the_nearest_location(after: tuple[int, ...], message: str) -> None:
    t = busy(0, 4, main=["Lois Lane", "Lex Luthor"])
    s = t.state
    watch = DistractionWatch(retold(4))
    watch.look(s, main_of(t))
    s.put(next(card for card, what in enumerate(s.cards) if what.name == "Lex Luthor"), SPACE + 1)
    s.turn += 1
    lay(s, *after)
    if message:
        sees(watch, t, message)
    else:
        watch.look(s, main_of(t))


@rule("REB-34.7", "REB-34.10")
def test_what_was_cleared_goes_under_the_pile() -> None:
    t = busy(0, 4)
    watch = DistractionWatch(retold(4))
    watch.chosen(t.state, ("clear", 0))
    sees(watch, t, "was cleared and is still there")
    card = remembered(t.state, ("distractions", 0))
    watch = DistractionWatch(retold(4))
    watch.chosen(t.state, ("clear", 0))
    remember(t.state, ("distractions", 0), -1)
    remember(t.state, "unlaid", (card, *remembered(t.state, "unlaid")))
    sees(watch, t, "does not lie under the pile")


@rule("REB-34.7", "REB-34.10")
def test_clearing_is_offered_where_it_can_be_paid() -> None:
    t = busy(0, at={0: "L1"}, power=2)
    CityWatch(retold(4)).look(t.state, main_of(t))
    offered = [option for option in main_of(t).options if option != ("clear", 0)]
    with pytest.raises(Violation, match=r"may clear in \[\]"):
        CityWatch(retold(4)).look(t.state, question(ask.MAIN_ACTION, offered))
    with pytest.raises(Violation, match=r"may clear in \[0\]"):
        CityWatch(retold(4)).look(busy(0, at={0: "L1"}, power=1).state, main_of(t))


@rule("REB-34.11")
def test_a_turn_that_ends_without_a_distraction_ends_the_game() -> None:
    t = busy(destroyed=["Lex Luthor", "Despero", "Amazo", "Sinestro"])
    watch = DistractionWatch(retold(4))
    watch.look(t.state, main_of(t))
    with pytest.raises(Violation, match="the turn has ended without a Distraction"):
        watch.turn_begins(t.state)


# Hostages


def siege(**more: Any) -> Table:
    facts: dict[Any, int] = {("hostages", space): 2 for space in range(0, 10, 2)}
    facts |= {"to_save": 6, ("led", 1): 1}
    position: dict[str, Any] = {"facts": facts, "at": {0: "L1", 1: "S1", 2: "S3"}} | more
    return city(2, **position)


def change(**facts: int) -> Callable[[State], None]:
    """led0=1, at2=-1, saved=1, gone=1: by how much each has changed."""

    def do(s: State) -> None:
        for word, n in facts.items():
            number = int(word[-1]) if word[-1].isdigit() else 0
            keys: dict[str, Key] = {"l": ("led", number), "a": ("hostages", number), "s": "saved", "g": "lost"}
            remember(s, keys[word[0]], remembered(s, keys[word[0]]) + n)

    return do


@rule("REB-32.4", "REB-32.6", "REB-32.8", "REB-32.9")
@pytest.mark.parametrize(
    ("action", "harm", "message"),
    [
        (("free", 0), change(led0=1, at0=-1), ""),
        (("free", 0), change(led0=1), "there were 11 hostages and are 12"),
        (("free", 0), change(led0=2, at0=-2), "leads 2 hostages more|are lost"),
        (("end",), change(led0=1, at0=-1), "leads 1 hostages more, after end"),
        (("end",), change(gone=1, at0=-1), "1 hostages are lost in space 0, and 0 should be"),
        (("end",), change(led1=-1, saved=1), "leads -1 hostages more"),
        (("end",), change(led1=-1, at0=1), "more than 2 hostages are held"),
        (("end",), lambda s: remember(s, "to_save", 5), "5 hostages are to be saved, and 6 before"),
    ],
)
def test_hostages_do_not_come_and_go(action: tuple[Any, ...], harm: Callable[[State], None], message: str) -> None:
    t = siege()
    watch = HostageWatch(retold(2))
    watch.look(t.state, main_of(t))
    watch.answered(t.state, question(ask.MAIN_ACTION, [action]), (0,))
    harm(t.state)
    if message:
        sees(watch, t, message)
    else:
        watch.look(t.state, main_of(t))


@rule("REB-32.8")
def test_all_who_are_led_are_handed_over() -> None:
    t = siege()
    watch = HostageWatch(retold(2))
    watch.look(t.state, main_of(t))
    hand_over = question(assists.ASSIST, [("hand_over", 1)], 1)
    watch.answered(t.state, hand_over, (0,))
    change(led1=-1, saved=1)(t.state)
    watch.look(t.state, main_of(t))
    with pytest.raises(Violation, match="seat 1 may hand_over on another player's turn"):
        CityWatch(retold(2)).look(t.state, hand_over)


@rule("REB-32.9", "REB-32.10", "REB-32.14")
def test_blows_take_hostages() -> None:
    t = siege()
    s, watch = t.state, HostageWatch(retold(2))
    watch.look(s, main_of(t))
    remember(s, ("damage", 2), 1)
    sees(watch, t, "0 hostages are lost in space 2, and 1 should be")
    change(at2=-1, gone=1)(s)
    watch.look(s, main_of(t))
    remember(s, ("damage", 2), 5)
    sees(watch, t, "0 hostages are lost in space 2, and 1 should be")
    change(at2=-1, gone=1)(s)
    watch.look(s, main_of(t))
    change(at4=-2, gone=2)(s)
    sees(watch, t, "4 hostages are lost and the game goes on")


@rule("REB-32.6")
def test_freeing_is_offered_where_nobody_guards_them() -> None:
    t = siege(move=1, at={0: "L4", 1: "S1", 2: "S3"})
    CityWatch(retold(2)).look(t.state, main_of(t))
    offered = [option for option in main_of(t).options if option != ("free", 6)]
    with pytest.raises(Violation, match=r"may free in \[\]"):
        CityWatch(retold(2)).look(t.state, question(ask.MAIN_ACTION, offered))
    guarded = siege(move=1, at={0: "L4", 1: "S1", 2: "S3"}, city={"L4": ["Bane"]})
    with pytest.raises(Violation, match=r"may free in \[6\]"):
        CityWatch(retold(2)).look(guarded.state, main_of(t))


# Mister Mxyzptlk


@rule("REB-33.6", "REB-33.8")
@pytest.mark.parametrize(("space", "avoided", "sound"), [(2, False, True), (1, False, False), (1, True, True)])
def test_he_goes_on_unless_he_is_avoided(space: int, avoided: bool, sound: bool) -> None:
    """From Location 1, with his Attack and then in Step 3."""
    t = city(3, players=2, city={"L1": ["Mister Mxyzptlk"]}, threat=2)
    s = t.state
    (imp,) = villains(s)
    watch = CityWatch(retold(3, 2))
    watch.look(s, main_of(t))
    watch.chosen(s, ("end",))
    s.turn, s.active = s.turn + 1, 1
    watch.turn_begins(s)
    if avoided:
        watch._avoided.add(imp)
    else:
        remember(s, ("damage", 0), 1)
    s.put(imp, SPACE + space)
    s.put(s.piles[MAIN][-1], SPACE + (1 if space == 2 else 3))  # he counts in slot 1
    if sound:
        watch.look(s, question(ask.MAY, ["yes", "no"], 1))
    else:
        with pytest.raises(Violation, match="Mister Mxyzptlk should be in space 2"):
            watch.look(s, question(ask.MAY, ["yes", "no"], 1))


# All of them watch


def test_every_scenario_has_its_watch() -> None:
    for scenario, sort in [(2, HostageWatch), (4, DistractionWatch)]:
        options = Options("rebirth", 2, scenario=scenario)
        watches = Watcher(options, start(options, "watch").state)._watches
        assert any(isinstance(watch, sort) for watch in watches)
