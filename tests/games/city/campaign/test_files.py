"""The file of a campaign: readable, whole after any crash, and never read wrongly."""

from __future__ import annotations

import json
from collections.abc import Callable
from operator import methodcaller
from pathlib import Path
from typing import Any

import pytest

import archfoe.core.record as record
import archfoe.games.city.campaign.files as files
from archfoe.core.errors import ArchfoeError
from archfoe.games.city.campaign import Campaign, join, leave, new_campaign
from archfoe.games.city.campaign.contest import new_contest, noted
from archfoe.games.city.campaign.files import dumps, last_good, loads, read, restore, set_aside, write
from archfoe.table.campaigns import BadCampaign, Book, OldCampaign
from archfoe.table.session import Session, write_whole
from tests.games.city.campaign.helpers import KEY, duo, failed, lost, to_scenario, won, won_by


def rich() -> Campaign:
    """A campaign in which every entry of the file says something."""
    campaign = leave(join(to_scenario(4), "dora", "Aquaman"), "bob")
    return won(lost(campaign, damage={"bank": 2, "batcave": 5}, missions=["repairs"]))


def running(campaign: Campaign) -> Book:
    """A game of it that waits for a person."""
    session = Session(campaign.options(), campaign.players, campaign.game_key)
    seat = min(session.game.waiting)
    session.decide(seat, 0)
    return Book("friday", campaign, session.record())


def resealed(book: Book, change: Callable[[dict[str, Any]], object]) -> str:
    """The file with a change that its check does not betray."""
    data = json.loads(dumps(book))
    del data["check"]
    change(data)
    return json.dumps({**data, "check": files._check(data)})


NEGATIVE = "its number of restarts cannot be -1"
BOOKS = [
    Book("new", duo()),
    Book("dealt", new_campaign(["ann", "random"], KEY)),
    Book("rich", rich()),
    Book("reruns", noted(won(noted(duo(), 2, 3)), restarts=1)),
    Book("open repair", won(to_scenario(6), damage={"bank": 2})),
    Book("open saving", won(to_scenario(7), destroyed=["Blast", "Batmobile"])),
    Book("cards out", failed(to_scenario(7))),
    Book("impossible", won(won(to_scenario(8)))),
    Book("over", failed(to_scenario(8))),
    Book("contest", won_by(new_contest(["ann", "bob"], KEY, "Batman,Cyborg"), 0, 1, damage={"bank": 1})),
    Book("teams", new_contest(["ann", "bob", "cid", "dora"], KEY, teams=True)),
    running(duo()),
    running(rich()),
]


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_what_is_written_is_read_again(book: Book, tmp_path: Path) -> None:
    path = tmp_path / "x.campaign.json"
    write(path, book)
    assert read(path) == book
    assert read(last_good(path)) == book
    assert sorted(file.name for file in tmp_path.iterdir()) == ["x.campaign.json", "x.campaign.last.json"]


def test_the_file_can_be_read_by_people() -> None:
    lines = dumps(Book("friday", rich())).splitlines()
    for line in (
        '  "name": "friday",',
        '  "players": [{"player": "ann", "super hero": "Batman"}, {"player": "dora", "super hero": "Aquaman"}],',
        '  "scenarios": ["1", "1", "1", "2"],',
        '  "try": 1,',
        '  "damage": {"bank": 2, "batcave": 5},',
        '  "side missions": ["repairs"],',
        '  "head start": "basic each",',
        '  "impossible": false,',
        '  "game": null,',
    ):
        assert line in lines


def test_a_running_game_goes_on_where_it_was() -> None:
    book = loads(dumps(running(rich())))
    assert book.game is not None
    assert len(book.game.answers) >= 1
    session = Session.from_record(book.game)
    assert session.options == book.story.options()
    assert session.game.waiting


# A crash


def test_a_crash_before_the_file_is_replaced_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.campaign.json"
    write(path, Book("x", duo()))

    def crash(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", crash)
    with pytest.raises(KeyboardInterrupt):
        write(path, Book("x", won(duo())))
    assert read(path) == read(last_good(path)) == Book("x", duo())


def test_a_crash_between_the_two_files_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.campaign.json"
    write(path, Book("x", duo()))

    def crash_at_the_second(place: Path, text: str, advice: str) -> None:
        if place == last_good(path):
            raise KeyboardInterrupt
        write_whole(place, text, advice)

    monkeypatch.setattr(files, "write_whole", crash_at_the_second)
    with pytest.raises(KeyboardInterrupt):
        write(path, Book("x", won(duo())))
    assert read(path) == Book("x", won(duo()))
    assert read(last_good(path)) == Book("x", duo())


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(ArchfoeError, match=r"cannot be written: .* Make it writable, or point XDG_DATA_HOME elsewhere"):
        write(tmp_path / "nowhere" / "x.campaign.json", Book("x", duo()))


# Damage


def test_a_file_cut_off_anywhere_is_refused() -> None:
    text = dumps(running(rich())).rstrip("\n")
    for length in range(len(text)):
        with pytest.raises(BadCampaign):
            loads(text[:length])


def test_a_changed_character_is_refused_or_changes_nothing() -> None:
    book = Book("rich", rich())
    text = dumps(book)
    for i in range(len(text)):
        changed = text[:i] + ("7" if text[i] != "7" else "8") + text[i + 1 :]
        try:
            found = loads(changed)
        except BadCampaign:
            continue
        assert found == book  # a blank or a line end


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is damaged: it is not whole JSON at line 1."),
        ('{\n  "archfoe campaign": 1,\n', "is damaged: it is not whole JSON at line 3."),
        ("[" * 100_000, "is damaged: it is not a campaign at all."),
        ("[]", "is not a campaign: it has no entry 'archfoe campaign'."),
        ('{"archfoe": 1}', "is not a campaign: it has no entry 'archfoe campaign'."),
        (
            '{"archfoe campaign": 2, "version": "9.9"}',
            "has campaign format 2 and this program reads format 1: open it with the archfoe that wrote it (9.9).",
        ),
        ('{"archfoe campaign": 1}', "is damaged: it was changed after it was saved, since its check does not fit."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(text: str, words: str) -> None:
    with pytest.raises(BadCampaign) as error:
        loads(text, "friday.json")
    assert str(error.value) == f"friday.json {words}"


@pytest.mark.parametrize(
    ("entry", "value", "words"),
    [
        ("players", [], "it names 0 players"),
        ("players", [{"player": "ann", "super hero": "Batgirl"}], "'Batgirl' is not a Super Hero"),
        ("players", [{"player": "ann"}], "its entry 'super hero' is missing"),
        ("players", "ann", "an entry is not of the right kind"),
        ("scenarios", ["1", "3"], "'3' is not a box of a scenario"),
        ("scenarios", ["1"] * 9, "it counts 9 scenarios of 8"),
        ("try", 3, "its try cannot be 3"),
        ("try", True, "an entry is not of the right kind"),
        ("signature cards", {"Batman": 4}, "its number of Signature cards cannot be 4"),
        ("damage", {"bank": 6}, "its damage cannot be 6"),
        ("damage", {"bakery": 1}, "'bakery' is not a Location"),
        ("side missions", ["sweep"], "'sweep' is not a Side Mission"),
        ("side missions", ["repairs", "recruit krypto", "repairs"], "it has the Side Mission repairs twice"),
        ("players", [{"player": "ann", "super hero": "Batman"}] * 2, "it has the player ann twice"),
        (
            "players",
            [{"player": "ann", "super hero": "Batman"}, {"player": "bob", "super hero": "Batman"}],
            "it has the Super Hero Batman twice",
        ),
        ("away", [{"player": "bob", "super hero": "Batman"}], "it has the Super Hero Batman twice"),
        ("reruns", [{"game": "scenario 1, try 1", "restarts": -1, "takebacks": 0}], NEGATIVE),
        ("reruns", [{"game": "scenario 1, try 1"}], "its entry 'restarts' is missing"),
        ("head start", "all", "'all' is not a head start"),
        ("repair", 1, "an entry is not of the right kind"),
        ("key", "00", "its key cannot be read"),
        ("key", "zz" * 16, "its key cannot be read"),
        ("name", None, "an entry is not of the right kind"),
        ("kind", "other", "'other' is not a kind of campaign"),
    ],
)
def test_entries_that_make_no_sense_are_refused(entry: str, value: object, words: str) -> None:
    text = resealed(Book("rich", rich()), lambda data: data.update({entry: value}))
    with pytest.raises(BadCampaign) as error:
        loads(text, "friday.json")
    assert str(error.value) == f"friday.json is damaged: {words}."


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_missing_entry_is_named(book: Book) -> None:
    # Files were written before there were reruns; without a word on its sets it is one of their first edition.
    not_needed = {"check", "archfoe campaign", "version", "reruns", "sets"}
    for entry in set(json.loads(dumps(book))) - not_needed:
        with pytest.raises(BadCampaign, match=f"is damaged: its entry '{entry}' is missing"):
            loads(resealed(book, methodcaller("pop", entry)))


def test_a_campaign_of_the_first_edition_is_refused_with_one_sentence() -> None:
    with pytest.raises(OldCampaign, match=r"cannot be played: it needs edition 1 of Rebirth, .*: open it with archfoe"):
        loads(resealed(Book("x", duo()), methodcaller("pop", "sets")))


def test_a_file_without_reruns_is_read() -> None:
    assert loads(resealed(Book("x", duo()), methodcaller("pop", "reruns"))).story == duo()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"winners": [[0, 0]]}, "it has the winner 0 twice"),
        (
            {"players": [{"player": name, "super hero": "Batman"} for name in ("ann", "bob")]},
            "it has the Super Hero Batman twice",
        ),
    ],
)
def test_what_a_competition_can_have_only_once(change: dict[str, object], words: str) -> None:
    with pytest.raises(BadCampaign, match=f"is damaged: {words}"):
        loads(resealed(Book("x", new_contest(["ann", "bob"], KEY)), lambda data: data.update(change)))


def test_a_winner_who_has_no_seat_is_refused() -> None:
    contest = new_contest(["ann", "bob"], KEY)
    with pytest.raises(BadCampaign, match="its winner cannot be 2"):
        loads(resealed(Book("x", contest), lambda data: data.update(winners=[[2]])))


def test_a_game_of_another_campaign_is_refused() -> None:
    other = json.loads(dumps(running(new_campaign(["ann", "bob"], bytes(16), "Batman,Cyborg"))))["game"]
    with pytest.raises(BadCampaign, match="its running game does not belong to it"):
        loads(resealed(Book("x", duo()), lambda data: data.update(game=other)))


def test_a_game_of_other_rulings_leaves_the_log_readable() -> None:
    def played_long_ago(data: dict[str, Any]) -> None:
        game = data["game"]
        del game["check"]
        game["rulings"] = 0
        game["check"] = record._check(game)

    book = loads(resealed(running(rich()), played_long_ago))
    assert book.story == rich()
    assert book.game is None
    assert book.trouble.startswith("The game that is being played in friday was played under ruling set 0")


def test_files_that_are_no_text_or_not_there(tmp_path: Path) -> None:
    path = tmp_path / "x.campaign.json"
    with pytest.raises(BadCampaign, match=r"x\.campaign\.json is missing"):
        read(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadCampaign, match="is damaged: it is not text"):
        read(path)
    path.unlink()
    path.mkdir()
    with pytest.raises(BadCampaign, match="cannot be read: Is a directory"):
        read(path)


# The last good state


def test_the_last_good_state_takes_the_place_of_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "x.campaign.json"
    book = running(rich())
    write(path, book)
    path.write_text("rubbish")
    assert restore(path) == book
    assert read(path) == book
    assert set_aside(path).read_text() == "rubbish"


def test_what_is_lost_altogether_is_restored_too(tmp_path: Path) -> None:
    path = tmp_path / "x.campaign.json"
    write(path, Book("x", duo()))
    path.unlink()
    assert restore(path) == Book("x", duo())
    assert not set_aside(path).exists()


def test_nothing_is_touched_if_no_good_state_is_left(tmp_path: Path) -> None:
    path = tmp_path / "x.campaign.json"
    path.write_text("rubbish")
    last_good(path).write_text("more rubbish")
    with pytest.raises(BadCampaign, match=r"x\.campaign\.last\.json is damaged"):
        restore(path)
    assert path.read_text() == "rubbish"
