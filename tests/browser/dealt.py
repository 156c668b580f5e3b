"""`python -m tests.browser.dealt serve ...`: the program as it is, but on one day, with all games from one seed.

So a test meets the same positions in each run. `ARCHFOE_DEAL=another make test` shows it others.
"""

from __future__ import annotations

import os
import sys
from datetime import date

from archfoe.__main__ import run
from archfoe.core import chance
from archfoe.server import daily
from tests.deals import give_keys

TODAY = date(2026, 11, 18)
SEED = os.environ.get("ARCHFOE_DEAL", "browser")


def same_key() -> bytes:
    return chance.key_of_seed(SEED)


def main() -> None:
    give_keys(same_key)
    daily.today = lambda: TODAY
    sys.exit(run())


if __name__ == "__main__":
    main()
