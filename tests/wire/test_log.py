"""Lines of the log say in numbers what they say in words, so that the page can add them up."""

from __future__ import annotations

import re
from random import Random

from archfoe.core.events import BOUGHT, DEFEATED
from archfoe.games.options import Options
from archfoe.wire.log import new_log
from archfoe.wire.table import TableWire
from tests.properties.driver import any_answer
from tests.wire.test_wire import on_the_way, seen_by

_PAID = re.compile(r"for (\d+)|with (\d+) Power unspent")
_SEVERAL = re.compile(r"plays? \D+ x(\d+)")


def test_a_line_counts_its_cards_and_its_power() -> None:
    lines = seen_by(on_the_way(Options("base", 3), 160), 0).log.lines
    paid = [line for line in lines if _PAID.search(line.text)]
    several = [line for line in lines if _SEVERAL.search(line.text) and len(line.cards) == 1]
    assert len(paid) > 3 and several, "the game shows some of each"
    for line in paid:
        assert line.power == sum(int(n) for pair in _PAID.findall(line.text) for n in pair if n), line.text
    for line in several:
        assert line.counts == [int(n) for n in _SEVERAL.findall(line.text)], line.text
    assert all(line.power == 0 for line in lines if line not in paid)


def test_a_card_for_whose_place_its_buyer_was_asked_is_still_a_bought_one() -> None:
    """The purchase was told with the question, so that only where the card goes is new."""
    found: dict[tuple[str, bool], str] = {}
    for seed in range(6):
        session, dice = on_the_way(Options("base", 3), 20, seed), Random(seed)
        for _ in range(400):
            if session.game.over:
                break
            since, last = len(session.game.events), session.game.events[-1]
            asked = dice.choice(sorted(session.game.waiting))
            session.decide(asked, *any_answer(session.game.waiting[asked], dice))
            if last.what not in (BOUGHT, DEFEATED) or len(session.game.events) == since:
                continue
            for seat in range(3):
                told = new_log(TableWire(session, seat).view, session.game, since, session.names).lines[0]
                assert told.what == "gained" and told.seat == last.seat
                assert not re.search(r"\bgains?\b", told.text)
                found[last.what, seat == last.seat] = told.text
    place = r"(on top of your deck|into your (hand|discard pile))( \(.+\))?"
    assert re.fullmatch(rf"You put the bought .+ {place}\.", found[BOUGHT, True])
    assert re.fullmatch(r"person \d puts the bought .+ (on top of|into) .+\.", found[BOUGHT, False])
