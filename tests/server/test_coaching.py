"""Coached tables on the server: bots answer as in the record, until the player goes another way."""

from __future__ import annotations

from archfoe.server.journal import Journal
from archfoe.server.stand_ins import by_heart, coached_place
from archfoe.table.coached import coached_games
from archfoe.wire.to_server import TableWish


def _begun(name: str) -> tuple[Journal, TableWish]:
    game = coached_games()[name]
    journal = Journal.begin("game", game.options, ["Ann", *game.record.players[1:]], game.record.key)
    return journal, TableWish(coached=name)


def test_a_game_that_follows_the_record_is_known_by_its_place() -> None:
    journal, wish = _begun("first")
    answers = coached_games()["first"].record.answers
    assert coached_place(journal, wish) == 0 and by_heart(journal, wish) == []
    mine = next(at for at, (seat, _) in enumerate(answers) if seat != 0)
    journal.follow(answers[:mine])
    assert coached_place(journal, wish) == mine
    theirs = by_heart(journal, wish)
    assert theirs and theirs == answers[mine : mine + len(theirs)]
    journal.follow(theirs)
    assert by_heart(journal, wish) == []
    journal.undo(0, agreed=True)  # the place is found again from the answers
    assert coached_place(journal, wish) == mine - 1


def test_bots_think_for_themselves_once_the_player_goes_another_way() -> None:
    journal, wish = _begun("first")
    end = next(i for i, option in enumerate(journal.session.view(0).options) if option.what == "end")
    journal.follow([(0, (end,))])
    assert coached_place(journal, wish) == -1
    assert by_heart(journal, wish) is None


def test_an_ordinary_table_has_no_coach() -> None:
    journal, _ = _begun("first")
    assert coached_place(journal, TableWish()) == -1
    assert by_heart(journal, TableWish()) is None
