"""Our sets have editions: a record that needs cards which are gone is refused, and others go on as they were."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.core.errors import BadRecord
from archfoe.core.record import Record
from archfoe.games.city.campaign.files import dumps, loads
from archfoe.games.city.campaign.log import MODE, Campaign, Member
from archfoe.games.options import Options
from archfoe.registry.found import shipped
from archfoe.table.campaigns import Book, OldCampaign
from archfoe.table.session import Session, age_of

Edition = Callable[..., None]


@pytest.fixture
def edition(monkeypatch: pytest.MonkeyPatch) -> Edition:
    """Puts another edition of one of our sets into its place."""

    def put(name: str, revision: int, oldest: int, changed: str) -> None:
        own = shipped().sets[name]
        _ = own.box
        monkeypatch.setitem(
            shipped().sets, name, replace(own, revision=revision, oldest=oldest, changed=changed, box=own.box)
        )

    return put


def game(mode: str = "heroes_unite", mix: str = "") -> Record:
    return Session.seeded(Options(mode, 2, mix=mix), ["random"] * 2, "editions").record()


def test_a_record_of_cards_that_are_gone_is_refused_with_one_sentence(
    edition: Edition, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.archfoe.json"
    path.write_text(replace(game(), version="0.1.0").dumps(), encoding="utf-8")
    edition("heroes_unite", 2, 2, "whose cards are gone")
    assert run(["replay", str(path)]) == 2
    assert capsys.readouterr().err.endswith(
        "old.archfoe.json cannot be played: it needs edition 1 of Heroes Unite, whose cards are gone: "
        "open it with archfoe 0.1.0.\n"
    )
    assert run(["resume", str(path)]) == 2
    assert run(["replay", str(path), "--anyway"]) == 0  # here the cards are still the same


def test_a_record_says_its_edition_and_is_played_by_it(edition: Edition) -> None:
    edition("heroes_unite", 2, 2, "whose cards are gone")
    record = game()
    assert record.sets == {"heroes_unite": "edition 2"}
    assert Session.from_record(Record.loads(record.dumps())).game.over
    edition("heroes_unite", 3, 2, "the points are others")
    assert age_of(record) == "It was played with edition 2 of Heroes Unite: the points are others."
    assert Session.from_record(record).game.over
    edition("heroes_unite", 1, 1, "")
    with pytest.raises(BadRecord, match="needs edition 2 of Heroes Unite, and this program has edition 1"):
        Session.from_record(record)


def test_guests_count_and_other_sets_do_not(edition: Edition) -> None:
    guests, alone = game("rebirth", "heroes_unite"), game("rebirth")
    edition("heroes_unite", 2, 2, "whose cards are gone")
    with pytest.raises(BadRecord, match="needs edition 1 of Heroes Unite, whose cards are gone"):
        Session.from_record(guests)
    assert Session.from_record(alone).game.over
    assert "Heroes Unite" not in age_of(alone)


def test_a_campaign_needs_its_cards_too(edition: Edition) -> None:
    story = Campaign((Member("ann", ""), Member("bob", "")), b"0" * 16)
    old = dumps(Book("friday", story))
    edition(MODE, shipped().sets[MODE].revision + 1, shipped().sets[MODE].revision + 1, "whose cards are gone")
    with pytest.raises(OldCampaign, match=r"^the file cannot be played: it needs edition \d of Rebirth, whose cards"):
        loads(old)
    assert loads(dumps(Book("friday", story))).story == story
