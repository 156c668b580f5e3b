"""The words of a campaign: its log, where it stands, and what followed from a game. Nothing is told before its time."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.text import listed, sentence
from archfoe.games.city.campaign.contest import WINS, Contest, Story
from archfoe.games.city.campaign.log import (
    BOX_POINTS,
    BOXES,
    FAILED,
    MAXIMUM,
    MISSION_POINTS,
    MISSIONS_FROM,
    WHOLE_CITY_POINTS,
    Campaign,
    Member,
    Rerun,
    grade,
    points,
    whole_city,
)
from archfoe.games.city.card import city_card
from archfoe.games.city.cards import SIGNATURE_KIND
from archfoe.games.city.legacy import BASIC_EACH, DESTROYED_AT, MISSIONS, SIGNATURES, SIX_CARDS, TRIES
from archfoe.games.city.scenarios import CAMPAIGN
from archfoe.games.city.tiles import TILES
from archfoe.registry.guest_list import names as guest_names
from archfoe.sets.rebirth.box import REBIRTH as BOX
from archfoe.table.words.labels import player_names, title_of

_TRY_WORDS = ("first", "second")
_HEAD_STARTS = {
    BASIC_EACH: "each player starts with a Basic card from a stack in play in the discard pile",
    SIX_CARDS: "each player's first hand has 6 cards",
}


# Who and where


def who_plays(members: Sequence[Member]) -> str:
    """ "ann (Batman), bob (Cyborg) and Rocco"."""
    names = player_names([member.player for member in members])
    return listed([f"{name} ({m.hero})" if m.hero else name for name, m in zip(names, members, strict=True)])


def where_it_stands(story: Story) -> str:
    """In a few words, without a spoiler."""
    if isinstance(story, Contest):
        names = player_names(story.players)
        if story.over:
            return f"won by {listed([names[seat] for seat in story.champions])}"
        return f"game {story.number}"
    if story.over:
        final = grade(points(story))
        return f"over with {points(story)} of {MAXIMUM} points, grade {final.mark}"
    mode = "Impossible Mode, " if story.impossible else ""
    if story.first:
        mode = f"won with {story.first_points} of {MAXIMUM} points, grade {grade(story.first_points).mark}; {mode}"
    stands = f"scenario {story.scenario} of {len(CAMPAIGN)}, {_TRY_WORDS[story.attempt - 1]} try"
    return f"{mode}{stands}, {points(story)} points"


def scenario_name(number: int) -> str:
    """Only for scenarios that have been reached."""
    return f"Scenario {number}, {CAMPAIGN[number].title}"


def game_name(story: Story) -> str:
    if isinstance(story, Contest):
        return f"Game {story.number} of the competitive campaign"
    mode = "Impossible Mode, " if story.impossible else ""
    return f"{mode}{scenario_name(story.scenario)}: {_TRY_WORDS[story.attempt - 1]} of {TRIES} tries"


def premise_lines(story: Story) -> list[str]:
    """What is read out before a game, and what the campaign brings to it."""
    lines = [] if isinstance(story, Contest) else [CAMPAIGN[story.scenario].premise]
    if story.damage:
        lines.append(damage_line(story))
    lines += head_start_lines(story)
    if isinstance(story, Campaign):
        lines += _out_lines(story)
    if story.mix:
        lines.append(f"With cards of {listed([title_of(name) for name in guest_names(story.mix)])}.")
    return lines + [line for line in [signature_line(story)] if line]


def head_start_lines(story: Story) -> list[str]:
    if not isinstance(story, Campaign) or not story.head_start:
        return []
    return [f"Head start: {_HEAD_STARTS[story.head_start]}."]


def _out_lines(campaign: Campaign) -> list[str]:
    """Cards that were destroyed, and are not there this time."""
    return [f"Out of the main deck: {listed(list(campaign.out))}."] if campaign.out else []


# The log


def log_lines(name: str, story: Story, playing: bool) -> list[str]:
    head = f"Campaign {name}: {who_plays(story.members)}."
    if isinstance(story, Contest):
        return [head, *_contest_lines(story, playing)]
    return [head, *_scenario_lines(story, playing), *_state_lines(story), *score_lines(story)]


def _scenario_lines(campaign: Campaign, playing: bool) -> list[str]:
    """Boxes of what is done and of what comes now; what has not been reached stays closed."""
    lines = []
    if campaign.first:
        lines.append(
            f"  Before Impossible Mode: {_points(campaign.first_points)}, {_grade_words(campaign.first_points)}."
        )
    elif campaign.impossible:
        lines.append("  All of it is played in Impossible Mode.")
    for number, box in enumerate(campaign.boxes, 1):
        lines.append(f"  {scenario_name(number)}: {_box_words(box)}, {_points(BOX_POINTS[box])}.")
        lines += _try_lines(campaign, number)
    if campaign.over:
        return lines
    now = campaign.scenario
    does = "is being played" if playing else "comes next"
    lines.append(f"  {scenario_name(now)}: {_box_words('')}, the {_TRY_WORDS[campaign.attempt - 1]} try {does}.")
    lines += _try_lines(campaign, now)
    if now < len(CAMPAIGN) and not campaign.first:
        rest = f"Scenario {now + 1} is" if now + 1 == len(CAMPAIGN) else f"Scenarios {now + 1} to {len(CAMPAIGN)} are"
        lines.append(f"  {rest} still closed.")
    return lines


def _try_lines(campaign: Campaign, number: int) -> list[str]:
    """Tries of a scenario in which the players knew more than the first time."""
    said = {word: rerun_words(campaign, campaign.game_of(number, n)) for n, word in enumerate(_TRY_WORDS, 1)}
    return [f"    The {word} try: {words}." for word, words in said.items() if words]


def rerun_words(story: Story, game: str) -> str:
    """ "restarted once, 2 answers taken back after the game had gone on"; "" for a game that was played straight."""
    rerun = next((rerun for rerun in story.reruns if rerun.game == game), Rerun(game))
    often = {1: "once", 2: "twice"}.get(rerun.restarts, f"{rerun.restarts} times")
    answers = "1 answer" if rerun.takebacks == 1 else f"{rerun.takebacks} answers"
    parts = [f"restarted {often}"] * bool(rerun.restarts)
    return ", ".join(parts + [f"{answers} taken back after the game had gone on"] * bool(rerun.takebacks))


def _box_words(ticked: str) -> str:
    """ "[ ] 1, [x] 2, [ ] Failed"."""
    return ", ".join(f"[{'x' if box == ticked else ' '}] {box}" for box in BOXES)


def _points(n: int) -> str:
    return f"{n} point" if abs(n) == 1 else f"{n} points"


def _state_lines(campaign: Campaign) -> list[str]:
    lines = []
    if campaign.scenario >= MISSIONS_FROM:
        lines.append(mission_line(campaign))
    lines.append(signature_line(campaign) or "Signature cards: none earned yet.")
    lines += [f"Locations: {_tile_words(campaign)}."]
    if campaign.repair:
        lines.append("A Location is still to be chosen and repaired.")
    if campaign.saves:
        lines.append("Cards are still to be chosen and saved.")
    lines += _out_lines(campaign)
    if campaign.head_start and not campaign.over:
        lines.append(f"Head start of scenario {campaign.scenario}: {_HEAD_STARTS[campaign.head_start]}.")
    if campaign.away:
        lines.append(f"Away: {who_plays(campaign.away)}.")
    return lines


def mission_line(campaign: Campaign) -> str:
    done = [mission.title() for mission in campaign.missions]
    still = [mission.title() for mission in MISSIONS if mission not in campaign.missions]
    parts = [f"{listed(done)} completed, {_points(MISSION_POINTS * len(done))}"] * bool(done)
    parts += [f"{listed(still)} open"] * bool(still)
    return f"Side Missions: {'; '.join(parts)}."


def signature_line(story: Story) -> str:
    """Names of the cards only of those that have been earned."""
    if isinstance(story, Contest):
        names = player_names(story.players)
        have = {names[seat]: story.signatures(seat) for seat in range(len(names))}
        return f"Signature cards: {', '.join(f'{name} {n}' for name, n in have.items())}."
    heroes = dict.fromkeys([*(hero for hero, _ in story.signatures), *(member.hero for member in story.members)])
    have = {hero: story.earned(hero) for hero in heroes if hero and story.earned(hero)}
    earned = [f"{hero} {n} of {SIGNATURES} ({', '.join(signature_names(hero, n))})" for hero, n in have.items()]
    return f"Signature cards: {'; '.join(earned)}." if earned else ""


def signature_names(hero: str, earned: int) -> list[str]:
    cards = [(city_card(card), card) for card in BOX.of_kind(SIGNATURE_KIND)]
    got = {own.number: card.name for own, card in cards if own.super_hero == hero and own.number <= earned}
    return [got[number] for number in sorted(got)]


def damage_line(story: Story) -> str:
    """Only the tiles that carry some."""
    return f"Damage from earlier games: {listed(damage_words(story))}."


def damage_words(story: Story) -> list[str]:
    return [_damage(tile, n) for tile, n in story.damage]


def _tile_words(story: Story) -> str:
    points = dict(story.damage)
    return ", ".join(_damage(tile, points.get(tile, 0)) for tile in TILES)


def _damage(tile: str, points: int) -> str:
    name = TILES[tile].name
    return f"{name} destroyed" if points >= DESTROYED_AT else f"{name} {points} of {DESTROYED_AT}"


def score_lines(campaign: Campaign) -> list[str]:
    """Points so far; at the end the bonus for a whole city, the sum and the grade."""
    if not campaign.over:
        return [f"Points so far: {points(campaign)}."]
    if whole_city(campaign):
        city = f"No Location is destroyed: {_points(WHOLE_CITY_POINTS)}."
    else:
        ruins = listed([TILES[tile].name for tile in campaign.destroyed])
        city = f"Destroyed at the end: {ruins}, so there are no points for a whole city."
    return [city, _final_score(points(campaign))]


def _final_score(score: int) -> str:
    return f"Final score: {score} of {MAXIMUM} points. {sentence(_grade_words(score))}"


def _grade_words(score: int) -> str:
    final = grade(score)
    return f"grade {final.mark}, {final.title}"


def _contest_lines(contest: Contest, playing: bool) -> list[str]:
    names = player_names(contest.players)
    lines = [
        f"  Game {number}: won by {listed([names[seat] for seat in won])}{_also(contest, number)}."
        for number, won in enumerate(contest.winners, 1)
    ]
    if not contest.over:
        lines.append(f"  Game {contest.number} {'is being played' if playing else 'comes next'}.")
        lines[-1] = f"{lines[-1][:-1]}{_also(contest, contest.number)}."
    lines += [signature_line(contest), f"Locations: {_tile_words(contest)}."]
    wins = ", ".join(f"{names[seat]} {contest.wins(seat)}" for seat in range(len(names)))
    lines.append(f"Games won: {wins}; {WINS} win the campaign.")
    return lines + champion_lines(contest)


def _also(contest: Contest, number: int) -> str:
    words = rerun_words(contest, f"game {number}")
    return f", {words}" if words else ""


def champion_lines(contest: Contest) -> list[str]:
    names = player_names(contest.players)
    champions = [names[seat] for seat in contest.champions]
    if not champions:
        return []
    return [f"{listed(champions)} {'win' if len(champions) > 1 else 'wins'} the campaign."]


# What followed from a game


def what_followed(before: Story, now: Story) -> list[str]:
    if isinstance(before, Contest) or isinstance(now, Contest):
        assert isinstance(now, Contest)
        return [*_contest_followed(now), *_noted_lines(before, now)]
    lines = [*_box_lines(before, now), *_noted_lines(before, now)]
    if now.impossible and not before.impossible:
        return lines + _impossible_lines(now)
    new = now.missions[len(before.missions) :]
    lines += [f"Side Mission completed: {mission.title()}, {_points(MISSION_POINTS)}." for mission in new]
    if now.damage and now.damage != before.damage:
        lines.append(f"Damage now: {listed(damage_words(now))}.")
    for member in now.members:
        for n in range(before.earned(member.hero) + 1, now.earned(member.hero) + 1):
            lines.append(f"{member.hero} earns Signature card {n}, {signature_names(member.hero, n)[-1]}.")
    if now.head_start and len(now.boxes) > len(before.boxes):
        lines.append(f"In the next scenario {_HEAD_STARTS[now.head_start]}.")
    return lines


def _impossible_lines(campaign: Campaign) -> list[str]:
    """The campaign is complete, and another one is open."""
    return [
        _final_score(campaign.first_points),
        (
            "Impossible Mode is open: you may play the whole campaign once more, from its start and with the same "
            "Super Heroes, against harder versions of the Super-Villains."
        ),
    ]


def _noted_lines(before: Story, now: Story) -> list[str]:
    words = rerun_words(now, before.game)
    return [f"The log notes: {words}."] if words else []


def _box_lines(before: Campaign, now: Campaign) -> list[str]:
    name = f"Scenario {before.scenario}"
    boxes = now.first if now.impossible and not before.impossible else now.boxes
    if len(boxes) == len(before.boxes):
        return [f"{name} is lost at the first try and is played once more; the damage of the Locations stays."]
    box = boxes[-1]
    if box == FAILED:
        return [f"{name} is lost for the second time: Failed, {_points(BOX_POINTS[box])} and no reward."]
    return [f"{name} is won at the {_TRY_WORDS[BOXES.index(box)]} try: {_points(BOX_POINTS[box])}."]


def _contest_followed(contest: Contest) -> list[str]:
    names = player_names(contest.players)
    lines = [
        f"{names[seat]} has won {contest.wins(seat)} of {WINS} games"
        + ("." if contest.over else f" and starts the next game with {contest.signatures(seat)} Signature cards.")
        for seat in contest.winners[-1]
    ]
    return lines + champion_lines(contest)
