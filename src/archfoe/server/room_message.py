"""The room as it is sent: who sits where, what was agreed on, what is being voted on."""

from __future__ import annotations

from collections.abc import Collection

from archfoe.games.options import Options
from archfoe.server.journal import Play
from archfoe.server.seating import Room
from archfoe.table.words.intro import table_lines
from archfoe.version import VERSION
from archfoe.wire import protocol as p
from archfoe.wire.sheet import CampaignSheet


def room_message(
    room: Room, reader: int | None, here: Collection[int], spectators: int, *, hold_back: bool = False
) -> p.Room:
    """The room as one seat, or a spectator, sees it; `hold_back`: the end of a game is not to be told yet."""
    return p.Room(
        room=room.id,
        phase="playing" if hold_back else room.phase,
        game=_game(room),
        seat=reader,
        host=reader == room.host,
        chairs=_chairs(room, reader, here),
        choices=_choices(room),
        intro=_intro(room),
        spectators=spectators,
        vote=_vote(room),
        orders=[] if reader is None else room.chairs[reader].orders,
        next_game="" if hold_back else room.next_game,
        campaign=_campaign(room, hold_back=hold_back),
        protocol=p.PROTOCOL,
        version=VERSION,
    )


def _game(room: Room) -> str:
    game = room.play or room.stuck
    return "" if game is None else game.id


def _intro(room: Room) -> list[str]:
    if room.stuck is not None:
        return room.stuck.lines(campaign=room.story is not None)
    if room.play is None:
        return []
    return [*([age_line(room.play)] if room.play.aged else []), *table_lines(room.play.board)]


def age_line(play: Play) -> str:
    return f"This game was begun with an earlier version. {play.aged}"


def _chairs(room: Room, reader: int | None, here: Collection[int]) -> list[p.Chair]:
    names = room.names
    return [
        p.Chair(
            seat=seat,
            team=room.team_of(seat),
            kind=chair.kind,
            name="" if chair.kind == p.OPEN else names[seat],
            bot=chair.bot,
            here=chair.kind == p.BOT or seat in here,
            yours=seat == reader,
            leaver=chair.stand_in,
        )
        for seat, chair in enumerate(room.chairs)
    ]


def _choices(room: Room) -> p.Choices:
    options = room.play.board.options if room.play is not None else room.options
    return choices_of(options, room.wish)


def choices_of(options: Options, wish: p.TableWish) -> p.Choices:
    return p.Choices(
        mode=options.mode,
        players=options.players,
        variants=list(options.variants),
        heroes=options.heroes,
        villains=options.villains,
        promos=options.promos,
        mix=options.mix,
        match=options.match,
        game=options.game,
        carried=list(options.carried),
        scenario=options.scenario,
        signatures=wish.signatures,
        hides_timing=wish.hides_timing,
        counts_points=wish.counts_points,
        spectators=wish.spectators,
    )


def _campaign(room: Room, *, hold_back: bool) -> CampaignSheet | None:
    if room.story is None:
        return None
    before = room.campaigns.manned(room.story, room.players)
    now = before if hold_back else room.story_now
    assert now is not None
    playing = hold_back or room.phase == "playing"
    sheet: CampaignSheet = room.campaigns.sheet(room.campaign_name, before, now, playing=playing)
    return sheet


def _vote(room: Room) -> p.UndoVote | None:
    vote = room.vote
    if vote is None:
        return None
    return p.UndoVote(vote.number, vote.seat, vote.reason, sorted(vote.agreed), room.voters_missing)
