"""What the hand surely brings: bonuses and choices count, what is hidden does not."""

from __future__ import annotations

import pytest

from archfoe.agents import make_agent
from archfoe.agents.advice import advice
from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.piles import DECK, HAND, STACK
from archfoe.games.options import Options
from archfoe.table.forecast import Forecast, _only_power, forecast
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.table.worlds import another_world
from tests.vocabulary import table


def foreseen(hero: str, *hand: str, deck: tuple[str, ...] = ("Punch",)) -> Forecast:
    return forecast(table("base", hero0=hero, p0=list(hand), deck0=list(deck)).game, 0)


def test_what_the_super_hero_adds_is_counted() -> None:
    assert foreseen("Batman", "Utility Belt", "Punch", "Punch") == Forecast(5, sure=True, plays=3)
    assert foreseen("Superman", "Kick", "Kick", "Heat Vision").more == 9  # two different Super Powers


def test_a_card_that_asks_is_counted_at_its_best() -> None:
    """Darkseid: two cards of the hand for 2 more Power. Clayface: the best card once more."""
    assert foreseen("Aquaman", "Darkseid", "Vulnerability", "Vulnerability").more == 5
    assert foreseen("Aquaman", "Darkseid", "Kick", "Kick").more == 7  # they are worth more in hand
    assert foreseen("Aquaman", "Clayface", "Utility Belt", "Punch").more == 5


def test_what_comes_out_of_a_deck_or_of_others_is_not_counted() -> None:
    for top in ("Punch", "Kick"):
        assert foreseen("Aquaman", "Power Ring", "Punch", deck=(top,) * 3) == Forecast(3, sure=False, plays=1)
    assert foreseen("Aquaman", "Punch", "Vulnerability") == Forecast(1, sure=True, plays=1)
    assert foreseen("Aquaman", "X-Ray Vision") == Forecast(0, sure=False)  # it may well bring some


def test_play_all_counts_up_to_an_attack_which_comes_last() -> None:
    assert foreseen("Aquaman", "Poison Ivy", "Punch", "Kick") == Forecast(4, sure=False, plays=3)
    assert foreseen("Aquaman", "Poison Ivy", "Bane", "Kick") == Forecast(5, sure=False, plays=2, or_more=True)


def test_play_all_counts_only_what_is_held() -> None:
    drawn = foreseen("Aquaman", "Super Speed", "Punch", deck=("Kick",) * 3)
    assert drawn == Forecast(1, sure=False, plays=2, or_more=True)


@pytest.mark.parametrize("hand", [["Power Ring", "Super Speed", "Kick"], ["Brainiac", "X-Ray Vision", "Two-Face"]])
def test_it_is_the_same_however_hidden_cards_lie(hand: list[str]) -> None:
    deck = ["Kick", "Punch", "Vulnerability", "Heat Vision"]
    game = table("base", hero0="Superman", p0=hand, deck0=deck, p1=["Kick", "Punch"], deck1=deck).game
    worlds = [world for n in range(8) if (world := another_world(game, 0, bytes([n]) * 8)) is not None]
    assert len({tuple(world.state.piles[DECK]) for world in worlds}) > 1
    assert {forecast(world, 0) for world in worlds} == {forecast(game, 0)}


def test_advice_passes_over_what_does_nothing() -> None:
    laid_out = table("base", hero0="Aquaman", p0=["Vulnerability", "Weakness"], power=5, lineup=["Utility Belt"] * 5)
    picked = View(laid_out.game, 0).options[advice(laid_out.game, 0, "greedy")[0]]
    assert picked.what == "buy"
    poor = table("base", hero0="Aquaman", p0=["Vulnerability"], lineup=["Utility Belt"] * 5)
    assert View(poor.game, 0).options[advice(poor.game, 0, "greedy")[0]].what == "end"


@pytest.mark.parametrize("mode", ["base", "heroes_unite"])
def test_the_short_way_tells_what_playing_it_out_tells(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a hand brings only Power it is added up."""
    added, short = 0, _only_power
    session = Session.seeded(Options(mode, 2), ["ann", "bob"], 3)
    game, bots = session.game, [make_agent("greedy", f"{seat}") for seat in range(2)]
    for _ in range(160):
        seat, decision = next(iter(game.waiting.items()))
        if decision.kind is MAIN_ACTION:
            held = game.state.piles[HAND + seat]
            useful = [option[1] for option in decision.options if option[0] == "play" and option[1] in held]
            added += short(game, seat, useful) is not None
            told = forecast(game, seat)
            with monkeypatch.context() as patch:
                patch.setattr("archfoe.table.forecast._only_power", lambda *_: None)
                assert forecast(game, seat) == told
        session.decide(seat, *bots[seat].answer(View(game, seat, decision)))
    assert added > 10


def test_what_the_super_hero_adds_to_a_card_that_asks_is_counted() -> None:
    """Nth Metal gives 1, and Batman 1 more for it, whatever lies on the deck."""
    for top in ("Punch", "Kick", "Utility Belt"):
        assert foreseen("Batman", "Nth Metal", "Punch", deck=(top,) * 3).more == 3
    assert foreseen("Batman", "Power Ring", deck=("Vulnerability",) * 3).more == 3


def test_what_the_hand_makes_cheaper_is_told() -> None:
    t = table("base", hero0="Aquaman", p0=["Green Arrow's Bow", "Kick"], stack=["Brainiac"])
    brainiac = t.game.state.piles[STACK][-1]
    assert forecast(t.game, 0).cheaper == ((brainiac, t.game.state.costs[brainiac] - 2),)
    assert foreseen("Aquaman", "Kick", "Utility Belt").cheaper == ()
