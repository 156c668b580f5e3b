"""What a position file says of hostages."""

from typing import Final

from archfoe.games.city.tokens import BY_LOCATION, BY_SEAT, COUNT, Token

TOKENS: Final = {
    "hostages": Token(BY_LOCATION, "hostages"),
    "led": Token(BY_SEAT, "led"),
    "saved": Token(COUNT, "saved"),
    "lost": Token(COUNT, "lost"),
    "to_save": Token(COUNT, "to_save"),
}
