"""What the engine and the cards ask of the rules: the class that the rules of every game build on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from archfoe.core.piles import LINEUP, ONGOING, SET_ASIDE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from archfoe.core.abilities import Offer, When
    from archfoe.core.decisions import CardId, Decision, Seat
    from archfoe.core.game import Game
    from archfoe.core.player import Player
    from archfoe.core.state import State


class Ear:
    """An ability that listens to an event of some seat, and the cards that it may hear of."""

    __slots__ = ("fitting", "owner", "source", "when")

    def __init__(self, owner: Seat, source: CardId, when: When, fitting: frozenset[int]) -> None:
        self.owner = owner
        self.source = source
        self.when = when
        self.fitting = fitting


class Rules:
    """One native class, so that the engine calls its methods directly when both are compiled.

    What raises `NotImplementedError` is answered by `Turns` or by the rules of a game. It is no ABC and no Protocol:
    the first cannot be compiled, and calls on the second go by name.
    """

    never_ask: frozenset[str]  # tasks that never ask: they need no snapshot
    ask_first: frozenset[str]  # tasks that ask before they touch the state
    tasks: dict[str, Callable[..., None]]  # what may stand on the agenda, by name
    has_after_task: bool  # is there anything to do after every task?
    helped: bool  # may others act in a player's turn?

    # What the engine asks

    def main(self, game: Game) -> None:
        """One action of the active player, then again."""
        raise NotImplementedError

    def main_questions(self, game: Game) -> dict[Seat, Decision]:
        """What `main` asks first, which touches nothing before: the engine can ask it without running it."""
        raise NotImplementedError

    def after_task(self, game: Game) -> None:
        """Looks at the table after a task."""
        raise NotImplementedError

    def listeners(self, s: State, event: str, seat: Seat) -> tuple[tuple[Seat, CardId, When], ...]:
        """All abilities that hear an event of this seat, as (owner, card, ability)."""
        teams = s.teams
        return tuple(
            [
                one
                for one in self._listening(s)
                if one[2].event == event and one[2].minds(one[0] == seat, teams[one[0]] == teams[seat])
            ]
        )

    def _listening(self, s: State) -> tuple[tuple[Seat, CardId, When], ...]:
        """All abilities in play that listen to anything: looked up once, since few cards have any."""
        found: tuple[tuple[Seat, CardId, When], ...] | None = s.found[0].get("listening")
        if found is None:
            found = s.found[0]["listening"] = tuple(
                [
                    (owner, card, when)
                    for owner in range(len(s.teams))
                    for card in s.heroes(owner) + s.piles[ONGOING + owner]
                    for when in s.cards[card].when
                ]
            )
        return found

    def ears(self, s: State, event: str, seat: Seat) -> tuple[Ear, ...]:
        """The same, as the engine keeps it."""
        heard = self.listeners(s, event, seat)
        return tuple([Ear(owner, card, when, s.card_table.fitting(when.test)) for owner, card, when in heard])

    def other_places(self, s: State, seat: Seat) -> tuple[Offer, ...]:
        """The other places that a player's Super Heroes and cards in play offer for what is gained."""
        found: tuple[Offer, ...] | None = s.found[seat].get("offers")
        if found is None:
            sources = s.heroes(seat) + s.piles[ONGOING + seat]
            found = s.found[seat]["offers"] = tuple([offer for card in sources for offer in s.cards[card].offers])
        return found

    def asks_no_more(self, s: State, act: tuple[Any, ...]) -> bool:
        """Does the main step surely ask nothing when this is done? Then the engine needs no way back."""
        return False

    # What cards ask: gaining, the Line-Up, Attacks, the end

    def places(self, me: Player, card: CardId) -> list[int]:
        """Where a card may go instead, when it is gained."""
        raise NotImplementedError

    def gives_place(self, me: Player, card: CardId, pile: int) -> CardId:
        """The card that lets a gained one go there, for the log: that one itself, or one in play; -1 if a rule does."""
        s, own_place = me.s, me.s.cards[card].own_place
        if own_place is not None and pile == own_place + me.seat:
            return card
        for source in s.heroes(me.seat) + s.piles[ONGOING + me.seat]:
            if any(me.fits(card, offer.test) and pile in offer.piles(me) for offer in s.cards[source].offers):
                return source
        return -1

    def may_gain(self, s: State, seat: Seat, card: CardId) -> bool:
        """Can this card come to this player at all?"""
        raise NotImplementedError

    def passed(self, game: Game, giver: Seat, receiver: Seat) -> None:
        """A gained card went to another player: only teams have rules for that."""
        raise NotImplementedError

    def to_lineup(self, me: Player, card: CardId) -> None:
        """An effect adds a card to the Line-Up, which may grow beyond its size."""
        raise NotImplementedError

    def lineup(self, s: State, seat: Seat) -> list[CardId]:
        """What effects may take from the Line-Up; in a player's turn a card set aside for him is a part of it."""
        aside = s.piles[SET_ASIDE + seat]
        if aside and s.active == seat and not s.between:
            return s.piles[LINEUP] + aside
        return s.piles[LINEUP]

    def whole_lineup(self, s: State, seat: Seat) -> list[CardId]:
        """All that lies there, for those who count."""
        return self.lineup(s, seat)

    def avoided(self, me: Player, victims: Sequence[Player]) -> list[Player]:
        """Those who are hit by an Attack."""
        raise NotImplementedError

    def still_attacks(self, s: State, asked: Decision) -> bool:
        """Is this asked in the middle of an Attack that others may still avoid? Not where all defend at once."""
        raise NotImplementedError

    def win(self, game: Game, seat: Seat) -> None:
        """An effect ends the game at once: this player, or his team, has won (ruling G-23)."""
        raise NotImplementedError

    # What only some games answer with more than the usual

    def villains_shown(self, s: State) -> list[CardId]:
        """The Super-Villains that all see and nobody has defeated."""
        return []

    def defeat_villain(self, me: Player, card: CardId) -> None:
        """An effect defeats a Villain: only in a city are there Villains to defeat so."""

    def as_own_turn(self, s: State, card: CardId) -> bool:
        """Is a card of the active player played as every other card of this turn, and not as one that was stored?"""
        return True

    def in_ambush(self, s: State) -> bool:
        """Does the Attack that is being made come from the Line-Up, and do nobody any good?"""
        return False
