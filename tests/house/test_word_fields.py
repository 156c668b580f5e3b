"""The table of what fields of words may hold is that of the sources."""

from __future__ import annotations

import pytest

from archfoe.core.fields import TABLE
from tests.house.word_fields import made


@pytest.mark.pure
def test_the_table_of_fields_says_what_the_sources_say() -> None:
    assert TABLE.read_text(encoding="utf-8") == made(), "Run python -m tests.house.word_fields --write"
