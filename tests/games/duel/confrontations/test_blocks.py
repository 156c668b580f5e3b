"""Blocks, and the cards that have something to do with them (CON-9.x, CON-16.x, G-20, G-39)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sets.confrontations import duel, teams, trio
from tests.vocabulary import Table, rule

LEX_1, LEX_2 = "Lex Luthor (Level 1)", "Lex Luthor (Level 2)"
SHARK = "King Shark"  # +3


def done(power: int = 9, **position: Any) -> Table:
    """P0 Confronts P1 with so much Power, and is done."""
    t = teams(confronting=1, power=power, **position)
    t.end()
    return t


# Blocks


@rule("CON-9.1")
def test_only_the_confronted_team_blocks_and_only_when_the_foe_is_done() -> None:
    hands: dict[str, Any] = {f"p{seat}": [SHARK] for seat in range(4)}
    t = teams(confronting=1, power=9, **hands)
    assert t.asked() == [0]
    t.end()
    assert (t.asked(), t.offered(1), t.offered(3)) == ([1, 3], [SHARK], [SHARK])


@rule("CON-9.1")
def test_blocks_come_from_hand_only() -> None:
    t = done(deck1=[SHARK], discard1=[SHARK], deck3=[SHARK], discard3=[SHARK])
    assert t.trophies(0) == [LEX_1]


@rule("CON-9.1")
def test_in_a_turn_without_a_confrontation_nobody_blocks() -> None:
    t = teams(p1=[SHARK], p3=[SHARK], power=20)
    t.end()
    assert (t.active, t.asked(), t.view(1).kind.name) == (1, [1], "confront")


@rule("CON-9.2")
@pytest.mark.parametrize("blocker", [1, 3])
def test_a_block_is_discarded_and_raises_the_cost_of_the_confronted_character(blocker: int) -> None:
    t = done(power=12, **{f"p{blocker}": [SHARK, SHARK]})
    t.answer(blocker, SHARK)
    assert (t.figure_cost(1), t.figure_cost(3)) == (9 + 3, 9)
    assert (t.discard(blocker), t.hand(blocker)) == ([SHARK], [SHARK])


@rule("CON-9.3")
def test_both_partners_may_use_any_number_of_blocks() -> None:
    t = done(power=14, p1=["Magic Bracelets", "Magic Bracelets"], p3=["Magic Bracelets"])
    t.answer(1, "Magic Bracelets")
    t.answer(3, "Magic Bracelets")
    t.answer(1, "Magic Bracelets")
    assert (t.active, t.character(1), t.trophies(0)) == (1, LEX_1, [])


@rule("CON-9.3")
def test_nobody_has_to_block() -> None:
    t = done(p1=[SHARK], p3=[SHARK])
    t.answer(3, None)
    assert t.asked() == [1]
    t.answer(1, None)
    assert (t.trophies(0), t.hand(1), t.hand(3)) == ([LEX_1], [SHARK], [SHARK])


@rule("CON-9.3")
def test_who_has_passed_may_block_after_all_when_the_partner_has_blocked() -> None:
    t = done(power=14, p1=[SHARK], p3=[SHARK])
    t.answer(3, None)
    t.answer(1, SHARK)
    t.answer(3, SHARK)
    assert (t.trophies(0), t.character(1)) == ([], LEX_1)


@rule("CON-9.3", "G-39")
def test_a_block_that_cannot_save_the_character_is_allowed() -> None:
    t = done(power=30, p1=[SHARK])
    t.answer(1, SHARK)
    assert (t.discard(1), t.trophies(0)) == ([SHARK], [LEX_1])


@rule("CON-9.3", "G-39")
def test_a_block_that_is_not_needed_is_allowed() -> None:
    t = done(power=0, p1=[SHARK])
    t.answer(1, SHARK)
    assert (t.discard(1), t.trophies(0)) == ([SHARK], [])


@rule("CON-9.4")
@pytest.mark.parametrize(("power", "saved"), [(11, True), (12, False), (13, False)])
def test_the_cost_must_end_above_the_power(power: int, saved: bool) -> None:
    t = done(power=power, p1=[SHARK])
    t.answer(1, SHARK)
    assert t.trophies(0) == ([] if saved else [LEX_1])


@rule("CON-9.5")
def test_the_next_confrontation_meets_the_old_cost() -> None:
    t = done(power=9, p1=[SHARK])
    t.answer(1, SHARK)
    assert t.figure_cost(1) == 9
    t.answer(1, None)
    t.end()
    assert t.offered(2)[0].startswith("P1") and "cost 9" in t.offered(2)[0]


@rule("CON-9.6")
def test_a_block_card_may_be_played_and_then_blocks_nothing() -> None:
    t = teams(p0=[SHARK], confronting=1)
    t.play(SHARK)
    assert (t.power(0), t.played(0)) == (1, [SHARK])
    assert [t.figure_cost(seat) for seat in range(4)] == [9] * 4


@rule("CON-9.7", "G-20")
def test_a_block_card_that_one_must_discard_raises_nothing() -> None:
    t = teams(p0=["Tegrof!"], p1=[SHARK], confronting=1, power=9)
    t.play("Tegrof!")
    assert (t.discard(1), t.figure_cost(1)) == ([SHARK], 9)
    t.end()
    assert t.trophies(0) == [LEX_1]


# Cards


@rule("CON-16.1", "G-20")
def test_a_block_discarded_to_artemis_is_not_used() -> None:
    t = teams(p0=["Artemis"], p1=[SHARK, "Punch"], confronting=1, power=7)
    t.play("Artemis")
    t.answer(0, "P1")
    assert (t.discard(1), t.hand(1), t.figure_cost(1)) == ([SHARK], ["Punch"], 9)
    t.end()
    assert t.trophies(0) == [LEX_1]


@rule("CON-16.1")
def test_the_foe_of_artemis_chooses_among_block_cards() -> None:
    t = teams(p0=["Artemis"], p3=[SHARK, "Punch", "Steel"])
    t.play("Artemis")
    t.answer(0, "P3")
    assert t.offered(3) == [SHARK, "Steel"]


@rule("CON-16.4")
@pytest.mark.parametrize(("name", "other", "unlike"), [("Etrigan", SHARK, "Steel"), ("Orion", "Steel", SHARK)])
def test_etrigan_and_orion_count_themselves_in_the_discard_pile(name: str, other: str, unlike: str) -> None:
    t = done(power=30, p1=[name, SHARK], discard1=[other, unlike])
    t.answer(1, name)
    assert t.figure_cost(1) == 9 + 2


@rule("CON-16.4")
@pytest.mark.parametrize(("name", "other"), [("Etrigan", SHARK), ("Orion", "Steel")])
def test_etrigan_and_orion_count_in_the_pile_of_who_uses_them(name: str, other: str) -> None:
    t = done(power=30, p3=[name, SHARK], discard1=[other, other])
    t.answer(3, name)
    assert (t.discard(3), t.figure_cost(1)) == ([name], 9 + 1)


@rule("CON-16.13")
def test_swamp_thing_moves_the_confrontation_to_the_other_foe() -> None:
    t = done(power=12, p1=["Swamp Thing"], hero3="Ocean Master (Level 3)")
    t.answer(1, "Swamp Thing")
    assert (t.trophies(0), t.character(1), t.discard(1)) == ([], LEX_1, ["Swamp Thing"])


@rule("CON-16.13")
def test_the_other_foe_may_be_defeated_then() -> None:
    t = done(power=9, p3=["Swamp Thing"])
    t.answer(3, "Swamp Thing")
    assert (t.trophies(0), t.character(1)) == (["Ocean Master (Level 1)"], LEX_1)


@rule("CON-16.13")
def test_swamp_thing_cannot_be_used_where_there_is_no_other_foe() -> None:
    t = duel(p1=["Swamp Thing"], confronting=1, power=9)
    t.end()
    assert (t.trophies(0), t.hand(1)) == ([LEX_1], ["Swamp Thing"])


@rule("CON-16.13")
def test_with_three_players_swamp_thing_moves_it_to_the_third() -> None:
    t = trio(p1=["Swamp Thing"], p2=[SHARK], confronting=1, power=9)
    t.end()
    t.answer(1, "Swamp Thing")
    assert (t.target, t.asked(), t.offered(2)) == (2, [2], [SHARK])


@rule("CON-16.13")
def test_swamp_thing_does_not_move_it_to_a_player_who_is_out() -> None:
    t = trio(p1=["Swamp Thing"], hero2="Aquaman (Level 3)", hero1="Lex Luthor (Level 3)", confronting=2, power=15)
    t.end()
    assert t.state.out == (2,)
    t.answer(1, None)
    t.end()
    t.answer(0, "P1")
    t.end()
    assert t.asked() == [1] and t.view(1).kind.name == "confront"  # no Block was asked for


@rule("CON-16.14")
def test_raises_stay_with_the_first_character_and_others_may_follow_for_the_second() -> None:
    t = done(power=12, p1=[SHARK, "Swamp Thing", "Steel"])
    t.answer(1, SHARK)
    t.answer(1, "Swamp Thing")
    assert (t.target, t.figure_cost(1), t.figure_cost(3)) == (3, 12, 9)
    t.answer(1, "Steel")
    assert (t.trophies(0), t.active) == (["Ocean Master (Level 1)"], 1)  # 9 + 3 is not above 12


@rule("CON-16.15")
def test_themyscira_draws_for_a_block_card_used_as_one() -> None:
    t = done(power=9, p1=[SHARK], in1=["Themyscira"], deck1=["Mera", "Ragman"])
    t.answer(1, SHARK)
    assert (t.hand(1), t.discard(1)) == (["Mera"], [SHARK])


@rule("CON-16.15")
def test_a_block_card_drawn_by_themyscira_may_be_used_at_once() -> None:
    t = done(power=12, p1=[SHARK], in1=["Themyscira"], deck1=["Steel", "Mera"])
    t.answer(1, SHARK)
    t.answer(1, "Steel")
    assert (t.trophies(0), t.hand(1)) == ([], ["Mera"])


@rule("CON-16.15")
def test_themyscira_draws_for_a_block_card_discarded_to_an_attack() -> None:
    t = teams(p0=["Tegrof!"], p1=[SHARK], in1=["Themyscira"], deck1=["Mera", "Ragman"])
    t.play("Tegrof!")
    assert (t.hand(1), t.discard(1)) == (["Mera"], [SHARK])


@rule("CON-16.15")
def test_themyscira_draws_for_no_other_card() -> None:
    t = teams(p0=["Tegrof!"], p1=["Supergirl"], in1=["Themyscira"], deck1=["Mera", "Ragman"])
    t.play("Tegrof!")
    assert (t.hand(1), t.discard(1)) == ([], ["Supergirl"])


@rule("CON-16.16")
def test_themyscira_does_not_draw_for_a_block_card_out_of_the_deck() -> None:
    t = teams(in0=["Themyscira", "Amnesty Bay"], deck0=[SHARK, "Mera"])
    t.use("Amnesty Bay")
    t.answer(0, SHARK)
    assert (t.discard(0), t.hand(0), t.deck(0)) == ([SHARK], [], ["Mera"])


@rule("CON-16.17")
def test_themyscira_does_not_draw_for_the_end_of_the_turn() -> None:
    t = teams(p0=[SHARK, "Steel"], in0=["Themyscira"], deck0=["Punch"] * 9)
    t.end()
    assert (t.hand(0), t.deck(0)) == (["Punch"] * 5, ["Punch"] * 4)
