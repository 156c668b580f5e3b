"""Sentences about cards that are played, bought, moved and drawn, about Attacks, and about the turns of any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from archfoe.core import events as ev
from archfoe.core.cards import SUPER_HERO_KIND
from archfoe.core.causes import AGREED
from archfoe.core.effects import clause, say
from archfoe.core.effects.attacks import attacks_of
from archfoe.core.piles import DECK, DISCARD, LENT, POOL, kind_of
from archfoe.core.text import EACH, FOE, listed
from archfoe.games.shared import assists
from archfoe.table.happenings import Seen
from archfoe.table.words.log.teller import Teller, named, upper, without_article

#: One event as a sentence.
Telling = Callable[[Teller, Seen], str]


def played(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'play')} {named(e.cards)}{t.brought(e)}."


def played_again(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'play')} {named(e.cards)} again{t.brought(e)}."


def assisted(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'assist')} {t.whom(e.other)} with {named(e.cards)}."


def stored(t: Teller, e: Seen) -> str:
    figure = e.note or "Character"
    return f"{t.acts(e.seat, 'lay')} {named(e.cards)} on {t.person(e.seat).their} {figure} for a later turn."


def bought(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'buy')} {t.cards(e)} for {e.n}."


def defeated(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'defeat')} {t.cards(e)} for {e.n}."


def gained(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'gain')} {t.cards(e)}{elsewhere(t, e)}{t.by(e)}."


def elsewhere(t: Teller, e: Seen) -> str:
    """Where a gained card went, unless it was the place where such cards go anyway."""
    if e.pile in (-1, DISCARD + e.seat):
        return ""
    if kind_of(e.pile) == DECK:
        return f" on top of {t.owner(e.pile, e.seat)} deck"
    return f" {t.into(e)}"


def put(t: Teller, e: Seen) -> str:
    if e.pile == LENT:
        return f"{t.acts(e.seat, 'take')} {t.cards(e)} from the Line-Up{t.by(e)}."
    if e.pile == POOL:
        return f"{t.acts(e.seat, 'put')} {t.cards(e)} face down into the pool{t.by(e)}."
    return f"{t.acts(e.seat, 'put')} {t.cards(e)} {t.into(e)}{t.by(e)}."


def drew(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'draw')} {t.cards(e)}{t.by(e)}{why(e)}."


def why(e: Seen) -> str:
    """Of a new hand that is larger than usual."""
    return f" ({e.note})" if e.note else ""


def discarded(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'discard')} {t.cards(e)}{t.out_of(e)}{t.by(e)}."


def destroyed(t: Teller, e: Seen) -> str:
    if e.seat < 0:  # no player does it, but a card or a rule
        return f"{e.source.name if e.source is not None else e.note} destroys {t.cards(e)}{t.out_of(e)}."
    place = t.out_of(e) or f" from {t.person(e.seat).their} hand"
    return f"{t.acts(e.seat, 'destroy')} {t.cards(e)}{place}{t.by(e)}."


def revealed(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'reveal')} {t.cards(e)}{t.by(e)}."


def looked_at(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'look')} at {t.cards(e)}{t.by(e)}."


def shuffled(t: Teller, e: Seen) -> str:
    their = t.person(e.seat).their
    cards = "1 card" if e.n == 1 else f"{e.n} cards"
    return f"{t.acts(e.seat, 'shuffle')} {their} discard pile into a new deck ({cards})."


def power(t: Teller, e: Seen) -> str:
    if e.n < 0:
        return f"{t.acts(e.seat, 'lose')} {-e.n} Power{t.by(e)}."
    return f"{t.acts(e.seat, 'get')} +{e.n} Power{t.by(e)}."


def deeds(t: Teller, e: Seen) -> list[str]:
    """What an Attack does to whom it hits."""
    person = t.person(e.other) if e.other >= 0 else FOE
    attacks = [attack for card in e.cards for attack in attacks_of(card)]
    return [clause(attack.hit, person) for attack in (attacks[e.n - 1 : e.n] if e.n else attacks)]


def attacked(t: Teller, e: Seen) -> str:
    does = deeds(t, e)
    victims = "each foe" if e.other < 0 else t.whom(e.other)
    what = f": {victims} {'; '.join(does)}".replace("you you ", "you ") if does else ""
    return f"{upper(t.whose(e.seat))} {without_article(e.cards)} attacks{what}."


def hit(t: Teller, e: Seen) -> str:
    return f"{named(e.cards)} hits {t.whom(e.seat)}."


def unharmed(t: Teller, e: Seen) -> str:
    return f"{named(e.cards)} changes nothing for {t.whom(e.seat)}."


def avoided(t: Teller, e: Seen) -> str:
    whom = f" for {t.whom(e.other)}" if e.other not in (-1, e.seat) else ""
    attack = f"{e.source.name}'s Attack" if e.source is not None else "the Attack"
    return f"{t.acts(e.seat, 'avoid')} {attack}{whom} with {named(e.cards)}."


def spared(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'show')} {named(e.cards)} and {t.person(e.seat).verb('are')} spared{t.by(e)}."


def passed(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'pass')} {t.cards(e)} to {t.whom(e.other)}{t.by(e)}."


def used(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'use')} {named(e.cards)}{t.paying(e)}."


def turned_down(t: Teller, e: Seen) -> str:
    return f"{upper(t.whose(e.seat))} Super Hero is turned face down{t.by(e)}."


def turned_up(t: Teller, e: Seen) -> str:
    return f"{upper(t.whose(e.seat))} Super Hero is turned face up{t.by(e)}."


def chose(t: Teller, e: Seen) -> str:
    if e.note == AGREED:
        return f"{t.acts(e.seat, 'play')} {figures(e)}."
    as_hero = (
        f" as {t.person(e.seat).their} Super Hero" if all(card.kind == SUPER_HERO_KIND for card in e.cards) else ""
    )
    as_hero = f" as {t.person(e.seat).their} ally" if e.note == "ally" else as_hero
    return f"{t.acts(e.seat, 'choose')} {figures(e)}{as_hero}."


def figures(e: Seen) -> str:
    """Super Heroes and Characters; at the start it is the whole stack of a Character that is meant."""
    return listed([card.figure for card in e.cards])


def named_aloud(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'name')} {e.note}{t.by(e)}."


def picked(t: Teller, e: Seen) -> str:
    what = t.cards(e) if e.cards else t.whom(e.other) if e.other >= 0 else f'"{e.note}"'
    return f"{t.acts(e.seat, 'choose')} {what}{t.by(e)}."


def paid(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'pay')} {e.n} Power{t.by(e)}."


def appeared(t: Teller, e: Seen) -> str:
    first = "".join(say(card.first_appearance, EACH) for card in e.cards if card.first_appearance is not None)
    news = f"The Super-Villain {t.cards(e)} appears."
    return f"{news} First Appearance - Attack: {first}" if first else news


def turn(t: Teller, e: Seen) -> str:
    return f"Turn {e.n}: {'your turn' if t.is_you(e.seat) else t.names[e.seat]}."


def turn_ended(t: Teller, e: Seen) -> str:
    left = f" with {e.n} Power unspent" if e.n else ""
    return f"{t.acts(e.seat, 'end')} {t.person(e.seat).their} turn{left}."


def refilled(t: Teller, e: Seen) -> str:
    return f"New in the Line-Up: {t.cards(e)}."


def immune(t: Teller, e: Seen) -> str:
    """Who has defeated the last Super-Villain, in a hunt."""
    are = t.person(e.seat).verb("are")
    return f"{t.who(e.seat)} {are} not attacked by {named(e.cards)}, having defeated the last Super-Villain."


def none_left(t: Teller, e: Seen) -> str:
    return f"No {e.note} is left for {t.whom(e.seat)} to gain{t.by(e)}."


def dealt(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'are')} dealt {figures(e)}."


def removed(t: Teller, e: Seen) -> str:
    return f"{named(e.cards)} {'is' if len(e.cards) == 1 else 'are'} removed from the game."


def over(t: Teller, e: Seen) -> str:
    points = "1 Victory Point" if e.n == 1 else f"{e.n} Victory Points"
    won = f" and {t.person(e.seat).verb('win')}" if e.note == "won" else ""
    return f"{t.acts(e.seat, 'have')} {points}{won}."


#: The sentence for each event that any game may have.
TOLD: Final[Mapping[str, Telling]] = {
    ev.PLAYED: played,
    ev.PLAYED_AGAIN: played_again,
    ev.ASSISTED: assisted,
    assists.STORED: stored,
    ev.BOUGHT: bought,
    ev.DEFEATED: defeated,
    ev.GAINED: gained,
    ev.PUT: put,
    ev.DREW: drew,
    ev.DISCARDED: discarded,
    ev.DESTROYED: destroyed,
    ev.REVEALED: revealed,
    ev.LOOKED: looked_at,
    ev.SHUFFLED: shuffled,
    ev.POWER: power,
    ev.ATTACKED: attacked,
    ev.HIT: hit,
    ev.UNHARMED: unharmed,
    ev.AVOIDED: avoided,
    ev.SPARED: spared,
    ev.IMMUNE: immune,
    ev.NONE_LEFT: none_left,
    ev.PASSED: passed,
    ev.USED: used,
    ev.TURNED_DOWN: turned_down,
    ev.TURNED_UP: turned_up,
    ev.CHOSE: chose,
    ev.NAMED: named_aloud,
    ev.PICKED: picked,
    ev.PAID: paid,
    ev.APPEARED: appeared,
    ev.TURN: turn,
    ev.TURN_ENDED: turn_ended,
    ev.REFILLED: refilled,
    ev.DEALT: dealt,
    ev.REMOVED: removed,
    ev.OVER: over,
}
