"""Regular Villains of cost 7."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import MAIN
from tests.sets.rebirth.villainy import attacked, defeated, in_main_step, pile, team
from tests.vocabulary import rule

YES, NO = "draw a card, then discard a card", "do not draw a card, then discard a card"


# Black Manta


def test_black_manta_discards_the_top_card_and_one_of_the_hand_if_it_costs_something() -> None:
    t = attacked("Black Manta", p0=["Punch", "Run"], deck0=["Aquaman (3)", "Lois Lane"])
    assert (t.discard(0), t.offered(0)) == (["Aquaman (3)"], ["Punch", "Run"])
    t.answer(0, "Run")
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Punch"], ["Aquaman (3)", "Run"], ["Lois Lane"])


@pytest.mark.parametrize("top", ["Punch", "Helping Hand", "Weakness"])
def test_black_manta_discards_only_the_top_card_if_it_costs_nothing(top: str) -> None:
    t = attacked("Black Manta", p0=["Aquaman (3)", "Run"], deck0=[top, "Lois Lane"])
    assert (in_main_step(t), t.hand(0), t.discard(0), t.deck(0)) == (True, ["Aquaman (3)", "Run"], [top], ["Lois Lane"])


@rule("G-22", "REB-7.8", "REB-12.5")
def test_black_manta_and_empty_piles() -> None:
    t = attacked("Black Manta", deck0=["Aquaman (3)"])
    assert (in_main_step(t), t.discard(0)) == (True, ["Aquaman (3)"])
    t = attacked("Black Manta", p0=["Punch"], deck0=[])
    assert (in_main_step(t), t.hand(0), t.discard(0)) == (True, ["Punch"], [])
    t = attacked("Black Manta", p0=["Punch"], deck0=[], discard0=["Aquaman (3)"])
    assert (t.hand(0), t.discard(0), t.deck(0)) == ([], ["Aquaman (3)", "Punch"], [])


@rule("REB-9.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_black_mantas_reward_is_two_cards_for_one_player(seat: int) -> None:
    t = defeated("Black Manta", deck0=["Aquaman (3)", "Blast", "Punch"], deck1=["Run", "Blast", "Punch"], at={1: None})
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, f"P{seat}")
    assert (t.hand(0), t.hand(1)) == (([], ["Run", "Blast"]) if seat else (["Aquaman (3)", "Blast"], []))
    assert in_main_step(t)


@rule("REB-6.9", "G-22")
def test_black_mantas_reward_needs_a_card_to_draw() -> None:
    t = defeated("Black Manta", deck0=[], deck1=[])
    assert (in_main_step(t), t.hand(0), t.hand(1)) == (True, [], [])


# Eradicator


def test_eradicator_takes_a_super_power_of_ones_choice() -> None:
    t = attacked("Eradicator", p0=["Punch", "Blast", "Aquaman (3)", "Contained"])
    assert t.offered(0) == ["Blast", "Contained"]
    t.answer(0, "Contained")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Blast", "Aquaman (3)"], ["Contained"])


@rule("REB-7.8")
def test_eradicator_takes_any_card_without_a_super_power_and_nothing_of_an_empty_hand() -> None:
    t = attacked("Eradicator", p0=["Punch", "Aquaman (3)"])
    assert t.offered(0) == ["Punch", "Aquaman (3)"]
    t.answer(0, "Aquaman (3)")
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Aquaman (3)"])
    t = attacked("Eradicator")
    assert (in_main_step(t), t.discard(0)) == (True, [])


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("cards", [["Punch", "Run"], ["Blast"], []])
def test_eradicators_reward_destroys_up_to_two_cards_in_hand_and_discard_pile(seat: int, cards: list[str]) -> None:
    piles: dict[str, Any] = {f"p{seat}": ["Punch", "Blast"], f"discard{seat}": ["Run"], f"p{1 - seat}": ["Jetpack"]}
    t = defeated("Eradicator", **piles)
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == ["Punch (hand)", "Blast (hand)", "Run (discard pile)"]
    with pytest.raises(ArchfoeError):
        t.answer(seat, "Punch", "Blast", "Run")
    t.answer(seat, *(cards or (None,)))
    assert t.destroyed == ["Eradicator", *cards]
    assert (len(t.hand(seat) + t.discard(seat)), t.hand(1 - seat)) == (3 - len(cards), ["Jetpack"])


@rule("REB-6.9")
def test_eradicators_reward_is_nothing_where_nobody_has_a_card() -> None:
    t = defeated("Eradicator", players=3)
    assert (in_main_step(t), t.destroyed) == (True, ["Eradicator"])


# Psimon


@rule("REB-16.9")
def test_psimon_discards_the_top_card_and_takes_a_power_of_this_turn_if_it_is_free() -> None:
    t = attacked("Psimon", p0=["Punch", "Punch"], deck0=["Run", "Aquaman (3)"])
    assert (t.discard(0), t.deck(0), t.power(0)) == (["Run"], ["Aquaman (3)"], 0)
    t.play("Punch")
    assert t.power(0) == 0
    t.play("Punch")
    assert t.power(0) == 1


def test_psimon_takes_no_power_for_a_card_that_costs_something() -> None:
    t = attacked("Psimon", p0=["Punch"], deck0=["Aquaman (3)", "Punch"])
    t.play("Punch")
    assert (t.discard(0), t.power(0)) == (["Aquaman (3)"], 1)


@rule("REB-16.9")
def test_psimons_loss_is_over_with_the_turn() -> None:
    t = attacked("Psimon", p0=["Punch"], p1=["Bulletproof"], deck0=["Run", *["Punch"] * 8])
    t.end()
    t.answer(1, "Bulletproof")
    t.end()
    t.play("Punch")
    t.play("Punch")
    assert t.power(0) == 2 - 1  # the Attack of this turn alone


@rule("REB-12.5", "G-22")
def test_psimon_shuffles_for_an_empty_deck_and_finds_nothing_without_a_discard_pile() -> None:
    t = attacked("Psimon", p0=["Punch"], deck0=[], discard0=["Run", "Run"])
    assert (t.discard(0), t.deck(0)) == (["Run"], ["Run"])
    t = attacked("Psimon", p0=["Punch"], deck0=[])
    t.play("Punch")
    assert (t.discard(0), t.power(0)) == ([], 1)


def test_psimons_reward_sorts_the_top_three_cards_of_the_main_deck_and_is_a_card_for_one_player() -> None:
    t = defeated("Psimon", main=["Aquaman (3)", "Bane", "Despero", "Lois Lane"], deck1=["Run"])
    assert (t.asked(), t.offered(0)) == ([0], ["Aquaman (3)", "Bane", "Despero"])
    with pytest.raises(ArchfoeError):
        t.answer(0, "Bane", "Aquaman (3)")
    t.answer(0, "Bane", "Despero", "Aquaman (3)")
    assert t.main_deck == ["Bane", "Despero", "Aquaman (3)", "Lois Lane"]
    assert [len(t.view(seat).known(MAIN)) for seat in range(2)] == [3, 0]
    t.answer(0, "P1")
    assert (t.hand(1), in_main_step(t)) == (["Run"], True)


def test_psimons_reward_sorts_as_many_cards_as_there_are() -> None:
    t = defeated("Psimon", main=["Aquaman (3)", "Bane"])
    t.answer(0, "Bane", "Aquaman (3)")
    assert t.main_deck == ["Bane", "Aquaman (3)"]


@rule("REB-6.9", "REB-14.3")
def test_psimons_reward_is_only_a_card_with_an_empty_main_deck() -> None:
    t = defeated("Psimon", main=[], deck0=["Run"], deck1=[])
    assert (in_main_step(t), t.over, t.hand(0)) == (True, False, ["Run"])


# Solomon Grundy


@rule("REB-16.8")
@pytest.mark.parametrize(
    ("held", "gained"), [(6, []), (5, []), (4, ["Weakness"]), (3, ["Weakness"]), (1, ["Weakness"])]
)
def test_solomon_grundy_takes_a_card_and_brings_a_weakness_to_a_hand_of_three_or_fewer(
    held: int, gained: list[str]
) -> None:
    t = attacked("Solomon Grundy", p0=["Punch"] * (held - 1) + ["Run"])
    if held > 1:
        assert set(t.offered(0)) == {"Punch", "Run"}
        t.answer(0, "Run")
    assert (t.hand(0), t.discard(0)) == (["Punch"] * (held - 1), ["Run", *gained])


@rule("REB-16.8", "REB-7.8", "REB-12.2")
def test_solomon_grundy_brings_a_weakness_to_an_empty_hand_if_there_is_one() -> None:
    assert attacked("Solomon Grundy").discard(0) == ["Weakness"]
    assert attacked("Solomon Grundy", p0=["Run"], weaknesses=0).discard(0) == ["Run"]


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("card", ["Punch", None])
def test_solomon_grundys_reward_draws_and_then_destroys_in_hand_or_discard_pile(seat: int, card: str | None) -> None:
    piles: dict[str, Any] = {
        f"p{seat}": ["Run"],
        f"deck{seat}": ["Aquaman (3)", "Lois Lane"],
        f"discard{seat}": ["Punch", "Weakness"],
    }
    t = defeated("Solomon Grundy", **piles, **pile("discard", 1 - seat, ["Run"]))
    t.answer(0, f"P{seat}")
    assert (t.asked(), t.hand(seat)) == ([seat], ["Run", "Aquaman (3)"])
    assert [word.split(" (h")[0].split(" (d")[0] for word in t.offered(seat)] == [
        "Run", "Aquaman (3)", "Punch", "Weakness",
    ]  # fmt: skip
    t.answer(seat, card)
    assert t.destroyed == ["Solomon Grundy", *([card] if card else [])]
    assert (len(t.discard(seat)), t.discard(1 - seat), t.hand(1 - seat)) == (1 if card else 2, ["Run"], [])


@rule("REB-6.9", "REB-12.5")
def test_solomon_grundys_reward_may_destroy_the_card_that_was_drawn() -> None:
    t = defeated("Solomon Grundy", deck0=[], discard0=["Punch", "Punch"])
    t.answer(0, "P0")
    assert (t.hand(0), t.deck(0), t.offered(0)) == (["Punch"], ["Punch"], ["Punch"])
    t.answer(0, "Punch")
    assert (t.hand(0), t.destroyed, in_main_step(t)) == ([], ["Solomon Grundy", "Punch"], True)


@rule("REB-6.1", "REB-13.5", "REB-15.2")
def test_solomon_grundy_is_a_regular_villain_also_when_he_costs_ten() -> None:
    assert "buy Solomon Grundy" not in team(city={"S5": ["Solomon Grundy"]}, power=9, threat=3).offered()
    t = attacked("Solomon Grundy", p0=["Batman (6)"], threat=3)
    t.answer(0, "Batman (6)")
    t.answer(0, "P1")
    t.answer(1, None)
    assert (t.destroyed, t.threat, len(t.hand(1))) == (["Solomon Grundy"], 3, 1)
    t = team(main=["Solomon Grundy"] * 9, threat=3, from_start=True)
    assert (t.threat, t.city("S1"), t.discard(0)) == (3, ["Solomon Grundy"], [])


# The Joker


@pytest.mark.parametrize(("held", "gained"), [(6, 0), (5, 0), (4, 1), (2, 1), (1, 1), (0, 1)])
def test_the_joker_takes_a_random_card_and_brings_a_weakness_to_a_hand_of_three_or_fewer(
    held: int, gained: int
) -> None:
    t = attacked("The Joker", p0=["Punch"] * held)
    assert (in_main_step(t), len(t.hand(0))) == (True, max(held - 1, 0))
    assert t.discard(0) == ["Punch"] * min(held, 1) + ["Weakness"] * gained


def test_the_joker_asks_nobody_which_card_it_is() -> None:
    taken = set()
    for seed in range(12):
        t = attacked("The Joker", p0=["Punch", "Run", "Blast", "Jetpack", "Flight"], seed=seed)
        assert (in_main_step(t), len(t.hand(0)), len(t.discard(0))) == (True, 4, 1)
        taken.add(t.discard(0)[0])
    assert len(taken) > 2


@rule("REB-12.2")
def test_the_joker_takes_a_card_also_if_no_weakness_is_left() -> None:
    t = attacked("The Joker", p0=["Punch", "Punch"], weaknesses=0)
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Punch"])


@rule("REB-9.7", "REB-9.9")
def test_the_jokers_reward_lets_each_player_draw_and_discard_and_one_draw() -> None:
    t = defeated("The Joker", p0=["Punch"], deck0=["Blast", "Run"], p1=["Run"], deck1=["Jetpack", "Flight"])
    t.answer(0, YES)
    assert t.offered(0) == ["Punch", "Blast"]
    t.answer(0, "Punch")
    t.answer(1, NO)
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, "P1")
    assert (t.hand(0), t.discard(0)) == (["Blast"], ["Punch"])
    assert (t.hand(1), t.discard(1), in_main_step(t)) == (["Run", "Jetpack"], [], True)
