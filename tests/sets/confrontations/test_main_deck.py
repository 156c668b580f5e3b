"""What every card of the main deck costs, is worth and gives by itself."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import assists, duel, teams
from tests.vocabulary import rule


@rule("CON-3.2", "CON-10.2")
@pytest.mark.parametrize(
    ("cost", "points", "names"),
    [
        (
            2,
            1,
            [
                "Jimmy Olsen",
                "Tula",
                "Ya'wara",
                "Trident of Neptune",
                "The Trench",
                "King Shark",
                "Pots!",
                "The Creeper",
            ],
        ),
        (
            3,
            1,
            [
                "Steel",
                "Krypto",
                "Lana Lang",
                "Parasite",
                "Phantom Zone Projector",
                "Steve Trevor",
                "Flight",
                "Magic Bracelets",
                "Giganta",
                "The Others",
                "Tempest",
                "Telepathy",
                "Black Manta",
                "Siren",
                "Nereus",
                "Deadman",
                "Ragman",
                "Blackbriar Thorn",
                "Doctor Destiny",
                "Silver Banshee",
            ],
        ),
        (
            4,
            1,
            [
                "Superboy",
                "Lois Lane",
                "Daily Planet",
                "Metallo",
                "Amazo",
                "Strength of the Gods",
                "Artemis",
                "Cheetah",
                "Mystic Control",
                "Mera",
                "Crown of Atlantis",
                "Amnesty Bay",
                "Atlan",
                "Chimera",
                "Water Control",
                "Dead King's Scepter",
                "Power Armor",
                "John Constantine",
                "Madame Xanadu",
                "Animal Man",
                "Blue Devil",
                "Enchantress",
                "Dark Arts",
            ],
        ),
        (
            5,
            1,
            [
                "Supergirl",
                "Toymaster",
                "Zod",
                "Doomsday",
                "Kryptonite",
                "Donna Troy",
                "Hephaestus",
                "Hera",
                "Hermes",
                "Themyscira",
                "Faora",
                "Illusions",
                "Olympus",
                "The Deep",
                "Tegrof!",
                "Trident of Lucifer",
                "Klarion",
                "Etrigan",
                "Black Diamond",
            ],
        ),
        (
            6,
            1,
            [
                "Bizarro",
                "Lex Corp",
                "Globe of Transportation",
                "Eclipso",
            ],
        ),
        (
            6,
            2,
            [
                "Cold Breath",
                "Orion",
                "First Born",
                "Strife",
                "Poseidon",
                "Doctor Fate",
            ],
        ),
        (
            7,
            2,
            [
                "Impervious",
                "Scientific Genius",
                "Amazo Virus",
                "Magog",
                "Swamp Thing",
                "Book of Magic",
            ],
        ),
        (
            7,
            3,
            [
                "Ares",
                "Apollo",
            ],
        ),
    ],
)
def test_what_a_card_costs_and_what_it_is_worth(cost: int, points: int, names: list[str]) -> None:
    for name in names:
        assert f"buy {name}" not in duel(lineup=[name], power=cost - 1, deck0=[]).offered()
        t = duel(lineup=[name], power=cost, deck0=[])
        t.buy(name)
        assert (t.power(0), t.vp(0)) == (0, points)


@rule("CON-3.1")
@pytest.mark.parametrize(
    ("power", "names"),
    [
        (
            0,
            [
                "Krypto",
                "Jimmy Olsen",
                "Hermes",
                "Illusions",
                "Mera",
                "John Constantine",
                "Deadman",
                "Madame Xanadu",
                "Doctor Destiny",
            ],
        ),
        (
            1,
            [
                "Steel",
                "Phantom Zone Projector",
                "Flight",
                "Tula",
                "Ya'wara",
                "Trident of Neptune",
                "The Trench",
                "King Shark",
                "Chimera",
                "Ragman",
                "Pots!",
                "The Creeper",
                "Book of Magic",
            ],
        ),
        (
            2,
            [
                "Superboy",
                "Lois Lane",
                "Lana Lang",
                "Toymaster",
                "Cold Breath",
                "Metallo",
                "Parasite",
                "Zod",
                "Amazo",
                "Scientific Genius",
                "Kryptonite",
                "Steve Trevor",
                "Hephaestus",
                "Hera",
                "Strength of the Gods",
                "Magic Bracelets",
                "Artemis",
                "Cheetah",
                "Giganta",
                "First Born",
                "Mystic Control",
                "The Others",
                "Tempest",
                "Telepathy",
                "Crown of Atlantis",
                "Black Manta",
                "Atlan",
                "Nereus",
                "Water Control",
                "Dead King's Scepter",
                "Power Armor",
                "Blue Devil",
                "Doctor Fate",
                "Tegrof!",
                "Trident of Lucifer",
                "Klarion",
                "Etrigan",
                "Blackbriar Thorn",
                "Eclipso",
                "Enchantress",
                "Silver Banshee",
                "Dark Arts",
                "Apollo",
            ],
        ),
        (
            3,
            [
                "Supergirl",
                "Impervious",
                "Bizarro",
                "Doomsday",
                "Donna Troy",
                "Orion",
                "Strife",
                "Faora",
                "Poseidon",
                "Globe of Transportation",
            ],
        ),
        (
            4,
            [
                "Ares",
                "Magog",
                "Swamp Thing",
            ],
        ),
        (
            5,
            [
                "Amazo Virus",
            ],
        ),
    ],
)
def test_what_a_card_gives_outside_of_a_confrontation_with_nothing_else_around(power: int, names: list[str]) -> None:
    for name in names:
        t = duel(p0=[name], deck0=[], deck1=[], lineup=[], weaknesses=0)
        t.play(name)
        while t.offered(0)[-1] not in ("end turn", "P1"):  # an offer that finds nothing
            t.answer(0, None)
        if t.offered(0) == ["P1"]:
            t.answer(0, "P1")
        assert (name, t.power(0)) == (name, power)


@rule("CON-5.1")
def test_which_cards_may_be_played_in_the_partners_turn() -> None:
    helping = [
        "Lois Lane", "Supergirl", "Steel", "Krypto", "Jimmy Olsen", "Lana Lang", "Parasite", "Bizarro", "Zod",
        "Scientific Genius", "Phantom Zone Projector", "Steve Trevor", "Hermes", "Illusions", "Tempest", "Tula",
        "Water Control", "Deadman", "Blackbriar Thorn",
    ]  # fmt: skip
    for name in helping:
        assert assists(teams(p2=[name]), 2) == [name]
        assert f"store {name}" in duel(p0=[name]).offered()


@rule("CON-5.1", "CON-3.5")
def test_which_cards_may_not() -> None:
    others = [
        "Superboy", "Toymaster", "Cold Breath", "Impervious", "Daily Planet", "Metallo", "Amazo", "Doomsday",
        "Amazo Virus", "Kryptonite", "Lex Corp", "Donna Troy", "Orion", "Ares", "Hephaestus", "Hera",
        "Strength of the Gods", "Flight", "Magic Bracelets", "Themyscira", "Magog", "Artemis", "Cheetah", "Giganta",
        "Apollo", "First Born", "Strife", "Faora", "Mystic Control", "Olympus", "Mera", "The Others", "Ya'wara",
        "Poseidon", "Telepathy", "Trident of Neptune", "Globe of Transportation", "Crown of Atlantis", "Amnesty Bay",
        "Black Manta", "The Trench", "Siren", "King Shark", "Atlan", "Chimera", "Nereus", "Dead King's Scepter",
        "Power Armor", "The Deep", "Swamp Thing", "John Constantine", "Madame Xanadu", "Animal Man", "Blue Devil",
        "Doctor Fate", "Ragman", "Pots!", "Tegrof!", "Trident of Lucifer", "Klarion", "Etrigan", "Doctor Destiny",
        "Eclipso", "Enchantress", "The Creeper", "Silver Banshee", "Dark Arts", "Black Diamond", "Book of Magic",
    ]  # fmt: skip
    for name in others:
        assert teams(p2=[name]).asked() == [0]
        assert f"store {name}" not in duel(p0=[name]).offered()
