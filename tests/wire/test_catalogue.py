"""The catalogue as it is sent: put together from parts, whichever sets are asked for."""

from __future__ import annotations

import gzip
from itertools import chain, combinations

import msgspec

from archfoe.registry import modes, sets
from archfoe.wire import library


def test_every_catalogue_is_put_together_from_a_few_parts() -> None:
    made: dict[tuple[str, str, bool], library.Part] = {}
    tags: dict[str, bytes] = {}
    some = chain.from_iterable(combinations(sets(), size) for size in range(len(sets()) + 1))
    for wanted in some:
        for guests in ("", list(modes())[len(wanted) % len(modes())]):
            spoilers = bool(guests)
            names = library.sets_of(wanted)
            for name in names:
                which = name, guests, spoilers
                made[which] = made.get(which) or library.part(*which)
            sheet = library.faces_sheet([made[name, guests, spoilers] for name in names])
            expected = msgspec.json.encode(library.faces(wanted, guests=guests, spoilers=spoilers))
            assert sheet.body == expected == gzip.decompress(sheet.packed)
            assert tags.setdefault(sheet.tag, sheet.body) == sheet.body, "what differs has another tag"
            assert len(sheet.packed) < len(sheet.body) / 3
