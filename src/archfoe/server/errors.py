"""What the server says no to."""

from __future__ import annotations

from archfoe.core.errors import ArchfoeError


class Refusal(ArchfoeError):
    """A message that is not obeyed; nothing has changed. `fresh`: the sender's view is out of date."""

    def __init__(self, text: str, rule: str = "", *, fresh: bool = False) -> None:
        super().__init__(text)
        self.text, self.rule, self.fresh = text, rule, fresh
