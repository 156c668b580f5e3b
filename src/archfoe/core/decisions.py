"""Questions to players: a `Decision` offers plain values, an answer is a tuple of indices."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Final, NamedTuple

from archfoe.core.errors import IllegalAnswer

Seat = int
CardId = int
Answer = tuple[int, ...]

#: Answers of one pick, made once: a game has a thousand of them, and what is made anew is work for the collector.
ONE_PICK: Final[tuple[Answer, ...]] = tuple([(i,) for i in range(256)])
FEW: Final = 256

#: What the options of a decision are. A "word" is an effect, a card type or a key with a saying.
ACTION, CARD, PILE, SEAT, WORD, NUMBER = "action", "card", "pile", "seat", "word", "number"
SPACE_OPTION: Final = "space"  # of a board

#: What the key of an option says to a person; {} is the card that the question is about.
SAYINGS: Final[dict[str, str]] = {}


def saying(key: str, words: str) -> str:
    """A key for an option that no effect expresses: bots look at the key, only people read the words."""
    if SAYINGS.setdefault(key, words) != words:
        raise ValueError(f"The key {key!r} already says {SAYINGS[key]!r}. Choose another key for {words!r}.")
    return key


#: Of a yes-or-no question; its words come from what is declined.
NO: Final = saying("no", "no")


@dataclass(frozen=True, eq=False)
class Kind:
    """What is asked: one constant for each sort of question, so that every table words it alike."""

    name: str
    prompt: str
    of: str = CARD
    played: bool = False  # the cards on offer are named as plays of this turn, wherever they lie now

    def __post_init__(self) -> None:
        _KINDS.setdefault(self.name, self)

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"

    def __deepcopy__(self, memo: object) -> Kind:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _kind_again, (self.name, self.prompt, self.of, self.played)


_KINDS: Final[dict[str, Kind]] = {}


def kinds() -> dict[str, Kind]:
    """Every sort of question that the loaded games have, by its name."""
    return dict(_KINDS)


def _kind_again(name: str, prompt: str, of: str, played: bool) -> Kind:
    """The constant itself when a pickle is read: kinds are compared by what they are, not by what they say."""
    known = _KINDS.get(name)
    if known is not None and (known.prompt, known.of, known.played) == (prompt, of, played):
        return known
    return Kind(name, prompt, of, played)


MAIN_ACTION: Final[Kind] = Kind("main", "Your turn", ACTION)
DEFEND: Final[Kind] = Kind("defend", "Avoid the Attack?")
DEFEND_TEAM: Final[Kind] = Kind("defend a teammate", "Save whom?", ACTION)
SHOW: Final[Kind] = Kind("show", "Show a card to be spared?")
DISCARD_CARD: Final[Kind] = Kind("discard", "Discard a card")
DESTROY_CARD: Final[Kind] = Kind("destroy", "Destroy a card")
GAIN_CARD: Final[Kind] = Kind("gain", "Gain which card?")
FETCH_CARD: Final[Kind] = Kind("fetch", "Take which card back?")
WHERE_TO: Final[Kind] = Kind("where to", "Put the card where?", PILE)
WHICH_FIRST: Final[Kind] = Kind("which first", "Which ability first?", ACTION)
MAY: Final[Kind] = Kind("may", "Do it?", WORD)
CHOOSE_ONE: Final[Kind] = Kind("choose one", "Choose one", WORD)
PLAY_CARD: Final[Kind] = Kind("play", "Play which card?")
PLAY_AGAIN: Final[Kind] = Kind("play again", "Which card again?", played=True)
BORROW_CARD: Final[Kind] = Kind("borrow", "Play which card from the Line-Up?")
PASS_CARD: Final[Kind] = Kind("pass", "Pass which card?")
MOVE_CARD: Final[Kind] = Kind("move", "Move which card?")
CHOOSE_HERO: Final[Kind] = Kind("choose hero", "Choose your Super Hero")
MATCH_CARD: Final[Kind] = Kind("match", "Match which card's Power?", played=True)
CHOOSE_TYPE: Final[Kind] = Kind("card type", "Which card type?", WORD)
PLACE_CARD: Final[Kind] = Kind("place", "Put which card there?")
ORDER_CARDS: Final[Kind] = Kind("order", "Which one on top?")
TAKE_CARD: Final[Kind] = Kind("take", "Draw which card?")
COPY_CARD: Final[Kind] = Kind("copy", "Copy which card?", played=True)
TARGET_PLAYER: Final[Kind] = Kind("target player", "Which player?", SEAT)
TARGET_FOE: Final[Kind] = Kind("target foe", "Which foe?", SEAT)


class Decision:
    """Pick from `least` to `most` of the options.

    `source` is the card that asks (-1: the rules do), `about` what the question is about: the
    attacking card, the card gained, `receiver` the seat that gets what is picked. `rule` is set
    where a ruling is behind the question; else the game knows the rule of each kind.
    """

    __slots__ = ("about", "kind", "least", "most", "options", "ordered", "receiver", "rule", "seat", "source")

    def __init__(
        self,
        seat: Seat,
        kind: Kind,
        options: Sequence[Any],
        least: int = 1,
        most: int = 1,
        ordered: bool = False,
        source: CardId = -1,
        about: CardId = -1,
        rule: str = "",
        receiver: Seat = -1,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.least = least
        self.most = most
        self.ordered = ordered
        self.source = source
        self.about = about
        self.rule = rule
        self.receiver = receiver

    @property
    def forced(self) -> bool:
        """Leaves no choice: the only answer is to take everything on offer."""
        n = len(self.options)
        return self.least == self.most == n and not (self.ordered and n > 1)

    def key(self) -> tuple[Any, ...]:
        return (
            self.seat,
            self.kind.name,
            tuple(self.options),
            self.least,
            self.most,
            self.ordered,
            self.source,
            self.about,
            self.rule,
            self.receiver,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Decision{self.key()}"

    def __reduce__(self) -> tuple[Any, ...]:
        limits = (self.least, self.most, self.ordered)
        known = self.source, self.about, self.rule, self.receiver
        return _asked_again, (self.seat, self.kind, self.options, limits, *known)

    def check(self, picked: Sequence[int]) -> Answer:
        """The answer in its normal form; refuses what is not on offer."""
        n = len(self.options)
        fits_one = self.least <= 1 <= self.most
        if fits_one and type(picked) is tuple and len(picked) == 1 and type(picked[0]) is int and 0 <= picked[0] < n:
            return picked  # as nearly every answer
        try:
            if not isinstance(picked, (tuple, list)):
                raise TypeError
            picked = tuple([index(i) for i in picked])  # also those of other libraries
        except TypeError:
            raise IllegalAnswer(f"An answer is a tuple of indices such as (0,), not {picked!r}.") from None
        if not all(0 <= i < n for i in picked):
            raise IllegalAnswer(f"The answer {list(picked)} is not among the {n} options.")
        if len(set(picked)) != len(picked):
            raise IllegalAnswer(f"The answer {list(picked)} picks the same option twice.")
        if not self.least <= len(picked) <= self.most:
            span = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            raise IllegalAnswer(f"Pick {span} of the options, not {len(picked)}.")
        return tuple(picked) if self.ordered else tuple(sorted(picked))


def _asked_again(
    seat: Seat,
    kind: Kind,
    options: Sequence[Any],
    limits: tuple[int, int, bool],
    source: CardId,
    about: CardId,
    rule: str,
    receiver: Seat = -1,  # what was kept before there was one knows none
) -> Decision:
    """The question of a pickle or a copy."""
    return Decision(seat, kind, options, *limits, source, about, rule, receiver)


class NeedAnswer(BaseException):
    """Unwinds the running task to the engine. Not an Exception: rules must never catch it."""

    def __init__(self, decisions: dict[Seat, Decision]) -> None:
        super().__init__()
        self.decisions = decisions


class Stopped(BaseException):
    """A game that is played only up to some turn has come to the end of that turn: see `Game.until`."""


def stop(game: object) -> None:
    raise Stopped


class Astray(Exception):
    """A game in a hurry was not asked what it had an answer for: play it again with care."""


class AskedAnew(Exception):
    """A task that ran again with its answers asked something else: it is no pure function of them."""


class Picks:
    """An answer of several picks, taken one at a time (for search and for bots).

    Unordered picks go upwards, and of options with the same label only the first free one is
    offered, so that every distinct answer is reached by exactly one path.
    """

    def __init__(self, decision: Decision, label: Callable[[Any], Hashable] = lambda option: option) -> None:
        self.decision = decision
        self.picked: list[int] = []
        self.labels = [label(option) for option in decision.options]
        self._rank: dict[Hashable, int] = {}
        for i, name in enumerate(self.labels):
            self._rank.setdefault(name, i)

    @property
    def options(self) -> list[int]:
        """Indices that may come next; -1 ends the answer."""
        d, out, seen = self.decision, [], set()
        if len(self.picked) < d.most:
            start = self._rank[self.labels[self.picked[-1]]] if self.picked and not d.ordered else -1
            for i, name in enumerate(self.labels):
                if i not in self.picked and name not in seen and self._rank[name] >= start:
                    seen.add(name)
                    out.append(i)
        left = d.least - len(self.picked)
        if left > 0 and not d.ordered:  # do not run into a dead end
            out = [i for i in out if self._room(i) >= left]
        return [*out, -1] if left <= 0 else out

    def _room(self, i: int) -> int:
        """How many picks are still possible if `i` comes next."""
        start = self._rank[self.labels[i]]
        return sum(j not in self.picked and self._rank[name] >= start for j, name in enumerate(self.labels))

    def pick(self, i: int) -> Answer | None:
        """Adds a pick; returns the whole answer once it is complete."""
        if i >= 0:
            self.picked.append(i)
            if len(self.picked) < self.decision.most and self.options != [-1]:
                return None
        return tuple(self.picked) if self.decision.ordered else tuple(sorted(self.picked))


class Reason(NamedTuple):
    """Why something cannot be done: a sentence and the rule behind it."""

    text: str
    rule: str
