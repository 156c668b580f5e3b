"""A run: one player against a row of foes. Who stands at the end of a turn strikes; after each defeat comes a boon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from archfoe.design import (
    APPEARANCE,
    APPEARED,
    ATTACKED,
    BOUGHT,
    CHOOSE_HERO,
    CHOSE,
    DEALT,
    DECK,
    DEFEATED,
    DEFEND,
    DESTROY_CARD,
    FIRST_HAND,
    GAINED,
    HAND_SIZE,
    HIT,
    KICKS,
    LINEUP,
    MAIN,
    MAIN_ACTION,
    NEVER_ASK,
    NEW_HAND,
    OVER,
    PLAYED_WORD,
    REFILLED,
    SHELF,
    SHUFFLED,
    STACK,
    TURN,
    TURN_ENDED,
    UNUSED,
    WEAKNESSES,
    Action,
    CardId,
    Facts,
    Game,
    HeroDeal,
    Options,
    Part,
    Plan,
    Player,
    Reason,
    Seat,
    State,
    Task,
    Turns,
    do_ability,
    facts_of,
    hooked,
    parts_of_others,
    pool_of,
    rules_behind,
)
from archfoe_gauntlet import boons
from archfoe_gauntlet.facts import Run, own_run, run
from archfoe_gauntlet.options import GauntletOptions

YOU: Final = 0  # the only seat
HARD_FROM: Final = 4  # this foe and those behind it strike for more
STRUCK: Final = "struck"
BOON_TAKEN: Final = "took a boon"

RULE_OF: Final = {
    DEALT: "GAUN-1.1",
    CHOSE: "GAUN-1.1",
    FIRST_HAND: "GAUN-1.2",
    TURN: "GAUN-2.1",
    PLAYED_WORD: "GAUN-2.2",
    BOUGHT: "GAUN-2.3",
    GAINED: "GAUN-2.3",
    DEFEATED: "GAUN-3.1",
    "next foe": "GAUN-3.2",
    APPEARED: "GAUN-3.3",
    ATTACKED: "GAUN-3.3",
    HIT: "GAUN-3.3",
    STRUCK: "GAUN-4.1",
    BOON_TAKEN: "GAUN-5.1",
    TURN_ENDED: "GAUN-2.4",
    NEW_HAND: "GAUN-2.4",
    REFILLED: "GAUN-2.4",
    SHUFFLED: "GAUN-2.4",
    OVER: "GAUN-6.1",
    "lost": "GAUN-6.2",
    "no refill": "GAUN-6.3",
    "stall": "GAUN-6.3",
    MAIN_ACTION.name: "GAUN-2.2",
    CHOOSE_HERO.name: "GAUN-1.1",
    DEFEND.name: "GAUN-4.2",
    DESTROY_CARD.name: "GAUN-5.2",
    boons.BOON.name: "GAUN-5.1",
}


class GauntletPart(Part):
    """What a variant may change here, beside what it may change in any game."""

    def __init__(self, rules: GauntletRules) -> None:
        self.rules = rules

    def strike(self, s: State, so_far: int) -> int:
        """How much stamina the foe takes at the end of a turn."""
        return so_far

    def boons(self, s: State, offered: list[str]) -> list[str]:
        """The boons that are offered after a defeat; those of your own are made by `saying`."""
        return offered

    def boon_taken(self, me: Player, boon: str) -> None:
        """A boon has just been chosen, perhaps one of yours."""


class GauntletRules(Turns):
    def __init__(self, options: Options) -> None:
        self.heroes = HeroDeal(options)
        self.asked = cast("GauntletOptions", options.own)
        self.rule_of = rules_behind(RULE_OF, options)
        super().__init__(options)
        self.never_ask = NEVER_ASK

    def join(self, parts: Sequence[Part]) -> None:
        super().join(parts)
        self.own = hooked([part for part in parts if isinstance(part, GauntletPart)], GauntletPart)

    def new_facts(self) -> tuple[Facts | None, ...]:
        begun = Run()
        begun.stamina = self.asked.stamina
        return begun, self.blank_turn, *facts_of(self.remembering)

    def basic_tasks(self) -> dict[str, Task]:
        return {
            **super().basic_tasks(),
            "deal_heroes": self.heroes.deal,
            "keep_heroes": self.heroes.keep,
            "begin": self.begin,
            "boon": self.boon,
            "strike": self.strike,
            "flip": self.flip,
            "won": self.won,
        }

    # The set-up

    def begin(self, game: Game) -> None:
        """A hand, a Line-Up, the first turn."""
        s = game.state
        Player(game, YOU).draw(HAND_SIZE, FIRST_HAND)
        for _ in range(self.lineup_size):
            s.put(s.piles[MAIN][-1], LINEUP)
        s.turn = 1
        s.agenda.append(("start_turn",))

    # A turn

    def start_turn(self, game: Game) -> None:
        super().start_turn(game)
        if boons.START in run(game.state).boons:
            Player(game, YOU).add_power(1)

    def for_sale(self, s: State, seat: Seat) -> list[CardId]:
        """With the foe in front, who is defeated for its cost."""
        cards = super().for_sale(s, seat)
        return cards if s.face_down else [*cards, *s.piles[STACK][-1:]]

    def basic_cost(self, s: State, seat: Seat, card: CardId) -> int:
        less = s.where[card] == LINEUP and boons.NAME in run(s).boons
        return max(0, super().basic_cost(s, seat, card) - less)

    def costs(self, s: State, seat: Seat, cards: Sequence[CardId]) -> list[int]:
        return [self.cost(s, seat, card) for card in cards]

    def gives_away(self, s: State) -> bool:
        return True  # a good name may make something cost nothing

    def purchases(self, s: State, seat: Seat) -> list[Action]:
        power = s.power(seat)
        return [("buy", card) for card in self.for_sale(s, seat) if self.cost(s, seat, card) <= power]

    def basic_why_not(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        s = game.state
        if verb == "buy" and s.where[card] == STACK and card not in self.for_sale(s, seat):
            return Reason("The next foe comes when your turn is over.", self.rule_of["next foe"])
        return super().basic_why_not(game, seat, verb, card)

    def do_buy(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        if s.where[card] != STACK:
            super().do_buy(game, s, seat, card)
            return
        price = self.cost(s, seat, card)
        s.spent[seat] += price
        game.tell(DEFEATED, seat, (card,), n=price, power=price)
        Player(game, seat).gain(card)
        s.face_down = True
        own_run(s).defeated += 1
        if s.piles[STACK]:
            game.then("boon")
        else:
            game.then("won")

    def won(self, game: Game) -> None:
        self.finish(game, self.rule_of[OVER], (YOU,))

    # Boons

    def boon(self, game: Game) -> None:
        """One of three that are drawn from all that may still come."""
        s, me = game.state, Player(game, YOU)
        left = [n for n, boon in enumerate(boons.ALL) if boon not in run(s).boons or boon in boons.AGAIN]
        s.shuffle(left)
        offered = [boons.ALL[n] for n in left[: boons.OFFERED]]
        for part in self.own["boons"]:
            offered = part.boons(s, offered)
        if not offered:
            return
        chosen = offered[me.choose_one(offered, boons.BOON)]
        own = own_run(s)
        own.boons = (*own.boons, chosen)
        game.tell(BOON_TAKEN, YOU, note=chosen)
        if chosen == boons.BREATH:
            own.stamina = min(own.stamina + boons.BREATH_BACK, self.asked.stamina)
        elif chosen == boons.SLATE:
            gone = me.choose_some([*me.hand, *me.discards], DESTROY_CARD, 0, boons.SLATE_CARDS)
            if gone:
                me.destroy(*gone)
        for part in self.own["boon_taken"]:
            part.boon_taken(me, chosen)

    # The end of a turn

    def strikes_for(self, s: State) -> int:
        """How much stamina the foe in front takes at the end of a turn; 0 if none stands there."""
        if s.face_down or not s.piles[STACK]:
            return 0
        n = 2 if run(s).defeated + 1 >= HARD_FROM else 1
        n -= boons.NERVES in run(s).boons
        for part in self.own["strike"]:
            n = part.strike(s, n)
        return max(0, n)

    def done(self, game: Game) -> None:
        game.then("strike")
        game.then("wind_up")

    def strike(self, game: Game) -> None:
        """The foe in front strikes: an Attack, so a Defense avoids it."""
        s = game.state
        n = self.strikes_for(s)
        if not n:
            return
        foe = s.piles[STACK][-1]
        me = Player(game, YOU, foe)
        if me.attack([Player(game, YOU)]):
            own = own_run(s)
            own.stamina = max(0, own.stamina - n)
            game.tell(STRUCK, YOU, (foe,), n=n, source=foe)
            if not own.stamina:
                self.lose(game, self.rule_of["lost"])

    def tidy(self, game: Game) -> None:
        s = game.state
        if boons.MIND in run(s).boons:
            s.extra_cards = tuple(n + 1 for n in s.extra_cards)
        super().tidy(game)

    def after_refill(self, game: Game) -> None:
        s = game.state
        s.agenda.append(("next_turn",))
        if s.face_down:
            s.agenda.append(("flip",))

    def flip(self, game: Game) -> None:
        """The next foe steps forward and does what it does first: an Attack, too."""
        s = game.state
        s.face_down = False
        foe = s.piles[STACK][-1]
        game.tell(APPEARED, -1, (foe,))
        ability = s.cards[foe].first_appearance
        me = Player(game, YOU, foe, cause=APPEARANCE)
        if ability is not None:
            for victim in me.attack([Player(game, YOU, foe, cause=APPEARANCE)]):
                victim.tell(HIT, foe)
                do_ability(victim, ability)

    def lose(self, game: Game, rule: str) -> None:
        s = game.state
        s.agenda.clear()
        s.winners, s.over = (), True
        game.tell(OVER, YOU, n=run(s).defeated, rule=rule)

    def finish(self, game: Game, rule: str, won: tuple[Seat, ...] = ()) -> None:
        """A run that ends without a win is lost."""
        if won:
            super().finish(game, rule, won)
        else:
            self.lose(game, rule)


# The first position


def new_state(options: Options, key: bytes, facts: tuple[Facts | None, ...]) -> State:
    """All cards in their piles, shuffled; the first tasks deal Super Heroes and begin."""
    pool, plan = pool_of(options.mode, options.mix, 1, key), Plan()
    home = options.played.home
    for name, copies in pool.box.starting_deck.items():
        plan.lay(pool.box.named(name), copies, DECK + YOU)
    for name, pile in ((home.kick, KICKS), (home.weakness, WEAKNESSES)):
        plan.lay(pool.box.named(name), pool.box.named(name).copies, pile)
    for card in pool.main:
        plan.lay(card, 1, MAIN)
    for card in pool.villains:
        plan.lay(card, 1, STACK)
    for hero in options.hero_pool():
        plan.lay(hero, 1, SHELF)
    s = plan.done().state(options.teams, key)
    s.facts = facts
    s.shuffle(s.piles[MAIN])
    s.shuffle(s.piles[DECK + YOU])
    _line_up_foes(s, cast("GauntletOptions", options.own).foes)
    s.agenda = [("begin",), ("deal_heroes",)]
    return s


def _line_up_foes(s: State, n: int) -> None:
    """As many as are wanted, drawn at random, and the cheapest in front; the doorman is always there."""
    stack = s.piles[STACK]
    first = [foe for foe in stack if s.cards[foe].starts_on_top]
    others = [foe for foe in stack if not s.cards[foe].starts_on_top]
    s.shuffle(others)
    row = [*first, *others[: n - len(first)]]
    s.piles[UNUSED] = [foe for foe in stack if foe not in row]
    for foe in s.piles[UNUSED]:
        s.where[foe] = UNUSED
    s.piles[STACK] = sorted(row, key=lambda foe: (-s.costs[foe], foe))


def rules_of(options: Options) -> GauntletRules:
    """The rules of a table, with the variants that other packages bring."""
    rules = GauntletRules(options)
    rules.join(parts_of_others(rules, options))
    return rules
