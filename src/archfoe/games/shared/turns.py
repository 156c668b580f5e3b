"""The turn as all games have it: its tasks, what is for sale, triggers, Attacks, and how the game ends.

Every task on the agenda is a method of the rules or of a part. Each game builds on it in its own room.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex, TypeVar

from archfoe.core.abilities import Offered
from archfoe.core.causes import NEW_HAND
from archfoe.core.decisions import MAIN_ACTION, WHICH_FIRST, CardId, Decision, Seat
from archfoe.core.effects import Ability
from archfoe.core.events import BOUGHT, OVER, REFILLED, TURN, TURN_ENDED, USED
from archfoe.core.facts import Facts, changed
from archfoe.core.game import MAIN_TASK, Game
from archfoe.core.moments import END, START
from archfoe.core.piles import BORROWED, DISCARD, HAND, LENT, LINEUP, MAIN, ONGOING, PLAYED, OwnPile
from archfoe.core.player import Player
from archfoe.core.slots import closed, placed
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.games.shared.citing import first_turn, why_more
from archfoe.games.shared.parts import Action, Doer, Part, Task, give_places, hooked
from archfoe.games.shared.scoring import scores, winners
from archfoe.games.shared.selling import Selling
from archfoe.registry import game_of

END_TURN: Final[Action] = ("end",)
HAND_SIZE: Final = 5
LINEUP_SIZE: Final = 5
#: Tasks that never ask, in any game.
NEVER_ASK: Final = frozenset({"tidy", "next_turn", "wind_up", "close_turn", "begin", "start_turn"})
STALL_ROUNDS: Final = 50  # our own limit: so many rounds without any gain end the game

_P = TypeVar("_P", bound=Part)


def rules_of(options: Options) -> Turns:
    """The rules of a table, with its variants."""
    made: Turns = game_of(options).rules(options)
    return made


class Turns(Selling):
    """What a turn is made of. A game builds on it in one straight line of classes; all that varies is a part."""

    first_free: int = 2  # where in `State.facts` parts of other packages have their own

    def __init__(self, options: Options) -> None:
        self.options = options
        self.never_ask = NEVER_ASK
        self.ask_first = frozenset({"main"})
        self.spaces = range(0)  # piles that are spaces of a board
        self.stacks = range(0)  # and those of which only the top is for sale
        self.held: frozenset[str] = frozenset()  # events whose Power was held against something, and not paid
        self.may_stall = True  # could it go on for ever if nobody gains a card?
        self.blank_turn = Facts()  # what a turn remembers when it begins
        self.lineup_size = LINEUP_SIZE
        self.helped = False  # may others act in a player's turn?
        self.join(())

    def join(self, parts: Sequence[Part]) -> None:
        """Takes the parts in, the first nearest to the rules."""
        self.parts = tuple(parts)
        self.of = hooked(parts, Part)
        self.begins: tuple[Action, ...] = (("turn_starts",),) if self.of["at_turn_start"] else ()
        self.remembering = give_places(parts, self.first_free)
        self.has_after_task = bool(self.of["after_task"])
        self.tasks = self.basic_tasks()
        self.doers = self.basic_doers()
        for part in parts:
            self.rule_of = {**self.rule_of, **part.rule_ids}
            self.tasks.update(part.tasks())
            self.doers.update(part.doers())
        self.board_actions = self.acts_on_board().union(*(part.acts_on_board() for part in parts))
        self.plays_itself = self.doers["play"] == self.do_play  # and no part does it otherwise

    def shown(self, s: State, seat: Seat) -> list[str]:
        """What the parts show a player of what they remember."""
        return [line for part in self.parts for line in part.shown(s, seat)]

    @property
    def own_piles(self) -> Mapping[int, OwnPile]:
        """What this game calls piles that only it has."""
        return game_of(self.options).piles

    def drawn_first(self, s: State) -> Seat:
        """Chance decides who begins, if the table has not agreed on somebody."""
        return s.number(len(s.teams)) if self.options.first < 0 else self.options.first

    def target(self, s: State) -> Seat | None:
        """Who is confronted by the active player: nobody, in most games."""
        return None

    @property
    def board_piles(self) -> tuple[int, ...]:
        return (*self.spaces, *self.stacks)

    def part(self, kind: type[_P]) -> _P | None:
        """The part of this sort, where the game is played with it."""
        for part in self.parts:
            if isinstance(part, kind):
                return part
        return None

    def basic_tasks(self) -> dict[str, Task]:
        """What may stand on the agenda, by name; parts add theirs."""
        return {
            "start_turn": self.start_turn,
            "main": self.main,
            "triggers": self.triggers,
            "passed": self.passed,
            "turn_starts": self.turn_starts,
            "turn_ends": self.turn_ends,
            "wind_up": self.wind_up,
            "close_turn": self.close_turn,
            "tidy": self.tidy,
            "next_turn": self.next_turn,
        }

    def basic_doers(self) -> dict[str, Doer]:
        """What a player may do, by the first word of the action; parts add theirs."""
        return {"play": self.do_play, "buy": self.do_buy, "use": self.do_use}

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """For copies and pickles: rules are put together by what was agreed on."""
        made_so = type(rules_of(self.options)) is type(self)
        return (rules_of, (self.options,)) if made_so else super().__reduce_ex__(protocol)

    def new_facts(self) -> tuple[Facts | None, ...]:
        """What a game remembers when it begins: of the game, of the turn, of each part of the rules."""
        return Facts(), self.blank_turn

    # One turn

    def start_turn(self, game: Game) -> None:
        s = game.state
        s.between = False
        if game.telling:
            game.tell(TURN, s.active, n=s.turn, rule=first_turn(s) if s.turn == 1 else "")
        game.happened(START, s.active)
        s.agenda.append(MAIN_TASK)
        s.agenda += self.begins

    def turn_starts(self, game: Game) -> None:
        """What parts do as a turn begins."""
        for part in self.of["at_turn_start"]:
            part.at_turn_start(game, game.state, game.state.active)

    def main(self, game: Game) -> None:
        """One action of the active player, then again."""
        s = game.state
        seat = s.active
        opening = game.opening  # when the task runs with its answer, the options are not built again
        if opening is not None:
            options = opening[seat].options
        else:
            options = self.actions(game, s, seat) if self.of["actions"] else self.basic_actions(game, s, seat)
        if options[0][0] == "end" and seat in game.agents:  # people end their turns themselves, bots need not
            game.note_forced(seat)
            self.end_turn(game)
            return
        d = Decision(seat, MAIN_ACTION, options) if opening is None else opening[seat]
        picked = game.put_to(d) if game.stepped else game.in_line(d)
        act: Action = options[picked[0]]
        word: str = act[0]
        if word == "end":
            self.end_turn(game)
            return
        s.agenda.append(MAIN_TASK)
        self.perform(game, s, seat, act)

    def main_questions(self, game: Game) -> dict[Seat, Decision]:
        """What `main` asks first, which touches nothing before: the engine can ask it without running it."""
        s = game.state
        return {s.active: Decision(s.active, MAIN_ACTION, self.actions(game, s, s.active))}

    def perform(self, game: Game, s: State, seat: Seat, act: Action) -> None:
        """One action, in a player's own turn or, where others may act, in that of another."""
        if act[0] == "play" and self.plays_itself:  # as most are
            self.do_play(game, s, seat, act[1])
        else:
            self.doers[act[0]](game, s, seat, *act[1:])

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        """All that the active player may do now."""
        options = self.basic_actions(game, s, seat)
        for part in self.of["actions"]:
            options = part.actions(game, s, seat, options)
        return options

    def basic_actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        """What the game itself offers: a game overrides this, so that parts always come after all of it."""
        plays = s.card_table.plays
        options: list[Action] = []
        for card in s.piles[HAND + seat]:  # no comprehensions here, which cost a call each in Python 3.11
            options.append(plays[card])  # noqa: PERF401
        if s.raw[seat] or s.discounts or self.gives_away(s):
            options += self.purchases(s, seat)
        standing = s.found[seat].get("use")
        if s.usable or standing is None or standing:
            me = Player(game, seat)
            for offered in self.usable(s, seat):
                me.source = offered.card
                if offered.use.why_not(me, offered.n) is None:
                    options.append(("use", offered.card, offered.n))
        options.append(END_TURN)
        return options

    def do_play(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        if s.cards[card].ongoing:
            s.put(card, ONGOING + seat)
        else:  # the way of nearly every card, so it is short
            pile = s.where[card]
            if s.mine is not None:
                s.own(pile)
                s.own(PLAYED + seat)
            s.piles[pile].remove(card)
            s.piles[PLAYED + seat].append(card)
            s.where[card] = PLAYED + seat
            if s.known or s.mixed:
                s.known.pop(card, None)
                s.mixed.pop(card, None)
        game.play(seat, card, seat)

    def do_buy(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        price = self.cost(s, seat, card)
        s.spent[seat] += price
        if game.telling:
            game.tell(BOUGHT, seat, (card,), n=price, power=price)
        Player(game, seat).gain(card)

    def do_use(self, game: Game, s: State, seat: Seat, source: CardId, n: int) -> None:
        use = s.defn(source).uses[n]
        self.pay(s, seat, use.power, use.move)
        s.uses[seat, source, n] = s.uses.get((seat, source, n), 0) + 1
        if game.telling:
            game.tell(USED, seat, (source,), power=use.power, source=source)
        game.resolve(Player(game, seat, source), use.effect)

    def pay(self, s: State, seat: Seat, power: int, move: int = 0) -> None:
        """Power and Move that a player spends."""
        s.spent[seat] += power
        s.moves[seat] -= move

    def usable(self, s: State, seat: Seat) -> tuple[Offered, ...]:
        """What the Super Heroes, the cards in play and those played this turn have to use."""
        static: tuple[Offered, ...] | None = s.found[seat].get("use")
        if static is None:
            sources = s.heroes(seat) + s.piles[ONGOING + seat]
            static = tuple([Offered(card, i, use) for card in sources for i, use in enumerate(s.cards[card].uses)])
            s.found[seat]["use"] = static
        if not s.usable:
            return static
        played = [card for who, card in s.usable if who == seat]
        return static + tuple([Offered(card, i, use) for card in played for i, use in enumerate(s.defn(card).uses)])

    def after_task(self, game: Game) -> None:
        """Parts that must see every change look at the table."""
        for part in self.of["after_task"]:
            part.after_task(game)

    # What only some games have, and views ask for

    def acts_on_board(self) -> frozenset[str]:
        """The actions that are about a place on a board and not about a card."""
        return frozenset()

    def place_of(self, s: State, seat: Seat, what: str, n: int) -> tuple[int, str]:
        """The place that such an action is about: its pile, and the name of what is there."""
        raise NotImplementedError(f"{what} is not an action on a board")

    def figure_cost(self, s: State, seat: Seat) -> int:
        """What it takes to defeat a Character now, with all that has been added."""
        raise NotImplementedError("there are no Characters in this game")

    # Gaining and triggers

    def places(self, me: Player, card: CardId) -> list[int]:
        """Where a card may go instead, when it is gained."""
        s, out = me.s, []
        own_place = s.cards[card].own_place
        if own_place is not None:
            out.append(own_place + me.seat)
        if s.active == me.seat and not s.between:
            offers = self.other_places(s, me.seat)
            out += [pile for offer in offers if me.fits(card, offer.test) for pile in offer.piles(me)]
        for part in self.of["places"]:
            out = part.places(me, card, out)
        return out

    def passed(self, game: Game, giver: Seat, receiver: Seat) -> None:
        """A gained card went to another player: only teams have rules for that."""
        for part in self.of["after_pass"]:
            part.after_pass(game, giver, receiver)

    def to_lineup(self, me: Player, card: CardId) -> None:
        """An effect adds a card to the Line-Up, which may grow beyond its size."""
        me.move(card, LINEUP)
        for part in self.of["after_to_lineup"]:
            part.after_to_lineup(me, card)

    def may_gain(self, s: State, seat: Seat, card: CardId) -> bool:
        """Can this card come to this player at all?"""
        return all(part.may_gain(s, seat, card) for part in self.of["may_gain"]) if self.of["may_gain"] else True

    def triggers(self, game: Game, seat: Seat, mine: tuple[tuple[Seat, CardId, int, Ability], ...]) -> None:
        """One of a player's waiting abilities; with several different ones he picks the order (ruling G-26)."""
        first = 0
        if len(mine) > 1 and len(set(mine)) > 1:
            options = [("resolve", source, i) for i, (_, source, _, _) in enumerate(mine)]
            first = game.ask(Decision(seat, WHICH_FIRST, options, rule="G-26"))[0]
        rest = mine[:first] + mine[first + 1 :]
        if rest:
            game.state.agenda.append(("triggers", seat, rest))
        _, source, play, effect = mine[first]
        game.resolve(Player(game, seat, source, play), effect)

    # End of turn (ruling G-1)

    def end_turn(self, game: Game) -> None:
        """The active player has said that the turn ends."""
        self.done(game)

    def done(self, game: Game) -> None:
        """Nobody wants to do anything more."""
        self.wind_up(game)

    def wind_up(self, game: Game) -> None:
        """The turn is over: parts have their say first."""
        if self.of["at_turn_end"]:
            game.then("turn_ends")
            game.then("close_turn")
        else:
            self.close_turn(game)

    def turn_ends(self, game: Game) -> None:
        """What parts do as a turn ends."""
        for part in self.of["at_turn_end"]:
            part.at_turn_end(game, game.state, game.state.active)

    def close_turn(self, game: Game) -> None:
        """The end is announced: abilities of the turn stop, the hand goes, end-of-turn effects wait."""
        s = game.state
        seat = s.active
        if s.turn >= game.until:
            game.at_end(game)
        s.between = True
        s.discounts = []
        if game.telling:
            game.tell(TURN_ENDED, seat, n=s.power(seat))
        self.discard_hand(game, s, seat)
        cards = s.cards
        for who, card in s.plays:
            if cards[card].at_end is not None:
                game.trigger(who, card, -1, cards[card].at_end)
        game.happened(END, seat)
        if game.quiet:
            self.tidy(game)
        else:
            game.then("tidy")

    def discard_hand(self, game: Game, s: State, seat: Seat) -> None:
        s.put_all(HAND + seat, DISCARD + seat)

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
            back = dict(s.lent_from)
            for card in piles[LENT][:]:
                s.put(card, back.get(card, LINEUP))
            s.lent_from = ()
        more = s.extra_cards[s.active]
        if more:
            s.extra_cards = changed(s.extra_cards, s.active, 0)
        Player(game, s.active).draw(HAND_SIZE + more, NEW_HAND, why_more(s, s.active) if more and game.telling else "")
        if self.refill(game):
            self.after_refill(game)
        else:
            self.finish(game, self.rule_of["no refill"])

    def after_refill(self, game: Game) -> None:
        self.tasks["next_turn"](game)

    def refill(self, game: Game, cause: str = "") -> bool:
        """Fills the Line-Up by count; False if the main deck does not suffice."""
        s = game.state
        missing = self.lineup_size - len(s.piles[LINEUP])
        if missing > 0:
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
                    game.tell(REFILLED, s.active, (card,), note=cause, rule=cause)
        s.slots = closed(placed(s.slots, s.piles[LINEUP]), self.lineup_size)
        full = missing <= 0
        for part in self.of["refilled"]:
            full = part.refilled(game, full)
        return full

    def next_turn(self, game: Game) -> None:
        s = game.state
        n = len(s.teams)
        s.idle = 0 if s.gained else s.idle + 1
        if self.may_stall and s.idle >= STALL_ROUNDS * (n - len(s.out)):
            self.finish(game, self.rule_of["stall"])
            return
        self.clear_turn(s)
        s.active = (s.active + 1) % n
        while s.active in s.out:
            s.active = (s.active + 1) % n
        s.turn += 1
        self.start_turn(game)

    def win(self, game: Game, seat: Seat) -> None:
        """An effect ends the game at once: this player, or his team, has won (ruling G-23)."""
        self.finish(game, "G-23", tuple(p for p, team in enumerate(game.state.teams) if team == game.state.teams[seat]))

    def clear_turn(self, s: State) -> None:
        """What was only of this turn is gone; the order of the tests is that of how often they are needed."""
        n = len(s.teams)
        s.plays, s.parts, s.gained = [], [], []
        nothing = [0] * n
        s.raw, s.spent = nothing[:], nothing[:]
        if s.counts or s.watches or s.usable:
            s.counts, s.watches, s.usable, s.uses, s.text = {}, [], [], {}, {}
        elif s.uses or s.text:
            s.uses, s.text = {}, {}
        if s.doubled != nothing or s.moves != nothing or s.awake.count(None) < n:
            s.doubled, s.moves, s.awake = [0] * n, [0] * n, [None] * n
        s.new_turn_facts(self.blank_turn)

    def finish(self, game: Game, rule: str, won: tuple[Seat, ...] = ()) -> None:
        s = game.state
        s.winners = won or winners(s, self.options.carried)
        s.agenda.clear()
        s.over = True
        if game.telling:
            totals = scores(s, self.options.carried)
            for seat in range(len(s.teams)):
                game.tell(OVER, seat, n=totals[seat], note="won" if seat in s.winners else "", rule=rule)
