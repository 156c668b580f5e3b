"""The cards of the main deck and the Super-Villains of a game: those of Rebirth, perhaps mixed with another set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from archfoe.core.cards import LATER_KIND, PRIVATE_KIND, SUPER_VILLAIN_KIND, Box, Card, variation
from archfoe.core.effects import Ability, Destroy, Discard, Draw, EachPlayer, Fetch, ForPlayer, May, Then
from archfoe.core.effects.attacks import attacks_of
from archfoe.core.errors import unknown
from archfoe.core.filters import STARTER, VILLAIN, only
from archfoe.core.piles import DECK, HAND
from archfoe.games.city.card import city_card, with_own
from archfoe.games.city.cards import SCENARIO_KIND
from archfoe.games.city.impossible import at_their_worst, is_harder
from archfoe.games.city.legacy import RECRUIT_KRYPTO, RECRUIT_THE_RAY, Legacy
from archfoe.games.city.options import city_options
from archfoe.games.city.ring import SUPER_VILLAIN_COST
from archfoe.games.city.verbs.cards import SeeMain
from archfoe.games.options import Options
from archfoe.games.shared.mixing import box_of, copies, with_guests
from archfoe.registry.guest_list import names

#: (the highest cost, the Reward): a Villain of another set brings what the first fitting row says.
REWARDS: Final[tuple[tuple[int, Ability], ...]] = (
    (2, SeeMain(None, shown=True)),
    (4, ForPlayer(Fetch(only(STARTER), optional=True))),
    (6, ForPlayer(Destroy(places=(HAND,)))),
    (8, ForPlayer(Draw(1))),
    (10, EachPlayer(Fetch(to=DECK, optional=True, bottom=True))),
    (12, EachPlayer(May(Then(Draw(1), Discard())))),
    (14, EachPlayer(Destroy())),
)
#: The rule for each of these rows, and for what is dearer still.
_RULES: Final = ("REB-26.5", "REB-26.6", "REB-26.7", "REB-26.8", "REB-26.9", "REB-26.10", "REB-26.11", "REB-26.12")
_HIGHEST_REWARD: Final = EachPlayer(Draw(1))


def attack_of(card: Card) -> Ability:
    """What a Villain of another set does to who is hit in the city; None if it has no Attack."""
    if card.first_appearance is not None:
        return card.first_appearance
    return attacks_of(card)[0].hit if card.attacks else None


def reward_rule(card: Card) -> str:
    """The rule for the Reward of a Villain of another set; "" for one that is made for the city."""
    if city_card(card).destination is not None:
        return ""
    return next((_RULES[row] for row, (most, _) in enumerate(REWARDS) if card.cost <= most), _RULES[-1])


def is_made_for_it(card: Card) -> bool:
    return city_card(card).attack is not None


def fits_the_city(card: Card) -> bool:
    """Villains come only if they have an Attack."""
    return card.type != VILLAIN or is_made_for_it(card) or attack_of(card) is not None


@variation
def for_the_city(card: Card) -> Card:
    """A Villain of another set has an Attack, and a Reward by its cost; a die tells its Destination when it comes."""
    if card.type != VILLAIN or is_made_for_it(card):
        return card
    reward = next((reward for most, reward in REWARDS if card.cost <= most), _HIGHEST_REWARD)
    own = replace(city_card(card), attack=attack_of(card), reward=reward)
    return replace(
        with_own(card, own),
        play=None,
        first_appearance=None,
        defense=None,
        starts_on_top=False,
        super_villain=card.cost >= SUPER_VILLAIN_COST,
    )


#: The card that a completed Side Mission brings into the main deck of later games.
MISSION_CARDS: Final = {RECRUIT_KRYPTO: "Krypto", RECRUIT_THE_RAY: "The Ray"}


def main_deck(options: Options, key: bytes) -> tuple[Card, ...]:
    """Every copy; a mixture has half of its cards from each set (ruling RB-26)."""
    ours = _own_deck(options.played.home.box, city_options(options).legacy.missions, city_options(options).legacy.out)
    return with_guests(ours, options.mode, options.mix, key) if options.mix else ours


def main_deck_of(box: Box, missions: tuple[str, ...]) -> tuple[Card, ...]:
    """Every copy that a campaign could have, with what Side Missions have brought."""
    return _own_deck(box, missions, ())


@cache
def _own_deck(box: Box, missions: tuple[str, ...], out: tuple[str, ...]) -> tuple[Card, ...]:
    """`out` names a card for each copy that is not there."""
    earned = {MISSION_CARDS.get(mission) for mission in missions}
    cards = [*copies(box), *(card for card in box.of_kind(LATER_KIND) if card.name in earned)]
    for name in out:
        gone = next((card for card in cards if card.name == name), None)
        if gone is not None:
            cards.remove(gone)
    return tuple(cards)


@cache
def pack_of(box: Box, scenario: int, impossible: bool = False) -> tuple[Card, ...]:
    """The cards that only this scenario has."""
    own = [card for card in box.of_kind(SCENARIO_KIND, PRIVATE_KIND) if city_card(card).pack[0] == str(scenario)]
    cards = tuple(card for card in own if not is_harder(card) for _ in range(card.copies))
    return at_their_worst(box, cards) if impossible else cards


@lru_cache(64)
def super_villains(box: Box, mix: str, impossible: bool = False) -> tuple[Card, ...]:
    """Those of Rebirth, and those of the other sets that attack when they appear."""
    ours: Sequence[Card] = box.of_kind(SUPER_VILLAIN_KIND)
    if impossible:
        ours = at_their_worst(box, ours)
    theirs = [card for name in names(mix) for card in box_of(name).of_kind(SUPER_VILLAIN_KIND)]
    return (*ours, *(for_the_city(card) for card in theirs if fits_the_city(card)))


def check_out(options: Options, legacy: Legacy) -> None:
    """Only what is in a main deck can be out of it, and only as often."""
    names = [card.name for card in main_deck_of(options.played.home.box, legacy.missions)] if legacy.out else []
    for name in legacy.out:
        if name not in names:
            raise unknown("card of the main deck", name, sorted(set(names)))
        names.remove(name)
