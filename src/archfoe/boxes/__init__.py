"""Has moved to archfoe.sets."""

from archfoe.moved import door

__getattr__ = door(
    __name__,
    {
        "BOXES": "archfoe.sets",
        "BASE": "archfoe.sets.base.box",
        "UNITE": "archfoe.sets.heroes_unite.box",
        "RIVALS": "archfoe.sets.rivals.box",
        "CONFRONTATIONS": "archfoe.sets.confrontations.box",
        "REBIRTH": "archfoe.sets.rebirth.box",
    },
)
