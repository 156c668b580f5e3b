"""Piles, Weaknesses, Ongoing cards and what comes first (REB-12.x)."""

from __future__ import annotations

import pytest

from archfoe.core.filters import NO_TYPE
from archfoe.core.piles import DESTROYED, DISCARD, WEAKNESSES
from archfoe.games.city.piles import BASICS, SPACE
from tests.games.city import dawn, team
from tests.vocabulary import rule

CITY = BASICS + 3  # the stack of the City


@rule("REB-12.1")
def test_a_gained_card_goes_to_the_discard_pile_for_nothing() -> None:
    t = team(p0=["Withdrawal"], power=1)
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Flight")
    assert (t.discard(0), t.power(0), len(t.names(CITY))) == (["Flight"], 1, 4)


@rule("REB-12.1")
def test_nothing_is_gained_where_no_such_card_is() -> None:
    t = team(power=6, city={"S5": ["Bizarro"]}, destroyed=["Superman (7)", "Bane"])
    t.buy("Bizarro")
    assert (t.asked(), t.offered(0), t.discard(0)) == ([0], ["use Superman", "end turn"], [])


@rule("REB-12.1")
def test_an_effect_may_send_a_gained_card_elsewhere() -> None:
    t = team(p0=["Withdrawal"], hero0="Aquaman", deck0=["Punch"])
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Flight")
    t.answer(0, "top of your deck")
    assert (t.deck(0), t.discard(0)) == (["Flight", "Punch"], [])


@rule("REB-12.2")
def test_a_weakness_has_no_type_and_gives_nothing() -> None:
    t = team(p0=["Weakness"], deck0=["Aquaman (3)"])
    assert next(card for card in t.state.cards if card.name == "Weakness").type == NO_TYPE
    t.play("Weakness")
    assert (t.power(0), t.move(0), t.hand(0), t.played(0)) == (0, 0, [], ["Weakness"])


@rule("REB-12.2")
@pytest.mark.parametrize(("left", "gained"), [(1, ["Weakness", "Aquaman (3)"]), (0, ["Aquaman (3)"])])
def test_without_weaknesses_the_rest_of_an_attack_happens(left: int, gained: list[str]) -> None:
    t = dawn(p0=["Aquaman (3)", "Punch"], city={"L5": ["Sinestro"]}, weaknesses=left)
    t.answer(0, "Aquaman (3)")
    assert (sorted(t.discard(0)), t.hand(0)) == (sorted(gained), ["Punch"])
    assert t.names(WEAKNESSES) == []


@rule("REB-12.3")
def test_a_destroyed_weakness_returns_to_its_stack() -> None:
    t = team(p0=["Heat Vision", "Weakness"], weaknesses=3)
    t.play("Heat Vision")
    t.answer(0, "Weakness")
    assert (t.destroyed, len(t.names(WEAKNESSES)), t.hand(0)) == ([], 4, [])


@rule("REB-12.3")
@pytest.mark.parametrize("name", ["Flight", "Aquaman (3)", "Punch"])
def test_any_other_destroyed_card_lies_open_on_the_destroyed_pile(name: str) -> None:
    t = team(p0=["Heat Vision", name], p1=["Punch"])
    t.play("Heat Vision")
    t.answer(0, "P0")
    t.answer(0, name)
    assert [card.name for card in t.view(1).known(DESTROYED)] == [name]
    assert len(t.names(CITY)) == 5  # a Basic does not return


@rule("REB-12.4")
def test_an_ongoing_card_stays_in_play_and_is_no_part_of_the_hand() -> None:
    t = team(p0=["Batmobile", "Punch"])
    t.play("Batmobile")
    t.end()
    assert (t.in_play(0), t.discard(0), t.hand(0)) == (["Batmobile"], ["Punch"], ["Punch"] * 5)


@rule("REB-12.4")
def test_an_ongoing_card_is_not_counted_against_general_zod() -> None:
    t = dawn(p0=["Punch"] * 3, in0=["Wonder Woman's Shield"], city={"L1": ["General Zod"]})
    t.answer(0, None)  # no Defense
    assert (t.hand(0), t.in_play(0), t.discard(0)) == (["Punch"] * 3, ["Wonder Woman's Shield"], [])


@rule("REB-12.4")
def test_discarded_from_play_it_can_be_drawn_and_played_again() -> None:
    t = dawn(p0=["Flash Helmet"], in0=["Batmobile"], deck0=[], city={"L4": ["Giganta"]})
    t.answer(0, "Batmobile")
    t.answer(0, "slot 5")
    assert (t.in_play(0), t.discard(0)) == ([], ["Batmobile"])
    t.play("Flash Helmet")
    t.play("Batmobile")
    assert t.in_play(0) == ["Batmobile"]


@rule("REB-12.5", "G-22")
def test_an_empty_deck_waits_until_a_card_must_be_drawn() -> None:
    t = team(p0=["Flash Helmet", "Punch"], deck0=["Run"], discard0=["Lois Lane"])
    t.play("Flash Helmet")
    assert (t.deck(0), t.discard(0), t.hand(0)) == ([], ["Lois Lane"], ["Punch", "Run"])
    t = team(p0=["Flash Helmet"], deck0=[], discard0=["Lois Lane"])
    t.play("Flash Helmet")
    assert (t.deck(0), t.discard(0), t.hand(0)) == ([], [], ["Lois Lane"])
    t = team(p0=["Flash Helmet"], deck0=[])
    t.play("Flash Helmet")
    assert (t.hand(0), t.power(0)) == ([], 1)


@rule("REB-12.5")
def test_a_deck_is_made_anew_to_discard_from_it() -> None:
    t = dawn(deck0=[], discard0=["Lois Lane", "Lois Lane"], city={"L3": ["Psimon"]})
    assert (t.deck(0), t.discard(0)) == (["Lois Lane"], ["Lois Lane"])


@rule("REB-12.6", "G-26")
def test_a_card_resolves_to_its_end_before_a_super_hero_reacts() -> None:
    t = team(p0=["Punch"], p2=["Telepathy"], deck0=["Aquaman (3)", "Lois Lane"], deck2=["Bane"])
    t.assist(2, "Telepathy")
    assert (t.asked(), t.hand(0), t.hand(2)) == ([0], ["Punch", "Aquaman (3)", "Lois Lane"], [])
    t.answer(0, "Punch")
    t.answer(2, "draw a card")  # now Simon Baz may
    assert t.hand(2) == ["Bane"]


@rule("REB-12.6", "G-26")
def test_a_defense_resolves_to_its_end_before_batman_reacts() -> None:
    t = dawn(p0=["Vibration"], hero0="Batman", at={0: "L3"}, city={"L3": ["Bane"]})
    t.answer(0, "Vibration")
    assert t.view(0).kind.name == "walk"
    t.answer(0, "slot 2")
    assert (t.at(0), t.view(0).kind.name) == ("S2", "target player")


@rule("REB-12.7")
def test_piles_that_lie_face_up_are_seen_by_all() -> None:
    t = team(discard1=["Aquaman (3)", "Lois Lane"], destroyed=["Bane"], city={"L3": ["Jetpack"]})
    for reader in (0, 1, 2, None):
        view = t.view(reader)
        seen = [[card.name for card in view.known(pile)] for pile in (DISCARD + 1, DESTROYED, SPACE + 4, CITY)]
        assert sorted(seen[0]) == ["Aquaman (3)", "Lois Lane"]
        assert seen[1:] == [["Bane"], ["Jetpack"], ["Flight"] * 5]
