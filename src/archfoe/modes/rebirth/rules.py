"""Rules of play in the city: the six steps of a turn, Villains, range, damage, the Threat Track and the clock."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.boxes.rebirth.tiles import TILES
from archfoe.core.abilities import Defense, Use
from archfoe.core.city import (
    LOCATIONS,
    SLOTS,
    at_destination,
    distance,
    goal_of,
    held,
    is_location,
    near,
    space_of,
    step_toward,
    super_villains,
    villains,
    villains_at,
)
from archfoe.core.decisions import (
    ATTACK_ORDER,
    DEFEND_TEAM,
    DESTROY_CARD,
    KEEP_CARD,
    PLACE_CHARACTER,
    TARGET_CHARACTER,
    CardId,
    Decision,
    Seat,
)
from archfoe.core.effects import Jointly, do_ability
from archfoe.core.effects.city import put_character
from archfoe.core.events import (
    ATTACKED,
    AVOIDED,
    BOUGHT,
    CLOCK,
    DAMAGED,
    DEFEATED,
    ENTERED,
    HIT,
    MOVED_VILLAIN,
    OVER,
    PLACED,
    REWARDED,
    RUINED,
    THREAT,
    TURN,
    USED,
    WALKED,
)
from archfoe.core.filters import BASIC, VILLAIN
from archfoe.core.game import MAIN_TASK, Game
from archfoe.core.moments import DEFEAT, START
from archfoe.core.piles import BASICS, DESTROYED, DISCARD, HAND, MAIN, SPACE, SPACES, UNUSED
from archfoe.core.player import Player
from archfoe.core.standing import FAST, FIRST_VILLAIN_CHEAPER, KEEPS_A_CARD, LENDS_DEFENSES, REMOTE, Standing
from archfoe.core.state import State
from archfoe.modes.options import Options
from archfoe.modes.partners import Helped
from archfoe.modes.reasons import Reason
from archfoe.modes.rebirth.scenarios import ABILITY, SCENARIOS
from archfoe.modes.rebirth.setup import CitySetup, tile_at
from archfoe.modes.rule_ids import REBIRTH_RULES
from archfoe.modes.turns import Action

HIT_POINTS = 5
TOP_LEVEL = 5
CLOCK_BOXES = 3
TWO_CARDS = "H"  # the Threat tile with the rule of Level 1
STEPS = (("main",), ("new_cards",), ("villains_move",), ("villains_attack", None), ("arrive",))  # the last comes first

#: Facts of one turn; those about a seat are tuples that begin with a word.
_TURN_FACTS = frozenset({"carry", "bought basics", "used tiles", "tile", "attacker", "entry", "sheltered"})
_SEAT_FACTS = frozenset(
    {"quiet", "later", "reach", "cheaper", "cheaper here", "rewards twice", "to hand", "remote", "felled"}
)


class Rebirth(CitySetup, Helped):
    """One team against the Villains of a city."""

    silent = frozenset({"tidy", "next_turn", "begin", "start_turn", "villains_move"})
    rule_of = REBIRTH_RULES

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.scenario = SCENARIOS[options.scenario]

    # The steps of a turn

    def start_turn(self, game: Game) -> None:
        s = game.state
        s.between = False
        if game.telling:
            game.tell(TURN, s.active, n=s.turn)
        for key in [key for key in s.facts if type(key) is tuple and key[0] == "frozen" and s.facts[key] == s.active]:
            del s.facts[key]
        if not self._clock_goes_on(game):
            return
        game.happened(START, s.active)
        first = s.turn == 1
        s.agenda += [MAIN_TASK, ("arrive",)] if first else [MAIN_TASK, *STEPS[1:]]

    def _clock_goes_on(self, game: Game) -> bool:
        """The player who started the clock moves it at the start of each turn; without a box left the game is lost."""
        s = game.state
        starter, box = s.facts.get("clock", (None, 0))
        if s.active != starter:
            return True
        if box == CLOCK_BOXES:
            self.lose(game, self.rule_of["clock out"])
            return False
        s.facts["clock"] = (starter, box + 1)
        game.tell(CLOCK, starter, n=box + 1)
        return True

    def arrive(self, game: Game) -> None:
        """On the first turn of a player the Character is placed, on any space."""
        s = game.state
        if s.at[s.active] is None:
            me = Player(game, s.active)
            space = me.choose(range(SPACES), PLACE_CHARACTER)
            assert space is not None
            put_character(me, me.seat, space, PLACED)

    # Step 2: Attacks

    def attackers(self, s: State) -> list[CardId]:
        """Villains on their Destinations, and those in the space of the active Character."""
        mine = s.at[s.active]
        return [
            card
            for card in villains(s)
            if (at_destination(s, card) or space_of(s, card) == mine) and ("frozen", card) not in s.facts
        ]

    def villains_attack(self, game: Game, todo: tuple[CardId, ...] | None) -> None:
        """The list is fixed when the step begins; each is looked at again when it comes to it."""
        s = game.state
        now = self.attackers(s)
        ready = now if todo is None else [card for card in todo if card in now]
        if not ready:
            return
        me = Player(game, s.active)
        card = me.choose(ready, ATTACK_ORDER)
        assert card is not None
        game.then("villains_attack", tuple(other for other in ready if other != card))
        me.source = card
        me.tell(ATTACKED, card, other=me.seat)
        destination = at_destination(s, card)
        if self._strike(me, [me], card) and destination and s.cards[card].super_villain:
            self.damage(game, space_of(s, card))

    def _strike(self, me: Player, victims: Sequence[Player], card: CardId) -> list[Player]:
        """Those who do not avoid the Attack of a Villain are hit; cards that pass are passed together."""
        s = me.s
        s.facts["attacker"] = card
        hit = self.avoided(me, victims)
        for victim in hit:
            victim.tell(HIT, card)
        attack = s.cards[card].attack
        if isinstance(attack, Jointly):
            attack.do_together(me, hit)
        else:
            for victim in hit:
                do_ability(victim, attack)
        s.facts.pop("attacker", None)
        return hit

    def damage(self, game: Game, space: int | None, n: int = 1) -> None:
        """A Location has five hit points; then it is destroyed, with its ability and its Basic cards."""
        s = game.state
        if space is None or ("destroyed", space) in s.facts:
            return
        taken = s.facts["damage", space] = s.facts.get(("damage", space), 0) + n
        game.tell(DAMAGED, -1, n=space)
        if taken >= HIT_POINTS:
            del s.facts["damage", space]
            s.facts["destroyed", space] = True
            game.tell(RUINED, -1, n=space)
            for card in s.piles[BASICS + space // 2][:]:
                s.put(card, UNUSED)

    # Step 3: movement

    def villains_move(self, game: Game) -> None:
        """Each Villain that is not at home, not held and not contained goes one step; all at once."""
        s = game.state
        for card, space in [(card, space_of(s, card)) for card in villains(s)]:
            goal = goal_of(s, card)
            assert space is not None
            if goal is None or at_destination(s, card) or held(s, space) or s.facts.get("contained") == card:
                continue
            there = step_toward(space, goal)
            if FAST in s.cards[card].standing and not held(s, there):
                there = step_toward(there, goal)
            s.put(card, SPACE + there)
            game.tell(MOVED_VILLAIN, -1, (card,), n=there)

    # Step 4: new cards

    def new_cards(self, game: Game) -> None:
        """One card, or two as long as no Super-Villain is out; Attacks come when all are placed."""
        s = game.state
        two = (self._works(s, 1) or self._tile(s, TWO_CARDS)) and not super_villains(s)
        arrived = []
        for _ in range(2 if two else 1):
            if not s.piles[MAIN]:
                self.lose(game, self.rule_of["deck out"])
                return
            card = s.piles[MAIN][-1]
            space = min(SLOTS, key=lambda slot: (len(s.piles[SPACE + slot]), slot))
            s.put(card, SPACE + space)
            game.tell(ENTERED, s.active, (card,), n=space)
            if s.cards[card].super_villain:
                arrived.append(card)
                self._raise_threat(game)
        for card in arrived:
            game.then("entry_attack", card)

    def entry_attack(self, game: Game, card: CardId) -> None:
        """A Super-Villain that comes attacks every player, wherever they are."""
        s = game.state
        if space_of(s, card) is None:
            return
        me = Player(game, s.active, card)
        me.tell(ATTACKED, card)
        s.facts["entry"] = True
        self._strike(me, me.everyone, card)
        del s.facts["entry"]

    # The Threat Track

    def _works(self, s: State, level: int) -> bool:
        """Is a printed Level reached and not covered?"""
        return bool(s.facts["threat"] >= level and self.scenario.printed(level))

    def _tile(self, s: State, tile: str) -> bool:
        """Does a Threat tile work now?"""
        threat = s.facts["threat"]
        return any(tile in self.scenario.tiles_at(level, len(s.teams)) for level in range(threat + 1))

    def _raise_threat(self, game: Game) -> None:
        s = game.state
        if s.facts["threat"] >= TOP_LEVEL:
            return
        level = s.facts["threat"] = s.facts["threat"] + 1
        game.tell(THREAT, s.active, n=level)
        if level == 2 and self.scenario.printed(2):
            self._lose_the_dearest(Player(game, s.active))
        if level == TOP_LEVEL:
            s.facts["clock"] = (s.active, 1)
            game.tell(CLOCK, s.active, n=1)

    def _lose_the_dearest(self, me: Player) -> None:
        """Level 2: the dearest card in the city that is no Villain is destroyed."""
        s = me.s
        cards = [c for space in range(SPACES) for c in s.piles[SPACE + space] if s.cards[c].type != VILLAIN]
        dearest = [c for c in cards if s.costs[c] == max(s.costs[other] for other in cards)]
        card = me.choose(dearest, DESTROY_CARD)
        if card is not None:
            me.destroy(card)

    # Steps 5 and 6: play, move, buy

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        options = super().actions(game, s, seat)
        more: list[Action] = [("walk", step) for step in (1, -1)] if s.moves[seat] > 0 else []
        spaces = [space for space in self._present(s, seat) if self._tile_ability(game, s, seat, space) is not None]
        more += [("location", space) for space in spaces]
        options[-1:-1] = more
        return options

    def _stands(self, s: State, seat: Seat, rule: Standing) -> bool:
        """Has a player's Super Hero this rule?"""
        return any(rule in s.cards[hero].standing for hero in s.heroes(seat))

    def _present(self, s: State, seat: Seat) -> list[int]:
        """The Locations whose ability or Basic stack a player may use: where the Character is, for Cyborg once any."""
        here = s.at[seat]
        if here is not None and self._stands(s, seat, REMOTE) and ("remote", seat) not in s.facts:
            return list(LOCATIONS)
        return [here] if here is not None and is_location(here) else []

    def _note_presence(self, s: State, seat: Seat, space: int) -> None:
        if space != s.at[seat]:
            s.facts["remote", seat] = True

    def do_walk(self, game: Game, s: State, seat: Seat, step: int) -> None:
        """One Move, one space; Superman (7) carries Villains along as long as nothing else is done."""
        here = s.at[seat]
        assert here is not None
        there = (here + step) % SPACES
        s.moves[seat] -= 1
        if "carry" in s.facts:
            for card in villains_at(s, here):
                s.put(card, SPACE + there)
            s.facts["carry"] = "running"
        put_character(Player(game, seat), seat, there, WALKED)

    def main(self, game: Game) -> None:
        """Whatever is done beside walking ends a run of moves with Villains in tow."""
        s = game.state
        before = s.at[s.active]
        super().main(game)
        if s.facts.get("carry") == "running" and s.at[s.active] == before:
            del s.facts["carry"]

    def _tile_ability(self, game: Game, s: State, seat: Seat, space: int) -> Use | None:
        """The payment ability of a Location, if it can be used now: once in a turn."""
        tile, side = tile_at(s, space)
        if side != ABILITY or ("destroyed", space) in s.facts or space in s.facts.get("used tiles", ()):
            return None
        use = TILES[tile].ability
        return use if use.barred(Player(game, seat), 0) is None else None

    def do_location(self, game: Game, s: State, seat: Seat, space: int) -> None:
        tile = TILES[tile_at(s, space)[0]]
        s.facts["used tiles"] = (*s.facts.get("used tiles", ()), space)
        s.facts["tile"] = space  # for an ability that speaks of its own Location
        self._note_presence(s, seat, space)
        s.spent[seat] += tile.ability.power
        s.moves[seat] -= tile.ability.move
        game.tell(USED, seat, n=space, note=tile.name)
        do_ability(Player(game, seat), tile.ability.effect)

    def for_sale(self, s: State, seat: Seat) -> list[CardId]:
        """What lies in reach, with the top card of a Basic stack that nothing was bought from this turn."""
        mine = s.at[seat]
        if mine is None:
            return []
        near_enough = near(mine, s.facts.get(("reach", seat), 0))
        out = [card for space in near_enough for card in s.piles[SPACE + space]]
        bought = s.facts.get("bought basics", ())
        for space in LOCATIONS:
            if space not in bought and (space in near_enough or space in self._present(s, seat)):
                out += s.piles[BASICS + space // 2][-1:]
        return out

    def purchases(self, s: State, seat: Seat) -> list[Action]:
        power, buys = s.power(seat), s.pack.buys
        return [buys[card] for card in self.for_sale(s, seat) if self.cost(s, seat, card) <= power]

    def cost(self, s: State, seat: Seat, card: CardId) -> int:
        cost = super().cost(s, seat, card)
        if s.cards[card].type == VILLAIN:
            cost += self._works(s, 3)
            cost -= s.facts.get(("cheaper", seat, card), 0)
            if space_of(s, card) == s.at[seat]:
                cost -= s.facts.get(("cheaper here", seat), 0)
            if ("felled", seat) not in s.facts and self._stands(s, seat, FIRST_VILLAIN_CHEAPER):
                cost -= 1
        return max(cost, 0)

    def do_buy(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        price = self.cost(s, seat, card)
        s.spent[seat] += price
        me = Player(game, seat)
        if s.cards[card].type == VILLAIN:
            game.tell(DEFEATED, seat, (card,), n=price)
            self.defeat_villain(me, card)
            return
        game.tell(BOUGHT, seat, (card,), n=price)
        if s.cards[card].type == BASIC and s.where[card] >= BASICS:
            space = 2 * (s.where[card] - BASICS)
            s.facts["bought basics"] = (*s.facts.get("bought basics", ()), space)
            if distance(space, s.at[seat] or 0) > s.facts.get(("reach", seat), 0):
                self._note_presence(s, seat, space)
        me.gain(card, HAND if s.facts.pop(("to hand", seat), False) else DISCARD)

    def defeat_villain(self, me: Player, card: CardId) -> None:
        """Destroyed; who did it has the Reward."""
        s = me.s
        s.put(card, DESTROYED)
        s.facts["felled", me.seat] = True
        if s.facts.get("contained") == card:
            del s.facts["contained"]
        if s.cards[card].super_villain:
            s.facts["defeated"] = s.facts.get("defeated", 0) + 1
        if self.scenario.won(s):
            self.finish(me.game, self.rule_of["won"], tuple(range(len(s.teams))))
            return
        for _ in range(2 if s.facts.get(("rewards twice", me.seat)) else 1):
            me.game.then("reward", me.seat, card)
        me.game.happened(DEFEAT, me.seat, card)

    def reward(self, game: Game, seat: Seat, card: CardId) -> None:
        game.tell(REWARDED, seat, (card,))
        do_ability(Player(game, seat, card), game.state.cards[card].reward)

    def barred(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        s = game.state
        if verb == "buy" and not s.over and s.active == seat and not s.between and card not in self.for_sale(s, seat):
            name = s.cards[card].name
            if s.where[card] >= BASICS and (s.where[card] - BASICS) * 2 in s.facts.get("bought basics", ()):
                return Reason("You have bought from this Basic stack this turn.", self.rule_of["one basic"])
            if space_of(s, card) is not None or s.where[card] >= BASICS:
                return Reason(f"{name} is not in the space of your Character.", self.rule_of["too far"])
        return super().barred(game, seat, verb, card)

    # Who helps, who defends

    def helpers(self, s: State, seat: Seat) -> list[Seat]:
        return [p for p in range(len(s.teams)) if p != seat and s.at[p] is not None]

    def assist_cards(self, s: State, seat: Seat) -> list[CardId]:
        """Assist cards whose range reaches the active Character."""
        mine, other = s.at[seat], s.at[s.active]
        if mine is None or other is None:
            return []
        far = distance(mine, other)
        return [
            card for card in s.piles[HAND + seat] if s.cards[card].assist and far <= (s.cards[card].assist_range or 0)
        ]

    def avoided(self, me: Player, victims: Sequence[Player]) -> list[Player]:
        """Each player may use one Defense card, for himself or, in range, for others who are attacked."""
        s = me.s
        open_ = {victim.seat: victim for victim in victims}
        for player in Player(me.game, s.active).everyone:
            options = self._shields_for(s, player, list(open_))
            if not options:
                continue
            picked = me.game.ask(Decision(player.seat, DEFEND_TEAM, options, 0, 1, False, me.source))
            if picked:
                _, card, protected = options[picked[0]]
                del open_[protected]
                self._defend_in_city(player, card, protected, open_)
                self._protect_more(player, card, open_)
        return list(open_.values())

    def _protect_more(self, player: Player, card: CardId, open_: dict[Seat, Player]) -> None:
        """Some Defense cards protect more than one Character from the same Attack."""
        s, defense = player.s, player.s.cards[card].defense
        mine = s.at[player.seat]
        if defense is None or defense.protects == 1 or mine is None:
            return
        others = [seat for seat in open_ if (at := s.at[seat]) is not None and distance(mine, at) <= defense.range]
        for seat in player.choose_some(others, TARGET_CHARACTER, 0, defense.protects - 1):
            player.tell(AVOIDED, card, other=seat, source=s.facts.get("attacker", -1))
            del open_[seat]

    def _shields_for(self, s: State, player: Player, attacked: list[Seat]) -> list[tuple[str, CardId, Seat]]:
        """What a player could use for whom; oneself first."""
        options = []
        for seat in sorted(attacked, key=lambda seat: seat != player.seat):
            for card in self.shields(player):
                defense = s.cards[card].defense
                assert defense is not None
                if seat == player.seat or self._covers(s, player.seat, defense, s.at[seat]):
                    options.append(("defend", card, seat))
        return options

    def _covers(self, s: State, seat: Seat, defense: Defense, at: int | None) -> bool:
        """Does a Defense protect a Character there? Wonder Woman lends those of her hand to her neighbours."""
        mine = s.at[seat]
        reach = defense.range
        if defense.use != "from play" and self._stands(s, seat, LENDS_DEFENSES):
            reach = max(reach, 1)
        return bool(reach) and mine is not None and at is not None and distance(mine, at) <= reach

    def _defend_in_city(self, player: Player, card: CardId, protected: Seat, open_: dict[Seat, Player]) -> None:
        s = player.s
        s.facts.pop("sheltered", None)
        self.defend(Player(player.game, player.seat, s.facts.get("attacker", -1)), card, protected)
        sheltered = s.facts.pop("sheltered", None)
        for seat in [seat for seat in open_ if sheltered is not None and s.at[seat] == sheltered]:
            del open_[seat]

    # The end of a turn, and of the game

    def end_turn(self, game: Game) -> None:
        s = game.state
        if self._stands(s, s.active, KEEPS_A_CARD):
            cards = [c for c in s.piles[HAND + s.active] if s.cards[c].assist or s.cards[c].defense is not None]
            s.facts["kept"] = Player(game, s.active).choose(cards, KEEP_CARD, optional=True)
        super().end_turn(game)

    def discard_hand(self, s: State, seat: Seat) -> None:
        """All of it, but for a card that Jessica Cruz keeps."""
        kept = s.facts.pop("kept", None)
        super().discard_hand(s, seat)
        if kept is not None:
            s.put(kept, HAND + seat)

    def refill(self, game: Game) -> bool:
        """Cards come in Step 4 only."""
        return True

    def lose(self, game: Game, rule: str) -> None:
        s = game.state
        s.winners = ()
        s.agenda.clear()
        s.over = True
        for seat in range(len(s.teams)):
            game.tell(OVER, seat, n=s.facts.get("defeated", 0), rule=rule)

    def clear_turn(self, s: State) -> None:
        super().clear_turn(s)
        s.moves = [0] * len(s.teams)
        for key in list(s.facts):
            if key in _TURN_FACTS or (type(key) is tuple and key[0] in _SEAT_FACTS):
                del s.facts[key]
