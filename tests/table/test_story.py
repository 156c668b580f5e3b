"""What is told of a game that is over adds up, at every table and however it was played."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from archfoe.core.cards import PRIVATE_KIND
from archfoe.core.chance import key_of_seed
from archfoe.core.events import APPEARED, ATTACKS, HIT
from archfoe.games.city.shapes import City
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores
from archfoe.table.session import replay
from archfoe.table.words.labels import table_names
from archfoe.wire import shapes
from archfoe.wire.session import RemoteSession, SentSession
from archfoe.wire.table import TableWire
from tests.properties.driver import FEW_IDS, FEW_TABLES, start, walk

KEY = key_of_seed(11)


def played(options: Options, bot: str, seed: int = 11) -> SentSession:
    return SentSession(options, [bot] * options.players, key_of_seed(seed))


def story_for(session: SentSession, seat: int | None) -> shapes.Story:
    story = TableWire(session, seat).table(None).story
    assert story is not None
    return story


def adds_up(session: SentSession, story: shapes.Story) -> None:
    s = session.game.state
    points = scores(s, session.options.carried)
    assert sorted(side.seat for side in story.sides) == list(range(session.options.players))
    for side in story.sides:
        if side.score is not None:
            assert sum(source.points for source in side.sources) == side.score == points[side.seat]
            assert all(source.points for source in side.sources)
        assert side.deck is not None
        owned = [card for card in s.owned(side.seat) if s.cards[card].kind != PRIVATE_KIND]
        assert sum(one.n for one in side.deck) == len(owned)
    assert story.turns[-1].points == points


def goes_forward(session: SentSession, story: shapes.Story) -> None:
    """Turns and moments lie in the record, one after another."""
    places = [turn.at for turn in story.turns]
    assert places == sorted(places) and places[-1] <= len(session.game.record)
    rounds = [turn.round for turn in story.turns]
    assert rounds == sorted(rounds) and rounds[0] == 1
    assert all(0 < moment.at <= len(session.game.record) for moment in story.moments)


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_points_by_source_add_up_to_the_score_and_series_end_in_it(options: Options) -> None:
    """Games of bots that do anything that is legal."""
    game = start(options, 7)
    for _ in walk(game, 7):
        pass
    session = RemoteSession(options, [f"person {n}" for n in range(options.players)], game.state.key)
    session.game = game
    story = story_for(session, 0)
    adds_up(session, story)
    goes_forward(session, story)
    assert story.title and story.caption.count(".") <= 3


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    "options",
    [
        Options(players=3),
        Options("heroes_unite", 4, ("team", "synergy", "hunt")),
        Options("rivals", 2),
        Options("confrontations", 4),
        Options("rebirth", 2),
    ],
    ids=["base", "team", "rivals", "confrontations", "rebirth"],
)
def test_the_same_of_games_that_are_played_well(options: Options, seed: int) -> None:
    session = played(options, "greedy", seed)
    for seat in range(options.players):
        story = story_for(session, seat)
        adds_up(session, story)
        goes_forward(session, story)
    assert max(turn.power for turn in story.turns) >= 8


def _alone(points: list[int]) -> int | None:
    """Who has most, if nobody else has as many."""
    return points.index(max(points)) if points.count(max(points)) == 1 else None


@pytest.mark.parametrize("seed", range(8))
def test_the_turning_point_is_where_the_winner_took_the_lead_for_good(seed: int) -> None:
    """Or, where nobody else ever led, where the winner gained most on the second."""
    session = played(Options(players=3), "greedy", seed)
    story = story_for(session, None)
    assert story.turning is not None
    first, second = story.sides[0].seat, story.sides[1].seat
    led = [(n, _alone(turn.points)) for n, turn in enumerate(story.turns) if _alone(turn.points) is not None]
    if any(seat != first for _, seat in led):
        since = max(n for n, seat in led if seat != first)
        assert story.turning == min(n for n, seat in led if n > since)
    else:
        lead = [0] + [turn.points[first] - turn.points[second] for turn in story.turns]
        gains = [after - before for before, after in pairwise(lead)]
        assert gains[story.turning] == max(gains) > 0


def test_the_first_appearance_of_a_super_villain_is_nobodys_attack() -> None:
    """Whoever attacked before it has nothing to do with it."""
    found: Counter[str] = Counter()
    for seed in range(4):
        session = played(Options(players=3), "greedy", seed)
        last = None
        attacks = []
        for event in replay(session.options, session.key, session.game.record).events:
            last = event if event.what in ATTACKS else last
            if event.what == HIT and last is not None:
                attacks.append(last)
        for attack, blow in zip(attacks, session.story().blows, strict=True):
            found[attack.what] += 1
            assert blow.by == (-1 if attack.what == APPEARED else attack.seat)
    assert found[APPEARED]


@pytest.mark.parametrize("seed", range(8))
def test_who_led_and_until_when_is_as_the_points_of_the_turns_have_it(seed: int) -> None:
    session = played(Options(players=2), "greedy", seed)
    story = story_for(session, None)
    led = [
        (turn.round, table_names(["greedy", "greedy"])[turn.points[1] > turn.points[0]])
        for turn in story.turns
        if turn.points[0] != turn.points[1]
    ]
    changes = [here for before, here in pairwise(led) if before[1] != here[1]]
    if len(changes) > 1:
        times = "twice" if len(changes) == 2 else f"{len(changes)} times"
        words = f"The lead changed hands {times}, the last time in round {changes[-1][0]}."
    elif changes:
        words = f"{led[0][1]} led until round {max(n for n, name in led if name == led[0][1])}."
    else:
        words = f"{led[-1][1]} never fell behind."
    assert story.caption.startswith(words)


@pytest.mark.parametrize(
    ("options", "seed", "reader", "words"),
    [
        (Options(players=3), 65, None, "Rocco and Gus have 33 points each; Gus owns more Super-Villains, 4 to 2."),
        (Options(players=2), 13, 0, "You and Dot have 49 points each; you own more Super-Villains, 5 to 3."),
        (
            Options(players=2),
            119,
            1,
            "You and Rocco have 44 points and 4 Super-Villains each, so you share the win.",
        ),
        (
            Options("heroes_unite", 4, ("team",)),
            32,
            None,
            "Both teams have 74 points and 4 Super-Villains each, so they share the win.",
        ),
        (Options("rivals", 2), 78, 1, "You and Rocco have 41 points each; Rocco has defeated more Characters, 3 to 2."),
    ],
    ids=["tie-break", "to the winner", "shared", "teams", "rivals"],
)
def test_where_points_are_equal_it_is_said_what_decided(
    options: Options, seed: int, reader: int | None, words: str
) -> None:
    story = story_for(played(options, "greedy", seed), reader)
    assert story.caption.startswith(words)
    assert "difference" not in story.caption


@pytest.mark.parametrize(
    ("seed", "words", "drew"),
    [
        (65, "Rocco led from round 8 until Gus drew level in round 13.", "Gus takes Darkseid and draws level."),
        (64, "Gus led from round 13 until Rocco drew level in round 15.", "Rocco takes The Joker and draws level."),
        (74, "Dot led from round 14 until Gus drew level in round 16.", "Gus takes Darkseid and draws level."),
        (97, "Rocco led from round 14 until Gus drew level in round 17.", "Rocco takes Lex Luthor and the lead again."),
    ],
)
def test_of_a_game_that_ends_level_sentence_and_turning_point_agree(seed: int, words: str, drew: str) -> None:
    """Whoever drew level has turned it; who led, and still won, has turned it by taking the lead."""
    story = story_for(played(Options(players=3), "greedy", seed), None)
    assert story.caption.endswith(words)
    turned = next(moment for moment in story.moments if moment.turned)
    assert turned.words == drew and story.turning is not None
    assert turned.round == story.turns[story.turning].round
    assert f"round {turned.round}" in words
    led = [_alone(turn.points) for turn in story.turns]
    if "level" in drew:
        assert led[story.turning - 1] is not None and led[story.turning :] == [None] * (len(led) - story.turning)


def test_where_nothing_turned_a_game_the_sort_of_card_is_named_that_made_the_difference() -> None:
    """Where the winner was not behind in the second half of the game."""
    stories = [story_for(played(Options(players=2), "greedy", seed), None) for seed in range(8)]
    told = 0
    for story in stories:
        first, second = (side.seat for side in story.sides)
        late = story.turns[len(story.turns) // 2 :]
        found = re.search(r"\. (.+) made the difference: (-?\d+) points to (-?\d+)\.$", story.caption)
        assert (found is not None) == all(turn.points[first] >= turn.points[second] for turn in late)
        if found is None:
            continue
        told += 1
        won, lost = ({source.what: source.points for source in side.sources} for side in story.sides)
        gaps = {what: won.get(what, 0) - lost.get(what, 0) for what in won}
        what = max(gaps, key=lambda what: gaps[what])
        assert found[1].startswith(what[:-1]), "Heroes for Hero"
        assert [int(found[2]), int(found[3])] == [won[what], lost.get(what, 0)]
    assert 0 < told < len(stories)


def test_a_place_is_that_of_its_moment() -> None:
    """There the first Super-Villain has just fallen."""
    session = played(Options(players=2), "greedy", 3)
    story = story_for(session, None)
    first = next(moment for moment in story.moments if moment.words.endswith(" first."))
    for at, fallen in ((first.at - 1, 0), (first.at, 1)):
        game = replay(session.options, session.key, session.game.record[:at])
        events = [event for event in game.events if event.what == "defeated"]
        assert len(events) == fallen


def test_it_is_told_to_each_reader_in_their_own_words_and_not_before_the_end() -> None:
    session = played(Options(players=2), "greedy", 3)
    winner = session.game.state.winners[0]
    assert story_for(session, winner).title.startswith("You win, ")
    assert story_for(session, 1 - winner).title.startswith(f"{table_names(['greedy', 'greedy'])[winner]} wins, ")
    begun = RemoteSession(Options(players=2), ["Ann", "Bob"], KEY)
    assert TableWire(begun, 0).table(0).story is None


def test_who_only_watches_is_not_told_what_lies_hidden_in_decks() -> None:
    """As with the record, which only those who play are given."""
    session = played(Options(players=2), "greedy", 3)
    assert all(side.deck is None for side in story_for(session, None).sides)
    assert all(side.deck for side in story_for(session, 0).sides)


def test_a_city_is_told_by_its_threat() -> None:
    session = played(Options("rebirth", 2), "greedy", 3)
    story = story_for(session, 0)
    level = [turn.danger for turn in story.turns]
    city = TableWire(session, 0).table(None).section
    assert isinstance(city, City)
    assert story.together and story.turning is None
    assert level == sorted(level) and level[-1] == city.threat.level
    assert sum(len(side.beaten) for side in story.sides) > 0


def test_it_is_made_once_and_stays_small() -> None:
    session = played(Options("confrontations", 4), "greedy", 3)
    assert session.story() is session.story()
    assert len(msgspec.json.encode(story_for(session, 0))) <= 20_000
