"""What the Villains do: they attack, walk to their Destinations, come into the city, and raise the Threat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.core.causes import ATTACK
from archfoe.core.decisions import CardId, Decision, Seat
from archfoe.core.effects import Discard, GainWeakness, Jointly, Unless, do_ability
from archfoe.core.events import ATTACKED, HIT, OVER
from archfoe.core.facts import GAME, changed
from archfoe.core.filters import NO_LIMIT, VILLAIN
from archfoe.core.game import Game
from archfoe.core.moments import AVOID
from archfoe.core.piles import MAIN, UNUSED, WEAKNESSES
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.events import CLOCK, DAMAGED, ENTERED, MOVED_VILLAIN, ON_ALLY, RUINED, THREAT
from archfoe.games.city.facts import CityFacts, city, is_destroyed, is_frozen, own_city, own_city_turn
from archfoe.games.city.help import CityHelp
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.kinds import ATTACK_ORDER, ATTACKED_NEXT
from archfoe.games.city.legacy import DESTROYED_AT
from archfoe.games.city.options import city_options, is_contest
from archfoe.games.city.parts import Assault
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.city.ring import (
    ALLY,
    EVERY_LOCATION,
    LOCATIONS,
    SLOTS,
    at_destination,
    goal_of,
    held,
    homes,
    roll_destination,
    space_of,
    step_toward,
    super_villains,
    villains,
)
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.city.standing import FAST
from archfoe.games.city.threat import (
    ADVANCE,
    AMBUSH,
    COMPETITIVE_TRACK,
    HASTE,
    HEAVY_BLOWS,
    LEADER_LOSES,
    LOSE_DEAREST,
    START_CLOCK,
    SUPERS_ENTER,
    SUPERS_SLIP_AWAY,
    TOP_LEVEL,
    TWO_CARDS,
    WEAKNESS_EACH,
    Track,
    dearer_by,
)
from archfoe.games.city.verbs.cards import DestroyDearest
from archfoe.games.city.verbs.villains import note_robbery, robbed_by
from archfoe.games.options import Options
from archfoe.games.shared.parts import Part
from archfoe.games.shared.piles import TROPHIES

CLOCK_BOXES: Final = 3
ADVANCE_STEPS: Final = 3  # of a Super-Villain, when the Threat lets them advance


def emptiest_slot(s: State) -> int:
    """Where a new card comes: the slot with the fewest cards, of several the one with the lowest number."""
    best, fewest = 0, NO_LIMIT
    for slot in SLOTS:
        cards = len(s.piles[SPACE + slot])
        if cards < fewest:
            best, fewest = slot, cards
    return best


def _attacks_from(space: int, mine: int | None, home: int) -> bool:
    """Does a Villain attack a Character in Step 2: where it stands, or from the Villain's own Destination?"""
    if mine is not None and space == mine:
        return True
    return space == home if home != EVERY_LOCATION else 0 <= space < SPACES and space % 2 == 0


class CityVillains(CityHelp):
    """Steps 2 to 4 of a turn, damage, the Threat Track and the clock."""

    def __init__(self, options: Options) -> None:
        self.scenario = SCENARIOS[city_options(options).scenario].for_team(options.players)
        contest = is_contest(options)
        self.track = Track(COMPETITIVE_TRACK) if contest else self.scenario.track(options.players)
        self.super_cost = 0 if contest else self.scenario.super_cost_for(options.players)
        self.dearer_by = dearer_by(options.players)
        if IMPOSSIBLE in options.variants:
            self.super_cost += self.scenario.impossible_cost
        super().__init__(options)

    def join(self, parts: Sequence[Part]) -> None:
        super().join(parts)
        own = self.city_parts
        #: Is who does not avoid an Attack hit before the next one is asked? Where hands are hidden, not (ruling RB-29).
        self.hits_at_once = not any(part.hides_hands for part in own)
        self._scarce = (WEAKNESSES, *[pile for part in own for pile in part.scarce])

    def works(self, s: State, rule: str) -> bool:
        """Is this ongoing rule of the Threat Track on?"""
        facts: CityFacts = s.facts[GAME]  # in place: this is asked very often
        return rule in self.track.working[facts.threat]

    # Step 2: Attacks

    def attackers(self, s: State) -> list[CardId]:
        """Villains on their Destinations, and those in the space of the active Character."""
        return self._still_attack(s, villains(s))

    def _still_attack(self, s: State, cards: Sequence[CardId]) -> list[CardId]:
        """Those in the city that are free to attack, and have somebody to attack."""
        if city(s).frozen:
            cards = [card for card in cards if not is_frozen(s, card)]
        if self.own["victims_of"]:
            return [card for card in cards if self.victims_of(s, card)]
        mine, goals, where = s.at[s.active], homes(s), s.where
        return [card for card in cards if _attacks_from(where[card] - SPACE, mine, goals[card])]

    def victims_of(self, s: State, card: CardId) -> list[Seat]:
        """Whom a Villain attacks in Step 2: the active player, from its Destination or in the same space."""
        seats = [s.active] if _attacks_from(s.where[card] - SPACE, s.at[s.active], homes(s)[card]) else []
        for part in self.own["victims_of"]:
            seats = part.victims_of(s, card, seats, False)
        return seats

    def villains_attack(self, game: Game, todo: tuple[CardId, ...] | None) -> None:
        """The list is fixed when the step begins; each is looked at again when it comes to it."""
        s = game.state
        ready = self.attackers(s) if todo is None else self._still_attack(s, todo)
        while ready:
            card = self._attack_next(game, s, ready)
            if len(ready) == 1:
                return
            later = [other for other in ready if other != card]
            if not game.flows:  # after a Reward, if one was won
                game.then("villains_attack", tuple(later))
                return
            ready = self._still_attack(s, later)

    def _attack_next(self, game: Game, s: State, ready: list[CardId]) -> CardId:
        """One of them attacks; which one, the active player decides."""
        me = Player(game, s.active)
        card = self.next_attacker(me, ready)
        me.source = card
        victims = self.victims_of(s, card) if self.own["victims_of"] else [s.active]
        for victim in victims if game.telling else ():
            me.tell(ATTACKED, card, other=victim, rule=ON_ALLY if victim == ALLY else "")
        home = space_of(s, card) if at_destination(s, card) else None
        self.deal_with(game, Assault(card, tuple(victims), home=home))
        return card

    def next_attacker(self, me: Player, ready: list[CardId]) -> CardId:
        for part in self.own["next_attackers"]:
            ready = part.next_attackers(me, ready)
        card = me.choose(ready, ATTACK_ORDER)
        assert card is not None
        return card

    def _strikes_home(self, game: Game, card: CardId, home: int) -> None:
        """A Super-Villain on its Destination damages the Location that it has attacked from."""
        if game.state.cards[card].super_villain:
            heavy = self.works(game.state, HEAVY_BLOWS)
            self.damage(game, home, 2 if heavy else 1, HEAVY_BLOWS if heavy else "")

    # One Attack, victim by victim

    def deal_with(self, game: Game, assault: Assault) -> None:
        """The next victim avoids the Attack or is hit at once; what that brings comes before the one after.

        Where the order makes no difference, all avoid it or not and are then hit, with fewer questions. A Villain that
        was defeated by the Defense of one hits nobody any more.
        """
        s = game.state
        if space_of(s, assault.card) is None:
            self.dealt_with(game, assault.gone_on((), assault.hit, assault.spent))
            return
        me = Player(game, s.active, assault.card, cause=ATTACK)
        own_turn = own_city_turn(s)
        own_turn.attacker, own_turn.entry = assault.card, assault.enters
        if self.one_by_one(me, assault):
            assault = self._deal_with_next(me, assault)
        else:
            hit = self.defended_by_all(me, assault.open, assault.spent)
            assault = assault.gone_on((), assault.hit + tuple(hit), assault.spent)
            for victim in hit:
                self.suffers(me, victim, assault)
        own_turn = own_city_turn(s)
        own_turn.attacker, own_turn.entry = -1, False
        if assault.open:
            game.then("deal_with", assault)
        elif game.quiet:
            self.dealt_with(game, assault)
        else:
            game.then("dealt_with", assault)

    def still_attacks(self, s: State, asked: Decision) -> bool:
        """The agenda says who is still to deal with it; its last task is the one that asks."""
        *later, (task, *args) = s.agenda
        if task == "entry_attack":
            return len(self.victims_of_entry(s, args[0])) > 1
        return (task == "deal_with" and len(args[0].open) > 1) or any(other[0] == "deal_with" for other in later)

    def _deal_with_next(self, me: Player, assault: Assault) -> Assault:
        victim = self.next_victim(me, assault.open)
        user, saved = self.saved(me, victim, assault.open, assault.spent)
        if not saved and self.hits_at_once:
            self.suffers(me, victim, assault)
        return assault.gone_on(
            tuple([seat for seat in assault.open if seat != victim and seat not in saved]),
            assault.hit if saved else (*assault.hit, victim),
            assault.spent if user is None else (*assault.spent, user),
        )

    def next_victim(self, me: Player, open_: Sequence[Seat]) -> Seat:
        """Foes agree on no order: it is that of their turns."""
        if not self.hits_at_once:
            return open_[0]
        victim = me.choose(open_, ATTACKED_NEXT)
        assert victim is not None
        return victim

    def one_by_one(self, me: Player, assault: Assault) -> bool:
        """Can the order make a difference? Where hands lie open it tells nothing who is asked, else always.

        It does if there is too little for all of what the Attack may give, if somebody draws for avoiding it, and if a
        Defense card does more than to avoid it for one. What Attacks of other sets do is not looked into.
        """
        s, open_ = me.s, assault.open
        if not self.hits_at_once:
            return True
        if len(open_) == 1:
            return False
        short = any(0 < len(s.piles[pile]) < len(open_) for pile in self._scarce)
        if short or city_card(s.cards[assault.card]).destination is None:
            return True
        able = [seat for seat in self._round(s) if seat not in assault.spent and self.could_defend(me, seat, open_)]
        heard = any(self.listeners(s, AVOID, seat) for seat in open_ if seat != ALLY)
        return bool(able) and (heard or not all(self.is_plain(s, seat) for seat in able))

    def suffers(self, me: Player, victim: Seat, assault: Assault) -> None:
        """Who does not avoid an Attack is hit; if it passes cards, together with the others."""
        for part in self.own["instead_of_suffering"]:
            if part.instead_of_suffering(me, victim, assault):
                return
        attack = city_card(me.card(assault.card)).attack
        if not isinstance(attack, Jointly):
            player = me if victim == me.seat else me.as_seat(victim)
            if isinstance(attack, Unless):  # who shows a card is not hit
                if attack.is_spared(player):
                    return
                attack = attack.effect
            if me.game.telling:
                player.tell(HIT, assault.card)
            robbed_by(player, attack)

    def dealt_with(self, game: Game, assault: Assault) -> None:
        """All have avoided the Attack or been hit; an Attack that passes cards hits all together, now."""
        s = game.state
        attack, seats = city_card(s.cards[assault.card]).attack, assault.hit
        if ALLY in seats:
            seats = tuple([seat for seat in seats if seat != ALLY])
        if not self.hits_at_once:
            me = Player(game, s.active, assault.card, cause=ATTACK)
            for seat in seats:
                self.suffers(me, seat, assault)
        if isinstance(attack, Jointly):
            me = Player(game, s.active, assault.card, cause=ATTACK)
            players = [me.as_seat(seat) for seat in seats]
            before = [len(player.hand) for player in players]
            for player in players:
                player.tell(HIT, assault.card)
            attack.do_together(me, players)
            for player, n in zip(players, before, strict=True):
                note_robbery(player, n)
        hit = bool(seats) if assault.enters else s.active in seats
        if hit and assault.home is not None and not assault.enters:
            self._strikes_home(game, assault.card, assault.home)
        for part in self.own["after_attack"]:
            part.after_attack(game, assault.card, hit, assault.enters)

    def damage(self, game: Game, space: int, n: int = 1, cause: str = "") -> None:
        """A Location has five hit points; then it is destroyed, with its ability and its Basic cards."""
        s = game.state
        if is_destroyed(s, space):
            return
        own = own_city(s)
        taken = own.damage[space] + n
        own.damage = changed(own.damage, space, min(taken, DESTROYED_AT))
        game.tell(DAMAGED, -1, n=space, other=taken, rule=cause)
        if taken >= DESTROYED_AT:
            game.tell(RUINED, -1, n=space)
            for card in s.piles[BASICS + space // 2][:]:
                s.put(card, UNUSED)
            self.ruin(game, space)
        self.damaged(game, space, n)

    def damaged(self, game: Game, space: int, n: int) -> None:
        """A Location has taken damage; 0: it was repaired."""
        for part in self.own["after_damage"]:
            part.after_damage(game, space, n)

    def ruin(self, game: Game, space: int) -> None:
        """Some scenarios are lost with so many Locations."""
        for part in self.own["before_ruin"]:
            part.before_ruin(game, space)
        if game.over:
            return
        fallen = sum(is_destroyed(game.state, other) for other in LOCATIONS)
        if self.scenario.ruins is not None and fallen >= self.scenario.ruins:
            self.lose(game, self.rule_of["in ruins"])

    # Step 3: movement

    def villains_move(self, game: Game) -> None:
        """Each Villain that is not at home, not held and not contained goes one step; all at once."""
        s = game.state
        goals, where = homes(s), s.where
        for card in villains(s):
            space = where[card] - SPACE
            there = space if goals[card] == space else self.after_step(s, card, space)
            if there != space:
                self.villain_goes(game, card, there)

    def villain_goes(self, game: Game, card: CardId, there: int, cause: str = "") -> None:
        game.state.put(card, SPACE + there)
        if game.telling:
            game.tell(MOVED_VILLAIN, -1, (card,), n=there, rule=cause)

    def after_step(self, s: State, card: CardId, space: int) -> int:
        """Where a Villain that is in this space will be after Step 3."""
        there = self._goes_to(s, card, space)
        for part in self.own["step"]:
            there = part.step(s, card, space, there)
        return there

    def _goes_to(self, s: State, card: CardId, space: int) -> int:
        if city(s).contained == card:
            return space
        defn = s.cards[card]
        fast = (defn.standing and FAST in defn.standing) or (not defn.super_villain and self.works(s, HASTE))
        return self._towards_home(s, card, space, 2 if fast else 1)

    def _towards_home(self, s: State, card: CardId, space: int, steps: int) -> int:
        goal = goal_of(s, card)
        for _ in range(steps):
            if goal is None or space == goal or self.holds(s, card, space):
                break
            space = step_toward(space, goal)
        return space

    def holds(self, s: State, card: CardId, space: int) -> bool:
        """Does a Character, or an ally, keep this Villain there?"""
        return held(s, space) and not (s.cards[card].super_villain and self.works(s, SUPERS_SLIP_AWAY))

    # Step 4: new cards

    def new_cards(self, game: Game) -> None:
        """One card, or two as long as no Super-Villain is out; Attacks come when all are placed."""
        s = game.state
        two = self.works(s, TWO_CARDS) and not super_villains(s)
        for _ in range(2 if two else 1):
            if not s.piles[MAIN]:
                self.run_out(game, self.rule_of["deck out"])
                return
            self.enters(game, s.piles[MAIN][-1], TWO_CARDS if two else "")

    def enters(self, game: Game, card: CardId, cause: str = "", *, raises: bool = True) -> None:
        """A card comes into the slot with the fewest cards; what it does there comes after this step."""
        s = game.state
        space = emptiest_slot(s)
        s.put(card, SPACE + space)
        if game.telling:
            game.tell(ENTERED, s.active, (card,), n=space, rule=cause)
        roll_destination(game, card)
        if s.cards[card].super_villain:
            game.then("entry_attack", card)
            if raises:
                self.raise_threat(game)
        elif s.cards[card].type == VILLAIN and self.works(s, AMBUSH):
            game.then("entry_attack", card)

    def entry_attack(self, game: Game, card: CardId) -> None:
        """A Super-Villain that comes attacks every player, wherever they are; a regular one in ambush the active."""
        s = game.state
        if space_of(s, card) is None:
            return
        me = Player(game, s.active, card)
        victims = self.victims_of_entry(s, card)
        if s.cards[card].super_villain:
            me.tell(ATTACKED, card, rule=SUPERS_ENTER)
        else:
            me.tell(ATTACKED, card, other=me.seat, rule=AMBUSH)
        if ALLY in victims:
            me.tell(ATTACKED, card, other=ALLY, rule=ON_ALLY)
        self.deal_with(game, Assault(card, tuple(victims), enters=True))

    def victims_of_entry(self, s: State, card: CardId) -> list[Seat]:
        seats = self._round(s) if s.cards[card].super_villain else [s.active]
        for part in self.own["victims_of"]:
            seats = part.victims_of(s, card, seats, True)
        return seats

    # The Threat Track

    def raise_threat(self, game: Game) -> None:
        s = game.state
        if city(s).threat >= TOP_LEVEL:
            return
        level = own_city(s).threat = city(s).threat + 1
        game.tell(THREAT, s.active, n=level)
        for rule in self.track.one_shots(level):
            self.one_shot(game, rule)
        if self.track.starts_clock(level):
            own_city(s).clock = (s.active, 1)
            game.tell(CLOCK, s.active, n=1, rule=START_CLOCK)
        for part in self.own["after_threat"]:
            part.after_threat(game, level)

    def one_shot(self, game: Game, rule: str) -> None:
        """What happens once, when a Level is reached."""
        me = Player(game, game.state.active, cause=rule)
        if rule == LOSE_DEAREST:
            DestroyDearest().do(me)
        elif rule == WEAKNESS_EACH:
            for player in me.everyone:
                do_ability(player, GainWeakness())
        elif rule == LEADER_LOSES:
            self._all_discard(me)
        elif rule == ADVANCE:
            self._advance(game)

    def _all_discard(self, me: Player) -> None:
        """A card, and those who have most Super-Villains on their score piles one more."""
        s = me.s
        felled = [sum(s.cards[card].super_villain for card in s.piles[TROPHIES + seat]) for seat in range(len(s.teams))]
        for player in me.everyone:
            leads = felled[player.seat] == max(felled) > 0
            Discard(2 if leads else 1).do(player)

    def _advance(self, game: Game) -> None:
        """Super-Villains that no Character keeps company go ahead, and stop where one is."""
        s = game.state
        for card in super_villains(s):
            space = space_of(s, card)
            assert space is not None
            goal, there = goal_of(s, card), space
            for _ in range(ADVANCE_STEPS):
                if goal is None or there == goal or held(s, there):
                    break
                there = step_toward(there, goal)
            if there != space:
                self.villain_goes(game, card, there, ADVANCE)

    def _clock_goes_on(self, game: Game) -> bool:
        """The player who started the clock moves it at the start of each turn; without a box left the game is lost."""
        s = game.state
        if (clock := city(s).clock) is None or s.active != clock[0]:
            return True
        starter, box = clock
        if box == CLOCK_BOXES:
            self.run_out(game, self.rule_of["clock out"])
            return False
        own_city(s).clock = (starter, box + 1)
        game.tell(CLOCK, starter, n=box + 1)
        return True

    def run_out(self, game: Game, rule: str) -> None:
        """Time or cards are over: a team has lost, in a contest points decide."""
        if is_contest(self.options):
            self.finish(game, rule)
        else:
            self.lose(game, rule)

    def lose(self, game: Game, rule: str) -> None:
        s = game.state
        s.winners, s.over = (), True
        s.agenda.clear()
        for seat in range(len(s.teams)):
            game.tell(OVER, seat, n=city(s).defeated, rule=rule)
