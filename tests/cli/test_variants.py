"""The variants of Heroes Unite and mixed sets at the terminal."""

from __future__ import annotations

import io

import pytest

from archfoe.cli import run
from archfoe.cli.play import play
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings
from archfoe.core.cards import MAIN_KIND, SUPER_VILLAIN_KIND
from archfoe.games.options import Options
from archfoe.games.shared.mixing import GROUPS
from archfoe.registry import modes, variants
from archfoe.table.session import Session
from archfoe.table.words.board import turn_lines
from archfoe.table.words.intro import mixture_line, table_lines
from archfoe.table.words.labels import seat_names
from archfoe.table.words.why import cards_called, question_lines, subject_lines, why_not
from tests.breadth import usually
from tests.cli.helpers import at_table, offered, random_numbers, typed
from tests.vocabulary import Table, rule, table

MIXED = "base+heroes_unite"


def hunting(*hand: str) -> Table:
    """P1 has two Super-Villains in the discard pile, and Katana to defend them."""
    prey = ["Trigon", "Black Adam"]
    return table("heroes_unite", variants=["hunt"], p0=list(hand), p1=["Katana"], discard1=prey, power=11)


def board(t: Table, seat: int = 0) -> list[str]:
    return turn_lines(t.view(seat), seat_names(t.view(seat).players))


# Super-Villain Hunt


@rule("HU-7.1")
def test_a_hunt_is_on_offer_with_its_price_and_owner() -> None:
    hunts = [text for text in offered(hunting()) if text.startswith("hunt")]
    assert len(hunts) == 1
    assert hunts[0].startswith("hunt Black Adam: cost 11, 6 VP, out of P1's discard pile.")


@pytest.mark.parametrize("text", ["h black", "hunt adam", "black adam", "H ADAM"])
def test_a_hunt_by_a_short_name(text: str) -> None:
    assert typed(hunting(), text) == ["hunt Black Adam"]


@rule("HU-7.3")
def test_who_is_hunted_is_told_and_may_ask_why() -> None:
    told = at_table(hunting(), "", "h black", "", "?")
    assert "ann hunts Black Adam in your discard pile. [HU-7.1]" in told
    assert "hunts Black Adam in your discard pile" in told
    assert "Rule HU-7.3: " in told
    assert "Asked by Black Adam" not in told


@rule("HU-7.1", "HU-7.5")
def test_why_a_hunt_is_not_on_offer() -> None:
    t = hunting()
    assert why_not(t.view(0), "hunt trigon") == "You are 1 Power short of Trigon. [HU-7.1]"
    assert why_not(t.view(0), "trigon") == "You are 1 Power short of Trigon. [HU-7.1]"
    assert "Not to be hunted: You are 1 Power short of Trigon. [HU-7.1]" in question_lines(t.view(0), [])
    assert "  You can hunt it now." in subject_lines(t.view(0), "black adam")
    t.hunt("Black Adam")
    t.answer(1, "Katana")
    reason = why_not(t.view(0), "h black")
    assert reason is not None
    assert reason.endswith("[HU-7.5]")
    assert [line for line in question_lines(t.view(0), []) if "hunted" in line] == [f"Not to be hunted: {reason}"]


def test_a_hunt_where_none_is_played() -> None:
    t = table("heroes_unite", p0=["Punch"], discard1=["Trigon"], power=12)
    assert why_not(t.view(0), "hunt trigon") == "This game is played without the variant hunt."
    assert not any("hunted" in line for line in question_lines(t.view(0), []))


def test_ending_a_turn_with_a_hunt_left_is_asked_again() -> None:
    told = at_table(hunting(), "", "end", "n", by_hand=True)
    assert "or Vandal Savage and hunt Black Adam. End anyway?" in told


# Super Hero Synergy


def with_synergy() -> Table:
    return table(
        "heroes_unite",
        variants=["synergy"],
        hero0="Black Canary",
        hero1="Hawkman",
        aside0=["Sonic Siren"],
        aside1=["Winged Warrior"],
        p0=["Punch"],
        power=3,
    )


@rule("HU-6.3", "HU-6.4")
def test_cards_set_aside_lie_on_the_table() -> None:
    t = with_synergy()
    shown = board(t)
    place = shown.index("Set aside for you:")
    assert shown[place + 1].startswith("  Sonic Siren: Hero, cost 4, 1 VP. +2 Power.")
    assert any(line.startswith("Foe P1, Hawkman: ") and "set aside: Winged Warrior" in line for line in shown)
    told = at_table(t, "", "piles")
    assert "Set aside for you: Sonic Siren." in told
    assert "Set aside for bob: Winged Warrior." in told


@rule("HU-6.3")
def test_why_a_card_set_aside_is_not_on_offer() -> None:
    view = with_synergy().view(0)
    assert why_not(view, "sonic") == "You are 1 Power short of Sonic Siren. [BASE-3.5]"
    assert why_not(view, "buy winged warrior") == "Winged Warrior is not for sale. [BASE-3.5]"


# Super-Hidden Super-Villains


@rule("HU-8.1", "HU-8.2")
def test_hidden_super_villains_lie_in_a_line_up_of_six() -> None:
    t = table(
        "heroes_unite", variants=["hidden"], lineup=["Trigon", "Batarang", "Raven", "Talon", "Oa", "Katana"], power=12
    )
    shown = board(t)
    assert not any(line.startswith("Super-Villain") for line in shown)
    start, end = shown.index("Line-Up:"), next(i for i, line in enumerate(shown) if line.startswith("Stacks"))
    assert end - start == 7
    assert shown[start + 1].startswith("  Trigon: Super-Villain, cost 12, 6 VP.")
    assert not any("First Appearance" in line for line in shown)
    assert typed(t, "b trigon") == ["buy Trigon"]
    assert "Not now" not in "".join(question_lines(t.view(0), []))


# Cards


def test_cards_that_count_the_discard_pile_are_not_played_by_all() -> None:
    """A draw may shuffle the discard pile away, and a purchase adds to it: when to play them is a choice."""
    t = table("heroes_unite", p0=["Raven", "Hawkgirl", "Batarang"], discard0=["Katana"])
    at_table(t, "", "all")
    assert t.played(0) == ["Raven", "Batarang", "Punch"]
    assert t.hand(0) == ["Hawkgirl"]


@pytest.mark.parametrize(
    ("name", "mode", "sets"),
    [
        ("kick", "heroes_unite", ["heroes_unite"]),
        ("kick", MIXED, ["base"]),
        ("scarecrow", "heroes_unite", ["base", "rivals", "rebirth"]),
        ("scarecrow", "rivals", ["rivals"]),
        ("kick", "rivals", ["rivals"]),
        ("weakness", "rivals+confrontations", ["rivals"]),
        ("weakness", "base", ["base"]),
    ],
)
def test_a_card_that_every_set_has_is_shown_once(name: str, mode: str, sets: list[str]) -> None:
    view = Session.seeded(Options(mode), ["ann", "bob"], 1).view(0)
    assert [card.set for card in cards_called(name, view)] == sets


# What is said at the start


def session(mix: str, game: int = 1, **more: object) -> Session:
    carried = (31, 28) if game == 2 else ()
    options = Options(MIXED, 2, mix=mix, match=mix != "whole", game=game, carried=carried, **more)  # type: ignore[arg-type]
    return Session.seeded(options, ["ann", "random"], 1)


@rule("HU-10.2", "HU-10.4")
def test_the_mixture_is_said() -> None:
    first, second = session("example"), session("example", 2)
    assert mixture_line(first) == (
        "The cards are Equipment, Locations and Super-Villains of base, "
        "and Heroes, Villains and Super Powers of heroes_unite."
    )
    assert mixture_line(second) == (
        "The cards are Equipment, Locations and Super-Villains of heroes_unite, "
        "and Heroes, Villains and Super Powers of base."
    )
    assert "all cards of both sets; the Super-Villains are those of base." in mixture_line(session("whole"))
    assert "one half of all cards of both sets" in mixture_line(session("split"))
    assert "those of heroes_unite" in mixture_line(session("split", 2))


@pytest.mark.parametrize("game", [1, 2])
@pytest.mark.parametrize("mix", ["example", "random", "heroes+locations+super-villains"])
def test_the_mixture_is_what_lies_on_the_table(mix: str, game: int) -> None:
    played = session(mix, game)
    said = mixture_line(played).removeprefix("The cards are ").removesuffix(".")
    set_of: dict[str, str] = {}
    for part in said.split(", and "):
        groups, _, name = part.rpartition(" of ")
        set_of |= dict.fromkeys(groups.replace(" and ", ", ").split(", "), name)
    words = {kind: group.replace("-", " ").title() for group, kind in GROUPS.items() if kind}
    for card in played.game.state.cards:
        if card.kind == MAIN_KIND:
            assert set_of[words[card.type]] == card.set
        elif card.kind == SUPER_VILLAIN_KIND:
            assert set_of["Super-Villains"] == card.set


def test_variants_and_match_are_said() -> None:
    assert table_lines(session("split", 2, variants=("synergy", "hunt")))[1:3] == [
        "This is the second game of the match. From the first: ann 31 VP and Dot 28 VP.",
        "Variants: synergy and hunt.",
    ]
    assert [line.split(":")[0] for line in table_lines(Session.seeded(Options(), ["ann", "random"], 1))] == ["To win"]


# Whole games and the command


@pytest.mark.parametrize(
    ("seed", "settings"),
    [
        (2, Settings("heroes_unite", "ann,bob,random", ("on-patrol", "synergy", "hidden"), own={"promos": True})),
        (3, Settings(MIXED, "ann,random,bob,random", ("team", "hunt"), mix="random")),
        *usually(
            [],
            [
                (1, Settings("heroes_unite", "you,random", ("two-heads", "synergy", "hunt"))),
                (4, Settings("base", "you,random", ("synergy", "hidden"))),
            ],
        ),
    ],
)
def test_random_typing_reaches_the_end(seed: int, settings: Settings) -> None:
    out = io.StringIO()
    assert play(settings, seed, None, Screen(random_numbers(seed), out)) == 0
    assert "The game is over." in out.getvalue()


def test_help_names_all_modes_and_variants(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "sim"):
        assert run([command, "--help"]) == 0
        words = " ".join(capsys.readouterr().out.split()).replace("- ", "-")  # a line may end after a hyphen
        assert all(name in words for name in (*modes(), *variants(), *GROUPS)), command


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--mode", "heroes_unit"], "There is no mode 'heroes_unit'. Did you mean 'heroes_unite'?"),
        (["--mix", "random"], f"Only games of two sets are mixed: use the mode {MIXED} with the mix random."),
        (
            ["--mode", "base+rivals", "--mix", "whole"],
            (
                "With base+rivals half of the main deck of base is from rivals: leave the mix whole out, or say how "
                "many cards: --mode base --mix rivals:20."
            ),
        ),
        (["--mode", MIXED, "--mix", "randm"], "There is no group or way to mix 'randm'. Did you mean 'random'?"),
        (
            ["--mode", MIXED, "--mix", "heroes+villains"],
            "The mixture takes 2 of the 6 groups from base: take 3, and the other set gives the other 3.",
        ),
        (
            ["--mode", "rebirth", "--variant", "competitive,impossible"],
            "The variants impossible and competitive do not go together: it is for a team.",
        ),
        (["--mode", "heroes_unite", "--heroes", "batgrl,hawkman,nightwing"],
         "There is no Super Hero 'batgrl'. Did you mean 'Batgirl'?"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", *words]) == 2
    assert capsys.readouterr() == ("", f"{sentence}\n")
