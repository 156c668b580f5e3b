"""What the Villains do: they attack, walk to their Destinations, come into the city, and raise the Threat."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.city import (
    SLOTS,
    at_destination,
    goal_of,
    held,
    space_of,
    step_toward,
    super_villains,
    villains,
)
from archfoe.core.decisions import ATTACK_ORDER, CardId
from archfoe.core.effects import DestroyDearest, Jointly, do_ability
from archfoe.core.events import ATTACKED, CLOCK, DAMAGED, ENTERED, HIT, MOVED_VILLAIN, OVER, RUINED, THREAT
from archfoe.core.game import Game
from archfoe.core.piles import BASICS, MAIN, SPACE, UNUSED
from archfoe.core.player import Player
from archfoe.core.standing import FAST
from archfoe.core.state import State
from archfoe.modes.options import Options
from archfoe.modes.rebirth.guards import Guarded
from archfoe.modes.rebirth.scenarios import SCENARIOS

HIT_POINTS = 5
TOP_LEVEL = 5
CLOCK_BOXES = 3
TWO_CARDS = "H"  # the Threat tile with the rule of Level 1


class Menaced(Guarded):
    """Steps 2 to 4 of a turn, damage, the Threat Track and the clock."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.scenario = SCENARIOS[options.scenario]

    # Step 2: Attacks

    def attackers(self, s: State) -> list[CardId]:
        """Villains on their Destinations, and those in the space of the active Character."""
        return [card for card in villains(s) if self._attacks(s, card)]

    def _attacks(self, s: State, card: CardId) -> bool:
        """Is it in the city, at its Destination or with the active Character, and free to attack?"""
        space = space_of(s, card)
        near = space is not None and (space == s.at[s.active] or at_destination(s, card))
        return near and ("frozen", card) not in s.facts

    def villains_attack(self, game: Game, todo: tuple[CardId, ...] | None) -> None:
        """The list is fixed when the step begins; each is looked at again when it comes to it."""
        s = game.state
        ready = self.attackers(s) if todo is None else [card for card in todo if self._attacks(s, card)]
        if not ready:
            return
        me = Player(game, s.active)
        card = me.choose(ready, ATTACK_ORDER)
        assert card is not None
        me.source = card
        me.tell(ATTACKED, card, other=me.seat)
        destination = at_destination(s, card)
        if self._strike(me, [me], card) and destination and s.cards[card].super_villain:
            self.damage(game, space_of(s, card))
        game.then("villains_attack", tuple(other for other in ready if other != card))  # after a Reward, if one was won

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
        game.tell(DAMAGED, -1, n=space, other=taken)
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
            DestroyDearest().do(Player(game, s.active))
        if level == TOP_LEVEL:
            s.facts["clock"] = (s.active, 1)
            game.tell(CLOCK, s.active, n=1)

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

    def lose(self, game: Game, rule: str) -> None:
        s = game.state
        s.winners = ()
        s.agenda.clear()
        s.over = True
        for seat in range(len(s.teams)):
            game.tell(OVER, seat, n=s.facts.get("defeated", 0), rule=rule)
