"""The engine itself: questions, snapshots, knowledge. The rules of a small game made for it are in `Parlour`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest

from archfoe.core.card import CardTable
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import CARD, WORD, Answer, AskedAnew, Decision, Kind, Picks
from archfoe.core.errors import IllegalAnswer
from archfoe.core.facts import GAME, Facts
from archfoe.core.game import Game
from archfoe.core.piles import BORROWED, DISCARD, HAND, LINEUP, UNDER
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.piles import SPACE
from archfoe.games.lineup.rules import LineupRules
from archfoe.games.options import Options
from archfoe.games.shared.parts import Task
from tests.vocabulary import table

GREET = Kind("greet", "Say something", WORD)
WORDS = ("ay", "bee", "cee")


class Said(Facts):
    """What was answered to what, in the order in which it came."""

    __slots__ = ("answers",)
    fields: ClassVar[tuple[str, ...]] = ("answers",)

    def __init__(self, answers: tuple[tuple[object, object], ...] = ()) -> None:
        self.answers = answers

    def copy(self) -> Said:
        return Said(self.answers)


def keep(game: Game, what: object, answer: object) -> None:
    own: Said = game.state.own_facts(GAME)
    own.answers = (*own.answers, (what, answer))


def kept(game: Game) -> dict[object, object]:
    return dict(game.state.facts[GAME].answers)


class Parlour(LineupRules):
    """Tasks that ask in every way; what was answered is kept in the facts."""

    def basic_tasks(self) -> dict[str, Task]:
        own = (self.one, self.secret, self.anyone, self.several, self.stop)
        return {**super().basic_tasks(), **{task.__name__: task for task in own}}

    def one(self, game: Game) -> None:
        keep(game, "one", game.ask(Decision(0, GREET, WORDS)))

    def secret(self, game: Game) -> None:
        asked = {seat: Decision(seat, GREET, WORDS) for seat in range(3)}
        keep(game, "secret", game.ask_all(asked))

    def anyone(self, game: Game, main: int | None = None) -> None:
        asked = {seat: Decision(seat, GREET, WORDS, least=0 if seat != main else 1) for seat in range(3)}
        keep(game, "anyone", game.ask_any(asked, main=main))

    def several(self, game: Game) -> None:
        for i in range(3):
            keep(game, i, game.ask(Decision(i, GREET, WORDS)))

    def stop(self, game: Game) -> None:
        game.state.over = True


def parlour(*tasks: tuple[object, ...], agents: dict[int, Callable[[Game, Decision], Answer]] | None = None) -> Game:
    s = State(CardTable(()), range(3), key_of_seed(1))
    s.facts = (Said(), Facts())
    s.agenda = [("stop",), *reversed(tasks)]
    return Game(Parlour(Options(players=3)), s, agents)


def says(*picked: int) -> Callable[[Game, Decision], Answer]:
    return lambda game, decision: picked


def test_questions_to_several_at_once_stay_secret_until_all_have_answered() -> None:
    game = parlour(("secret",))
    assert set(game.waiting) == {0, 1, 2}
    game.decide(2, 1)
    game.decide(0, 0)
    assert set(game.waiting) == {1} and "secret" not in kept(game)
    game.decide(1, 2)
    assert game.over and kept(game)["secret"] == {0: (0,), 1: (2,), 2: (1,)}


def test_nobody_answers_twice() -> None:
    game = parlour(("secret",))
    game.decide(2, 1)
    with pytest.raises(IllegalAnswer, match="not asked"):
        game.decide(2, 1)


def test_the_first_answer_counts() -> None:
    game = parlour(("anyone",))
    game.decide(1)
    game.decide(2, 0)
    assert kept(game)["anyone"] == (2, (0,)) and game.over


def test_if_all_pass_nobody_answers() -> None:
    game = parlour(("anyone",))
    for seat in (0, 1, 2):
        game.decide(seat)
    assert game.over and kept(game)["anyone"] is None


def test_a_bot_whose_turn_it_is_waits_for_people_who_might_assist() -> None:
    game = parlour(("anyone", 0), agents={0: says(1), 1: says()})
    assert set(game.waiting) == {2}
    game.decide(2, 2)
    assert kept(game)["anyone"] == (2, (2,))


def test_a_bot_whose_turn_it_is_acts_once_the_people_have_passed() -> None:
    game = parlour(("anyone", 0), agents={0: says(1), 1: says()})
    game.decide(2)
    assert kept(game)["anyone"] == (0, (1,))


def test_a_bot_assists_before_the_active_bot_acts() -> None:
    game = parlour(("anyone", 0), agents={0: says(1), 1: says(2), 2: says()})
    assert kept(game)["anyone"] == (1, (2,))


def test_answers_of_bots_are_recorded_beside_those_of_people() -> None:
    game = parlour(("several",), agents={0: says(2), 2: says(1)})
    game.decide(1, 0)
    assert game.record == [(0, (2,)), (1, (0,)), (2, (1,))]


def test_in_line_and_stepped_games_come_to_the_same_state() -> None:
    stepped = parlour(("several",), ("one",))
    for seat, pick in ((0, 1), (1, 2), (2, 0), (0, 2)):
        stepped.decide(seat, pick)
    picks = iter([1, 2, 0, 2])

    def next_pick(game: Game, decision: Decision) -> Answer:
        return (next(picks),)

    in_line = parlour(("several",), ("one",), agents=dict.fromkeys(range(3), next_pick))
    assert in_line.state == stepped.state and in_line.record == stepped.record
    with pytest.raises(RuntimeError, match="searching"):
        in_line.clone()


def test_a_task_that_asks_something_else_when_run_again_is_caught() -> None:
    moods = iter([GREET, Kind("scowl", "Say nothing", WORD), GREET])

    class Moody(Parlour):
        def one(self, game: Game) -> None:
            game.ask(Decision(0, next(moods), WORDS))
            game.ask(Decision(1, GREET, WORDS))

    s = State(CardTable(()), range(3), key_of_seed(1))
    s.agenda = [("stop",), ("one",)]
    game = Game(Moody(Options(players=3)), s)
    with pytest.raises(AskedAnew):
        game.decide(0, 1)


def test_a_clone_shares_its_position_until_it_is_answered() -> None:
    game = parlour(("several",))
    game.decide(0, 1)
    twin = game.clone()
    assert twin.state is game.state and twin.waiting == game.waiting
    twin.decide(1, 0)
    assert 1 in kept(twin) and 1 not in kept(game)


def test_the_end_of_the_log_is_the_same_in_an_unfinished_task() -> None:
    t = table("base", p0=["Scarecrow", "Punch"], p1=["The Cape and Cowl"])
    t.play("Punch")
    t.play("Scarecrow")  # P1 is asked for a Defense in the middle of it
    game = t.game
    assert game.history and game.told == len(game.events) > len(game.history)
    assert [game.events_from(start) for start in range(game.told + 2)] == [
        game.events[start:] for start in range(game.told + 2)
    ]


def test_copies_share_piles_until_one_writes() -> None:
    t = table(p0=["Kick", "Punch"])
    copy = t.state.copy()
    assert copy.piles[HAND] is t.state.piles[HAND]
    copy.put(copy.piles[HAND][0], DISCARD)
    assert t.hand(0) == ["Kick", "Punch"] and len(copy.piles[HAND]) == 1
    assert copy.differences(t.state) == ["piles", "where"]


# Answers


def test_an_ordered_answer_keeps_its_order_and_any_other_does_not_need_one() -> None:
    assert Decision(0, GREET, WORDS, least=2, most=2, ordered=True).check((2, 0)) == (2, 0)
    assert Decision(0, GREET, WORDS, least=2, most=2).check((2, 0)) == (0, 2)


@pytest.mark.parametrize("picked", [(), (0, 0), (3,), (-1,), (0, 1, 2)])
def test_what_is_not_on_offer_is_refused(picked: Answer) -> None:
    with pytest.raises(IllegalAnswer):
        Decision(0, GREET, WORDS, most=2).check(picked)


@pytest.mark.parametrize(
    ("least", "most", "ordered", "answers"), [(0, 2, False, 5), (2, 2, False, 2), (2, 2, True, 3), (0, 4, False, 8)]
)
def test_picks_one_at_a_time_reach_every_different_answer_once(
    least: int, most: int, ordered: bool, answers: int
) -> None:
    """Three Punches and a Kick: none, P, PP, PPP, K, PK, PPK, PPPK are all the different answers there are."""
    names = ("Punch", "Punch", "Punch", "Kick")
    decision = Decision(0, Kind("pick", "Pick", CARD), range(4), least=least, most=most, ordered=ordered)
    found = []

    def explore(path: tuple[int, ...]) -> None:
        picks = Picks(decision, lambda card: names[card])
        answer = None
        for i in path:
            answer = picks.pick(i)
        if answer is not None:
            found.append(tuple(names[i] for i in answer))
            return
        for i in picks.options:
            explore((*path, i))

    explore(())
    assert len(found) == len(set(found)) == answers


# Knowledge


def test_a_card_put_from_an_open_pile_into_a_hand_is_known_to_all_there() -> None:
    t = table(p0=["Robin"], discard0=["Lasso of Truth"], p1=["Kick"])
    t.play("Robin")
    assert [c.name for c in t.view(1).known(HAND)] == ["Lasso of Truth"]


def test_nobody_knows_a_card_any_more_once_it_is_shuffled() -> None:
    t = table(p0=["Robin", "Kid Flash"], deck0=["Punch"], discard0=["Lasso of Truth"], p1=["Kick"])
    t.play("Robin")
    t.end()
    assert sorted(t.hand(0)) == ["Kid Flash", "Lasso of Truth", "Punch", "Robin"]
    assert t.view(1).known(HAND) == []


def test_a_card_that_leaves_a_hand_unseen_makes_the_rest_unknown() -> None:
    t = table(p0=["Punch", "Kick"], p1=["Bane", "Lobo"])
    me = Player(t.game, 1)
    me.reveal(me.hand)
    assert {c.name for c in t.view(0).known(HAND + 1)} == {"Bane", "Lobo"}
    me.hide(me.hand[0], UNDER + 1)
    assert t.view(0).known(HAND + 1) == [] and t.view(0).pile(UNDER + 1) == [None]
    assert [c.name for c in t.view(1).known(UNDER + 1)] == ["Bane"]


def test_cards_dealt_out_of_a_pool_cannot_be_followed() -> None:
    t = table(p0=["Punch", "Kick"], p1=["Bane", "Lobo"])
    s = t.state
    given = [(0, s.piles[HAND][0]), (0, s.piles[HAND][1]), (1, s.piles[HAND + 1][0])]
    Player(t.game, 0).deal_out(given)
    assert [len(t.hand(0)), len(t.hand(1))] == [2, 2]
    assert sorted(t.hand(0) + t.hand(1)) == ["Bane", "Kick", "Lobo", "Punch"]
    assert t.view(1).known(HAND) == []


# Places that other games need


def test_spaces_of_a_board_are_piles_that_all_see() -> None:
    t = table(p0=["Bane"])
    s = t.state
    s.put(s.piles[HAND][0], SPACE + 3)
    assert [c.name for c in t.view(1).known(SPACE + 3)] == ["Bane"]


def test_a_card_played_by_one_and_owned_by_another_goes_back() -> None:
    t = table(p0=["Punch"], p1=["Kick"])
    card = t.state.piles[HAND + 1][0]
    Player(t.game, 0).play_for_once(card, HAND + 1)
    assert t.power(0) == 2 and t.hand(1) == ["Kick"] and t.names(BORROWED + 1) == []
    assert card not in t.state.piles[LINEUP]


def test_a_shuffle_and_a_number_need_only_key_and_count() -> None:
    first, second = State(CardTable(()), range(2), key_of_seed(5)), State(CardTable(()), range(2), key_of_seed(5))
    a, b = list(range(60)), list(range(60))
    first.shuffle(a)
    second.shuffle(b)
    assert a == b != list(range(60)) and sorted(a) == list(range(60))
    assert [first.number(6) for _ in range(50)] == [second.number(6) for _ in range(50)]
    assert len({State(CardTable(()), range(2), key_of_seed(n)).number(10**6) for n in range(20)}) == 20
