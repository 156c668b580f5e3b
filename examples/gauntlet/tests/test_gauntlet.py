"""A run: what a strike takes, what boons do, how it is won and lost."""

from __future__ import annotations

from typing import cast

from archfoe_gauntlet import boons
from archfoe_gauntlet.facts import own_run, run
from archfoe_gauntlet.rules import GauntletRules

from archfoe.design import LINEUP, STACK, Options, Record, Seating, Session, SimPlan, simulate

TABLE = Options("gauntlet", 1, heroes="The Gatekeeper")


def begun(seed: str = "one") -> tuple[Session, GauntletRules]:
    session = Session.seeded(TABLE, ["ann"], seed)
    return session, cast("GauntletRules", session.game.rules)


def end_turn(session: Session) -> None:
    session.decide(0, len(session.view(0).options) - 1)


def test_who_ends_a_turn_before_a_foe_loses_stamina() -> None:
    session, _ = begun()
    end_turn(session)
    assert run(session.game.state).stamina == 13


def test_iron_nerves_make_the_first_strikes_harmless() -> None:
    session, rules = begun()
    own_run(session.game.state).boons = (boons.NERVES,)
    assert rules.strikes_for(session.game.state) == 0
    own_run(session.game.state).defeated = 3
    assert rules.strikes_for(session.game.state) == 1


def test_a_good_name_makes_the_line_up_cheaper_and_no_foe() -> None:
    session, rules = begun()
    s = session.game.state
    card, foe = s.piles[LINEUP][0], s.piles[STACK][-1]
    before = rules.cost(s, 0, card), rules.cost(s, 0, foe)
    own_run(s).boons = (boons.NAME,)
    assert (rules.cost(s, 0, card), rules.cost(s, 0, foe)) == (before[0] - 1, before[1])


def test_without_stamina_the_run_is_lost() -> None:
    session, _ = begun()
    own_run(session.game.state).stamina = 1
    end_turn(session)
    assert session.game.over and session.game.state.winners == ()


def test_bots_play_it_and_every_position_is_valid() -> None:
    report = simulate(SimPlan((Seating(TABLE, ("greedy",)),), 3, check=True))
    assert not report.failures


def test_a_run_is_recorded_and_played_again() -> None:
    session = Session.seeded(TABLE, ["random"], "run")
    assert Session.from_record(Record.loads(session.record().dumps())).game.state == session.game.state
