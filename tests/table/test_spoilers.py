"""What a campaign brings is told to who has met it, and to who asks for spoilers."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.games.city.card import city_card
from archfoe.games.city.legacy import Legacy
from archfoe.games.options import Options
from archfoe.table.spoilers import met
from archfoe.table.view import View
from archfoe.table.words.why import cards_called, subject_lines
from archfoe.wire.explain import explanation
from archfoe.wire.library import faces
from tests.properties.driver import start
from tests.vocabulary import Table, table


def scene(scenario: int, **position: Any) -> Table:
    return table("rebirth", scenario=scenario, **{"players": 2} | position)


@pytest.mark.parametrize(
    ("scenario", "name", "told"),
    [
        (0, "reborn", []),
        (1, "reborn", []),
        (3, "reborn", []),  # it lies in its stack
        (4, "reborn", ["Reborn"]),  # of an earlier scenario
        (2, "glutton", []),  # another player has it
        (3, "glutton", ["Glutton"]),
        (1, "talking to the fishes", []),  # nobody has earned it
        (1, "themyscira", ["Themyscira"]),  # of another set
    ],
)
def test_a_card_is_told_of_when_it_has_been_met(scenario: int, name: str, told: list[str]) -> None:
    view = scene(scenario).view(0)
    if told:
        assert [card.name for card in cards_called(name, view)] == told
    else:
        with pytest.raises(ArchfoeError, match="is shown with --spoilers behind its name"):
            cards_called(name, view)
        assert cards_called(f"{name} --spoilers", view)[0].name.lower() == name


@pytest.mark.parametrize("seat", [0, 1])
def test_a_secret_card_is_told_of_to_its_holder_alone(seat: int) -> None:
    view = scene(2, under0=["Suspicious"], under1=["Glutton"]).view(seat)
    mine, other = ("suspicious", "glutton") if seat == 0 else ("glutton", "suspicious")
    assert [card.name.lower() for card in cards_called(mine, view)] == [mine]
    assert next(subject_lines(view, "REB-31.5" if seat == 0 else "REB-31.7")).startswith("REB-31.")
    with pytest.raises(ArchfoeError):
        cards_called(other, view)
    with pytest.raises(ArchfoeError, match="gives away what you have not met yet"):
        list(subject_lines(view, "REB-31.7" if seat == 0 else "REB-31.5"))


@pytest.mark.parametrize(
    ("scenario", "rule_id", "read"),
    [(7, "REB-38.6", False), (8, "REB-38.6", True), (1, "REB-30.5", False), (2, "REB-30.5", True)],
)
def test_a_rule_of_a_later_scenario_is_not_read_out(scenario: int, rule_id: str, read: bool) -> None:
    view = scene(scenario).view(0)
    if not read:
        with pytest.raises(ArchfoeError, match=f"To read it, write: {rule_id} --spoilers"):
            list(subject_lines(view, rule_id))
        rule_id += " --spoilers"
    assert next(subject_lines(view, rule_id)).startswith("REB-3")


def test_signature_cards_of_the_team_may_be_looked_up() -> None:
    game = start(Options("rebirth", 2, heroes="Batman, Aquaman", legacy=Legacy((1, 2))), "signatures")
    found = {card.name for card in met(View(game, 0))}
    assert found == {"Detective Work", "Talking to the Fishes", "Mera"}


def test_in_a_contest_all_signature_cards_are_known_if_there_are_any() -> None:
    for earned, n in ((3, 24), (0, 0)):
        game = start(Options("rebirth", 2, ("competitive",), legacy=Legacy((earned,) * 2)), "contest")
        assert sum(bool(city_card(card).super_hero) for card in met(View(game, None))) == n


# The server


@pytest.mark.parametrize(
    "what", ["mxyz", "rebirth/mister_mxyzptlk", "rebirth/talking_to_the_fishes", "glory h", "setting the stage"]
)
def test_a_page_is_not_told_of_what_its_seat_has_not_met(what: str) -> None:
    view = scene(1).view(0)
    with pytest.raises(ArchfoeError, match="There is no card or rule"):
        explanation(view, what)
    if what not in ("glory h", "mxyz"):
        assert explanation(view, f"{what} --spoilers")


def test_a_page_may_ask_about_what_lies_on_the_table() -> None:
    view = scene(3, city={"S1": ["Mister Mxyzptlk"]}).view(0)
    for what in ("rebirth/mister_mxyzptlk", "mxyz"):
        told = explanation(view, what)
        assert told[0].startswith("Mister Mxyzptlk: Super-Villain.") and "REB-33.4" in " ".join(told)


def test_a_card_of_another_set_does_not_tell_of_its_namesake() -> None:
    """Darkseid is a Super-Villain of the base set, too."""
    told = explanation(scene(1).view(0), "darkseid")
    assert told[0].startswith("Darkseid: Super-Villain.") and "REB-38" not in " ".join(told)
    with pytest.raises(ArchfoeError, match="gives away"):
        explanation(scene(1).view(0), "REB-38.6")


def test_the_gallery_lists_surprises_only_as_spoilers() -> None:
    listed = [face.name for face in faces(["rebirth"]).cards]
    everything = [face.name for face in faces(["rebirth"], spoilers=True).cards]
    assert len(everything) == len(listed) + 50
    assert not {"Mister Mxyzptlk", "Talking to the Fishes", "Hoarder"} & set(listed)
