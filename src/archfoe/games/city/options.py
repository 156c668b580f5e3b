"""What only games in a city have to check of a table."""

from __future__ import annotations

from archfoe.core.errors import ArchfoeError, unknown
from archfoe.games.city import SCENARIO_COUNT, TRAINING
from archfoe.games.city.main_deck import main_deck_of
from archfoe.games.city.tiles import TILES
from archfoe.games.options import Options
from archfoe.games.shared.choices import CONTEST, HERO_WAYS, TEAM
from archfoe.games.shared.mixing import check_guest


def check(options: Options) -> None:
    check_guest(options.mode, options.mix)
    if not TRAINING <= options.scenario <= SCENARIO_COUNT:
        raise ArchfoeError(
            f"There is no scenario {options.scenario}: choose 1 to {SCENARIO_COUNT}, or {TRAINING} for training."
        )
    contest = CONTEST in options.variants
    if contest:
        _check_contest(options)
    elif TEAM in options.variants:
        raise ArchfoeError(f"All players of {options.mode} are one team: for two teams add the variant {CONTEST}.")
    legacy = options.legacy
    legacy.check(options.players, tuple(TILES))
    if legacy.out:
        _check_out(options)
    taking = options.heroes in HERO_WAYS and any(legacy.signatures) and not contest
    if taking and len(set(legacy.signatures)) > 1:
        raise ArchfoeError("Signature cards belong to Super Heroes: name the Super Heroes of this game.")


def _check_contest(options: Options) -> None:
    if options.players == 1:
        raise ArchfoeError(f"The variant {CONTEST} needs 2 to {options.played.players[-1]} players.")
    if options.scenario != 1:
        raise ArchfoeError(f"There are no scenarios in a {CONTEST} game: leave the scenario out.")
    if options.legacy.missions or options.legacy.head_start:
        raise ArchfoeError(f"There are no Side Missions and head starts in a {CONTEST} game.")


def _check_out(options: Options) -> None:
    """Only what is in a main deck can be out of it, and only as often."""
    cards = main_deck_of(options.played.home.box, options.legacy.missions)
    names = [card.name for card in cards]
    for name in options.legacy.out:
        if name not in names:
            raise unknown("card of the main deck", name, sorted({card.name for card in cards}))
        names.remove(name)
