"""Rebirth in the terminal: the ring of the city, what Villains will do, walking, help, and the end."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Any

import pytest

import archfoe.cli.cards as cards  # the command of this name is a function of archfoe.cli
from archfoe.cli.explain import show as explain
from archfoe.cli.play import play
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings
from archfoe.core.errors import ArchfoeError
from archfoe.games.city.words.choices import space_called
from archfoe.games.options import Options
from archfoe.sets import BOXES
from archfoe.table.session import Session
from archfoe.table.words.board import card_lines, pile_lines, power_line, result_lines, score_lines, turn_lines
from archfoe.table.words.choices import question
from archfoe.table.words.intro import table_lines
from archfoe.table.words.why import question_lines, subject_lines, why_not
from tests.breadth import usually
from tests.cli.helpers import at_table, go_on, offered, sit_down_to
from tests.vocabulary import Table, rule, table

NAMES = ["ann", "bob", "cid", "dan"]
LOIS = (
    "+1 Power. Reveal the top card of the main deck. If it is a Villain, each player may move their "
    "Character 1 space. Otherwise, +1 Power."
)
DISASTER = (
    "Attack: The attacked player chooses one: discard a card; or destroy the most expensive "
    "non-Villain card in the Line-Up. Not if a Villain has already taken a card from their hand this "
    "turn. Reward: Target player may destroy a "
    "card in their hand."
)


def team(**position: Any) -> Table:
    return table("rebirth", **{"players": 2} | position)


def shown(t: Table, seat: int = 0, full: bool = False) -> list[str]:
    return turn_lines(t.view(seat), NAMES, full)


def below(lines: list[str], head: str) -> list[str]:
    """The line of a space, and those that belong to it."""
    start = next(i for i, line in enumerate(lines) if line.startswith(f"  {head}"))
    end = next(i for i in range(start + 1, len(lines)) if not lines[i].startswith("      "))
    return [line.strip() for line in lines[start:end]]


# The ring


@rule("REB-1.1")
def test_the_ten_spaces_stand_in_order() -> None:
    heads = [line for line in shown(team()) if line.startswith("  ") and line[2] != " "]
    names = [line.strip().split(",")[0].rstrip(".") for line in heads]
    assert names == [f"{sort} {n}" for n in range(1, 6) for sort in ("Location", "slot")]


@rule("REB-2.5", "REB-11.1")
def test_a_location_has_its_tile_its_damage_and_what_it_offers() -> None:
    lines = shown(team(at={0: "L1", 1: "L1"}, damage={"L1": 2, "L3": 5}))
    assert below(lines, "Location 1") == [
        "Location 1, Arkham Asylum, damage 2 of 5, you are here with bob.",
        "Ability: Pay 2 Power: move target Villain 1 space closer to this Location, by the shortest way.",
    ]
    assert below(lines, "Location 5") == ["Location 5, Police Station, 2 away.", "Basic stack: 5 Bat-Signal, cost 3."]


@rule("REB-11.3")
def test_a_destroyed_location_offers_nothing() -> None:
    t = team(damage={"L5": 4}, at={0: "S1", 1: "S2"}, city={"L5": ["Despero"]}, p0=["Punch"] * 5, from_start=True)
    t.answer(0, "Punch")  # what Despero wants
    assert below(shown(t), "Location 5")[0] == "Location 5, Police Station, destroyed, 3 away."
    assert not any("Bat-Signal" in line for line in below(shown(t), "Location 5"))


@rule("REB-1.3")
def test_cards_nearby_have_their_text_and_others_their_cost() -> None:
    t = team(at={0: "S5", 1: "L4"}, city={"L1": ["Lois Lane"], "S1": ["Lois Lane", "Lois Lane", "Blast"]})
    assert below(shown(t), "Location 1")[-1] == f"Lois Lane: Hero, cost 3. {LOIS}"
    assert below(shown(t), "slot 1")[-1] == "Lois Lane x2 (Hero 3) and Blast (Super Power 3)."
    assert below(shown(t), "slot 4") == ["slot 4, empty, 2 away."]
    in_full = below(shown(t, full=True), "slot 1")
    assert in_full[1] == f"Lois Lane x2: Hero, cost 3. {LOIS}"


# Villains


@rule("REB-6.4")
def test_a_villain_says_where_it_goes_next() -> None:
    t = team(at={0: "S5", 1: "L4"}, city={"S3": ["Major Disaster"]})  # to Location 1: 5 steps either way, clockwise
    assert (
        below(shown(t), "slot 3")[1] == "Villain Major Disaster, cost 5, Destination Location 1, next step Location 4."
    )


@rule("REB-16.7")
def test_a_fast_villain_goes_two_steps_unless_somebody_stands_there() -> None:
    t = team(at={0: "S5", 1: "L1"}, city={"S1": ["Reverse-Flash"]})  # to Location 4, clockwise
    assert "next step slot 2" in below(shown(t), "slot 1")[1]
    t = team(at={0: "S5", 1: "L2"}, city={"S1": ["Reverse-Flash"]})
    assert "next step Location 2" in below(shown(t), "slot 1")[1]


@rule("REB-6.5")
def test_a_villain_that_does_not_move_says_why() -> None:
    city = {"L1": ["Major Disaster"], "S5": ["Bane"], "L4": ["Scarecrow"], "S2": ["Cheetah"]}
    t = team(at={0: "S5", 1: "L4"}, city=city, p0=["Contained"])
    lines = shown(t)
    disaster = f"Villain Major Disaster, cost 5, at its Destination: attacks in every turn. {DISASTER}"
    assert below(lines, "Location 1")[2] == disaster
    assert "Bane, cost 6, Destination Location 4, held here by you. Attack: " in below(lines, "slot 5")[1]
    assert below(lines, "Location 4")[2] == "Villain Scarecrow, cost 5, Destination Location 2, held here by bob."


@rule("REB-6.10")
def test_a_contained_villain_is_called_so() -> None:
    t = team(at={0: "S5", 1: "S5"}, city={"L1": ["Bane"]}, p0=["Contained"])
    t.play("Contained")
    assert "Bane, cost 6, Destination Location 4, contained here." in below(shown(t), "Location 1")[2]


@rule("REB-13.5")
def test_level_3_raises_the_cost_that_is_shown() -> None:
    t = team(threat=3, at={0: "S5", 1: "L4"}, city={"S5": ["Bane"]}, power=11)
    assert "Villain Bane, cost 12 (printed 6), " in below(shown(t), "slot 5")[1]
    assert why_not(t.view(0), "buy bane") == "You are 1 Power short of Bane. [REB-5.4]"


@rule("REB-7.1", "REB-11.1")
def test_who_is_attacked_next_and_by_whom() -> None:
    city = {"L1": ["Major Disaster"], "L4": ["Scarecrow"], "S5": ["Bane"], "L5": ["Despero"]}
    t = team(at={0: "S5", 1: "L4"}, city=city)
    assert (
        "Next turn: bob is attacked by Major Disaster (at its Destination, Location 1), Scarecrow (in Location 4) and "
        "Despero (at its Destination, Location 5)." in shown(t)
    )
    assert "at its Destination: attacks in every turn and then damages the Location" in below(shown(t), "Location 5")[2]
    assert "Next turn: as things stand no Villain attacks bob." in shown(team(city={"S1": ["Bane"]}))


@rule("REB-15.1")
def test_a_frozen_villain_is_not_among_the_attackers() -> None:
    t = team(at={0: "S5", 1: "L4"}, city={"L1": ["Major Disaster"]}, p0=["Super Breath"])
    t.play("Super Breath")
    assert "Next turn: as things stand no Villain attacks bob." in shown(t)
    assert "makes no Attack until your next turn" in below(shown(t), "Location 1")[2]


# Threat, clock, what is mine


@rule("REB-13.1", "REB-13.4", "REB-14.6")
def test_the_threat_says_what_holds_and_what_comes() -> None:
    entering = "When a Super-Villain comes into the Line-Up, the Threat rises by 1; then it Attacks each player."
    two = "Step 4 brings 2 cards as long as no Super-Villain is in the city when it starts."
    dearest = "Destroy the most expensive non-Villain card in the Line-Up. (once)"
    against = team(players=3, variants=["competitive"])  # where no tiles lie on the track
    assert threat(against) == [f"Threat Level 0 of 5. In force: {entering}", f"At Level 1: {two} (lasting)"]
    assert threat(team()) == threat(against)
    slip = "Characters do not hold Super-Villains in Step 3. (lasting)"
    assert threat(team(threat=1)) == [
        f"Threat Level 1 of 5. In force: {entering} {two}",
        f"At Level 2: {dearest} {slip}",
    ]


@rule("REB-13.6")
def test_at_the_highest_level_nothing_rises_any_more() -> None:
    (line,) = threat(team(threat=5))
    assert line.startswith(
        "Threat Level 5 of 5. In force: When a Super-Villain comes into the Line-Up, it Attacks each "
    )
    assert "Villains cost 4 more, with 1 or 2 players 6 more." in line


def threat(t: Table) -> list[str]:
    return [line for line in shown(t) if line.startswith(("Threat Level", "At Level"))]


@rule("REB-13.6", "REB-13.7")
def test_the_clock_is_shown_once_it_runs() -> None:
    assert not any("CLOCK" in line for line in shown(team()))
    t = team(threat=4, main=["Deathstroke"], p0=["Punch"] * 5, p1=["Punch"] * 5, from_start=True)
    (clock,) = (line for line in shown(t) if "CLOCK" in line)
    assert clock == ("CLOCK: box 1 of 3; it advances each time your turn starts, and after box 3 the game is lost.")


def test_power_and_move_stand_together() -> None:
    t = team(p0=["Run", "Punch"], at={0: "S5", 1: "L4"})
    t.play("Run")
    t.play("Punch")
    assert power_line(t.view(0), 0) == "Power 1 = Punch 1. Move 2."


@rule("REB-9.1")
def test_who_is_in_range_to_assist() -> None:
    t = team(players=3, at={0: "S5", 1: "L4", 2: "S5"}, p0=["Helping Hand", "Cyborg (3)"])
    assert shown(t)[-2:] == [
        "Your Assist cards: Helping Hand (Range 0) reaches cid; Cyborg (3) (Range 1) reaches cid.",
        "Assist cards reach you from Range 3 (bob) and 0 (cid).",
    ]


@pytest.mark.parametrize("word", ["VP", "Kick", "Foe ", "Super-Villain stack", "Line-Up:"])
def test_nothing_of_the_competitive_game_is_shown(word: str) -> None:
    t = team(city={"S5": ["Lois Lane"]}, power=3)
    session = Session(Options("rebirth", 2), NAMES[:2])
    session.game = t.game
    said = [*shown(t, full=True), *pile_lines(session, 0, NAMES), *offered(t), *question_lines(t.view(0), [], NAMES)]
    assert not any(word in line for line in said)


# Choices


@rule("REB-5.2", "REB-10.1")
def test_the_choices_of_a_turn_say_what_is_where() -> None:
    t = team(
        at={0: "L1", 1: "S1"}, power=2, move=1, p0=["Punch"], city={"S1": ["Bane", "Lois Lane"], "S4": ["Cheetah"]}
    )
    assert question(t.view(0), NAMES) == "1 Move, 2 Power"
    assert "walk to slot 1: Bane (Villain 6), Lois Lane (Hero 3), P1" in offered(t)
    assert "walk to slot 5: empty" in offered(t)
    assert "use Arkham Asylum: Pay 2 Power: move target Villain 1 space closer ..." in offered(t)


@rule("REB-5.2")
def test_a_whole_way_is_walked_at_once() -> None:
    t = team(at={0: "S5", 1: "L4"}, move=3)
    told = at_table(t, "walk slot 3", "w daily planet", "go l2")
    assert "slot 3 is 4 steps away and you have 3 Move. [REB-5.2]" in told
    assert "You walk to Location 1, slot 1 and Location 2. [REB-5.2]" in told
    assert "Location 2 is 1 step away" not in told
    assert "You are in Location 2 already." in told


@pytest.mark.parametrize(
    ("words", "space"),
    [("slot 1", 1), ("Location 5", 8), ("s5", 9), ("L1", 0), ("to the batcave", 4), ("daily", 2), ("location2", 2)],
)
def test_ways_to_name_a_space(words: str, space: int) -> None:
    assert space_called(team().view(0), words) == space


@pytest.mark.parametrize("words", ["slot 6", "nowhere", "l0", "", "station 2"])
def test_what_is_no_space(words: str) -> None:
    with pytest.raises(ArchfoeError, match="is no space"):
        space_called(team().view(0), words)


@rule("REB-7.3")
def test_the_order_of_attacks_is_asked_with_what_they_do() -> None:
    t = team(city={"L2": ["Scarecrow"], "L1": ["Major Disaster"]}, p0=["Punch"] * 5, from_start=True)
    assert question(t.view(0)) == "Who hits you first?"
    assert offered(t)[1] == "Scarecrow (Location 2): The attacked player gains a Weakness ..."


@rule("REB-15.9")
def test_what_can_be_bought_in_two_spaces_says_where() -> None:
    t = team(
        at={0: "S5", 1: "L4"}, p0=["Trident of Atlantis"], city={"S5": ["Lois Lane"], "L1": ["Lois Lane"]}, power=3
    )
    t.play("Trident of Atlantis")
    labels = [label.split(":")[0] for label in offered(t) if "Lois Lane" in label]
    assert labels == ["buy Lois Lane (slot 5)", "buy Lois Lane (Location 1)"]
    assert "You buy within Range 2 this turn." in power_line(t.view(0), 0)


@rule("REB-9.1")
def test_a_person_is_asked_to_assist_by_name() -> None:
    t = team(at={0: "S5", 1: "S5"}, p0=["Punch"], p1=["Telepathy"])
    assert question(t.view(1), NAMES) == "Help ann?"
    assert offered(t, 1)[0] == "assist with Telepathy: Draw 2 cards, then discard a card."


@rule("REB-9.1")
def test_the_team_at_one_screen_assists_among_the_choices_of_each_other() -> None:
    t = team(players=3, at={0: "S5", 1: "S5", 2: "S5"}, p0=["Punch"], p1=["Faithful Friend"], p2=["Green Arrow"],
             hero2="Aquaman")  # fmt: skip
    told = at_table(t, "a faithful", "a green")
    assert "assist with Faithful Friend (bob): +1 Power." in told
    assert "bob assists you with Faithful Friend: +1 Power" in told
    assert "cid assists you with Green Arrow: +2 Power." in told
    assert t.power(0) == 3
    assert "Press Enter when nobody else can see" not in told  # a team may look at one screen


@rule("REB-3.1", "REB-3.2")
def test_where_a_character_begins_is_asked_with_who_would_attack() -> None:
    t = team(at={0: None, 1: "L4"}, city={"S1": ["Bane"]}, p0=["Punch"], turn_number=2, from_start=True)
    assert question(t.view(0)) == "Start where?"
    assert "slot 1: Bane would attack you at once; Bane (Villain 6)" in offered(t)
    told = at_table(t)
    assert told.index("The city, clockwise ") < told.index("Start where?")


# Why not


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("buy blast", "Blast is at slot 3, 5 Move away. [REB-5.4]"),
        ("flight", "Flight is at Location 4, 4 Move away. [REB-5.4]"),
        ("buy heat vision", "Heat Vision is not in the city. [REB-5.4]"),
        ("buy lois", "You are 2 Power short of Lois Lane. [REB-5.4]"),
        ("use arkham", "Arkham Asylum: you are 1 Power short. [REB-10.1]"),
        ("use daily planet", "Your Character is not at Daily Planet. [REB-10.1]"),
        ("use batcave", "Batcave lies with its Basic side up and has no ability here. [REB-2.5]"),
        ("use bank", "Bank is not in this game. [REB-14.5]"),
    ],
)
def test_why_something_cannot_be_done(text: str, reason: str) -> None:
    t = team(at={0: "L1", 1: "S4"}, power=1, p0=["Punch"], city={"S3": ["Blast"], "L1": ["Lois Lane"]})
    assert why_not(t.view(0), text) == reason


@rule("REB-10.3")
def test_why_no_second_basic_of_a_stack() -> None:
    t = team(at={0: "L5", 1: "S1"}, power=6)
    t.buy("Bat-Signal")
    assert why_not(t.view(0), "buy bat-signal") == "You have bought from this Basic stack this turn. [REB-10.3]"
    said = list(question_lines(t.view(0), [], NAMES))
    assert "Not now: You have bought from this Basic stack this turn. [REB-10.3]" in said
    assert any(line.startswith("Not now: cards in other spaces. Rule REB-5.4: ") for line in said)


@rule("REB-10.1")
def test_a_location_is_used_once_a_turn_and_says_so() -> None:
    t = team(tiles={"L2": "Police Station A"}, at={0: "L2", 1: "S1"}, p0=["Punch", "Punch"])
    assert "  You can use it now." in list(subject_lines(t.view(0), "police"))
    t.use("Police Station")
    t.answer(0, "Punch")
    while t.view(0).kind.name != "main":
        t.answer(0)
    assert "  You cannot use it: You have used Police Station this turn. [REB-10.1]" in list(
        subject_lines(t.view(0), "police station")
    )


# Cards and tiles


def test_a_villain_and_a_signature_card_in_words() -> None:
    box = BOXES["rebirth"]
    assert card_lines(box["general_zod"])[0] == "General Zod: Super-Villain, cost 11, 7 VP, Destination Location 1."
    assert "Move card, Signature card 1 of The Flash" in card_lines(box["flash_suit"])[0]


def test_tiles_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert explain("star labs") == 0
    out = capsys.readouterr().out
    assert "  Side A: Once during your turn, you may pay 2 Power: target player may destroy a card in their hand" in out
    assert "  Side B: a stack of 5 Super Speed." in out
    assert "REB-10.2" in out
    assert explain("arkham asylum") == 0  # a card of other sets, too
    out = capsys.readouterr().out
    assert "REB-10.5" in out and "DC Comics Deck-Building Game (2012)" in out


def test_tiles_stand_below_the_cards_of_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards.show(["batcave"], "rebirth", as_json=False, stats=False) == 0
    assert "Side B: a stack of 5 Batcycle." in " ".join(capsys.readouterr().out.split())
    assert cards.show(["city"], "rebirth", as_json=False, stats=False) == 0
    told = " ".join(capsys.readouterr().out.split())  # at whatever width
    assert "Side A: Once during your turn, you may pay 1 Move: place your Character on any other Location." in told


def test_the_box_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards.show([], "rebirth", as_json=False, stats=True, spoilers=True) == 0
    rows = {line.split()[0]: line.split()[1:] for line in capsys.readouterr().out.splitlines() if line.strip()}
    assert rows["all"][-1] == "242"  # 206 game cards, 8 Super Heroes, 28 of scenario packs
    assert rows["Basic"] == ["7", "35"]
    assert rows["Starter"][-1] == "48"  # 24 Punch, 12 Run, 4 Helping Hand, 8 Signature cards


# Whole games


@rule("REB-2.2")
def test_you_and_a_bot_sit_down() -> None:
    settings = Settings("rebirth")
    assert settings.seats == ["you", "greedy"]
    session = Session.seeded(settings.options(), settings.seats, 3)
    assert table_lines(session)[0] == "One team against the Villains of a city: you and Rocco."
    assert table_lines(session)[1].startswith("To win: defeat any 5 of the 8 Super-Villains. The game is lost if ")


@rule("REB-2.10")
def test_the_team_chooses_who_begins_with_the_city_in_sight() -> None:
    told = sit_down_to(Settings("rebirth", "you,random"), "1", "dot", seed=3)
    assert told.index("The city, clockwise ") < told.index("Who goes first?")
    assert "Turn 1: Dot. [REB-2.10]" in told


@rule("REB-14.1")
def test_a_game_is_won_with_the_fifth_super_villain() -> None:
    five = ["Amazo", "Lex Luthor", "Doomsday", "General Zod", "Despero"]  # nobody has cards for their Rewards
    t = team(at={0: "S5", 1: "L4"}, city={"S5": five}, power=50)
    told = _to_the_end(t, *(f"buy {name}" for name in five))
    assert "You defeat Amazo for 10. [REB-6.8]" in told
    assert f"Super-Villains defeated: 5 of 5 ({', '.join(five[:4])} and Despero). Threat Level 0; " in told
    assert "The team wins scenario 1, Proving Grounds." in told
    assert "Victory Point" not in told.replace("Victory Points do not", "")


@rule("REB-14.3")
def test_a_game_is_lost_when_no_card_can_come() -> None:
    told = _to_the_end(team(at={0: "S5", 1: "L4"}, main=[]), "end")
    assert "REB-14.3: Ours, not the rulebook's: the team loses if Step 4 must add a card" in told
    assert "The team loses: no card is left in the main deck for Step 4." in told


def _to_the_end(t: Table, *typed: str) -> str:
    from archfoe.cli.line import LineMode

    session = Session(Options("rebirth", 2), NAMES[:2])
    session.game = t.game
    out = io.StringIO()
    LineMode(session, Screen(io.StringIO("".join(f"{line}\n" for line in typed)), out), None).play()
    assert score_lines(session, NAMES)[0] in out.getvalue()
    assert result_lines(session, None, NAMES)[0] in out.getvalue()
    return out.getvalue()


JUNK = (
    "",
    "0",
    "1",
    "1",
    "1",
    "1",
    "2",
    "3",
    "1,2",
    "all",
    "?",
    "walk slot 2",
    "w l4",
    "use bank",
    "? lois",
    "x",
    "undo",
)


@pytest.mark.parametrize(("seed", "players"), usually([(1, "you,random")], [(1, "you,random"), (2, "ann,bob")]))
def test_random_typing_reaches_the_end(seed: int, players: str) -> None:
    dice, out = Random(seed), io.StringIO()
    lines = io.StringIO("".join(f"{dice.choice(JUNK)}\n" for _ in range(30_000)))
    assert play(Settings("rebirth", players), seed, None, Screen(lines, out)) == 0
    assert "The game is over." in out.getvalue()
    assert (
        out.getvalue().rstrip().splitlines()[-2].startswith(("You lose", "You win", "The team loses", "The team wins"))
    )


def test_a_game_is_saved_resumed_and_taken_back(tmp_path: Path) -> None:
    place = tmp_path / "city.json"
    first = sit_down_to(Settings("rebirth", "you,random"), "1", "you", "slot 3", "all", seed=3, save=place)
    assert "You place your Character in slot 3. [REB-3.1]" in first
    again = go_on(place, "undo 6", "location 4")
    assert "2 Move, 4 Power" in again
    assert "Taken back: 6 answers." in again  # five plays and the placement
    assert "You place your Character in Location 4. [REB-3.1]" in again


# Alone


def test_alone_an_ally_is_chosen_led_and_shown() -> None:
    told = sit_down_to(
        Settings("rebirth", "you"), "1", "1", "slot 3", "all", "lead the ally to location 4", "table", seed=3
    )
    assert "Choose your ally, another Super Hero. Its abilities do not count." in told
    assert "You place the ally in slot 3. " in told
    assert "The ally walks to Location 4. [REB-" in told
    assert "  Location 4, City, the ally is here, 1 away.\n" in told
    assert "Your ally is at Location 4, 1 away, with 0 of 3 Weaknesses.\n" in told
