"""The games by name: which boxes they take, for how many players, and what a table may choose for them."""

from __future__ import annotations

from typing import Final, NamedTuple

TWO_HEADS, TEAM, ON_PATROL = "two-heads", "team", "on-patrol"
SYNERGY, HUNT, HIDDEN = "synergy", "hunt", "hidden"
ANY_SIDES = "any-sides"  # heroes and villains may be partners
COMPETITIVE_CITY = "competitive"  # Rebirth, each for himself or in two teams
VARIANTS: Final = (TWO_HEADS, TEAM, ON_PATROL, SYNERGY, HUNT, HIDDEN, ANY_SIDES, COMPETITIVE_CITY)

# How players come by their Super Heroes or Characters; otherwise a list of names, one for each seat.
FIRST_GAME, DEALT, TWO_DEALT, FREE = "first-game", "dealt", "two-dealt", "free"
HERO_WAYS: Final = (FIRST_GAME, DEALT, TWO_DEALT, FREE)

#: Two against two, in games that have no variant for it.
TEAM_PLAYERS: Final = 4


class Family(NamedTuple):
    """What a table may choose for a sort of game."""

    name: str
    game: str  # whose rules it has: the name of a room
    least: int  # players
    most: int
    variants: tuple[str, ...]
    ways: tuple[str, ...]  # to come by a Super Hero or Character
    figure: str  # what players play


COMPETITIVE: Final = Family(
    "competitive", "lineup", 2, 5, (TWO_HEADS, TEAM, ON_PATROL, SYNERGY, HUNT, HIDDEN), HERO_WAYS, "Super Hero"
)
RIVALS: Final = Family("rivals", "duel", 2, 2, (), (DEALT, FREE), "Character")
CONFRONTATIONS: Final = Family("confrontations", "duel", 2, TEAM_PLAYERS, (ANY_SIDES,), (DEALT, FREE), "Character")

REBIRTH: Final = Family(
    "rebirth", "city", 1, TEAM_PLAYERS, (TEAM, COMPETITIVE_CITY), (TWO_DEALT, DEALT, FREE), "Super Hero"
)

#: The set that is played in a city.
CITY: Final = "rebirth"

#: The mixture of the two sets with Characters.
CHARACTERS_MIXED: Final = "rivals+confrontations"

#: Every mode, and the sort of game it is.
FAMILIES: Final = {
    "base": COMPETITIVE,
    "heroes_unite": COMPETITIVE,
    "base+heroes_unite": COMPETITIVE,
    "rivals": RIVALS,
    "confrontations": CONFRONTATIONS,
    CHARACTERS_MIXED: CONFRONTATIONS,
    CITY: REBIRTH,
}
MODES: Final = tuple(FAMILIES)
SETS: Final = tuple(mode for mode in MODES if "+" not in mode)

#: The sets that may give half of a game's main deck: all but those with which it is mixed in a way of its own (G-60).
GUESTS: Final = {
    game: tuple(name for name in SETS if name != game and not {f"{game}+{name}", f"{name}+{game}"} & set(MODES))
    for game in SETS
}


def told_apart(mode: str, mix: str) -> tuple[str, str]:
    """ "base+rivals" is a game of the base set with cards of Rivals, unless the two have a way to mix of their own."""
    game, _, guest = mode.partition("+")
    return (game, guest) if guest in GUESTS.get(game, ()) and mix in ("", guest) else (mode, mix)


def family_of(mode: str) -> Family:
    """The sort of game that a mode is, whatever cards come into it."""
    return FAMILIES[told_apart(mode, "")[0]]
