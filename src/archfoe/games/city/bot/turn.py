"""What the greedy bot does in the city: its turn, and how it helps in the turn of a partner."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.agents.cards import playable, subsets
from archfoe.agents.timing import THERE, stage
from archfoe.agents.turn import MOST_USES, Used, in_order, of_variants
from archfoe.agents.worth import value
from archfoe.core import effects as fx
from archfoe.core.abilities import Use
from archfoe.core.cards import Card
from archfoe.core.decisions import Answer
from archfoe.core.effects import Effect
from archfoe.core.moments import PLAY
from archfoe.core.piles import HAND, SET_ASIDE
from archfoe.games.city.bot.choices import shift
from archfoe.games.city.bot.outlook import CityOutlook, promise
from archfoe.games.city.bot.weights import own_of
from archfoe.games.city.legacy import DESTROYED_AT as HIT_POINTS
from archfoe.games.city.missions import REBUILD_MOVE, REBUILD_POWER
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.games.city.ring import distance, near, step_toward
from archfoe.games.city.tables.solo import ENDURANCE
from archfoe.games.city.tiles import TILES
from archfoe.games.city.verbs.characters import Place
from archfoe.games.city.verbs.villains import Lure, MoveVillain
from archfoe.table.view import Option

_ABILITIES = {tile.name: tile.ability for tile in TILES.values()}


# The own turn


def _uses(options: Sequence[Option], used: Used) -> list[tuple[int, str, Use]]:
    """(option, name, ability) of all that may be used, of cards and of the Location."""
    out = []
    for i, option in enumerate(options):
        if option.use is not None and option.card is not None:
            out.append((i, option.card.name, option.use))
        elif option.what == "location":
            out.append((i, option.word, _ABILITIES[option.word]))
    return [one for one in out if used[one[1]] < MOST_USES]


def _use_free(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    for i, name, use in _uses(options, used):
        if not use.power and not use.move and not _is_glory(use) and value(use.effect, at) > 0.2:
            used[name] += 1
            return i
    return None


def _is_glory(use: Use) -> bool:
    return isinstance(use.effect, fx.PowerEach)


def _glory(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    """Power for Villains in the own space: where the plan passes most of them."""
    here = at.here
    for i, name, use in _uses(options, used):
        if _is_glory(use) and here is not None:
            trip = at.plan.trip
            here_now = value(use.effect, at)
            ahead = [at.position.more.get(space % SPACES, 0) for space in range(here + trip.low, here + trip.high + 1)]
            if here_now > 0 and at.position.more.get(here, 0) >= max(ahead):
                used[name] += 1
                return i
    return None


def _use_paid(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    """The ability that makes the rest of the turn best, if it pays."""
    best, chosen = own_of(at.weights).margin, None
    for i, name, use in _uses(options, used):
        if use.power or use.move:
            gain = _gain_of_use(use, at)
            if gain > best:
                best, chosen = gain, (i, name)
    if chosen is None:
        return None
    used[chosen[1]] += 1
    return chosen[0]


def _gain_of_use(use: Use, at: CityOutlook) -> float:
    effect, paid = use.effect, at.position.richer(-use.power, -use.move)
    if isinstance(effect, fx.Move):
        return at.gain_of(paid.richer(moves=effect.n))
    if isinstance(effect, fx.Draw):
        drawn = at.gain_of(paid.richer(power=effect.n))
        return drawn + own_of(at.weights).margin + 0.01 if drawn >= 0 else drawn
    if isinstance(effect, (MoveVillain, Lure)):
        villains = [(space, purchase.card) for space, purchase in at.position.villains() if purchase.card is not None]
        return max([shift(card, space, effect, at, paid) for space, card in villains], default=0.0)
    if isinstance(effect, Place):
        return max([at.gain_of(paid.standing(space)) for space in range(0, SPACES, 2)])
    if isinstance(effect, Effect):
        return at.gain_of(paid) + at.weights.rate * value(effect, at)
    return 0.0


def _play(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    """Everything but what waits until the Character is where it wants to be."""
    hand = _hand(options, at)
    for card in _storable(options):
        hand.pop(card, None)
    ripe = min([when for when, _ in hand.values()], default=THERE)
    if ripe == THERE:
        return None
    now = [card for card, (when, _) in hand.items() if when == ripe]
    return hand[max(now, key=at.use)][1]


def _play_all(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    return next((i for i, option in enumerate(options) if option.what == "play"), None)


def _hand(options: Sequence[Option], at: CityOutlook) -> dict[Card, tuple[int, int]]:
    """Card -> when it is best played, and its option."""
    plays = {option.card: i for i, option in enumerate(options) if option.what == "play" and option.card is not None}
    return {card: (stage(card, at), i) for card, i in plays.items()}


def _shop(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    """What the plan buys here, the best first."""
    wanted = at.plan.basket
    deeds = {"buy", *[chore.verb for chore in at.needs.wants.chores]}
    found = []
    for i, option in enumerate(options):
        if option.what not in deeds or option.pile is None:
            continue
        remote = option.card is not None and any(purchase.card is option.card for purchase in at.position.from_afar)
        space = option.pile - SPACE if option.pile < BASICS else 2 * (option.pile - BASICS)
        for there, purchase in wanted:
            same = purchase.card is option.card and purchase.deed == option.what * (option.card is None)
            if same and (there == space or remote):
                found.append((purchase.worth, -i))
    if found:
        return -max(found)[1]
    near_enough = near(at.here, at.position.reach) if at.here is not None else []
    if any(space in near_enough for space, _ in wanted):  # it lies here and cannot be paid yet
        return _play_all(options, at, used)
    return None


def _walk(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    step = at.plan.trip.first
    if at.here is None or not step:
        return None
    there = SPACE + (at.here + step) % SPACES
    return next((i for i, option in enumerate(options) if option.what == "walk" and option.pile == there), None)


# What only some games have


def _gives_cards(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    """What takes cards of the hand is done before they are played."""
    return _chore(options, at, cards=True)


def _does_chore(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    return _chore(options, at, cards=False)


def _chore(options: Sequence[Option], at: CityOutlook, cards: bool) -> int | None:
    """What the scenario wants to be done here, if it is worth more than its price."""
    for chore in at.needs.wants.chores:
        i = _offered(options, chore.verb) if chore.space == at.here and bool(chore.cards) == cards else None
        if i is None:
            continue
        price = at.gain_of(at.position.richer(-chore.power - chore.cards, -chore.move))
        if at.chore + price > own_of(at.weights).margin:
            return i
    return None


def _offered(options: Sequence[Option], what: str) -> int | None:
    return next((i for i, option in enumerate(options) if option.what == what), None)


def _bring(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    """Who is led is safe at once."""
    people = at.needs.people
    return None if people is None else _offered(options, people.bring)


def _pick_up(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    """Somebody who waits, if that is better than another step."""
    people, errand = at.needs.people, at.position.errand
    i = None if people is None else _offered(options, people.take)
    if i is None or errand is None or at.here is None or not errand.wanted:
        return None
    along = at.position.richer(moves=-1).on_errand(errand.with_one_from(at.here))
    return i if at.gain_of(along) > 0 else None


def _rebuild(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    """A damaged Location, if nothing better can be done with so much Power and Move."""
    i, here = _offered(options, "rebuild"), at.here
    if i is None or here is None:
        return None
    damage = at.needs.city.damage(here)
    repaired = own_of(at.weights).rebuilt * (HIT_POINTS if damage is None else damage)
    gain = at.gain_of(at.position.richer(-REBUILD_POWER, -REBUILD_MOVE)) + repaired
    return i if gain > own_of(at.weights).margin else None


def _favor(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    """What the scenario makes worth its price, once nothing else is to be done."""
    favors = at.needs.wants.favors
    return next((i for i, option in enumerate(options) if option.what in favors), None) if favors else None


def _storable(options: Sequence[Option]) -> dict[Card, int]:
    """Assist cards that may wait for the next turn."""
    return {option.card: i for i, option in enumerate(options) if option.what == "store" and option.card is not None}


def _store(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    """The best card that this turn can do without."""
    best, chosen = 0.0, None
    for card, i in _storable(options).items():
        power, moves = promise(card.play)
        later = at.weights.rate * at.use(card) * (at.rounds > 0.5)
        net = later + at.gain_of(at.position.richer(-int(power), -moves))
        if net > best:
            best, chosen = net, i
    return chosen


def _lead(options: Sequence[Option], at: CityOutlook, used: Used) -> int | None:
    """With the Move that is left the ally goes where it keeps Villains away."""
    ally = at.needs.city.ally
    if ally is None or _offered(options, "lead") is None:
        return None
    goal = best_post(at, ally)
    if goal == ally:
        return None
    there = SPACE + step_toward(ally, goal)
    return next(i for i, option in enumerate(options) if option.what == "lead" and option.pile == there)


def best_post(at: CityOutlook, ally: int) -> int:
    """The best of the spaces that the ally can reach now."""
    moves = at.view.move(at.me)
    worth = {space: _post(at, space) - 0.01 * distance(ally, space) for space in near(ally, moves)}
    return max(worth, key=lambda space: worth[space])


def _post(at: CityOutlook, space: int) -> float:
    """What the ally in a space keeps away until the next turn, less what it suffers."""
    position, hurt = at.position, 0.0
    alone = position.beside(() if at.here is None else (at.here,))
    out = 0.0
    for start, purchase in position.villains():
        if start == space:
            nearly = len(at.view.known(SET_ASIDE + at.me)) >= ENDURANCE - 1
            hurt = own_of(at.weights).ally_hurt * (2.0 if nearly else 1.0)
            out += (
                purchase.attack if purchase.goal != space else 0.0
            )  # the Attack is the ally's: take back that it is mine
        out += alone.stand(space, start, purchase)
    return out - hurt


# The turn of a partner


def assist(options: Sequence[Option], at: CityOutlook, used: Used) -> Answer:
    """Waits until the active player has played, then helps if that buys more than the cards are worth to oneself."""
    view = at.view
    safe = _bring(options, at, used)
    if safe is not None:
        return (safe,)
    if not view.last_help and _still_plays(at):
        return ()
    theirs = CityOutlook(view, at.weights, view.active)
    if theirs.here is None:
        return ()
    offered = [
        (i, option.card) for i, option in enumerate(options) if option.what == "assist" and option.card is not None
    ]
    if not offered:
        return ()
    drawn = _drawn_for_help(at)
    best, chosen = own_of(at.weights).margin, None
    for some in subsets(offered):
        if not some:
            continue
        given = [promise(card.play) for _, card in some]
        lost: float = sum([at.use(card) for _, card in some]) - drawn
        power, moves = int(sum([power for power, _ in given])), sum([move for _, move in given])
        net = theirs.gain_of(theirs.position.richer(power, moves)) - at.weights.rate * lost
        if net > best:
            best, chosen = net, some
    return (chosen[0][0],) if chosen is not None else ()


def _still_plays(at: CityOutlook) -> bool:
    """Has the active player a card left that does something, as far as one can see?"""
    pile = HAND + at.view.active
    known = at.view.known(pile)
    return len(known) < at.view.size(pile) or any(map(playable, known))


def _drawn_for_help(at: CityOutlook) -> float:
    """What a Super Hero gives for the first Assist card in another player's turn."""
    if any(card.assist for card in at.view.played(at.me)):
        return 0.0
    heard = [when for hero in at.view.heroes(at.me) for when in hero.when if when.event == PLAY and when.others_turn]
    return sum([value(when.effect, at) for when in heard])


#: Uses what is free, plays, then does what the plan says.
act = in_order(
    _bring,
    _gives_cards,
    _use_free,
    _play,
    _glory,
    _use_paid,
    _rebuild,
    _does_chore,
    _shop,
    _pick_up,
    _walk,
    _store,
    _play_all,
    _lead,
    _favor,
    of_variants,
)
