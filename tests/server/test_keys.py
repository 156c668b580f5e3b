"""The key of a game deals all cards to come: nobody at a table has it while it still matters to somebody else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from archfoe.core.chance import KEY_BYTES, LONGEST_KEY, key_of_seed
from archfoe.core.piles import MAIN
from archfoe.core.record import Record
from archfoe.games.build import build
from archfoe.games.city.campaign import new_campaign
from archfoe.games.city.campaign.contest import new_contest
from archfoe.games.city.campaign.files import dumps
from archfoe.games.options import Options
from archfoe.games.shared.mixing import pool_of
from archfoe.server.foreknowledge import ARRANGED, EARLIER, FILE, SENTENCES
from archfoe.server.room_message import FORESEEN
from archfoe.server.seating import wish_of
from archfoe.table.campaigns import Book
from archfoe.table.match import key_of_second
from archfoe.table.session import Session
from archfoe.wire import protocol as p
from archfoe.workshop import drafts
from tests.games.city.campaign.helpers import HEROES
from tests.server.desk import Desk, Person, run, seats, settled, time_passes
from tests.server.test_table import play_out
from tests.workshop.texts import FLOOD, TIDE

REFUSED = "This file would reveal hidden cards. You can save it when the game is over."


async def record_of(person: Person) -> Record:
    (text,) = await person.say(p.GetRecord())
    assert isinstance(text, p.RecordText)
    return Record.loads(text.text)


def test_a_bot_in_somebodys_place_does_not_open_the_record(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob greedy")))
            await bob.go()
            await ann.say(p.ChangeSeat(1, "bot"))
            await settled(table)
            assert ann.last(p.Room).chairs[1].leaver
            assert await ann.say(p.GetRecord()) == [p.Refused(REFUSED, "", "get_record")]

    run(play())


@pytest.mark.parametrize("mix", ["example", "random", "split"])
def test_the_first_game_of_a_match_does_not_tell_how_the_second_is_shuffled(mix: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish("base+heroes_unite", seats("ann greedy"), own={"match": True}, mix=mix)
            table, (ann,) = await desk.table(wish)
            await play_out(table, [ann], 5)
            first = await record_of(ann)
            await ann.say(p.Start())
            await settled(table)
            second = await record_of(ann)
            options = Options.from_dict(second.options)
            foretold = Options.from_dict(first.options).second_game(options.carried)
            assert options == foretold and second.key != first.key
            assert main_deck(options, second.key) != main_deck(foretold, first.key)
            assert sorted(main_deck(options, second.key)) == sorted(main_deck(foretold, first.key)), "what was left out"
            intro = ann.last(p.Room).intro
        async with Desk(tmp_path) as desk:
            ann = await desk.again(ann)
            assert ann.last(p.Room).intro == intro and (await record_of(ann)).key == second.key

    run(play())


def main_deck(options: Options, key: bytes) -> list[str]:
    _, state = build(options, key)
    return [state.cards[card].name for card in state.piles[MAIN]]


def test_the_second_game_has_the_other_half_whatever_its_own_key_is() -> None:
    first = bytes(range(KEY_BYTES))
    one, two, other = (
        pool_of("base+heroes_unite", "split", game, key)
        for game, key in ((1, first), (2, key_of_second(first)), (2, key_of_second(first)))
    )
    whole = pool_of("base+heroes_unite", "whole", 1, first)
    names = sorted(card.name for pool in (one, two) for card in pool.main)
    assert names == sorted(card.name for card in whole.main) and two == other
    assert key_of_second(first) != key_of_second(first)


def test_a_key_that_leaves_no_room_for_another_one_is_used_again() -> None:
    """Nobody but the writer of a file has such a key, and then everybody at the table has been told of it."""
    long = bytes(LONGEST_KEY - KEY_BYTES + 1)
    assert key_of_second(long) == long and len(key_of_second(long[1:])) == LONGEST_KEY


def unfinished() -> Record:
    session = Session.seeded(Options(players=2), ["ann", "bob"], "a chosen key")
    for _ in range(6):
        ((seat, decision),) = session.game.waiting.items()
        session.decide(seat, *range(max(1, decision.least)))
    return session.record()


@pytest.mark.parametrize(("seated", "told"), [("ann bob", True), ("ann greedy", False)])
def test_everybody_is_told_that_a_game_goes_on_from_a_file(seated: str, told: bool, tmp_path: Path) -> None:
    async def play() -> None:
        record = unfinished()
        async with Desk(tmp_path) as desk:
            wish = p.TableWish(seats=seats(seated))
            made = await desk.lobby.go_on(wish, Options.from_dict(record.options), record.key, record.answers)
            table = desk.lobby.tables[made.room]
            people = [await Person(table, seat.token).come() for seat in made.seats if seat.token]
        async with Desk(tmp_path) as desk:
            for person in [*people, *[await desk.again(person) for person in people]]:
                assert (FORESEEN in person.last(p.Room).intro) == told
                assert [said.text for said in person.all(p.Said)] == [FORESEEN] * told

    run(play())


def test_a_game_of_this_server_has_no_such_warning(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, _) = await desk.table(p.TableWish(seats=seats("ann bob")))
            assert not ann.all(p.Said) and "foreseen" not in json.dumps(table.seating.running().head)

    run(play())


# Keys from files, and what is remembered of them


def told(person: Person, sentence: str) -> bool:
    """Where the game is introduced, and in the chat."""
    room, said = person.last(p.Room), [said.text for said in person.all(p.Said)]
    assert (sentence in room.intro) == (sentence in said)
    return sentence in room.intro


@pytest.mark.parametrize("competitive", [True, False])
def test_a_campaign_from_a_file_is_not_dealt_by_the_key_in_it(competitive: bool, tmp_path: Path) -> None:
    """Whoever has written or saved the file could look up all games to come."""
    new = new_contest if competitive else new_campaign

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            story = new(["ann", "bob"], key_of_seed("known to its maker"), HEROES)
            wish = p.CampaignWish(saved=dumps(Book("friday", story)))
            table, _ = await desk.table(p.TableWish("rebirth", campaign=wish))
            session = table.seating.running().session
            assert session.options == story.options() and session.key != story.game_key
            foretold = Session(story.options(), story.players, story.game_key)
            assert main_deck(session.options, session.key) != main_deck(foretold.options, foretold.key)

    run(play())


@pytest.mark.parametrize("size", [LONGEST_KEY, KEY_BYTES])
def test_both_games_of_a_match_from_a_file_are_told(size: int, tmp_path: Path) -> None:
    """A key that leaves no room for another one deals the second game, too."""
    record = Session(Options("base+heroes_unite", 2, match=True), ["ann", "bob"], bytes(range(size))).record()

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            options = Options.from_dict(record.options)
            made = await desk.lobby.go_on(wish_of(options, seats("ann bob")), options, record.key, record.answers)
            table = desk.lobby.tables[made.room]
            ann, bob = [await Person(table, seat.token).come() for seat in made.seats]
            await play_out(table, [ann, bob], 5)
            await ann.say(p.Start())
            key = table.seating.running().session.key
            assert ann.last(p.Room).choices.game == 2 and (key == record.key) == (size == LONGEST_KEY)
            sentence = SENTENCES[FILE] if key == record.key else SENTENCES[EARLIER]
            assert told(ann, sentence) and told(bob, sentence)

    run(play())


def test_a_room_that_was_foreseen_stays_marked(tmp_path: Path) -> None:
    async def play() -> None:
        record = unfinished()
        async with Desk(tmp_path) as desk:
            wish = p.TableWish(seats=seats("ann bob"))
            made = await desk.lobby.go_on(wish, Options.from_dict(record.options), record.key, record.answers)
            table = desk.lobby.tables[made.room]
            ann, bob = [await Person(table, seat.token).come() for seat in made.seats]
            for _ in range(2):
                await play_out(table, [ann, bob], 5)
                await ann.say(p.Start())
                assert table.seating.running().session.key != record.key
                assert told(ann, SENTENCES[EARLIER]) and told(bob, SENTENCES[EARLIER])
        async with Desk(tmp_path) as desk:
            assert told(await desk.again(bob), SENTENCES[EARLIER])

    run(play())


def test_who_sits_down_later_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        record = unfinished()
        async with Desk(tmp_path) as desk:
            wish = p.TableWish(seats=seats("ann greedy"))
            made = await desk.lobby.go_on(wish, Options.from_dict(record.options), record.key, record.answers)
            table = desk.lobby.tables[made.room]
            ann = await Person(table, made.seats[0].token).come()
            await settled(table)
            ann.read()
            await play_out(table, [ann], 5)
            time_passes(table)
            await ann.say(p.ChangeSeat(1, "open"))
            bob = await Person(table).come()
            await bob.say(p.SitDown(1, "bob"))
            await ann.say(p.Start())
            assert told(bob, SENTENCES[EARLIER])

    run(play())


@pytest.mark.parametrize(("seated", "says"), [("ann bob", True), ("ann greedy", False)])
def test_a_first_card_that_was_wished_for_is_told(seated: str, says: bool, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish(seats=seats(seated), brings=drafts.settled(TIDE + FLOOD), first="ebb")
            _, people = await desk.table(wish)
            assert all(told(person, SENTENCES[ARRANGED]) == says for person in people)

    run(play())
