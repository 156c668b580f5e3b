"""The room as it is sent: who sits where, what was agreed on, what is being voted on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from archfoe.agents.levels import face_of
from archfoe.games.options import Options
from archfoe.server import chapters, daily
from archfoe.server.absence import Absence
from archfoe.server.changing import asked_next
from archfoe.server.evening import known
from archfoe.server.first_turn import first_turn
from archfoe.server.foreknowledge import FILE, SENTENCES
from archfoe.server.pauses import Pauses
from archfoe.server.plans import Plans
from archfoe.server.seating import Seating
from archfoe.server.table_words import words_of
from archfoe.server.votes import missing
from archfoe.table.words.intro import table_lines
from archfoe.version import VERSION
from archfoe.wire import protocol as p
from archfoe.wire.sheet import CampaignSheet
from archfoe.wire.to_server import SeatKind

FORESEEN: Final = SENTENCES[FILE]
WATCHERS: Final = 6  # so many spectators are told by name


class Looker(Protocol):
    name: str
    face: str


def room_message(
    seating: Seating,
    reader: int | None,
    here: Collection[int],
    lookers: Sequence[Looker] = (),
    *,
    absence: Absence | None = None,
    pauses: Pauses | None = None,
    plans: Plans | None = None,
    hold_back: bool = False,
) -> p.Room:
    """The room as one seat, or a spectator, sees it; `hold_back`: the end of a game is not to be told yet."""
    first = first_turn(seating.options, None if hold_back else seating.first_next)
    return p.Room(
        room=seating.id,
        phase="playing" if hold_back else seating.phase,
        game=_game(seating),
        seat=reader,
        host=reader is not None and reader == seating.acting_host(here),
        chairs=_chairs(seating, reader, here, absence, hold_back=hold_back),
        choices=_choices(seating),
        intro=_intro(seating),
        spectators=len(lookers),
        watchers=[p.Watcher(one.name, one.face) for one in lookers if one.name][:WATCHERS],
        wait=seating.customs.wait,
        title=seating.customs.title,
        words="" if seating.games else words_of(seating.id),
        talk=seating.customs.talk,
        watchers_talk=seating.customs.watchers_talk,
        closed=seating.customs.closed,
        swap=None if seating.swap_wish is None else p.SwapWish(*seating.swap_wish),
        evening=_evening(seating, hold_back=hold_back),
        first_next=first.seat,
        first_unless=first.unless,
        pause=None if pauses is None else pauses.told(),
        may_pause=pauses is not None and not hold_back and pauses.may(reader, seating.acting_host(here)),
        vote=_vote(seating, here),
        plans=[] if plans is None else plans.told(),
        orders=[] if reader is None else seating.chairs[reader].orders,
        coached=seating.wish.coached,
        daily=daily.played(seating),
        chapter=chapters.played(seating, reader, hold_back=hold_back),
        next_choices=choices_of(seating.options, seating.wish) if asked_next(seating) and not hold_back else None,
        next_game="" if hold_back else seating.next_game,
        campaign=_campaign(seating, hold_back=hold_back),
        protocol=p.PROTOCOL,
        version=VERSION,
    )


def still_chair(seat: int, team: int, name: str, kind: SeatKind, bot: str = "", *, yours: bool = False) -> p.Chair:
    """Somebody who only has played there, or plays without a table of the server."""
    return p.Chair(
        seat=seat,
        team=team,
        kind=kind,
        name=name,
        face=face_of(name),
        bot=bot,
        here=True,
        yours=yours,
        leaver=False,
        away=None,
        standin=None,
        ready=False,
        without=[],
        stood=0,
        bolt=False,
    )


def _game(seating: Seating) -> str:
    game = seating.journal or seating.stuck
    return "" if game is None else game.id


def _intro(seating: Seating) -> list[str]:
    if seating.stuck is not None:
        return seating.stuck.lines(campaign=seating.story is not None)
    if seating.journal is None:
        return []
    return [*warnings(seating), *table_lines(seating.journal.session, seating.names)]


def warnings(seating: Seating) -> list[str]:
    """What everybody should know before they play on: that the game is old, or that somebody may know what comes."""
    journal = seating.journal
    if journal is None:
        return []
    told = [f"This game was started with an earlier version. {journal.aged}"] if journal.aged else []
    shared = sum(map(bool, seating.keys)) > 1
    return [*told, SENTENCES[journal.foreseen]] if journal.foreseen and shared else told


def _chairs(
    seating: Seating, reader: int | None, here: Collection[int], absence: Absence | None, *, hold_back: bool
) -> list[p.Chair]:
    names, host = seating.names, seating.acting_host(here)
    return [
        p.Chair(
            seat=seat,
            team=seating.team_of(seat),
            kind=chair.kind,
            name="" if chair.kind == p.OPEN else names[seat],
            face=seating.face_of(seat),
            bot=chair.bot,
            here=chair.kind == p.BOT or seat in here,
            yours=seat == reader,
            leaver=chair.stand_in,
            away=None if absence is None or chair.kind != p.HUMAN else absence.away_for(seat),
            standin=None if absence is None else _standin(seating, seat, absence.now),
            ready=chair.ready and chair.kind == p.HUMAN,
            without=[] if absence is None else sorted(absence.agreed.get(seat, ())),
            stood=len(chair.bot_turns),
            bolt=not hold_back and seating.is_bots(seat),
            hosts=seat == host,
        )
        for seat, chair in enumerate(seating.chairs)
    ]


def _standin(seating: Seating, seat: int, now: float) -> p.StandIn | None:
    one = seating.chairs[seat].standin
    if one is None:
        return None
    return p.StandIn(one.bot, one.name, one.by, one.until, int(now - one.since))


def _evening(seating: Seating, *, hold_back: bool) -> p.Evening:
    """Of people only; in a game that is kept open nothing is told of its end."""
    evenings = seating.customs.evenings
    games = [] if hold_back else evenings.now
    wins = evenings.wins(known(seating.keys)) if games else [0] * len(seating.chairs)
    played = [p.EveningGame(one.game, one.mode, one.at, one.won, one.rounds) for one in games]
    return p.Evening(len(games), [wins[seat] if key else None for seat, key in enumerate(seating.keys)], played)


def _choices(seating: Seating) -> p.Choices:
    options = seating.journal.session.options if seating.journal is not None else seating.options
    return choices_of(options, seating.wish)


def choices_of(options: Options, wish: p.TableWish) -> p.Choices:
    return p.Choices(
        mode=options.mode,
        players=options.players,
        variants=list(options.variants),
        heroes=options.heroes,
        mix=options.mix,
        own=options.answers(),
        match=options.match,
        game=options.game,
        carried=list(options.carried),
        hides_timing=wish.hides_timing,
        counts_points=wish.counts_points,
        spectators=wish.spectators,
    )


def _campaign(seating: Seating, *, hold_back: bool) -> CampaignSheet | None:
    if seating.story is None:
        return None
    before = seating.campaigns.manned(seating.story, seating.players)
    now = before if hold_back else seating.story_now
    assert now is not None
    playing = hold_back or seating.phase == "playing"
    sheet: CampaignSheet = seating.campaigns.sheet(seating.campaign_name, before, now, playing=playing)
    return sheet


def _vote(seating: Seating, here: Collection[int]) -> p.UndoVote | None:
    vote = seating.vote
    if vote is None:
        return None
    needed = missing(seating, here)
    return p.UndoVote(vote.number, vote.seat, vote.reason, sorted(vote.agreed), needed, vote.ends)
