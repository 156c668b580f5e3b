"""Why something is better, in words that a person understands at once."""

from __future__ import annotations

from collections import Counter

from archfoe.review.people import People
from archfoe.review.reasons import Difference, Teller, held_against, told
from archfoe.review.sights import FALLS_NEXT, FOE_FALLS, LOST, POWER_NEXT, TAKEN, WON, Fact

ANN = Teller.about(0, ["you", "Bob"], [0, 1])
AMONG_MANY = Teller.about(0, ["you", "Bob", "Cleo"], [0, 1, 2])


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


def claim(what: str, other: float, card: str = "Lobo") -> Difference:
    return Difference(Fact(what, card), 0.0, other, 5.0, 20)


def test_what_was_foretold_is_held_against_what_happened() -> None:
    sure, power = claim(TAKEN, 1.0), Difference(Fact(POWER_NEXT), 6.0, 4.0, 5.0, 20)
    came = held_against([sure], Counter({Fact(TAKEN, "Lobo"): 1}))
    assert told(came, ANN)[1] == [
        "Otherwise Bob almost surely takes Lobo before your next turn (20 of 20 tries), and so it came."
    ]
    did_not = held_against([sure, power], Counter())
    assert [d.fact for d in did_not] == [power.fact, sure.fact], "what did not come true is told last"
    (words,) = told(did_not, ANN)[1]
    assert words.endswith("takes Lobo before your next turn (20 of 20 tries), but this time it did not happen.")
    assert held_against([sure], None) == [sure], "the record ends before anybody could know"


def test_each_person_has_one_name_and_the_only_one_is_you() -> None:
    people = People(("Ann", "Bob"), 0)
    assert people.called == ("you", "Bob")
    assert people.retold(1, "top of your deck") == "top of their deck"
    assert people.retold(1, f"Lasso of Truth for {people.naming(1)[0]}") == "Lasso of Truth for you"
    assert people.retold(1, f"Kick ({people.naming(1)[0]}'s discard pile)") == "Kick (your discard pile)"
    assert people.retold(0, "top of your deck") == "top of your deck"
    of_bob = Teller.about(1, people.called, [0, 1])
    assert said(TAKEN, 0, 1, of_bob) == (
        "Otherwise you almost surely take Lobo before Bob's next turn (20 of 20 tries)."
    )
    assert People(("You", "Ann", "greedy"), None).called == ("Player 1", "Ann", "greedy"), "two people read it"
