"""A deep copy or a pickle of a game goes on as the game itself, at any question, also in another process."""

from __future__ import annotations

import copy
import copyreg
import io
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from enum import Enum
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from archfoe.agents import GreedyAgent, RandomAgent, seated
from archfoe.core.abilities import When
from archfoe.core.card import CardTable
from archfoe.core.cards import Box
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import CARD, MAIN_ACTION, MAY, Answer, Decision, Kind
from archfoe.core.effects import Draw, May, Once, Played, Power
from archfoe.core.errors import ArchfoeError
from archfoe.core.filters import HERO, only
from archfoe.core.game import Game
from archfoe.core.moments import PLAY
from archfoe.core.piles import MAIN
from archfoe.core.player import Player
from archfoe.games.build import build
from archfoe.games.city.main_deck import for_the_city
from archfoe.games.options import Options
from archfoe.sets.base.box import BASE
from archfoe.table.session import Session
from archfoe.table.view import View
from tests.house.compiled import compiled_modules
from tests.properties.driver import FEW_IDS, FEW_TABLES, name_of, play_out, start, walk

ROOT = Path(__file__).parents[2]
EVERY = 30  # questions between two copies, beside the first of each sort


def pickled(game: Game) -> Game:
    again = pickle.loads(pickle.dumps(game))
    assert isinstance(again, Game)
    return again


def told(game: Game) -> list[object]:
    """All that anybody at the table sees."""
    seats: list[int | None] = [None, *range(len(game.state.teams))]
    return [View(game, seat).as_dict() for seat in seats]


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_a_copy_of_a_copy_plays_along(options: Options) -> None:
    """At the first question of each sort and depth, and now and then: each copy is made of the one before."""
    game = start(options, "copies")
    twin = game
    asked: set[tuple[str, int]] = set()
    makers: list[Callable[[Game], Game]] = [pickled, copy.deepcopy]
    for n, (seat, decision, answer) in enumerate(walk(game, "copies", 2_000)):
        if n >= 250 and len(asked) > 2:
            break
        assert twin.waiting == game.waiting
        assert twin.state == game.state
        sort = (decision.kind.name, len(game._answers))
        if sort not in asked or n % EVERY == 0:
            asked.add(sort)
            twin = makers[len(asked) % 2](twin)
        twin.decide(seat, *answer)
    assert len(asked) > 2
    assert twin.events == game.events
    assert twin.record == game.record
    assert twin.marks == game.marks
    assert told(twin) == told(game)


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_a_game_that_somebody_looks_at_goes_on_alike(options: Options) -> None:
    """Who holds a clone has the game keep its way back at every answer; where nobody does, it often needs none."""
    game, watched = start(options, "a way back"), start(options, "a way back")
    for seat, _, answer in walk(game, "a way back", 250):
        assert watched.waiting == game.waiting
        assert watched.state == game.state
        clone = watched.clone()
        watched.decide(seat, *answer)
        assert clone.state is not watched.state
    assert watched.events == game.events


def after(options: Options, answers: int) -> Game:
    """A game after so many answers, and then on to a question in the middle of something."""
    game = start(options, "abroad")
    for n, (_, decision, _) in enumerate(walk(game, "abroad", 4 * answers)):
        if n >= answers and (decision.kind is not MAIN_ACTION or len(game.waiting) > 1):
            break
    return game


def outcome(game: Game) -> str:
    """What came of the next answers, in short."""
    for _ in islice(walk(game, "there"), 60):
        pass
    return blake2b(repr((game.waiting, game.events, game.record, told(game))).encode(), digest_size=8).hexdigest()


def test_a_game_goes_on_in_a_process_with_another_hash_seed() -> None:
    """Every mode, in the middle of something, in one go."""
    games = [after(options, 25 + n % 60) for n, options in enumerate(FEW_TABLES)]
    assert sum(game.waiting != {} for game in games) == len(FEW_TABLES)
    code = (
        "import pickle, sys\n"
        "from tests.properties.test_copies import outcome\n"
        "print(' '.join(map(outcome, pickle.load(sys.stdin.buffer))))\n"
    )
    seed = "7" if os.environ.get("PYTHONHASHSEED") != "7" else "8"
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=pickle.dumps(games),
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        timeout=300,
    )
    assert done.returncode == 0, done.stderr.decode()
    there = done.stdout.decode().split()
    assert len(there) == len(games)
    tables = zip(FEW_TABLES, games, there, strict=True)
    differ = [name_of(options) for options, game, far in tables if outcome(game) != far]
    assert not differ


# Tables with bots


@pytest.mark.parametrize("make", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))], ids=["copy", "pickle"])
@pytest.mark.parametrize(
    "options",
    [Options(players=3), Options("rivals"), Options("confrontations", 4), Options("rebirth", 3, scenario=4)],
    ids=name_of,
)
def test_a_table_with_bots_goes_on_alike_and_shares_no_dice(
    options: Options, make: Callable[[Session], Session]
) -> None:
    bots = ["random", "greedy", "random"][: options.players - 1]
    session = Session.seeded(options, ["you", *bots], "bots")
    for _ in islice(walk(session.game, "bots"), 20):
        pass
    first, second = make(session), make(session)
    outcomes = []
    for twin in (first, session, second):  # one after the other: shared dice would fall otherwise for the later ones
        play_out(twin.game, "bots")
        outcomes.append((twin.game.record, twin.game.events, twin.record(), twin.view(0).as_dict()))
    assert outcomes[0] == outcomes[1] == outcomes[2]
    assert first.undo(0) is None


class Noting(pickle.Pickler):
    """Notes of which classes the objects are that are pickled."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO())
        self.classes: set[type] = set()

    def reducer_override(self, obj: object) -> Any:
        self.classes.add(type(obj))
        return NotImplemented


def test_what_is_kept_of_compiled_classes_can_be_made_again() -> None:
    """They are not made by `__new__` and a dictionary, as plain Python would do it."""
    noting = Noting()
    for options in FEW_TABLES:
        noting.dump(Session.seeded(options, ["you", *["greedy"] * (options.players - 1)], "kept"))
        noting.dump(after(options, 40))
    old = Box("reprinted", "", {})
    card = old.hero("Ghost", cost=1, play=(Power(2), May(Draw(1))))
    Box("reprinted", "", {}).hero("Ghost", cost=2)
    noting.dump(card)  # of no set any more: field by field
    ours, known = set(compiled_modules()), {*copyreg.dispatch_table, type}
    plain = [
        cls.__name__
        for cls in noting.classes - known
        if cls.__module__ in ours and not issubclass(cls, (type, tuple, Enum))
        if cls.__reduce__ is object.__reduce__ and cls.__reduce_ex__ is object.__reduce_ex__
    ]
    assert len(noting.classes) > 20
    assert sorted(plain) == []


class Copier:
    """A bot that copies its game in the middle of a task, answers there, and throws the copy away."""

    def __init__(self) -> None:
        self.inner, self.made = RandomAgent("copier"), 0

    def __call__(self, game: Game, decision: Decision) -> Answer:
        view = View(game, decision.seat, decision)
        if decision.kind is not MAIN_ACTION and self.made < 20:
            aside = pickled(game)
            aside.seat_agents({})
            assert aside.waiting == game.waiting
            aside.decide(decision.seat, *range(decision.least))
            self.made += 1
        return self.inner.answer(view)


def test_a_searching_bot_may_copy_the_game_while_it_is_asked() -> None:
    bots = {0: Copier(), 1: Copier()}
    game = Game(*build(Options(), key_of_seed(3)), bots, searching=True)
    assert game.over
    assert sum(bot.made for bot in bots.values()) > 10


def test_a_game_without_snapshots_says_so_until_it_is_over() -> None:
    class Thief:
        def answer(self, view: View) -> Answer:
            with pytest.raises(RuntimeError, match="make it with searching=True"):
                pickle.dumps(view)
            return tuple(range(view.least))

    game = Game(*build(Options(), key_of_seed(1)), seated({0: Thief(), 1: GreedyAgent()}))
    ended = copy.deepcopy(Game(*build(Options(), key_of_seed(1)), seated({0: GreedyAgent(), 1: GreedyAgent()})))
    assert game.over and ended.over


# What is found again by name


def test_cards_and_kinds_are_the_very_same_ones() -> None:
    card = BASE["scarecrow"]
    stranger = for_the_city(card)
    kept = (card, stranger, MAY, Options("rebirth", 2, mix="base"), only(HERO))
    for again in (copy.deepcopy(kept), pickle.loads(pickle.dumps(kept))):
        assert again[0] is card
        assert again[1] is stranger
        assert again[2] is MAY
        assert again[3:] == kept[3:]
        assert hash(again[4]) == hash(kept[4])


def test_a_kind_of_ones_own_is_carried_along() -> None:
    mine = Kind("whisper", "Whisper to whom?", CARD)
    assert pickle.loads(pickle.dumps(mine)) is mine
    other = Kind("whisper", "Whisper what?", CARD)
    assert pickle.loads(pickle.dumps(other)).prompt == "Whisper what?"


def test_a_record_and_a_view_can_be_kept() -> None:
    session = Session.seeded(Options(), ["you", "random"], 1)
    record = session.record()
    assert pickle.loads(pickle.dumps(record)) == record
    assert Session.from_record(copy.deepcopy(record)).view(0).as_dict() == session.view(0).as_dict()
    assert pickle.loads(pickle.dumps(session.view(0))).as_dict() == session.view(0).as_dict()


# A set of one's own


def shout(me: Player) -> None:
    """You may draw a card."""
    if me.may("draw a card"):
        me.draw(1)


MINE = Box("my own", "Cards of a test", {})
MINE.hero("Herald", cost=1, play=(Power(1), shout))
MINE.hero("Page", cost=1, play=(May(Draw(1), then=Power(1)), Once(Played(only(HERO), n=3), shout)))
MINE.location("Stage", cost=1, when=When(PLAY, shout, only(HERO)))


def game_with(box: Box) -> Game:
    """The base game, with a main deck of other cards; all cost 1."""
    mode, state = build(Options(), key_of_seed("mine"))
    cards, mine = list(state.cards), list(box.values())
    for n, card in enumerate(state.piles[MAIN]):
        cards[card] = mine[n % len(mine)]
    state.card_table = CardTable(cards)
    state.cards, state.costs = state.card_table.cards, state.card_table.costs
    return Game(mode, state)


def test_a_set_of_ones_own_is_found_by_the_module_that_makes_it() -> None:
    game = game_with(MINE)
    twin = game
    for n, (seat, _, answer) in enumerate(islice(walk(game, "mine"), 400)):
        if n % 5 == 0:
            twin = pickled(twin) if n % 2 else copy.deepcopy(twin)
        twin.decide(seat, *answer)
    assert [event.what for event in game.events].count("drew") > 20
    assert twin.events == game.events
    assert all(one is other for one, other in zip(twin.state.cards, game.state.cards, strict=True))


def test_a_set_that_is_gone_is_named_in_one_sentence() -> None:
    box = Box("for a moment", "", {})
    box.hero("Ghost", cost=1)
    saved = pickle.dumps(box["ghost"])
    assert pickle.loads(saved) is box["ghost"]
    del box
    with pytest.raises(ArchfoeError, match=r"cards of the set 'for a moment', which is made in the module '.*test_cop"):
        pickle.loads(saved)


def test_a_card_that_has_left_its_set_is_named_in_one_sentence() -> None:
    box = Box("reprinted", "", {})
    box.hero("Ghost", cost=1)
    saved = pickle.dumps(box["ghost"])
    box = Box("reprinted", "", {})
    box.hero("Ghast", cost=1)
    with pytest.raises(ArchfoeError, match=r"no card of the set .reprinted. called .ghost.\. Did you mean .ghast.\?"):
        pickle.loads(saved)


def test_a_card_of_no_set_is_kept_field_by_field() -> None:
    old = Box("twice", "", {})
    card = old.hero("Ghost", cost=1, play=(Power(2), shout))
    Box("twice", "", {}).hero("Ghost", cost=2)
    again = pickle.loads(pickle.dumps([card, card]))
    assert again[0] is again[1]
    assert (again[0].name, again[0].cost, again[0].text, again[0].play) == (card.name, 1, card.text, card.play)
