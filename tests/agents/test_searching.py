"""A bot that searches gets worlds that fit what it knows, and differ in what it does not."""

from __future__ import annotations

from archfoe.agents import RandomAgent, seated
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer
from archfoe.core.game import Game
from archfoe.core.piles import HAND
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.table.view import View
from tests.sets.heroes_unite import unite


class Dreamer:
    """Plays at random and imagines a world at every question."""

    def __init__(self, seed: int) -> None:
        self._random = RandomAgent(seed)
        self.asked = self.worlds = self.other_hands = 0

    def answer(self, view: View) -> Answer:
        self.asked += 1
        world = view.imagine(self.asked.to_bytes(4, "big"))
        if world is not None:
            self._compare(view, world)
        return self._random.answer(view)

    def _compare(self, view: View, world: Game) -> None:
        assert view.seat is not None
        self.worlds += 1
        assert View(world, view.seat).as_dict() == view.as_dict()
        foe = 1 - view.seat
        self.other_hands += world.state.piles[HAND + foe] != view._game.state.piles[HAND + foe]
        world.decide(view.seat, *self._random.answer(View(world, view.seat)))  # it can be played on
        assert world.over or world.waiting


def test_imagined_worlds_look_the_same_and_can_be_played_on() -> None:
    dreamer = Dreamer(1)
    bots = seated({0: dreamer, 1: RandomAgent(2)})
    game = Game(*build(Options(players=2), key_of_seed(3)), bots, searching=True)
    assert game.over
    assert dreamer.worlds > 0.9 * dreamer.asked > 100
    assert dreamer.other_hands > 0.5 * dreamer.worlds


def test_a_world_in_which_the_other_player_had_nothing_to_choose_does_not_fit() -> None:
    """Trigon asks P1 before P2. Where P1 holds one dear card only, only P2 is asked: no answer of P1 fits."""
    t = unite(
        stack=["Trigon"],
        face_down=True,
        p1=["Oa", "Raven", "Punch", "Punch", "Punch"],
        deck1=["Punch"] * 5,
        p2=["Talon", "Raven", "Punch"],
    )
    t.end()
    t.answer(1, "Oa")
    assert t.asked() == [2]
    view, worlds = t.view(2), 0
    for number in range(40):
        world = view.imagine(number.to_bytes(4, "big"))
        if world is not None:
            worlds += 1
            world.decide(2, 0)
            assert 2 not in world.waiting, "its answer counts"
    assert worlds > 5
