"""What came of a chapter, and what comes next: pure functions of a game that is over, and of what was played before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from archfoe.core.chance import new_key
from archfoe.core.decisions import Seat
from archfoe.registry import game_of
from archfoe.stories.feats import count
from archfoe.stories.story import YOU, Chapter, Outcome, Story
from archfoe.table.session import Session


@dataclass(frozen=True, slots=True)
class Result:
    outcome: Outcome
    star: bool


def begun(chapter: Chapter, names: list[str], key: bytes | None = None) -> Session:
    """The game of a chapter; `names` of those who play it, one or two."""
    left = iter(names)
    players = [next(left) if seat == YOU else seat for seat in chapter.seats_for(len(names))]
    return Session(chapter.options_for(len(names)), players, new_key() if key is None else key)


def is_played_in(chapter: Chapter, session: Session) -> bool:
    """Is a game this chapter's? Played again, somebody else may begin, or a bot sit for the second person."""
    return session.options.but(first=-1) in [chapter.options_for(people) for people in (1, 2)]


def result_of(chapter: Chapter, session: Session, seat: Seat) -> Result:
    """Of a game that is over, for one person of it.

    Two people stand together against the bots: what one of them wins, both have won. Without a bot each is alone.
    """
    s = session.game.state
    people = session.holders | {seat}
    bots = any(other not in people and s.teams[other] != s.teams[seat] for other in range(len(s.teams)))
    ours = people if bots else {seat}
    won = any(s.teams[winner] == s.teams[own] for winner in s.winners for own in ours)
    return Result("won" if won else "lost", has_star(chapter, session, seat))


def has_star(chapter: Chapter, session: Session, seat: Seat) -> bool:
    kind = game_of(session.options)
    wanted = chapter.star.feats if chapter.star is not None else {}
    return bool(wanted) and all(count(kind, feat, session.game, seat) >= n for feat, n in wanted.items())


# What comes next


def next_chapter(story: Story, first: Mapping[str, Outcome]) -> Chapter | None:
    """`first`: what came of the first try of each chapter, in the order in which they were played.

    A chapter may say what follows a win or a loss; else it is the first that has not been played. None: it is over.
    """
    open_yet = [chapter for chapter in story.chapters if chapter.id not in first]
    if not open_yet:
        return None
    last = next(reversed(list(first)), "")
    known = {chapter.id: chapter for chapter in story.chapters}
    wanted = known[last].next.get(first[last], "") if last in known else ""
    return known[wanted] if wanted and wanted not in first else open_yet[0]


def reached(story: Story, first: Mapping[str, Outcome]) -> list[Chapter]:
    """Those that were played and the next one: all others are still closed."""
    then = next_chapter(story, first)
    return [chapter for chapter in story.chapters if chapter.id in first or chapter is then]
