"""Games in a city with broken rules are caught, and sound ones, lost and won, pass."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from random import Random
from typing import Any

import pytest

from archfoe.core import decisions as ask
from archfoe.core.abilities import StandingRule
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer, Decision
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Answerer, Game
from archfoe.core.piles import DECK, DESTROYED, HAND, MAIN
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.build import build
from archfoe.games.city import villains as city_villains
from archfoe.games.city.legacy import Legacy
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.city.ring import villains
from archfoe.games.city.rules import CityRules
from archfoe.games.options import Options
from archfoe.games.shared import assists
from archfoe.sim import Plan, Seating, Violation, Watcher, run
from archfoe.sim.arena import bots_at
from tests.oracle.city.moves import CityWatch
from tests.oracle.city.second_telling import CityRetold, apart
from tests.remembered import remember, remembered
from tests.vocabulary import Table, rule, table

THREE = Options("rebirth", 3, heroes="dealt")
END = ("end",)


def question(kind: ask.Kind, options: Sequence[Any]) -> Decision:
    return Decision(0, kind, options, least=0)


def main_of(t: Table) -> Decision:
    return t.game.waiting[t.active]


# From one look to the next


def a_turn_later(t: Table, retold: CityRetold | None = None) -> None:
    """What the watch says when the turn of the other player has begun."""
    watch = CityWatch(retold)
    watch.look(t.state, main_of(t))
    watch.chosen(t.state, END)
    t.end()
    watch.turn_begins(t.state)
    watch.look(t.state, next(iter(t.game.waiting.values())))


SWIFT = {"S1": ["Reverse-Flash"]}
FULL = {"S1": ["Blast"], "S2": ["Blast"], "L3": ["Blast"]}


def stand(self: CityRules, game: Game) -> None:
    """Villains stay where they are."""


def walk_backwards(space: int, goal: int) -> int:
    return (space - 1) % SPACES


def nobody_holds(s: State, space: int) -> bool:
    return False


def fill_the_fullest(self: CityRules, game: Game) -> None:
    s = game.state
    s.put(s.piles[MAIN][-1], SPACE + 1)


@rule("REB-4.3", "REB-6.4", "REB-6.5", "REB-6.10", "REB-13.2", "REB-16.7")
@pytest.mark.parametrize(
    ("owner", "name", "broken", "city", "message"),
    [
        (CityRules, "villains_move", stand, {"S1": ["Bane"]}, "Bane should be in space 2"),
        (city_villains, "step_toward", walk_backwards, {"S1": ["Bane"]}, "Bane should be in space 2"),
        (city_villains, "held", nobody_holds, {"S5": ["Bane"]}, "Bane should be in space 9"),
        (city_villains, "FAST", StandingRule("never"), SWIFT, "Reverse-Flash should be in space 3"),
        (CityRules, "new_cards", fill_the_fullest, FULL, r"come to the spaces \[1\], and to \[5\] they should have"),
        (CityRules, "new_cards", stand, FULL, r"come to the spaces \[\], and to \[5\] they should have"),
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
    remember(t.state, "contained", villains(t.state)[0])
    with pytest.raises(Violation, match="Bane should be in space 1"):
        watch.look(t.state, main_of(t))


@rule("REB-13.6", "REB-13.7")
def test_the_clock_is_watched() -> None:
    others = ["Deathstroke", "Amazo", "Sinestro", "Lex Luthor", "Doomsday"]
    t = table("rebirth", players=3, destroyed=others[:4], city={"L5": others[4:]}, threat=5, turn_number=7)
    s, watch = t.state, CityWatch()
    remember(s, "defeated", 4)
    remember(s, "clock", (2, 1))
    watch.look(s, main_of(t))  # it started in turn 6
    for turn, active, box, sound in [(8, 1, 1, True), (9, 2, 1, False), (9, 2, 2, True), (12, 2, 3, True)]:
        s.turn, s.active = turn, active
        remember(s, "clock", (2, box))
        if sound:
            watch.look(s, question(ask.MAY, ["yes", "no"]))
        else:
            with pytest.raises(Violation, match="the clock shows box 1 after 2 turns of seat 2"):
                watch.look(s, question(ask.MAY, ["yes", "no"]))


# Rules that are broken on purpose, in whole games


def attack_from_anywhere(self: CityRules, s: State) -> list[int]:
    return villains(s)


def attack_only_from_home(self: CityRules, s: State) -> list[int]:
    return [card for card in attackers(self, s) if s.where[card] - SPACE != s.at[s.active]]


def harm_twice(self: CityRules, game: Game, space: int, n: int = 1, cause: str = "") -> None:
    damage(self, game, space, 2)


def no_threat(self: CityRules, game: Game) -> None:
    """Super-Villains come without a word."""


def no_clock(self: CityRules, game: Game) -> bool:
    return True


def a_bargain(self: CityRules, s: State, seat: int, card: int) -> int:
    return 1 if s.cards[card].type == VILLAIN else cost(self, s, seat, card)


def buy_from_afar(self: CityRules, s: State, seat: int) -> list[int]:
    return [card for space in range(SPACES) for card in s.piles[SPACE + space]]


def take_prisoners(self: CityRules, me: Player, card: int) -> None:
    me.gain(card)


def defend_twice(self: CityRules, me: Player, open_: Sequence[int], spent: Sequence[int]) -> list[int]:
    """Asks all once more who have used a Defense or declined."""
    return defended_by_all(self, me, defended_by_all(self, me, open_, spent), spent)


def protect_anybody(self: CityRules, s: State, seat: int, card: int, at: int | None) -> bool:
    return True


def assist_from_anywhere(self: CityRules, s: State, seat: int) -> list[int]:
    return [card for card in s.piles[HAND + seat] if s.cards[card].assist]


def pay_nothing(self: CityRules, game: Game, s: State, seat: int, card: int) -> None:
    before = s.spent[seat]
    do_buy(self, game, s, seat, card)
    s.spent[seat] = before


def lose_at_once(self: CityRules, game: Game) -> None:
    self.lose(game, "")


def start_nowhere(self: CityRules, game: Game) -> None:
    """Nobody is placed."""


attackers, damage, cost = CityRules.attackers, CityRules.damage, CityRules.cost
defended_by_all, do_buy = CityRules.defended_by_all, CityRules.do_buy


def first_error(options: Options, bot: str, most: int = 16) -> str:
    """What goes wrong in the first checked game in which anything does."""
    seatings = (Seating(options, (bot,) * options.players),)
    for number in range(most):
        for failure in run(Plan(seatings, 1, f"broken {number}", check=True)).failures:
            return failure.error
    return "nothing went wrong"


@pytest.mark.parametrize(
    ("name", "broken", "message"),
    [
        ("attackers", attack_from_anywhere, "neither at home nor in the Character's space"),
        ("attackers", attack_only_from_home, "at home or in the Character's space"),
        ("damage", harm_twice, "has taken 2 damage where 1 could be dealt"),
        ("raise_threat", no_threat, "the Threat is 0 when 1 Super-Villains have come"),
        ("_clock_goes_on", no_clock, "the clock shows box 1 after 2 turns"),
        ("cost", a_bargain, "too far away or costs too much|was bought for"),
        ("for_sale", buy_from_afar, "too far away or costs too much"),
        ("defeat_villain", take_prisoners, "may not lie in the discard pile|was defeated and is still there"),
        ("covers", protect_anybody, "who is too far away"),
        ("assist_cards", assist_from_anywhere, "is offered as an Assist"),
        ("do_buy", pay_nothing, "was bought for 0 Power"),
        ("new_cards", lose_at_once, "the game is lost without a reason"),
        ("arrive", start_nowhere, "is in space None after 1 turns"),
    ],
)
def test_a_broken_rule_is_caught(
    monkeypatch: pytest.MonkeyPatch, name: str, broken: Callable[..., Any], message: str
) -> None:
    monkeypatch.setattr(CityRules, name, broken)
    bot = "greedy" if name in ("covers", "defeat_villain") else "random"  # who seldom has what it takes
    assert re.search(message, first_error(THREE, bot))


# Whole games


def hunter(dice: Random, bold: bool) -> Answerer:
    """Plays everything, defends, assists, and walks where the dearest card can be bought, Super-Villains first."""

    def answer(game: Game, d: Decision) -> Answer:
        if d.kind is ask.MAIN_ACTION:
            return (best_action(game.state, d),)
        if d.kind in (ask.DEFEND_TEAM, assists.ASSIST):
            return (0,) if bold or d.kind is assists.ASSIST else ()
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
            if far <= max(s.moves[seat], 0) and CityRetold().price(s, seat, card) <= s.power(seat):
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


def strong_game(number: int, bold: bool = True) -> State:
    """The end of a watched game with good cards; who is not bold uses no Defense."""
    options = Options("rebirth", 2, heroes="dealt")
    mode, state = build(options, key_of_seed(f"strong {number}"))
    strengthen(state)
    watcher = Watcher(options, state)
    del watcher._watches[0]  # it would notice what was done to the decks
    agents = {seat: hunter(Random(f"{number} {seat}"), bold) for seat in range(options.players)}
    game = Game(mode, state, watcher.over(agents), log=False)
    watcher.last_look(game)
    return game.state


@rule("REB-14.1")
def test_strong_teams_win_some_games_and_break_nothing() -> None:
    assert {strong_game(number).winners for number in range(12)} == {(), (0, 1)}


@rule("REB-8.1")
def test_a_second_defense_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    strong_game(0, bold=False)
    monkeypatch.setattr(CityRules, "defended_by_all", defend_twice)
    with pytest.raises(Violation, match=r"may use a second Defense|is asked a second time"):
        strong_game(0, bold=False)


# The end


def ended(defeated: int, main: int = 1, **facts: Any) -> State:
    """A game that is over with so many Super-Villains defeated."""
    names = ["Deathstroke", "Amazo", "Sinestro", "Lex Luthor", "Doomsday", "Despero"]
    t = table("rebirth", destroyed=names[:defeated], main=["Blast"] * main)
    s = t.state
    for name, value in {"defeated": defeated, **facts}.items():
        remember(s, name, value)
    s.over = True
    return s


@rule("REB-14.1", "REB-14.2", "REB-14.3")
def test_how_a_game_may_end() -> None:
    s = ended(5)
    s.winners = (0, 1)
    CityWatch().check_end(s)
    CityWatch().check_end(ended(4, clock=(0, 3)))
    CityWatch().check_end(ended(0, main=0))


def test_how_a_game_may_not_end() -> None:
    for defeated, winners in [(4, (0, 1)), (5, (0,))]:
        s = ended(defeated)
        s.winners = winners
        with pytest.raises(Violation, match=f"have won with {defeated} Super-Villains defeated"):
            CityWatch().check_end(s)
    for s in (ended(4), ended(4, clock=(0, 2)), ended(4, clock=(1, 3)), ended(5, clock=(0, 3))):
        with pytest.raises(Violation, match="the game is lost without a reason"):
            CityWatch().check_end(s)


def never(self: CityRules, s: State) -> bool:
    return False


def too_soon(self: CityRules, s: State) -> bool:
    return int(remembered(s, "defeated")) == 4


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (never, "5 Super-Villains are defeated, the team has won, and the game goes on"),
        (too_soon, "have won with 4 Super-Villains"),
    ],
)
def test_a_win_at_the_wrong_moment_is_caught(
    monkeypatch: pytest.MonkeyPatch, broken: Callable[..., bool], message: str
) -> None:
    monkeypatch.setattr(CityRules, "won", broken)
    with pytest.raises(Violation, match=message):
        test_strong_teams_win_some_games_and_break_nothing()


def test_who_walks_away_from_the_first_attack_finds_the_rest_as_it_was() -> None:
    """Cheetah attacks alone, Super Speed leads to the ally and its attackers, and only their order is asked then."""
    options = Options("rebirth", 1, ("impossible",), scenario=2, legacy=Legacy(signatures=(1,)))
    key = bytes.fromhex("bcc4e7d9759b61cb512991ac64220d16")
    rules, state = build(options, key)
    watcher = Watcher(options, state)
    game = Game(rules, state, watcher.over(bots_at(Seating(options, ("greedy",)), key)), log=False, begin=False)
    game.begin()
    watcher.last_look(game)
    assert game.over
