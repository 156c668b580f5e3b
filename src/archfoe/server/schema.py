"""`python -m archfoe.server.schema [FILE]`: the protocol as JSON Schema, from which the page's types are made."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from archfoe.registry.found import shipped
from archfoe.wire import (
    album,
    chapters,
    coaching,
    daily,
    glances,
    lookup,
    primer,
    protocol,
    puzzle,
    review,
    shapes,
    workbench,
)
from archfoe.wire.table import wire_of

_REF = "#/$defs/{name}"
_SECTION = {"$ref": _REF.format(name="Section")}
_ROOTS = {
    "ToServer": protocol.AnyToServer,
    "ToClient": protocol.AnyToClient,
    "TableWish": protocol.TableWish,
    "MadeRoom": protocol.MadeRoom,
    "GlancesWish": glances.GlancesWish,
    "Glances": glances.Glances,
    "WordsWish": glances.WordsWish,
    "TableFound": glances.TableFound,
    "Face": protocol.Face,
    "Lookup": lookup.Lookup,
    "Problem": protocol.Problem,
    "Catalogue": protocol.Catalogue,
    "Setup": protocol.Setup,
    "Replay": protocol.Replay,
    "GoOn": protocol.GoOn,
    "Reviewing": review.Reviewing,
    "Coached": coaching.Coached,
    "Album": album.Album,
    "Daily": daily.Daily,
    "DailyPar": daily.DailyPar,
    "Stories": chapters.Stories,
    "PuzzleShelf": puzzle.PuzzleShelf,
    "PuzzleOfDay": puzzle.PuzzleOfDay,
    "PuzzleWish": puzzle.PuzzleWish,
    "PuzzleStand": puzzle.PuzzleStand,
    "Lessons": primer.Lessons,
    "Rulebook": primer.Rulebook,
    "WorkshopWish": workbench.WorkshopWish,
    "Workbench": workbench.Workbench,
}
#: Structs that pages write: they may leave out what has a default.
_WRITTEN_BY_PAGES = ("ToServer", "TableWish", "GlancesWish", "WordsWish", "GoOn", "WorkshopWish", "PuzzleWish")


def schema() -> dict[str, Any]:
    """One document with a definition for every struct; the unions are called ToServer, ToClient and Section."""
    sections = sections_of_ours()
    shown = [*_ROOTS.values(), *sections]
    roots, parts = msgspec.json.schema_components(shown, ref_template=_REF, schema_hook=lambda _: _SECTION)
    named = dict(zip(_ROOTS, roots, strict=False))
    named["Section"] = {"anyOf": [*roots[len(_ROOTS) :]]}
    written = set()
    for name in _WRITTEN_BY_PAGES:
        written |= _reached(named[name], parts)
    sparse = {name for name, part in parts.items() if _is_sparse(name)}
    for name, part in parts.items():
        part["additionalProperties"] = False
        if name not in written | sparse:  # the server always sends every field
            part["required"] = list(part["properties"])
    unions = {name: root for name, root in named.items() if "$ref" not in root}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": f"The archfoe protocol, version {protocol.PROTOCOL}.",
        "type": "object",
        "properties": {name: {"$ref": _REF.format(name=name)} for name in _ROOTS},
        "required": list(_ROOTS),
        "additionalProperties": False,
        "$defs": {name: {"title": name, **part} for name, part in sorted({**parts, **unions}.items())},
    }


def sections_of_ours() -> list[type]:
    """What our games add to a table, and what any other game may."""
    for game in shipped().games.values():
        wire_of(game)  # is where a game says it
    found = [kind for kind in shapes.Section.__subclasses__() if kind.__module__.startswith("archfoe.")]
    return sorted(found, key=lambda kind: kind.__name__)


def _is_sparse(name: str) -> bool:
    struct = getattr(shapes, name, None)
    return isinstance(struct, type) and issubclass(struct, shapes.Sparse)


def _reached(node: Any, parts: dict[str, Any]) -> set[str]:
    """The definitions that a schema refers to, directly or through others."""
    found: set[str] = set()
    todo = [node]
    while todo:
        value = todo.pop()
        if isinstance(value, dict):
            name = str(value.get("$ref", "")).rpartition("/")[2]
            if name in parts and name not in found:
                found.add(name)
                todo.append(parts[name])
            todo += value.values()
        elif isinstance(value, list):
            todo += value
    return found


def main() -> None:
    text = json.dumps(schema(), indent=1) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
