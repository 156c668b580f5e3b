"""Scenario 4: Secret Cards, each a burden on its holder until it is released.

Hands lie open, so everybody can see who has a card to assist or to defend with, and whether that player is asked. A
burden that forbids it must not show there: who would be asked without Secret Cards is asked with them, and finds that
there is nothing to choose. So the order of questions, and who is waited for, tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from archfoe.core.cards import SECRET_KIND
from archfoe.core.decisions import DISCARD_CARD, CardId, Seat
from archfoe.core.events import LOOKED
from archfoe.core.facts import Facts, changed
from archfoe.core.filters import MOVE_CARD, VILLAIN
from archfoe.core.game import Game
from archfoe.core.piles import DESTROYED, HAND, SPACE, UNDER, UNUSED
from archfoe.core.player import Player
from archfoe.core.reason import Reason
from archfoe.core.standing import Standing
from archfoe.core.state import State
from archfoe.games.city.facts import city, city_turn, own_city_turn
from archfoe.games.city.missions import Missions
from archfoe.games.city.ring import super_villains, villains_at
from archfoe.games.city.rule_ids import REBIRTH_RULES
from archfoe.games.city.scenarios.black_diamond.facts import BlackDiamondFacts, black_diamond, own_black_diamond
from archfoe.games.city.scenarios.black_diamond.verbs import DEARER_BY_SECRETS, DREAD, ENVY, GREED, PRIDE, SLOTH, WRATH
from archfoe.games.shared.parts import Action

DEAR = 6  # the cost from which a card releases envy


class BlackDiamond(Missions):
    """Secret Cards lie face down with the Super Hero; a released one has left the game."""

    rule_of: Mapping[str, str] = {**REBIRTH_RULES, "won": "REB-34.7"}

    def scenario_facts(self) -> Facts | None:
        return BlackDiamondFacts()

    def prepare(self, game: Game) -> None:
        """One each, on the first try only; the others stay unseen."""
        super().prepare(game)
        s = game.state
        if self.options.legacy.attempt > 1:
            return
        secrets = [card for card in s.piles[UNUSED] if s.cards[card].kind == SECRET_KIND]
        s.shuffle(secrets)
        for seat in range(len(s.teams)):
            s.put(secrets[seat], UNDER + seat)
            game.tell(LOOKED, seat, (secrets[seat],), 1 << seat, note="secret", rule="REB-31.3")

    def burdened(self, s: State, seat: Seat, burden: Standing) -> bool:
        return any(burden in s.cards[card].standing for card in s.piles[UNDER + seat])

    def company(self, s: State, seat: Seat, space: int | None) -> bool:
        """Is another Character, or the ally, in this space?"""
        others = [at for other, at in enumerate(s.at) if other != seat]
        return space is not None and space in (*others, city(s).ally)

    # Burdens

    def helpers(self, s: State, seat: Seat) -> list[Seat]:
        return [] if self.burdened(s, seat, PRIDE) else super().helpers(s, seat)

    def assist_cards(self, s: State, seat: Seat) -> list[CardId]:
        return [] if self.burdened(s, seat, GREED) else super().assist_cards(s, seat)

    def _help(self, game: Game, s: State, seat: Seat) -> dict[Seat, list[Action]]:
        """Who has Assist cards in reach is asked, even if pride or greed leaves no card to play."""
        out = super()._help(game, s, seat)
        assist_cards = super().assist_cards
        for other in super().helpers(s, seat):
            if other not in out and assist_cards(s, other):
                out[other] = []
        return out

    def storable(self, s: State, seat: Seat) -> list[CardId]:
        """Of one who plays alone."""
        if self.burdened(s, seat, PRIDE) or self.burdened(s, seat, GREED):
            return []
        return [card for card in s.piles[HAND + seat] if s.cards[card].assist]

    def forbidden(self, s: State, seat: Seat, card: CardId) -> Reason | None:
        envious = s.cards[card].type != VILLAIN and self.burdened(s, seat, ENVY)
        if envious and self.shop_of(s, card) == s.at[seat] and self.company(s, seat, s.at[seat]):
            name = s.cards[card].name
            return Reason(f"Your Secret Card forbids to buy {name} beside another Character.", "REB-31.7")
        return super().forbidden(s, seat, card)

    def do_play(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        self._slow_down(s, seat, card)
        super().do_play(game, s, seat, card)
        self._speed_up(s)

    def do_assist(self, game: Game, s: State, helper: Seat, card: CardId) -> None:
        self._slow_down(s, helper, card)
        super().do_assist(game, s, helper, card)
        self._speed_up(s)

    def _slow_down(self, s: State, seat: Seat, card: CardId) -> None:
        if s.cards[card].subtype == MOVE_CARD and self.burdened(s, seat, SLOTH):
            own_black_diamond(s).less_move = 1

    def _speed_up(self, s: State) -> None:
        if black_diamond(s).less_move:
            own_black_diamond(s).less_move = 0

    def move_given(self, s: State, n: int) -> int:
        """Sloth takes from the first Move that a card gives."""
        less = black_diamond(s).less_move
        self._speed_up(s)
        return max(0, n - less)

    def shields(self, me: Player) -> list[CardId]:
        """In dread there must be another card to discard."""
        cards = super().shields(me)
        if not self.burdened(me.s, me.seat, DREAD):
            return cards
        return [card for card in cards if any(other != card for other in me.hand)]

    def seems_able(self, player: Player, attacked: list[Seat]) -> bool:
        """In dread one is asked like anybody else; who plays alone has nobody to hide it from."""
        s, covers = player.s, super().covers
        if len(s.teams) == 1:
            return False
        cards = super().shields(player)
        return any(
            seat == player.seat or covers(s, player.seat, card, s.at[seat]) for seat in attacked for card in cards
        )

    def covers(self, s: State, seat: Seat, card: CardId, at: int | None) -> bool:
        return not self.burdened(s, seat, DREAD) and super().covers(s, seat, card, at)

    def protects(self, s: State, seat: Seat, card: CardId) -> int:
        return 1 if self.burdened(s, seat, DREAD) else super().protects(s, seat, card)

    def defend(self, defender: Player, card: CardId, protected: Seat) -> None:
        if self.burdened(defender.s, defender.seat, DREAD):
            other = defender.choose([other for other in defender.hand if other != card], DISCARD_CARD)
            assert other is not None
            defender.discard(other)
        super().defend(defender, card, protected)
        if self.burdened(defender.s, defender.seat, DREAD):
            own_city_turn(defender.s).sheltered = None

    def tidy(self, game: Game) -> None:
        s = game.state
        seat, here = s.active, s.at[s.active]
        calm = not city_turn(s).felled[seat] and not (here is not None and villains_at(s, here))
        if calm and self.burdened(s, seat, WRATH):
            s.extra_cards = changed(s.extra_cards, seat, s.extra_cards[seat] - 1)
        if any(s.where[card] == SPACE + (here or 0) for card in super_villains(s)) and here is not None:
            self._note(s, "stood by super", seat)
        super().tidy(game)

    # Releases

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        options = super().actions(game, s, seat)
        for card in s.piles[UNDER + seat]:
            me = Player(game, seat, card)
            ready = [("use", card, n) for n, use in enumerate(s.cards[card].uses) if use.barred(me, n) is None]
            options[-1:-1] = ready
        return options

    def _note(self, s: State, deed: str, seat: Seat) -> None:
        """What a player has done so often in this game."""
        own = own_black_diamond(s)
        own.deeds = own.with_deed(deed, seat, own.times(deed, seat) + 1)

    def fell(self, me: Player, card: CardId, space: int) -> None:
        super().fell(me, card, space)
        self._note(me.s, "villains felled", me.seat)
        if me.s.cards[card].super_villain:
            self._note(me.s, "fell super", me.seat)

    def pay(self, s: State, seat: Seat, power: int, move: int = 0) -> None:
        super().pay(s, seat, power, move)
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

    def do_buy(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        if s.cards[card].type != VILLAIN and s.costs[card] >= DEAR:
            own = own_black_diamond(s)
            own.bought_dear = changed(own.bought_dear, seat, card)
        super().do_buy(game, s, seat, card)

    # Eclipso

    def surcharge(self, s: State, card: CardId) -> int:
        more = super().surcharge(s, card)
        if DEARER_BY_SECRETS in s.cards[card].standing:
            hidden = [card for seat in range(len(s.teams)) for card in s.piles[UNDER + seat]]
            more += sum(s.cards[card].kind == SECRET_KIND for card in hidden)
        return more

    def won(self, s: State) -> bool:
        return super().won(s) and any(DEARER_BY_SECRETS in s.cards[card].standing for card in s.piles[DESTROYED])
