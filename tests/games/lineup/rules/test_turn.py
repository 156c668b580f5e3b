"""A turn and its end (BASE-3.x, BASE-4.x), and defeating Super-Villains in it (BASE-8.1 to 8.3, BASE-19.1)."""

from __future__ import annotations

import pytest

from archfoe.core import events
from archfoe.core.cards import SUPER_VILLAIN_KIND
from archfoe.core.piles import DISCARD
from archfoe.sets import BOXES
from tests.vocabulary import rule, table

STRENGTHS = ["Super Strength"] * 5


@rule("BASE-3.1", "BASE-3.2")
def test_cards_are_played_in_any_order_and_take_effect_at_once() -> None:
    t = table(p0=["Kick", "Kid Flash", "Punch"], deck0=["Robin", "Bane"])
    assert t.offered() == ["play Kick", "play Kid Flash", "play Punch", "end turn"]
    t.play("Kid Flash")
    assert t.hand(0) == ["Kick", "Punch", "Robin"]
    t.play("Punch")
    assert t.power(0) == 1
    t.play("Kick")
    assert t.power(0) == 3


@rule("BASE-3.3")
def test_line_up_kicks_and_the_face_up_super_villain_are_for_sale() -> None:
    t = table(power=8, lineup=["Bane", "Robin", "Doomsday", "Starro", "Man of Steel"])
    assert t.offered() == [
        "buy Bane",
        "buy Robin",
        "buy Doomsday",
        "buy Starro",
        "buy Man of Steel",
        "buy Kick",
        "buy Ra's al Ghul",
        "end turn",
    ]


@rule("BASE-3.3")
def test_what_has_run_out_is_not_for_sale() -> None:
    t = table(power=20, lineup=[], kicks=0, stack=[])
    assert t.offered() == ["end turn"]


@rule("BASE-3.4")
def test_a_weakness_can_never_be_bought() -> None:
    t = table(power=20, weaknesses=20)
    assert not [label for label in t.offered() if "Weakness" in label]


@rule("BASE-3.5")
def test_any_number_of_cards_may_be_bought_as_far_as_the_power_goes() -> None:
    t = table(power=11, lineup=["Robin", "Catwoman", "Doomsday", "Starro", "Lobo"], kicks=2)
    t.buy("Kick")
    t.buy("Kick")
    t.buy("Robin")
    assert t.power(0) == 2
    assert t.offered() == ["buy Catwoman", "end turn"]  # two Kicks were all there were, the rest is too dear
    t.buy("Catwoman")
    assert t.discard(0) == ["Kick", "Kick", "Robin", "Catwoman"]
    assert t.power(0) == 0


@rule("BASE-3.5")
def test_a_card_that_costs_more_than_the_power_left_is_refused_with_the_reason() -> None:
    t = table(power=2, lineup=["Robin", *STRENGTHS[:4]])
    robin = next(card for card in t.view(0).lineup if card.name == "Robin")
    reason = t.view(0).why_not("buy", robin)
    assert reason is not None
    assert reason.text == "You are 1 Power short of Robin."
    assert reason.rule == "BASE-3.5"


@rule("BASE-3.6")
def test_each_punch_gives_one_power() -> None:
    t = table(p0=["Punch"] * 4)
    for _ in range(4):
        t.play("Punch")
    assert t.power(0) == 4


@rule("BASE-3.7", "BASE-3.14")
def test_a_bought_card_goes_to_the_discard_pile_and_its_slot_stays_empty() -> None:
    t = table(power=3, lineup=["Robin", *STRENGTHS[:4]])
    t.buy("Robin")
    assert t.discard(0) == ["Robin"]
    assert t.lineup == STRENGTHS[:4]
    t.end()
    assert t.lineup == STRENGTHS


@rule("BASE-3.14")
def test_a_gain_leaves_its_slot_empty_too() -> None:
    t = table(p0=["Cheetah"], lineup=["Robin", *STRENGTHS[:4]])
    t.play("Cheetah")
    assert t.lineup == STRENGTHS[:4]


@rule("BASE-3.8")
def test_everybody_sees_every_discard_pile() -> None:
    t = table(discard0=["Kick", "Robin"])
    for seat in (0, 1, None):
        assert [card.name for card in t.view(seat).known(DISCARD)] == ["Kick", "Robin"]


@rule("BASE-3.9")
def test_plays_and_purchases_may_be_mixed() -> None:
    t = table(p0=["Kick", "Punch", "Kick"], lineup=["Robin", "Catwoman", *STRENGTHS[:3]])
    t.play("Kick")
    t.buy("Catwoman")
    t.play("Punch")
    t.play("Kick")
    t.buy("Robin")
    assert t.discard(0) == ["Catwoman", "Robin"]


@rule("BASE-3.10")
def test_a_card_drawn_in_the_turn_may_be_played_in_it() -> None:
    t = table(p0=["Kid Flash"], deck0=["Doomsday"])
    t.play("Kid Flash")
    t.play("Doomsday")
    assert t.power(0) == 4


@rule("BASE-3.11")
def test_a_player_may_pass_with_power_to_spare() -> None:
    t = table(power=12)
    t.end()
    assert t.active == 1
    assert t.discard(0) == []


@rule("BASE-3.12")
def test_a_vulnerability_may_be_played_and_does_nothing() -> None:
    t = table(p0=["Vulnerability"])
    t.play("Vulnerability")
    assert t.power(0) == 0
    assert t.played(0) == ["Vulnerability"]


@rule("BASE-3.13", "BASE-4.1")
def test_played_cards_and_cards_kept_in_hand_are_discarded_only_when_the_turn_ends() -> None:
    t = table(p0=["Kick", "Weakness"], deck0=["Punch"] * 5)
    t.play("Kick")
    assert t.discard(0) == []
    assert t.played(0) == ["Kick"]
    t.end()
    assert sorted(t.discard(0)) == ["Kick", "Weakness"]
    assert t.played(0) == []


@rule("BASE-4.2")
def test_unspent_power_is_gone_when_the_turn_ends() -> None:
    t = table(p0=["Kick"])
    t.play("Kick")
    t.end()
    assert (t.power(0), t.power(1)) == (0, 0)
    t.end()
    assert t.power(0) == 0


@rule("BASE-4.3")
def test_a_new_hand_of_five_is_drawn() -> None:
    t = table(p0=["Weakness"], deck0=["Kick", "Robin", "Bane", "Mera", "Catwoman", "Punch"])
    t.end()
    assert t.hand(0) == ["Kick", "Robin", "Bane", "Mera", "Catwoman"]
    assert t.deck(0) == ["Punch"]


@rule("BASE-4.3", "BASE-10.2")
def test_the_cards_of_the_turn_may_come_back_with_the_new_hand() -> None:
    t = table(p0=["Kick", "Robin"], deck0=["Bane", "Mera", "Catwoman"])
    t.play("Kick")
    t.end()
    assert t.hand(0)[:3] == ["Bane", "Mera", "Catwoman"]
    assert sorted(t.hand(0)[3:]) == ["Kick", "Robin"]


@rule("BASE-4.4")
def test_the_line_up_is_filled_from_the_top_of_the_main_deck() -> None:
    t = table(lineup=["Bane", "Starro", "Lobo"], main=["Robin", "Mera", "Catwoman"])
    t.end()
    assert t.lineup == ["Bane", "Starro", "Lobo", "Robin", "Mera"]
    assert t.main_deck == ["Catwoman"]


@rule("BASE-4.5", "BASE-4.4", "BASE-4.3", "G-1")
def test_the_end_of_a_turn_keeps_its_order_hand_line_up_super_villain() -> None:
    t = table(power=8, stack=["Ra's al Ghul", "Lex Luthor"], lineup=STRENGTHS[:4], main=["Bane", "Robin"])
    t.buy("Ra's al Ghul")
    t.end()
    told = [event.what for event in t.view(1).events()]
    marks = [events.TURN_ENDED, events.DREW, events.REFILLED, events.APPEARED, events.HIT, events.TURN]
    assert [what for what in dict.fromkeys(told) if what in marks] == marks


@rule("BASE-4.5")
def test_a_super_villain_that_lies_face_up_already_is_not_turned_up_again() -> None:
    t = table(stack=["Lex Luthor", "Parallax"], lineup=["Bane"] * 5)
    t.end()
    assert t.discard(1) == []
    assert t.stack == ["Lex Luthor", "Parallax"]


# Super-Villains


@rule("BASE-8.1", "BASE-19.1")
def test_who_has_the_power_may_defeat_the_super_villain_on_top() -> None:
    t = table(power=10, stack=["Ra's al Ghul", "Lex Luthor"])
    t.buy("Ra's al Ghul")
    assert t.power(0) == 2
    assert t.discard(0) == ["Ra's al Ghul"]
    assert [event.what for event in t.view(0).events() if event.what in (events.DEFEATED, events.BOUGHT)] == [
        events.DEFEATED
    ]


@rule("BASE-8.1")
def test_too_little_power_defeats_nobody() -> None:
    t = table(power=7, stack=["Ra's al Ghul"], lineup=[], kicks=0)
    assert t.offered() == ["end turn"]


@rule("BASE-8.2")
def test_only_one_super_villain_can_be_defeated_in_a_turn() -> None:
    t = table(power=30, stack=["Ra's al Ghul", "Lex Luthor"])
    t.buy("Ra's al Ghul")
    assert t.view(0).villain is None
    assert "buy Lex Luthor" not in t.offered()
    t.end()
    villain = t.view(0).villain
    assert villain is not None
    assert villain.name == "Lex Luthor"


@rule("BASE-8.2")
def test_jonn_jonzz_cannot_play_a_super_villain_that_lies_face_down() -> None:
    t = table(p0=["J'onn J'onzz"], power=8, stack=["Ra's al Ghul", "Lex Luthor"])
    t.buy("Ra's al Ghul")
    t.play("J'onn J'onzz")
    assert t.hand(0) == []
    assert t.stack == ["Lex Luthor"]


@rule("BASE-8.3")
def test_super_villains_cost_from_eight_to_twelve() -> None:
    costs = {card.cost for card in BOXES["base"].of_kind(SUPER_VILLAIN_KIND)}
    assert (min(costs), max(costs)) == (8, 12)


@pytest.mark.parametrize(("bows", "price"), [(0, 8), (1, 6), (2, 4)])
@rule("BASE-8.1")
def test_green_arrows_bow_makes_super_villains_cheaper(bows: int, price: int) -> None:
    t = table(p0=["Green Arrow's Bow"] * bows, power=8)
    for _ in range(bows):
        t.play("Green Arrow's Bow")
    t.buy("Ra's al Ghul")
    assert t.power(0) == 8 + 2 * bows - price


@rule("BASE-19.1")
def test_a_card_bought_from_the_line_up_is_not_defeated() -> None:
    t = table(power=4, lineup=["Bane", *STRENGTHS[:4]])
    t.buy("Bane")
    assert events.DEFEATED not in [event.what for event in t.view(0).events()]
