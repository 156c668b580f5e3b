"""What must hold in a city: who is where, how Villains move and Attack, what Locations suffer, and the clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.decisions import Answer, Decision
from archfoe.core.moments import END
from archfoe.core.piles import DESTROYED, HAND, MAIN, ONGOING, REMOVED, SET_ASIDE, UNUSED
from archfoe.core.state import State
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.facts import city, city_turn, is_destroyed, is_frozen
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.city.ring import ALLY
from archfoe.games.city.tiles import TILES
from archfoe.games.shared.piles import TROPHIES
from archfoe.sim import recount
from archfoe.sim.watch import Violation, Watch
from tests.oracle.city.actions import QUESTIONS
from tests.oracle.city.second_telling import (
    TILE_C,
    TILE_H,
    TOP_LEVEL,
    TWO_CARDS,
    CityRetold,
    apart,
    before_the_first_turn,
    cards_by_space,
    in_the_city,
    is_called,
    is_villain,
    ruins,
)

_STACK = 5  # Basic cards on a Location
HIT_POINTS = 5
_BOXES = 3  # of the clock
_BASIC_SIDE = "B"
_MOST_MOVE_LOST = 2  # by Poison Ivy
_ENDURANCE = 3  # of an ally


def step_3_is_to_come(s: State) -> bool:
    return any(task[0] == "villains_move" for task in s.agenda)


def damage_taken(s: State) -> dict[int, int]:
    """By Location; a destroyed one has taken all it can."""
    return {space: n for space, n in enumerate(city(s).damage) if n}


def _rolling(d: Decision) -> int:
    """The Villain of another set whose die lets a player choose the Destination: it has just come."""
    return d.about if d.kind is city_ask.CHOOSE_SPACE else -1


class CityWatch(Watch):
    """Remembers the city as it was at the last question: most of a turn's first steps ask nobody."""

    def __init__(self, retold: CityRetold | None = None) -> None:
        self.retold = retold or CityRetold()
        self._turn = 0
        self._waiting = False  # for Step 3
        self._calm = False  # will nothing but the first steps of the next turn change the city?
        self._city: dict[int, int] = {}  # card -> space
        self._homes: dict[int, tuple[int, ...]] = {}  # of the Villains in it
        self._deck: set[int] = set()
        self._threat = 0
        self._hurt: dict[int, int] = {}  # Location -> damage, destroyed ones have all
        self._came: set[int] = set()  # Super-Villains; none is there at first
        self._ordered = 0  # the turn in which the order of Attacks was asked for last
        self._defended: set[tuple[int, int, int]] = set()  # (attacker, seat, who is attacked) of this turn
        self._spent: set[tuple[int, int]] = set()  # (attacker, seat): who has used a Defense against it this turn
        self._avoided: set[int] = set()  # attackers of Step 2
        self._opening: tuple[dict[int, int], dict[int, int]] | None = None  # city and damage before this turn
        self._opening_homes: dict[int, tuple[int, ...]] = {}
        self._used: set[tuple[str, int]] = set()  # what serves once in a turn: stacks and Locations
        self._bought: tuple[int, int, int] | None = None  # card, its price, Power spent before
        self._rebuilt: int | None = None  # the Location that is about to be repaired
        self._clock_began = 0

    def turn_begins(self, s: State) -> None:
        self._defended, self._spent, self._avoided = set(), set(), set()
        self._used, self._bought = set(), None
        known = self._calm and not self._waiting and s.turn == self._turn + 1
        self._opening = (self._city, self._hurt) if known else None
        self._opening_homes = self._homes

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        self._calm = leaves_the_city_alone(s, action) and not _acts_at_the_end(s)
        if action[0] == "buy":
            card = action[1]
            self._bought = card, self.retold.price(s, s.active, card), s.spent[s.active]
            if s.where[card] >= BASICS:
                self._use_once("stack", 2 * (s.where[card] - BASICS))
        elif action[0] == "location":
            self._use_once("Location", action[1])
        elif action[0] == "rebuild":
            self._rebuilt = action[1]

    def _use_once(self, what: str, space: int) -> None:
        if (what, space) in self._used:
            raise Violation(f"the {what} of space {space} serves a second time in one turn")
        self._used.add((what, space))

    def answered(self, s: State, decision: Decision, answer: Answer) -> None:
        if decision.kind is not ask.DEFEND_TEAM or not answer:
            return
        self._spent.add((decision.source, decision.seat))
        if step_3_is_to_come(s) and decision.options[answer[0]][2] != ALLY:
            self._avoided.add(decision.source)

    def look(self, s: State, decision: Decision) -> None:
        if before_the_first_turn(s):
            return
        self._note_super_villains(s, _rolling(decision))
        self.check_board(s)
        _check_characters(s, decision)
        self._check_clock(s)
        self._check_since(s, decision)
        self._check_purchase(s)
        if decision.kind is city_ask.ATTACK_ORDER:
            self._check_attackers(s, decision)
        elif decision.kind is ask.DEFEND_TEAM:
            self._check_defense(s, decision)
        else:
            check = QUESTIONS.get(decision.kind.name)
            if check is not None:
                check(self.retold, s, decision)
        self._turn, self._waiting = s.turn, step_3_is_to_come(s)
        self._calm = decision.kind is city_ask.KEEP_CARD and not _acts_at_the_end(s)
        self._city, self._threat, self._hurt = cards_by_space(s), city(s).threat, damage_taken(s)
        self._homes = {card: self.retold.homes(s, card) for card in self._city if is_villain(s, card)}
        self._deck = set(s.piles[MAIN]) if self.retold.options.mix else set()

    # Since the last question

    def _check_since(self, s: State, d: Decision) -> None:
        """Compares with the last look, if all is known that can have happened in between."""
        waiting = step_3_is_to_come(s)
        if s.turn == self._turn:
            from_the_start = self._waiting
        elif s.turn == self._turn + 1:
            from_the_start = self._calm and not self._waiting
        else:
            return
        if from_the_start:
            self._check_villains(s, waiting)
        if from_the_start and not waiting and _rolling(d) < 0:
            self._check_new_cards(s)
        self._check_damage(s, from_the_start)
        if not waiting and self._opening is not None:
            self._check_blows(s, *self._opening)
            self._opening = None

    def _check_villains(self, s: State, waiting: bool) -> None:
        """Each Villain is where Steps 2 and 3 take it, and the text of a new Level, unless it was defeated."""
        advance = self.retold.reached(self._threat, city(s).threat, TILE_H)
        for card, space in self._city.items():
            if not is_villain(s, card) or self.retold.own.comes_back(s, card):  # who may be elsewhere after a defeat
                continue
            places = self._after_step_2(s, card, space)
            if not waiting:
                places = {self.retold.after_step_3(s, card, there, self._threat) for there in places}
            if advance and s.cards[card].super_villain:
                places = {self.retold.advanced(s, card, there) for there in places}
            if in_the_city(s, card) and s.where[card] - SPACE not in places:
                raise Violation(f"{s.cards[card].name} should be in space {min(places)} and is not")
            if not in_the_city(s, card) and not _is_defeated(s, card):
                raise Violation(f"{s.cards[card].name} has left the city and is not defeated")

    def _after_step_2(self, s: State, card: int, space: int) -> set[int]:
        """Doomsday goes on when nobody avoids his Attack, once in the step; all others stay."""
        moved = self._opening is not None and self._opening[0].get(card) != space
        if not self.retold.own.walks_on(s, card) or moved or card in self._avoided or is_frozen(s, card):
            return {space}
        if self._opening is not None and space % 2 == 0 and not step_3_is_to_come(s):
            return {(space + 1) % SPACES}  # from a Location he attacks for certain
        return {space, (space + 1) % SPACES}

    def _check_new_cards(self, s: State) -> None:
        """They lie in the slots with the fewest cards."""
        now = cards_by_space(s)
        came = [card for card in now if card not in self._city]
        ambush = self.retold.works(self._threat, TILE_C) and any(is_villain(s, card) for card in came)
        foreign = bool(self.retold.options.mix) and (  # Attacks of other sets bring and destroy cards, too
            not self._deck.issuperset(came) or any(s.cards[card].super_villain for card in came)
        )
        if city(s).threat != self._threat or ambush or foreign:  # what follows may have destroyed a card
            return
        new = sorted(
            (now[card] - (now[card] % 2 == 0 and self.retold.own.walks_on(s, card))) % SPACES  # he may have gone on
            for card in came
        )
        slots = dict.fromkeys(range(1, SPACES, 2), 0)
        for card, space in now.items():
            if card in self._city and space in slots:
                slots[space] += 1
        calm = not any(s.cards[card].super_villain for card in self._city)
        expected = []
        for _ in range(2 if calm and self.retold.works(self._threat, TWO_CARDS) else 1):
            space = min(slots, key=lambda slot: (slots[slot], slot))
            slots[space] += 1
            expected.append(space)
        gained_first = bool(self.retold.options.mix) and len(new) > len(expected)  # Hector Hammond, then Mr. Freeze
        if new != sorted(expected) and not gained_first:
            raise Violation(f"new cards have come to the spaces {new}, and to {sorted(expected)} they should have")

    def _check_damage(self, s: State, from_the_start: bool) -> None:
        """Only Attacks from home in Step 2 deal any."""
        for space in range(0, SPACES, 2):
            hurt, before = damage_taken(s).get(space, 0), self._hurt.get(space, 0)
            if space == self._rebuilt and hurt < before:  # all of it was taken off; some may have come since
                before = 0
            dealt, most = hurt - before, 0
            if from_the_start:
                there = [card for card, at in self._city.items() if at == space and is_villain(s, card)]
                at_home = [card for card in there if space in self._homes[card]]
                most = sum(self.retold.deals(s, card, self._threat) for card in at_home if card not in self._avoided)
            if dealt < 0 or (dealt > most and (from_the_start or s.turn == self._turn)):
                raise Violation(f"space {space} has taken {dealt} damage where {most} could be dealt")
        self._rebuilt = None

    def _check_blows(self, s: State, city: Mapping[int, int], hurt: Mapping[int, int]) -> None:
        """After Step 2: who stood at home all the time, was not frozen and not avoided has dealt damage."""
        dealt = dict(hurt)
        for card, space in city.items():
            if space not in self._opening_homes.get(card, ()):
                continue
            stayed = s.where[card] == SPACE + space or self.retold.own.walks_on(s, card)
            sure = stayed and not is_frozen(s, card) and card not in self._avoided
            if sure:
                dealt[space] = dealt.get(space, 0) + self.retold.deals(s, card, self._threat)
        for space, least in dealt.items():
            if damage_taken(s).get(space, 0) < min(least, HIT_POINTS):
                raise Violation(f"space {space} should have {least} damage after the Attacks")

    def _check_clock(self, s: State) -> None:
        """It starts with the last Level and goes on with each turn of who started it."""
        if (city(s).clock is not None) != (city(s).threat == TOP_LEVEL and self.retold.has_clock):
            raise Violation(f"the clock runs or stands at Threat {city(s).threat}")
        clock = city(s).clock
        if clock is None:
            return
        starter, box = clock
        n = len(s.teams)
        if not self._clock_began:  # since the last look; turns may have passed in which nobody could do anything
            began = s.turn - (s.active - starter) % n
            self._clock_began = max(began - n * (box - 1), began - n * ((began - self._turn) // n))
        passed = 1 + (s.turn - self._clock_began) // n
        if box != passed or box > _BOXES:
            raise Violation(f"the clock shows box {box} after {passed} turns of seat {starter}")

    def _check_purchase(self, s: State) -> None:
        if self._bought is None:
            return
        card, cost, before = self._bought
        paid, name = s.spent[s.active] - before, s.cards[card].name
        if paid != cost:
            raise Violation(f"{name} was bought for {paid} Power, and its price is {cost}")
        if is_villain(s, card) and not _is_defeated(s, card) and not self.retold.own.comes_back(s, card):
            raise Violation(f"{name} was defeated and is still there")
        self._bought = None

    # Attacks

    def may_attack(self, s: State, card: int, space: int) -> bool:
        near = space in self.retold.homes(s, card) or space in (s.at[s.active], city(s).ally)
        return near and not is_frozen(s, card)

    def _check_attackers(self, s: State, d: Decision) -> None:
        """Those at home and in the space of the active player; all of them, when the step begins."""
        ready = {c for c, space in cards_by_space(s).items() if is_villain(s, c) and self.may_attack(s, c, space)}
        if d.seat != s.active or not set(d.options) <= ready:
            raise Violation("a Villain may Attack that is neither at home nor in the Character's space")
        own = {c for c in ready if s.where[c] - SPACE in (*self.retold.homes(s, c), s.at[s.active])}
        if self._ordered != s.turn and not own <= set(d.options):  # who attacks only the ally may come last
            raise Violation("a Villain does not Attack that is at home or in the Character's space")
        self._ordered = s.turn

    def _check_defense(self, s: State, d: Decision) -> None:
        if in_the_city(s, d.source):
            self._check_attack(s, d)
        else:
            self._check_played_attack(s, d)
        for _, card, protected in d.options:
            if protected != d.seat and not self._covers(s, d.seat, card, protected):
                raise Violation(f"{s.cards[card].name} may protect seat {protected}, who is too far away")

    def _check_played_attack(self, s: State, d: Decision) -> None:
        """Only cards of other sets attack when they are played, and only foes."""
        if not self.retold.options.mix or any(s.teams[p] == s.teams[s.active] for _, _, p in d.options):
            raise Violation(f"{s.cards[d.source].name} Attacks and is not a Villain in the city")

    def _check_attack(self, s: State, d: Decision) -> None:
        attacker, entering = d.source, not step_3_is_to_come(s)
        if not entering:
            self._ordered = s.turn  # the step has begun, with one that had no rival for the first place
        name, space = s.cards[attacker].name, s.where[attacker] - SPACE
        victims = {protected for _, _, protected in d.options}
        if (attacker, d.seat) in self._spent:
            raise Violation(f"seat {d.seat} may use a second Defense against {name}")
        if any((attacker, d.seat, victim) in self._defended for victim in victims):
            raise Violation(f"seat {d.seat} is asked a second time to defend somebody against {name}")
        self._defended |= {(attacker, d.seat, victim) for victim in victims}
        ambush = entering and not s.cards[attacker].super_villain
        if ambush and not self.retold.works(city(s).threat, TILE_C):
            raise Violation(f"{name} Attacks in a step in which only Super-Villains do")
        if entering != (city_turn(s).entry) or not (entering or self.may_attack(s, attacker, space)):
            raise Violation(f"{name} Attacks and is neither at home nor in the Character's space")
        for victim in victims:
            own = space in self.retold.homes(s, attacker) or space == s.at[s.active]
            hit = space == city(s).ally if victim == ALLY else entering or own
            if not hit or (victim not in (ALLY, s.active) and (ambush or not entering)):
                who = "the ally" if victim == ALLY else f"seat {victim}"
                raise Violation(f"{who} is defended and is not attacked by {name}")

    def _covers(self, s: State, seat: int, card: int, protected: int) -> bool:
        """Is another Character in the Range of a Defense? Wonder Woman's hand reaches her neighbours."""
        defense, mine = s.cards[card].defense, s.at[seat]
        other = city(s).ally if protected == ALLY else s.at[protected]
        if defense is None or mine is None or other is None:
            return False
        reach = defense.range
        if self.retold.is_own(s, card, "Super-Suit"):  # avoids an Attack on its player only
            return False
        if s.where[card] == HAND + seat and is_called(s, seat, "Wonder Woman"):
            reach = max(reach, 1)
        return reach > 0 and apart(mine, other) <= reach

    # The board

    def _note_super_villains(self, s: State, rolling: int) -> None:
        out = {
            card
            for card, what in enumerate(s.cards)
            if what.super_villain and s.where[card] not in (MAIN, UNUSED, REMOVED)
        }
        out.discard(rolling)
        self._came |= out

    def check_board(self, s: State) -> None:
        """The Threat, who is defeated, the token, the Basic stacks and the damage."""
        threat = min(self.retold.first_threat + len(self._came), TOP_LEVEL)
        if city(s).threat != threat:
            raise Violation(f"the Threat is {city(s).threat} when {len(self._came)} Super-Villains have come")
        defeated = self.retold.defeated(s)
        if city(s).defeated != defeated:
            raise Violation(f"{defeated} Super-Villains lie where the defeated do, and others are counted")
        if not self.retold.own.won_between_turns and self.retold.won(s) and not s.over:
            raise Violation(f"{defeated} Super-Villains are defeated, the team has won, and the game goes on")
        if self.retold.contest and defeated >= self.retold.enough:
            raise Violation(f"{defeated} Super-Villains are defeated and the game goes on")
        token = city(s).contained
        if token is not None and not (in_the_city(s, token) and is_villain(s, token)):
            raise Violation(f"the CONTAINED token lies on {s.cards[token].name}, which is not a Villain in the city")
        _check_ally(s)
        for seat, move in enumerate(s.moves):
            if (move and seat != s.active) or move < -_MOST_MOVE_LOST:
                raise Violation(f"seat {seat} has {move} Move on seat {s.active}'s turn")
        _check_locations(s)

    # The end

    def last_look(self, s: State) -> None:
        """Won as the scenario says, or lost for one of its reasons."""
        self.check_end(s)

    def check_end(self, s: State) -> None:
        retold, defeated = self.retold, self.retold.defeated(s)
        over = city(s).clock == (s.active, _BOXES) or not s.piles[MAIN]
        if retold.contest:
            if defeated < retold.enough and not over and not recount.won_at_once(s):
                raise Violation(f"the game has ended without a reason, with {defeated} Super-Villains defeated")
            return
        if s.winners:
            done = retold.won(s) or recount.won_at_once(s) == s.winners
            if not done or s.winners != tuple(range(len(s.teams))):
                raise Violation(f"the seats {s.winners} have won with {defeated} Super-Villains defeated")
            return
        in_ruins = retold.most_ruins is not None and ruins(s) >= retold.most_ruins
        lost = in_ruins or retold.own.lost(s)
        if (retold.won(s) and not retold.own.won_between_turns) or not (over or lost):
            raise Violation(f"the game is lost without a reason, with {defeated} Super-Villains defeated")


def leaves_the_city_alone(s: State, action: tuple[Any, ...]) -> bool:
    """Does nothing happen to the Villains, if the turn ends after it for want of anything else to do?"""
    if action[0] == "play":
        return s.cards[action[1]].name in ("Punch", "Run", "Weakness")
    if action[0] == "buy":
        return not is_villain(s, action[1])
    return action[0] in ("end", "lead", "store") or (action[0] == "walk" and not city_turn(s).carry)


def _acts_at_the_end(s: State) -> bool:
    """Will a card do something when the turn ends?"""
    played = any(s.cards[card].at_end is not None for _, card in s.plays)
    in_play = [card for seat in range(len(s.teams)) for card in s.piles[ONGOING + seat]]
    return played or any(when.event == END for card in in_play for when in s.cards[card].when)


def _is_defeated(s: State, card: int) -> bool:
    return s.where[card] in (DESTROYED, REMOVED) or TROPHIES <= s.where[card] < TROPHIES + len(s.teams)


def _check_ally(s: State) -> None:
    ally = city(s).ally
    if ally is not None and (len(s.teams) > 1 or not 0 <= ally < SPACES):
        raise Violation(f"an ally is in space {ally} with {len(s.teams)} players")
    if len(s.teams) == 1 and s.turn > 1 and ally is None and len(s.piles[SET_ASIDE]) < _ENDURANCE:
        raise Violation(f"the ally has left with {len(s.piles[SET_ASIDE])} Weaknesses")


def _check_locations(s: State) -> None:
    for space, n in damage_taken(s).items():
        if space % 2 or not 0 < n <= HIT_POINTS:
            raise Violation(f"space {space} has {n} damage")
    for number, (tile, side) in enumerate(city(s).tiles):
        stack = s.piles[BASICS + number]
        if stack and (side != _BASIC_SIDE or is_destroyed(s, 2 * number)):
            raise Violation(f"Basic cards lie at {tile}, where there are none")
        if len(stack) > _STACK or any(s.cards[card].name != TILES[tile].basic for card in stack):
            raise Violation(f"the Basic stack of {tile} has {len(stack)} cards, or wrong ones")


def _check_characters(s: State, d: Decision) -> None:
    """A Character is in the city from the first turn of its player on."""
    n = len(s.teams)
    for seat, space in enumerate(s.at):
        turns = (s.turn - 1 - (seat - s.active + s.turn - 1) % n) // n + 1  # begun by this seat
        arriving = turns == 1 and seat == s.active and d.kind not in (ask.MAIN_ACTION, city_ask.ATTACK_ORDER)
        if (space is not None and not 0 <= space < SPACES) or ((space is not None) != (turns > 0) and not arriving):
            raise Violation(f"the Character of seat {seat} is in space {space} after {turns} turns")
