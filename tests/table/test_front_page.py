"""What the newspaper says of a game is so: each sentence is held against the events, by code that made none of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec
import pytest

from archfoe.core.chance import key_of_seed
from archfoe.core.events import AVOIDED, BOUGHT, GAINED, PLAYED, PLAYED_AGAIN, TURN, Event
from archfoe.core.game import Game
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores
from archfoe.table.session import replay
from archfoe.table.words.front_page import FrontPage, front_page
from archfoe.wire.session import RemoteSession, SentSession
from archfoe.wire.table import TableWire
from tests.breadth import usually
from tests.properties.driver import FEW_TABLES, TABLES, name_of

NAMES = ["Ada", "Ben", "Cleo", "Dev", "Eva"]
BOTS = ["greedy", "random", "beginner", "greedy", "beginner"]
FALLS = ("defeated", "beaten")


class Log:
    """The game once more, looked at from outside: rounds, points after each turn, events."""

    def __init__(self, session: SentSession) -> None:
        self.rows: list[list[int]] = []  # of each team, after each turn
        self._options, self._turn = session.options, 0
        game = replay(session.options, session.key, session.game.record, watcher=self._look)
        self.events: list[Event] = list(game.events)
        self.s = game.state
        self._note(game)
        self.rows = self.rows[1:] if len(self.rows) > self._turns else self.rows

    @property
    def _turns(self) -> int:
        return sum(event.what == TURN for event in self.events)

    def _look(self, game: Game) -> None:
        if game.state.turn != self._turn:
            self._turn = game.state.turn
            self._note(game)

    def _note(self, game: Game) -> None:
        points, row = scores(game.state, self._options.carried), Counter[int]()
        for seat, team in enumerate(game.state.teams):
            row[team] += points[seat]
        self.rows.append([row[team] for team in sorted(row)])

    def round(self, i: int) -> int:
        had = Counter(event.seat for event in self.events[: i + 1] if event.what == TURN)
        return max(had.values(), default=1)

    def by_seat(self, what: str) -> Counter[int]:
        return Counter(event.seat for event in self.events if event.what == what for _ in event.cards or (0,))

    def named(self, card: int) -> str:
        return self.s.cards[card].figure


def alone(row: Sequence[int]) -> int | None:
    return row.index(max(row)) if row.count(max(row)) == 1 else None


def team_of(log: Log, name: str) -> int:
    """Its place in a row."""
    return sorted(set(log.s.teams)).index(log.s.teams[NAMES.index(name.split(" and ")[0])])


def first_fell(log: Log, found: re.Match[str]) -> bool:
    falls = [(i, event) for i, event in enumerate(log.events) if event.what in FALLS and event.cards]
    supers = [(i, event) for i, event in falls if log.s.cards[event.cards[0]].super_villain]
    i, event = (supers or falls)[0]
    who = event.seat if event.other < 0 else event.other
    return (NAMES[who], log.named(event.cards[0]), str(log.round(i))) == found.groups()


def most_of(what: str) -> Callable[[Log, re.Match[str]], bool]:
    def holds(log: Log, found: re.Match[str]) -> bool:
        who, n, alone_in_it = NAMES.index(found[1]), found[2], found[3]
        counts = log.by_seat(what)
        said = 1 if n in ("a card", "an Attack") else int(n.split()[0])
        return counts[who] == said and all(counts[other] < said for other in counts if other != who) == bool(
            alone_in_it or len(counts) >= 1
        )

    return holds


def fell_to(log: Log, found: re.Match[str]) -> bool:
    fallen = [(i, event) for i, event in enumerate(log.events) if event.what in FALLS and event.cards]
    return any(
        log.named(event.cards[0]) == found[2] and str(log.round(i)) == found[1] and found[3] == NAMES[event.seat]
        for i, event in fallen
    ) or any(NAMES[event.other] == found[3] for _, event in fallen)


def got(log: Log, found: re.Match[str]) -> bool:
    who, card = (found[2], found[3]) if found[2] in NAMES else (found[3], found[2])
    return any(
        event.what in (BOUGHT, GAINED)
        and NAMES[event.seat] == who
        and str(log.round(i)) == found[1]
        and card in map(log.named, event.cards)
        for i, event in enumerate(log.events)
    )


def changed(log: Log, found: re.Match[str]) -> bool:
    ahead = [team for team in map(alone, log.rows) if team is not None]
    times = sum(before != after for before, after in pairwise(ahead))
    return {"twice": 2}.get(found[1], int(re.sub(r"\D", "", found[1]) or 0)) == times


def never_behind(log: Log, found: re.Match[str]) -> bool:
    return all(team in (None, team_of(log, found[1])) for team in map(alone, log.rows))


def led_once(log: Log, found: re.Match[str]) -> bool:
    return team_of(log, found[1]) in map(alone, log.rows)


def beat(log: Log, found: re.Match[str]) -> bool:
    fallen = Counter(
        NAMES[event.seat if event.other < 0 else event.other]
        for event in log.events
        if event.what in FALLS and event.cards
    )
    names = re.split(r", | and ", found[1])
    return all(fallen[name] == max(fallen.values()) == int(found[2]) for name in names)


def always(log: Log, found: re.Match[str]) -> bool:
    """Is held elsewhere: what brought the points adds up (test_story)."""
    return True


SENTENCES: dict[str, Callable[[Log, re.Match[str]], bool]] = {
    r"(\w+) beat (.+) first, in round (\d+)\.": first_fell,
    r"(\w+) avoided (an Attack|\d+ Attacks)(, more than anyone else)?\.": most_of(AVOIDED),
    r"(\w+) bought (a card|\d+ cards)(, more than anyone else)?\.": most_of(BOUGHT),
    r"The lead changed hands (twice|\d+ times), the last time in round \d+\.": changed,
    r"([\w ]+) never fell behind\.": never_behind,
    r"([\w ]+) (?:led until round \d+|had more points at the end)\.": led_once,
    r"([\w ]+) led(?: from round \d+)? until [\w ]+ drew level in round \d+\.": led_once,
    r"In round \d+ ([\w ]+) took the lead and [\w ]+ drew level\.": led_once,
    r"Nobody was ever ahead alone\.": lambda log, found: all(team is None for team in map(alone, log.rows)),
    r".+ made the difference: -?\d+ points to -?\d+\.": always,
    r"Round \d+ turned it\.": always,
    r"In round (\d+) (.+) fell to (\w+)(?: with \d+ Power)?\.": fell_to,
    r"In round (\d+) (\w+) bought (.+)\.": got,
    r"In round (\d+) (.+) came to (\w+)\.": got,
    r"([\w, ]+) beat (?:the most: )?(\d+) Villains?(?: each)?\.": beat,
    r"Nobody beat a Villain\.": lambda log, found: not any(event.what in FALLS for event in log.events),
    r"It took \d+ rounds?\.": always,
}


def holds(log: Log, sentence: str) -> bool:
    for pattern, held in SENTENCES.items():
        found = re.fullmatch(pattern, sentence)
        if found is not None:
            return held(log, found)
    return False


def headline_holds(log: Log, page: FrontPage, together: bool) -> None:
    s, head = log.s, page.headline
    if together:
        assert head == ("The city stands" if s.winners else "The city falls silent")
        return
    teams = {s.teams[seat] for seat in s.winners}
    if len(teams) > 1:
        assert head == "Nobody owns this city"
        return
    for seat in range(len(s.teams)):
        assert (NAMES[seat] in head) == (seat in s.winners), head
    ours = team_of(log, NAMES[s.winners[0]])
    ahead, end = [alone(row) for row in log.rows], log.rows[-1]
    if head.endswith("by a nose"):
        assert end[ours] - max(n for team, n in enumerate(end) if team != ours) <= 3
    if head.endswith("all night"):
        lead = [team for team in ahead if team is not None]
        assert set(lead) == {ours} and None not in ahead[ahead.index(ours) :]
    if "nowhere" in head:
        half = log.rows[len(log.rows) // 2 - 1]
        assert all(half[ours] < n for team, n in enumerate(half) if team != ours)
    if "around" in head:
        last = max(turn for turn, team in enumerate(ahead) if team not in (None, ours))
        assert last >= 3 * len(ahead) / 4 - len(s.teams) * 2 and ahead[-1] == ours
    if "clean" in head:
        owned = [s.cards[card] for seat in s.winners for card in s.owned(seat)]
        assert sum(card.super_villain for card in owned) >= 5


def beside_holds(log: Log, page: FrontPage, weakness: str) -> None:
    fallen = sum(log.named(card) == weakness for event in log.events if event.what == GAINED for card in event.cards)
    said = re.match(r"(No|\d+) ", page.weather)
    assert said is not None and int(said[1].replace("No", "0")) == fallen
    if page.sale is not None:
        found = re.search(r"Bought in round (\d+), .* Ask for (\w+)\.", page.sale.words)
        assert found is not None
        seat, name = NAMES.index(found[2]), log.s.cards[page.sale.card].name
        bought = [i for i, e in enumerate(log.events) if e.what == BOUGHT and page.sale.card in e.cards]
        assert str(log.round(bought[-1])) in [str(log.round(i)) for i in bought] and found[1] in map(
            str, map(log.round, bought)
        )
        for event in log.events:
            if event.what in (PLAYED, PLAYED_AGAIN) and event.seat == seat:
                assert name not in [log.s.cards[card].name for card in event.cards]
        assert page.sale.card in log.s.owned(seat)
    if page.turned is not None and (played := re.search(r"(\w+) played (.+)\.", page.turned.words)):
        assert NAMES.index(played[1]) in log.s.winners


def held(options: Options, seed: int) -> str:
    """The headline of a game whose newspaper says nothing that is not so."""
    session = SentSession(options, BOTS[: options.players], key_of_seed(seed))
    page = front_page(session, session.story(), None, NAMES)
    log = Log(session)
    texts = [page.headline, page.deck, *page.story, page.caption, page.weather, *page.ears]
    assert all(text.strip() and "{" not in text for text in texts)
    assert 1 <= len(page.story) <= 3
    for sentence in page.story:
        assert holds(log, sentence), sentence
    headline_holds(log, page, session.options.mode != "base" and page.score[0].score is None)
    beside_holds(log, page, options.played.home.weakness)
    points = scores(log.s, options.carried)
    for line in page.score:
        assert line.score in (points[line.seat], None)
    return page.headline


GAMES = usually([(options, 3) for options in FEW_TABLES], [(options, seed) for options in TABLES for seed in range(9)])


@pytest.mark.parametrize(("options", "seed"), GAMES, ids=[f"{name_of(options)}-{seed}" for options, seed in GAMES])
def test_nothing_is_said_that_is_not_so(options: Options, seed: int) -> None:
    held(options, seed)


def test_everybody_is_told_the_same_and_no_name_goes_with_it() -> None:
    session = SentSession(Options(players=3), ["greedy"] * 3, key_of_seed(4))
    sent = [TableWire(session, seat).table(None).front_page for seat in (None, 0, 1, 2)]
    assert len({msgspec.json.encode(page) for page in sent}) == 1
    assert sent[0] is not None
    assert "Rocco" not in msgspec.json.encode(sent[0]).decode() and re.search(r"\{\d\}", sent[0].headline)


def test_whoever_reads_alone_is_you() -> None:
    for seed in range(6):
        session = SentSession(Options(players=2), ["greedy", "random"], key_of_seed(seed))
        (winner, *_) = session.game.state.winners
        page = front_page(session, session.story(), winner, NAMES)
        assert re.match("You |All you", page.headline) or page.headline == "Nobody owns this city"
        assert not re.search(rf"\bYou \w+s\b(?<!points)|{NAMES[winner]}", page.headline)


def test_a_game_that_is_not_over_has_no_winner_in_its_newspaper() -> None:
    session = RemoteSession(Options(players=2), ["Ann", "Bob"], key_of_seed(1))
    page = front_page(session, session.story(), None, NAMES)
    assert page.headline == "The night ends early" and page.deck.endswith("Nobody has won.")
    assert page.turned is None and page.sale is None
