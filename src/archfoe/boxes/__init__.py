"""Has moved to archfoe.sets."""

from archfoe.moved import door

__getattr__ = door(
    __name__,
    {
        "BOXES": "archfoe.sets",
        "BASE": "archfoe.sets.base",
        "UNITE": "archfoe.sets.heroes_unite",
        "RIVALS": "archfoe.sets.rivals",
        "CONFRONTATIONS": "archfoe.sets.confrontations",
        "REBIRTH": "archfoe.sets.rebirth",
    },
)
