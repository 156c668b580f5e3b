"""Texts as TOML has them."""

from __future__ import annotations

import json


def quoted(text: str) -> str:
    """A basic string of TOML, which JSON's are."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
