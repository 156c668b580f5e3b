"""What variants of other packages bring, about which nothing can be told a second time."""

from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.games.shared.turns import rules_of
from archfoe.registry import chosen


def has_others(options: Options) -> bool:
    return any(own.part is not None for own in chosen(options.mode, options.variants))


def of_others(options: Options, verb: str) -> bool:
    """Does a variant of another package bring this? It alone knows when."""
    return has_others(options) and verb in rules_of(options).doers


def price_of_others(options: Options, s: State, seat: int, card: int, cost: int) -> int:
    """What such variants make of a price."""
    if not has_others(options):
        return cost
    for part in rules_of(options).of["cost"]:
        cost = part.cost(s, seat, card, cost)
    return max(cost, 0)
