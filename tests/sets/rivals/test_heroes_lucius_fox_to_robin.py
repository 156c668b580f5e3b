"""Heroes of Rivals, from Lucius Fox to Robin."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import DECK, HAND
from tests.sets.rivals import duel, rivals
from tests.vocabulary import rule

# Lucius Fox


def test_lucius_fox_gives_a_power() -> None:
    t = duel(p0=["Lucius Fox"])
    t.play("Lucius Fox")
    assert (t.power(0), t.figure_cost(0)) == (1, 9)


@rule("RIV-10.4", "RIV-4.6")
def test_lucius_fox_avoids_an_attack_and_saves_the_joker_by_one() -> None:
    t = duel(p0=["Laughing Gas"], p1=["Lucius Fox"], power=7)
    t.play("Laughing Gas")
    t.answer(1, "Lucius Fox")
    assert (t.discard(1), t.figure_cost(1), t.figure_cost(0)) == (["Lucius Fox"], 10, 9)
    t.end()
    assert (t.power(0), t.character(1), t.figure_cost(1)) == (0, "The Joker (Level 1)", 9)


@rule("RIV-10.4")
def test_lucius_fox_avoids_an_attack_without_a_confrontation_and_is_forgotten_in_the_next_turn() -> None:
    t = rivals(p0=["Laughing Gas"], p1=["Lucius Fox"])
    t.play("Laughing Gas")
    t.answer(1, "Lucius Fox")
    assert t.discard(1) == ["Lucius Fox"]
    t.end()
    assert t.figure_cost(1) == 9


@rule("RIV-10.5")
def test_lucius_fox_is_no_block() -> None:
    t = duel(p1=["Lucius Fox"], power=9)
    t.end()
    assert (t.character(1), t.hand(1)) == ("The Joker (Level 2)", ["Lucius Fox"])


@rule("RIV-10.5", "RIV-4.8", "G-20")
def test_lucius_fox_discarded_for_joy_buzzer_raises_nothing() -> None:
    t = duel(p0=["Joy Buzzer"], p1=["Lucius Fox"])
    t.play("Joy Buzzer")
    assert (t.discard(1), t.figure_cost(1)) == (["Lucius Fox"], 9)


def test_two_lucius_foxes_answer_two_attacks_and_raise_the_cost_twice() -> None:
    t = duel(p0=["Laughing Gas", "Mr. Freeze"], p1=["Lucius Fox", "Lucius Fox", "Batmobile"])
    t.play("Laughing Gas")
    t.answer(1, "Lucius Fox")
    t.play("Mr. Freeze")
    t.answer(1, "Lucius Fox")
    assert (t.figure_cost(1), t.hand(1), t.discard(1)) == (11, ["Batmobile"], ["Lucius Fox"] * 2)


# Nightwing


@pytest.mark.parametrize(
    ("deck", "drawn"),
    [
        (["Kick", "Batarang", "Punch"], 1),
        (["Batarang", "Superman", "Batmobile"], 2),
        (["Batarang", "Grappling Hook", "Weakness", "Joy Buzzer"], 3),
        (["Batarang", "Grappling Hook"], 2),
        (["Wayne Manor", "Batarang"], 1),
        ([], 0),
    ],
)
def test_nightwing_draws_up_to_the_first_card_that_is_no_equipment(deck: list[str], drawn: int) -> None:
    t = rivals(p0=["Nightwing"], deck0=deck)
    t.play("Nightwing")
    assert (t.power(0), t.hand(0), t.deck(0)) == (0, deck[:drawn], deck[drawn:])


@rule("RIV-9.3")
def test_nightwing_goes_on_in_the_shuffled_discard_pile() -> None:
    t = rivals(p0=["Nightwing"], deck0=["Batarang"], discard0=["Kick"])
    t.play("Nightwing")
    assert (t.hand(0), t.discard(0)) == (["Batarang", "Kick"], [])


def test_nightwing_shows_what_is_drawn_to_the_foe() -> None:
    t = rivals(p0=["Nightwing"], deck0=["Batarang", "Superman", "Punch"])
    t.play("Nightwing")
    assert sorted(card.name for card in t.view(1).known(HAND)) == ["Batarang", "Superman"]


# Oracle


@pytest.mark.parametrize(("taken", "left"), [("Kick", "Superman"), ("Superman", "Kick")])
def test_oracle_draws_one_of_two_and_the_other_stays_on_top(taken: str, left: str) -> None:
    t = rivals(p0=["Oracle"], deck0=["Kick", "Superman", "Punch"])
    t.play("Oracle")
    assert t.offered() == ["Kick", "Superman"]
    t.answer(0, taken)
    assert (t.power(0), t.hand(0), t.deck(0)) == (0, [taken], [left, "Punch"])


def test_oracle_reveals_to_the_foe_as_well() -> None:
    t = rivals(p0=["Oracle"], deck0=["Kick", "Superman", "Punch"])
    t.play("Oracle")
    assert sorted(card.name for card in t.view(1).known(DECK)) == ["Kick", "Superman"]
    t.answer(0, "Superman")
    assert [card.name for card in t.view(1).known(DECK)] == ["Kick"]


@rule("RIV-9.3", "G-22")
def test_oracle_with_fewer_than_two_cards() -> None:
    t = rivals(p0=["Oracle"], deck0=["Kick"])
    t.play("Oracle")
    assert (t.hand(0), t.deck(0)) == (["Kick"], [])
    t = rivals(p0=["Oracle"], deck0=["Kick"], discard0=["Superman"])
    t.play("Oracle")
    t.answer(0, "Superman")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Superman"], ["Kick"], [])
    t = rivals(p0=["Oracle"], deck0=[])
    t.play("Oracle")
    assert (t.hand(0), t.offered()) == ([], ["end turn"])


def test_oracle_leaves_an_equipment_for_robin() -> None:
    t = rivals(p0=["Oracle", "Robin"], deck0=["Kick", "Utility Belt", "Punch"])
    t.play("Oracle")
    t.answer(0, "Kick")
    t.play("Robin")
    assert (t.power(0), t.deck(0)) == (5, ["Utility Belt", "Punch"])


# Red Hood


@rule("RIV-10.7", "RIV-10.8")
def test_red_hood_destroys_a_card_of_the_hand_and_a_discarded_one_after_a_success() -> None:
    t = duel(p0=["Red Hood", "Vulnerability"], discard0=["Weakness", "Kick"], power=7)
    t.play("Red Hood")
    assert (t.power(0), t.destroyed) == (9, [])
    t.end()
    assert (t.trophies(0), t.asked()) == (["The Joker (Level 1)"], [0])
    t.answer(0, "Vulnerability", "Weakness")
    assert sorted(t.destroyed) == ["Vulnerability", "Weakness"]
    assert t.active == 1


@rule("RIV-10.7")
def test_red_hood_destroys_nothing_if_the_confrontation_fails() -> None:
    t = duel(p0=["Red Hood"], discard0=["Weakness"], p1=["Commissioner Gordon"], power=7)
    t.play("Red Hood")
    t.end()
    t.answer(1, "Commissioner Gordon")
    assert (t.destroyed, t.trophies(0), t.active) == ([], [], 1)


def test_red_hood_is_two_power_and_no_more_without_a_confrontation() -> None:
    t = rivals(p0=["Red Hood"], discard0=["Weakness"], power=20)
    t.play("Red Hood")
    assert t.power(0) == 22
    t.end()
    assert (t.destroyed, t.active) == ([], 1)


@rule("RIV-10.8")
@pytest.mark.parametrize("picked", [[], ["Weakness"], ["Weakness", "Weakness"]])
def test_red_hood_destroys_up_to_two_cards(picked: list[str]) -> None:
    t = duel(p0=["Red Hood"], discard0=["Weakness"] * 3, power=9)
    t.play("Red Hood")
    t.end()
    t.answer(0, *picked)
    assert t.destroyed == picked


@rule("RIV-10.8")
def test_red_hood_destroys_no_third_card() -> None:
    t = duel(p0=["Red Hood"], discard0=["Weakness"] * 3, power=9)
    t.play("Red Hood")
    t.end()
    with pytest.raises(ArchfoeError):
        t.answer(0, "Weakness", "Weakness", "Weakness")


@rule("RIV-5.1")
def test_after_red_hood_no_card_is_played() -> None:
    t = duel(p0=["Red Hood", "Kick"], power=9)
    t.play("Red Hood")
    t.end()
    assert t.offered(0) == ["Kick"]
    t.answer(0, "Kick")
    assert (t.destroyed, t.active) == (["Kick"], 1)


def test_red_hood_played_by_clayface_out_of_the_discard_pile_of_the_foe_still_waits_for_success() -> None:
    t = duel(p0=["Clayface", "Weakness"], discard1=["Red Hood"], power=9)
    t.play("Clayface")
    t.answer(0, "Red Hood")
    assert t.discard(1) == ["Red Hood"]
    t.end()
    t.answer(0, "Weakness")
    assert t.destroyed == ["Weakness"]


# Red Robin


def test_red_robin_is_four_power_in_any_turn() -> None:
    for t in (rivals(p0=["Red Robin"]), duel(p0=["Red Robin"])):
        t.play("Red Robin")
        assert (t.power(0), t.hand(0), t.offered()[-1]) == (4, [], "end turn")


def test_red_robin_costs_six_and_is_worth_two_points() -> None:
    assert "buy Red Robin" not in rivals(power=5).offered()
    t = rivals(power=6)
    t.buy("Red Robin")
    assert (t.power(0), t.vp(0), t.discard(0)) == (0, 2, ["Red Robin"])


def test_two_red_robins_and_a_punch_defeat_batman() -> None:
    t = rivals(p1=["Red Robin", "Red Robin", "Punch"], turn=1, confronting=0)
    for name in ("Red Robin", "Red Robin", "Punch"):
        t.play(name)
    t.end()
    assert (t.trophies(1), t.character(0)) == (["Batman (Level 1)"], "Batman (Level 2)")


# Robin


@pytest.mark.parametrize(("top", "power"), [("The Bat-Signal", 7), ("Joy Buzzer", 2), ("Batarang", 4)])
def test_robin_gives_the_cost_of_an_equipment_which_stays_on_top(top: str, power: int) -> None:
    t = rivals(p0=["Robin"], deck0=[top, "Kick"])
    t.play("Robin")
    assert (t.power(0), t.hand(0), t.deck(0)) == (power, [], [top, "Kick"])


@pytest.mark.parametrize("top", ["Superman", "Weakness", "Kick", "Wayne Manor"])
def test_robin_draws_any_other_card(top: str) -> None:
    t = rivals(p0=["Robin"], deck0=[top, "Batarang"])
    t.play("Robin")
    assert (t.power(0), t.hand(0), t.deck(0)) == (0, [top], ["Batarang"])


def test_robin_reveals_the_card_to_all() -> None:
    t = rivals(p0=["Robin"], deck0=["Batarang", "Kick"])
    t.play("Robin")
    assert [card.name for card in t.view(1).known(DECK)] == ["Batarang"]


@rule("RIV-9.3", "G-22")
def test_robin_with_an_empty_deck() -> None:
    t = rivals(p0=["Robin"], deck0=[], discard0=["Batmobile"])
    t.play("Robin")
    assert (t.power(0), t.deck(0), t.discard(0)) == (3, ["Batmobile"], [])
    t = rivals(p0=["Robin"], deck0=[])
    t.play("Robin")
    assert (t.power(0), t.hand(0)) == (0, [])
