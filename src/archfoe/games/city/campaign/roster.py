"""Who plays: players join and leave between two games, and what a Super Hero has earned stays with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from archfoe.agents import AGENTS
from archfoe.core.chance import digest
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.text import listed
from archfoe.games.city import MOST_PLAYERS
from archfoe.games.city.campaign.log import MODE, Campaign, Member, refuse_if_over
from archfoe.games.city.legacy import TRIES
from archfoe.games.shared.mixing import heroes_of
from archfoe.table.words.labels import player_names


def leave(campaign: Campaign, player: str) -> Campaign:
    """The seat is given up; whoever comes back finds the Super Hero as it was left."""
    return regroup(campaign, leaving=[player])


def regroup(campaign: Campaign, leaving: Sequence[str] = (), joining: Sequence[tuple[str, str]] = ()) -> Campaign:
    """First some leave, then others join, by name and Super Hero (or ""); somebody must be there in the end."""
    refuse_if_over(campaign)
    for member in _who_leaves(campaign, leaving):
        campaign = _without(campaign, member)
    for player, hero in joining:
        campaign = join(campaign, player, hero)
    if not campaign.members:
        raise ArchfoeError(f"{leaving[-1]} is the last player: let somebody join first.")
    return campaign


def reseated(campaign: Campaign, players: Sequence[str], heroes: Sequence[str]) -> Campaign:
    """A team by seats: each player goes on as a Super Hero, whoever played it before; "" for somebody new."""
    refuse_if_over(campaign)
    if not any(member.hero for member in campaign.members):
        return replace(campaign, members=tuple(map(Member, players)))
    everybody = tuple(member for member in campaign.away if member.hero not in _heroes(campaign)) + campaign.members
    team = replace(campaign, members=(), away=everybody)
    for player, hero in zip(players, heroes, strict=True):
        team = join(team, player, hero)
    return team


def _heroes(campaign: Campaign) -> list[str]:
    return [member.hero for member in campaign.members]


def _who_leaves(campaign: Campaign, leaving: Sequence[str]) -> list[Member]:
    """Each by the name that all read; a bot also by its level."""
    called = player_names(campaign.players)
    there = dict(zip(called, campaign.members, strict=True))
    gone = []
    for player in leaving:
        found = next((name for name, member in there.items() if player in (name, member.player)), None)
        if found is None:
            raise ArchfoeError(f"{player} does not play in this campaign: it has {listed(called)}.")
        gone.append(there.pop(found))
    return gone


def _without(campaign: Campaign, gone: Member) -> Campaign:
    stay = tuple(member for member in campaign.members if member is not gone)
    away = tuple(member for member in campaign.away if member.hero != gone.hero)
    return replace(campaign, members=stay, away=(*away, gone) if gone.hero else away)


def join(campaign: Campaign, player: str, hero: str = "") -> Campaign:
    """A new seat behind the others, with a Super Hero by name, the one played before, or one by chance."""
    refuse_if_over(campaign)
    if len(campaign.members) == MOST_PLAYERS:
        raise ArchfoeError(f"{MOST_PLAYERS} players are the most: let somebody leave before {player} joins.")
    if player in campaign.players and player not in AGENTS:
        raise ArchfoeError(f"{player} plays in this campaign already.")
    if not all(member.hero for member in campaign.members):
        if hero:
            raise ArchfoeError("Super Heroes are dealt when the first game starts. Join without naming one.")
        return replace(campaign, members=(*campaign.members, Member(player)))
    chosen = _free_hero(campaign, hero) if hero else _old_hero(campaign, player) or _any_hero(campaign)
    away = tuple(member for member in campaign.away if member.hero != chosen)
    return replace(campaign, members=(*campaign.members, Member(player, chosen)), away=away)


def free_heroes(campaign: Campaign) -> list[str]:
    """Super Heroes that nobody plays now."""
    taken = {member.hero for member in campaign.members}
    return [card.name for card in heroes_of(MODE, promos=False) if card.name not in taken]


def _free_hero(campaign: Campaign, hero: str) -> str:
    names = [card.name for card in heroes_of(MODE, promos=False)]
    if hero not in names:
        raise unknown("Super Hero", hero, names)
    if hero not in free_heroes(campaign):
        owner = player_names(campaign.players)[_heroes(campaign).index(hero)]
        raise ArchfoeError(f"{owner} plays {hero}: choose from {listed(free_heroes(campaign), 'or')}.")
    return hero


def _old_hero(campaign: Campaign, player: str) -> str:
    """The one that this player left the campaign with, if nobody has taken it; "" if there is none."""
    free = free_heroes(campaign)
    return next((m.hero for m in reversed(campaign.away) if m.player == player and m.hero in free), "")


def _any_hero(campaign: Campaign) -> str:
    """Chance decides, and for good: to leave and to join again deals no other. Who is away should find their own."""
    kept = {member.hero for member in campaign.away}
    free = free_heroes(campaign)
    free = [hero for hero in free if hero not in kept] or free
    draw = (campaign.scenario * (TRIES + 1) + campaign.attempt) * (MOST_PLAYERS + 1) + len(campaign.members)
    return free[digest(campaign.key, draw) % len(free)]
