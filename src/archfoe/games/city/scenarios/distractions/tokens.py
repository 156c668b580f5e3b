"""What a position file says of Distractions: what lies where, and the pile with the next one first."""

from typing import Final

from archfoe.games.city.tokens import CARD_BY_LOCATION, CARDS, Token

TOKENS: Final = {
    "distractions": Token(CARD_BY_LOCATION, "distractions"),
    "unlaid": Token(CARDS, "unlaid"),
}
