"""What `--help` says of games, variants and mixtures: by the names that the registry has."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.agents.levels import LEVELS
from archfoe.core.text import listed
from archfoe.registry import USUAL_MODE, GameType, Mode, guests_of, modes


def _by_game() -> dict[GameType, list[Mode]]:
    found: dict[GameType, list[Mode]] = {}
    for mode in modes().values():
        found.setdefault(mode.game, []).append(mode)
    return found


def _named(some: Sequence[Mode]) -> str:
    return listed([mode.name for mode in some])


def mode_help() -> str:
    def told(mode: Mode) -> str:
        least, most = mode.players[0], mode.players[-1]
        seats = f"{least} to {most} players" if least < most else f"{least} player{'s' * (least > 1)}"
        return f"{mode.name} ({seats}{', the usual one' if mode.name == USUAL_MODE else ''})"

    names = ", ".join(map(told, modes().values()))
    other = f"{USUAL_MODE}+{guests_of(USUAL_MODE)[0]}"
    return f"Which game: {names}. Any other two, such as {other}: a game of the first with cards of the second."


def variant_help() -> str:
    parts = []
    for game, some in _by_game().items():
        having = [mode for mode in some if mode.variants]
        there = (*game.variants, *(own for mode in some for own in mode.others))
        notes = "; ".join(f"{own.name} ({own.note.rstrip('.')})" for own in dict.fromkeys(there))
        parts += [f"For {_named(having)}: {notes}."] if notes else []
    return f"{' '.join(parts)} Several with commas."


def heroes_help() -> str:
    ways = list(dict.fromkeys(way for game in _by_game() for way in game.hero_ways))
    usual: dict[str, list[Mode]] = {}
    for mode in modes().values():
        usual.setdefault(mode.game.usual_way(mode), []).append(mode)
    told = "; ".join(f"{way} in {_named(some)}" for way, some in usual.items())
    return (
        f"{', '.join(ways)}, or names of Super Heroes or Characters, one for each seat, or team by team: "
        f'"Superman, Aquaman vs Lex Luthor, Circe". Usually {told}.'
    )


def mix_help() -> str:
    parts = []
    for game, some in _by_game().items():
        mixed = [mode for mode in some if mode.mixed]
        if not mixed:
            continue
        named = game.mix_parts(mixed[0])
        others = f", or {named.help}" if named is not None else ""
        parts.append(f"With {_named(mixed)}: {', '.join(game.mix_ways)}{others}.")
    return f"{' '.join(parts)} With a single set: the other set whose cards are half of the main deck."


def players_help(asks: str = "Who sits where") -> str:
    bots = ", ".join(level.name for level in LEVELS)
    return (
        f"{asks}: bots ({bots}) and people by any other name; or how many: 4 is you and 3 bots; "
        'or team by team: "ann, bob vs greedy, greedy".'
    )


def bots_help() -> str:
    bots = " ".join(f"{level.name}: {level.sentence}" for level in LEVELS)
    return f"Bots by their names, or your own as module:name. {bots}"
