"""Announcing and deciding a Confrontation in Rivals (RIV-4.x, RIV-5.x)."""

from __future__ import annotations

import pytest

from archfoe.games.duel import events as duel_ev
from archfoe.games.duel.kinds import CONFRONT
from archfoe.sets import BOXES
from tests.games.duel.rivals import ROBINS, confrontation, duel
from tests.games.lineup.variants import told
from tests.vocabulary import Table, rule

JOKERS = [f"The Joker (Level {level})" for level in (1, 2, 3)]


def confront_words(t: Table) -> list[str]:
    """Options that speak of a Confrontation or a player."""
    return [label for label in t.offered() if "P1" in label or "onfront" in label]


# Announcing


@rule("RIV-4.1")
def test_a_confrontation_is_announced_before_the_first_card_or_not_at_all() -> None:
    t = duel(from_start=True, p0=["Kick", "Punch"])
    assert t.view(0).kind is CONFRONT
    assert [label.split()[0] for label in t.offered()] == ["P1"]
    t.answer(0, None)
    assert (t.target, confront_words(t)) == (None, [])
    t.play("Kick")
    assert confront_words(t) == []
    t.play("Punch")
    t.end()
    assert told(t, duel_ev.BEATEN) == []


@rule("RIV-4.1")
def test_the_question_comes_anew_as_each_turn_begins() -> None:
    t = duel(from_start=True)
    t.answer(0, "P1")
    assert t.target == 1
    t.end()
    assert (t.asked(), t.view(1).kind) == ([1], CONFRONT)
    t.answer(1, "P0")
    assert t.target == 0


@rule("RIV-4.2")
def test_without_a_confrontation_no_power_defeats_a_character() -> None:
    t = duel(from_start=True, p0=["Red Robin"] * 4)
    t.answer(0, None)
    for _ in range(4):
        t.play("Red Robin")
    assert t.power(0) == 16
    t.end()
    assert (t.character(1), t.trophies(0)) == (JOKERS[0], [])


@rule("RIV-4.3")
@pytest.mark.parametrize("power", [8, 30])
def test_in_a_confrontation_nothing_is_bought_even_with_power_to_spare(power: int) -> None:
    t = confrontation(power=power)
    assert t.offered() == ["end turn"]
    for card in (t.view(0).lineup[0], BOXES["rivals"]["kick"]):
        reason = t.view(0).why_not("buy", card)
        assert reason is not None
        assert (reason.rule, "Confrontation" in reason.text) == ("RIV-4.3", True)


@rule("RIV-4.4")
def test_cards_are_gained_in_a_confrontation_too() -> None:
    t = confrontation(p0=["Ra's al Ghul", "The Riddler"], destroyed=["Superman", "Kick"], main=["Bane", *ROBINS])
    t.play("Ra's al Ghul")
    t.answer(0, "Superman")
    assert sorted(t.hand(0)) == ["Superman", "The Riddler"]
    t.play("The Riddler")
    t.use("The Riddler")
    t.answer(1, "Bane")
    assert t.discard(0) == ["Bane"]


@rule("RIV-4.5")
def test_a_confrontation_is_no_attack_and_meets_no_defense() -> None:
    t = duel(from_start=True, p0=["Punch"], p1=["Insanity", "Batarang", "World's Greatest Detective", "Lucius Fox"])
    t.answer(0, "P1")
    assert t.asked() == [0]
    t.play("Punch")
    t.end()
    assert (t.active, len(t.hand(1))) == (1, 4)  # nobody asked P1 anything


@rule("RIV-4.6", "RIV-8.1")
@pytest.mark.parametrize(("defense", "weaknesses"), [("Insanity", 0), (None, 1)])
def test_attacks_may_be_played_in_a_confrontation_and_avoided_as_usual(defense: str | None, weaknesses: int) -> None:
    t = confrontation(p0=["Laughing Gas"], p1=["Insanity"])
    t.play("Laughing Gas")
    t.answer(1, defense)
    assert t.discard(1).count("Weakness") == weaknesses
    assert t.power(0) == 2


@rule("RIV-4.7")
@pytest.mark.parametrize(
    ("card", "power", "drawn"),
    [("Billionaire", 2, 0), ("Maniacal Laugh", 1, 0), ("The Bat-Signal", 3, 0), ("Joy Buzzer", 1, 0)],
)
def test_without_a_confrontation_its_text_is_left_out_and_the_rest_works(card: str, power: int, drawn: int) -> None:
    t = duel(p0=[card], discard0=["Robin"], p1=["Punch"])
    t.play(card)
    assert (t.power(0), len(t.hand(0)), t.discard(0)) == (power, drawn, ["Robin"])
    assert t.hand(1) == ["Punch"]


@rule("RIV-4.7")
def test_in_a_confrontation_its_text_takes_effect() -> None:
    t = confrontation(
        p0=["Billionaire", "Maniacal Laugh", "The Bat-Signal"],
        deck0=["Punch", "Kick", "Bane"],
        discard0=["Robin", "Grappling Hook"],
        main=["Oracle", *ROBINS],
    )
    t.play("Billionaire")
    assert (t.power(0), t.hand(0)[-1]) == (0, "Oracle")  # what it does otherwise does not happen
    t.play("Maniacal Laugh")
    assert (t.power(0), t.hand(0)[-2:]) == (1, ["Punch", "Kick"])
    t.play("The Bat-Signal")
    assert (t.power(0), t.hand(0)[-1]) == (4, "Robin")


@rule("RIV-4.7")
def test_a_foes_confrontation_is_none_of_ones_own() -> None:
    t = duel(from_start=True, p1=["Billionaire"])
    t.answer(0, "P1")
    t.end()
    t.answer(1, None)
    t.play("Billionaire")
    assert (t.power(1), t.hand(1)) == (2, [])


@rule("RIV-4.8", "G-16")
def test_joy_buzzers_discard_cannot_be_avoided() -> None:
    t = confrontation(p0=["Joy Buzzer"], p1=["World's Greatest Detective", "Insanity", "Punch"])
    t.play("Joy Buzzer")
    assert (t.asked(), t.view(1).kind.name, t.view(1).least) == ([1], "discard", 1)
    t.answer(1, "Insanity")
    assert (t.discard(1), t.asked()) == (["Insanity"], [0])  # Insanity drew nothing: it was no Defense
    assert sorted(t.hand(1)) == ["Punch", "World's Greatest Detective"]


# Deciding


@rule("RIV-5.1")
@pytest.mark.parametrize(("block", "defeated"), [("Superman", []), (None, JOKERS[:1])])
def test_who_has_said_done_plays_nothing_more_this_turn(block: str | None, defeated: list[str]) -> None:
    t = confrontation(p0=["Red Robin"], power=9, p1=["Superman"], in0=["Arkham Asylum"], discard0=["Bane"])
    t.end()
    assert t.asked() == [1]
    t.answer(1, block)
    assert (t.trophies(0), t.discard(0), t.active) == (defeated, ["Bane", "Red Robin"], 1)


@rule("RIV-5.1")
def test_the_table_says_that_a_card_cannot_be_played_after_done() -> None:
    t = confrontation(p0=["Red Robin"], power=9, p1=["Superman"])
    t.end()
    assert t.view(0).why_not("play", t.view(0).hand[0]) is not None


@rule("RIV-5.2")
@pytest.mark.parametrize(("power", "defeated"), [(8, []), (9, JOKERS[:1]), (10, JOKERS[:1])])
def test_power_of_at_least_the_cost_defeats_and_less_ends_the_turn(power: int, defeated: list[str]) -> None:
    t = confrontation(power=power)
    t.end()
    assert t.trophies(0) == defeated
    assert t.character(1) == JOKERS[len(defeated)]
    assert (t.active, t.over) == (1, False)


@rule("RIV-5.2")
def test_power_that_was_spent_does_not_count() -> None:
    t = confrontation(p0=["The Riddler"], power=10)
    t.play("The Riddler")
    t.use("The Riddler")
    t.answer(1, "the card beneath it")
    assert t.power(0) == 10 + 1 - 3
    t.end()
    assert (t.trophies(0), t.character(1)) == ([], JOKERS[0])


@rule("RIV-5.3")
def test_a_defeated_character_goes_to_the_side_of_the_victor() -> None:
    t = confrontation(power=9)
    t.end()
    assert (t.trophies(0), t.trophies(1)) == (JOKERS[:1], [])
    assert t.vp(0) == 4


@rule("RIV-5.4")
def test_thirty_power_defeat_one_character_and_no_more() -> None:
    t = confrontation(power=30)
    t.end()
    assert (t.trophies(0), t.character(1), t.active) == (JOKERS[:1], JOKERS[1], 1)


@rule("RIV-5.5")
def test_after_a_defeat_the_next_character_counts_and_the_old_one_no_longer() -> None:
    t = confrontation(power=9, p1=["Kick", "Bane"], lineup=["Insanity", *ROBINS[:4]])
    t.end()
    assert (t.character(1), t.figure_cost(1)) == (JOKERS[1], 12)
    t.answer(1, None)
    t.play("Kick")
    t.play("Bane")
    assert "use The Joker (Level 2)" in t.offered()
    t.buy("Insanity")
    t.end()
    assert len(t.hand(1)) == 5  # at Level 1 it would be six
