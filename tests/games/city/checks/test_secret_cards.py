"""The checks of Secret Cards are checked: each must notice the harm that it is there for."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core import decisions as ask
from archfoe.core.piles import DESTROYED, HAND, REMOVED, UNDER, UNUSED
from archfoe.games.city.checks.moves import CityWatch
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import villains
from archfoe.games.city.scenarios.black_diamond.checks import SecretWatch
from archfoe.games.shared import kinds as shared_ask
from archfoe.sim import Violation
from tests.games.city.checks.test_scenarios import city, main_of, question, retold, sees
from tests.vocabulary import rule

# Secret Cards


@rule("REB-31.1", "REB-31.4")
def test_a_secret_card_stays_with_its_holder_or_leaves_the_game() -> None:
    t = city(4, under0=["Shard of Pride"], under1=["Shard of Wrath"], under2=["Shard of Greed"])
    pride, wrath, stranger = (t.state.piles[UNDER + seat][0] for seat in range(3))
    t.state.put(stranger, UNUSED)
    watch = SecretWatch(retold(4))
    watch.look(t.state, main_of(t))
    t.state.put(pride, REMOVED)
    watch.look(t.state, main_of(t))
    t.state.put(wrath, UNDER + 2)
    sees(watch, t, "seat 2 holds another Secret Card|neither held nor released")
    t.state.put(wrath, UNUSED)
    sees(watch, t, "neither held nor released")
    t.state.put(wrath, UNDER + 1)
    t.state.put(stranger, REMOVED)
    sees(watch, t, "released that nobody has held")


@rule("REB-31.6", "REB-31.8", "REB-31.10", "REB-31.12")
@pytest.mark.parametrize(
    ("shard", "deeds"),
    [
        ("Shard of Pride", [("buy", "Brainiac")]),
        ("Shard of Envy", [("buy", "Mother Box")]),
        ("Shard of Wrath", [("buy", "Bane"), ("buy", "Cheetah"), ("buy", "Brainiac")]),
        ("Shard of Sloth", [("walk", 1)] * 5),
    ],
)
def test_a_deed_releases_its_shard(shard: str, deeds: list[tuple[str, Any]]) -> None:
    """Never before the deed, always after it."""
    t = city(4, under0=[shard], city={"S1": ["Brainiac", "Bane", "Cheetah", "Mother Box"]})
    s = t.state
    there = {s.cards[card].name: card for card in s.piles[SPACE + 1]}
    watch = SecretWatch(retold(4))
    release = [("use", s.piles[UNDER][0], 0)]
    if shard != "Shard of Sloth":  # Move is also spent in ways that the watch does not count
        with pytest.raises(Violation, match="may be released too soon"):
            watch.look(s, question(ask.MAIN_ACTION, [*release, ("end",)]))
    for verb, what in deeds:
        watch.look(s, question(ask.MAIN_ACTION, [("end",)]))
        watch.chosen(s, (verb, there.get(what, what)))
        if verb == "buy" and what != "Mother Box":
            s.put(there[what], DESTROYED)
    with pytest.raises(Violation, match="could be released and is not offered"):
        watch.look(s, question(ask.MAIN_ACTION, [("end",)]))
    watch.look(s, question(ask.MAIN_ACTION, [*release, ("end",)]))


@rule("REB-31.11")
def test_a_run_gives_less_to_the_slothful() -> None:
    for under, gives in [("Shard of Sloth", 1), ("Shard of Pride", 2)]:
        t = city(4, p0=["Run", "Punch"], under0=[under])
        watch = SecretWatch(retold(4))
        watch.look(t.state, main_of(t))
        watch.chosen(t.state, ("play", t.state.piles[HAND][0]))
        t.play("Run")
        watch.look(t.state, main_of(t))
        assert t.move(0) == gives
        watch.chosen(t.state, ("play", next(c for c, what in enumerate(t.state.cards) if what.name == "Run")))
        t.state.moves[0] += 3 - gives
        sees(watch, t, "Run has given")


@rule("REB-31.5", "REB-31.13", "REB-36.14")
@pytest.mark.parametrize(
    ("scenario", "burden"),
    [
        (4, {"under0": ["Shard of Pride"]}),
        (4, {"under1": ["Shard of Greed"]}),
        (6, {"p0": ["Spore"]}),
    ],
)
def test_who_may_not_be_assisted(scenario: int, burden: dict[str, Any]) -> None:
    t = city(scenario, p1=["Robin"], at={0: "S1", 1: "S1"}, **burden)
    offer = question(shared_ask.ASSIST, [("assist", t.state.piles[HAND + 1][0])], 1)
    with pytest.raises(Violation, match="Robin is offered as an Assist"):
        CityWatch(retold(scenario)).look(t.state, offer)


@rule("REB-31.15")
def test_dread_protects_nobody_else_and_costs_a_card() -> None:
    t = city(4, p1=["Blue Beetle"], under1=["Shard of Dread"], at={0: "S1", 1: "S1"}, city={"S1": ["Bane"]})
    s = t.state
    (bane,) = villains(s)
    (beetle,) = s.piles[HAND + 1]
    s.agenda = [("villains_move",)]
    with pytest.raises(Violation, match="too far away"):
        CityWatch(retold(4)).look(s, question(ask.DEFEND_TEAM, [("defend", beetle, 0)], 1, bane))
    s.active = 1
    with pytest.raises(Violation, match="has no card to discard for it"):
        CityWatch(retold(4)).look(s, question(ask.DEFEND_TEAM, [("defend", beetle, 1)], 1, bane))


@rule("REB-31.4", "REB-31.8")
def test_envy_may_be_released_in_a_later_turn_than_that_of_the_purchase() -> None:
    t = city(4, under0=["Shard of Envy"], under1=["Shard of Pride"], at={0: "S1"}, city={"S1": ["Superman (7)"]})
    s = t.state
    (superman,) = s.piles[SPACE + 1]
    (envy,) = s.piles[UNDER]
    watch = SecretWatch(retold(4))
    release = question(ask.MAIN_ACTION, [("use", envy, 0), ("end",)])
    watch.look(s, main_of(t))
    with pytest.raises(Violation, match="may be released too soon"):
        watch.look(s, release)
    watch.chosen(s, ("buy", superman))
    s.turn += 3
    watch.turn_begins(s)
    watch.look(s, release)
    with pytest.raises(Violation, match="could be released and is not offered"):
        watch.look(s, main_of(t))
