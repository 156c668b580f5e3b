"""Random numbers: one keyed hash per draw, portable, repeatable, and not to be guessed without the key."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

KEY_BYTES: Final = 16
LONGEST_KEY: Final = blake2b.MAX_KEY_SIZE


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
    for i in range(size - 1, 0, -1):
        number, j = divmod(number, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
