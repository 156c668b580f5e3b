"""Another game at the same table: the host changes what is played next, and everybody keeps seat and key."""

from __future__ import annotations

from typing import Final

import msgspec

from archfoe.core.text import plural
from archfoe.games.options import Options
from archfoe.registry.brought import texts_of
from archfoe.server.chairs import Chair
from archfoe.server.errors import Refusal
from archfoe.server.evening import known
from archfoe.server.seating import Seating, options_of
from archfoe.table.wishes import answers_in_words
from archfoe.wire.to_server import HUMAN, OPEN, ChangeGame, TableWish

UNFINISHED: Final = "Finish this game first."
_CHOSEN: Final = [field for field in ChangeGame.__struct_fields__ if field != "players"]


def back_to_lobby(seating: Seating) -> None:
    """After a game, where seats come and go as before the first one: the game that is over stays in the evening."""
    journal = seating.journal
    _check_between(seating)
    if journal is None:
        raise Refusal("You are in the lobby already.")
    first, customs = seating.first_next, seating.customs
    customs.begins = "" if first is None else known(seating.keys)[first]
    customs.left, seating.foreseen_before = journal.id, seating.foreseen
    seating.journal = seating.vote = None
    for chair in seating.chairs:
        if chair.stand_in:  # another game is for the people again
            chair.kind, chair.bot = HUMAN, ""
        chair.standin, chair.bot_turns, chair.ready = None, [], False


def change_game(seating: Seating, message: ChangeGame) -> str:
    """Changes it; returns what everybody should hear, "" if it is the same game.

    The seats may be others then, and after a game all are back in the lobby if there are more of them or fewer.
    """
    _check_between(seating)
    before = _told(seating.options, seating.wish)
    chairs = _seats(seating, message.players or len(seating.chairs))
    fresh = {"coached": "", "daily": 0, "story": "", "brings": "", "first": ""}
    fresh |= {name: getattr(message, name) for name in _CHOSEN}
    wish = msgspec.structs.replace(seating.wish, **fresh)
    options = options_of(wish, len(chairs))
    if texts_of(options.guests):
        raise Refusal("Cards of your own come with a new table.")
    host = seating.chairs[seating.host]
    if seating.journal is not None and len(chairs) != len(seating.chairs):
        back_to_lobby(seating)
    seating.wish, seating.options, seating.chairs = wish, options, chairs
    seating.host, seating.swap_wish = next(seat for seat, chair in enumerate(chairs) if chair is host), None
    seating.look_for_first_card()
    now = _told(options, wish)
    came, went = [word for word in now if word not in before], [word for word in before if word not in now]
    told = [f"{how}: {', '.join(words)}." for how, words in (("Now", came), ("No longer", went)) if words]
    return " ".join(told)


def _check_between(seating: Seating) -> None:
    if seating.phase == "playing":
        raise Refusal(UNFINISHED)
    if seating.story is not None:
        raise Refusal("The games of a campaign follow from one another. Set up a new table.")
    if seating.stuck is not None:
        raise Refusal("Start the game once more first, or set up a new table.")
    if seating.next_game == "second":
        raise Refusal("A match has two games: play the second one first.")


def _seats(seating: Seating, players: int) -> list[Chair]:
    """So many: open ones are added, and taken away first, then bots, from the end; people stay."""
    chairs = list(seating.chairs)
    people = sum(bool(chair.token) for chair in chairs)
    if players < people:
        raise Refusal(f"{people} people sit here. Choose a game for as many.")
    spare = sorted(
        (seat for seat, chair in enumerate(chairs) if not chair.token),
        key=lambda seat: (chairs[seat].kind == OPEN, seat),
    )
    away = set(spare[len(spare) - (len(chairs) - players) :]) if players < len(chairs) else set()
    kept = [chair for seat, chair in enumerate(chairs) if seat not in away]
    return [*kept, *(Chair(OPEN) for _ in range(players - len(kept)))]


def _told(options: Options, wish: TableWish) -> list[str]:
    played = options.played
    return [
        played.title,
        f"{options.players} players",
        *(variant.replace("-", " ") for variant in options.variants),
        *(
            [f"{plural(played.game.figure)}: {options.heroes}"]
            if options.heroes != played.game.usual_way(played)
            else []
        ),
        *([f"cards of other games: {options.mix}"] if options.mix else []),
        *answers_in_words(options.mode, options.answers()),
        *(["open Victory Points"] if wish.counts_points else []),
        *(["hidden timing"] if wish.hides_timing else []),
        *([] if wish.spectators else ["nobody may watch"]),
    ]


def asked_next(seating: Seating) -> bool:
    """Is another game to come than the one that is over?"""
    if seating.journal is None or seating.next_game != "again":
        return False
    over, then = seating.journal.session.options, seating.options
    return any(getattr(over, name) != getattr(then, name) for name in ("mode", "variants", "heroes", "mix")) or (
        over.answers() != then.answers()
    )
