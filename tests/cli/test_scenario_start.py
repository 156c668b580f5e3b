"""What the terminal says of a scenario of Rebirth before its game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from archfoe.cli.settings import Settings
from archfoe.games.city.legacy import Legacy
from archfoe.table.session import Session
from archfoe.table.words.board import turn_lines
from archfoe.table.words.intro import premise_lines, table_lines
from tests.cli.helpers import at_table
from tests.cli.test_scenarios import NAMES, scene
from tests.vocabulary import rule


def seated(scenario: int, players: int = 2, **more: Any) -> Session:
    settings = Settings("rebirth", ",".join(["you", "random", "greedy", "greedy"][:players]), scenario=scenario, **more)
    return Session.seeded(settings.options(), settings.seats, 1)


# Before the game


@rule("REB-32.1", "REB-32.2", "REB-32.8")
def test_a_scenario_is_told_before_it_begins() -> None:
    lines = table_lines(seated(2))
    assert premise_lines(seated(2))[0].startswith("Scenario 2, Open Cells. While you fought in the streets")
    assert (
        "To win: defeat all 3 Escapees and at least 4 Super-Villains. The game is lost if the clock runs out or a card "
        "must come and the main deck is empty." in lines
    )
    with_basics = "Arkham Asylum, Police Station and S.T.A.R. Labs with Basic cards"
    assert f"Locations: Daily Planet and Hospital with an ability, {with_basics}." in lines
    assert any(line.startswith("  - Threat Track, Level 0: tile H lies beside it: ") for line in lines)
    assert any(line.startswith("  - Threat Track, Level 4: tile C covers it: ") for line in lines)
    assert "  - An Escapee whose Attack from its Destination is not avoided deals 1 damage there." in lines


@rule("REB-34.2", "REB-19.3")
def test_what_small_teams_have_instead_is_told_to_them_only() -> None:
    assert "  - Threat Track, Level 2: it is blank." in table_lines(seated(4))
    assert any("Level 2: tile E covers it" in line for line in table_lines(seated(4, 3)))
    assert not any("Level 0" in line for line in table_lines(seated(4, 3)))


@rule("REB-30.5", "REB-30.7", "REB-30.9")
def test_side_missions_are_told_with_what_they_ask_for() -> None:
    lines = [line for line in table_lines(seated(2)) if "Side Mission " in line]
    assert [line.removeprefix("  - Side Mission ") for line in lines] == [
        "Clean Sweep: One player defeats 3 Villains in one turn.",
        "Stand Together: A Super-Villain is defeated in a space where all Characters are.",
        "Rebuild: Pay 7 Power and 3 Move on a damaged or destroyed Location, which is repaired at once.",
    ]
    alone = [line for line in table_lines(seated(2, 1)) if "Side Mission " in line]
    assert alone[0].endswith("You defeat 2 Villains in one turn.")
    assert alone[1].endswith("in a space where your ally is, too.")
    assert not any("Side Mission" in line for line in table_lines(seated(1)))


@pytest.mark.parametrize(
    "name", ["Doomsday", "Eclipso", "Starro", "Darkseid", "Thief of Time", "Escapee", "Secret Card"]
)
def test_the_first_scenario_gives_nothing_away(name: str) -> None:
    told = "\n".join([*premise_lines(seated(1)), *table_lines(seated(1)), *turn_lines(seated(1).view(0), NAMES)])
    assert name not in told


@rule("REB-22.3")
def test_signature_cards_are_told() -> None:
    assert premise_lines(seated(2, signatures=2))[1] == "Signature cards, each in place of a Punch: 2 each."
    settings = Settings("rebirth", "you,random", heroes="batman,cyborg")
    options = replace(settings.options(), legacy=Legacy(signatures=(1, 2)))
    session = Session.seeded(options, settings.seats, 1)
    assert premise_lines(session)[1] == "Signature cards, each in place of a Punch: you has 1 and random has 2."


def test_the_scenario_can_be_read_again_at_any_time() -> None:
    told = at_table(scene(5, p0=["Punch"]), "scenario")
    assert "Scenario 5, Lights Out. The grid fails block by block" in told
    assert "To win: end a turn with no Location dark and at least 4 Super-Villains defeated." in told
    assert "5 of the 5 Locations are destroyed" in told
