"""The version, in one place; also what every edition of this program must say about itself."""

VERSION = "0.2.0.dev0"

NOTICE = (
    "archfoe is an unofficial fan project. It is not made or approved by the owners of the games and characters; "
    "names are used only to say which card is meant. It contains no official art or text. Please buy the game."
)
