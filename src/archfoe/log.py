"""What happened, as English sentences: one for each event, and merged where several say one thing.

The reader is "you"; cards that the reader may not see are only counted.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from archfoe.core import events as ev
from archfoe.core.cards import BASIC_KIND, STACK_KIND, STARTER_KIND, SUPER_HERO_KIND, Card
from archfoe.core.city import space_name
from archfoe.core.effects import Move, clause, parts_of, say
from archfoe.core.piles import BASICS, DECK, DISCARD, HAND, LENT, MAIN, POOL, SPACE, UNDER, kind_of, owner_of, pile_name
from archfoe.core.text import EACH, FOE, YOU, Person, count, listed
from archfoe.core.text import HIT as HIT_PLAYER
from archfoe.views import Seen


class Line(NamedTuple):
    """A sentence of the log, the rule behind it, and the word of the event that it begins with."""

    text: str
    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


def line(seen: Seen, reader: int | None, names: Sequence[str]) -> str:
    """One sentence for one event; `reader` is the seat that reads it, None for a spectator."""
    return _Teller(reader, names).sentence(seen)


def lines(events: Sequence[Seen], reader: int | None, names: Sequence[str]) -> list[Line]:
    """The log to read: what belongs together is one line, such as a play and the Power that it gave."""
    return _Teller(reader, names).lines(events)


def named(cards: Iterable[Card]) -> str:
    """ "Punch x2 and Kick", in the order of their first copies."""
    counted = Counter(card.name for card in cards)
    return listed([name if n == 1 else f"{name} x{n}" for name, n in counted.items()])


def _one(card: Card) -> str:
    """Cards of which there are many have an article: "a Weakness", but "Scarecrow"."""
    many = card.kind in (STARTER_KIND, STACK_KIND, BASIC_KIND) or card.returns
    return count(1, card.name) if many else card.name


def _without_article(cards: Iterable[Card]) -> str:
    """After a possessive: "your Joker"."""
    return named(cards).removeprefix("The ")


def shared_name(pile: int) -> str:
    """ "the Line-Up", "slot 3"."""
    return f"{'' if SPACE <= pile < BASICS else 'the '}{pile_name(pile)}"


def _discarded_for(seen: Seen, after: Seen | None) -> str:
    """What a card was discarded for, if that is told next: a Defense or a Block."""
    if seen.what != ev.DISCARDED or after is None or (after.seat, after.cards) != (seen.seat, seen.cards):
        return ""
    return after.what


def _hit_at_once(seen: Seen, after: Seen | None) -> bool:
    """Does the Attack of a Villain of a city hit the one player whom it is for?"""
    hits = after is not None and after.what == ev.HIT and after.cards == seen.cards
    return hits and seen.other >= 0 and seen.cards[0].attack is not None


def _sort(seen: Seen) -> tuple[str, int, bool]:
    """What events must share to be told as one."""
    return seen.what, seen.seat, bool(seen.hidden)


class _Teller:
    def __init__(self, reader: int | None, names: Sequence[str]) -> None:
        self.reader, self.names = reader, names

    # Who, what, where

    def who(self, seat: int) -> str:
        return "You" if seat == self.reader else "The ally" if seat < 0 else self.names[seat]

    def whom(self, seat: int) -> str:
        return "you" if seat == self.reader else "the ally" if seat < 0 else self.names[seat]

    def whose(self, seat: int) -> str:
        return "your" if seat == self.reader else f"{self.names[seat]}'s"

    def person(self, seat: int) -> Person:
        return YOU if seat == self.reader else FOE

    def acts(self, seat: int, phrase: str) -> str:
        """ "You draw ..." or "ann draws ..."."""
        return f"{self.who(seat)} {self.person(seat).verb(phrase)}"

    def cards(self, seen: Seen) -> str:
        if seen.hidden:
            return "a card" if seen.hidden == 1 else f"{seen.hidden} cards"
        return _one(seen.cards[0]) if len(seen.cards) == 1 else named(seen.cards)

    def owner(self, pile: int, actor: int) -> str:
        """Whose pile it is, said after its actor: "your", "their", "bob's"."""
        owner = owner_of(pile)
        if owner is None or owner == actor:
            return self.person(actor).their
        return self.whose(owner)

    def into(self, seen: Seen) -> str:
        """Where cards went."""
        pile, kind = seen.pile, kind_of(seen.pile)
        if kind == DECK:
            end = {"top": "on top of", "bottom": "on the bottom of"}.get(seen.note, "into")
            return f"{end} {self.owner(pile, seen.seat)} deck"
        if kind == UNDER:
            return f"face down under {self.owner(pile, seen.seat)} Super Hero"
        if owner_of(pile) is None:
            return f"into {shared_name(pile)}"
        return f"into {self.owner(pile, seen.seat)} {pile_name(pile)}"

    def out_of(self, seen: Seen) -> str:
        """Where cards came from, unless it was the hand, which goes without saying."""
        kind = kind_of(seen.pile)
        if seen.pile < 0 or kind == HAND:
            return ""
        if kind == DECK:
            return f" from the top of {self.owner(seen.pile, seen.seat)} deck"
        if kind == MAIN:
            return " from the top of the main deck"
        if owner_of(seen.pile) is None:
            return f" in {shared_name(seen.pile)}"
        return f" from {self.owner(seen.pile, seen.seat)} {pile_name(seen.pile)}"

    def by(self, seen: Seen) -> str:
        """The card that made it happen; of a Character everybody sees the Level."""
        source = seen.source
        return f" ({source.character or source.name})" if source is not None and source not in seen.cards else ""

    # One sentence each

    def sentence(self, seen: Seen) -> str:
        tell = _SENTENCES.get(seen.what)
        if tell is not None:
            return tell(self, seen)
        if seen.what in _OF_THE_CITY:
            return _OF_THE_CITY[seen.what].format(
                e=seen, space=space_name(seen.n), by=self.by(seen), cards=named(seen.cards), whom=self.whom(seen.seat)
            )
        cards = f": {self.cards(seen)}" if seen.cards or seen.hidden else ""
        return f"{self.who(seen.seat)}: {seen.what}{cards}." if seen.seat >= 0 else f"{seen.what}{cards}."

    def played(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'play')} {named(e.cards)}."

    def played_again(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'play')} {named(e.cards)} again."

    # In a city

    def placed(self, e: Seen) -> str:
        own = e.seat in (e.other, -1)
        whom = f"{self.person(e.other).their} Character" if own else self.whom(e.other)
        return f"{self.acts(e.other if own else e.seat, 'place')} {whom} in {space_name(e.n)}{self.by(e)}."

    def walked(self, e: Seen) -> str:
        return f"{self.acts(e.other, 'walk')} to {space_name(e.n)}{self.by(e)}."

    def moved(self, e: Seen) -> str:
        if e.seat < 0:
            return f"{named(e.cards)} goes to {space_name(e.n)}."
        return f"{self.acts(e.seat, 'move')} {named(e.cards)} to {space_name(e.n)}{self.by(e)}."

    def contained(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'put')} the CONTAINED token on {named(e.cards)}{self.by(e)}."

    def frozen(self, e: Seen) -> str:
        return f"{named(e.cards)} makes no Attack until {self.whose(e.seat)} next turn{self.by(e)}."

    def cheapened(self, e: Seen) -> str:
        return f"{named(e.cards)} costs {self.whom(e.seat)} {e.n} less this turn{self.by(e)}."

    def kept(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'keep')} {self.cards(e)} in hand."

    def clock(self, e: Seen) -> str:
        return f"The clock {'starts' if e.n == 1 else 'goes on'}: box {e.n} of 3."

    def entered(self, e: Seen) -> str:
        return f"{self.cards(e)} comes into {space_name(e.n)}."

    def rewarded(self, e: Seen) -> str:
        text = "".join(say(card.reward, self.person(e.seat)) for card in e.cards)
        return f"Reward of {named(e.cards)}{f': {text}' if text else '.'}"

    def left(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'leave')} {self.cards(e)} in {space_name(e.n)}."

    def assisted(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'assist')} {self.whom(e.other)} with {named(e.cards)}."

    def bought(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'buy')} {self.cards(e)} for {e.n}."

    def defeated(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'defeat')} {self.cards(e)} for {e.n}."

    def gained(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'gain')} {self.cards(e)}{self.elsewhere(e)}{self.by(e)}."

    def elsewhere(self, e: Seen) -> str:
        """Where a gained card went, unless it was the place where such cards go anyway."""
        if e.pile in (-1, DISCARD + e.seat):
            return ""
        if kind_of(e.pile) == DECK:
            return f" onto {self.owner(e.pile, e.seat)} deck"
        return f" {self.into(e)}"

    def put(self, e: Seen) -> str:
        if e.pile == LENT:
            return f"{self.acts(e.seat, 'take')} {self.cards(e)} out of the Line-Up{self.by(e)}."
        if e.pile == POOL:
            return f"{self.acts(e.seat, 'put')} {self.cards(e)} face down into the pool{self.by(e)}."
        return f"{self.acts(e.seat, 'put')} {self.cards(e)} {self.into(e)}{self.by(e)}."

    def drew(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'draw')} {self.cards(e)}{self.by(e)}."

    def discarded(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'discard')} {self.cards(e)}{self.out_of(e)}{self.by(e)}."

    def destroyed(self, e: Seen) -> str:
        place = self.out_of(e) or f" from {self.person(e.seat).their} hand"
        return f"{self.acts(e.seat, 'destroy')} {self.cards(e)}{place}{self.by(e)}."

    def revealed(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'reveal')} {self.cards(e)}{self.by(e)}."

    def looked(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'look')} at {self.cards(e)}{self.by(e)}."

    def shuffled(self, e: Seen) -> str:
        their = self.person(e.seat).their
        cards = "1 card" if e.n == 1 else f"{e.n} cards"
        return f"{self.acts(e.seat, 'shuffle')} {their} discard pile into a new deck ({cards})."

    def power(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'get')} +{e.n} Power{self.by(e)}."

    def attacked(self, e: Seen) -> str:
        if any(card.attack is not None for card in e.cards):
            return self.villain_attacks(e)
        person = self.person(e.other) if e.other >= 0 else FOE
        does = [clause(attack.hit, person) for card in e.cards for attack in card.attacks]
        victims = "each foe" if e.other < 0 else self.whom(e.other)
        what = f": {victims} {'; '.join(does)}".replace("you you ", "you ") if does else ""
        return f"{self._upper(self.whose(e.seat))} {_without_article(e.cards)} attacks{what}."

    def villain_attacks(self, e: Seen) -> str:
        """A Villain of the city attacks one player, or as it enters all of them."""
        victim = "the ally" if e.note == "ally" else "every player" if e.other < 0 else self.whom(e.other)
        does = "".join(say(card.attack, EACH if e.other < 0 else HIT_PLAYER) for card in e.cards)
        return f"{named(e.cards)} attacks {victim}: {does}"

    def hit(self, e: Seen) -> str:
        return f"{named(e.cards)} hits {self.whom(e.seat)}."

    def hunted(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'hunt')} {named(e.cards)} in {self.whose(e.other)} discard pile."

    def avoided(self, e: Seen) -> str:
        whom = f" for {self.whom(e.other)}" if e.other not in (-1, e.seat) else ""
        attack = f"the Attack of {e.source.name}" if e.source is not None else "the Attack"
        return f"{self.acts(e.seat, 'avoid')} {attack}{whom} with {named(e.cards)}."

    def spared(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'show')} {named(e.cards)} and {self.person(e.seat).verb('are')} spared{self.by(e)}."

    def passed(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'pass')} {self.cards(e)} to {self.whom(e.other)}{self.by(e)}."

    def used(self, e: Seen) -> str:
        if not e.cards and e.note:  # a Location
            return f"{self.acts(e.seat, 'use')} {e.note}."
        return f"{self.acts(e.seat, 'use')} {named(e.cards)}."

    def turned_down(self, e: Seen) -> str:
        return f"{self._upper(self.whose(e.seat))} Super Hero is turned face down{self.by(e)}."

    def turned_up(self, e: Seen) -> str:
        return f"{self._upper(self.whose(e.seat))} Super Hero is turned face up{self.by(e)}."

    def chose(self, e: Seen) -> str:
        as_hero = " as Super Hero" if all(card.kind == SUPER_HERO_KIND for card in e.cards) else ""
        as_hero = " as ally" if e.note == "ally" else as_hero
        return f"{self.acts(e.seat, 'choose')} {self.figures(e)}{as_hero}."

    def figures(self, e: Seen) -> str:
        """Super Heroes and Characters; at the start it is the whole stack of a Character that is meant."""
        return listed([card.character or card.name for card in e.cards])

    def named(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'name')} {e.note}{self.by(e)}."

    def paid(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'pay')} {e.n} Power{self.by(e)}."

    def appeared(self, e: Seen) -> str:
        first = "".join(say(card.first_appearance, EACH) for card in e.cards if card.first_appearance is not None)
        news = f"The Super-Villain {self.cards(e)} appears."
        return f"{news} First Appearance - Attack: {first}" if first else news

    def turn(self, e: Seen) -> str:
        return f"Turn {e.n}: {'your turn' if e.seat == self.reader else self.names[e.seat]}."

    def turn_ended(self, e: Seen) -> str:
        left = f" with {e.n} Power unspent" if e.n else ""
        return f"{self.acts(e.seat, 'end')} {self.person(e.seat).their} turn{left}."

    def refilled(self, e: Seen) -> str:
        return f"New in the Line-Up: {self.cards(e)}."

    def dealt(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'are')} dealt {self.figures(e)}."

    def confronted(self, e: Seen) -> str:
        return (
            f"{self.acts(e.seat, 'announce')} a Confrontation with {self.whom(e.other)}: {named(e.cards)}, cost {e.n}."
        )

    def called_off(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'call')} the Confrontation with {self.whom(e.other)} off{self.by(e)}."

    def switched(self, e: Seen) -> str:
        return f"The Confrontation turns to {self.whom(e.other)}{self.by(e)}."

    def blocked(self, e: Seen) -> str:
        whom = f" for {self.whom(e.other)}" if e.other != e.seat else ""
        return f"{self.acts(e.seat, 'block')}{whom} with {named(e.cards)}."

    def raised(self, e: Seen) -> str:
        return f"{self._upper(self.whose(e.other))} Character costs {e.n} more this turn{self.by(e)}."

    def beaten(self, e: Seen) -> str:
        return f"{self.acts(e.other, 'defeat')} {self.whose(e.seat)} {_without_article(e.cards)}: cost {e.n}."

    def withstood(self, e: Seen) -> str:
        whose = self._upper(self.whose(e.seat))
        return f"{whose} {_without_article(e.cards)} withstands the Confrontation: cost {e.n}."

    def stored(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'lay')} {named(e.cards)} on {self.person(e.seat).their} Character for a later turn."

    def out(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'are')} out of the game."

    def removed(self, e: Seen) -> str:
        return f"{named(e.cards)} {'is' if len(e.cards) == 1 else 'are'} taken out of this game."

    def over(self, e: Seen) -> str:
        if e.rule.startswith("REB-"):
            return "The team has won." if e.note == "won" else "The team has lost."
        points = "1 Victory Point" if e.n == 1 else f"{e.n} Victory Points"
        won = f" and {self.person(e.seat).verb('win')}" if e.note == "won" else ""
        return f"{self.acts(e.seat, 'have')} {points}{won}."

    @staticmethod
    def _upper(words: str) -> str:
        return "Your" if words == "your" else words

    # Several events in one line

    def lines(self, events: Sequence[Seen]) -> list[Line]:
        out: list[Line] = []
        i = 0
        while i < len(events):
            text, used = self._merged(events, i)
            after = events[i + 1] if used > 1 else None
            chief = after if after is not None and after.what in (ev.AVOIDED, ev.BLOCKED) else events[i]
            out.append(Line(text, chief.rule, chief.what))
            i += used
        return out

    def _merged(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """The sentence that begins with event `i`, and how many events it tells."""
        first = events[i]
        after = events[i + 1] if i + 1 < len(events) else None
        if first.what in (ev.PLAYED, ev.PLAYED_AGAIN, ev.ASSISTED):
            return self._plays(events, i)
        if first.what in (ev.ENTERED, ev.WALKED, ev.OVER) or (first.what == ev.MOVED_VILLAIN and first.seat < 0):
            return self._in_city(events, i)
        if first.what == ev.REFILLED:
            return self._alike(events, i, lambda e: True)
        if first.what == ev.ATTACKED and _hit_at_once(first, after):
            return self.sentence(first).replace(" attacks ", " attacks and hits ", 1), 2
        if first.what == ev.HIT:
            return self._hits(events, i)
        if first.what == ev.BLOCKED or _discarded_for(first, after) == ev.BLOCKED:
            return self._block(events, i)
        if first.what in _OUTCOMES:
            return self._outcome(events, i), 1
        if first.what in (ev.GAINED, ev.PUT):
            return self._alike(
                events, i, lambda e: (e.pile, e.source, e.note) == (first.pile, first.source, first.note)
            )
        if after is None or after.seat != first.seat:
            return self.sentence(first), 1
        if first.what == ev.TURN_ENDED:
            return self._turn_end(events, i)
        if first.what in (ev.BOUGHT, ev.DEFEATED) and after.what == ev.GAINED and after.cards == first.cards:
            return self.sentence(first)[:-1] + self.elsewhere(after) + ".", 2
        if first.what in (ev.DISCARDED, ev.REVEALED) and after.what == ev.AVOIDED and after.cards == first.cards:
            how = "discarded" if first.what == ev.DISCARDED else "revealed"
            return self.sentence(after)[:-1] + f" ({how}).", 2
        return self.sentence(first), 1

    def _in_city(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """What comes or goes in a row: new cards, the Villains of Step 3, the steps of a walk, the end of a team."""
        first = events[i]
        same = itertools.takewhile(
            lambda e: (e.what, e.seat, e.other) == (first.what, first.seat, first.other), events[i:]
        )
        row = list(same)
        if first.what == ev.OVER and first.rule.startswith("REB-"):
            return self.sentence(first), sum(e.what == ev.OVER for e in events[i:])
        if first.what == ev.OVER or len(row) == 1:
            return self.sentence(first), 1
        if first.what == ev.WALKED:
            through = listed([space_name(e.n) for e in row])
            return f"{self.acts(first.other, 'walk')} to {through}{self.by(first)}.", len(row)
        lead, to = ("New in the city: ", "in") if first.what == ev.ENTERED else ("Villains move: ", "to")
        return f"{lead}{listed([f'{named(e.cards)} {to} {space_name(e.n)}' for e in row])}.", len(row)

    def _hits(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """All who are hit by one card."""
        victims: list[str] = []
        for e in events[i:]:
            if e.what != ev.HIT or e.cards != events[i].cards:
                break
            victims.append(self.whom(e.seat))
        return f"{named(events[i].cards)} hits {listed(victims)}.", len(victims)

    def _block(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """A Block, and how much more the Character costs for it; that its card is discarded goes without saying."""
        own = [e for e in events[i : i + 2] if e.what in (ev.BLOCKED, ev.DISCARDED) and e.cards == events[i].cards]
        block = next(e for e in own if e.what == ev.BLOCKED)
        used = len(own)
        after = events[i + used] if i + used < len(events) else None
        if after is not None and after.what == ev.RAISED and after.source in block.cards:
            raised = f"{self.whose(after.other)} Character costs {after.n} more this turn"
            return f"{self.sentence(block)[:-1]}: {raised}.", used + 1
        return self.sentence(block), used

    def _outcome(self, events: Sequence[Seen], i: int) -> str:
        """How a Confrontation ended, with the Power that was there if the turn ended with it."""
        after = events[i + 1] if i + 1 < len(events) else None
        against = f" against {after.n} Power" if after is not None and after.what == ev.TURN_ENDED else ""
        return f"{self.sentence(events[i])[:-1]}{against}."

    def _turn_end(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """A turn ends with a new hand, and often with a shuffle before it."""
        me = self.person(events[i].seat)
        confronted = i > 0 and events[i - 1].what in _OUTCOMES  # the Power has been told
        words, used = [self.sentence(events[i]._replace(n=0) if confronted else events[i])[:-1]], 1
        if events[i + used].what == ev.SHUFFLED:
            words.append(me.verb("shuffle") + f" {me.their} discard pile")
            used += 1
        if i + used < len(events) and events[i + used].what == ev.DREW and events[i + used].source is None:
            words.append(me.verb("draw") + f" {self.cards(events[i + used])}")
            used += 1
        return listed(words) + ".", used

    def _plays(self, events: Sequence[Seen], i: int) -> tuple[str, int]:
        """Equal plays in a row are one line, with all the Power that they gave."""
        first = events[i]
        parts, used = self._play_and_power(events, i)
        copies, step = 1, used
        while i + used < len(events) and events[i + used] == first:
            more, step = self._play_and_power(events, i + used)
            if more != parts:
                break
            copies, used = copies + 1, used + step
        times = f" x{copies}" if copies > 1 else ""
        again = " again" if first.what == ev.PLAYED_AGAIN else ""
        assists = first.what == ev.ASSISTED
        does = (
            f"{self.acts(first.seat, 'assist')} {self.whom(first.other)} with"
            if assists
            else self.acts(first.seat, "play")
        )
        head = f"{does} {named(first.cards)}{times}{again}"
        words = [f"+{n * copies} Power{f' ({source})' if source else ''}" for source, n in parts]
        move = sum(part.n for card in first.cards for part in parts_of(card.play) if isinstance(part, Move))
        words += [f"Move {move * copies}"] if move else []
        return f"{head}: {listed(words)}." if words else f"{head}.", used

    def _play_and_power(self, events: Sequence[Seen], i: int) -> tuple[list[tuple[str, int]], int]:
        """The Power that follows a play at once, as (source, amount); "" for the played card itself."""
        played, used = events[i], 1
        getter = played.other if played.what == ev.ASSISTED else played.seat
        power: Counter[str] = Counter()
        while i + used < len(events) and events[i + used].what == ev.POWER and events[i + used].seat == getter:
            source = events[i + used].source
            own = source is None or source in played.cards
            power["" if own or source is None else source.character or source.name] += events[i + used].n
            used += 1
        return list(power.items()), used

    def _alike(self, events: Sequence[Seen], i: int, fits: Callable[[Seen], bool]) -> tuple[str, int]:
        """Events of one sort in a row, told as one event with all their cards."""
        first, j = events[i], i
        while j < len(events) and _sort(events[j]) == _sort(first) and fits(events[j]):
            j += 1
        row = events[i:j]
        whole = first._replace(
            cards=tuple(card for e in row for card in e.cards),
            hidden=sum(e.hidden for e in row),
            n=sum(e.n for e in row),
        )
        return self.sentence(whole), j - i


_OUTCOMES = (ev.BEATEN, ev.WITHSTOOD)
_SENTENCES: dict[str, Callable[[_Teller, Seen], str]] = {
    ev.PLAYED: _Teller.played,
    ev.PLAYED_AGAIN: _Teller.played_again,
    ev.ASSISTED: _Teller.assisted,
    ev.BOUGHT: _Teller.bought,
    ev.DEFEATED: _Teller.defeated,
    ev.GAINED: _Teller.gained,
    ev.PUT: _Teller.put,
    ev.DREW: _Teller.drew,
    ev.DISCARDED: _Teller.discarded,
    ev.DESTROYED: _Teller.destroyed,
    ev.REVEALED: _Teller.revealed,
    ev.LOOKED: _Teller.looked,
    ev.SHUFFLED: _Teller.shuffled,
    ev.POWER: _Teller.power,
    ev.ATTACKED: _Teller.attacked,
    ev.HIT: _Teller.hit,
    ev.HUNTED: _Teller.hunted,
    ev.AVOIDED: _Teller.avoided,
    ev.SPARED: _Teller.spared,
    ev.PASSED: _Teller.passed,
    ev.USED: _Teller.used,
    ev.TURNED_DOWN: _Teller.turned_down,
    ev.TURNED_UP: _Teller.turned_up,
    ev.CHOSE: _Teller.chose,
    ev.NAMED: _Teller.named,
    ev.PAID: _Teller.paid,
    ev.APPEARED: _Teller.appeared,
    ev.TURN: _Teller.turn,
    ev.TURN_ENDED: _Teller.turn_ended,
    ev.REFILLED: _Teller.refilled,
    ev.DEALT: _Teller.dealt,
    ev.OVER: _Teller.over,
    ev.CONFRONTED: _Teller.confronted,
    ev.CALLED_OFF: _Teller.called_off,
    ev.SWITCHED: _Teller.switched,
    ev.BLOCKED: _Teller.blocked,
    ev.RAISED: _Teller.raised,
    ev.BEATEN: _Teller.beaten,
    ev.WITHSTOOD: _Teller.withstood,
    ev.STORED: _Teller.stored,
    ev.OUT: _Teller.out,
    ev.REMOVED: _Teller.removed,
}
_CITY: tuple[str, ...] = (ev.PLACED, ev.WALKED, ev.MOVED_VILLAIN, ev.CONTAINED, ev.FROZEN, ev.CHEAPENED, ev.KEPT)
_CITY += (ev.CLOCK, ev.ENTERED, ev.REWARDED, ev.LEFT)
_SENTENCES |= {word: getattr(_Teller, word.replace(" ", "_")) for word in _CITY}
#: What happens in the city without anybody doing it, or whoever did it.
_OF_THE_CITY: dict[str, str] = {
    ev.THREAT: "The Threat rises to Level {e.n}.",
    ev.DAMAGED: "{space} takes damage: {e.other} of 5.",
    ev.RUINED: "{space} is destroyed: its ability or its Basic stack is gone.",
    ev.REPAIRED: "{space} is repaired{by}.",
    ev.DARKENED: "{space} goes dark{by}.",
    ev.LIT: "{space} has light again{by}.",
    ev.RESCUED: "A civilian in {space} goes with {whom}.",
    ev.SAVED: "Civilians come aboard with {whom}: {e.n}.",
    ev.LOST: "Civilians are lost: {e.n}.",
    ev.COMPLETED: "A Side Mission is completed: {e.note}.",
    ev.CAME_BACK: "{cards} comes back to {space}.",
    ev.ROLLED: "The die shows {e.n} for the Destination of {cards}.",
    ev.ALLY_HURT: "The ally takes a Weakness: {e.n} of 3.",
    ev.ALLY_LEFT: "The ally leaves the city.",
    ev.ALLY_BACK: "The ally comes back to {space}.",
}
