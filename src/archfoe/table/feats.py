"""What a seat did in a game that is over: stamps for an album, numbers for a list of one's best, a rung of a ladder.

Pure, from the story of the game, which its record tells. Who asks knows the day. A game of which a bot played much for
its person counts for nothing of this: that is for who asks, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from archfoe.core.cards import STAGE_KIND, Card
from archfoe.core.piles import HEROES
from archfoe.games.shared.mixing import heroes_of
from archfoe.games.shared.scoring import points_of
from archfoe.registry import bots
from archfoe.table.ladder import rung_of
from archfoe.table.session import Session
from archfoe.table.stamps import BEATEN, WON_WITH, Stamp, bot_key, card_key, own_album, variant_key
from archfoe.table.story import Story, shared, standing

Outcome = Literal["won", "tied", "lost"]


class Bests(NamedTuple):
    """None: not counted in this game, or not for who has lost it."""

    points: int | None
    power: int  # in one turn
    rounds: int | None  # to a win
    avoided: int  # Attacks
    prizes: int  # Super-Villains, or whatever the game counts at its end beside points
    comeback: int | None  # so many points one was behind in a game that was won


#: Of these fewer are better.
FEWER: Final = ("rounds",)


@dataclass(frozen=True, slots=True)
class Feats:
    seat: int
    outcome: Outcome
    margin: int | None  # to the best other side; None where all win or lose together
    beaten: tuple[Card, ...]  # all foes, in the order in which they fell
    figures: tuple[Card, ...]
    foes: tuple[str, ...]  # their bots; empty if one of them is a person, or there are none
    bests: Bests
    power_round: int  # in which the Power was most
    stamps: tuple[Stamp, ...]
    rung: str  # which one of the ladder the game was; "" for none


def feats_of(session: Session, story: Story, seat: int) -> Feats:
    s = story.final
    won = seat in s.winners
    outcome: Outcome = "lost" if not won else "tied" if shared(story) else "won"
    figures = tuple(s.cards[card] for card in s.piles[HEROES + seat])
    beaten = tuple(s.cards[fall.card] for fall in story.falls if fall.seat == seat)
    mine = [turn for turn in story.turns if turn.seat == seat]
    best = max(mine, key=lambda turn: turn.power, default=None)
    margins = _margins(story, s.teams[seat])
    foes = _foes(session, seat)
    return Feats(
        seat=seat,
        outcome=outcome,
        margin=margins[-1] if margins else None,
        beaten=beaten,
        figures=figures,
        foes=foes,
        bests=Bests(
            points=points_of(s, seat) if margins and seat not in s.out else None,
            power=best.power if best else 0,
            rounds=len(mine) if outcome == "won" else None,
            avoided=story.attacks_avoided[seat],
            prizes=sum(map(_is_prize, beaten)),
            comeback=max(0, -min(margins)) if margins and outcome == "won" else None,
        ),
        power_round=best.round if best else 0,
        stamps=_stamps(session, beaten, figures, foes, won=outcome == "won"),
        rung=rung_of(session.options, session.players, seat),
    )


def _margins(story: Story, team: int) -> list[int]:
    """By turn, and at the end, what a team is ahead of the best other; empty if there is no other."""
    rows = [standing(story, turn.points) for turn in story.turns] + [standing(story, story.scores)]
    if any(team not in row or len(row) < 2 for row in rows):
        return []
    return [row[team] - max(points for other, points in row.items() if other != team) for row in rows]


def _foes(session: Session, seat: int) -> tuple[str, ...]:
    teams = session.options.teams
    foes = [player for player, team in zip(session.players, teams, strict=True) if team != teams[seat]]
    return tuple(foes) if all(foe in bots() for foe in foes) else ()


def _is_prize(card: Card) -> bool:
    return card.super_villain or card.kind == STAGE_KIND


def _stamps(
    session: Session, beaten: tuple[Card, ...], figures: tuple[Card, ...], foes: tuple[str, ...], *, won: bool
) -> tuple[Stamp, ...]:
    """Each once. A Character is one and the same on every Level."""
    options = session.options
    first = {card.figure: card for card in heroes_of(options.mode, promos=True)}
    found = [Stamp(card_key(BEATEN, first.get(card.figure, card))) for card in beaten if _is_prize(card)]
    if won:
        found += [Stamp(card_key(WON_WITH, first.get(card.figure, card))) for card in figures]
        found += [Stamp(variant_key(name)) for name in options.variants]
        found += own_album(options.played.game).stamps(options)
        found += [Stamp(bot_key(foe)) for foe in foes]
    return tuple(dict.fromkeys(found))
