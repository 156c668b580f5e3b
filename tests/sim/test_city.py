"""The checks of games in a city are checked: each must notice the harm, or the broken rule, that it is there for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from random import Random
from typing import Any

import pytest

from archfoe.core import decisions as ask
from archfoe.core.abilities import Defense
from archfoe.core.chance import key_of_seed
from archfoe.core.city import villains
from archfoe.core.decisions import Answer, Decision
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Answerer, Game
from archfoe.core.piles import BASICS, DECK, DESTROYED, DISCARD, HAND, MAIN, SPACE, SPACES, UNUSED, WEAKNESSES
from archfoe.core.player import Player
from archfoe.core.standing import Standing
from archfoe.core.state import State
from archfoe.modes import Options, build
from archfoe.modes.rebirth import Rebirth
from archfoe.modes.rebirth import rules as rebirth_rules
from archfoe.modes.rebirth.scenarios import Scenario
from archfoe.sim import Plan, Seating, Violation, Watcher, every_combination, every_seating, run
from archfoe.sim.city import CityWatch, after_step_3, apart, check_city_end, price
from archfoe.sim.invariants import check_power, check_start_in_city
from archfoe.sim.questions import check_decision
from tests.vocabulary import Table, rule, table

THREE = Options("rebirth", 3, heroes="dealt")
END = ("end",)


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
        ("The Riddler", "S3", "S4", "L4"),  # to Location 1, which is as far either way
        ("Reverse-Flash", "S1", "S5", "S2"),
        ("Reverse-Flash", "S1", "L2", "L2"),
        ("Reverse-Flash", "S3", "S5", "L4"),
    ],
)
def test_step_3_is_worked_out_anew(name: str, space: str, at: str, then: str) -> None:
    t = table("rebirth", city={space: [name]}, at={0: at, 1: at})
    (card,) = villains(t.state)
    words = [f"{kind}{number}" for number in range(1, 6) for kind in "LS"]
    assert words[after_step_3(t.state, card, words.index(space))] == then


@rule("REB-6.10")
def test_a_contained_villain_stays() -> None:
    t = table("rebirth", city={"S1": ["Bane"]})
    (card,) = villains(t.state)
    t.state.facts["contained"] = card
    assert after_step_3(t.state, card, 1) == 1


@rule("REB-5.5", "REB-13.5", "REB-15.11", "REB-17.11")
def test_prices_are_counted_anew() -> None:
    t = table("rebirth", heroes0=["Wonder Woman"], at={0: "S1"}, city={"S1": ["Bane"], "S2": ["Cheetah"]}, threat=3)
    s = t.state
    bane, cheetah = villains(s)
    assert (price(s, 0, bane), price(s, 0, cheetah), price(s, 1, bane)) == (6, 4, 7)
    s.facts["cheaper here", 0] = 2
    assert (price(s, 0, bane), price(s, 0, cheetah)) == (4, 4)
    s.facts["felled", 0] = True
    assert (price(s, 0, bane), price(s, 0, cheetah)) == (5, 5)
    s.facts["cheaper", 0, cheetah] = 9
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
    return lambda s: s.facts.update({key: value})


def contain_a_hero(s: State) -> None:
    s.facts["contained"] = first_of(s, villain=False)


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
    s.facts["threat"] = 1
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
        (defeat_unseen, "1 Super-Villains lie in the destroyed pile"),
        (set_fact("defeated", 2), "0 Super-Villains lie in the destroyed pile"),
        (set_fact("clock", (0, 1)), "the clock runs or stands at Threat 0"),
        (set_fact(("damage", 2), 5), "space 2 has 5 damage"),
        (set_fact(("damage", 3), 1), "space 3 has 1 damage"),
        (set_fact(("damage", 2), 1), "space 2 has taken 1 damage where 0 could be dealt"),
        (contain_a_hero, "the CONTAINED token lies on"),
        (leave_the_city, "is in space None after 1 turns"),
        (come_too_early, "is in space 3 after 0 turns"),
        (step_out_of_the_ring, "is in space 10 after 1 turns"),
        (others_move, "has 1 Move in the turn of"),
        (lose_all_move, "has -5 Move in the turn of"),
        (lose_much_power, "has 0 Power where -3 are left"),
    ],
)
def test_harm_is_noticed(harm: Callable[[State], None], message: str) -> None:
    watcher, game = start()
    watcher.look(game, asked(game))
    harm(game.state)
    with pytest.raises(Violation, match=message):
        watcher.look(game, asked(game))


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
    check_start_in_city(t.state, t.game.mode.options, main_of(t))  # type: ignore[attr-defined]
    t.play("Punch")
    with pytest.raises(Violation, match="something of the turn before is left over"):
        check_start_in_city(t.state, t.game.mode.options, main_of(t))  # type: ignore[attr-defined]


# Questions that may not be asked


def question(kind: ask.Kind, options: Sequence[Any], seat: int = 0) -> Decision:
    return Decision(seat, kind, options, 0, 1)


@rule("REB-5.4", "REB-10.1", "REB-5.2")
def test_what_the_active_player_may_not_be_offered() -> None:
    t = table("rebirth", at={0: "L1", 1: "S3"}, city={"L1": ["Robin"], "S1": ["Mera"]}, power=3, heroes0=["Superman"])
    watch, s = CityWatch(), t.state
    offered = list(main_of(t).options)
    watch.look(s, main_of(t))
    (robin,), (mera,) = s.piles[SPACE], s.piles[SPACE + 1]
    for wrong, message in [
        ([*offered, ("buy", mera)], "Mera may be bought"),
        ([option for option in offered if option != ("buy", robin)], "Robin may be bought"),
        ([*offered, ("walk", 1)], "has 0 Move and may take the steps"),
        ([*offered, ("location", 2)], "may use space 2"),
        ([*offered, ("location", 4)], "may use space 4"),
    ]:
        with pytest.raises(Violation, match=message):
            watch.look(s, question(ask.MAIN_ACTION, wrong))
    s.moves[0] = 1
    with pytest.raises(Violation, match=r"has 1 Move and may take the steps \[\]"):
        watch.look(s, question(ask.MAIN_ACTION, offered))


@rule("REB-9.1")
def test_who_may_not_assist() -> None:
    t = table("rebirth", p1=["Robin", "Punch"], at={0: "S1", 1: "L2"})
    watch, s = CityWatch(), t.state
    robin, punch = s.piles[HAND + 1]
    watch.look(s, question(ask.ASSIST, [("assist", robin), ("later",)], 1))
    for options, seat in [([("assist", punch)], 1), ([("assist", robin)], 0)]:
        with pytest.raises(Violation, match="assist"):
            watch.look(s, question(ask.ASSIST, options, seat))
    s.at[1] = 3
    with pytest.raises(Violation, match="Robin is offered as an Assist"):
        watch.look(s, question(ask.ASSIST, [("assist", robin)], 1))


@rule("REB-3.3", "REB-9.8")
def test_what_may_not_be_chosen() -> None:
    t = table("rebirth", city={"S1": ["Robin", "Bane"]}, at={0: "S1", 1: None})
    watch, s = CityWatch(), t.state
    robin, bane = s.piles[SPACE + 1]
    watch.look(s, question(ask.TARGET_VILLAIN, [bane]))
    watch.look(s, question(ask.TARGET_CHARACTER, [0]))
    for decision, message in [
        (question(ask.TARGET_VILLAIN, [robin]), "Robin is no Villain in the city"),
        (question(ask.TARGET_CHARACTER, [1]), "has not been placed"),
        (question(ask.PLACE_CHARACTER, list(range(SPACES))), "seat 0 is not placed by the rules"),
    ]:
        with pytest.raises(Violation, match=message):
            watch.look(s, decision)
    with pytest.raises(Violation, match="a space is offered that no city has"):
        check_decision(t.game, question(ask.CHOOSE_SPACE, [SPACES]))


@rule("REB-7.1", "REB-15.1")
def test_who_may_not_attack() -> None:
    t = table("rebirth", at={0: "S1", 1: "S3"}, city={"S1": ["Bane"], "L2": ["Scarecrow"], "S3": ["Cheetah"]})
    watch, s = CityWatch(), t.state
    bane, scarecrow, cheetah = villains(s)
    watch.look(s, question(ask.ATTACK_ORDER, [bane, scarecrow]))
    watch.look(s, question(ask.ATTACK_ORDER, [bane]))
    with pytest.raises(Violation, match="neither at home nor in the space"):
        watch.look(s, question(ask.ATTACK_ORDER, [bane, scarecrow, cheetah]))
    with pytest.raises(Violation, match="does not Attack that is at home"):
        CityWatch().look(s, question(ask.ATTACK_ORDER, [bane]))
    s.facts["frozen", bane] = 1
    with pytest.raises(Violation, match="neither at home nor in the space"):
        CityWatch().look(s, question(ask.ATTACK_ORDER, [bane, scarecrow]))


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


# From one look to the next


def a_turn_later(t: Table) -> None:
    """What the watch says when the turn of the other player has begun."""
    watch = CityWatch()
    watch.look(t.state, main_of(t))
    watch.chosen(t.state, END)
    t.end()
    watch.look(t.state, next(iter(t.game.waiting.values())))


SWIFT = {"S1": ["Reverse-Flash"]}
FULL = {"S1": ["Robin"], "S2": ["Robin"], "L3": ["Robin"]}


def stand(self: Rebirth, game: Game) -> None:
    """Villains stay where they are."""


def walk_backwards(space: int, goal: int) -> int:
    return (space - 1) % SPACES


def nobody_holds(s: State, space: int) -> bool:
    return False


def fill_the_fullest(self: Rebirth, game: Game) -> None:
    s = game.state
    s.put(s.piles[MAIN][-1], SPACE + 1)


@rule("REB-4.3", "REB-6.4", "REB-6.5", "REB-6.10", "REB-13.2", "REB-16.7")
@pytest.mark.parametrize(
    ("owner", "name", "broken", "city", "message"),
    [
        (Rebirth, "villains_move", stand, {"S1": ["Bane"]}, "Bane should be in space 2"),
        (rebirth_rules, "step_toward", walk_backwards, {"S1": ["Bane"]}, "Bane should be in space 2"),
        (rebirth_rules, "held", nobody_holds, {"S5": ["Bane"]}, "Bane should be in space 9"),
        (rebirth_rules, "FAST", Standing("never"), SWIFT, "Reverse-Flash should be in space 3"),
        (Rebirth, "new_cards", fill_the_fullest, FULL, r"come to the spaces \[1\], and to \[5, 7\] they should have"),
        (Rebirth, "new_cards", stand, FULL, r"come to the spaces \[\], and to \[5, 7\] they should have"),
    ],
)
def test_a_broken_start_of_a_turn_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    owner: Any,
    name: str,
    broken: Any,
    city: Mapping[str, list[str]],
    message: str,
) -> None:
    def the_table() -> Table:
        return table("rebirth", city=city, threat=len(city) if city is SWIFT else 0)

    a_turn_later(the_table())
    monkeypatch.setattr(owner, name, broken)
    with pytest.raises(Violation, match=message):
        a_turn_later(the_table())


@rule("REB-6.10")
def test_a_contained_villain_that_moves_is_caught() -> None:
    t = table("rebirth", city={"S1": ["Bane"]})
    watch = CityWatch()
    watch.look(t.state, main_of(t))
    watch.chosen(t.state, END)
    t.end()
    t.state.facts["contained"] = villains(t.state)[0]
    with pytest.raises(Violation, match="Bane should be in space 1"):
        watch.look(t.state, main_of(t))


@rule("REB-13.6", "REB-13.7")
def test_the_clock_is_watched() -> None:
    others = ["Ocean Master", "Gorilla Grodd", "Sinestro", "Circe", "Brainiac"]
    t = table("rebirth", players=3, destroyed=others[:4], city={"L5": others[4:]}, threat=5, turn_number=7)
    s, watch = t.state, CityWatch()
    s.facts.update(defeated=4, clock=(2, 1))
    watch.look(s, main_of(t))  # it started in turn 6
    for turn, active, box, sound in [(8, 1, 1, True), (9, 2, 1, False), (9, 2, 2, True), (12, 2, 3, True)]:
        s.turn, s.active, s.facts["clock"] = turn, active, (2, box)
        if sound:
            watch.look(s, question(ask.MAY, ["yes", "no"]))
        else:
            with pytest.raises(Violation, match="the clock shows box 1 after 2 turns of seat 2"):
                watch.look(s, question(ask.MAY, ["yes", "no"]))


# Rules that are broken on purpose, in whole games


def attack_from_anywhere(self: Rebirth, s: State) -> list[int]:
    return villains(s)


def attack_only_from_home(self: Rebirth, s: State) -> list[int]:
    return [card for card in attackers(self, s) if s.where[card] - SPACE != s.at[s.active]]


def harm_twice(self: Rebirth, game: Game, space: int | None, n: int = 1) -> None:
    damage(self, game, space, 2)


def no_threat(self: Rebirth, game: Game) -> None:
    """Super-Villains come without a word."""


def no_clock(self: Rebirth, game: Game) -> bool:
    return True


def a_bargain(self: Rebirth, s: State, seat: int, card: int) -> int:
    return 1 if s.cards[card].type == VILLAIN else cost(self, s, seat, card)


def buy_from_afar(self: Rebirth, s: State, seat: int) -> list[int]:
    return [card for space in range(SPACES) for card in s.piles[SPACE + space]]


def take_prisoners(self: Rebirth, me: Player, card: int) -> None:
    me.gain(card)


def defend_twice(self: Rebirth, me: Player, victims: Sequence[Player]) -> list[Player]:
    return avoided(self, me, avoided(self, me, victims))


def protect_anybody(self: Rebirth, s: State, seat: int, defense: Defense, at: int | None) -> bool:
    return True


def assist_from_anywhere(self: Rebirth, s: State, seat: int) -> list[int]:
    return [card for card in s.piles[HAND + seat] if s.cards[card].assist]


def pay_nothing(self: Rebirth, game: Game, s: State, seat: int, card: int) -> None:
    before = s.spent[seat]
    do_buy(self, game, s, seat, card)
    s.spent[seat] = before


def lose_at_once(self: Rebirth, game: Game) -> None:
    self.lose(game, "")


def start_nowhere(self: Rebirth, game: Game) -> None:
    """Nobody is placed."""


attackers, damage, cost = Rebirth.attackers, Rebirth.damage, Rebirth.cost
avoided, do_buy = Rebirth.avoided, Rebirth.do_buy


@pytest.mark.parametrize(
    ("name", "broken", "message"),
    [
        ("attackers", attack_from_anywhere, "neither at home nor in the space"),
        ("attackers", attack_only_from_home, "at home or in the space"),
        ("damage", harm_twice, "has taken 2 damage where 1 could be dealt"),
        ("_raise_threat", no_threat, "the Threat is 0 when 1 Super-Villains have come"),
        ("_clock_goes_on", no_clock, "the clock shows box 1 after 2 turns"),
        ("cost", a_bargain, "too far or too dear|was bought for"),
        ("for_sale", buy_from_afar, "too far or too dear"),
        ("defeat_villain", take_prisoners, "may not lie in the discard pile"),
        ("avoided", defend_twice, "may use a second Defense"),
        ("_covers", protect_anybody, "who is too far away"),
        ("assist_cards", assist_from_anywhere, "is offered as an Assist"),
        ("do_buy", pay_nothing, "was bought for 0 Power"),
        ("new_cards", lose_at_once, "the game is lost without a reason"),
        ("arrive", start_nowhere, "is in space None after 1 turns"),
    ],
)
def test_a_broken_rule_is_caught(
    monkeypatch: pytest.MonkeyPatch, name: str, broken: Callable[..., Any], message: str
) -> None:
    monkeypatch.setattr(Rebirth, name, broken)
    report = run(Plan((Seating(THREE, ("random",) * 3),), 6, 1, check=True))
    assert report.failures
    for failure in report.failures:
        with pytest.raises(Violation, match=message):
            raise Violation(failure.error)


# Whole games


def test_every_number_of_players_is_played() -> None:
    seatings = every_seating("rebirth", ["random"])
    assert [seating.options.players for seating in seatings] == [players for players, _ in every_combination("rebirth")]
    report = run(Plan(seatings, 2 * len(seatings), "all", check=True))
    assert report.failures == []
    assert report.total.finished == report.total.games


def hunter(dice: Random) -> Answerer:
    """Plays everything, defends, assists, and walks where the dearest card can be bought, Super-Villains first."""

    def answer(game: Game, d: Decision) -> Answer:
        if d.kind is ask.MAIN_ACTION:
            return (best_action(game.state, d),)
        if d.kind in (ask.DEFEND_TEAM, ask.ASSIST):
            return (0,)
        picked = dice.sample(range(len(d.options)), dice.randint(d.least, d.most))
        return tuple(picked) if d.ordered else tuple(sorted(picked))

    return answer


def best_action(s: State, d: Decision) -> int:
    options = list(d.options)
    if options[0][0] == "play":
        return 0
    mine, seat = s.at[d.seat], d.seat
    assert mine is not None
    goals = []
    for space in range(SPACES):
        for card in s.piles[SPACE + space]:
            far = apart(mine, space)
            if far <= max(s.moves[seat], 0) and price(s, seat, card) <= s.power(seat):
                goals.append((s.cards[card].super_villain, s.cards[card].cost, -far, space, card))
    if not goals:
        return len(options) - 1
    *_, space, card = max(goals)
    if space == mine:
        return options.index(("buy", card))
    return options.index(("walk", 1 if (space - mine) % SPACES <= SPACES // 2 else -1))


def strengthen(s: State) -> None:
    """Everybody has good cards from the main deck in place of Punches: such a team can win."""
    seats = range(len(s.teams))
    for seat in seats:
        for card in [card for card in s.piles[DECK + seat] if s.cards[card].name == "Punch"]:
            s.put(card, DESTROYED)
    good = [card for card in s.piles[MAIN] if s.cards[card].type != VILLAIN]
    good.sort(key=lambda card: -s.cards[card].cost)
    for seat, card in zip(cycle(seats), good[: 9 * len(seats)], strict=False):
        s.put(card, DECK + seat, top=False)


@rule("REB-14.1")
def test_strong_teams_win_some_games_and_break_nothing() -> None:
    options = Options("rebirth", 2, heroes="dealt")
    won = []
    for number in range(12):
        mode, state = build(options, key_of_seed(f"strong {number}"))
        strengthen(state)
        watcher = Watcher(options, state)
        agents = {seat: hunter(Random(f"{number} {seat}")) for seat in range(options.players)}
        game = Game(mode, state, watcher.over(agents), log=False)
        watcher.last_look(game)
        won.append(game.state.winners)
    assert set(won) == {(), (0, 1)}


# The end


def ended(defeated: int, main: int = 1, **facts: Any) -> State:
    """A game that is over with so many Super-Villains defeated."""
    names = ["Ocean Master", "Gorilla Grodd", "Sinestro", "Circe", "Brainiac", "Despero"]
    t = table("rebirth", destroyed=names[:defeated], main=["Robin"] * main)
    s = t.state
    s.facts.update(defeated=defeated, **facts)
    s.over = True
    return s


@rule("REB-14.1", "REB-14.2", "REB-14.3")
def test_how_a_game_may_end() -> None:
    s = ended(5)
    s.winners = (0, 1)
    check_city_end(s)
    check_city_end(ended(4, clock=(0, 3)))
    check_city_end(ended(0, main=0))


def test_how_a_game_may_not_end() -> None:
    for defeated, winners in [(4, (0, 1)), (5, (0,)), (6, (0, 1))]:
        s = ended(defeated)
        s.winners = winners
        with pytest.raises(Violation, match=f"have won with {defeated} Super-Villains defeated"):
            check_city_end(s)
    for s in (ended(4), ended(4, clock=(0, 2)), ended(4, clock=(1, 3)), ended(5, clock=(0, 3))):
        with pytest.raises(Violation, match="the game is lost without a reason"):
            check_city_end(s)


def never(self: Scenario, s: State) -> bool:
    return False


def too_soon(self: Scenario, s: State) -> bool:
    return int(s.facts.get("defeated", 0)) == 4


@pytest.mark.parametrize(
    ("broken", "message"),
    [(never, "5 Super-Villains are defeated and the game goes on"), (too_soon, "have won with 4 Super-Villains")],
)
def test_a_win_at_the_wrong_moment_is_caught(
    monkeypatch: pytest.MonkeyPatch, broken: Callable[..., bool], message: str
) -> None:
    monkeypatch.setattr(Scenario, "won", broken)
    with pytest.raises(Violation, match=message):
        test_strong_teams_win_some_games_and_break_nothing()
