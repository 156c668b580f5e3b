"""What a position file says of poison."""

from typing import Final

from archfoe.games.city.tokens import BY_CARD, COUNT, Token

TOKENS: Final = {"poison": Token(BY_CARD, "doses"), "dead": Token(COUNT, "dead")}
