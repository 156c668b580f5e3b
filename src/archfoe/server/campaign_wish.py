"""A campaign that a table is made for: what may be wished, and the story that its first game begins with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from archfoe.agents import AGENTS
from archfoe.cli.settings import hero_way
from archfoe.core.chance import new_key
from archfoe.games.city.campaign.campaign import Story, manned, new_story
from archfoe.games.city.campaign.contest import Contest
from archfoe.games.city.campaign.files import BadCampaign, Book, checked_name, loads
from archfoe.games.city.campaign.log import MODE
from archfoe.games.city.campaign.roster import reseated
from archfoe.server.errors import Refusal
from archfoe.wire.to_server import BOT, HUMAN, SeatWish, TableWish

USUAL_NAME: Final = "Our campaign"
_PLAIN: Final = TableWish()


def checked(wish: TableWish) -> TableWish:
    """The wish with the name of the campaign and, of a saved one, its seats and variants; or a sentence why not."""
    campaign = wish.campaign
    assert campaign is not None
    if wish.mode != MODE:
        raise Refusal("Campaigns are played with Rebirth.")
    if (wish.scenario, wish.signatures, wish.mix) != (_PLAIN.scenario, _PLAIN.signatures, _PLAIN.mix):
        raise Refusal(
            "A campaign brings its own scenarios and Signature cards, and is played with the cards of Rebirth."
        )
    if not campaign.saved:
        name = checked_name(" ".join(campaign.name.split()) or USUAL_NAME)
        return msgspec.structs.replace(wish, campaign=msgspec.structs.replace(campaign, name=name))
    book = _book(campaign.saved)
    return msgspec.structs.replace(
        wish,
        seats=wish.seats or [_seat(player) for player in book.story.players],
        variants=list(book.story.variants) if isinstance(book.story, Contest) else [],
        campaign=msgspec.structs.replace(campaign, name=checked_name(book.name)),
    )


def _book(text: str) -> Book:
    try:
        book = loads(text, "The file")
    except BadCampaign as error:  # it may name what cannot even be sent
        raise Refusal(str(error).encode(errors="replace").decode()) from None
    if book.game is not None or book.trouble:
        raise Refusal("The campaign is in the middle of a game: play that to its end where it was begun.")
    if book.story.over:
        raise Refusal("This campaign is over.")
    return book


def _seat(player: str) -> SeatWish:
    return SeatWish(BOT, bot=player) if player in AGENTS else SeatWish(HUMAN, name=player)


def story_of(wish: TableWish, players: Sequence[str]) -> Story | None:
    """Before the first game at the table; None if it is for single games.

    A new campaign gets its key here. Until its first game is stored with it, nothing depends on which.
    """
    campaign = wish.campaign
    if campaign is None:
        return None
    if not campaign.saved:
        return new_story(players, new_key(), hero_way(wish.heroes, MODE), wish.variants)
    story = _book(campaign.saved).story
    heroes = campaign.heroes or [member.hero for member in story.members]
    if isinstance(story, Contest) and heroes != [member.hero for member in story.members]:
        raise Refusal("In a competitive campaign all players stay to its end.")
    if len(heroes) != len(players):
        raise Refusal(f"The campaign has {len(heroes)} players, and the table {len(players)} seats.")
    return manned(story, players) if isinstance(story, Contest) else reseated(story, players, heroes)
