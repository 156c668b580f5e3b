"""The log says why: who gave more cards, why only one is hit or one is not, what no player did."""

from __future__ import annotations

from archfoe.table.words.log import lines
from tests.games.city import dawn, team
from tests.vocabulary import Table, rule, table

NAMES = ["ann", "bob", "cid"]


def told(t: Table, reader: int | None = 0) -> list[str]:
    view = t.view(reader)
    return [str(line) for line in lines(view.events(), reader, NAMES, view.game_type)]


@rule("G-1")
def test_a_hand_of_six_says_who_gave_the_sixth_card() -> None:
    t = table("base", hero0="Wonder Woman", lineup=["Bane", *["Kid Flash"] * 4], power=4, deck0=["Punch"] * 7)
    t.buy("Bane")
    t.answer(0, "draw an extra card at the end of the turn")
    t.end()
    assert "You end your turn and draw Punch x6 (1 more for Wonder Woman). [BASE-4.1]" in told(t)
    assert "ann ends their turn and draws 6 cards (1 more for Wonder Woman). [BASE-4.1]" in told(t, 1)


@rule("RIV-11.1")
def test_a_character_that_gives_a_card_more_is_named() -> None:
    t = table("rivals", hero0="Batman", lineup=["Batarang", *["Red Robin"] * 4], power=9, deck0=["Punch"] * 7)
    t.buy("Batarang")
    t.end()
    assert "ann ends their turn with 5 Power unspent and draws 6 cards (1 more for Batman). [RIV-3.1]" in told(t, 1)


@rule("BASE-17.1", "BASE-17.2", "BASE-17.3")
def test_a_patrol_says_who_fills_the_line_up_and_why_only_one_is_attacked() -> None:
    t = table("base", variants=["on-patrol"], players=3, power=2, lineup=["Kid Flash"] * 5, main=["Scarecrow"])
    t.buy("Kid Flash")
    t.refill()
    assert told(t, 1)[1:] == [
        "ann fills the Line-Up on patrol: Scarecrow. [BASE-17.1]",
        "Scarecrow attacks only ann, who met it on patrol: ann gains a Weakness. [BASE-17.2]",
        "Scarecrow hits ann. [BASE-17.2]",
        "ann gains a Weakness (Scarecrow). [BASE-9.1]",
    ]
    t = table("base", variants=["on-patrol"], power=2, lineup=["Kid Flash"] * 5, main=["Scarecrow"], p0=["Super Speed"])
    t.buy("Kid Flash")
    t.refill()
    t.answer(0, "Super Speed")
    assert "You avoid Scarecrow's Attack with Super Speed (discarded). [BASE-17.3]" in told(t)


@rule("HU-7.6")
def test_who_is_immune_after_a_defeat_in_a_hunt_is_told() -> None:
    t = table("heroes_unite", variants=["hunt"], players=3, power=8)
    t.buy("Vandal Savage")
    t.end()
    said = told(t, 1)
    assert "ann is not attacked by Trigon, having defeated the last Super-Villain. [HU-7.6]" in said
    assert "Trigon hits you and cid. [BASE-8.6]" in said


@rule("BASE-9.4", "RIV-9.2", "CON-11.1")
def test_an_empty_weakness_stack_is_told() -> None:
    t = table("base", players=3, p0=["Scarecrow"], weaknesses=1)
    t.play("Scarecrow")
    assert told(t, 2)[2:] == [
        "bob gains a Weakness (Scarecrow). [BASE-9.1]",
        "No Weakness is left for you to gain (Scarecrow). [BASE-9.4]",
    ]
    t = table("rivals", p0=["Scarecrow"], weaknesses=0)
    t.play("Scarecrow")
    assert "No Weakness is left for bob to gain (Scarecrow). [RIV-9.2]" in told(t)


def test_a_card_that_goes_into_the_main_deck_says_to_which_end() -> None:
    t = table("heroes_unite", p0=["Trigon"], main=["Katana", "Raven"])
    t.play("Trigon")
    t.answer(0, "Katana")
    assert told(t)[-1] == "You put Raven on the bottom of the main deck (Trigon). [BASE-3.2]"
    assert told(t, 1)[-1] == "ann puts a card on the bottom of the main deck (Trigon). [BASE-3.2]"


@rule("G-59")
def test_amazos_cards_go_from_hand_to_hand_and_into_no_pool() -> None:
    t = table("heroes_unite", power=8, stack=["Vandal Savage", "Amazo"], p1=["Katana"], deck0=["Raven"] * 5)
    t.buy("Vandal Savage")
    t.end()
    t.answer(1, None)
    t.answer(0, "Raven", "Raven")
    said = told(t)
    assert not [line for line in said if "pool" in line]
    assert "bob passes Katana to you (Amazo). [BASE-8.5]" in said


@rule("BASE-18.15")
def test_who_is_spared_was_not_hit() -> None:
    t = table("base", power=8, stack=["Ra's al Ghul", "Darkseid"], deck0=["Punch"] * 5, p1=["Bane", "Punch"])
    t.buy("Ra's al Ghul")
    t.end()
    t.answer(0, "Punch", "Punch")
    t.answer(1, "Bane")
    said = told(t)
    assert [line for line in said if "hits" in line] == ["Darkseid hits you. [BASE-8.6]"]
    assert "bob shows Bane and is spared (Darkseid). [BASE-18.15]" in said
    assert said.index("Darkseid hits you. [BASE-8.6]") < said.index("You discard Punch x2 (Darkseid). [BASE-18.16]")


def test_mr_freeze_destroys_and_no_player_does() -> None:
    lineup = ["Batarang", "Batarang", "Raven", "Raven", "Raven"]
    t = table("heroes_unite", power=8, stack=["Vandal Savage", "Mr. Freeze"], lineup=lineup)
    t.buy("Vandal Savage")
    t.end()
    assert "Mr. Freeze destroys Batarang x2 in the Line-Up. [BASE-12.1]" in told(t, 1)


@rule("BASE-3.7", "REB-17.2")
def test_who_sends_a_bought_card_to_the_top_of_the_deck_is_named() -> None:
    t = table("base", hero0="Aquaman", power=3)
    t.buy("Kick")
    t.answer(0, "top of your deck")
    assert told(t) == ["You buy a Kick for 3 on top of your deck (Aquaman). [BASE-3.5]"]
    t = table("base", hero0="Batman", lineup=["Solomon Grundy", *["Kid Flash"] * 4], power=6)
    t.buy("Solomon Grundy")
    t.answer(0, "top of your deck")
    assert told(t) == ["You buy Solomon Grundy for 6 on top of your deck. [BASE-3.5]"]


@rule("REB-15.7", "REB-5.2")
def test_only_the_space_that_helping_hand_gave_is_its_own() -> None:
    t = team(p0=["Helping Hand", "Run"], at={0: "L1"})
    t.play("Helping Hand")
    t.answer(0, "P0")
    t.answer(0, "slot 1")
    t.play("Run")
    t.walk("L2", "S2")
    walks = [line for line in told(t) if "walk" in line]
    assert walks == ["You walk to slot 1 (Helping Hand). [REB-15.7]", "You walk to Location 2 and slot 2. [REB-5.2]"]


@rule("REB-18.6", "CON-14.1")
def test_a_stored_card_lies_on_the_super_hero_or_on_the_character() -> None:
    t = team(players=1, p0=["Green Arrow"], at={0: "S5"})
    t.store("Green Arrow")
    assert told(t)[-1] == "You lay Green Arrow on your Super Hero for a later turn. [REB-18.6]"
    t = table("confrontations", players=2, p0=["Lois Lane"])
    t.store("Lois Lane")
    assert told(t)[-1] == "You lay Lois Lane on your Character for a later turn. [CON-14.1]"


@rule("REB-13.4")
def test_a_level_of_the_threat_destroys_and_no_player_does() -> None:
    t = dawn(city={"S1": ["Superman (7)"]}, main=["Deathstroke"], threat=1, turn=2)
    assert "The Threat destroys Superman (7) in slot 1. [REB-13.4]" in told(t, 1)
