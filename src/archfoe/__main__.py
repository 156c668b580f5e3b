"""`python -m archfoe` is the command."""

from archfoe.cli import run

if __name__ == "__main__":
    run()
