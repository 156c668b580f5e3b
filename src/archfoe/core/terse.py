"""The terse voice of rules texts: fewer words for what the whole text says, and never a number less.

What is told in another order is up to the `text` of each effect, which asks its `Person` for the voice. Here is what is
only a matter of words, so that a text that knows of no voice (a fan's effect, a docstring) is shortened, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from archfoe.core.text import NUMBER_WORDS

#: What a card on the table has room for.
ROOM: Final = 72
MORE: Final = "read on"

_DIGITS: Final = {word: str(n) for n, word in enumerate(NUMBER_WORDS) if n > 1}
_NUMBER: Final = re.compile(rf"\b(?:{'|'.join(_DIGITS)})\b")
_OF_DECK: Final = r"(your|their|its owner's|the main) deck"


def _table(*rows: tuple[str, str]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern), instead) for pattern, instead in rows)


#: What is said, and what is said instead; one after the other.
_TERSE: Final = _table(
    (r"\bYou may ", "May "),
    (r"\byou may ", "may "),
    (r"\bOtherwise[,:]? ", "Else "),
    (r"\botherwise[,:]? ", "else "),
    (r"\byour hand, your discard pile or both\b", "your hand or discard pile"),
    (r"\btheir hand, their discard pile or both\b", "their hand or discard pile"),
    (r"\b(in|from|into|to) (?:your|their) (hand or )?discard pile\b", r"\1 \2discard"),
    (r"\b(in|from) (?:your|their) hand\b(?! and\b)", r"\1 hand"),
    (r"\bthe discard pile of that foe\b", "that foe's discard"),
    (r"\bdiscard pile\b", "discard"),
    (rf"\bon top of {_OF_DECK}", r"on \1 deck"),
    (rf"\bon the bottom of {_OF_DECK}", r"under \1 deck"),
    (r"\bthe top card of (your|their) deck\b", r"\1 top card"),
    (r"\bthe top card of (that foe's|the main) deck\b", r"\1 deck's top card"),
    (r"\bthat foe's deck's\b", "that foe's"),
    (r"\bthe top (\d+) cards of (your|their) deck\b", r"\2 top \1 cards"),
    (r"\bthe top (\d+) cards of the main deck\b", r"the main deck's top \1 cards"),
    (r"\b(\d+) or more\b", r"\1+"),
    (r", before or after this card\b", ""),
    (r"\bthat you (?=own|buy|control|discard|defeat|earn|play)", "you "),
    (r"\bhave (already )?played\b", r"\1played"),
    (r"\bfor the rest of the turn\b", "this turn"),
    (r"\b([Aa])t the end of (?:the|your) turn\b", r"\1t end of turn"),
    (r"\buntil your next turn starts\b", "until your next turn"),
    (r"\ba card has you draw\b", "a card makes you draw"),
    (r"\bwith an Attack that you play\b", "with your Attack"),
    (r"\bduring (your|a|another)\b", r"in \1"),
)
#: More of it, where there is no room otherwise.
_TIGHT: Final = _table(
    (r"([^.:]+): ([^.]+)\. \1: ", r"\1: \2, "),  # two things on one occasion
    (r"Each time you ([^.:]+): ([^.]+)\. Each time you ([^.:]+): \2\.", r"Each time you \1 or \3: \2."),
    (r"\bfor (?:each|every)\b", "per"),
    (r"\byou win the game at once\b", "you win"),
    (r"\bof total cost (\d+) or less\b", r"up to total cost \1"),
    (r"\bunless it is an? ", "unless a "),
    (r"\bin another player's turn\b", "on others' turns"),
    (r", wherever they are\b", ""),
    (r", to discard or\b", " to discard or"),
    (r"\bWorth (?=\d)", ""),
    (r"\binto your hand\b", "into hand"),
    (r"\bto avoid an Attack(?=[;.])", "to avoid"),
    (r"\b(in|from) the Line-Up\b", r"\1 Line-Up"),
    (r"\b[Rr]eveal(?=s? (?:your|their|the|that))", "show"),
    (r"\b([Ll]ook) at\b", "see"),
    (r"\bif it is (?:an? )?(?=[A-Z])", "if "),
    (r"\bcosting (\d+) or less\b", r"up to cost \1"),
    (r"\bas soon as there is no (.+?) in Line-Up\b", r"once Line-Up has no \1"),
    (r"\bthe Super-Villain on top of the stack\b", "the top Super-Villain"),
    (r"(?<!gained)(?<!played) this turn\b", ""),
    (r"\bin your Confrontation\b", "in Confrontations"),
    (r", then put it back\b", ", then return it"),
    (r"\bthe main deck's top card\b", "the top main-deck card"),
    (r" on top\b(?=[.;,])", ""),
    (r"\bgoes back there\b", "goes back"),
    (r"\breturning each one there\b", "returning each"),
)
#: And still more: what a player at the table knows anyway.
_TIGHTER: Final = _table(
    (r"; if ([A-Z][\w ]+), draw it; else may discard it", r"; draw if \1, else may discard"),
    (r"\bbuy or gain\b", "get"),
    (r"\bbought or gained\b", "got"),
    (r"\bmay pay (\d+ (?:Power|Move)):", r"\1:"),
    (r"\b[Tt]arget player\b", "a player"),
    (r"\b(?:your|their) top card\b", "top card"),
    (r"\bon (?:your|their) deck\b", "on deck"),
    (r"\b(destroys?(?: up to)?) a card\b", r"\1 1"),
    (r"\b(destroys? up to \d+) cards\b", r"\1"),
    (r"\b(discards?) a random card\b", r"\1 1 at random"),
    (r"\b(discards?) (\d+) random cards\b", r"\1 \2 at random"),
    (r"\b(discards?) (?:your|their) hand\b", r"\1 hand"),
    (r"\b(discards? every [\w ]+) from hand\b", r"\1"),
    (r"\bagainst you or a Character within\b", "within"),
    (r"\bagainst up to (\d+) Characters within\b", r"on up to \1 within"),
    (r", you included\b", ""),
    (r"\b(the )?Character costs\b", "Character costs"),
    (r"\bFirst ([\w -]+?) each turn:", r"1st \1:"),
    (r"\bSecond ([\w -]+?) each turn:", r"2nd \1:"),
    (r"\b(Each [\w -]+?) you play:", r"\1:"),
    (r"\bEach time you announce a Confrontation\b", "Each Confrontation you announce"),
    (r"\b([Ee])lse \+(\d+) Power\b", r"\1lse +\2"),
    (r"\b([Mm]ay) take (.+?) back from discard\b", r"\1 take \2 from discard"),
    (r"\bfrom the destroyed pile\b", "from destroyed"),
    (r"\bin the destroyed pile\b", "in destroyed"),
    (r"\b(destroys? [^.;]*?) in hand or discard\b", r"\1"),
    (r"\bis in your space\b", "is here"),
    (r"\bin your space\b", "here"),
    (r" you own\b", ""),
    (r"\bdifferent card types\b", "card types"),
    (r"\ba Location (?:you|they) control\b", "a Location"),
    (r"\bif you have fewer than (\d+) cards in hand\b", r"if under \1 in hand"),
    (r"\bmove (up to \d+|1) spaces?\b", r"move \1"),
    (r", then return it\b", ""),
)


def terse(words: str) -> str:
    """The same in fewer words."""
    return _said(_NUMBER.sub(lambda found: _DIGITS[found[0]], words), _TERSE)


def fitted(sentences: Iterable[str]) -> str:
    """In fewer words if there is no room for all; if that is not enough, cut after a clause.

    A clause that says how much, or who is meant, is never cut.
    """
    said = " ".join(filter(None, sentences))
    if len(said) <= ROOM:
        return said
    for table in (_TIGHT, _TIGHTER):
        said = ". ".join(part[:1].upper() + part[1:] for part in _said(said, table).split(". "))
        if len(said) <= ROOM:
            return said
    return _cut(said)


def _said(words: str, table: tuple[tuple[re.Pattern[str], str], ...]) -> str:
    for pattern, instead in table:
        words = pattern.sub(instead, words)
    return words


def _cut(said: str) -> str:
    """Clauses from the end that tell neither how much nor whom; none at all if that does not make it fit."""
    clauses = re.split(r"(?<=[.;]) ", said)
    while len(clauses) > 1 and not _TELLING.search(clauses[-1]):
        clauses.pop()
        short = f"{' '.join(clauses).rstrip('.;')}; {MORE}."
        if len(short) <= ROOM:
            return short
    return said


_TELLING: Final = re.compile(r"\d|\b(?:foe|player|teammate|[Tt]arget|VP)\b")
