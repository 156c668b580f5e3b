"""Scenario 2, told a second time: what must hold of hostages and of Secret Cards."""

from __future__ import annotations

from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.cards import PRIVATE_KIND
from archfoe.core.decisions import Answer, Decision
from archfoe.core.piles import DESTROYED, REMOVED, UNDER
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.facts import city
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.city.scenarios.hostages.facts import hostages
from archfoe.games.shared import assists
from archfoe.sim.watch import Violation
from tests.oracle.city.moves import HIT_POINTS, damage_taken
from tests.oracle.city.scenario import ScenarioWatch
from tests.oracle.city.second_telling import TILE_G, CityRetold, characters, is_villain
from tests.oracle.city.told import Told

_CORDON = 1  # slot 1
_WITH_ONE = 2  # so many hostages a Character leads
_EACH = 2  # on a Location
_TO_SAVE = {1: 4, 2: 5, 3: 6, 4: 6}  # by players
_TAKE, _BRING = "free", "hand_over"
# Secret Cards, by number and letter
HOARDER, GLUTTON, SUSPICIOUS, GLORY_HOUND = "2B", "2C", "2D", "2E"


class TraitWatch(ScenarioWatch):
    """A Secret Card stays with its holder until it is released, and its release is a deed that was done."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._held: dict[int, int] | None = None  # seat -> card
        self._bought_dear: set[int] = set()  # seats, in this game
        self._felled: dict[int, int] = {}  # Villains bought in this game
        self._felled_supers: dict[int, int] = {}

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        seat = s.active
        if action[0] == "buy":
            what = s.cards[action[1]]
            if is_villain(s, action[1]):
                self._felled[seat] = self._felled.get(seat, 0) + 1
                self._felled_supers[seat] = self._felled_supers.get(seat, 0) + what.super_villain
            elif what.cost >= 6:
                self._bought_dear.add(seat)

    def see(self, s: State, d: Decision) -> None:
        self._check_holders(s)
        if d.kind is ask.MAIN_ACTION:
            self._check_release(s, d)

    def _check_holders(self, s: State) -> None:
        secret = [c for c, what in enumerate(s.cards) if what.kind == PRIVATE_KIND]
        held = {p: [c for c in secret if s.where[c] == UNDER + p] for p in range(len(s.teams))}
        if self._held is None:
            self._held = {seat: cards[0] for seat, cards in held.items() if cards}
        for seat, cards in held.items():
            mine = self._held.get(seat)
            if cards and cards != [mine]:
                raise Violation(f"seat {seat} holds another Secret Card than at first")
            if mine is not None and not cards and s.where[mine] != REMOVED:
                raise Violation(f"the Secret Card of seat {seat} is neither held nor released")
        if not {card for card in secret if s.where[card] == REMOVED} <= set(self._held.values()):
            raise Violation("a Secret Card is released that nobody has held")

    def _check_release(self, s: State, d: Decision) -> None:
        """Offered for certain if purchases and steps alone are enough; never if nothing like it can have happened."""
        seat, secret = d.seat, self.retold.secret(s, d.seat)
        offered = any(option[0] == "use" and s.where[option[1]] == UNDER + seat for option in d.options)
        certain = {
            SUSPICIOUS: self._felled_supers.get(seat, 0) > 0,
            GLUTTON: seat in self._bought_dear,
            GLORY_HOUND: self._felled.get(seat, 0) >= 3,
        }
        if certain.get(secret) and not offered:
            raise Violation(f"the Secret Card {secret} of seat {seat} could be released and is not offered")
        fallen = [card for card in s.piles[DESTROYED] if is_villain(s, card)]
        possible = {
            "": False,
            SUSPICIOUS: any(s.cards[card].super_villain for card in fallen),
            GLUTTON: seat in self._bought_dear,
            GLORY_HOUND: len(fallen) >= 3,
        }
        if offered and not possible.get(secret, True):
            raise Violation(f"the Secret Card {secret} of seat {seat} may be released too soon")


class HostageWatch(ScenarioWatch):
    """Nobody comes and nobody goes: they are held, led, saved or lost."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._traits = TraitWatch(retold)
        self._before: dict[Any, int] | None = None
        self._to_save: int | None = None
        self._hurt: dict[int, int] = {}
        self._threat = 0
        self._action: tuple[Any, ...] = ()
        self._turn = 0

    def turn_begins(self, s: State) -> None:
        self._traits.turn_begins(s)

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        self._traits.chosen(s, action)

    def answered(self, s: State, decision: Decision, answer: Answer) -> None:
        self._action = ()
        if decision.kind in (ask.MAIN_ACTION, assists.ASSIST) and answer:
            self._action = (decision.seat, *decision.options[answer[0]])

    def see(self, s: State, d: Decision) -> None:
        self._traits.see(s, d)
        now = _people(s)
        if self._before is None:
            self._before, self._hurt = now, damage_taken(s)
        before = self._before
        if sum(now.values()) != sum(before.values()) or min(now.values(), default=0) < 0:
            raise Violation(f"there were {sum(before.values())} hostages and are {sum(now.values())}")
        if any(now.get(("held", space), 0) > _EACH for space in range(SPACES)):
            raise Violation("more than 2 hostages are held in a space")
        if any(now.get(("led", seat), 0) > _WITH_ONE for seat in range(len(s.teams))):
            raise Violation("a Character leads more than 2 hostages")
        if self._to_save is not None and hostages(s).to_save != self._to_save:
            raise Violation(f"{hostages(s).to_save} hostages are to be saved, and {self._to_save} before")
        self._to_save = hostages(s).to_save
        if self.retold.own.lost(s):
            raise Violation(f"{now['lost']} hostages are lost and the game goes on")
        self._check_led(now, before)
        self._check_lost(s, now, before)
        self._before, self._hurt, self._threat, self._turn = now, damage_taken(s), city(s).threat, s.turn

    def _check_led(self, now: dict[Any, int], before: dict[Any, int]) -> None:
        """They are freed one at a time, and leave all together, at the cordon."""
        verb = self._action[1] if len(self._action) > 1 else ""
        for key in now.keys() | before.keys():
            if type(key) is not tuple or key[0] != "led":
                continue
            change = now.get(key, 0) - before.get(key, 0)
            mine = bool(self._action) and self._action[0] == key[1]
            if change and not (mine and (verb == _BRING or (verb == _TAKE and change == 1))):
                raise Violation(f"seat {key[1]} leads {change} hostages more, after {verb or 'nothing'}")
        saved = now.get("saved", 0) - before.get("saved", 0)
        if saved and (verb != _BRING or saved != before.get(("led", self._action[0]), 0)):
            raise Violation(f"{saved} hostages are saved after {verb or 'nothing'}")

    def _check_lost(self, s: State, now: dict[Any, int], before: dict[Any, int]) -> None:
        """One with each blow, all with a Location; if more turns than one have passed, blows cannot be counted."""
        hurt = damage_taken(s)
        for space in range(0, SPACES, 2):
            there = before.get(("held", space), 0) - (self._action[1:] == (_TAKE, space))
            gone = there - now.get(("held", space), 0)
            dealt = hurt.get(space, 0) - self._hurt.get(space, 0)
            # The Threat may have risen between the last look and the blow.
            sizes = {2 if self.retold.works(threat, TILE_G) else 1 for threat in (self._threat, city(s).threat)}
            ruined = hurt.get(space, 0) >= HIT_POINTS
            expected = {there} if ruined else {min(-(-max(dealt, 0) // size), there) for size in sizes}
            if gone not in expected and s.turn <= self._turn + 1:
                raise Violation(f"{gone} hostages are lost in space {space}, and {min(expected)} should be")


def _people(s: State) -> dict[Any, int]:
    facts = hostages(s)
    held = {("held", space): n for space, n in enumerate(facts.hostages) if n}
    led = {("led", seat): n for seat, n in enumerate(facts.led) if n}
    return {**held, **led, "saved": facts.saved, "lost": facts.lost}


class ToldHostages(Told):
    locations = "city A, police_station A, arkham_asylum B, bank B, star_labs B"
    track = "+F0 =B4"
    small_track = "+E1"
    sized_threat = {1: 1}  # noqa: RUF012
    needed = 4
    secrets = True
    watch = HostageWatch

    def check_setup(self, s: State, fallen: set[int]) -> None:
        there = {space: n for space, n in enumerate(hostages(s).hostages) if n}
        used = {0, 2, 4, 6} if self.retold.small else {0, 2, 4, 6, 8}
        if there != dict.fromkeys(used - fallen, _EACH):
            raise Violation(f"the game begins with the hostages {there}")
        if hostages(s).to_save != max(0, _TO_SAVE[self.retold.options.players] - _EACH * len(used & fallen)):
            raise Violation(f"{hostages(s).to_save} hostages are to be saved")
        if any(
            city_card(s.cards[card]).pack[:1] != "2" for seat in range(len(s.teams)) for card in s.piles[UNDER + seat]
        ):
            raise Violation("a card of another scenario was passed as a Secret Card")

    def deeds(self, s: State, seat: int) -> dict[str, bool]:
        here = s.at[seat]
        if here is None:
            return {_TAKE: False, _BRING: False}
        led = hostages(s).led[seat]
        guarded = any(is_villain(s, card) for card in s.piles[SPACE + here])
        free = hostages(s).hostages[here] > 0 and not guarded and s.moves[seat] > 0 and led < _WITH_ONE
        return {_TAKE: free, _BRING: self.may_do(s, seat, _BRING)}

    def may_do(self, s: State, seat: int, verb: str) -> bool:
        return verb == _BRING and s.at[seat] == _CORDON and hostages(s).led[seat] > 0

    def refuses_help(self, s: State, helper: int) -> bool:
        return self.retold.secret(s, s.active) == SUSPICIOUS or self.retold.secret(s, helper) == HOARDER

    def refuses_storing(self, s: State, seat: int) -> bool:
        return self.retold.secret(s, seat) in (SUSPICIOUS, HOARDER)

    def refuses_buying(self, s: State, seat: int, space: int) -> bool:
        others = [at for other, at in enumerate(characters(s)) if other != seat]
        return self.retold.secret(s, seat) == GLUTTON and space == s.at[seat] and space in others

    def done(self, s: State) -> bool:
        return hostages(s).saved >= hostages(s).to_save

    def lost(self, s: State) -> bool:
        return hostages(s).lost >= (3 if self.retold.small else 4)
