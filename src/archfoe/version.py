"""The version, in one place; also what every edition of this program must say about itself."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

VERSION = "0.2.0"

NOTICE = (
    "archfoe is an unofficial fan project. It is not made or approved by the owners of the games and characters; "
    "names are used only to say which card is meant. It contains no official art or text. Please buy the game."
)

PURE, COMPILED = "pure Python", "compiled"
_HEART = "archfoe.core.game"  # a wheel has all of its engine compiled, or nothing


def engine() -> str:
    """Which of the two builds runs; they play the same games, and differ in speed alone."""
    found = find_spec(_HEART)
    return COMPILED if found and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES)) else PURE
