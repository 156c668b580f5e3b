"""An Attack of a Villain on the agenda: who is still to deal with it."""

from __future__ import annotations

from typing import Any

from archfoe.core.decisions import CardId, Seat


class Assault:
    """An Attack of a Villain that is being dealt with. It stands on the agenda, so it never changes."""

    __slots__ = ("card", "enters", "hit", "home", "open", "spent")

    def __init__(
        self,
        card: CardId,
        open_: tuple[Seat, ...],
        hit: tuple[Seat, ...] = (),
        spent: tuple[Seat, ...] = (),
        home: int | None = None,
        enters: bool = False,
    ) -> None:
        self.card = card
        self.open = open_  # who is still to avoid it or to be hit
        self.hit = hit
        self.spent = spent  # who has used a Defense card against it
        self.home = home  # the Location that it is made from, if that is the Villain's Destination
        self.enters = enters  # is it made because the Villain has come into the city?

    def gone_on(self, open_: tuple[Seat, ...], hit: tuple[Seat, ...], spent: tuple[Seat, ...]) -> Assault:
        """The same when some have avoided it or been hit."""
        return Assault(self.card, open_, hit, spent, self.home, self.enters)

    def key(self) -> tuple[Any, ...]:
        return self.card, self.open, self.hit, self.spent, self.home, self.enters

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Assault) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Assault{self.key()}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Assault, self.key()
