"""Our rulings that Heroes Unite calls for (docs/rules/rulings.md), each where it bites."""

from __future__ import annotations

import pytest

from archfoe.core import events
from archfoe.core.piles import SET_ASIDE
from tests.games.lineup.variants import mixed, start, told, unite
from tests.vocabulary import rule

BLOODS = ["Brother Blood"] * 5
FOUR = BLOODS[:4]
PUNCHES = ["Punch"] * 5

# G-2 and G-3: what runs out in mid-turn


@rule("G-2")
def test_sonic_siren_destroys_a_card_that_the_empty_main_deck_cannot_replace() -> None:
    t = unite(p0=["Sonic Siren"], main=[])
    t.play("Sonic Siren")
    t.answer(0, "Brother Blood")
    assert (t.lineup, t.over) == (FOUR, False)
    t.end()
    assert t.over


@rule("G-3")
def test_a_turn_goes_on_after_the_last_super_villain_was_defeated() -> None:
    t = unite(p0=["Kick"], power=12, stack=["Trigon"])
    t.buy("Trigon")
    t.play("Kick")
    assert (t.over, t.power(0)) == (False, 2)
    t.end()
    assert (t.over, t.winners) == (True, (0,))


# G-8: playing a card again


@rule("G-8")
def test_two_amazos_cannot_play_each_other_without_end() -> None:
    t = unite(p0=["Amazo", "Amazo"])
    t.play("Amazo")
    assert t.power(0) == 3
    t.play("Amazo")
    t.answer(0, "Amazo")  # the first one finds nobody but cards that still resolve
    assert t.power(0) == 3 + 3
    assert t.view(0).kind.name == "main"


@rule("G-8")
def test_a_villain_played_again_is_the_same_name_for_black_canary() -> None:
    t = unite(p0=["Brother Blood", "Amazo"], hero0="Black Canary")
    t.play("Brother Blood")
    t.play("Amazo")
    t.answer(0, "Brother Blood")
    assert t.power(0) == (4 + 1) + 4 + 1  # Amazo is the second name


# G-11: Granny Goodness


@rule("G-11")
def test_granny_goodness_chooses_among_heroes_and_villains_whatever_lies_on_top() -> None:
    t = unite(p0=["Granny Goodness"], lineup=["Batarang", "Katana", "Starbolt", "Talon", "Oa"])
    t.play("Granny Goodness")
    assert t.offered(0) == ["Katana", "Talon"]


# G-12: shown to Darkseid


@rule("G-12", "HU-9.4")
def test_booster_gold_draws_nothing_for_a_villain_shown_to_darkseid() -> None:
    t = mixed(stack=["Darkseid"], face_down=True, deck0=[], p1=["Talon", "Kick"], hero1="Booster Gold", deck1=["Raven"])
    t.end()
    t.answer(1, "Talon")
    assert (t.active, t.hand(1)) == (1, ["Talon", "Kick"])


# G-15: the order of an Attack


@rule("G-15")
def test_all_victims_decide_before_anybody_is_hit() -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Katana"], p2=["Katana"], players=4, weaknesses=1)
    t.play("Black Lantern Corps")
    assert t.asked() == [1, 2]
    t.answer(2, None)
    assert t.discard(2) == []
    t.answer(1, "Katana")
    assert (t.discard(1), t.discard(2), t.discard(3)) == (["Katana"], ["Weakness"], [])


# G-23: an instant win


@rule("G-23")
def test_an_instant_win_ends_the_game_whatever_the_score() -> None:
    rings = ["Green Lantern Power Ring", "Yellow Lantern Corps Power Ring", "Indigo Tribe Power Ring"]
    t = unite(p0=["Kyle Rayner", *rings, "Kick"], deck0=["Weakness"] * 5, discard1=["Trigon", "Nekron"])
    t.play("Kyle Rayner")
    for ring in rings[:2]:
        t.play(ring)
    t.play(rings[2])
    t.answer(0, "Kyle Rayner")
    assert (t.over, t.winners, t.asked()) == (True, (0,), [])
    assert t.vp(0) < t.vp(1)
    assert {event.rule for event in t.view(0).events() if event.what == events.OVER} == {"HU-4.4"}


@rule("G-23", "BASE-16.1")
def test_an_instant_win_is_the_teams() -> None:
    rings = ["Green Lantern Power Ring", "Blue Lantern Power Ring", "Yellow Lantern Corps Power Ring"]
    t = unite(p0=["Kyle Rayner", *rings], players=4, variants=["team"])
    for name in ("Kyle Rayner", *rings):
        t.play(name)
    assert t.winners == (0, 2)


# G-25 and G-26: abilities of Super Heroes


@rule("G-25")
def test_nightwings_draw_may_be_declined_and_his_power_comes_by_itself() -> None:
    t = unite(p0=["Batarang", "Batarang"], hero0="Nightwing")
    t.play("Batarang")
    assert t.power(0) == 3
    t.play("Batarang")
    t.answer(0, "do not")
    assert (t.hand(0), t.power(0)) == ([], 5)


@rule("G-26")
def test_the_owner_orders_triggers_of_one_play() -> None:
    t = unite(p0=["Ocean Master", "Mind Control Hat", "Jervis Tetch"], p1=[], deck0=["Kick"] * 4, lineup=["Katana"])
    for name in ("Ocean Master", "Mind Control Hat"):
        t.play(name)
    t.play("Jervis Tetch")
    t.answer(0, "discard it")
    assert sorted(t.offered(0)) == ["Mind Control Hat", "Ocean Master"]
    assert t.view(0).rule == "G-26"


# G-29 and G-30: Super-Villains in the Line-Up


@rule("G-29")
def test_a_super_villain_in_the_line_up_is_no_defeat_without_hidden_super_villains() -> None:
    t = unite(power=20, lineup=["Graves", *FOUR], p1=["Kick"])
    t.buy("Graves")
    assert told(t, events.DEFEATED) == []
    t.buy("Vandal Savage")
    assert told(t, events.DEFEATED) == ["Vandal Savage"]


@rule("G-29", "G-30")
def test_with_hidden_super_villains_it_is_a_defeat_and_nothing_is_flipped() -> None:
    t = unite(variants=["hidden"], lineup=BLOODS, main=["Vandal Savage", *BLOODS], p1=["Brother Blood"] * 2)
    t.end()
    t.play("Brother Blood")
    t.play("Brother Blood")
    t.buy("Vandal Savage")
    assert told(t, events.DEFEATED) == ["Vandal Savage"]
    t.end()
    assert (t.over, told(t, events.APPEARED)) == (False, ["Vandal Savage"])


@rule("G-30")
def test_what_mind_control_hat_plays_in_the_line_up_does_not_appear_again() -> None:
    t = unite(
        variants=["hidden"],
        lineup=["Oa"] * 5,
        main=["Black Adam", *BLOODS],
        p1=["Jervis Tetch", "Mind Control Hat"],
        deck1=["Punch", "Raven", "Kick"],
    )
    t.end()
    t.play("Jervis Tetch")
    t.answer(1, "discard it")
    t.play("Mind Control Hat")
    t.answer(1, "play")
    assert "Black Adam" in t.lineup
    assert told(t, events.APPEARED) == ["Black Adam"]
    assert (sorted(t.hand(1)), t.destroyed) == (["Kick", "Raven"], [])


# G-31 to G-33: the variants and the mixture


@rule("G-31")
def test_a_hero_card_of_the_base_set_takes_no_slot_and_goes_back_to_its_super_hero() -> None:
    t = mixed(variants=["synergy"], p0=["Granny Goodness"], power=7, aside0=["King of Atlantis"], main=["Kick"] * 3)
    t.play("Granny Goodness")
    assert "buy King of Atlantis" not in t.offered()
    t.end()
    assert (t.names(SET_ASIDE), len(t.lineup), t.main_deck) == (["King of Atlantis"], 5, ["Kick"] * 3)


@rule("G-33")
def test_both_games_of_a_match_have_one_boxs_super_villains_each() -> None:
    for mix in ("example", "whole", "split"):
        tops = []
        for game in (1, 2):
            villain = start(mode="base+heroes_unite", mix=mix, game=game, heroes="dealt").view(0).villain
            assert villain is not None
            tops.append(villain.name)
        assert tops == ["Ra's al Ghul", "Vandal Savage"]


@rule("G-32")
def test_a_hunt_may_follow_a_successful_one_but_not_an_avoided_one() -> None:
    t = unite(variants=["hunt"], power=30, discard1=["Graves", "H'el", "Mr. Freeze"], p1=["Katana"])
    t.hunt("Graves")
    t.answer(1, None)
    t.hunt("H'el")
    t.answer(1, "Katana")
    assert (t.discard(0), t.power(0)) == (["Graves"], 30 - 9)
    assert "hunt Mr. Freeze" not in t.offered()


# G-40: Indigo Tribe Power Ring


@rule("G-40")
def test_indigo_tribe_power_ring_matches_what_a_card_has_given_so_far() -> None:
    t = unite(p0=["Killer Croc", "Indigo Tribe Power Ring", "Brother Blood"])
    t.play("Killer Croc")
    t.play("Indigo Tribe Power Ring")  # only Killer Croc was played, and has given 2
    assert t.power(0) == 2 + 2
    t.play("Brother Blood")
    assert t.power(0) == 3 + 2 + 4  # what Killer Croc gives later is not matched


@rule("G-40")
def test_indigo_tribe_power_ring_matches_conditional_parts_and_replays() -> None:
    t = unite(p0=["Brother Blood", "Killer Croc", "Indigo Tribe Power Ring"])
    for name in ("Brother Blood", "Killer Croc", "Indigo Tribe Power Ring"):
        t.play(name)
    t.answer(0, "Killer Croc")
    assert t.power(0) == 4 + 3 + 3
    t = unite(p0=["Brother Blood", "Amazo", "Indigo Tribe Power Ring"])
    t.play("Brother Blood")
    t.play("Amazo")
    t.answer(0, "Brother Blood")
    t.play("Indigo Tribe Power Ring")
    t.answer(0, "Brother Blood")
    assert t.power(0) == 8 + 8


@rule("G-40")
def test_indigo_tribe_power_ring_leaves_out_what_a_super_hero_gave_and_finds_nothing_to_match() -> None:
    t = unite(p0=["Katana", "Indigo Tribe Power Ring"], hero0="Hawkman")
    t.play("Katana")
    t.play("Indigo Tribe Power Ring")
    assert t.power(0) == 1 + 1 + 1
    t = unite(p0=["Indigo Tribe Power Ring"])
    t.play("Indigo Tribe Power Ring")
    assert t.power(0) == 0


@rule("G-40", "G-6")
def test_parallax_has_given_no_power_of_his_own() -> None:
    t = mixed(p0=["Kick", "Parallax", "Indigo Tribe Power Ring"])
    for name in ("Kick", "Parallax", "Indigo Tribe Power Ring"):
        t.play(name)
    t.answer(0, "Parallax")
    assert t.power(0) == 4


# G-41, G-22 and G-5, with cards of this box


@rule("G-41")
def test_a_discount_does_not_change_the_cost_that_oa_reads() -> None:
    t = mixed(p0=["Green Arrow's Bow"], power=6, in1=["Oa"], stack=["Amazo"], deck1=["Raven"])
    t.play("Green Arrow's Bow")
    assert "buy Amazo" in t.offered()  # 8 Power, and he costs 10
    t.end()
    assert t.hand(1) == ["Raven"]


@rule("G-22")
@pytest.mark.parametrize("card", ["Raven", "Legion Flight Ring", "Saint Walker"])
def test_a_card_that_draws_goes_on_without_anything_to_draw(card: str) -> None:
    t = unite(p0=[card], deck0=[])
    t.play(card)
    assert (t.hand(0), t.offered()) == ([], ["end turn"])


@rule("G-5")
def test_a_tie_in_points_and_super_villains_is_shared() -> None:
    t = unite(discard0=["Vandal Savage"], discard1=["Brother Blood", "Brother Blood"], stack=[], face_down=True)
    t.end()
    assert t.winners == (0,)  # the Super-Villain breaks the tie
    t = unite(discard0=["Kick"], discard1=["Talon"], stack=[], face_down=True)
    t.end()
    assert t.winners == (0, 1)
