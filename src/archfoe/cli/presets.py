"""Presets: what somebody likes to play, under a name. They lie in one file beside the saved games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from archfoe import saves
from archfoe.cli.settings import Settings, seat_list
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.text import listed, plural
from archfoe.registry import modes
from archfoe.registry.found import shipped
from archfoe.registry.guest_list import names
from archfoe.registry.questions import Value
from archfoe.sets import BOXES
from archfoe.table.session import write_whole
from archfoe.table.wishes import answers_in_words, asked_by, played

FORMAT = 1
_LONGEST_NAME = 24
_COMMON = {**dict.fromkeys(("mode", "players", "heroes", "mix"), str), "variants": list}


def place() -> Path:
    return saves.folder().with_name("presets.json")


# What is kept


def load() -> dict[str, Settings]:
    """All presets by name; none if none was ever saved."""
    path = place()
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise ArchfoeError(f"{path} cannot be read: {error.strerror}.") from None
    except ValueError:
        raise ArchfoeError(f"{path} is damaged. Fix it, or delete it to start without presets.") from None
    if not isinstance(data, dict) or data.get("archfoe") != FORMAT or not isinstance(data.get("presets"), dict):
        raise ArchfoeError(f"{path} holds no presets that this program can read: delete it to be without them.")
    return {name: _settings(name, entry) for name, entry in data["presets"].items()}


def _settings(name: str, entry: Any) -> Settings:
    """What only a game asks stands beside the rest; where a game does not ask it, the usual answer says nothing."""
    if not isinstance(entry, dict):
        raise ArchfoeError(f"The preset {name!r} in {place()} is damaged: delete it or save it again.")
    own = {key: value for key, value in entry.items() if key not in _COMMON}
    asked = asked_by(shipped().modes.values())
    if not asked.keys() >= own.keys():
        asked = asked_by(modes().values())
    for key, value in entry.items():
        kinds = {type(one.default) for one in asked.get(key, {}).values()} | {_COMMON.get(key)}
        if type(value) not in kinds:
            raise ArchfoeError(f"The preset {name!r} in {place()} is damaged: its entry {key!r} makes no sense.")
    own = {key: value for key, value in own.items() if value not in [one.default for one in asked[key].values()]}
    common = {key: value for key, value in entry.items() if key in _COMMON}
    return Settings(**{**common, "variants": tuple(map(str, entry.get("variants", ())))}, own=own)


def find(name: str) -> Settings:
    presets = load()
    if name not in presets:
        raise _no_such(name, presets)
    return presets[name]


def save(name: str, settings: Settings) -> bool:
    """Keeps settings that have been checked; True if they take the place of others."""
    if not name or name != name.strip() or not name.isprintable() or len(name) > _LONGEST_NAME or name[0] == "-":
        raise ArchfoeError(
            f"{name!r} cannot be the name of a preset: use 1 to {_LONGEST_NAME} letters, digits and other plain signs."
        )
    presets = load()
    replaced = name in presets
    _write({**presets, name: settings})
    return replaced


def delete(name: str) -> None:
    presets = load()
    if name not in presets:
        raise _no_such(name, presets)
    del presets[name]
    _write(presets)


def _no_such(name: str, presets: Mapping[str, Settings]) -> ArchfoeError:
    if not presets:
        return ArchfoeError(f"There is no preset {name!r}: none has been saved yet.")
    return unknown("preset", name, presets)


def _write(presets: Mapping[str, Settings]) -> None:
    path = place()
    entries = {name: _entry(settings) for name, settings in presets.items()}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArchfoeError(f"{path.parent} cannot be written: {error.strerror}.") from None
    text = json.dumps({"archfoe": FORMAT, "presets": dict(sorted(entries.items()))}, indent=2) + "\n"
    write_whole(path, text, "Make it writable, or point XDG_DATA_HOME elsewhere.")


def _entry(settings: Settings) -> dict[str, Any]:
    common = {key: getattr(settings, key) for key in _COMMON}
    return common | {"variants": list(settings.variants)} | dict(settings.own)


# What is said of them


def chosen(preset: str | None, given: Mapping[str, Any], own: Mapping[str, Value] = MappingProxyType({})) -> Settings:
    """A preset, or the usual game, with what was said beside it; another single set needs no mixture."""
    settings = find(preset) if preset is not None else Settings()
    mode = given.get("mode", settings.mode)
    what, before = played(mode), played(settings.mode)
    if (what and what.sort) != (before and before.sort):  # nothing of it fits but perhaps who plays
        seats = seat_list(settings.players)
        settings = Settings(players=settings.players if what and len(seats) in what.players else "")
    elif "+" not in mode and mode != settings.mode:
        settings = replace(settings, mix="")
    asked = asked_by([what] if what else [])
    kept = {name: answer for name, answer in settings.own.items() if name in asked}
    return replace(settings, **given, own=kept | dict(own))


def in_words(settings: Settings) -> str:
    """ "base+heroes_unite, random mixture, a match; you, greedy and greedy; synergy and hunt"."""
    words = [settings.mode]
    words += [_mixture(settings)] * bool(settings.mix)
    words += [f"{plural(_figure(settings))} {settings.heroes}"] * bool(settings.heroes)
    words += answers_in_words(settings.mode, settings.own)
    parts = [", ".join(words), _who_plays(settings), listed(list(settings.variants))]
    return "; ".join(part for part in parts if part)


def _mixture(settings: Settings) -> str:
    """Two sets are mixed in some way; a game with cards of others names those."""
    guests = all(name in BOXES for name in names(settings.mix))
    return f"with cards of {settings.mix}" if guests else f"{settings.mix} mixture"


def _figure(settings: Settings) -> str:
    what = played(settings.mode)
    return what.game.figure if what is not None else "Super Hero"


def _who_plays(settings: Settings) -> str:
    try:
        return listed(settings.seats)
    except ArchfoeError:  # it is told when it is to be played
        return settings.players


def show() -> int:
    presets = load()
    if not presets:
        print("No preset has been saved yet: keep what you play with archfoe play ... --save-preset NAME")
    for name, settings in presets.items():
        print(f"{name}: {in_words(settings)}")
    return 0
