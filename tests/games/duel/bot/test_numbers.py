"""How a seat stands in a game with Characters: what a net reads of it."""

from __future__ import annotations

from archfoe.games.duel.bot.knowledge import numbers
from tests.games.duel.rivals import confrontation


def test_blocks_of_this_turn_do_not_make_a_character_stronger() -> None:
    t = confrontation(power=8, p1=["Superman", "Grappling Hook"])
    t.end()
    before = numbers(t.view(0), 0)
    t.answer(1, "Superman")
    assert t.view(0).figure_cost(1) == 9 + 4 and t.view(0).lasting_cost(1) == 9
    assert numbers(t.view(0), 0) == before


def test_a_character_that_is_defeated_counts_for_both_sides() -> None:
    t = confrontation(power=9)
    before = numbers(t.view(0), 0)
    t.end()
    after = numbers(t.view(0), 0)
    trophies, next_levels, cost = 1, 5, 8
    assert after[trophies] > before[trophies], "a trophy of one's own"
    assert after[next_levels] < before[next_levels], "a Level fewer for the foe"
    assert after[cost] > before[cost], "the next Level is stronger"
