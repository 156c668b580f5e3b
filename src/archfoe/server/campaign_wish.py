"""A campaign that a table is made for: what may be wished, and the story that its first game begins with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from archfoe.agents import AGENTS
from archfoe.core.chance import new_key
from archfoe.core.text import listed
from archfoe.server.errors import Refusal
from archfoe.table.campaigns import BadCampaign, Book, Campaigns, Story, campaigns, usual_campaigns
from archfoe.table.wishes import hero_way, mixture, unusual
from archfoe.wire.to_server import BOT, HUMAN, SeatWish, TableWish

USUAL_NAME: Final = "Our campaign"


def checked(wish: TableWish) -> TableWish:
    """The wish with the name of the campaign and, of a saved one, its seats and variants; or a sentence why not."""
    campaign = wish.campaign
    assert campaign is not None
    have = campaigns().get(wish.mode)
    if have is None:
        raise Refusal(f"Campaigns are played with {usual_campaigns().title}.")
    if settled := unusual(wish.mode, wish.own):
        raise Refusal(f"A campaign settles by itself what is chosen for {listed(settled)}: leave it out.")
    if wish.mix and campaign.saved:
        raise Refusal("A saved campaign keeps the cards that it was begun with: leave out the mix.")
    if not campaign.saved:
        name = have.checked_name(" ".join(campaign.name.split()) or USUAL_NAME)
        return msgspec.structs.replace(wish, campaign=msgspec.structs.replace(campaign, name=name))
    book = _book(have, campaign.saved)
    return msgspec.structs.replace(
        wish,
        seats=wish.seats or [_seat(player) for player in book.story.players],
        variants=have.variants(book.story),
        campaign=msgspec.structs.replace(campaign, name=have.checked_name(book.name)),
    )


def _book(have: Campaigns, text: str) -> Book:
    try:
        book = have.loads(text, "The file")
    except BadCampaign as error:  # it may name what cannot even be sent
        raise Refusal(str(error).encode(errors="replace").decode()) from None
    if book.game is not None or book.trouble:
        raise Refusal("The campaign is in the middle of a game: finish that game where it was started.")
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
    have = campaigns()[wish.mode]
    if not campaign.saved:
        way, mix = hero_way(wish.heroes, wish.mode), mixture(wish.mix, wish.mode)
        return have.new(players, new_key(), way, wish.variants, mix)
    story = _book(have, campaign.saved).story
    heroes = campaign.heroes or have.heroes(story)
    return have.reseated(story, players, heroes)


def key_of(story: Story) -> bytes | None:
    """The key of the game that comes now: none, so it gets a new one. At a table it is never that of the campaign
    (`Story.game_key`), which deals all games to come: whoever has saved or written its file has it."""
    return None
