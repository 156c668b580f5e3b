"""Weaknesses, piles and Locations in Rivals, and the order of what a card triggers (RIV-9.x)."""

from __future__ import annotations

import pytest

from archfoe.core.piles import DESTROYED, KICKS, WEAKNESSES
from tests.games.duel.rivals import ROBINS, confrontation, duel
from tests.vocabulary import rule

PUNCHES = ["Punch"] * 5


# Weaknesses


@rule("RIV-9.1")
def test_a_gained_weakness_comes_from_its_stack_into_the_discard_pile() -> None:
    t = duel(p0=["Laughing Gas"], weaknesses=4)
    t.play("Laughing Gas")
    assert (t.discard(1), len(t.names(WEAKNESSES))) == (["Weakness"], 3)


@rule("RIV-9.2")
def test_without_weaknesses_the_rest_happens_and_a_defense_may_be_used() -> None:
    t = duel(p0=["Laughing Gas"], p1=["Batarang"], deck1=["Kick"], weaknesses=0)
    t.play("Laughing Gas")
    t.answer(1, "Batarang")
    assert (t.power(0), t.hand(1), t.discard(1)) == (2, ["Kick"], ["Batarang"])
    t = duel(p0=["Laughing Gas"], weaknesses=0)
    t.play("Laughing Gas")
    assert (t.power(0), t.discard(1), t.asked()) == (2, [], [0])


# Decks


@rule("RIV-9.3")
def test_a_deck_stays_empty_until_a_card_is_needed() -> None:
    t = duel(p0=["Vicki Vale", "Vicki Vale"], deck0=["Kick"], discard0=["Bane"])
    t.play("Vicki Vale")
    assert (t.hand(0)[-1], t.deck(0), t.discard(0)) == ("Kick", [], ["Bane"])
    t.play("Vicki Vale")
    assert (t.hand(0)[-1], t.deck(0), t.discard(0)) == ("Bane", [], [])


@rule("RIV-9.3")
def test_a_card_that_must_be_revealed_makes_a_new_deck() -> None:
    t = duel(p0=["Robin"], deck0=[], discard0=["Grappling Hook"])
    t.play("Robin")
    assert (t.power(0), t.deck(0), t.discard(0)) == (3, ["Grappling Hook"], [])


@rule("RIV-9.3", "G-22")
def test_without_deck_and_discard_pile_nothing_is_drawn_and_the_rest_goes_on() -> None:
    t = duel(p0=["Batwoman", "Robin", "Homicidal Maniac"], deck0=[])
    for name in ("Batwoman", "Robin", "Homicidal Maniac"):
        t.play(name)
    assert (t.power(0), t.hand(0), t.asked()) == (1, [], [0])


@rule("RIV-9.3", "RIV-10.2")
def test_catwoman_makes_the_foe_shuffle_for_the_card_she_plays() -> None:
    t = confrontation(p0=["Catwoman"], deck1=[], discard1=["Kick"])
    t.play("Catwoman")
    assert (t.power(0), t.deck(1), t.discard(1)) == (2 + 2, [], ["Kick"])


# Locations


@rule("RIV-9.4")
def test_a_location_is_bought_into_the_discard_pile_and_stays_in_play_once_played() -> None:
    t = duel(power=6, lineup=["Wayne Manor", *ROBINS[:4]], deck0=[])
    t.buy("Wayne Manor")
    assert (t.discard(0), t.in_play(0)) == (["Wayne Manor"], [])
    t.end()
    t.answer(1, None)
    t.end()
    t.answer(0, None)
    t.play("Wayne Manor")
    for _ in range(3):
        assert t.in_play(0) == ["Wayne Manor"]
        t.end()
        t.answer(t.active, None)
    assert [card.name for card in t.view(1).in_play(0)] == ["Wayne Manor"]


@rule("RIV-9.5")
@pytest.mark.parametrize(("location", "fetched"), [("Arkham Asylum", "Bane"), ("Wayne Manor", "Oracle")])
def test_two_locations_work_once_in_each_turn_of_their_owner(location: str, fetched: str) -> None:
    t = duel(in0=[location], discard0=["Bane", "The Penguin", "Oracle", "Robin"], deck0=PUNCHES * 4)
    t.use(location)
    t.answer(0, fetched)
    assert t.deck(0)[-1] == fetched  # at the bottom
    assert f"use {location}" not in t.offered()
    t.end()
    t.answer(1, None)
    assert f"use {location}" not in t.offered()
    t.end()
    t.answer(0, None)
    assert f"use {location}" in t.offered()


@rule("RIV-9.5")
def test_any_number_of_locations_may_be_in_play() -> None:
    locations = ["Abandoned Amusement Park", "Arkham Asylum", "The Batcave", "Wayne Manor"]
    t = duel(p0=locations, discard0=["Bane", "Oracle"])
    for name in locations:
        t.play(name)
    assert t.in_play(0) == locations
    assert {"use Arkham Asylum", "use Wayne Manor"} <= set(t.offered())


# Destroying and gaining


@rule("RIV-9.6")
def test_destroyed_cards_lie_openly_apart_and_score_no_more() -> None:
    t = duel(p0=["Huntress"], discard0=["Kick"], deck0=["Punch"], kicks=3)
    assert t.vp(0) == 1 + 1
    t.play("Huntress")
    t.answer(0, "Kick")
    assert (t.destroyed, len(t.names(KICKS)), t.vp(0)) == (["Kick"], 3, 1)
    for viewer in (0, 1, None):
        assert [card.name for card in t.view(viewer).known(DESTROYED)] == ["Kick"]


@rule("RIV-9.6")
def test_a_destroyed_weakness_does_not_return_to_its_stack() -> None:
    t = duel(p0=["Victor Zsasz", "Weakness"], weaknesses=3)
    assert t.vp(0) == 1 - 1
    t.play("Victor Zsasz")
    t.answer(0, "Weakness")
    assert (t.destroyed, len(t.names(WEAKNESSES)), t.vp(0)) == (["Weakness"], 3, 1)


@rule("RIV-9.7")
def test_a_gained_card_costs_nothing_and_goes_to_the_discard_pile() -> None:
    t = duel(p0=["The Riddler"], power=2, main=["Superman", *ROBINS])
    t.play("The Riddler")
    t.use("The Riddler")
    t.answer(1, "Superman")
    assert (t.discard(0), t.power(0)) == (["Superman"], 0)  # the three went to The Riddler, not for the card


@rule("RIV-9.7", "G-2")
def test_what_is_not_there_is_not_gained() -> None:
    t = confrontation(p0=["Ra's al Ghul", "Billionaire"], destroyed=["Kick", "Weakness"], main=[])
    t.play("Ra's al Ghul")
    assert (t.asked(), t.view(0).kind.name, t.hand(0)) == ([0], "main", ["Billionaire"])
    t.play("Billionaire")
    assert (t.hand(0), t.discard(0), t.power(0)) == ([], [], 3)


# Order


@rule("RIV-9.8")
def test_a_card_is_resolved_before_what_it_triggers_on_a_character() -> None:
    t = confrontation(p0=["Bane", "Weakness"], hero0="The Joker (Level 3)", hero1="Batman")
    t.play("Bane")
    assert t.view(0).kind.name != "main"  # Bane asks what to destroy
    assert t.power(0) == 1
    t.answer(0, "Weakness")
    assert t.power(0) == 1 + 1
    assert [(part.card.name if part.card else "", part.n) for part in t.view(0).power_parts(0)] == [
        ("Bane", 1),
        ("The Joker (Level 3)", 1),
    ]
