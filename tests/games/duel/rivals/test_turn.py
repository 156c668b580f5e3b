"""The turn and its end in Rivals (RIV-2.x, RIV-3.x)."""

from __future__ import annotations

import pytest

from archfoe.core import events
from archfoe.sets import BOXES
from tests.games.duel.rivals import ROBINS, confrontation, duel
from tests.vocabulary import rule

PUNCHES = ["Punch"] * 5


# Playing and buying


@rule("RIV-2.1")
@pytest.mark.parametrize("order", [("Kick", "Vicki Vale", "Punch"), ("Punch", "Kick", "Vicki Vale")])
def test_cards_are_played_in_any_order_and_each_takes_effect_at_once(order: tuple[str, ...]) -> None:
    t = duel(p0=["Kick", "Punch", "Vicki Vale"], deck0=["Batwoman"])
    for name in order:
        before = t.power(0)
        t.play(name)
        assert t.power(0) - before == {"Kick": 2, "Punch": 1, "Vicki Vale": 0}[name]
    assert t.hand(0) == ["Batwoman"]


@rule("RIV-2.2")
def test_power_buys_several_cards_of_the_line_up_and_kicks_in_one_turn() -> None:
    t = duel(power=10, lineup=["The Penguin", "Bane", *ROBINS[:3]])
    for name in ("Kick", "The Penguin", "Kick"):
        t.buy(name)
    assert (t.discard(0), t.power(0)) == (["Kick", "The Penguin", "Kick"], 10 - 3 - 2 - 3)
    assert t.offered() == ["end turn"]


@rule("RIV-2.2")
def test_nothing_need_be_bought_and_nothing_dearer_than_the_power() -> None:
    t = duel(power=5, lineup=["Bane", *ROBINS[:4]])
    assert t.offered() == ["buy Bane", "buy Kick", "end turn"]  # Red Robin costs 6
    t.end()
    assert (t.discard(0), t.lineup) == ([], ["Bane", *ROBINS[:4]])


@rule("RIV-2.2")
def test_a_weakness_is_never_for_sale() -> None:
    t = duel(power=9)
    assert "buy Weakness" not in t.offered()
    reason = t.view(0).why_not("buy", BOXES["rivals"]["weakness"])
    assert reason is not None
    assert reason.text == "Weakness is not for sale."


@rule("RIV-2.2")
def test_kicks_are_for_sale_while_there_are_any() -> None:
    t = duel(power=9, kicks=1, lineup=[])
    t.buy("Kick")
    assert t.offered() == ["end turn"]


@rule("RIV-2.3")
def test_a_bought_card_lies_in_the_discard_pile_at_once_for_all_to_see() -> None:
    t = duel(power=4, lineup=["Bane", *ROBINS[:4]])
    t.buy("Bane")
    for viewer in (0, 1, None):
        assert [card.name for card in t.view(viewer).discard(0)] == ["Bane"]


@rule("RIV-2.3", "RIV-9.7")
def test_an_effect_may_send_a_gained_card_elsewhere() -> None:
    t = confrontation(p0=["Billionaire"], main=["Bane", *ROBINS])
    t.play("Billionaire")
    assert (t.hand(0), t.discard(0)) == (["Bane"], [])


@rule("RIV-2.4")
def test_plays_and_purchases_may_be_mixed_and_the_slot_stays_empty_meanwhile() -> None:
    t = duel(p0=["Kick", "Kick"], lineup=["The Penguin", "Lucius Fox", *ROBINS[:3]], main=["Bane", *ROBINS])
    t.play("Kick")
    t.buy("The Penguin")
    assert t.lineup == ["Lucius Fox", *ROBINS[:3]]
    t.play("Kick")
    t.buy("Lucius Fox")
    assert (t.lineup, t.discard(0)) == (ROBINS[:3], ["The Penguin", "Lucius Fox"])
    t.end()
    assert sorted(t.lineup) == ["Bane", *ROBINS[:4]]


@rule("RIV-2.5")
@pytest.mark.parametrize("useless", ["Vulnerability", "Weakness"])
@pytest.mark.parametrize("played", [True, False])
def test_vulnerability_and_weakness_do_nothing_and_are_discarded_at_the_end(useless: str, played: bool) -> None:
    t = duel(p0=[useless])
    if played:
        t.play(useless)
        assert (t.power(0), t.played(0), t.discard(0)) == (0, [useless], [])
    t.end()
    assert t.discard(0) == [useless]


@rule("RIV-2.6")
def test_in_the_foes_turn_only_defenses_and_blocks_are_used() -> None:
    hand = ["Kick", "Insanity", "Superman", "The Batcave"]
    t = duel(from_start=True, p0=["Laughing Gas"], p1=hand, in1=["Arkham Asylum"], discard1=["Bane"])
    t.answer(0, "P1")
    assert t.asked() == [0]
    kick = t.view(1).why_not("play", BOXES["rivals"]["kick"])
    assert kick is not None
    assert kick.text == "It is not your turn."
    t.play("Laughing Gas")
    assert t.offered(1) == ["Insanity"]
    t.answer(1, None)
    t.end()
    assert t.offered(1) == ["Superman"]
    t.answer(1, None)
    assert (t.active, sorted(t.hand(1))) == (1, sorted(hand))


# The end of a turn


@rule("RIV-3.1", "RIV-3.2", "RIV-3.3", "G-1")
def test_a_short_deck_is_made_up_from_the_cards_just_played_and_left_in_hand() -> None:
    t = duel(p0=["Kick", "Bane"], deck0=["Robin"], discard0=["Oracle"])
    t.play("Kick")
    t.end()
    assert t.hand(0)[0] == "Robin"
    assert sorted(t.hand(0)) == ["Bane", "Kick", "Oracle", "Robin"]
    assert t.discard(0) == []


@rule("RIV-3.1")
def test_once_the_end_is_announced_nothing_more_is_played_bought_or_used() -> None:
    t = duel(p0=["Punch"], power=4, in0=["Arkham Asylum"], discard0=["Bane"], lineup=["Catwoman", *ROBINS[:4]])
    assert set(t.offered()) == {"play Punch", "buy Catwoman", "buy Kick", "use Arkham Asylum", "end turn"}
    t.end()
    assert (t.active, t.asked(), t.discard(0)) == (1, [1], ["Bane", "Punch"])
    assert t.lineup == ["Catwoman", *ROBINS[:4]]


@rule("RIV-3.2")
def test_played_cards_are_discarded_save_locations_and_power_is_lost() -> None:
    t = duel(p0=["Kick", "The Batcave"], deck0=PUNCHES * 3)
    t.play("Kick")
    t.play("The Batcave")
    assert t.power(0) == 2
    t.end()
    assert (t.discard(0), t.in_play(0), t.power(0)) == (["Kick"], ["The Batcave"], 0)
    t.answer(1, None)
    t.end()
    t.answer(0, None)
    assert t.power(0) == 0


@rule("RIV-3.2", "RIV-3.3")
def test_a_card_due_at_the_end_of_the_turn_comes_in_one_draw_with_the_five() -> None:
    t = duel(power=4, lineup=["Batarang", *ROBINS[:4]])
    t.buy("Batarang")
    t.end()
    draws = [event for event in t.view(0).events() if event.what == events.DREW]
    assert [len(draw.cards) for draw in draws] == [5 + 1]  # Batman's


@rule("RIV-3.3", "G-1")
def test_first_the_new_hand_then_the_line_up() -> None:
    t = duel(power=4, lineup=["Bane", *ROBINS[:4]])
    t.buy("Bane")
    t.end()
    told = [event.what for event in t.view(0).events()]
    assert told.index(events.DREW) < told.index(events.REFILLED) < told.index(events.TURN)
    assert (len(t.hand(0)), len(t.lineup)) == (5, 5)
