"""Super-Villains from Circe to General Zod, and what holds for all of them together."""

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


# Circe


@rule("REB-16.2")
def test_circe_puts_the_dearest_card_under_the_deck() -> None:
    t = attacked("Circe", p0=["Punch", "Robin", "Heat Vision", "Invulnerability"], deck0=["Run", "Mera"])
    t.answer(0, None)
    assert (t.hand(0), t.deck(0)) == (["Punch", "Robin", "Invulnerability"], ["Run", "Mera", "Heat Vision"])
    assert t.discard(0) == []


@rule("REB-16.2")
@pytest.mark.parametrize(
    ("hand", "dearest"),
    [(["Robin", "Mera", "Punch"], ["Robin", "Mera"]), (["Punch", "Run", "Weakness"], ["Punch", "Run", "Weakness"])],
)
def test_circe_lets_the_attacked_player_choose_among_equals(hand: list[str], dearest: list[str]) -> None:
    t = attacked("Circe", p0=hand)
    assert t.offered(0) == dearest
    t.answer(0, dearest[1])
    assert (t.deck(0)[-1], len(t.hand(0)), len(t.deck(0))) == (dearest[1], 2, 11)


@rule("REB-6.3", "REB-7.8")
def test_circe_entering_takes_a_card_of_everybody_who_has_one() -> None:
    t = entered("Circe", players=3, p0=["Punch", "Blast"], p1=["Run"], deck2=["Punch"])
    assert (t.deck(0)[-1], t.deck(1)[-1], t.deck(2), t.hand(0), t.hand(1)) == ("Blast", "Run", ["Punch"], ["Punch"], [])


@rule("REB-12.1", "REB-9.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_circes_reward_is_a_destroyed_card_of_cost_five_or_less_that_is_no_villain(seat: int) -> None:
    t = defeated("Circe", destroyed=["Heat Vision", "Invulnerability", "Bane", "Punch", "Trickster", "Flight"])
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == ["Invulnerability", "Punch", "Flight"]
    t.answer(seat, "Invulnerability")
    assert (t.discard(seat), t.discard(1 - seat)) == (["Invulnerability"], [])
    assert t.destroyed == ["Heat Vision", "Bane", "Punch", "Trickster", "Flight", "Circe"]


@rule("REB-6.9")
@pytest.mark.parametrize("destroyed", [[], ["Heat Vision", "Bane", "Trickster"]])
def test_circes_reward_is_nothing_without_such_a_card(destroyed: list[str]) -> None:
    t = defeated("Circe", destroyed=destroyed)
    assert (in_main_step(t), t.discard(0), t.destroyed) == (True, [], [*destroyed, "Circe"])


# Brainiac


@rule("REB-7.8")
def test_brainiac_takes_two_cards_of_ones_choice() -> None:
    t = attacked("Brainiac", p0=["Punch", "Robin", "Run"])
    with pytest.raises(ArchfoeError):
        t.answer(0, "Punch")
    t.answer(0, "Punch", "Run")
    assert (t.hand(0), sorted(t.discard(0))) == (["Robin"], ["Punch", "Run"])


@rule("REB-7.8")
@pytest.mark.parametrize("hand", [["Punch", "Robin"], ["Robin"], []])
def test_brainiac_takes_what_there_is(hand: list[str]) -> None:
    t = attacked("Brainiac", p0=hand)
    assert (in_main_step(t), t.hand(0), sorted(t.discard(0))) == (True, [], hand)


@rule("REB-6.3", "REB-7.6")
def test_brainiac_entering_takes_two_cards_of_everybody_who_does_not_avoid_it() -> None:
    t = entered("Brainiac", players=3, p0=["Punch", "Robin"], p1=["Invulnerability", "Mera"], p2=["Run", "Run"])
    t.answer(1, "Invulnerability")
    assert ([t.hand(seat) for seat in range(3)], in_main_step(t)) == ([[], ["Invulnerability", "Mera"], []], True)
    assert t.discard(2) == ["Run", "Run"]


@rule("REB-9.9", "REB-6.9")
def test_brainiacs_reward_lets_each_player_destroy_a_card() -> None:
    t = defeated("Brainiac", players=3, p0=["Robin"], discard0=["Mera"], discard2=["Punch", "Run"])
    assert t.offered(0) == ["Robin (hand)", "Mera (discard pile)"]
    t.answer(0, "Mera")
    t.answer(2, "Punch")
    assert (t.hand(0), t.discard(2), t.destroyed) == (["Robin"], ["Run"], ["Brainiac", "Mera", "Punch"])
    t = defeated("Brainiac", p0=["Robin"], p1=["Mera"])
    t.answer(0, None)
    t.answer(1, None)
    assert (t.destroyed, in_main_step(t)) == (["Brainiac"], True)


# Despero


@rule("REB-16.4", "REB-7.7")
def test_despero_entering_makes_two_players_exchange_cards() -> None:
    t = entered("Despero", p0=["Punch", "Robin", "Mera"], p1=["Run", "Blast"])
    assert t.offered(0) == ["Robin", "Mera"]
    t.answer(0, "Mera")
    assert (t.hand(0), t.discard(0), t.hand(1), t.discard(1)) == (["Punch", "Robin"], ["Blast"], ["Run"], ["Mera"])


@rule("REB-16.4", "REB-7.7")
def test_despero_entering_passes_cards_to_the_left() -> None:
    t = entered("Despero", players=3, p0=["Robin"], p1=["Mera"], p2=["Blast"], at={2: None})
    assert [t.discard(seat) for seat in range(3)] == [["Blast"], ["Robin"], ["Mera"]]
    assert [t.hand(seat) for seat in range(3)] == [[], [], []]


@rule("REB-16.4", "REB-7.7")
@pytest.mark.parametrize(
    ("safe", "piles"),
    [
        (0, [[], ["Blast"], ["Mera"]]),
        (1, [["Blast"], [], ["Robin"]]),
        (2, [["Mera"], ["Robin"], []]),
    ],
)
def test_despero_passes_over_who_avoids_him_in_both_directions(safe: int, piles: list[list[str]]) -> None:
    hands = [["Robin", "Punch"], ["Mera", "Punch"], ["Blast", "Punch"]]
    hands[safe].append("Invulnerability")
    t = entered("Despero", players=3, p0=hands[0], p1=hands[1], p2=hands[2])
    t.answer(safe, "Invulnerability")
    assert [t.discard(seat) for seat in range(3)] == piles
    assert t.hand(safe) == hands[safe]


@rule("REB-16.4", "REB-7.7")
@pytest.mark.parametrize("players", [2, 3])
def test_despero_makes_a_single_victim_pass_to_his_own_discard_pile(players: int) -> None:
    safe = {f"p{seat}": ["Invulnerability"] for seat in range(1, players)}
    t = entered("Despero", players=players, p0=["Robin", "Punch"], **safe)
    for seat in range(1, players):
        t.answer(seat, "Invulnerability")
    assert (t.hand(0), t.discard(0), t.discard(1)) == (["Punch"], ["Robin"], [])


@rule("REB-7.7")
def test_desperos_cards_pass_only_when_everybody_has_had_the_chance_to_avoid_him() -> None:
    t = entered("Despero", players=3, p0=["Robin"], p1=["Mera"], p2=["Invulnerability"])
    assert (t.asked(), t.hand(0), t.hand(1), t.discard(1)) == ([2], ["Robin"], ["Mera"], [])
    t.answer(2, None)
    assert [t.discard(seat) for seat in range(3)] == [["Invulnerability"], ["Robin"], ["Mera"]]


@rule("REB-16.4", "REB-7.8")
def test_despero_takes_a_free_card_where_no_other_is_and_an_empty_hand_only_receives() -> None:
    t = entered("Despero", players=3, p0=["Punch", "Run"], p2=["Weakness"])
    assert t.offered(0) == ["Punch", "Run"]
    t.answer(0, "Run")
    assert [t.discard(seat) for seat in range(3)] == [["Weakness"], ["Run"], []]


@rule("REB-16.4", "REB-7.1")
def test_despero_in_step_two_hits_one_player_who_passes_to_his_own_discard_pile() -> None:
    t = attacked("Despero", players=3, p0=["Punch", "Robin"], p1=["Mera"], p2=["Mera"])
    assert (t.hand(0), t.discard(0), t.discard(1), t.hand(2)) == (["Punch"], ["Robin"], [], ["Mera"])
    assert damage(t, "L5") == 1


@rule("REB-9.9")
def test_desperos_reward_lets_each_player_draw_and_discard() -> None:
    t = defeated("Despero", players=3, p0=["Punch"], deck0=["Robin", "Mera"], p1=["Run"], deck2=["Blast", "Run"])
    t.answer(0, YES)
    assert t.offered(0) == ["Punch", "Robin"]
    t.answer(0, "Punch")
    t.answer(1, NO)
    t.answer(2, YES)
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Robin"], ["Punch"], ["Mera"])
    assert (t.hand(1), t.discard(1), len(t.deck(1))) == (["Run"], [], 10)
    assert (t.hand(2), t.discard(2), t.deck(2), in_main_step(t)) == ([], ["Blast"], ["Run"], True)


# General Zod


@pytest.mark.parametrize("held", [4, 5, 7])
def test_general_zod_leaves_three_cards_of_ones_choice(held: int) -> None:
    t = attacked("General Zod", p0=["Robin", "Mera", "Blast", *["Punch"] * (held - 3)])
    if held > 4:
        with pytest.raises(ArchfoeError):
            t.answer(0, "Punch")
    t.answer(0, *["Punch"] * (held - 3))
    assert (t.hand(0), t.discard(0)) == (["Robin", "Mera", "Blast"], ["Punch"] * (held - 3))


@pytest.mark.parametrize("held", [0, 2, 3])
def test_general_zod_takes_nothing_of_a_small_hand_but_damages_his_destination(held: int) -> None:
    t = attacked("General Zod", p0=["Punch"] * held)
    assert (in_main_step(t), t.hand(0), t.discard(0)) == (True, ["Punch"] * held, [])
    assert damage(t, "L1") == 1


@rule("REB-6.3")
def test_general_zod_entering_trims_every_hand() -> None:
    t = entered("General Zod", players=3, p0=["Punch"] * 2, p1=["Run"] * 5, p2=["Punch"] * 3 + ["Robin"])
    t.answer(1, "Run", "Run")
    t.answer(2, "Robin")
    assert [len(t.hand(seat)) for seat in range(3)] == [2, 3, 3]
    assert [t.discard(seat) for seat in range(3)] == [[], ["Run", "Run"], ["Robin"]]


@rule("REB-16.5")
@pytest.mark.parametrize("cards", [["Punch", "Run", "Mera"], ["Punch", "Flight"], ["Mera"], []])
def test_general_zods_reward_destroys_up_to_three_cards_of_hand_and_discard_pile_together(cards: list[str]) -> None:
    t = defeated("General Zod", p0=["Punch", "Run"], discard0=["Mera", "Flight"], p1=["Punch"], discard1=["Run"])
    assert (t.asked(), [word.split(" (")[0] for word in t.offered(0)]) == ([0], ["Punch", "Run", "Mera", "Flight"])
    with pytest.raises(ArchfoeError):
        t.answer(0, "Punch", "Run", "Mera", "Flight")
    t.answer(0, *(cards or (None,)))
    assert t.destroyed == ["General Zod", *cards]
    assert (len(t.hand(0) + t.discard(0)), t.hand(1), t.discard(1)) == (4 - len(cards), ["Punch"], ["Run"])


@rule("REB-16.5", "REB-6.9")
def test_general_zods_reward_is_for_who_defeats_him_alone() -> None:
    t = defeated("General Zod", p1=["Punch"], discard1=["Run"])
    assert (in_main_step(t), t.destroyed) == (True, ["General Zod"])


# Together


@rule("REB-7.3", "REB-11.1")
def test_brainiac_and_circe_at_the_same_destination_deal_a_damage_each() -> None:
    t = trio(city={"L2": ["Brainiac", "Circe"]}, p0=["Punch", "Robin", "Run"], from_start=True)
    t.answer(0, "Circe")
    assert (t.deck(0)[-1], damage(t, "L2")) == ("Robin", 2)
    assert (t.hand(0), sorted(t.discard(0))) == ([], ["Punch", "Run"])


@rule("REB-15.2", "REB-8.1")
def test_batman_of_cost_six_only_avoids_ocean_master() -> None:
    t = attacked("Ocean Master", p0=["Batman (6)", "Punch"])
    t.answer(0, "Batman (6)")
    assert (where_is(t, "Ocean Master"), t.hand(0), damage(t, "L5")) == (["L5"], ["Punch"], 0)
