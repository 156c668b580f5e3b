"""What must hold in a city: who is where, how Villains move and Attack, what Locations suffer, and the clock.

The ring is measured here a second time, on purpose without the code that the game measures it with.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from archfoe.boxes.rebirth.tiles import TILES
from archfoe.core import decisions as ask
from archfoe.core.decisions import Decision
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import BASICS, DESTROYED, HAND, HEROES, MAIN, SET_ASIDE, SPACE, SPACES, STORED, UNUSED
from archfoe.core.state import State
from archfoe.sim.questions import Violation
from archfoe.sim.watch import Watch

_HALF = SPACES // 2
_STACK = 5  # Basic cards on a Location
_HIT_POINTS = 5
_TOP_LEVEL = 5
_BOXES = 3  # of the clock
_TO_DEFEAT = 5  # Super-Villains
_SMALL_TEAM = 2
_ABILITY_SIDE, _BASIC_SIDE = "A", "B"
_MOST_MOVE_LOST = 4  # by both copies of Captain Cold
_ENDURANCE = 3  # of an ally
_ALLY = -1  # stands for the ally where seats are offered
_BEFORE_THE_FIRST_TURN = (ask.FIRST_PLAYER, ask.CHOOSE_HERO)


def apart(one: int, other: int) -> int:
    """How many steps two spaces are apart, the shorter way round."""
    straight = abs(one - other)
    return min(straight, SPACES - straight)


def home_of(s: State, card: int) -> int:
    """The Location that a Villain makes for."""
    number = s.cards[card].destination
    assert number is not None
    return 2 * number - 2


def after_step_3(s: State, card: int, space: int) -> int:
    """Where a Villain that was in a space before Step 3 is after it."""
    if s.facts.get("contained") == card:
        return space
    home = home_of(s, card)
    for _ in range(2 if s.cards[card].name == "Reverse-Flash" else 1):
        if space != home and space not in (*s.at, s.facts.get("ally")):
            space = (space + (1 if (home - space) % SPACES <= _HALF else -1)) % SPACES
    return space


def _cards_by_space(s: State) -> dict[int, int]:
    return {card: space for space in range(SPACES) for card in s.piles[SPACE + space]}


def _is_villain(s: State, card: int) -> bool:
    return s.cards[card].type == VILLAIN


def _super_villains(s: State, pile: int) -> int:
    return sum(s.cards[card].super_villain for card in s.piles[pile])


def _is_called(s: State, seat: int, name: str) -> bool:
    return any(s.cards[hero].name == name for hero in s.piles[HEROES + seat])


def _step_3_is_to_come(s: State) -> bool:
    return any(task[0] == "villains_move" for task in s.agenda)


class CityWatch(Watch):
    """Remembers the city as it was at the last question: most of a turn's first steps ask nobody."""

    def __init__(self) -> None:
        self._turn = 0
        self._waiting = False  # for Step 3
        self._calm = False  # will nothing but the first steps of the next turn change the city?
        self._city: dict[int, int] = {}  # card -> space
        self._threat = 0
        self._hurt: dict[int, int] = {}  # Location -> damage, destroyed ones have all
        self._ordered = 0  # the turn in which the order of Attacks was asked for last
        self._defended: set[tuple[int, int, bool]] = set()  # (attacker, seat, for an ally) of this turn
        self._used: set[tuple[str, int]] = set()  # what serves once in a turn: stacks and Locations
        self._bought: tuple[int, int, int] | None = None  # card, its price, Power spent before
        self._clock_began = 0

    def turn_begins(self, s: State) -> None:
        self._defended, self._used, self._bought = set(), set(), None

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        self._calm = action[0] == "end"
        if action[0] == "buy":
            card = action[1]
            self._bought = card, price(s, s.active, card), s.spent[s.active]
            if s.where[card] >= BASICS:
                self._use_once("stack", 2 * (s.where[card] - BASICS))
        elif action[0] == "location":
            self._use_once("Location", action[1])

    def _use_once(self, what: str, space: int) -> None:
        if (what, space) in self._used:
            raise Violation(f"the {what} of space {space} serves a second time in one turn")
        self._used.add((what, space))

    def look(self, s: State, decision: Decision) -> None:
        if not s.turn or decision.kind in _BEFORE_THE_FIRST_TURN:
            return
        check_board(s)
        _check_characters(s, decision)
        self._check_clock(s)
        self._check_since(s)
        self._check_purchase(s)
        if decision.kind is ask.ATTACK_ORDER:
            self._check_attackers(s, decision)
        elif decision.kind is ask.DEFEND_TEAM:
            self._check_defense(s, decision)
        else:
            check = _CHECKS.get(decision.kind.name)
            if check is not None:
                check(s, decision)
        self._turn, self._waiting = s.turn, _step_3_is_to_come(s)
        self._calm = decision.kind is ask.KEEP_CARD
        self._city, self._threat, self._hurt = _cards_by_space(s), s.facts["threat"], damage_taken(s)

    # Since the last question

    def _check_since(self, s: State) -> None:
        """Compares with the last look, if all is known that can have happened in between."""
        waiting = _step_3_is_to_come(s)
        if s.turn == self._turn:
            from_the_start = self._waiting
        elif s.turn == self._turn + 1:
            from_the_start = self._calm and not self._waiting
        else:
            return
        if from_the_start and waiting:
            self._check_places(s, {card: space for card, space in self._city.items() if _is_villain(s, card)})
        elif from_the_start:
            villains = {c: after_step_3(s, c, space) for c, space in self._city.items() if _is_villain(s, c)}
            self._check_places(s, villains)
            self._check_new_cards(s)
        self._check_damage(s, from_the_start)

    def _check_places(self, s: State, expected: Mapping[int, int]) -> None:
        """Each Villain is where it must be, unless it was defeated."""
        for card, space in expected.items():
            if s.where[card] not in (SPACE + space, DESTROYED):
                raise Violation(f"{s.cards[card].name} should be in space {space} and is not")

    def _check_new_cards(self, s: State) -> None:
        """They lie in the slots with the fewest cards. A new Threat Level may have destroyed one, or still asks."""
        if s.facts["threat"] != self._threat:
            return
        now = _cards_by_space(s)
        new = sorted(space for card, space in now.items() if card not in self._city)
        slots = dict.fromkeys(range(1, SPACES, 2), 0)
        for card, space in now.items():
            if card in self._city and space in slots:
                slots[space] += 1
        calm = not any(s.cards[card].super_villain for card in self._city)
        expected = []
        for _ in range(2 if calm and (self._threat >= 1 or len(s.teams) <= _SMALL_TEAM) else 1):
            space = min(slots, key=lambda slot: (slots[slot], slot))
            slots[space] += 1
            expected.append(space)
        if new != sorted(expected):
            raise Violation(f"new cards have come to the spaces {new}, and to {sorted(expected)} they should have")

    def _check_damage(self, s: State, from_the_start: bool) -> None:
        """Only Super-Villains at home in Step 2 deal any, 1 each."""
        for space, taken in damage_taken(s).items():
            dealt = taken - self._hurt.get(space, 0)
            most = 0
            if from_the_start:
                there = [card for card, at in self._city.items() if at == space and s.cards[card].super_villain]
                most = sum(home_of(s, card) == space for card in there)
            if dealt < 0 or (dealt > most and (from_the_start or s.turn == self._turn)):
                raise Violation(f"space {space} has taken {dealt} damage where {most} could be dealt")

    def _check_clock(self, s: State) -> None:
        """It starts with the last Level and goes on with each turn of who started it."""
        if ("clock" in s.facts) != (s.facts["threat"] == _TOP_LEVEL):
            raise Violation(f"the clock runs or stands at Threat {s.facts['threat']}")
        if "clock" not in s.facts:
            return
        starter, box = s.facts["clock"]
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
        if _is_villain(s, card) and s.where[card] != DESTROYED:
            raise Violation(f"{name} was defeated and is not destroyed")
        self._bought = None

    # Attacks

    def _check_attackers(self, s: State, d: Decision) -> None:
        """Those at home and in the space of the active player; all of them, when the step begins."""
        ready = {c for c, space in _cards_by_space(s).items() if _is_villain(s, c) and may_attack(s, c, space)}
        if d.seat != s.active or not set(d.options) <= ready:
            raise Violation("a Villain may Attack that is neither at home nor in the space of the Character")
        if self._ordered != s.turn and set(d.options) != ready:
            raise Violation("a Villain does not Attack that is at home or in the space of the Character")
        self._ordered = s.turn

    def _check_defense(self, s: State, d: Decision) -> None:
        attacker, entering = d.source, not _step_3_is_to_come(s)
        name, space = s.cards[attacker].name, s.where[attacker] - SPACE
        ally = any(protected == _ALLY for _, _, protected in d.options)
        if (attacker, d.seat, ally) in self._defended:
            raise Violation(f"seat {d.seat} may use a second Defense against {name}")
        self._defended.add((attacker, d.seat, ally))
        if entering and not s.cards[attacker].super_villain:
            raise Violation(f"{name} Attacks in a step in which only Super-Villains do")
        if ally:
            sound = space == s.facts["ally"]
        else:
            sound = entering == ("entry" in s.facts) and (entering or may_attack(s, attacker, space))
        if not sound:
            raise Violation(f"{name} Attacks and is neither at home nor in the space of the Character")
        for _, card, protected in d.options:
            if protected != (_ALLY if ally else s.active) and (ally or not entering):
                raise Violation(f"seat {protected} is defended and is not attacked")
            if protected != d.seat and not _covers(s, d.seat, card, protected):
                raise Violation(f"{s.cards[card].name} may protect seat {protected}, who is too far away")


def may_attack(s: State, card: int, space: int) -> bool:
    return (space == home_of(s, card) or space == s.at[s.active]) and ("frozen", card) not in s.facts


def _covers(s: State, seat: int, card: int, protected: int) -> bool:
    """Is another Character in the Range of a Defense? Wonder Woman's hand reaches her neighbours."""
    defense, mine = s.cards[card].defense, s.at[seat]
    other = s.facts.get("ally") if protected == _ALLY else s.at[protected]
    if defense is None or mine is None or other is None:
        return False
    reach = defense.range
    if s.where[card] == HAND + seat and _is_called(s, seat, "Wonder Woman"):
        reach = max(reach, 1)
    return reach > 0 and apart(mine, other) <= reach


# The board


def check_board(s: State) -> None:
    """The Threat, who is defeated, the token, the Basic stacks and the damage."""
    left = _super_villains(s, MAIN) + _super_villains(s, UNUSED)
    entered = sum(card.super_villain for card in s.cards) - left
    if s.facts["threat"] != min(entered, _TOP_LEVEL):
        raise Violation(f"the Threat is {s.facts['threat']} when {entered} Super-Villains have come")
    defeated = _super_villains(s, DESTROYED)
    if s.facts.get("defeated", 0) != defeated:
        raise Violation(f"{defeated} Super-Villains lie in the destroyed pile, and others are counted")
    if defeated >= _TO_DEFEAT and not s.over:
        raise Violation(f"{defeated} Super-Villains are defeated and the game goes on")
    token = s.facts.get("contained")
    if token is not None and not (SPACE <= s.where[token] < BASICS and _is_villain(s, token)):
        raise Violation(f"the CONTAINED token lies on {s.cards[token].name}, which is no Villain in the city")
    if "ally" in s.facts and (len(s.teams) > 1 or not 0 <= s.facts["ally"] < SPACES):
        raise Violation(f"an ally is in space {s.facts['ally']} with {len(s.teams)} players")
    if len(s.teams) == 1 and s.turn > 1 and "ally" not in s.facts and len(s.piles[SET_ASIDE]) < _ENDURANCE:
        raise Violation(f"the ally has left with {len(s.piles[SET_ASIDE])} Weaknesses")
    for seat, move in enumerate(s.moves):
        if (move and seat != s.active) or move < -_MOST_MOVE_LOST:
            raise Violation(f"seat {seat} has {move} Move in the turn of seat {s.active}")
    _check_locations(s)


def damage_taken(s: State) -> dict[int, int]:
    """By Location; a destroyed one has taken all it can."""
    taken = {key[1]: n for key, n in s.facts.items() if type(key) is tuple and key[0] == "damage"}
    return taken | {key[1]: _HIT_POINTS for key in s.facts if type(key) is tuple and key[0] == "destroyed"}


def _check_locations(s: State) -> None:
    for key, n in s.facts.items():
        if type(key) is tuple and key[0] == "damage" and (key[1] % 2 or not 0 < n < _HIT_POINTS):
            raise Violation(f"space {key[1]} has {n} damage")
    for number, (tile, side) in enumerate(s.facts["tiles"]):
        stack = s.piles[BASICS + number]
        if stack and (side != _BASIC_SIDE or ("destroyed", 2 * number) in s.facts):
            raise Violation(f"Basic cards lie at {tile}, where there are none")
        if len(stack) > _STACK or any(s.cards[card].name != TILES[tile].basic for card in stack):
            raise Violation(f"the Basic stack of {tile} has {len(stack)} cards, or wrong ones")


def _check_characters(s: State, d: Decision) -> None:
    """A Character is in the city from the first turn of its player on."""
    n = len(s.teams)
    for seat, space in enumerate(s.at):
        turns = (s.turn - 1 - (seat - s.active + s.turn - 1) % n) // n + 1  # begun by this seat
        arriving = turns == 1 and seat == s.active and d.kind not in (ask.MAIN_ACTION, ask.ATTACK_ORDER)
        if (space is not None and not 0 <= space < SPACES) or ((space is not None) != (turns > 0) and not arriving):
            raise Violation(f"the Character of seat {seat} is in space {space} after {turns} turns")


# Questions


def price(s: State, seat: int, card: int) -> int:
    """What a card costs, counted anew."""
    cost = s.cards[card].cost - sum(n for who, test, n in s.discounts if who == seat and test(s.cards[card]))
    if _is_villain(s, card):
        here = s.where[card] == SPACE + (s.at[seat] or 0)
        cost += s.facts["threat"] >= 3
        cost -= s.facts.get(("cheaper", seat, card), 0) + here * s.facts.get(("cheaper here", seat), 0)
        cost -= _is_called(s, seat, "Wonder Woman") and ("felled", seat) not in s.facts
    return max(cost, 0)


def in_reach(s: State, seat: int) -> set[int]:
    """What the active player could buy with enough Power."""
    mine, reach = s.at[seat], s.facts.get(("reach", seat), 0)
    assert mine is not None
    cards = {card for card, space in _cards_by_space(s).items() if apart(space, mine) <= reach}
    remote = _is_called(s, seat, "Cyborg") and ("remote", seat) not in s.facts
    for number in range(SPACES // 2):
        if (remote or apart(2 * number, mine) <= reach) and 2 * number not in s.facts.get("bought basics", ()):
            cards.update(s.piles[BASICS + number][-1:])
    return cards


def _check_main(s: State, d: Decision) -> None:
    seat = d.seat
    offered = {option[1] for option in d.options if option[0] == "buy"}
    wanted = {card for card in in_reach(s, seat) if price(s, seat, card) <= s.power(seat)}
    if offered != wanted:
        names = sorted(s.cards[card].name for card in offered ^ wanted)
        raise Violation(f"{', '.join(names)} may be bought and is too far or too dear, or the other way round")
    for verb, there in (("walk", True), ("lead", "ally" in s.facts)):
        steps = sorted(option[1] for option in d.options if option[0] == verb)
        if steps != ([-1, 1] if there and s.moves[seat] > 0 else []):
            raise Violation(f"seat {seat} has {s.moves[seat]} Move and may {verb} the steps {steps}")
    remote = _is_called(s, seat, "Cyborg") and ("remote", seat) not in s.facts
    for option in d.options:
        if option[0] == "location":
            space = option[1]
            usable = s.facts["tiles"][space // 2][1] == _ABILITY_SIDE and ("destroyed", space) not in s.facts
            if space % 2 or not usable or not (remote or s.at[seat] == space):
                raise Violation(f"seat {seat} may use space {space}, which has nothing to use or is too far")
    _check_stored(s, d)


def _check_stored(s: State, d: Decision) -> None:
    """A single player keeps one Assist card at a time, and ends no later turn before it is played."""
    stored, since = s.piles[STORED + d.seat], s.facts.get(("stored", d.seat), 0)
    storing = [option[1] for option in d.options if option[0] == "store"]
    if storing and (stored or since == s.turn or not all(s.cards[card].assist for card in storing)):
        raise Violation(f"seat {d.seat} may store a card")
    if (("end",) in d.options) == (bool(stored) and since < s.turn):
        raise Violation(f"seat {d.seat} has a stored card and may end the turn, or has none and may not")


def _check_assist(s: State, d: Decision) -> None:
    mine, other = s.at[d.seat], s.at[s.active]
    if d.seat == s.active or mine is None or other is None or s.between:
        raise Violation(f"seat {d.seat} may assist seat {s.active}")
    for option in d.options:
        if option[0] == "assist":
            defn, reach = s.cards[option[1]], s.cards[option[1]].assist_range
            held = s.where[option[1]] == HAND + d.seat and defn.assist
            if not held or reach is None or apart(mine, other) > reach:
                raise Violation(f"{defn.name} is offered as an Assist")


def _check_placing(s: State, d: Decision) -> None:
    if s.at[d.seat] is not None or d.seat != s.active or list(d.options) != list(range(SPACES)):
        raise Violation(f"seat {d.seat} is not placed by the rules")


def _check_target(s: State, d: Decision) -> None:
    for card in d.options:
        if not _is_villain(s, card) or not SPACE <= s.where[card] < BASICS:
            raise Violation(f"{s.cards[card].name} is no Villain in the city and may be chosen as one")


def _check_character(s: State, d: Decision) -> None:
    if any((s.facts.get("ally") if seat == _ALLY else s.at[seat]) is None for seat in d.options):
        raise Violation("a Character may be chosen that has not been placed")


_CHECKS = {
    ask.MAIN_ACTION.name: _check_main,
    ask.ASSIST.name: _check_assist,
    ask.PLACE_CHARACTER.name: _check_placing,
    ask.TARGET_VILLAIN.name: _check_target,
    ask.TARGET_CHARACTER.name: _check_character,
}


# The end


def check_city_end(s: State) -> None:
    """Won with the fifth Super-Villain, lost without it: for the clock, or for the main deck."""
    defeated = _super_villains(s, DESTROYED)
    if s.winners:
        if defeated != _TO_DEFEAT or s.winners != tuple(range(len(s.teams))):
            raise Violation(f"the seats {s.winners} have won with {defeated} Super-Villains defeated")
        return
    clock_is_out = s.facts.get("clock") == (s.active, _BOXES)
    if defeated >= _TO_DEFEAT or not (clock_is_out or not s.piles[MAIN]):
        raise Violation(f"the game is lost without a reason, with {defeated} Super-Villains defeated")
