"""Has moved to archfoe.games."""

from archfoe.moved import door

__getattr__ = door(
    __name__, {"Options": "archfoe.games.options", "build": "archfoe.games.build", "rules": "archfoe.games.build"}
)
