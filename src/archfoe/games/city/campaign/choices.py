"""What the players of a campaign choose between two games: a Location that is repaired, cards that are saved."""

from __future__ import annotations

from archfoe.core.errors import ArchfoeError
from archfoe.games.city.campaign import words
from archfoe.games.city.campaign.aftermath import best_card, repaired, saved, worst_location
from archfoe.games.city.campaign.contest import Story
from archfoe.games.city.campaign.log import TO_REPAIR, TO_SAVE, Campaign
from archfoe.games.city.tiles import TILES
from archfoe.sets.rebirth.box import REBIRTH as BOX
from archfoe.table.campaigns import Choice


def choice_of(story: Story) -> Choice | None:
    if not isinstance(story, Campaign):
        return None
    if story.repair:
        return Choice(
            "Repair which Location? All its damage goes away.",
            TO_REPAIR,
            {tile: TILES[tile].name for tile, _ in story.damage},
            words.damage_words(story),
            worst_location(story),
        )
    if story.saves:
        names = sorted(set(story.out), key=lambda name: (-BOX.named(name).cost, name))
        return Choice(
            "Save One for the Team: which destroyed card returns to the main deck?",
            TO_SAVE,
            {name: name for name in names},
            [_card_words(story, name) for name in names],
            best_card(story),
            story.saves,
        )
    return None


def _card_words(story: Campaign, name: str) -> str:
    copies = story.out.count(name)
    card = BOX.named(name)
    return f"{name}{f' ({copies} copies)' * (copies > 1)}, {card.type}, cost {card.cost}"


def choose(story: Story, key: str) -> Story:
    if not isinstance(story, Campaign):
        raise ArchfoeError("There is nothing to choose at this table.")
    return saved(story, key) if story.saves and not story.repair else repaired(story, key)


def chosen_words(key: str) -> str:
    return f"{TILES[key].name} is repaired." if key in TILES else f"{key} is saved."
