"""Every rule is told in some game where it applies, or it stands in a list with the reason why it never is."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from archfoe.core import causes
from archfoe.core.causes import is_rule
from archfoe.core.decisions import Kind
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.games.shared.turns import rules_of
from archfoe.registry import sets
from archfoe.table.positions import load_case
from archfoe.table.rulebook import rules
from archfoe.table.session import replay
from archfoe.table.view import View, spectator
from tests.games.citing.never_told import listed_twice, never_told
from tests.games.citing.positions import POSITIONS
from tests.playthroughs.golden import FOLDER
from tests.properties.driver import TABLE_IDS, TABLES, play_out, start
from tests.test_cases import CASES, FILES
from tests.vocabulary import rule, table


def golden_games() -> Iterator[View]:
    for path in sorted(FOLDER.glob("*.json")):
        record = Record.loads("\n".join(json.loads(path.read_text(encoding="utf-8"))["record"]))
        yield spectator(replay(Options.from_dict(record.options), record.key, record.answers))


def told() -> frozenset[str]:
    """All that golden games, position files and a few more positions cite."""
    views = [*(load_case(path).run().view(None) for path in FILES), *(position() for position in POSITIONS)]
    found = {event.rule for view in views for event in view.events()}
    for view in golden_games():
        found |= {event.rule for event in view.events()}
    return frozenset(found)


def test_every_rule_is_told_or_has_a_reason_never_to_be() -> None:
    """One test, so that all those games are played once."""
    found, silent = told(), never_told()
    lacking = [each for each in rules() if each not in found and each not in silent]
    assert not lacking, f"told in no golden game and no position: {', '.join(lacking)}"
    assert not [each for each in silent if each in found], "told, and in the list of those that never are"
    assert not [each for each in silent if each not in rules()]
    assert not listed_twice()
    assert "" not in found, "something is told without a rule"
    assert not [each for each in found if each not in rules()]


@pytest.mark.parametrize("options", TABLES, ids=TABLE_IDS)
def test_the_tables_name_rules_that_there_are(options: Options) -> None:
    assert not {each for each in rules_of(options).rule_of.values() if each not in rules()}


def test_what_is_said_of_cards_is_said_of_cards_that_there_are() -> None:
    for own in sets().values():
        ids = {card.id for card in (own.box[name] for name in own.box)}
        assert not [key for key in own.statements if key[0] not in ids], own.name
        assert not [each for each in own.statements.values() if each not in rules()], own.name


def test_no_cause_is_called_as_a_question_is() -> None:
    """Both are keys of one table."""
    words = {word for word in vars(causes).values() if isinstance(word, str) and not word.startswith("archfoe")}
    kinds = {kind.name for module in _modules_of_kinds() for kind in vars(module).values() if isinstance(kind, Kind)}
    assert not words & kinds
    assert not any(is_rule(word) for word in words if len(word) < 40)


def _modules_of_kinds() -> list[object]:
    from archfoe.core import decisions
    from archfoe.games.city import kinds as city
    from archfoe.games.duel import kinds as duel
    from archfoe.games.lineup import kinds as lineup
    from archfoe.games.shared import assists as shared

    return [decisions, city, duel, lineup, shared]


def by_word(view: View) -> dict[str, str]:
    return {event.what: event.rule for event in view.events()}


@rule("BASE-18.15", "BASE-18.16")
def test_what_is_shown_to_darkseid_is_told_by_the_rule_that_it_helps() -> None:
    told = by_word(load_case(CASES / "base/specific-cards/darkseid-three-ways.yaml").run().view(None))
    assert [told[word] for word in ("revealed", "spared", "discarded")] == ["BASE-18.15", "BASE-18.15", "BASE-18.16"]


@rule("BASE-3.2", "BASE-3.6", "G-25")
def test_power_is_told_with_what_gave_it() -> None:
    t = table("base", hero0="Superman", p0=["Kick", "Punch", "Heat Vision"])
    t.play("Punch")
    assert by_word(t.view(0))["played"] == "BASE-3.6"
    t.play("Kick")
    powers = [(event.source.name, event.rule) for event in t.view(0).events() if event.what == "power" and event.source]
    assert powers == [("Punch", "BASE-3.2"), ("Kick", "BASE-3.2"), ("Superman", "G-25")]


@rule("BASE-16.7", "BASE-16.8")
def test_a_defense_for_a_teammate_is_told_with_its_own_rule() -> None:
    t = table("base", players=4, variants=["team"], p0=["Scarecrow"], p1=["Lasso of Truth"], deck1=["Kick"])
    t.play("Scarecrow")
    t.answer(1, next(option for option in t.offered(1) if "P3" in option))
    told_of = by_word(t.view(1))
    assert (told_of["avoided"], told_of["drew"]) == ("BASE-16.7", "BASE-16.8")


@rule("RIV-10.4")
def test_lucius_fox_is_no_block() -> None:
    t = table("rivals", p0=["Scarecrow"], p1=["Lucius Fox"], confronting=1)
    t.play("Scarecrow")
    t.answer(1, "Lucius Fox")
    assert by_word(t.view(0))["raised"] == "RIV-10.4"


@rule("BASE-10.2", "BASE-10.3")
def test_a_shuffle_is_told_with_what_asked_for_it() -> None:
    t = table("base", p0=["Kid Flash"], deck0=[], discard0=["Punch"])
    t.play("Kid Flash")
    assert by_word(t.view(0))["shuffled"] == "BASE-10.2"
    t = table("base", p0=["Power Ring"], deck0=[], discard0=["Punch"])
    t.play("Power Ring")
    assert by_word(t.view(0))["shuffled"] == "BASE-10.3"
    t = table("heroes_unite", p0=["Punch"], deck0=[], discard0=["Punch"] * 6)
    t.end()
    assert by_word(t.view(0))["shuffled"] == "HU-2.6"


@rule("HU-1.2", "HU-10.3", "BASE-1.3", "BASE-1.4", "BASE-1.5", "BASE-15.1")
@pytest.mark.parametrize(
    ("options", "dealt"),
    [
        (Options("base", 2, heroes="first-game"), "BASE-1.3"),
        (Options("base", 2), "BASE-1.4"),  # of all seven
        (Options("base", 2, heroes="two-dealt"), "BASE-1.5"),
        (Options("base", 2, ("two-heads",)), "BASE-15.1"),
        (Options("heroes_unite", 2), "HU-1.2"),
        (Options("base+heroes_unite", 2), "HU-10.3"),
    ],
)
def test_super_heroes_are_dealt_by_the_rule_that_allows_it(options: Options, dealt: str) -> None:

    assert by_word(spectator(start(options, "heroes")))["dealt"] == dealt


@rule("CON-2.1", "CON-13.1")
@pytest.mark.parametrize(("players", "later"), [(2, "CON-13.1"), (3, "CON-13.1"), (4, "CON-2.1")])
def test_turns_go_round_where_nobody_has_a_partner(players: int, later: str) -> None:
    t = table("confrontations", players=players, p0=["Punch"])
    t.end()
    assert by_word(t.view(0))["turn"] == later
    begun = play_out(start(Options("confrontations", players), "turns"), "turns")
    assert next(event.rule for event in spectator(begun).events() if event.what == "turn") == "CON-2.1"
