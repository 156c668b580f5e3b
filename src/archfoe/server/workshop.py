"""What a page in the workshop is told, worked out in a process of its own: anybody may send anything."""

from __future__ import annotations

from typing import Final

import msgspec

from archfoe.core.errors import ArchfoeError, unknown
from archfoe.registry import games, home_mode
from archfoe.registry.found import shipped
from archfoe.wire.library import face
from archfoe.wire.workbench import Draft, Flaw, Meaning, Understood, Unread, Workbench, WorkshopWish
from archfoe.workshop import drafts
from archfoe.workshop.fitting import no_such_card
from archfoe.workshop.kept import KEPT
from archfoe.workshop.nearest import differences, nearest
from archfoe.workshop.problems import Problem
from archfoe.workshop.said import in_sentences, understand

_MOST_UNREAD: Final = 3


def workbench(wish: WorkshopWish) -> Workbench:
    """The set as it stands, and what a sentence means."""
    KEPT.open()  # what the first sentence after a start would wait for
    found = _bench(wish)
    KEPT.close()
    return found


def _bench(wish: WorkshopWish) -> Workbench:
    bench = drafts.on_bench(wish.text)
    own = [one.said.get("name", "") for one in bench.drafts]
    return Workbench(
        name=bench.name,
        title=bench.title,
        game=bench.game,
        mode=home_mode(bench.game) if bench.game in shipped().games else "",
        drafts=[_draft(one) for one in bench.drafts],
        problems=[_flaw(one) for one in bench.problems],
        notes=[_flaw(one) for one in bench.notes],
        said=_said(wish.say, wish.game, own) if wish.say.strip() else None,
    )


def _draft(draft: drafts.Draft) -> Draft:
    if draft.card is None:
        return Draft(draft.said, draft.more, None)
    return Draft(draft.said, draft.more, msgspec.structs.replace(face(draft.card), picture=draft.picture))


def _flaw(problem: Problem) -> Flaw:
    return Flaw(problem.line, _sentence(problem.words))


def _sentence(words: str) -> str:
    words = words[:1].upper() + words[1:]
    return words if words.endswith(("?", ".", "!", ".'")) else f"{words}."


def _said(text: str, game: str, own: list[str]) -> Understood:
    try:
        if game not in games():
            raise unknown("game called", game[:40], games())
        found = understand(text, game, own)
    except ArchfoeError as error:
        return Understood([], [], str(error))
    places = in_sentences(found.text)
    near = [Unread(one, places.index(one), nearest(one, game)) for one in found.unread[:_MOST_UNREAD]]
    told = differences(found.readings) if len(found.readings) > 1 else [[] for _ in found.readings]
    readings = [Meaning(one.lines(), words) for one, words in zip(found.readings, told, strict=True)]
    strange = " ".join(_sentence(no_such_card(name, own)) for name in found.strange)
    return Understood(readings, near, strange)
