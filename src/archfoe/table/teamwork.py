"""What teammates agree on in talk: who takes which job. It is no part of the game, whose record knows nothing of it."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol, runtime_checkable

from archfoe.core.decisions import Answer
from archfoe.registry import GameType
from archfoe.registry.faces import face
from archfoe.table.seated import Agent
from archfoe.table.view import View


class Job(NamedTuple):
    """What one of the team is to do: about a card, by its set and id, or about a space of the board."""

    what: str
    card: str = ""
    space: int = -1


class Promise(NamedTuple):
    """What a bot says to a job."""

    agrees: bool
    words: str


@runtime_checkable
class Teammate(Protocol):
    """An agent that keeps what it has agreed to."""

    jobs: tuple[Job, ...]

    def answer(self, view: View) -> Answer: ...

    def words(self) -> str:
        """What it says to its team since it was asked last; "" for nothing."""
        ...


class Teamwork(Protocol):
    """What a game says of all this."""

    def jobs(self, view: View) -> list[Job]:
        """Those that make sense now, as far as all can see; what is done, or cannot be done any more, is none."""
        ...

    def words(self, view: View, job: Job) -> tuple[str, str]:
        """What I do, and what another one does: "hold Bizarro", "holds Bizarro"."""
        ...

    def promise(self, view: View, seat: int, job: Job) -> Promise:
        """Will a bot at that seat do it? It says what the one who asks may know."""
        ...

    def teammate(self, agent: Agent) -> Teammate: ...


def teamwork_of(game: GameType) -> Teamwork | None:
    none: Final[Teamwork | None] = None
    return face(game, "teamwork", none)
