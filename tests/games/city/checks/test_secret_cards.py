"""The checks of Secret Cards are checked: each must notice the harm that it is there for."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core import decisions as ask
from archfoe.core.piles import DESTROYED, HAND, REMOVED, UNDER, UNUSED
from archfoe.games.city.piles import SPACE
from archfoe.games.shared import assists
from archfoe.sim import Violation
from tests.games.city.checks.test_scenarios import city, main_of, question, retold, sees
from tests.oracle.city.moves import CityWatch
from tests.oracle.city.scenarios.hostages import TraitWatch
from tests.vocabulary import rule

# Secret Cards


@rule("REB-31.1", "REB-31.4")
def test_a_secret_card_stays_with_its_holder_or_leaves_the_game() -> None:
    t = city(2, under0=["Suspicious"], under1=["Glory Hound"], under2=["Hoarder"])
    pride, wrath, stranger = (t.state.piles[UNDER + seat][0] for seat in range(3))
    t.state.put(stranger, UNUSED)
    watch = TraitWatch(retold(2))
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


@rule("REB-31.6", "REB-31.8", "REB-31.10")
@pytest.mark.parametrize(
    ("trait", "deeds"),
    [
        ("Suspicious", [("buy", "Lex Luthor")]),
        ("Glutton", [("buy", "Speed Force")]),
        ("Glory Hound", [("buy", "Bane"), ("buy", "Cheetah"), ("buy", "Lex Luthor")]),
    ],
)
def test_a_deed_releases_its_trait(trait: str, deeds: list[tuple[str, Any]]) -> None:
    """Never before the deed, always after it."""
    t = city(2, under0=[trait], city={"S1": ["Lex Luthor", "Bane", "Cheetah", "Speed Force"]})
    s = t.state
    there = {s.cards[card].name: card for card in s.piles[SPACE + 1]}
    watch = TraitWatch(retold(2))
    release = [("use", s.piles[UNDER][0], 0)]
    with pytest.raises(Violation, match="may be released too soon"):
        watch.look(s, question(ask.MAIN_ACTION, [*release, ("end",)]))
    for verb, what in deeds:
        watch.look(s, question(ask.MAIN_ACTION, [("end",)]))
        watch.chosen(s, (verb, there.get(what, what)))
        if verb == "buy" and what != "Speed Force":
            s.put(there[what], DESTROYED)
    with pytest.raises(Violation, match="could be released and is not offered"):
        watch.look(s, question(ask.MAIN_ACTION, [("end",)]))
    watch.look(s, question(ask.MAIN_ACTION, [*release, ("end",)]))


@rule("REB-31.5", "REB-31.11")
@pytest.mark.parametrize(
    "burden",
    [{"under0": ["Suspicious"]}, {"under1": ["Hoarder"]}],
)
def test_who_may_not_be_assisted(burden: dict[str, Any]) -> None:
    t = city(2, p1=["Aquaman (3)"], at={0: "S1", 1: "S1"}, **burden)
    offer = question(assists.ASSIST, [("assist", t.state.piles[HAND + 1][0])], 1)
    with pytest.raises(Violation, match=r"Aquaman \(3\) is offered as an Assist"):
        CityWatch(retold(2)).look(t.state, offer)


@rule("REB-31.4", "REB-31.8")
def test_a_glutton_may_be_released_in_a_later_turn_than_that_of_the_purchase() -> None:
    t = city(2, under0=["Glutton"], under1=["Suspicious"], at={0: "S1"}, city={"S1": ["Superman (7)"]})
    s = t.state
    (superman,) = s.piles[SPACE + 1]
    (glutton,) = s.piles[UNDER]
    watch = TraitWatch(retold(2))
    release = question(ask.MAIN_ACTION, [("use", glutton, 0), ("end",)])
    watch.look(s, main_of(t))
    with pytest.raises(Violation, match="may be released too soon"):
        watch.look(s, release)
    watch.chosen(s, ("buy", superman))
    s.turn += 3
    watch.turn_begins(s)
    watch.look(s, release)
    with pytest.raises(Violation, match="could be released and is not offered"):
        watch.look(s, main_of(t))
