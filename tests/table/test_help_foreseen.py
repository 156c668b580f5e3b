"""What partners could add before one spends: Power and Move of their Assist cards, and no hidden card."""

from __future__ import annotations

from typing import Any

from archfoe.core.chance import key_of_seed
from archfoe.table.help_foreseen import Help, help_foreseen, no_help
from archfoe.table.worlds import another_world
from tests.sets.confrontations import duel, teams
from tests.sets.rebirth import city, trio


def test_all_assist_cards_of_the_partner_are_counted() -> None:
    """Supergirl gives 3, Enhanced Strength 2 as an Assist; the Punch is no Assist card."""
    t = teams(p0=["Punch"], p2=["Supergirl", "Enhanced Strength", "Punch"])
    assert help_foreseen(t.game, 0) == [Help(2, power=5)]


def test_a_partner_who_cannot_or_will_not_help_is_not_named() -> None:
    assert help_foreseen(teams(p2=["Punch"]).game, 0) == []
    assert help_foreseen(duel(p0=["Punch"], p1=["Supergirl"]).game, 0) == []
    t = teams(p2=["Supergirl"])
    t.answer(2, "no more help this turn")
    assert help_foreseen(t.game, 0) == []


def test_who_wants_to_be_asked_later_could_still_help() -> None:
    t = teams(p2=["Supergirl"])
    t.answer(2, "ask again at the end")
    assert help_foreseen(t.game, 0) == [Help(2, power=3)]


def test_what_asks_is_counted_at_the_least() -> None:
    """Hermes: draws and discards, at the choice of the active player."""
    t = teams(p2=["Hermes", "Supergirl"], deck0=["Krypto", "Tula"])
    (found,) = help_foreseen(t.game, 0)
    assert (found.power, found.or_more) == (3, True)


def test_it_is_the_same_however_hidden_cards_lie() -> None:
    deck = ["Krypto", "Tula", "Punch", "Steel", "Punch"]
    game = teams(p0=["Punch"], p2=["Hermes", "Supergirl"], deck0=deck, p1=["Punch"], deck1=deck).game
    worlds = [world for n in range(8) if (world := another_world(game, 0, key_of_seed(n))) is not None]
    assert worlds and {tuple(help_foreseen(world, 0)) for world in worlds} == {tuple(help_foreseen(game, 0))}


def test_in_the_city_help_comes_from_whoever_is_near_enough() -> None:
    """Green Arrow gives 2 Power, at most 4 spaces away; Helping Hand only where both are."""
    hands: dict[str, Any] = {"p0": ["Punch"], "p1": ["Green Arrow", "Helping Hand"]}
    assert help_foreseen(city(at={0: "S1", 1: "S3"}, **hands).game, 0) == [Help(1, power=2)]
    assert help_foreseen(city(at={0: "S1", 1: "S1"}, **hands).game, 0) == [Help(1, power=3, or_more=True)]


NAMES = ("Ann", "Bob", "Cyd", "Dot")


def test_where_nobody_can_help_it_is_said_why() -> None:
    """Helping Hand has Range 0, Green Arrow 4; the farthest space of ten is 5 away."""
    far: dict[str, Any] = {"at": {0: "S1", 1: "S3", 2: "S3"}, "p0": ["Punch"]}
    assert no_help(trio(p1=["Helping Hand"], p2=["Punch"], **far).game, 0, NAMES) == (
        "Nobody can help now: Bob is out of Range, Cyd has no Assist card."
    )
    assert no_help(trio(p1=["Punch"], p2=["Punch"], **far).game, 0, NAMES) == (
        "Nobody can help now: Bob and Cyd have no Assist card."
    )


def test_who_has_said_no_is_told_from_who_cannot() -> None:
    t = teams(p2=["Supergirl"])
    t.answer(2, "no more help this turn")
    assert no_help(t.game, 0, NAMES) == "Nobody can help now: Cyd will not help this turn."


def test_alone_nobody_is_missed() -> None:
    assert no_help(duel(p0=["Punch"], p1=["Supergirl"]).game, 0, NAMES) == ""


def test_why_nobody_helps_is_the_same_however_hidden_cards_lie() -> None:
    game = trio(
        at={0: "S1", 1: "S3", 2: "S1"}, p0=["Punch"], p1=["Helping Hand"], p2=["Punch"], deck1=["Punch", "Run"]
    ).game
    worlds = [world for n in range(8) if (world := another_world(game, 0, key_of_seed(n))) is not None]
    assert worlds and {no_help(world, 0, NAMES) for world in worlds} == {no_help(game, 0, NAMES)}
