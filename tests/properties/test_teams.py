"""Whose hand is open to whom in a city: to the whole team, to the partner, or to nobody."""

from __future__ import annotations

import pytest

from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.events import DREW
from archfoe.core.piles import HAND
from archfoe.games.city import setup
from archfoe.games.city.options import is_contest
from archfoe.games.options import Options
from archfoe.table.view import View
from archfoe.table.worlds import another_world
from tests.properties.driver import start, walk
from tests.properties.test_partners import hand_in, hand_of
from tests.properties.test_secrets import compare_worlds
from tests.vocabulary import rule, table

TEAMS, CONTEST = ("competitive", "team"), ("competitive",)
#: What is played, and who sees the hand of each seat beside its player.
TABLES: list[tuple[Options, list[set[int]]]] = [
    (Options("rebirth", 3, heroes="dealt"), [{1, 2}, {0, 2}, {0, 1}]),
    (Options("rebirth", 3, CONTEST, heroes="dealt"), [set(), set(), set()]),
    (Options("rebirth", 4, TEAMS, heroes="dealt"), [{2}, {3}, {0}, {1}]),
]
every_table = pytest.mark.parametrize(("options", "open_to"), TABLES, ids=["team", "contest", "two teams"])


def wrong_hands(options: Options, open_to: list[set[int]]) -> list[tuple[int | None, int]]:
    """(Viewer, seat) where a hand is seen that must be hidden, or hidden that must be seen."""
    game = start(options, "hands")
    for _, decision, _ in walk(game, "hands"):
        if decision.kind is MAIN_ACTION:
            break
    wrong = []
    for viewer in (*range(options.players), None):
        for seat in range(options.players):
            hand = hand_of(View(game, viewer), seat)
            shown = viewer == seat or viewer in open_to[seat]
            if not hand or hand.count(None) != (0 if shown else len(hand)):
                wrong.append((viewer, seat))
    return wrong


@rule("RB-27")
@every_table
def test_a_hand_is_open_to_the_own_team_and_to_nobody_else(options: Options, open_to: list[set[int]]) -> None:
    if is_contest(options):
        assert wrong_hands(options, open_to) == []
    else:  # a spectator sees what all players see
        assert wrong_hands(options, open_to) == [(None, seat) for seat in range(options.players)]


@rule("RB-27")
def test_drawn_cards_are_told_to_the_team_and_counted_for_foes() -> None:
    for variants, readers in [((), {0, 1, 2, 3}), (CONTEST, {0}), (TEAMS, {0, 2})]:
        t = table("rebirth", players=4, variants=variants, p0=["Flash Helmet"], deck0=["Green Arrow", *["Punch"] * 5])
        t.play("Flash Helmet")
        for viewer in range(4):
            (drawn,) = [event for event in t.view(viewer).events() if event.what == DREW]
            expected = (["Green Arrow"], 0) if viewer in readers else ([], 1)
            assert ([card.name for card in drawn.cards], drawn.hidden) == expected


@every_table
def test_the_hands_of_foes_are_others_in_other_worlds(options: Options, open_to: list[set[int]]) -> None:
    game = start(options, "others")
    changed = set()
    for i, _ in enumerate(walk(game, "others", 60)):
        for seat in range(options.players):
            world = another_world(game, seat, f"{seat} {i}".encode())
            for other in range(options.players) if world is not None else ():
                assert world is not None
                if hand_in(world, other) != hand_in(game, other):
                    changed.add((seat, other))
    foes = {(p, other) for p in range(options.players) for other in range(options.players)}
    assert changed == {(p, other) for p, other in foes if p != other and p not in open_to[other]}


@pytest.mark.pure
@pytest.mark.parametrize(
    "partners", [(0b0011, 0b0110, 0b1100, 0b1001), (0b1111,) * 4, (1, 2, 4, 8)], ids=["neighbours", "all", "nobody"]
)
def test_planted_partners_are_seen(partners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    options, open_to = TABLES[2]
    honest = setup.new_state

    def planted(*arguments: object) -> object:
        s = honest(*arguments)  # type: ignore[arg-type]
        s.partners = partners
        return s

    monkeypatch.setattr("archfoe.games.city.setup.new_state", planted)
    assert wrong_hands(options, open_to)


@pytest.mark.pure
def test_a_foes_hand_in_a_view_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    options, _ = TABLES[2]
    honest = View.as_dict

    def as_dict(view: View) -> dict[str, object]:
        s = view._game.state
        return {**honest(view), "planted": [sum(s.costs[c] for c in s.piles[HAND + seat]) for seat in range(4)]}

    monkeypatch.setattr(View, "as_dict", as_dict)
    assert any(compare_worlds(options, f"planted {i}", limit=60, skip=100, stop=True)[1] for i in range(3))
