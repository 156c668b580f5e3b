"""The rules of our games told a second time, without the code of the rules, by whoever checks games in this checkout.

Installed, `archfoe sim --check` looks at what must hold at any table. Here it looks at all of it, in the tests and with
`python -m tests.oracle sim --check ...`.
"""

from archfoe.sim.checks import TOLD_AGAIN

TOLD_AGAIN.update(
    lineup="tests.oracle.lineup:LineupOracle",
    duel="tests.oracle.duel:DuelOracle",
    city="tests.oracle.city.table:CityOracle",
)
