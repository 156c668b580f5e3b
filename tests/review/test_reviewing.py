"""The teacher finds what cost something, says why, and tells luck from skill."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, replace

import msgspec
import pytest

from archfoe.core.cards import Card
from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.core.events import BOUGHT, GAINED, TURN
from archfoe.review import Choice, Mistake, Review, TurnEnd, review
from archfoe.review.reviewing import decided, swings
from archfoe.review.sights import TAKEN, as_it_went
from archfoe.review.walk import walked
from archfoe.table.session import Session, replay
from archfoe.wire.session import SentSession
from tests.review.records import begun, wasted_turn, whole


@pytest.fixture(scope="module")
def short() -> Review:
    return review(begun(44), budget=12)


def adds_up(found: Review) -> None:
    """What a side had at first, what choices and cards did to it, and what it has at the end."""
    for b in found.balances:
        assert b.start + b.choices + b.partners + b.foes + b.draws == pytest.approx(b.end)
        assert b.choices <= 0 and b.partners <= 0 <= b.foes
        assert -b.choices == pytest.approx(sum(m.cost for m in found.mistakes if m.seat == b.seat))


# What cost something


def test_a_wasted_turn_is_found_and_what_was_better_is_named() -> None:
    record = wasted_turn()
    found = review(record, seats=[0], budget=24)
    worst = found.mistakes[0]
    assert (worst.seat, worst.turn, worst.played.words) == (0, 1, "end turn")
    assert worst.better.words.startswith("buy ") and worst.better.cards[0].startswith("base/")
    assert worst.cost > 0.02 and worst.cost - 2 * worst.error > 0.01
    assert worst.better.chance - worst.played.chance == pytest.approx(worst.cost)
    assert worst.why[0].endswith("Power was left unspent.")
    assert worst.asked.endswith("Power to spend")


def test_a_mistake_says_where_it_can_be_tried_again() -> None:
    record = wasted_turn()
    worst = review(record, seats=[0], budget=24).mistakes[0]
    session = Session.from_record(record)
    session.rewind(worst.at)
    session.decide(worst.seat, *worst.better.answer)
    assert worst.better.cards[0] in [f"{card.set}/{card.id}" for card in session.view(0).owned(0)]


def test_costly_moves_come_dearest_first_and_beyond_their_noise(short: Review) -> None:
    costs = [m.cost for m in short.mistakes]
    assert costs and costs == sorted(costs, reverse=True)
    for m in short.mistakes:
        assert m.cost - 2 * m.error > 0.01
        assert m.played.words != m.better.words
        assert 1 <= len(m.why) <= 2 and all(words.endswith(".") and words[0].isupper() for words in m.why)
        assert m.hindsight is None


def test_a_purchase_is_weighed_once_a_turn(short: Review) -> None:
    bought = [(m.turn, m.seat) for m in short.mistakes if m.played.words.startswith("buy ")]
    assert len(bought) == len(set(bought))


def test_what_truly_came_is_read_off_the_record() -> None:
    """What a foe buys or gains between a choice and the seat's next turn, counted a second time."""
    record = whole()
    walk, found = walked(record), 0
    told: list[int] = []  # events before each answer
    replay(walk.options, record.key, record.answers, watcher=lambda game: told.append(game.told))
    for question in walk.questions[:30]:
        truth = as_it_went(question.game, question.seat, record.answers[question.at :])
        assert truth is not None
        taken: set[str] = set()
        for event in walk.game.events_from(told[question.at]):
            if event.what == TURN and event.n > question.turn and event.seat == question.seat:
                break
            if event.what in (BOUGHT, GAINED) and event.seat not in (-1, question.seat):
                taken |= {walk.game.state.cards[card].name for card in event.cards}
        assert {fact.card for fact, n in truth.items() if n and fact.what == TAKEN} == taken
        found += len(taken)
    assert found > 10
    last = walk.questions[-1]
    assert as_it_went(last.game, last.seat, record.answers[last.at : -1]) is None, "the record ends before"


# How it stood


def test_the_last_point_is_the_true_result() -> None:
    record = whole()
    found = review(record, seats=[])
    assert found.over and found.winners == (0,)
    assert found.turns[-1].chances == (1.0, 0.0) and found.turns[-1].ends == found.answers
    assert [turn.turn for turn in found.turns] == list(range(1, len(found.turns) + 1))
    for before, after in zip(found.turns, found.turns[1:], strict=False):
        assert sum(before.chances) == pytest.approx(1) and before.ends == after.begins
    assert found.weighed == 0 and not found.mistakes
    adds_up(found)


def test_review_and_end_of_the_game_tell_of_one_turning_point() -> None:
    record = whole()
    found, session = review(record, seats=[]), SentSession.from_record(record)
    assert isinstance(session, SentSession)
    story = session.story()
    assert found.turning is not None and found.turning == story.turning
    assert found.turns[found.turning].round == story.turns[found.turning].round
    assert review(begun(12), seats=[]).turning is None


def test_luck_and_skill_add_up(short: Review) -> None:
    adds_up(short)
    one, other = short.balances
    assert one.draws == pytest.approx(-other.draws)
    assert one.foes == pytest.approx(-other.choices)


def test_the_turns_that_changed_most_are_told_with_what_was_done() -> None:
    ends = [(0.5, 0.5), (0.52, 0.48), (0.3, 0.7), (0.35, 0.65), (0.75, 0.25)]
    turns = [TurnEnd(n, n, n % 2, n, n + 1, chances) for n, chances in enumerate(ends, start=1)]
    choice = Choice("", (), (), 0.5)
    mistakes = [
        Mistake(3, 3, 3, 0, "", choice, choice, 0.15, 0.01, 1, ()),
        Mistake(5, 5, 5, 1, "", choice, choice, 0.1, 0.01, 1, ()),
    ]
    mine = swings(0, (0.5, 0.5), turns, (0, 1), mistakes)
    assert [swing.turn for swing in mine] == [3, 5]
    assert [swing.choices for swing in mine] == [-0.15, 0.1]
    assert [swing.rest for swing in mine] == pytest.approx([-0.07, 0.3])
    theirs = swings(1, (0.5, 0.5), turns, (0, 1), mistakes)
    assert [swing.rest for swing in theirs] == pytest.approx([0.07, -0.3])


def test_from_when_on_a_game_was_decided_is_told_of_both_sides() -> None:
    turns = [
        TurnEnd(n + 1, n // 2 + 1, n % 2, 0, 0, (chance, 1 - chance))
        for n, chance in enumerate((0.5, 0.02, 0.3, 0.1, 0.02, 0.025, 0.01))
    ]
    assert decided(0, turns) == decided(1, turns) == 3, "the fifth turn is the first of the third round"
    assert decided(0, turns[:4]) == 0, "one in ten is a chance"
    assert decided(0, [*turns, TurnEnd(8, 4, 1, 0, 0, (0.99, 0.01))]) == 4, "all was turned round in the last turn"


def test_what_a_turn_brought_is_told(short: Review) -> None:
    def owned(at: int, seat: int) -> Counter[Card]:
        left_there = replace(begun(at), players=["Ann", "Bob"])  # bots would play on
        return Counter(Session.from_record(left_there).view(seat).owned(seat))

    told = []
    for turn in short.turns:
        gained = owned(turn.ends, turn.seat) - owned(turn.begins, turn.seat)
        bought = [card.name for card in gained if card.cost]  # a Weakness costs nothing
        assert [name for name in bought if name not in turn.did] == []
        told += bought
    assert len(told) > len(short.turns) // 2


def test_three_sides_share_what_one_of_them_loses() -> None:
    found = review(begun(30, "heroes_unite", 3, "beginner,greedy,beginner"), budget=6)
    adds_up(found)
    assert sum(b.draws for b in found.balances) == pytest.approx(0)


def test_an_unfinished_game_is_reviewed_as_it_stands(short: Review) -> None:
    assert not short.over and not short.winners
    assert short.balances[0].end == short.turns[-1].chances[0]
    assert 0 < short.turns[-1].chances[0] < 1


def test_a_game_that_has_not_begun() -> None:
    found = review(begun(0))
    assert not found.turns and not found.mistakes
    assert found.start[0] + found.start[1] == pytest.approx(1)
    adds_up(found)


def test_a_team_wins_or_loses_together() -> None:
    found = review(begun(60, "rebirth"), budget=12)
    assert found.together and found.teams == (0, 0)
    assert all(turn.chances[0] == turn.chances[1] for turn in found.turns)
    adds_up(found)
    one, other = found.balances
    assert one.choices == pytest.approx(other.partners) and one.draws == pytest.approx(other.draws)
    assert one.foes == other.foes == 0


@pytest.mark.parametrize(("mode", "players"), [("rivals", 2), ("confrontations", 4)])
def test_confrontations_are_reviewed(mode: str, players: int) -> None:
    found = review(begun(40, mode, players, ",".join(["beginner"] * players)), budget=6)
    assert found.weighed and found.turns
    adds_up(found)


# Again and again


def test_any_number_of_processes_gives_the_same_review(short: Review) -> None:
    steps: list[tuple[int, int]] = []
    again = review(begun(44), budget=12, jobs=2, progress=lambda done, total: steps.append((done, total)))
    assert again == short
    total = steps[0][1]
    assert steps == [(done, total) for done in range(total + 1)]


def test_it_is_plain_data(short: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(short), type=Review) == short
    assert asdict(short)["names"] == ("Rocco", "Pip")


def test_hindsight_is_only_for_a_game_that_is_over() -> None:
    assert not review(begun(12), budget=6, hindsight=True).hindsight


# Bad input


def test_what_cannot_be_reviewed_is_one_sentence() -> None:
    with pytest.raises(ArchfoeError, match=r"There is no seat 2: this game has 2 players\."):
        review(begun(4), seats=[2])
    with pytest.raises(ArchfoeError, match="at least 1 roll-out"):
        review(begun(4), budget=0)
    record = begun(4)
    record.answers[0] = (record.answers[0][0], (99,))
    with pytest.raises(BadRecord, match=r"game\.json does not replay: answer 1 of 4"):
        review(record, name="game.json")
