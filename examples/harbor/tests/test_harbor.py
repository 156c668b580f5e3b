"""Harbor is found, says what it does, is played by bots, and its games are recorded."""

from __future__ import annotations

from archfoe_harbor.cards import box
from archfoe_harbor.words import Beacon

from archfoe.design import HERO, MAIN, Options, Player, Power, Record, Seating, Session, SimPlan, only, sets, simulate

TABLE = Options("base+harbor", 2, ("high-tide",))


def test_it_is_found_with_all_its_cards() -> None:
    assert sum(card.copies for card in sets()["harbor"].box.values()) == 30


def test_a_beacon_says_what_it_does() -> None:
    assert box.named("Lamp Keeper").text == (
        "+1 Power. Reveal the top card of the main deck. If it is a Villain, +2 Power."
    )
    assert Beacon().text() == "reveal the top card of the main deck"


def test_a_beacon_gives_power_only_for_such_a_card() -> None:
    session = Session.seeded(Options("base+harbor", 2), ["ann", "greedy"], "light")
    me = Player(session.game, 0)
    top = me.card(me.s.piles[MAIN][-1])
    before = me.s.power(0)
    Beacon(only(HERO), Power(3)).do(me)
    assert me.s.power(0) - before == (3 if top.type == HERO else 0)
    assert me.card(me.s.piles[MAIN][-1]) is top


def test_bots_use_the_tide_and_every_position_is_valid() -> None:
    assert not simulate(SimPlan((Seating(TABLE, ("greedy", "random")),), 2, check=True)).failures


def test_a_game_is_recorded_and_played_again() -> None:
    session = Session.seeded(TABLE, ["random", "random"], "harbor")
    again = Session.from_record(Record.loads(session.record().dumps()))
    assert again.game.state == session.game.state
