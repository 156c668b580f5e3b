"""The sets: cards only, one package for each product. `BOXES` has those of all sets that are found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from archfoe.core.cards import Box
from archfoe.registry import set_of, sets


class _Boxes(Mapping[str, Box]):
    """A look into the registry."""

    def __getitem__(self, name: str) -> Box:
        found = set_of(name)
        if found is None:
            raise KeyError(name)
        return found.box

    def __iter__(self) -> Iterator[str]:
        return iter(sets())

    def __len__(self) -> int:
        return len(sets())

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and set_of(name) is not None


BOXES: Mapping[str, Box] = _Boxes()

__all__ = ["BOXES"]
