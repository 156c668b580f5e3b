"""What a position file says of those who have retaliated."""

from typing import Final

from archfoe.games.city.tokens import NAMED, Token

TOKENS: Final = {"retaliated": Token(NAMED, "retaliated")}
