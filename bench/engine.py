"""What is measured of archfoe: the base game with four players, and every other mode beside it; on one core."""

from __future__ import annotations

from archfoe.agents import RandomAgent, make_agent, seated
from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.core.piles import PILES
from archfoe.core.state import State
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.table.positions import Table
from archfoe.table.session import Session, replay
from archfoe.table.view import View
from bench.measure import MICROSECONDS, PER_SECOND, Figure, repeat

PLAYERS = 4
OPTIONS = Options(players=PLAYERS)
#: The other modes, by the name of their figure.
MODES = {
    "heroes_unite": Options("heroes_unite", PLAYERS),
    "rivals": Options("rivals", 2),
    "confrontations, teams": Options("confrontations", PLAYERS),
    "confrontations, 3 players": Options("confrontations", 3),
    "confrontations, 2 players": Options("confrontations", 2),
    "rivals+confrontations": Options("rivals+confrontations", PLAYERS),
    "rebirth": Options("rebirth", PLAYERS),
}
IN_LINE, STEPPED, COPY, CLONE = "in line", "stepped", "copy", "clone"


def in_line(bot: str, seed: int, options: Options = OPTIONS) -> Game:
    """A whole game of bots that answer in line."""
    agents = {seat: make_agent(bot, f"{seed} {seat}") for seat in range(options.players)}
    return Game(*build(options, key_of_seed(seed)), seated(agents), log=False)


def choices(game: Game) -> int:
    """Real choices only: an answer counts if there was more than one to give."""
    return len(game.record) - game.forced


def stepped(seed: int) -> int:
    """The same random policy from outside: the engine stops at each question and is given the answer."""
    game = Game(*build(OPTIONS, key_of_seed(seed)), log=False)
    agents = [RandomAgent(f"{seed} {seat}") for seat in range(PLAYERS)]
    made = 0
    while game.waiting:
        seat, decision = next(iter(game.waiting.items()))
        made += not decision.forced
        game.decide(seat, *agents[seat].answer(View(game, seat, decision)))
    return made


def halfway(seed: int = 0) -> Game:
    """A game that waits for an answer, half of its length played."""
    record = in_line("random", seed).record
    return replay(OPTIONS, key_of_seed(seed), record[: len(record) // 2])


def in_mid_effect() -> Game:
    """Clayface plays Scarecrow again, whose Attack waits for a Defense; as many cards as in a real game."""
    box = ["Robin", "Kid Flash", "Bane", "Nth Metal", "Heat Vision", "Two-Face", "Lasso of Truth", "Catwoman"]
    foes = range(1, PLAYERS)
    hands = {0: ["Scarecrow", "Clayface", "Punch", "Kick", "Vulnerability"]}
    hands |= {seat: ["The Cape and Cowl", "Punch", "Punch", "Kick", "Robin"] for seat in foes}
    table = Table(
        "base",
        PLAYERS,
        owned={
            "hands": hands,
            "heroes": dict(enumerate([["Batman"], ["Superman"], ["Aquaman"], ["Cyborg"]])),
            "discards": dict.fromkeys(range(PLAYERS), box),
        },
        shared={"main_deck": box * 9, "stack": ["Lex Luthor", "Black Manta", "Sinestro", "Darkseid", "Parallax"]},
    )
    table.answer(0, "play Scarecrow")
    for seat in foes:
        table.answer(seat, None)
    table.answer(0, "play Punch")
    table.answer(0, "play Clayface")
    table.answer(0, "Scarecrow")
    assert table.asked() == list(foes)
    return table.game


def copy_and_write(state: State) -> None:
    """A copy whose every pile is then written to: the most that copying on write can cost."""
    copy = state.copy()
    for pile in range(PILES):
        copy.own(pile)


def replayed(seeds: range) -> int:
    return sum(len(replay(OPTIONS, key_of_seed(seed), _records[seed]).record) for seed in seeds)


_records: dict[int, list[tuple[int, tuple[int, ...]]]] = {}


def a_long_game() -> Session:
    """A game of two teams but for its last answer, by people: some 4,000 answers."""
    options = MODES["confrontations, teams"]
    session = Session.seeded(options, [f"Player {seat}" for seat in range(PLAYERS)], 0)
    for seat, picked in in_line("random", 0, options).record[:-1]:
        session.decide(seat, *picked)
    return session


def take_back(session: Session) -> None:
    """Undo, and the same answer again."""
    seat, picked = session.game.record[-1]
    assert session.undo(seat, agreed=True) is None
    session.takebacks.clear()
    session.decide(seat, *picked)


def load_again(session: Session) -> None:
    Session.from_record(session.record())


def figures(scale: float) -> dict[str, Figure]:
    """Everything, in amounts of work that take about a quarter of a second each at scale 1."""
    games, times = max(1, round(16 * scale)), max(100, round(25_000 * scale))
    some, most = range(max(1, round(6 * scale))), range(games)
    middle, effect, long = halfway(), in_mid_effect(), a_long_game()
    _records.update({seed: in_line("random", seed).record for seed in some})
    seat, decision = next(iter(middle.waiting.items()))
    return {
        IN_LINE: Figure(
            "decisions, random bots in line", PER_SECOND, lambda: sum(choices(in_line("random", seed)) for seed in most)
        ),
        STEPPED: Figure(
            "decisions, stepped from outside", PER_SECOND, lambda: sum(stepped(seed) for seed in range(len(some)))
        ),
        "games": Figure("whole games, random bots in line", PER_SECOND, lambda: sum(map(_whole, most))),
        **{name: _of_mode(name, options, max(1, games // 4)) for name, options in MODES.items()},
        "greedy": Figure(
            "decisions, greedy bots in line", PER_SECOND, lambda: sum(choices(in_line("greedy", seed)) for seed in some)
        ),
        "replay": Figure("answers, replay of a record", PER_SECOND, lambda: replayed(some)),
        "undo": Figure("undo and answer, 4,000 answers", MICROSECONDS, repeat(10, lambda: take_back(long))),
        "load": Figure("load a game of 4,000 answers", MICROSECONDS, repeat(1, lambda: load_again(long))),
        COPY: Figure("copy of the state", MICROSECONDS, repeat(times, middle.state.copy)),
        "own": Figure(
            "copy of the state, every pile written", MICROSECONDS, repeat(times, lambda: copy_and_write(middle.state))
        ),
        "lazy": Figure("clone in mid-effect, not yet read", MICROSECONDS, repeat(times, effect.clone)),
        CLONE: Figure(
            "clone in mid-effect, its state read", MICROSECONDS, repeat(times // 4, lambda: effect.clone().state)
        ),
        "view": Figure(
            "view of a seat as plain data",
            MICROSECONDS,
            repeat(times // 20, lambda: View(middle, seat, decision).as_dict()),
        ),
    }


def _of_mode(name: str, options: Options, games: int) -> Figure:
    title = f"decisions, random bots in line, {name}"
    return Figure(title, PER_SECOND, lambda: sum(choices(in_line("random", s, options)) for s in range(games)))


def _whole(seed: int) -> int:
    return int(in_line("random", seed).over)
