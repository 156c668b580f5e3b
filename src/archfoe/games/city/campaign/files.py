"""The file of a campaign: one for all of it, the running game included, and its last good state beside it.

Every answer of a running game is written, so a crash loses nothing. The file itself is replaced whole; then the same
is written to a second one. If ever the first is damaged, the second still holds the last state that was good.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from archfoe.agents import AGENTS
from archfoe.core.cards import LATER_KIND, MAIN_KIND
from archfoe.core.chance import KEY_BYTES
from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.core.record import Record
from archfoe.games.city import LEAST_PLAYERS, MOST_PLAYERS
from archfoe.games.city.campaign.contest import Contest, Story, known
from archfoe.games.city.campaign.log import BOXES, MAXIMUM, MODE, Campaign, Member, Rerun, tidy_damage
from archfoe.games.city.legacy import DESTROYED_AT, HEAD_STARTS, MISSIONS, SIGNATURES, TRIES
from archfoe.games.city.scenarios import CAMPAIGN
from archfoe.games.city.tiles import TILES
from archfoe.games.options import HERO_WAYS
from archfoe.games.shared.mixing import heroes_of
from archfoe.registry import set_of
from archfoe.registry.editions import check_sets, digests
from archfoe.registry.guest_list import names
from archfoe.sets.rebirth.box import REBIRTH as BOX
from archfoe.table.campaigns import BadCampaign, Book, OldCampaign
from archfoe.table.session import write_whole
from archfoe.version import VERSION

FORMAT: Final = 1
MARK: Final = "archfoe campaign"
COOPERATIVE, COMPETITIVE = "cooperative", "competitive"
_ADVICE = "Make it writable, or point XDG_DATA_HOME elsewhere."
_MANY = 1_000_000  # nobody takes back more than that
_NAME = re.compile(r"\w[\w -]{0,38}\w|\w")  # such as any system can call a file


# Places


def checked_name(name: str) -> str:
    """What a campaign may be called, since its file is called so."""
    if not _NAME.fullmatch(name):
        raise ArchfoeError(
            f"{name!r} cannot be the name of a campaign: use up to 40 letters, digits, hyphens and blanks between them."
        )
    return name


def last_good(path: Path) -> Path:
    """Where the last good state lies: "friday.campaign.json" and "friday.campaign.last.json"."""
    return path.with_name(f"{path.name.removesuffix('.json')}.last.json")


def set_aside(path: Path) -> Path:
    """Where a damaged file is kept when its last good state takes its place."""
    return path.with_name(path.name + ".damaged")


# Writing


def write(path: Path, book: Book) -> None:
    """First the file, then its double: whatever happens in between, one of them is whole."""
    text = dumps(book)
    write_whole(path, text, _ADVICE)
    write_whole(last_good(path), text, _ADVICE)


def restore(path: Path) -> Book:
    """Goes back to the last good state; what lay in its place is kept aside."""
    book = read(last_good(path))
    try:
        if path.exists():
            path.replace(set_aside(path))
    except OSError as error:
        raise ArchfoeError(f"{path} cannot be written: {error.strerror}. {_ADVICE}") from None
    write(path, book)
    return book


def dumps(book: Book) -> str:
    """One line for each entry, the running game as its record."""
    editions = digests((MODE, *names(known(book.story).mix)))  # none as long as its cards are those of the first
    head = {MARK: FORMAT, "version": VERSION, "name": book.name, **_story_entries(known(book.story))}
    head |= {"sets": editions} if editions else {}
    game = None if book.game is None else json.loads(book.game.dumps())
    entries = {name: json.dumps(value, ensure_ascii=False) for name, value in head.items()}
    entries["game"] = "null" if book.game is None else book.game.dumps().strip().replace("\n", "\n  ")
    entries["check"] = json.dumps(_check({**head, "game": game}))
    return "{\n" + ",\n".join(f"  {json.dumps(name)}: {text}" for name, text in entries.items()) + "\n}\n"


def _story_entries(story: Story) -> dict[str, Any]:
    shared = {
        "kind": COOPERATIVE if isinstance(story, Campaign) else COMPETITIVE,
        "key": story.key.hex(),
        "players": _member_entries(story.members),
        "way to Super Heroes": story.heroes,
        "damage": dict(story.damage),
        "reruns": [{"game": r.game, "restarts": r.restarts, "takebacks": r.takebacks} for r in story.reruns],
    }
    if story.mix:
        shared["mix"] = story.mix
    if isinstance(story, Contest):
        given_up = {"given up": list(story.given_up)} if any(story.given_up) else {}
        return {**shared, "teams": story.teams, "winners": [list(seats) for seats in story.winners], **given_up}
    return {
        **shared,
        "scenarios": list(story.boxes),
        "try": story.attempt,
        "signature cards": dict(story.signatures),
        "side missions": list(story.missions),
        "head start": story.head_start,
        "repair": story.repair,
        "away": _member_entries(story.away),
        "out of the main deck": list(story.out),
        "to be saved": story.saves,
        "impossible": story.impossible,
        "before impossible": {"scenarios": list(story.first), "points": story.first_points},
    }


def _member_entries(members: tuple[Member, ...]) -> list[dict[str, str]]:
    return [{"player": member.player, "super hero": member.hero} for member in members]


def _check(data: Mapping[str, Any]) -> str:
    """Tells a file that was changed by others from one that the program wrote."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


# Reading


def read(path: Path) -> Book:
    """The campaign in a file, or a sentence on what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadCampaign(f"{path} is missing.") from None
    except OSError as error:
        raise BadCampaign(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadCampaign(f"{path} is damaged: it is not text.") from None
    return loads(text, str(path))


def loads(text: str, name: str = "the file") -> Book:
    data = _parsed(text, name)
    try:
        if data.get("check") != _check({key: value for key, value in data.items() if key != "check"}):
            raise ValueError("it was changed after it was saved, since its check does not fit")
        _check_cards(data, name)
        (kind,) = _words([data["kind"]], (COOPERATIVE, COMPETITIVE), "a kind of campaign")
        story = _contest(data) if kind == COMPETITIVE else _campaign(data)
        book = _with_game(Book(_kind(data["name"], str), story), data["game"])
    except KeyError as error:
        raise BadCampaign(f"{name} is damaged: its entry {error} is missing.") from None
    except ValueError as error:
        raise BadCampaign(f"{name} is damaged: {error}.") from None
    except TypeError:
        raise BadCampaign(f"{name} is damaged: an entry is not of the right kind.") from None
    return book


def _parsed(text: str, name: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as error:
        line = f" at line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
        raise BadCampaign(f"{name} is damaged: it is not whole JSON{line}.") from None
    except RecursionError:
        raise BadCampaign(f"{name} is damaged: it is not a campaign at all.") from None
    if not isinstance(data, dict) or MARK not in data:
        raise BadCampaign(f"{name} is not a campaign: it has no entry {MARK!r}.")
    if data[MARK] != FORMAT:
        written = data.get("version", "unknown version")
        raise BadCampaign(
            f"{name} has campaign format {data[MARK]!r} and this program reads format {FORMAT}: open it with the "
            f"archfoe that wrote it ({written})."
        )
    return data


def _check_cards(data: Mapping[str, Any], name: str) -> None:
    """Refuses a campaign that needs cards of an earlier edition."""
    try:
        options = {"mode": MODE, "mix": data.get("mix", "")}
        check_sets(_kind(data.get("sets", {}), dict), options, str(data.get("version", "of another version")))
    except ArchfoeError as error:
        raise OldCampaign(f"{name} cannot be played: {error}") from None


def _campaign(data: Mapping[str, Any]) -> Campaign:
    campaign = Campaign(
        **_shared(data),
        boxes=_words(data["scenarios"], BOXES, "a box of a scenario"),
        attempt=_number(data["try"], 1, TRIES, "try"),
        signatures=_signatures(data["signature cards"]),
        missions=_once(_words(data["side missions"], MISSIONS, "a Side Mission"), "the Side Mission"),
        head_start=_words([data["head start"]], ("", *HEAD_STARTS), "a head start")[0],
        repair=_kind(data["repair"], bool),
        away=_members(data["away"]),
        out=_words(data["out of the main deck"], _main_deck(), "a card of the main deck"),
        saves=_number(data["to be saved"], 0, min(MOST_PLAYERS, len(data["out of the main deck"])), "number of cards"),
        impossible=_kind(data["impossible"], bool),
        first=_words(_kind(data["before impossible"], dict)["scenarios"], BOXES, "a box of a scenario"),
        first_points=_number(data["before impossible"]["points"], -MAXIMUM, MAXIMUM, "number of points"),
    )
    if len(campaign.boxes) > len(CAMPAIGN):
        raise ValueError(f"it counts {len(campaign.boxes)} scenarios of {len(CAMPAIGN)}")
    if len(campaign.first) not in (0, len(CAMPAIGN)) or (campaign.first and not campaign.impossible):
        raise ValueError(f"it counts {len(campaign.first)} scenarios before Impossible Mode")
    if not LEAST_PLAYERS <= len(campaign.members) <= MOST_PLAYERS:
        raise ValueError(f"it names {len(campaign.members)} players")
    _once([member.hero for member in (*campaign.members, *campaign.away) if member.hero], "the Super Hero")
    return campaign


def _main_deck() -> tuple[str, ...]:
    return tuple(card.name for card in BOX.of_kind(MAIN_KIND, LATER_KIND))


def _contest(data: Mapping[str, Any]) -> Contest:
    shared = _shared(data)
    seats = len(shared["members"])
    winners = tuple(
        _once([_number(seat, 0, seats - 1, "winner") for seat in _kind(won, list)], "the winner")
        for won in _kind(data["winners"], list)
    )
    _once([member.hero for member in shared["members"] if member.hero], "the Super Hero")
    given_up = tuple(_number(n, 0, SIGNATURES, "Signature card") for n in _kind(data.get("given up", []), list))
    if len(given_up) not in (0, seats):
        raise ValueError("its Signature cards that were given up are not one a player")
    return Contest(**shared, teams=_kind(data["teams"], bool), winners=winners, given_up=given_up)


def _shared(data: Mapping[str, Any]) -> dict[str, Any]:
    words = _kind(data["key"], str)
    if not re.fullmatch(r"([0-9a-f]{2})+", words) or not 2 * KEY_BYTES <= len(words) <= 2 * blake2b.MAX_KEY_SIZE:
        raise ValueError("its key cannot be read")
    damage = _kind(data["damage"], dict)
    _words(list(damage), tuple(TILES), "a Location")
    for points in damage.values():
        _number(points, 1, DESTROYED_AT, "damage")
    members = _members(data["players"])
    _once([member.player for member in members if member.player not in AGENTS], "the player")
    return {
        "members": members,
        "key": bytes.fromhex(words),
        "heroes": _words([data["way to Super Heroes"]], ("", *HERO_WAYS), "a way to Super Heroes")[0],
        "damage": tidy_damage(damage),
        "reruns": _reruns(data.get("reruns", [])),  # files of earlier versions have none
        "mix": _mix(data.get("mix", "")),
    }


def _mix(words: Any) -> str:
    """Sets that are here; which of them may be mixed is told when a game begins."""
    for name in names(_kind(words, str)):
        if set_of(name) is None:
            raise ValueError(f"it is mixed with {name!r}, and there is no such set here")
    return str(words)


def _reruns(entries: Any) -> tuple[Rerun, ...]:
    return tuple(
        Rerun(
            _kind(entry["game"], str),
            _number(entry["restarts"], 0, _MANY, "number of restarts"),
            _number(entry["takebacks"], 0, _MANY, "number of takebacks"),
        )
        for entry in _kind(entries, list)
    )


def _members(entries: Any) -> tuple[Member, ...]:
    heroes = ("", *(card.name for card in heroes_of(MODE, promos=False)))
    return tuple(
        Member(_kind(entry["player"], str), _words([entry["super hero"]], heroes, "a Super Hero")[0])
        for entry in _kind(entries, list)
    )


def _signatures(entries: Any) -> tuple[tuple[str, int], ...]:
    heroes = tuple(card.name for card in heroes_of(MODE, promos=False))
    _words(list(_kind(entries, dict)), heroes, "a Super Hero")
    return tuple((hero, _number(n, 0, SIGNATURES, "number of Signature cards")) for hero, n in entries.items())


def _with_game(book: Book, entry: Any) -> Book:
    """The check of the file has held, so a game that cannot be read is one of another version of the program."""
    if entry is None:
        return book
    try:
        record = Record.loads(json.dumps(entry), f"The game that is being played in {book.name}")
    except BadRecord as error:
        return replace(book, trouble=str(error))
    if (record.key, record.players) != (book.story.game_key, book.story.players):
        raise ValueError("its running game does not belong to it")
    return replace(book, game=record)


def _kind(value: Any, kind: Callable[..., Any]) -> Any:
    if type(value) is not kind:
        raise TypeError
    return value


def _words(values: Any, known: tuple[str, ...], what: str) -> tuple[str, ...]:
    for value in _kind(values, list):
        if value not in known:
            raise ValueError(f"{value!r} is not {what}")
    return tuple(values)


def _once(values: Sequence[Any], what: str) -> tuple[Any, ...]:
    """What a campaign can have only once."""
    for i, value in enumerate(values):
        if value in values[:i]:
            raise ValueError(f"it has {what} {value} twice")
    return tuple(values)


def _number(value: Any, least: int, most: int, what: str) -> int:
    if not least <= _kind(value, int) <= most:
        raise ValueError(f"its {what} cannot be {value}")
    return int(value)
