"""The door for who writes cards: all words, of the core and of each game, and what else cards are made of.

Names only; each is loaded from its home when it is first asked for. Where that home is may change, what is found here
stays.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from archfoe.core.effect import Amount as Amount
from archfoe.core.effect import Condition as Condition
from archfoe.core.effect import Effect as Effect

if TYPE_CHECKING:
    from archfoe.core.abilities import *
    from archfoe.core.abilities import StandingRule as StandingRule
    from archfoe.core.cards import *
    from archfoe.core.decisions import Kind as Kind
    from archfoe.core.decisions import saying as saying
    from archfoe.core.effects import *
    from archfoe.core.filters import *
    from archfoe.core.moments import *
    from archfoe.core.piles import *
    from archfoe.core.player import Player as Player
    from archfoe.core.text import YOU as YOU
    from archfoe.core.text import Person as Person
    from archfoe.games.city.cards import CityBox as CityBox
    from archfoe.games.city.events import *
    from archfoe.games.city.scenarios.distractions.verbs import *
    from archfoe.games.city.scenarios.hostages.verbs import *
    from archfoe.games.city.scenarios.mind_control.verbs import *
    from archfoe.games.city.scenarios.mischief.verbs import *
    from archfoe.games.city.standing import *
    from archfoe.games.city.verbs.cards import *
    from archfoe.games.city.verbs.characters import *
    from archfoe.games.city.verbs.villains import *
    from archfoe.games.duel.card import Tough as Tough
    from archfoe.games.duel.cards import DuelBox as DuelBox
    from archfoe.games.duel.events import *
    from archfoe.games.duel.verbs import *
    from archfoe.games.shared.verbs import *

#: What cards are made of beside words.
_OTHERS: Final = {
    "archfoe.core.abilities": "ANYONE Defense Grant OWN Offer StandingRule TEAM Use Vp VpEach VpIf VpNames VpPer When",
    "archfoe.core.cards": "DESIGNED INVENTED MAIN_KIND PUBLIC_LIST RULEBOOK Box Card Provenance clarified",
    "archfoe.core.decisions": "Kind saying",
    "archfoe.core.filters": "ANY COSTLY EQUIPMENT HERO LOCATION MOVE_CARD NO_TYPE SUPER_POWER SUPER_VILLAIN VILLAIN "
    "Test named non only",
    "archfoe.core.moments": "AVOID DRAW END GAIN HARM LOSE PLAY START",
    "archfoe.core.piles": "DECK DESTROYED DISCARD HAND LINEUP MAIN ONGOING PLAYED STACK WEAKNESSES",
    "archfoe.core.player": "Player",
    "archfoe.core.text": "YOU Person",
    "archfoe.games.city.cards": "CityBox",
    "archfoe.games.city.events": "DEFEAT ENTER",
    "archfoe.games.duel.card": "Tough",
    "archfoe.games.duel.cards": "DuelBox",
    "archfoe.games.duel.events": "ANNOUNCE BLOCK",
    "archfoe.games.duel.verbs": "CONFRONTATION",
    "archfoe.games.city.standing": "FAST FIRST_VILLAIN_CHEAPER KEEPS_A_CARD LENDS_DEFENSES REMOTE",
    "archfoe.games.city.verbs.cards": "OfferAround",
}
_HOMES: Final = {name: home for home, names in _OTHERS.items() for name in names.split()}
#: Where the words are: those of all games first.
VOCABULARY: Final = (
    "archfoe.core.effects",
    "archfoe.games.shared.verbs",
    "archfoe.games.duel.verbs",
    "archfoe.games.city.verbs.villains",
    "archfoe.games.city.verbs.characters",
    "archfoe.games.city.verbs.cards",
    "archfoe.games.city.scenarios.hostages.verbs",
    "archfoe.games.city.scenarios.mischief.verbs",
    "archfoe.games.city.scenarios.distractions.verbs",
    "archfoe.games.city.scenarios.mind_control.verbs",
)


def words() -> dict[str, type[Effect | Condition | Amount]]:
    """Every word by its name."""
    found: dict[str, type[Effect | Condition | Amount]] = {}
    for home in VOCABULARY:
        for name, word in vars(import_module(home)).items():
            if _is_word(word) and hasattr(word, "__dataclass_fields__"):  # those without are what words have in common
                found.setdefault(name, word)
    return found


def _is_word(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Effect | Condition | Amount)


def __getattr__(name: str) -> Any:
    if name == "__all__":  # for `from archfoe.cards import *`: found only now, since it loads all of them
        return [*_HOMES, "Amount", "Condition", "Effect", *words()]
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    for home in VOCABULARY if name[:1].isupper() else ():
        found = getattr(import_module(home), name, None)
        if _is_word(found):
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*_HOMES, *words()})
