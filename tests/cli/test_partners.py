"""Partners at one screen: hands side by side, Assists offered, no curtain, undo."""

from __future__ import annotations

import io

import pytest

from archfoe.cli.line import LineMode
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings
from archfoe.core.decisions import MAIN_ACTION
from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.table.words.board import turn_lines
from archfoe.table.words.choices import decline_word, question
from archfoe.table.words.labels import seat_names
from tests.cli.helpers import at_table, offered, sit_down_to, typed
from tests.vocabulary import Table, rule, table


def helped(**more: object) -> Table:
    """P2 could assist P0, who Confronts P1."""
    cards = {"p0": ["Jimmy Olsen", "Punch"], "p2": ["Jimmy Olsen", "Supergirl", "Punch"], **more}
    return table("confrontations", players=4, confronting=1, **cards)  # type: ignore[arg-type]


@rule("CON-2.2")
def test_the_partners_hand_stands_beside_ones_own() -> None:
    t = helped()
    shown = turn_lines(t.view(0), seat_names(4))
    mine = shown.index("Your hand: Jimmy Olsen and Punch. Deck 10, discard pile empty.")
    assert shown[mine + 1] == "P2, your teammate, holds: Jimmy Olsen, Punch and Supergirl."
    assert not any("holds" in line for line in turn_lines(t.view(1), seat_names(4))[:-1])
    assert "you know of the hand" not in "".join(shown)


@rule("CON-5.1")
def test_the_assists_of_a_partner_at_the_screen_stand_beside_the_choices() -> None:
    told = at_table(helped(), "")
    assert told.endswith(
        "   1  play Jimmy Olsen: Assist. Draw a card.\n"
        "   2  play Punch: +1 Power.\n"
        "   3  assist with Jimmy Olsen (cid): Draw a card.\n"
        "   4  assist with Supergirl (cid): +3 Power.\n"
        "   5  done: the foe may block now\n"
        "> \n"
    )


@rule("CON-5.1", "CON-5.2")
@pytest.mark.parametrize("text", ["4", "supergirl", "a super", "assist with Supergirl", "Assist Supergirl"])
def test_a_partner_assists_with_a_number_or_a_name(text: str) -> None:
    t = helped()
    told = at_table(t, "", text)
    assert "cid assists you with Supergirl: +3 Power. [CON-5.1]" in told
    assert t.power(0) == 3
    assert t.hand(2) == ["Jimmy Olsen", "Punch"]


def test_a_name_that_both_partners_hold_wants_a_verb() -> None:
    t = helped()
    told = at_table(t, "", "jimmy", "a jimmy")
    assert "'jimmy' could mean play Jimmy Olsen or assist with Jimmy Olsen (cid)." in told
    assert t.hand(2) == ["Supergirl", "Punch"]
    assert sorted(t.hand(0)) == ["Jimmy Olsen", "Punch", "Punch"]


def test_what_an_assist_means_can_be_asked() -> None:
    assert "assist with Supergirl (cid): Assist. +3 Power." in at_table(helped(), "", "?")


@rule("CON-2.2")
def test_no_curtain_falls_between_partners() -> None:
    """In the Blocks of bob and dan the one is asked after the other, and both may see both hands."""
    t = table("confrontations", players=4, p1=["Steel"], p3=["King Shark"], confronting=1, power=20)
    told = at_table(t, "", "done", "", "no", "no")
    assert told.count("Press Enter when nobody else can see") == 2  # before ann and before bob
    assert "dan, you're up.\n" in told


def test_partners_alone_at_the_screen_need_no_curtain() -> None:
    told = sit_down_to(Settings("confrontations", "ann, bob vs random, random"), "0", "all", "end", "0", "all", "end")
    assert "Press Enter" not in told
    assert "ann, you're up." in told
    assert "bob, you're up." in told


@rule("CON-5.7")
def test_a_person_is_asked_to_assist_a_bot() -> None:
    """What a person sees whose partner is the active player, before each of that player's acts."""
    t = helped()
    view = t.view(2)
    assert question(view) == "Help P0?"
    assert decline_word(view) == "not now"
    assert offered(t, 2) == [
        "assist with Jimmy Olsen: Draw a card.",
        "assist with Supergirl: +3 Power.",
        "later",
        "not this turn",
    ]
    assert typed(t, "a jim", 2) == ["assist with Jimmy Olsen"]
    assert typed(t, "not this", 2) == ["not this turn"]


@rule("CON-5.7")
def test_a_partner_is_asked_once_more_at_the_end() -> None:
    t = helped()
    t.answer(2, "ask again at the end")
    t.end(asking=True)
    assert question(t.view(2)) == "P0 is done. One last Assist?"
    assert decline_word(t.view(2)) == "don't help"
    assert offered(t, 2) == ["assist with Jimmy Olsen: Draw a card.", "assist with Supergirl: +3 Power."]
    t.assist(2, "Supergirl")
    assert question(t.view(0)) == "6 Power short of Lex Luthor"


def test_what_a_person_sees_who_may_assist_a_bot() -> None:
    """Typed lines decline every Confrontation and Assist; sooner or later the partner of a person is a bot's turn."""
    lines = ["no", "all", "enhanced", "enhanced", "end"] * 60
    told = sit_down_to(Settings("confrontations", "you,random,random,random"), *lines, seed=2)
    assert "Gus's turn, your teammate: Power " in told
    part = told.split("Gus's turn, your teammate: Power ")[1]
    assert "\nYour hand: " in part
    assert "\nGus, your teammate, holds: " in part
    assert "assist with Enhanced Strength: +1 Power. As an Assist, +1 Power." in part


# Undo


def at_an_assist() -> Session:
    """ann and bob are partners and buy Enhanced Strength, until the one could assist the other."""
    session = Session.seeded(Options("confrontations", 4), ["ann", "random", "bob", "random"], 5)
    for _ in range(500):
        waiting = session.game.waiting
        if set(waiting) == {0, 2} and session.view(session.game.state.active).kind is MAIN_ACTION:
            return session
        seat = min(waiting)
        options = [option.card.name if option.card else option.what for option in session.view(seat).options]
        buys = [i for i, name in enumerate(options) if name == "Enhanced Strength"]
        session.decide(seat, *([] if session.view(seat).least == 0 else buys[:1] or [0]))
    raise AssertionError("nobody could assist")


def test_an_assist_is_the_first_to_be_taken_back_at_the_screen() -> None:
    session = at_an_assist()
    answers, power = len(session.game.record), session.view(None).power()
    out = io.StringIO()
    mode = LineMode(session, Screen(io.StringIO("a enhanced\nundo\n"), out), None)
    mode.tell_last_round()
    with pytest.raises(EOFError):
        mode.play()
    told = out.getvalue()
    assert "you with Enhanced Strength: +2 Power. [CON-5.1]" in told
    assert told.rindex("Taken back.") > told.index("assists you with")
    assert len(session.game.record) == answers
    assert session.view(None).power() == power
    assert session.takebacks == []  # nothing had come out and nobody else had acted: it was free


def test_a_bot_that_passes_has_not_acted() -> None:
    """The partner of ann is a bot that may assist after each of her plays; that it does not is no bar to undo."""
    t = table("confrontations", players=4, p0=["Punch", "Punch"], p2=["Jimmy Olsen"], confronting=1)
    session = Session(Options("confrontations", 4), ["ann", "bob", "greedy", "cid"])
    session.game = t.game
    t.game.agents[2] = lambda game, decision: ()
    t.play("Punch")
    assert [seat for seat, _ in t.game.record] == [0, 2]
    assert session.undo_barrier(0) is None
    t.end()
    assert session.undo_barrier(0) is not None


# When the active player is done


@rule("G-64", "CON-5.7")
def test_partners_at_one_screen_say_done_together() -> None:
    """The Assist cards of cid stood among the choices of ann: to be asked again would only cost time."""
    t = helped(p1=["Steel"])
    told = at_table(t, "", "done", "", "no")
    assert "One last Assist?" not in told
    assert (t.active, t.hand(2)) == (1, ["Jimmy Olsen", "Supergirl", "Punch"])


@rule("G-64")
def test_a_person_gets_a_last_chance_when_a_bot_is_done() -> None:
    t = helped()
    t.game.agents[0] = lambda game, decision: (len(decision.options) - 1,)
    t.answer(2, None)  # not now
    assert question(t.view(2)) == "P0 is done. One last Assist?"
    t.assist(2, "Supergirl")
    assert (t.power(0), t.active) == (3, 0)


@rule("G-64", "REB-9.2")
@pytest.mark.parametrize(
    ("helper", "asks"),
    [({"p1": ["Green Arrow"]}, "One last Assist?")],
)
def test_in_the_city_the_last_question_names_who_is_done(helper: dict[str, list[str]], asks: str) -> None:
    t = table("rebirth", p0=["Punch"], at={0: "S5", 1: "S5"}, **helper)  # type: ignore[arg-type]
    t.end(asking=True)
    assert question(t.view(1), ["ann", "bob"]) == f"ann is done. {asks}"
    assert decline_word(t.view(1)) == "don't help"
