"""What a campaign brings to a game in the city: part of every table's options, so it stands among what games share."""

from archfoe.games.shared.legacy import (
    BASIC_EACH,
    CLEAN_SWEEP,
    DESTROYED_AT,
    HEAD_STARTS,
    MISSIONS,
    NOTHING,
    REBUILD,
    SIGNATURES,
    SIX_CARDS,
    STAND_TOGETHER,
    TRIES,
    Legacy,
)

__all__ = [
    "BASIC_EACH",
    "CLEAN_SWEEP",
    "DESTROYED_AT",
    "HEAD_STARTS",
    "MISSIONS",
    "NOTHING",
    "REBUILD",
    "SIGNATURES",
    "SIX_CARDS",
    "STAND_TOGETHER",
    "TRIES",
    "Legacy",
]
