"""Decks and shuffling, Locations, destroying and gaining (BASE-10.x to BASE-13.x, BASE-19.2)."""

from __future__ import annotations

import pytest

from archfoe.core.piles import DESTROYED, KICKS, WEAKNESSES
from tests.vocabulary import rule, table

STRENGTHS = ["Super Strength"] * 5

# Decks


@rule("BASE-10.1")
def test_an_empty_deck_stays_empty_until_a_card_is_needed() -> None:
    t = table(p0=["Kid Flash"], deck0=["Kick"], discard0=["Robin"])
    t.play("Kid Flash")
    assert t.deck(0) == []
    assert t.discard(0) == ["Robin"]


@rule("BASE-10.2")
def test_a_draw_goes_on_after_the_shuffle() -> None:
    t = table(p0=["Lex Luthor"], deck0=["Kick"], discard0=["Robin", "Robin", "Robin"])
    t.play("Lex Luthor")
    assert t.hand(0) == ["Kick", "Robin", "Robin"]
    assert t.deck(0) == ["Robin"]
    assert t.discard(0) == []


@rule("BASE-10.2")
def test_the_new_deck_is_shuffled() -> None:
    pile = ["Kick", "Robin", "Bane", "Mera", "Catwoman", "Cheetah"]
    drawn = set()
    for seed in range(30):
        t = table(p0=["Kid Flash"], deck0=[], discard0=pile, seed=seed)
        t.play("Kid Flash")
        assert sorted(t.hand(0) + t.deck(0)) == sorted(pile)
        drawn.add(t.hand(0)[0])
    assert len(drawn) > 3


@rule("BASE-10.3")
def test_a_card_to_be_discarded_or_revealed_from_an_empty_deck_asks_for_a_shuffle_too() -> None:
    t = table(p0=["Poison Ivy", "Power Ring"], deck0=[], discard0=["Kick"], deck1=[], discard1=["Robin"])
    t.play("Poison Ivy")
    assert t.discard(1) == ["Robin", "Weakness"]
    t.play("Power Ring")
    assert t.deck(0) == ["Kick"]
    assert t.power(0) == 1 + 3


@rule("G-22")
def test_nothing_is_drawn_from_nothing_and_the_effect_goes_on() -> None:
    t = table(p0=["Black Manta"], deck0=[])
    t.play("Black Manta")
    assert t.hand(0) == []
    assert t.power(0) == 3


# Locations


@rule("BASE-11.1")
def test_a_bought_location_lies_in_the_discard_pile_and_does_nothing() -> None:
    t = table(p0=["Bane"], power=5, lineup=["Arkham Asylum", *STRENGTHS[:4]])
    t.buy("Arkham Asylum")
    assert t.discard(0) == ["Arkham Asylum"]
    t.play("Bane")
    assert t.hand(0) == []


@rule("BASE-11.2")
def test_a_location_that_was_played_stays_in_play() -> None:
    t = table(p0=["Arkham Asylum"])
    t.play("Arkham Asylum")
    t.end()
    assert t.in_play(0) == ["Arkham Asylum"]
    assert [card.name for card in t.view(1).in_play(0)] == ["Arkham Asylum"]
    t.end()
    t.end()
    assert t.in_play(0) == ["Arkham Asylum"]


@rule("BASE-11.3", "BASE-11.4")
def test_a_location_draws_for_the_first_fitting_card_of_each_own_turn_and_no_other() -> None:
    t = table(p0=["Kick", "Doomsday", "Doomsday"], in0=["Arkham Asylum"], deck0=["Punch", "Doomsday", *["Kick"] * 8])
    t.play("Kick")
    assert t.hand(0) == ["Doomsday", "Doomsday"]
    t.play("Doomsday")
    assert t.hand(0) == ["Doomsday", "Punch"]
    t.play("Doomsday")
    assert t.hand(0) == ["Punch"]
    t.end()
    t.end()
    assert t.hand(0) == ["Doomsday"] + ["Kick"] * 4
    t.play("Doomsday")
    assert len(t.hand(0)) == 5


@rule("BASE-11.3")
def test_a_location_does_not_draw_in_the_turn_of_a_foe() -> None:
    t = table(p0=["Bane"], in1=["Arkham Asylum"], p1=[])
    t.play("Bane")
    assert t.hand(1) == []


@rule("BASE-11.5")
def test_several_locations_work_side_by_side() -> None:
    t = table(
        p0=["Kick", "Bane", "Robin"],
        in0=["Arkham Asylum", "Fortress of Solitude", "The Watchtower", "The Batcave"],
        deck0=["Punch"] * 9,
    )
    for name in ("Kick", "Bane", "Robin"):
        t.play(name)
    assert t.hand(0) == ["Punch"] * 3


@rule("BASE-19.2")
def test_a_location_that_comes_after_the_first_hero_draws_for_no_hero_that_turn() -> None:
    t = table(p0=["Kid Flash", "Robin"], deck0=["The Watchtower", "Kick"], discard0=["Lasso of Truth"])
    t.play("Kid Flash")
    t.play("The Watchtower")
    t.play("Robin")
    assert t.hand(0) == ["Lasso of Truth"]
    assert t.deck(0) == ["Kick"]


# Destroying


@rule("BASE-12.1")
def test_destroyed_cards_lie_on_an_open_pile_and_are_out_of_the_game() -> None:
    t = table(p0=["Heat Vision", "Vulnerability"])
    t.play("Heat Vision")
    t.answer(0, "Vulnerability")
    for seat in (0, 1, None):
        assert [card.name for card in t.view(seat).known(DESTROYED)] == ["Vulnerability"]
    t.end()
    assert "Vulnerability" not in t.hand(0) + t.deck(0) + t.discard(0)


@rule("BASE-12.2")
@pytest.mark.parametrize(
    ("card", "answer"),
    [("Heat Vision", "Weakness"), ("Nth Metal", "Kick"), ("King of Atlantis", "Robin"), ("The Anti-Monitor", "Bane")],
)
def test_the_effect_says_where_the_destroyed_card_comes_from(card: str, answer: str) -> None:
    t = table(p0=[card, "Weakness"], deck0=["Kick"], discard0=["Robin"], lineup=["Bane", *STRENGTHS[:4]])
    t.play(card)
    t.answer(0, answer)
    assert t.destroyed == [answer]


@rule("BASE-12.3")
def test_destroyed_kicks_and_weaknesses_do_not_return_to_their_stacks() -> None:
    t = table(p0=["Lobo", "Kick", "Weakness"], kicks=5, weaknesses=6)
    t.play("Lobo")
    t.answer(0, "Kick", "Weakness")
    assert (len(t.names(KICKS)), len(t.names(WEAKNESSES))) == (5, 6)
    assert sorted(t.destroyed) == ["Kick", "Weakness"]


# Gaining


@rule("BASE-13.1", "BASE-13.2")
def test_a_gained_card_goes_to_the_discard_pile_and_costs_no_power() -> None:
    t = table(p0=["Cheetah"], power=3, lineup=["Bane", *STRENGTHS[:4]])
    t.play("Cheetah")
    assert t.discard(0) == ["Bane"]
    assert t.power(0) == 3


@rule("BASE-13.1")
def test_an_effect_may_name_another_place_for_a_gained_card() -> None:
    t = table(stack=["The Joker"], face_down=True, deck0=["Kick"], p1=["Robin"], deck1=["Punch"])
    t.end()
    assert t.deck(1) == ["Weakness", "Punch"]


@rule("BASE-13.3")
@pytest.mark.parametrize("card", ["Cheetah", "Dark Knight", "Princess Diana of Themyscira"])
def test_nothing_is_gained_if_no_such_card_is_there(card: str) -> None:
    t = table(p0=[card], lineup=STRENGTHS)
    t.play(card)
    assert t.discard(0) == []
    assert t.lineup == STRENGTHS
