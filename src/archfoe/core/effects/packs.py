"""What only the cards of scenarios do: dark Locations, Spores, Secret Cards, a card that leaves play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from archfoe.core.city import at_destination, facts_of_city, space_of
from archfoe.core.decisions import CHOOSE_SPACE
from archfoe.core.effects.base import Ability, Condition, Effect, clause, do_ability, verb
from archfoe.core.effects.city import here
from archfoe.core.events import DARKENED, LIT
from archfoe.core.events import REMOVED as REMOVED_EVENT
from archfoe.core.filters import Test
from archfoe.core.piles import DECK, DISCARD, HAND, ONGOING, REMOVED, SPORES, UNDER
from archfoe.core.text import YOU, Person, plural

if TYPE_CHECKING:
    from archfoe.core.player import Player
    from archfoe.core.state import State
    from archfoe.games.city.scenarios.black_diamond.facts import BlackDiamondFacts
    from archfoe.games.city.scenarios.lights_out.facts import LightsOutFacts

_SCENARIO = -1  # the facts of a scenario are the last


def _lights(s: State) -> LightsOutFacts | None:
    """Where Locations may be dark."""
    facts = s.facts[_SCENARIO]
    return facts if facts is not None and facts.room == "lights_out" else None


def _secrets(s: State) -> BlackDiamondFacts | None:
    """Where Secret Cards are released by deeds."""
    facts = s.facts[_SCENARIO]
    return facts if facts is not None and facts.room == "black_diamond" else None


# Dark Locations


def dark_spaces(s: State) -> tuple[int, ...]:
    """The Locations that have a dark token."""
    lights = _lights(s)
    return () if lights is None else lights.dark


def set_dark(s: State, spaces: Iterable[int]) -> None:
    """Puts dark tokens on these Locations and no others."""
    own: LightsOutFacts = s.own_facts(len(s.facts) - 1)
    own.dark = tuple(sorted(spaces))


def darken(me: Player, space: int) -> bool:
    """Puts a dark token on a Location that is neither dark nor destroyed."""
    s = me.s
    dark = dark_spaces(s)
    city = facts_of_city(s)
    if space in dark or city is None or city.is_destroyed(space) or _lights(s) is None:
        return False
    set_dark(s, (*dark, space))
    me.tell(DARKENED, n=space)
    return True


def light(me: Player, space: int, power: int = 0) -> None:
    """Takes the dark token off a Location, for the Power that was paid."""
    set_dark(me.s, [other for other in dark_spaces(me.s) if other != space])
    me.tell(LIT, n=space, power=power)


@verb
class Darken(Effect):
    """Of an Attack: the Location of the Villain goes dark if that is its Destination."""

    def do(self, me: Player) -> bool:
        space = space_of(me.s, me.source)
        return space is not None and at_destination(me.s, me.source) and darken(me, space)

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('put')} a dark token on the Location of this Villain if that is its Destination"


@verb
class Light(Effect):
    """Takes a dark token off a Location."""

    own: bool = False  # only where your Character is

    def _spaces(self, me: Player) -> list[int]:
        return [space for space in dark_spaces(me.s) if not self.own or space == here(me)]

    def possible(self, me: Player) -> bool:
        return bool(self._spaces(me))

    def do(self, me: Player) -> bool:
        space = me.choose(self._spaces(me), CHOOSE_SPACE)
        if space is not None:
            light(me, space)
        return space is not None

    def text(self, who: Person = YOU) -> str:
        what = f"the dark token from {who.their} Location" if self.own else "a dark token from any Location"
        return f"{who.verb('remove')} {what}"


# Spores


@verb
class GainSpore(Effect):
    def possible(self, me: Player) -> bool:
        return bool(me.s.piles[SPORES])

    def do(self, me: Player) -> bool:
        stack = me.s.piles[SPORES]
        if not stack:
            return False
        me.gain(stack[-1])
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('gain')} a Spore"


@verb
class RemoveAll(Effect):
    """Every such card leaves the game, wherever it is."""

    test: Test

    def do(self, me: Player) -> bool:
        s = me.s
        cards = [card for card in me.among(range(len(s.cards)), self.test) if s.where[card] != REMOVED]
        for card in cards:
            s.put(card, REMOVED)
        if cards:
            me.tell(REMOVED_EVENT, *cards)
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('remove')} all {plural(self.test.noun())} from the game, wherever they are"


# Secret Cards


@verb
class Release(Effect):
    """Ends the burden of a Secret Card, which everybody sees now; then something good happens."""

    boon: Ability

    def do(self, me: Player) -> bool:
        me.s.put(me.source, REMOVED)
        me.tell(REMOVED_EVENT, me.source)
        do_ability(me, self.boon)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('release')} this card: {clause(self.boon, who)}"


@verb
class HoldsSecret(Condition):
    """A Secret Card that is not released lies with the Super Hero."""

    def met(self, me: Player) -> bool:
        return any(me.s.cards[card].pack for card in me.s.piles[UNDER + me.seat])

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} hold a Secret Card that is not released"


def times_done(s: State, deed: str, seat: int) -> int:
    """How often, or how much: what is counted for this turn comes before what is counted for the game."""
    this_turn = s.counts.get((deed, seat))
    if this_turn is not None:
        return this_turn
    secrets = _secrets(s)
    return 0 if secrets is None else secrets.times(deed, seat)


@verb
class Deed(Condition):
    """What the rules count for a player, in this turn (`State.counts`) or in the whole game."""

    deed: str
    n: int
    words: str  # complete "you have ..."

    def met(self, me: Player) -> bool:
        return times_done(me.s, self.deed, me.seat) >= self.n

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} have {self.words}"


def _dear(me: Player) -> int:
    """The last card of cost 6 or more, and no Villain, that was bought; -1 if there is none."""
    secrets = _secrets(me.s)
    return -1 if secrets is None else secrets.bought_dear[me.seat]


@verb
class BoughtDear(Condition):
    def met(self, me: Player) -> bool:
        return _dear(me) >= 0

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} have bought a card of cost 6 or more that is no Villain"


@verb
class TakeDear(Effect):
    """The card of `BoughtDear` comes to the hand from discard pile or deck, unless it was shuffled since."""

    def possible(self, me: Player) -> bool:
        card, s = _dear(me), me.s
        mine = card >= 0 and s.where[card] in (DISCARD + me.seat, DECK + me.seat)
        return mine and bool(s.seers(card) >> me.seat & 1)

    def do(self, me: Player) -> bool:
        if not self.possible(me):
            return False
        me.move(_dear(me), HAND + me.seat)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('put')} that card into {who.their} hand"


# Cards in play


@verb
class FromPlay(Effect):
    """This card goes from play to the discard pile of its owner; then something happens."""

    effect: Effect

    def possible(self, me: Player) -> bool:
        return me.s.where[me.source] == ONGOING + me.seat and self.effect.possible(me)

    def do(self, me: Player) -> bool:
        me.move(me.source, DISCARD + me.seat)
        return self.effect.do(me)

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('put')} this card from play into {who.their} discard pile and {self.effect.text(who)}"
