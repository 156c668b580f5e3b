"""Cards of Rivals where there are partners or several foes: who is "that foe", and whose Character costs more."""

from __future__ import annotations

import pytest

from tests.sets.rivals import crowd
from tests.vocabulary import rule


@pytest.mark.parametrize("blocker", [1, 3])
def test_superman_blocks_for_the_confronted_partner(blocker: int) -> None:
    t = crowd(players=4, confronting=1, power=12, **{f"p{blocker}": ["Superman"]})
    t.end()
    t.answer(blocker, "Superman")
    assert (t.trophies(0), t.discard(blocker), t.figure_cost(3)) == ([], ["Superman"], 9)


def test_lucius_fox_raises_the_cost_of_his_owner_and_not_of_the_confronted_partner() -> None:
    t = crowd(players=4, p0=["Laughing Gas"], p3=["Lucius Fox"], confronting=1)
    t.play("Laughing Gas")
    t.answer(3, "Lucius Fox for yourself")
    assert (t.figure_cost(1), t.figure_cost(3)) == (9, 10)
    assert (t.discard(1), t.discard(3)) == (["Weakness"], ["Lucius Fox"])


def test_abandoned_amusement_park_raises_its_owner_and_not_the_partner() -> None:
    t = crowd(players=4, in1=["Abandoned Amusement Park"])
    assert [t.figure_cost(seat) for seat in range(4)] == [9, 10, 9, 9]


@rule("RIV-4.8")
def test_joy_buzzer_and_catwoman_touch_only_the_foe_who_is_confronted() -> None:
    t = crowd(players=4, p0=["Joy Buzzer", "Catwoman"], p1=["Kick"], p3=["Kick"], deck3=["Superman"], confronting=3)
    t.play("Joy Buzzer")
    t.play("Catwoman")
    assert (t.power(0), t.hand(1), t.hand(3)) == (1 + 2 + 4, ["Kick"], [])
    assert (t.deck(1), t.discard(1), t.discard(3)) == (["Punch"] * 10, [], ["Kick", "Superman"])


@rule("RIV-10.12")
def test_scarecrow_attacks_every_foe_but_counts_the_weaknesses_of_one() -> None:
    t = crowd(players=4, p0=["Scarecrow"], discard1=["Weakness"], discard3=["Weakness"] * 3, confronting=1)
    t.play("Scarecrow")
    assert (t.power(0), len(t.discard(1)), len(t.discard(3)), t.discard(2)) == (2 * 2, 2, 4, [])


def test_two_face_and_poison_ivy_hit_both_foes_and_no_partner() -> None:
    t = crowd(players=4, p0=["Two-Face", "Poison Ivy"], p1=["Kick"], p2=["Kick", "Superman"], p3=["Superman"])
    t.play("Two-Face")
    t.answer(0, "odd")
    t.play("Poison Ivy")
    assert (t.hand(1), t.hand(2), t.hand(3)) == ([], ["Kick", "Superman"], [])


@rule("RIV-10.3")
def test_clayface_plays_a_card_of_either_foe_but_not_of_the_partner() -> None:
    t = crowd(players=4, p0=["Clayface"], discard1=["Batwoman"], discard2=["Huntress"], discard3=["Catwoman"])
    t.play("Clayface")
    assert len(t.offered(0)) == 2
    t.answer(0, "Catwoman")
    assert (t.power(0), t.discard(3)) == (2, ["Catwoman"])


@rule("G-46", "RIV-10.9")
def test_the_riddler_asks_the_foe_whom_his_player_chooses() -> None:
    t = crowd(players=3, p0=["The Riddler"], main=["Superman", "Bane"], power=2)
    t.play("The Riddler")
    t.use("The Riddler")
    t.answer(0, "P2")
    assert t.asked() == [2]
    t.answer(2, "the card beneath")
    assert (t.discard(0), t.main_deck) == (["Bane"], ["Superman"])


def test_the_batcave_does_not_serve_the_partner_who_confronts() -> None:
    t = crowd(players=4, in2=["The Batcave"], from_start=True)
    t.answer(0, "P1")
    assert (t.power(0), t.power(2)) == (0, 0)


@rule("G-65")
@pytest.mark.parametrize("level", ["Batman (Level 3)", "The Joker (Level 3)"])
def test_a_last_level_is_worth_nothing_where_the_game_goes_on(level: str) -> None:
    assert crowd(players=3, trophies0=[level]).vp(0) == 0
