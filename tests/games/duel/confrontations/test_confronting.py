"""Announcing a Confrontation, what holds in it, and how it is decided (CON-7.x, CON-8.x, G-16, G-18)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.games.duel import events as duel_ev
from tests.sets.confrontations import teams
from tests.vocabulary import Table, rule, table

LEX_1, LEX_2 = "Lex Luthor (Level 1)", "Lex Luthor (Level 2)"


def whom(t: Table) -> list[str]:
    """Who may be Confronted."""
    assert t.view(t.active).kind.name == "confront"
    return [label.split(" (")[0] for label in t.offered()]


# Announcing


@rule("CON-7.1")
def test_effects_at_the_start_of_the_turn_come_before_the_announcement() -> None:
    t = teams(hero0="Superman (Level 2)", p0=["Punch"], deck0=["Supergirl"], from_start=True)
    assert (t.hand(0), whom(t)) == (["Punch", "Supergirl"], ["P1", "P3"])


@rule("CON-7.1")
def test_no_confrontation_can_be_announced_later_in_the_turn() -> None:
    t = teams(p0=["Punch", "Punch"], from_start=True)
    t.answer(0, None)
    assert t.offered() == ["play Punch", "play Punch", "end turn"]
    t.play("Punch")
    assert (t.offered(), t.target) == (["play Punch", "end turn"], None)


@rule("CON-7.2")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("Lex Luthor", "Ocean Master (Level 2)", ["P1"]),
        ("Lex Luthor (Level 3)", "Ocean Master (Level 2)", ["P3"]),
        ("Lex Luthor (Level 2)", "Ocean Master (Level 2)", ["P1", "P3"]),
    ],
)
def test_only_the_character_of_lowest_cost_can_be_confronted(first: str, second: str, expected: list[str]) -> None:
    t = teams(hero1=first, hero3=second, from_start=True)
    assert whom(t) == expected


@rule("CON-7.2")
def test_the_own_team_does_not_count_and_between_equals_one_chooses() -> None:
    t = teams(hero1=LEX_2, hero3="Ocean Master (Level 2)", from_start=True)  # the partner costs 9
    t.answer(0, "P3")
    assert t.target == 3


@rule("CON-7.3")
def test_a_change_of_costs_does_not_change_whom_one_confronts() -> None:
    t = teams(p1=["King Shark"], power=9, from_start=True)
    t.answer(0, "P1")
    t.end()
    t.answer(1, "King Shark")  # now Ocean Master would be cheaper
    assert (t.character(1), t.character(3), t.trophies(0)) == (LEX_1, "Ocean Master (Level 1)", [])


@rule("CON-7.4")
def test_without_a_confrontation_nobody_is_defeated() -> None:
    t = teams(power=30, from_start=True)
    t.answer(0, None)
    t.end()
    assert (t.active, t.character(1), t.trophies(0)) == (1, LEX_1, [])


@rule("CON-7.5")
def test_in_a_confrontation_nothing_is_bought() -> None:
    t = teams(power=20, confronting=1)
    assert t.offered() == ["end turn"]
    reason = t.view(0).why_not("buy", t.view(0).lineup[0])
    assert reason is not None and reason.rule == "CON-7.5"
    t.end()
    assert (t.trophies(0), t.discard(0)) == ([LEX_1], [])


@rule("CON-7.5")
def test_in_a_confrontation_a_card_may_be_gained() -> None:
    t = teams(p0=["Globe of Transportation"], lineup=["Krypto"], confronting=1)
    t.play("Globe of Transportation")
    t.answer(0, "Krypto")
    assert t.hand(0) == ["Krypto"]


@rule("CON-7.6")
def test_a_confrontation_is_no_attack() -> None:
    t = teams(p1=["Krypto"], p3=["Flight"], power=9, from_start=True)
    t.answer(0, "P1")
    assert t.asked() == [0]
    t.end()
    assert (t.trophies(0), t.hand(1), t.hand(3)) == ([LEX_1], ["Krypto"], ["Flight"])


@rule("CON-7.6")
def test_an_attack_played_in_a_confrontation_is_avoided_as_usual() -> None:
    t = teams(p0=["Kryptonite"], p1=["Krypto"], deck1=["Punch"], confronting=1)
    t.play("Kryptonite")
    t.answer(1, "Krypto for yourself")
    assert (t.discard(1), t.discard(3), t.target) == (["Krypto"], ["Weakness"], 1)


@rule("CON-7.7")
def test_confrontation_text_works_only_in_one() -> None:
    t = teams(p0=["The Trench", "The Trench"], confronting=1)
    t.play("The Trench")
    t.play("The Trench")
    assert t.power(0) == 1 + 1 + 1
    t = teams(p0=["The Trench", "The Trench"])
    t.play("The Trench")
    t.play("The Trench")
    assert t.power(0) == 1 + 1


@rule("CON-7.7")
def test_what_a_card_does_otherwise_happens_only_outside_of_a_confrontation() -> None:
    t = teams(p0=["Cheetah", "Punch"], deck0=["Krypto", "Tula", "Mera"])
    t.play("Cheetah")
    assert (t.power(0), t.hand(0)) == (2, ["Punch"])
    t = teams(p0=["Cheetah", "Punch"], deck0=["Krypto", "Tula", "Mera"], confronting=1)
    t.play("Cheetah")
    assert (t.power(0), t.discard(0), t.hand(0)) == (1, ["Punch"], ["Krypto", "Tula"])


@rule("CON-7.8", "CON-7.9", "G-16")
def test_that_foe_is_who_is_confronted_and_no_defense_helps() -> None:
    t = teams(p0=["Parasite"], p1=["Krypto", "Punch"], p3=["Flight", "Punch"], confronting=1)
    t.play("Parasite")
    assert (t.asked(), t.view(1).kind.name, t.offered(1)) == ([1], "discard", ["Krypto", "Punch"])
    t.answer(1, "Krypto")
    assert (t.discard(1), t.hand(1)) == (["Krypto"], ["Punch"])  # and nothing was drawn for it
    assert (t.hand(3), t.asked()) == (["Flight", "Punch"], [0])


@rule("CON-7.10")
def test_a_confrontation_ability_is_there_only_in_the_own_confrontation() -> None:
    t = teams(hero0="Superman (Level 3)", p0=["Water Control"])
    t.play("Water Control")
    assert t.power(0) == 2
    t = teams(hero0="Superman (Level 3)", p0=["Water Control"], confronting=1)
    t.play("Water Control")
    assert t.power(0) == 2 + 1


@rule("CON-7.10")
def test_a_confrontation_ability_is_not_there_in_the_partners_confrontation() -> None:
    t = teams(hero2="Superman (Level 3)", p2=["Water Control"], confronting=1)
    t.assist(2, "Water Control")
    assert (t.power(0), t.power(2)) == (2, 0)


@rule("CON-7.10")
def test_an_announcement_sets_off_the_confronting_players_character_alone() -> None:
    t = teams(hero0="Ocean Master (Level 2)", hero2="Ocean Master (Level 2)", deck1=["Mera"], from_start=True)
    t.answer(0, "P1")
    assert (t.discard(1), t.discard(3), t.power(0), t.power(2)) == (["Mera"], [], 1, 0)


# Calling it off


def called_off(**position: Any) -> Table:
    """A Confrontation that P0 has called off with Illusions."""
    t = teams(confronting=1, **position)
    t.play("Illusions")
    t.answer(0, "call off the Confrontation")
    return t


@rule("CON-7.11", "G-18")
def test_after_a_confrontation_was_called_off_nobody_is_defeated_and_buying_is_open() -> None:
    t = called_off(p0=["Illusions"], power=20)
    assert (t.target, t.power(0)) == (None, 20)
    t.buy("Cold Breath")
    t.end()
    assert (t.active, t.character(1), t.trophies(0)) == (1, LEX_1, [])
    assert "Cold Breath" in t.discard(0)


@rule("CON-7.11")
def test_the_foes_do_not_block_after_it_was_called_off() -> None:
    t = called_off(p0=["Illusions"], p1=["King Shark"], power=20)
    t.end()
    assert (t.active, t.view(1).kind.name) == (1, "confront")


@rule("CON-7.12", "G-18")
def test_after_it_was_called_off_cards_do_what_they_do_otherwise() -> None:
    t = teams(p0=["Poseidon", "Illusions", "Poseidon"], deck0=["Punch"] * 2, lineup=[], confronting=1)
    t.play("Poseidon")
    assert t.power(0) == 3 + 1
    t.play("Illusions")
    t.answer(0, "call off the Confrontation")
    t.play("Poseidon")
    assert t.power(0) == 3 + 1 + 3
    assert not any(label.startswith("P1") for label in t.offered())


@rule("CON-7.12")
def test_the_next_turn_of_the_team_may_bring_a_new_confrontation() -> None:
    t = called_off(p0=["Illusions"])
    t.end()
    t.answer(1, None)
    t.end()
    assert (t.active, whom(t)) == (2, ["P1", "P3"])


# Deciding it


@rule("CON-8.1")
def test_who_is_done_plays_nothing_more_even_after_a_block() -> None:
    t = teams(p0=["Supergirl"], p2=["Supergirl"], p1=["King Shark"], confronting=1, power=9)
    t.end()
    assert t.asked() == [1]
    t.answer(1, "King Shark")
    assert (t.active, t.asked(), t.character(1)) == (1, [1], LEX_1)
    assert (t.discard(0), t.hand(2)) == (["Supergirl"], ["Supergirl"])


@rule("CON-8.2")
@pytest.mark.parametrize(("power", "defeated"), [(8, False), (9, True), (10, True)])
def test_power_of_at_least_the_cost_defeats(power: int, defeated: bool) -> None:
    t = teams(confronting=1, power=power)
    t.end()
    assert (t.active, t.trophies(0)) == (1, [LEX_1] if defeated else [])


@rule("CON-8.2")
def test_power_that_was_spent_does_not_count() -> None:
    t = table("rivals+confrontations", players=4, p0=["The Riddler"], confronting=1, power=9, deck0=["Punch"] * 3)
    t.play("The Riddler")
    t.use("The Riddler")
    t.answer(0, "P1")
    t.answer(1, "the card beneath it")
    assert t.power(0) == 9 + 1 - 3
    t.end()
    assert t.trophies(0) == []


@rule("CON-8.2")
def test_a_lasting_rise_of_the_cost_counts() -> None:
    t = teams(in3=["The Deep"], confronting=1, power=9)
    assert t.figure_cost(1) == 10
    t.end()
    assert t.trophies(0) == []


@rule("CON-8.3")
def test_a_defeated_character_changes_sides_and_the_next_level_takes_over() -> None:
    t = teams(p1=["Magic Bracelets", "Punch"], confronting=1, power=9, main=["Krypto"] * 9)
    t.end()
    t.answer(1, None)
    assert (t.trophies(0), t.trophies(2), t.character(1), t.figure_cost(1)) == ([LEX_1], [], LEX_2, 12)
    t.answer(1, None)
    t.play("Magic Bracelets")
    assert t.power(1) == 2 + 1  # for the Equipment: what Lex Luthor has from Level 2 on


@rule("CON-8.3")
def test_the_old_ability_is_gone_with_the_old_level() -> None:
    t = teams(hero1="Felix Faust", p1=["Vulnerability"], confronting=1, power=9)
    t.end()
    t.answer(1, None)
    assert t.offered(1) == ["play Vulnerability", "end turn"]  # Level 1 would destroy it


@rule("CON-8.4")
def test_thirty_power_defeat_one_character_only() -> None:
    t = teams(confronting=1, power=30)
    t.end()
    assert (t.trophies(0), t.character(1), t.active) == ([LEX_1], LEX_2, 1)
    assert sum(event.what == duel_ev.BEATEN for event in t.view(None).events()) == 1
