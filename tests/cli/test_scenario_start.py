"""What the terminal says of a scenario of Rebirth before its game."""

from __future__ import annotations

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


def seated(scenario: int, players: int = 2, **own: Any) -> Session:
    seats = ",".join(["you", "random", "greedy", "greedy"][:players])
    settings = Settings("rebirth", seats, own={"scenario": scenario, **own})
    return Session.seeded(settings.options(), settings.seats, 1)


# Before the game


@rule("REB-32.1", "REB-32.2", "REB-32.12", "REB-32.14")
def test_a_scenario_is_told_before_it_begins() -> None:
    lines = table_lines(seated(2))
    assert premise_lines(seated(2))[0].startswith("Scenario 2, Hostage Situation. It was a trap: ")
    assert (
        "To win: save 6 hostages (2 players: 5, 1 player: 4) and defeat at least 4 Super-Villains. The game is "
        "lost if the clock runs out, 4 hostages are lost (1 or 2 players: 3) or a card must come and the main deck "
        "is empty." in lines
    )
    with_basics = "Arkham Asylum, Bank and S.T.A.R. Labs with Basic cards"
    assert f"Locations: City and Police Station with an ability, {with_basics}." in lines
    assert any(line.startswith("  - Threat Track, Level 0: tile F lies beside it: ") for line in lines)
    assert any(line.startswith("  - Threat Track, Level 4: tile B covers it: ") for line in lines)
    assert any(line.startswith("  - The police cordon is slot 1: ") for line in lines)


@rule("REB-27.2", "REB-27.4", "REB-27.5", "REB-27.6")
def test_the_training_is_told_before_it_begins() -> None:
    lines = table_lines(seated(0))
    assert premise_lines(seated(0))[0].startswith("The training, Learning the Ropes. A quiet evening")
    assert (
        "To win: defeat Deathstroke and Doomsday. The game is lost if a card must come and the main deck is empty."
        in lines
    )
    assert "  - Threat Track, Level 5: nothing happens there." in lines
    assert not any("clock starts" in line for line in lines)


@rule("REB-32.2", "REB-19.3")
def test_what_small_teams_have_as_well_is_told_to_them_only() -> None:
    assert any("Level 1: tile E lies beside it" in line for line in table_lines(seated(2)))
    assert not any("Level 1" in line for line in table_lines(seated(2, 3)))


@rule("REB-30.5", "REB-30.7", "REB-30.9")
def test_side_missions_are_told_with_what_they_ask_for() -> None:
    lines = [line for line in table_lines(seated(2)) if "Side Mission " in line]
    assert [line.removeprefix("  - Side Mission ") for line in lines] == [
        "Recruit Krypto: One player defeats 2 Villains in one turn, including a Super-Villain.",
        "Recruit The Ray: A Super-Villain is defeated in a space where all Characters are.",
        "Repairs: Pay 7 Power and 3 Move on a damaged or destroyed Location, which is repaired at once.",
    ]
    alone = [line for line in table_lines(seated(2, 1)) if "Side Mission " in line]
    assert alone[0].endswith("You defeat 2 Villains in one turn.")
    assert alone[1].endswith("in a space where your ally is, too.")
    assert not any("Side Mission" in line for line in table_lines(seated(1)))


@pytest.mark.parametrize(
    "name", ["Mxyzptlk", "Starro", "Darkseid", "Reborn", "ostage", "istraction", "oison", "Secret Card", "Krypto"]
)
def test_the_first_scenario_gives_nothing_away(name: str) -> None:
    told = "\n".join([*premise_lines(seated(1)), *table_lines(seated(1)), *turn_lines(seated(1).view(0), NAMES)])
    assert name not in told


@rule("REB-22.3")
def test_signature_cards_are_told() -> None:
    assert premise_lines(seated(2, signatures=2))[1] == "Signature cards, each in place of a Punch: 2 each."
    settings = Settings("rebirth", "you,random", heroes="batman,cyborg")
    options = settings.options().but(legacy=Legacy(signatures=(1, 2)))
    session = Session.seeded(options, settings.seats, 1)
    assert premise_lines(session)[1] == "Signature cards, each in place of a Punch: you has 1 and Dot has 2."


def test_the_scenario_can_be_read_again_at_any_time() -> None:
    told = at_table(scene(4, p0=["Punch"]), "scenario")
    assert "Scenario 4, Distractions. An ambulance that does not arrive" in told
    assert "To win: end a turn with no Distraction on a Location (one player: one at most) and at least 4 " in told
    assert "5 of the 5 Locations are destroyed" in told
