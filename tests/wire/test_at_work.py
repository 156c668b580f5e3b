"""A card may say several things: the one that is answered is told; and what one owns is counted."""

from __future__ import annotations

from archfoe.core.decisions import DEFEND, DISCARD_CARD, Decision
from archfoe.core.piles import DESTROYED, HAND, MAIN, STACK
from archfoe.games.city.piles import SPACE
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores
from archfoe.table.view import View
from archfoe.wire.at_work import text_at_work, told_to_others
from archfoe.wire.prompt import prompt_of
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


def test_a_villain_of_a_city_tells_its_attack_there_and_its_reward_when_it_is_gone() -> None:
    s = table("rebirth", main=["Poison Ivy"]).game.state
    ivy = next(card for card in s.piles[MAIN] if s.cards[card].name == "Poison Ivy")
    asked = Decision(0, DISCARD_CARD, (), source=ivy)
    s.put(ivy, SPACE)
    assert text_at_work(s, asked, s.cards[ivy]) == "Attack: lose 2 Move, then discard 1, unless robbed this turn."
    s.put(ivy, DESTROYED)
    rewards = text_at_work(s, asked, s.cards[ivy])
    assert rewards.startswith("Reward: target player draws 1") and "Attack" not in rewards


def test_who_is_asked_by_the_card_of_another_player_is_not_called_you() -> None:
    t = table("base", p0=["The Joker"], p1=["Kick"])
    t.play("The Joker")
    view = View(t.game, 1)
    prompt = prompt_of(view, t.game, 1, ["Ann", "Bob"], None)
    assert prompt is not None
    assert prompt.says == "Each foe: discard 1 at random, or Ann draws 1."


def test_what_a_card_says_to_its_player_is_told_to_others() -> None:
    assert told_to_others("Shows hand, discards a Hero or Villain you choose.", "Ann").endswith("Villain Ann chooses.")
    assert told_to_others("A foe picks what you gain: that card.", "Ann") == "A foe picks what Ann gains: that card."
    assert told_to_others("Let you draw 1 from your deck.", "Ann") == "Let Ann draw 1 from Ann's deck."
    assert told_to_others("Each foe discards 1.", "Ann") == "Each foe discards 1."


def test_ones_own_points_are_told_to_oneself_only() -> None:
    session = on_the_way(Options(players=2), 120)
    points = scores(session.game.state)
    assert [seen_by(session, seat).table.points for seat in (0, 1, None)] == [*points, None]
    assert {seat.score for seat in seen_by(session, 0).table.seats} == {None}
    assert seen_by(on_the_way(Options("rebirth", 2), 5), 0).table.points is None  # all win or lose together
