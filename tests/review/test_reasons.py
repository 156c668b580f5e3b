"""Why something is better, in words that a person understands at once."""

from __future__ import annotations

from archfoe.review.reasons import Difference, Teller, told
from archfoe.review.sights import FALLS_NEXT, FOE_FALLS, LOST, POWER_NEXT, TAKEN, WON, Fact

ANN = Teller.about(0, ["Ann", "Bob"], [0, 1], you=True)
AMONG_MANY = Teller.about(0, ["Ann", "Bob", "Cleo"], [0, 1, 2], you=True)


def said(what: str, better: float, other: float, teller: Teller = ANN, card: str = "Lobo") -> str:
    much, something = told([Difference(Fact(what, card), better, other, 5.0, 20)], teller)
    (sentence,) = [*much, *something]
    return sentence


def test_what_it_keeps_from_happening_is_told_with_how_likely_it_is() -> None:
    assert said(TAKEN, 0, 1) == "Otherwise Bob almost surely takes Lobo before your next turn (20 of 20 tries)."
    assert said(TAKEN, 0, 0.7, AMONG_MANY).startswith("Otherwise a foe probably takes Lobo before your next turn")
    assert said(TAKEN, 0, 0.3).endswith("perhaps takes Lobo before your next turn (6 of 20 tries).")
    assert said(FOE_FALLS, 0.1, 0.9, card="Lex Luthor") == (
        "Otherwise Bob almost surely defeats Lex Luthor before your next turn (18 of 20 tries, 2 this way)."
    )
    assert said(LOST, 0, 0.6) == "Otherwise the game is probably lost within five turns (12 of 20 tries)."


def test_what_it_brings_is_told_beside_what_the_other_choice_brings() -> None:
    other = ANN._replace(other="if you buy Kick", than=" if you buy Kick")
    assert said(WON, 1, 0, other) == "It wins the game within five turns in all 20 tries; if you buy Kick, in none."
    assert said(FALLS_NEXT, 0.5, 0.25, other) == (
        "It would let you defeat Lobo next turn in 10 of 20 tries; if you buy Kick, in 5."
    )
    assert said(POWER_NEXT, 6, 4.5, other) == (
        "It brings more Power next turn: 6.0 on average, against 4.5 if you buy Kick."
    )
