"""The games and sets by name, and how the rest of the house asks them.

A game is one object, a `GameType`, in its own room `archfoe.games.<name>`; a product is one `Set`, in
`archfoe.sets.<name>`. Generic code gets them here and calls them; it never asks which one it has. No other file knows
their names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from archfoe.core.errors import ArchfoeError
from archfoe.registry import found
from archfoe.registry.brought import brought
from archfoe.registry.found import Registry, everything, no_such, shipped
from archfoe.registry.guest_list import is_plain, names
from archfoe.registry.things import API, Counts, GameType, Mixture, Mode, Set, Variant, later

#: What is played if nothing is said.
USUAL_MODE = "base"


def games() -> dict[str, GameType]:
    """Every game by its name, in the order in which they are told."""
    return everything().games


def sets() -> dict[str, Set]:
    """Every set by its name."""
    return everything().sets


def modes() -> dict[str, Mode]:
    """All that can be played by itself: sets and mixtures."""
    return everything().modes


def mode_of(name: str) -> Mode | None:
    return shipped().modes.get(name) or modes().get(name)


def meant(words: str) -> Mode:
    """What is played by these words, however many sit down; raises what is wrong with them."""
    found = mode_of(in_order(told_apart(words, "")[0]))
    if found is None:
        raise no_mode(words)
    return found


def no_mode(mode: str, mix: str = "") -> ArchfoeError:
    """Of a mixture the set that is not there, since not all mixtures are listed as modes; or it is mixed otherwise."""
    game, guest = told_apart(mode, "")
    if mix and guest:
        half = f"With {mode} half of the main deck of {game} is from {guest}"
        return ArchfoeError(f"{half}: leave the mix {mix} out, or say how many cards: --mode {game} --mix {guest}:20.")
    if mode in sets():
        return ArchfoeError(_guest_only(mode, sets()[mode].game))
    strange = [name for name in mode.split("+") if name not in sets()]
    return no_such("set", strange[0], sets()) if "+" in mode and strange else no_such("mode", mode, modes())


def _guest_only(name: str, game: str) -> str:
    host = next((mode for mode in modes().values() if mode.game.name == game and not mode.mixed), None)
    lacking = games()[game].lacks(sets()[name].box)
    example = f": bring its cards into another game, such as {host.name}+{name}" if host else ""
    return f"The set {name} is not a game by itself, since it lacks {lacking}{example}."


def host_of(mode: str) -> Mode:
    """What is played by the name of a mode, whatever cards come into it."""
    return modes()[told_apart(mode, "")[0]]


def home_mode(game: str) -> str:
    """The mode of the first of our own sets that was made for a game."""
    return next(own.name for own in shipped().sets.values() if own.game == game)


def mode_with(made: Set) -> str:
    """The mode in which the cards of a set are played: its own if it is a whole game, else one of ours with them."""
    return f"{home_mode(made.game)}+{made.name}" if games()[made.game].lacks(made.box) else made.name


def set_of(name: str) -> Set | None:
    return shipped().sets.get(name) or brought(name) or sets().get(name)


def game_of(options: Any) -> GameType:
    mode = mode_of(options.mode)
    assert mode is not None  # options are checked at once
    return mode.game


def bots() -> dict[str, Callable[..., Any]]:
    """What makes each bot, by its name: one for a seat of a game, with a seed for its dice."""
    made: dict[str, Callable[..., Any]] = import_module("archfoe.agents").AGENTS
    return made


def names_of_bots(players: Sequence[str]) -> list[str]:
    """The players of a record with bots by their own names."""
    named: list[str] = import_module("archfoe.agents.levels").names_at_table(players)
    return named


def strengths(players: Sequence[str]) -> list[str]:
    """Of the players of a record: how good each bot is, in a word; "" of a person."""
    found: list[str] = import_module("archfoe.agents.levels").strengths(players)
    return found


@cache
def variants() -> dict[str, Variant]:
    """Every variant by its name; one that two games have stands here once."""
    found: dict[str, Variant] = {}
    for game in games().values():
        for variant in game.variants:
            found.setdefault(variant.name, variant)
    return found | everything().variants


@cache
def chosen(mode: str, names: tuple[str, ...]) -> tuple[Variant, ...]:
    """The variants with which a table plays; other packages are looked through only for what we do not bring."""
    played = mode_of(mode)
    assert played is not None
    own = played.choices
    if any(name not in own for name in names):
        own = modes()[mode].choices
    return tuple(own[name] for name in names)


def worded(word: str) -> str:
    """What variants of other packages say of an action or an event of theirs; "" if nobody does."""
    return next((own.words[word] for own in everything().variants.values() if word in own.words), "")


def teller_of(word: str) -> str:
    """The variant of another package that has words for an action or an event; the word itself if none has."""
    return next((own.name for own in everything().variants.values() if word in own.words), word)


@cache
def guests_of(name: str) -> tuple[str, ...]:
    """The sets that may give half of a set's main deck: all but those that have a way of their own to mix (G-60).

    None for a set that is no game by itself.
    """
    if name not in modes() or modes()[name].mixed:
        return ()
    return tuple(other for other in sets() if other != name and not _mixed(name, other))


def may_be_guest(guest: str, mode: str) -> bool:
    """May a set give half of the main deck of a mode? What a table brings along may do so everywhere."""
    return guest in guests_of(mode) or (brought(guest) is not None and _is_host(mode))


def may_be_guests(mix: str, mode: str) -> bool:
    """The same of several sets, or of so many cards of one: then any other set may be among them (ruling G-71)."""
    if is_plain(mix):
        return may_be_guest(mix, mode)
    named = names(mix)
    known = all(name != mode and set_of(name) is not None for name in named)
    return _is_host(mode) and known and len(set(named)) == len(named)


def _is_host(mode: str) -> bool:
    return mode in modes() and not modes()[mode].mixed


@cache
def mixture_for(name: str) -> str:
    """The mode in which a set is mixed in a way of its own, or another one of its game; "" if there is none."""
    game = modes()[name].game
    mixed = [mode for mode in modes().values() if mode.mixed and mode.game is game]
    own = [mode for mode in mixed if name in mode.name.split("+")]
    return next((mode.name for mode in (*own, *mixed)), "")


def told_apart(mode: str, mix: str) -> tuple[str, str]:
    """ "base+rivals" is a game of the base set with cards of Rivals, unless the two have a way to mix of their own."""
    game, _, guest = mode.partition("+")
    if guest and game in sets() and game not in modes() and "+" not in guest:  # no game by itself
        game, guest = guest, game
    if not guest or not may_be_guests(guest, game) or (mix and mix.partition(":")[0] != guest):
        return mode, mix
    return game, mix or guest  # perhaps so many of its cards


def in_order(mode: str) -> str:
    """The sets of a mixture in the order in which they were found."""
    names = mode.split("+")
    if len(names) == 1:
        return mode
    order = list(sets())
    return "+".join(sorted(names, key=lambda name: order.index(name) if name in order else len(order)))


def _mixed(one: str, other: str) -> bool:
    return any(mode.mixed and {one, other} == set(mode.name.split("+")) for mode in modes().values())


def forget() -> None:
    """Looks anew at the next question: for who has just installed or written something, and for tests."""
    from archfoe.registry.editions import digest

    found.forget()
    digest.cache_clear()
    _forget_lists()


def leave_out(mode: Mode, error: Exception) -> None:
    """A set of others whose games begin, and which cannot be shown, is not offered, nor what came with it."""
    known, gone = everything(), {own.name for own in mode.sets}
    for origin, things in known.packages:
        if gone & {thing.name for thing in things if isinstance(thing, Set)}:
            known.drop(origin, things, f"{mode.name} cannot be shown ({found.said(error)})")
    known.offer_variants()
    _forget_lists()


def _forget_lists() -> None:
    for known in (variants, chosen, guests_of, mixture_for):
        known.cache_clear()


__all__ = [
    "API",
    "USUAL_MODE",
    "Counts",
    "GameType",
    "Mixture",
    "Mode",
    "Registry",
    "Set",
    "Variant",
    "bots",
    "chosen",
    "everything",
    "forget",
    "game_of",
    "games",
    "guests_of",
    "home_mode",
    "in_order",
    "later",
    "leave_out",
    "may_be_guest",
    "may_be_guests",
    "meant",
    "mixture_for",
    "mode_of",
    "modes",
    "no_mode",
    "set_of",
    "sets",
    "teller_of",
    "told_apart",
    "variants",
    "worded",
]
