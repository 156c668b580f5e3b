"""The daily deal: one number a day, the same cards everywhere, and a result that the record gives again."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.core.record import Record
from archfoe.table.daily import Deal, day_of, number_of, out_on, par_of, played_in, result_of
from archfoe.table.session import Session

#: Of some days: the key and the mark. A change here deals other cards than everybody else has on that day, so it comes
#: only with another ruling set, or with other cards.
DEALS = {
    1: ("46180f4a7aae3bc83a88e2b5ba508ab2", "d41b"),
    53: ("dbeabea1eac851ef61ee881b6398939b", "f34e"),
    54: ("ee40ae71048b669c5023e4bf3ea3ef01", "c8f9"),
    100: ("312f98415a8aa7277b9274838201db09", "93e0"),
    200: ("9a14b4dc7ee23d1756f4a56b19910d0b", "56df"),
    366: ("31714362628f56fbf3523e27fbeacaa3", "ee25"),
}
A_YEAR = [date(2026, 9, 27) + timedelta(n) for n in range(366)]


def test_the_numbers_of_a_year() -> None:
    assert number_of(date(2026, 9, 27)) == 1 and number_of(date(2026, 11, 18)) == 53
    assert [number_of(day) for day in A_YEAR] == list(range(1, 367))
    assert [day_of(number_of(day)) for day in A_YEAR] == A_YEAR


@pytest.mark.parametrize("hours", [-10, 0, 14], ids=["Honolulu", "Reykjavik", "Kiritimati"])
def test_a_moment_has_one_number_wherever_one_is(hours: int) -> None:
    zone = timezone(timedelta(hours=hours))
    for day in A_YEAR:
        for hour in (0, 23):
            moment = datetime(day.year, day.month, day.day, hour, 30, tzinfo=UTC)
            assert number_of(moment.astimezone(zone).astimezone(UTC).date()) == number_of(day)


@pytest.mark.parametrize("number", DEALS)
def test_a_deal_is_the_same_for_ever(number: int) -> None:
    deal = Deal(number)
    assert (deal.key.hex(), deal.mark) == DEALS[number]


def test_no_two_days_of_a_year_have_the_same_deal() -> None:
    keys = {Deal(number_of(day)).key for day in A_YEAR}
    assert len(keys) == len(A_YEAR) and Deal(1, rulings=1).key not in keys


def test_a_deal_is_played_on_its_day_or_later() -> None:
    today = date(2026, 11, 18)
    assert out_on(53, today) == Deal(53)
    for number, says in ((54, "comes on 2026-11-19"), (0, "The first daily deal is that of 2026-09-27")):
        with pytest.raises(ArchfoeError, match=says):
            out_on(number, today)


def test_a_game_says_which_deal_it_is() -> None:
    today = date(2026, 11, 18)
    for number in (1, 52, 53):
        assert played_in(Deal(number).begin("Ann"), today) == Deal(number)
    deal = Deal(54)  # of tomorrow
    assert played_in(deal.begin(), today) is None
    assert played_in(Session(deal.options, ["you", "greedy", "keen"], Deal(53).key), today) is None
    assert played_in(Session(deal.options, deal.players("you")), today) is None


def finished(deal: Deal) -> Session:
    """By somebody who picks the first things that are offered, asks for a hint, and takes back the last answer."""
    session = deal.begin("Ann")
    _play_on(session)
    session.hints = 1
    session.undo(0)
    _play_on(session)
    return session


def _play_on(session: Session) -> None:
    while not session.game.over:
        (decision,) = session.game.waiting.values()
        session.decide(0, *range(decision.least or 1))


def test_a_replayed_record_gives_the_result_that_was_shown() -> None:
    session = finished(Deal(53))
    shown = result_of(Deal(53), session)
    again = result_of(Deal(53), Session.from_record(Record.loads(session.record().dumps())))
    assert again == shown and again.lines == shown.lines
    first, second, third = shown.lines
    assert first == f"archfoe daily 53: {shown.outcome} {shown.own} to {shown.best}"
    assert second.partition(" ")[0].strip("◆◇") == "" and second.endswith(f" in {shown.rounds} rounds")
    assert third == f"1 hint, 1 take-back, deal {Deal(53).mark}"


def test_the_result_names_no_card() -> None:
    session = finished(Deal(53))
    words = " ".join(result_of(Deal(53), session).lines)
    assert not [card.name for card in session.game.state.cards if card.name in words]


def test_par_is_what_the_bot_reaches_at_that_seat() -> None:
    deal = Deal(53)
    played = result_of(deal, deal.begin("greedy"))
    assert (par_of(deal).own, par_of(deal).margin) == (played.own, played.margin)
    assert played.lines[2].startswith("no hints, no take-backs, ")


def test_a_record_with_damaged_hints_is_refused() -> None:
    record = Deal(53).begin().record()
    record.hints = -1
    with pytest.raises(BadRecord, match="'hints' is not of the right kind"):
        Record.loads(record.dumps())
