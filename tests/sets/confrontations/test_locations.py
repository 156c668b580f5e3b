"""The eight Locations, one for each Character."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import DECK
from tests.sets.confrontations import duel, teams, trio
from tests.sets.confrontations.seats import pile
from tests.vocabulary import Table, rule


def go_round(t: Table) -> None:
    """The player ends the turn, and so do the three others, without a Confrontation."""
    t.end()
    for seat in (1, 2, 3):
        t.answer(seat, None)
        t.end()
    t.answer(0, None)


def settle(t: Table) -> None:
    """Two things at once: their owner takes them in any order."""
    while "end turn" not in t.offered(0):
        t.answer(0, t.offered(0)[0])


@rule("CON-11.5")
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("Fortress of Solitude", 5),
        ("LexCorp", 5),
        ("Themyscira", 5),
        ("Aeaea", 5),
        ("Amnesty Bay", 4),
        ("Throne of Atlantis", 5),
        ("House of Mystery", 5),
        ("House of Secrets", 5),
    ],
)
def test_a_location_is_bought_into_the_discard_pile_and_stays_in_play_once_played(name: str, cost: int) -> None:
    assert f"buy {name}" not in teams(lineup=[name], power=cost - 1).offered()
    t = teams(lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0), t.discard(0), t.in_play(0)) == (0, 1, [name], [])
    t = teams(p0=[name], p2=[name])
    assert t.asked() == [0]
    t.play(name)
    assert t.power(0) == 0
    t.end()
    assert t.in_play(0) == [name]
    assert name not in t.discard(0)


@rule("CON-11.5", "CON-6.1")
@pytest.mark.parametrize(
    "name",
    [
        "Fortress of Solitude",
        "LexCorp",
        "Themyscira",
        "Aeaea",
        "Amnesty Bay",
        "Throne of Atlantis",
        "House of Mystery",
        "House of Secrets",
    ],
)
def test_a_location_leaves_play_by_giganta(name: str) -> None:
    t = teams(p0=["Giganta"], in0=[name], in1=[name], in2=[name], in3=[name, name])
    t.play("Giganta")
    if t.asked() == [3]:
        t.answer(3, name)
    assert (t.in_play(1), t.discard(1), t.in_play(3), t.discard(3)) == ([], [name], [name], [name])
    assert (t.in_play(0), t.in_play(2), t.character_cost(1) - t.character_cost(0)) == (
        [name],
        [name],
        -1 if name == "Throne of Atlantis" else 0,  # one throne is left to P3's team, two to P0's
    )


# Fortress of Solitude


@rule("CON-7.7", "CON-11.6")
@pytest.mark.parametrize(("confronting", "bonus"), [(None, 1), (1, 2)])
def test_fortress_of_solitude_helps_the_first_super_power_of_the_turn(confronting: int | None, bonus: int) -> None:
    t = teams(p0=["Punch", "Amazonian Training", "Amazonian Training"], in0=["Fortress of Solitude"],
              confronting=confronting)  # fmt: skip
    t.play("Punch")
    assert t.power(0) == 1
    t.play("Amazonian Training")
    assert t.power(0) == 1 + 2 + bonus
    t.play("Amazonian Training")
    assert t.power(0) == 1 + 2 + bonus + 2


def test_fortress_of_solitude_comes_too_late_for_the_first_super_power() -> None:
    t = teams(p0=["Amazonian Training", "Fortress of Solitude", "Amazonian Training"])
    t.play("Amazonian Training")
    t.play("Fortress of Solitude")
    t.play("Amazonian Training")
    assert t.power(0) == 2 + 2


@rule("CON-5.4", "CON-5.5")
def test_fortress_of_solitude_is_for_super_powers_its_owner_plays_in_his_own_turn() -> None:
    t = teams(p0=["Amazonian Training"], in0=["Fortress of Solitude"], p2=["Flight"], in2=["Fortress of Solitude"])
    t.assist(2, "Flight")
    assert (t.power(0), t.power(2)) == (1, 0)
    t.play("Amazonian Training")
    assert t.power(0) == 1 + 2 + 1


@rule("CON-11.6")
def test_two_fortresses_of_solitude_work_each_by_itself_and_again_in_the_next_turn() -> None:
    t = teams(p0=["Flight"], in0=["Fortress of Solitude"] * 2, deck0=["Flight"] * 5)
    for start in (True, False):
        t.play("Flight")
        settle(t)
        assert t.power(0) == 1 + 2
        if start:
            go_round(t)


@rule("G-18", "CON-12.2")
def test_fortress_of_solitude_gives_one_if_that_first_super_power_calls_the_confrontation_off() -> None:
    t = teams(p0=["Illusions"], in0=["Fortress of Solitude"], confronting=1)
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    assert t.power(0) == 1
    t = teams(p0=["Illusions"], in0=["Fortress of Solitude"], confronting=1)
    t.play("Illusions")
    t.answer(0, "do not call the Confrontation off")
    assert t.power(0) == 2


# LexCorp


@rule("CON-11.6")
def test_lexcorp_draws_for_the_first_equipment_of_the_turn() -> None:
    t = teams(p0=["Punch", "Top Hat", "Top Hat"], in0=["LexCorp"], deck0=["Krypto", "Steel", *["Top Hat"] * 5])
    t.play("Punch")
    assert t.hand(0) == ["Top Hat", "Top Hat"]
    t.play("Top Hat")
    assert t.hand(0) == ["Top Hat", "Krypto"]
    t.play("Top Hat")
    assert t.hand(0) == ["Krypto"]
    go_round(t)
    t.play("Top Hat")
    assert len(t.hand(0)) == 5


@rule("CON-5.4", "CON-5.5")
def test_lexcorp_does_not_hear_an_assist() -> None:
    t = teams(p0=["Top Hat"], in0=["LexCorp"], p2=["Witch's Brew"], in2=["LexCorp"])
    t.assist(2, "Witch's Brew")
    assert (t.hand(0), t.hand(2)) == (["Top Hat"], [])
    t.play("Top Hat")
    assert t.hand(0) == ["Punch"]


def test_lexcorp_played_after_an_equipment_draws_nothing_that_turn() -> None:
    t = teams(p0=["Top Hat", "LexCorp", "Top Hat"])
    for name in ("Top Hat", "LexCorp", "Top Hat"):
        t.play(name)
    assert (t.power(0), t.hand(0)) == (2, [])


@rule("CON-12.2")
def test_lexcorp_draws_after_the_equipment_is_resolved() -> None:
    t = teams(p0=["Invisible Jet"], in0=["LexCorp"], deck0=["Krypto", "Steel", "Flight"])
    t.play("Invisible Jet")
    assert t.offered(0) == ["Krypto", "Steel"]
    t.answer(0, "Steel")
    assert t.hand(0) == ["Krypto", "Flight"]


# Themyscira


@rule("CON-16.15")
@pytest.mark.parametrize("confronted", [1, 3])
def test_themyscira_draws_when_its_owner_uses_a_block_also_for_the_partner(confronted: int) -> None:
    t = teams(p1=["Atlantean Armor", "King Shark"], in1=["Themyscira"], deck1=["Krypto", "Flight", "Punch"],
              confronting=confronted, power=14)  # fmt: skip
    t.end()
    t.answer(1, "Atlantean Armor")
    assert t.hand(1) == ["King Shark", "Krypto"]
    t.answer(1, "King Shark")
    assert (t.hand(1), t.deck(1)) == (["Krypto", "Flight"], ["Punch"])
    assert (t.character_cost(confronted), t.trophies(0)) == (9, [])


@rule("CON-16.15")
def test_themyscira_may_draw_a_block_that_is_used_at_once() -> None:
    t = teams(p1=["Steel"], in1=["Themyscira"], deck1=["Atlantean Armor", "Krypto", "Punch"], confronting=1, power=13)
    t.end()
    t.answer(1, "Steel")
    t.answer(1, "Atlantean Armor")
    assert (t.character(1), t.hand(1)) == ("Lex Luthor (Level 1)", ["Krypto"])


@rule("CON-16.15", "CON-9.7")
def test_themyscira_draws_for_a_block_that_an_attack_or_the_kryptonite_ring_takes() -> None:
    t = teams(p0=["Tidal Wave", "Kryptonite Ring"], p1=["Steel", "King Shark", "Atlantean Armor"], in1=["Themyscira"],
              deck1=["Krypto", "Punch", "Vulnerability"], confronting=1)  # fmt: skip
    t.play("Tidal Wave")
    t.answer(1, "Steel", "King Shark")
    assert t.hand(1) == ["Atlantean Armor", "Krypto", "Punch"]
    t.play("Kryptonite Ring")
    t.answer(1, "Atlantean Armor")
    assert (t.hand(1), t.character_cost(1)) == (["Krypto", "Punch", "Vulnerability"], 9)


@rule("CON-16.15")
def test_themyscira_draws_in_its_owners_turn_and_for_a_block_spent_as_a_defense() -> None:
    t = teams(p0=["Invisible Jet", "Steel"], in0=["Themyscira"], deck0=["Punch", "Punch", "Krypto"])
    t.play("Invisible Jet")
    t.answer(0, "Steel")
    assert t.hand(0) == ["Punch", "Punch", "Krypto"]
    t = teams(p0=["Cursed Amulet"], p1=["Bracelets of Submission"], in1=["Themyscira"], deck1=["Krypto", "Steel"])
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    t.answer(1, "Bracelets of Submission")
    assert sorted(t.hand(1)) == ["Krypto", "Steel"]


@rule("CON-16.15")
def test_themyscira_draws_for_no_other_card_and_for_no_other_player() -> None:
    t = teams(p0=["Tidal Wave"], p1=["Top Hat", "Punch"], in1=["Themyscira"], p3=["Steel", "King Shark"])
    t.play("Tidal Wave")
    t.answer(1, None)
    assert (t.hand(1), t.hand(3), t.discard(3)) == ([], [], ["Steel", "King Shark"])


@rule("CON-16.16")
def test_themyscira_draws_nothing_for_a_block_that_amnesty_bay_discards() -> None:
    t = teams(in0=["Themyscira", "Amnesty Bay"], deck0=["Steel", "Krypto"])
    t.use("Amnesty Bay")
    t.answer(0, "Steel")
    assert (t.hand(0), t.discard(0), t.deck(0)) == ([], ["Steel"], ["Krypto"])


@rule("CON-16.17")
def test_themyscira_draws_nothing_at_the_end_of_the_turn_nor_for_a_block_that_was_played() -> None:
    t = teams(p0=["Steel", "Atlantean Armor"], in0=["Themyscira"], deck0=["Punch"] * 9)
    t.play("Atlantean Armor")
    assert t.hand(0) == ["Steel"]
    t.end()
    assert (len(t.hand(0)), len(t.deck(0))) == (5, 4)


# Aeaea


@rule("CON-11.6")
def test_aeaea_discards_a_villain_to_draw_two_cards_once_a_turn() -> None:
    t = teams(p0=["Cheetah", "Steel", "Giganta"], in0=["Aeaea"], deck0=["Krypto", "Punch", *["Medusa"] * 5])
    t.use("Aeaea")
    assert t.offered(0) == ["Cheetah", "Giganta"]
    t.answer(0, "Cheetah")
    assert (t.hand(0), t.discard(0), t.power(0)) == (["Steel", "Giganta", "Krypto", "Punch"], ["Cheetah"], 0)
    assert "use Aeaea" not in t.offered(0)
    go_round(t)
    assert "use Aeaea" in t.offered(0)


def test_aeaea_needs_a_villain_in_hand() -> None:
    t = teams(p0=["Steel", "Punch"], discard0=["Cheetah"], in0=["Aeaea"], p2=["Cheetah"])
    assert "use Aeaea" not in t.offered(0)


def test_aeaea_works_in_the_turn_it_is_played_also_in_a_confrontation_and_never_in_anothers() -> None:
    t = teams(p0=["Aeaea", "Cheetah"], p1=["Cheetah"], in1=["Aeaea"], p2=["Cheetah"], in2=["Aeaea"], confronting=1)
    assert t.asked() == [0]
    assert "use Aeaea" not in t.offered(0)
    t.play("Aeaea")
    t.use("Aeaea")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Punch"], ["Cheetah"])


# Amnesty Bay


@rule("CON-11.6")
@pytest.mark.parametrize("discarded", [True, False])
def test_amnesty_bay_looks_at_the_top_card_and_may_discard_it(discarded: bool) -> None:
    t = teams(in0=["Amnesty Bay"], deck0=["Krypto", "Steel"])
    t.use("Amnesty Bay")
    assert [[card.name for card in t.view(seat).known(DECK)] for seat in range(4)] == [["Krypto"], [], [], []]
    t.answer(0, "Krypto" if discarded else None)
    assert (t.deck(0), t.discard(0)) == ((["Steel"], ["Krypto"]) if discarded else (["Krypto", "Steel"], []))
    assert "use Amnesty Bay" not in t.offered(0)


@rule("CON-11.3", "G-22")
def test_amnesty_bay_shuffles_the_discard_pile_and_is_closed_without_any_card() -> None:
    t = teams(in0=["Amnesty Bay"], deck0=[], discard0=["Krypto"])
    t.use("Amnesty Bay")
    t.answer(0, None)
    assert (t.deck(0), t.discard(0)) == (["Krypto"], [])
    assert teams(in0=["Amnesty Bay"], deck0=[]).offered(0) == ["end turn"]


@rule("CON-11.6")
def test_amnesty_bay_is_ready_again_in_its_owners_next_turn_and_in_no_other() -> None:
    t = teams(p0=["Amnesty Bay"], deck0=["Vulnerability"] * 8)
    t.play("Amnesty Bay")
    t.use("Amnesty Bay")
    t.answer(0, "Vulnerability")
    t.end()
    t.answer(1, None)
    assert "use Amnesty Bay" not in t.offered(1)
    t.end()
    for seat in (2, 3):
        t.answer(seat, None)
        t.end()
    t.answer(0, "P1")
    t.use("Amnesty Bay")
    t.answer(0, None)
    assert (t.in_play(0), t.discard(0)) == (["Amnesty Bay"], ["Vulnerability"])


# Throne of Atlantis


@rule("CON-8.2")
@pytest.mark.parametrize("owner", [1, 3])
def test_throne_of_atlantis_makes_both_characters_of_the_team_cost_one_more(owner: int) -> None:
    t = teams(**pile("in", owner, ["Throne of Atlantis"]), confronting=1, power=9)
    assert [t.character_cost(seat) for seat in range(4)] == [9, 10, 9, 10]
    t.end()
    assert t.character(1) == "Lex Luthor (Level 1)"
    t = teams(**pile("in", owner, ["Throne of Atlantis"]), confronting=1, power=10)
    t.end()
    assert (t.character(1), t.character_cost(1)) == ("Lex Luthor (Level 2)", 13)


def test_throne_of_atlantis_works_as_soon_as_it_is_played_and_two_add_up() -> None:
    t = teams(p0=["Throne of Atlantis"], in2=["Throne of Atlantis"], discard0=["Throne of Atlantis"])
    assert t.character_cost(0) == 10
    t.play("Throne of Atlantis")
    assert [t.character_cost(seat) for seat in range(4)] == [11, 9, 11, 9]


@rule("CON-7.2", "CON-13.5")
def test_throne_of_atlantis_decides_who_has_the_lowest_cost() -> None:
    t = trio(in1=["Throne of Atlantis"], from_start=True)
    assert [label[:2] for label in t.offered(0)] == ["P2"]
    t = trio(in1=["Throne of Atlantis"], hero2="Aquaman (Level 2)", from_start=True)
    assert [label[:2] for label in t.offered(0)] == ["P1"]


@rule("CON-7.3", "CON-13.2")
def test_throne_of_atlantis_in_a_duel_is_for_its_owner_alone() -> None:
    t = duel(in1=["Throne of Atlantis"], p1=["Atlantean War Helm"], confronting=1, power=11)
    assert (t.character_cost(0), t.character_cost(1)) == (9, 10)
    t.end()
    t.answer(1, "Atlantean War Helm")
    assert (t.character(1), t.character_cost(1)) == ("Lex Luthor (Level 1)", 10)


# House of Mystery


@rule("CON-11.6")
def test_house_of_mystery_draws_for_the_first_dear_card_of_the_turn() -> None:
    t = teams(p0=["Steel", "Supergirl", "Atlantean Strength"], in0=["House of Mystery"], deck0=["Krypto", "Flight"])
    t.play("Steel")
    assert t.hand(0) == ["Supergirl", "Atlantean Strength"]
    t.play("Supergirl")
    assert t.hand(0) == ["Atlantean Strength", "Krypto"]
    t.play("Atlantean Strength")
    assert (t.hand(0), t.power(0)) == (["Krypto"], 2 + 3 + 4)


@rule("CON-5.4", "CON-5.5")
def test_house_of_mystery_does_not_hear_an_assist() -> None:
    t = teams(in0=["House of Mystery"], p2=["Supergirl"], in2=["House of Mystery"], p0=["Supergirl"])
    t.assist(2, "Supergirl")
    assert (t.hand(0), t.hand(2)) == (["Supergirl"], [])
    t.play("Supergirl")
    assert t.hand(0) == ["Punch"]


def test_house_of_mystery_is_a_dear_card_itself_and_so_brings_no_draw_for_a_later_one() -> None:
    t = teams(p0=["House of Mystery", "Supergirl"])
    t.play("House of Mystery")
    cards = len(t.hand(0))
    t.play("Supergirl")
    assert len(t.hand(0)) == cards - 1


@rule("CON-12.2")
def test_house_of_mystery_draws_once_the_card_is_resolved_and_anew_in_each_turn() -> None:
    t = teams(p0=["Invisible Jet"], in0=["House of Mystery"], deck0=["Krypto", "Steel", "Flight", *["Supergirl"] * 6])
    t.play("Invisible Jet")
    t.answer(0, "Steel")
    assert t.hand(0) == ["Krypto", "Flight"]
    go_round(t)
    t.play("Supergirl")
    assert t.hand(0) == ["Supergirl"] * 5


# House of Secrets


@rule("CON-11.6", "CON-11.7")
def test_house_of_secrets_destroys_a_weakness_for_one_power_once_a_turn() -> None:
    t = teams(p0=["Weakness", "Vulnerability"], discard0=["Weakness", "Punch"], in0=["House of Secrets"])
    t.use("House of Secrets")
    assert t.offered(0) == ["Weakness (hand)", "Weakness (discard pile)"]
    with pytest.raises(ArchfoeError):
        t.answer(0, "Weakness (hand)", "Weakness (discard pile)")
    t.answer(0, "Weakness (discard pile)")
    assert (t.power(0), t.destroyed, t.hand(0), t.discard(0)) == (
        1,
        ["Weakness"],
        ["Weakness", "Vulnerability"],
        ["Punch"],
    )
    assert "use House of Secrets" not in t.offered(0)


def test_house_of_secrets_is_closed_without_a_weakness_of_ones_own() -> None:
    t = teams(p0=["Vulnerability"], discard0=["Punch"], in0=["House of Secrets"], discard1=["Weakness"],
              p2=["Weakness"])  # fmt: skip
    assert "use House of Secrets" not in t.offered(0)


@rule("CON-11.6")
def test_house_of_secrets_takes_a_weakness_gained_this_turn_and_works_in_a_confrontation() -> None:
    t = teams(p0=["Demonic Pact", "House of Secrets"], confronting=1)
    t.play("House of Secrets")
    assert "use House of Secrets" not in t.offered(0)
    t.play("Demonic Pact")
    t.answer(0, "gain a Weakness")
    t.use("House of Secrets")
    assert (t.power(0), t.discard(0), t.destroyed) == (1, [], ["Weakness"])


@rule("CON-11.6", "CON-3.5")
def test_house_of_secrets_is_for_its_owners_turn() -> None:
    t = teams(discard1=["Weakness"], in1=["House of Secrets"], discard2=["Weakness"], in2=["House of Secrets"])
    assert (t.asked(), t.offered(0)) == ([0], ["end turn"])
    t.end()
    t.answer(1, None)
    t.use("House of Secrets")
    assert (t.power(1), t.destroyed) == (1, ["Weakness"])
