"""`archfoe campaign new`, `play`, `log` and `list`: campaigns at the terminal, each in a file of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from archfoe import saves
from archfoe.agents import AGENTS
from archfoe.cli.line import LineMode
from archfoe.cli.play import INTERRUPTED, guarded
from archfoe.cli.screen import Screen
from archfoe.cli.settings import seat_list
from archfoe.core.chance import key_of_seed, new_key
from archfoe.core.errors import ArchfoeError, BadRecord, unknown
from archfoe.saves import keep_old
from archfoe.table.campaigns import ENDING, BadCampaign, Book, Campaigns, Choice, OldCampaign, Story, usual_campaigns
from archfoe.table.session import Session, age_of
from archfoe.table.wishes import hero_way, mixture, usual_players
from archfoe.table.words.intro import table_lines, title

# Where campaigns are


def campaigns() -> Campaigns:
    return usual_campaigns()


def folder() -> Path:
    return saves.folder().with_name("campaigns")


def path_of(name: str) -> Path:
    return folder() / f"{name}{ENDING}"


def names() -> list[str]:
    """All campaigns, also those of which only the last good state is left."""
    found = {path.name.removesuffix(ENDING) for path in folder().glob(f"*{ENDING}")}
    ending = campaigns().last_good(Path(ENDING)).name
    return sorted(found | {path.name.removesuffix(ending) for path in folder().glob(f"*{ending}")})


def named(name: str | None) -> str:
    """The campaign of this name, else the one that was played last."""
    have = names()
    if not have:
        raise ArchfoeError("You have no campaigns yet. Start one with: archfoe campaign new NAME")
    if name is None:
        return max(have, key=_played_at)
    if name not in have:
        raise unknown("campaign", name, have)
    return name


def _played_at(name: str) -> int:
    places = (path_of(name), campaigns().last_good(path_of(name)))
    return max(place.stat().st_mtime_ns for place in places if place.exists())


def opened(name: str) -> Book:
    """The campaign as it stands; if its file is damaged, what is wrong and how to go on all the same."""
    path = path_of(name)
    try:
        return campaigns().read(path)
    except OldCampaign:  # nothing is damaged, and its double is as old
        raise
    except BadCampaign as error:
        words = str(error).rstrip(".")
        try:
            good = campaigns().read(campaigns().last_good(path))
        except OldCampaign as old:
            raise old from None
        except BadCampaign:
            raise BadCampaign(
                f"{words}, and no good state of it is left in {campaigns().last_good(path).name} either."
            ) from None
        stands = campaigns().where_it_stands(good.story)
        raise BadCampaign(
            f"{words}; its last good state ({stands}) is kept beside it, and archfoe campaign play {_shell(name)} "
            "--restore goes on from there."
        ) from None


def _shell(name: str) -> str:
    return saves.quoted(Path(name))


# Commands


def new(
    name: str | None,
    players: str | None,
    heroes: str,
    variants: Sequence[str],
    seed: int | str | None,
    mix: str = "",
) -> int:
    """Writes the file of a campaign that is about to begin."""
    name = free_name(name)
    seats = seat_list(players or usual_players(campaigns().mode))
    key = new_key() if seed is None else key_of_seed(seed)
    mode = campaigns().mode
    book = Book(name, campaigns().new(seats, key, hero_way(heroes, mode), variants, mixture(mix, mode)))
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArchfoeError(f"{folder()} cannot be written: {error.strerror}.") from None
    campaigns().write(path_of(name), book)
    print(f"The campaign {name} of {campaigns().who_plays(book.story)} is ready in {path_of(name)}.")
    print(f"Start with: archfoe campaign play {_shell(name)}")
    return 0


def free_name(name: str | None) -> str:
    have = {one.lower() for one in names()}
    if name is None:
        return next(f"campaign-{n}" for n in range(1, len(have) + 2) if f"campaign-{n}" not in have)
    if campaigns().checked_name(name).lower() in have:
        raise ArchfoeError(f"There is a campaign {name} already: archfoe campaign play {_shell(name)} resumes it.")
    return name


def log(name: str | None) -> int:
    book = opened(named(name))
    if book.game is not None:
        book = replace(book, story=campaigns().noted(book.story, takebacks=len(book.game.takebacks)))
    for line in campaigns().log_lines(book.name, book.story, book.game is not None or bool(book.trouble)):
        print(line)
    return 0


def show_all() -> int:
    if not names():
        print("You have no campaigns yet. Start one with: archfoe campaign new NAME")
    for name in names():
        try:
            book = campaigns().read(path_of(name))
        except BadCampaign as error:
            print(f"{name}: {error}")
            continue
        playing = ", being played" if book.game is not None or book.trouble else ""
        who = campaigns().who_plays(book.story)
        print(f"{name}: {who}; {campaigns().where_it_stands(book.story)}{playing}.")
    return 0


def play(
    name: str | None,
    joining: Sequence[str] = (),
    leaving: Sequence[str] = (),
    restoring: bool = False,
    anew: bool = False,
    screen: Screen | None = None,
) -> int:
    name, screen = named(name), screen or Screen()
    book = restored(name, screen) if restoring else opened(name)
    if anew:
        begun = bool(book.trouble) or (book.game is not None and bool(book.game.answers))
        book = replace(book, story=campaigns().noted(book.story, restarts=int(begun)), game=None, trouble="")
    if book.trouble:
        raise ArchfoeError(with_anew(book.trouble, name))
    if joining or leaving:
        book = replace(book, story=with_others(book, joining, leaving))
        campaigns().write(path_of(name), book)
    return Evening(book, screen).run()


def how_to_go_on(name: str) -> str:
    return f"The campaign is saved. Resume it with: archfoe campaign play {_shell(name)}"


def with_anew(trouble: str, name: str) -> str:
    return f"{trouble} To restart that game: archfoe campaign play {_shell(name)} --anew"


def restored(name: str, screen: Screen) -> Book:
    path = path_of(name)
    try:
        campaigns().read(path)
    except OldCampaign:
        raise
    except BadCampaign:
        book = campaigns().restore(path)
        stands = campaigns().where_it_stands(book.story)
        aside = (
            f"; the damaged file is now {campaigns().set_aside(path)}" if campaigns().set_aside(path).exists() else ""
        )
        screen.say(f"The campaign {name} is back in its last good state: {stands}{aside}.")
        return book
    raise ArchfoeError(f"The campaign {name} is not damaged: resume it with archfoe campaign play {_shell(name)}")


def with_others(book: Book, joining: Sequence[str], leaving: Sequence[str]) -> Story:
    """Who leaves makes room first."""
    campaigns().regrouped(book.story, (), ())  # may anybody?
    if book.game is not None:
        raise ArchfoeError(f"{book.name} is in the middle of a game: players join and leave when it is over.")
    stay = [player for player in book.story.players if player not in leaving]
    come = [tuple(part.strip() for part in words.partition("=")[::2]) for words in joining]
    seats = seat_list(",".join([*stay, *(player for player, _ in come)]))[len(stay) :]
    heroes = [hero_way(hero, campaigns().mode) if hero else "" for _, hero in come]
    return campaigns().regrouped(book.story, leaving, list(zip(seats, heroes, strict=True)))


class CampaignGame(LineMode):
    """A game as any other; it is saved in the file of its campaign, and apart from it when it is over."""

    def __init__(self, book: Book, session: Session, screen: Screen) -> None:
        super().__init__(session, screen, path_of(book.name))
        self.book = book
        self.ended = False  # was it over already when it was taken up?

    def save(self) -> None:
        """After every answer. A full disk is told and does not end the game."""
        if self.place != path_of(self.book.name):
            super().save()
            return
        try:
            campaigns().write(self.place, replace(self.book, game=self.session.record()))
        except ArchfoeError as error:
            self.place = None
            self.screen.say(f"{error} From here on the game is not saved; save FILE puts it elsewhere.")

    def show_scores(self, reader: int | None, end: str = "") -> None:
        """What can be watched again is the record of this game, kept in a folder beside the campaign."""
        place, self.place = self.place, self.kept()
        super().show_scores(reader, end)
        self.place = place

    def kept(self) -> Path | None:
        name = self.book.story.game.replace(",", "").replace(" ", "-")
        place = folder() / self.book.name / f"{name}{saves.ENDING}"
        try:
            place.parent.mkdir(exist_ok=True)
            self.session.save(place)
        except (OSError, ArchfoeError):  # it is only a keepsake
            return None
        return place

    def part(self) -> None:
        saved = how_to_go_on(self.book.name) if self.place is not None else "The campaign is not saved."
        self.screen.say(saved, whole=True)


class Evening:
    """A campaign at one screen: game after game, until it is over or the people have had enough."""

    def __init__(self, book: Book, screen: Screen) -> None:
        self.book, self.screen = book, screen

    @property
    def story(self) -> Story:
        return self.book.story

    @property
    def people(self) -> bool:
        return any(player not in AGENTS for player in self.story.players)

    def run(self) -> int:
        try:
            while not self.story.over:
                self.choose()
                game = self.begun() if self.book.game is None else self.resumed()
                status = guarded(game, game.play) if not game.ended else 0
                if status or not game.session.game.over:
                    return status
                self.conclude(game.session)
        except EOFError:
            self.part()
            return 0
        except KeyboardInterrupt:
            self.screen.say()
            self.part()
            return INTERRUPTED
        self.screen.say()
        self.screen.say_all(campaigns().log_lines(self.book.name, self.story, False))
        return 0

    def part(self) -> None:
        if self.screen.facts:
            self.screen.say()
        self.screen.say(how_to_go_on(self.book.name), whole=True)

    def keep(self, book: Book) -> None:
        campaigns().write(path_of(book.name), book)
        self.book = book

    # A game

    def begun(self) -> CampaignGame:
        """The next one; it stands in the file before anything is asked."""
        story = self.story
        session = Session(story.options(), story.players, story.game_key)
        self.keep(replace(self.book, game=session.record()))
        self.introduce(session)
        self.screen.say("Type help for commands, ? to see why you're asked, quit to stop. Every answer is saved.")
        return CampaignGame(self.book, session, self.screen)

    def resumed(self) -> CampaignGame:
        """The one that was interrupted, from where it stands."""
        record = self.book.game
        assert record is not None
        try:
            session = Session.from_record(record, f"The game that is being played in {self.book.name}")
        except BadRecord as error:
            raise ArchfoeError(with_anew(str(error), self.book.name)) from None
        if age := age_of(record):  # from the next answer on it is a game of today's rulings
            aside = keep_old(path_of(self.book.name))
            self.keep(replace(self.book, game=session.record()))
            self.screen.say(f"{age} The file as it was is kept as {aside}.", "aside")
        game = CampaignGame(self.book, session, self.screen)
        self.introduce(session)
        if session.game.over:  # it was interrupted before its end had been written into the log
            game.ended = True
            game.show_scores(None)
        else:
            game.tell_last_round()
        return game

    def introduce(self, session: Session) -> None:
        self.screen.say()
        self.screen.say(title(session), "title")
        self.screen.say(f"{campaigns().game_name(self.story)}.", "title")
        self.screen.say_all(campaigns().premise_lines(self.story))
        self.screen.say_all(table_lines(session))

    # After it

    def conclude(self, session: Session) -> None:
        """Writes into the log what followed, and waits until it has been read."""
        before = self.story
        story = campaigns().after(before, session.game, len(session.takebacks))
        self.keep(replace(self.book, story=story, game=None))
        self.screen.say()
        self.screen.say_all(campaigns().what_followed(before, story), "good")
        self.choose()
        if self.people and not self.story.over:
            self.screen.pause(f"Press Enter to continue with {self.story.game}, or type quit. ")

    def choose(self) -> None:
        """What the last game has left to the players to choose; bots among themselves take the usual."""
        while (choice := campaigns().choice(self.story)) is not None:
            key = self.chosen(choice) if self.people else choice.usual
            self.keep(replace(self.book, story=campaigns().choose(self.story, key)))
            self.screen.say(campaigns().chosen_words(key), "good")

    def chosen(self, choice: Choice) -> str:
        keys = list(choice.names)
        self.screen.say(choice.prompt, "prompt")
        for number, words in enumerate(choice.words, 1):
            self.screen.say(f"{number:>4}  {words}")
        while True:
            answer = self.screen.ask().lower()
            if answer in ("q", "quit", "exit"):
                raise EOFError
            meant = [key for key in keys if answer and choice.names[key].lower().startswith(answer)]
            if answer.isdecimal() and 1 <= int(answer[:4]) <= len(keys):
                return keys[int(answer) - 1]
            if len(meant) == 1:
                return meant[0]
            self.screen.say(f"Answer with a number from 1 to {len(keys)}, or with a name.")
