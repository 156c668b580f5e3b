"""The command `archfoe`; where it is told to check games, it looks at all rules: python -m tests.oracle sim --check"""

import sys

import tests.oracle  # noqa: F401  # its processes load this file, too
from archfoe.__main__ import run

if __name__ == "__main__":
    sys.exit(run())
