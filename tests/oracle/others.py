"""What variants of other packages bring, about which nothing can be told a second time."""

from archfoe.games.build import rules
from archfoe.games.options import Options
from archfoe.registry import chosen


def of_others(options: Options, verb: str) -> bool:
    """Does a variant of another package bring this? It alone knows when."""
    variants = [own for own in chosen(options.mode, options.variants) if own.part is not None]
    return bool(variants) and verb in rules(options).doers
