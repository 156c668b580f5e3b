"""Rules of play for each against each: the tasks of a turn, attacks, and how the game ends.

Every task on the agenda is a method here. Variants are small overrides (see `variants`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from archfoe.core.abilities import AVOID, END, START, When
from archfoe.core.decisions import DEFEND, MAIN_ACTION, WHICH_FIRST, CardId, Decision, Seat
from archfoe.core.effects import Ability, Jointly, do_ability
from archfoe.core.events import (
    APPEARED,
    AVOIDED,
    BOUGHT,
    DEFEATED,
    HIT,
    HUNTED,
    OVER,
    REFILLED,
    TURN,
    TURN_ENDED,
    USED,
)
from archfoe.core.game import MAIN_TASK, Game
from archfoe.core.piles import (
    BORROWED,
    DISCARD,
    HAND,
    KICKS,
    LENT,
    LINEUP,
    MAIN,
    ONGOING,
    PLAYED,
    SET_ASIDE,
    STACK,
)
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.modes.options import Options
from archfoe.modes.reasons import Reason
from archfoe.modes.rule_ids import RULE_OF
from archfoe.modes.scoring import scores, winners
from archfoe.modes.setup import HAND_SIZE, Setup

Action = tuple[Any, ...]
END_TURN: Action = ("end",)
STALL_ROUNDS = 50  # our own limit: so many rounds without any gain end the game


class Competitive(Setup):
    """Two to five players, each for himself."""

    silent = frozenset({"tidy", "next_turn", "end_turn", "begin", "start_turn"})
    asks_first = frozenset({"main"})
    watchful: ClassVar[bool] = False  # does it look at the table after every task?
    rule_of = RULE_OF

    def __init__(self, options: Options) -> None:
        self.options = options

    # One turn

    def start_turn(self, game: Game) -> None:
        s = game.state
        s.between = False
        if game.telling:
            game.tell(TURN, s.active, n=s.turn)
        game.happened(START, s.active)
        s.agenda.append(MAIN_TASK)

    def main(self, game: Game) -> None:
        """One action of the active player, then again."""
        s = game.state
        seat = s.active
        d = game.opening  # when the task runs again with its answer, the options are not built again
        if d is None:
            d = Decision(seat, MAIN_ACTION, self.actions(game, s, seat))
        if len(d.options) == 1 and seat in game.agents:  # people end their turns themselves, bots need not be asked
            game.note_forced(seat)
            act = END_TURN
        else:
            act = d.options[game.put_to(d)[0]]
        if act is END_TURN:
            self.end_turn(game)
            return
        s.agenda.append(MAIN_TASK)
        if act[0] == "play":
            self.do_play(game, s, seat, act[1])
        else:
            getattr(self, f"do_{act[0]}")(game, s, seat, *act[1:])

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        """All that the active player may do now."""
        piles = s.piles
        options: list[Action] = [("play", card) for card in piles[HAND + seat]]
        if s.discounts:
            options += self.purchases(s, seat)
        elif s.raw[seat]:  # the same without looking for discounts: a test holds it against `barred`
            power, costs = s.power(seat), s.costs
            options += [("buy", card) for card in self.for_sale(s, seat) if costs[card] <= power]
        uses = s.ears.get(("use", seat))
        if s.usable or uses is None or uses:
            for source, n, use in self.usable(s, seat):
                if use.barred(Player(game, seat, source), n) is None:
                    options.append(("use", source, n))
        options.append(END_TURN)
        return options

    def do_play(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        if s.cards[card].ongoing:
            s.put(card, ONGOING + seat)
        else:  # the way of nearly every card, so it is short
            if s.shared:
                s.own(HAND + seat)
                s.own(PLAYED + seat)
            s.piles[HAND + seat].remove(card)
            s.piles[PLAYED + seat].append(card)
            s.where[card] = PLAYED + seat
            if s.known or s.mixed:
                s.forget((card,))
        game.play(seat, card, seat)

    def do_buy(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        price = self.cost(s, seat, card)
        s.spent[seat] += price
        from_stack = s.where[card] == STACK
        if game.telling:
            game.tell(DEFEATED if self.defeats(s, card) else BOUGHT, seat, (card,), n=price)
        Player(game, seat).gain(card)
        if from_stack:
            s.facts["face_down"] = True  # the next one is turned up at the end of the turn
            if s.cards[card].defeated is not None:  # G-21: after the gain
                game.then("defeated", seat, card)

    def defeats(self, s: State, card: CardId) -> bool:
        """Is buying this card the defeat of a Super-Villain?"""
        return s.where[card] == STACK

    def do_use(self, game: Game, s: State, seat: Seat, source: CardId, n: int) -> None:
        use = s.defn(source).uses[n]
        s.spent[seat] += use.power
        s.moves[seat] -= use.move
        s.uses[seat, source, n] = s.uses.get((seat, source, n), 0) + 1
        if game.telling:
            game.tell(USED, seat, (source,))
        do_ability(Player(game, seat, source), use.effect)

    def defeated(self, game: Game, seat: Seat, card: CardId) -> None:
        do_ability(Player(game, seat, card), game.state.cards[card].defeated)

    def usable(self, s: State, seat: Seat) -> tuple[Any, ...]:
        """(card, number, Use) of the Super Heroes, the cards in play and those played this turn."""
        static = s.ears.get(("use", seat))
        if static is None:
            sources = s.heroes(seat) + s.piles[ONGOING + seat]
            static = tuple((card, i, use) for card in sources for i, use in enumerate(s.cards[card].uses))
            s.ears["use", seat] = static
        if not s.usable:
            return static
        return static + tuple((c, i, use) for p, c in s.usable if p == seat for i, use in enumerate(s.defn(c).uses))

    def settle(self, game: Game) -> None:
        """Looks at the table after a task, for variants that need it."""

    def arrives(self, game: Game, card: CardId) -> bool:
        """Does a card that has come into the Line-Up act on its own?"""
        return False

    # What is for sale, what it costs, and why not

    def cost(self, s: State, seat: Seat, card: CardId) -> int:
        cost = s.costs[card]
        for who, test, less in s.discounts:
            if who == seat and test(s.cards[card]):
                cost -= less
        return max(cost, 0)

    def for_sale(self, s: State, seat: Seat) -> list[CardId]:
        """The Line-Up, a Kick, and the Super-Villain that lies face up."""
        piles = s.piles
        out = piles[LINEUP] + piles[SET_ASIDE + seat] + piles[KICKS][-1:]
        if s.top_shown:
            out.append(piles[STACK][-1])
        return out

    def purchases(self, s: State, seat: Seat) -> list[Action]:
        power = s.power(seat)
        return [("buy", card) for card in self.for_sale(s, seat) if self.cost(s, seat, card) <= power]

    def barred(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        """Why an action is not legal now; None if it is."""
        s = game.state
        name = s.cards[card].name
        if s.over:
            return Reason("The game is over.", "BASE-5.1")
        if s.between or s.active != seat:
            return Reason("It is not your turn.", self.rule_of[TURN])
        if verb == "play":
            if s.where[card] != HAND + seat:
                return Reason(f"{name} is not in your hand.", self.rule_of["played"])
            return None
        if verb == "hunt":
            return Reason("This game is played without the hunt.", self.rule_of[HUNTED])
        if card not in self.for_sale(s, seat):
            if s.where[card] == STACK:
                return Reason(
                    "The next Super-Villain lies face down until the turn ends.", self.rule_of["next villain"]
                )
            return Reason(f"{name} is not for sale.", self.rule_of[BOUGHT])
        cost, power = self.cost(s, seat, card), s.power(seat)
        if cost > power:
            return Reason(f"{name} costs {cost} and you have {power} Power.", self.rule_of[BOUGHT])
        return None

    # Gaining, triggers, listening

    def places(self, me: Player, card: CardId) -> list[int]:
        """Where a card may go instead, when it is gained."""
        s, out = me.s, []
        own_place = s.cards[card].own_place
        if own_place is not None:
            out.append(own_place + me.seat)
        if s.active == me.seat and not s.between:
            offers = s.ears.get(("offers", me.seat))
            if offers is None:
                sources = s.heroes(me.seat) + s.piles[ONGOING + me.seat]
                offers = s.ears["offers", me.seat] = tuple(o for c in sources for o in s.cards[c].offers)
            out += [offer.to + me.seat for offer in offers if me.fits(card, offer.test)]
        return out

    def passed(self, game: Game, giver: Seat, receiver: Seat) -> None:
        """A gained card went to another player: only teams have rules for that."""

    def listeners(self, s: State, event: str, seat: Seat) -> tuple[tuple[Seat, CardId, When], ...]:
        """All abilities that hear an event of this seat, as (owner, card, ability)."""
        return tuple(
            (owner, card, when)
            for owner in range(len(s.teams))
            for card in s.heroes(owner) + s.piles[ONGOING + owner]
            for when in s.cards[card].when
            if when.event == event and when.minds(owner == seat, s.teams[owner] == s.teams[seat])
        )

    def triggers(self, game: Game, seat: Seat, mine: tuple[tuple[Seat, CardId, int, Ability], ...]) -> None:
        """One of a player's waiting abilities; with several different ones he picks the order (ruling G-26)."""
        first = 0
        if len(set(mine)) > 1:
            options = [("resolve", source, i) for i, (_, source, _, _) in enumerate(mine)]
            first = game.ask(Decision(seat, WHICH_FIRST, options, rule="G-26"))[0]
        rest = mine[:first] + mine[first + 1 :]
        if rest:
            game.state.agenda.append(("triggers", seat, rest))
        _, source, play, effect = mine[first]
        do_ability(Player(game, seat, source, play), effect)

    # Attacks

    def shields(self, me: Player) -> list[CardId]:
        """The Defense cards that a player could use now."""
        cards = me.s.cards
        out = [c for c in me.hand if (defense := cards[c].defense) is not None and defense.use != "from play"]
        in_play = me.s.piles[ONGOING + me.seat]
        return out + [c for c in in_play if (defense := cards[c].defense) is not None and defense.use == "from play"]

    def avoided(self, me: Player, victims: Sequence[Player]) -> list[Player]:
        """First all victims decide on a Defense, at once; returns those who are hit (ruling G-15)."""
        asked = {}
        for victim in victims:
            cards = self.shields(victim)
            if cards:
                asked[victim.seat] = Decision(victim.seat, DEFEND, cards, 0, 1, False, me.source)
        if not asked:
            return list(victims)
        answers = me.game.ask_all(asked)
        hit = []
        for victim in victims:
            picked = answers.get(victim.seat)
            if picked:
                self.defend(victim, asked[victim.seat].options[picked[0]], victim.seat)
            else:
                hit.append(victim)
        return hit

    def defend(self, defender: Player, card: CardId, protected: Seat) -> None:
        """Uses one Defense card; who played it has its benefit."""
        me = Player(defender.game, defender.seat, card)
        defense = me.s.cards[card].defense
        assert defense is not None
        if defense.use == "reveal":
            me.reveal([card])
        else:
            me.discard(card)
        me.tell(AVOIDED, card, other=protected, source=defender.source)
        do_ability(me, defense.bonus)
        me.game.happened(AVOID, me.seat, card)

    def strike(self, me: Player, victims: Sequence[Player], ability: Ability) -> None:
        """An Attack of the asking card on these players, outside any card that is being played."""
        hit = me.attack(victims)
        if hit and me.game.telling:
            for victim in hit:
                victim.tell(HIT, me.source)
        if isinstance(ability, Jointly):
            ability.do_together(me, hit)
        else:
            for victim in hit:
                do_ability(victim, ability)

    # End of turn (ruling G-1)

    def end_turn(self, game: Game) -> None:
        """The end is announced: abilities of the turn stop, the hand goes, end-of-turn effects wait."""
        s = game.state
        seat = s.active
        s.between = True
        s.discounts = []
        if game.telling:
            game.tell(TURN_ENDED, seat, n=s.power(seat))
        s.put_all(HAND + seat, DISCARD + seat)
        cards = s.cards
        for who, card in s.plays:
            if cards[card].at_end is not None:
                game.trigger(who, card, -1, cards[card].at_end)
        game.happened(END, seat)
        if game.quiet:
            self.tidy(game)
        else:
            game.then("tidy")

    def tidy(self, game: Game) -> None:
        """Played cards go, a new hand, the Line-Up, the next Super-Villain: nothing in here asks."""
        s = game.state
        piles = s.piles
        for seat in range(len(s.teams)):
            if piles[PLAYED + seat]:
                s.put_all(PLAYED + seat, DISCARD + seat)
            if piles[BORROWED + seat]:
                s.put_all(BORROWED + seat, DISCARD + seat)
        if piles[LENT]:
            for card in piles[LENT][:]:
                s.put(card, s.facts.pop(("lent", card), LINEUP))
        Player(game, s.active).draw(HAND_SIZE + s.facts.pop(("extra cards", s.active), 0), self.rule_of["new hand"])
        if self.refill(game):
            self.after_refill(game)
        else:
            self.finish(game, self.rule_of["no refill"])

    def after_refill(self, game: Game) -> None:
        """The next Super-Villain is turned up if the last one was defeated; then the next turn begins."""
        s = game.state
        if "face_down" not in s.facts:
            self.next_turn(game)
        elif s.piles[STACK]:
            s.agenda += [("next_turn",), ("flip",)]
        else:
            self.finish(game, self.rule_of["no flip"])

    def refill(self, game: Game) -> bool:
        """Fills the Line-Up by count; False if the main deck does not suffice."""
        s = game.state
        missing = self.lineup_size - len(s.piles[LINEUP])
        if missing <= 0:
            return True
        deck, lineup = s.own(MAIN), s.own(LINEUP)
        for _ in range(min(missing, len(deck))):
            card = deck.pop()
            lineup.append(card)
            s.where[card] = LINEUP
            s.seen += 1
            missing -= 1
            if s.known:
                s.forget((card,))
            if game.telling:
                game.tell(REFILLED, s.active, (card,))
        return missing == 0

    def flip(self, game: Game) -> None:
        """The next Super-Villain appears and attacks everybody, outside any turn."""
        s = game.state
        card = s.piles[STACK][-1]
        del s.facts["face_down"]
        s.seen += 1
        self.appear(game, card)

    def appear(self, game: Game, card: CardId) -> None:
        """A Super-Villain makes its First Appearance, starting with the player whose turn it is or was."""
        s = game.state
        game.tell(APPEARED, -1, (card,))
        me = Player(game, s.active, card)
        ability = s.cards[card].first_appearance
        if ability is not None:
            self.strike(me, [player for player in me.everyone if player.seat != s.facts.get("immune")], ability)
        s.facts.pop("immune", None)

    def next_turn(self, game: Game) -> None:
        s = game.state
        n = len(s.teams)
        s.idle = 0 if s.gained else s.idle + 1
        if s.idle >= STALL_ROUNDS * n:
            self.finish(game, self.rule_of["stall"])
            return
        self.clear_turn(s)
        s.active = (s.active + 1) % n
        s.turn += 1
        self.start_turn(game)

    def villains_shown(self, s: State) -> list[CardId]:
        """The Super-Villains that all see and nobody has defeated."""
        return s.piles[STACK][-1:] if s.top_shown else []

    def win(self, game: Game, seat: Seat) -> None:
        """An effect ends the game at once: this player, or his team, has won (ruling G-23)."""
        self.finish(game, "G-23", tuple(p for p, team in enumerate(game.state.teams) if team == game.state.teams[seat]))

    def clear_turn(self, s: State) -> None:
        """What was only of this turn is gone; the order of the tests is that of how often they are needed."""
        n = len(s.teams)
        s.plays, s.parts, s.gained = [], [], []
        s.raw, s.spent = [0] * n, [0] * n
        if s.counts or s.watches or s.usable:
            s.counts, s.watches, s.usable, s.uses, s.text = {}, [], [], {}, {}
        elif s.uses or s.text:
            s.uses, s.text = {}, {}
        if any(s.doubled) or any(s.moves) or any(s.awake):
            s.doubled, s.moves, s.awake = [0] * n, [0] * n, [0] * n

    def finish(self, game: Game, rule: str, won: tuple[Seat, ...] = ()) -> None:
        s = game.state
        s.winners = won or winners(s, self.options.carried)
        s.agenda.clear()
        s.over = True
        if game.telling:
            totals = scores(s, self.options.carried)
            for seat in range(len(s.teams)):
                game.tell(OVER, seat, n=totals[seat], note="won" if seat in s.winners else "", rule=rule)
