"""The catalogue: cards as plain data, by name, by words, and counted."""

from __future__ import annotations

import json
import re

import pytest

from archfoe.core.cards import Box, Card
from archfoe.core.effects import Ability, Attack, Draw, May, Power
from archfoe.core.errors import ArchfoeError
from archfoe.core.player import Player
from archfoe.games.city.card import city_card
from archfoe.sets import BOXES
from archfoe.sets.base.box import BASE
from archfoe.table import catalogue
from archfoe.table.catalogue import describe, find, is_pure, matching, mentioned, search, stats


def names(cards: list[Card]) -> list[str]:
    return [card.name for card in cards]


# As plain data


def test_a_card_as_plain_data() -> None:
    assert describe(BASE["scarecrow"]) == {
        "set": "base",
        "id": "scarecrow",
        "name": "Scarecrow",
        "kind": "main",
        "type": "Villain",
        "subtype": None,
        "cost": 5,
        "vp": 1,
        "copies": 2,
        "power": 2,
        "move": 0,
        "text": "+2 Power. Attack: each foe gains a Weakness.",
        "short": "Attack: each foe gains a Weakness.",
        "attack": True,
        "defense": None,
        "block": None,
        "assist": False,
        "assist_range": None,
        "destination": None,
        "first_appearance": None,
        "ongoing": False,
        "promo": False,
        "character": None,
        "level": None,
        "side": None,
        "symbol": None,
        "super_hero": None,
        "number": None,
        "pack": None,
        "pure": True,
        "ours": None,
        "source": "public-list",
        "confidence": "high",
        "effect_source": "public-list",
        "effect_confidence": "high",
        "note": "",
    }


def test_what_a_card_does_not_have_is_none() -> None:
    batman = describe(BASE["batman_sh"])
    assert (batman["type"], batman["cost"], batman["vp"]) == (None, None, None)
    assert describe(BASE["weakness"])["type"] is None


def test_points_that_depend_are_said_in_words() -> None:
    assert describe(BASE["bizarro"])["vp"] == "2 VP for each Weakness you own"


def test_keywords_have_their_own_texts() -> None:
    assert (
        describe(BASE["lasso_of_truth"])["defense"]
        == "You may discard this card to avoid an Attack. If you do, draw a card."
    )
    assert (
        describe(BASE["lex_luthor"])["first_appearance"]
        == "Each player gains a Weakness for each Villain in the Line-Up."
    )


def test_a_card_with_symbol_and_assist() -> None:
    steel = describe(BOXES["confrontations"]["steel"])
    assert (steel["assist"], steel["symbol"], steel["block"]) == (
        True,
        "Superman",
        "The Confronted Character costs 3 more this turn.",
    )
    assert describe(BASE["kick"])["symbol"] is None


def test_cards_of_a_city_as_plain_data() -> None:
    rebirth = BOXES["rebirth"]
    cruz, zod = describe(rebirth["jessica_cruz_4"]), describe(rebirth["general_zod"])
    assert [cruz[key] for key in ("subtype", "power", "move", "assist", "assist_range")] == ["Move", 2, 0, True, 2]
    assert [zod[key] for key in ("subtype", "attack", "destination", "move")] == [None, True, 1, 0]
    suit = describe(rebirth["flash_suit"])
    assert (suit["kind"], suit["super_hero"], suit["number"], suit["move"]) == ("signature", "The Flash", 1, 1)


@pytest.mark.parametrize(("level", "cost", "points"), [(1, 9, 4), (2, 12, 6), (3, 15, 0)])
def test_a_level_of_a_character(level: int, cost: int, points: int) -> None:
    circe = describe(BOXES["confrontations"][f"circe_l{level}"])
    assert (circe["name"], circe["character"], circe["level"]) == (f"Circe (Level {level})", "Circe", level)
    assert (circe["kind"], circe["type"], circe["side"]) == ("character", None, "villains")
    assert (circe["cost"], circe["vp"]) == (cost, points)


def test_what_is_our_own_reconstruction_is_said() -> None:
    confrontations = BOXES["confrontations"]
    krypto, strength = describe(confrontations["krypto"]), describe(confrontations["enhanced_strength"])
    assert (krypto["ours"], krypto["source"], krypto["effect_source"]) == ("effect", "public-list", "designed")
    assert (strength["ours"], strength["source"]) == ("partly", "rulebook")
    assert strength["note"].startswith("Partly our own reconstruction.")
    assert describe(confrontations["punch"])["ours"] is None
    assert not any(describe(card)["ours"] for card in catalogue.cards("base+heroes_unite"))
    for card in catalogue.cards("confrontations"):  # nothing that is not sure goes without the word
        sure = {card.provenance.confidence, card.provenance.effect_confidence or "high"} == {"high"}
        assert bool(catalogue.ours(card)) == (not sure)


def test_a_number_of_ours_makes_a_card_partly_ours() -> None:
    """Whatever a note calls ours is marked in every list, also of cards that are otherwise known as printed."""
    for card in catalogue.cards(spoilers=True):
        told = f"{card.provenance.note} {'ours' if card.provenance.effect == 'designed' else ''}"
        assert bool(catalogue.ours(card)) == bool(re.search(r"\bours?\b", told, re.IGNORECASE))
    rivals = BOXES["rivals"]
    assert catalogue.our_parts(rivals["batarang"])[0] == "copies"
    assert catalogue.our_parts(rivals["batman_l3"]) == []


def test_every_card_is_fit_for_json() -> None:
    data = [describe(card) for card in catalogue.cards()]
    assert json.loads(json.dumps(data)) == data


def test_ids_are_unique_in_a_set() -> None:
    ids = [(card.set, card.id) for card in catalogue.cards()]
    assert len(ids) == len(set(ids))


def test_cards_of_scenarios_are_listed_only_for_who_wants_to_know() -> None:
    told, all_of_them = catalogue.cards("rebirth"), catalogue.cards("rebirth", spoilers=True)
    assert not [card for card in told if city_card(card).pack or city_card(card).super_hero]
    assert len(all_of_them) == len(told) + 26 + 24  # cards of packs, Signature cards
    assert search(["release", "this", "card"]) == []
    secrets = search(["you may release this card"], spoilers=True)
    assert [card.name for card in secrets] == ["Hoarder", "Glutton", "Suspicious", "Glory Hound"]
    assert [describe(card)["pack"] for card in secrets] == ["2B", "2C", "2D", "2E"]


def test_a_surprise_of_a_campaign_is_found_by_who_has_met_it() -> None:
    everything = catalogue.cards(spoilers=True)
    assert names(find("hoarder", met=everything)) == ["Hoarder"]
    assert names(find("the_ray", met=everything)) == ["The Ray"]
    for name in ("Hoarder", "the_ray", "glory h", "Mister Mxyzptlk", "Talking to the Fishes"):
        assert matching(name) == []
    (fishes,) = find("talking to the fishes", "rebirth", everything)
    assert find("talking to", met=[fishes]) == [fishes] and matching("emerald sight", met=[fishes]) == []
    assert {card.set for card in find("martian manhunter")} == {"base"}  # the other one is not given away
    with pytest.raises(ArchfoeError, match=r"There is no card 'Mister Mxyzptlc'\.") as error:
        find("Mister Mxyzptlc")
    assert "Mxyzptlk" not in str(error.value)


def test_an_unknown_set_gets_the_nearest() -> None:
    with pytest.raises(ArchfoeError, match=r"There is no set 'bsae'\. Did you mean 'base'\?"):
        catalogue.cards("bsae")


# Names


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("The Joker", "The Joker"),
        ("joker", "The Joker"),
        ("ras al ghul", "Ra's al Ghul"),
        ("Ra’s al Ghul", "Ra's al Ghul"),
        ("jonn_jonzz", "J'onn J'onzz"),
        ("x-ray", "X-Ray Vision"),
        ("xray vision", "X-Ray Vision"),
        ("cape", "The Cape and Cowl"),
        ("luthor", "Lex Luthor"),
        ("green arrow", "Green Arrow"),
        ("bow", "Green Arrow's Bow"),
        ("flash", "The Flash"),
        ("  KICK ", "Kick"),
        ("superman", "Superman"),
        ("zatanna z", "Zatanna Zatara"),
        ("circe_l2", "Circe"),
    ],
)
def test_short_names(typed: str, meant: str) -> None:
    assert {card.figure or card.name for card in find(typed)} == {meant}


def test_the_levels_of_a_character_go_by_its_name() -> None:
    assert names(find("circe", "confrontations")) == ["Circe (Level 1)", "Circe (Level 2)", "Circe (Level 3)"]
    assert names(find("circe (level 2)")) == ["Circe (Level 2)"]
    assert [card.set for card in find("superman")] == ["base", "rivals", *["confrontations"] * 3, "rebirth"]


def test_several_sets_at_once() -> None:
    both = catalogue.cards("rivals+confrontations")
    assert {card.set for card in both} == {"rivals", "confrontations"}
    assert len(both) == len(catalogue.cards("rivals")) + len(catalogue.cards("confrontations"))
    with pytest.raises(ArchfoeError, match=r"There is no set 'rivls'\. Did you mean 'rivals'\?"):
        catalogue.cards("rivls+base")


def test_a_name_that_could_mean_several() -> None:
    with pytest.raises(ArchfoeError, match="'knight' could mean several cards: Dark Knight, Emerald Knight"):
        find("knight")


@pytest.mark.parametrize(("typed", "meant"), [("Scarecrwo", "Scarecrow"), ("catwomen", "Catwoman")])
def test_an_unknown_name_gets_the_nearest(typed: str, meant: str) -> None:
    assert matching(typed) == []
    with pytest.raises(ArchfoeError, match=f"There is no card '{typed}'. Did you mean '{meant}'?"):
        find(typed)


def test_nothing_names_nothing() -> None:
    with pytest.raises(ArchfoeError, match="There is no card ''"):
        find("")


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("With Catwoman, two Kicks and no Weaknesses", {"Catwoman", "Kick", "Weakness"}),
        ("Green Arrow's Bow", {"Green Arrow's Bow"}),
        ("Green Arrow's hand", {"Green Arrow"}),
        ("The Joker's Robin", {"The Joker", "Robin"}),
        ("Take the Indigo Tribe Power Ring", {"Indigo Tribe Power Ring"}),
        ("a kick in the robinet", set()),
        ("Super-Villains with Super Powers", set()),
    ],
)
def test_cards_mentioned_in_a_text(text: str, cards: set[str]) -> None:
    assert mentioned(text) == cards


# Searching


def test_words_are_looked_for_in_name_type_and_text() -> None:
    assert names(search(["speed"])) == ["Super Speed", "Super Speed", "Speed Force"]  # of two sets, and one
    assert len(search(["location"])) >= 5
    assert {"Lasso of Truth", "Blue Beetle"} <= set(names(search(["defense"])))


def test_a_symbol_is_searched_too() -> None:
    found = search(["zatanna zatara"], "confrontations")
    assert sum(card.copies for card in found if not card.stage) == 13
    assert len([card for card in found if card.stage]) == 3


def test_every_word_must_be_there() -> None:
    assert set(names(search(["villain", "weakness", "attack:"], "base"))) >= {"Scarecrow", "Poison Ivy"}
    assert search(["speed", "strength"]) == []


def test_no_words_find_everything() -> None:
    assert search([]) == catalogue.cards()


# How they are written


def roar(me: Player) -> None:
    """Do nothing, loudly."""


@pytest.mark.parametrize("play", [None, Power(2), (Power(2), Attack(Draw())), May(Draw(), Power(1), Power(2))])
def test_a_tree_is_pure(play: Ability) -> None:
    assert is_pure(Box("mine", "Mine", {}).hero("Tree", play=play))


@pytest.mark.parametrize(
    "play", [roar, (Power(2), roar), Attack(roar), Attack(Draw(), spoils=print), May(Draw(), roar)]
)
def test_a_function_anywhere_is_not_pure(play: Ability) -> None:
    assert not is_pure(Box("mine", "Mine", {}).hero("Beast", play=play))


def test_most_cards_of_the_base_set_are_pure() -> None:
    assert not is_pure(BASE["x_ray_vision"])
    assert stats(catalogue.cards("base")).pure_share > 0.9


def test_counts() -> None:
    numbers = stats([BASE["punch"], BASE["kick"], BASE["super_speed"], BASE["weakness"], BASE["two_face"]])
    assert (numbers.cards, numbers.copies, numbers.pure) == (5, 36 + 16 + 4 + 20 + 2, 4)
    assert numbers.by_type == {"Starter": (1, 36), "Super Power": (2, 20), "no type": (1, 20), "Villain": (1, 2)}


def test_nothing_counted_is_nothing_impure() -> None:
    assert stats([]).pure_share == 1
