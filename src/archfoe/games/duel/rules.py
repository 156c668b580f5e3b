"""Rules of play with Confrontations: announce, play, Block, defeat the Character or not.

Two teams, and players without partners, are parts (see `tables`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archfoe.core.abilities import TEAM
from archfoe.core.causes import FIRST_HAND
from archfoe.core.compiling import mypyc_attr
from archfoe.core.decisions import CardId, Decision, Reason, Seat
from archfoe.core.effects import do_ability
from archfoe.core.facts import TURN, Facts, changed
from archfoe.core.filters import Test
from archfoe.core.game import Game
from archfoe.core.piles import HAND, HEROES, LINEUP, MAIN, ONGOING
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.duel.card import duel_card
from archfoe.games.duel.events import ANNOUNCE, BEATEN, BLOCK, BLOCKED, CONFRONTED, WITHSTOOD
from archfoe.games.duel.facts import BLANK_TURN, FIRST_FREE, DuelTurn, duel_turn, new_facts, own_duel, own_duel_turn
from archfoe.games.duel.kinds import BLOCK_WITH, CONFRONT
from archfoe.games.duel.piles import NEXT
from archfoe.games.duel.setup import CharacterDeal
from archfoe.games.duel.verbs import Switch
from archfoe.games.options import Options
from archfoe.games.shared.causes import BLOCKING
from archfoe.games.shared.citing import rules_behind
from archfoe.games.shared.help import HelpedTurns
from archfoe.games.shared.parts import Action, Part, Task, facts_of, hooked
from archfoe.games.shared.piles import TROPHIES
from archfoe.games.shared.turns import HAND_SIZE

_ASSIST, _BLOCK = Test(has="assist"), Test(has="block")


def _usable(game: Game, seat: Seat, card: CardId) -> bool:
    """A Block that moves the Confrontation needs somebody to whom it can move."""
    block = duel_card(game.state.cards[card]).block
    return not isinstance(block, Switch) or block.possible(Player(game, seat))


class DuelRules(HelpedTurns):
    """Players with a stack of Characters each."""

    first_free: int = FIRST_FREE

    def __init__(self, options: Options, rule_of: Mapping[str, str]) -> None:
        self.characters = CharacterDeal(options)
        self.rule_of = rules_behind(rule_of, options)
        super().__init__(options)
        self.ask_first = frozenset({"main", "announce"})
        self.blank_turn = BLANK_TURN
        self.held = frozenset({BEATEN, WITHSTOOD})

    def join(self, parts: Sequence[Part]) -> None:
        super().join(parts)
        self.own = hooked([part for part in parts if isinstance(part, DuelPart)], DuelPart)

    def basic_tasks(self) -> dict[str, Task]:
        return {
            **super().basic_tasks(),
            "deal_characters": self.characters.deal,
            "begin": self.begin,
            "announce": self.announce,
            "blocks": self.blocks,
            "decide_confrontation": self.decide_confrontation,
        }

    def begin(self, game: Game) -> None:
        """Chance decides who begins; hands and Line-Up are laid out."""
        s = game.state
        n = len(s.teams)
        s.active = own_duel(s).first = self.drawn_first(s)
        for seat in range(n):
            Player(game, seat).draw(HAND_SIZE, FIRST_HAND)
        while len(s.piles[LINEUP]) < self.lineup_size:
            s.put(s.piles[MAIN][-1], LINEUP)
            for part in self.own["after_slot"]:
                part.after_slot(game)
        s.turn = 1
        s.agenda.append(("start_turn",))

    # Assist cards: printed, or given by another card; computed, never stored

    def basic_assist_cards(self, s: State, seat: Seat) -> list[CardId]:
        having_it = s.found[seat].get("assist")
        if having_it is None:
            having_it = s.found[seat]["assist"] = (self._lasting_assist(s, seat),)
        cards = having_it[0]
        for test in duel_turn(s).assist[seat]:
            cards = cards | s.card_table.fitting(test)
        return [card for card in s.piles[HAND + seat] if card in cards]

    def _lasting_assist(self, s: State, seat: Seat) -> frozenset[CardId]:
        """All cards that have it printed, or from a Character of the team."""
        cards = s.card_table.fitting(_ASSIST)
        for owner, team in enumerate(s.teams):
            for hero in s.heroes(owner):
                for grant in s.cards[hero].grants:
                    if owner == seat or (grant.whose == TEAM and team == s.teams[seat]):
                        cards |= s.card_table.fitting(grant.test)
        return cards

    def new_facts(self) -> tuple[Facts | None, ...]:
        return (*new_facts(), *facts_of(self.remembering))

    def target(self, s: State) -> Seat | None:
        turn: DuelTurn = s.facts[TURN]
        return turn.target

    def _confronted(self, s: State) -> Seat:
        """The target, when there is one."""
        target = duel_turn(s).target
        assert target is not None
        return target

    # What a Character costs

    def character(self, s: State, seat: Seat) -> CardId:
        return s.piles[HEROES + seat][-1]

    def figure_cost(self, s: State, seat: Seat) -> int:
        """Its printed cost, what cards in play add to it, and what was added this turn."""
        lasting = s.found[seat].get("tough")
        if lasting is None:
            lasting = s.found[seat]["tough"] = (self._lasting_cost(s, seat),)
        turn: DuelTurn = s.facts[TURN]  # in place: this is asked very often
        return int(lasting[0]) + turn.raised[seat]

    def _lasting_cost(self, s: State, seat: Seat) -> int:
        cost = s.costs[self.character(s, seat)]
        for owner, team in enumerate(s.teams):
            for card in s.piles[ONGOING + owner]:
                tough = duel_card(s.cards[card]).tough
                if tough is not None and (owner == seat or (tough.whose == TEAM and team == s.teams[seat])):
                    cost += tough.n
        return cost

    # Announcing

    def start_turn(self, game: Game) -> None:
        super().start_turn(game)
        s = game.state
        s.agenda.insert(len(s.agenda) - len(self.begins), ("announce",))  # all that starts a turn comes before it

    def targets(self, s: State, seat: Seat) -> list[Seat]:
        """The foes whose Character has the lowest cost at the start of a turn, when nothing has been raised."""
        lowest = s.found[seat].get("targets")
        if lowest is None:
            foes = [p for p, team in enumerate(s.teams) if team != s.teams[seat] and p not in s.out]
            costs = [self.figure_cost(s, foe) for foe in foes]
            lowest = tuple(foe for foe, cost in zip(foes, costs, strict=True) if cost == min(costs))
            s.found[seat]["targets"] = lowest
        return list(lowest)

    def announce(self, game: Game) -> None:
        s = game.state
        seat = s.active
        opening = game.opening
        d = opening[seat] if opening is not None else Decision(seat, CONFRONT, self.targets(s, seat), least=0)
        picked = game.put_to(d)
        if picked:
            target = own_duel_turn(s).target = d.options[picked[0]]
            game.tell(CONFRONTED, seat, (self.character(s, target),), other=target, n=self.figure_cost(s, target))
            game.happened(ANNOUNCE, seat)

    # A turn with a Confrontation: no purchases, and a decision at its end

    def purchases(self, s: State, seat: Seat) -> list[Action]:
        turn: DuelTurn = s.facts[TURN]
        return super().purchases(s, seat) if turn.target is None else []

    def basic_why_not(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        s = game.state
        s = game.state
        turn = duel_turn(s)
        if turn.done:
            return Reason("You have said that you are done, so nothing more is played this turn.", self.rule_of["done"])
        if verb == "buy" and turn.target is not None:
            return Reason(
                "You have announced a Confrontation, so you buy nothing this turn.", self.rule_of["no buying"]
            )
        return super().basic_why_not(game, seat, verb, card)

    def done(self, game: Game) -> None:
        """The active player is done; in a Confrontation the foe may Block now."""
        if duel_turn(game.state).target is not None:
            own_duel_turn(game.state).done = True
            if self._block_questions(game):
                game.then("blocks")
                game.then("decide_confrontation")
            else:
                self.decide_confrontation(game)
        else:
            self.wind_up(game)

    def blocks(self, game: Game) -> None:
        """All who may Block are asked at once, again and again, until all pass."""
        asked = self._block_questions(game)
        answer = game.ask_any(asked)
        if answer is not None:
            seat, picked = answer
            self._block(Player(game, seat, asked[seat].options[picked[0]], cause=BLOCKING))
            game.then("blocks")

    def _block_questions(self, game: Game) -> dict[Seat, Decision]:
        """For each player of the Confronted team who holds a Block card."""
        s = game.state
        turn, asked = duel_turn(s), {}
        target = self._confronted(s)
        left = turn.blocks_left[s.teams[target]]
        if left is not None and left <= 0:
            return {}
        blocks = s.card_table.fitting(_BLOCK)
        for seat, team in enumerate(s.teams):
            if team == s.teams[target] and not blocks.isdisjoint(s.piles[HAND + seat]):
                cards = [card for card in s.piles[HAND + seat] if card in blocks and _usable(game, seat, card)]
                if cards:
                    asked[seat] = Decision(seat, BLOCK_WITH, cards, least=0, about=self.character(s, target))
        return asked

    def _block(self, me: Player) -> None:
        """The card is discarded before it counts, so that it may count itself."""
        s = me.s
        own_turn, team = own_duel_turn(s), s.teams[me.seat]
        left = own_turn.blocks_left[team]
        if left is not None:
            own_turn.blocks_left = changed(own_turn.blocks_left, team, left - 1)
        target = self._confronted(s)
        before = self.figure_cost(s, target)
        me.discard(me.source)
        me.tell(BLOCKED, me.source, other=target)
        do_ability(me, duel_card(s.cards[me.source]).block)
        if self.figure_cost(s, target) > before:
            me.game.happened(BLOCK, me.seat, me.source)

    def decide_confrontation(self, game: Game) -> None:
        """Defeated, if the Power is at least the cost now."""
        s = game.state
        target = self._confronted(s)
        cost, power = self.figure_cost(s, target), s.power(s.active)
        card = self.character(s, target)
        if power < cost:
            game.tell(WITHSTOOD, target, (card,), other=s.active, n=cost, power=power)
        else:
            game.tell(BEATEN, target, (card,), other=s.active, n=cost, power=power)
            self._defeat(game, s, target, card)
        if s.over:
            return
        if s.watches or not game.quiet:
            game.then("wind_up")
        else:
            self.wind_up(game)

    def _defeat(self, game: Game, s: State, target: Seat, card: CardId) -> None:
        """The Character changes sides, and the next Level takes its place."""
        own_duel_turn(s).succeeded = True
        s.put(card, TROPHIES + s.active)
        if s.piles[NEXT + target]:
            s.put(s.piles[NEXT + target][-1], HEROES + target)
        else:
            self.last_defeated(game, target)

    def last_defeated(self, game: Game, loser: Seat) -> None:
        """The last Level is beaten: the game is won at once."""
        for part in self.own["instead_of_last_defeat"]:
            if part.instead_of_last_defeat(game, loser):
                return
        s = game.state
        team = s.teams[s.active]
        self.finish(game, self.rule_of["last defeated"], tuple(p for p, mine in enumerate(s.teams) if mine == team))


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelPart(Part):
    """What a way to sit may change in games with Characters, beside what it may change in any game."""

    def __init__(self, rules: DuelRules) -> None:
        self.rules = rules

    def after_slot(self, game: Game) -> None:
        """Before the first turn a card has come into the Line-Up."""

    def instead_of_last_defeat(self, game: Game, loser: Seat) -> bool:
        """A player has lost the last Character."""
        return False
