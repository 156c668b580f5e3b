"""The door for who makes a set, a variant or a game: the names here are promised, and no other.

A package that imports nothing else of archfoe goes on working as long as `API` stays the same. All words for cards are
here too, as in `archfoe.cards`. Each name is loaded from its home when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from archfoe import cards

if TYPE_CHECKING:
    from archfoe.agents.choices import LIKINGS as LIKINGS
    from archfoe.agents.knowledge import BotKnowledge as BotKnowledge
    from archfoe.agents.outlook import Outlook as Outlook
    from archfoe.agents.turn import STEPS as STEPS
    from archfoe.cards import *
    from archfoe.core.card import STACK_KIND as STACK_KIND
    from archfoe.core.card import SUPER_VILLAIN_KIND as SUPER_VILLAIN_KIND
    from archfoe.core.causes import APPEARANCE as APPEARANCE
    from archfoe.core.causes import FIRST_HAND as FIRST_HAND
    from archfoe.core.causes import NEW_HAND as NEW_HAND
    from archfoe.core.chance import key_of_seed as key_of_seed
    from archfoe.core.decisions import CHOOSE_HERO as CHOOSE_HERO
    from archfoe.core.decisions import DEFEND as DEFEND
    from archfoe.core.decisions import DESTROY_CARD as DESTROY_CARD
    from archfoe.core.decisions import MAIN_ACTION as MAIN_ACTION
    from archfoe.core.decisions import SAYINGS as SAYINGS
    from archfoe.core.decisions import WORD as WORD
    from archfoe.core.decisions import CardId as CardId
    from archfoe.core.decisions import Decision as Decision
    from archfoe.core.decisions import Reason as Reason
    from archfoe.core.decisions import Seat as Seat
    from archfoe.core.effects import do_ability as do_ability
    from archfoe.core.events import APPEARED as APPEARED
    from archfoe.core.events import ATTACKED as ATTACKED
    from archfoe.core.events import BOUGHT as BOUGHT
    from archfoe.core.events import CHOSE as CHOSE
    from archfoe.core.events import DEALT as DEALT
    from archfoe.core.events import DEFEATED as DEFEATED
    from archfoe.core.events import GAINED as GAINED
    from archfoe.core.events import HIT as HIT
    from archfoe.core.events import OVER as OVER
    from archfoe.core.events import PLAYED as _PLAYED_WORD
    from archfoe.core.events import REFILLED as REFILLED
    from archfoe.core.events import SHUFFLED as SHUFFLED
    from archfoe.core.events import TURN as TURN
    from archfoe.core.events import TURN_ENDED as TURN_ENDED
    from archfoe.core.facts import GAME as _GAME_FACTS
    from archfoe.core.facts import Facts as Facts
    from archfoe.core.facts import changed as changed
    from archfoe.core.game import Game as Game
    from archfoe.core.piles import HEROES as HEROES
    from archfoe.core.piles import KICKS as KICKS
    from archfoe.core.piles import SHELF as SHELF
    from archfoe.core.piles import UNUSED as UNUSED
    from archfoe.core.record import Record as Record
    from archfoe.core.state import State as State
    from archfoe.games.city.rules import CityPart as CityPart
    from archfoe.games.duel.rules import DuelPart as DuelPart
    from archfoe.games.lineup.rules import LineupPart as LineupPart
    from archfoe.games.options import Options as Options
    from archfoe.games.shared.choices import DEALT as _DEALT_ONE
    from archfoe.games.shared.choices import FREE as FREE
    from archfoe.games.shared.choices import TWO_DEALT as _DEALT_TWO
    from archfoe.games.shared.citing import rules_behind as rules_behind
    from archfoe.games.shared.heroes import HeroDeal as HeroDeal
    from archfoe.games.shared.layout import Plan as Plan
    from archfoe.games.shared.mixing import pool_of as pool_of
    from archfoe.games.shared.parts import Action as Action
    from archfoe.games.shared.parts import Doer as Doer
    from archfoe.games.shared.parts import Part as Part
    from archfoe.games.shared.parts import Task as Task
    from archfoe.games.shared.parts import facts_of as facts_of
    from archfoe.games.shared.parts import hooked as hooked
    from archfoe.games.shared.parts import parts_of_others as parts_of_others
    from archfoe.games.shared.turns import HAND_SIZE as HAND_SIZE
    from archfoe.games.shared.turns import NEVER_ASK as NEVER_ASK
    from archfoe.games.shared.turns import Turns as Turns
    from archfoe.registry import API as API
    from archfoe.registry import Counts as Counts
    from archfoe.registry import GameType as GameType
    from archfoe.registry import Mixture as Mixture
    from archfoe.registry import Mode as Mode
    from archfoe.registry import Set as Set
    from archfoe.registry import Variant as Variant
    from archfoe.registry import sets as sets
    from archfoe.registry.faces import faces_of as faces_of
    from archfoe.registry.questions import Choice as Choice
    from archfoe.registry.questions import GameOptions as GameOptions
    from archfoe.registry.questions import Question as Question
    from archfoe.sim import Plan as _SimPlan
    from archfoe.sim import Seating as Seating
    from archfoe.sim import run as _simulate
    from archfoe.sim.checks import Checks as Checks
    from archfoe.sim.watch import Violation as Violation
    from archfoe.table.happenings import Seen as Seen
    from archfoe.table.panel import Button as Button
    from archfoe.table.panel import Panel as Panel
    from archfoe.table.panel import Row as Row
    from archfoe.table.panel import ToldSection as ToldSection
    from archfoe.table.panel import Track as Track
    from archfoe.table.session import Session as Session
    from archfoe.table.view import Look as Look
    from archfoe.table.view import Option as Option
    from archfoe.table.view import View as View
    from archfoe.table.words.board import BoardWords as BoardWords
    from archfoe.table.words.board import priced as priced
    from archfoe.table.words.choices import ChoiceWords as ChoiceWords
    from archfoe.table.words.intro import IntroWords as IntroWords
    from archfoe.table.words.log.lines import LogWords as LogWords
    from archfoe.table.words.log.teller import Teller as Teller
    from archfoe.table.words.primer import Panel as _PrimerPanel
    from archfoe.table.words.primer import Primer as Primer
    from archfoe.table.words.primer import Term as Term
    from archfoe.table.words.words import Words as Words

    PLAYED_WORD = _PLAYED_WORD
    GAME_FACTS = _GAME_FACTS
    DEALT_ONE = _DEALT_ONE
    DEALT_TWO = _DEALT_TWO
    SimPlan = _SimPlan
    simulate = _simulate
    PrimerPanel = _PrimerPanel

#: Home -> the names that live there; `NAME=OTHER` is called OTHER here, since there are two of that name.
_NAMES: Final = {
    "archfoe.agents.choices": "LIKINGS",
    "archfoe.agents.knowledge": "BotKnowledge",
    "archfoe.agents.outlook": "Outlook",
    "archfoe.agents.turn": "STEPS",
    "archfoe.core.card": "STACK_KIND SUPER_VILLAIN_KIND",
    "archfoe.core.causes": "APPEARANCE FIRST_HAND NEW_HAND",
    "archfoe.core.chance": "key_of_seed",
    "archfoe.core.decisions": "CHOOSE_HERO DEFEND DESTROY_CARD MAIN_ACTION SAYINGS WORD CardId Decision Reason Seat",
    "archfoe.core.effects": "do_ability",
    "archfoe.core.events": "APPEARED ATTACKED BOUGHT CHOSE DEALT DEFEATED GAINED HIT OVER "
    "PLAYED=PLAYED_WORD REFILLED SHUFFLED TURN TURN_ENDED",
    "archfoe.core.facts": "GAME=GAME_FACTS Facts changed",
    "archfoe.core.game": "Game",
    "archfoe.core.piles": "HEROES KICKS SHELF UNUSED",
    "archfoe.core.record": "Record",
    "archfoe.core.state": "State",
    "archfoe.games.city.rules": "CityPart",
    "archfoe.games.duel.rules": "DuelPart",
    "archfoe.games.lineup.rules": "LineupPart",
    "archfoe.games.options": "Options",
    "archfoe.games.shared.choices": "DEALT=DEALT_ONE FREE TWO_DEALT=DEALT_TWO",
    "archfoe.games.shared.citing": "rules_behind",
    "archfoe.games.shared.heroes": "HeroDeal",
    "archfoe.games.shared.layout": "Plan",
    "archfoe.games.shared.mixing": "pool_of",
    "archfoe.games.shared.parts": "Action Doer Part Task facts_of hooked parts_of_others",
    "archfoe.games.shared.turns": "HAND_SIZE NEVER_ASK Turns",
    "archfoe.registry": "API Counts GameType Mixture Mode Set Variant sets",
    "archfoe.registry.faces": "faces_of",
    "archfoe.registry.questions": "Choice GameOptions Question",
    "archfoe.sim": "Plan=SimPlan Seating run=simulate",
    "archfoe.sim.checks": "Checks",
    "archfoe.sim.watch": "Violation",
    "archfoe.table.happenings": "Seen",
    "archfoe.table.panel": "Button Panel Row ToldSection Track",
    "archfoe.table.session": "Session",
    "archfoe.table.view": "Look Option View",
    "archfoe.table.words.board": "BoardWords priced",
    "archfoe.table.words.choices": "ChoiceWords",
    "archfoe.table.words.intro": "IntroWords",
    "archfoe.table.words.log.lines": "LogWords",
    "archfoe.table.words.log.teller": "Teller",
    "archfoe.table.words.primer": "Panel=PrimerPanel Primer Term",
    "archfoe.table.words.words": "Words",
}
_HOMES: Final = {
    name.rpartition("=")[2]: (home, name.partition("=")[0]) for home, names in _NAMES.items() for name in names.split()
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        return getattr(cards, name)
    home, there = _HOMES[name]
    found = getattr(import_module(home), there)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*_HOMES, *dir(cards)})
