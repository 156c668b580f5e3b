"""Super-Villains: Despero, Amazo, Lex Luthor, General Zod, Sinestro, and some of them together."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rebirth.villainy import (
    attacked,
    damage,
    defeated,
    entered,
    in_main_step,
    trio,
    where_is,
)
from tests.vocabulary import rule

YES, NO = "draw a card, then discard a card", "do not draw a card, then discard a card"


# Despero


@rule("REB-16.4", "REB-7.7")
def test_despero_entering_makes_two_players_exchange_cards() -> None:
    t = entered("Despero", p0=["Punch", "Aquaman (3)", "Jetpack"], p1=["Run", "Blast"])
    assert t.offered(0) == ["Aquaman (3)", "Jetpack"]
    t.answer(0, "Jetpack")
    assert (t.hand(0), t.discard(0), t.hand(1), t.discard(1)) == (
        ["Punch", "Aquaman (3)"],
        ["Blast"],
        ["Run"],
        ["Jetpack"],
    )


@rule("REB-16.4", "REB-7.7")
def test_despero_entering_passes_cards_to_the_left() -> None:
    t = entered("Despero", players=3, p0=["Aquaman (3)"], p1=["Jetpack"], p2=["Blast"], at={2: None})
    assert [t.discard(seat) for seat in range(3)] == [["Blast"], ["Aquaman (3)"], ["Jetpack"]]
    assert [t.hand(seat) for seat in range(3)] == [[], [], []]


@rule("REB-16.4", "REB-7.7")
@pytest.mark.parametrize(
    ("safe", "piles"),
    [
        (0, [[], ["Blast"], ["Jetpack"]]),
        (1, [["Blast"], [], ["Aquaman (3)"]]),
        (2, [["Jetpack"], ["Aquaman (3)"], []]),
    ],
)
def test_despero_passes_over_who_avoids_him_in_both_directions(safe: int, piles: list[list[str]]) -> None:
    hands = [["Aquaman (3)", "Punch"], ["Jetpack", "Punch"], ["Blast", "Punch"]]
    hands[safe].append("Bulletproof")
    t = entered("Despero", players=3, p0=hands[0], p1=hands[1], p2=hands[2])
    t.answer(safe, "Bulletproof")
    assert [t.discard(seat) for seat in range(3)] == piles
    assert t.hand(safe) == hands[safe]


@rule("REB-16.4", "REB-7.7")
@pytest.mark.parametrize("players", [2, 3])
def test_despero_makes_a_single_victim_pass_to_his_own_discard_pile(players: int) -> None:
    safe = {f"p{seat}": ["Bulletproof"] for seat in range(1, players)}
    t = entered("Despero", players=players, p0=["Aquaman (3)", "Punch"], **safe)
    for seat in range(1, players):
        t.answer(seat, "Bulletproof")
    assert (t.hand(0), t.discard(0), t.discard(1)) == (["Punch"], ["Aquaman (3)"], [])


@rule("REB-7.7")
def test_desperos_cards_pass_only_when_everybody_has_had_the_chance_to_avoid_him() -> None:
    t = entered("Despero", players=3, p0=["Aquaman (3)"], p1=["Jetpack"], p2=["Bulletproof"])
    assert (t.asked(), t.hand(0), t.hand(1), t.discard(1)) == ([2], ["Aquaman (3)"], ["Jetpack"], [])
    t.answer(2, None)
    assert [t.discard(seat) for seat in range(3)] == [["Bulletproof"], ["Aquaman (3)"], ["Jetpack"]]


@rule("REB-16.4", "REB-7.8")
def test_despero_takes_a_free_card_where_no_other_is_and_an_empty_hand_only_receives() -> None:
    t = entered("Despero", players=3, p0=["Punch", "Run"], p2=["Weakness"])
    assert t.offered(0) == ["Punch", "Run"]
    t.answer(0, "Run")
    assert [t.discard(seat) for seat in range(3)] == [["Weakness"], ["Run"], []]


@rule("REB-16.4", "REB-7.1")
def test_despero_in_step_two_hits_one_player_who_passes_to_his_own_discard_pile() -> None:
    t = attacked("Despero", players=3, p0=["Punch", "Aquaman (3)"], p1=["Jetpack"], p2=["Jetpack"])
    assert (t.hand(0), t.discard(0), t.discard(1), t.hand(2)) == (["Punch"], ["Aquaman (3)"], [], ["Jetpack"])
    assert damage(t, "L5") == 1


@rule("REB-9.9")
def test_desperos_reward_lets_each_player_draw_and_discard() -> None:
    t = defeated(
        "Despero", players=3, p0=["Punch"], deck0=["Aquaman (3)", "Jetpack"], p1=["Run"], deck2=["Blast", "Run"]
    )
    t.answer(0, YES)
    assert t.offered(0) == ["Punch", "Aquaman (3)"]
    t.answer(0, "Punch")
    t.answer(1, NO)
    t.answer(2, YES)
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Aquaman (3)"], ["Punch"], ["Jetpack"])
    assert (t.hand(1), t.discard(1), len(t.deck(1))) == (["Run"], [], 10)
    assert (t.hand(2), t.discard(2), t.deck(2), in_main_step(t)) == ([], ["Blast"], ["Run"], True)


# Amazo


def test_amazo_takes_every_super_power() -> None:
    t = attacked("Amazo", p0=["Punch", "Blast", "Aquaman (3)", "Contained", "Jetpack"])
    assert (in_main_step(t), t.hand(0)) == (True, ["Punch", "Aquaman (3)", "Jetpack"])
    assert sorted(t.discard(0)) == ["Blast", "Contained"]


@rule("REB-7.8")
def test_amazo_takes_a_card_of_ones_choice_where_no_super_power_is() -> None:
    t = attacked("Amazo", p0=["Punch", "Aquaman (3)"])
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0)) == (["Aquaman (3)"], ["Punch"])
    assert in_main_step(attacked("Amazo"))


@rule("REB-6.3", "REB-7.6")
def test_amazo_entering_takes_of_each_hand_what_it_has() -> None:
    t = entered("Amazo", players=3, p0=["Punch", "Blast"], p1=["Run"], p2=["Blast", "Jetpack", "Contained"])
    assert [sorted(t.discard(seat)) for seat in range(3)] == [["Blast"], ["Run"], ["Blast", "Contained"]]


@rule("REB-9.9", "REB-6.9")
def test_amazos_reward_lets_each_player_put_a_card_back_on_the_deck() -> None:
    t = defeated("Amazo", players=3, discard0=["Blast", "Punch"], discard2=["Jetpack", "Run"], p1=["Punch"])
    assert t.offered(0) == ["Blast", "Punch"]
    t.answer(0, "Blast")
    t.answer(2, None)  # P1 has no discard pile and is not asked
    assert (t.deck(0)[0], t.discard(0), t.deck(2)[0], t.discard(2)) == ("Blast", ["Punch"], "Punch", ["Jetpack", "Run"])
    assert in_main_step(t)


# Lex Luthor


@rule("REB-16.2")
def test_lex_luthor_puts_the_dearest_card_under_the_deck() -> None:
    t = attacked("Lex Luthor", p0=["Punch", "Aquaman (3)", "Heat Vision", "Green Arrow"], deck0=["Run", "Jetpack"])
    assert (t.hand(0), t.deck(0)) == (["Punch", "Aquaman (3)", "Green Arrow"], ["Run", "Jetpack", "Heat Vision"])
    assert t.discard(0) == []


@rule("REB-16.2")
@pytest.mark.parametrize(
    ("hand", "dearest"),
    [
        (["Aquaman (3)", "Blast", "Punch"], ["Aquaman (3)", "Blast"]),
        (["Punch", "Run", "Weakness"], ["Punch", "Run", "Weakness"]),
    ],
)
def test_lex_luthor_lets_the_attacked_player_choose_among_equals(hand: list[str], dearest: list[str]) -> None:
    t = attacked("Lex Luthor", p0=hand)
    assert t.offered(0) == dearest
    t.answer(0, dearest[1])
    assert (t.deck(0)[-1], len(t.hand(0)), len(t.deck(0))) == (dearest[1], 2, 11)


@rule("REB-6.3", "REB-7.8")
def test_lex_luthor_entering_takes_a_card_of_everybody_who_has_one() -> None:
    t = entered("Lex Luthor", players=3, p0=["Punch", "Blast"], p1=["Run"], deck2=["Punch"])
    assert (t.deck(0)[-1], t.deck(1)[-1], t.deck(2), t.hand(0), t.hand(1)) == ("Blast", "Run", ["Punch"], ["Punch"], [])


@rule("REB-9.9", "REB-6.9")
def test_lex_luthors_reward_lets_each_player_destroy_a_card() -> None:
    t = defeated("Lex Luthor", players=3, p0=["Aquaman (3)"], discard0=["Jetpack"], discard2=["Punch", "Run"])
    assert t.offered(0) == ["Aquaman (3) (hand)", "Jetpack (discard pile)"]
    t.answer(0, "Jetpack")
    t.answer(2, "Punch")
    assert (t.hand(0), t.discard(2), t.destroyed) == (["Aquaman (3)"], ["Run"], ["Lex Luthor", "Jetpack", "Punch"])
    t = defeated("Lex Luthor", p0=["Aquaman (3)"], p1=["Jetpack"])
    t.answer(0, None)
    t.answer(1, None)
    assert (t.destroyed, in_main_step(t)) == (["Lex Luthor"], True)


# General Zod


@pytest.mark.parametrize("held", [4, 5, 7])
def test_general_zod_leaves_three_cards_of_ones_choice(held: int) -> None:
    t = attacked("General Zod", p0=["Aquaman (3)", "Jetpack", "Blast", *["Punch"] * (held - 3)])
    if held > 4:
        with pytest.raises(ArchfoeError):
            t.answer(0, "Punch")
    t.answer(0, *["Punch"] * (held - 3))
    assert (t.hand(0), t.discard(0)) == (["Aquaman (3)", "Jetpack", "Blast"], ["Punch"] * (held - 3))


@pytest.mark.parametrize("held", [0, 2, 3])
def test_general_zod_takes_nothing_of_a_small_hand_but_damages_his_destination(held: int) -> None:
    t = attacked("General Zod", p0=["Punch"] * held)
    assert (in_main_step(t), t.hand(0), t.discard(0)) == (True, ["Punch"] * held, [])
    assert damage(t, "L1") == 1


@rule("REB-6.3")
def test_general_zod_entering_trims_every_hand() -> None:
    t = entered("General Zod", players=3, p0=["Punch"] * 2, p1=["Run"] * 5, p2=["Punch"] * 3 + ["Aquaman (3)"])
    t.answer(1, "Run", "Run")
    t.answer(2, "Aquaman (3)")
    assert [len(t.hand(seat)) for seat in range(3)] == [2, 3, 3]
    assert [t.discard(seat) for seat in range(3)] == [[], ["Run", "Run"], ["Aquaman (3)"]]


@rule("REB-16.5")
@pytest.mark.parametrize("cards", [["Punch", "Run", "Jetpack"], ["Punch", "Flight"], ["Jetpack"], []])
def test_general_zods_reward_destroys_up_to_three_cards_of_hand_and_discard_pile_together(cards: list[str]) -> None:
    t = defeated("General Zod", p0=["Punch", "Run"], discard0=["Jetpack", "Flight"], p1=["Punch"], discard1=["Run"])
    assert (t.asked(), [word.split(" (")[0] for word in t.offered(0)]) == ([0], ["Punch", "Run", "Jetpack", "Flight"])
    with pytest.raises(ArchfoeError):
        t.answer(0, "Punch", "Run", "Jetpack", "Flight")
    t.answer(0, *(cards or (None,)))
    assert t.destroyed == ["General Zod", *cards]
    assert (len(t.hand(0) + t.discard(0)), t.hand(1), t.discard(1)) == (4 - len(cards), ["Punch"], ["Run"])


@rule("REB-16.5", "REB-6.9")
def test_general_zods_reward_is_for_who_defeats_him_alone() -> None:
    t = defeated("General Zod", p1=["Punch"], discard1=["Run"])
    assert (in_main_step(t), t.destroyed) == (True, ["General Zod"])


# Sinestro


def test_sinestro_brings_a_weakness_and_takes_a_card_of_ones_choice() -> None:
    t = attacked("Sinestro", p0=["Aquaman (3)", "Punch", "Blast"])
    assert t.offered(0) == ["Aquaman (3)", "Punch", "Blast"]
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0)) == (["Aquaman (3)", "Blast"], ["Weakness", "Punch"])


@rule("REB-12.2", "REB-7.8")
@pytest.mark.parametrize("hand", [["Punch"], []])
@pytest.mark.parametrize("left", [1, 0])
def test_sinestro_does_what_he_can(hand: list[str], left: int) -> None:
    t = attacked("Sinestro", p0=hand, weaknesses=left)
    assert (in_main_step(t), t.discard(0)) == (True, ["Weakness"] * left + hand)


@rule("REB-6.3", "REB-12.2")
def test_sinestro_entering_hits_everybody_until_the_weaknesses_run_out() -> None:
    t = entered("Sinestro", players=3, p0=["Punch"], p1=["Aquaman (3)"], p2=["Run"], weaknesses=2)
    t.answer(0, "P2")
    t.answer(0, "P1")
    assert [sorted(t.discard(seat)) for seat in range(3)] == [
        ["Punch"], ["Aquaman (3)", "Weakness"], ["Run", "Weakness"],
    ]  # fmt: skip


@rule("REB-9.9", "REB-12.3")
def test_sinestros_reward_is_a_card_for_each_player_who_may_destroy_a_starter_or_weakness() -> None:
    decks = {"deck0": ["Blast", "Run"], "deck1": ["Jetpack"], "deck2": ["Punch"]}
    t = defeated("Sinestro", players=3, p0=["Aquaman (3)"], discard0=["Weakness", "Flight"], p1=["Blast"], **decks)
    assert (t.hand(0), t.offered(0)) == (["Aquaman (3)", "Blast"], ["Weakness"])
    t.answer(0, "Weakness")
    assert (t.asked(), t.hand(1), t.hand(2)) == ([2], ["Blast", "Jetpack"], ["Punch"])  # P1 has none of them
    t.answer(2, "Punch")
    assert (t.discard(0), t.destroyed, t.hand(2)) == (["Flight"], ["Sinestro", "Punch"], [])


@rule("REB-9.9", "REB-6.9")
def test_sinestros_reward_may_be_declined_and_be_a_card_alone() -> None:
    t = defeated("Sinestro", p0=["Punch"], p1=["Run"], deck0=["Blast"], deck1=["Blast"])
    t.answer(0, None)
    t.answer(1, None)
    assert (t.destroyed, t.hand(0), t.hand(1)) == (["Sinestro"], ["Punch", "Blast"], ["Run", "Blast"])
    assert in_main_step(defeated("Sinestro", p0=["Aquaman (3)"], deck0=["Blast"], deck1=[], discard1=[]))


# Together


@rule("REB-7.3", "REB-11.1")
def test_deathstroke_and_lex_luthor_at_the_same_destination_deal_a_damage_each() -> None:
    t = trio(city={"L2": ["Deathstroke", "Lex Luthor"]}, p0=["Punch", "Aquaman (3)", "Run"], from_start=True)
    t.answer(0, "Lex Luthor")
    assert (t.deck(0)[-1], damage(t, "L2")) == ("Aquaman (3)", 2)
    assert (t.hand(0), t.discard(0)) == (["Punch", "Run"], [])  # Deathstroke spares who has lost a card


@rule("REB-15.2", "REB-8.1")
def test_batman_of_cost_six_only_avoids_despero() -> None:
    t = attacked("Despero", p0=["Batman (6)", "Punch"])
    t.answer(0, "Batman (6)")
    assert (where_is(t, "Despero"), t.hand(0), damage(t, "L5")) == (["L5"], ["Punch"], 0)
