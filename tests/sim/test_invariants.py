"""The checks themselves are checked: each must notice the harm that it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from archfoe.core import decisions as ask
from archfoe.core.decisions import Decision
from archfoe.core.effects import Power
from archfoe.core.facts import GAME as GAME_FACTS
from archfoe.core.game import Game
from archfoe.core.piles import (
    DECK,
    DISCARD,
    HAND,
    HEROES,
    KICKS,
    LINEUP,
    MAIN,
    ONGOING,
    PLAYED,
    SET_ASIDE,
    STACK,
    WEAKNESSES,
)
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.build import build
from archfoe.games.lineup.rules import LineupRules
from archfoe.games.options import Options
from archfoe.sim import Plan, Seating, Violation, Watcher, recount, run
from archfoe.sim.checks import checks_of
from archfoe.sim.invariants import check_end
from archfoe.sim.questions import check_decision
from tests.vocabulary import rule, table

TWO = Options(players=2)


def start() -> tuple[Watcher, Game]:
    """A real game that waits for its first decision."""
    mode, state = build(TWO, bytes(16))
    watcher = Watcher(TWO, state)
    return watcher, Game(mode, state)


def asked(game: Game) -> Decision:
    (decision,) = game.waiting.values()
    return decision


def test_a_sound_position_passes() -> None:
    watcher, game = start()
    watcher.look(game, asked(game))


def test_facts_that_copies_share_are_not_written() -> None:
    options = Options(mode="rebirth", players=2)
    state = build(options, bytes(16))[1]
    watcher = Watcher(options, state)
    watcher.check_state(state)
    state.own_facts(GAME_FACTS).threat += 1
    watcher.check_state(state)
    state.facts[GAME_FACTS].threat += 1
    with pytest.raises(Violation, match=r"CityFacts\.threat was written in all copies of the game"):
        watcher.check_state(state)


# Harm done to a position by hand


def double(s: State) -> None:
    s.own(DISCARD).append(s.piles[MAIN][-1])


def lose(s: State) -> None:
    s.own(MAIN).pop()


def misfile(s: State) -> None:
    s.where[s.piles[MAIN][-1]] = LINEUP


def move(source: int, pile: int) -> Callable[[State], None]:
    return lambda s: s.put(s.piles[source][-1], pile)


def power_from_nowhere(s: State) -> None:
    s.raw[s.active] += 1


def power_out_of_turn(s: State) -> None:
    s.raw[1 - s.active] += 1
    s.parts.append((1 - s.active, -1, -1, 1))


def overspend(s: State) -> None:
    s.spent[s.active] += 1


def power_of_no_play(s: State) -> None:
    s.raw[s.active] += 1
    s.parts.append((s.active, 0, 99, 1))


def know_an_open_card(s: State) -> None:
    s.known[s.piles[LINEUP][0]] = 1


def known_to_nobody_there(s: State) -> None:
    s.known[s.piles[MAIN][0]] = 1 << 4


def mix_an_open_card(s: State) -> None:
    s.mixed[s.piles[LINEUP][0]] = (1, 0)


def skip_a_seat(s: State) -> None:
    s.turn += 1


def lose_two_villains(s: State) -> None:
    s.put(s.piles[STACK][-1], DISCARD)
    s.put(s.piles[STACK][-1], DISCARD)


def other_cards(s: State) -> None:
    s.cards = (*s.cards,)[:-1] + s.cards[-1:]


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (double, "two places or in none"),
        (lose, "two places or in none"),
        (misfile, "not where the index has it"),
        (move(DECK, MAIN), "may not lie in the main deck"),
        (move(WEAKNESSES, LINEUP), "may not lie in the Line-Up"),
        (move(HEROES, DISCARD), "may not lie in the discard pile"),
        (move(LINEUP, ONGOING), "may not lie in the cards in play"),
        (move(KICKS, PLAYED + 3), "may not lie in the played cards"),
        (move(LINEUP, STACK), "may not lie in the Super-Villain stack"),
        (move(STACK, MAIN), "may not lie in the main deck"),
        (move(LINEUP, SET_ASIDE), "may not lie in the card set aside"),
        (power_from_nowhere, "not the sum"),
        (power_out_of_turn, "has Power on seat 0's turn"),
        (power_of_no_play, "no card or no play"),
        (overspend, "Power where -1 are left"),
        (know_an_open_card, "noted as hidden"),
        (known_to_nobody_there, "nobody sits on"),
        (mix_an_open_card, "cannot be"),
        (skip_a_seat, "took the first"),
        (lose_two_villains, "2 Super-Villains have left"),
        (other_cards, "not those it began with"),
    ],
)
def test_harm_is_noticed(harm: Callable[[State], None], message: str) -> None:
    watcher, game = start()
    decision = asked(game)
    watcher.look(game, decision)
    harm(game.state)
    with pytest.raises(Violation, match=message):
        watcher.look(game, decision)


def small_lineup(s: State) -> None:
    s.put(s.piles[LINEUP][-1], DISCARD)


def left_over(s: State) -> None:
    s.plays.append((0, 0))


def hidden_villain(s: State) -> None:
    s.face_down = True


def card_left_lying(s: State) -> None:
    s.put(s.piles[HAND][-1], PLAYED)


def third_hero(s: State) -> None:
    s.put(s.piles[HEROES][-1], HEROES + 1)


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (small_lineup, "with 4 cards in the Line-Up"),
        (left_over, "left over"),
        (hidden_villain, "without a Super-Villain face up"),
        (card_left_lying, "still lie there"),
        (third_hero, "Super Heroes"),
    ],
)
def test_a_turn_begins_at_a_tidy_table(harm: Callable[[State], None], message: str) -> None:
    _, game = start()
    checks_of(TWO).check_start(game.state, asked(game))
    harm(game.state)
    with pytest.raises(Violation, match=message):
        checks_of(TWO).check_start(game.state, asked(game))


# Bad questions


def question(kind: ask.Kind, *options: Any, least: int = 0, most: int = 1, seat: int = 0) -> Decision:
    return Decision(seat, kind, options, least=least, most=most)


def test_questions_that_cannot_be_answered_are_noticed() -> None:
    t = table("base", p0=["Punch", "Kick"], p1=["Lasso of Truth", "Punch"], discard0=["Kick"], in1=["Arkham Asylum"])
    s = t.state
    punch, kick = s.piles[HAND]
    lasso, foes_punch = s.piles[HAND + 1]
    bad = {
        "cannot be answered": question(ask.DISCARD_CARD, punch, most=2),
        "offered twice": question(ask.DISCARD_CARD, punch, punch),
        "only one answer": question(ask.DISCARD_CARD, punch, least=1),
        "seat that does not exist": question(ask.DISCARD_CARD, punch, seat=2),
        "discard: Kick is offered from the discard pile": question(ask.DISCARD_CARD, *s.piles[DISCARD]),
        "may not know": question(ask.DISCARD_CARD, foes_punch),
        "gain: Punch is offered from the hand": question(ask.GAIN_CARD, punch),
        "offered as a Defense and has none": question(ask.DEFEND, foes_punch, seat=1),
        "play: Kick is offered from the hand": question(ask.PLAY_CARD, kick),
        "was not played by seat 0": question(ask.PLAY_AGAIN, kick),
        "may not go to the Line-Up": question(ask.WHERE_TO, DISCARD, LINEUP, least=1),
        "may not go to the discard pile": question(ask.WHERE_TO, DISCARD, DISCARD + 1, least=1),
        "nobody sits on": question(ask.TARGET_PLAYER, 0, 2, least=1),
        "'do it' is not a key": question(ask.MAY, ask.NO, "do it", least=1),
        "no words": question(ask.CHOOSE_ONE, None, Power(1), least=1),
        "who is not a teammate": question(ask.DEFEND_TEAM, ("defend", lasso, 0), seat=1),
    }
    for message, decision in bad.items():
        with pytest.raises(Violation, match=message):
            check_decision(t.game, decision)


def test_main_actions_agree_with_the_reasons() -> None:
    t = table("base", p0=["Punch"], power=3)
    (decision,) = t.game.waiting.values()
    check_decision(t.game, decision)
    options, s = list(decision.options), t.state
    bad = {
        "play Punch is not offered": options[1:],
        "offered and barred at once": [*options[:-1], ("buy", s.piles[STACK][-1]), options[-1]],
        "exactly one option, the last": options[:-1],
        "not before it": [*options[:-1], ("use", s.piles[DECK][-1], 0), options[-1]],
        "refill is offered where there is none": [*options[:-1], ("patrol",), options[-1]],
        "a hunt is offered where there is none": [*options[:-1], ("hunt", s.piles[STACK][-1]), options[-1]],
        "not among what a player may do": [*options[:-1], ("sing",), options[-1]],
    }
    for message, changed in bad.items():
        with pytest.raises(Violation, match=message):
            check_decision(t.game, Decision(0, ask.MAIN_ACTION, changed))
    with pytest.raises(Violation, match="outside its turn"):
        check_decision(t.game, Decision(1, ask.MAIN_ACTION, options))


# The end, and the second count


@rule("BASE-5.3", "BASE-9.3", "BASE-18.7", "BASE-18.32", "G-4")
def test_the_second_count() -> None:
    t = table(
        "base",
        deck0=["Suicide Squad"] * 3 + ["Bizarro", "Weakness", "Weakness"],
        deck1=["Punch"],
        p1=["Green Arrow", "Robin", "Robin"],
        discard1=["Catwoman", "Kid Flash"],
        in1=["Arkham Asylum"],
    )
    assert recount.scores(t.state) == [9 + 4 - 2, 5 + 1 + 1 + 1 + 1 + 1]
    t = table("base", deck0=["Utility Belt"] * 5, deck1=["Utility Belt"] * 4)
    assert recount.scores(t.state) == [25, 0]


@rule("BASE-5.4", "G-5")
def test_the_second_count_of_winners() -> None:
    t = table("base", deck0=["Ra's al Ghul"], deck1=["Kick"] * 4, deck2=["Kick"] * 3)
    assert recount.winners(t.state) == (0,)
    t = table("base", deck0=["Kick"], deck1=["Kick"], deck2=["Punch"])
    assert recount.winners(t.state) == (0, 1)
    t = table("base", variants=["team"], deck0=["Kick"], deck1=["Kick"], deck2=["Kick"], deck3=["Punch"])
    assert recount.winners(t.state) == (0, 2)


def test_an_end_without_reason_or_with_wrong_winners_is_noticed() -> None:
    t = table("base", deck0=["Kick"], deck1=["Punch"], main=[], lineup=["Kick"] * 4)
    s = t.state
    with pytest.raises(Violation, match="before its end"):
        check_end(s, checks_of(TWO))
    s.over, s.winners = True, (0,)
    s.agenda.clear()
    check_end(s, checks_of(TWO))
    s.winners = (1,)
    with pytest.raises(Violation, match="should have"):
        check_end(s, checks_of(TWO))
    s.put(s.piles[KICKS][-1], LINEUP)
    with pytest.raises(Violation, match="without a reason"):
        check_end(s, checks_of(TWO))


# Rules that are broken on purpose


def refill_to_four(self: LineupRules, game: Game) -> bool:
    s = game.state
    while len(s.piles[LINEUP]) < 4 and s.piles[MAIN]:
        s.put(s.piles[MAIN][-1], LINEUP)
    return bool(s.piles[MAIN])


def power_without_a_part(self: Player, n: int) -> None:
    self.s.raw[self.seat] += n


def everything_is_affordable(self: LineupRules, s: State, seat: int) -> list[tuple[Any, ...]]:
    return [("buy", card) for card in self.for_sale(s, seat)]


def the_same_player_again(self: LineupRules, game: Game) -> None:
    s = game.state
    self.clear_turn(s)
    s.turn += 1
    s.agenda.append(("start_turn",))


@pytest.mark.parametrize(
    ("owner", "name", "broken", "message"),
    [
        (LineupRules, "refill", refill_to_four, "4 cards in the Line-Up"),
        (Player, "add_power", power_without_a_part, "not the sum"),
        (LineupRules, "purchases", everything_is_affordable, "offered and barred at once"),
        (LineupRules, "next_turn", the_same_player_again, "took the first"),
    ],
)
def test_a_broken_rule_is_caught(
    monkeypatch: pytest.MonkeyPatch, owner: type, name: str, broken: Callable[..., Any], message: str
) -> None:
    monkeypatch.setattr(owner, name, broken)
    report = run(Plan((Seating(TWO, ("random", "random")),), 2, 1, check=True))
    assert report.errors == 2
    assert all(message in failure.error for failure in report.failures)


def test_a_crash_in_a_rule_is_a_failure_of_that_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = 0

    def crash_once(self: LineupRules, s: State) -> None:
        nonlocal turns
        turns += 1
        if turns == 5:
            raise KeyError("planted")
        clear_turn(self, s)

    clear_turn = LineupRules.clear_turn
    monkeypatch.setattr(LineupRules, "clear_turn", crash_once)
    report = run(Plan((Seating(TWO, ("random", "random")),), 2, 1))
    assert [(failure.game, failure.error) for failure in report.failures] == [(0, "KeyError: 'planted'")]
    assert report.total.finished == 1
