"""Stories: their files, what comes next, who has won and whose star it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from archfoe.core.chance import key_of_seed
from archfoe.core.errors import ArchfoeError
from archfoe.core.events import DEFEATED
from archfoe.games.options import Options
from archfoe.registry import variants
from archfoe.stories.night import begun, is_played_in, next_chapter, reached, result_of
from archfoe.stories.story import SHELF, YOU, Chapter, Outcome, Story, all_stories, of_campaign, read, stories
from archfoe.stories.trial import tried
from archfoe.table.session import Session

EIGHT = stories()["eight-nights"]
CHAPTERS = [pytest.param(chapter, id=chapter.id) for story in stories().values() for chapter in story.chapters]


def walked(story: Story, comes: Callable[[int], Outcome]) -> list[str]:
    """The chapters in the order in which somebody plays them."""
    first: dict[str, Outcome] = {}
    while (chapter := next_chapter(story, first)) is not None:
        first[chapter.id] = comes(len(first))
    return list(first)


# Ours


def test_eight_nights_meet_all_that_both_books_have() -> None:
    options = [chapter.options_for(1) for chapter in EIGHT.chapters]
    assert {name for one in options for name in one.variants} == {
        own.name for own in variants().values() if own.game == "lineup"
    }
    assert {name for one in options for name in one.sets} == {"base", "heroes_unite"}


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("people", [1, 2])
def test_each_chapter_is_a_game_for_one_and_for_two(chapter: Chapter, people: int) -> None:
    session = begun(chapter, ["Ann", "Ben"][:people], key_of_seed(chapter.id))
    assert len(session.people) == people and is_played_in(chapter, session)
    assert not session.game.over


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_bots_win_it_lose_it_and_have_its_star(chapter: Chapter) -> None:
    """As many games as it takes, up to those of docs/stories.md."""
    won = lost = stars = games = 0
    while games < 50 and not (won and lost and stars):
        tally = tried(chapter, 1, seed=games)
        games, won, lost, stars = games + 1, won + tally.won, lost + tally.lost, stars + tally.stars
    assert won and lost and stars, f"of {games} games {won} won, {lost} lost, {stars} stars"


def test_the_campaign_of_the_city_has_words_for_each_scenario() -> None:
    nights = of_campaign("rebirth")
    assert nights is not None and len(nights.chapters) == 8
    assert nights.name not in stories() and nights.name in all_stories()


# What comes next


def test_a_loss_goes_on_and_sometimes_elsewhere() -> None:
    assert walked(EIGHT, lambda _: "won") == [chapter.id for chapter in EIGHT.chapters]
    lost = walked(EIGHT, lambda _: "lost")
    assert lost[:4] == ["blank", "streets", "back-to-back", "masks"]
    assert lost[4:] == ["ring", "names", "thieves", "morning"]


@pytest.mark.parametrize("pattern", range(256))
def test_every_way_meets_every_chapter_once(pattern: int) -> None:
    way = walked(EIGHT, lambda n: "won" if pattern >> n & 1 else "lost")
    assert sorted(way) == sorted(chapter.id for chapter in EIGHT.chapters) and way[-1] == "morning"


def test_what_has_not_been_reached_is_closed() -> None:
    assert [chapter.id for chapter in reached(EIGHT, {})] == ["blank"]
    assert [chapter.id for chapter in reached(EIGHT, {"blank": "won", "streets": "lost"})] == [
        "blank",
        "streets",
        "back-to-back",
    ]


# Who has won


def test_the_first_night_is_short_and_its_star_is_for_who_defeats_first() -> None:
    chapter = EIGHT.chapters[0]
    session = Session(chapter.options_for(1), ["keen", "beginner"], key_of_seed("short"))
    fallen = [
        event.seat
        for event in session.game.events
        if event.what == DEFEATED and session.game.state.cards[event.cards[0]].super_villain
    ]
    assert 0 < len(fallen) <= 4
    assert [result_of(chapter, session, seat).star for seat in (0, 1)] == [fallen[0] == 0, fallen[0] == 1]
    assert {result_of(chapter, session, seat).outcome for seat in (0, 1)} == {"won", "lost"}


def test_two_people_win_together_against_bots_and_alone_without() -> None:
    beside, against = EIGHT.chapter("blank"), EIGHT.chapter("masks")
    session = Session(beside.options_for(2), ["keen"] * 3, key_of_seed("together"))
    (winner,) = session.game.state.winners
    session.holders = frozenset({winner, (winner + 1) % 3})
    assert {result_of(beside, session, seat).outcome for seat in session.holders} == {"won"}
    session = Session(against.options_for(2), ["keen"] * 2, key_of_seed("apart"))
    session.holders = frozenset({0, 1})
    assert {result_of(against, session, seat).outcome for seat in (0, 1)} == {"won", "lost"}


def test_a_short_night_is_in_the_record_and_other_heads_are_as_they_were() -> None:
    short = Options("base", 2, short=4)
    assert Options.from_dict(short.as_dict()) == short and short.as_dict()["short"] == 4
    assert "short" not in Options("base", 2).as_dict()
    for wrong in (2, 8):
        with pytest.raises(ArchfoeError, match=f"3 to 7 Super-Villains, not {wrong}"):
            Options("base", 2, short=wrong)


# Files


GOOD = (SHELF / "corner-desk.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("story = 1", "story = 2", "needs the entry 'story' with the value 1"),
        ('title = "The corner desk"', "", "needs the entry 'title'"),
        ('title = "Cold coffee"', f'title = "{"x" * 25}"', "too long for its place: 25 of 24 characters"),
        ('"you", "Rocco"', '"you", "Roco"', "Did you mean 'Rocco'?"),
        ('friend = "Rocco"', 'friend = "Pip"', "'friend' is one of the bots"),
        ('mode = "rivals" }', 'mode = "rival" }', "with 1 of you it can't be played"),
        ('"duels won" = 2', '"duels one" = 2', "Did you mean 'duels won'?"),
        ('"duels won" = 2', '"duels won" = 0', "which deed is wanted how often"),
        ('id = "crossword"', 'id = "coffee"', "two chapters with the id 'coffee'"),
        ("minutes = 25", 'minutes = 25\nnext = { won = "attic" }', "there is no chapter 'attic'"),
        ("minutes = 25", "minute = 25", "Did you mean 'minutes'?"),
        ("story = 1", "story = ", "can't be read"),
    ],
)
def test_what_is_wrong_with_a_file_is_one_sentence(tmp_path: Path, old: str, new: str, says: str) -> None:
    file = tmp_path / "mine.toml"
    assert old in GOOD
    file.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ArchfoeError, match=r".") as error:
        read(file)
    assert says in str(error.value) and "mine.toml" in str(error.value) and "\n" not in str(error.value)


def test_a_seat_of_a_second_person() -> None:
    team = EIGHT.chapter("back-to-back")
    assert team.seats_for(2).count(YOU) == 2 and team.options_for(2).teams == (0, 1, 0, 1)
    assert [seat for seat, name in enumerate(team.seats_for(2)) if name == YOU] == [0, 2]
