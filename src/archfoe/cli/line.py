"""The line mode: a game as lines of text, numbered choices and typed answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from archfoe.cli.asking import NOT_AT_ALL, PASSED_OVER, AskedOnce, has_no_hope, left_to_do
from archfoe.cli.help import COMMANDS, STYLES, help_lines, of_our_games
from archfoe.cli.hints import hint_line
from archfoe.cli.result import tell_result
from archfoe.cli.screen import Screen, folded, show
from archfoe.core import events as ev
from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.errors import ArchfoeError
from archfoe.core.text import listed
from archfoe.games.shared.assists import ASSIST
from archfoe.registry.blame import whose
from archfoe.saves import keep_old, quoted
from archfoe.table.forecast import next_plain
from archfoe.table.session import Session
from archfoe.table.view import Seen, View
from archfoe.table.words import board
from archfoe.table.words.choices import (
    PARTNER,
    Choice,
    NotOffered,
    Way,
    choices,
    decline_word,
    parse,
    question,
    with_partner,
)
from archfoe.table.words.intro import premise_lines, table_lines
from archfoe.table.words.labels import labels, player_names
from archfoe.table.words.log import Line, lines, named
from archfoe.table.words.why import (
    cards_called,
    places_meant,
    question_lines,
    rule_line,
    subject_lines,
    topic_lines,
    why_not,
)
from archfoe.table.words.words import Words, words_of

LOG_LINES = 20
PATIENCE = 200  # so many lines of a script in a row that are no answer end its game


class Leave(Exception):
    """The person wants to stop, or a script makes no sense: then with a sentence."""


class LineMode:
    """One game on one screen. `place` is where it is saved after every answer; None: nowhere."""

    def __init__(self, session: Session, screen: Screen, place: Path | None) -> None:
        self.session, self.screen, self.place = session, screen, place
        self.names = player_names(session.players)
        self.seat: int | None = None  # who looks at the screen
        self.shown = dict.fromkeys(session.people, 0)  # seat -> how much of the log it has read
        self.remarks: dict[int, list[str]] = {seat: [] for seat in session.people}  # to tell them when they look
        self.picked: tuple[int, ...] = ()  # of an answer of several picks, those made so far
        self.laid_out: tuple[object, ...] | None = None  # (turn, seat, early) of which the whole table has been shown
        self.asked_once = AskedOnce()
        self.offered = -1  # after how many answers an opening of a turn was passed over last
        self.commands: dict[str, Callable[[str], None]] = {
            word: getattr(self, known.does) for known in COMMANDS for word in known.words
        }
        self.commands |= {known.usage: partial(getattr(self, known.does), known.usage) for known in of_our_games()}

    # The loop

    def play(self) -> None:
        """Until the game is over; raises Leave when a person quits, EOFError when nobody can type."""
        self.save()
        while not self.session.game.over:
            self.turn_to(self.next_asked())
            self.put_question()
        self.finish()

    def next_asked(self) -> int:
        """Who answers next: the player whose turn it is, since a partner at the same screen may join in."""
        game = self.session.game
        asked = [seat for seat in sorted(game.waiting) if seat in self.shown]
        return game.state.active if game.state.active in asked else asked[0]

    def tell_last_round(self) -> None:
        """A resumed game begins with the end of its log, not with all of it."""
        turns = [i for i, event in enumerate(self.session.game.events) if event.what == ev.TURN]
        players = self.session.options.players
        self.shown = dict.fromkeys(self.shown, turns[-players] if len(turns) > players else 0)

    def turn_to(self, seat: int) -> None:
        """With several people at one screen, each sees only their own cards; partners may compare theirs."""
        if seat != self.seat and len(self.shown) > 1:
            looked = list(self.shown) if self.seat is None else [self.seat]  # who may have seen the screen so far
            if {seat, *self.mates(seat)}.issuperset(looked):
                self.screen.say()
                self.screen.say(f"{self.names[seat]}, you're up.", "turn")
                self.shown[seat] = max(self.shown[person] for person in (seat, *looked))  # they have read it together
            elif self.screen.curtain(self.names[seat]).lower() == "quit":
                raise Leave
            self.laid_out = None
        self.seat = seat

    def mates(self, seat: int) -> tuple[int, ...]:
        """Who may look at the screen together with a player: partners, and in a city the whole team."""
        return self.session.view(seat).partners

    @property
    def discreet(self) -> bool:
        """Do others read along, who must not see what Secret Card a player holds?"""
        return len(self.shown) > 1

    @property
    def beside(self) -> list[View]:
        """Partners at the same screen who may assist the player whose turn it is."""
        if not self.view.asked or self.view.kind is not MAIN_ACTION or self.seat is None:
            return []
        views = [self.session.view(seat) for seat in self.mates(self.seat) if seat in self.shown]
        return [view for view in views if view.asked and view.kind is ASSIST]

    @property
    def view(self) -> View:
        return self.session.view(self.seat)

    @property
    def words(self) -> Words:
        """Of the game that is played."""
        return words_of(self.view.game_type)

    def put_question(self) -> None:
        """Shows what is new and what is asked, then reads lines until something has changed."""
        game, answers, self.picked = self.session.game, len(self.session.game.record), ()
        if self.asked_once.answered(self.view):  # the news wait for what is asked next
            self.session.decide(self.view.seat or 0)
            self.save()
            return
        told = self.screen.draft(self.news)
        if self.screen.facts and self.offered != answers and has_no_hope(self.view):
            self.offered = answers  # who takes it back is asked; a script always is
            show(self.screen, told)
            self.screen.say(PASSED_OVER)
            self.decide(())
        else:
            asked = self.screen.draft(self.show_question)
            show(self.screen, [*folded(self.screen, told, asked, self.words.board.most_lines), *asked])
        read = 0
        while self.session.game is game and len(game.record) == answers:
            if read == PATIENCE and not self.screen.facts:
                raise Leave(f"{PATIENCE} lines in a row were no answer.")
            try:
                self.obey(self.screen.ask())
            except ArchfoeError as error:
                self.screen.say(str(error))
            read += 1

    def news(self) -> None:
        """What happened since this person last looked."""
        assert self.seat is not None
        self.screen.say_all(self.remarks[self.seat])
        self.remarks[self.seat] = []
        self.tell(lines(self.events(self.shown[self.seat]), self.seat, self.names, self.view.game_type))
        self.shown[self.seat] = self.session.game.told

    def events(self, since: int = 0) -> list[Seen]:
        """What the person may read; not which Secret Card it is, if others read along."""
        events = self.view.events(since)
        return [self.words.log.hushed(seen) for seen in events] if self.discreet else events

    def tell(self, told: list[Line]) -> None:
        alarms = self.words.log.alarms
        for line in told:
            if line.what == ev.TURN:
                self.screen.say()
            self.screen.say(str(line), STYLES.get(line.what) or ("attack" if line.what in alarms else ""))

    def show_question(self) -> None:
        view, screen = self.view, self.screen
        assert self.seat is not None
        screen.say()
        own = self.words.board
        early = view.kind in own.before_turns
        if (early or view.kind in (MAIN_ACTION, *own.openings)) and self.laid_out != (view.turn, self.seat, early):
            self.laid_out = (view.turn, self.seat, early)
            screen.say_all(board.brief_lines(view, self.names))
            screen.say_all(self.private_lines())
            screen.say()
        if view.kind in (MAIN_ACTION, ASSIST, *own.bannered):
            screen.say_all(own.banner(view, self.names), "attack")
        if view.kind in (MAIN_ACTION, ASSIST):
            screen.say_all(self.power_lines())
        screen.say(question(view, self.names), "prompt")
        self.show_choices()

    def power_lines(self) -> list[str]:
        """The Power of the turn; who assists also sees what both partners have in hand."""
        view, active = self.view, self.view.active
        if active == self.seat:
            return [] if self.words.board.asks_with_power else [board.power_line(view, active)]
        whose = f"{self.names[active]}'s turn, your teammate: {board.power_line(view, active)}"
        return [whose, *self.words.board.helper_lines(view, self.names)]

    def private_lines(self) -> list[str]:
        """A card that only its holder may read in full, or how to look at it where others read along."""
        assert self.seat is not None
        board = self.words.board
        told = board.private_lines(self.view, self.seat)
        return [board.private.held] if told and self.discreet and board.private is not None else told

    def show_choices(self) -> None:
        for n, choice in enumerate(self.choices(), 1):
            self.screen.say(f"{n:>4}  {choice}")
        if self.view.least == 0:
            self.screen.say(f"{0:>4}  {NOT_AT_ALL if self.view.kind is ASSIST else decline_word(self.view)}")

    def choices(self) -> list[Choice]:
        have = choices(self.view, self.names, self.picked)
        for partner in self.beside:
            have = with_partner(have, partner, self.names)
        return [self.veiled(choice) for choice in have]

    def veiled(self, choice: Choice) -> Choice:
        """A Secret Card that may be released is not named where others read along."""
        unnamed = "" if choice.option is None or not self.discreet else self.words.choices.unnamed(choice.option)
        private = self.words.board.private
        return replace(choice, label=unnamed, more=private.hint if private else "") if unnamed else choice

    def obey(self, text: str) -> None:
        """One typed line: a command, or an answer."""
        word, rest = _first_word(text)
        if (way := self.words.choices.way(self.view, text)) is not None:
            self.walk(way)
            return
        if self.commanded(text):
            self.commands[word](rest.strip())
            return
        try:
            picked = parse(text, self.choices(), self.view, len(self.picked))
        except NotOffered as error:
            acts = self.view.kind in (MAIN_ACTION, *self.words.board.openings)
            reason = why_not(self.view, text, self.names) if acts else None
            raise ArchfoeError(reason or str(error)) from None
        picked = self.picked + picked
        if len(picked) < self.view.least:
            self.picked = picked
            self.ask_for_more()
        elif self.sure(picked):
            self.decide(picked)

    def ask_for_more(self) -> None:
        """Several picks may be typed one after the other."""
        chosen = listed([labels(self.view, self.names)[pick] for pick in self.picked])
        self.screen.say(f"{chosen}; choose {self.view.least - len(self.picked)} more.", "prompt")
        self.show_choices()

    def commanded(self, text: str) -> bool:
        """Not every line that begins like one is a command: "power ring" is a card."""
        word, rest = _first_word(text)
        if word not in self.commands:
            return False
        if word == "all":
            return not rest and self.view.kind is MAIN_ACTION
        return not rest or word in ("?", "why", "card", "log", "undo", "save")

    def sure(self, picked: tuple[int, ...]) -> bool:
        """A person who ends the turn with something left to do is asked again; a script is not."""
        if not self.screen.facts or self.view.kind is not MAIN_ACTION or picked[0] >= PARTNER:
            return True
        if self.view.options[picked[0]].what != "end":
            return True
        left = left_to_do(self.view, self.names)
        ask = "End anyway?" if self.view.target is None else "Are you done?"
        return not left or self.screen.agree(f"You can still {listed(left)}. {ask}")

    def decide(self, picked: tuple[int, ...]) -> None:
        assert self.seat is not None
        if picked and picked[0] >= PARTNER:
            partner, pick = divmod(picked[0], PARTNER)
            self.session.decide(partner - 1, pick)
        else:
            partners = [view.seat for view in self.beside]
            self.asked_once.note(self.view, picked)
            self.session.decide(self.seat, *picked)
            self.pass_for(partners)
        self.save()

    def pass_for(self, partners: Sequence[int | None]) -> None:
        """Whose Assist cards stood among the choices has nothing to add when the player says "done"."""
        for seat in partners:
            view = self.session.view(seat)
            if seat is not None and view.asked and view.last_help:
                self.session.decide(seat)

    def finish(self) -> None:
        """The last lines of the log, the scores, the winner, and where the record is."""
        people = list(self.shown)
        reader = people[0] if len(people) == 1 else None
        since = self.shown[self.seat] if self.seat is not None else 0
        told = lines(self.session.view(reader).events(since), reader, self.names, self.view.game_type)
        self.tell([line for line in told if line.what != ev.OVER])
        end = next((line.rule for line in told if line.what == ev.OVER), "")
        self.show_scores(reader, end)

    def show_scores(self, reader: int | None, end: str = "") -> None:
        screen = self.screen
        screen.say()
        screen.say(f"The {board.what_is_played(self.session)} is over.", "title")
        if end:
            screen.say(rule_line(end))
        tell_result(self.session, reader, self.names, screen)
        if self.place is not None:
            screen.say(f"The game is saved. Watch it again with: archfoe replay {quoted(self.place)}", whole=True)

    # Saving

    def save(self) -> None:
        """After every answer. A full disk is told and does not end the game."""
        if self.place is None:
            return
        try:
            self.session.save(self.place)
        except ArchfoeError as error:
            self.place = None
            self.screen.say(f"{error} From here on the game is not saved; save FILE puts it elsewhere.")

    def save_as(self, name: str) -> None:
        if not name:
            if self.place is None:
                raise ArchfoeError("Say where: save FILE.")
            self.save()
            self.screen.say(f"Saved in {self.place}.")
            return
        path = Path(name).expanduser()
        old = keep_old(path)
        self.session.save(path, "Choose another file.")
        self.screen.say(f"Saved in {path}.{f' What was there before is in {old}.' if old else ''}")
        self.place = self.place or path

    def quit(self, _: str) -> None:
        raise Leave

    def part(self) -> None:
        """The last words to a person who leaves: how to go on."""
        what = "match" if self.session.options.match else "game"
        saved = f"The {what} is not saved."
        if self.place is not None:
            saved = f"The {what} is saved. Resume it with: archfoe resume {quoted(self.place)}"
        self.screen.say(saved, whole=True)

    # Commands

    def help(self, _: str) -> None:
        self.screen.say_all(help_lines(self.view))

    def why(self, what: str) -> None:
        if what:
            self.screen.say_all(subject_lines(self.view, what, self.names))
        else:
            self.screen.say_all(question_lines(self.view, self.choices(), self.names))

    def table(self, _: str) -> None:
        self.screen.say_all(board.turn_lines(self.view, self.names, full=True))
        self.show_question()

    def premise(self, _: str) -> None:
        """What the first lines of the game have told."""
        self.screen.say_all([*premise_lines(self.session), *table_lines(self.session)])

    def topic(self, word: str, _: str) -> None:
        """What only this game has, and is no card."""
        self.screen.say_all(topic_lines(self.view, word, self.names) or [])

    def private(self, word: str, _: str) -> None:
        """One's own card that nobody else may read, behind a curtain if others are there."""
        assert self.seat is not None
        told = self.words.board.private_lines(self.view, self.seat)
        if not told:
            raise ArchfoeError(next(known.none for known in of_our_games() if known.usage == word))
        if self.discreet and self.screen.curtain(self.names[self.seat]).lower() == "quit":
            raise Leave
        self.screen.say_all(told)
        if self.discreet:
            self.screen.ask("Press Enter when you have read it. ")
            self.screen.clear()
            self.show_question()

    def power(self, _: str) -> None:
        self.screen.say_all(self.words.board.banner(self.view, self.names))
        self.screen.say(board.power_line(self.view, self.view.active))

    def piles(self, _: str) -> None:
        assert self.seat is not None
        self.screen.say_all(board.pile_lines(self.session, self.seat, self.names))

    def card(self, name: str) -> None:
        if not name:
            raise ArchfoeError("Say which card: card NAME.")
        places = places_meant(self.view, name)
        for place in places:
            self.screen.say_all(place.lines)
        for card in [] if places else cards_called(name, self.view):
            self.screen.say_all(board.card_lines(card))

    def log(self, count: str) -> None:
        if count and not (count.isdecimal() and 1 <= int(count[:7]) < 1_000_000):
            raise ArchfoeError("Say how many lines: log 50.")
        told = lines(self.events(), self.seat, self.names, self.view.game_type)
        self.tell(told[-int(count or LOG_LINES) :])

    def hint(self, _: str) -> None:
        every = [self.veiled(choice) for choice in choices(self.view, self.names)]
        said = (every, self.choices(), self.picked, self.commanded, self.names)
        try:
            self.screen.say(hint_line(self.session.game, self.view, *said))
        except Exception as error:
            raise whose(error) from error

    def undo(self, count: str) -> None:
        """Takes back picks that are not an answer yet, else the last answers."""
        if count and not (count.isdecimal() and 1 <= int(count[:4]) < 1000):
            raise ArchfoeError("Say how many answers: undo 3.")
        if self.picked:
            self.picked = ()
            self.show_question()
            return
        self.asked_once.forget()
        takebacks = len(self.session.takebacks)
        done = self.take_back(int(count or 1))
        self.save()
        total = self.session.game.told
        for seat in self.shown:
            if seat == self.seat:
                self.shown[seat] = total
                continue
            self.shown[seat] = min(self.shown[seat], total)
            if len(self.session.takebacks) > takebacks:
                self.remarks[seat].append(f"{self.names[self.seat or 0]} took back a move. Everyone agreed.")
        self.screen.say("Taken back." if done == 1 else f"Taken back: {done} answers.")

    def take_back(self, times: int) -> int:
        """Free up to the last point where something came out; beyond it alone with bots, or if all agree."""
        assert self.seat is not None
        for done in range(times):
            seat = self.last_here()
            barrier = self.session.undo(seat)
            if barrier is not None and self.agreed(barrier):
                barrier = self.session.undo(seat, agreed=True)
            if barrier is not None:
                if not done:
                    raise ArchfoeError(barrier)
                return done
        return times

    def last_here(self) -> int:
        """Who answered last of those who look at the screen: partners sit together."""
        assert self.seat is not None
        team = {self.seat, *(seat for seat in self.mates(self.seat) if seat in self.shown)}
        return next((seat for seat, _ in reversed(self.session.game.record) if seat in team), self.seat)

    def agreed(self, barrier: str) -> bool:
        """The other people at the screen decide what goes beyond the free undo."""
        if barrier.startswith("There is nothing"):
            return False
        here = (self.seat, *(self.mates(self.seat) if self.seat is not None else ()))
        others = [self.names[seat] for seat in self.shown if seat not in here] or [
            self.names[seat] for seat in self.shown if seat != self.seat
        ]
        verb = "do" if len(others) > 1 else "does"
        return bool(others) and self.screen.agree(f"{barrier} {verb.capitalize()} {listed(others)} agree to the undo?")

    def walk(self, way: Way) -> None:
        """Step by step, as long as nothing else is asked."""
        for pile in way.piles:
            picks = [i for i, option in enumerate(self.view.options) if (option.what, option.pile) == (way.what, pile)]
            self.decide((picks[0],))
            if self.session.game.over or not self.view.asked or self.view.kind is not MAIN_ACTION:
                return

    def play_all(self, _: str) -> None:
        """Every card that leaves its player nothing to choose."""
        if next_plain(self.view) is None:
            raise ArchfoeError(f"Nothing in your hand plays by itself; you hold {named(self.view.hand) or 'no card'}.")
        with self.session.one_press(self.seat or 0):
            while (pick := next_plain(self.view)) is not None:
                self.decide((pick,))


def _first_word(text: str) -> tuple[str, str]:
    """ "?" needs no blank behind it."""
    word, _, rest = text.partition(" ")
    return ("?", text[1:]) if text.startswith("?") else (word.lower(), rest)
