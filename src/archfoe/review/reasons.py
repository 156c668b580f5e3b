"""Why one choice is better than another, in a sentence or two: what differs most clearly of all that was counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from archfoe.core.text import upper_first
from archfoe.review import sights as of
from archfoe.review.sights import TURNS, Fact, Sight
from archfoe.table.words.story import possessive


class Teller(NamedTuple):
    """To whom it is told, and what the better choice is held against."""

    who: str = "you"
    whose: str = "your"
    other: str = "what you did"  # in a sentence
    than: str = ""  # behind a number that is compared: " if you buy Kick"
    foe: str = "a foe"  # by name where there is only one
    best_foe: str = "the best foe"
    s: str = "s"  # of what a foe does: the reader may be that foe

    @classmethod
    def about(cls, seat: int, called: Sequence[str], teams: Sequence[int]) -> Teller:
        """Of a seat; whoever is called "you" reads it."""
        foes = [name for name, team in zip(called, teams, strict=True) if team != teams[seat]]
        named = {"foe": foes[0], "best_foe": foes[0], "s": "" if foes == ["you"] else "s"} if len(foes) == 1 else {}
        name = called[seat]
        return cls(name, possessive(name), f"what {name} did", **named)


class Difference(NamedTuple):
    """A fact in the same deals after the better choice and after the other one."""

    fact: Fact
    better: float  # on average
    other: float
    clear: float  # the difference in standard errors, never less than 0
    deals: int
    happened: bool | None = None  # after the other one in the real game; None: nobody knows, or it is no yes or no

    @property
    def refuted(self) -> bool:
        """Did the real game go another way than most tries of what was played?"""
        return self.happened is not None and self.happened != (2 * self.other > 1)

    @property
    def counts(self) -> tuple[int, int]:
        """In so many deals, for what happens once or not at all."""
        return round(self.better * self.deals), round(self.other * self.deals)


class Sort(NamedTuple):
    """A sort of fact: is more of it better, how much must it differ, what it weighs, and how it is said."""

    good: bool
    least: float
    weight: float
    words: Callable[[Difference, Teller], str]


def _in_tries(better: int, other: int, n: int, teller: Teller) -> str:
    """ "in 7 of 10 tries; what you did, in 3" """
    first = f"in all {n} tries" if better == n else f"in {better} of {n} tries"
    second = "in none" if not other else f"in {other}"
    return f"{first}; {teller.other}, {second}"


def _lets(when: str) -> Callable[[Difference, Teller], str]:
    def words(d: Difference, teller: Teller) -> str:
        counted = _in_tries(*d.counts, d.deals, teller)
        return f"it would let {teller.who} defeat {d.fact.card} {when} {counted}."

    return words


def _average(words: str, unit: str = "") -> Callable[[Difference, Teller], str]:
    def told(d: Difference, teller: Teller) -> str:
        figures = f"{d.better:.1f}{unit} on average, against {d.other:.1f}{teller.than}."
        return f"{words.format(**teller._asdict())}: {figures}"

    return told


def _wins(d: Difference, teller: Teller) -> str:
    return f"it wins the game within five turns {_in_tries(*d.counts, d.deals, teller)}."


def _otherwise(words: str) -> Callable[[Difference, Teller], str]:
    """What it keeps from happening: how likely that is, and in how many tries it came about."""

    def told(d: Difference, teller: Teller) -> str:
        better, other = d.counts
        likely = "almost surely" if other >= 0.9 * d.deals else "probably" if 2 * other > d.deals else "perhaps"
        counted = f"{other} of {d.deals} tries" + (f", {better} this way" if better else "")
        said = words.format(card=d.fact.card, likely=likely, **teller._asdict())
        truly = "" if d.happened is None else ", and so it came" if d.happened else ", but this time it did not happen"
        return f"otherwise {said} ({counted}){truly}."

    return told


_OFTEN: Final = 0.2  # of all deals
SORTS: Final[dict[str, Sort]] = {
    of.WON: Sort(True, _OFTEN, 3.0, _wins),
    of.LOST: Sort(False, _OFTEN, 3.0, _otherwise("the game is {likely} lost within five turns")),
    of.FALLS_NOW: Sort(True, _OFTEN, 2.0, _lets("this turn")),
    of.FALLS_NEXT: Sort(True, _OFTEN, 2.5, _lets("next turn")),
    of.FOE_FALLS: Sort(False, _OFTEN, 1.4, _otherwise("{foe} {likely} defeat{s} {card} before {whose} next turn")),
    of.POWER_NEXT: Sort(True, 0.4, 1.6, _average("it brings more Power next turn")),
    of.POWER_SOON: Sort(True, 0.3, 1.5, _average("it brings more Power over the next five turns", " a turn")),
    of.POINTS: Sort(True, 1.0, 1.3, _average("it leads to more points after five more turns")),
    of.FOE_POINTS: Sort(False, 1.0, 0.8, _average("it leaves {best_foe} fewer points after five more turns")),
    of.HITS: Sort(False, 0.2, 1.4, _average("fewer Attacks hit {who} in the next five turns")),
    of.BURDENS: Sort(False, 0.2, 1.3, _average("fewer bad cards come to {who} in the next five turns")),
    of.DANGER: Sort(False, 0.2, 1.5, _average("the Threat stays lower")),
    of.TAKEN: Sort(False, _OFTEN, 0.5, _otherwise("{foe} {likely} take{s} {card} before {whose} next turn")),
}
#: What tells nearly the same: one of each is enough.
_ALIKE: Final = (
    {of.POWER_NEXT, of.POWER_SOON},
    {of.WON, of.LOST},
    {of.FALLS_NOW, of.FALLS_NEXT},
    {of.FOE_FALLS, of.TAKEN},
    {of.POINTS, of.FOE_POINTS},
)
#: Standard errors from which on a difference is clear, and beyond which it is no clearer.
_CLEAR: Final = 2.2
_CLEAREST: Final = 7.0


def differences(deals: Sequence[Sequence[Sight]]) -> list[Difference]:
    """All facts that clearly differ in favor of the better choice, the clearest first; a deal has (other, better)."""
    n = len(deals)
    if n < 2:
        return []
    found = []
    for fact in dict.fromkeys(fact for both in deals for one in both for fact in one):
        sort = SORTS[fact.what]
        if fact.what == of.FALLS_NEXT and any(both[0][Fact(of.FALLS_NOW, fact.card)] for both in deals):
            continue  # who has fallen already is not defeated later
        gaps = [both[1][fact] - both[0][fact] for both in deals]
        mean = sum(gaps) / n
        gain = mean if sort.good else -mean
        error = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (n - 1) / n)
        clear = gain / max(error, 0.05)
        if gain >= sort.least and clear >= _CLEAR:
            averages = [sum([both[i][fact] for both in deals]) / n for i in (0, 1)]
            found.append(Difference(fact, averages[1], averages[0], clear, n))
    return sorted(found, key=lambda d: (-SORTS[d.fact.what].weight * min(d.clear, _CLEAREST), d.fact))


def held_against(found: Sequence[Difference], truth: Sight | None) -> list[Difference]:
    """What was found in tries, with what came of it in the real game; what did not come true is told last."""
    if truth is None:
        return list(found)
    known = [d._replace(happened=bool(truth[d.fact])) if d.fact.what in of.ONCE else d for d in found]
    return sorted(known, key=lambda d: d.refuted)


def told(found: Sequence[Difference], teller: Teller) -> tuple[list[str], list[str]]:
    """Sentences none of which says what another has said: those that tell much, and those that tell something."""
    much: list[str] = []
    something: list[str] = []
    said: set[str] = set()
    for one in found:
        what = one.fact.what
        if what in said:
            continue
        said |= {what}.union(*(group for group in _ALIKE if what in group))
        sort = SORTS[what]
        (much if sort.weight > 1 else something).append(upper_first(sort.words(one, teller)))
    return much, something


assert TURNS == 5, "the sentences say five turns"
