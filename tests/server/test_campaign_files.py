"""The file of a campaign that is played at a table."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from archfoe.cli import campaigns
from archfoe.core.chance import key_of_seed
from archfoe.core.errors import ArchfoeError
from archfoe.games.city.campaign import Campaign, Member, after, files, leave, new_campaign
from archfoe.games.city.campaign.contest import Story, new_contest
from archfoe.games.city.campaign.files import dumps, loads
from archfoe.games.city.options import city_options
from archfoe.table.campaigns import Book
from archfoe.wire import protocol as p
from tests.games.city.campaign.helpers import HEROES, failed, to_scenario, won
from tests.server.desk import Desk, Person, run, seats, settled
from tests.server.test_campaigns import dealt_by_their_own_keys as dealt_by_their_own_keys
from tests.server.test_campaigns import decided, going_on, let_bots_finish, log, refused

# The file


def test_the_file_of_the_page_is_that_of_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    story, found = decided(True)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(going_on(story, "ann greedy"))
            assert "between two games" in refused(await ann.say(p.GetCampaign()))
            await let_bots_finish(table, ann)
            await ann.say(p.GetCampaign())
            file = ann.last(p.RecordText)
            assert file.name == "friday.campaign.json"
            assert loads(file.text) == Book("friday", after(story, found))
            monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
            campaigns.folder().mkdir(parents=True)
            (campaigns.folder() / file.name).write_text(file.text, encoding="utf-8")
            campaigns.log("friday")
            assert capsys.readouterr().out.splitlines() == log(ann).lines
            onlooker = Person(table)
            await onlooker.come()
            assert "You are watching" in refused(await onlooker.say(p.GetCampaign()))

    run(play())


def test_in_a_competition_of_people_nobody_gets_the_file_before_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            contest = new_contest(["ann", "bob"], key_of_seed(3), HEROES)
            table, (ann, bob) = await desk.table(going_on(contest))
            for person in (ann, bob):
                await person.say(p.ChangeSeat(table.seating.seat_of(person.token) or 0, "bot", "greedy"))
            await settled(table)
            for person in (ann, bob):
                await person.say(p.ChangeSeat(table.seating.seat_of(person.token) or 0, "human"))
            assert "reveal upcoming cards" in refused(await ann.say(p.GetCampaign()))
            await bob.say(p.ChangeSeat(1, "bot", "greedy"))  # who has a key may come back
            assert "reveal upcoming cards" in refused(await ann.say(p.GetCampaign()))
            assert "Only bob can give up the seat" in refused(await ann.say(p.ChangeSeat(1, "open")))
            await bob.go()
            await ann.say(p.ChangeSeat(1, "open"))
            await ann.say(p.ChangeSeat(1, "bot", "greedy"))  # against a bot nobody is cheated
            await ann.say(p.GetCampaign())
            assert loads(ann.last(p.RecordText).text).story == table.seating.story_now

    run(play())


def test_another_team_takes_up_a_saved_campaign(tmp_path: Path) -> None:
    """bob leaves, dora comes for his Super Hero's place in the city with one of her own, cleo takes over Cyborg."""
    story = won(new_campaign(["ann", "bob"], key_of_seed(5), HEROES))

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (cleo, dora) = await desk.table(going_on(story, "cleo dora greedy", ["Cyborg", "", ""]))
            members = log(cleo).members
            assert (members[0].name, members[0].hero) == ("cleo", "Cyborg")
            assert len({member.hero for member in members}) == 3 and "Batman" not in [m.hero for m in members]
            assert [member.signatures for member in members] == [1, 0, 0]
            assert [(member.name, member.hero) for member in log(dora).away] == [("ann", "Batman")]
            assert table.seating.journal is not None
            assert city_options(table.seating.journal.session.options).legacy.signatures == (1, 0, 0)

    run(play())


def test_a_campaign_that_has_not_begun_can_be_taken_up_by_any_number(tmp_path: Path) -> None:
    story = new_campaign(["ann", "bob"], key_of_seed(5))

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, _ = await desk.table(going_on(story, "ann bob greedy", ["", "", ""]))
            assert isinstance(table.seating.story, Campaign)
            assert table.seating.story.members == (Member("ann"), Member("bob"), Member("greedy"))

    run(play())


REFUSED = {
    "Rebirth": p.TableWish("base", campaign=p.CampaignWish()),
    "settles by itself what is chosen for scenario": p.TableWish(
        "rebirth", own={"scenario": 2}, campaign=p.CampaignWish()
    ),
    "cannot be the name": p.TableWish("rebirth", campaign=p.CampaignWish("../etc")),
    "for two teams": p.TableWish(
        "rebirth", seats=seats("ann greedy greedy greedy"), variants=["team"], campaign=p.CampaignWish()
    ),
    "not whole JSON": p.TableWish("rebirth", campaign=p.CampaignWish(saved="{")),
    "campaign is over": going_on(failed(to_scenario(8))),
    "has 2 players, and the table 3 seats": going_on(to_scenario(2), "ann bob greedy"),
    "choose from": going_on(to_scenario(2), "ann bob", ["Cyborg", "Cyborg"]),
    "stay to its end": going_on(new_contest(["ann", "bob"], key_of_seed(3), HEROES), "ann bob", ["Batman", ""]),
}


@pytest.mark.parametrize(("words", "wished"), REFUSED.items(), ids=REFUSED.keys())
def test_what_cannot_be_a_campaign_is_refused_in_a_sentence(words: str, wished: p.TableWish, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            with pytest.raises(ArchfoeError, match=words):
                await desk.lobby.make(wished)
            assert not desk.lobby.tables

    run(play())


STRANGE: list[Any] = [
    None,
    -1,
    10**30,
    1.5,
    "",
    "x" * 300,
    "\ud800",
    "\u202egod",
    [],
    [[]],
    {},
    {"a": 1},
    True,
    ["greedy"] * 9,
]


def forged(story: Story, dice: Random) -> str:
    """A file in which something is not as it should be, with a check that fits."""
    data = json.loads(dumps(Book("friday", story)))
    where = data
    while True:
        keys = list(where) if isinstance(where, dict) else list(range(len(where)))
        key = dice.choice([key for key in keys if key != "check"])
        if isinstance(where[key], dict | list) and where[key] and dice.random() < 0.6:
            where = where[key]
            continue
        where[key] = dice.choice(STRANGE)
        break
    data["check"] = files._check({key: value for key, value in data.items() if key != "check"})
    return json.dumps(data)


def test_a_forged_file_is_refused_in_a_sentence_or_does_no_harm(tmp_path: Path) -> None:
    gone = leave(won(to_scenario(6), damage={"bank": 5}), "bob")
    stories: list[Story] = [gone, new_contest(["ann", "greedy"], key_of_seed(3), HEROES)]

    async def play() -> int:
        refusals, dice = 0, Random(1)
        async with Desk(tmp_path) as desk:
            for _ in range(300):
                text = forged(dice.choice(stories), dice)
                try:
                    made = await desk.lobby.make(p.TableWish("rebirth", campaign=p.CampaignWish(saved=text)))
                except ArchfoeError as error:
                    str(error).encode()
                    refusals += 1
                    assert not desk.lobby.tables
                else:
                    table = desk.lobby.tables.pop(made.room)
                    await settled(table)
                    person = await Person(table).come()
                    assert not any(sign in person.raw[0].decode() for sign in STRANGE if sign and isinstance(sign, str))
        return refusals

    assert run(play()) > 200
