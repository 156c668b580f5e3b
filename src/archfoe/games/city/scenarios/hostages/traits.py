"""Secret Cards of scenario 2: a fault for each player that nobody else knows, until a deed releases it.

Whether somebody is asked depends on what they can do: who has no Assist card in reach is not asked. A burden that
forbids it must not show there: who would be asked without Secret Cards is asked with them, and finds that there is
nothing to choose. So the order of questions, and who is waited for, tells nothing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from archfoe.core.abilities import StandingRule
from archfoe.core.cards import PRIVATE_KIND
from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.events import LOOKED
from archfoe.core.facts import changed
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Game
from archfoe.core.piles import UNDER, UNUSED
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.facts import city, city_turn
from archfoe.games.city.options import city_options
from archfoe.games.city.ring import villains_at
from archfoe.games.city.rules import CityPart
from archfoe.games.city.scenarios.hostages.facts import hostages, own_hostages
from archfoe.games.city.scenarios.hostages.verbs import (
    DEFEATED_SUPER,
    DEFEATED_VILLAINS,
    GLORY_HOUND,
    GLUTTON,
    HOARDER,
    SPENT_TOGETHER,
    SUSPICIOUS,
)
from archfoe.games.shared.parts import Action, Doer

DEAR: Final = 6  # the cost from which a card releases a glutton


class Traits(CityPart):
    """Secret Cards lie face down with the Super Hero; a released one has left the game."""

    has_secrets: ClassVar[bool] = True

    def before_opening(self, game: Game) -> None:
        """One each, on the first try only; the others stay unseen."""
        s = game.state
        if city_options(self.rules.options).legacy.attempt > 1:
            return
        secrets = [card for card in s.piles[UNUSED] if s.cards[card].kind == PRIVATE_KIND]
        s.shuffle(secrets)
        for seat in range(len(s.teams)):
            s.put(secrets[seat], UNDER + seat)
            game.tell(LOOKED, seat, (secrets[seat],), 1 << seat, note="secret", rule="REB-31.3")

    def burdened(self, s: State, seat: Seat, burden: StandingRule) -> bool:
        return any(burden in s.cards[card].standing for card in s.piles[UNDER + seat])

    def company(self, s: State, seat: Seat, space: int | None) -> bool:
        """Is another Character, or the ally, in this space?"""
        others = [at for other, at in enumerate(s.at) if other != seat]
        return space is not None and (space in others or space == city(s).ally)

    # Burdens

    def helpers(self, s: State, seat: Seat, helpers: list[Seat]) -> list[Seat]:
        return [] if self.burdened(s, seat, SUSPICIOUS) else helpers

    def assist_cards(self, s: State, seat: Seat, cards: list[CardId]) -> list[CardId]:
        return [] if self.burdened(s, seat, HOARDER) else cards

    def offers(self, game: Game, s: State, seat: Seat, out: dict[Seat, list[Action]]) -> dict[Seat, list[Action]]:
        """Who has Assist cards in reach is asked, even if a Secret Card leaves no card to play."""
        for other in self.rules.helpers(s, seat, below=self):
            if other not in out and self.rules.assist_cards(s, other, below=self):
                out[other] = []
        return out

    def why_not_buy(self, s: State, seat: Seat, card: CardId) -> Reason | None:
        hungry = s.cards[card].type != VILLAIN and self.burdened(s, seat, GLUTTON)
        if hungry and self.rules.shop_of(s, card) == s.at[seat] and self.company(s, seat, s.at[seat]):
            name = s.cards[card].name
            return Reason(f"You can't buy {name} beside another Character.", "REB-31.7")
        return None

    def shut_out(self, s: State, seat: Seat, space: int) -> bool:
        return self.burdened(s, seat, GLUTTON) and self.company(s, seat, space)

    def paid_for_rest(self, s: State, seat: Seat) -> int:
        return int(self.burdened(s, seat, GLORY_HOUND))

    def before_tidy(self, game: Game) -> None:
        s = game.state
        seat, here = s.active, s.at[s.active]
        calm = not city_turn(s).felled[seat] and not (here is not None and villains_at(s, here))
        if calm and self.burdened(s, seat, GLORY_HOUND):
            s.extra_cards = changed(s.extra_cards, seat, s.extra_cards[seat] - 1)

    # Releases

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        if self.burdened(s, seat, SUSPICIOUS) or self.burdened(s, seat, HOARDER):  # one who plays alone stores nothing
            options = [option for option in options if option[0] != "store"]
        for card in s.piles[UNDER + seat]:
            if s.cards[card].kind != PRIVATE_KIND:  # Atrocitus, as a guest, puts other cards there
                continue
            me = Player(game, seat, card)
            ready = [("use", card, n) for n, use in enumerate(s.cards[card].uses) if use.why_not(me, n) is None]
            options[-1:-1] = ready
        return options

    def _note(self, s: State, deed: str, seat: Seat) -> None:
        """What a player has done so often in this game."""
        own = own_hostages(s)
        own.deeds = own.with_deed(deed, seat, own.times(deed, seat) + 1)

    def after_fell(self, me: Player, card: CardId, space: int) -> None:
        self._note(me.s, DEFEATED_VILLAINS, me.seat)
        if me.s.cards[card].super_villain:
            self._note(me.s, DEFEATED_SUPER, me.seat)

    def after_pay(self, s: State, seat: Seat, power: int, move: int) -> None:
        if power and self.company(s, seat, s.at[seat]):
            self._note_most(s, SPENT_TOGETHER, seat, power)

    def _note_most(self, s: State, deed: str, seat: Seat, n: int) -> None:
        """The most that a player has spent so in one turn of this game."""
        this_turn = s.counts["this turn", deed, seat] = s.counts.get(("this turn", deed, seat), 0) + n
        if this_turn > hostages(s).times(deed, seat):
            own = own_hostages(s)
            own.deeds = own.with_deed(deed, seat, this_turn)

    def doers(self) -> dict[str, Doer]:
        return {"buy": self.buy}

    def buy(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        if s.cards[card].type != VILLAIN and s.costs[card] >= DEAR:
            own = own_hostages(s)
            own.bought_dear = changed(own.bought_dear, seat, card)
        self.rules.do_buy(game, s, seat, card)
