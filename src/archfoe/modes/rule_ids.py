"""Which rule stands behind each word of the log and each sort of question."""

from __future__ import annotations

from typing import Final

RULE_OF: Final[dict[str, str]] = {}
