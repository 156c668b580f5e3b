"""Every two sets combine: half of a game's main deck may come from another set (ruling G-60)."""

from __future__ import annotations

from itertools import permutations

import pytest

from archfoe.core.cards import MAIN_KIND, STAGE_KIND, SUPER_HERO_KIND
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import DECK, KICKS, MAIN, STACK, WEAKNESSES
from archfoe.games.build import build
from archfoe.games.duel.rules import DuelRules
from archfoe.games.duel.tables import NoSecondFoe
from archfoe.games.options import Options
from archfoe.registry import guests_of, modes, told_apart
from archfoe.sets import BOXES
from archfoe.sim import Plan, Seating, run
from archfoe.table.view import View
from archfoe.table.words.log import lines
from tests.properties.driver import start, walk
from tests.remembered import remembered
from tests.vocabulary import rule, table

CARD_SETS = ("base", "heroes_unite", "rivals", "confrontations", "rebirth")
#: Games with a Line-Up into which cards of another set with a Line-Up come.
_GAMES = [name for name, mode in modes().items() if not mode.mixed]
PAIRS = [(game, guest) for game in _GAMES for guest in guests_of(game) if "rebirth" not in (game, guest)]


@rule("G-60", "RIV-12.1")
def test_every_two_sets_have_a_game_of_either_with_the_other() -> None:
    for one, other in permutations(CARD_SETS, 2):
        mixed = Options(f"{one}+{other}")
        own_way = {f"{one}+{other}", f"{other}+{one}"} & set(modes())
        assert mixed.mode in own_way or (mixed.mode, mixed.mix) == (one, other)


@rule("G-60", "RIV-12.2")
@pytest.mark.parametrize(("game", "guest"), PAIRS)
def test_half_of_the_main_deck_comes_from_the_other_set(game: str, guest: str) -> None:
    own, other = BOXES[game], BOXES[guest]
    s = build(Options(game, 2, mix=guest), bytes(16))[1]
    deck = [s.cards[card] for card in s.piles[MAIN]]
    usual = sum(card.copies for card in own.of_kind(MAIN_KIND))
    theirs = [card for card in deck if card.set == guest]
    assert len(deck) == usual
    assert len(theirs) == min(usual // 2, sum(card.copies for card in other.of_kind(MAIN_KIND)))
    assert all(deck.count(card) <= card.copies for card in deck)
    rest = [s.cards[card] for pile in (KICKS, WEAKNESSES, STACK, DECK, DECK + 1) for card in s.piles[pile]]
    figures = [card for card in s.cards if card.kind in (SUPER_HERO_KIND, STAGE_KIND)]
    assert {card.set for card in (*rest, *figures)} == {game}


@rule("G-60")
@pytest.mark.parametrize(("game", "guest"), PAIRS)
def test_every_question_and_every_line_of_a_mixed_game_has_its_rule(game: str, guest: str) -> None:
    played = start(Options(game, 2, mix=guest), "mixture")
    for _, decision, _ in walk(played, "mixture", 700):
        assert View(played, decision.seat, decision).rule
    told = lines(View(played, 0).events(), 0, ["ann", "bob"])
    assert [line for line in told if not line.rule] == []
    assert "raises" not in " ".join(line.text for line in told) or game in ("rivals", "confrontations")


@rule("G-60")
def test_a_mixture_of_its_own_is_kept() -> None:
    assert Options("heroes_unite+base").mode == "base+heroes_unite"
    for mode, mix, other in (
        ("base", "heroes_unite", "base+heroes_unite"),
        ("confrontations", "rivals", "rivals+confrontations"),
    ):
        with pytest.raises(ArchfoeError, match=f"use the mode {other.replace('+', '[+]')}"):
            Options(mode, mix=mix)
    with pytest.raises(ArchfoeError, match="set to mix into base"):
        Options("base", mix="rival")


# What a card does in another set's game


@rule("G-61")
def test_text_of_confrontations_does_nothing_where_there_are_none() -> None:
    t = table("base+rivals", p0=["Joy Buzzer", "Billionaire"], p1=["Punch"])
    t.play("Joy Buzzer")
    t.play("Billionaire")
    assert (t.power(0), t.hand(1)) == (1 + 2, ["Punch"])  # Billionaire's other text


@rule("G-61")
def test_lucius_fox_avoids_an_attack_and_raises_nothing_where_nobody_can_be_confronted() -> None:
    t = table("base+rivals", p0=["Scarecrow"], p1=["Lucius Fox"])
    t.play("Scarecrow")
    t.answer(1, "Lucius Fox")
    assert t.discard(1) == ["Lucius Fox"]
    assert remembered(t.state, "raised") is None


@rule("G-61")
def test_a_block_card_is_discarded_for_poison_ivy_in_any_game() -> None:
    t = table("heroes_unite+rivals", p0=["Poison Ivy"], p1=["Grappling Hook", "Punch"])
    t.play("Poison Ivy")
    assert (t.hand(1), t.discard(1)) == (["Punch"], ["Grappling Hook"])


@rule("G-61", "G-38")
def test_supergirl_of_the_base_set_finds_no_kick_among_enhanced_strengths() -> None:
    t = table("confrontations+base", p0=["Supergirl", "J'onn J'onzz"], p1=["Punch"])
    t.play("J'onn J'onzz")  # no stack of Super-Villains either
    assert t.power(0) == 0
    stack = len(t.state.piles[KICKS])
    t = table("confrontations+base", p0=["Supergirl"], p1=["Punch"])
    t.play("Supergirl")
    assert len(t.state.piles[KICKS]) == stack


@rule("G-61", "CON-13.7")
def test_swamp_thing_of_the_base_set_stays_in_a_game_of_two() -> None:
    rules = build(Options("confrontations", 2, mix="base"), bytes(16))[0]
    assert isinstance(rules, DuelRules)
    leaving = NoSecondFoe(rules)
    assert not leaving.is_unfit(BOXES["base"]["swamp_thing"])
    assert leaving.is_unfit(BOXES["confrontations"]["swamp_thing"])


@rule("G-61", "BASE-17.2")
def test_who_meets_two_face_on_patrol_says_odd_or_even() -> None:
    t = table(
        "heroes_unite+rivals",
        variants=["on-patrol"],
        p0=["Raven", "Batarang"],
        lineup=["Katana"] * 4,
        main=["Two-Face", "Katana"],
    )
    t.refill()
    t.answer(0, "odd")
    assert (t.hand(0), t.discard(0)) == (["Batarang"], ["Raven"])


@rule("G-60")
@pytest.mark.parametrize(("game", "guest"), PAIRS)
def test_greedy_bots_play_a_mixed_game_to_its_end(game: str, guest: str) -> None:
    report = run(Plan((Seating(Options(game, 2, mix=guest), ("greedy", "greedy")),), 2, "mixed", check=True))
    assert report.failures == []
    assert report.total.finished == 2


def test_a_game_named_by_two_sets_may_say_how_many_cards_of_the_second() -> None:
    assert told_apart("base+rivals", "rivals:20") == ("base", "rivals:20")
    assert told_apart("base+rivals", "heroes_unite:20") == ("base+rivals", "heroes_unite:20")
