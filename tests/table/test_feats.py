"""What a seat did in a game, counted once more from the log of that game."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from archfoe.core.chance import key_of_seed
from archfoe.core.errors import BadRecord
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores
from archfoe.table.album import pages
from archfoe.table.catalogue import is_surprise
from archfoe.table.feats import Feats, feats_of
from archfoe.table.ladder import ladders, rung_of
from archfoe.wire.session import RemoteSession, SentSession

TABLES = {
    "base": Options(players=3),
    "heroes_unite": Options("heroes_unite", 4, ("team", "hunt")),
    "rivals": Options("rivals", 2),
    "confrontations": Options("confrontations", 4),
    "rebirth": Options("rebirth", 2),
}
EVERY = pytest.mark.parametrize("name", TABLES)


@cache
def played(name: str, seed: int = 11) -> SentSession:
    options = TABLES[name]
    return SentSession(options, ["greedy"] * options.players, key_of_seed(seed))


def feats(session: SentSession, seat: int) -> Feats:
    return feats_of(session, session.story(), seat)


def all_feats(session: SentSession) -> list[Feats]:
    return [feats(session, seat) for seat in range(session.options.players)]


@EVERY
def test_foes_attacks_and_turns_are_those_of_the_log(name: str) -> None:
    session = played(name)
    s, log = session.game.state, session.game.events
    beaten, avoided, turns = Counter[tuple[int, str]](), Counter[int](), Counter[int]()
    for event in log:
        if event.what == "defeated":
            beaten[event.seat, s.cards[event.cards[0]].name] += 1
        elif event.what == "beaten":  # told of whose Character it was
            beaten[event.other, s.cards[event.cards[0]].name] += 1
        avoided[event.seat] += event.what == "avoided"
        turns[event.seat] += event.what == "turn"
    for seat, one in enumerate(all_feats(session)):
        assert Counter(card.name for card in one.beaten) == Counter(
            {card: n for (who, card), n in beaten.items() if who == seat}
        )
        assert one.bests.avoided == avoided[seat]
        assert one.bests.rounds == (turns[seat] if seat in s.winners else None)
    assert sum(beaten.values()) > 0


@EVERY
def test_power_is_the_most_that_its_player_could_read(name: str) -> None:
    session = played(name)
    again = RemoteSession(session.options, ["x"] * session.options.players, session.key)
    most: Counter[int] = Counter()
    for seat, picked in [*session.game.record]:
        view = again.view(None)
        most[view.active] = max(most[view.active], again.game.state.power(view.active))
        again.decide(seat, *picked)
    for seat, one in enumerate(all_feats(session)):
        assert one.bests.power >= most[seat] > 0
        assert 1 <= one.power_round <= len([turn for turn in session.story().turns if turn.seat == seat])


@EVERY
def test_who_has_won_and_by_how_much(name: str) -> None:
    session = played(name)
    s, teams = session.game.state, session.options.teams
    points, together = scores(s), len(set(teams)) == 1
    for seat, one in enumerate(all_feats(session)):
        assert (one.outcome == "lost") == (seat not in s.winners)
        if together:
            assert (one.margin, one.bests.points, one.bests.comeback) == (None, None, None)
            continue
        sums = {team: sum(points[other] for other in range(len(teams)) if teams[other] == team) for team in teams}
        assert one.margin == sums[teams[seat]] - max(n for team, n in sums.items() if team != teams[seat])
        assert one.bests.points == points[seat]


@EVERY
def test_stamps_have_places_and_nobody_wins_one_who_lost(name: str) -> None:
    session = played(name)
    places = {place.key for page in pages({"greedy": "Rocco"}) for place in page.places}
    for one in all_feats(session):
        keys = [stamp.key for stamp in one.stamps]
        assert len(keys) == len(set(keys)) and set(keys) <= places
        assert one.outcome == "won" or all(key.startswith("beaten ") for key in keys)
        if one.outcome == "won":
            assert {f"variant {variant}" for variant in session.options.variants} <= set(keys)
            assert any(key.startswith("won with ") for key in keys)
            assert ("bot greedy" in keys) == (len(set(session.options.teams)) > 1)


def test_a_scenario_is_named_by_whoever_has_won_it_and_nowhere_else() -> None:
    one = next(feats(played("rebirth", seed), 0) for seed in range(3, 20) if played("rebirth", seed).game.state.winners)
    (stamp,) = [stamp for stamp in one.stamps if stamp.key == "scenario 1"]
    assert stamp.title == "Proving Grounds"
    told = [place.title for page in pages({}) for place in page.places]
    assert "Scenario 1" in told and not any("Proving Grounds" in title for title in told)
    assert not any(place.card and is_surprise(place.card) for page in pages({}) for place in page.places)


def test_levels_of_a_character_are_one_stamp() -> None:
    keys = [stamp.key for one in all_feats(played("rivals")) for stamp in one.stamps]
    assert {key for key in keys if "rivals/" in key} <= {
        f"{deed} rivals/{who}" for deed in ("beaten", "won with") for who in ("batman_l1", "the_joker_l1")
    }


def test_rungs_are_tables_with_the_usual_options() -> None:
    assert [ladder.mode for ladder in ladders()][:4] == ["base", "heroes_unite", "rivals", "confrontations"]
    assert "rebirth" not in [ladder.mode for ladder in ladders()]
    for ladder in ladders():
        seats = [seat or "Ann" for seat in ladder.seats("sharp")]
        options = Options(ladder.mode, ladder.players)
        assert rung_of(options, seats, 0) == f"{ladder.mode} sharp"
    two = Options("base", 2)
    assert rung_of(two.but(heroes="Batman,Superman"), ["keen", "Ann"], 1) == "base keen"
    assert rung_of(two.but(variants=("hunt",)), ["Ann", "keen"], 0) == ""
    assert rung_of(two, ["Ann", "Bob"], 0) == ""
    assert rung_of(Options("base", 3), ["Ann", "keen", "keen"], 0) == ""
    assert rung_of(Options("confrontations", 4), ["Ann", "sharp", "sharp", "sharp"], 0) == ""


def test_a_record_says_for_whom_a_bot_has_played() -> None:
    record = played("base").record()
    assert '"lent"' not in record.dumps()
    record.lent = [1]
    assert Record.loads(record.dumps()).lent == [1]
    record.lent = [3]
    with pytest.raises(BadRecord, match="'lent' is not of the right kind"):
        Record.loads(record.dumps())
