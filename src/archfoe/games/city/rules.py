"""Rules of play in the city: the turn with its six steps, walking, buying and defeating.

Ways to sit, the Side Missions and scenarios are parts (see `parts` and `tables`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from archfoe.core.abilities import Use
from archfoe.core.causes import FIRST_TURN
from archfoe.core.compiling import mypyc_attr
from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.effects import do_ability
from archfoe.core.events import BOUGHT, DEFEATED, TURN, USED
from archfoe.core.facts import Facts, changed
from archfoe.core.filters import VILLAIN
from archfoe.core.game import MAIN_TASK, Game
from archfoe.core.moments import START
from archfoe.core.piles import DESTROYED, DISCARD, HAND, ONGOING
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.card import BASIC, city_card
from archfoe.games.city.events import DEFEAT, KEPT, PLACED, REWARDED, TILE
from archfoe.games.city.facts import (
    BLANK_TURN,
    FIRST_FREE,
    CityFacts,
    city,
    city_turn,
    is_destroyed,
    own_city,
    own_city_turn,
)
from archfoe.games.city.kinds import KEEP_CARD, PLACE_CHARACTER
from archfoe.games.city.main_deck import reward_rule
from archfoe.games.city.market import CityMarket
from archfoe.games.city.options import city_options
from archfoe.games.city.parts import CityHooks, Wants
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.city.ring import distance, space_of, villains_at
from archfoe.games.city.rule_ids import REBIRTH_RULES, TRAINING_RULES
from archfoe.games.city.scenario import ABILITY
from archfoe.games.city.setup import tile_at, tile_name
from archfoe.games.city.standing import KEEPS_A_CARD
from archfoe.games.city.threat import HELD
from archfoe.games.city.tiles import TILES
from archfoe.games.city.verbs.places import FOLLOWING, put_character, walk_character
from archfoe.games.options import Options
from archfoe.games.shared.causes import REWARD
from archfoe.games.shared.citing import rules_behind
from archfoe.games.shared.facts import StoringFacts
from archfoe.games.shared.parts import Action, Doer, Part, Task, facts_of

#: What a turn begins with, in the order of an agenda: the last comes first.
STEPS: Final = (("new_cards",), ("villains_move",), ("villains_attack", None), ("arrive",))


class CityRules(CityMarket):
    """One team against the Villains of a city."""

    first_free: int = FIRST_FREE

    def __init__(self, options: Options) -> None:
        own = REBIRTH_RULES if city_options(options).scenario else {**REBIRTH_RULES, **TRAINING_RULES}
        self.rule_of = rules_behind(own, options)
        super().__init__(options)
        self.never_ask = frozenset({"tidy", "next_turn", "start_turn", "villains_move"})
        self.spaces = range(SPACE, SPACE + SPACES)
        self.stacks = range(BASICS, BASICS + SPACES // 2)
        self.may_stall = False  # every turn takes a card off the main deck
        self.blank_turn = BLANK_TURN
        self.has_secrets = False

    def join(self, parts: Sequence[Part]) -> None:
        super().join(parts)
        own = self.city_parts
        self._brings = {deed: part for part in own for deed in part.deeds()}
        self.has_secrets = any(part.has_secrets for part in own)

    def new_facts(self) -> tuple[Facts | None, ...]:
        facts: list[Facts | None] = [CityFacts(), self.blank_turn, StoringFacts(), None, None]
        for part in self.parts:
            remembered = part.new_facts() if part.slot < FIRST_FREE else None
            if remembered is not None:
                facts[part.slot] = remembered
        return (*facts, *facts_of(self.remembering))

    def basic_tasks(self) -> dict[str, Task]:
        return {
            **super().basic_tasks(),
            "arrive": self.arrive,
            "new_cards": self.new_cards,
            "villains_move": self.villains_move,
            "villains_attack": self.villains_attack,
            "deal_with": self.deal_with,
            "dealt_with": self.dealt_with,
            "entry_attack": self.entry_attack,
            "reward": self.reward,
        }

    def basic_doers(self) -> dict[str, Doer]:
        return {**super().basic_doers(), "walk": self.do_walk, "location": self.do_location}

    # The steps of a turn

    def start_turn(self, game: Game) -> None:
        s = game.state
        s.between = False
        if game.telling:
            game.tell(TURN, s.active, n=s.turn, rule=FIRST_TURN if s.turn == 1 else "")
        if city(s).frozen:
            own = own_city(s)
            own.frozen = tuple(one for one in own.frozen if one[1] != s.active)
        if not self._clock_goes_on(game):
            return
        game.happened(START, s.active)
        first = s.turn == 1
        s.agenda += [MAIN_TASK, ("arrive",)] if first else [MAIN_TASK, *STEPS]
        s.agenda += self.begins

    def arrive(self, game: Game) -> None:
        """On the first turn of a player the Character is placed, on any space."""
        s = game.state
        if s.at[s.active] is None:
            me = Player(game, s.active)
            space = me.choose(range(SPACES), PLACE_CHARACTER)
            assert space is not None
            put_character(me, me.seat, space, PLACED)

    # Steps 5 and 6: play, move, buy

    def others_may(self, game: Game, s: State, seat: Seat) -> dict[Seat, list[Action]]:
        """Cards in play may help in any player's turn."""
        out = {
            other: uses
            for other in range(len(s.teams))
            if other != seat and s.piles[ONGOING + other] and (uses := self._uses_anytime(game, s, other))
        }
        for part in self.own["others_may"]:
            out = part.others_may(game, s, seat, out)
        return out

    def _uses_anytime(self, game: Game, s: State, seat: Seat) -> list[Action]:
        return [
            ("use", card, n)
            for card in s.piles[ONGOING + seat]
            for n, use in enumerate(s.cards[card].uses)
            if use.anytime and use.why_not(Player(game, seat, card), n) is None
        ]

    def basic_actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        options = super().basic_actions(game, s, seat)
        more: list[Action] = [("walk", step) for step in (1, -1)] if s.moves[seat] > 0 else []
        spaces = [space for space in self._present(s, seat) if self._tile_ability(game, s, seat, space) is not None]
        more += [("location", space) for space in spaces]
        if more:
            options[-1:-1] = more
        return options

    def acts_on_board(self) -> frozenset[str]:
        return frozenset({"walk", "location"})

    def deeds(self) -> tuple[str, ...]:
        """What a Character may do where it is, beside using the Location; some scenarios have such things."""
        return tuple(self._brings)

    def why_no_deed(self, s: State, seat: Seat, verb: str, here: int) -> Reason | None:
        """Why one of them cannot be done in a space now: who brings it says it."""
        return self._brings[verb].why_no_deed(s, seat, verb, here)

    def wants(self, s: State) -> Wants:
        """What is still to be done to win."""
        wants = Wants(max(0, self.scenario.to_defeat - city(s).defeated))
        for part in self.own["wants"]:
            wants = part.wants(s, wants)
        return wants

    def shut_out(self, s: State, seat: Seat, space: int) -> bool:
        """Would a secret of this player forbid to buy cards in a space?"""
        return any(part.shut_out(s, seat, space) for part in self.own["shut_out"])

    def paid_for_rest(self, s: State, seat: Seat) -> int:
        return sum(part.paid_for_rest(s, seat) for part in self.own["paid_for_rest"])

    def marks(self, s: State, where: str, n: int) -> list[str]:
        """What the scenario shows in a space, on a Villain, or with a Character."""
        marks: list[str] = []
        for part in self.own["marks"]:
            marks = part.marks(s, where, n, marks)
        return marks

    def place_of(self, s: State, seat: Seat, what: str, n: int) -> tuple[int, str]:
        """A step goes on from where the Character is, or the ally who is led; else a space is named."""
        start = s.at[seat] if what == "walk" else city(s).ally if what == "lead" else 0
        space = ((start or 0) + n) % SPACES
        return SPACE + space, tile_name(s, space)

    def do_walk(self, game: Game, s: State, seat: Seat, step: int) -> None:
        """One Move, one space; Superman (7) carries Villains along as long as nothing else is done."""
        here = s.at[seat]
        assert here is not None
        there = (here + step) % SPACES
        self.pay(s, seat, 0, 1)
        walk_character(Player(game, seat), seat, there)

    def pay(self, s: State, seat: Seat, power: int, move: int = 0) -> None:
        super().pay(s, seat, power, move)
        for part in self.own["after_pay"]:
            part.after_pay(s, seat, power, move)

    def perform(self, game: Game, s: State, seat: Seat, act: Action) -> None:
        """Whatever the active player does beside walking ends a run of moves with Villains in tow."""
        if seat == s.active and act[0] != "walk" and city_turn(s).carry == FOLLOWING:
            own_city_turn(s).carry = ""
        super().perform(game, s, seat, act)

    def out_of_order(self, s: State, space: int) -> Reason | None:
        """Why a Location has no ability now."""
        why = None
        if is_destroyed(s, space):
            why = Reason(f"{tile_name(s, space)} is destroyed.", "REB-11.3")
        elif self.is_held(s, space):
            why = Reason(
                f"A Villain is at {tile_name(s, space)}, so you can't use it. That's a Threat Track rule.", "REB-19.11"
            )
        for part in self.own["out_of_order"]:
            why = part.out_of_order(s, space, why)
        return why

    def is_held(self, s: State, space: int) -> bool:
        """Does a Villain keep everybody from using this Location?"""
        return self.works(s, HELD) and bool(villains_at(s, space))

    def why_not_use(self, game: Game, seat: Seat, space: int) -> Reason | None:
        """Why a player cannot use the ability of a Location, as far as somebody asks who could want to."""
        s, name = game.state, tile_name(game.state, space)
        if tile_at(s, space)[1] != ABILITY:
            return Reason(f"{name} lies with its Basic side up and has no ability here.", "REB-2.5")
        if (idle := self.out_of_order(s, space)) is not None:
            return idle
        if s.active != seat or s.between:
            return Reason("It is not your turn.", "REB-4.8")
        if space in city_turn(s).used_tiles:
            return Reason(f"You have used {name} this turn.", "REB-10.1")
        price = replace(TILES[tile_at(s, space)[0]].ability, effect=None).why_not(Player(game, seat), 0)
        if price is not None:
            return Reason(f"{name}: {price}.", "REB-10.1")
        if space != s.at[seat] and self._tile_ability_from_afar(game, s, seat, space) is None:
            return Reason(f"Your Character is not at {name}.", "REB-10.1")
        return None

    def _tile_ability_from_afar(self, game: Game, s: State, seat: Seat, space: int) -> Use | None:
        return self._tile_ability(game, s, seat, space) if space in self._present(s, seat) else None

    def _tile_ability(self, game: Game, s: State, seat: Seat, space: int) -> Use | None:
        """The payment ability of a Location, if it can be used now: once in a turn."""
        tile, side = tile_at(s, space)
        if side != ABILITY or self.out_of_order(s, space) is not None or space in city_turn(s).used_tiles:
            return None
        use = TILES[tile].ability
        if space == s.at[seat]:
            return use if use.why_not(Player(game, seat), 0) is None else None
        own_city_turn(s).tile = space  # for an ability that speaks of its own Location
        reason = use.why_not(Player(game, seat), 0)
        own_city_turn(s).tile = None
        return use if reason is None else None

    def do_location(self, game: Game, s: State, seat: Seat, space: int) -> None:
        tile = TILES[tile_at(s, space)[0]]
        own_turn = own_city_turn(s)
        own_turn.used_tiles = (*own_turn.used_tiles, space)
        self._note_presence(s, seat, space)
        self.pay(s, seat, tile.ability.power, tile.ability.move)
        game.tell(USED, seat, n=space, note=tile.name, power=tile.ability.power, rule=TILE)
        own_city_turn(s).tile = space
        do_ability(Player(game, seat, cause=self.rule_of.get(f"at {tile.name}") or TILE), tile.ability.effect)
        own_city_turn(s).tile = None

    def do_buy(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        price = self.cost(s, seat, card)
        self.pay(s, seat, price)
        me = Player(game, seat)
        if s.cards[card].type == VILLAIN:
            game.tell(DEFEATED, seat, (card,), n=price, power=price)
            self.defeat_villain(me, card)
            return
        game.tell(BOUGHT, seat, (card,), n=price, power=price)
        if s.cards[card].type == BASIC and s.where[card] >= BASICS:
            space = 2 * (s.where[card] - BASICS)
            own_turn = own_city_turn(s)
            own_turn.bought_basics = (*own_turn.bought_basics, space)
            if distance(space, s.at[seat] or 0) > own_turn.reach[seat]:
                self._note_presence(s, seat, space)
        to_hand = city_turn(s).to_hand
        if to_hand[seat]:
            own_city_turn(s).to_hand = changed(to_hand, seat, False)
        me.gain(card, HAND if to_hand[seat] else DISCARD)

    def to_lineup(self, me: Player, card: CardId) -> None:
        """It comes as every new card does."""
        self.enters(me.game, card)

    def may_gain(self, s: State, seat: Seat, card: CardId) -> bool:
        """Villains are never put into a deck."""
        return s.cards[card].type != VILLAIN and super().may_gain(s, seat, card)

    def defeat_villain(self, me: Player, card: CardId) -> None:
        """It leaves the city; who did it has the Reward."""
        s = me.s
        space = space_of(s, card)
        assert space is not None
        if city(s).contained == card:
            own_city(s).contained = None
        own_turn = own_city_turn(s)
        own_turn.felled = changed(own_turn.felled, me.seat, own_turn.felled[me.seat] + 1)
        s.put(card, DESTROYED)
        if s.cards[card].super_villain:
            own_city(s).defeated += 1
        for part in self.own["after_fell"]:
            part.after_fell(me, card, space)
        if self.won(s):
            self.team_wins(me.game)
        if not s.over:
            me.game.then("reward", me.seat, card, 2 if city_turn(s).rewards_twice[me.seat] else 1)
        for part in self.own["after_defeat"]:
            part.after_defeat(me, card)

    def won(self, s: State) -> bool:
        """Has the team done what the scenario asks for?"""
        done = city(s).defeated >= self.scenario.to_defeat
        for part in self.own["won"]:
            done = part.won(s, done)
        return done

    def team_wins(self, game: Game) -> None:
        self.finish(game, self.rule_of["won"], tuple(range(len(game.state.teams))))

    def reward(self, game: Game, seat: Seat, card: CardId, times: int) -> None:
        """The Reward belongs to the defeat; what listens to the defeat comes after it."""
        why = reward_rule(game.state.cards[card]) or REWARD
        for _ in range(times):
            game.tell(REWARDED, seat, (card,), rule=why)
            do_ability(Player(game, seat, card, cause=why), city_card(game.state.cards[card]).reward)
        do_ability(Player(game, seat, card), game.state.cards[card].defeated)  # ends what its Attack began
        game.happened(DEFEAT, seat, card)

    def why_not(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        if verb == "location":
            return self.why_not_use(game, seat, card)
        return super().why_not(game, seat, verb, card)

    # The end of a turn, and of the game

    def discard_hand(self, game: Game, s: State, seat: Seat) -> None:
        """All of it, but for a card that Jessica Cruz keeps."""
        kept = None
        if self._stands(s, seat, KEEPS_A_CARD):
            me = Player(game, seat)
            cards = [c for c in s.piles[HAND + seat] if s.cards[c].assist or s.cards[c].defense is not None]
            kept = me.choose(cards, KEEP_CARD, optional=True)
            if kept is not None:
                hero = next(hero for hero in s.heroes(seat) if KEEPS_A_CARD in s.cards[hero].standing)
                me.tell(KEPT, kept, seen_by=s.partners[seat], source=hero)
        if kept is None:
            super().discard_hand(game, s, seat)
        else:  # nobody else gets to see it
            for card in [card for card in s.piles[HAND + seat] if card != kept]:
                s.put(card, DISCARD + seat)

    def tidy(self, game: Game) -> None:
        for part in self.own["before_tidy"]:
            part.before_tidy(game)
        super().tidy(game)

    def refill(self, game: Game, cause: str = "") -> bool:
        """Cards come in Step 4 only."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class CityPart(CityHooks):
    def __init__(self, rules: CityRules) -> None:
        self.rules = rules
