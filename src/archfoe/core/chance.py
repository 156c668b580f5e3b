"""Random numbers: one keyed hash per draw, portable, repeatable, and not to be guessed without the key."""

from __future__ import annotations

import secrets
from functools import cache
from hashlib import blake2b
from typing import Final

KEY_BYTES: Final = 16
LONGEST_KEY: Final = blake2b.MAX_KEY_SIZE
_SMALL: Final = 1 << 30  # what Python reckons with fastest


def new_key() -> bytes:
    """A key from the operating system, for a game that nobody can foresee."""
    return secrets.token_bytes(KEY_BYTES)


def key_of_seed(seed: int | str) -> bytes:
    """The key of a seed, for a game that anybody can repeat."""
    return blake2b(f"archfoe seed {seed}".encode(), digest_size=KEY_BYTES).digest()


def digest(key: bytes, draw: int, size: int = 16) -> int:
    """The random bits of one draw as a number of that many bytes."""
    blocks = blake2b(draw.to_bytes(8, "big"), key=key).digest()
    while len(blocks) < size:
        blocks += blake2b(blocks, key=key).digest()
    return int.from_bytes(blocks[:size], "big")


def permute(cards: list[int], key: bytes, draw: int) -> None:
    """Shuffles in place: the hash is read as one large number, digit by digit."""
    size = len(cards)
    number = digest(key, draw, 16 if size <= 16 else size + 16)
    for together, digits in _digits(size):
        number, few = divmod(number, together)
        for base in digits:
            i, j = base - 1, few % base
            few //= base
            cards[i], cards[j] = cards[j], cards[i]


@cache
def _digits(size: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The bases of the digits, in groups that make a small number together: those are quick to take apart."""
    groups: list[tuple[int, tuple[int, ...]]] = []
    together = 1
    digits: list[int] = []
    for base in range(size, 1, -1):
        if together * base >= _SMALL:
            groups.append((together, tuple(digits)))
            together, digits = 1, []
        together *= base
        digits.append(base)
    return (*groups, (together, tuple(digits)))
