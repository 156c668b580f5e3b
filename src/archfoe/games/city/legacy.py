"""What a campaign brings to a game in the city: part of every table's options, so it stands among what games share."""

from archfoe.games.shared.legacy import (
    BASIC_EACH,
    DESTROYED_AT,
    HEAD_STARTS,
    MISSIONS,
    NOTHING,
    RECRUIT_KRYPTO,
    RECRUIT_THE_RAY,
    REPAIRS,
    SIGNATURES,
    SIX_CARDS,
    TO_BE_GIVEN_UP,
    TRIES,
    Legacy,
)

__all__ = [
    "BASIC_EACH",
    "DESTROYED_AT",
    "HEAD_STARTS",
    "MISSIONS",
    "NOTHING",
    "RECRUIT_KRYPTO",
    "RECRUIT_THE_RAY",
    "REPAIRS",
    "SIGNATURES",
    "SIX_CARDS",
    "TO_BE_GIVEN_UP",
    "TRIES",
    "Legacy",
]
