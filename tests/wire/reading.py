"""Messages of a server, read again as the structs that they were."""

from __future__ import annotations

from typing import Any

import msgspec

from archfoe.server.schema import sections_of_ours
from archfoe.wire import protocol as p
from archfoe.wire import shapes


def _section(_: type, data: dict[str, Any]) -> Any:
    tags = {kind.__struct_config__.tag: kind for kind in sections_of_ours() if issubclass(kind, msgspec.Struct)}
    return msgspec.convert(data, tags.get(data["game"], shapes.Told), dec_hook=_section)


decoder = msgspec.json.Decoder(p.AnyToClient, dec_hook=_section)
