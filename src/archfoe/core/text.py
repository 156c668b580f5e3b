"""Rules text is rendered from effects: small English helpers, and the person that a sentence speaks of.

There are two voices. The whole text is for reading, the terse one for a card that lies on the table. A `Person` carries
the voice through the tree, so one `text` method has both; what is only a matter of words is done by `core.terse`.
"""

from __future__ import annotations

from typing import Final

#: Words that stand for numbers; cards, questions and the log have digits from 2 up.
NUMBER_WORDS: Final = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_IRREGULAR: Final = {"have": "has", "are": "is", "do": "does", "may": "may"}


class Person:
    """Who a text speaks of, and in which voice: "you draw", "each foe draws"."""

    __slots__ = ("name", "terse", "their", "them", "they", "third")

    def __init__(
        self, name: str, their: str = "their", they: str = "they", third: bool = True, terse: bool = False
    ) -> None:
        self.name, self.their, self.they, self.third, self.terse = name, their, they, third, terse
        self.them = "them" if they == "they" else they

    def of(self, other: Person) -> Person:
        """Somebody else, in the voice of this one."""
        if other.terse == self.terse:
            return other
        return Person(other.name, other.their, other.they, other.third, self.terse)

    def cards(self, n: int, noun: str = "card") -> str:
        """ "a card", "2 Heroes"; in the terse voice "1" goes for a card, and "2" for 2 cards."""
        return str(n) if self.terse and noun == "card" else count(n, noun)

    def verb(self, phrase: str) -> str:
        """ "draw 2 cards" or "draws 2 cards"."""
        if not self.third:
            return phrase
        first, _, rest = phrase.partition(" ")
        if first in _IRREGULAR:
            first = _IRREGULAR[first]
        else:
            first += "es" if first.endswith(("s", "sh", "ch", "x")) else "s"
        return f"{first} {rest}" if rest else first

    def may(self, phrase: str) -> str:
        """ "you may draw" or, after "each foe", "may draw"."""
        return f"may {phrase}" if self.third else f"{self.name} may {phrase}".strip()

    def does(self, phrase: str, optional: bool = False) -> str:
        """ "draw 2 cards", "draws 2 cards", or as an offer "you may draw 2 cards"."""
        return self.may(phrase) if optional else self.verb(phrase)

    @property
    def plain(self) -> Person:
        """The same person after a modal verb or "they": "each foe may draw", not "may draws"."""
        return Person("", self.their, self.they, False, self.terse)

    @property
    def addressed(self) -> bool:
        """Is it the reader to whom the text speaks? Then a verb may be left out: "+2 Power"."""
        return bool(self.name) and not self.third


YOU: Final = Person("you", "your", "you", False)
TERSE: Final = Person("you", "your", "you", False, terse=True)
FOE: Final = Person("each foe")
EACH: Final = Person("each player")
TARGET: Final = Person("that player")
HIT: Final = Person("the attacked player")


def listed(parts: list[str], joint: str = "and") -> str:
    """a, b and c"""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def plural(noun: str) -> str:
    """ "Hero costing 4 or less" -> "Heroes costing 4 or less"."""
    for tail in (" costing ", " of ", " with ", " that ", " in ", " other than "):
        head, found, rest = noun.partition(tail)
        if found:
            return plural(head) + found + rest
    if noun.endswith(" card"):
        return noun + "s"
    if " or " in noun:
        return " or ".join(", ".join(map(plural, part.split(", "))) for part in noun.split(" or "))
    if noun.endswith("Equipment"):
        return noun
    if noun == "Hero" or noun.endswith((" Hero", "ss", "ch")):
        return noun + "es"
    if noun.endswith("y"):
        return noun[:-1] + "ies"
    return noun + "s"


def article(noun: str) -> str:
    return "an" if noun[:1] in "AEIOUaeiou" else "a"


def count(n: int, noun: str) -> str:
    """ "a card", "an Equipment", "3 Heroes"."""
    if n == 1:
        return f"{article(noun)} {noun}"
    return f"{n or 'no'} {plural(noun)}"


def sentence(words: str) -> str:
    words = words.strip()
    if not words:
        return ""
    return words[0].upper() + words[1:] + ("" if words.endswith((".", ".)", "!")) else ".")


def lower_first(words: str) -> str:
    """For the middle of a sentence; keeps "Attack:" and "+2 Power"."""
    return words[:1].lower() + words[1:]


def upper_first(words: str) -> str:
    return words[:1].upper() + words[1:]
