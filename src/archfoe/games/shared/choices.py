"""Words for what a table may choose in several games."""

from __future__ import annotations

from typing import Final

#: How players come by their Super Heroes or Characters; otherwise a list of names, one for each seat.
FIRST_GAME, DEALT, TWO_DEALT, FREE = "first-game", "dealt", "two-dealt", "free"
HERO_WAYS: Final = (FIRST_GAME, DEALT, TWO_DEALT, FREE)

# Variants that more than their own room asks for.
TWO_HEADS, TEAM, ON_PATROL = "two-heads", "team", "on-patrol"
SYNERGY, HUNT, HIDDEN = "synergy", "hunt", "hidden"
ANY_SIDES: Final = "any-sides"  # heroes and villains may be partners
CONTEST: Final = "competitive"  # in a city, each for himself or in two teams

#: Two against two, also in games that have no variant for it.
TEAM_PLAYERS: Final = 4

#: What ways and mixtures are, in a few words.
NOTES: Final = {
    FIRST_GAME: "The set-up for a first game: dealt from the Super Heroes that suit it.",
    DEALT: "Dealt at random.",
    TWO_DEALT: "Each player chooses one of those dealt.",
    FREE: "Each player chooses, one after the other.",
}
