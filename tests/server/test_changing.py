"""Another game at the same table: who may change it and when, that all keep their seats, and what everybody hears."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe.server.changing import UNFINISHED
from archfoe.server.evening import began
from archfoe.server.settling import ONLY_HOST
from archfoe.wire import protocol as p
from archfoe.wire.to_server import BackToLobby, ChangeGame
from tests.server.desk import Desk, Person, run, seats, settled
from tests.server.test_absence import chair, lines, refusals
from tests.server.test_evening import finished
from tests.server.test_people import names
from tests.server.test_table import play_out

ANOTHER = ChangeGame("heroes_unite", variants=["hunt"], counts_points=True)


def kinds(person: Person) -> list[str]:
    return [chair.kind for chair in person.last(p.Room).chairs]


def test_the_host_changes_the_game_and_everybody_hears_how_and_is_asked_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben) = await desk.table(p.TableWish(seats=seats("ann ben open")))
            await ben.say(p.Ready())
            await ben.say(ANOTHER)
            assert refusals(ben) == [ONLY_HOST]
            await ann.say(ANOTHER)
            told = ben.last(p.Room).choices
            assert (told.mode, told.variants, told.counts_points) == ("heroes_unite", ["hunt"], True)
            assert lines(ben) == [
                "ann changed the game. Now: Heroes Unite, hunt, open Victory Points. No longer: Base set.",
                "The game has changed. Say again when you are ready.",
            ]
            assert not chair(ben, 1).ready and names(ben)[:2] == ["ann", "ben"]
            await ann.say(ANOTHER)  # the same
            assert len(lines(ben)) == 2
        async with Desk(tmp_path) as desk:
            ann, ben = await desk.again(ann), await desk.again(ben)
            assert ben.last(p.Room).seat == 1 and ann.last(p.Room).host
            await ann.say(p.Start())
            await settled(ann.table)
            options = ann.table.seating.running().session.options
            assert (options.mode, options.variants, options.players) == ("heroes_unite", ("hunt",), 3)
            await ann.say(ANOTHER)
            assert refusals(ann) == [UNFINISHED]

    run(play())


def test_open_seats_and_bots_make_room_before_the_first_game_and_people_stay(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben) = await desk.table(p.TableWish(seats=seats("ann open greedy ben")))
            await ann.say(ChangeGame("rivals", players=2))
            assert kinds(ann) == ["human", "human"] and ben.last(p.Room).seat == 1 and ben.last(p.Room).chairs[1].yours
            assert lines(ben)[-1].endswith(", 2 players. No longer: Base set, 4 players.")
            await ann.say(ChangeGame("base", players=5))
            assert kinds(ben) == ["human", "human", "open", "open", "open"]
            cleo = await Person(ann.table).come()
            await cleo.say(p.SitDown(4, "cleo"))
            await ann.say(ChangeGame("rivals", players=2))
            assert refusals(ann) == ["3 people sit here. Choose a game for as many."]
            await ann.say(ChangeGame("base", players=3))
            assert names(ann) == ["ann", "ben", "cleo"] and cleo.last(p.Room).seat == 2
        async with Desk(tmp_path) as desk:
            ann = await desk.again(ann)
            assert names(ann) == ["ann", "ben", "cleo"] and (await desk.again(ben)).last(p.Room).seat == 1

    run(play())


def test_after_a_game_the_next_one_is_another_and_all_say_again_that_they_are_in(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann, ben = await finished(desk, "ann ben")
            await ben.say(p.Ready())
            await ann.say(ANOTHER)
            room = ben.last(p.Room)
            assert room.phase == "over" and room.choices.mode == "base" and not chair(ben, 1).ready
            assert room.next_choices is not None and room.next_choices.mode == "heroes_unite"
            assert "ann changed the next game. Now: Heroes Unite" in lines(ben)[-2]
        async with Desk(tmp_path) as desk:
            ann, ben = await desk.again(ann), await desk.again(ben)
            assert ben.last(p.Room).next_choices is not None and ben.last(p.Room).evening.games == 1
            await ben.say(p.Ready())
            await ann.say(p.Ready())
            room = ben.last(p.Room)
            assert room.phase == "playing" and room.choices.mode == "heroes_unite" and room.next_choices is None
            assert names(ben) == ["ann", "ben"]

    run(play())


def test_after_a_game_with_a_bot_two_people_play_a_game_for_two_and_then_one_for_three(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann, ben = await finished(desk, "ann greedy ben")
            first, over = ann.last(p.Room).first_next, ann.last(p.Room).evening
            assert first in (0, 2) and over.games == 1
            await ann.say(ChangeGame("rivals", players=2))
            for one in (ann, ben):
                room = one.last(p.Room)
                assert (room.phase, room.game, room.choices.mode) == ("lobby", "", "rivals")
                assert names(one) == ["ann", "ben"] and room.first_next == first // 2 and room.evening.games == 1
            assert ben.last(p.Room).chairs[1].yours
            assert "2 players. No longer: Base set, 3 players." in lines(ben)[-1]
        async with Desk(tmp_path) as desk:
            ann, ben = await desk.again(ann), await desk.again(ben)
            assert (ben.last(p.Room).phase, ben.last(p.Room).first_next) == ("lobby", first // 2)
            assert ben.last(p.Room).evening.wins == [over.wins[0], over.wins[2]]
            await ann.say(p.Start())
            await settled(ann.table)
            room = ben.last(p.Room)
            assert (room.phase, room.game.endswith("-2"), room.choices.mode) == ("playing", True, "rivals")
            await play_out(ann.table, [ann, ben], 3)
            await ann.say(BackToLobby())
            assert lines(ben)[-1] == "ann took everyone back to the lobby to change the next game."
            await ann.say(ChangeGame("base", players=3))
            assert kinds(ben) == ["human", "human", "open"]
            cleo = await Person(ann.table).come()
            await cleo.say(p.SitDown(2, "cleo"))
            await ann.say(p.Start())
            assert cleo.last(p.Room).phase == "playing" and names(ben) == ["ann", "ben", "cleo"]
            assert began(ann.table.seating.running()) in (0, 1) and ben.last(p.Room).evening.games == 2

    run(play())


def test_only_the_host_leads_back_to_the_lobby_and_only_between_two_games(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben) = await desk.table(p.TableWish(seats=seats("ann ben")))
            await ann.say(BackToLobby())
            await play_out(ann.table, [ann, ben], 3)
            await ben.say(BackToLobby())
            assert (refusals(ann), refusals(ben)) == ([UNFINISHED], [ONLY_HOST])
            await ann.say(BackToLobby())
            await ann.say(BackToLobby())
            assert refusals(ann)[1:] == ["You are in the lobby already."]

    run(play())


@pytest.mark.parametrize(
    ("message", "why"),
    [
        (ChangeGame("bse"), "There is no mode 'bse'"),
        (ChangeGame("base", variants=["nothing"]), "There is no variant 'nothing'"),
        (ChangeGame("base", players=9), "9 players cannot play base"),
        (ChangeGame("rivals"), "3 players cannot play rivals"),
    ],
)
def test_what_cannot_be_played_is_refused_and_nothing_changes(message: ChangeGame, why: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann open open")))
            await ann.say(message)
            assert refusals(ann)[0].startswith(why) and kinds(ann) == ["human", "open", "open"]
            assert ann.last(p.Room).choices.mode == "base" and lines(ann) == []

    run(play())


def test_a_campaign_keeps_its_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish(mode="rebirth", seats=seats("ann open"), campaign=p.CampaignWish("friday"))
            _, (ann,) = await desk.table(wish)
            await ann.say(ANOTHER)
            assert refusals(ann)[0].startswith("The games of a campaign follow")

    run(play())
