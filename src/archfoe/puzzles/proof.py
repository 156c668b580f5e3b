"""Proves a puzzle with the solver: it can be done, surely, in one way, and not without an idea."""

from __future__ import annotations

from archfoe.puzzles.goals import all_of
from archfoe.puzzles.natural import natural
from archfoe.puzzles.puzzle import Puzzle
from archfoe.puzzles.turn import TooLarge, Turn
from archfoe.puzzles.ways import Ways, adverse
from archfoe.table.positions import CaseFailed

BUDGET = 40_000
SEVERAL = "It has several solutions."


def flaws(puzzle: Puzzle, budget: int = BUDGET) -> list[str]:
    """What is wrong with it, in sentences; nothing if it is proved."""
    try:
        puzzle.case.run()
    except CaseFailed as error:
        return [f"Its solution does not hold. {error}"]
    game = puzzle.game()
    seat, goal = puzzle.seat, all_of(puzzle.goals, game.state, puzzle.seat)
    if goal(game.state):
        return ["It is solved before it begins."]
    found: list[str] = []
    if not puzzle.asked.open:
        if adverse(game).state != game.state:
            found.append("Its decks are not in the bad order, the cheapest cards on top.")
        reached = Turn(game, seat, [goal], budget, closed=True, enough=(1,)).best()
        if reached is None:
            return [*found, "It is too large to be proved."]
        if not reached[0]:
            found.append("It cannot be done without luck.")
    shown = Turn(game, seat, [goal], budget, enough=(1,))
    try:
        if not shown.settle(game)[0]:
            found.append("It cannot be done.")
        elif not Ways(shown).only():
            found.append(SEVERAL)
    except TooLarge:
        return [*found, "It is too large to be proved."]
    if natural(shown, [game])[0]:
        found.append("Who plays everything and then buys solves it, too.")
    return found
