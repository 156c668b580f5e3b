"""All that Rebirth says of its own things, as the table asks for it."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.words.board import CityBoard
from archfoe.games.city.words.choices import LABELS, CityChoices, CityWhy
from archfoe.games.city.words.intro import CityIntro
from archfoe.games.city.words.log import LOG
from archfoe.games.city.words.primer import PRIMER
from archfoe.games.city.words.surprises import CitySurprises
from archfoe.table.words.words import Words

WORDS: Final = Words(LOG, LABELS, CityBoard(), CityChoices(), CityWhy(), CityIntro(), CitySurprises(), PRIMER)
