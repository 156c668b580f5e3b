"""One HTML file with a whole replay: it opens from disk, anywhere and without a network.

In it are the player of the page, as built by `make page`, and every place of the game through all eyes that may look. A
place is told by what has changed since the one before.
"""

from __future__ import annotations

import base64
import gzip
import re
from collections.abc import Generator
from contextlib import suppress
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec

from archfoe.core.errors import ArchfoeError
from archfoe.server.page import HOW_TO_BUILD, page_folder
from archfoe.server.replays import OPEN, Eyes, Replay
from archfoe.table.session import at_once
from archfoe.wire import library
from archfoe.wire import protocol as p
from archfoe.wire.card_names import by_name
from archfoe.wire.shapes import Table
from archfoe.wire.steps import NOT_IN_STEPS, difference

_ALL: Final = 1_000_000  # events: however much happens at once, all of it is told
_CARD: Final = re.compile(rb'"(\w+/[\w-]+)"')

_HTML: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '{script_hash}'; \
style-src '{style_hash}'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<noscript>This replay needs JavaScript.</noscript>
<script type="application/json" id="game">"{data}"</script>
<script>{script}</script>
</body>
</html>
"""


def shared_page(replay: Replay, folder: Path | None = None) -> bytes:
    return at_once(page_steps(replay, folder))


def page_steps(replay: Replay, folder: Path | None = None) -> Generator[None, None, bytes]:
    """The whole file, step by step: a long game takes many seconds.

    A game that goes on is told as a spectator sees it; one that is over, to all eyes.
    """
    player = (folder or page_folder()) / "share"
    try:
        script = (player / "player.js").read_text(encoding="utf-8").replace("</script", "<\\/script")
        style = (player / "player.css").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ArchfoeError(f"The page is not built, and a shared game is shown by it. {HOW_TO_BUILD}") from None
    told = yield from _data_steps(replay)
    data = base64.b64encode(gzip.compress(told, mtime=0)).decode()
    text = _HTML.format(
        title=escape(title_of(replay)),
        script_hash=_hash(script),
        style_hash=_hash(style),
        style=style,
        script=script,
        data=data,
    )
    return text.encode()


def _hash(text: str) -> str:
    return f"sha256-{base64.b64encode(sha256(text.encode()).digest()).decode()}"


def title_of(replay: Replay) -> str:
    """ "Ann wins, 33 to 26 - archfoe"."""
    story = replay.look(replay.last, None, 0).table.story
    return f"{story.title if story else 'A game'} - archfoe"


def file_name(replay: Replay) -> str:
    """ "ann-wins-33-to-26.html"."""
    words = re.findall(r"[a-z0-9]+", title_of(replay).removesuffix(" - archfoe").lower())
    return f"{'-'.join(words)[:60] or 'game'}.archfoe.html"


def eyes_of(replay: Replay) -> list[Eyes]:
    return [None, *range(replay.options.players), OPEN] if replay.over else [None]


def shared_data(replay: Replay) -> bytes:
    """Everything that the page would ask the server for while this game is watched."""
    return at_once(_data_steps(replay))


def _data_steps(replay: Replay) -> Generator[None, None, bytes]:
    eyes = eyes_of(replay)
    first, places, ends = yield from _places(replay, eyes)
    told = msgspec.json.encode([first, places])
    cards = sorted({name for found in set(_CARD.findall(told)) if by_name(name := found.decode())})
    message = msgspec.structs.replace(replay.message, id="file")
    lines = (line for place in places for _, told_lines in place for line in told_lines)
    rules = sorted({line.rule for line in lines if line.rule})
    yield
    explained = yield from _explained(replay, eyes[-1], [*rules, *_names(cards)])
    data: dict[str, Any] = {
        "replay": message,
        "eyes": ["" if one is None else str(one) for one in eyes],
        "first": first,
        "places": places,
        "ends": ends,
        "cards": [library.face(card) for name in cards if (card := by_name(name))],
        "guests": _guests(message.choices.mode, cards),
        "explained": explained,
    }
    return msgspec.json.encode(data)


def _places(replay: Replay, eyes: list[Eyes]) -> Generator[None, None, tuple[list[Table], list[list[Any]], list[int]]]:
    """The first tables, one for each eyes; then for each place and eyes what has changed and what the log adds."""
    before = replay.look_with(eyes, 0)
    first = [view.table for view in before]
    places: list[list[Any]] = [[({}, view.log.lines) for view in before]]
    ends = [before[0].log.end]
    for at in range(1, replay.last + 1):
        now = replay.look_with(eyes, at, ends[-1], _ALL)
        both = zip(before, now, strict=True)
        places.append([(_changes(last.table, view.table), view.log.lines) for last, view in both])
        ends.append(now[0].log.end)
        before = now
        yield
    return first, places, ends


def _changes(old: Table, new: Table) -> dict[str, Any]:
    asked = {name: getattr(new, name) for name in NOT_IN_STEPS if getattr(new, name) != getattr(old, name)}
    return {**difference(old, new), **asked}


def _guests(mode: str, cards: list[str]) -> list[p.Face]:
    """Cards of other sets as this mode takes them."""
    strange = {name.split("/")[0] for name in cards} - set(mode.split("+"))
    found = library.faces(strange, guests=mode).cards if strange else []
    return [face for face in found if face.card in cards]


def _names(cards: list[str]) -> list[str]:
    return sorted({card.name for name in cards if (card := by_name(name))})


def _explained(replay: Replay, eyes: Eyes, wanted: list[str]) -> Generator[None, None, dict[str, list[str]]]:
    found = {}
    for what in wanted:
        with suppress(ArchfoeError):  # what cannot be explained is not asked about twice
            found[what] = replay.explain(replay.last, eyes, what).lines
        yield
    return found
