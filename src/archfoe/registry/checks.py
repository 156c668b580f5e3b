"""What is looked at before a game, set or variant of others is taken in."""

from __future__ import annotations

import re
from difflib import get_close_matches
from inspect import signature
from pathlib import Path
from types import FunctionType
from typing import Any, Final

from archfoe.core.cards import FIGURE_KINDS, MAIN_KIND, Box
from archfoe.core.errors import ArchfoeError
from archfoe.core.facts import changing
from archfoe.core.text import listed
from archfoe.registry.things import Counts, GameType, Set, Variant

_WORD: Final = re.compile(r"[a-z]{2,}")
#: What a typed word means already, at the terminal or in a position file: no action of others can have such a name.
TAKEN: Final = frozenset({
    "help", "why", "all", "table", "power", "piles", "card", "log", "hint", "undo", "scenario", "secret",
    "threat", "clock", "save", "quit", "exit", "play", "buy", "use", "hunt", "store", "assist", "walk", "go",
    "place", "patrol", "refill", "location", "lead", "rebuild", "light", "rescue", "board", "clear",
    "cure", "free", "defend", "block",
    "confront", "choose", "show", "pass", "end", "done", "yes", "no", "none", "nothing", "later", "quiet",
    "expect",
})  # fmt: skip


def check_set(thing: Set, game: GameType) -> None:
    """Refuses a set whose cards are not what it says, with the first thing that is wrong."""
    if thing.seats is not None and not (thing.seats and set(thing.seats) <= set(game.players)):
        raise ArchfoeError(
            f"{thing.name} seats {thing.seats.start} to {thing.seats.stop - 1} players, and {game.name} is for "
            f"{game.players.start} to {game.players.stop - 1}"
        )
    box = thing.box
    if box.name != thing.name:
        raise ArchfoeError(f"the set {thing.name} has the box of {box.name}")
    if not box:
        raise ArchfoeError(f"the set {thing.name} has no card")
    for card in box.values():
        if card.kind == MAIN_KIND and card.name in (thing.kick, thing.weakness):
            raise ArchfoeError(f"{card.name} is the name of a card that every table has in a stack: rename yours")
        try:
            card.text  # noqa: B018 -- every card must be able to say what it does
        except Exception as error:
            raise ArchfoeError(f"{card.name} cannot say what it does ({type(error).__name__}: {error})") from error
    if thing.counts is not None and counted(box) != thing.counts:
        have, said = counted(box), thing.counts
        raise ArchfoeError(
            f"{thing.name} says {said.cards} cards, {said.figures} figures and {said.promos} promos, "
            f"and has {have.cards}, {have.figures} and {have.promos}"
        )
    _check_page(thing)


def check_variant(thing: Variant, game: GameType) -> None:
    """Refuses a variant that could not be played or told of."""
    if not callable(thing.part):
        raise ArchfoeError(f"the variant {thing.name} has no part, so it would change nothing")
    kind = game.part_kind()
    if kind is None:
        raise ArchfoeError(f"{thing.name} is a variant of {game.name}, which takes only its own")
    if isinstance(thing.part, type) and not issubclass(thing.part, kind):
        raise ArchfoeError(
            f"the part {thing.part.__name__} of the variant {thing.name} is not a {kind.__name__}, which variants of "
            f"{game.name} build on"
        )
    if isinstance(thing.part, type):
        _check_hooks(thing.part, kind)
    _check_page(thing)
    for key, text in thing.words.items():
        try:
            text.format(card="", cards="", n=0)
        except (LookupError, ValueError):
            raise ArchfoeError(
                f"the word {key!r} of the variant {thing.name} has other braces than {{card}}, {{cards}} or {{n}}"
            ) from None


def _check_page(thing: Set | Variant) -> None:
    if thing.rules and not Path(thing.rules).is_file():
        raise ArchfoeError(f"the page of rules of {thing.name} is not there: {thing.rules}")


def _check_hooks(part: type, kind: type) -> None:
    """Refuses a hook that could not be called; Python would say so only in the middle of a game."""
    for name, method in vars(part).items():
        hook = getattr(kind, name, None)
        if not callable(hook) or not isinstance(method, FunctionType) or name.startswith("_"):
            continue
        try:
            taken, has = list(signature(hook).parameters), list(signature(method).parameters)
            signature(method).bind(*taken)
            if has != taken and sorted(has) == sorted(taken):
                raise TypeError(f"yours takes {listed(has)}")
        except ValueError:  # a compiled hook does not tell what it takes
            continue
        except TypeError as error:
            raise ArchfoeError(
                f"{part.__name__}.{name} cannot be called as the rules call it, with {listed(taken)} ({error})"
            ) from None


def _mentioned(part: type) -> set[str]:
    """Names that its own methods speak of."""
    methods = [method for method in vars(part).values() if isinstance(method, FunctionType)]
    return {name for method in methods for name in method.__code__.co_names}


def likely_slips(thing: Variant, game: GameType) -> list[str]:
    """Methods of its part that are called like a hook, but not quite: nobody would ever call them."""
    kind = game.part_kind()
    if kind is None or not isinstance(thing.part, type):
        return []
    hooks = [name for name in dir(kind) if not name.startswith("_")]
    own = [name for name in vars(thing.part) if not name.startswith("_") and name not in hooks]
    if {"tasks", "doers"} & vars(thing.part).keys():  # a method may be one of those, under any name
        own = [name for name in own if name not in _mentioned(thing.part)]
    near = {name: get_close_matches(name, hooks, 1, cutoff=0.8) for name in own}
    return [
        f"{thing.part.__name__}.{name} is not a hook of {game.name}: did you mean {hook[0]}?"
        for name, hook in near.items()
        if hook
    ]


def counted(box: Box) -> Counts:
    """What is in a box, each copy."""
    figures = box.of_kind(*FIGURE_KINDS)
    promos = sum(figure.promo for figure in figures)
    cards = sum(card.copies for card in box.values() if card not in figures and not card.is_brought)
    return Counts(cards, len(figures) - promos, promos)


def actions_of(thing: Variant, rules: Any) -> tuple[str, ...]:
    """The names of its actions; refuses what a player could not type, and what a game could not remember."""
    if rules is None or thing.part is None:
        return ()
    part = thing.part(rules)
    names = tuple(part.doers())
    for name in names:
        which = f"the action {name!r} of the variant {thing.name}"
        if not _WORD.fullmatch(name):
            raise ArchfoeError(f"{which} must be one word of small letters, since players type it")
        if name in TAKEN:
            raise ArchfoeError(f"{which} has a name that means something already: choose another")
    facts = part.new_facts()
    if facts is not None and (field := changing(facts)):
        raise ArchfoeError(
            f"{type(facts).__name__} of the variant {thing.name} keeps a {type(getattr(facts, field)).__name__} in "
            f"{field!r}, which copies of a game would share: keep a tuple, a number, a word or None"
        )
    return names
