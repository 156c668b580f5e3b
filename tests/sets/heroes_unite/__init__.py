"""Card tests of Heroes Unite: `unite` lays out a table of this set, `mixed` one of this set and the base set."""

from functools import partial

from tests.vocabulary import table

unite = partial(table, "heroes_unite")
mixed = partial(table, "base+heroes_unite")
