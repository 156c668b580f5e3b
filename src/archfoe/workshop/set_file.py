"""A set as one TOML file: what the set is called, and its cards with their effects as expressions (docs/set-files.md).

Each mistake is one sentence that names file, line and card. All of a file are found in one reading.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from archfoe.core.cards import (
    BOARD_KIND,
    INVENTED,
    MAIN_KIND,
    STACK_KIND,
    STAGE_KIND,
    STARTER_KIND,
    SUPER_HERO_KIND,
    SUPER_VILLAIN_KIND,
    Box,
    Card,
)
from archfoe.core.errors import ArchfoeError
from archfoe.core.fields import ROWS, check_fields, kinds_of_fields
from archfoe.core.filters import EQUIPMENT, HERO, LOCATION, NO_TYPE, STARTER, SUPER_POWER, VILLAIN
from archfoe.core.text import lower_first
from archfoe.registry import API, Set
from archfoe.registry.checks import check_set
from archfoe.registry.found import shipped
from archfoe.workshop.expressions import BadExpression, close, parsed
from archfoe.workshop.fitting import kinds_of, misfit, no_such_card, senseless, strange_names
from archfoe.workshop.kept import KEPT
from archfoe.workshop.limits import wrong_head, wrong_number, wrong_players, wrong_set_name, wrong_words
from archfoe.workshop.overlay import OVERLAY, as_set, base_of, corrected, is_overlay
from archfoe.workshop.problems import Problem, lines_of, not_toml
from archfoe.workshop.spelling import as_written
from archfoe.workshop.vocabulary import card_fields

SUFFIX: Final = ".toml"
MOST_BYTES: Final = 1_000_000
MOST_COPIES: Final = 99
MOST_CARDS: Final = 2000  # each copy
#: What `is` may say -> type and kind of such a card, and fields that follow from it.
SORTS: Final[Mapping[str, tuple[str, str, Mapping[str, Any]]]] = {
    "hero": (HERO, MAIN_KIND, {}),
    "villain": (VILLAIN, MAIN_KIND, {}),
    "super power": (SUPER_POWER, MAIN_KIND, {}),
    "equipment": (EQUIPMENT, MAIN_KIND, {}),
    "location": (LOCATION, MAIN_KIND, {"ongoing": True}),
    "super villain": (VILLAIN, SUPER_VILLAIN_KIND, {"super_villain": True}),
    "super hero": (NO_TYPE, SUPER_HERO_KIND, {}),
    "character": (NO_TYPE, STAGE_KIND, {}),
    "starter": (STARTER, STARTER_KIND, {}),
    "basic": ("Basic", BOARD_KIND, {}),
    "stack": (NO_TYPE, STACK_KIND, {}),
}
#: What may stand above the cards, and what it must be.
_HEAD: Final[Mapping[str, type]] = {
    "name": str, "title": str, "game": str, "short": str, "version": str, "revision": int, "blurb": str, "icon": str,
    "minutes": int, "players": int, "kick": str, "weakness": str, "plain": str, "notes": str, "start": dict,
    "card": list,
}  # fmt: skip
_KINDS_OF_VALUES: Final = {
    str: "a text in quotes",
    int: "a whole number",
    dict: "a table",
    list: "one [[card]] or more",
}
#: What a field may hold, as it is told to who writes Python, and to who does not.
_IN_PYTHON: Final = "an effect, a function or several of them in round brackets"
_IN_A_FILE: Final = "an effect, or several of them in brackets"
_OF_SORTS: Final = ("name", "is", "type", "text", "picture")
_FIXED: Final = ("is", "type", "picture")  # what stays as it is when a card of ours is corrected
LONGEST_PICTURE: Final = 40
_MOST_GUESSES: Final = 12  # what the writer may have meant is told so often in a file: each guess takes a while
_OF_CARDS: Final = ("kick", "weakness", "plain")  # what stands above the cards and names one
_NEEDED: Final = ("name", "title", "game", "card")
_TYPES: Final = {name: kind for name, (kind, role, _) in SORTS.items() if role == MAIN_KIND}
_NO_FIELDS: Final = ("character", "super_hero", "number", "pack", "super_villain")  # follow from what a card is


@dataclass(frozen=True)
class Reading:
    """What came of a file: a set, unless there are problems."""

    found: Set | None
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...] = ()  # what is not wrong, but could be meant in another way


def things(path: Path) -> tuple[Set, ...]:
    """What the registry finds in a file; the first problem is the reason why it finds nothing.

    An installed file is read by every command, so what its sentences mean is kept.
    """
    text = text_of(path)
    if re.search(r"^\s*text\s*=", text, re.MULTILINE):
        KEPT.open()
    reading = read(text)
    KEPT.close()
    if reading.found is None:
        raise ArchfoeError(reading.problems[0].told(path.name))
    return (reading.found,)


def brought(text: str, digest: str) -> Set:
    """The set of a text that a table has brought along, with a digest behind its name; raises its first problem."""
    if re.search(r"^\s*(text|overlay)\s*=", text, re.MULTILINE):  # sentences may mean something else one day
        raise ArchfoeError("A set that comes with a table is written in words, without sentences.")
    reading = read(text)
    if reading.found is None:
        raise ArchfoeError(reading.problems[0].told("Your set"))
    data = tomllib.loads(text)
    again = _Reader(text, {**data, "name": f"{data['name']}_{digest}"}).read()
    assert again.found is not None  # only the name is another one
    return again.found


def text_of(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ArchfoeError(f"{path.name} is larger than {MOST_BYTES:,} bytes: no set needs that.")
        return path.read_text(encoding="utf-8-sig")  # Notepad writes a mark in front
    except UnicodeDecodeError:
        raise ArchfoeError(f"{path.name} is not a text in UTF-8: save it as that.") from None
    except OSError as error:
        raise ArchfoeError(f"{path} cannot be read: {error.strerror}.") from None


def read(text: str) -> Reading:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return Reading(None, (not_toml(str(error)),))
    return (_OverlayReader if is_overlay(data) else _Reader)(text, data).read()


def cards_in(data: dict[str, Any]) -> list[dict[str, Any]]:
    """What may be a card in a file that may be wrong."""
    cards = data.get("card")
    return [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []


def names_in(data: dict[str, Any]) -> tuple[str, ...]:
    return tuple(card["name"] for card in cards_in(data) if isinstance(card.get("name"), str))


def names_in_text(text: str) -> tuple[str, ...]:
    try:
        return names_in(tomllib.loads(text))
    except (ValueError, RecursionError):
        return ()


def read_card(head: dict[str, Any], card: dict[str, Any], own: tuple[str, ...]) -> Card | None:
    """One card of a file, whatever is wrong with the others, whose names are `own`; None if it cannot be read."""
    head = {"name": "draft", "title": "Draft", "game": "lineup"} | {key: head[key] for key in ("game",) if key in head}
    found = _Reader("", {**head, "card": [card]}, own, guesses=0).read().found
    return None if found is None else next(iter(found.box.values()))


class _Reader:
    def __init__(
        self, text: str, data: dict[str, Any], own: tuple[str, ...] = (), guesses: int = _MOST_GUESSES
    ) -> None:
        self._data, self._lines, self._problems = data, lines_of(text), list[Problem]()
        self._notes = list[Problem]()
        self._own, self._guesses = own or names_in(data), guesses
        self._pictures: dict[str, str] = {}

    def read(self) -> Reading:
        self._check_head()
        data = self._data
        if self._problems:  # all that is wrong is told at once, as far as it can be judged
            if isinstance(data.get("game"), str) and data["game"] in shipped().games:
                self._add_all(shipped().games[data["game"]].box()("set", "Set", {}, INVENTED))
            return Reading(None, tuple(self._problems))
        box = shipped().games[data["game"]].box()(data["name"], data["title"], data.get("start", {}), INVENTED)
        self._add_all(box)
        if not self._problems:
            self._check_whole(box)
        head = {key: value for key, value in data.items() if key not in ("card", "start")}
        made = Set(box=box, api=API, pictures=self._pictures, **head)
        if not self._problems:
            try:
                check_set(made, shipped().games[made.game])
            except ArchfoeError as error:
                self._note(None, "name", str(error))
        return Reading(None if self._problems else made, tuple(self._problems), tuple(self._notes))

    def _note(self, card: int | None, field: str, words: str) -> None:
        self._problems.append(self._problem(card, field, words))

    def _problem(self, card: int | None, field: str, words: str) -> Problem:
        first = 0 if field == "card" else card
        line = self._lines.get((card, field)) or self._lines.get((first, "")) or 0
        return Problem(line, " ".join(words.split()).rstrip("."))

    def _check_head(self) -> None:
        for key, value in self._data.items():
            wanted = _HEAD.get(key)
            if wanted is None:
                self._note(None, key, f"a set has no {key!r}{_meant(key, _HEAD)}")
            elif not isinstance(value, wanted) or isinstance(value, bool):
                self._note(None, key, f"{key} must be {_KINDS_OF_VALUES[wanted]}")
            elif key == "card" and not all(isinstance(card, dict) for card in self._data["card"]):
                self._note(None, key, "card must be written as [[card]]")
            elif wrong := wrong_head(key, value):
                self._note(None, key, wrong)
        for key in _NEEDED:
            if key not in self._data:
                how = "add one with [[card]]" if key == "card" else f'write {key} = "..."'
                self._note(None, key, f"a set needs a {key}: {how}")
        self._check_names()
        for name, copies in self._start().items():
            if not isinstance(copies, int) or not 0 < copies <= MOST_COPIES:
                self._note(None, "start", f"start says {copies!r} of {name}: write how many, 1 to {MOST_COPIES}")

    def _check_names(self) -> None:
        name, game = self._data.get("name"), self._data.get("game")
        if isinstance(name, str) and (wrong := wrong_set_name(name)):
            self._note(None, "name", wrong)
        if isinstance(game, str) and game not in shipped().games:
            self._note(None, "game", f"there is no game {game!r}; there are {', '.join(shipped().games)}")
        elif not self._problems:
            self._check_of_game(game)

    def _check_of_game(self, game: Any) -> None:
        """What only one who knows the game can say of a head that is right so far."""
        if wrong := wrong_players(game, self._data.get("players", shipped().games[game].players[0])):
            self._note(None, "players", wrong)
        known = {card.name for own in shipped().sets.values() if own.game == game for card in own.box.values()}
        known |= set(self._own)
        named = {key: self._data[key] for key in _OF_CARDS if key in self._data}
        for key, name in (*named.items(), *(("start", name) for name in self._start())):
            if name not in known:
                self._note(None, key, f"{key}: no card is called {name!r}{_meant_card(name, known)}")

    def _start(self) -> dict[str, Any]:
        start = self._data.get("start", {})
        return start if isinstance(start, dict) else {}

    def _check_whole(self, box: Box) -> None:
        if (copies := sum(card.copies for card in box.values())) > MOST_CARDS:
            self._note(None, "card", f"the set has {copies:,} cards with all copies: {MOST_CARDS:,} is the most")

    def _add_all(self, box: Box) -> None:
        for number, card in enumerate(cards_in(self._data)):
            self._add(box, number, card)

    def _add(self, box: Box, number: int, card: dict[str, Any]) -> None:
        before = len(self._problems)
        name = card.get("name")
        if not isinstance(name, str) or not name.strip():
            self._note(number, "name", f'card {number + 1} needs a name: write name = "..."')
            return
        if wrong := wrong_words("the name of a card", name):
            self._note(number, "name", wrong)
            return
        sort = SORTS.get(_plain_sort(card.get("is")))
        if sort is None:
            meant = _meant(str(card.get("is", "")), SORTS)
            self._note(number, "is", f'{name}: write what it is, such as is = "hero"{meant}')
        fields = {key: self._field(number, name, key, value) for key, value in card.items() if key not in _OF_SORTS}
        if "text" in card:
            fields |= self._said(number, name, card)
        picture = card.get("picture", "")
        if not isinstance(picture, str) or len(picture) > LONGEST_PICTURE or not picture.isprintable():
            self._note(number, "picture", f"{name}: picture must be the name of an icon, or a word, in quotes")
        self._check_copies(number, name, card)
        if len(self._problems) > before or sort is None:
            return
        _, role, follows = sort
        kind = self._type_of(number, name, card, sort)
        if kind is None:
            return
        if role == STAGE_KIND:
            fields["character"], name = name, f"{name} (Level {fields.get('level', 0)})"
        try:
            check_fields(name, kind, fields, kinds_of_fields(box.fields), box.types, as_written)
            made = box.add(name, kind, role, **{**fields, **follows})
            if "picture" in card:
                self._pictures[made.id] = card["picture"]
            self._notes += [self._problem(number, field, words) for field, words in senseless(made)]
        except ArchfoeError as error:
            field = next((key for key in card if key in str(error).partition(":")[2].split()), "name")
            self._note(number, field, str(error).replace(_IN_PYTHON, _IN_A_FILE))

    def _type_of(
        self, number: int, name: str, card: dict[str, Any], sort: tuple[str, str, Mapping[str, Any]]
    ) -> str | None:
        """The type of a card that goes into this game; None if something is wrong with it."""
        kind, role, _ = sort
        said, game = card.get("type"), self._data["game"]
        if role not in kinds_of(game):
            self._note(number, "is", f"{name}: {card['is']!r} is for cards of another game than {game}")
        elif said is None:
            return kind
        elif role != STACK_KIND:
            self._note(number, "type", f"{name}: only a card of a stack says its type: leave the line out")
        elif found := _TYPES.get(_plain_sort(said)):
            return found
        else:
            self._note(number, "type", f"{name}: there is no type {said!r}{_meant(str(said), _TYPES)}")
        return None

    def _check_copies(self, number: int, name: str, card: dict[str, Any]) -> None:
        if not 0 < _whole(card.get("copies", 1)) <= MOST_COPIES:
            self._note(number, "copies", f"{name}: copies must be 1 to {MOST_COPIES}")

    def _said(self, number: int, name: str, card: dict[str, Any]) -> dict[str, Any]:
        """What the sentences of a card mean: its fields."""
        from archfoe.workshop.nearest import nearest
        from archfoe.workshop.said import understood

        text, game = card["text"], self._data["game"]
        if not isinstance(text, str):
            self._note(number, "text", f"{name}: text must be a text in quotes")
            return {}
        try:
            found = understood(text, game, self._own)
        except ArchfoeError as error:
            self._note(number, "text", f"{name}: {lower_first(str(error))}")
            return {}
        if not found.readings:
            unread = found.unread[0]
            wrong = self._no_such_card(found.strange[0]) if found.strange else f"{unread!r} is not understood"
            if not wrong.endswith("?") and self._may_guess():
                wrong += "".join(f"; write {one!r}" for one in nearest(unread, game, most=1))
            self._note(number, "text", f"{name}: {wrong}")
            return {}
        likeliest = found.readings[0]
        if twice := [key for key, _ in likeliest.fields if key in card]:
            self._note(number, "text", f"{name}: text says {twice[0]} already: leave one of them out")
        if len(found.readings) > 1:
            ways, taken = len(found.readings), likeliest.lines()[0]
            words = f"{name}: its text can be meant in {ways} ways; {taken} is taken. archfoe set say shows them"
            self._notes.append(self._problem(number, "text", words))
        return {key: _in_row(key, value) for key, value in likeliest.fields}

    def _may_guess(self) -> bool:
        self._guesses -= 1
        return self._guesses >= 0

    def _no_such_card(self, name: str) -> str:
        return no_such_card(name, self._own) if self._may_guess() else f"no card is called {name!r}"

    def _field(self, number: int, name: str, key: str, value: Any) -> Any:
        kind = card_fields().get(key)
        if kind is None or key in _NO_FIELDS:
            known = [
                *(field for field in card_fields() if field not in _NO_FIELDS),
                "name",
                "is",
                "text",
                "picture",
            ]
            self._note(number, key, f"{name}: a card has no {key!r}{_meant(key, known)}")
            return None
        if isinstance(value, str) and kind == "bool":
            self._note(number, key, f"{name}: {key} must be true or false, without quotes")
            return None
        made = value
        if isinstance(value, str) and kind != "str":
            try:
                made = parsed(value)
            except BadExpression as error:
                self._note(number, key, f"{name}: {_no_number(key, kind, value) or f'in {key}, {error}'}")
                return None
        if why := wrong_number(key, made) or misfit(self._data["game"], key, made):
            self._note(number, key, f"{name}: {why}")
        for strange in strange_names(made, self._own):  # no mistake for sure: a third set may have such a card
            self._notes.append(self._problem(number, key, f"{name}: in {key}, {self._no_such_card(strange)}"))
        return _in_row(key, made)


def _in_row(key: str, made: Any) -> Any:
    return made if key not in ROWS or isinstance(made, tuple) else (made,)


class _OverlayReader(_Reader):
    """Corrections of a set of ours: what is not said stays as it is."""

    def read(self) -> Reading:
        try:
            base = base_of(self._data)
        except ArchfoeError as error:
            self._note(None, OVERLAY, str(error))
            return Reading(None, tuple(self._problems))
        self._data = {"game": base.game, **self._data}
        own = {key: value for key, value in self._data.items() if key != OVERLAY}
        whole, self._data = self._data, own
        self._check_head()
        self._data = whole
        said = {} if self._problems else self._corrections(base)
        if self._problems:
            return Reading(None, tuple(self._problems), tuple(self._notes))
        box = type(base.box)(own["name"], own["title"], base.box.starting_deck, base.box.provenance)
        for card in base.box.values():
            fields, with_text = said.get(card.name, ({}, False))
            box.add(card.name, card.type, card.kind, **corrected(card, fields, with_text, kinds_of_fields(box.fields)))
        self._check_whole(box)
        if self._problems:
            return Reading(None, tuple(self._problems), tuple(self._notes))
        return Reading(as_set(base, own, box), (), tuple(self._notes))

    def _corrections(self, base: Set) -> dict[str, tuple[dict[str, Any], bool]]:
        """By the name of the card: its fields, and whether they are all that it does."""
        found: dict[str, tuple[dict[str, Any], bool]] = {}
        known = {card.name: card for card in base.box.values()}
        for number, card in enumerate(self._data["card"]):
            name = card.get("name")
            if name not in known:
                levels = [repr(own) for own in known if own.startswith(f"{name} (")]
                meant = f": write {' or '.join(levels)}" if levels else _meant_card(str(name), known)
                self._note(number, "name", f"{base.name} has no card {name!r}{meant}")
                continue
            if card.get("text") == "":  # a blank that was not filled in
                del card["text"]
            for key in (key for key in _FIXED if key in card):
                words = f"{name}: {key} is not looked at: corrections don't change what a card is"
                self._notes.append(self._problem(number, key, words))
            if name in found:
                self._note(number, "name", f"{name} stands here twice: write all of it in one place")
            self._check_copies(number, name, card)
            said = {key: self._field(number, name, key, value) for key, value in card.items() if key not in _OF_SORTS}
            if "text" in card:
                said |= self._said(number, name, card)
            try:
                check_fields(name, known[name].type, said, kinds_of_fields(base.box.fields), base.box.types, as_written)
            except ArchfoeError as error:
                self._note(number, "name", str(error).replace(_IN_PYTHON, _IN_A_FILE))
            found[name] = said, "text" in card
        return found


def _no_number(key: str, kind: str, value: str) -> str:
    """Where a number stands, and none is meant by a text; Victory Points may be an expression, too."""
    if kind == "int" or (kind.startswith("int | Vp") and value.isalpha()):
        return f"{key} must be a whole number, such as {key} = 3, not {value!r}"
    return ""


def _whole(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def _plain_sort(said: object) -> str:
    """ "Super-Villain" and "superpower" are as good as "super villain" and "super power"."""
    squeezed = re.sub(r"[\s_-]", "", str(said)).lower()
    return next((sort for sort in SORTS if sort.replace(" ", "") == squeezed), "")


def _meant_card(word: str, known: Collection[str]) -> str:
    """The same where there are too many to name them all."""
    guess = close(word, known)
    return f": did you mean {guess!r}?" if guess else ""


def _meant(word: str, known: Mapping[str, Any] | list[str]) -> str:
    guess = close(word, known)
    return f": did you mean {guess!r}?" if guess else f"; there are {', '.join(known)}"
