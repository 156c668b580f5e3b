"""Scenario 4: Secret Cards, each a burden on its holder until it is released.

Hands lie open, so everybody can see who has a card to assist or to defend with, and whether that player is asked. A
burden that forbids it must not show there: who would be asked without Secret Cards is asked with them, and finds that
there is nothing to choose. So the order of questions, and who is waited for, tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.cards import SECRET_KIND
from archfoe.core.decisions import DISCARD_CARD, CardId, Seat
from archfoe.core.events import LOOKED
from archfoe.core.facts import changed
from archfoe.core.filters import MOVE_CARD, VILLAIN
from archfoe.core.game import Game
from archfoe.core.piles import DESTROYED, UNDER, UNUSED
from archfoe.core.player import Player
from archfoe.core.reason import Reason
from archfoe.core.standing import StandingRule
from archfoe.core.state import State
from archfoe.games.city.facts import SCENARIO, city, city_turn, own_city_turn
from archfoe.games.city.parts import CityPart
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import super_villains, villains_at
from archfoe.games.city.scenarios.black_diamond.facts import BlackDiamondFacts, black_diamond, own_black_diamond
from archfoe.games.city.scenarios.black_diamond.verbs import DEARER_BY_SECRETS, DREAD, ENVY, GREED, PRIDE, SLOTH, WRATH
from archfoe.games.shared.parts import Action

DEAR: Final = 6  # the cost from which a card releases envy


class BlackDiamond(CityPart):
    """Secret Cards lie face down with the Super Hero; a released one has left the game."""

    rule_ids: ClassVar[Mapping[str, str]] = {"won": "REB-34.7"}
    slot: int = SCENARIO

    def new_facts(self) -> BlackDiamondFacts:
        return BlackDiamondFacts()

    def before_opening(self, game: Game) -> None:
        """One each, on the first try only; the others stay unseen."""
        s = game.state
        if self.rules.options.legacy.attempt > 1:
            return
        secrets = [card for card in s.piles[UNUSED] if s.cards[card].kind == SECRET_KIND]
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
        return [] if self.burdened(s, seat, PRIDE) else helpers

    def assist_cards(self, s: State, seat: Seat, cards: list[CardId]) -> list[CardId]:
        return [] if self.burdened(s, seat, GREED) else cards

    def offers(self, game: Game, s: State, seat: Seat, out: dict[Seat, list[Action]]) -> dict[Seat, list[Action]]:
        """Who has Assist cards in reach is asked, even if pride or greed leaves no card to play."""
        for other in self.rules.helpers(s, seat, below=self):
            if other not in out and self.rules.assist_cards(s, other, below=self):
                out[other] = []
        return out

    def storable(self, s: State, seat: Seat, cards: list[CardId]) -> list[CardId]:
        """Of one who plays alone."""
        return [] if self.burdened(s, seat, PRIDE) or self.burdened(s, seat, GREED) else cards

    def why_not_buy(self, s: State, seat: Seat, card: CardId) -> Reason | None:
        envious = s.cards[card].type != VILLAIN and self.burdened(s, seat, ENVY)
        if envious and self.rules.shop_of(s, card) == s.at[seat] and self.company(s, seat, s.at[seat]):
            name = s.cards[card].name
            return Reason(f"Your Secret Card forbids to buy {name} beside another Character.", "REB-31.7")
        return None

    def before_play(self, s: State, seat: Seat, card: CardId) -> None:
        if s.cards[card].subtype == MOVE_CARD and self.burdened(s, seat, SLOTH):
            own_black_diamond(s).less_move = 1

    def after_play(self, s: State, seat: Seat, card: CardId) -> None:
        self._speed_up(s)

    def _speed_up(self, s: State) -> None:
        if black_diamond(s).less_move:
            own_black_diamond(s).less_move = 0

    def move_given(self, s: State, n: int) -> int:
        """Sloth takes from the first Move that a card gives."""
        less = black_diamond(s).less_move
        self._speed_up(s)
        return max(0, n - less)

    def shields(self, me: Player, cards: list[CardId]) -> list[CardId]:
        """In dread there must be another card to discard."""
        if not self.burdened(me.s, me.seat, DREAD):
            return cards
        return [card for card in cards if any(other != card for other in me.hand)]

    def seems_able(self, player: Player, attacked: list[Seat], so_far: bool) -> bool:
        """In dread one is asked like anybody else; who plays alone has nobody to hide it from."""
        s = player.s
        if len(s.teams) == 1:
            return False
        cards = self.rules.shields(player, below=self)
        return any(
            seat == player.seat or self.rules.covers(s, player.seat, card, s.at[seat], below=self)
            for seat in attacked
            for card in cards
        )

    def covers(self, s: State, seat: Seat, card: CardId, at: int | None, so_far: bool) -> bool:
        return so_far and not self.burdened(s, seat, DREAD)

    def protects(self, s: State, seat: Seat, card: CardId, n: int) -> int:
        return 1 if self.burdened(s, seat, DREAD) else n

    def before_defend(self, defender: Player, card: CardId) -> None:
        if self.burdened(defender.s, defender.seat, DREAD):
            other = defender.choose([other for other in defender.hand if other != card], DISCARD_CARD)
            assert other is not None
            defender.discard(other)

    def after_defend(self, defender: Player, card: CardId) -> None:
        if self.burdened(defender.s, defender.seat, DREAD):
            own_city_turn(defender.s).sheltered = None

    def before_tidy(self, game: Game) -> None:
        s = game.state
        seat, here = s.active, s.at[s.active]
        calm = not city_turn(s).felled[seat] and not (here is not None and villains_at(s, here))
        if calm and self.burdened(s, seat, WRATH):
            s.extra_cards = changed(s.extra_cards, seat, s.extra_cards[seat] - 1)
        if any(s.where[card] == SPACE + (here or 0) for card in super_villains(s)) and here is not None:
            self._note(s, "stood by super", seat)

    # Releases

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        for card in s.piles[UNDER + seat]:
            if s.cards[card].kind != SECRET_KIND:  # Atrocitus, as a guest, puts other cards there
                continue
            me = Player(game, seat, card)
            ready = [("use", card, n) for n, use in enumerate(s.cards[card].uses) if use.why_not(me, n) is None]
            options[-1:-1] = ready
        return options

    def _note(self, s: State, deed: str, seat: Seat) -> None:
        """What a player has done so often in this game."""
        own = own_black_diamond(s)
        own.deeds = own.with_deed(deed, seat, own.times(deed, seat) + 1)

    def after_fell(self, me: Player, card: CardId, space: int) -> None:
        self._note(me.s, "villains felled", me.seat)
        if me.s.cards[card].super_villain:
            self._note(me.s, "fell super", me.seat)

    def after_pay(self, s: State, seat: Seat, power: int, move: int) -> None:
        if move:
            self._note_most(s, "moved", seat, move)
        if power and self.company(s, seat, s.at[seat]):
            self._note_most(s, "spent together", seat, power)

    def _note_most(self, s: State, deed: str, seat: Seat, n: int) -> None:
        """The most that a player has spent so in one turn of this game."""
        this_turn = s.counts["this turn", deed, seat] = s.counts.get(("this turn", deed, seat), 0) + n
        if this_turn > black_diamond(s).times(deed, seat):
            own = own_black_diamond(s)
            own.deeds = own.with_deed(deed, seat, this_turn)

    def before_buy(self, s: State, seat: Seat, card: CardId) -> None:
        if s.cards[card].type != VILLAIN and s.costs[card] >= DEAR:
            own = own_black_diamond(s)
            own.bought_dear = changed(own.bought_dear, seat, card)

    # Eclipso

    def surcharge(self, s: State, card: CardId, more: int) -> int:
        if DEARER_BY_SECRETS in s.cards[card].standing:
            hidden = [card for seat in range(len(s.teams)) for card in s.piles[UNDER + seat]]
            more += sum(s.cards[card].kind == SECRET_KIND for card in hidden)
        return more

    def won(self, s: State, so_far: bool) -> bool:
        return so_far and any(DEARER_BY_SECRETS in s.cards[card].standing for card in s.piles[DESTROYED])
