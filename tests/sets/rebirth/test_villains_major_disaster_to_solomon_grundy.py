"""Regular Villains from Major Disaster to Solomon Grundy; another file has the others and what all have in common."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rebirth.villainy import attacked, defeated, in_main_step, pile, team, where_is
from tests.vocabulary import Table, rule

DISCARD = "discard a card"
DESTROY = "destroy the most expensive card"


# Major Disaster


def disaster(**more: Any) -> Table:
    """Cards lie in the city as Major Disaster attacks P0 from his Destination; the dearest of no Villain costs 4."""
    spaces = {"L1": ["Major Disaster"], "S2": ["Robin", "Bane"], "L5": ["Blast"], "S4": ["Batarang"]}
    return team(city=spaces, from_start=True, **more)


@rule("REB-16.6", "REB-7.8")
def test_major_disaster_takes_a_card_of_the_hand() -> None:
    t = disaster(p0=["Punch", "Run"])
    t.answer(0, DISCARD)
    assert t.offered(0) == ["Punch", "Run"]
    t.answer(0, "Run")
    assert (t.hand(0), t.discard(0), t.destroyed, t.city("L5")) == (["Punch"], ["Run"], [], ["Blast"])


@rule("REB-16.6", "REB-1.2")
def test_major_disaster_or_has_the_dearest_card_of_the_whole_city_destroyed_that_is_no_villain() -> None:
    t = disaster(p0=["Punch", "Run"])
    t.answer(0, DESTROY)
    assert (t.hand(0), t.discard(0), t.destroyed) == (["Punch", "Run"], [], ["Blast"])
    assert (t.city("L5"), where_is(t, "Robin"), where_is(t, "Bane"), t.city("S4")) == ([], ["S2"], ["L3"], ["Batarang"])


@rule("REB-16.6")
def test_major_disaster_lets_the_attacked_player_choose_between_equally_dear_cards() -> None:
    t = team(p0=["Punch"], city={"L1": ["Major Disaster"], "S2": ["Blast"], "S3": ["Utility Belt", "Robin"]},
             from_start=True)  # fmt: skip
    t.answer(0, DESTROY)
    assert t.offered(0) == ["Blast (slot 2)", "Utility Belt (slot 3)"]
    t.answer(0, "Utility Belt")
    assert (t.destroyed, where_is(t, "Blast")) == (["Utility Belt"], ["S2"])


@rule("REB-16.6")
@pytest.mark.parametrize("villains", [[], ["Bane", "Brainiac"]])
def test_major_disaster_leaves_no_choice_where_only_villains_and_basic_stacks_are(villains: list[str]) -> None:
    t = team(p0=["Run"], city={"L1": ["Major Disaster"], "S2": villains}, from_start=True)
    assert (in_main_step(t), t.hand(0), t.discard(0), t.destroyed) == (True, [], ["Run"], [])


@rule("REB-7.8")
def test_major_disaster_attacks_an_empty_hand() -> None:
    t = disaster()
    assert (in_main_step(t), t.destroyed) == (True, ["Blast"])
    t = attacked("Major Disaster")
    assert (in_main_step(t), t.destroyed, t.discard(0)) == (True, [], [])


@rule("REB-8.1")
def test_major_disaster_avoided_leaves_hand_and_city_alone() -> None:
    t = disaster(p0=["Punch"], p1=["Hard Water Bubble"])
    t.answer(1, "Hard Water Bubble for P0")
    assert (t.hand(0), t.destroyed, t.city("L5"), t.power(0)) == (["Punch"], [], ["Blast"], 1)


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize(("seat", "card"), [(0, "Punch"), (1, "Robin"), (1, None)])
def test_major_disasters_reward_destroys_a_card_in_hand(seat: int, card: str | None) -> None:
    t = defeated("Major Disaster", p0=["Punch", "Mera"], discard0=["Run"], p1=["Robin", "Weakness"], discard1=["Run"])
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == (["Robin", "Weakness"] if seat else ["Punch", "Mera"])
    t.answer(seat, card)
    assert t.destroyed == ["Major Disaster", *([card] if card else [])]
    assert len(t.hand(seat)) == (1 if card else 2)


@rule("REB-6.9")
def test_major_disasters_reward_is_nothing_where_all_hands_are_empty() -> None:
    t = defeated("Major Disaster", discard0=["Punch"], discard1=["Run"])
    assert (in_main_step(t), t.discard(0), t.discard(1)) == (True, ["Punch"], ["Run"])


# Scarecrow


@rule("REB-12.2", "REB-7.1")
@pytest.mark.parametrize(("left", "gained"), [(15, ["Weakness"]), (0, [])])
def test_scarecrow_brings_the_active_player_a_weakness_as_long_as_there_is_one(left: int, gained: list[str]) -> None:
    t = attacked("Scarecrow", p0=["Punch"], weaknesses=left)
    assert (in_main_step(t), t.hand(0), t.discard(0), t.discard(1)) == (True, ["Punch"], gained, [])


@rule("REB-7.1", "REB-7.3")
def test_two_scarecrows_attack_each_once_also_one_that_is_at_home_and_shares_the_space() -> None:
    t = team(city={"L2": ["Scarecrow", "Scarecrow"]}, at={0: "L2"}, from_start=True)
    t.answer(0, "Scarecrow")
    assert (in_main_step(t), t.discard(0)) == (True, ["Weakness", "Weakness"])


@rule("REB-8.1", "REB-8.3")
def test_scarecrow_avoided_brings_nothing() -> None:
    t = attacked("Scarecrow", p0=["Blue Beetle"])
    t.answer(0, "Blue Beetle")
    assert (t.discard(0), t.power(0)) == (["Blue Beetle"], 2)


@rule("REB-9.7", "REB-9.9", "REB-12.3")
@pytest.mark.parametrize(("seat", "card"), [(0, "Weakness"), (1, "Robin"), (0, None)])
def test_scarecrows_reward_destroys_a_card_in_hand_or_discard_pile(seat: int, card: str | None) -> None:
    t = defeated("Scarecrow", p0=["Punch"], discard0=["Weakness"], p1=["Robin"], discard1=["Run"])
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == (
        ["Robin (hand)", "Run (discard pile)"] if seat else ["Punch (hand)", "Weakness (discard pile)"]
    )
    t.answer(seat, card)
    assert t.destroyed == ["Scarecrow", *(["Robin"] if card == "Robin" else [])]  # the Weakness is on its stack again
    assert len(t.hand(seat) + t.discard(seat)) == (1 if card else 2)


@rule("REB-6.9")
def test_scarecrows_reward_is_nothing_where_nobody_has_a_card() -> None:
    assert in_main_step(defeated("Scarecrow", players=3))


@rule("REB-15.2")
def test_scarecrow_is_defeated_at_no_cost_by_batman_who_avoids_him() -> None:
    t = attacked("Scarecrow", p0=["Batman (6)"], p1=["Punch"])
    t.answer(0, "Batman (6)")
    assert where_is(t, "Scarecrow") == []
    t.answer(0, "P1")
    t.answer(1, "Punch")
    assert (t.destroyed, t.discard(0)) == (["Scarecrow", "Punch"], ["Batman (6)"])


# Bane


def test_bane_takes_a_random_card_without_a_question() -> None:
    kept = set()
    for seed in range(12):
        t = attacked("Bane", p0=["Punch", "Run", "Robin"], seed=seed)
        assert (in_main_step(t), len(t.hand(0)), len(t.discard(0))) == (True, 2, 1)
        assert sorted(t.hand(0) + t.discard(0)) == ["Punch", "Robin", "Run"]
        kept.add(t.discard(0)[0])
    assert kept == {"Punch", "Run", "Robin"}


@rule("REB-7.8")
def test_bane_takes_the_only_card_and_nothing_of_an_empty_hand() -> None:
    t = attacked("Bane", p0=["Robin"], p1=["Mera"])
    assert (t.hand(0), t.discard(0), t.hand(1)) == ([], ["Robin"], ["Mera"])
    t = attacked("Bane")
    assert (in_main_step(t), t.discard(0), len(t.deck(0))) == (True, [], 10)


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("cards", [["Punch", "Run"], ["Run"], []])
def test_banes_reward_destroys_up_to_two_cards_in_hand(seat: int, cards: list[str]) -> None:
    hands: dict[str, Any] = {
        f"p{seat}": ["Punch", "Run", "Robin"],
        f"p{1 - seat}": ["Mera"],
        f"discard{seat}": ["Weakness"],
    }
    t = defeated("Bane", **hands)
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == ["Punch", "Run", "Robin"]
    with pytest.raises(ArchfoeError):
        t.answer(seat, "Punch", "Run", "Robin")
    t.answer(seat, *(cards or (None,)))
    assert (t.destroyed, len(t.hand(seat))) == (["Bane", *cards], 3 - len(cards))
    assert (t.hand(1 - seat), t.discard(seat)) == (["Mera"], ["Weakness"])


@rule("REB-6.9")
def test_banes_reward_is_nothing_where_all_hands_are_empty() -> None:
    t = defeated("Bane", discard0=["Weakness", "Punch"])
    assert (in_main_step(t), t.destroyed) == (True, ["Bane"])


# Black Manta


def test_black_manta_discards_the_top_card_and_one_of_the_hand_if_it_costs_something() -> None:
    t = attacked("Black Manta", p0=["Punch", "Run"], deck0=["Robin", "Mera"])
    assert (t.discard(0), t.offered(0)) == (["Robin"], ["Punch", "Run"])
    t.answer(0, "Run")
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Punch"], ["Robin", "Run"], ["Mera"])


@pytest.mark.parametrize("top", ["Punch", "Helping Hand", "Weakness"])
def test_black_manta_discards_only_the_top_card_if_it_costs_nothing(top: str) -> None:
    t = attacked("Black Manta", p0=["Robin", "Run"], deck0=[top, "Mera"])
    assert (in_main_step(t), t.hand(0), t.discard(0), t.deck(0)) == (True, ["Robin", "Run"], [top], ["Mera"])


@rule("G-22", "REB-7.8", "REB-12.5")
def test_black_manta_and_empty_piles() -> None:
    t = attacked("Black Manta", deck0=["Robin"])
    assert (in_main_step(t), t.discard(0)) == (True, ["Robin"])
    t = attacked("Black Manta", p0=["Punch"], deck0=[])
    assert (in_main_step(t), t.hand(0), t.discard(0)) == (True, ["Punch"], [])
    t = attacked("Black Manta", p0=["Punch"], deck0=[], discard0=["Robin"])
    assert (t.hand(0), t.discard(0), t.deck(0)) == ([], ["Robin", "Punch"], [])


@rule("REB-9.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_black_mantas_reward_is_a_card_for_one_player(seat: int) -> None:
    t = defeated("Black Manta", deck0=["Robin", "Mera"], deck1=["Run", "Mera"], at={1: None})
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, f"P{seat}")
    assert (t.hand(0), t.hand(1)) == (([], ["Run"]) if seat else (["Robin"], []))
    assert in_main_step(t)


@rule("REB-6.9", "G-22")
def test_black_mantas_reward_needs_a_card_to_draw() -> None:
    t = defeated("Black Manta", deck0=[], deck1=[])
    assert (in_main_step(t), t.hand(0), t.hand(1)) == (True, [], [])


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
def test_solomon_grundys_reward_draws_and_then_destroys_in_the_discard_pile(seat: int, card: str | None) -> None:
    piles: dict[str, Any] = {
        f"p{seat}": ["Run"],
        f"deck{seat}": ["Robin", "Mera"],
        f"discard{seat}": ["Punch", "Weakness"],
    }
    t = defeated("Solomon Grundy", **piles, **pile("discard", 1 - seat, ["Run"]))
    t.answer(0, f"P{seat}")
    assert (t.asked(), t.hand(seat), t.offered(seat)) == ([seat], ["Run", "Robin"], ["Punch", "Weakness"])
    t.answer(seat, card)
    assert t.destroyed == ["Solomon Grundy", *([card] if card else [])]
    assert (len(t.discard(seat)), t.discard(1 - seat), t.hand(1 - seat)) == (1 if card else 2, ["Run"], [])


@rule("REB-6.9", "REB-12.5")
def test_solomon_grundys_reward_finds_nothing_to_destroy_once_the_discard_pile_was_shuffled() -> None:
    t = defeated("Solomon Grundy", deck0=[], discard0=["Punch", "Punch"])
    t.answer(0, "P0")
    assert (in_main_step(t), t.hand(0), t.deck(0), t.discard(0)) == (True, ["Punch"], ["Punch"], [])
    assert t.destroyed == ["Solomon Grundy"]


@rule("REB-6.1", "REB-13.5", "REB-15.2")
def test_solomon_grundy_is_a_regular_villain_also_when_he_costs_ten() -> None:
    assert "buy Solomon Grundy" not in team(city={"S5": ["Solomon Grundy"]}, power=9, threat=3).offered()
    t = attacked("Solomon Grundy", p0=["Batman (6)"], threat=3)
    t.answer(0, "Batman (6)")
    t.answer(0, "P1")
    assert (t.destroyed, t.threat, len(t.hand(1))) == (["Solomon Grundy"], 3, 1)
    t = team(main=["Solomon Grundy"] * 9, threat=3, from_start=True)
    assert (t.threat, t.city("S1"), t.discard(0)) == (3, ["Solomon Grundy"], [])
