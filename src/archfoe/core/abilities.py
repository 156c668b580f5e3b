"""Abilities that are more than an effect: when they act, what they cost, whom they protect."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from archfoe.core.compiling import mypyc_attr
from archfoe.core.effect import Ability, Choices, Condition, Effect, Word, clause, look_once, one_after_another
from archfoe.core.filters import ANY, Test
from archfoe.core.moments import AVOID, DRAW, END, GAIN, MOMENTS, PLAY, START
from archfoe.core.piles import DECK, DISCARD, HAND, HEROES
from archfoe.core.text import FOE, YOU, Person, count, lower_first, plural

if TYPE_CHECKING:
    from archfoe.core.card import Card
    from archfoe.core.game import Game
    from archfoe.core.player import Player
    from archfoe.core.state import State

OWN, TEAM, ANYONE = "own", "team", "any"
DISCARDED, SHOWN, FROM_PLAY = "discard", "reveal", "from play"  # how a Defense card is used
_ACTORS: Final = {OWN: "you", TEAM: "you or your teammate", ANYONE: "a player"}
_TURNS: Final = {OWN: "your turn", TEAM: "each turn of your team", ANYONE: "each player's turn"}
_LIMITS: Final = {0: "any number of times", 1: "once", 2: "up to twice"}
_PLACES: Final = {DECK: "on top of your deck", HAND: "into your hand", DISCARD: "into your discard pile"}
_ORDINALS: Final = {0: "each", 1: "first", 2: "second", 3: "third"}
_TIMES: Final = {0: "each time", 1: "the first time", 2: "the second time", 3: "the third time"}


@dataclass(frozen=True)
class Defense(Word):
    """A way to avoid an Attack: by discarding or revealing the card, or from play."""

    bonus: Ability = None
    use: str = DISCARDED
    range: int = 0  # how far away those may be whom it protects, on a board
    protects: int = 1  # so many of those who are attacked
    selfish: bool = False  # only against an Attack on oneself, whatever else lends Range to Defenses

    @staticmethod
    def choices() -> Choices:
        return {"use": (DISCARDED, SHOWN, FROM_PLAY)}

    def text(self, who: Person = YOU) -> str:
        if who.terse:
            return self._terse(who)
        how = {
            DISCARDED: "discard this card",
            SHOWN: "reveal this card from your hand",
            FROM_PLAY: "put this card from play into your discard pile",
        }[self.use]
        more = f". If you do, {one_after_another(self.bonus)}" if self.bonus is not None else ""
        return f"you may {how} to avoid an Attack{self._whom()}{more}"

    def _whom(self) -> str:
        if self.selfish:
            return " on yourself"
        if self.protects > 1:
            return f" against up to {count(self.protects, 'Character')} within Range {self.range}, you included"
        return f" against you or a Character within Range {self.range}" if self.range else ""

    def _terse(self, who: Person) -> str:
        how = {DISCARDED: "discard", SHOWN: "show it", FROM_PLAY: "discard from play"}[self.use]
        more = f"; {clause(self.bonus, who)}" if self.bonus is not None else ""
        return f"{how} to avoid an Attack{self._whom()}{more}"


@dataclass(frozen=True)
@mypyc_attr(allow_interpreted_subclasses=True)
class During(Word):
    """A time that not every game has: abilities may listen only then. Each has a class that says both things."""

    def runs(self, s: State, owner: int) -> bool:
        """Is it such a time for the owner of the ability?"""
        raise NotImplementedError

    def text(self, own_turn: bool) -> str:
        """ "during your ...", or of the whole team."""
        raise NotImplementedError


@dataclass(frozen=True)
class When(Word):
    """A triggered ability of a Super Hero, a Location or another card in play."""

    event: str
    effect: Ability
    test: Test = ANY
    nth: int = 0  # only the n-th such event of the turn
    once: bool = False  # only the first that it hears in a turn
    new_name: bool = False  # only cards with a name that was not there yet this turn
    whose: str = OWN
    own_turn: bool = True
    others_turn: bool = False  # only on other players' turns, and for a card that was stored for one's own
    during: During | None = None  # only then

    @staticmethod
    def choices() -> Choices:
        return {"event": MOMENTS, "whose": (OWN, TEAM, ANYONE)}

    def minds(self, own: bool, mate: bool) -> bool:
        """Does it listen to a player who is its owner, or the owner's teammate?"""
        return own or self.whose == ANYONE or (mate and self.whose == TEAM)

    def hears(self, game: Game, owner: int, source: int, seat: int, card: int, number: int) -> bool:
        """Does it act on this event of `seat`, which has just been noted in the state?"""
        s = game.state
        if self.own_turn and (s.between or s.active != owner):
            return False
        if self.others_turn and s.active == owner and game.rules.as_own_turn(s, card):
            return False
        if self.during is not None and not self.during.runs(s, owner):
            return False
        if card >= 0 and s.text and not self.test(s.defn(card)):  # else the engine has looked already
            return False
        if self.event == PLAY or self.event == GAIN:
            if not self._counts(s, owner, source, seat, number):
                return False
            return not self.once or self._heard(s, owner, source) == 1
        n = self._heard(s, owner, source)
        return n == self.nth if self.nth else n == 1 or not self.once

    def _heard(self, s: State, owner: int, source: int) -> int:
        """How often by now: in this turn, the first or second time since a Super Hero was turned up (ruling G-55)."""
        key = (self.event, owner, source, self.test, self._awake(s, owner, source) if self.nth else None)
        n = s.counts[key] = s.counts.get(key, 0) + 1
        return n

    def _awake(self, s: State, owner: int, source: int) -> tuple[int, int] | None:
        """Since which play and gain of this turn it acts, if it is a Super Hero's that was turned up."""
        return s.awake[owner] if s.where[source] == HEROES + owner else None

    def _counts(self, s: State, owner: int, source: int, seat: int, number: int) -> bool:
        """Cards of the turn count from the start, for a Super Hero only while it lies face up."""
        if not self.nth and not self.new_name:
            return True
        log = s.plays if self.event == PLAY else s.gained
        awake = self._awake(s, owner, source)
        since = 0 if awake is None else awake[self.event == GAIN]
        if s.text:
            fitting = [c for p, c in log[since : number + 1] if p == seat and self.test(s.defn(c))]
        else:
            fits = s.card_table.fitting(self.test)
            fitting = [c for p, c in log[since : number + 1] if p == seat and c in fits]
        if self.new_name:
            names = [s.cards[c].name for c in fitting]
            if names.count(s.cards[log[number][1]].name) > 1:
                return False
            return not self.nth or len(set(names)) == self.nth
        return len(fitting) == self.nth

    def text(self, who: Person = YOU) -> str:
        effect = lower_first(clause(self.effect, who))
        if self.event in (START, END):
            whose = "your turn" if self.own_turn else _TURNS[self.whose]
            moment = f"{self.event} of {whose}{self._during(turn='')}"
            return f"{moment}: {effect}" if who.terse else f"at the {moment}, {effect}"
        often = self.nth or (1 if self.once else 0)
        once = re.fullmatch(r"(.+) \(once a turn\)", effect)
        if who.terse:
            head = self._terse(often)
            if once and head.startswith("each ") and not self._during(turn=""):
                return f"one {head.removeprefix('each ')} each turn: {once[1]}"
            return f"{head}: {effect}"
        when = _TIMES.get(often) or f"the {often}th time"
        turn = " during your turn" if self.own_turn and not MOMENTS[self.event].in_turn else ""
        if once and turn and not often:
            return f"once{self._during(turn)}, when {self._happens()}, {once[1]}"
        if self.new_name and turn and self.event in (PLAY, GAIN):
            return f"{self._during(turn).strip()}, {when} {self._happens()}, {effect}"
        return f"{when} {self._happens()}{self._during(turn)}, {effect}"

    def _terse(self, often: int) -> str:
        """ "first Hero each turn", "each Equipment you play", "each time you avoid an Attack"."""
        during = self._during(turn="") or (" each turn" if often else "")
        if self.event not in (PLAY, GAIN) or self.whose != OWN:
            return f"{_TIMES.get(often) or f'the {often}th time'} {self._happens()}{during}".removeprefix("the ")
        noun = f"different {self.test.noun()}" if self.new_name else self.test.noun()
        verb = " you play" if self.event == PLAY else " you buy or gain"
        if self.event == PLAY and often and self.during is None:
            verb = ""
        return f"{_ORDINALS[often]} {noun}{verb}{during}"

    def _happens(self) -> str:
        """ "you play a Hero", "a player discards a card from their hand"."""
        if self.event == DRAW and self.whose == OWN:
            return "a card has you draw"
        who = FOE if self.whose == ANYONE else YOU
        said = MOMENTS[self.event]
        noun = said.noun if said.noun and self.test == ANY else self.test.noun()
        done = "gained" if self.event == GAIN else "played"
        new = f" with a name you have not {done} yet" if self.new_name and not said.noun else ""
        phrase = said.phrase.format(f"{count(1, noun)}{new}", their=who.their)
        if self.event == AVOID and self.test != ANY:
            phrase += f" with {count(1, noun)}"
        return f"{_ACTORS[self.whose]} {who.verb(phrase)}"

    def _during(self, turn: str) -> str:
        if self.during is not None:
            turn = f" {self.during.text(self.own_turn)}"
        return f"{turn} during another player's turn" if self.others_turn else turn


@dataclass(frozen=True)
class Use(Word):
    """An ability offered beside plays and purchases: pay, then have the effect."""

    effect: Ability
    power: int = 0
    move: int = 0
    limit: int = 1  # times for each play of the card; 0: any number
    ready: Condition | None = None
    anytime: bool = False  # of a card that stays in play: also during the turns of other players

    def __post_init__(self) -> None:
        look_once(self, "ready")

    def why_not(self, me: Player, n: int) -> str | None:
        """Why the n-th ability of the asking card cannot be used now."""
        s = me.s
        if self.limit and (me.seat, me.source, n) in s.uses and self._used_up(me, n):
            return "it has been used this turn"
        if self.power and self.power > s.power(me.seat):
            return f"you are {self.power - s.power(me.seat)} Power short"
        if self.move and self.move > s.moves[me.seat]:
            return f"you are {self.move - s.moves[me.seat]} Move short"
        if self.ready is not None and not self.ready.met(me):
            return f"it works only if {self.ready.text(YOU)}"
        if isinstance(self.effect, Effect) and not self.effect.possible(me):  # a function may always be called
            return "it would do nothing now"
        return None

    def _used_up(self, me: Player, n: int) -> bool:
        """As often as the card was played this turn, if it was."""
        s = me.s
        done = s.uses.get((me.seat, me.source, n), 0)
        plays = 1 if s.cards[me.source].ongoing else sum(c == me.source for _, c in s.plays) or 1
        return done >= self.limit * plays

    def text(self, who: Person = YOU) -> str:
        if who.terse:
            return self._terse(who)
        often = _LIMITS.get(self.limit) or f"up to {self.limit} times"
        if self.anytime:
            often = "during any player's turn" if self.limit == 1 else f"{often} during any player's turn"
        else:
            often += " during your turn"
        price = f"pay {self._price()}: " if self._price() else ""
        ready = f", if {self.ready.text(YOU)}" if self.ready is not None else ""
        words = clause(self.effect)
        return f"{often}{ready}, you may {price}{'get ' if words.startswith('+') else ''}{words}"

    def _price(self) -> str:
        """ "2 Power and 1 Move"."""
        return " and ".join([f"{n} {what}" for n, what in ((self.power, "Power"), (self.move, "Move")) if n])

    def _terse(self, who: Person) -> str:
        """ "each 3 Move you pay: draw 1", "once a turn, may pay 2 Power: draw 1"."""
        ready = f"if {self.ready.text(who)}, " if self.ready is not None else ""
        words = clause(self.effect, who).removeprefix("you may ").removeprefix("may ")
        if not self.limit and self._price():
            return f"{ready}each {self._price()} you pay: {words}"
        often = f"{_LIMITS.get(self.limit) or f'up to {self.limit} times'} {'each' if self.anytime else 'a'} turn"
        price = f"pay {self._price()}: " if self._price() else ""
        return f"{often}, {ready}you may {price}{'get ' if words.startswith('+') else ''}{words}"


class Offered:
    """An ability of a card that may be used beside plays and purchases: the n-th of those that it has."""

    __slots__ = ("card", "n", "use")

    def __init__(self, card: int, n: int, use: Use) -> None:
        self.card = card
        self.n = n
        self.use = use


@dataclass(frozen=True)
class Offer(Word):
    """Another place where a card that the owner buys or gains in his turn may go."""

    test: Test = ANY
    to: int = DECK
    once: bool = False  # for one card in each turn

    def piles(self, me: Player) -> list[int]:
        """Where a fitting card may go now."""
        s = me.s
        if self.once and ("elsewhere", me.seat) in s.counts:
            return []
        return [self.to + me.seat, *self.others(me)]

    def others(self, me: Player) -> list[int]:
        """Piles that are not the owner's."""
        return []

    def text(self, who: Person = YOU) -> str:
        noun = self.test.noun()
        what = count(1, noun) if self.once else plural(noun)
        where = _PLACES[self.to] + self.other_words()
        if who.terse:
            return f"{'once a turn, ' if self.once else ''}you may put {what} you buy or gain {where}"
        return f"{'once ' if self.once else ''}during your turn, you may put {what} you buy or gain {where}"

    def other_words(self) -> str:
        """ ", or into ..." for piles that are not the owner's."""
        return ""


@dataclass(frozen=True)
class Grant(Word):
    """A keyword that cards have because this card is there: computed, never stored."""

    keyword: str
    test: Test = ANY
    whose: str = OWN

    @staticmethod
    def choices() -> Choices:
        return {"whose": (OWN, TEAM)}

    def text(self, who: Person = YOU) -> str:
        whose = "your hand and your teammate's hand" if self.whose == TEAM else "your hand"
        return f"{plural(self.test.noun())} in {whose} have {self.keyword.capitalize()}"


@dataclass(frozen=True)
class StandingRule(Word):
    """A rule that holds because a card is there, and that the rules of the game themselves carry out.

    This is what it says; the game that knows it looks for it among the `standing` rules of a card.
    """

    words: str
    short: str = ""  # the same in the terse voice

    def __eq__(self, other: object) -> bool:
        """Written out, since what a dataclass brings is never compiled, and rules look for rules all the time."""
        return isinstance(other, StandingRule) and self.words == other.words

    def __hash__(self) -> int:
        return hash(self.words)

    def text(self, who: Person = YOU) -> str:
        return self.short if self.short and who.terse else self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class Vp(Word):
    """Victory Points that depend on what else the owner has at the end."""

    @abstractmethod
    def score(self, owned: Sequence[Card]) -> int:
        """`owned` are all cards of the player, the scoring card among them."""

    @abstractmethod
    def text(self) -> str: ...

    def short(self) -> str:
        """The same in the terse voice, where it has other words for it."""
        return self.text()


@dataclass(frozen=True)
class VpEach(Vp):
    n: int
    test: Test

    def score(self, owned: Sequence[Card]) -> int:
        return self.n * sum(map(self.test, owned))

    def text(self) -> str:
        return f"{self.n} VP for each {self.test.noun()} you own"


@dataclass(frozen=True)
class VpNames(Vp):
    """For each different name."""

    n: int
    test: Test

    def score(self, owned: Sequence[Card]) -> int:
        return self.n * len({card.name for card in owned if self.test(card)})

    def text(self) -> str:
        return f"{self.n} VP for each different {self.test.noun()} you own"


@dataclass(frozen=True)
class VpPer(Vp):
    """For that many cards of any kind, rounded down."""

    n: int
    cards: int

    def score(self, owned: Sequence[Card]) -> int:
        return self.n * (len(owned) // self.cards)

    def text(self) -> str:
        return f"{self.n} VP for every {self.cards} cards you own"


@dataclass(frozen=True)
class VpIf(Vp):
    n: int
    others: int
    test: Test

    def score(self, owned: Sequence[Card]) -> int:
        return self.n if sum(map(self.test, owned)) - 1 >= self.others else 0

    def text(self) -> str:
        return f"{self.n} VP if you own at least {count(self.others, 'other ' + self.test.noun())}, otherwise 0 VP"

    def short(self) -> str:
        return f"{self.n} VP if you own {self.others}+ other {plural(self.test.noun())}; else 0"
