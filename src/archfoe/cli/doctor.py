"""`archfoe doctor`: is everything here that a game needs, and if not, what to do."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from importlib import metadata, util
from typing import NamedTuple

from archfoe.extras import MODULES, SERVER, command_for, missing
from archfoe.registry.blame import described
from archfoe.version import VERSION, engine

OLDEST_PYTHON = (3, 11)


class Finding(NamedTuple):
    """What was looked at and how it is; `cure` says what to do where something is wrong."""

    what: str
    state: str
    cure: str = ""

    @property
    def ok(self) -> bool:
        return not self.cure


def check() -> int:
    """Prints a line for each thing looked at; 1 if something is wrong."""
    findings = [_examined(examine) for examine in EXAMINATIONS]
    for finding in findings:
        print(f"{'ok     ' if finding.ok else 'problem'}  {finding.what}: {finding.state}")
        if not finding.ok:
            print(f"         -> {finding.cure}")
    problems = sum(not finding.ok for finding in findings)
    print("Everything is in order." if not problems else f"{problems} problem{'s' if problems > 1 else ''} found.")
    return 1 if problems else 0


def _examined(examine: Callable[[], Finding]) -> Finding:
    """A check that fails in a way nobody thought of is a finding too, never a traceback."""
    try:
        return examine()
    except Exception as error:
        name = examine.__name__.replace("_", " ")
        return Finding(
            name, f"{type(error).__name__}: {error}", "Install archfoe again; if that does not help, report this line."
        )


def python_version() -> Finding:
    have = ".".join(map(str, sys.version_info[:3]))
    need = ".".join(map(str, OLDEST_PYTHON))
    cure = "" if sys.version_info >= OLDEST_PYTHON else f"Install Python {need} or newer and archfoe with it."
    return Finding("Python", have, cure)


def package_version() -> Finding:
    try:
        installed = metadata.version("archfoe")
    except metadata.PackageNotFoundError:
        return Finding("archfoe", f"{VERSION}, run from its folder")
    cure = "" if installed == VERSION else f"It was installed as {installed}: install it again."
    return Finding("archfoe", VERSION, cure)


def which_engine() -> Finding:
    return Finding("engine", engine())


def extras() -> Finding:
    """What else could be installed; whoever does not use it needs none of it."""
    lacking = [extra for extra, modules in MODULES.items() if missing(modules)]
    if not lacking:
        return Finding("extras", ", ".join(MODULES))
    return Finding("extras", "; ".join(f"no {extra} ({command_for(extra)})" for extra in lacking))


def page() -> Finding:
    """What `archfoe serve` shows in the browser."""
    if missing(MODULES[SERVER]):
        return Finding("page", "not needed without the server")
    from archfoe.server.page import HOW_TO_BUILD, is_built

    return Finding("page", "built") if is_built() else Finding("page", "not built", HOW_TO_BUILD)


def terminal() -> Finding:
    """Comforts only: everything works without them."""
    if not sys.stdout.isatty():
        return Finding("terminal", "none; the output goes to a file or another program, as plain text")
    size = shutil.get_terminal_size()
    plain = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    signs = "typographic signs" if "utf" in (sys.stdout.encoding or "").lower() else "plain signs"
    editing = "line editing" if util.find_spec("readline") else "no line editing"
    colours = "no colors" if plain else "colours"
    return Finding("terminal", f"{size.columns} x {size.lines}, {colours}, {signs}, {editing}")


def rules_pages() -> Finding:
    from archfoe.table import rulebook

    rules = rulebook.rules().values()
    rulings = sum(rule.is_ruling for rule in rules)
    others = len(rulebook.rules_of_others())
    more = f", and {others} of sets of others" if others else ""
    return Finding("rules", f"{len(rules) - rulings} rules and {rulings} rulings in {rulebook.folder()}{more}")


def boxes() -> Finding:
    """Each set as it says of itself."""
    from archfoe.core.cards import STAGE_KIND
    from archfoe.registry import sets
    from archfoe.registry.checks import counted

    said, wrong = [], []
    for name, own in sets().items():
        have = counted(own.box)
        called = "Characters" if own.box.of_kind(STAGE_KIND) else "Super Heroes"
        extra = f", {have.promos} promo" if have.promos else ""
        said.append(f"{name}: {have.cards} game cards, {have.figures} {called}{extra}")
        if own.counts is not None and own.counts != have:
            wrong.append(name)
    cure = f"Cards are missing or too many in {', '.join(wrong)}: install archfoe again." if wrong else ""
    return Finding("boxes", "; ".join(said), cure)


def sets_of_others() -> Finding:
    """What was found beside the sets that come with the program, and what had to be left out."""
    from archfoe.registry.found import everything

    found = everything()
    if not missing(MODULES[SERVER]):  # what a page is told of them before any game
        from archfoe.wire.library import setup

        setup()
    there = [f"{name} ({origin})" for name, origin in found.origins.items()] or ["none"]
    cure = "Update or remove it; everything else works." if found.refused else ""
    return Finding("sets of others", "; ".join([*there, *found.refused]), cure)


def variants_of_others() -> Finding:
    """Games of bots are played with each; who looks here has perhaps just written one."""
    from archfoe.games.options import Options
    from archfoe.registry.checks import likely_slips
    from archfoe.registry.found import everything
    from archfoe.registry.things import Variant
    from archfoe.table.session import Session

    found = everything()
    own = [(origin, thing) for origin, things in found.packages for thing in things if isinstance(thing, Variant)]
    told, wrong = [], []
    for origin, variant in own:
        told.append(f"{variant.name} for {variant.game} ({origin})")
        wrong += likely_slips(variant, found.games[variant.game])
        mode = next((mode for mode in found.modes.values() if mode.game.name == variant.game), None)
        if mode is None:
            continue
        players = variant.players[0] if variant.players else mode.usual_players
        for bot in ("greedy", "random"):  # the second one tries what nobody would do
            try:
                session = Session.seeded(Options(mode.name, players, (variant.name,)), [bot] * players, "doctor")
            except Exception as error:
                wrong.append(f"no game of {mode.name} can be played with {variant.name} ({described(error)})")
                break
            if not session.game.state.over:
                wrong.append(f"bots did not finish a game of {mode.name} with {variant.name}")
    return Finding("variants of others", "; ".join([*(told or ["none"]), *wrong]), "Mend the package." if wrong else "")


def data_folder() -> Finding:
    from archfoe import saves

    folder = saves.folder()
    existing = next(place for place in (folder, *folder.parents) if place.exists())
    try:
        with tempfile.TemporaryFile(dir=existing):
            pass
    except OSError as error:
        return Finding(
            "data folder", f"{folder}: {error.strerror}", "Make it writable, or point XDG_DATA_HOME elsewhere."
        )
    return Finding("data folder", f"{folder} can be written")


def a_game() -> Finding:
    from archfoe.games.options import Options
    from archfoe.table.session import Session

    turns = {}
    for mode, players in _tried().items():
        session = Session.seeded(Options(mode, players), ["random"] * players, "doctor")
        if not session.game.state.over:
            return Finding("game", f"bots did not finish a game of {mode}", "Report this line: it is a bug.")
        turns[mode] = session.game.state.turn
    finished = ", ".join(f"{mode} in {n} turns" for mode, n in turns.items())
    return Finding("game", f"bots finished a game of {finished}")


def _tried() -> dict[str, int]:
    """One mode of each sort, with the number of bots that usually sit down."""
    from archfoe.registry import modes

    firsts = {mode.sort: mode for mode in reversed(modes().values())}
    return {mode.name: mode.usual_players for mode in modes().values() if mode in firsts.values()}


EXAMINATIONS: tuple[Callable[[], Finding], ...] = (
    python_version,
    package_version,
    which_engine,
    extras,
    page,
    terminal,
    rules_pages,
    boxes,
    sets_of_others,
    variants_of_others,
    data_folder,
    a_game,
)
