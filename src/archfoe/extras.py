"""The parts of archfoe that need packages of others, and one sentence for where these are not installed.

The games themselves need none: rules, bots, sessions, simulations and campaigns run on Python alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import Final

from archfoe.core.errors import ArchfoeError

CLI, SERVER, POSTGRES = "cli", "server", "postgres"
_COMMAND: Final = ("rich", "typer", "yaml")
_TABLES: Final = (
    *("alembic", "msgspec", "prometheus_client", "segno"),
    *("sqlalchemy", "starlette", "uvicorn", "websockets"),
)
#: What each extra of pyproject.toml must bring, as Python imports it. The server speaks with the words of the command.
MODULES: Final = {CLI: _COMMAND, SERVER: (*_COMMAND, *_TABLES), POSTGRES: ("psycopg",)}


#: What only those install who train nets for bots; nobody who plays lacks it.
TRAIN, FOR_TRAINING = "train", ("numpy", "torch")
#: What only those install who print cards of their own.
PRINT, FOR_PRINTING = "print", ("fpdf",)
#: What researchers install beside it, and who writes games into tables of numbers: see docs/research.md.
RL, DATA = "rl", "data"
GYMNASIUM: Final = ("gymnasium", "numpy")
PETTINGZOO: Final = (*GYMNASIUM, "pettingzoo")
OPENSPIEL: Final = ("numpy", "pyspiel")
FOR_TABLES_OF_GAMES: Final = ("pyarrow",)
#: What only those install who have work done on many machines.
RAY, FOR_RAY = "ray", ("ray",)


class MissingExtra(ArchfoeError, ImportError):
    """A part of archfoe whose packages are not installed."""


def missing(modules: Iterable[str]) -> list[str]:
    return [module for module in modules if find_spec(module) is None]


def command_for(extra: str) -> str:
    return f'pip install "archfoe[{extra}]"'


def need(extra: str, part: str, *modules: str) -> None:
    """Raises MissingExtra if `part` cannot be used: without `modules`, or any module of the extra if none are named."""
    if lacking := missing(modules or MODULES[extra]):
        names = ", ".join(lacking)
        raise MissingExtra(
            f"{part} needs packages that are not installed ({names}). Install them with: {command_for(extra)}"
        )
