"""A table for a whole campaign: game after game, its log, its file, and nothing of what comes later."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from archfoe.core.chance import key_of_seed
from archfoe.games.city.campaign import Campaign, after, new_campaign
from archfoe.games.city.campaign.contest import Story
from archfoe.games.city.campaign.files import dumps
from archfoe.games.city.campaign.runs import Referee
from archfoe.games.city.options import city_options
from archfoe.games.city.outcome import Outcome
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.server import campaign_wish
from archfoe.server.live_table import LiveTable
from archfoe.server.room_message import room_message
from archfoe.server.store import StoreFailed
from archfoe.table.campaigns import Book
from archfoe.wire import protocol as p
from archfoe.wire.sheet import CampaignSheet, SheetLocation, SheetScenario
from tests.games.city.campaign.helpers import HEROES, lost, to_scenario, won
from tests.server.desk import Desk, Person, run, seats, settled
from tests.server.running import Caller, server

BOTS = ["greedy", "greedy"]


def wish(words: str = "ann greedy", *, variants: Sequence[str] = (), heroes: str = HEROES) -> p.TableWish:
    campaign = p.CampaignWish("friday")
    return p.TableWish("rebirth", seats=seats(words), variants=list(variants), heroes=heroes, campaign=campaign)


def going_on(story: Story, words: str = "", heroes: Sequence[str] = ()) -> p.TableWish:
    """A table that takes up a saved campaign."""
    campaign = p.CampaignWish(saved=dumps(Book("friday", story)), heroes=list(heroes))
    return p.TableWish("rebirth", seats=seats(words), campaign=campaign)


@pytest.fixture(autouse=True)
def dealt_by_their_own_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the terminal, so that it is known how these games end. `test_keys` is about those of tables."""
    monkeypatch.setattr(campaign_wish, "key_of", lambda story: story.game_key)


@cache
def decided(by_win: bool) -> tuple[Campaign, Outcome]:
    """A campaign whose first game two bots win, or lose, and what that game leaves."""
    for seed in range(40):
        campaign = new_campaign(["ann", "greedy"], key_of_seed(seed), HEROES)
        found = Referee()(campaign.options(), campaign.game_key, BOTS)
        if found.won == by_win:
            return campaign, found
    raise AssertionError("bots always do the same")


async def let_bots_finish(table: LiveTable, person: Person) -> None:
    """A bot takes the seat, plays the game to its end, and gives the seat back."""
    seat = table.seating.seat_of(person.token)
    assert seat is not None
    await person.say(p.ChangeSeat(seat, "bot", "greedy"))
    await settled(table)
    await person.say(p.ChangeSeat(seat, "human"))
    assert person.last(p.Room).phase == "over"


def log(person: Person) -> CampaignSheet:
    found = person.last(p.Room).campaign
    assert found is not None
    return found


def refused(messages: Sequence[p.ToClient]) -> str:
    (message,) = [message for message in messages if isinstance(message, p.Refused)]
    return message.text


# Game after game


def test_a_campaign_begins_with_its_first_scenario_and_the_others_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(wish())
            sheet = log(ann)
            first, *closed = sheet.scenarios
            assert first == SheetScenario(1, SCENARIOS[1].title, "", 0)
            assert closed == [SheetScenario(n, "", "", 0) for n in range(2, 9)]
            assert (sheet.name, sheet.stands) == ("friday", "scenario 1 of 8, first try, 0 points")
            assert [(member.name, member.hero) for member in sheet.members] == [("ann", "Batman"), ("Rocco", "Cyborg")]
            assert (sheet.missions, sheet.followed, sheet.next_start, sheet.grade) == ([], [], "", "")
            assert ann.last(p.Room).next_game == ""

    run(play())


def test_a_win_brings_the_next_scenario_with_what_was_earned_and_damaged(tmp_path: Path) -> None:
    story, found = decided(True)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(going_on(story, "ann greedy"))
            await let_bots_finish(table, ann)
            sheet = log(ann)
            assert sheet.followed[0] == "Scenario 1 is won at the first try: 5 points."
            assert sheet.scenarios[0].ticked == "1" and sheet.score == 5
            assert [s.title for s in sheet.scenarios[:3]] == [SCENARIOS[1].title, SCENARIOS[2].title, ""]
            assert {spot.tile: spot.damage for spot in sheet.locations if spot.damage} == dict(found.damage)
            assert all(len(member.cards) == member.signatures == 1 for member in sheet.members)
            assert (ann.last(p.Room).next_game, sheet.next_start) == ("campaign", "scenario 2, try 1")
            await ann.say(p.Start())
            room, sheet = ann.last(p.Room), log(ann)
            assert (room.phase, room.choices.own["scenario"]) == ("playing", 2)
            assert (sheet.followed, sheet.next_start, sheet.score) == ([], "", 5)
            assert table.seating.journal is not None
            expected = after(story, found)
            assert table.seating.journal.session.options == expected.options()
            assert table.seating.journal.session.key == expected.game_key

    run(play())


def test_a_loss_brings_a_second_try_and_another_one_the_next_scenario(tmp_path: Path) -> None:
    story, found = decided(False)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(going_on(story, "ann greedy"))
            await let_bots_finish(table, ann)
            assert log(ann).followed[0].startswith("Scenario 1 is lost at the first try and is played once more")
            assert log(ann).scenarios[0].ticked == "" and log(ann).next_start == "scenario 1, try 2"
            await ann.say(p.Start())
            assert table.seating.journal is not None
            assert city_options(table.seating.journal.session.options).legacy.damage == found.damage
            await let_bots_finish(table, ann)
            sheet = log(ann)
            assert sheet.next_start == "scenario 2, try 1"
            second = "2" if ann.view.table.winners else "Failed"
            assert sheet.scenarios[0] == SheetScenario(1, SCENARIOS[1].title, second, 3 if second == "2" else -1)

    run(play())


def test_a_competitive_campaign_ends_when_somebody_has_won_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(wish(variants=["competitive"]))
            wins = [0, 0]
            for game in range(1, 6):
                assert log(ann).stands == f"game {game}"
                await let_bots_finish(table, ann)
                wins = [won + (seat in ann.view.table.winners) for seat, won in enumerate(wins)]
                assert [member.wins for member in log(ann).members] == wins
                if max(wins) == 2:
                    break
                assert [member.signatures for member in log(ann).members] == [3 - won for won in wins]
                await ann.say(p.Start())
            names = ["ann", "greedy"]
            champions = " and ".join(names[seat] for seat in (0, 1) if wins[seat] == 2)
            assert log(ann).over and log(ann).stands == f"won by {champions}"
            assert ann.last(p.Room).next_game == ""
            assert refused(await ann.say(p.Start())) == "This campaign is over."
            assert len(log(ann).games) == game

    run(play())


def test_the_last_scenario_ends_the_campaign_with_a_grade(tmp_path: Path) -> None:
    story = lost(to_scenario(8, new_campaign(["ann", "bob"], key_of_seed(1), HEROES)))  # 35 points, and one more try

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(going_on(story, "ann greedy"))
            await let_bots_finish(table, ann)
            sheet = log(ann)
            if not sheet.over:  # the bots have won: it may go on
                assert sheet.next_start == "Impossible Mode, scenario 1, try 1"
                assert "Final score: 48 of 65 points. Grade B, Champion." in sheet.followed
                return
            assert sheet.next_start == "" and sheet.score is not None
            assert sheet.score >= 34 and sheet.grade in ("C, Hero", "B, Champion")
            assert sheet.lines[-1].endswith(f"Grade {sheet.grade}.")
            assert refused(await ann.say(p.Start())) == "This campaign is over."

    run(play())


# Nothing is lost, nothing counts twice


def test_a_restart_between_the_end_of_a_game_and_the_next_one_changes_nothing(tmp_path: Path) -> None:
    story, found = decided(True)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(going_on(story, "ann greedy"))
            await let_bots_finish(table, ann)
            end = log(ann)
        for _ in range(2):
            async with Desk(tmp_path) as desk:
                ann = await desk.again(ann)
                assert log(ann) == end
        async with Desk(tmp_path) as desk:
            ann = await desk.again(ann)
            await ann.say(p.Start())
            begun = log(ann)
            assert "already" in refused(await ann.say(p.Start()))
        async with Desk(tmp_path) as desk:
            ann = await desk.again(ann)
            assert log(ann) == begun and begun.score == 5
            journal = ann.table.seating.journal
            assert journal is not None and journal.session.options == after(story, found).options()

    run(play())


def until_phase(caller: Caller, phase: str) -> dict[str, Any]:
    while (room := caller.until("room"))["phase"] != phase:
        pass
    return room


def test_a_server_that_is_killed_between_two_games_goes_on_with_the_next(tmp_path: Path) -> None:
    people = [{"kind": "human", "name": "ann"}, {"kind": "bot", "bot": "greedy"}]
    with server(tmp_path) as running:
        made = running.make(mode="rebirth", seats=people, campaign={"name": "friday"})
        token = made["seats"][0]["token"]
        ann = Caller(running, made["room"], token)
        ann.send(type="change_seat", seat=0, kind="bot", bot="greedy")
        until_phase(ann, "over")
        ann.send(type="change_seat", seat=0, kind="human")
        end = until_phase(ann, "over")
        running.kill()
        ann.close()
    with server(tmp_path) as running:
        ann = Caller(running, made["room"], token)
        assert ann.until("room")["campaign"] == end["campaign"]
        ann.send(type="start")
        begun = until_phase(ann, "playing")
        running.kill()
        ann.close()
    with server(tmp_path) as running:
        ann = Caller(running, made["room"], token)
        room = ann.until("room")
        assert (room["phase"], room["game"], room["campaign"]) == ("playing", begun["game"], begun["campaign"])
        assert room["campaign"]["stands"] == end["campaign"]["stands"], "the first game counts once"
        ann.close()


def test_a_new_campaign_keeps_its_key_once_it_has_begun(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(wish())
            assert isinstance(table.seating.story, Campaign)
            key = table.seating.story.key
        async with Desk(tmp_path) as desk:
            ann = await desk.again(ann)
            assert isinstance(ann.table.seating.story, Campaign) and ann.table.seating.story.key == key

    run(play())


def test_who_takes_back_the_last_answer_takes_back_what_followed(tmp_path: Path) -> None:
    story, _ = decided(True)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(going_on(story, "ann greedy"))
            await let_bots_finish(table, ann)
            end, hidden_came_out = log(ann), bool(ann.view.table.undo)
            await ann.say(p.Undo(ann.view.game, ann.view.number))
            assert log(ann).score == 0 and log(ann).followed == [] and log(ann).next_start == ""
            await let_bots_finish(table, ann)
            assert log(ann).score == end.score == 5
            assert not any("taken back" in line for line in end.lines)
            told = "    The first try: 1 answer taken back after the game had gone on." in log(ann).lines
            assert told == hidden_came_out

    run(play())


def test_a_game_that_cannot_be_stored_does_not_begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(going_on(to_scenario(2), "ann open"))
            assert log(ann).next_start == "scenario 2, try 1"

            with monkeypatch.context() as patch:

                def full(*_: object) -> None:  # when the game and its chapter are on their way
                    raise StoreFailed("It could not be saved: the disk is full.")

                patch.setattr("archfoe.server.archive.save_seats", full)
                assert await ann.say(p.Start()) == [] and ann.connection.closed
            ann = await desk.again(ann)
            assert ann.last(p.Room).phase == "lobby"
            await ann.say(p.Start())
            assert ann.last(p.Room).choices.own["scenario"] == 2

    run(play())


# What must be chosen, and who plays


def ruined() -> Campaign:
    """Scenario 6 was won in a damaged city: a Location is to be repaired."""
    return won(to_scenario(6), damage={"bank": 5, "city": 2})


def test_the_host_chooses_the_location_that_is_repaired(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(going_on(ruined()))
            assert ann.last(p.Room).phase == "lobby"  # nothing begins before it is chosen
            assert chosen_from(ann) == chosen_from(bob) == ["bank", "city"]
            assert "Choose the Location" in refused(await ann.say(p.Start()))
            assert "has no damage" in refused(await ann.say(p.Start(["daily_planet"])))
            assert "no Location" in refused(await ann.say(p.Start(["moon"])))
            assert "host" in refused(await bob.say(p.Start(["bank"])))
            assert table.seating.phase == "lobby"
            await ann.say(p.Start(["bank"]))
            assert ann.last(p.Room).choices.own["scenario"] == 7
            spots = {spot.tile: spot for spot in log(bob).locations}
            assert spots["bank"] == SheetLocation("bank", "Bank", 0, False) and spots["city"].damage == 2

    run(play())


def chosen_from(person: Person) -> list[str]:
    """What the next game waits for, as the page is told."""
    choice = log(person).choice
    return [] if choice is None else [option.key for option in choice.options]


def test_the_host_names_the_cards_that_are_saved(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            story = won(to_scenario(7), destroyed=["Blast", "Batmobile", "Blast"])
            _, (ann, _) = await desk.table(going_on(story))
            choice = log(ann).choice
            assert choice is not None and choice.times == 2
            assert chosen_from(ann) == ["Batmobile", "Blast"]
            assert "Choose the cards" in refused(await ann.say(p.Start(["Blast"])))
            assert "nothing to choose" in refused(await ann.say(p.Start(["Blast", "Blast", "Batmobile"])))
            await ann.say(p.Start(["Blast", "Batmobile"]))
            assert ann.last(p.Room).choices.own["scenario"] == 8

    run(play())


def test_bots_among_themselves_repair_the_worst(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(going_on(ruined(), "ann greedy"))
            await ann.say(p.ChangeSeat(0, "bot", "greedy"))
            await ann.say(p.Start())
            await settled(table)
            assert isinstance(table.seating.story, Campaign) and table.seating.story.damage == (("city", 2),)

    run(play())


def test_nothing_is_repaired_that_was_not_earned(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(wish("ann open"))
            assert "nothing to choose" in refused(await ann.say(p.Start(["bank"])))
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann open")))
            assert "nothing to choose" in refused(await ann.say(p.Start(["bank"])))

    run(play())


def test_who_takes_a_seat_between_two_games_goes_on_with_its_super_hero(tmp_path: Path) -> None:
    story, _ = decided(True)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(going_on(story, "ann greedy"))
            await let_bots_finish(table, ann)
            await ann.say(p.ChangeSeat(1, "open"))
            dora = Person(table)
            await dora.come()
            await dora.say(p.SitDown(1, "dora"))
            await ann.say(p.Start())
            member = log(ann).members[1]
            assert (member.name, member.hero, member.signatures) == ("dora", "Cyborg", 1)

    run(play())


# Secrets and spoilers


def words_of(numbers: range) -> set[str]:
    return {words for n in numbers for words in (SCENARIOS[n].title, SCENARIOS[n].premise, *SCENARIOS[n].special)}


@pytest.mark.parametrize("scenario", [1, 2, 4, 7])
def test_no_message_tells_of_a_scenario_that_is_not_reached(scenario: int, tmp_path: Path) -> None:
    untold = words_of(range(scenario + 1, 9)) - words_of(range(1, scenario + 1))
    assert SCENARIOS[8].title in untold

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            story = lost(to_scenario(scenario, new_campaign(["ann", "bob"], key_of_seed(scenario), HEROES)))
            table, (ann,) = await desk.table(going_on(story, "ann greedy"))
            onlooker = Person(table)
            await onlooker.come()
            sent = b"".join(ann.raw + onlooker.raw).decode()
            assert SCENARIOS[scenario].title in sent
            assert [words for words in untold if words in sent] == []
            await let_bots_finish(table, ann)  # won or not, the next one is reached
            later = words_of(range(scenario + 2, 9)) - words_of(range(1, scenario + 2))
            sent = b"".join(ann.raw).decode()
            assert SCENARIOS[scenario + 1].title in sent
            assert [words for words in later if words in sent] == []

    run(play())


def test_the_end_of_a_game_is_held_back_in_the_log_as_well(tmp_path: Path) -> None:
    story, _ = decided(True)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(going_on(story, "ann greedy"))
            during = room_message(table.seating, 0, [0]).campaign
            await let_bots_finish(table, ann)
            assert room_message(table.seating, 0, [0], hold_back=True).campaign == during

    run(play())


def test_the_key_is_in_no_message_but_the_file(tmp_path: Path) -> None:
    story, _ = decided(True)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(going_on(story, "ann greedy"))
            await let_bots_finish(table, ann)
            await ann.say(p.Start())
            sent = b"".join(ann.raw).decode()
            assert story.key.hex() not in sent and story.game_key.hex() not in sent

    run(play())
