"""Who sits where at a table, who may do what, and what has been agreed on. Pure logic, without network and store."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256

from archfoe.agents.levels import face_of
from archfoe.core.decisions import Answer
from archfoe.games.options import Options
from archfoe.registry.brought import texts_of
from archfoe.server import campaign_wish, evening, foreknowledge
from archfoe.server.brought_sets import key_with, taken_in
from archfoe.server.chairs import Chair, StandIn, Vote, chosen, known_bot
from archfoe.server.errors import Refusal
from archfoe.server.evening import Customs
from archfoe.server.foreknowledge import ARRANGED, FILE, Foreseen
from archfoe.server.journal import MOST_ENTRIES, Journal
from archfoe.server.keeping import Entry
from archfoe.server.names import apart, clean, clean_name, is_nobody
from archfoe.server.stuck import StuckGame
from archfoe.table.campaigns import ENDING, Book, Campaigns, Story, campaigns
from archfoe.table.match import key_of_second, own_scores
from archfoe.table.wishes import USUAL_BOT, hero_way, mixture, usual_players
from archfoe.table.words.labels import table_names
from archfoe.wire.protocol import Phase
from archfoe.wire.to_server import BOT, HUMAN, LONGEST_NAME, OPEN, SeatKind, SeatWish, TableWish

_TOKEN_BYTES = 24  # 192 bits
_ROOM_BYTES = 9


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_room_id() -> str:
    """Without a hyphen: what begins with one looks like an option to a command."""
    return secrets.token_urlsafe(_ROOM_BYTES).replace("-", "_")


def hash_of(token: str) -> str:
    """Tokens are long and random, so a plain hash keeps them from whoever reads the database."""
    return sha256(token.encode()).hexdigest()


# Seats


def usual_seats(mode: str) -> list[SeatWish]:
    """One person, and as many bots as the game usually has."""
    bots = len(usual_players(mode).split(",")) - 1
    return [SeatWish(HUMAN), *(SeatWish(BOT, bot=USUAL_BOT) for _ in range(bots))]


def options_of(wish: TableWish, players: int) -> Options:
    return Options(
        mode=wish.mode,
        players=players,
        variants=tuple(wish.variants),
        heroes=hero_way(wish.heroes, wish.mode),
        mix=mixture(wish.mix, wish.mode),
        own=wish.own,
    )


def wish_of(options: Options, seats: Sequence[SeatWish]) -> TableWish:
    """How one would ask for such a game; what only a campaign brings cannot be asked for."""
    return TableWish(
        mode=options.mode,
        seats=list(seats),
        variants=list(options.variants),
        heroes=options.heroes,
        mix=options.mix,
        own=options.played.game.answers(options),
        brings=next(iter(texts_of(options.guests).values()), ""),
    )


class Seating:
    """`journal` is the game that runs, or ran last; `games` counts them. `stuck` is a stored one that cannot go on.

    `story` is the campaign that the games of this table are a part of, as it stood when the game began. What follows
    from the game is found anew whenever it is needed, so it fits the game whatever happens.
    """

    def __init__(self, room_id: str, wish: TableWish, options: Options, chairs: list[Chair], host: int) -> None:
        self.id, self.wish, self.options, self.chairs, self.host = room_id, wish, options, chairs, host
        self.journal: Journal | None = None
        self.stuck: StuckGame | None = None
        self.games = 0
        self.customs = Customs()
        self.swap_wish: tuple[int, int] | None = None  # who would swap seats with whom
        self.vote: Vote | None = None
        self.story = campaign_wish.story_of(wish, self.players)
        self.foreseen_before: Foreseen = ""  # how somebody may have known the game after which all are in the lobby
        self._first_key: bytes | None = None  # with which a card that is wanted there lies in the first Line-Up

    @classmethod
    def made(cls, wish: TableWish) -> tuple[Seating, list[str]]:
        """A new room and the token of each seat; "" where nobody has one. Raises one sentence if it cannot be."""
        wish = taken_in(wish)
        if wish.campaign is not None:
            wish = campaign_wish.checked(wish)
        wanted = wish.seats or usual_seats(wish.mode)
        options = options_of(wish, len(wanted))
        tokens = [new_token() if seat.kind == HUMAN else "" for seat in wanted]
        chairs = [
            Chair(
                seat.kind,
                "",
                known_bot(seat.bot or USUAL_BOT) if seat.kind == BOT else "",
                hash_of(token) if token else "",
            )
            for seat, token in zip(wanted, tokens, strict=True)
        ]
        people = [seat for seat, chair in enumerate(chairs) if chair.kind == HUMAN]
        if not people:
            raise Refusal("A table needs at least one person: let somebody sit down.")
        seating = cls(new_room_id(), wish, options, chairs, people[0])
        for seat in people:
            name = wanted[seat].name
            seating.call(seat, "" if is_nobody(name) else name)
        seating.check_story()
        seating.look_for_first_card()
        return seating, tokens

    def look_for_first_card(self) -> None:
        """Takes a moment, so it is not done when somebody waits for the game to begin."""
        wanted = self.wish.first and not self.games
        self._first_key = key_with(self.wish.first, self.options, self.host) if wanted else None

    # Who

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return self.seat_with(hash_of(token)) if token else None

    def seat_with(self, key: str) -> int | None:
        """The seat with this hash of a token."""
        found = [seat for seat, chair in enumerate(self.chairs) if key and secrets.compare_digest(chair.token, key)]
        return found[0] if found else None

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == HUMAN]

    def people_at(self, event: int) -> list[int]:
        """Those who were people already when this event of the game happened."""
        return [seat for seat in self.people if self.chairs[seat].bot_until <= event]

    def others(self, seat: int) -> list[int]:
        """Who else has a key to a seat, or had one when this game began: a player, even if a bot stands in."""
        held = self.keys if self.journal is None else self.journal.keys
        return [other for other, key in enumerate(self.keys) if other != seat and (key or held[other])]

    @property
    def keys(self) -> list[str]:
        """By seat; "" where nobody has one."""
        return [chair.token for chair in self.chairs]

    @property
    def bots(self) -> dict[int, str]:
        return {seat: chair.bot for seat, chair in enumerate(self.chairs) if chair.kind == BOT}

    @property
    def standins(self) -> dict[int, StandIn]:
        return {seat: chair.standin for seat, chair in enumerate(self.chairs) if chair.standin is not None}

    @property
    def standin_names(self) -> dict[int, str]:
        return {seat: standin.name for seat, standin in self.standins.items()}

    @property
    def answering(self) -> dict[int, str]:
        """All seats for which a bot answers, and which."""
        return self.bots | {seat: standin.bot for seat, standin in self.standins.items()}

    @property
    def players(self) -> list[str]:
        """Who sits where, as a record names them: a bot by its sort, a person by name."""
        return [
            chair.bot if chair.kind == BOT else chair.name or f"Player {seat + 1}"
            for seat, chair in enumerate(self.chairs)
        ]

    @property
    def names(self) -> list[str]:
        return table_names(self.players)

    def called(self, seat: int) -> str:
        """Whose seat it is, also while a bot plays for them."""
        return self.chairs[seat].name or f"Player {seat + 1}" if self.chairs[seat].token else self.names[seat]

    def taken_names(self, but: int | None = None) -> set[str]:
        """Of all who have a seat, also of those for whom a bot stands in. Before a game bots give way."""
        names = self.names
        people = {self.called(seat) for seat in range(len(names)) if self._is_taken(seat) and seat != but}
        return people if self.journal is None else people | {names[seat] for seat in self.bots if seat != but}

    def _is_taken(self, seat: int) -> bool:
        chair = self.chairs[seat]
        return chair.kind == HUMAN or bool(chair.token)

    def face_of(self, seat: int) -> str:
        chair = self.chairs[seat]
        return "" if chair.kind == OPEN else chair.face or face_of(self.names[seat])

    def acting_host(self, here: Collection[int]) -> int:
        """Who acts for the table: the host, or while the host is away the first person who is there."""
        if self.host in here:
            return self.host
        return next((seat for seat in self.people if seat in here), self.host)

    def team_of(self, seat: int) -> int:
        return self.options.teams[seat]

    # Lobby

    @property
    def phase(self) -> Phase:
        if self.journal is None:
            return "lobby"
        return "over" if self.journal.over else "playing"

    @property
    def full(self) -> bool:
        return all(chair.kind != OPEN for chair in self.chairs)

    @property
    def ready(self) -> bool:
        """Can a game begin with nobody saying another word?"""
        return self.full and (self.story is None or self.campaigns.choice(self.story) is None)

    def sit_down(self, seat: int, name: str, face: str = "", watchers: Collection[str] = ()) -> str:
        """An open seat for who has come; returns the token. `watchers` are the names of those who look on."""
        chair = self._chair(seat)
        if chair.kind != OPEN:
            raise Refusal("That seat is taken: choose another one.")
        self.call(seat, name, watchers)
        token = new_token()
        chair.kind, chair.bot, chair.token, chair.face = HUMAN, "", hash_of(token), face
        self._names_changed()
        return token

    def name_for(self, seat: int, name: str, watchers: Collection[str] = ()) -> str:
        """The name that a person gets who wants this one: with a number if somebody is called so already."""
        name, plain = clean_name(name), f"Player {seat + 1}"
        told = apart(name or plain, {*self.taken_names(seat), *watchers})
        return told if name or told != plain else ""

    def call(self, seat: int, name: str, watchers: Collection[str] = ()) -> None:
        self.chairs[seat].name = self.name_for(seat, name, watchers)
        self._names_changed()

    def change_seat(self, by: int, seat: int, kind: SeatKind, bot: str, *, here: Collection[int]) -> None:
        """One's own seat to a bot and back; the host for people who are away, for bots and for open seats.

        `here` are the seats of those who are at the table.
        """
        chair = self._chair(seat)
        if by != seat:
            if by != self.acting_host(here):
                raise Refusal("Only the host of the table can do that.")
            if seat in here and (chair.kind == HUMAN or (chair.token and kind == OPEN)):
                name = self.called(seat)
                raise Refusal(f"{name} is at the table or was a moment ago. Only {name} can give up the seat now.")
        if kind == HUMAN:
            if by != seat:
                raise Refusal("Only the person with this seat's link can take it. Ask the host for the link.")
            if chair.kind != HUMAN and self.journal is not None:
                chair.bot_until = self.journal.session.game.told
                chair.stood_in = chair.stood_in[0], min(chair.stood_in[1], self._answers)
            chair.kind, chair.bot = HUMAN, ""
        elif kind == BOT:
            bot = chosen(self.wish, self.chairs, self.called(seat), by, seat, bot)
            if chair.kind == HUMAN:
                chair.stood_in = (self._answers, MOST_ENTRIES) if by != seat else (0, 0)
            chair.kind, chair.bot = BOT, bot
        else:
            if self.journal is not None and self.phase == "playing":
                raise Refusal("During a game a seat is held by a person or a bot.")
            if seat == self.host:
                raise Refusal("The host of the table keeps the seat.")
            chair.kind, chair.bot, chair.name, chair.token, chair.orders = OPEN, "", "", "", []
            chair.face = ""
        self._names_changed()

    def step_in(self, seat: int, standin: StandIn) -> None:
        """A bot plays for a person from now on."""
        chair = self._chair(seat)
        chair.standin = standin
        chair.stood_in = (self._answers, MOST_ENTRIES) if standin.by != seat else (0, 0)

    def step_back(self, seat: int) -> None:
        chair = self._chair(seat)
        chair.standin = chair.stepped_away = None
        chair.stood_in = chair.stood_in[0], min(chair.stood_in[1], self._answers)

    def is_bots(self, seat: int) -> bool:
        """Did a bot play more than a third of this person's turns in the game that is over?"""
        turns = self.chairs[seat].bot_turns
        return (
            bool(turns)
            and self.journal is not None
            and self.phase == "over"
            and (3 * len(turns) > evening.turns_of(self.journal, seat))
        )

    def occupant(self, seat: int) -> tuple[SeatKind, str]:
        """What sits there: the kind, and which bot."""
        chair = self._chair(seat)
        return chair.kind, chair.bot

    @property
    def _answers(self) -> int:
        return 0 if self.journal is None else len(self.journal.session.game.record)

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("There is no such seat at this table.")
        return self.chairs[seat]

    def _names_changed(self) -> None:
        if self.journal is not None:
            self.journal.session.players = self.players

    # Games

    @property
    def next_game(self) -> str:
        """What begins when the host starts after the end of a game."""
        if self.journal is None or self.phase != "over":
            return ""
        if (story := self.story_now) is not None:
            return "" if story.over else "campaign"
        options = self.journal.session.options
        return "second" if options.match and options.game == 1 and not self.journal.ended else "again"

    @property
    def first_next(self) -> int | None:
        """Who has the first turn of the next game; None: chance decides."""
        if self.journal is None:
            return self.customs.begins_at(self.keys)
        return evening.next_first(self.journal, self.keys) if self.next_game == "again" else None

    def note_end(self) -> bool:
        """Counts the game to its evening once it is over, or no more if it goes on; True if that is to be stored."""
        if self.journal is None:
            return False
        return self.customs.evenings.follow(self.journal, self.keys, over=self.phase == "over")

    def end_here(self) -> None:
        """The game ends unfinished; that is to be stored."""
        journal = self.running()
        journal.end_here()
        self.customs.ended = journal.id

    def start(self, by: int | None, chosen: Sequence[str] = (), *, here: Collection[int] = ()) -> Journal:
        """Begins the first game or the next one; seats that are still open go to bots.

        `chosen`: what the campaign leaves to the players to choose before it; `here`: who is at the table.
        """
        if by is not None and by != self.acting_host(here):
            raise Refusal("Only the host can start the game.")
        if self.phase == "playing":
            raise Refusal("The game has already started.")
        story, self.swap_wish = self._chosen(chosen), None
        for chair in self.chairs:
            chair.bot_until = 0
            chair.stood_in = (0, chair.stood_in[1] if chair.stand_in else 0)
            chair.standin, chair.bot_turns, chair.ready = None, [], False
            if chair.kind == OPEN:
                chair.kind, chair.bot = BOT, USUAL_BOT
            elif chair.stand_in and self.journal is not None:  # another game is for the people again
                chair.kind, chair.bot = HUMAN, ""
        first = self.first_next
        options, key, self._first_key = self.options, self._first_key, None
        if first is not None and story is None:
            options = options.but(first=first)
        foreseen: Foreseen = ARRANGED if key is not None else foreknowledge.after(self.foreseen)
        if story is not None:
            again = self.stuck is not None and self.stuck.begun
            self.story = self.campaigns.noted(self.campaigns.manned(story, self.players), restarts=int(again))
            options, key = self.story.options(), campaign_wish.key_of(self.story)
        elif self.journal is not None and self.next_game == "second":
            key = key_of_second(self.journal.session.key)
            options = self.journal.session.options.second_game(own_scores(self.journal.session))
            foreseen = FILE if key == self.journal.session.key else foreseen
        elif self.stuck is not None:
            options, key = self.stuck.once_more(options)
            foreseen = FILE if key == bytes.fromhex(self.stuck.head["key"]) else foreseen
        return self._begin(options, key, foreseen)

    def _begin(self, options: Options, key: bytes | None, foreseen: Foreseen) -> Journal:
        self.games += 1
        hides_timing, name = self.wish.hides_timing, f"{self.id}-{self.games}"
        self.journal = Journal.begin(
            name, options, self.players, key, foreseen=foreseen, keys=self.keys, hides_timing=hides_timing
        )
        self.vote = self.stuck = None
        return self.journal

    @property
    def foreseen(self) -> Foreseen:
        """How somebody may know cards of the game that runs, ran last or cannot go on."""
        if self.journal is not None:
            return self.journal.foreseen
        return self.foreseen_before if self.stuck is None else foreknowledge.of_head(self.stuck.head)

    def go_on(self, options: Options, key: bytes, answers: Iterable[tuple[int, Answer]]) -> list[Entry]:
        """Begins the first game in the middle of another one; returns its journal up to there."""
        return self._begin(options, key, FILE).follow(answers)

    # Campaigns

    @property
    def campaign_name(self) -> str:
        return "" if self.wish.campaign is None else self.wish.campaign.name

    @property
    def campaigns(self) -> Campaigns:
        """What the game of this table says of its campaigns."""
        return campaigns()[self.wish.mode]

    def check_story(self) -> None:
        """A file may be anybody's work: all that it brings must be fit to be played and to be shown."""
        if self.story is None:
            return
        for player in self.campaigns.away(self.story):
            if clean(player, LONGEST_NAME, "A name") != player:
                raise Refusal("The file is damaged: a player has no proper name.")
        self.campaigns.check(self.story)

    @property
    def story_now(self) -> Story | None:
        """How the campaign stands: as before the game that is played, or with what came of the last one."""
        if self.story is None:
            return None
        story = self.campaigns.manned(self.story, self.players)
        if self.journal is None or self.phase != "over":
            return story
        session = self.journal.session
        return self.campaigns.after(story, session.game, len(session.takebacks))

    def _chosen(self, keys: Sequence[str]) -> Story | None:
        """The campaign once the players have chosen what it asks for; bots among themselves take the usual."""
        story = self.story_now
        if story is not None and story.over:
            raise Refusal("This campaign is over.")
        left = list(keys)
        while story is not None and (choice := self.campaigns.choice(story)) is not None:
            if not left and self.people:
                raise Refusal(choice.wanted)
            story = self.campaigns.choose(story, left.pop(0) if left else choice.usual)
        if left:
            raise Refusal("There is nothing to choose at this table now.")
        return story

    def campaign_file(self, seat: int) -> tuple[str, str]:
        """Its name and its text, as the terminal writes it; its key deals all games to come."""
        story = self.story_now
        if story is None:
            raise Refusal("This table plays no campaign.")
        if self.phase != "over":
            raise Refusal("A campaign can be saved between two games: finish this one first.")
        shared = any(key for other, key in enumerate(self.keys) if other != seat)
        if shared and not story.over and not self.campaigns.is_open(story):
            raise Refusal("This file would reveal upcoming cards. You can save it when the campaign is over.")
        return f"{self.campaign_name}{ENDING}", self.campaigns.dumps(Book(self.campaign_name, story))

    def running(self) -> Journal:
        if self.journal is None:
            raise Refusal("The game has not started yet." if self.stuck is None else self.stuck.why)
        return self.journal

    def game_went_back(self) -> None:
        game = self.running().session.game
        for chair in self.chairs:
            chair.bot_until = min(chair.bot_until, game.told)
            begin, end = chair.stood_in
            now = len(game.record)
            chair.bot_turns = [turn for turn in chair.bot_turns if turn <= game.state.turn]
            chair.stood_in = (min(begin, now), end) if chair.stand_in else (begin, min(end, now))

    def game_went_on(self) -> None:
        """An answer ends a vote about an earlier position."""
        vote, journal = self.vote, self.journal
        if vote is None or journal is None:
            return
        if journal.over or (not vote.ends and vote.number != journal.shown_to(None)):
            self.vote = None
