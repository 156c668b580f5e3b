"""Weaknesses, decks, discards, Locations, destroying and gaining (CON-11.x)."""

from __future__ import annotations

from archfoe.core import events
from archfoe.core.piles import KICKS, WEAKNESSES
from archfoe.table.view import View
from tests.sets.confrontations import teams
from tests.vocabulary import Table, rule


def discarded(view: View) -> list[str]:
    return [card.name for event in view.events() if event.what == events.DISCARDED for card in event.cards]


def round_of_turns(t: Table) -> None:
    """Everybody else has a turn in which nothing happens."""
    t.end()
    for _ in range(3):
        t.answer(t.active, None)
        t.end()
    t.answer(t.active, None)


@rule("CON-11.1")
def test_a_gained_weakness_goes_from_its_stack_to_the_discard_pile() -> None:
    t = teams(p0=["Kryptonite"])
    t.play("Kryptonite")
    assert (t.discard(1), t.discard(3), len(t.state.piles[WEAKNESSES])) == (["Weakness"], ["Weakness"], 14)


@rule("CON-11.1")
def test_without_weaknesses_the_rest_happens_and_a_defense_may_be_used() -> None:
    t = teams(p0=["Kryptonite"], p1=["Krypto"], deck1=["Mera"], weaknesses=0)
    t.play("Kryptonite")
    t.answer(1, "Krypto for yourself")
    assert (t.power(0), t.hand(1), t.discard(1), t.discard(3)) == (2, ["Mera"], ["Krypto"], [])


@rule("CON-11.2")
def test_bizarro_gives_more_for_a_weakness_that_is_gained() -> None:
    t = teams(p0=["Bizarro"], weaknesses=1)
    t.play("Bizarro")
    t.answer(0, "gain a Weakness")
    assert (t.power(0), t.discard(0)) == (3 + 2, ["Weakness"])


@rule("CON-11.2")
def test_bizarro_gives_nothing_more_where_there_is_no_weakness() -> None:
    t = teams(p0=["Bizarro"], weaknesses=0, kicks=0)
    t.play("Bizarro")
    assert (t.power(0), t.offered(0)) == (3, ["end turn"])


@rule("CON-11.2")
def test_black_diamond_draws_nothing_where_there_is_no_weakness() -> None:
    t = teams(p0=["Black Diamond"], weaknesses=0)
    t.play("Black Diamond")
    assert (t.power(0), t.hand(0)) == (2, [])


@rule("CON-11.3")
def test_an_empty_deck_waits_until_a_card_is_drawn() -> None:
    t = teams(p0=["Punch", "Krypto"], deck0=[], discard0=["Mera"])
    t.play("Punch")
    assert (t.deck(0), t.discard(0)) == ([], ["Mera"])
    t.play("Krypto")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Mera"], [], [])


@rule("CON-11.3")
def test_a_deck_is_renewed_when_a_card_must_be_discarded_from_it() -> None:
    t = teams(p0=["Black Manta"], deck1=[], discard1=["Mera"], confronting=1)
    t.play("Black Manta")
    assert (t.discard(1), t.power(0)) == (["Mera"], 2 + 1)
    assert any(event.what == events.SHUFFLED and event.seat == 1 for event in t.view(None).events())


@rule("CON-11.3")
def test_a_deck_is_renewed_when_a_card_must_be_revealed_from_it() -> None:
    t = teams(p0=["Deadman"], deck1=[], discard1=["Supergirl"])
    t.play("Deadman")
    t.answer(0, "P1")
    t.answer(0, "play Supergirl")
    assert (t.power(0), t.deck(1), t.discard(1)) == (3, ["Supergirl"], [])


@rule("CON-11.3", "G-22")
def test_without_a_discard_pile_nothing_is_drawn_and_the_rest_happens() -> None:
    t = teams(p0=["Flight"], deck0=[])
    t.play("Flight")
    assert (t.power(0), t.hand(0)) == (1, [])


@rule("CON-11.4")
def test_to_discard_means_from_hand() -> None:
    t = teams(p0=["Tegrof!"], p1=["Punch"], deck1=["Mera"], in1=["Lex Corp"])
    t.play("Tegrof!")
    assert (t.discard(1), t.deck(1), t.in_play(1)) == (["Punch"], ["Mera"], ["Lex Corp"])


@rule("CON-11.4")
def test_with_an_empty_hand_nothing_is_discarded() -> None:
    t = teams(p0=["Tegrof!"], p1=[], deck1=["Mera"])
    t.play("Tegrof!")
    assert (t.discard(1), t.deck(1)) == ([], ["Mera"])


@rule("CON-11.4")
def test_a_card_discarded_from_the_deck_counts_as_discarded() -> None:
    t = teams(p0=["Black Manta"] * 2, deck1=["Mera", "Punch"], confronting=1)
    t.play("Black Manta")
    t.play("Black Manta")
    assert (discarded(t.view(0)), t.power(0)) == (["Mera", "Punch"], 2 + 1 + 2)


@rule("CON-11.5")
def test_a_bought_location_does_nothing_until_it_is_played_and_stays_then() -> None:
    t = teams(p0=["Punch", "Lex Corp", "Magic Bracelets"], lineup=["Lex Corp"], power=6)
    t.buy("Lex Corp")
    assert (t.discard(0), t.in_play(0)) == (["Lex Corp"], [])
    t.play("Lex Corp")
    assert (t.in_play(0), t.played(0)) == (["Lex Corp"], [])
    t.end()
    assert t.in_play(0) == ["Lex Corp"]


@rule("CON-11.5")
def test_dead_kings_scepter_puts_locations_into_the_discard_piles_of_their_owners() -> None:
    t = teams(
        p0=["Dead King's Scepter"],
        in0=["Daily Planet"],
        in1=["Lex Corp", "Amnesty Bay"],
        in2=["Themyscira"],
        in3=["Olympus"],
    )
    t.play("Dead King's Scepter")
    t.answer(1, "Lex Corp")
    assert (t.in_play(1), t.discard(1), t.in_play(3), t.discard(3)) == (["Amnesty Bay"], ["Lex Corp"], [], ["Olympus"])
    assert (t.in_play(0), t.in_play(2)) == (["Daily Planet"], ["Themyscira"])


@rule("CON-11.6")
def test_any_number_of_locations_work_side_by_side() -> None:
    t = teams(p0=["Book of Magic"], in0=["Lex Corp", "Olympus", "Daily Planet", "Amnesty Bay", "Themyscira"])
    t.play("Book of Magic")  # an Equipment, and of cost 7
    t.answer(0, "Lex Corp")  # whose owner orders them
    assert t.hand(0) == ["Punch"] * 4


@rule("CON-11.6")
def test_a_location_reacts_once_in_each_turn_of_its_owner() -> None:
    t = teams(p0=["Magic Bracelets"] * 2, in0=["Lex Corp"], deck0=["Punch"] * 20)
    t.play("Magic Bracelets")
    assert t.hand(0) == ["Magic Bracelets", "Punch"]
    t.play("Magic Bracelets")
    assert t.hand(0) == ["Punch"]


@rule("CON-11.6")
def test_a_location_is_used_once_in_each_turn_of_its_owner() -> None:
    t = teams(in0=["Amnesty Bay"], deck0=["Punch"] * 20)
    t.use("Amnesty Bay")
    t.answer(0, None)
    assert t.offered(0) == ["end turn"]
    t.end()
    t.answer(1, None)
    assert "use Amnesty Bay" not in t.offered(1)
    t.end()
    t.answer(2, None)
    assert t.asked() == [2] and "use Amnesty Bay" not in t.offered(2)
    t.end()
    t.answer(3, None)
    t.end()
    t.answer(0, None)
    assert "use Amnesty Bay" in t.offered(0)


@rule("CON-11.6")
def test_a_location_reacts_again_in_the_next_turn_of_its_owner() -> None:
    t = teams(p0=["Magic Bracelets"], in0=["Lex Corp"], deck0=["Mera", "Magic Bracelets", *["Punch"] * 9])
    t.play("Magic Bracelets")
    assert t.hand(0) == ["Mera"]
    round_of_turns(t)
    t.play("Magic Bracelets")
    assert t.hand(0) == ["Punch"] * 5


@rule("CON-11.7")
def test_a_destroyed_card_is_open_to_all_and_no_longer_scored() -> None:
    t = teams(p0=["Phantom Zone Projector", "Supergirl"], deck0=[])
    assert t.vp(0) == 1 + 1
    t.play("Phantom Zone Projector")
    t.answer(0, "Supergirl")
    assert (t.destroyed, t.vp(0)) == (["Supergirl"], 1)
    assert t.view(3).as_dict()["shared"]["destroyed pile"] == ["Supergirl"]


@rule("CON-11.7")
def test_destroyed_cards_of_the_stacks_do_not_return_to_them() -> None:
    t = teams(p0=["Trident of Lucifer", "Trident of Lucifer", "Enhanced Strength", "Weakness"], kicks=3, weaknesses=3)
    for name in ("Enhanced Strength", "Weakness"):
        t.play("Trident of Lucifer")
        t.answer(0, name)
    assert t.destroyed == ["Enhanced Strength", "Weakness"]
    assert (len(t.state.piles[KICKS]), len(t.state.piles[WEAKNESSES])) == (3, 3)


@rule("CON-11.8")
def test_a_gained_card_costs_nothing_and_goes_to_the_discard_pile() -> None:
    t = teams(p0=["Enchantress", "Punch"], lineup=["Tempest", "Supergirl"], power=2)
    t.play("Enchantress")
    t.answer(0, "Punch")
    assert (t.discard(0), t.power(0), t.lineup) == (["Tempest"], 2, ["Supergirl"])


@rule("CON-11.8")
def test_an_effect_may_send_a_gained_card_elsewhere() -> None:
    t = teams(p0=["Globe of Transportation"], lineup=["Tempest"], confronting=1)
    t.play("Globe of Transportation")
    t.answer(0, "Tempest")
    assert (t.hand(0), t.discard(0)) == (["Tempest"], [])


@rule("CON-11.8")
def test_where_there_is_no_such_card_nothing_is_gained() -> None:
    t = teams(p0=["Globe of Transportation"], lineup=["Supergirl"])
    t.play("Globe of Transportation")
    assert (t.discard(0), t.lineup, t.power(0)) == ([], ["Supergirl"], 3)
