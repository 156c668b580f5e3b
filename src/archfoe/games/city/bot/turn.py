"""What the greedy bot does in the city: its turn, where it stands, whom it helps and protects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from archfoe.agents import choices
from archfoe.agents.average_position import Typical
from archfoe.agents.choices import of_source
from archfoe.agents.timing import THERE, stage
from archfoe.agents.worth import suffering, value, walk
from archfoe.core import decisions as ask
from archfoe.core import effects as fx
from archfoe.core.abilities import Use
from archfoe.core.cards import Card
from archfoe.core.city import ALLY, distance, near, step_toward
from archfoe.core.decisions import Answer, Kind
from archfoe.core.effects import Ability, Effect
from archfoe.core.filters import VILLAIN
from archfoe.core.moments import AVOID, PLAY
from archfoe.core.piles import BASICS, HAND, MAIN, SET_ASIDE, SPACE, SPACES, kind_of, owner_of
from archfoe.games.city.bot.outlook import Citizen, promise
from archfoe.games.city.bot.routes import Town
from archfoe.games.city.legacy import DESTROYED_AT as HIT_POINTS
from archfoe.games.city.missions import REBUILD_MOVE, REBUILD_POWER
from archfoe.games.city.tables.solo import ENDURANCE
from archfoe.games.city.tiles import TILES
from archfoe.games.duel.bot.decisions import playable, subsets
from archfoe.table.view import Option

#: An ability is used so often in a turn at most.
MOST_USES = 5
_ABILITIES = {tile.name: tile.ability for tile in TILES.values()}


# The own turn


def act(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int:
    """Uses what is free, plays, then does what the plan says; ending the turn is always the last option."""
    for choose in (
        _board,
        _use_free,
        _play,
        _glory,
        _use_paid,
        _rebuild,
        _shop,
        _pick_up,
        _walk,
        _store,
        _play_all,
        _lead,
    ):
        picked = choose(options, at, used)
        if picked is not None:
            return picked
    return len(options) - 1


def _uses(options: Sequence[Option], used: Counter[str]) -> list[tuple[int, str, Use]]:
    """(option, name, ability) of all that may be used, of cards and of the Location."""
    out = []
    for i, option in enumerate(options):
        if option.use is not None and option.card is not None:
            out.append((i, option.card.name, option.use))
        elif option.what == "location":
            out.append((i, option.word, _ABILITIES[option.word]))
    return [one for one in out if used[one[1]] < MOST_USES]


def _use_free(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    for i, name, use in _uses(options, used):
        if not use.power and not use.move and not _is_glory(use) and value(use.effect, at) > 0.2:
            used[name] += 1
            return i
    return None


def _is_glory(use: Use) -> bool:
    return isinstance(use.effect, fx.PowerEach)


def _glory(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    """Power for Villains in the own space: where the plan passes most of them."""
    here = at.here
    for i, name, use in _uses(options, used):
        if _is_glory(use) and here is not None:
            trip = at.plan.trip
            here_now = value(use.effect, at)
            ahead = [at.town.more.get(space % SPACES, 0) for space in range(here + trip.low, here + trip.high + 1)]
            if here_now > 0 and at.town.more.get(here, 0) >= max(ahead):
                used[name] += 1
                return i
    return None


def _use_paid(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    """The ability that makes the rest of the turn best, if it pays."""
    best, chosen = at.taste.margin, None
    for i, name, use in _uses(options, used):
        if use.power or use.move:
            gain = _gain_of_use(use, at)
            if gain > best:
                best, chosen = gain, (i, name)
    if chosen is None:
        return None
    used[chosen[1]] += 1
    return chosen[0]


def _gain_of_use(use: Use, at: Citizen) -> float:
    effect, paid = use.effect, at.town.richer(-use.power, -use.move)
    if isinstance(effect, fx.Move):
        return at.gain_of(paid.richer(moves=effect.n))
    if isinstance(effect, fx.Draw):
        drawn = at.gain_of(paid.richer(power=effect.n))
        return drawn + at.taste.margin + 0.01 if drawn >= 0 else drawn
    if isinstance(effect, (fx.MoveVillain, fx.Lure)):
        villains = [(space, ware.card) for space, ware in at.town.villains() if ware.card is not None]
        return max([_shift(card, space, effect, at, paid) for space, card in villains], default=0.0)
    if isinstance(effect, fx.Place):
        return max([at.gain_of(paid.standing(space)) for space in range(0, SPACES, 2)])
    if isinstance(effect, Effect):
        return at.gain_of(paid) + at.taste.rate * value(effect, at)
    return 0.0


def _play(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    """Everything but what waits until the Character is where it wants to be."""
    hand = _hand(options, at)
    for card in _storable(options):
        hand.pop(card, None)
    ripe = min([when for when, _ in hand.values()], default=THERE)
    if ripe == THERE:
        return None
    now = [card for card, (when, _) in hand.items() if when == ripe]
    return hand[max(now, key=at.use)][1]


def _play_all(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    return next((i for i, option in enumerate(options) if option.what == "play"), None)


def _hand(options: Sequence[Option], at: Citizen) -> dict[Card, tuple[int, int]]:
    """Card -> when it is best played, and its option."""
    plays = {option.card: i for i, option in enumerate(options) if option.what == "play" and option.card is not None}
    return {card: (stage(card, at), i) for card, i in plays.items()}


def _shop(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    """What the plan buys here, the best first."""
    wanted = at.plan.basket
    found = []
    for i, option in enumerate(options):
        if option.what not in ("buy", "light") or option.pile is None:
            continue
        remote = option.card is not None and any(ware.card is option.card for ware in at.town.remote)
        space = option.pile - SPACE if option.pile < BASICS else 2 * (option.pile - BASICS)
        for there, ware in wanted:
            same = ware.card is option.card and ware.deed == option.what * (option.card is None)
            if same and (there == space or remote):
                found.append((ware.worth, -i))
    if found:
        return -max(found)[1]
    near_enough = near(at.here, at.town.reach) if at.here is not None else []
    if any(space in near_enough for space, _ in wanted):  # it lies here and cannot be paid yet
        return _play_all(options, at, used)
    return None


def _walk(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    step = at.plan.trip.first
    if at.here is None or not step:
        return None
    there = SPACE + (at.here + step) % SPACES
    return next((i for i, option in enumerate(options) if option.what == "walk" and option.pile == there), None)


# What only some games have


def _offered(options: Sequence[Option], what: str) -> int | None:
    return next((i for i, option in enumerate(options) if option.what == what), None)


def _board(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    """Who is carried is safe at once."""
    return _offered(options, "board")


def _pick_up(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    """A civilian, if that is better than another step."""
    i, errand = _offered(options, "rescue"), at.town.errand
    if i is None or errand is None or at.here is None or not errand.wanted:
        return None
    along = replace(at.town.richer(moves=-1), errand=errand.with_one_from(at.here))
    return i if at.gain_of(along) > 0 else None


def _rebuild(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    """A damaged Location, if nothing better can be done with so much Power and Move."""
    i, here = _offered(options, "rebuild"), at.here
    if i is None or here is None:
        return None
    damage = at.stakes.city.damage(here)
    repaired = at.taste.rebuilt * (HIT_POINTS if damage is None else damage)
    return i if at.gain_of(at.town.richer(-REBUILD_POWER, -REBUILD_MOVE)) + repaired > at.taste.margin else None


def _storable(options: Sequence[Option]) -> dict[Card, int]:
    """Assist cards that may wait for the next turn."""
    return {option.card: i for i, option in enumerate(options) if option.what == "store" and option.card is not None}


def _store(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    """The best card that this turn can do without."""
    best, chosen = 0.0, None
    for card, i in _storable(options).items():
        power, moves = promise(card.play)
        later = at.taste.rate * at.use(card) * (at.rounds > 0.5)
        net = later + at.gain_of(at.town.richer(-int(power), -moves))
        if net > best:
            best, chosen = net, i
    return chosen


def _lead(options: Sequence[Option], at: Citizen, used: Counter[str]) -> int | None:
    """With the Move that is left the ally goes where it keeps Villains away."""
    ally = at.stakes.city.ally
    if ally is None or _offered(options, "lead") is None:
        return None
    goal = best_post(at, ally)
    if goal == ally:
        return None
    there = SPACE + step_toward(ally, goal)
    return next(i for i, option in enumerate(options) if option.what == "lead" and option.pile == there)


def best_post(at: Citizen, ally: int) -> int:
    """The best of the spaces that the ally can reach now."""
    moves = at.view.move(at.me)
    worth = {space: _post(at, space) - 0.01 * distance(ally, space) for space in near(ally, moves)}
    return max(worth, key=lambda space: worth[space])


def _post(at: Citizen, space: int) -> float:
    """What the ally in a space keeps away until the next turn, less what it suffers."""
    town, hurt = at.town, 0.0
    alone = replace(town, others=() if at.here is None else (at.here,))
    out = 0.0
    for start, ware in town.villains():
        if start == space:
            hurt = at.taste.ally_hurt * (2.0 if len(at.view.known(SET_ASIDE + at.me)) >= ENDURANCE - 1 else 1.0)
            out += ware.attack if ware.goal != space else 0.0  # the Attack is the ally's: take back that it is mine
        out += alone.stand(space, start, ware)
    return out - hurt


# Where Characters and Villains go


def _space(option: Option) -> int:
    assert option.pile is not None
    return option.pile - SPACE


def stand_in(option: Option, at: Citizen) -> float:
    """What can be done from there."""
    return at.town.standing(_space(option)).plan().value


def begin_in(option: Option, at: Citizen) -> float:
    """The same; Villains in that space Attack at once, save in the first turn of the game."""
    space = _space(option)
    attacked = [ware.attack for ware in at.town.wares[space] if ware.is_villain and ware.goal not in (space, None)]
    return stand_in(option, at) - (sum(attacked) if at.view.turn > 1 else 0.0)


def choose_space(option: Option, at: Citizen) -> float:
    """For the Villain that the question is about, or for the own Character."""
    card = at.view.about
    there = _space(option)
    if any(isinstance(part, fx.Light) for part in of_source(at)) and there in at.stakes.dark:
        return 1.0 + 0.1 * min([distance(there, space) for space in (*at.town.others, at.here or 0)])  # far from us
    if card is None or card.type != VILLAIN:
        return stand_in(option, at)
    starts = [space for space, ware in at.town.villains() if ware.card is card and distance(space, there) <= 2]
    return _shifted(card, starts[0], there, at, at.town) if starts else 0.0


def _goal(card: Card, space: int, at: Citizen) -> int | None:
    """Where a Villain of a space is at home; None: on every Location."""
    return next((ware.goal for ware in at.town.wares[space] if ware.card is card), None)


def _shifted(card: Card, start: int, there: int, at: Citizen, town: Town) -> float:
    """What it brings that a Villain is elsewhere."""
    if start == there:
        return 0.0
    moved = town.moved(card, start, there)
    return at.gain_of(moved) + town.menace() - moved.menace()


def _shift(card: Card, start: int, effect: Effect, at: Citizen, town: Town) -> float:
    """The best that an effect can make of a Villain."""
    here = at.here
    if here is None:
        return 0.0
    if isinstance(effect, fx.MoveVillain):
        if distance(here, start) > effect.reach:
            return 0.0
        spaces = [there for there in near(start, effect.steps) if there != start]
    else:
        spaces = [step_toward(start, here)] if isinstance(effect, fx.Lure) else [here]
    return max([_shifted(card, start, there, at, town) for there in spaces])


def target_villain(option: Option, at: Citizen) -> float:
    """By what the asking card does to it."""
    card = option.card
    assert card is not None
    space = _space(option)
    at_home = _goal(card, space, at) in (space, None)
    effect = next((part for part in of_source(at) if type(part) in _ON_VILLAINS), None)
    if isinstance(effect, fx.Contain):
        held = space in at.town.others
        return at.attack(card) * (0.05 if at_home or held else 1.0)
    if isinstance(effect, fx.Freeze):
        return at.attack(card) * (1.0 if at_home else 0.3)
    if isinstance(effect, fx.CheaperVillain):
        return at.price(card) + at.attack(card)
    if isinstance(effect, (fx.MoveVillain, fx.PullVillain)):
        return _shift(card, space, effect, at, at.town)
    return _shift(card, space, fx.Lure(), at, at.town)


_ON_VILLAINS = (fx.Contain, fx.Freeze, fx.CheaperVillain, fx.MoveVillain, fx.PullVillain)


def target_character(option: Option, at: Citizen) -> float:
    """Oneself first: one knows best where one wants to be."""
    if option.seat == at.me:
        return 1.0
    return 0.5 if option.seat is None or at.is_ours(option.seat) else -1.0


def attack_order(option: Option, at: Citizen) -> float:
    """The worst first, while there are Defenses."""
    assert option.card is not None
    return at.attack(option.card)


# Whom it helps


def attacked_next(option: Option, at: Citizen) -> float:
    """Who has most Defense cards: what that draws may help the others."""
    seat = option.seat
    return 0.0 if seat is None or seat == ALLY else sum(card.defense is not None for card in at.view.known(HAND + seat))


def target_player(option: Option, at: Citizen) -> float:
    """Who has most of it."""
    found = [part.effect for part in of_source(at) if isinstance(part, fx.ForPlayer)]
    if option.seat is not None and not at.is_ours(option.seat):
        return -1.0
    if not found or option.seat is None:
        return 1.0 if option.seat == at.me else 0.5
    return benefit(found[0], option.seat, at)


def benefit(effect: Effect, seat: int, at: Citizen) -> float:
    """What an effect brings a player, in Victory Points; cards drawn now are best for whose turn it is."""
    view, taste = at.view, at.taste
    drawn = sum([part.n for part in walk(effect) if isinstance(part, fx.Draw)])
    if seat == at.me:
        if drawn and view.active == at.me:
            return max(at.gain_of(at.town.richer(power=drawn)), 0.1)
        return taste.rate * value(effect, at) + 0.01
    theirs = Citizen(view, taste, seat)
    return taste.rate * value(effect, theirs) * (1.0 if seat == view.active or not drawn else 0.8)


def assist(options: Sequence[Option], at: Citizen) -> Answer:
    """Waits until the active player has played, then helps if that buys more than the cards are worth to oneself."""
    view = at.view
    boards = _offered(options, "board")
    if boards is not None:
        return (boards,)
    if not view.last_help and _still_plays(at):
        return ()
    theirs = Citizen(view, at.taste, view.active)
    if theirs.here is None:
        return ()
    offered = [
        (i, option.card) for i, option in enumerate(options) if option.what == "assist" and option.card is not None
    ]
    if not offered:
        return ()
    drawn = _drawn_for_help(at)
    best, chosen = at.taste.margin, None
    for some in subsets(offered):
        if not some:
            continue
        given = [promise(card.play) for _, card in some]
        lost = sum([at.use(card) for _, card in some]) - drawn
        power, moves = int(sum([power for power, _ in given])), sum([move for _, move in given])
        net = theirs.gain_of(theirs.town.richer(power, moves)) - at.taste.rate * lost
        if net > best:
            best, chosen = net, some
    return (chosen[0][0],) if chosen is not None else ()


def _still_plays(at: Citizen) -> bool:
    """Has the active player a card left that does something, as far as one can see?"""
    pile = HAND + at.view.active
    known = at.view.known(pile)
    return len(known) < at.view.size(pile) or any(map(playable, known))


def _drawn_for_help(at: Citizen) -> float:
    """What a Super Hero gives for the first Assist card in another player's turn."""
    if any(card.assist for card in at.view.played(at.me)):
        return 0.0
    heard = [when for hero in at.view.heroes(at.me) for when in hero.when if when.event == PLAY and when.others_turn]
    return sum([value(when.effect, at) for when in heard])


def first_player(option: Option, at: Citizen) -> float:
    """Oneself, with a good hand; else somebody else may say so."""
    power = sum([promise(card.play)[0] for card in at.hand])
    return 1.0 if option.seat == at.me and power >= at.taste.begins else -1.0


# Attacks


def defend(option: Option, at: Citizen) -> float:
    """What the Attack would do, to the Location as well, against what the Defense costs and gives."""
    card, attacker = option.card, at.view.source
    if card is None or card.defense is None or attacker is None:
        return 0.0
    if option.seat == ALLY:
        return at.taste.ally_hurt + _bonus(card.defense.bonus, ALLY, attacker, at) - _price_of(card, at)
    mine = option.seat == at.me
    avoided = suffering(attacker.attack, at if mine else Typical(at.taste))
    homes = [space for space, ware in at.town.villains() if ware.card is attacker and ware.goal in (space, None)]
    if homes and at.stakes.city.damage(homes[0]) is not None:
        avoided += at.damage(attacker)
    heard = _heard_avoiding(at) if mine else 0.0
    return avoided + _bonus(card.defense.bonus, option.seat, attacker, at) + heard - _price_of(card, at)


def _price_of(card: Card, at: Citizen) -> float:
    """What is lost with a Defense card that is used."""
    used_up = card.defense is not None and card.defense.use == "discard"
    return value(card.play, at) if used_up else 0.0


def _bonus(bonus: Ability, seat: int | None, attacker: Card, at: Citizen) -> float:
    if isinstance(bonus, fx.PowerForProtected):
        return float(bonus.n) if seat == at.view.active else 0.0
    if getattr(bonus, "__name__", "") == "defeat_the_attacker":
        worths = [ware.worth for _, ware in at.town.villains() if ware.card is attacker]
        return 0.0 if attacker.super_villain else max(worths, default=0.0) / at.taste.rate
    return value(bonus, at)


def _heard_avoiding(at: Citizen) -> float:
    return sum([value(when.effect, at) for hero in at.view.heroes(at.me) for when in hero.when if when.event == AVOID])


def discard(option: Option, at: Citizen) -> float:
    """From the own hand what the next purchases need least."""
    card = option.card
    if card is None or option.pile != HAND + at.me:
        return choices.discard(option, at)
    power, move = promise(card.play)
    return at.gain_of(at.town.richer(-int(power), -move)) - 0.3 * at.taste.rate * at.use(card)


# Cards


def destroy(option: Option, at: Citizen) -> float:
    """In the city what is missed least."""
    assert option.card is not None
    in_city = option.pile is not None and owner_of(option.pile) is None
    return -at.price(option.card) if in_city else choices.destroy(option, at)


def order(option: Option, at: Citizen) -> float:
    """On top of the main deck: good cards soon, Villains late."""
    card = option.card
    assert card is not None
    if option.pile is None or kind_of(option.pile) != MAIN:
        return choices.order(option, at)
    return -at.attack(card) - card.cost if card.type == VILLAIN else at.price(card)


def choose_one(option: Option, at: Citizen) -> float:
    """Power, Move or a card: what makes the rest of the turn best."""
    effect = option.effect
    if isinstance(effect, fx.Power):
        return at.gain_of(at.town.richer(power=effect.n)) + 0.01
    if isinstance(effect, fx.Move):
        return at.gain_of(at.town.richer(moves=effect.n))
    if isinstance(effect, fx.GainBasic):
        return at.taste.rate * at.basic()
    if isinstance(effect, fx.Light):
        return at.light if at.here in at.stakes.dark else -1.0
    return choices.choose_one(option, at)


def may(option: Option, at: Citizen) -> float:
    wish = OFFERS.get(option.word)
    return choices.may(option, at) if wish is None else wish(at)


def _put_away(at: Citizen) -> float:
    """The top card of the main deck, if it is a Villain or worse than most."""
    top = at.view.pile(MAIN)[0]
    if top is None:
        return 0.0
    return 1.0 if top.type == VILLAIN else at.unseen_card() - at.price(top)


def _leave(at: Citizen) -> float:
    """Two Power now for the card itself."""
    source = at.view.source
    lost = at.worth(source) if source is not None else 0.0
    return at.gain_of(at.town.richer(power=2)) - max(lost, 0.0)


#: What functions offer, by its key.
OFFERS: Mapping[str, Callable[[Citizen], float]] = {
    "put_third": _put_away,
    "put_last": _put_away,
    "leave_here": _leave,
}


def keep(option: Option, at: Citizen) -> float:
    """The most useful of the next turn."""
    assert option.card is not None
    return at.use(option.card)


LIKINGS: Mapping[Kind, Callable[[Option, Citizen], float]] = {
    **choices.LIKINGS,
    ask.DEFEND_TEAM: defend,
    ask.DISCARD_CARD: discard,
    ask.DESTROY_CARD: destroy,
    ask.ORDER_CARDS: order,
    ask.CHOOSE_ONE: choose_one,
    ask.MAY: may,
    ask.TARGET_PLAYER: target_player,
    ask.CHOOSE_SPACE: choose_space,
    ask.PLACE_CHARACTER: begin_in,
    ask.WALK: stand_in,
    ask.TARGET_VILLAIN: target_villain,
    ask.TARGET_CHARACTER: target_character,
    ask.ATTACK_ORDER: attack_order,
    ask.ATTACKED_NEXT: attacked_next,
    ask.FIRST_PLAYER: first_player,
    ask.KEEP_CARD: keep,
}
