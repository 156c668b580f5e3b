"""A text says what a word does: each field of each word changes it, and equal words have equal texts."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from archfoe.core.abilities import Offer, Use, When
from archfoe.core.effects import (
    Amount,
    Attack,
    Condition,
    Destroy,
    DestroyIt,
    Discard,
    DiscardTop,
    Draw,
    Effect,
    Gain,
    GainTopWhere,
    May,
    PlayAgain,
    PlayOneFrom,
    PlayTopOfMain,
    Power,
    ReplaceInLineup,
    TakeGained,
)
from archfoe.core.filters import ANY, EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN, Test, non, only
from archfoe.core.moments import AVOID, DRAW, END, HARM, LOSE, PLAY, START
from archfoe.core.piles import DECK, HAND, LINEUP
from archfoe.core.player import Player
from archfoe.core.text import FOE, YOU
from archfoe.games.city.events import DEFEAT, ENTER
from archfoe.games.city.verbs.cards import SeeMain
from archfoe.games.city.verbs.characters import Place
from archfoe.games.city.verbs.villains import MoveVillain
from archfoe.games.duel.events import ANNOUNCE
from tests.core.words import all_words, plain, sensible, values, variants

NOTED = "noted by the effect that watches, when it is played; no card says it"
#: Fields that are no part of a text, and why.
NOT_TOLD = {
    ("NewLocations", "before"): NOTED,
    ("DifferentNames", "noted"): NOTED,
    ("PlayedLater", "since"): NOTED,
    ("Unless", "rule"): "the ruling that the question cites",
    ("Deed", "deed"): "the name under which the rules count; `words` says it",
    ("Deed", "n"): "`words` says it",
}
#: What a field needs beside it to mean anything.
NEEDS: dict[tuple[str, str], dict[str, Any]] = {
    ("Destroy", "least"): {"n": 3},
    ("Fetch", "bottom"): {"to": DECK},
    ("DiscardTop", "test"): {"then": Draw(1)},
}
_ONE_IN_A_TURN = "such a moment comes once in a turn"
_NO_CARD = "such a moment has no card"
#: (a word, its field, another field with some value): where the field means nothing, and why.
IDLE: dict[tuple[str, str, str, object], str] = {
    ("Fetch", "bottom", "to", HAND): "a hand has no bottom",
    **{("Defense", field, "selfish", True): "it protects nobody else" for field in ("range", "protects")},
    **{("When", "once", "nth", n): "the n-th time comes once" for n in (1, 2, 3)},
    ("When", "nth", "once", True): "the first time comes once",
    **{("When", field, "event", moment): _ONE_IN_A_TURN for field in ("nth", "once") for moment in (START, END)},
    **{("When", "test", "event", moment): _NO_CARD for moment in (START, END, DRAW, ANNOUNCE, HARM, ENTER)},
    ("When", "test", "event", DEFEAT): "only Villains are defeated, so a filter for Villains asks nothing",
    **{("When", "own_turn", "event", moment): "OWN is its owner's turn" for moment in (START, END, ANNOUNCE)},
    **{("When", "whose", "event", moment): "with `own_turn` it is its owner's" for moment in (START, END)},
    **{
        ("When", "new_name", "event", moment): "only plays and gains have names to compare"
        for moment in (DRAW, AVOID, START, END, ANNOUNCE, "block", HARM, ENTER, DEFEAT)
    },
}  # fmt: skip


def texts(word: Any) -> tuple[str, ...]:
    """All that a word can be asked to say."""
    if isinstance(word, Test):
        return (word.noun(),)
    out = []
    if isinstance(word, Effect | Condition):
        out += [word.text(YOU), word.text(FOE)]
    elif not isinstance(word, Amount):
        out.append(word.text())
    if isinstance(word, Amount):
        out += [word.each(YOU), word.each(FOE)]
    return tuple(out)


def contexts(cls: type, field: str) -> Iterator[dict[str, Any]]:
    """What else a word may be: as it is by default, and with each value of each other field."""
    base = NEEDS.get((cls.__name__, field), {})
    yield base
    for other in fields(cls):
        if other.init and other.name != field:
            for value in values(cls, other.name):
                if _idle(cls, field, other.name, value) is None:
                    yield {**base, other.name: value}


def _idle(cls: type, field: str, other: str, value: object) -> str | None:
    same = [
        why
        for (word, one, beside, what), why in IDLE.items()
        if (word, one, beside) == (cls.__name__, field, other) and type(what) is type(value) and what == value
    ]
    return same[0] if same else None


def alike(cls: type, field: str, context: dict[str, Any]) -> list[str]:
    """Pairs of values of a field that the text does not tell apart."""
    seen: dict[tuple[str, ...], object] = {}
    wrong = []
    for word in filter(sensible, variants(cls, field, **context)):
        value, said = getattr(word, field), texts(word)
        if seen.setdefault(said, value) != value:
            wrong.append(f"{field}={value!r} and {field}={seen[said]!r} with {context}: {said[0]}")
    return wrong


@pytest.mark.parametrize("cls", all_words(), ids=lambda cls: cls.__name__)
def test_every_field_of_a_word_is_told(cls: type) -> None:
    wrong = [
        line
        for field in fields(cls)
        if field.init and (cls.__name__, field.name) not in NOT_TOLD
        for context in contexts(cls, field.name)
        for line in alike(cls, field.name, context)
    ]
    assert not wrong, "\n".join(wrong)


def test_every_exception_is_one() -> None:
    words = {cls.__name__: cls for cls in all_words()}
    for word, field in NOT_TOLD:
        assert alike(words[word], field, {}), (word, field)
    for word, field, other, value in IDLE:
        assert alike(words[word], field, {**NEEDS.get((word, field), {}), other: value}), (word, field, other, value)


@pytest.mark.parametrize("cls", all_words(), ids=lambda cls: cls.__name__)
def test_equal_words_have_equal_texts(cls: type) -> None:
    """Whether made anew, or read from a pickle, or with a filter that is not the very same one."""
    for field in fields(cls):
        if field.init:
            for word in variants(cls, field.name):
                again = pickle.loads(pickle.dumps(word))
                assert again == word
                assert texts(again) == texts(word)
    for field in fields(cls):
        if field.init and field.type == "Test":
            assert texts(plain(cls, **{field.name: Test()})) == texts(plain(cls, **{field.name: ANY}))


def test_all_words_are_looked_at() -> None:
    names = {cls.__name__ for cls in all_words()}
    assert {"PlayTopOfMain", "Both", "UnspentMove", "When", "VpPer", "Test", "SeeMain", "Release"} <= names
    assert len(names) > 130


# What was silent once


def boast(me: Player, hit: object) -> None:
    """Then boast."""


BOTH_WAYS = (
    "Attack: each foe discards a card. Then boast. If one or more foes do not, +1 Power. "
    "If one or more foes do, +2 Power"
)


@pytest.mark.parametrize(
    ("word", "text"),
    [
        (PlayTopOfMain(only(HERO)), "reveal the top card of the main deck, play it if it is a Hero, then put it back"),
        (PlayTopOfMain(), "reveal the top card of the main deck, play it unless it is a Location, then put it back"),
        (Gain(optional=True), "you may gain a card from the Line-Up"),
        (May(Gain(optional=True)), "you may gain a card from the Line-Up"),
        (May(Destroy(), then=Power(1)), "you may destroy a card in your hand or discard pile. If you do, +1 Power"),
        (DestroyIt(optional=True), "you may destroy it"),
        (MoveVillain(1, optional=True), "you may move target Villain within Range 1 by 1 space"),
        (TakeGained(HAND, optional=True), "you may put a card you bought or gained this turn into your hand"),
        (PlayOneFrom(LINEUP, optional=True), "you may play a card in the Line-Up, then put it back"),
        (
            PlayAgain(in_front=True),
            "choose a card you played this turn that is still in front of you and play it again",
        ),
        (Destroy(3, least=1), "destroy at least a card and at most 3 cards in your hand, your discard pile or both"),
        (ReplaceInLineup(2), "you may destroy up to 2 cards in the Line-Up and replace them"),
        (GainTopWhere((HAND, DECK)), "gain the top card of the main deck, into your hand or on top of your deck"),
        (Place(occupied=True, locations=True),
         "place your Character on any other Location that holds another Character or a Villain"),
        (DiscardTop(only(HERO), otherwise=Draw(1)),
         "discard the top card of your deck. If it is not a Hero, draw a card"),
        (SeeMain(None, shown=True), "reveal the top card of the main deck"),
        (Attack(Discard(), boast, spared=Power(1), harmed=Power(2)), BOTH_WAYS),
    ],
)  # fmt: skip
def test_a_flag_is_heard_in_the_text(word: Effect, text: str) -> None:
    assert word.text() == text


@pytest.mark.parametrize(
    ("test", "noun"),
    [
        (Test((HERO,), names=("Lantern",)), "Hero with Lantern in its name"),
        (Test((EQUIPMENT,), subtype="Move"), "Move Equipment"),
        (Test((HERO,), has="defense"), "Hero with a Defense"),
        (Test((SUPER_POWER,), not_names=("Kick",), high=3), "Super Power other than Kick costing 3 or less"),
        (Test(has="block", not_types=(LOCATION, VILLAIN)), "Block card other than Locations or Villains"),
        (Test(low=2, high=3), "card costing 2 or 3"),
        (Test(low=2, high=5), "card costing 2 to 5"),
        (Test(low=3, high=3), "card costing 3"),
        (Test(odd=True, high=5), "card with an odd cost and costing 5 or less"),
        (non(LOCATION), "non-Location card"),
    ],
)
def test_a_filter_says_all_that_it_asks(test: Test, noun: str) -> None:
    assert test.noun() == noun


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (Use(Draw(1), power=2, move=1, limit=2),
         "up to twice during your turn, you may pay 2 Power and 1 Move: draw a card"),
        (Use(Draw(1), limit=3), "up to 3 times during your turn, you may draw a card"),
        (Offer(only(HERO), HAND), "during your turn, you may put Heroes you buy or gain into your hand"),
        (When(LOSE, Draw(1), whose="any", own_turn=False),
         "each time a player discards a card from their hand, draw a card"),
        (When(AVOID, Draw(1), only(HERO)), "each time you avoid an Attack with a Hero during your turn, draw a card"),
        (When(DEFEAT, Draw(1), only(VILLAIN, high=4)),
         "each time you defeat a Villain costing 4 or less during your turn, draw a card"),
        (When(END, Draw(1)), "at the end of your turn, draw a card"),
        (When(START, Draw(1), whose="team", own_turn=False), "at the start of each turn of your team, draw a card"),
        (When(PLAY, Draw(1), nth=4), "the 4th time you play a card during your turn, draw a card"),
    ],
)  # fmt: skip
def test_an_ability_says_when_and_how_often(ability: Use | Offer | When, text: str) -> None:
    assert ability.text() == text
