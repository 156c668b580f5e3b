"""One turn and its end, and in which order things resolve (CON-3.x, CON-4.x, CON-12.x)."""

from __future__ import annotations

from typing import Any

from archfoe.core import events
from archfoe.core.piles import KICKS
from tests.sets.confrontations import teams
from tests.vocabulary import Table, rule

STRENGTHS = ["Cold Breath"] * 5  # the plain Line-Up: cost 6 each
PUNCHES = ["Punch"] * 5


def next_turn(t: Table) -> None:
    """The next player decides against a Confrontation."""
    t.answer(t.active, None)


def told(t: Table, *words: str) -> list[str]:
    return [event.what for event in t.view(None).events() if event.what in words]


# Your turn


@rule("CON-3.1")
def test_cards_are_played_in_any_order_and_act_at_once() -> None:
    t = teams(p0=["Punch", "Krypto"], deck0=["Supergirl"])
    t.play("Krypto")
    assert (t.hand(0), t.power(0)) == (["Punch", "Supergirl"], 0)
    t.play("Supergirl")
    assert t.power(0) == 3
    t.play("Punch")
    assert (t.power(0), t.played(0)) == (4, ["Krypto", "Supergirl", "Punch"])


@rule("CON-3.2")
def test_power_pays_for_any_number_of_cards_of_the_line_up_and_the_stack() -> None:
    t = teams(power=12)
    t.buy("Cold Breath")
    t.buy("Enhanced Strength")
    t.buy("Enhanced Strength")
    assert (t.discard(0), t.power(0)) == (["Cold Breath", "Enhanced Strength", "Enhanced Strength"], 0)
    assert len(t.state.piles[KICKS]) == 14


@rule("CON-3.2")
def test_nothing_need_be_bought_and_what_is_too_dear_is_not_on_offer() -> None:
    t = teams(power=5)
    assert t.offered() == ["buy Enhanced Strength", "end turn"]
    t.end()
    assert (t.active, t.discard(0)) == (1, [])


@rule("CON-3.2")
def test_a_weakness_cannot_be_bought() -> None:
    t = teams(power=20, lineup=[], kicks=0)
    assert t.offered() == ["end turn"]


@rule("CON-3.3")
def test_a_bought_card_lies_in_the_discard_pile_at_once_and_its_slot_stays_empty() -> None:
    t = teams(p0=["Punch"], power=6)
    t.buy("Cold Breath")
    assert (t.discard(0), len(t.lineup)) == (["Cold Breath"], 4)
    t.play("Punch")
    assert (t.power(0), len(t.lineup)) == (1, 4)
    t.end()
    assert len(t.lineup) == 5


@rule("CON-3.3")
def test_an_effect_may_send_a_bought_card_elsewhere() -> None:
    t = teams(hero0="Aquaman", hero2="Superman", power=3)
    t.buy("Enhanced Strength")
    t.use("Aquaman (Level 1)")
    assert (t.deck(0)[0], t.discard(0)) == ("Enhanced Strength", [])


@rule("CON-3.4")
def test_vulnerability_and_weakness_may_be_played_to_no_effect_or_kept() -> None:
    t = teams(p0=["Vulnerability", "Weakness", "Vulnerability", "Weakness"])
    t.play("Vulnerability")
    t.play("Weakness")
    assert (t.power(0), t.played(0), t.discard(0)) == (0, ["Vulnerability", "Weakness"], [])
    t.end()
    assert sorted(t.discard(0)) == ["Vulnerability", "Vulnerability", "Weakness", "Weakness"]
    assert t.hand(0) == PUNCHES


@rule("CON-3.5")
def test_in_a_foes_turn_only_defenses_and_blocks_are_used() -> None:
    hand = ["Giganta", "King Shark", "Supergirl", "Punch"]  # a Defense, a Block, an Assist card, none of them
    t = teams(p0=["Silver Banshee"], p1=hand, p2=hand, confronting=1)
    assert (t.asked(), t.offered(2)) == (
        [0, 2],
        ["assist with Supergirl", "ask again at the end", "no more help this turn"],
    )
    t.play("Silver Banshee")
    t.answer(0, "P1")
    assert (t.asked(), t.offered(1)) == ([1], ["Giganta for yourself"])
    t.answer(1, None)
    t.answer(1, "gain a Weakness")
    t.end()
    assert (t.asked(), t.offered(1)) == ([1], ["King Shark"])


# End of turn


@rule("CON-4.1")
def test_after_the_end_nothing_is_played_bought_or_used() -> None:
    t = teams(p0=["Punch", "Supergirl"], p2=["Supergirl"], in0=["Amnesty Bay"], power=9)
    assert {"play Punch", "buy Enhanced Strength", "use Amnesty Bay"} <= set(t.offered(0))
    t.end()
    assert t.asked() == [1]
    assert t.discard(0) == ["Punch", "Supergirl"]
    assert (t.hand(0), t.power(0), t.lineup) == (PUNCHES, 0, STRENGTHS)


@rule("CON-4.1", "CON-4.2")
def test_first_the_hand_then_end_of_turn_effects_then_the_played_cards() -> None:
    """Wonder Woman's additional card is drawn out of a deck that both have been shuffled into."""
    t = teams(hero0="Wonder Woman", p0=["Punch", "Vulnerability"], deck0=["Punch"] * 4, power=5, lineup=["Supergirl"])
    t.play("Punch")
    t.buy("Supergirl")
    t.end()
    assert len(t.hand(0)) == 6
    rest = sorted([*t.hand(0), *t.deck(0)])
    assert (rest, t.discard(0)) == (["Punch"] * 5 + ["Supergirl", "Vulnerability"], [])


@rule("CON-4.2")
def test_played_cards_go_to_the_discard_pile_locations_stay_and_power_is_lost() -> None:
    t = teams(p0=["Supergirl", "Themyscira"])
    t.play("Supergirl")
    t.play("Themyscira")
    t.end()
    assert (t.discard(0), t.in_play(0), t.power(0)) == (["Supergirl"], ["Themyscira"], 0)


@rule("CON-4.3", "G-1")
def test_five_cards_are_drawn_before_the_line_up_is_filled() -> None:
    t = teams(power=12, main=["Krypto", "Tula", "Mera"])
    t.buy("Cold Breath")
    t.buy("Cold Breath")
    t.end()
    assert (t.hand(0), t.lineup) == (PUNCHES, [*STRENGTHS[:3], "Krypto", "Tula"])
    assert told(t, events.DREW, events.REFILLED) == [events.DREW, events.REFILLED, events.REFILLED]


@rule("CON-4.4")
def test_a_used_block_is_replaced_only_at_the_end_of_the_own_turn() -> None:
    t = teams(p1=["King Shark", "Punch", "Punch"], confronting=1, power=9)
    t.end()
    t.answer(1, "King Shark")
    assert (t.active, t.hand(1)) == (1, ["Punch", "Punch"])
    next_turn(t)
    t.end()
    assert t.hand(1) == PUNCHES


@rule("CON-4.4")
def test_a_used_assist_card_is_replaced_only_at_the_end_of_the_own_turn() -> None:
    t = teams(p2=["Supergirl", "Punch"])
    t.assist(2, "Supergirl")
    t.end()
    next_turn(t)
    t.end()
    next_turn(t)
    assert (t.active, t.hand(2)) == (2, ["Punch"])
    t.end()
    assert t.hand(2) == PUNCHES


# Order


@rule("CON-12.1")
def test_the_next_in_turn_gets_the_last_weakness() -> None:
    for attacker, gets, goes_without in ((0, 1, 3), (1, 2, 0), (2, 3, 1), (3, 0, 2)):
        hand: dict[str, Any] = {f"p{attacker}": ["Kryptonite"]}
        t = teams(turn=attacker, weaknesses=1, **hand)
        t.play("Kryptonite")
        assert (t.discard(gets), t.discard(goes_without)) == (["Weakness"], [])


@rule("CON-12.2")
def test_a_card_resolves_to_its_end_before_a_location_reacts() -> None:
    t = teams(p0=["Hermes"], in0=["Olympus"], deck0=["Krypto", "Tula", "Mera"])
    t.play("Hermes")
    assert t.offered(0) == ["Krypto", "Tula"]  # Olympus' card is not there to be discarded
    t.answer(0, "Tula")
    assert t.hand(0) == ["Krypto", "Mera"]


@rule("CON-12.2")
def test_a_card_resolves_to_its_end_before_a_character_reacts() -> None:
    t = teams(p0=["Hermes"], hero0="Zatanna Zatara (Level 2)", deck0=["Krypto", "Tula", "Mera"], confronting=1)
    t.play("Hermes")
    assert t.offered(0) == ["Krypto", "Tula"]
    t.answer(0, "Tula")
    assert t.hand(0) == ["Krypto", "Mera"]
