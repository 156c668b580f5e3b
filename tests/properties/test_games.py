"""What holds at every decision of random games, at every table."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from archfoe.core.errors import IllegalAnswer
from archfoe.core.game import Game
from archfoe.core.piles import DECK, MAIN, UNUSED, kind_of
from archfoe.core.record import Record
from archfoe.games.families import REBIRTH
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores
from archfoe.sim.arena import is_cooperative
from archfoe.sim.invariants import Watcher
from archfoe.table.session import Session, replay
from archfoe.version import VERSION
from tests.properties.driver import TABLE_IDS, TABLES, any_answer, name_of, play_out, start, walk

every_table = pytest.mark.parametrize("options", TABLES, ids=TABLE_IDS)


@every_table
@pytest.mark.parametrize("seed", [1, 2])
def test_every_game_ends_with_every_card_in_one_place(options: Options, seed: int) -> None:
    game = start(options, seed)
    watcher = Watcher(options, game.state)
    for _, decision, answer in walk(game, seed):
        watcher.look(game, decision)
        watcher.hear(game, decision, answer)
    watcher.last_look(game)
    assert game.over
    if not is_cooperative(options):
        assert game.state.winners
    if options.family is not REBIRTH:  # where chance seldom defeats a Villain
        assert max(scores(game.state)) > 0


@every_table
def test_a_clone_plays_on_alike(options: Options) -> None:
    """At every decision of the beginning, then at every third."""
    game = start(options, "clone")
    for i, (seat, _, answer) in enumerate(walk(game, "clone")):
        if i > 60 and i % 3:
            continue
        twin = game.clone()
        assert twin.waiting == game.waiting
        before = game.state.copy()
        twin.decide(seat, *answer)
        assert game.state == before, "the clone has touched its original"
        game_then = game.clone()
        game_then.decide(seat, *answer)
        assert twin.state == game_then.state
        assert twin.waiting == game_then.waiting


@every_table
def test_a_clone_played_to_the_end_leads_to_the_same_end(options: Options) -> None:
    """From moments that lie ever farther apart: each clone plays the rest of the game again."""
    game = start(options, "far clone")
    twins: list[Game] = []
    record_at: list[int] = []
    moment = 7
    for i, _ in enumerate(walk(game, "far clone")):
        if i == moment:
            moment = 3 * moment + 31
            twins.append(game.clone())
            record_at.append(len(game.record))
    assert twins
    for twin, done in zip(twins, record_at, strict=True):
        for seat, answer in game.record[done:]:
            twin.decide(seat, *answer)
        assert twin.state == game.state


@every_table
def test_a_record_replays_to_the_same_state(options: Options) -> None:
    game = play_out(start(options, "replay"), "replay")
    again = replay(options, game.state.key, game.record)
    assert again.state == game.state and again.history == game.history


@every_table
def test_saving_and_loading_changes_nothing(options: Options) -> None:
    """At every decision of the beginning, then at every twelfth: each time the whole game is played again."""
    game = start(options, "save")
    people = [f"person {seat}" for seat in range(options.players)]
    for i, _ in enumerate(walk(game, "save", limit=120)):
        if i > 20 and i % 12:
            continue
        record = Record(options.as_dict(), game.state.key, people, VERSION, list(game.record))
        loaded = Session.from_record(Record.loads(record.dumps()))
        assert loaded.game.state == game.state and loaded.game.waiting == game.waiting


@every_table
def test_every_offered_option_applies_and_no_other_does(options: Options) -> None:
    """At every decision of the beginning, then at every third."""
    game = start(options, "options")
    dice = Random("options")
    for i, (seat, decision, _) in enumerate(walk(game, "options")):
        if i > 60 and i % 3:
            continue
        n = len(decision.options)
        if decision.least <= 1 <= decision.most:
            for option in range(n):
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


@every_table
def test_what_is_published_of_a_task_only_grows(options: Options) -> None:
    game = start(options, "events")
    told = len(game.events)
    before = game.events
    for _ in walk(game, "events"):
        assert game.events[:told] == before
        before, told = game.events, len(game.events)


@every_table
def test_offers_agree_with_the_reasons_why_not(options: Options) -> None:
    """At every second decision for all cards but those of decks and the box, at every tenth for these as well."""
    game = start(options, "reasons")
    for i, (seat, decision, _) in enumerate(walk(game, "reasons")):
        if i % 2 or decision.kind.name != "main":
            continue
        s, mode = game.state, game.mode
        offered = Counter(option for option in decision.options if option[0] in ("play", "buy"))
        for card in range(len(s.cards)):
            if i % 10 and (s.where[card] in (MAIN, UNUSED) or kind_of(s.where[card]) == DECK):
                continue
            for verb in ("play", "buy"):
                reason = mode.barred(game, seat, verb, card)  # type: ignore[attr-defined]
                assert (reason is None) == (offered[verb, card] == 1), (verb, s.cards[card], reason)


def test_tables_have_names_of_their_own() -> None:
    assert len({name_of(options) for options in TABLES}) == len(TABLES)
