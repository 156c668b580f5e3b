"""Features tell what a seat may know, and purchases change them as they change the game."""

from __future__ import annotations

import pytest

from archfoe.agents import GreedyAgent, seated
from archfoe.agents.nets import Position, Purchase
from archfoe.agents.nets.features import NUMBERS, Layout, card_key
from archfoe.agents.nets.points import Points
from archfoe.agents.random import RandomAgent
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer
from archfoe.core.game import Game
from archfoe.core.piles import LINEUP
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.games.shared.scoring import vp_of
from archfoe.sets import BOXES
from archfoe.table.view import View
from tests.agents.nets.made import about
from tests.vocabulary import table

TABLES = [
    Options("base", 2),
    Options("base", 3, ("hunt",)),
    Options("heroes_unite", 4),
    Options("rivals", 2),
    Options("confrontations", 4),
    Options("rebirth", 2),
    Options("rebirth", 3, scenario=2),
]


class Doubter:
    """Plays at random, and looks at some of its positions in other worlds that it cannot tell apart."""

    def __init__(self, layout: Layout, seed: int) -> None:
        self._bot, self._layout, self._asked = RandomAgent(seed), layout, 0
        self.pairs = 0

    def answer(self, view: View) -> Answer:
        self._asked += 1
        world = view.imagine(self._asked.to_bytes(4, "big")) if self._asked % 7 == 0 else None
        if world is not None:
            self.pairs += 1
            assert view.seat is not None
            other = View(world, view.seat)
            for seat in range(view.players):
                assert names(other, seat) == names(view, seat)
            assert Position(self._layout, other, view.seat).row == Position(self._layout, view, view.seat).row
        return self._bot.answer(view)


def names(view: View, seat: int) -> list[str]:
    return sorted(card.name for card in view.owned(seat))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.mode}-{options.players}")
def test_what_is_hidden_changes_no_feature(options: Options) -> None:
    layout = Layout(about(options, 1).cards)
    doubters = {seat: Doubter(layout, seat) for seat in range(options.players)}
    Game(*build(options, key_of_seed(5)), seated(doubters), log=False, searching=True)
    assert sum(doubter.pairs for doubter in doubters.values()) > 20


def test_cards_that_changed_hands_in_secret_are_not_counted() -> None:
    t = table("base", p0=["Punch"], p1=["Kick", "Bane"])
    state = t.game.state
    before = sorted(card.name for card in t.view(0).owned(1))
    given, got = state.piles[5], state.piles[6]  # hands of both
    state.mixed = {given[0]: (1, 0), got[0]: (1, 1)}
    assert "Punch" in [card.name for card in t.view(0).owned(0)], "the own hand is seen"
    left = [card.name for card in t.view(0).owned(1)]
    assert "Kick" not in left and "Bane" not in left, "one of them was given away, and nobody else knows which"
    assert len(left) < len(before)


def test_every_seat_owns_what_the_rules_score() -> None:
    game = Game(*build(Options("base", 2), key_of_seed(2)), seated({p: GreedyAgent() for p in range(2)}), log=False)
    for seat in range(2):
        cards = View(game, seat).owned(seat)
        assert sorted(card.name for card in cards) == sorted(game.state.cards[c].name for c in game.state.owned(seat))
        assert Points(cards).total == sum(vp_of(card, cards) for card in cards)
        for more in (cards[:3], cards[-4:]):
            both = [*cards, *more]
            assert Points(cards).with_more(more) == sum(vp_of(card, both) for card in both)


def test_points_that_depend_on_other_cards_are_counted_with_them() -> None:
    scorers = [card for box in BOXES.values() for card in box.values() if not isinstance(card.vp, int)]
    others = [card for card in BOXES["base"].values() if card.cost > 3]
    assert len(scorers) > 3
    for n, scorer in enumerate(scorers):
        cards, more = [scorer, *others[n : n + 6]], [scorer, others[n], others[0]]
        both = [*cards, *more]
        assert Points(cards).with_more(more) == sum(vp_of(card, both) for card in both), scorer.name


def test_a_purchase_changes_the_row_as_the_game_does() -> None:
    t = table("base", power=6, p0=[], lineup=["Catwoman", "Lobo", "Kid Flash"])
    layout = Layout(about(Options("base", 2), 1).cards)
    position = Position(layout, t.view(0), 0)
    card = next(card for card in t.view(0).lineup if card.name == "Catwoman")
    bought = Purchase(card, LINEUP)
    expected = position.row[:]
    for i, more in position.changes(bought).items():
        expected[i] += more
    for i, more in enumerate(position.number_changes([bought], position.points_with([card]))):
        expected[layout.numbers + i] += more
    t.buy("Catwoman")
    found = Position(layout, t.view(0), 0).row
    assert [i for i, (a, b) in enumerate(zip(found, expected, strict=True)) if abs(a - b) > 1e-6] in (
        [],
        [layout.numbers + 14 + 11],  # how many cards lie in the Line-Up: the same for all that is bought
    )


def test_a_foreign_card_counts_by_its_effects() -> None:
    t = table("base", power=6, p0=[], lineup=["Catwoman", "Lobo"])
    known = [key for key in about(Options("base", 2), 1).cards if not key.endswith("catwoman")]
    layout = Layout(known)
    card = next(card for card in t.view(0).lineup if card.name == "Catwoman")
    assert card_key(card) not in layout.keys
    changes = Position(layout, t.view(0), 0).changes(Purchase(card, LINEUP))
    assert changes and all(layout.traits <= i < layout.numbers for i in changes)
    assert layout.size == layout.numbers + NUMBERS
