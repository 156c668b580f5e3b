"""`python -m archfoe` is the command."""

import sys

from archfoe.cli import run

if __name__ == "__main__":
    sys.exit(run())
