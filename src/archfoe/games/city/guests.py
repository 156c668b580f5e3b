"""Cards of other sets in the city: Villains need an Attack, and have a Reward by their cost."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from archfoe.core.cards import Card, variation
from archfoe.core.effects import Ability, Destroy, Discard, Draw, EachPlayer, Fetch, ForPlayer, May, Then
from archfoe.core.filters import STARTER, VILLAIN, only
from archfoe.core.piles import DECK, HAND
from archfoe.games.city.card import city_card, with_own
from archfoe.games.city.ring import SUPER_VILLAIN_COST
from archfoe.games.city.verbs.cards import SeeMain

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
    return card.attacks[0].hit if card.attacks else None


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
