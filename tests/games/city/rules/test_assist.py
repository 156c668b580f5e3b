"""Assist cards, and what a target is (REB-9.x, RB-11)."""

from __future__ import annotations

from archfoe.core import events
from archfoe.table.words.choices import question
from tests.games.city import dawn, team, told
from tests.vocabulary import Table, rule

LATER, QUIET = "ask again at the end", "no more help this turn"


def with_help(t: Table) -> bool:
    """May P1 assist now?"""
    return 1 in t.asked()


# When


@rule("REB-9.1")
def test_an_assist_card_may_be_played_within_its_range_of_the_active_character() -> None:
    t = team(p1=["Cyborg (3)", "Aquaman (3)", "Punch"], at={0: "S5", 1: "S1"})
    assert t.offered(1) == ["assist with Aquaman (3)", LATER, QUIET]  # Range 2; Cyborg (3) has 1
    t.assist(1, "Aquaman (3)")
    assert (t.power(0), t.hand(1)) == (1, ["Cyborg (3)", "Punch"])


@rule("REB-9.1")
def test_the_range_counts_at_that_moment() -> None:
    t = team(p1=["Faithful Friend"], at={0: "S5", 1: "S1"}, move=3)
    assert not with_help(t)
    t.walk("L1")
    assert t.offered(1) == ["assist with Faithful Friend", LATER, QUIET]
    t.walk("S5")
    assert not with_help(t)
    t.walk("L1")
    t.assist(1, "Faithful Friend")
    assert t.power(0) == 1


@rule("REB-9.1")
def test_all_others_may_assist_and_nobody_has_to() -> None:
    t = team(players=4, p1=["Green Arrow"], p2=["Green Arrow"], p3=["Green Arrow"], main=["Bane"] * 9)
    assert t.asked() == [0, 1, 2, 3]
    t.assist(3, "Green Arrow")
    t.assist(1, "Green Arrow")
    t.answer(2, QUIET)
    assert (t.power(0), t.asked()) == (4, [0])
    t.end()
    assert (t.active, t.hand(2)) == (1, ["Green Arrow"])


@rule("REB-9.1")
def test_the_log_says_who_assisted_whom() -> None:
    t = team(p1=["Green Arrow"])
    t.assist(1, "Green Arrow")
    (event,) = [event for event in t.view(None).events() if event.what == events.ASSISTED]
    assert (event.seat, event.other, event.rule) == (1, 0, "REB-9.1")


@rule("REB-9.2", "RB-11")
def test_nobody_assists_during_the_attacks() -> None:
    t = dawn(p0=["Punch", "Run"], p1=["Telepathy"], city={"S5": ["Eradicator"]}, main=["Doomsday", "Aquaman (3)"])
    assert t.asked() == [0]  # the discard for Eradicator
    t.answer(0, "Run")
    assert (t.hand(0), t.hand(1)) == (["Punch"], [])  # Doomsday spares who has lost a card already
    assert t.asked() == [0]
    t = dawn(p0=["Punch", "Run"], p1=["Telepathy"], city={"S5": ["Eradicator"]}, main=["Aquaman (3)"] * 2)
    t.answer(0, "Run")
    assert t.asked() == [0, 1]


@rule("REB-9.2")
def test_nobody_assists_while_the_character_is_placed() -> None:
    t = dawn(p1=["Telepathy"], at={0: None}, main=["Aquaman (3)"] * 2)
    assert t.asked() == [0]
    t.answer(0, "slot 1")
    assert t.asked() == [0, 1]


@rule("REB-9.2", "RB-11")
def test_nobody_assists_after_the_end_was_announced() -> None:
    t = team(hero0="Jessica Cruz", p0=["Blue Beetle"], p1=["Green Arrow"])
    assert with_help(t)
    t.end()
    assert t.asked() == [0]  # which card to keep
    t.answer(0, None)
    assert (t.active, t.hand(1)) == (1, ["Green Arrow"])


@rule("REB-9.2", "RB-11")
def test_who_wants_to_wait_is_asked_before_the_end_is_announced() -> None:
    t = team(p0=["Punch"], p1=["Green Arrow"])
    t.answer(1, LATER)
    t.play("Punch")
    assert t.asked() == [0]
    t.end(asking=True)
    assert (t.asked(), t.offered(1)) == ([1], ["assist with Green Arrow"])
    t.assist(1, "Green Arrow")
    assert (t.active, t.power(0), "end turn" in t.offered(0)) == (0, 3, True)


# For whom


@rule("REB-9.3")
def test_power_and_move_are_the_active_players() -> None:
    t = team(p1=["Cyborg (3)"])
    t.assist(1, "Cyborg (3)")
    assert question(t.view(0), ["Ann", "Bob"]) == "Bob assists you with Cyborg (3): choose one"
    t.answer(0, "Move 2")
    assert (t.power(0), t.move(0), t.power(1), t.move(1)) == (1, 2, 0, 0)
    t.walk("L1")
    assert (t.at(0), t.at(1)) == ("L1", "S5")


@rule("REB-9.3")
def test_the_active_player_draws_for_cyborg() -> None:
    t = team(p1=["Cyborg (3)"], deck0=["Lois Lane", "Run"], deck1=["Sonic Cannon"])
    t.assist(1, "Cyborg (3)")
    t.answer(0, "draw a card")
    assert (t.hand(0), t.hand(1), t.deck(1)) == (["Lois Lane"], [], ["Sonic Cannon"])


@rule("REB-9.3")
def test_the_active_player_draws_and_discards_for_telepathy() -> None:
    t = team(p0=["Punch"], p1=["Telepathy", "Flight"], deck0=["Lois Lane", "Run", "Aquaman (3)"])
    t.assist(1, "Telepathy")
    assert (t.asked(), t.offered(0)) == ([0], ["Punch", "Lois Lane", "Run"])
    t.answer(0, "Run")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Lois Lane"], ["Run"])
    assert (t.hand(1), t.discard(1)) == (["Flight"], [])


@rule("REB-9.3")
def test_the_active_player_chooses_and_you_is_he() -> None:
    t = team(p1=["Aquaman (3)", "Healing Light"], p0=["Punch"], p2=["Run"], at={0: "L1", 1: "S1"})
    t.assist(1, "Aquaman (3)")
    assert t.power(0) == 2  # the active Character is on a Location, that of P1 is not
    t.assist(1, "Healing Light")
    t.answer(0, "P0")
    t.answer(0, "Punch")
    assert (t.power(0), t.destroyed) == (3, ["Punch"])


@rule("REB-9.4", "RB-11")
def test_the_assisting_player_has_played_the_card_and_the_active_player_has_not() -> None:
    t = team(
        hero1="Simon Baz", hero0="Superman", hero2="Cyborg", p1=["Green Arrow"], deck0=["Run"], deck1=["Lois Lane"]
    )
    t.assist(1, "Green Arrow")
    t.answer(1, "draw a card")
    assert (t.hand(0), t.hand(1), t.power(0)) == ([], ["Lois Lane"], 2)
    assert (t.played(1), t.played(0)) == (["Green Arrow"], [])


@rule("REB-9.4", "RB-11")
def test_the_active_player_gets_nothing_for_an_assist_card_of_another() -> None:
    t = team(hero0="Simon Baz", hero2="Cyborg", p1=["Green Arrow"], deck0=["Run"], deck1=["Lois Lane"])
    t.assist(1, "Green Arrow")
    assert (t.hand(0), t.hand(1)) == ([], [])


@rule("REB-9.5")
def test_an_assist_card_goes_to_the_discard_pile_of_who_played_it_and_is_not_replaced() -> None:
    t = team(p0=["Punch"], p1=["Green Arrow", "Run"], main=["Aquaman (3)"] * 9)
    t.assist(1, "Green Arrow")
    t.play("Punch")
    assert t.hand(1) == ["Run"]
    t.end()
    assert (t.discard(1), t.discard(0)) == (["Green Arrow"], ["Punch"])
    assert (t.active, t.hand(1)) == (1, ["Run"])  # not even in the own next turn
    t.end()
    assert len(t.hand(1)) == 5


@rule("REB-9.6")
def test_in_the_own_turn_an_assist_card_is_a_card_like_any_other() -> None:
    t = team(p0=["Cyborg (3)", "Green Arrow", "Helping Hand"], at={0: "S5", 1: "S2", 2: "L3"}, deck0=["Lois Lane"])
    t.play("Cyborg (3)")
    t.answer(0, "draw a card")
    t.play("Green Arrow")
    t.play("Helping Hand")
    t.answer(0, "P2")  # far away
    t.answer(2, "slot 3")
    assert (t.power(0), t.hand(0), t.at(2)) == (1 + 2 + 1, ["Lois Lane"], "S3")
    assert t.played(0) == ["Cyborg (3)", "Green Arrow", "Helping Hand"]
    assert told(t, events.ASSISTED) == []


# Targets


@rule("REB-9.7")
def test_a_target_has_no_range_and_may_be_oneself() -> None:
    t = team(
        p0=["Alfred Pennyworth", "Punch"],
        p1=["Run"],
        p2=["Lois Lane"],
        at={0: "S5", 1: "S2", 2: "L3"},
    )
    t.play("Alfred Pennyworth")
    assert t.offered(0) == ["P0", "P1", "P2"]
    t.answer(0, "P0")
    t.answer(0, "Punch")
    assert t.destroyed == ["Punch"]


@rule("REB-9.7")
def test_a_target_has_a_range_where_the_card_gives_one() -> None:
    t = team(p0=["Carry On"], at={0: "S5", 1: "L1", 2: "S1"})
    t.play("Carry On")
    t.use("Carry On")
    assert t.offered(0) == ["P0", "P1"]


@rule("REB-9.8")
def test_a_villain_is_no_character() -> None:
    t = team(p0=["Batplane", "Carry On"], city={"S5": ["Bane", "Lex Luthor"]}, deck0=[])
    t.play("Batplane")
    assert t.offered(0) == ["P0", "P1", "P2"]
    t.answer(0, "P1")
    t.answer(0, "slot 3")
    t.play("Carry On")
    t.use("Carry On")
    assert t.offered(0) == ["P0", "P2"]


@rule("REB-9.9")
def test_the_target_player_decides_whether_and_with_what() -> None:
    t = team(p0=["Simon Baz (4)"], p1=["Punch", "Run"], discard1=["Aquaman (3)"])
    t.play("Simon Baz (4)")  # nobody else has a card in hand
    assert (t.asked(), t.offered(1)) == ([1], ["Punch", "Run"])
    t.answer(1, "Run")
    assert (t.hand(1), t.discard(1), t.destroyed) == (["Punch"], ["Aquaman (3)"], ["Run"])
    t = team(p0=["Simon Baz (4)"], p1=["Punch", "Run"], discard1=["Aquaman (3)"])
    t.play("Simon Baz (4)")  # nobody else has a card in hand
    t.answer(1, None)
    assert (t.hand(1), t.destroyed) == (["Punch", "Run"], [])


@rule("REB-9.9")
def test_the_target_player_walks_or_stays() -> None:
    for where, space in (("slot 5", "S5"), ("Location 1", "L1"), ("Location 5", "L5")):
        t = team(p0=["Helping Hand"])
        t.play("Helping Hand")
        t.answer(0, "P2")
        assert t.asked() == [2]
        t.answer(2, where)
        assert t.at(2) == space
