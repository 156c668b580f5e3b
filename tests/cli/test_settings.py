"""What is said on the command line about who plays what, above all in games with Characters."""

from __future__ import annotations

import json

import pytest

from archfoe.cli import presets, run
from archfoe.cli.settings import Settings, seat_list
from archfoe.core.errors import ArchfoeError
from archfoe.games.city.options import city_options

CON = "confrontations"
BOTH = "rivals+confrontations"


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("base", ["you", "greedy", "greedy"]),
        ("base+heroes_unite", ["you", "greedy", "greedy"]),
        ("rivals", ["you", "greedy"]),
        (CON, ["you", "greedy", "greedy", "greedy"]),
        ("confrontations+rivals", ["you", "greedy", "greedy", "greedy"]),
    ],
)
def test_who_plays_if_nobody_is_named(mode: str, seats: list[str]) -> None:
    assert Settings(mode).seats == seats
    assert Settings(mode).options().players == len(seats)


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        ("2", ["you", "greedy"]),
        (" 4 ", ["you", "greedy", "greedy", "greedy"]),
        ("ann, bob vs greedy, random", ["ann", "greedy", "bob", "random"]),
        ("ann VS. Random", ["ann", "random"]),
        ("ann,bob", ["ann", "bob"]),
    ],
)
def test_players_by_number_or_team_by_team(players: str, seats: list[str]) -> None:
    assert seat_list(players) == seats


def test_teams_of_unequal_size() -> None:
    with pytest.raises(ArchfoeError, match="Name as many players on each side of 'vs'"):
        seat_list("ann, bob vs greedy")


@pytest.mark.parametrize(
    ("settings", "heroes"),
    [
        (Settings(CON, heroes="superman, aquaman VS lex, Circe"), "Superman,Lex Luthor,Aquaman,Circe"),
        (Settings(CON, "3", heroes="zatanna,felix,ocean"), "Zatanna Zatara,Felix Faust,Ocean Master"),
        (Settings("rivals", heroes="joker vs batman"), "The Joker,Batman"),
        (Settings("rivals", heroes="free"), "free"),
        (Settings("base", "2", heroes="flash,BATMAN"), "The Flash,Batman"),
    ],
)
def test_characters_by_short_names(settings: Settings, heroes: str) -> None:
    assert settings.options().heroes == heroes


@pytest.mark.parametrize(
    ("settings", "scenario", "signatures", "teams"),
    [
        (Settings("rebirth", "3"), 1, (), (0, 0, 0)),
        (Settings("rebirth", "you", own={"scenario": 8, "signatures": 3}), 8, (3,), (0,)),
        (Settings("rebirth", "2", ("competitive",), own={"signatures": 1}), 1, (1, 1), (0, 1)),
        (Settings("rebirth", "a,b vs c,d", ("team", "competitive")), 1, (), (0, 1, 0, 1)),
    ],
)
def test_what_may_be_chosen_for_the_city(
    settings: Settings, scenario: int, signatures: tuple[int, ...], teams: tuple[int, ...]
) -> None:
    options = settings.options()
    assert (city_options(options).scenario, city_options(options).legacy.signatures, options.teams) == (
        scenario,
        signatures,
        teams,
    )


@pytest.mark.parametrize(
    ("mode", "mix"),
    [("rebirth", "Confrontations"), ("rebirth", "heroes_unite"), ("base", "Rebirth"), (CON, "rebirth")],
)
def test_sets_are_mixed_with_rebirth_both_ways(mode: str, mix: str) -> None:
    assert Settings(mode, mix=mix).options().mix == mix.lower()


@pytest.mark.parametrize(
    ("mix", "kept"),
    [
        ("", "example"),
        ("RANDOM", "random"),
        ("zatanna + circe", "Zatanna Zatara+Circe"),
        ("Felix Faust", "Felix Faust"),
    ],
)
def test_mixtures_by_short_names(mix: str, kept: str) -> None:
    assert Settings(BOTH, "2", heroes="batman,joker", mix=mix).options().mix == kept


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--mode", "rival"], "There is no mode 'rival'. Did you mean 'rivals'?"),
        (["--mode", "rivals", "--players", "3"], "3 players cannot play rivals: seat exactly 2."),
        (["--mode", CON, "--players", "5"], "5 players cannot play confrontations: seat 2 to 4."),
        (["--mode", CON, "--players", "a,b vs c"], "Name as many players on each side of 'vs'."),
        (["--mode", CON, "--variant", "any-sides", "--players", "2"],
         "The variant any-sides is for exactly 4 players, not 2"),
        (["--mode", CON, "--heroes", "Supermann, Aquaman vs Lex, Circe"],
         "There is no Character 'Supermann'. Did you mean 'Superman'?"),
        (["--mode", "rivals", "--match"], "The option 'match' is only for base, "),
        (["--mode", "rivals", "--villains", "9"],
         "The option 'villains' is only for base, "),
        (["--mode", "rebirth", "--scenario", "9"], "There is no scenario 9: choose 1 to 8, or 0 for training."),
        (["--mode", "rebirth", "--signatures", "4"], "A Super Hero has 0 to 3 Signature cards, not 4."),
        (["--mode", "rebirth", "--signatures", "-1"], "A Super Hero has 0 to 3 Signature cards, not -1."),
        (["--scenario", "2"], "The option 'scenario' is only for rebirth, not for base: leave it out."),
        (["--signatures", "1"], "The option 'signatures' is only for rebirth, not for base: leave it out."),
        (["--mode", "rebirth", "--variant", "competitive", "--scenario", "2"],
         "There are no scenarios in a competitive game: leave the scenario out."),
        (["--mode", "rebirth", "--variant", "competitive", "--players", "you"],
         "The variant competitive needs 2 to 4 players."),
        (["--mode", "rebirth", "--variant", "team", "--players", "4"],
         "All players of rebirth are one team: for two teams add the variant competitive."),
        (["--mode", "rebirth", "--mix", "bas"], "There is no set to mix into rebirth 'bas'. Did you mean 'base'?"),
        (["--mode", BOTH, "--heroes", "zatanna, superman vs lex, circe"],
         "Zatanna Zatara is played, so that Character's cards stay in: leave another one out"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(sentence)


# Presets


def test_a_preset_of_a_game_with_characters(capsys: pytest.CaptureFixture[str]) -> None:
    kept = Settings(CON, "ann, bob vs greedy, random", ("any-sides",), "superman, lex vs aquaman, circe")
    presets.save("sunday", kept)
    presets.save("duel", Settings("rivals"))
    assert presets.find("sunday") == kept
    assert run(["presets"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "duel: rivals; you and greedy",
        "sunday: confrontations, Characters superman, lex vs aquaman, circe; ann, greedy, bob and random; any-sides",
    ]


def test_another_sort_of_game_takes_only_the_players_along() -> None:
    presets.save(
        "friday",
        Settings("base+heroes_unite", "ann,random", ("hunt",), mix="random", own={"villains": 12, "match": True}),
    )
    assert presets.chosen("friday", {"mode": "rivals"}) == Settings("rivals", "ann,random")
    presets.save("many", Settings("base", "ann,bob,random,random,random"))
    assert presets.chosen("many", {"mode": CON}) == Settings(CON)
    assert presets.chosen("many", {"mode": "heroes_unite"}).players == "ann,bob,random,random,random"


# Many games


def test_bots_play_what_was_chosen_for_the_city(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "--mode", "rebirth", "--players", "random,random", "--games", "1", "--mix", "rivals"]
    assert run([*words, "--scenario", "2", "--signatures", "1", "--json"]) == 0
    (options,) = json.loads(capsys.readouterr().out)["options"]
    assert (options["scenario"], options["mix"], options["legacy"]["signatures"]) == (2, "rivals", [1, 1])
    assert run([*words, "--variant", "competitive", "--scenario", "2"]) == 2
    assert "There are no scenarios in a competitive game" in capsys.readouterr().err
