"""Our rulings where the rulebook is silent (docs/rules/rulings.md), each where it bites."""

from __future__ import annotations

import pytest

from archfoe.core import events
from archfoe.core.piles import BORROWED, UNDER
from tests.vocabulary import rule, table

STRENGTHS = ["Super Strength"] * 5

# G-1: the end of a turn


@rule("G-1")
def test_hand_and_played_cards_are_both_in_the_discard_pile_before_the_draw() -> None:
    t = table(p0=["Kick", "Robin"], deck0=[])
    t.play("Kick")
    t.end()
    assert sorted(t.hand(0)) == ["Kick", "Robin"]


@rule("G-1")
def test_wonder_womans_extra_cards_come_with_the_draw_of_the_new_hand() -> None:
    t = table(hero0="Wonder Woman", power=8, lineup=["Bane", "Clayface", *STRENGTHS[:3]], deck0=["Kick"] * 8)
    t.buy("Bane")
    t.answer(0, "draw")
    t.buy("Clayface")
    t.answer(0, "draw")
    t.end()
    assert t.hand(0) == ["Kick"] * 7
    assert [event.n for event in t.view(0).events() if event.what == events.DREW and event.seat == 0] == [7]


@rule("G-1")
def test_the_flash_adds_nothing_to_the_new_hand() -> None:
    t = table(hero0="The Flash")
    t.end()
    assert len(t.hand(0)) == 5
    assert t.active == 1


@rule("G-1")
def test_ras_al_ghul_moves_after_the_hand_is_discarded_and_before_the_draw() -> None:
    t = table(p0=["Ra's al Ghul", "Kick"], deck0=["Punch"] * 4)
    t.play("Ra's al Ghul")
    t.end()
    assert t.hand(0) == ["Punch"] * 4 + ["Ra's al Ghul"]  # the Kick was not needed
    assert t.discard(0) == ["Kick"]


# G-2 and G-6


@rule("G-2")
def test_an_effect_on_an_exhausted_main_deck_does_nothing_more() -> None:
    t = table(p0=["Sinestro", "Clayface"], main=["Bane"])
    t.play("Sinestro")
    t.play("Clayface")
    assert t.hand(0) == ["Bane"]
    assert not t.over


@rule("G-6")
def test_power_gained_after_parallax_counts_double_and_purchases_are_taken_off_once() -> None:
    t = table(p0=["Parallax", "Kick"], lineup=["Robin", *STRENGTHS[:4]])
    t.play("Parallax")
    t.play("Kick")
    assert t.power(0) == 4
    t.buy("Robin")
    assert t.power(0) == 1


@rule("G-6")
def test_green_arrows_bow_does_not_double_its_discount() -> None:
    t = table(p0=["Green Arrow's Bow", "Parallax"], power=2)
    t.play("Green Arrow's Bow")
    t.play("Parallax")
    assert t.power(0) == 8
    t.buy("Ra's al Ghul")
    assert t.power(0) == 8 - 6


# G-7 and G-8: playing a card again


@rule("G-8")
def test_a_card_that_is_still_resolving_cannot_be_played_again() -> None:
    t = table(p0=["Brainiac"], p1=["Clayface"])
    t.play("Brainiac")  # his borrowed Clayface finds nothing else that was played
    assert t.power(0) == 0
    assert [card.name for card in t.view(0).plays()] == ["Brainiac", "Clayface"]


@rule("G-8")
def test_a_replay_is_a_second_play_of_the_same_name_for_green_lantern() -> None:
    t = table(p0=["Kick", "Clayface", "Robin"], hero0="Green Lantern")
    t.play("Kick")
    t.play("Clayface")
    assert t.power(0) == 4  # Kick, Kick again and Clayface are two names
    t.play("Robin")
    assert t.power(0) == 4 + 1 + 3


@rule("G-7")
def test_the_third_suicide_squad_counts_two_other_cards() -> None:
    t = table(p0=["Suicide Squad"] * 3 + ["Clayface"], p1=["Kick"])
    t.play("Suicide Squad")
    t.play("Clayface")
    t.play("Suicide Squad")
    assert t.hand(1) == ["Kick"]
    t.play("Suicide Squad")
    assert t.hand(1) == []


# G-9 and G-14: cards of the foes


@rule("G-9", "G-14")
def test_x_ray_vision_may_play_a_revealed_card_which_returns_to_the_top_of_its_deck() -> None:
    t = table(p0=["X-Ray Vision"], deck1=["Kick", "Punch"])
    t.play("X-Ray Vision")
    t.answer(0, "Kick")
    assert t.power(0) == 2
    assert t.deck(1) == ["Kick", "Punch"]


@rule("G-9")
@pytest.mark.parametrize("card", ["X-Ray Vision", "Starro"])
def test_the_plays_of_x_ray_vision_and_starro_may_be_declined(card: str) -> None:
    t = table(p0=[card], deck1=["Kick", "Punch"])
    t.play(card)
    t.answer(0, None)
    assert t.power(0) == 0


@rule("G-9")
def test_the_plays_of_brainiac_may_not_be_declined() -> None:
    t = table(p0=["Brainiac", "Robin"], p1=["The Penguin"], deck0=["Kick", "Bane"])
    t.play("Brainiac")  # The Penguin draws 2 and asks for two discards at once
    assert t.offered(0) == ["Robin", "Kick", "Bane"]


@rule("G-14", "G-4")
def test_a_card_that_starro_plays_stays_its_owners_and_counts_for_the_owner() -> None:
    t = table(p0=["Starro"], deck1=["Doomsday"])
    t.play("Starro")
    t.answer(0, "Doomsday")
    assert t.names(BORROWED + 1) == ["Doomsday"]
    assert (t.vp(0), t.vp(1)) == (2, 2)
    t.end()
    assert t.discard(1) == ["Doomsday"]


@rule("G-14")
def test_a_super_hero_is_paid_for_a_foes_card_that_its_player_plays() -> None:
    t = table(p0=["Brainiac"], p1=["Utility Belt"], hero0="Batman", hero1="Batman")
    t.play("Brainiac")
    assert t.power(0) == 3
    assert t.hand(1) == ["Utility Belt"]


# G-12: Darkseid


@rule("G-12")
def test_a_villain_shown_to_darkseid_shields_no_partner_and_is_no_defense() -> None:
    t = table(
        variants=["team"],
        players=4,
        stack=["Darkseid"],
        face_down=True,
        deck0=[],
        p1=["Bane", "Kick", "Robin"],
        p3=["Mera", "Punch", "Kick"],
    )
    t.end()
    t.answer(1, "Bane")
    assert t.asked() == [3]
    assert t.offered(3) == ["Mera", "Punch", "Kick"]
    t.answer(3, "Punch", "Kick")
    assert t.hand(3) == ["Mera"]
    told = [event.what for event in t.view(0).events()]
    assert events.SPARED in told
    assert events.AVOIDED not in told


# G-13 and G-21: what ends with a defeat


@rule("G-13", "G-29")
def test_atrocitus_bought_from_the_line_up_frees_no_card() -> None:
    t = table(power=10, under1=["Kick"], lineup=["Atrocitus", *STRENGTHS[:4]])
    t.buy("Atrocitus")
    assert t.under(1) == ["Kick"]


@rule("G-13", "G-29")
def test_captain_cold_bought_from_the_line_up_turns_nobody_up() -> None:
    t = table(power=9, hero0="Batman", heroes_down=[0], lineup=["Captain Cold", *STRENGTHS[:4]])
    t.buy("Captain Cold")
    assert t.view(0).hero_down(0)


@rule("G-62", "BASE-18.4")
def test_a_card_under_a_super_hero_is_its_owners_secret_and_no_action_shows_it() -> None:
    t = table(under0=["Kick"])
    assert [card.name for card in t.view(0).known(UNDER)] == ["Kick"]
    assert t.view(1).known(UNDER) == []
    assert t.offered(0) == ["end turn"]


@rule("G-13")
def test_a_defeat_takes_effect_whoever_brings_it_about() -> None:
    t = table(power=9, hero1="Batman", heroes_down=[1], stack=["Captain Cold", "Lex Luthor"])
    t.buy("Captain Cold")
    assert not t.view(0).hero_down(1)


@rule("G-21")
def test_a_super_hero_turned_up_in_mid_turn_does_not_count_what_was_played_before() -> None:
    t = table(
        p0=["Catwoman", "Robin", "Kick"],
        hero0="Green Lantern",
        heroes_down=[0],
        power=9,
        stack=["Captain Cold", "Lex Luthor"],
    )
    t.play("Catwoman")
    t.play("Robin")
    t.buy("Captain Cold")
    t.play("Kick")
    assert t.power(0) == 9 + 2 + 1 - 9 + 2  # Kick is the first name that Green Lantern sees


@rule("G-21")
def test_cyborg_is_paid_for_the_first_super_power_after_he_is_turned_up() -> None:
    t = table(
        p0=["Kick", "Super Strength"], hero0="Cyborg", heroes_down=[0], power=9, stack=["Captain Cold", "Lex Luthor"]
    )
    t.play("Kick")
    assert t.power(0) == 11
    t.buy("Captain Cold")
    t.play("Super Strength")
    assert t.power(0) == 2 + 5 + 1


# G-27: The Joker alone


@rule("G-27")
def test_the_jokers_card_may_come_back_to_its_giver_weakness_included() -> None:
    t = table(stack=["The Joker"], face_down=True, deck0=["Kick", *["Punch"] * 5], p1=["Blue Beetle"])
    t.end()
    t.answer(1, "Blue Beetle")
    t.answer(0, "Kick")
    assert t.discard(0) == ["Kick"]
    assert t.deck(0) == ["Weakness", "Punch"]
    assert t.discard(1) == []


# G-29: a Super-Villain in the Line-Up


@rule("G-29")
def test_a_super_villain_in_the_line_up_is_bought_like_any_card() -> None:
    t = table(power=18, lineup=["Lex Luthor", *STRENGTHS[:4]], stack=["Ra's al Ghul", "Parallax"], p1=["Punch"])
    t.buy("Lex Luthor")
    villain = t.view(0).villain
    assert villain is not None  # still face up: nobody was defeated
    assert villain.name == "Ra's al Ghul"
    t.buy("Ra's al Ghul")
    assert t.discard(0) == ["Lex Luthor", "Ra's al Ghul"]


@rule("G-29")
def test_no_super_villain_appears_after_one_was_bought_from_the_line_up() -> None:
    t = table(power=10, lineup=["Lex Luthor", *STRENGTHS[:4]], stack=["Ra's al Ghul", "Parallax"], p1=["Punch"])
    t.buy("Lex Luthor")
    t.end()
    assert t.hand(1) == ["Punch"]
    assert t.stack == ["Ra's al Ghul", "Parallax"]


@rule("G-29")
def test_a_hand_with_a_super_villain_may_give_it_to_the_anti_monitor() -> None:
    t = table(stack=["The Anti-Monitor"], face_down=True, deck0=["Black Manta", *["Punch"] * 5])
    t.end()
    assert t.lineup == [*STRENGTHS, "Black Manta"]
    assert t.active == 1
    assert t.discard(1) == []  # no First Appearance of Black Manta


# G-34 and G-37


@rule("G-34")
def test_the_riddler_is_paid_while_he_is_played_and_not_later() -> None:
    t = table(p0=["The Riddler", "Super Strength"], main=["Bane", "Robin"])
    t.play("The Riddler")
    t.play("Super Strength")
    assert t.power(0) == 6
    assert not [label for label in t.offered() if "Riddler" in label]


@rule("G-37", "BASE-18.19")
def test_a_borrowed_card_is_in_play_until_it_goes_back_before_the_refill() -> None:
    t = table(p0=["Emerald Knight"], power=4, lineup=["Green Arrow's Bow", *["Bane"] * 4], main=["Robin", "Mera"])
    t.play("Emerald Knight")
    assert t.lineup == ["Bane"] * 4
    assert "buy Green Arrow's Bow" not in t.offered()
    assert "buy Ra's al Ghul" in t.offered()  # 6 Power, and the Bow takes off 2
    t.end()
    assert sorted(t.lineup) == ["Bane"] * 4 + ["Green Arrow's Bow"]
    assert t.main_deck == ["Robin", "Mera"]


@rule("G-37")
def test_jonn_jonzz_gives_the_borrowed_super_villain_back_to_the_top_of_the_stack() -> None:
    t = table(p0=["J'onn J'onzz"], stack=["Black Manta", "Parallax"], deck0=["Kick"])
    t.play("J'onn J'onzz")
    assert t.power(0) == 3
    assert t.hand(0) == ["Kick"]
    assert t.stack == ["Black Manta", "Parallax"]
    assert t.view(0).villain is not None


# G-41 and G-42


@rule("G-41")
def test_green_arrows_bow_changes_the_price_and_not_the_cost_that_cheetah_reads() -> None:
    t = table(p0=["Green Arrow's Bow", "Green Arrow's Bow", "Cheetah"], lineup=["Black Manta", *STRENGTHS[:4]])
    t.play("Green Arrow's Bow")
    t.play("Green Arrow's Bow")
    t.play("Cheetah")
    assert t.discard(0) == []
    t.buy("Black Manta")
    assert t.power(0) == 2 + 2 - (8 - 4)
    assert t.discard(0) == ["Black Manta"]


@rule("G-41")
def test_the_discount_of_a_bow_ends_with_its_turn() -> None:
    t = table(p0=["Green Arrow's Bow"], p1=["Super Strength", "Punch", "Punch"], deck0=["Super Strength"] * 5)
    t.play("Green Arrow's Bow")
    t.end()
    t.play("Super Strength")
    t.play("Punch")
    t.play("Punch")
    assert "buy Ra's al Ghul" not in t.offered()


@rule("G-42")
def test_brainiac_does_not_play_a_revealed_card_that_was_discarded_meanwhile() -> None:
    t = table(p0=["Brainiac"], p1=["Bane"], p2=["Kick"])
    t.play("Brainiac")
    t.answer(0, "Bane")  # P2 has to discard the Kick
    assert t.discard(2) == ["Kick"]
    assert t.power(0) == 2
    assert t.offered(0) == ["end turn"]


@rule("G-42")
def test_starro_does_not_play_a_discarded_card_that_harley_quinn_has_put_back() -> None:
    t = table(p0=["Starro"], deck1=["Harley Quinn"], deck2=["Punch"])
    t.play("Starro")
    t.answer(0, "Harley Quinn")
    assert t.deck(2) == ["Punch"]
    assert t.power(0) == 1
    assert t.offered(0) == ["end turn"]
