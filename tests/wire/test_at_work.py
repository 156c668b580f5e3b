"""A card may say several things: the one that is answered is told; and what one owns is counted."""

from __future__ import annotations

from archfoe.core.decisions import DEFEND, DISCARD_CARD, Decision
from archfoe.core.piles import HAND, STACK
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores
from archfoe.wire.at_work import text_at_work
from tests.vocabulary import table
from tests.wire.test_wire import on_the_way, seen_by


def test_a_super_villain_that_appears_tells_its_first_appearance_and_in_a_deck_what_it_does() -> None:
    s = table("base", p0=["Bane", "Punch"]).game.state
    appears = next(card for card in s.piles[STACK] if s.cards[card].first_appearance is not None)
    villain, bane = s.cards[appears], s.piles[HAND][0]
    asked = text_at_work(s, Decision(0, DEFEND, (), source=appears), villain)
    assert asked.startswith("First Appearance: ") and asked[18:].lower() == villain.first_short.lower()
    assert text_at_work(s, Decision(0, DISCARD_CARD, (), source=appears), villain) == asked
    assert text_at_work(s, Decision(1, DEFEND, (), source=bane), s.cards[bane]) == "Attack: each foe discards 1."
    assert text_at_work(s, Decision(0, DISCARD_CARD, (), source=bane), s.cards[bane]) == s.cards[bane].short
    assert text_at_work(s, Decision(0, DISCARD_CARD, ()), None) == ""


def test_ones_own_points_are_told_to_oneself_only() -> None:
    session = on_the_way(Options(players=2), 120)
    points = scores(session.game.state)
    assert [seen_by(session, seat).table.points for seat in (0, 1, None)] == [*points, None]
    assert {seat.score for seat in seen_by(session, 0).table.seats} == {None}
    assert seen_by(on_the_way(Options("rebirth", 2), 5), 0).table.points is None  # all win or lose together
