"""Super Heroes (REB-17.x)."""

from __future__ import annotations

import pytest

from tests.games.city import dawn, team
from tests.vocabulary import Table, rule


def kind(t: Table, seat: int = 0) -> str:
    """What a player is asked."""
    return t.view(seat).kind.name


@rule("REB-17.1")
def test_a_player_may_be_the_target_of_the_own_super_hero() -> None:
    t = team(hero0="Batman", city={"S5": ["Bizarro"]}, power=6, deck0=["Lois Lane"])
    t.buy("Bizarro")
    assert t.offered(0) == ["P0", "P1", "P2"]
    t.answer(0, "P0")
    assert t.hand(0) == ["Lois Lane"]


@rule("REB-17.1")
def test_using_a_super_hero_is_up_to_its_player() -> None:
    t = team(hero0="Superman", city={"S5": ["Bane"]})
    t.end()
    assert t.active == 1
    t = team(hero0="Aquaman", city={"S5": ["Aquaman (3)"]}, power=3)
    t.buy("Aquaman (3)")
    t.answer(0, "your discard pile")
    assert t.discard(0) == ["Aquaman (3)"]


def reward_or_draw(t: Table) -> None:
    """Psycho-Pirate's Reward is left, whenever it comes."""
    while kind(t) == "fetch":
        t.answer(0, None)


# Aquaman


@rule("REB-17.2")
def test_aquaman_sends_a_bought_card_to_a_neighbour_or_on_top_of_his_deck() -> None:
    t = team(hero0="Aquaman", at={0: "S5", 1: "L1", 2: "S1"}, city={"S5": ["Aquaman (3)"]}, power=3)
    t.buy("Aquaman (3)")
    assert t.offered(0) == ["your discard pile", "top of your deck", "P1's discard pile"]  # P2 is out of Range
    t.answer(0, "P1's discard pile")
    assert (t.discard(1), t.discard(0)) == (["Aquaman (3)"], [])
    t = team(hero0="Aquaman", city={"S5": ["Aquaman (3)"]}, power=3)
    t.buy("Aquaman (3)")
    t.answer(0, "top of your deck")
    assert t.deck(0)[0] == "Aquaman (3)"


@rule("REB-17.2")
def test_aquaman_helps_once_in_his_turn_and_only_with_cheap_cards() -> None:
    t = team(hero0="Aquaman", city={"S5": ["Constructs", "Wonder Woman (5)", "Aquaman (3)"]}, power=14)
    t.buy("Constructs")  # 6
    assert (kind(t), t.discard(0)) == ("main", ["Constructs"])
    t.buy("Wonder Woman (5)")
    t.answer(0, "top of your deck")
    t.buy("Aquaman (3)")
    assert (kind(t), t.discard(0)) == ("main", ["Constructs", "Aquaman (3)"])


@rule("REB-17.2")
def test_aquaman_minds_gained_cards_too() -> None:
    t = team(hero0="Aquaman", p0=["Withdrawal"])
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Flight")
    t.answer(0, "P2's discard pile")
    assert t.discard(2) == ["Flight"]


# Batman


@rule("REB-17.3")
def test_batman_lets_somebody_draw_when_he_avoids_an_attack() -> None:
    t = dawn(hero0="Batman", p0=["Bulletproof"], city={"L4": ["Bane"]})
    t.answer(0, "Bulletproof")
    t.answer(0, "P1")
    assert (t.hand(0), t.hand(1)) == (["Bulletproof"], ["Punch"])


@rule("REB-17.3")
def test_batman_lets_somebody_draw_also_in_the_turns_of_others() -> None:
    t = dawn(hero1="Batman", p1=["Bulletproof"], main=["Deathstroke"], weaknesses=0)
    t.answer(0, "P1")
    t.answer(1, "Bulletproof")
    assert (t.asked(), kind(t, 1)) == ([1], "target player")
    t.answer(1, "P2")
    assert t.hand(2) == ["Punch"]


@rule("REB-17.3")
def test_batman_lets_somebody_draw_when_he_defeats_a_villain() -> None:
    t = team(hero0="Batman", city={"S5": ["Bizarro"]}, power=6)  # nothing is destroyed that could be gained: no Reward
    t.buy("Bizarro")
    t.answer(0, "P2")
    assert (t.hand(2), kind(t)) == (["Punch"], "main")


@rule("REB-17.3")
def test_batman_hears_nothing_when_others_avoid_or_defeat() -> None:
    t = dawn(hero1="Batman", p0=["Bulletproof"], city={"L4": ["Bane"]}, power=9)
    t.answer(0, "Bulletproof")
    assert (t.asked(), kind(t)) == ([0], "main")


@rule("REB-17.4")
def test_both_draws_of_batman_come_one_after_the_other() -> None:
    t = dawn(hero0="Batman", p0=["Batman (6)"], city={"L5": ["Psycho-Pirate"]}, deck1=["Aquaman (3)", "Lois Lane"])
    t.answer(0, "Batman (6)")
    reward_or_draw(t)
    assert (t.destroyed, kind(t), t.hand(1)) == (["Psycho-Pirate"], "target player", [])
    t.answer(0, "P1")
    reward_or_draw(t)
    assert (kind(t), t.hand(1)) == ("target player", ["Aquaman (3)"])
    t.answer(0, "P1")
    assert t.hand(1) == ["Aquaman (3)", "Lois Lane"]


# Cyborg


@rule("REB-17.5")
def test_cyborg_uses_a_location_from_afar_once() -> None:
    t = team(hero0="Cyborg", at={0: "S3"}, city={"L3": ["Bane"]}, power=9)
    assert {"use Arkham Asylum", "buy Flight", "buy Bat-Signal"} <= set(t.offered(0))
    t.use("Arkham Asylum")
    assert (t.city("S2"), t.power(0)) == (["Bane"], 7)
    assert not [label for label in t.offered(0) if label.startswith("buy")]
    assert "use Arkham Asylum" not in t.offered(0)


@rule("REB-17.5")
def test_cyborg_buys_a_basic_from_afar_once() -> None:
    t = team(hero0="Cyborg", at={0: "S3"}, p0=["Punch"], city={"L3": ["Bane"]}, power=9)
    t.buy("Flight")
    assert not {"buy Flight", "buy Bat-Signal", "use Arkham Asylum", "use Daily Planet"} & set(t.offered(0))


@rule("REB-17.5")
def test_where_cyborg_is_he_needs_no_ability() -> None:
    t = team(hero0="Cyborg", at={0: "L4"}, power=9)
    t.buy("Flight")
    assert "buy Flight" not in t.offered(0)  # the limit of the stack
    t.buy("Bat-Signal")
    assert "buy Batcycle" not in t.offered(0)


@rule("REB-17.5")
def test_the_limit_of_a_location_holds_for_cyborg() -> None:
    t = team(hero0="Cyborg", at={0: "L1"}, city={"L3": ["Bane"]}, power=9, move=1)
    t.use("Arkham Asylum")
    t.walk("S1")
    assert "use Arkham Asylum" not in t.offered(0)
    assert "buy Flight" in t.offered(0)


@rule("REB-17.5")
def test_cyborg_cannot_choose_a_destroyed_location() -> None:
    t = team(hero0="Cyborg", at={0: "S3"}, city={"L3": ["Bane"]}, power=9, damage={"L1": 5, "L5": 5})
    assert "buy Flight" in t.offered(0)
    assert not {"use Arkham Asylum", "buy Bat-Signal"} & set(t.offered(0))


# Jessica Cruz


@rule("REB-17.6")
@pytest.mark.parametrize("name", ["Super-Suit", "Green Arrow"])
def test_jessica_cruz_keeps_a_defense_or_assist_card(name: str) -> None:
    t = team(hero0="Jessica Cruz", p0=["Super-Suit", "Green Arrow", "Punch"], deck0=["Run"] * 5)
    t.end()
    assert t.offered(0) == ["Super-Suit", "Green Arrow"]
    t.answer(0, name)
    assert sorted(t.hand(0)) == sorted([name, *["Run"] * 5])
    assert len(t.discard(0)) == 2


@rule("REB-17.6")
def test_jessica_cruz_may_keep_nothing_and_no_other_card() -> None:
    t = team(hero0="Jessica Cruz", p0=["Super-Suit"])
    t.end()
    t.answer(0, None)
    assert (t.discard(0), len(t.hand(0))) == (["Super-Suit"], 5)
    t = team(hero0="Jessica Cruz", p0=["Punch", "Aquaman (3)"], played0=["Super-Suit"])
    t.play("Aquaman (3)")
    t.end()
    assert (t.active, len(t.hand(0))) == (1, 5)  # nothing of the hand could be kept


# Simon Baz


@rule("REB-17.7")
def test_simon_baz_draws_once_in_each_turn_in_which_he_assists() -> None:
    t = team(p2=["Green Arrow"] * 3, deck2=["Aquaman (3)", "Lois Lane", "Bane"], hero1="Superman")
    t.assist(2, "Green Arrow")
    t.answer(2, "draw a card")
    assert (t.hand(2), t.hand(0), t.power(0)) == (["Green Arrow"] * 2 + ["Aquaman (3)"], [], 2)
    t.assist(2, "Green Arrow")
    assert t.hand(2) == ["Green Arrow", "Aquaman (3)"]
    t.end()
    t.assist(2, "Green Arrow")
    t.answer(2, "draw a card")
    assert t.hand(2) == ["Aquaman (3)", "Lois Lane"]


@rule("REB-17.7")
def test_simon_baz_draws_nothing_in_his_own_turn_or_when_others_assist() -> None:
    t = team(hero0="Simon Baz", p0=["Green Arrow"], p1=["Green Arrow"], hero2="Superman")
    t.play("Green Arrow")
    t.assist(1, "Green Arrow")
    assert (t.hand(0), t.power(0)) == ([], 4)


# Superman and The Flash


@rule("REB-17.8")
def test_superman_has_power_for_each_villain_in_his_space_once() -> None:
    t = team(
        hero0="Superman", at={0: "S5"}, city={"S5": ["Bane", "Aquaman (3)"], "L1": ["Lex Luthor", "Bizarro"]}, move=2
    )
    t.walk("L1")
    t.use("Superman")
    assert t.power(0) == 2
    t.walk("S5")
    assert (t.power(0), "use Superman" in t.offered(0)) == (2, False)


@rule("REB-17.8")
def test_superman_counts_at_the_moment_he_is_used() -> None:
    t = team(hero0="Superman", p0=["Grappling Hook"], city={"S5": ["Bane"], "L1": ["Scarecrow"]})
    t.play("Grappling Hook")
    t.answer(0, "Scarecrow")
    t.use("Superman")
    assert t.power(0) == 3


@rule("REB-17.9")
def test_the_flash_draws_for_three_move_as_often_as_he_can_pay() -> None:
    t = team(hero0="The Flash", p0=["Run", "Run"], move=3, deck0=["Aquaman (3)", "Lois Lane", "Bane"])
    t.use("The Flash")
    assert (t.hand(0), t.move(0)) == (["Run", "Run", "Aquaman (3)"], 0)
    t.play("Run")
    assert "use The Flash" not in t.offered(0)
    t.play("Run")
    t.use("The Flash")
    assert (t.hand(0), t.move(0)) == (["Aquaman (3)", "Lois Lane"], 1)


# Wonder Woman


@rule("REB-17.10")
@pytest.mark.parametrize(("name", "after"), [("Vibration", []), ("Bulletproof", ["Bulletproof"])])
def test_wonder_woman_protects_a_neighbour_with_a_card_of_her_hand(name: str, after: list[str]) -> None:
    t = dawn(hero1="Wonder Woman", p0=["Punch"], p1=[name], at={0: "L4", 1: "S4"}, city={"L4": ["Bane"]})
    t.answer(1, f"{name} for P0")
    if kind(t, t.asked()[0]) == "walk":
        t.answer(1, "slot 4")
    assert (t.hand(0), t.hand(1)) == (["Punch"], after)


@rule("REB-17.10")
@pytest.mark.parametrize(
    ("name", "space", "can"),
    [("Bulletproof", "S4", True), ("Bulletproof", "L5", False), ("Blue Beetle", "L5", True),
     ("Blue Beetle", "S5", False), ("Hard Water Bubble", "S4", True), ("Hard Water Bubble", "L5", False)],
)  # fmt: skip
def test_the_larger_range_counts_for_wonder_woman(name: str, space: str, can: bool) -> None:
    t = dawn(hero1="Wonder Woman", p0=["Punch"], p1=[name], at={0: "L4", 1: space}, city={"L4": ["Bane"]})
    assert (t.asked() == [1]) == can
    assert (t.discard(0) == ["Punch"]) != can


@rule("REB-17.10")
def test_defenses_in_play_gain_nothing_from_wonder_woman() -> None:
    t = dawn(hero1="Wonder Woman", p0=["Punch"], in1=["Batmobile"], at={0: "L4", 1: "L4"}, city={"L4": ["Bane"]})
    assert (t.asked(), t.discard(0), t.in_play(1)) == ([0], ["Punch"], ["Batmobile"])


@rule("REB-17.10")
def test_a_card_lent_by_wonder_woman_does_not_protect_her_as_well() -> None:
    hand = ["Punch"] * 4
    t = dawn(hero1="Wonder Woman", p0=hand, p1=["Batman (6)", *hand], main=["General Zod"])
    t.answer(0, "P0")
    t.answer(1, "Batman (6) for P0")
    assert t.asked() == [1]
    t.answer(1, "Punch")
    assert (t.hand(0), len(t.hand(1))) == (hand, 3)


@rule("REB-17.11")
def test_the_first_villain_of_a_turn_costs_wonder_woman_one_less() -> None:
    t = team(hero0="Wonder Woman", city={"S5": ["Lex Luthor", "Bizarro", "Aquaman (3)"]}, power=9 + 6 + 2)
    t.buy("Lex Luthor")
    assert t.power(0) == 8
    t.buy("Bizarro")
    assert t.power(0) == 2
    assert "buy Aquaman (3)" not in t.offered(0)


@rule("REB-17.11")
def test_each_turn_of_wonder_woman_has_a_first_villain_and_others_have_none() -> None:
    t = team(hero0="Wonder Woman", city={"S5": ["Bizarro", "Scarecrow"]}, p1=["Punch"] * 4, power=5)
    t.buy("Bizarro")
    assert t.power(0) == 0
    t.end()
    for _ in range(4):
        t.play("Punch")
    assert "buy Scarecrow" not in t.offered(1)


@rule("REB-17.5", "REB-15.9")
def test_what_cyborg_may_buy_anyhow_does_not_use_up_his_ability() -> None:
    t = team(hero0="Cyborg", p0=["Holographic Computing"], at={0: "S4"}, power=9)
    t.play("Holographic Computing")
    t.buy("Bat-Signal")
    t.buy("Batcycle")  # from afar
    t.buy("Flight")
    assert t.discard(0) == ["Bat-Signal", "Batcycle", "Flight"]


@rule("REB-17.5")
def test_each_turn_of_cyborg_has_its_own_use() -> None:
    t = team(hero0="Cyborg", at={0: "S3"}, players=1, ally="S3", deck0=["Punch"] * 20, power=3)
    t.buy("Flight")
    t.end()
    for _ in range(3):
        t.play("Punch")
    assert "buy Flight" in t.offered(0)


@rule("REB-17.3", "REB-15.14", "RB-30")
def test_batman_draws_also_where_a_super_suit_shelters_him() -> None:
    t = dawn(hero1="Batman", p0=["Super-Suit"], at={0: "S5", 1: "S5", 2: "S1"}, deck1=["Lois Lane"], main=["Sinestro"])
    t.answer(0, "P0")
    t.answer(0, "Super-Suit for yourself")
    t.answer(0, "slot 5")
    assert (t.asked(), kind(t, 1)) == ([1], "target player")
    t.answer(1, "P1")
    assert (t.hand(1), t.discard(1), t.discard(2)) == (["Lois Lane"], [], ["Weakness"])


@rule("REB-17.3", "RB-30")
def test_batman_draws_also_under_the_shields_of_another() -> None:
    t = dawn(hero1="Batman", p0=["Shields Up"], deck1=["Lois Lane"], main=["Sinestro"])
    t.answer(0, "P0")
    t.answer(0, "Shields Up for yourself")
    t.answer(0, "P1")
    t.answer(1, "P1")
    assert (t.hand(1), [t.discard(seat).count("Weakness") for seat in range(3)]) == (["Lois Lane"], [0, 0, 1])


@rule("REB-17.1", "REB-17.4")
def test_batman_may_decline_one_of_two_draws() -> None:
    t = dawn(
        hero0="Batman",
        p0=["Batman (6)"],
        deck0=["Lois Lane", "Run"],
        city={"S5": ["Scarecrow"]},
        main=["Aquaman (3)"] * 9,
    )
    t.answer(0, "Batman (6) for yourself")
    t.answer(0, None)  # for the Attack
    t.answer(0, None)  # the Reward
    t.answer(0, "P0")  # for the defeat
    assert (kind(t, 0), t.hand(0)) == ("main", ["Lois Lane"])
