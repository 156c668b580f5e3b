"""Rules of play with a Line-Up, each against each: the turn with a stack of Super-Villains to defeat.

Variants are parts (see `parts` and `variants`).
"""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.causes import APPEARANCE, FIRST_HAND
from archfoe.core.compiling import mypyc_attr
from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.effects import Ability, Jointly, Unless, do_ability
from archfoe.core.events import APPEARED, BOUGHT, CHALLENGED, DEFEATED, HARMLESS, HIT, IMMUNE, UNHARMED
from archfoe.core.facts import Facts
from archfoe.core.game import Game
from archfoe.core.piles import HEROES, KICKS, LINEUP, MAIN, SET_ASIDE, STACK
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.lineup.facts import BLANK_TURN, FIRST_FREE, hunt, lineup_turn, new_facts, own_hunt
from archfoe.games.lineup.rule_ids import RULE_OF, STRAY
from archfoe.games.options import Options
from archfoe.games.shared.choices import SYNERGY
from archfoe.games.shared.citing import rules_behind
from archfoe.games.shared.heroes import HeroDeal
from archfoe.games.shared.parts import Action, Part, Task, facts_of, hooked
from archfoe.games.shared.turns import END_TURN, HAND_SIZE, NEVER_ASK, Turns


class LineupRules(Turns):
    """Two to five players, each for himself."""

    first_free: int = FIRST_FREE

    def new_facts(self) -> tuple[Facts | None, ...]:
        return (*new_facts(), *facts_of(self.remembering))

    def __init__(self, options: Options) -> None:
        self.heroes = HeroDeal(options)
        self.rule_of = rules_behind(RULE_OF, options)
        super().__init__(options)
        self.never_ask = NEVER_ASK | {"turn_goes_on"}
        self.blank_turn = BLANK_TURN

    def join(self, parts: Sequence[Part]) -> None:
        super().join(parts)
        self.own = hooked([part for part in parts if isinstance(part, LineupPart)], LineupPart)

    def basic_tasks(self) -> dict[str, Task]:
        return {
            **super().basic_tasks(),
            "deal_heroes": self.heroes.deal,
            "keep_heroes": self.heroes.keep,
            "begin": self.begin,
            "flip": self.flip,
            "appear": self.appear,
            "defeated": self.defeated,
            "turn_goes_on": self.turn_goes_on,
        }

    def begin(self, game: Game) -> None:
        """The Flash begins, else chance decides; hands and Line-Up are laid out."""
        s = game.state
        n = len(s.teams)
        first = next(
            (seat for seat in range(n) if any(s.cards[hero].goes_first for hero in s.piles[HEROES + seat])), None
        )
        s.active = self.drawn_first(s) if first is None else first
        for seat in range(n):
            Player(game, seat).draw(HAND_SIZE, FIRST_HAND)
        for part in self.own["after_hands"]:
            part.after_hands(s)
        self.fill_lineup(s)
        for part in self.own["after_lineup"]:
            part.after_lineup(s)
        s.turn = 1
        s.agenda.append(("start_turn",))

    def fill_lineup(self, s: State) -> None:
        for _ in range(self.lineup_size - len(s.piles[LINEUP])):
            s.put(s.piles[MAIN][-1], LINEUP)

    def do_buy(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        price = self.cost(s, seat, card)
        s.spent[seat] += price
        pile = s.where[card]
        if game.telling:
            word, own = DEFEATED if self.defeats(s, card) else BOUGHT, pile == SET_ASIDE + seat
            stray = word == BOUGHT and s.cards[card].super_villain
            game.tell(word, seat, (card,), n=price, power=price, rule=SYNERGY if own else STRAY if stray else "")
        Player(game, seat).gain(card)
        if pile == STACK:
            s.face_down = True  # the next one is turned up at the end of the turn
            if s.cards[card].defeated is not None:  # G-21: after the gain
                game.then("defeated", seat, card)
        for part in self.own["after_buy"]:
            part.after_buy(game, s, seat, card, pile)

    def asks_no_more(self, s: State, act: Action) -> bool:
        """Many cards; where no part has a say in it, what goes to no place of choice, and the end of a turn."""
        if act[0] == "play":
            return self.plays_itself and not self.has_after_task and s.card_table.silent[act[1]]
        if self.parts:
            return False
        if act[0] == "buy":
            return s.cards[act[1]].own_place is None and not self.other_places(s, s.active)
        return act == END_TURN

    def defeats(self, s: State, card: CardId) -> bool:
        """Is buying this card the defeat of a Super-Villain?"""
        found = s.where[card] == STACK
        for part in self.own["defeats"]:
            found = part.defeats(s, card, found)
        return found

    def defeated(self, game: Game, seat: Seat, card: CardId) -> None:
        do_ability(Player(game, seat, card), game.state.cards[card].defeated)

    def arrives(self, game: Game, card: CardId) -> bool:
        """Does a card that has come into the Line-Up act on its own?"""
        acts = False
        for part in self.own["arrives"]:
            acts = part.arrives(game, card, acts)
        return acts

    def for_sale(self, s: State, seat: Seat) -> list[CardId]:
        """The Line-Up, a Kick, and the Super-Villain that lies face up."""
        piles = s.piles
        out = piles[LINEUP] + piles[SET_ASIDE + seat]
        if piles[KICKS]:
            out.append(piles[KICKS][-1])
        if not s.face_down and piles[STACK]:
            out.append(piles[STACK][-1])
        for part in self.of["for_sale"]:
            out = part.for_sale(s, seat, out)
        return out

    def basic_why_not(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        if verb == "hunt" and "hunt" not in self.doers:
            return Reason("This game is played without the hunt.", self.rule_of[CHALLENGED])
        s = game.state
        if verb == "buy" and s.where[card] == STACK and card not in self.for_sale(s, seat):
            return Reason("The next Super-Villain lies face down until the turn ends.", self.rule_of["next villain"])
        return super().basic_why_not(game, seat, verb, card)

    def strike(self, me: Player, victims: Sequence[Player], ability: Ability) -> None:
        """An Attack of the asking card on these players, outside any card that is being played."""
        hit = me.attack(victims)
        if isinstance(ability, Unless):  # who shows a card is not hit
            for victim in hit:
                if not ability.is_spared(victim):
                    victim.tell(HIT, me.source)
                    if self._is_in_vain(victim, ability.effect):
                        victim.tell(UNHARMED, me.source)
            return
        if hit and me.game.telling:
            for victim in hit:
                victim.tell(HIT, me.source)
        if isinstance(ability, Jointly):
            ability.do_together(me, hit)
        else:
            for victim in [victim for victim in hit if self._is_in_vain(victim, ability)]:
                victim.tell(UNHARMED, me.source)

    def _is_in_vain(self, victim: Player, ability: Ability) -> bool:
        """Does an Attack to a player who is hit, and says whether they saw nothing come of it."""
        game = victim.game
        told = game.told
        do_ability(victim, ability)
        return game.telling and all(event.what in HARMLESS for event in game.events_from(told))

    def after_refill(self, game: Game) -> None:
        """The next Super-Villain is turned up if the last one was defeated; then the next turn begins."""
        for part in self.own["instead_of_flip"]:
            if part.instead_of_flip(game):
                return
        s = game.state
        if not s.face_down:
            self.tasks["next_turn"](game)
        elif s.piles[STACK]:
            s.agenda += [("next_turn",), ("flip",)]
        else:
            self.finish(game, self.rule_of["no flip"])

    def flip(self, game: Game) -> None:
        """The next Super-Villain appears and attacks everybody, outside any turn."""
        s = game.state
        card = s.piles[STACK][-1]
        s.face_down = False
        s.seen += 1
        self.appear(game, card)

    def appear(self, game: Game, card: CardId) -> None:
        """A Super-Villain makes its First Appearance, starting with the player whose turn it is or was.

        In the middle of a turn, too, it falls outside all turns, with all that it brings about.
        """
        s = game.state
        in_a_turn, s.between = not s.between, True
        game.tell(APPEARED, -1, (card,))
        me = Player(game, s.active, card, cause=APPEARANCE)
        ability = s.cards[card].first_appearance
        if ability is not None:
            spared = hunt(s).immune
            if spared is not None:
                me.as_seat(spared).tell(IMMUNE, card)
            self.strike(me, [player for player in me.everyone if player.seat != spared], ability)
        if hunt(s).immune is not None:
            own_hunt(s).immune = None
        if in_a_turn:
            game.then("turn_goes_on")

    def turn_goes_on(self, game: Game) -> None:
        """After a First Appearance in the middle of a turn."""
        game.state.between = False

    def in_ambush(self, s: State) -> bool:
        return lineup_turn(s).ambush

    def villains_shown(self, s: State) -> list[CardId]:
        """The Super-Villains that all see and nobody has defeated."""
        found = s.piles[STACK][-1:] if s.top_shown else []
        for part in self.own["villains_shown"]:
            found = part.villains_shown(s, found)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class LineupPart(Part):
    """What a variant may change in games with a Line-Up, beside what it may change in any game."""

    def __init__(self, rules: LineupRules) -> None:
        self.rules = rules

    # Nouns

    def defeats(self, s: State, card: CardId, so_far: bool) -> bool:
        """Is buying this card the defeat of a Super-Villain?"""
        return so_far

    def arrives(self, game: Game, card: CardId, so_far: bool) -> bool:
        """Does a card that has come into the Line-Up act on its own?"""
        return so_far

    def villains_shown(self, s: State, cards: list[CardId]) -> list[CardId]:
        """The Super-Villains that all see and nobody has defeated."""
        return cards

    # After

    def after_hands(self, s: State) -> None:
        """The first hands are drawn, and the Line-Up is still to be laid."""

    def after_lineup(self, s: State) -> None:
        """The first Line-Up lies there."""

    def after_buy(self, game: Game, s: State, seat: Seat, card: CardId, pile: int) -> None:
        """A card was bought, or a Super-Villain defeated, from this pile."""

    # Instead

    def instead_of_flip(self, game: Game) -> bool:
        """At the end of a turn, in place of turning up the next Super-Villain of the stack."""
        return False
