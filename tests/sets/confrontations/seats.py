"""A pile of a seat that the test does not know beforehand, in the words of a table."""

from __future__ import annotations

from typing import Any


def pile(word: str, seat: int, names: list[str]) -> dict[str, Any]:
    """`teams(**pile("p", seat, ["Krypto"]))` is `teams(p3=["Krypto"])` for seat 3."""
    return {f"{word}{seat}": names}
