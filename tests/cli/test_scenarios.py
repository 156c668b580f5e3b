"""The scenarios of Rebirth in the terminal: how far the team has come, and what only some of them have."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from archfoe.cli.settings import Settings
from archfoe.core.errors import ArchfoeError
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
ESCAPEES = ["Victor Zsasz", "Firefly", "Professor Pyg"]
CIVILIANS = {("civilians", space): 2 for space in (0, 2, 4, 6)} | {"to_save": 6}


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


@rule("REB-32.8")
def test_escapees_are_counted() -> None:
    t = scene(2, at={0: "S5", 1: "L4"}, city={"S5": ["Firefly"]}, power=5)
    assert counts(t) == "Escapees caught: 0 of 3. Super-Villains defeated: 0 of 4."
    t.buy("Firefly")
    assert counts(t) == "Escapees caught: 1 of 3 (Firefly). Super-Villains defeated: 0 of 4."


@rule("REB-32.4", "REB-32.6")
def test_an_escapee_is_called_so_and_damages_its_destination() -> None:
    t = scene(2, at={0: "S5", 1: "S1"}, city={"L4": ["Firefly"], "S5": ["Victor Zsasz"]})
    firefly, zsasz = (line.strip() for line in shown(t) if line.strip().startswith("Escapee "))
    assert firefly.startswith(f"Escapee Firefly, cost 5, {AT_DESTINATION} and then damages the Location.")
    assert zsasz.startswith("Escapee Victor Zsasz, cost 4, Destination Location 2, held here by you.")


@rule("REB-33.11", "REB-33.13")
def test_doomsday_and_the_others_are_counted_apart() -> None:
    t = scene(3, main=["Doomsday"], destroyed=["Circe"], facts={"defeated": 1}, damage={"L1": 5})
    line = next(line for line in shown(t) if "in the main deck" in line)
    assert line.startswith(
        "Doomsday is still to come. Other Super-Villains defeated: 1 of 3 (Circe). Destroyed Locations: 1, with 4 the "
        "game is lost."
    )
    t = scene(3, city={"S1": ["Doomsday"]})
    assert counts(t).startswith("Doomsday is in the city and costs 13. Other Super-Villains defeated: 0 of 3.")
    t = scene(3, destroyed=["Doomsday", "Circe"], facts={"defeated": 2})
    assert counts(t).startswith("Doomsday is defeated. Other Super-Villains defeated: 1 of 3 (Circe).")


@rule("REB-33.4", "REB-33.8")
def test_doomsday_attacks_from_every_location_and_walks_on() -> None:
    t = scene(3, at={0: "S5", 1: "S4"}, city={"L2": ["Doomsday"]})
    villain = next(line.strip() for line in shown(t) if "Super-Villain Doomsday" in line)
    assert villain.startswith(f"Super-Villain Doomsday, cost 13, {AT_DESTINATION} and then damages")
    assert "damages the Location, next step slot 2." in villain
    assert "Next turn: bob is attacked by Doomsday (at its Destination, Location 2)." in shown(t)
    t = scene(3, at={0: "S5", 1: "S4"}, city={"S2": ["Doomsday"]})
    assert any("Doomsday, cost 13, Destination every Location, next step Location 3" in line for line in shown(t))
    assert "Next turn: as things stand no Villain attacks bob." in shown(t)


@rule("REB-34.5", "REB-34.7")
def test_secret_cards_make_eclipso_dearer() -> None:
    t = scene(4, under0=["Shard of Envy"], under1=["Shard of Sloth"], city={"S1": ["Eclipso"]})
    assert counts(t).startswith("Eclipso is in the city and costs 19. Secret Cards not released: 2. Super-Villains")


@rule("REB-35.5", "REB-35.10")
def test_dark_locations_are_shown_and_counted() -> None:
    t = scene(5, at={0: "S4", 1: "S4"}, facts={"dark": (0, 4)})  # Bank B and Daily Planet A
    assert counts(t).startswith("Dark Locations: Location 1 and Location 3; a turn must end without any. ")
    assert head(t, "Location 1") == "Location 1, Bank, dark, 3 away."
    assert "      Basic stack (not while it is dark): 5 Withdrawal, cost 3." in shown(t)
    assert any(line.startswith("      Ability (not while it is dark): Pay 1 Power: look at") for line in shown(t))
    assert counts(scene(5)).startswith("Dark Locations: none; ")


@rule("REB-36.4", "REB-36.5", "REB-36.17", "REB-36.19")
def test_civilians_are_shown_and_counted() -> None:
    facts = CIVILIANS | {("civilians", 0): 1, ("carried", 1): 1, "saved": 2, "lost": 1}
    t = scene(6, at={0: "S4", 1: "S5"}, facts=facts)
    assert counts(t).startswith(
        "Civilians: 2 of 6 saved, 1 lost (with 3 the game is lost), 1 on their way, 7 waiting. Super-Villains "
    )
    assert head(t, "Location 1") == "Location 1, Arkham Asylum, 1 civilian waits, 3 away."
    assert head(t, "Location 2") == "Location 2, Bank, 2 civilians wait, 5 away."
    assert head(t, "slot 1") == "slot 1, where the Javelin stands, 4 away."
    assert any(line.startswith("Partner bob") and line.endswith("with 1 civilian.") for line in shown(t))
    assert "With you go 1 civilian; the Javelin stands in slot 1." in shown(t, 1)


@rule("REB-37.6", "REB-37.8", "REB-37.11")
def test_the_lives_of_the_thief_are_counted() -> None:
    t = scene(7, at={0: "S5", 1: "L4"}, city={"S5": ["Reverse-Flash, Thief of Time"]}, power=16, threat=2)
    assert counts(t) == "Thief of Time defeated: 0 of 3 times, costs 16 now. Other Super-Villains defeated: 0 of 2."
    told = at_table(t, "buy thief", "")
    assert "comes back in slot 2. [REB-37.7]" in told  # the farthest from slot 5 with the lowest number
    assert counts(t) == "Thief of Time defeated: 1 of 3 times, costs 17 now. Other Super-Villains defeated: 0 of 2."
    assert any("Thief of Time, cost 17 (printed 16), Destination Location 4, next step" in line for line in shown(t))


@rule("REB-38.4", "REB-38.6", "REB-38.11")
def test_darkseid_is_announced_and_grows_cheaper() -> None:
    assert counts(scene(8, main=["Darkseid"] + ["Green Arrow"] * 19)) == (
        "Darkseid comes when the Threat reaches 4. Other Super-Villains defeated: 0. Destroyed Locations: 0, with 5 "
        "the game is lost."
    )
    t = scene(8, city={"S1": ["Darkseid"]}, destroyed=["Circe", "Brainiac"], facts={"defeated": 2})
    assert counts(t).startswith(
        "Darkseid is in the city and costs 16. Other Super-Villains defeated: 2 (Circe and Brainiac). "
    )


@rule("REB-19.12")
def test_heavy_blows_are_forecast() -> None:
    t = scene(6, players=3, threat=4, city={"L5": ["Ocean Master"]}, facts=CIVILIANS)
    assert any(f"{AT_DESTINATION} and then does 2 damage to the Location" in line for line in shown(t))


@rule("REB-30.1", "REB-30.2")
def test_open_side_missions_are_named() -> None:
    assert "Side Missions open: Clean Sweep, Stand Together and Rebuild (scenario says how)." in shown(scene(3))
    done = scene(3, facts={"missions": ("rebuild", "clean sweep")})
    assert "Side Missions open: Stand Together (scenario says how)." in shown(done)
    assert not any("Side Mission" in line for line in shown(scene(1)))


@rule("RB-27")
def test_the_hands_of_teammates_lie_open() -> None:
    t = scene(1, players=3, p0=["Punch"], p1=["Robin", "Run"], p2=[])
    assert [line for line in shown(t) if "holds" in line] == ["bob holds: Robin and Run.", "cid holds: nothing."]


# What only some scenarios have to do


@rule("REB-35.6")
@pytest.mark.parametrize("words", ["light", "light bank", "light the bank", "Light"])
def test_a_location_is_lit_by_a_word(words: str) -> None:
    t = scene(5, at={0: "L1", 1: "S4"}, facts={"dark": (0,)}, power=2, p0=["Punch"])
    assert "light Bank: 2 Power" in offered(t)
    assert typed(t, words) == ["light Bank"]
    assert "You light Location 1 for 2 Power. [REB-35.6]" in at_table(t, words)


@rule("REB-36.6", "REB-36.8")
def test_civilians_are_picked_up_and_put_aboard_by_words() -> None:
    t = scene(6, at={0: "L1", 1: "S4"}, facts=dict(CIVILIANS), move=3, p0=["Punch"])
    told = at_table(t, "rescue", "pick up", "rescue", "walk slot 1", "board")
    assert "pick up a civilian at Arkham Asylum: 1 Move" in told
    assert told.count("You pick up a civilian on Location 1. [REB-36.6]") == 2
    assert "No civilian waits where your Character is. [REB-36.6]" in told
    assert "put the civilians aboard the Javelin: they are saved" in told
    assert "You put 2 civilians aboard the Javelin: saved. [REB-36.8]" in told


@rule("REB-36.8")
def test_a_teammate_boards_from_the_same_screen() -> None:
    facts = CIVILIANS | {("carried", 1): 2}
    t = scene(6, at={0: "S4", 1: "S1"}, facts=facts, p0=["Punch"])
    assert question(t.view(1), NAMES) == "Do something in the turn of ann?"
    told = at_table(t, "board")
    assert "put the civilians aboard the Javelin (bob): they are saved" in told
    assert "bob puts 2 civilians aboard the Javelin: saved. [REB-36.8]" in told


@rule("REB-30.9", "REB-30.10", "REB-20.12")
def test_a_location_is_rebuilt_by_a_word() -> None:
    t = scene(2, at={0: "L1", 1: "S4"}, damage={"L1": 5}, power=7, move=3, p0=["Punch"])
    assert "rebuild Arkham Asylum (7 Power, 3 Move): a Side Mission" in offered(t)
    told = at_table(t, "rebuild", "rebuild")
    assert "You repair Location 1 for 7 Power: it has no damage any more. [REB-20.12]" in told
    assert "You complete the Side Mission Rebuild. [REB-30.2]" in told
    assert "The Side Mission Rebuild is completed. [REB-30.2]" in told
    assert any(line.strip().startswith("Basic stack: 5 Contained, cost 2.") for line in shown(t))


@pytest.mark.parametrize(
    ("scenario", "position", "text", "reason"),
    [
        (1, {}, "light", "There are no dark Locations in this game."),
        (1, {}, "rescue", "There are no civilians in this game."),
        (1, {}, "board", "There is no Javelin in this game."),
        (1, {}, "rebuild", "There are no Side Missions in this game. [REB-30.1]"),
        (5, {"at": {0: "L1"}}, "light", "Your Character is not on a dark Location. [REB-35.6]"),
        (
            5,
            {"at": {0: "L1"}, "facts": {"dark": (0,)}, "power": 1},
            "light bank",
            "To light it takes 2 Power; you have 1. [REB-35.6]",
        ),
        (
            5,
            {"at": {0: "L1"}, "facts": {"dark": (0,)}, "power": 2, "players": 3},
            "light",
            "To light it takes 3 Power; you have 2. [REB-35.6]",
        ),
        (
            5,
            {"at": {0: "L3"}, "facts": {"dark": (4,)}, "power": 5},
            "use daily planet",
            "Daily Planet is dark and has no ability until somebody lights it. [REB-35.5]",
        ),
        (
            5,
            {"at": {0: "L1"}, "facts": {"dark": (0,)}, "power": 5},
            "buy withdrawal",
            "The Location is dark: nothing can be bought from its Basic stack. [REB-35.5]",
        ),
        (
            6,
            {"facts": CIVILIANS, "at": {0: "L1"}},
            "rescue",
            "To pick up a civilian takes 1 Move; you have none. [REB-36.6]",
        ),
        (
            6,
            {"facts": CIVILIANS | {("carried", 0): 2}, "at": {0: "L1"}, "move": 1},
            "pick up a civilian",
            "Your Character goes with 2 civilians already, and takes no more. [REB-36.6]",
        ),
        (6, {"facts": CIVILIANS, "at": {0: "S1"}}, "board", "No civilian is with your Character. [REB-36.8]"),
        (
            6,
            {"facts": CIVILIANS | {("carried", 0): 1}},
            "board",
            "Your Character is not in slot 1, where the Javelin stands. [REB-36.8]",
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
    t = scene(6, at={0: "L1", 1: "S4"}, hero0="Cyborg", facts=dict(CIVILIANS), move=1)
    told = at_table(t, "end", "n", by_hand=True)
    assert "You could still pick up a civilian at Arkham Asylum. End the turn?" in told
    t = scene(5, at={0: "L1", 1: "S4"}, hero0="Wonder Woman", facts={"dark": (0,)}, power=2)
    assert "You could still light Bank. End the turn?" in at_table(t, "end", "n", by_hand=True)


# Secret Cards

BURDEN = "Nobody can assist you; alone, you store no Assist card."


def with_secrets(**more: Any) -> Table:
    return scene(4, **{"under0": ["Shard of Pride"], "under1": ["Shard of Sloth"], "at": {0: "S5", 1: "S4"}} | more)


@rule("REB-31.3", "REB-31.5", "REB-31.6")
def test_the_only_person_at_the_screen_reads_the_secret_card() -> None:
    told = sit_down_to(Settings("rebirth", "you,random", scenario=4), "1", "you", "slot 3", "secret", seed=3)
    assert "You look at your Secret Card, Shard of " in told
    assert told.count("Your Secret Card, Shard of ") == 3  # the table twice, and the command
    assert " Burden: " in told
    assert " Release: Once during your turn, if you have " in told
    assert "random looks at a card." in told or "random looks at their Secret Card." in told
    assert any(line.startswith("Partner random") and "holds a Secret Card" in line for line in told.splitlines())


@rule("REB-31.3")
def test_people_at_one_screen_do_not_read_it_unasked() -> None:
    told = at_table(with_secrets(), "piles", "log", "?")
    assert "Shard" not in told
    assert "You hold a Secret Card, whose burden you must obey: secret shows it to you alone." in told
    assert "Not on offer: What releases your Secret Card is not done yet; secret shows it to you. [REB-31.4]" in told


@rule("REB-31.3")
def test_the_secret_is_shown_behind_a_curtain() -> None:
    told = at_table(with_secrets(), "secret", "", "")
    before, curtain, after = told.partition("Now ann. Press Enter when nobody else can see the screen. ")
    assert curtain
    assert "Shard" not in before
    shown_to_ann, _, again = after.partition("=" * 40)
    assert f"Your Secret Card, Shard of Pride. Burden: {BURDEN} Release: " in shown_to_ann
    assert "Press Enter when you have read it." in shown_to_ann
    assert "Shard" not in again
    assert "Play, walk, buy, use a Location or end your turn" in again


@rule("REB-31.4", "REB-31.6")
def test_a_secret_card_is_released_without_its_name_being_read_before() -> None:
    t = with_secrets(facts={("fell super", 0): 1})
    assert "release Shard of Pride: Draw two cards." in offered(t)
    told = at_table(t, "release")
    assert "   2  release your Secret Card: secret shows it to you alone\n" in told
    assert "You release your Secret Card, Shard of Pride: its burden is over. [REB-31.4]" in told
    assert told.index("Shard of Pride") > told.index("> release")
    assert len(t.hand(0)) == 2


@rule("REB-31.10")
def test_how_far_a_release_has_come_is_counted() -> None:
    t = with_secrets(under0=["Shard of Wrath"], facts={("villains felled", 0): 1})
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
    here = scene(5, city={"S1": ["Livewire (2)"]}).view(0)
    assert [card.name for card in cards_called("livew", here)] == ["Livewire (2)"]
    assert any(line.startswith("Livewire (2): Villain, cost 5") for line in subject_lines(here, "livew"))
    with pytest.raises(ArchfoeError):
        cards_called("livew", scene(5).view(0))


# Other sets


@rule("REB-26.1", "REB-26.4")
def test_a_villain_of_another_set_has_the_text_that_it_has_in_the_city() -> None:
    options = Settings("rebirth", "you,random", mix="base").options()
    for seed in range(30):
        session = Session.seeded(options, ["you", "random"], seed)
        while not session.game.over and session.view(0).asked and session.view(0).turn == 0:
            session.decide(0, 0)
        view = session.view(0)
        strangers = [card for card in in_sight(view) if card.set == "base" and card.attack is not None]
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
    assert question(view) == f"The die lets you choose: which Location does {view.about.name} make for?"
    assert len(view.options) == 5


def _after_the_deal(options: Options, seed: int) -> View:
    return Session.seeded(options, ["you", "random"], seed).view(0)


# The end


@pytest.mark.parametrize(
    ("scenario", "position", "reason"),
    [
        (
            3,
            {"damage": {"L1": 5, "L2": 5, "L3": 5, "L5": 4}, "city": {"L5": ["Ocean Master"]}},
            "4 Locations are destroyed",
        ),
        (
            6,
            {"facts": CIVILIANS | {"lost": 2, ("civilians", 8): 1}, "city": {"L5": ["Ocean Master"]}},
            "3 civilians are lost",
        ),
    ],
)
@rule("REB-33.13", "REB-36.19")
def test_why_a_scenario_was_lost(scenario: int, position: dict[str, Any], reason: str) -> None:
    t = scene(scenario, at={0: "S2", 1: "S2"}, p0=["Punch"] * 5, from_start=True, **position)
    while not t.over:
        t.answer(0, "Punch")
    assert result_lines(at(t), None, NAMES) == [f"The team loses: {reason}."]
    assert result_lines(at(t), 0, NAMES) == [f"You lose: {reason}."]


@rule("REB-32.8")
def test_a_scenario_that_was_won() -> None:
    t = scene(2, at={0: "S5", 1: "L4"}, city={"S5": ESCAPEES}, power=15, facts={"defeated": 4})
    for name in ESCAPEES:
        t.buy(name)
        while not t.over and t.view(0).asked and t.view(0).kind.name != "main":
            t.answer(0, *([] if t.view(0).least == 0 else ["P0"]))
    assert result_lines(at(t), 0, NAMES) == ["You win scenario 2, Open Cells."]
    assert score_lines(at(t), NAMES)[0].startswith(f"  Escapees caught: 3 of 3 ({', '.join(ESCAPEES[:2])} and ")


JUNK = ("", "0", "1", "1", "1", "2", "1,2", "all", "?", "walk slot 1", "w l4", "x", "undo", "light", "rescue", "board",
        "rebuild", "release", "scenario", "secret", "piles", "hint", "? livewire", "log 5")  # fmt: skip


@pytest.mark.parametrize(("scenario", "players"), [(4, "ann,bob,random"), (5, "you"), (6, "you,random")])
def test_random_typing_does_no_harm(scenario: int, players: str) -> None:
    dice = Random(scenario)
    lines = [dice.choice(JUNK) for _ in range(150)]
    told = sit_down_to(Settings("rebirth", players, scenario=scenario), *lines, seed=scenario)
    assert "The game is saved. " in told
    assert "Turn 2: " in told
