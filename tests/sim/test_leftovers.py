"""Nothing of a turn is left over in the next one, and a bot that must do something is asked before it is done."""

from __future__ import annotations

import pytest

from archfoe.core.decisions import Answer, Decision
from archfoe.core.game import Game
from archfoe.sim import Violation
from archfoe.sim.leftovers import check_facts
from tests.vocabulary import Table, rule, table


class Seen(Exception):
    """The question that a bot was asked first."""


def first_question(t: Table) -> Decision:
    """What a bot on the seat of the active player is asked, if nobody else is at the table."""

    def answer(game: Game, decision: Decision) -> Answer:
        raise Seen(decision)

    with pytest.raises(Seen) as seen:
        Game(t.game.mode, t.state.copy(), dict.fromkeys(range(len(t.state.teams)), answer))
    decision: Decision = seen.value.args[0]
    return decision


@rule("REB-18.6", "REB-23.11", "G-47")
@pytest.mark.parametrize("where", ["alone", "free-for-all", "confrontations"])
def test_a_bot_is_asked_to_play_a_stored_card_if_it_can_do_nothing_else(where: str) -> None:
    """Else nobody at the table, and no check, could see how the turn began."""
    if where == "confrontations":
        t = table("confrontations", players=2, stored0=["Supergirl"], confronting=1)
    elif where == "alone":
        t = table("rebirth", players=1, hero0="Jessica Cruz", stored0=["Robin"])
    else:
        t = table("rebirth", players=2, variants=["competitive"], hero0="Jessica Cruz", stored0=["Robin"])
    decision = first_question(t)
    stored = t.stored(0)[0]
    assert [(verb, t.state.cards[card].name) for verb, card in decision.options] == [("play", stored)]


@pytest.mark.parametrize("fact", ["carry", ("felled once", 0), ("raised", 1), ("quiet", 0), "target"])
def test_a_fact_that_no_rule_clears_is_found(fact: object) -> None:
    t = table("rebirth", players=2)
    check_facts(t.state, in_a_city=True)
    t.state.facts[fact] = True
    with pytest.raises(Violation, match="is left over"):
        check_facts(t.state, in_a_city=True)


def test_what_only_a_city_remembers_is_left_over_elsewhere() -> None:
    t = table("base")
    t.state.facts["threat"] = 1
    with pytest.raises(Violation, match="the fact threat of the turn before is left over"):
        check_facts(t.state)
