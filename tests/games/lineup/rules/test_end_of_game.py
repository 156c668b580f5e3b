"""How a game ends and who has won it (BASE-5.x, G-2 to G-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from archfoe.core.decisions import Answer, Decision
from archfoe.core.game import Answerer, Game
from archfoe.core.piles import LINEUP, MAIN, STACK, UNUSED
from archfoe.games.options import Options
from archfoe.table.session import Session
from tests.vocabulary import rule, table

STRENGTHS = ["Super Strength"] * 5


@rule("BASE-5.1")
def test_the_game_is_over_when_no_super_villain_is_left_to_turn_up() -> None:
    t = table(power=8, stack=["Ra's al Ghul"])
    t.buy("Ra's al Ghul")
    t.end()
    assert t.over
    assert t.asked() == []
    assert t.winners == (0,)


@rule("G-3")
def test_the_turn_goes_on_after_the_last_super_villain_is_defeated() -> None:
    t = table(p0=["Kick", "Punch"], power=8, stack=["Ra's al Ghul"])
    t.buy("Ra's al Ghul")
    assert not t.over
    t.play("Kick")
    t.play("Punch")
    t.buy("Kick")
    t.end()
    assert t.over
    assert t.vp(0) == 4 + 1 + 1


@rule("BASE-5.1")
def test_an_empty_stack_alone_does_not_end_the_game() -> None:
    t = table(stack=[])  # nothing is to be turned up this turn
    t.end()
    assert not t.over


@rule("BASE-5.2")
@pytest.mark.parametrize(("main", "over"), [([], True), (["Bane"], True), (["Bane", "Robin"], False)])
def test_the_game_is_over_when_the_line_up_cannot_be_filled_to_five(main: list[str], over: bool) -> None:
    t = table(lineup=STRENGTHS[:3], main=main)
    t.end()
    assert t.over is over


@rule("BASE-5.2")
def test_the_game_goes_on_with_an_empty_main_deck_as_long_as_the_line_up_is_full() -> None:
    t = table(lineup=STRENGTHS, main=[])
    t.end()
    t.end()
    assert not t.over


@rule("BASE-5.2", "BASE-18.3")
def test_a_line_up_of_more_than_five_needs_no_main_deck() -> None:
    t = table(lineup=[*STRENGTHS, "Robin"], main=[], power=3)
    t.buy("Robin")
    t.end()
    assert not t.over


@rule("G-2")
def test_a_main_deck_that_runs_out_in_mid_turn_ends_nothing_yet() -> None:
    t = table(p0=["Sinestro", "Punch"], main=["Robin"], lineup=STRENGTHS[:4])
    t.play("Sinestro")
    assert not t.over
    t.play("Punch")
    t.end()
    assert t.over


@rule("BASE-5.2")
def test_the_game_ends_before_a_new_super_villain_attacks_if_the_line_up_cannot_be_filled() -> None:
    t = table(power=8, stack=["Ra's al Ghul", "Parallax"], lineup=STRENGTHS[:4], main=[], p1=["Punch"])
    t.buy("Ra's al Ghul")
    t.end()
    assert t.over
    assert t.hand(1) == ["Punch"]


# Scoring


@rule("BASE-5.3")
def test_the_highest_sum_of_victory_points_wins() -> None:
    t = table(discard0=["Doomsday", "Weakness"], discard1=["Robin", "Kick", "Bane"], stack=[], face_down=True)
    assert t.view(0).scores() is None
    t.end()
    assert t.over
    assert t.view(0).scores() == [1, 3]
    assert t.winners == (1,)


@rule("BASE-9.3")
def test_each_weakness_costs_a_point() -> None:
    t = table(discard0=["Weakness", "Weakness", "Kick"], stack=[], face_down=True)
    t.end()
    assert t.view(1).scores() == [-1, 0]
    assert t.winners == (1,)


@rule("G-4")
def test_all_cards_of_a_player_are_scored_wherever_they_lie() -> None:
    t = table(
        p0=["Kick"],
        deck0=["Doomsday"],
        discard0=["Robin"],
        in0=["The Batcave"],
        under0=["Super Strength"],
        played0=["Bane"],
    )
    assert t.vp(0) == 1 + 2 + 1 + 1 + 2 + 1


@rule("BASE-12.1")
def test_a_destroyed_card_is_not_scored() -> None:
    t = table(p0=["Lobo", "Doomsday"], destroyed=["Super Strength"])
    t.play("Lobo")
    t.answer(0, "Doomsday")
    assert t.destroyed == ["Super Strength", "Doomsday"]
    assert t.vp(0) == 2


@rule("BASE-5.4")
def test_with_equal_points_the_player_with_more_super_villains_wins() -> None:
    t = table(discard0=["Doomsday", "Doomsday"], discard1=["Ra's al Ghul"], stack=[], face_down=True)
    t.end()
    assert t.view(0).scores() == [4, 4]
    assert t.winners == (1,)


@rule("G-5")
def test_a_tie_that_no_super_villain_breaks_is_a_shared_win() -> None:
    t = table(discard0=["Robin"], discard1=["Kick"], players=3, stack=[], face_down=True)
    t.end()
    assert t.winners == (0, 1)


@rule("BASE-5.3", "BASE-18.32")
def test_points_that_depend_on_other_cards_are_counted_at_the_end() -> None:
    t = table(
        discard0=["Suicide Squad"] * 3,
        discard1=["Green Arrow", "Robin", "Robin", "Mera", "Catwoman"],
        stack=[],
        face_down=True,
    )
    t.end()
    assert t.view(0).scores() == [9, 5 + 4]
    assert t.winners == (0, 1)


@rule("BASE-5.5")
def test_the_next_game_starts_from_the_whole_box() -> None:
    def box(session: Session) -> Counter[str]:
        return Counter(card.name for card in session.game.state.cards)

    played = Session.seeded(Options(), ["random", "random"], 3)
    assert played.view(None).over
    fresh = Session.seeded(Options(), ["Ann", "Bob"], 4)
    view = fresh.view(0)
    assert box(fresh) == box(played)
    assert (view.size(STACK), view.size(UNUSED), view.size(MAIN) + view.size(LINEUP)) == (8, 4, 114)


# Our own limit


def ends_turn(game: Game, d: Decision) -> Answer:
    return (len(d.options) - 1,)


def plays_in(turn: int) -> Answerer:
    """Passes in every turn but one, in which the first card of the hand is played."""

    def answer(game: Game, d: Decision) -> Answer:
        return (0,) if game.state.turn == turn else ends_turn(game, d)

    return answer


@rule("BASE-5.6")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_fifty_rounds_without_any_gain_end_the_game(players: int) -> None:
    t = table(players=players, discard1=["Kick"], agents=dict.fromkeys(range(players), ends_turn))
    assert t.over
    assert t.view(0).turn == 50 * players
    assert t.winners == (1,)
    assert t.view(0).events()[-1].rule == "BASE-5.6"


@rule("BASE-5.6")
def test_a_single_gain_starts_the_fifty_rounds_anew() -> None:
    t = table(p0=["Cheetah"], deck0=[], lineup=["Robin", *STRENGTHS[:4]], agents={0: plays_in(61), 1: ends_turn})
    assert t.over
    assert t.view(0).turn == 61 + 100
