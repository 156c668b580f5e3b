"""Where games and sets are found: ours, those of other packages, those that lie in a folder.

Ours come first, then packages by name, then folders by name, so that nothing depends on the disk. What cannot be used
is left out with one sentence, and never stops the rest. Packages and folders are looked through only when somebody
asks for something that we do not bring ourselves, or for everything.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from archfoe.core.decisions import Kind, kinds
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.registry.checks import actions_of, check_set, check_variant
from archfoe.registry.faces import loaded
from archfoe.registry.places import SET_FILE, SET_SUFFIX, place_name, set_files, stray_files
from archfoe.registry.things import API, GameType, Mixture, Mode, Set, Variant

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

Thing = GameType | Set | Mixture | Variant

GAMES_GROUP, SETS_GROUP = "archfoe.games", "archfoe.sets"
#: What we bring, as in pyproject.toml (a test compares): a checkout may be used without being installed.
SHIPPED: Final[Mapping[str, Mapping[str, str]]] = {
    GAMES_GROUP: {name: f"archfoe.games.{name}:GAME" for name in ("lineup", "duel", "city")},
    SETS_GROUP: {
        name: f"archfoe.sets.{name}:THINGS" for name in ("base", "heroes_unite", "rivals", "confrontations", "rebirth")
    },
}
SET_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_VARIANT_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
#: Folders that were read, by their file and when it was written.
_loaded: dict[tuple[Path, int], ModuleType] = {}
#: The same of files that are no Python.
_read: dict[tuple[Path, int], object] = {}
_READER: Final = "archfoe.workshop.set_file:things"
#: What makes the first position of a mode, with the number of players that usually sit down.
_TRIAL: Final = "archfoe.games.build:tried"
#: What looks at the coached games of a set.
_COACHED: Final = "archfoe.table.coached:check"
#: What looks at the stories of a set.
_STORIES: Final = "archfoe.stories.story:check"
#: What makes the rules of a game without any variant.
_PLAIN_RULES: Final = "archfoe.games.build:plain_rules"


class Registry:
    """Everything by its name, in the order in which it was found."""

    def __init__(self, below: Registry | None = None) -> None:
        self.games: dict[str, GameType] = dict(below.games) if below else {}
        self.sets: dict[str, Set] = dict(below.sets) if below else {}
        self.modes: dict[str, Mode] = dict(below.modes) if below else {}
        self.variants: dict[str, Variant] = {}  # of others; those of a game are its own
        self.actions: dict[str, tuple[str, ...]] = {}  # of these variants
        self.origins: dict[str, str] = {}  # of sets that we do not bring: what they came with
        self.refused: list[str] = []  # one sentence each
        self.unread: list[str] = []  # those of them that cannot even be loaded, so that nobody knows what they bring
        self.packages: list[tuple[str, list[Thing]]] = []  # what others bring, by what it came with
        self.tried = False  # has somebody looked whether games of it can begin?
        self.lost: dict[str, str] = {}  # what these would have brought, by name, as far as that can be told -> why not

    def take(self, things: object, origin: str = "") -> None:
        """All things of one package, or none of them; those that we bring have no origin and need no look."""
        row = things if isinstance(things, tuple) else (things,)
        before = dict(self.games), dict(self.sets), dict(self.modes), dict(self.variants)
        try:
            for thing in row:
                self._add(thing, origin)
        except ArchfoeError:
            self.games, self.sets, self.modes, self.variants = before
            raise
        if origin:
            self.packages.append((origin, [thing for thing in row if isinstance(thing, Thing)]))
        self.origins |= {thing.name: origin for thing in row if isinstance(thing, Set) and origin}

    def _add(self, thing: object, origin: str) -> None:
        if not isinstance(thing, Thing):
            raise ArchfoeError(f"it brings {thing!r}, which is not a GameType, Set, Mixture or Variant")
        if not thing.api:
            raise ArchfoeError(f"{thing.name} does not say which interface it is made for: write api={API}")
        if thing.api != API:
            raise ArchfoeError(
                f"{thing.name} is made for interface {thing.api} and this archfoe has {API}: update one of them"
            )
        if isinstance(thing, Variant):
            self._add_variant(thing)
            return
        if thing.name in (self.games if isinstance(thing, GameType) else {**self.sets, **self.modes}):
            raise ArchfoeError(f"there is a {thing.name} already: remove one of them")
        if isinstance(thing, GameType):
            self.games[thing.name] = thing
        elif isinstance(thing, Mixture):
            self._add_mixture(thing)
        else:
            self._add_set(thing, origin)

    def _add_set(self, thing: Set, origin: str) -> None:
        if not SET_NAME.fullmatch(thing.name):
            raise ArchfoeError(f"the name {thing.name!r} of a set must be small letters, digits and _")
        if thing.game not in self.games:
            raise ArchfoeError(f"{thing.name} is made for the game {thing.game}, which is not installed")
        game = self.games[thing.game]
        if origin:
            check_set(thing, game)
        self.sets[thing.name] = thing
        if not origin or not game.lacks(thing.box):
            self.modes[thing.name] = Mode(thing.name, thing.title, game, (thing,), thing)

    def _add_variant(self, thing: Variant) -> None:
        if not _VARIANT_NAME.fullmatch(thing.name):
            raise ArchfoeError(f"the name {thing.name!r} of a variant must be small letters, digits and -")
        if thing.game not in self.games:
            raise ArchfoeError(f"the variant {thing.name} is made for the game {thing.game}, which is not installed")
        known = {own.name for game in self.games.values() for own in game.variants}
        if thing.name in known | set(self.variants):
            raise ArchfoeError(f"there is a variant {thing.name} already: remove one of them")
        check_variant(thing, self.games[thing.game])
        self.variants[thing.name] = thing

    def leave_out(self, origin: str, name: str, things: object, why: str) -> None:
        """Notes what cannot be used; `name` is that of its folder or entry point, which is mostly that of its set."""
        stop = "" if why.endswith(("?", "!")) else "."
        sentence = f"{origin} is left out: {why.rstrip('.')}{stop}"
        self.refused.append(sentence)
        if isinstance(things, BaseException):
            self.unread.append(sentence)
        row = things if isinstance(things, tuple) else (things,)
        for lost in (name, *(thing.name for thing in row if isinstance(thing, Thing))):
            if lost not in self.sets and lost not in self.variants:
                self.lost.setdefault(lost, sentence)

    def try_out(self, things: Sequence[Thing]) -> None:
        """Loads the faces of games of others, begins a game of each set, asks each variant for its actions."""
        for thing in things:
            if isinstance(thing, GameType):
                for place in thing.faces.values():
                    loaded(place)
                continue
            if not isinstance(thing, Mixture) and thing.game not in self.games:
                raise ArchfoeError(f"{thing.name} is made for the game {thing.game}, which is not installed")
            if isinstance(thing, Variant):
                self._note_actions(thing)
                continue
            if isinstance(thing, Set) and thing.coached:
                loaded(_COACHED)(thing)
            if isinstance(thing, Set) and thing.stories:
                loaded(_STORIES)(thing)
            if thing.name in self.modes:
                try:
                    loaded(_TRIAL)(self.modes[thing.name])
                except (Exception, SystemExit) as error:
                    raise ArchfoeError(f"no game of {thing.name} can begin ({said(error)})") from error

    def _note_actions(self, thing: Variant) -> None:
        names = actions_of(thing, loaded(_PLAIN_RULES)(thing.game, thing.players))
        for other, theirs in self.actions.items():
            for name in set(names).intersection(theirs if self.variants[other].game == thing.game else ()):
                raise ArchfoeError(f"{thing.name} has an action {name!r}, like the variant {other}: rename it")
        self.actions[thing.name] = names

    def drop(self, origin: str, things: Sequence[Thing], why: str) -> None:
        """Leaves out a package that was taken in, and cannot be used."""
        for thing in things:
            rows: tuple[dict[str, Any], ...] = (
                (self.games,)
                if isinstance(thing, GameType)
                else (self.variants, self.actions)
                if isinstance(thing, Variant)
                else (self.modes,)
                if isinstance(thing, Mixture)
                else (self.sets, self.modes, self.origins)
            )
            for row in rows:
                row.pop(thing.name, None)
        gone = {thing.name for thing in things if isinstance(thing, Set)}
        self.modes = {name: mode for name, mode in self.modes.items() if not gone & {own.name for own in mode.sets}}
        self.leave_out(origin, things[0].name, tuple(things), why)

    def offer_variants(self) -> None:
        """To every mode of their games, by name: their order is a part of records."""
        for name, mode in self.modes.items():
            others = tuple(own for _, own in sorted(self.variants.items()) if own.game == mode.game.name)
            if others != mode.others:
                self.modes[name] = replace(mode, others=others)

    def _add_mixture(self, thing: Mixture) -> None:
        lacking = [name for name in thing.sets if name not in self.sets]
        if lacking:
            raise ArchfoeError(f"the mixture {thing.name} needs the set {lacking[0]}, which is not installed")
        sets = tuple(self.sets[name] for name in thing.sets)
        if len({own.game for own in sets}) > 1 or len(sets) != 2:
            raise ArchfoeError(f"the mixture {thing.name} is not of two sets of one game")
        home = self.sets[thing.home or thing.sets[0]]
        self.modes[thing.name] = Mode(thing.name, thing.title, self.games[home.game], sets, home)


@cache
def shipped() -> Registry:
    """What comes with the program."""
    found = Registry()
    for group in (GAMES_GROUP, SETS_GROUP):
        for place in SHIPPED[group].values():
            found.take(loaded(place))
    return found


@cache
def _gathered() -> Registry:
    """What comes with the program, with other packages, and in folders, before any of it was tried."""
    found = Registry(shipped())
    for origin, name, things in (*_packages(), *_folders()):
        try:
            if isinstance(things, BaseException):
                raise things
            found.take(things, origin)
        except (Exception, SystemExit) as error:
            found.leave_out(origin, name, things, said(error))
    return found


def everything() -> Registry:
    """What comes with the program, and all of others that can be used."""
    found = _gathered()
    if not found.tried:
        found.tried = True  # from here on, since a trial asks for modes as everybody does
        for origin, things in found.packages:
            try:
                found.try_out(things)
            except (Exception, SystemExit) as error:
                found.drop(origin, things, said(error))
        found.offer_variants()
    return found


def forget() -> None:
    _gathered.cache_clear()
    _points.cache_clear()


def said(error: BaseException) -> str:
    return str(error) if isinstance(error, ArchfoeError) else f"{type(error).__name__}: {error}".rstrip(": ")


@cache
def _points() -> list[tuple[str, EntryPoint]]:
    """What other packages name, and the package with its version."""
    from importlib.metadata import entry_points  # takes a while, and most games need nothing of it

    return [
        (f"{point.dist.name} {point.dist.version}" if point.dist else point.value, point)
        for group in (GAMES_GROUP, SETS_GROUP)
        for point in sorted(entry_points(group=group), key=lambda point: point.name)
        if SHIPPED[group].get(point.name) != point.value
    ]


def _packages() -> Iterable[tuple[str, str, object]]:
    for origin, point in _points():
        try:
            things = point.load()
            _check_kinds(sys.modules[point.module])
            yield origin, point.name, things
        except (Exception, SystemExit) as error:
            yield origin, point.name, error


def owner_of(module: str) -> str:
    """The package or folder that a module of a game, set or variant belongs to; "" if it is none of others."""
    for (file, _), held in _loaded.items():
        if f"{module}.".startswith(f"{held.__name__}."):
            return str(file.parent)
    top = module.partition(".")[0]
    return next((origin for origin, point in _points() if point.module.partition(".")[0] == top), "")


def _check_kinds(module: ModuleType) -> None:
    """Refuses a kind of question with the name of another one; the same one is there again when a file is read anew."""
    for mine in vars(module).values():
        if isinstance(mine, Kind):
            known = kinds()[mine.name]
            if (known.prompt, known.of, known.played) != (mine.prompt, mine.of, mine.played):
                raise ArchfoeError(f"there is a kind of question {mine.name!r} already: choose another name for yours")


def _folders() -> Iterable[tuple[str, str, object]]:
    for file in set_files():
        is_text = file.suffix == SET_SUFFIX
        origin, name = str(file if is_text else file.parent), place_name(file)
        try:
            yield origin, name, _read_from(file) if is_text else _things_in(file)
        except (Exception, SystemExit) as error:
            yield origin, name, error
    for file in stray_files():
        home = file.with_suffix("") / SET_FILE
        yield str(file), file.stem, ArchfoeError(f"a set in Python has a folder of its own: move it to {home}")


def _read_from(file: Path) -> object:
    """Of a file that is unchanged the cards stay the same ones."""
    now = file, file.stat().st_mtime_ns
    if now not in _read:
        reader: Any = loaded(_READER)
        _read[now] = reader(file)
    return _read[now]


def _things_in(file: Path) -> object:
    """The folder is a package of its own, so that a set can have several files."""
    read = file, file.stat().st_mtime_ns
    if read in _loaded:  # looked for anew and unchanged: its cards stay the same ones
        return _loaded[read].THINGS
    name = f"archfoe_set_{file.parent.name}"
    while name in sys.modules:  # another folder of that name, or this one before it was changed: pickles must not meet
        name += "_"
    spec = spec_from_file_location(name, file, submodule_search_locations=[str(file.parent)])
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
        if not hasattr(module, "THINGS"):
            raise ArchfoeError(f"{file.name} has no THINGS, which must name what it brings.")
        _check_kinds(module)
        things: object = module.THINGS
    except BaseException:
        del sys.modules[name]
        raise
    _loaded[read] = module
    return things


def no_such(what: str, name: str, known: Iterable[str]) -> ArchfoeError:
    """For a set, mode or variant that is not here: why it was left out, or that there is none, and which was meant."""
    if why := left_out(name):
        return ArchfoeError(f"{name} can't be used, since {why}")
    error = unknown(what, name, known)
    unread = everything().unread
    return ArchfoeError(f"{error} Or is it in a package that can't be read? {unread[0]}") if unread else error


def left_out(name: str) -> str:
    """The sentence about what would have brought a set, mode or variant of this name; "" if nothing would."""
    lost = everything().lost
    return next((lost[part] for part in (name, *name.split("+")) if part in lost), "")


def named_actions(variants: tuple[Variant, ...]) -> dict[str, Variant]:
    """The actions of a table's variants by name; those of our own are not among them."""
    others = [own for own in variants if own.part is not None]
    return {name: own for own in others for name in everything().actions.get(own.name, ())}


def known_action(word: str) -> bool:
    """Is it an action of any variant of others?"""
    return any(word in names for names in everything().actions.values())
