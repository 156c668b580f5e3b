"""Locations: they stay in play."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import duel, teams
from tests.vocabulary import rule


@rule("CON-11.5")
@pytest.mark.parametrize("name", ["Daily Planet", "Lex Corp", "Themyscira", "Olympus", "Amnesty Bay", "The Deep"])
def test_a_location_stays_in_play_and_gives_no_power(name: str) -> None:
    t = duel(p0=[name], deck0=["Punch"] * 6)
    t.play(name)
    t.end()
    assert (t.in_play(0), t.power(0)) == ([name], 0)


@rule("CON-11.6")
def test_daily_planet_trades_a_card_of_the_hand_once_a_turn() -> None:
    t = duel(p0=["Vulnerability", "Punch"], in0=["Daily Planet"], deck0=["Mera", "Orion"])
    t.use("Daily Planet")
    t.answer(0, "Vulnerability")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Mera"], ["Vulnerability"])
    assert "use Daily Planet" not in t.offered()


@rule("CON-11.6")
def test_lex_corp_draws_for_the_first_equipment_or_super_power() -> None:
    t = duel(p0=["Mera", "Power Armor", "Impervious"], in0=["Lex Corp"], deck0=["Orion", "Steel"])
    t.play("Mera")
    assert t.hand(0) == ["Power Armor", "Impervious"]
    t.play("Power Armor")
    t.play("Impervious")
    assert t.hand(0) == ["Orion"]


@rule("CON-16.15")
def test_themyscira_draws_for_a_block_that_is_used() -> None:
    t = duel(p1=["King Shark"], in1=["Themyscira"], deck1=["Mera", "Punch"], confronting=1, power=9)
    t.end()
    t.answer(1, "King Shark")
    assert (t.hand(1), t.trophies(0)) == (["Mera"], [])


@rule("CON-11.6")
def test_olympus_draws_for_the_first_dear_card_of_a_turn() -> None:
    t = duel(p0=["Tempest", "Supergirl", "Orion"], in0=["Olympus"], deck0=["Mera", "Steel"])
    t.play("Tempest")
    assert t.hand(0) == ["Supergirl", "Orion"]
    t.play("Supergirl")
    t.play("Orion")
    assert t.hand(0) == ["Mera"]


@rule("CON-16.16")
def test_amnesty_bay_looks_at_the_top_card_and_a_block_was_never_in_hand() -> None:
    t = duel(in0=["Amnesty Bay", "Themyscira"], deck0=["Steel", "Mera"])
    t.use("Amnesty Bay")
    t.answer(0, "Steel")
    assert (t.discard(0), t.hand(0), t.deck(0)) == (["Steel"], [], ["Mera"])


@rule("CON-9.4")
def test_the_deep_protects_both_partners_all_the_time() -> None:
    t = teams(in3=["The Deep"])
    assert [t.figure_cost(seat) for seat in range(4)] == [9, 10, 9, 10]
    assert [duel(in1=["The Deep"]).figure_cost(seat) for seat in range(2)] == [9, 10]
