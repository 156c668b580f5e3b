"""Cards that may clear the Line-Up, but only against a single foe."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import duel, teams, trio
from tests.vocabulary import rule

NAMES = ["Giganta", "Siren", "Nereus", "Black Manta", "Ragman", "Deadman", "Telepathy"]
PLAIN = ["Giganta", "Nereus", "Black Manta", "Ragman", "Telepathy"]  # nothing else is asked against an empty hand


@rule("CON-11.2")
@pytest.mark.parametrize("name", PLAIN)
def test_against_one_foe_a_card_in_the_line_up_may_be_destroyed(name: str) -> None:
    t = duel(p0=[name], lineup=["Orion", "Steel"])
    t.play(name)
    t.answer(0, "Steel")
    assert (t.lineup, t.destroyed) == (["Orion"], ["Steel"])


@rule("CON-11.2")
@pytest.mark.parametrize("name", PLAIN)
def test_nobody_has_to_destroy_anything(name: str) -> None:
    t = duel(p0=[name], lineup=["Orion", "Steel"])
    t.play(name)
    t.answer(0, None)
    assert (t.lineup, t.destroyed) == (["Orion", "Steel"], [])


@rule("CON-13.1")
@pytest.mark.parametrize("name", ["Giganta", "Black Manta", "Ragman", "Telepathy"])
def test_against_two_foes_the_line_up_stays(name: str) -> None:
    for table in (teams, trio):
        t = table(p0=[name], lineup=["Orion", "Steel"])
        t.play(name)
        assert (t.view(0).kind.name, t.lineup, t.destroyed) == ("main", ["Orion", "Steel"], [])


@rule("CON-11.2")
def test_siren_draws_first() -> None:
    t = duel(p0=["Siren"], deck0=["Mera"], lineup=["Orion", "Steel"])
    t.play("Siren")
    t.answer(0, "draw a card")
    t.answer(0, "Orion")
    assert (t.hand(0), t.lineup) == (["Mera"], ["Steel"])


@rule("CON-11.2")
def test_deadman_plays_the_card_of_the_foe_first() -> None:
    t = duel(p0=["Deadman"], deck1=["Tempest"], lineup=["Orion", "Steel"])
    t.play("Deadman")
    t.answer(0, "play Tempest")
    t.answer(0, "Orion")
    assert (t.power(0), t.lineup) == (2, ["Steel"])
