"""What an album has of Rebirth: the scenarios that were won. None is named before somebody has won it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.games.city.options import SCENARIO, city_options, is_contest
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.options import Options
from archfoe.table.stamps import OwnAlbum, Page, Place, Stamp

_KEY: Final = "scenario {}"


class CityAlbum(OwnAlbum):
    def pages(self) -> Sequence[Page]:
        places = [Place(_KEY.format(choice.value), choice.label.partition(":")[0], "") for choice in SCENARIO.choices]
        return [Page("scenarios", "Scenarios", tuple(places))]

    def stamps(self, options: Options) -> Sequence[Stamp]:
        if is_contest(options):
            return ()
        number = city_options(options).scenario
        return [Stamp(_KEY.format(number), SCENARIOS[number].title)]
