"""Parts of a message that were sent before and are sent again, as the text that they were."""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast

from msgspec import Raw, json
from msgspec.structs import replace

from archfoe.wire import shapes

T = TypeVar("T")

_MOST: Final = 400
_encode: Final = json.Encoder().encode


class Pieces:
    """The text of shapes, found by the shape itself: none of them is ever written to.

    A shape is kept with its text, so that no other can be taken for it.
    """

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[int, tuple[Any, Any]] = {}

    def of(self, shape: T) -> T:
        """To be sent in the place of the shape: text that is put in as it is, whatever its type says."""
        found = self._made.get(id(shape))
        if found is None:
            if len(self._made) >= _MOST:
                self._made.clear()
            found = self._made[id(shape)] = shape, Raw(_encode(shape))
        return cast("T", found[1])

    def of_table(self, table: shapes.Table) -> shapes.Table:
        """With the text of what mostly stays as it is, or is the same for several seats."""
        return replace(table, seats=[self.of(seat) for seat in table.seats], city=self._of_city(table.city))

    def _of_city(self, city: shapes.City | None) -> shapes.City | None:
        if city is None:
            return None
        return replace(city, spaces=[self.of(space) for space in city.spaces], threat=self.of(city.threat))
