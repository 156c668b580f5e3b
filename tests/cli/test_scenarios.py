"""The scenarios of Rebirth in the terminal: how far the team has come, and what only some of them have."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from archfoe.cli.settings import Settings
from archfoe.core.errors import ArchfoeError
from archfoe.games.city.card import city_card
from archfoe.games.city.kinds import CHOOSE_SPACE
from archfoe.games.city.words.board import secret_lines
from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.table.spoilers import in_sight
from archfoe.table.view import View
from archfoe.table.words.board import result_lines, score_lines, turn_lines
from archfoe.table.words.choices import question
from archfoe.table.words.intro import table_lines
from archfoe.table.words.why import cards_called, question_lines, subject_lines, why_not
from tests.cli.helpers import at, at_table, offered, sit_down_to, typed
from tests.vocabulary import Table, rule, table

AT_DESTINATION = "at its Destination: attacks in every turn"
NAMES = ["ann", "bob", "cid", "dan"]
HOSTAGES = {("hostages", space): 2 for space in (0, 2, 4, 6)} | {"to_save": 5}
SHOT, STAGE = "A Shot in the Arm", "Setting the Stage"
LYING = {("distractions", 0): SHOT}


def scene(scenario: int, **position: Any) -> Table:
    return table("rebirth", scenario=scenario, **{"players": 2} | position)


def shown(t: Table, seat: int | None = 0) -> list[str]:
    return turn_lines(t.view(seat), NAMES)


def counts(t: Table) -> str:
    """The line that counts what the game is won and lost by."""
    return next(line for line in shown(t) if "in the main deck" in line).partition(" 20 cards in the main deck")[0]


def head(t: Table, place: str, seat: int = 0) -> str:
    return next(line.strip() for line in shown(t, seat) if line.startswith(f"  {place}"))


# How far the team has come


@rule("REB-27.5")
def test_training_counts_its_two_super_villains() -> None:
    t = scene(0, destroyed=["Deathstroke"], facts={"defeated": 1})
    assert counts(t) == "Super-Villains defeated: 1 of 2 (Deathstroke)."


@rule("REB-33.11", "REB-33.13")
def test_the_imp_and_the_others_are_counted_apart() -> None:
    t = scene(3, main=["Mister Mxyzptlk"], destroyed=["Amazo"], facts={"defeated": 1}, damage={"L1": 5})
    line = next(line for line in shown(t) if "in the main deck" in line)
    assert line.startswith(
        "Mister Mxyzptlk is still to come. Other Super-Villains defeated: 1 of 3 (Amazo). Destroyed Locations: 1, with "
        "4 the game is lost."
    )
    t = scene(3, city={"S1": ["Mister Mxyzptlk"]})
    assert counts(t).startswith("Mister Mxyzptlk is in the city and costs 15. Other Super-Villains defeated: 0 of 3.")
    t = scene(3, destroyed=["Mister Mxyzptlk", "Amazo"], facts={"defeated": 2})
    assert counts(t).startswith("Mister Mxyzptlk is defeated. Other Super-Villains defeated: 1 of 3 (Amazo).")


@rule("REB-33.4", "REB-33.8")
def test_the_imp_attacks_from_every_location_and_walks_on() -> None:
    t = scene(3, at={0: "S5", 1: "S4"}, city={"L2": ["Mister Mxyzptlk"]})
    villain = next(line.strip() for line in shown(t) if "Super-Villain Mister Mxyzptlk" in line)
    assert villain.startswith(f"Super-Villain Mister Mxyzptlk, cost 15 (printed 12), {AT_DESTINATION} and then damages")
    assert "damages the Location, next step slot 2." in villain
    assert "Next turn: bob is attacked by Mister Mxyzptlk (at its Destination, Location 2)." in shown(t)
    t = scene(3, at={0: "S5", 1: "S4"}, city={"S2": ["Mister Mxyzptlk"]})
    assert any(
        "Mxyzptlk, cost 15 (printed 12), Destination every Location, next step Location 3" in line for line in shown(t)
    )
    assert "Next turn: as things stand no Villain attacks bob." in shown(t)


@rule("REB-34.6", "REB-34.11")
def test_distractions_are_shown_and_counted() -> None:
    t = scene(4, at={0: "S4", 1: "S4"}, facts=LYING | {("distractions", 6): STAGE})  # Bank A and Arkham Asylum B
    assert counts(t).startswith("Locations with a Distraction: Location 1 and Location 4; a turn must end without any.")
    assert head(t, "Location 1") == "Location 1, Bank, Distraction: A Shot in the Arm, 3 away."
    assert any(line.startswith("      Ability (not now): Pay 3 Power: draw 2 cards") for line in shown(t))
    assert counts(scene(4)).startswith("Locations with a Distraction: none; ")


@rule("REB-32.4", "REB-32.5", "REB-32.12", "REB-32.14")
def test_hostages_are_shown_and_counted() -> None:
    facts = HOSTAGES | {("hostages", 0): 1, ("led", 1): 1, "saved": 2, "lost": 1}
    t = scene(2, at={0: "S4", 1: "S5"}, facts=facts)
    assert counts(t).startswith(
        "Hostages: 2 of 5 saved, 1 lost (with 3 the game is lost), 1 on their way, 7 held. Super-Villains "
    )
    assert head(t, "Location 1") == "Location 1, City, 1 hostage, 3 away."
    assert head(t, "Location 2") == "Location 2, Police Station, 2 hostages, 5 away."
    assert head(t, "slot 1") == "slot 1, the police cordon, 4 away."
    assert any(line.startswith("Partner bob") and line.endswith("with 1 hostage.") for line in shown(t))
    assert "With you: 1 hostage." in shown(t, 1)


@rule("REB-30.1", "REB-30.2")
def test_open_side_missions_are_named() -> None:
    assert "Side Missions open: Recruit Krypto, Recruit The Ray and Repairs (scenario says how)." in shown(scene(3))
    done = scene(3, facts={"missions": ("repairs", "recruit krypto")})
    assert "Side Missions open: Recruit The Ray (scenario says how)." in shown(done)
    assert not any("Side Mission" in line for line in shown(scene(1)))


@rule("RB-27")
def test_the_hands_of_teammates_lie_open() -> None:
    t = scene(1, players=3, p0=["Punch"], p1=["Lois Lane", "Run"], p2=[])
    assert [line for line in shown(t) if "holds" in line] == ["bob holds: Lois Lane and Run.", "cid holds: nothing."]


# What only some scenarios have to do


@rule("REB-34.7")
@pytest.mark.parametrize("words", ["clear", "clear bank", "clear the bank", "Clear"])
def test_a_distraction_is_cleared_by_a_word(words: str) -> None:
    t = scene(4, at={0: "L1", 1: "S4"}, facts=LYING, power=2, p0=["Punch"])
    assert any(line.startswith("clear Bank: Once during your turn, you may pay 2 Power") for line in offered(t))
    assert typed(t, words) == ["clear Bank"]
    assert "You clear A Shot in the Arm from Location 1 for 2 Power. [REB-34.7]" in at_table(t, words, "ann")


@rule("REB-32.6", "REB-32.8")
def test_hostages_are_freed_and_handed_over_by_words() -> None:
    t = scene(2, at={0: "L2", 1: "S4"}, facts=dict(HOSTAGES), move=3, p0=["Punch"])
    told = at_table(t, "free", "free a hostage", "free", "walk slot 1", "hand over")
    assert "free a hostage at Police Station: 1 Move" in told
    assert told.count("You free a hostage on Location 2. [REB-32.6]") == 2
    assert "No hostage is held where your Character is. [REB-32.6]" in told
    assert "hand the hostages over: they are saved" in told
    assert "You hand 2 hostages over at the cordon: saved. [REB-32.8]" in told


@rule("REB-32.8")
def test_a_teammate_hands_over_from_the_same_screen() -> None:
    facts = HOSTAGES | {("led", 1): 2}
    t = scene(2, at={0: "S4", 1: "S1"}, facts=facts, p0=["Punch"])
    assert question(t.view(1), NAMES) == "Act on ann's turn?"
    told = at_table(t, "hand over")
    assert "hand the hostages over (bob): they are saved" in told
    assert "bob hands 2 hostages over at the cordon: saved. [REB-32.8]" in told


@rule("REB-30.9", "REB-30.10", "REB-20.12")
def test_a_location_is_rebuilt_by_a_word() -> None:
    t = scene(2, at={0: "L3", 1: "S4"}, damage={"L3": 5}, power=7, move=3, p0=["Punch"])
    assert "rebuild Arkham Asylum (7 Power, 3 Move): a Side Mission" in offered(t)
    told = at_table(t, "rebuild", "rebuild")
    assert "You repair Location 3 for 7 Power. All its damage is gone. [REB-30.10]" in told
    assert "You complete the Side Mission Repairs. [REB-30.9]" in told
    assert "The Side Mission Repairs is completed. [REB-30.2]" in told
    assert any(line.strip().startswith("Basic stack: 5 Toss, cost 3.") for line in shown(t))


@pytest.mark.parametrize(
    ("scenario", "position", "text", "reason"),
    [
        (1, {}, "clear", "There are no Distractions in this game."),
        (1, {}, "free", "There are no hostages in this game."),
        (1, {}, "hand over", "There is no cordon in this game."),
        (1, {}, "rebuild", "There are no Side Missions in this game. [REB-30.1]"),
        (4, {"at": {0: "L1"}}, "clear", "No Distraction lies where your Character is. [REB-34.7]"),
        (
            4,
            {"at": {0: "L1"}, "facts": LYING, "power": 1},
            "clear bank",
            "A Shot in the Arm takes 2 Power; you have 1. [REB-34.7]",
        ),
        (
            4,
            {"at": {0: "L1"}, "facts": {("distractions", 0): "Travel in Pairs"}, "power": 1},
            "clear",
            "Travel in Pairs takes another Character in your space; you are alone there. [REB-34.7]",
        ),
        (
            4,
            {"at": {0: "L1"}, "facts": LYING, "power": 5},
            "use bank",
            "A Shot in the Arm lies on Bank: it has no ability until that is cleared. [REB-34.6]",
        ),
        (
            4,
            {"at": {0: "L4"}, "facts": {("distractions", 6): STAGE}, "power": 5},
            "buy toss",
            "A Distraction lies there: nothing can be bought from the Basic stack. [REB-34.6]",
        ),
        (
            2,
            {"facts": HOSTAGES, "at": {0: "L1"}},
            "free",
            "To free a hostage takes 1 Move; you have none. [REB-32.6]",
        ),
        (
            2,
            {"facts": HOSTAGES, "at": {0: "L1"}, "move": 1, "city": {"L1": ["Bane"]}},
            "free a hostage",
            "A Villain is there: nobody can be freed. [REB-32.6]",
        ),
        (
            2,
            {"facts": HOSTAGES | {("led", 0): 2}, "at": {0: "L1"}, "move": 1},
            "free a hostage",
            "Your Character leads 2 hostages already, and takes no more. [REB-32.6]",
        ),
        (2, {"facts": HOSTAGES, "at": {0: "S1"}}, "hand over", "No hostage is with your Character. [REB-32.8]"),
        (
            2,
            {"facts": HOSTAGES | {("led", 0): 1}},
            "hand over",
            "Your Character is not in slot 1, where the cordon is. [REB-32.8]",
        ),
        (2, {"at": {0: "L1"}}, "rebuild", "Your Character is not on a damaged or destroyed Location. [REB-30.9]"),
        (
            2,
            {"at": {0: "L1"}, "damage": {"L1": 1}, "power": 7, "move": 2},
            "rebuild",
            "To rebuild takes 7 Power and 3 Move; you have 7 Power and 2 Move. [REB-30.9]",
        ),
    ],
)
def test_why_a_deed_cannot_be_done(scenario: int, position: dict[str, Any], text: str, reason: str) -> None:
    t = scene(scenario, **{"p0": ["Punch"]} | position)
    assert why_not(t.view(0), text) == reason
    if position:  # where there is such a thing at all, the whole list has it too
        assert any(reason in line for line in question_lines(t.view(0), [], NAMES))


def test_a_person_who_could_still_do_something_is_asked_again() -> None:
    t = scene(2, at={0: "L3", 1: "S4"}, hero0="Wonder Woman", facts=dict(HOSTAGES), move=1)
    told = at_table(t, "end", "n", by_hand=True)
    assert "You can still free a hostage at Arkham Asylum. End anyway?" in told
    t = scene(4, at={0: "L1", 1: "S4"}, hero0="Wonder Woman", facts=LYING, power=2)
    assert "You can still clear Bank. End anyway?" in at_table(t, "end", "n", by_hand=True)


# Secret Cards

TRAITS = ("Suspicious", "Hoarder", "Glutton", "Glory Hound")
BURDEN = "Nobody can assist you. Alone, you store no Assist card."


def with_secrets(**more: Any) -> Table:
    return scene(2, **{"under0": ["Suspicious"], "under1": ["Hoarder"], "at": {0: "S5", 1: "S4"}} | more)


@rule("REB-31.3", "REB-31.5", "REB-31.6")
def test_the_only_person_at_the_screen_reads_the_secret_card() -> None:
    told = sit_down_to(Settings("rebirth", "you,random", own={"scenario": 2}), "1", "you", "slot 3", "secret", seed=3)
    assert "You look at your Secret Card, " in told
    assert told.count("Your Secret Card, ") == 3  # the table twice, and the command
    assert " Burden: " in told
    assert " Release: Once during your turn, if you have " in told
    assert "Dot looks at a card." in told or "Dot looks at their Secret Card." in told
    assert any(line.startswith("Dot, ") and "holds a Secret Card" in line for line in told.splitlines())


@rule("REB-31.3")
def test_people_at_one_screen_do_not_read_it_unasked() -> None:
    told = at_table(with_secrets(), "piles", "log", "?")
    assert not any(trait in told for trait in TRAITS)
    assert "You hold a Secret Card, whose burden you must obey: secret shows it to you alone." in told
    assert "Not now: What releases your Secret Card is not done yet; secret shows it to you. [REB-31.4]" in told


@rule("REB-31.3")
def test_the_secret_is_shown_behind_a_curtain() -> None:
    told = at_table(with_secrets(), "secret", "", "")
    before, curtain, after = told.partition("ann, you're up. Press Enter when nobody else can see the screen. ")
    assert curtain
    assert not any(trait in before for trait in TRAITS)
    shown_to_ann, _, again = after.partition("=" * 40)
    assert f"Your Secret Card, Suspicious. Burden: {BURDEN} Release: " in shown_to_ann
    assert "Press Enter when you have read it." in shown_to_ann
    assert not any(trait in again for trait in TRAITS)
    assert "0 Move, 0 Power" in again


@rule("REB-31.4", "REB-31.6")
def test_a_secret_card_is_released_without_its_name_being_read_before() -> None:
    t = with_secrets(facts={("fell super", 0): 1})
    assert "release Suspicious: Draw 2 cards." in offered(t)
    told = at_table(t, "release")
    assert "   2  release your Secret Card: secret shows it to you alone\n" in told
    assert "You release your Secret Card, Suspicious: its burden is over. [REB-31.4]" in told
    assert told.index("Suspicious") > told.index("> release")
    assert len(t.hand(0)) == 2


@rule("REB-31.10")
def test_how_far_a_release_has_come_is_counted() -> None:
    t = with_secrets(under0=["Glory Hound"], facts={("villains felled", 0): 1})
    (line,) = secret_lines(t.view(0), 0)
    assert line.endswith("(1 of 3 so far)")
    assert secret_lines(t.view(1), 0) == []


def test_why_nothing_is_released() -> None:
    assert why_not(with_secrets().view(0), "release") == (
        "What releases your Secret Card is not done yet; secret shows it to you. [REB-31.4]"
    )
    assert why_not(scene(1).view(0), "release") == "You hold no Secret Card."
    assert "You hold no Secret Card." in at_table(scene(1, p0=["Punch"]), "secret")


# Names of cards that a scenario brings


def test_a_card_on_the_table_may_be_called_by_a_part_of_its_name() -> None:
    here = scene(3, city={"S1": ["Mister Mxyzptlk"]}).view(0)
    assert [card.name for card in cards_called("mxyz", here)] == ["Mister Mxyzptlk"]
    assert any(line.startswith("Mister Mxyzptlk: Super-Villain, cost 12") for line in subject_lines(here, "mxyz"))
    with pytest.raises(ArchfoeError):
        cards_called("mxyz", scene(3).view(0))


# Other sets


@rule("REB-26.1", "REB-26.4")
def test_a_villain_of_another_set_has_the_text_that_it_has_in_the_city() -> None:
    options = Settings("rebirth", "you,random", mix="base").options()
    for seed in range(30):
        session = Session.seeded(options, ["you", "random"], seed)
        while not session.game.over and session.view(0).asked and session.view(0).turn == 0:
            session.decide(0, 0)
        view = session.view(0)
        strangers = [card for card in in_sight(view) if card.set == "base" and city_card(card).attack is not None]
        if strangers:
            break
    name = strangers[0].name
    (card,) = cards_called(name, view)
    assert "Reward: " in card.text
    assert "Attack: " in card.text


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        (
            Settings("rebirth", "you,random", mix="base"),
            "One half of the main deck is from rebirth, the other from base.",
        ),
        (
            Settings("base", "you,random", mix="rebirth"),
            "One half of the main deck is from base, the other from rebirth.",
        ),
        (Settings("rivals", mix="Rebirth"), "One half of the main deck is from rivals, the other from rebirth."),
    ],
)
@rule("REB-26.17")
def test_a_mixture_with_rebirth_is_told(settings: Settings, line: str) -> None:
    assert line in table_lines(Session.seeded(settings.options(), settings.seats, 1))


@rule("REB-26.3")
def test_the_die_that_lets_a_player_choose_is_asked_as_such() -> None:
    options = Settings("rebirth", "you,random", heroes="dealt", mix="base").options()
    asked = (view for seed in range(200) if (view := _after_the_deal(options, seed)).kind is CHOOSE_SPACE)
    view = next(asked)  # a 6 for a Villain of the opening Line-Up
    assert view.about is not None
    assert question(view) == f"The die shows 6. Send {view.about.name} to which Location?"
    assert len(view.options) == 5


def _after_the_deal(options: Options, seed: int) -> View:
    return Session.seeded(options, ["you", "random"], seed).view(0)


# The end


@pytest.mark.parametrize(
    ("scenario", "position", "reason"),
    [
        (
            3,
            {"damage": {"L1": 5, "L2": 5, "L3": 5, "L5": 4}, "city": {"L5": ["Sinestro"]}},
            "4 Locations are destroyed",
        ),
        (
            2,
            {"facts": HOSTAGES | {"lost": 2, ("hostages", 8): 1}, "city": {"L5": ["Sinestro"]}},
            "3 hostages are lost",
        ),
    ],
)
@rule("REB-33.13", "REB-32.14")
def test_why_a_scenario_was_lost(scenario: int, position: dict[str, Any], reason: str) -> None:
    t = scene(scenario, at={0: "S2", 1: "S2"}, p0=["Punch"] * 5, from_start=True, **position)
    while not t.over:
        t.answer(0, "Punch")
    assert result_lines(at(t), None, NAMES) == [f"The team loses: {reason}."]
    assert result_lines(at(t), 0, NAMES) == [f"You lose: {reason}."]


@rule("REB-32.12")
def test_a_scenario_that_was_won() -> None:
    t = scene(2, at={0: "S1", 1: "L4"}, facts=HOSTAGES | {("led", 0): 2, "saved": 3, "defeated": 4})
    t.answer(0, "hand the hostages over")
    assert result_lines(at(t), 0, NAMES) == ["You win scenario 2, Hostage Situation."]
    assert score_lines(at(t), NAMES)[0].startswith("  Hostages: 5 of 5 saved, 0 lost")


@rule("REB-27.5")
def test_training_that_was_won() -> None:
    t = scene(0, city={"S5": ["Doomsday"]}, power=8, facts={"defeated": 1})
    t.buy("Doomsday")
    assert result_lines(at(t), 0, NAMES) == ["You win the training, Learning the Ropes."]


JUNK = ("", "0", "1", "1", "1", "2", "1,2", "all", "?", "walk slot 1", "w l4", "x", "undo", "clear", "free", "hand",
        "rebuild", "release", "scenario", "secret", "piles", "hint", "? mxyz", "log 5")  # fmt: skip


@pytest.mark.parametrize(("scenario", "players"), [(2, "ann,bob,random"), (4, "you"), (3, "you,random")])
def test_random_typing_does_no_harm(scenario: int, players: str) -> None:
    dice = Random(scenario)
    lines = [dice.choice(JUNK) for _ in range(400)]
    told = sit_down_to(Settings("rebirth", players, own={"scenario": scenario}), *lines, seed=scenario)
    assert "The game is saved. " in told
    assert re.search(r"^Turn ([2-9]|\d\d): ", told, re.MULTILINE)  # of a long log the beginning is left out
