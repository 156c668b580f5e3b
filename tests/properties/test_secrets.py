"""A view does not change when what is hidden from it is dealt anew; planted leaks show that the test sees."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from archfoe.core.cards import Card
from archfoe.core.chance import key_of_seed
from archfoe.core.events import DREW, EVERYBODY, LOOKED, PUT
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND, MAIN, STACK, UNDER, UNUSED
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.table.view import Option, View
from archfoe.table.worlds import another_world
from tests.properties.driver import FEW_IDS, FEW_TABLES, start, walk
from tests.vocabulary import table


def what_is_seen(game: Game, seat: int | None) -> str:
    """Everything that a client of this seat is sent: the view, and the events of the running task."""
    view = View(game, seat)
    events = [
        (e.what, e.seat, [c.name for c in e.cards], e.hidden, e.pile, e.n, e.other, e.note, e.rule)
        for e in map(view._seen, game._events)
    ]
    return json.dumps([view.as_dict(), events], sort_keys=True)


def compare_worlds(
    options: Options, seed: str, limit: int = 90, skip: int = 0, *, stride: int = 1, stop: bool = False
) -> tuple[int, int]:
    """Counts (pairs of worlds compared, pairs that differ for the seat); only worlds that really differ count.

    Of `limit` decisions every `stride`th is looked at. With `stop` no further than to the first that differ.
    """
    game = start(options, seed)
    pairs = leaks = 0
    for i, _ in enumerate(walk(game, seed, skip + limit)):
        if i < skip or (i - skip) % stride:
            continue
        for seat in (*range(options.players), None):
            for attempt in range(4):
                world = another_world(game, seat, f"{seed} {i} {seat} {attempt}".encode()[:64])
                if world is None:
                    continue
                if world.waiting.keys() != game.waiting.keys() or world.state.piles == game.state.piles:
                    continue
                pairs += 1
                leaks += what_is_seen(game, seat) != what_is_seen(world, seat)
                if leaks and stop:
                    return pairs, leaks
                break
    return pairs, leaks


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_a_view_does_not_change_when_the_hidden_is_dealt_anew(options: Options) -> None:
    """For every seat at every third decision of the beginning: more than two thousand positions in all."""
    pairs, leaks = compare_worlds(options, "secret", stride=3)
    assert leaks == 0
    assert pairs > 45, "too few worlds to prove anything"


def _leak_hand_order(view: View, pile: int) -> list[Card | None]:
    s = view._game.state
    return [s.cards[c] for c in s.piles[pile]]


def _show_piles(*kinds: int) -> Callable[[pytest.MonkeyPatch], None]:
    """A view that shows piles which it should hide."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = View.pile

        def pile(view: View, pile: int) -> list[Card | None]:
            kind = pile - pile % 5 if pile < MAIN else pile
            return _leak_hand_order(view, pile) if kind in kinds else honest(view, pile)

        patch.setattr(View, "pile", pile)

    return plant


def _show_key(patch: pytest.MonkeyPatch) -> None:
    """A view that carries the next random number."""
    honest = View.as_dict

    def as_dict(view: View) -> dict[str, Any]:
        s = view._game.state
        return {**honest(view), "luck": s.copy().number(1_000_000)}

    patch.setattr(View, "as_dict", as_dict)


def _show_ids(patch: pytest.MonkeyPatch) -> None:
    """Ids of hidden cards, by which they could be followed through a shuffle."""
    honest = View.as_dict

    def as_dict(view: View) -> dict[str, Any]:
        s = view._game.state
        return {**honest(view), "ids": [list(s.piles[HAND + seat]) for seat in range(view.players)]}

    patch.setattr(View, "as_dict", as_dict)


def _show_next_villain(patch: pytest.MonkeyPatch) -> None:
    honest = View.as_dict

    def as_dict(view: View) -> dict[str, Any]:
        s = view._game.state
        return {**honest(view), "next": [s.cards[c].name for c in s.piles[STACK][:-1]]}

    patch.setattr(View, "as_dict", as_dict)


def _show_answers(patch: pytest.MonkeyPatch) -> None:
    """The number of costly cards in the foes' hands, as a badly made score sheet might tell."""
    honest = View.as_dict

    def as_dict(view: View) -> dict[str, Any]:
        s = view._game.state
        worth = [sum(s.costs[c] for c in s.piles[HAND + seat]) for seat in range(view.players)]
        return {**honest(view), "worth": worth}

    patch.setattr(View, "as_dict", as_dict)


PLANTED = {
    "foes' hands": _show_piles(HAND),
    "own and other decks": _show_piles(DECK),
    "the main deck": _show_piles(MAIN),
    "the unused Super-Villains": _show_piles(UNUSED),
    "the next Super-Villains": _show_next_villain,
    "the random key": _show_key,
    "ids of hidden cards": _show_ids,
    "the worth of hands": _show_answers,
}


@pytest.mark.pure
@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED.keys())
def test_planted_leaks_are_seen(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert any(compare_worlds(Options(players=3), f"planted {i}", limit=60, stop=True)[1] for i in range(3))


class Watchful(Game):
    """Refuses to tell a seat of a card that the seat does not know."""

    careless: ClassVar[frozenset[str]] = frozenset()  # planted: words that are told to everybody
    told = 0

    def tell(self, what: str, seat: int = -1, cards: tuple[int, ...] = (), seen_by: int = -1, **more: Any) -> None:
        seen_by = EVERYBODY if what in self.careless else seen_by
        for card in cards:
            unknown = seen_by & (1 << len(self.state.teams)) - 1 & ~self.state.who_knows(card)
            assert not unknown, f"{what!r} tells of {self.state.cards[card]} to some who do not know it"
            self.told += 1
        super().tell(what, seat, cards, seen_by, **more)


def watched(options: Options, seed: str, game_class: type[Watchful] = Watchful) -> int:
    game = game_class(*build(options, key_of_seed(seed)))
    for _ in walk(game, seed):
        pass
    return game.told


@pytest.mark.pure
@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_no_event_names_a_card_to_a_seat_that_does_not_know_it(options: Options) -> None:
    assert watched(options, "events") > 300


@pytest.mark.pure
@pytest.mark.parametrize("word", [DREW, PUT, LOOKED])
def test_planted_talk_is_heard(word: str) -> None:
    class Careless(Watchful):
        careless = frozenset({word})

    with pytest.raises(AssertionError, match="some who do not know it"):
        for seed in range(20):
            watched(Options(players=3), f"careless {seed}", Careless)


def test_nobody_but_its_owner_sees_a_card_under_a_super_hero() -> None:
    t = table(p0=["Punch"], p1=["Kick"], under0=["Lobo"], under1=["Bane"])
    assert [card.name if card else None for card in t.view(0).pile(UNDER)] == ["Lobo"]
    assert t.view(1).pile(UNDER) == [None] and t.view(None).pile(UNDER) == [None]


def test_an_option_names_cards_and_places_but_no_ids() -> None:
    t = table(p0=["Kick"])
    assert all(isinstance(option, Option) for option in t.view(0).options)
    assert "id" not in json.dumps(t.view(0).as_dict()["question"]["options"][0]).split('"')
