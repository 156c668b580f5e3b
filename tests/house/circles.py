"""Circles of imports, also those inside functions and for types only: `python -m tests.house.circles` lists them."""

from __future__ import annotations

from tests.house.source import modules, name_of, own_imports

#: How many files the circle of the core has: game, player, rules, state, card and effect name each other.
NOTED = {"archfoe.core.game": 10}


def graph() -> dict[str, set[str]]:
    """What each file imports. Python runs the `__init__` of a package before its first module, so whoever imports a
    module from outside of a package imports that, too; who stands inside has it behind or around him already.
    """
    names = {name_of(path): path for path in modules()}
    found: dict[str, set[str]] = {}
    for name, path in names.items():
        inside = {name, *_packages(name)}
        imported = {each for each in own_imports(path) if each in names}
        found[name] = imported | {each for one in imported for each in _packages(one) if each in names} - inside
        found[name].discard(name)
    return found


def _packages(name: str) -> list[str]:
    """All that a module lies in, but for the whole: "archfoe.core.effects" and "archfoe.core" of one of the effects."""
    parts = name.split(".")
    return [".".join(parts[:n]) for n in range(2, len(parts))]


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
