"""What the players of a campaign have met: cards of scenario packs and Signature cards are surprises until then."""

from __future__ import annotations

from typing import Final

from archfoe.core.cards import Card
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import PILES, SHELF, UNUSED
from archfoe.table import catalogue, rulebook
from archfoe.table.catalogue import is_surprise
from archfoe.table.rulebook import Rule
from archfoe.table.view import View
from archfoe.table.words.own import own_words

#: Written behind the name of a card or the id of a rule by who wants to know all.
FLAG = "--spoilers"


class Surprises:
    """What a game says of cards and rules that are surprises; this is one in which nobody meets any."""

    def met(self, view: View) -> list[Card]:
        """The surprises that a seat has met in earlier games, or has earned."""
        return []

    def spoils(self, rule: Rule, view: View, met: list[Card]) -> bool:
        """Does a rule that tells of surprises tell more than a seat has met?"""
        return True


def without_flag(what: str) -> tuple[str, bool]:
    """("darkseid", True) for "darkseid --spoilers"."""
    plain = what.strip().removesuffix(FLAG)
    return plain.strip(), plain != what.strip()


def in_sight(view: View) -> list[Card]:
    """Every card that this seat sees somewhere, once."""
    piles = (pile for pile in range(PILES) if pile not in (UNUSED, SHELF))
    return list(dict.fromkeys(card for pile in piles for card in view.known(pile)))


_PLAIN: Final = Surprises()


def _surprises(view: View) -> Surprises:
    return own_words(view.game_type, "surprises", _PLAIN)


def met(view: View) -> list[Card]:
    """The surprises that this seat may be told of: what it sees, what came before, and what its table has earned."""
    return list(dict.fromkeys([*filter(is_surprise, in_sight(view)), *_surprises(view).met(view)]))


def spoils(rule: Rule, view: View) -> bool:
    """Is this a rule of a scenario that is still to come, or of another player's Secret Card?"""
    return rule.spoiler and _surprises(view).spoils(rule, view, met(view))


def rule_to_read(what: str, view: View) -> Rule:
    """A rule by its id, unless it would spoil something."""
    rule_id, spoilers = without_flag(what)
    rule = rulebook.find(rule_id)
    if not spoilers and spoils(rule, view):
        raise ArchfoeError(f"{rule.id} gives away what you have not met yet. To read it, write: {rule.id} {FLAG}")
    return rule


def cards_to_tell(view: View, spoilers: bool) -> list[Card]:
    """The surprises that may be found by name."""
    return catalogue.cards(spoilers=True) if spoilers else met(view)
