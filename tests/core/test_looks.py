"""A text promises what happens: each condition with each word that looks at it, played in both orders.

The card that makes a condition true is played before the card that asks for it, and after. What the second order gives
must be what the words say: whoever waits says so, and who looks once does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

import pytest

from archfoe.cards import words
from archfoe.core.abilities import Use
from archfoe.core.card import CardTable
from archfoe.core.effects import (
    Amount,
    Both,
    Condition,
    Controls,
    DifferentNames,
    DifferentTypes,
    DiscardEach,
    Effect,
    EmptyDiscard,
    FoesWithDiscarded,
    GainWeaknessEach,
    HandBelow,
    If,
    InDiscard,
    InHand,
    InLineup,
    NoneInLineup,
    Once,
    Played,
    PointsInHand,
    Power,
    PowerEach,
    PowerEachPlayed,
    PowerIf,
    TypesInDiscard,
)
from archfoe.core.filters import EQUIPMENT, HERO, LOCATION, NO_TYPE, VILLAIN, only
from archfoe.core.piles import DECK, DISCARD, HAND, LINEUP, MAIN, ONGOING, WEAKNESSES
from archfoe.core.player import Player
from archfoe.core.text import FOE, YOU
from archfoe.games.city.verbs.characters import NewLocations
from archfoe.games.duel.verbs import AsSoonAs, Succeeded, ToughenEach
from archfoe.workshop.expressions import parsed
from archfoe.workshop.set_file import read
from tests.core.words import all_words, plain
from tests.vocabulary import Table, table
from tests.workshop.test_set_file import HEAD

ASKS, MAKES = "Super Strength", "Kid Flash"  # their places are taken by a card that asks and a Hero that makes it true
_LATER = ("before or after this card", "now or later this turn", "as soon as", "from now on", "later this turn")


def promises_later(text: str) -> bool:
    return any(words in text for words in _LATER)


def _nothing(me: Player) -> None:
    """Nothing."""


def _of(me: Player, kind: str) -> int:
    """A card of that type from the main deck."""
    return next(card for card in me.s.piles[MAIN] if me.card(card).type == kind)


def _into(pile: int, kind: str) -> Callable[[Player], None]:
    def make(me: Player) -> None:
        """A card comes there."""
        me.move(_of(me, kind), pile + (me.seat if pile != LINEUP else 0))

    return make


def _discards_go(me: Player) -> None:
    """The discard pile goes onto the deck."""
    for card in list(me.discards):
        me.move(card, DECK + me.seat)


def _hand_goes(me: Player) -> None:
    """The hand goes onto the deck, but for the card that asks."""
    for card in list(me.hand):
        if me.card(card).name != ASKS:
            me.move(card, DECK + me.seat)


def _foe_discards(me: Player) -> None:
    """A Villain comes into a foe's discard pile."""
    me.move(_of(me, VILLAIN), DISCARD + me.foes[0].seat)


def _lineup_goes(me: Player) -> None:
    """All Heroes leave the Line-Up."""
    for card in list(me.among(me.whole_lineup, only(HERO))):
        me.move(card, MAIN)


@dataclass(frozen=True)
class Made:
    """A condition that does not hold as the table is laid, and what makes it true."""

    cond: Condition
    make: Callable[[Player], None]


MADE = (
    Made(Played(only(HERO)), _nothing),
    Made(Played(only(HERO), already=True), _nothing),
    Made(Played(only(HERO), other=True), _nothing),
    Made(DifferentTypes(), _nothing),
    Made(DifferentNames(only(HERO)), _nothing),
    Made(Both(Played(only(HERO)), Played(only(HERO, VILLAIN))), _nothing),
    Made(Both(Played(only(HERO)), EmptyDiscard()), _discards_go),
    Made(Controls(), _into(ONGOING, LOCATION)),
    Made(EmptyDiscard(), _discards_go),
    Made(InLineup(only(VILLAIN)), _into(LINEUP, VILLAIN)),
    Made(NoneInLineup(only(HERO)), _lineup_goes),
    Made(InHand(only(VILLAIN)), _into(HAND, VILLAIN)),
    Made(InDiscard(only(VILLAIN)), _into(DISCARD, VILLAIN)),
    Made(TypesInDiscard(2), _into(DISCARD, EQUIPMENT)),
    Made(FoesWithDiscarded(only(VILLAIN)), _foe_discards),
    Made(HandBelow(2), _hand_goes),
    Made(PointsInHand(), _into(HAND, VILLAIN)),
)
CARRIERS: tuple[Callable[[Condition], Effect], ...] = (
    lambda cond: If(cond, Power(7)),
    lambda cond: If(cond, Power(7), Power(0)),
    lambda cond: Once(cond, Power(7)),
    lambda cond: PowerIf(0, 7, cond),
    lambda cond: PowerIf(1, 8, cond),
)
COUNTERS: tuple[Callable[[Amount], Effect], ...] = (
    lambda of: PowerEach(7, of),
    lambda of: PowerEachPlayed(7, of),
    lambda of: GainWeaknessEach(of),
)


def pairs() -> Iterator[tuple[Made, Effect]]:
    for made in MADE:
        for carrier in CARRIERS:
            yield made, carrier(made.cond)
        if isinstance(made.cond, Amount):
            for counter in COUNTERS:
                yield made, counter(made.cond)


def laid() -> Table:
    return table(
        "base",
        p0=[ASKS, MAKES, "Punch"],
        discard0=["Kid Flash"],
        lineup=["Kid Flash", "Kick"],
        main=["Scarecrow", "Lasso of Truth", "Arkham Asylum", "Punch"],
    )


def gains(made: Made, asks: Effect, *order: str) -> int:
    """What the cards give that are played in this order: Power, and a Weakness is as good as 7."""
    t = laid()
    changed: dict[str, Any] = {ASKS: asks, MAKES: made.make}
    cards = [replace(card, play=changed.get(card.name, card.play)) for card in t.state.cards]
    cards = [replace(card, vp=0) if card.name in changed else card for card in cards]
    cards = [replace(card, type=NO_TYPE) if card.name == ASKS else card for card in cards]
    t.state.card_table = CardTable(cards)
    t.state.cards, t.state.costs = t.state.card_table.cards, t.state.card_table.costs
    weaknesses = len(t.state.piles[WEAKNESSES])
    for name in order:
        t.play(name)
    return t.power(0) + 7 * (weaknesses - len(t.state.piles[WEAKNESSES]))


@pytest.mark.parametrize(("made", "asks"), list(pairs()), ids=lambda one: one.text(YOU) if hasattr(one, "text") else "")
def test_a_text_promises_what_happens_in_both_orders(made: Made, asks: Effect) -> None:
    alone = gains(made, asks, ASKS)
    assert gains(made, asks, MAKES, ASKS) == alone + 7, "what holds already counts for everybody"
    later = 7 if promises_later(asks.text(YOU)) else 0
    assert gains(made, asks, ASKS, MAKES) == alone + later, asks.text(YOU)


def conditions() -> list[Condition]:
    """All that a card may be made of."""
    found: list[Condition] = [plain(word) for word in words().values() if issubclass(word, Condition)]
    assert len(found) > 30
    return found


@pytest.mark.parametrize("cond", conditions(), ids=lambda cond: type(cond).__name__)
def test_every_condition_is_worded_by_who_looks(cond: Condition) -> None:
    """Also those that no table of the base game can bring about."""
    waits: list[Effect] = [Once(cond, Power(1)), PowerIf(0, 1, cond), AsSoonAs(cond, Power(1))]
    looks: list[Effect] = [If(cond, Power(1))]
    if isinstance(cond, Amount):
        waits.append(PowerEachPlayed(1, cond))
        looks += [PowerEach(1, cond), GainWeaknessEach(cond), DiscardEach(cond), ToughenEach(1, cond)]
    for who in (YOU, FOE):
        for word in looks:
            assert not promises_later(word.text(who)), word.text(who)
        for word in waits:
            always = cond.says_when() and not hasattr(cond, "already")  # it is all the same when somebody looks
            assert always or promises_later(word.text(who)) or isinstance(cond, Succeeded), word.text(who)
    assert not promises_later(Use(Power(1), ready=cond).text())


def test_a_pair_is_the_same_however_it_is_written() -> None:
    hero = only(HERO)
    assert If(Played(hero), Power(1)) == If(Played(hero, already=True), Power(1))
    assert Once(Played(hero), Power(1)) == Once(Played(hero, already=True), Power(1))
    assert parsed("If(Played(only(HERO)), Power(1))") == If(Played(hero, already=True), Power(1))
    assert If(Succeeded(), Power(1)).text() == "if you have succeeded in a Confrontation this turn, +1 Power"
    assert "before or after" in PowerEachPlayed(1, NewLocations()).text()  # it counts what was entered before, too


def test_what_is_no_number_is_not_counted() -> None:
    card = '[[card]]\nname = "Moth"\nis = "hero"\nplay = "PowerEachPlayed(1, Controls())"\n'
    (problem,) = read(HEAD + card).problems
    assert "an amount" in problem.words


def test_all_words_that_hold_a_condition_are_looked_at_here() -> None:
    """A new one decides whether it looks once or waits, and gets its line above."""
    holding = {
        word.__name__
        for word in all_words()
        for field in fields(word)
        if str(field.type).partition(" ")[0] in ("Condition", "Amount")
    }
    assert holding == {
        "If", "Once", "PowerIf", "PowerEach", "PowerEachPlayed", "GainWeaknessEach", "DiscardEach", "ToughenEach",
        "AsSoonAs", "Use", "Both",
    }  # fmt: skip
