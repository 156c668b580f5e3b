"""What may be taken back in a session, and who must agree to it."""

from __future__ import annotations

import pytest

from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.table.session import Session
from tests.vocabulary import table


def ends_turn(session: Session, seat: int) -> None:
    options = session.game.waiting[seat].options
    session.decide(seat, options.index(("end",)))


def two_people() -> Session:
    session = Session.seeded(Options(players=2), ["ann", "bob"], "undo")
    ends_turn(session, session.game.state.active)
    return session


def test_a_bot_that_took_somebodys_place_does_not_make_one_alone() -> None:
    session = two_people()
    seat = 1 - session.game.state.active
    session.players[1 - seat] = "greedy"
    before = list(session.game.record)
    assert session.undo(seat) is not None and session.game.record == before
    assert session.undo(seat, agreed=True) is None and len(session.game.record) < len(before)


def test_nor_does_it_in_a_game_that_was_loaded() -> None:
    session = Session.from_record(Record.loads(two_people().record().dumps()))
    seat = 1 - session.game.state.active
    session.players[1 - seat] = "greedy"
    assert session.undo(seat) is not None


def test_who_always_was_alone_may_go_back() -> None:
    session = Session.seeded(Options(players=2), ["ann", "greedy"], "undo")
    ends_turn(session, 0)
    assert session.undo_barrier(0) is not None and session.undo(0) is None


def test_who_chooses_last_does_not_choose_again_after_seeing_what_the_others_chose() -> None:
    """Amazo lets all pass cards at once: whoever answers last sees at once what they get."""
    t = table(
        "heroes_unite", stack=["Amazo"], face_down=True, deck0=["Kick", "Raven", *["Punch"] * 5], p1=["Talon", "Oa"]
    )
    t.end()
    session = Session.seeded(Options("heroes_unite", 2), ["ann", "bob"], "undo")
    session.game = t.game
    session.decide(0, 0, 1)
    assert session.undo_barrier(0) is None, "nobody has seen it"
    session.decide(1, 0, 1)
    assert sorted(t.hand(1)) == ["Kick", "Raven"]
    assert session.undo_barrier(1) == "Choices of others may have come out since."


@pytest.mark.parametrize("other", [[], ["Lasso of Truth"]])
def test_the_reason_does_not_tell_who_else_could_have_avoided_an_attack(other: list[str]) -> None:
    t = table("base", players=3, p0=["Scarecrow"], p1=["Lasso of Truth"], p2=other)
    session = Session.seeded(Options(players=3), ["ann", "bob", "cy"], "undo")
    session.game = t.game
    t.play("Scarecrow")
    for seat in sorted(session.game.waiting, reverse=True):
        session.decide(seat)
    assert session.undo_barrier(1) == "Choices of others may have come out since."


def test_who_ends_a_confrontation_does_not_go_back_because_a_foe_holds_a_block() -> None:
    """Only a foe with a Block in hand is asked, so the question tells."""
    t = table("rivals", confronting=1, power=9, p1=["Harley Quinn"])
    session = Session.seeded(Options("rivals", 2), ["ann", "bob"], "undo")
    session.game = t.game
    ends_turn(session, 0)
    assert list(session.game.waiting) == [1]
    assert session.undo_barrier(0) == "Another player is asked now."


def test_a_game_that_is_over_is_not_taken_back_for_nothing() -> None:
    session = two_people()
    seat = 1 - session.game.state.active
    session.game.state.over = True
    assert session.undo_barrier(seat) == "The game has ended since."
