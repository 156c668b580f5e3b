"""Two cards called alike in one city: only Rebirth's own is the one that a scenario speaks of (ruling G-69)."""

from __future__ import annotations

import pytest

from archfoe.core.chance import key_of_seed
from archfoe.core.piles import DISCARD, REMOVED
from archfoe.games.build import build
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.facts import city
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import homes, reroute
from archfoe.games.city.rules import CityRules
from archfoe.games.options import Options
from archfoe.table.words.labels import labels
from tests.games.city.checks.test_moves import question
from tests.oracle.city.moves import CityWatch
from tests.oracle.city.second_telling import CityRetold
from tests.vocabulary import Table, rule, table


def two_darkseids() -> tuple[Table, int, int]:
    """Ours on Location 1, where he makes for; the base set's on Location 2, where the die has sent him."""
    t = table(
        "rebirth",
        scenario=8,
        mix="base",
        threat=4,
        at={0: "S4", 1: "S4"},
        city={"L1": ["Darkseid"], "L2": ["Darkseid of base"]},
    )
    ours, theirs = (t.state.piles[SPACE + space][0] for space in (0, 2))
    reroute(t.state, theirs, 2)
    return t, ours, theirs


@rule("G-69", "REB-38.9")
def test_the_darkseid_of_the_base_set_attacks_at_his_own_destination() -> None:
    t, ours, theirs = two_darkseids()
    assert [t.state.cards[card].set for card in (ours, theirs)] == ["rebirth", "base"]
    assert (homes(t.state)[ours], homes(t.state)[theirs]) == (0, 2)
    retold = CityRetold(Options("rebirth", 2, scenario=8, mix="base"))
    CityWatch(retold)._check_attackers(t.state, question(city_ask.ATTACK_ORDER, [ours, theirs]))  # does not complain
    assert retold.homes(t.state, theirs) == (2,)


@rule("G-69", "REB-38.6")
def test_only_the_own_darkseid_becomes_cheaper_and_wins_the_scenario() -> None:
    t, ours, theirs = two_darkseids()
    retold = CityRetold(Options("rebirth", 2, scenario=8, mix="base"))
    assert isinstance(t.game.rules, CityRules)
    prices = [t.game.rules.cost(t.state, 0, card) for card in (ours, theirs)]
    assert prices == [retold.price(t.state, 0, card) for card in (ours, theirs)]
    assert prices == [16 + 5, 11 + 5]  # what every Super-Villain costs more in this scenario (REB-38.12)


@rule("G-69")
def test_cards_of_one_name_say_which_set_they_are_from() -> None:
    t = table("base", mix="rivals", lineup=["Two-Face", "Two-Face of rivals", "Kid Flash"], power=9)
    offered = [word for word in labels(t.view(0)) if word.startswith("buy")]
    assert [word for word in offered if "Face" in word] == ["buy Two-Face (Base set)", "buy Two-Face (Rivals)"]
    assert "buy Kid Flash" in offered
    t.buy("Two-Face (Rivals)")
    assert [t.state.cards[card].set for card in t.state.piles[DISCARD]] == ["rivals"]


@rule("G-69")
@pytest.mark.parametrize("seed", range(12))
def test_a_scenario_names_super_villains_of_its_own_set(seed: int) -> None:
    """Training has Deathstroke and Doomsday of Rebirth in known stacks; those of the base set are strangers there."""
    _, s = build(Options("rebirth", 2, scenario=0, mix="base"), key_of_seed(seed))
    assert sorted(s.cards[card].name for card in city(s).named) == ["Deathstroke", "Doomsday"]
    assert {s.cards[card].set for card in city(s).named} == {"rebirth"}
    out = [s.cards[card] for card in s.piles[REMOVED]]
    assert "Deathstroke" in {card.name for card in out if card.set == "base"}
