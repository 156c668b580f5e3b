"""Card tests of Rivals.

`rivals` lays out a plain turn of P0, `duel` one in which P0 has announced a Confrontation, and `crowd` a table with the
other box, where there may be teams (P0 and P2 against P1 and P3) or three players.
"""

from functools import partial

from tests.vocabulary import table

rivals = partial(table, "rivals")
duel = partial(table, "rivals", confronting=1)
crowd = partial(table, "rivals+confrontations")
