"""What holds at every decision of random games, at every table."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from archfoe.core.errors import IllegalAnswer
from archfoe.core.game import Game
from archfoe.core.piles import DECK, MAIN, UNUSED, kind_of
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores
from archfoe.registry.editions import digests
from archfoe.sim.invariants import Watcher
from archfoe.sim.report import is_cooperative
from archfoe.table.session import Session, replay
from archfoe.version import VERSION
from tests.properties.driver import FEW_IDS, FEW_TABLES, TABLES, any_answer, name_of, start, walk

many_tables = pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)


@many_tables
def test_every_game_ends_with_every_card_in_one_place_and_can_be_played_again(options: Options) -> None:
    """One whole game for all that needs one: it is watched, what is published of a task only grows, and its record,
    like clones from moments that lie ever farther apart, leads to the same end."""
    game = start(options, 1)
    watcher = Watcher(options, game.state)
    before = game.events
    twins: list[tuple[Game, int]] = []
    moment = 40
    for i, (_, decision, answer) in enumerate(walk(game, 1)):
        watcher.look(game, decision)
        watcher.hear(game, decision, answer)
        events = game.events
        assert events[: len(before)] == before
        before = events
        if i == moment:
            moment = 4 * moment + 100
            twins.append((game.clone(), len(game.record)))
    watcher.last_look(game)
    assert game.over
    if not is_cooperative(options):
        assert game.state.winners
    if options.played.game.name != "city":  # where chance seldom defeats a Villain
        assert max(scores(game.state)) > 0
    assert twins
    for twin, done in twins:
        for seat, answer in game.record[done:]:
            twin.decide(seat, *answer)
        assert twin.state == game.state
    again = replay(options, game.state.key, game.record)
    assert again.state == game.state and again.history == game.history


@many_tables
def test_saving_and_loading_changes_nothing(options: Options) -> None:
    """At every decision of the beginning, then at every twelfth: each time the whole game is played again."""
    game = start(options, "save")
    people = [f"person {seat}" for seat in range(options.players)]
    for i, _ in enumerate(walk(game, "save", limit=120)):
        if i > 20 and i % 12:
            continue
        record = Record(
            options.as_dict(),
            game.state.key,
            people,
            VERSION,
            list(game.record),
            sets=digests(options.sets, options.variants),
        )
        loaded = Session.from_record(Record.loads(record.dumps()))
        assert loaded.game.state == game.state and loaded.game.waiting == game.waiting


@many_tables
def test_every_offered_option_applies_to_a_clone_alone_and_no_other_does(options: Options) -> None:
    """At every decision of the beginning, then at every fourth. Two clones that are answered alike are alike."""
    game = start(options, "options")
    dice = Random("options")
    for i, (seat, decision, given) in enumerate(walk(game, "options")):
        if i > 60 and i % 4:
            continue
        before = game.state.copy()
        twins = game.clone(), game.clone()
        assert twins[0].waiting == game.waiting
        for twin in twins:
            twin.decide(seat, *given)
        assert twins[0].state == twins[1].state
        assert twins[0].waiting == twins[1].waiting
        n = len(decision.options)
        if decision.least <= 1 <= decision.most:
            for option in range(n):
                if (option,) != given:
                    game.clone().decide(seat, option)
        else:
            game.clone().decide(seat, *any_answer(decision, dice))
        wrong = [(n,), (-1,), (0, 0), tuple(range(decision.most + 1))]
        if decision.least:
            wrong.append(())
        for answer in wrong:
            with pytest.raises(IllegalAnswer):
                game.clone().decide(seat, *answer)
        for other in range(options.players):
            if other not in game.waiting:
                with pytest.raises(IllegalAnswer):
                    game.clone().decide(other, 0)
        assert game.state == before, "a clone has touched its original"


@many_tables
def test_offers_agree_with_the_reasons_why_not(options: Options) -> None:
    """At every fourth decision for all cards but those of decks and the box, at every twentieth for these as well."""
    game = start(options, "reasons")
    for i, (seat, decision, _) in enumerate(walk(game, "reasons")):
        if i % 4 or decision.kind.name != "main":
            continue
        s, rules = game.state, game.rules
        offered = Counter(option for option in decision.options if option[0] in ("play", "buy"))
        for card in range(len(s.cards)):
            if i % 20 and (s.where[card] in (MAIN, UNUSED) or kind_of(s.where[card]) == DECK):
                continue
            for verb in ("play", "buy"):
                reason = rules.why_not(game, seat, verb, card)  # type: ignore[attr-defined]
                assert (reason is None) == (offered[verb, card] == 1), (verb, s.cards[card], reason)


def test_tables_have_names_of_their_own() -> None:
    assert len({name_of(options) for options in TABLES}) == len(TABLES)
