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
        return cast("T", found[1] if found is not None else self._keep(shape, Raw(_encode(shape))))

    def of_all(self, row: list[T]) -> list[T]:
        """The same of a row of shapes, most of which are known if the row is not."""
        found = self._made.get(id(row))
        if found is None:
            return cast("list[T]", self._keep(row, Raw(_encode([self.of(shape) for shape in row]))))
        return cast("list[T]", found[1])

    def _keep(self, shape: Any, text: Raw) -> Raw:
        if len(self._made) >= _MOST:
            self._made.clear()
        self._made[id(shape)] = shape, text
        return text

    def of_table(self, table: shapes.Table) -> shapes.Table:
        """With the text of what is long, and mostly stays as it is or is the same for several seats."""
        section: Any = table.section
        if section is None or not section.kept:
            return table
        long = {name: getattr(section, name) for name in section.kept}
        texts = {name: self.of_all(part) if isinstance(part, list) else self.of(part) for name, part in long.items()}
        return replace(table, section=replace(section, **texts))
