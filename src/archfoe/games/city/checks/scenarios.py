"""What must hold in single scenarios: Side Missions, Secret Cards, darkness, civilians, and Villains with own rules."""

from __future__ import annotations

from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.cards import SECRET_KIND
from archfoe.core.decisions import Answer, Decision
from archfoe.core.facts import fact
from archfoe.core.filters import MOVE_CARD
from archfoe.core.piles import (
    DESTROYED,
    DISCARD,
    REMOVED,
    SPACE,
    SPACES,
    UNDER,
    UNUSED,
    WEAKNESSES,
)
from archfoe.core.state import State
from archfoe.games.city.checks.actions import ARMS
from archfoe.games.city.checks.moves import HIT_POINTS, damage_taken, leaves_the_city_alone, step_3_is_to_come
from archfoe.games.city.checks.second_telling import (
    DARKSEID,
    DEAREST,
    DREAD,
    ENVY,
    LIVES,
    LIVEWIRES,
    PRIDE,
    SLOTH,
    SPORE,
    STARRO,
    THIEF,
    TILE_E,
    TILE_G,
    WRATH,
    Town,
    apart,
    before_the_first_turn,
    cards_by_space,
    characters,
    destroyed,
    in_the_city,
    is_villain,
    ruins,
)
from archfoe.games.city.facts import city
from archfoe.games.city.legacy import CLEAN_SWEEP, MISSIONS, REBUILD, STAND_TOGETHER
from archfoe.games.city.scenarios.exodus.facts import exodus
from archfoe.games.city.scenarios.stolen_seconds.facts import stolen_seconds
from archfoe.sim.questions import Violation
from archfoe.sim.watch import Watch

_SWEPT, _SWEPT_ALONE = 3, 2  # Villains in one turn


class PackWatch(Watch):
    """A watch of one scenario: it begins with the first turn."""

    def __init__(self, town: Town) -> None:
        self.town = town

    def look(self, s: State, decision: Decision) -> None:
        if not before_the_first_turn(s):
            self.see(s, decision)

    def see(self, s: State, d: Decision) -> None:
        """Before every answer from the first turn on."""


class MissionWatch(PackWatch):
    """Side Missions are completed once, by the deed that each asks for; ruins end a game in time."""

    def __init__(self, town: Town) -> None:
        super().__init__(town)
        self._done: tuple[str, ...] = ()
        self._due: set[str] = set()  # what the last action must have completed
        self._felled = 0  # Villains bought this turn
        self._ruins: int | None = None

    def turn_begins(self, s: State) -> None:
        self._felled = 0

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        if action[0] == "rebuild":
            self._due.add(REBUILD)
        if action[0] != "buy" or not is_villain(s, action[1]):
            return
        self._felled += 1
        if self._felled >= (_SWEPT_ALONE if self.town.alone else _SWEPT):
            self._due.add(CLEAN_SWEEP)
        there = characters(s) if self.town.alone else s.at
        if s.cards[action[1]].super_villain and set(there) == {s.where[action[1]] - SPACE}:
            self._due.add(STAND_TOGETHER)

    def see(self, s: State, d: Decision) -> None:
        done = city(s).missions
        before = self.town.options.legacy.missions
        if not self.town.missions:
            if done:
                raise Violation(f"{done[0]} is completed in a game without Side Missions")
            return
        known = [mission for mission in MISSIONS if mission not in before]
        if done[: len(self._done)] != self._done or len(set(done)) != len(done) or not set(done) <= set(known):
            raise Violation(f"the Side Missions {done} are completed after {(*before, *self._done)}")
        missing = self._due - {*done, *before}
        if missing:
            raise Violation(f"{missing.pop()} should be completed")
        new = set(done) - set(self._done)
        if REBUILD in new and REBUILD not in self._due:
            raise Violation("a Location was repaired by nobody")
        self._done, self._due = done, set()
        self._check_ruins(s)

    def _check_ruins(self, s: State) -> None:
        """Only a Location that falls in this game can lose it."""
        now, most = ruins(s), self.town.most_ruins
        if self._ruins is not None and most is not None and now > self._ruins and now >= most:
            raise Violation(f"{now} Locations are destroyed and the game goes on")
        self._ruins = now


class LevelWatch(PackWatch):
    """What happens once when the Threat comes to a Level, looked at when the steps before the actions are over."""

    def __init__(self, town: Town) -> None:
        super().__init__(town)
        self._threat: int | None = None
        self._weaknesses = 0  # in their stack
        self._gone: set[int] = set()  # the destroyed pile
        self._city: set[int] = set()
        self._turn = 0
        self._ended = False  # has the player chosen to do nothing more?

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        self._ended = action[0] == "end"

    def see(self, s: State, d: Decision) -> None:
        if d.kind is not ask.MAIN_ACTION and not step_3_is_to_come(s):
            return
        if self._threat is not None and (s.turn == self._turn or (s.turn == self._turn + 1 and self._ended)):
            self._check(s, self._threat)
        self._threat, self._turn = city(s).threat, s.turn
        self._weaknesses, self._gone = len(s.piles[WEAKNESSES]), set(s.piles[DESTROYED])
        self._city = set(cards_by_space(s))

    def _check(self, s: State, before: int) -> None:
        threat = city(s).threat
        gained = self._weaknesses - len(s.piles[WEAKNESSES])
        counted = not self.town.options.mix  # Attacks of other sets may empty the stack first, or return some
        if counted and self.town.reached(before, threat, TILE_E) and gained < min(len(s.teams), self._weaknesses):
            raise Violation(f"{gained} Weaknesses were gained when each of {len(s.teams)} players should gain one")
        if self.town.reached(before, threat, DEAREST) and threat == before + 1 and not self.town.options.mix:
            left = [s.cards[c].cost for c in cards_by_space(s) if c in self._city and not is_villain(s, c)]
            lost = [s.cards[card].cost for card in s.piles[DESTROYED] if card not in self._gone]
            if left and max(lost, default=-1) < max(left):
                raise Violation(f"a card of cost {max(left)} should have been destroyed at Threat {threat}")


class SecretWatch(PackWatch):
    """A Secret Card stays with its holder until it is released, and its release is a deed that was done."""

    def __init__(self, town: Town) -> None:
        super().__init__(town)
        self._held: dict[int, int] | None = None  # seat -> card
        self._bought_dear: set[int] = set()  # seats, in this game
        self._moves = 0  # spent by walking this turn
        self._most_moves: dict[int, int] = {}
        self._felled: dict[int, int] = {}  # Villains bought in this game
        self._felled_supers: dict[int, int] = {}
        self._run: tuple[int, int] | None = None  # turn and Move when a Run was played

    def turn_begins(self, s: State) -> None:
        self._moves = 0

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        seat = s.active
        if action[0] == "buy":
            what = s.cards[action[1]]
            if is_villain(s, action[1]):
                self._felled[seat] = self._felled.get(seat, 0) + 1
                self._felled_supers[seat] = self._felled_supers.get(seat, 0) + what.super_villain
            elif what.cost >= 6:
                self._bought_dear.add(seat)
        elif action[0] in ("walk", "lead"):
            self._moves += 1
            self._most_moves[seat] = max(self._moves, self._most_moves.get(seat, 0))
        elif action[0] == "play" and s.cards[action[1]].name == "Run":
            self._run = s.turn, s.moves[seat]

    def see(self, s: State, d: Decision) -> None:
        self._check_holders(s)
        if self._run is not None and self._run[0] == s.turn and not s.between:
            self._check_run(s, self._run[1])
        self._run = None
        if d.kind is ask.MAIN_ACTION:
            self._check_release(s, d)

    def _check_holders(self, s: State) -> None:
        secret = [c for c, what in enumerate(s.cards) if what.kind == SECRET_KIND]
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

    def _check_run(self, s: State, before: int) -> None:
        """The simplest Move card: it gives 1 less to who is slothful, which is nothing."""
        run = next(card for card in s.cards if card.name == "Run")
        assert run.subtype == MOVE_CARD
        gave = s.moves[s.active] - before
        if gave != (1 if self.town.secret(s, s.active) == SLOTH else 2):
            raise Violation(f"Run has given {gave} Move")

    def _check_release(self, s: State, d: Decision) -> None:
        """Offered for certain if purchases and steps alone are enough; never if nothing like it can have happened."""
        seat, secret = d.seat, self.town.secret(s, d.seat)
        offered = any(option[0] == "use" and s.where[option[1]] == UNDER + seat for option in d.options)
        certain = {
            PRIDE: self._felled_supers.get(seat, 0) > 0,
            ENVY: seat in self._bought_dear,
            WRATH: self._felled.get(seat, 0) >= 3,
            SLOTH: self._most_moves.get(seat, 0) >= 5,
        }
        if certain.get(secret) and not offered:
            raise Violation(f"the Secret Card {secret} of seat {seat} could be released and is not offered")
        fallen = [card for card in s.piles[DESTROYED] if is_villain(s, card)]
        possible = {
            "": False,
            PRIDE: any(s.cards[card].super_villain for card in fallen),
            ENVY: seat in self._bought_dear,
            WRATH: len(fallen) >= 3,
            DREAD: s.turn > 2 * len(s.teams) and city(s).threat > 0,
        }
        if offered and not possible.get(secret, True):
            raise Violation(f"the Secret Card {secret} of seat {seat} may be released too soon")


class DarkWatch(PackWatch):
    """Dark Locations: they stand, each new Super-Villain brings one, and without any the game may be won."""

    def __init__(self, town: Town) -> None:
        super().__init__(town)
        self._dark: frozenset[int] | None = None
        self._ready = False  # could the last turn end with a win?
        self._out: set[int] = set()  # Super-Villains in the city
        self._next = 0  # the turn whose Step 4 is the next
        self._lit: set[int] = set()  # what players have lit since the last look
        self._sure = True  # has nothing else been done that may light a Location?
        self._fallen: set[int] = set()  # Livewires: their Reward lights one

    def turn_begins(self, s: State) -> None:
        self._lit = set()
        if self._ready:
            raise Violation("the turn has ended without a dark Location, and the game goes on")

    def answered(self, s: State, decision: Decision, answer: Answer) -> None:
        """A turn may end after any action without another question, if nothing is left to do."""
        if decision.kind in (ask.MAIN_ACTION, ask.ASSIST) and answer:
            action = decision.options[answer[0]]
            self._sure = self._sure and (action[0] == "light" or leaves_the_city_alone(s, action))

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        if action[0] == "light":
            self._lit.add(action[1])
            self._dark = None if self._dark is None else self._dark - {action[1]}

    def see(self, s: State, d: Decision) -> None:
        dark = frozenset(fact(s, "dark", ()))
        if any(space % 2 or destroyed(s, space) for space in dark) or len(dark) != len(fact(s, "dark", ())):
            raise Violation(f"the spaces {sorted(dark)} are dark")
        if dark & self._lit:
            raise Violation(f"space {min(dark & self._lit)} was lit and is dark")
        self._lit = set()
        early = step_3_is_to_come(s)
        if d.kind is ask.MAIN_ACTION or (early and d.kind is not ask.CHOOSE_SPACE):  # no entry or Reward is half done
            out = {card for card in cards_by_space(s) if s.cards[card].super_villain}
            if self._dark is not None and s.turn == self._next:
                self._check_entries(s, self._dark, dark, out - self._out)
            self._dark, self._out, self._next = dark, out, s.turn if early else s.turn + 1
            self._sure, self._fallen = True, _fallen_livewires(s)
        self._ready = not s.between and self.town.won(s)

    def _check_entries(self, s: State, before: frozenset[int], dark: frozenset[int], entered: set[int]) -> None:
        """One more for each that entered, the nearest of those with light; Livewire may have been there first."""
        new, rewards = dark - before, _fallen_livewires(s) - self._fallen
        abroad = [c for c in cards_by_space(s) if s.cards[c].pack in LIVEWIRES]
        at_home = {self.town.homes(s, c)[0] for c in [*abroad, *rewards]}
        if len(new - at_home) > len(entered):
            raise Violation(f"the spaces {sorted(new)} have gone dark when {len(entered)} Super-Villains came")
        if len(entered) != 1 or any(destroyed(s, space) for space in before) or rewards or not self._sure:
            return
        start = s.where[next(iter(entered))] - SPACE
        for was_dark in (before, before | (at_home & dark)):
            lit = [space for space in range(0, SPACES, 2) if space not in was_dark and not destroyed(s, space)]
            nearest = min(lit, key=lambda space: (apart(start, space), (space - start) % SPACES), default=None)
            if nearest is None or nearest in dark:
                return
        raise Violation(f"a Super-Villain has come to space {start}, and space {nearest} is not dark")


def _fallen_livewires(s: State) -> set[int]:
    return {card for card in s.piles[DESTROYED] if s.cards[card].pack in LIVEWIRES}


class CivilianWatch(PackWatch):
    """Nobody comes and nobody goes: they wait, are carried, saved or lost. Spores are somewhere, too."""

    def __init__(self, town: Town) -> None:
        super().__init__(town)
        self._before: dict[Any, int] | None = None
        self._to_save: int | None = None
        self._hurt: dict[int, int] = {}
        self._threat = 0
        self._action: tuple[Any, ...] = ()
        self._turn = 0

    def answered(self, s: State, decision: Decision, answer: Answer) -> None:
        self._action = ()
        if decision.kind in (ask.MAIN_ACTION, ask.ASSIST) and answer:
            self._action = (decision.seat, *decision.options[answer[0]])

    def see(self, s: State, d: Decision) -> None:
        now = _people(s)
        if self._before is None:
            self._before, self._hurt = now, damage_taken(s)
        before = self._before
        seats = range(len(s.teams))
        if sum(now.values()) != sum(before.values()) or min(now.values(), default=0) < 0:
            raise Violation(f"there were {sum(before.values())} civilians and are {sum(now.values())}")
        if any(now.get(("civilians", space), 0) > 2 for space in range(SPACES)):
            raise Violation("more than two civilians wait in a space")
        if any(now.get(("carried", seat), 0) > ARMS for seat in seats):
            raise Violation("a Character carries more than two civilians")
        if self._to_save is not None and exodus(s).to_save != self._to_save:
            raise Violation(f"{exodus(s).to_save} civilians are to be saved, and {self._to_save} before")
        self._to_save = exodus(s).to_save
        if now.get("lost", 0) >= self.town.most_lost:
            raise Violation(f"{now['lost']} civilians are lost and the game goes on")
        self._check_carried(now, before)
        self._check_lost(s, now, before)
        self._before, self._hurt, self._threat, self._turn = now, damage_taken(s), city(s).threat, s.turn
        _check_spores(self.town, s)

    def _check_carried(self, now: dict[Any, int], before: dict[Any, int]) -> None:
        """They are picked up one at a time, and leave all together, for the Javelin."""
        verb = self._action[1] if len(self._action) > 1 else ""
        for key in now.keys() | before.keys():
            if type(key) is not tuple or key[0] != "carried":
                continue
            change = now.get(key, 0) - before.get(key, 0)
            mine = bool(self._action) and self._action[0] == key[1]
            if change and not (mine and (verb == "board" or (verb == "rescue" and change == 1))):
                raise Violation(f"seat {key[1]} carries {change} civilians more, after {verb or 'nothing'}")
        saved = now.get("saved", 0) - before.get("saved", 0)
        if saved and (verb != "board" or saved != before.get(("carried", self._action[0]), 0)):
            raise Violation(f"{saved} civilians are saved after {verb or 'nothing'}")

    def _check_lost(self, s: State, now: dict[Any, int], before: dict[Any, int]) -> None:
        """One with each blow, all with a Location; if more turns than one have passed, blows cannot be counted."""
        hurt = damage_taken(s)
        for space in range(0, SPACES, 2):
            there = before.get(("civilians", space), 0) - (self._action[1:] == ("rescue", space))
            gone = there - now.get(("civilians", space), 0)
            dealt = hurt.get(space, 0) - self._hurt.get(space, 0)
            # The Threat may have risen between the last look and the blow.
            sizes = {2 if self.town.works(threat, TILE_G) else 1 for threat in (self._threat, city(s).threat)}
            ruined = hurt.get(space, 0) >= HIT_POINTS
            expected = {there} if ruined else {min(-(-max(dealt, 0) // size), there) for size in sizes}
            if gone not in expected and s.turn <= self._turn + 1:
                raise Violation(f"{gone} civilians are lost in space {space}, and {min(expected)} should be")


def _people(s: State) -> dict[Any, int]:
    facts = exodus(s)
    waiting = {("civilians", space): n for space, n in enumerate(facts.civilians) if n}
    carried = {("carried", seat): n for seat, n in enumerate(facts.carried) if n}
    return {**waiting, **carried, "saved": facts.saved, "lost": facts.lost}


def _check_spores(town: Town, s: State) -> None:
    """In their stack, with players, or all out of the game once Starro is defeated."""
    spores = [card for card, what in enumerate(s.cards) if what.pack == SPORE]
    starro = town.card(s, STARRO)
    gone = [card for card in spores if s.where[card] == REMOVED]
    rewarded = starro is not None and s.where[starro] == DESTROYED and not any(t[0] == "reward" for t in s.agenda)
    if len(gone) not in (0, len(spores)) or (gone and not rewarded):
        raise Violation(f"{len(gone)} Spores are out of the game")


class ThiefWatch(PackWatch):
    """Three lives, each one Location further on; and a day on which purchases are undone."""

    def __init__(self, town: Town) -> None:
        super().__init__(town)
        self._lives = 0
        self._attacked: int | None = None  # lives before he was bought
        self._threat: int | None = None
        self._turn = 0
        self._piles: dict[int, list[int]] = {}  # seat -> discard pile
        self._active = 0  # whose turn it was then
        self._taken: dict[int, int] = {}  # seat -> the cost of the card that must be gone, until the main step

    def turn_begins(self, s: State) -> None:
        self._attacked, self._taken = None, {}  # he has moved since he came back, and so may other cards

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        if action[0] == "buy" and s.cards[action[1]].pack == THIEF:
            self._attacked = self._lives

    def see(self, s: State, d: Decision) -> None:
        thief = self.town.card(s, THIEF)
        assert thief is not None
        lives = stolen_seconds(s).lives
        there = in_the_city(s, thief)
        if not self._lives <= lives <= LIVES or (there and lives == LIVES):
            raise Violation(f"the Thief of Time has lost {lives} lives after {self._lives} and is in the city")
        if d.kind is ask.MAIN_ACTION and lives < LIVES and not there:  # he is gone until his Reward is over
            raise Violation(f"the Thief of Time has lost {lives} lives and has not come back")
        if self._attacked is not None and (there or lives == LIVES):
            self._check_return(s, thief, lives, self._attacked)
            self._attacked = None
        self._lives = lives
        self._check_undone(s, d)

    def _check_return(self, s: State, thief: int, lives: int, before: int) -> None:
        """After a defeat he is in the slot that is farthest from the active Character."""
        here = s.at[s.active]
        assert here is not None
        slot = max(range(1, SPACES, 2), key=lambda slot: (apart(here, slot), -slot))
        if lives != before + 1 or (lives < LIVES and s.where[thief] != SPACE + slot):
            raise Violation(f"the Thief of Time was defeated and should be in space {slot}")

    def _check_undone(self, s: State, d: Decision) -> None:
        """At Threat 3 every player has lost the dearest discarded card.

        It is looked for where nothing else can have changed the pile: not of who had this turn or the one before,
        and without Attacks of other sets.
        """
        threat = city(s).threat
        close = s.turn <= self._turn + 1 and not self.town.options.mix
        if self._threat is not None and self._threat < 3 <= threat and close:
            for seat, pile in self._piles.items():
                if seat not in (s.active, self._active):
                    self._taken[seat] = max((s.cards[card].cost for card in pile), default=0)
        if d.kind is ask.MAIN_ACTION:
            for seat, cost in self._taken.items():
                back = [c for c in self._piles[seat] if s.cards[c].cost == cost and in_the_city(s, c)]
                shuffled = any(s.where[card] != DISCARD + seat for card in self._piles[seat])  # and perhaps drawn anew
                if cost and not back and not shuffled:
                    raise Violation(f"seat {seat} keeps a card of cost {cost} that should have gone to the city")
            self._taken = {}
        if not self._taken:
            self._piles = {seat: list(s.piles[DISCARD + seat]) for seat in range(len(s.teams))}
            self._active, self._turn = s.active, s.turn
        self._threat = threat


class DarkseidWatch(PackWatch):
    """He comes with Threat 4, after the Attack of who raised it, and what avoids his Attack is destroyed."""

    def __init__(self, town: Town) -> None:
        super().__init__(town)
        self._used: int | None = None  # a Defense card that was discarded against him

    def answered(self, s: State, decision: Decision, answer: Answer) -> None:
        if decision.kind is ask.DEFEND_TEAM and answer and s.cards[decision.source].pack == DARKSEID:
            card = decision.options[answer[0]][1]
            defense = s.cards[card].defense
            self._used = card if defense is not None and defense.use != "reveal" else None

    def see(self, s: State, d: Decision) -> None:
        darkseid = self.town.card(s, DARKSEID)
        assert darkseid is not None
        came = s.where[darkseid] != UNUSED
        if came and city(s).threat < 4:
            raise Violation(f"Darkseid has come at Threat {city(s).threat}")
        if not came and city(s).threat >= 4 and d.kind in (ask.MAIN_ACTION, ask.ATTACK_ORDER):
            raise Violation(f"Darkseid has not come at Threat {city(s).threat}")
        aim = city(s).rerouted(darkseid)
        if in_the_city(s, darkseid) and aim is not None and aim not in self.town.homes(s, darkseid):
            raise Violation(f"Darkseid makes for space {aim}")
        if self._used is not None and step_3_is_to_come(s) and s.where[self._used] == DISCARD + s.active:
            raise Violation(f"{s.cards[self._used].name} avoided an Attack of Darkseid and is not destroyed")
        self._used = None


WATCHES: dict[int, type[PackWatch]] = {
    4: SecretWatch,
    5: DarkWatch,
    6: CivilianWatch,
    7: ThiefWatch,
    8: DarkseidWatch,
}


def pack_watches(town: Town) -> list[Watch]:
    """Those of the scenario that is played."""
    pack = WATCHES.get(town.scenario)
    return [MissionWatch(town), LevelWatch(town), *([pack(town)] if pack else [])]
