"""The story of a game that is over, as it is sent to one reader."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.cards import PRIVATE_KIND
from archfoe.games.shared.scoring import prizes
from archfoe.table.feats import feats_of
from archfoe.table.story import Story, deck, sources
from archfoe.table.words.story import Teller
from archfoe.wire import shapes
from archfoe.wire.card_names import card_name
from archfoe.wire.session import SentSession


def story_of(session: SentSession, seat: int | None, names: Sequence[str], *, decks: bool) -> shapes.Story:
    """`decks`: with all that everybody owns."""
    story = session.story()
    teller = Teller(session, story, seat, names)
    cards = session.cards.names
    return shapes.Story(
        title=teller.title,
        caption=teller.caption,
        together=teller.together,
        sides=_sides(session, story, decks),
        turns=[
            shapes.StoryTurn(turn.seat, turn.round, turn.at, turn.power, list(turn.points), turn.danger)
            for turn in story.turns
        ],
        turning=story.turning if not teller.together else None,
        moments=[
            shapes.Moment(
                one.words, None if one.card is None else cards[one.card], teller.round(one.turn), one.at, one.turned
            )
            for one in teller.moments
        ],
    )


def _sides(session: SentSession, story: Story, decks: bool) -> list[shapes.StorySide]:
    s, won = story.final, prizes(story.final)
    order = sorted(range(len(s.teams)), key=lambda seat: (seat in s.out, seat not in s.winners, -story.scores[seat]))
    standing = {seat: (seat in s.winners, story.scores[seat], won[seat]) for seat in order}
    return [_side(session, story, seat, 1 + _better(standing, seat), decks) for seat in order]


def _better(standing: dict[int, tuple[bool, int, int]], seat: int) -> int:
    """How many stand before a seat; those who win together have one place."""
    mine = standing[seat]
    return 0 if mine[0] else sum(other > mine for other in standing.values())


def _side(session: SentSession, story: Story, seat: int, place: int, decks: bool) -> shapes.StorySide:
    s, names = story.final, session.cards.names
    came = sources(s, seat, session.options.carried)
    return shapes.StorySide(
        seat=seat,
        place=place,
        score=None if seat in s.out else story.scores[seat],
        sources=[shapes.Source(what, points) for what, points in came.items()],
        deck=[shapes.Owned(names[card], n) for card, n in deck(s, seat) if s.cards[card].kind != PRIVATE_KIND]
        if decks
        else None,
        beaten=[names[fall.card] for fall in story.falls if fall.seat == seat],
        feats=_feats(session, story, seat) if decks else None,
    )


def _feats(session: SentSession, story: Story, seat: int) -> shapes.Feats:
    found = feats_of(session, story, seat)
    return shapes.Feats(
        outcome=found.outcome,
        margin=found.margin,
        figures=[card_name(card) for card in found.figures],
        foes=list(found.foes),
        bests=shapes.Bests(*found.bests),
        power_round=found.power_round,
        stamps=[shapes.Stamp(*stamp) for stamp in found.stamps],
        rung=found.rung,
        hints=session.hints,
    )
