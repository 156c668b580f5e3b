"""What a game shows beside the common table."""

from __future__ import annotations

from typing import Any, Protocol


class Section(Protocol):
    """What one seat sees of a game's own things, such as its board."""

    def plain_data(self) -> dict[str, Any]:
        """All of it as values that JSON knows, to stand among those of the view: {"city": ...}."""
        ...
