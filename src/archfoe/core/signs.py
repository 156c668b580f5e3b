"""Signs that nobody sees: what people type and others read may not have them."""

from __future__ import annotations

import unicodedata
from typing import Final

_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # categories of Unicode
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that are only empty space
_LOOKS: Final = "LNPS"  # first letters of categories: letters, numbers, punctuation, symbols


def unseen_in(words: str) -> str:
    """The first sign that hides, reorders or controls; "" if there is none."""
    return next((sign for sign in words if sign in _BLANKS or unicodedata.category(sign) in _UNSEEN), "")


def is_seen(words: str) -> bool:
    """Is there anything to see, and not only accents?"""
    return any(unicodedata.category(sign)[0] in _LOOKS for sign in words)
