"""Nothing of a turn is left over in the next one, and a bot that must do something is asked before it is done."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.decisions import Answer, Decision
from archfoe.core.game import Game
from archfoe.sim import Violation
from archfoe.sim.checks import check_facts, checks_of
from tests.remembered import Key, remember
from tests.vocabulary import Table, rule, table


class Seen(Exception):
    """The question that a bot was asked first."""


def first_question(t: Table) -> Decision:
    """What a bot on the seat of the active player is asked, if nobody else is at the table."""

    def answer(game: Game, decision: Decision) -> Answer:
        raise Seen(decision)

    with pytest.raises(Seen) as seen:
        Game(t.game.rules, t.state.copy(), dict.fromkeys(range(len(t.state.teams)), answer))
    decision: Decision = seen.value.args[0]
    return decision


@rule("REB-18.6", "REB-23.11", "G-47")
@pytest.mark.parametrize("where", ["alone", "free-for-all", "confrontations"])
def test_a_bot_is_asked_to_play_a_stored_card_if_it_can_do_nothing_else(where: str) -> None:
    """Else nobody at the table, and no check, could see how the turn began."""
    if where == "confrontations":
        t = table("confrontations", players=2, stored0=["Supergirl"], confronting=1)
    elif where == "alone":
        t = table("rebirth", players=1, hero0="Jessica Cruz", stored0=["Green Arrow"])
    else:
        t = table("rebirth", players=2, variants=["competitive"], hero0="Jessica Cruz", stored0=["Green Arrow"])
    decision = first_question(t)
    stored = t.stored(0)[0]
    assert [(verb, t.state.cards[card].name) for verb, card in decision.options] == [("play", stored)]


@pytest.mark.parametrize(
    ("mode", "key", "value"),
    [
        ("rebirth", "carry", "following"),
        ("rebirth", ("remote", 0), True),
        ("rebirth", "quiet", (0,)),
        ("confrontations", "target", 1),
        ("confrontations", ("raised", 1), 2),
        ("base", "ambush", True),
    ],
)
def test_what_is_left_of_the_turn_before_is_found(mode: str, key: Key, value: Any) -> None:
    t = table(mode, players=2)
    may_hold = checks_of(t.rules.options).turn_may_hold
    check_facts(t.state, may_hold)
    remember(t.state, key, value)
    with pytest.raises(Violation, match="is left over"):
        check_facts(t.state, may_hold)


def test_the_first_steps_of_a_turn_in_a_city_may_note_an_attack() -> None:
    t = table("rebirth", players=2)
    remember(t.state, "attacker", 0)
    check_facts(t.state, checks_of(t.rules.options).turn_may_hold)


def test_a_card_that_is_still_lent_is_found() -> None:
    t = table("base")
    t.state.lent_from = ((0, 0),)
    with pytest.raises(Violation, match="still lent"):
        check_facts(t.state)
