"""Parts: what a variant, a scenario or a way to sit at the table changes in the rules.

The rules of a game are one class; all that varies is an object whose hooks they call. This file is the list of what
can be changed in any game; each room adds its own (`games/<game>/parts.py`).

There are three sorts of hooks, told by their names. *A noun* takes a value and gives it back, changed or not.
`after_...` hears of something. `instead_of_...` may do it itself, and says so. Parts are called in their order, and the
first is nearest to the rules; who does something instead is asked from the other end, since the outermost has the say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from archfoe.core.compiling import mypyc_attr, own_methods
from archfoe.core.decisions import CardId, Decision, Reason, Seat
from archfoe.core.facts import Facts
from archfoe.core.game import Game
from archfoe.core.player import Player
from archfoe.core.rules import Rules
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.registry import chosen

Action = tuple[Any, ...]
Doer = Callable[..., None]  # (game, state, seat, what the action names)
Task = Callable[..., None]  # (game, what the agenda notes)
#: Hooks that are asked from the other end.
OUTERMOST_FIRST: Final = ("before_", "instead_of_", "why_not")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Here nothing happens; a part overrides what it changes, and is asked for nothing else.

    It is made with the rules that it becomes a part of. Those who need them keep them as `rules`, by their own class:
    `LineupPart` those of a game with a Line-Up.
    """

    #: The rules behind causes, words of the log and sorts of questions, where they are others with this part.
    rule_ids: ClassVar[Mapping[str, str]] = {}
    slot: int = -1  # where in `State.facts` it has its own, if it remembers anything

    def __init__(self, rules: Rules) -> None:
        pass

    def new_facts(self) -> Facts | None:
        """What it remembers when a game begins, a subclass of `Facts`; None: nothing."""
        return None

    def doers(self) -> dict[str, Doer]:
        """The actions that it brings, by name."""
        return {}

    def tasks(self) -> dict[str, Task]:
        """The tasks that it brings, by name."""
        return {}

    def acts_on_board(self) -> frozenset[str]:
        """Which of these actions are about a place on a board, and not about a card."""
        return frozenset()

    def shown(self, s: State, seat: Seat) -> Sequence[str]:
        """What a player sees of what it remembers, in short lines ("Tickets: 2"): only what this seat may know."""
        return ()

    # A turn: both may ask, and Power that is given counts as that of any card

    def at_turn_start(self, game: Game, s: State, seat: Seat) -> None:
        """A turn begins: before the first action, and before all that the game itself does first."""

    def at_turn_end(self, game: Game, s: State, seat: Seat) -> None:
        """The active player is done: the hand, the cards played and the Power are still there."""

    # Nouns

    def cost(self, s: State, seat: Seat, card: CardId, so_far: int) -> int:
        """What a card costs this player, after all that the game and parts nearer to it say."""
        return so_far

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        """What the active player may do; the last one ends the turn."""
        return options

    def for_sale(self, s: State, seat: Seat, cards: list[CardId]) -> list[CardId]:
        """What is there to buy, whatever it costs."""
        return cards

    def places(self, me: Player, card: CardId, piles: list[int]) -> list[int]:
        """Where a card that is gained may go instead."""
        return piles

    def why_not(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        """Why this player, whose turn it is, may not do this now; None: there is nothing against it here."""
        return None

    def may_gain(self, s: State, seat: Seat, card: CardId) -> bool:
        """Can this card come to this player at all?"""
        return True

    def refilled(self, game: Game, full: bool) -> bool:
        """The Line-Up is filled again; is it full?"""
        return full

    def helpers(self, s: State, seat: Seat, helpers: list[Seat]) -> list[Seat]:
        """Who may help this player."""
        return helpers

    def assist_cards(self, s: State, seat: Seat, cards: list[CardId]) -> list[CardId]:
        """The cards in a hand with which this player may help now."""
        return cards

    # After

    def after_task(self, game: Game) -> None:
        """Looks at the table whenever something has been done."""

    def after_to_lineup(self, me: Player, card: CardId) -> None:
        """An effect has put a card into the Line-Up."""

    def after_pass(self, game: Game, giver: Seat, receiver: Seat) -> None:
        """A gained card went to a partner."""

    # Instead

    def instead_of_avoiding(self, me: Player, victims: Sequence[Player]) -> list[Player] | None:
        """Who is hit, where victims do not defend each for himself; None: they do."""
        return None

    def still_attacks(self, s: State, asked: Decision) -> bool:
        """Is this asked in the middle of an Attack that others may still avoid?"""
        return False


_P = TypeVar("_P", bound=Part)


def hooked(parts: Sequence[_P], kind: type[Part]) -> dict[str, tuple[_P, ...]]:
    """For each hook of a sort of part those that override it, in the order in which they are asked."""
    found: dict[str, tuple[_P, ...]] = {}
    for hook in own_methods(kind):
        have = [part for part in parts if getattr(type(part), hook) is not getattr(kind, hook)] if parts else []
        found[hook] = tuple(have[::-1] if hook.startswith(OUTERMOST_FIRST) else have)
    return found


def give_places(parts: Sequence[Part], first: int) -> tuple[Part, ...]:
    """Each part that remembers something, and has no place in `State.facts` yet, gets one; those parts."""
    remembering = [part for part in parts if part.slot < 0 and type(part).new_facts is not Part.new_facts]
    for slot, part in enumerate(remembering, first):
        part.slot = slot
    return tuple(remembering)


def facts_of(parts: Sequence[Part]) -> tuple[Facts | None, ...]:
    """What they remember when a game begins, in the order of their places."""
    return tuple([part.new_facts() for part in parts])


def parts_of_others(rules: Rules, options: Options) -> list[Part]:
    """The parts of variants that other packages bring to this table: they come last, by name."""
    variants = chosen(options.mode, options.variants) if options.variants else ()
    return [variant.part(rules) for variant in variants if variant.part is not None]
