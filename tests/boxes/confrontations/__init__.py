"""Card tests of Confrontations: `teams` lays out a table of two teams, `duel` and `trio` one without partners."""

from functools import partial

from tests.vocabulary import table

teams = partial(table, "confrontations", players=4)
duel = partial(table, "confrontations", players=2)
trio = partial(table, "confrontations", players=3)
