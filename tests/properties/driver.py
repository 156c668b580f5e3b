"""Random games of every player count and variant, one decision at a time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer, Decision
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.city.legacy import BASIC_EACH, MISSIONS, NOTHING, SIX_CARDS, Legacy
from archfoe.games.city.options import CityOptions, city_options
from archfoe.games.options import Options
from archfoe.registry import modes
from tests.breadth import usually

#: What campaigns may bring: all that can be won, or a city in ruins on the second try.
PROSPEROUS = Legacy((3, 3), (), 1, MISSIONS[:2], SIX_CARDS)
BATTERED = Legacy((), (("bank", 5), ("city", 3), ("police_station", 4), ("star_labs", 5)), 2)

#: Every player count and variant that fit together.
TABLES = [
    *(Options(players=n) for n in (2, 3, 4, 5)),
    *(Options(players=n, variants=("on-patrol",)) for n in (2, 3, 4, 5)),
    Options(players=2, variants=("two-heads",)),
    Options(players=2, variants=("two-heads", "on-patrol")),
    Options(players=4, variants=("team",)),
    Options(players=4, variants=("team", "on-patrol")),
    Options(players=3, heroes="two-dealt", villains=12),
    Options(players=4, heroes="free", promos=True),
    *(Options("heroes_unite", n) for n in (2, 3, 4, 5)),
    Options("heroes_unite", 2, ("synergy",)),
    Options("heroes_unite", 3, ("hunt",)),
    Options("heroes_unite", 4, ("hidden",), promos=True),
    Options("heroes_unite", 2, ("two-heads", "synergy", "hunt")),
    Options("heroes_unite", 4, ("team", "synergy", "hidden")),
    Options("heroes_unite", 4, ("team", "hunt", "on-patrol")),
    Options("heroes_unite", 3, ("on-patrol", "synergy", "hidden")),
    Options("base", 3, ("on-patrol", "hunt")),
    Options("base", 3, ("synergy", "hidden")),
    Options("base+heroes_unite", 2),
    Options("base+heroes_unite", 3, mix="random"),
    Options("base+heroes_unite", 4, ("synergy", "hunt"), mix="random"),
    Options("base+heroes_unite", 5, ("hidden",), mix="whole"),
    Options("base+heroes_unite", 3, ("on-patrol",), mix="split", game=2, carried=(30, 10, 20), heroes="free"),
    Options("rivals", 2),
    *(Options("confrontations", n) for n in (2, 3, 4)),
    Options("confrontations", 4, ("any-sides",), heroes="free"),
    Options("rivals+confrontations", 2),
    Options("rivals+confrontations", 3, mix="random"),
    Options("rivals+confrontations", 4, mix="Aquaman+Circe"),
    Options("rebirth", 1),
    Options("rebirth", 2),
    Options("rebirth", 3, heroes="dealt"),
    Options("rebirth", 4, heroes="free"),
    Options("rebirth", 2, scenario=0),
    Options("rebirth", 3, ("impossible",)),
    Options("rebirth", 2, scenario=2),
    Options("rebirth", 3, scenario=3),
    Options("rebirth", 3, scenario=4),
    Options("rebirth", 1, scenario=4),
    Options("rebirth", 2, scenario=5),
    Options("rebirth", 3, scenario=6),
    Options("rebirth", 1, scenario=6, legacy=BATTERED),
    Options("rebirth", 2, scenario=7),
    Options("rebirth", 1, scenario=7),
    Options("rebirth", 4, scenario=8),
    Options("rebirth", 2, scenario=8, legacy=PROSPEROUS),
    Options("rebirth", 3, scenario=3, legacy=Legacy((2, 2, 2), head_start=BASIC_EACH)),
    Options("rebirth", 2, ("competitive",)),
    Options("rebirth", 3, ("competitive",), legacy=Legacy((3, 3, 3), damage=BATTERED.damage)),
    Options("rebirth", 4, ("competitive", "team")),
    Options("rebirth", 2, mix="base"),
    Options("rebirth", 3, scenario=4, mix="base"),
    Options("rebirth", 1, scenario=5, mix="heroes_unite"),
    Options("rebirth", 3, ("competitive",), mix="heroes_unite"),
    Options("rebirth", 2, scenario=2, mix="rivals"),
    Options("rebirth", 4, ("competitive", "team"), mix="confrontations"),
    Options("rebirth", 3, scenario=7, mix="confrontations"),
    Options("base", 3, mix="rebirth"),
    Options("heroes_unite", 4, ("team", "synergy"), mix="rebirth"),
    Options("rivals", 2, mix="rebirth"),
    Options("confrontations", 3, mix="rebirth"),
    Options("confrontations", 4, mix="rebirth"),
    Options("base", 3, ("on-patrol",), mix="rivals"),
    Options("heroes_unite", 4, ("team", "hidden"), mix="confrontations"),
    Options("rivals", 2, mix="heroes_unite"),
    Options("confrontations", 2, mix="base"),
    Options("confrontations", 4, mix="heroes_unite"),
]


def is_on_its_own(options: Options) -> bool:
    """Does a scenario begin with what it always brings, and no campaign with more or less?"""
    legacy = city_options(options).legacy
    return city_options(options.but(legacy=NOTHING)).legacy == legacy


def name_of(options: Options) -> str:
    """Tells the tables apart: "3p-on-patrol", "base+heroes_unite-2p-example", "rebirth-2p-scenario-8-campaign"."""
    words = [] if options.mode == "base" else [options.mode]
    words += [f"{options.players}p", *options.variants, *([options.mix] if options.mix else [])]
    if isinstance(own := options.own, CityOptions):
        words += [f"scenario-{own.scenario}"] if own.scenario != 1 else []
        words += [f"try-{own.legacy.attempt}"] if own.legacy.attempt > 1 else []
        words += ["campaign"] if any(own.legacy.signatures) and not is_on_its_own(options) else []
    if options.heroes != Options(options.mode).heroes:
        words.append(options.heroes)
    return "-".join(words)


TABLE_IDS = [name_of(options) for options in TABLES]


def _traits(options: Options) -> set[tuple[object, ...]]:
    """What a table may show that others do not."""
    o, mode = options, options.mode
    own = [("mode", mode), ("players", o.players, modes()[mode].game.name), ("mix", mode, bool(o.mix))]
    own += [("heroes", o.heroes)]
    if isinstance(o.own, CityOptions):
        legacy = o.own.legacy
        own += [("scenario", o.own.scenario), ("campaign", legacy.attempt > 1, any(legacy.signatures))]
    return {*own, *(("variant", variant) for variant in o.variants), ("guest", o.mix), ("game", o.game)}


def _covering(tables: list[Options]) -> list[Options]:
    """As few of the tables as show each of these at least once: after the usual one always the one that shows most."""
    found = tables[:1]
    left = set().union(*map(_traits, tables)) - _traits(found[0])
    while left:
        best = max(tables, key=lambda one: len(_traits(one) & left))
        left -= _traits(best)
        found.append(best)
    return [one for one in tables if one in found]


#: For what takes long.
FEW_TABLES = usually(_covering(TABLES), TABLES)
FEW_IDS = [name_of(options) for options in FEW_TABLES]


def start(options: Options, seed: int | str) -> Game:
    return Game(*build(options, key_of_seed(f"{name_of(options)} {seed}")))


def any_answer(d: Decision, dice: Random) -> Answer:
    """A legal answer; a turn is ended less often than chance would, so that games do not drag on."""
    n = len(d.options)
    if d.kind.name == "main" and n > 1 and dice.random() < 0.8:
        n -= 1
    picks = dice.sample(range(n), dice.randint(min(d.least, n), min(d.most, n)))
    return tuple(picks) if d.ordered else tuple(sorted(picks))


def walk(game: Game, seed: int | str, limit: int = 100_000) -> Iterator[tuple[int, Decision, Answer]]:
    """Yields (seat, decision, answer) before each answer is given; of several who are asked, any comes first."""
    dice = Random(f"walk {seed}")
    while game.waiting and limit:
        limit -= 1
        seat = dice.choice(sorted(game.waiting))
        decision = game.waiting[seat]
        answer = any_answer(decision, dice)
        yield seat, decision, answer
        game.decide(seat, *answer)


def play_out(game: Game, seed: int | str) -> Game:
    for _ in walk(game, seed):
        pass
    return game
