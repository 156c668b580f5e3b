"""What a game says of its own tables when games are checked. A game without a word of its own is checked by this."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core import decisions as ask
from archfoe.core.cards import MAIN_KIND, STACK_KIND, SUPER_VILLAIN_KIND, Box, Card
from archfoe.core.decisions import CHOOSE_HERO, MAIN_ACTION, Decision, Kind
from archfoe.core.facts import TURN, Facts, changing
from archfoe.core.moments import START
from archfoe.core.piles import (
    BORROWED,
    HAND,
    HEROES,
    KICKS,
    LENT,
    LINEUP,
    MAIN,
    ONGOING,
    PLAYED,
    SET_ASIDE,
    STACK,
    WEAKNESSES,
    OwnPile,
)
from archfoe.core.state import State
from archfoe.games.shared import scoring as game_scoring
from archfoe.games.shared.mixing import box_of, boxes_of, pool_of
from archfoe.games.shared.parts import Action
from archfoe.games.shared.turns import STALL_ROUNDS, Turns, rules_of
from archfoe.registry import GameType, game_of
from archfoe.registry.faces import face, loaded
from archfoe.sim import recount
from archfoe.sim.places import MAY_LIE, MayLie
from archfoe.sim.watch import Violation, Watch

if TYPE_CHECKING:
    from archfoe.games.options import Options


#: Game -> "module:class" that says more than its own checks. Only tests have some: they tell the rules of our games a
#: second time, without the code of the rules (tests/oracle), which nobody needs who only plays or writes a set.
TOLD_AGAIN: Final[dict[str, str]] = {}

#: Questions about cards that lie on the table.
_OF_THE_TABLE: Final = (ask.DESTROY_CARD, ask.GAIN_CARD, ask.BORROW_CARD, ask.PLAY_CARD)


class Checks:
    """Of one table: its watches, which cards there are, what may be done, and how turns begin and games end."""

    #: What an Attack of its cards may take of Power that is not there.
    power_lost: ClassVar[int] = 0
    #: The question with which a turn begins, and kinds of cards that are in its main deck.
    opening: ClassVar[Kind] = MAIN_ACTION
    main_kinds: ClassVar[tuple[str, ...]] = (MAIN_KIND,)
    #: Questions before the first turn.
    before_turns: ClassVar[tuple[Kind, ...]] = (CHOOSE_HERO,)
    #: A question about cards that only it asks -> the piles of the asked seat where they may lie.
    own_places: ClassVar[Mapping[Kind, tuple[int, ...]]] = {}
    #: How many spaces its board has.
    spaces: ClassVar[int] = 0

    def __init__(self, options: Options) -> None:
        self.options = options

    @property
    def own_piles(self) -> Mapping[int, OwnPile]:
        return game_of(self.options).piles

    def watches(self) -> list[Watch]:
        """Somebody for each rule that one has to remember something for; new ones for each game."""
        return []

    # Cards

    @property
    def home(self) -> Box:
        """Whose starting cards and stacks are used."""
        return boxes_of(self.options.mode)[0]

    def may_lie(self) -> dict[int, MayLie]:
        """Kind of pile -> which cards may lie there."""
        weakness = self.options.played.home.weakness
        return {
            **MAY_LIE,
            WEAKNESSES: lambda card: card.name == weakness,
            KICKS: lambda card: card.kind == STACK_KIND and card.name != weakness,
        }

    def cards(self, s: State) -> list[Card] | None:
        """The main deck, the Super-Villains and the figures; half a main deck is counted elsewhere. None: not known."""
        options = self.options
        if options.guests:
            return [*self.home.of_kind(SUPER_VILLAIN_KIND), *options.hero_pool()]
        pool = pool_of(options.mode, options.mix, options.game, s.key)
        return [*pool.main, *pool.villains, *options.hero_pool()]

    @property
    def borrowed(self) -> frozenset[str]:
        """A set that brings no card of such a name plays with the Kicks and Weaknesses of another."""
        home = self.options.played.home
        return frozenset(name for name in (home.kick, home.weakness) if self.home.find(name) is None)

    def is_by_halves(self, card: Card) -> bool:
        """Is it counted with the halves of the main deck, if another set gives one of them?"""
        return card.kind in self.main_kinds

    def check_mixture(self, cards: tuple[Card, ...]) -> None:
        """Every card is of a set that is played, and of mixed sets there are as many as there should be."""
        options = self.options
        if options.guests:
            self.check_guests(cards, box_of(options.mode), [box_of(name) for name in options.guests])
        elif options.mix:
            self.check_mixed(cards)
        elif any(card.set != options.mode and card.name not in self.borrowed for card in cards):
            raise Violation(f"a game of {options.mode} has cards of another set")

    def check_mixed(self, cards: tuple[Card, ...]) -> None:
        """Sets that have a way of their own to be mixed."""

    def copies(self, own: Box, others: Sequence[Box]) -> dict[tuple[str, str], int]:
        """(set, name) -> how many there could be in a main deck with guests."""
        return {(box.name, card.name): card.copies for box in (own, *others) for card in box.of_kind(MAIN_KIND)}

    def check_guests(self, cards: tuple[Card, ...], own: Box, others: Sequence[Box]) -> None:
        """The main deck has its usual size, with as many guests as were wanted, and no card oftener than its box."""
        main = Counter((card.set, card.name) for card in cards if card.kind in self.main_kinds)
        there = self.copies(own, others)
        of_each = {box.name: sum(n for (name, _), n in there.items() if name == box.name) for box in (own, *others)}
        usual = of_each[own.name]
        came = {box.name: sum(n for (name, _), n in main.items() if name == box.name) for box in others}
        wanted = _guests_wanted(self.options.mix, usual, of_each)
        if main.total() != usual or came != wanted:
            raise Violation(f"of {main.total()} cards of the main deck {came} come from others, and {wanted} should")
        for key, n in main.items():
            if n > there.get(key, 0):
                raise Violation(f"there are {n} copies of {key[1]} of {key[0]}")

    def who_sees_hand(self, seat: int) -> set[int]:
        """Who may see a player's hand."""
        return {seat}

    # Turns

    def is_set_up(self, s: State, decision: Decision) -> bool:
        """Has the first turn begun?"""
        return bool(s.turn) and decision.kind not in self.before_turns

    def check_start(self, s: State, decision: Decision) -> None:
        """How a turn finds the table."""
        acts = decision.kind is self.opening or any(acts_at_the_start(s, card) for card in s.piles[ONGOING + s.active])
        if s.between or not acts or decision.seat != s.active:
            raise Violation(f"turn {s.turn} does not start with the choice of seat {s.active}")
        if len(s.piles[LINEUP]) < self.rules.lineup_size and not self.may_be_short(s):
            raise Violation(f"a turn starts with {len(s.piles[LINEUP])} cards in the Line-Up")
        changed = s.plays or s.gained or given_early(s) or any(s.spent) or s.discounts or s.watches
        if changed and not self.begins_with_parts:
            raise Violation("something of the turn before is left over")
        check_facts(s, self.turn_may_hold)
        self.check_seats_at_start(s)

    @cached_property
    def rules(self) -> Turns:
        return rules_of(self.options)

    @property
    def begins_with_parts(self) -> bool:
        """Do parts act before the first question of a turn? They may play cards, and give Power."""
        return bool(self.rules.of["at_turn_start"])

    @property
    def turn_may_hold(self) -> frozenset[str]:
        """Which facts of a turn may be there when its first question is asked."""
        return frozenset()

    def may_be_short(self, s: State) -> bool:
        """Has something taken cards out of the Line-Up after it was refilled?"""
        return False

    def check_seats_at_start(self, s: State) -> None:
        for seat in range(len(s.teams)):
            if s.piles[PLAYED + seat] or s.piles[BORROWED + seat] or s.piles[LENT]:
                raise Violation("cards that were played in the turn before still lie there")
            if len(s.piles[HEROES + seat]) != self.options.heroes_each and seat not in s.out:
                raise Violation(f"seat {seat} has {len(s.piles[HEROES + seat])} Super Heroes")

    # Questions

    @property
    def is_helped(self) -> bool:
        """May partners do something in another player's turn?"""
        return False

    @property
    def stores(self) -> bool:
        """May a player keep a card for the next turn?"""
        return False

    @property
    def given_to_foes(self) -> bool:
        """May a card that is gained go to a foe?"""
        return False

    def stand_ins(self, s: State) -> tuple[int, ...]:
        """Who is chosen like a seat, and is none."""
        return ()

    def may_hide(self, s: State, d: Decision) -> bool:
        """Is this asked although there is nothing to choose, so that nobody learns why?"""
        return False

    def on_the_table(self, kind: Kind) -> tuple[int, ...]:
        """Piles from which a question offers what lies open for everybody."""
        return (LINEUP,) if kind in _OF_THE_TABLE else ()

    def for_sale(self, s: State, seat: int) -> list[int]:
        """What the active player could buy with enough Power, or is told why not."""
        top = [] if s.face_down else s.piles[STACK][-1:]
        return s.piles[LINEUP] + s.piles[SET_ASIDE + seat] + s.piles[KICKS][-1:] + top

    def price(self, s: State, card: int) -> int | None:
        """What a card costs the active player, counted anew; None: a watch knows."""
        return None if self.rules.of["cost"] else price(s, card)

    def at_hand(self, s: State, seat: int, source: int) -> bool:
        """May a player use what stands on this card? On an Assist card "you" is who is helped (ruling G-45)."""
        if s.where[source] in (HEROES + seat, ONGOING + seat) or (seat, source) in s.plays:
            return True
        helping = [who for who, card in s.plays if card == source]
        return self.is_helped and seat == s.active and any(s.teams[who] == s.teams[seat] for who in helping)

    def check_action(self, s: State, seat: int, action: Action) -> bool:
        """Whether its players do such a thing at all, beside what all players do; a Violation if not now."""
        if action[0] != "store":
            return self.is_done(action[0])
        if not self.stores or s.where[action[1]] != HAND + seat:
            raise Violation("a card may be stored where there is no place for it")
        return True

    def is_done(self, verb: str) -> bool:
        """Do players do such a thing at this table? When, its rules know."""
        return verb in self.rules.doers

    # The end

    def check_end(self, s: State) -> None:
        """The game has ended for one of its reasons, and the right players have won."""
        check_scores(s, self.options)
        at_once = recount.won_at_once(s)
        if not at_once and not self.has_a_reason_to_end(s):
            raise Violation("the game has ended without a reason")
        check_winners(s, at_once or recount.winners(s, self.options.carried))

    def has_a_reason_to_end(self, s: State) -> bool:
        if s.idle >= STALL_ROUNDS * (len(s.teams) - len(s.out)):
            return True
        no_refill = not s.piles[MAIN] and len(s.piles[LINEUP]) < self.rules.lineup_size
        no_flip = not s.piles[STACK] and s.face_down
        return no_refill or no_flip


def _guests_wanted(mix: str, usual: int, there: Mapping[str, int]) -> dict[str, int]:
    """What each set gives: the number that was said, or an equal part of what is left of one half."""
    said = dict(word.partition(":")[::2] for word in mix.split("+"))
    given = {name: int(number) for name, number in said.items() if number}
    open_ = [name for name in said if name not in given]
    for place, name in enumerate(open_):
        left = max(0, usual // 2 - sum(int(number) for number in said.values() if number))
        given[name] = min(left // len(open_) + (place < left % len(open_)), there[name])
    return given


def checks_of(options: Options, game: GameType | None = None) -> Checks:
    """What must hold at a table, as its game says, or as another one says of it."""
    game = game or game_of(options)
    told = TOLD_AGAIN.get(game.name)
    made: type[Checks] = face(game, "checks", Checks) if told is None else loaded(told)
    return made(options)


def price(s: State, card: int) -> int:
    """What a card costs the active player, counted anew."""
    less = sum(amount for seat, test, amount in s.discounts if seat == s.active and test(s.cards[card]))
    return max(0, s.cards[card].cost - less)


def acts_at_the_start(s: State, card: int) -> bool:
    """Vandal Savage gives Power and Oa draws before their owner does anything."""
    return any(when.event == START for when in s.cards[card].when)


def given_early(s: State) -> list[int]:
    """Cards that have given Power before anything was done, and should not."""
    return [card for seat, card, _, _ in s.parts if s.where[card] != ONGOING + seat or not acts_at_the_start(s, card)]


def check_scores(s: State, options: Options) -> None:
    counted, again = game_scoring.scores(s, options.carried), recount.scores(s, options.carried)
    if counted != again:
        raise Violation(f"the scores {counted} should be {again}")


def check_winners(s: State, winners: tuple[int, ...]) -> None:
    if not s.winners or s.winners != winners:
        raise Violation(f"the seats {s.winners} have won, and {winners} should have")


def check_facts(s: State, may_hold: frozenset[str] = frozenset()) -> None:
    """As a turn begins."""
    turn: Facts = s.facts[TURN]
    blank = type(turn)()
    for field in turn.fields:
        if getattr(turn, field) != getattr(blank, field) and field not in may_hold:
            raise Violation(f"{field}={getattr(turn, field)!r} of the turn before is left over")
    for facts in s.facts:
        if facts is not None and (field := changing(facts)):
            raise Violation(
                f"{type(facts).__name__}.{field} holds a {type(getattr(facts, field)).__name__}, which copies of the "
                "game share: keep a tuple there"
            )
        if stray := set(getattr(facts, "__dict__", ())) - set(facts.fields if facts else ()):
            raise Violation(f"{type(facts).__name__}.{min(stray)} is set, but no field is called so")
    if s.lent_from:
        raise Violation(f"cards of the turn before are still lent: {s.lent_from}")
