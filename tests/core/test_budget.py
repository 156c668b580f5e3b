"""One answer sets only so much going: what explodes is refused with the name of its card, and the game is as it was."""

from __future__ import annotations

import pickle

import pytest
from bench.budget import most_of

from archfoe.core.budget import MOST_EFFECTS, MOST_EVENTS
from archfoe.core.card import CardTable
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.errors import Exploded
from archfoe.core.events import POWER
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.registry.brought import bring
from archfoe.sim.tables import every_seating
from archfoe.table.forecast import Forecast, forecast
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.wire.library import face
from archfoe.workshop import drafts
from tests.server.villages import bomb

FIVE = [f"Player {seat + 1}" for seat in range(5)]


def with_in_hand(text: str, *, everywhere: bool = False) -> tuple[Session, int, int]:
    """Five players at the first main step, the card of a set in the hand of who is asked; or in all hands and decks."""
    found = bring(drafts.settled(text))
    session = Session.seeded(Options(players=5, mix=found.name), FIVE, "explosions")
    game = session.game
    while not any(asked.kind is MAIN_ACTION for asked in game.waiting.values()):
        seat, asked = next(iter(game.waiting.items()))
        session.decide(seat, *range(asked.least))
    s, seat = game.state.copy(), game.state.active
    place, card = s.piles[HAND + seat][0], next(iter(found.box.values()))
    own = {i for other in range(5) for pile in (HAND, DECK) for i in s.piles[pile + other]} if everywhere else {place}
    s.card_table = CardTable([card if i in own else old for i, old in enumerate(s.cards)])
    s.cards, s.costs = s.card_table.cards, s.card_table.costs
    session.game = Game(game.rules, s)
    session._trail.note(session.game)
    return session, seat, place


def play_of(session: Session, seat: int, place: int) -> int:
    return [tuple(option) for option in session.game.waiting[seat].options].index(("play", place))


def standing(session: Session) -> bytes:
    """All that a position is, and what is asked there."""
    game = session.game
    return pickle.dumps((game.state.piles, game.state.raw, game.state.plays, game.record, game.events, game.waiting))


#: What is played, and the words of the file beside it.
EXPLOSIONS = {
    "each player, for each player": bomb(11),
    "each foe, for each foe": bomb(11, "EachFoe"),
    "Attacks within Attacks": bomb(11, "Attack", "GainWeakness()"),
    "an explosion beside others": bomb(0, leaf=f"Power(1), {'EachPlayer(' * 10}Draw(1){')' * 10}"),
    "cards and events": bomb(4, leaf="(Draw(9), DiscardHand(), Draw(9), DiscardHand(), GainWeakness(9))"),
    "waiting conditions": bomb(5, leaf="(Once(Played(ANY, 90), Draw(1)), PowerEachPlayed(1, Played(ANY)))"),
}


@pytest.mark.parametrize("text", EXPLOSIONS.values(), ids=EXPLOSIONS)
def test_what_explodes_is_refused_by_name_and_the_same_question_stands(text: str) -> None:
    session, seat, place = with_in_hand(text)
    before = standing(session)
    with pytest.raises(Exploded, match=r"^Bomb would set off more than .* Choose something else\.$"):
        session.decide(seat, play_of(session, seat, place))
    assert standing(session) == before
    session.decide(seat, len(session.game.waiting[seat].options) - 1)  # something else


def test_a_hand_with_a_card_that_explodes_is_foreseen_as_unsure() -> None:
    session, seat, _ = with_in_hand(bomb())
    assert forecast(session.game, seat) == Forecast(sure=False)


@pytest.mark.pure
def test_a_hand_of_cards_that_nearly_explode_is_not_played_out() -> None:
    """Each sets some 1,500 effects going; the forecast tries a few orders and not all of them."""
    session, seat, _ = with_in_hand(bomb(4, leaf="If(Played(ANY, 3), Power(1))"), everywhere=True)
    done = 0
    decide = Game.decide

    def counted(game: Game, *answer: int) -> None:
        nonlocal done
        decide(game, *answer)
        done += game.work

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "decide", counted)
        forecast(session.game, seat)
    assert 0 < done < 5 * MOST_EFFECTS


def test_bots_in_line_do_not_answer_for_ever_within_one_card() -> None:
    """Nobody stops between two of their answers, so the count goes on."""
    session, seat, place = with_in_hand(bomb(10, leaf="May(Draw(1))"))
    session.decide(seat, play_of(session, seat, place))
    with pytest.raises(Exploded, match=r"^Bomb"):
        session.game.seat_agents({other: lambda game, asked: tuple(range(asked.most)) for other in range(5)})


def test_who_is_offered_something_for_another_is_found_without_asking_all_for_all() -> None:
    """Each of five players may have any of five choose one of five, and so on: only one choice ahead is looked at."""
    text = bomb(0, more=f'uses = "Use({"ForPlayer(" * 9}Draw(1){")" * 9})"')
    session, seat, place = with_in_hand(text)
    session.decide(seat, play_of(session, seat, place))
    assert [option[0] for option in session.game.waiting[seat].options].count("use") == 1


def test_power_that_is_doubled_again_and_again_can_still_be_told() -> None:
    session, seat, place = with_in_hand(bomb(4, leaf="DoublePower()"))
    session.decide(seat, play_of(session, seat, place))
    assert session.game.state.doubled[seat] == 30
    session.game.state.raw[seat] = 10**9
    assert len(str(session.game.state.power(seat))) < 30


def test_abilities_that_set_each_other_off_are_stopped_with_the_name_of_one() -> None:
    more = 'ongoing = true\nwhen = "When(DRAW, Draw(1)), When(PLAY, Draw(1))"'
    text = bomb(0, more=more).replace('is = "hero"', 'is = "location"')
    session, seat, place = with_in_hand(text, everywhere=True)
    session.decide(seat, play_of(session, seat, place))
    with pytest.raises(Exploded, match=r"^Bomb would set off more than 1,000 steps of a turn"):
        for _ in range(5):  # what his Super Hero does about it is asked first
            session.decide(seat, 0)
    assert session.game.waiting[seat].options


def test_a_task_tells_of_only_so_many_events() -> None:
    game = Game(*build(Options(players=2), key_of_seed("events")))
    with pytest.raises(Exploded, match="more than 4,000 events"):
        for _ in range(MOST_EVENTS + 1):
            game.tell(POWER, 0, n=1)


def test_the_words_of_what_lies_deep_within_each_other_grow_with_what_is_written() -> None:
    for word in ("EachPlayer(@)", "May(@)", "IfDone(@, Draw(1))", "OneOf((@, Draw(1)))", "If(Played(ANY), @, Draw(1))"):
        play = "Draw(1)"
        while len(longer := word.replace("@", play)) < 1500 and longer.count("(") - longer.count(")") == 0:
            if _depth(longer) > 12:
                break
            play = longer
        card = next(iter(bring(drafts.settled(bomb(0, leaf=play))).box.values()))
        assert len(" ".join(face(card).text)) < 20 * len(play) + 500


def _depth(text: str) -> int:
    deepest = now = 0
    for sign in text:
        now += (sign == "(") - (sign == ")")
        deepest = max(deepest, now)
    return deepest


@pytest.mark.parametrize("mode", ["base", "heroes_unite", "rivals", "confrontations", "rebirth"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_no_answer_in_a_game_of_our_own_cards_comes_near_the_budget(mode: str, bot: str) -> None:
    """`python -m bench.budget` plays many more."""
    seatings = every_seating(mode, [bot])
    for number in range(3):
        most = most_of(seatings[number * (len(seatings) - 1) // 2].options, bot, number, answers=250)
        assert most.effects * 15 < MOST_EFFECTS
        assert most.events * 15 < MOST_EVENTS


def test_the_count_begins_anew_with_each_answer() -> None:
    game = Game(*build(Options(players=2), key_of_seed("count")))
    while game.waiting and len(game.record) < 60:
        seat, asked = next(iter(game.waiting.items()))
        game.work = MOST_EFFECTS - 1  # as if much had been looked at meanwhile
        game.decide(seat, *range(asked.least))
        View(game, seat)
