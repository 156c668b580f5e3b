"""The command `archfoe`, also as `python -m archfoe`."""

import sys

from archfoe.extras import CLI, MissingExtra, need


def run() -> int:
    """Without its packages the command is one sentence that says how to get them."""
    try:
        need(CLI, "The command archfoe")
    except MissingExtra as missing:
        print(missing, file=sys.stderr)
        return 2
    from archfoe.cli import run as command

    return command()


if __name__ == "__main__":
    sys.exit(run())
