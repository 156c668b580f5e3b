"""Assist cards in games without partners: one waits on the Character (CON-14.x, G-36, G-47)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.decisions import Answer, Decision
from archfoe.core.game import Game
from archfoe.games.shared.piles import STORED
from tests.sets.confrontations import duel, teams, trio
from tests.vocabulary import Table, rule, table

both = pytest.mark.parametrize("players", [2, 3])


def alone(players: int, **position: Any) -> Table:
    return table("confrontations", players=players, **position)


def back_to_p0(t: Table) -> None:
    """Ends turns until P0 has decided against a Confrontation."""
    t.end()
    while t.active != 0:
        t.answer(t.active, None)
        t.end()
    t.answer(0, None)


@rule("CON-14.1")
@both
def test_an_assist_card_may_be_laid_on_the_character(players: int) -> None:
    t = alone(players, p0=["Supergirl", "Ragman"], discard0=["Krypto"], deck0=["Krypto"])
    assert t.offered() == ["play Supergirl", "play Ragman", "store Supergirl", "end turn"]  # an Assist card of the hand
    t.store("Supergirl")
    assert (t.stored(0), t.hand(0), t.power(0)) == (["Supergirl"], ["Ragman"], 0)


@rule("CON-14.1")
def test_it_lies_there_face_up() -> None:
    t = trio(p0=["Supergirl"])
    t.store("Supergirl")
    for seat in (1, 2, None):
        assert t.view(seat).as_dict()["seats"][0]["piles"]["stored Assist card"] == ["Supergirl"]


@rule("CON-14.1")
@both
def test_only_one_card_is_laid_there_in_a_turn(players: int) -> None:
    t = alone(players, p0=["Supergirl", "Krypto"])
    t.store("Supergirl")
    assert t.offered() == ["play Krypto", "end turn"]


@rule("CON-14.1")
def test_partners_lay_nothing_there() -> None:
    assert teams(p0=["Supergirl"]).offered() == ["play Supergirl", "end turn"]


@rule("CON-14.2")
def test_laying_it_there_is_not_playing_it() -> None:
    t = duel(hero0="Superman", p0=["Water Control", "Water Control"])
    t.store("Water Control")
    assert t.power(0) == 0
    t.play("Water Control")
    assert t.power(0) == 2 + 1  # it is the first Super Power of the turn


@rule("CON-14.2")
def test_laying_it_there_is_not_discarding_it() -> None:
    t = duel(in0=["Themyscira"], p0=["Steel"])  # which draws for a Block card discarded from hand
    t.store("Steel")
    assert (t.stored(0), t.hand(0), t.discard(0)) == (["Steel"], [], [])


@rule("CON-14.2")
def test_no_card_touches_it() -> None:
    t = duel(p0=["Tegrof!"], stored1=["Supergirl"], p1=["Punch"])
    t.play("Tegrof!")
    assert (t.stored(1), t.discard(1)) == (["Supergirl"], ["Punch"])
    t = duel(p0=["Phantom Zone Projector"], stored0=["Supergirl"])
    t.play("Phantom Zone Projector")  # there is nothing to destroy
    assert (t.offered(), t.stored(0)) == (["play Supergirl"], ["Supergirl"])


@rule("CON-14.2")
def test_its_block_cannot_be_used() -> None:
    t = duel(stored1=["Steel"], confronting=1, power=9)
    t.end()
    assert (t.trophies(0), t.stored(1)) == (["Lex Luthor (Level 1)"], ["Steel"])


@rule("CON-14.2")
def test_its_defense_cannot_be_used() -> None:
    t = duel(p0=["Kryptonite"], stored1=["Flight"])
    t.play("Kryptonite")
    assert (t.asked(), t.discard(1), t.stored(1)) == ([0], ["Weakness"], ["Flight"])


@rule("CON-14.2")
def test_it_does_not_count_as_a_card_in_hand() -> None:
    t = duel(p0=["Scientific Genius", "Supergirl"], stored0=["Supergirl"])
    t.play("Scientific Genius")
    assert t.power(0) == 2 + 1


@rule("CON-14.3", "G-36", "G-47")
@both
def test_it_must_be_played_in_the_next_turn_before_that_is_ended(players: int) -> None:
    t = alone(players, p0=["Punch", "Supergirl"])
    t.store("Supergirl")
    assert "end turn" in t.offered()  # one stored this turn waits for the next
    back_to_p0(t)
    assert "end turn" not in t.offered() and "play Supergirl" in t.offered()
    t.play("Supergirl")
    assert "end turn" in t.offered() and t.power(0) == 3


@rule("CON-14.3", "G-47")
def test_the_card_stored_this_turn_cannot_be_played_at_once() -> None:
    t = duel(p0=["Supergirl"])
    t.store("Supergirl")
    assert t.offered() == ["end turn"]
    (supergirl,) = t.view(0).known(STORED)
    reason = t.view(0).why_not("play", supergirl)
    assert reason is not None and reason.rule == "G-47"


@rule("CON-14.3")
def test_it_may_be_played_before_between_or_after_other_cards() -> None:
    t = duel(p0=["Punch", "Punch"], stored0=["Supergirl"])
    assert t.offered() == ["play Punch", "play Punch", "play Supergirl"]
    t.play("Punch")
    assert t.offered() == ["play Punch", "play Supergirl"]
    t.play("Punch")
    assert t.offered() == ["play Supergirl"]
    t.play("Supergirl")
    assert t.power(0) == 5


@rule("CON-14.3")
def test_a_player_of_the_program_must_play_it_too() -> None:
    """The only thing that is left to do is done, and that is not to end the turn."""

    def quiet(game: Game, decision: Decision) -> Answer:
        return () if decision.least == 0 else (0,)

    t = duel(stored0=["Supergirl"], kicks=0, agents={0: quiet}, from_start=True)
    assert (t.stored(0), t.discard(0), t.active) == ([], ["Supergirl"], 1)


@rule("G-36")
def test_a_card_whose_granted_assist_has_ended_must_still_be_played() -> None:
    t = duel(hero0="Superman", stored0=["Doomsday"], p0=["Doomsday"])
    assert t.offered() == ["play Doomsday", "play Doomsday"]
    t.play("Doomsday")
    t.play("Doomsday")
    assert t.offered() == ["buy Cold Breath"] * 5 + ["buy Enhanced Strength", "end turn"]


@rule("CON-14.3", "CON-14.4")
def test_the_confrontation_is_decided_on_before_it_is_played() -> None:
    t = duel(stored0=["Lana Lang"], deck0=["Krypto"], from_start=True)
    assert t.view(0).kind.name == "confront"
    t.answer(0, "P1")
    t.play("Lana Lang")
    assert (t.power(0), t.hand(0)) == (1, ["Krypto"])  # her Confrontation text


@rule("CON-14.4")
def test_it_is_played_by_its_owner_without_coming_into_the_hand() -> None:
    t = duel(hero0="Superman", stored0=["Water Control"], p0=["Punch"])
    t.play("Water Control")
    assert (t.power(0), t.hand(0), t.played(0)) == (2 + 1, ["Punch"], ["Water Control"])
    t.end()
    assert (t.stored(0), sorted(t.discard(0))) == ([], ["Punch", "Water Control"])


@rule("CON-14.5")
@both
def test_a_new_card_is_laid_there_only_after_the_old_one_was_played(players: int) -> None:
    t = alone(players, stored0=["Supergirl"], p0=["Krypto"])
    assert "store Krypto" not in t.offered()
    t.play("Supergirl")
    assert "store Krypto" in t.offered()
    t.store("Krypto")
    assert t.stored(0) == ["Krypto"]
    assert "end turn" in t.offered() and "play Krypto" not in t.offered()


@rule("CON-14.6", "G-4")
def test_it_is_scored_for_its_owner() -> None:
    t = duel(stored0=["Scientific Genius"], deck0=[], deck1=[])
    assert (t.vp(0), t.vp(1)) == (2, 0)


@rule("CON-14.6")
def test_it_may_decide_the_game() -> None:
    t = duel(turn=1, stored0=["Scientific Genius"], deck0=[], deck1=["Krypto"], lineup=[], main=[])
    t.end()
    assert (t.over, t.winners) == (True, (0,))


@rule("CON-16.3", "G-19")
@both
def test_enhanced_strength_gives_one_power_without_partners(players: int) -> None:
    t = alone(players, stored0=["Enhanced Strength"], p0=["Enhanced Strength"])
    t.play("Enhanced Strength")
    t.play("Enhanced Strength")
    assert (t.power(0), t.stored(0), t.hand(0)) == (1 + 1, [], [])


@rule("CON-17.3", "G-36")
def test_circe_lays_her_villains_on_her_character() -> None:
    t = duel(hero0="Circe (Level 3)", p0=["King Shark", "Ragman"])
    assert "store King Shark" in t.offered() and "store Ragman" not in t.offered()
    t.store("King Shark")
    back_to_p0(t)
    t.play("King Shark")
    assert t.power(0) == 1
    t = duel(hero1="Circe (Level 3)", p0=["King Shark"])
    assert "store King Shark" not in t.offered()
