"""What people say of a game they want, in the words that options know."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from archfoe.core.errors import ArchfoeError, nearest, unknown
from archfoe.games.options import Options
from archfoe.games.shared.choices import HERO_WAYS
from archfoe.games.shared.legacy import NOTHING, Legacy
from archfoe.games.shared.mixing import heroes_of
from archfoe.registry import Mode, meant

USUAL_BOT: Final = "greedy"
VERSUS: Final = re.compile(r"\s+vs\.?\s+", re.IGNORECASE)  # between teams that are named one after the other


def played(mode: str) -> Mode | None:
    """What a mode is; None if there is no such mode."""
    try:
        return meant(mode)
    except ArchfoeError:
        return None


def usual_players(mode: str) -> str:
    return you_and_bots(meant(mode).usual_players)


def you_and_bots(n: int, first: str = "you") -> str:
    return ",".join([first, *[USUAL_BOT] * (n - 1)])


def split(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def signature_legacy(each: int, players: int) -> Legacy:
    """What a campaign would bring in which every Super Hero has earned so many Signature cards."""
    return Legacy(signatures=(each,) * players) if each else NOTHING


def asked_signatures(options: Options) -> int:
    """The number that makes such a legacy; 0 for none, and for those that a scenario brings unasked."""
    told = set(options.legacy.signatures)
    unasked = replace(options, legacy=NOTHING).legacy == options.legacy
    return told.pop() if len(told) == 1 and not unasked else 0


def hero_way(heroes: str, mode: str) -> str:
    """Names in any case, short or without their article become those of Super Heroes or Characters; ways stay."""
    if not heroes or heroes in HERO_WAYS:
        return heroes
    known = [hero.figure for hero in heroes_of(meant(mode).name, promos=True)]
    teams = [split(team) for team in VERSUS.split(heroes)]
    names = [name for team in teams for name in team]
    if len(names) == 1 and not _meant(names[0], known) and nearest(heroes, HERO_WAYS):
        raise unknown("way to get Super Heroes", heroes, HERO_WAYS)
    return " vs ".join(",".join(_meant(name, known) or name for name in team) for team in teams)


def mixture(mix: str, mode: str) -> str:
    """A way to mix, groups of cards, or Characters whose cards are left out, by names whole or short."""
    what = meant(mode)
    characters = [card.figure for card in heroes_of(what.name) if card.stage]
    known = [*characters, *what.game.mix_ways] if characters else []
    return "+".join(_meant(part.strip(), known) or part.strip().lower() for part in mix.split("+"))


def _meant(name: str, known: Sequence[str]) -> str:
    """The name that is meant; "" if none is, or more than one."""
    low = name.lower().removeprefix("the ")
    forms = {full: full.lower().removeprefix("the ") for full in known}
    whole = [full for full, form in forms.items() if form == low]
    found = whole or [full for full, form in forms.items() if low and form.startswith(low)]
    return found[0] if len(found) == 1 else ""
