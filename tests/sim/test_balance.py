"""Balance: what cards are worth in Power, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from archfoe.agents import Bot
from archfoe.core.cards import MAIN_KIND, Card
from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.registry import sets
from archfoe.sim.balance import Inquiry, Judged, Share, _share, fair_line, games_needed, measure
from archfoe.sim.gifts import Deal, Ended, Gift, play
from archfoe.sim.report import is_cooperative
from archfoe.sim.tables import Seating

BOX = sets()["base"].box


def inquiry(*names: str, games: int = 24, bot: Bot = "greedy") -> Inquiry:
    return Inquiry(Options("base", 2), bot, tuple(BOX.named(name) for name in names), games)


def test_the_usual_line_rises_with_the_cost() -> None:
    line = fair_line()
    assert 0 < line.start < 1.5 and 0.3 < line.slope < 0.7 and line.cards > 100
    assert line.cost(line.power(5)) == pytest.approx(5)


def test_who_is_given_strong_cards_wins_and_the_deal_stays_the_same() -> None:
    seating = Seating(Options("base", 2), ("greedy", "greedy"))
    strong, weak = Gift("base", "kid_flash", 6), Gift("base", "kid_flash", 0)
    both_ways = [play(Deal(seating, "deal", gifts)) for gifts in ((strong, weak), (weak, strong))]
    assert [game.won.index(max(game.won)) for game in both_ways] == [0, 1]
    assert both_ways[0].heroes == both_ways[1].heroes == play(Deal(seating, "deal")).heroes


def test_a_plain_card_is_as_good_as_its_power() -> None:
    """Super Strength gives 5 Power and nothing else; deals are the same in every run."""
    found = measure(inquiry("Super Strength"))
    (judged,) = found.judged
    assert judged.card.name == "Super Strength" and judged.fair == pytest.approx(fair_line().power(7))
    assert abs(judged.power - 5) < 3 * judged.error
    assert sum(seat.mean for seat in found.seats) == pytest.approx(1)
    assert found.games == games_needed(found.inquiry) == 24 * 3


def decided(deals: Sequence[Deal]) -> list[Ended]:
    """Games in which whoever has +7 wins, with all of a team; else the last seat does, and a team loses."""
    out = []
    for deal in deals:
        powers = [gift.power if gift is not None else 0 for gift in deal.gifts]
        team, seats = is_cooperative(deal.seating.options), len(powers)
        best = powers.index(7) if 7 in powers else seats - 1
        won = tuple((1 / seats if 7 in powers else 0.0) if team else float(n == best) for n in range(seats))
        out.append(Ended(won, ("",) * seats, 1))
    return out


@pytest.mark.parametrize(("mode", "players", "share"), [("base", 2, 1), ("base", 3, 5 / 6), ("rebirth", 2, 1)])
def test_a_card_is_measured_against_others_and_within_a_team(mode: str, players: int, share: float) -> None:
    """Of three players the last one wins a third of the deals without the card, too."""
    table = Inquiry(Options(mode, players), "greedy", (), 24)
    strong, plain = Gift("base", "kid_flash", 7), Gift("base", "kid_flash", 1)
    found, even = _share(table, strong, plain, 2, decided), _share(table, plain, plain, 2, decided)
    assert found is not None and found.mean == pytest.approx(share)
    assert even is not None and even.mean == 0.5


def judged(off: float, error: float, card: Card | None = None) -> Judged:
    card = card or next(iter(BOX.of_kind(MAIN_KIND)))
    return Judged(card, 2, 2, Share(0.5, 0.1), 2 + off, error, 2.0, 2.6)


def test_only_what_is_certain_is_said() -> None:
    assert judged(2, 0.3).verdict == "too strong"
    assert judged(2, 0.5).verdict == ""
    assert judged(0.9, 0.01).verdict == ""
    assert judged(-2, 0.3).verdict == "too weak"
    assert judged(5, 0.1, replace(BOX.named("Kid Flash"), ongoing=True)).verdict == ""


def test_more_cards_ask_for_more_certainty() -> None:
    assert inquiry("Kid Flash").z == pytest.approx(2.576, abs=0.01)
    assert inquiry("Kid Flash", "Bane", "Super Strength").z > 2.9


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(ArchfoeError, match="at least 20"):
        inquiry("Kid Flash", games=4)
    with pytest.raises(ArchfoeError, match="at least 1 with --jobs"):
        measure(inquiry("Kid Flash"), jobs=0)
