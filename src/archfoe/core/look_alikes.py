"""Names that look alike: told by what is seen of them, not by the signs that they are written with.

The table is our own, and short: letters of other scripts that look like Latin ones. Full width, circled and
mathematical letters are made plain by Unicode itself.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

#: Marks that change how the sign before them is drawn, and may change nothing (U+FE0F), beside those of category Cf.
_IGNORED: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
_DOT: Final = "\u0307"  # on an i it is there already
#: A Latin letter, and Cyrillic, Greek, Armenian, Coptic and other Latin ones that look like it.
_LOOKS_LIKE: Final = {
    "3": "\u0417", "A": "\u0410\u0391", "B": "\u0412\u0392", "C": "\u0421\u03f9", "E": "\u0415\u0395",
    "H": "\u041d\u0397", "I": "\u0406\u0399", "J": "\u0408", "K": "\u041a\u039a", "M": "\u041c\u039c",
    "N": "\u039d", "O": "\u041e\u039f\u0555\u2c9e", "P": "\u0420\u03a1", "Q": "\u051a", "S": "\u0405",
    "T": "\u0422\u03a4", "W": "\u051c", "X": "\u0425\u03a7", "Y": "\u0423\u04ae\u03a5", "Z": "\u0396",
    "a": "\u0430\u03b1\u0251\u1d00", "c": "\u0441\u03f2\u1d04", "d": "\u0501\u1d05", "e": "\u0435\u1d07",
    "g": "\u0261\u0581", "h": "\u04bb\u0570\u029c", "i": "\u0456\u03b9\u0131\u026a", "j": "\u0458\u0237",
    "k": "\u043a\u03ba\u1d0b", "l": "\u04cf\u01c0\u217c", "m": "\u043c\u1d0d", "n": "\u0578\u0274",
    "o": "\u043e\u03bf\u0585\u2c9f\u1d0f", "p": "\u0440\u03c1\u1d18", "q": "\u051b", "r": "\u0280",
    "s": "\u0455\ua731", "t": "\u0442\u1d1b", "u": "\u03c5\u057d\u1d1c", "v": "\u0475\u03bd\u1d20",
    "w": "\u051d\u03c9\u1d21", "x": "\u0445", "y": "\u0443\u03b3\u028f", "z": "\u1d22",
}  # fmt: skip
#: Whole alphabets of capitals that were made from Latin ones: Lisu and Cherokee.
_CAPITALS: Final = {
    "ABCDEFGHIJKLM": "\ua4ee\ua4d0\ua4da\ua4d3\ua4f0\ua4dd\ua4d6\ua4e7\ua4f2\ua4d9\ua4d7\ua4e1\ua4df",
    "NOPRSTUVWXYZ": "\ua4e0\ua4f3\ua4d1\ua4e3\ua4e2\ua4d4\ua4f4\ua4e6\ua4ea\ua4eb\ua4ec\ua4dc",
    "ABCDEGHJKL": "\u13aa\u13f4\u13df\u13a0\u13ac\u13c0\u13bb\u13ab\u13e6\u13de",
    "MPRSTVWYZ": "\u13b7\u13e2\u13a1\u13da\u13a2\u13d9\u13b3\u13bd\u13c3",
}  # fmt: skip
_LATIN: Final = {ord(sign): latin for latin, signs in _LOOKS_LIKE.items() for sign in signs} | {
    ord(sign): latin for letters, signs in _CAPITALS.items() for latin, sign in zip(letters, signs, strict=True)
}
#: In many typefaces a big i, a small L and a one are drawn alike.
_DRAWN_ALIKE: Final = {ord("I"): "l", ord("1"): "l", ord("|"): "l", ord("0"): "O"}


def plain(words: str) -> str:
    """With Latin letters for all that look like them, and nothing that is not seen."""
    words = _seen(words).translate(_LATIN).replace("i" + _DOT, "i").replace("j" + _DOT, "j")
    return " ".join(unicodedata.normalize("NFC", words).split())


@lru_cache(4096)
def looks(words: str) -> frozenset[str]:
    """What they can be taken for. Big and small letters count as the same, but "Ian" is not "Lan"."""
    shown = plain(words)
    drawn = shown.translate(_DRAWN_ALIKE).replace("rn", "m")
    return frozenset({_seen(words).casefold(), shown.casefold(), f"{drawn} as drawn"})


def alike(one: str, other: str) -> bool:
    """Would somebody who reads both take them for the same?"""
    return not looks(one).isdisjoint(looks(other))


def _seen(words: str) -> str:
    words = unicodedata.normalize("NFKC", words)
    return "".join(sign for sign in words if sign not in _IGNORED and unicodedata.category(sign) != "Cf")
