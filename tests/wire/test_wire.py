"""A view as it is sent: what it says of the table, and how large it may get."""

from __future__ import annotations

import json
import subprocess
import sys
from copy import copy
from pathlib import Path
from random import Random

import msgspec
import pytest

from archfoe.core.chance import key_of_seed
from archfoe.core.piles import DECK, HAND, KICKS, LINEUP, STACK
from archfoe.games.city.shapes import City
from archfoe.games.options import Options
from archfoe.server.schema import schema
from archfoe.table.session import plain
from archfoe.wire import library, shapes
from archfoe.wire import protocol as p
from archfoe.wire.card_names import by_name, card_name
from archfoe.wire.log import new_log
from archfoe.wire.session import RemoteSession
from archfoe.wire.table import TableWire
from tests.properties.driver import FEW_IDS, FEW_TABLES, TABLE_IDS, TABLES, any_answer
from tests.sets.confrontations import teams
from tests.sets.rebirth import city
from tests.vocabulary import table as position

LARGEST_VIEW = 20_000


def seen_by(session: RemoteSession, seat: int | None, since: int = 0) -> p.View:
    wire = TableWire(session, seat)
    return p.View("g", 1, wire.table(1), new_log(wire.view, session.game, since, session.names))


def on_the_way(options: Options, answers: int, seed: int = 5) -> RemoteSession:
    """A board after so many random answers."""
    names = [f"person {n}" for n in range(options.players)]
    session, dice = RemoteSession(options, names, key_of_seed(seed)), Random(seed)
    for _ in range(answers):
        if session.game.over:
            break
        seat = dice.choice(sorted(session.game.waiting))
        session.decide(seat, *any_answer(session.game.waiting[seat], dice))
    return session


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_options_point_at_the_cards_they_mean_and_views_stay_small(options: Options) -> None:
    """Over 150 decisions, at every third of them, for all who are asked."""
    session, dice, since = on_the_way(options, 10), Random(1), 0
    pointed = 0
    for n in range(150):
        if session.game.over:
            break
        for seat in () if n % 3 else sorted(session.game.waiting):
            view = seen_by(session, seat, since)
            assert len(msgspec.json.encode(view)) <= LARGEST_VIEW
            assert view.table.prompt is not None
            for option in view.table.prompt.options:
                assert option.label
                if option.zone is not None and option.index is not None and option.card is not None:
                    assert zone_of(view, option.zone)[option.index] == option.card
                    pointed += 1
        since = len(session.game.events)
        seat = dice.choice(sorted(session.game.waiting))
        session.decide(seat, *any_answer(session.game.waiting[seat], dice))
    assert pointed > 20


def zone_of(view: p.View, zone: str) -> list[str]:
    """The cards of a zone, as the page reads them."""
    table = view.table
    name, _, owner = zone.partition("/")
    if name in ("space", "basics"):
        assert isinstance(table.section, City)
        space = table.section.spaces[int(owner)]
        if name == "space":
            return [ware.card for ware in space.cards]
        assert space.tile is not None and space.tile.basic is not None and space.tile.basic.top is not None
        return [space.tile.basic.top.card]
    if owner:
        seat = table.seats[int(owner)]
        found = getattr(seat, name)
        return found.cards if name in ("hand", "under") else list(found)
    if name == "kicks":
        assert table.kicks is not None and table.kicks.top is not None
        return [table.kicks.top.card]
    found = getattr(table, name)
    return [ware.card if ware else "" for ware in found] if name == "lineup" else list(found)


def test_a_seat_sees_its_own_hand_and_how_many_cards_others_have() -> None:
    session = on_the_way(Options(players=3), 30)
    for seat in range(3):
        table = seen_by(session, seat).table
        state = session.game.state
        for other in range(3):
            hand = table.seats[other].hand
            held = [card_name(state.cards[card]) for card in state.piles[HAND + other]]
            assert (
                (hand.cards == held and hand.hidden == 0)
                if other == seat
                else len(held) == hand.hidden + len(hand.cards)
            )
            deck = table.seats[other].deck_list
            assert (deck is not None) == (other == seat)
            if deck is not None:
                assert sorted(deck) == sorted(card_name(state.cards[card]) for card in state.piles[DECK + seat])


def test_partners_see_each_others_hands() -> None:
    session = on_the_way(Options("confrontations", 4), 12)
    table = seen_by(session, 0).table
    assert table.partners == [2] and table.seats[2].hand.hidden == 0 and table.seats[2].hand.cards
    assert table.seats[1].hand.hidden == 5


def test_power_is_told_with_its_parts() -> None:
    session = RemoteSession(Options(players=2), ["ann", "bob"], key_of_seed(1))
    seat = session.game.state.active
    while (labels := [option.label for option in prompt_of(session, seat)]) and "play Punch" in labels:
        session.decide(seat, labels.index("play Punch"))
    power = seen_by(session, seat).table.seats[seat].power
    assert power.total == len(power.parts) and {part.card for part in power.parts} == {"base/punch"}


def prompt_of(session: RemoteSession, seat: int) -> list[shapes.Option]:
    prompt = seen_by(session, seat).table.prompt
    assert prompt is not None
    return prompt.options


def test_the_log_goes_on_where_it_was_read() -> None:
    session = on_the_way(Options(players=2), 40)
    whole = seen_by(session, 0).log
    assert whole.lines[0].at == whole.start and not whole.events
    middle = whole.lines[len(whole.lines) // 2].at
    rest = seen_by(session, 0, middle).log
    assert rest.start == middle and rest.end == whole.end and len(rest.events) == whole.end - middle
    assert [line.text for line in rest.lines] == [line.text for line in whole.lines if line.at >= middle]


def test_play_all_means_the_same_as_in_the_terminal() -> None:
    session = on_the_way(Options(players=2), 25)
    (seat,) = session.game.waiting
    for option in prompt_of(session, seat):
        if option.what == "play":
            card = by_name(option.card or "")
            assert card is not None and option.plain == plain(card)


def test_every_card_has_a_face_and_a_name_of_its_own() -> None:
    faces = library.faces(spoilers=True).cards
    assert len({face.card for face in faces}) == len(faces) > 424  # 24 of them Signature cards
    assert all(face.name and face.type_word for face in faces)


def test_what_can_be_chosen_can_be_played() -> None:
    for mode in library.setup().modes:
        for players in range(mode.least, mode.most + 1):
            Options(mode.mode, players)
        for way in mode.ways:
            Options(mode.mode, mode.usual, heroes=way)
        for mix in mode.mixes:
            Options(mode.mode, mode.usual, mix=mix)
        assert mode.least <= mode.usual <= mode.most and mode.figures and mode.title


# The schema


def test_the_schema_names_every_message_and_leaves_nothing_open() -> None:
    found = schema()
    definitions = found["$defs"]
    for union in ("ToServer", "ToClient"):
        assert all("$ref" in one for one in definitions[union]["anyOf"])
    assert all(part.get("additionalProperties") is False for part in definitions.values() if "properties" in part)
    assert set(definitions["View"]["required"]) == {"type", "game", "number", "table", "log", "steps", "coached"}
    assert definitions["Option"]["required"] == ["what", "label"], "what is sparse may be missing"


def test_the_command_writes_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "schema.json"
    subprocess.run([sys.executable, "-m", "archfoe.server.schema", str(path)], check=True)
    assert json.loads(path.read_text()) == schema()


# The city


def test_equal_villains_of_a_space_are_told_apart() -> None:
    t = city(city={"S3": ["Giganta", "Lois Lane", "Giganta"]}, at={0: "L1"})
    session = RemoteSession(Options("rebirth", 2), ["ann", "bob"])
    session.game = t.game
    shown = TableWire(session, 0).table().section
    assert isinstance(shown, City)
    assert [villain.index for villain in shown.spaces[5].villains] == [0, 2]
    assert [ware.card for ware in shown.spaces[5].cards] == ["rebirth/giganta", "rebirth/lois_lane", "rebirth/giganta"]


@pytest.mark.parametrize(("there", "left"), [("L1", ""), ("S3", "You can still use Superman.")])
def test_nobody_is_asked_about_an_ability_that_would_give_nothing(there: str, left: str) -> None:
    t = city(hero0="Superman", city={"S3": ["Giganta"]}, at={0: there})
    session = RemoteSession(Options("rebirth", 2), ["ann", "bob"])
    session.game = t.game
    prompt = TableWire(session, 0).table().prompt
    assert prompt is not None
    assert prompt.left == left


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_each_seat_is_sent_the_same_whether_anybody_has_looked_before_or_not(options: Options) -> None:
    """What all are sent alike is made once, and what has not changed is kept: nothing that only one may know goes
    with it, and nothing that has changed since."""
    session, dice = on_the_way(options, 60), Random(2)
    for _ in range(60):
        if session.game.over:
            break
        told = session.game.told
        seat = dice.choice(sorted(session.game.waiting))
        session.decide(seat, *any_answer(session.game.waiting[seat], dice))
        eyes: list[int | None] = [None, *range(options.players)]
        dice.shuffle(eyes)
        for seat_or_none in eyes[1:]:  # not all of them see every position
            alone = _without_memory(session)
            assert _sent(session, seat_or_none, told) == _sent(alone, seat_or_none, told)


def _without_memory(session: RemoteSession) -> RemoteSession:
    alone = copy(session)
    alone._alike = None
    for kept in ("before", "told"):
        vars(alone).pop(kept, None)
    return alone


def _sent(session: RemoteSession, seat: int | None, told: int) -> tuple[shapes.Table, shapes.Log]:
    wire = TableWire(session, seat)
    return wire.table(), new_log(wire.view, session.game, told, wire.names, wire.alike)


def test_a_player_who_takes_another_name_is_called_by_it_at_once() -> None:
    t = city(city={"S3": ["Bizarro"]}, at={0: "S3", 1: "L1"})
    session = RemoteSession(Options("rebirth", 2), ["ann", "bob"])
    session.game = t.game
    assert "held here by ann" in _words_of_villains(session)
    session.players = ["anna", "bob"]
    assert "held here by anna" in _words_of_villains(session)


def _words_of_villains(session: RemoteSession) -> str:
    shown = TableWire(session, 1).table().section
    assert isinstance(shown, City)
    return " ".join(villain.words for space in shown.spaces for villain in space.villains)


@pytest.mark.parametrize("options", TABLES, ids=TABLE_IDS)
def test_several_cards_cost_what_each_of_them_costs(options: Options) -> None:
    session, dice = on_the_way(options, 20), Random(3)
    for _ in range(40):
        if session.game.over:
            break
        seat = dice.choice(sorted(session.game.waiting))
        session.decide(seat, *any_answer(session.game.waiting[seat], dice))
        s, rules = session.game.state, session.view(None).rules
        cards = [card for pile in (LINEUP, KICKS, STACK, *rules.board_piles) for card in s.piles[pile]]
        for who in range(options.players):
            assert rules.costs(s, who, cards) == [rules.cost(s, who, card) for card in cards]


def test_who_may_put_a_bought_card_onto_the_deck_reads_what_that_means() -> None:
    """Aquaman offers it, and no card asks."""
    t = position("base", hero0="Aquaman", p0=["Punch"] * 3, lineup=["Robin"])
    for _ in range(3):
        t.play("Punch")
    t.buy("Robin")
    session = RemoteSession(Options(players=2), ["ann", "bob"])
    session.game = t.game
    prompt = TableWire(session, 0).table(0).prompt
    assert prompt is not None and prompt.text == "Put Robin where?"
    assert prompt.says == "On top of your deck it is the next card that you draw."


def test_a_played_card_tells_what_it_gave_with_what_came_later() -> None:
    """A High-Tech Hero, which gives 1 and with a later Super Power 2 more, and a card that gives nothing."""
    cards = ["High-Tech Hero", "Vulnerability", "Super Strength"]
    t = position("base", p0=cards)
    for name in cards:
        t.play(name)
    session = RemoteSession(Options(players=2), ["ann", "bob"])
    session.game = t.game
    seat = TableWire(session, 1).table(1).seats[0]
    assert seat.gave == [3, None, 5]


def test_an_assist_card_tells_what_it_gave_to_the_partner() -> None:
    """Three Punches, and 7 Power: each Enhanced Strength gives 2 as an Assist."""
    t = teams(p0=["Punch"] * 3, p2=["Enhanced Strength"] * 2)
    session = RemoteSession(Options("confrontations", 4), ["ann", "bob", "cyd", "dan"])
    session.game = t.game
    for _ in range(3):
        t.play("Punch")
    for gave in ([2], [2, 2]):
        t.assist(2, "Enhanced Strength")
        ann, _, cyd, _ = TableWire(session, 0).table(1).seats
        assert (cyd.gave, ann.gave) == (gave, [1, 1, 1])
    assert (ann.power.total, cyd.power.total) == (7, 0)
