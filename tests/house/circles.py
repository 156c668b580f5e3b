"""Circles of imports, also those inside functions and for types only: `python -m tests.house.circles` lists them."""

from __future__ import annotations

from tests.house.source import modules, name_of, own_imports

#: Those that still go against the plan, by one file of each, and how many files they have. They may only get smaller.
NOTED = {
    "archfoe.core.abilities": 24,
    "archfoe.games.city.parts": 6,
    "archfoe.table.positions.keys": 4,
    "archfoe.server.seating": 3,
    "archfoe.server.housing": 3,
    "archfoe.sim.work": 3,
    "archfoe.workshop.overlay": 3,
    "archfoe.cli": 2,
    "archfoe.games.city.options": 2,
    "archfoe.games.duel.parts": 2,
    "archfoe.games.lineup.parts": 2,
}


def graph() -> dict[str, set[str]]:
    names = {name_of(path): path for path in modules()}
    return {
        name: {each for each in own_imports(path) if each in names and each != name} for name, path in names.items()
    }


def circles() -> list[list[str]]:
    """The largest first: all files that can reach each other."""
    imports = graph()
    reach: dict[str, set[str]] = {}
    for name in imports:
        seen, rest = set[str](), [name]
        while rest:
            for each in imports[rest.pop()] - seen:
                seen.add(each)
                rest.append(each)
        reach[name] = seen
    found = {frozenset(each for each in reach[name] if name in reach[each]) for name in imports if name in reach[name]}
    return sorted(map(sorted, found), key=len, reverse=True)


if __name__ == "__main__":
    for circle in circles():
        print(len(circle), *circle)
