"""Simulation: bots against bots by the thousand, and what must hold in every game of theirs."""

from archfoe.sim.arena import run
from archfoe.sim.invariants import Watcher
from archfoe.sim.report import Failure, Plan, Report, Tally
from archfoe.sim.tables import Seating, every_combination, every_seating
from archfoe.sim.watch import Violation

__all__ = [
    "Failure",
    "Plan",
    "Report",
    "Seating",
    "Tally",
    "Violation",
    "Watcher",
    "every_combination",
    "every_seating",
    "run",
]
