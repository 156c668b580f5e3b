"""Turns, Locations, scores and Defenses of Heroes Unite (HU-2.x to HU-5.x)."""

from __future__ import annotations

import pytest

from archfoe.core import events
from tests.games.lineup.variants import mixed, unite
from tests.vocabulary import rule

BLOODS = ["Brother Blood"] * 5
FOUR = BLOODS[:4]
PUNCHES = ["Punch"] * 5

# The turn and its end


@rule("HU-2.1")
def test_cards_may_be_played_after_a_purchase_and_pay_for_the_next_one() -> None:
    t = unite(p0=["Batarang", "Kick", "Punch"], lineup=["Katana", "Raven", *BLOODS[:3]])
    t.play("Batarang")
    t.buy("Katana")
    t.play("Kick")
    t.play("Punch")
    t.buy("Raven")
    assert (t.discard(0), t.power(0)) == (["Katana", "Raven"], 0)


@rule("HU-2.2", "G-1")
@pytest.mark.parametrize("hero", ["Batgirl", "Red Tornado", "Shazam!"])
def test_once_the_end_is_announced_abilities_of_the_turn_are_closed(hero: str) -> None:
    t = unite(
        p0=["Punch"],
        power=4,
        discard0=["Kick", "Raven", "Talon", "Oa"],
        deck0=["Katana", "Punch"],
        hero0=hero,
        in0=["Apokolips"],
        stack=["Trigon"],
        face_down=True,
    )
    assert {f"use {hero}", "use Apokolips", "play Punch"} <= set(t.offered())
    t.end()
    assert t.offered(0) == ["Katana"]  # a Defense against Trigon, and nothing else
    reason = t.view(0).why_not("play", t.view(0).hand[0])
    assert reason is not None
    assert reason.text == "It is not your turn."


@rule("HU-2.3", "HU-2.4", "HU-2.5", "G-1")
def test_the_hand_goes_before_the_effects_at_the_end_and_the_played_cards_after_them() -> None:
    t = mixed(p0=["Ra's al Ghul", "Ra's al Ghul", "Punch", "Kick"], deck0=["Talon"] * 5)
    for name in ("Ra's al Ghul", "Ra's al Ghul", "Punch"):
        t.play(name)
    t.end()
    assert t.offered(0) == ["Ra's al Ghul", "Ra's al Ghul"]  # which of the two effects comes first
    assert (t.hand(0), t.discard(0)) == ([], ["Kick"])
    assert t.played(0) == ["Ra's al Ghul", "Ra's al Ghul", "Punch"]
    t.answer(0, "Ra's al Ghul")
    assert (t.hand(0), t.discard(0)) == (["Talon"] * 5, ["Kick", "Punch"])


@rule("HU-2.4", "HU-2.7")
def test_a_card_that_comes_back_from_granny_goodness_leaves_no_slot_to_fill() -> None:
    t = unite(p0=["Granny Goodness"], power=2, lineup=["Raven", "Batarang", "Oa", "Oa", "Oa"], main=["Talon"] * 3)
    t.play("Granny Goodness")
    t.buy("Batarang")
    assert t.lineup == ["Oa", "Oa", "Oa"]
    t.end()
    assert sorted(t.lineup) == ["Oa", "Oa", "Oa", "Raven", "Talon"]  # only the Batarang's slot was empty
    assert t.main_deck == ["Talon", "Talon"]


@rule("HU-2.5")
def test_played_cards_are_discarded_save_those_that_stay_and_power_is_lost() -> None:
    t = unite(p0=["Kick", "Oa", "Force Field", "Vandal Savage"], deck0=PUNCHES * 3)
    for name in ("Kick", "Oa", "Force Field", "Vandal Savage"):
        t.play(name)
    assert t.power(0) == 3
    t.end()
    assert t.discard(0) == ["Punch", "Kick"]  # the Punch that Force Field drew was left in hand
    assert t.in_play(0) == ["Oa", "Force Field", "Vandal Savage"]
    t.end()
    assert t.power(0) == 1  # Vandal Savage's, of this turn


@rule("HU-2.6")
def test_a_short_deck_is_made_up_from_the_cards_just_discarded() -> None:
    t = unite(p0=["Batarang", "Talon"], deck0=["Kick"], discard0=["Raven"])
    t.play("Batarang")
    t.end()
    assert t.hand(0)[0] == "Kick"
    assert sorted(t.hand(0)) == ["Batarang", "Kick", "Raven", "Talon"]


@rule("HU-2.7", "HU-2.8")
def test_first_the_draw_then_the_line_up_then_the_next_super_villain() -> None:
    t = unite(power=8, lineup=FOUR, stack=["Vandal Savage", "Mr. Freeze"], main=["Batarang", "Talon"])
    t.buy("Vandal Savage")
    t.end()
    told = [event.what for event in t.view(0).events()]
    ends = [told.index(what) for what in (events.DREW, events.REFILLED, events.APPEARED)]
    assert ends == sorted(ends)
    assert (t.lineup, t.destroyed) == (FOUR, ["Batarang"])  # Mr. Freeze found it there


@rule("HU-2.8")
def test_a_first_appearance_meets_the_new_hand_of_who_ended_the_turn() -> None:
    t = unite(p0=["Starbolt"], deck0=["Kick", *PUNCHES], stack=["Trigon"], face_down=True)
    t.end()
    assert t.destroyed == ["Kick"]
    assert t.discard(0) == ["Starbolt"]


@rule("HU-2.9", "HU-3.4")
def test_oa_sees_the_super_villain_that_was_just_turned_up() -> None:
    t = unite(power=8, stack=["Vandal Savage", "Trigon"], in1=["Oa"], deck1=["Raven"])
    t.buy("Vandal Savage")
    t.end()
    assert (t.active, t.hand(1)) == (1, ["Raven"])


# Locations and Ongoing cards


@rule("HU-3.1")
def test_a_location_works_once_in_each_turn_of_its_owner_and_never_in_a_foes() -> None:
    t = unite(in0=["Apokolips"], deck0=["Talon", "Deadshot", *PUNCHES])
    t.use("Apokolips")
    assert t.hand(0) == ["Talon"]
    assert "use Apokolips" not in t.offered()
    t.end()
    assert (t.active, "use Apokolips" in t.offered()) == (1, False)
    t.end()
    assert (t.active, "use Apokolips" in t.offered()) == (0, True)


@rule("HU-3.2")
def test_a_location_may_be_used_in_the_turn_it_is_played_and_after_a_purchase() -> None:
    t = unite(p0=["Gotham City"], in0=["Metropolis"], power=3, deck0=["Kick", "Batarang", "Punch"])
    t.use("Metropolis")
    t.buy("Kick")
    t.play("Gotham City")
    t.use("Gotham City")
    assert t.hand(0) == ["Kick", "Batarang"]


@rule("HU-3.3")
@pytest.mark.parametrize(
    ("location", "wanted", "other"),
    [
        ("Apokolips", "Talon", "Raven"),
        ("Gotham City", "Batarang", "Kick"),
        ("Metropolis", "Kick", "Batarang"),
        ("New Genesis", "Raven", "Talon"),
    ],
)
def test_each_of_four_locations_draws_its_type_and_may_discard_another(location: str, wanted: str, other: str) -> None:
    t = unite(in0=[location], deck0=[wanted, "Punch"])
    t.use(location)
    assert t.hand(0) == [wanted]
    for answer, left in ((other, ["Punch"]), (None, [other, "Punch"])):
        t = unite(in0=[location], deck0=[other, "Punch"])
        t.use(location)
        t.answer(0, answer)
        assert (t.deck(0), t.hand(0)) == (left, [])


@rule("HU-3.4")
@pytest.mark.parametrize(("villain", "drawn"), [("Amazo", 1), ("Graves", 0), ("Vandal Savage", 0)])
def test_oa_draws_at_the_start_of_a_turn_if_the_super_villain_costs_ten(villain: str, drawn: int) -> None:
    t = unite(in1=["Oa"], stack=[villain])
    t.end()
    assert len(t.hand(1)) == drawn


@rule("HU-3.4")
def test_oa_does_nothing_in_the_turn_in_which_it_is_played() -> None:
    t = unite(p0=["Oa"], stack=["Trigon"])
    t.play("Oa")
    assert (t.hand(0), t.offered()) == ([], ["end turn"])


@rule("HU-3.5", "HU-3.7")
def test_force_field_protects_from_play_only() -> None:
    t = unite(p0=["Deadshot", "Deadshot"], p1=["Force Field"], deck1=["Kick", "Raven"])
    t.play("Deadshot")
    assert (t.hand(1), t.discard(1)) == (["Force Field"], ["Kick"])  # nobody was asked
    t = unite(p0=["Deadshot", "Deadshot"], in1=["Force Field"], deck1=["Kick", "Raven"])
    t.play("Deadshot")
    t.answer(1, "Force Field")
    assert (t.in_play(1), t.discard(1)) == ([], ["Force Field"])
    t.play("Deadshot")  # it protects once
    assert t.discard(1) == ["Force Field", "Kick"]


@rule("HU-3.8")
def test_an_old_force_field_adds_nothing_to_hero_of_the_future_and_a_new_one_does() -> None:
    t = unite(p0=["Hero of the Future", "Force Field"], in0=["Force Field"])
    t.play("Hero of the Future")
    assert t.power(0) == 2
    t.play("Force Field")
    assert t.power(0) == 2 + 2


@rule("HU-3.9")
def test_a_location_that_helspont_took_can_be_drawn_and_played_anew() -> None:
    t = unite(in0=["Oa"], deck0=[], stack=["Helspont"], face_down=True)
    t.end()
    assert (t.in_play(0), t.discard(0)) == ([], ["Oa"])
    t.end()
    t.end()  # P0 had no hand, and draws the discard pile
    t.end()
    t.play("Oa")
    assert t.in_play(0) == ["Oa"]


# Scoring


@rule("HU-4.1", "G-4")
def test_cards_in_hand_deck_discard_pile_and_play_are_all_scored() -> None:
    t = unite(p0=["Kick"], deck0=["Talon"], discard0=["Katana"], in0=["Oa", "Force Field", "Vandal Savage"])
    assert t.vp(0) == 1 + 1 + 1 + 1 + 1 + 4


@rule("HU-4.2")
def test_cards_whose_worth_depends_on_the_deck_count_everything_that_went_back_into_it() -> None:
    t = unite(p0=["Raven"], deck0=["Saint Walker"], discard0=["Raven", "Katana"], played0=["Jason Blood"])
    assert t.vp(0) == 4 + 1 + 1 + 1 + 2  # four different Heroes, Saint Walker one of them
    t = unite(p0=["Sciencell"], deck0=["Talon", "Talon"], in0=["Vandal Savage"])
    assert t.vp(0) == 2 + 1 + 1 + 4


@rule("HU-4.3")
def test_each_power_ring_is_worth_one_for_every_power_ring() -> None:
    t = unite(
        p0=["Blue Lantern Power Ring"],
        deck0=["Green Lantern Power Ring"],
        discard0=["Red Lantern Power Ring", "Legion Flight Ring"],
    )
    assert t.vp(0) == 9 + 1


@rule("HU-4.4", "G-23")
@pytest.mark.parametrize("place", range(4))
def test_kyle_rayner_wins_with_three_different_power_rings_in_whatever_order(place: int) -> None:
    order = ["Green Lantern Power Ring", "Blue Lantern Power Ring", "Yellow Lantern Corps Power Ring"]
    order.insert(place, "Kyle Rayner")
    t = unite(p0=order, discard1=["Trigon"] * 3)
    for name in order[:3]:
        t.play(name)
    assert not t.over
    t.play(order[3])
    assert (t.over, t.winners) == (True, (0,))


@rule("HU-4.4")
def test_kyle_rayner_does_not_win_with_a_power_ring_twice_or_in_the_discard_pile() -> None:
    hand = ["Kyle Rayner", "Green Lantern Power Ring", "Green Lantern Power Ring", "Blue Lantern Power Ring"]
    t = unite(p0=hand, discard0=["Orange Lantern Power Ring"])
    for name in hand:
        t.play(name)
    assert not t.over


# Attacks, Defenses and order


@rule("HU-5.1", "BASE-7.4")
def test_against_one_attack_either_force_field_or_a_defense_of_the_hand_is_used() -> None:
    t = unite(p0=["Deadshot"], p1=["Katana"], in1=["Force Field"])
    t.play("Deadshot")
    assert [label.split(" (")[0] for label in t.offered(1)] == ["Katana", "Force Field"]
    assert t.view(1).most == 1
    t.answer(1, "Katana")
    assert (t.asked(), t.in_play(1)) == ([0], ["Force Field"])


@rule("HU-5.2", "BASE-14.2")
def test_skeets_is_resolved_before_nightwing_draws_the_hero_it_put_on_the_deck() -> None:
    t = unite(p0=["Batarang", "Skeets"], discard0=["Raven"], deck0=["Punch"], hero0="Nightwing")
    t.play("Batarang")
    t.play("Skeets")
    t.answer(0, "Raven")
    t.answer(0, "draw")
    assert t.hand(0) == ["Raven"]


@rule("HU-5.3", "BASE-8.8")
def test_apokolips_draws_a_super_villain() -> None:
    t = unite(in0=["Apokolips"], deck0=["Trigon"])
    t.use("Apokolips")
    assert t.hand(0) == ["Trigon"]
