"""Sets that come with a table: small, in words, known by their text, and in the record of every game."""

from __future__ import annotations

import gc
import pickle
from importlib import import_module

import pytest

from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.registry import may_be_guest, set_of, sets
from archfoe.registry.brought import LONGEST_TEXT, bring, brought, take_in, texts_of
from archfoe.table.session import Session
from archfoe.wire.card_names import by_name
from tests.workshop.texts import TIDE as SET

home = import_module("archfoe.registry.brought")


def never_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a program that has never seen a set."""
    for known in ("_kept", "_held"):
        monkeypatch.setattr(home, known, type(getattr(home, known))())


def test_a_set_is_known_by_its_text_and_nobody_else_finds_it() -> None:
    found = bring(SET)
    assert found.name.startswith("tide_") and bring(SET) is found
    assert bring(SET.replace("Draw(2)", "Draw(3)")).name != found.name
    assert set_of(found.name) is found and found.name not in sets() and brought("tide") is None
    assert may_be_guest(found.name, "base") and not may_be_guest(found.name, "base+heroes_unite")
    assert found.pictures == {"ebb": "anchor"}


def test_a_game_with_it_is_recorded_with_its_text_and_opens_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    found = bring(SET)
    session = Session.seeded(Options("base", 2, mix=found.name), ["random", "random"], "tide")
    assert any(card.name == "Ebb" for card in session.game.state.cards)
    text = session.record().dumps()
    never_seen(monkeypatch)
    assert brought(found.name) is None
    again = Session.from_record(Record.loads(text))
    assert again.game.state.piles == session.game.state.piles and brought(found.name) is not None


def test_a_record_whose_set_is_another_one_is_refused_with_a_sentence() -> None:
    found = bring(SET)
    record = Session.seeded(Options("base", 2, mix=found.name), ["random", "random"], "tide").record()
    record.brought = {found.name: SET.replace("Draw(2)", "Draw(9)")}
    with pytest.raises(BadRecord, match="that comes with it is not the one that was played"):
        Session.from_record(record)
    with pytest.raises(ArchfoeError, match="is not the one"):
        take_in({"base": SET})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (SET + "#" * LONGEST_TEXT, "at most 24,000 signs"),
        (SET.replace('play = "Draw(2)"', 'text = "Draw 2 cards."'), "written in words, without sentences"),
        (SET.replace("tide", "t" * 30), "has at most 24 signs"),
        (SET.replace("Ebb", "E\\u202Ebb"), "only signs that can be seen"),
        (SET.replace("Ebb", "E" * 61), "at most 60 signs, not 61"),
        (f'blurb = "{"B" * 61}"\n{SET}', "names and a blurb of at most 60 signs"),
        (SET.replace("copies = 9", "copies = 1000000"), "Your set, line 9: Ebb: copies must be 1 to 99."),
        (SET + "".join(f'[[card]]\nname = "C{n}"\nis = "hero"\n' for n in range(80)), "at most 80 different cards"),
        ('overlay = "base"\nname = "o"\ntitle = "O"\n', "written in words, without sentences"),
    ],
)
def test_what_does_not_come_with_a_table_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ArchfoeError) as caught:
        bring(text)
    assert sentence in str(caught.value)


def test_what_was_used_longest_ago_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    never_seen(monkeypatch)
    monkeypatch.setattr(home, "_KEPT_SIGNS", 2 * len(SET) + 10)
    first, second = bring(SET), bring(SET.replace("= 9", "= 8"))
    assert brought(first.name) is first
    third = bring(SET.replace("= 9", "= 7"))
    assert brought(second.name) is None and set(texts_of([first.name, third.name])) == {first.name, third.name}


def test_a_set_stays_as_long_as_a_game_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many other sets come meanwhile."""
    never_seen(monkeypatch)
    monkeypatch.setattr(home, "_KEPT_SIGNS", len(SET) + 10)
    session = Session.seeded(Options("base", 2, mix=bring(SET).name), ["ann", "random"], "tide")
    name = session.options.mix
    bring(SET.replace("= 9", "= 8"))
    session.decide(0, 0)
    assert session.record().brought == {name: SET}
    assert texts_of([pickle.loads(pickle.dumps(session.options)).mix]) == {name: SET}
    assert by_name(f"{name}/ebb") is not None
    del session
    bring(SET.replace("= 9", "= 7"))
    gc.collect()
    assert brought(name) is None


def test_a_turn_in_which_cards_make_each_other_act_without_end_is_stopped() -> None:
    endless = SET.replace('is = "hero"', 'is = "location"').replace('play = "Draw(2)"', 'when = "When(DRAW, Draw(1))"')
    found = bring(endless.replace("copies = 9", "copies = 60").replace("cost = 3", "cost = 0"))
    with pytest.raises(ArchfoeError, match="Ebb would set off more than 1,000 steps of a turn"):
        Session.seeded(Options("base", 2, mix=found.name), ["random", "random"], "1")
