"""What an ability is: an `Effect`, a plain function with its text as docstring, or several in a row."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from archfoe.core.budget import MOST_EFFECTS
from archfoe.core.compiling import mypyc_attr
from archfoe.core.text import YOU, Person, count, listed, lower_first, sentence

if TYPE_CHECKING:
    from archfoe.core.decisions import CardId
    from archfoe.core.player import Player

Choices: TypeAlias = "Mapping[str, Collection[str]]"
# A word of the vocabulary is a frozen dataclass: a value that can be compared, hashed and read aloud. Its base classes
# are no ABCs, which are slow to recognize; the type checker refuses a word without its methods all the same.


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """What never changes: a deep copy of a game may use the very same one."""

    @staticmethod
    def choices() -> Choices:
        """The texts that a field may have, where not any will do."""
        return {}

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew from a pickle, as it was made."""
        return type(self), tuple([getattr(self, name) for name in getattr(self, "__match_args__", ())])


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Word):
    """One thing that happens. `do` does it and says whether it did; `text` words it for a person."""

    @abstractmethod
    def do(self, me: Player) -> bool: ...

    def is_quiet(self) -> bool:
        """Does it ask nothing and commute with its like, so that it needs no task of its own when triggered?"""
        return False

    def never_asks(self) -> bool:
        """Is surely nobody asked anything while it is done?"""
        return self.is_quiet()

    def possible(self, me: Player) -> bool:
        """Would it do anything? An offer that cannot be met is not made."""
        return True

    def is_plain(self) -> bool:
        """Does it ask its player nothing, and is it all the same when in the turn it comes?"""
        return self.is_quiet()

    def offered(self) -> Effect | None:
        """The same as an offer that can be declined within its own choice; None: ask yes or no first."""
        return None

    def offer(self) -> str:
        """What a yes-or-no question asks for: it completes "Do you want to ...?"."""
        return self.text()

    def attacks(self) -> tuple[Effect, ...]:
        """The Attacks that it is, or offers to choose from."""
        return ()

    def plain_power(self) -> int:
        """The Power that it gives, if it is nothing else; else -1."""
        return -1

    def at_edge(self) -> bool:
        """Does a number at the edge of the card say it?"""
        return False

    def speaks_of(self, me: Player) -> CardId | None:
        """The card that its words call "it", where a question about it can name that card."""
        return None

    @abstractmethod
    def text(self, who: Person = YOU) -> str:
        """A clause without capital or full stop: "draw a card" / "draws a card"."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """Something that holds or does not."""

    @abstractmethod
    def met(self, me: Player) -> bool: ...

    def is_settled(self) -> bool:
        """Is it all the same when in the turn it is looked at?"""
        return False

    def says_when(self) -> bool:
        """Do its words say when in the turn it may come true, so that who waits for it need not?"""
        return hasattr(self, "already") or self.is_settled()

    @abstractmethod
    def text(self, who: Person = YOU) -> str: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Condition):
    """A number that the table gives: "for each ...". As a condition it holds when it is not 0."""

    @abstractmethod
    def count(self, me: Player) -> int: ...

    def met(self, me: Player) -> bool:
        return self.count(me) > 0

    def is_fleeting(self) -> bool:
        """Do other plays, draws and purchases of the turn change it, so that when to count it is a choice?"""
        return False

    @abstractmethod
    def each(self, who: Person = YOU) -> str: ...

    def text(self, who: Person = YOU) -> str:
        return f"there is {count(1, self.each(who))}"


# A condition that is worded in one way for who looks once, when a card is resolved, and in another for who waits for it
# has a field `already`. Who has the condition decides: a text must not promise what nobody looks at any more.


def look_once(word: Word, field: str) -> None:
    """For the making of a word that looks at what its field holds when it is resolved, and never again."""
    _say_already(word, field, True)


def wait_for(word: Word, field: str) -> None:
    """The same for a word that also looks later in the turn."""
    _say_already(word, field, False)


def _say_already(word: Word, field: str, already: bool) -> None:
    held: Any = getattr(word, field)
    if getattr(held, "already", already) != already:
        object.__setattr__(word, field, replace(held, already=already))


def awaited(cond: Condition, who: Person) -> str:
    """The words of who waits for it."""
    return cond.text(who) if cond.says_when() else f"{cond.text(who)}, now or later this turn"


Function: TypeAlias = "Callable[[Player], object]"
Ability: TypeAlias = "Effect | Function | tuple[Ability, ...] | None"


def do_ability(me: Player, ability: Ability) -> None:
    game = me.game
    game.work += 1
    if game.work > MOST_EFFECTS:
        game.works(me.source, 0)  # refuses
    if isinstance(ability, Effect):
        ability.do(me)
    elif isinstance(ability, tuple):
        for part in ability:
            do_ability(me, part)
    elif ability is not None:
        ability(me)


def parts_of(ability: Ability) -> tuple[Effect | Function, ...]:
    """An ability as a flat row of effects and functions."""
    if ability is None:
        return ()
    if isinstance(ability, tuple):
        return tuple(part for one in ability for part in parts_of(one))
    return (ability,)


def spoken_of(me: Player, *abilities: Ability) -> CardId:
    """The card that these abilities call "it", if it is one that the player knows; else -1."""
    for part in parts_of(abilities):
        card = part.speaks_of(me) if isinstance(part, Effect) else None
        if card is not None and me.s.who_knows(card) >> me.seat & 1:
            return card
    return -1


def is_plain(ability: Ability) -> bool:
    """Of every part; a function may well ask something."""
    return all(isinstance(part, Effect) and part.is_plain() for part in parts_of(ability))


def never_asks(ability: Ability) -> bool:
    """Of every part; a function may well ask something."""
    return all(isinstance(part, Effect) and part.never_asks() for part in parts_of(ability))


def clause(ability: Ability, who: Person = YOU) -> str:
    """Several effects in one clause: a, b and c."""
    return listed([_words(part, who) for part in parts_of(ability)])


def then_does(ability: Ability, who: Person) -> str:
    """What somebody does in a second sentence: "they gain a Weakness", or to the reader "gain a Weakness"."""
    if who.they == "you":
        return clause(ability, who)
    if not all(isinstance(part, Effect) for part in parts_of(ability)):  # a docstring has its own verb
        return f"that player {clause(ability, who)}"
    return f"they {clause(ability, who.plain)}"


def one_after_another(ability: Ability, who: Person = YOU) -> str:
    """Behind "if you do": "draw a card, then discard a card"."""
    return ", then ".join([lower_first(_words(part, who)) for part in parts_of(ability)])


def _words(part: Effect | Function, who: Person) -> str:
    if isinstance(part, Effect):
        return part.text(who)
    words = told(part, who)
    return words[:1].lower() + words[1:]


def told(function: object, who: Person) -> str:
    """The docstring of a function as a text. A paragraph "Short: ..." of it is for the terse voice."""
    whole, _, short = (function.__doc__ or "").partition("Short: ")
    return " ".join((short if short and who.terse else whole).split()).rstrip(".")


def say(ability: Ability, who: Person = YOU) -> str:
    """Rules text in whole sentences: a tree says its own, a function has it as docstring."""
    if who.third and who.terse:
        return sentence(f"{who.name} {clause(ability, who)}") if ability is not None else ""
    out = []
    for part in parts_of(ability):
        words = _words(part, who)
        out.append(sentence(f"{who.name} {words}" if who.third else words))
    return " ".join(out)
