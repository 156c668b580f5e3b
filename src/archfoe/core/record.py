"""The record: mode, options, key, answers. Saving, undo, replay, bug reports and golden games are this one thing."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from archfoe.core.chance import KEY_BYTES, LONGEST_KEY
from archfoe.core.decisions import Answer, Seat
from archfoe.core.errors import BadRecord

FORMAT: Final = 1
#: The version of our set of rulings. A record of an earlier set is played by the present one: it may no longer fit, and
#: then says so (`Record.aged`). Raise it with every change of rules that can make an old record go another way.
RULINGS: Final = 4
FIRST_RULINGS: Final = 1
_ROW: Final = 16  # answers on one line of the file
_FIELDS: Final = {"archfoe": int, "version": str, "rulings": int, "options": dict, "players": list, "key": str,
           "answers": list, "takebacks": list, "check": str}  # fmt: skip
#: What is written beside the record when a problem is reported: no part of the game, so the check leaves it out.
REPORT: Final = "report"
#: The sets of others that were played with; 0.1 passes over it.
SETS: Final = "sets"
#: The texts of those that came with the table itself.
BROUGHT: Final = "brought"
#: How many hints were asked for, where that is counted; 0.2 passes over it.
HINTS: Final = "hints"
#: The seats whose person had much of the game played by a bot; 0.2 passes over it.
LENT: Final = "lent"


@dataclass(slots=True)
class Record:
    options: dict[str, Any]
    key: bytes
    players: list[str]  # who sits where: a bot's name, or a person's
    version: str  # of the program that played it
    answers: list[tuple[Seat, Answer]] = field(default_factory=list)
    takebacks: list[list[int]] = field(default_factory=list)  # [seat, from how many answers, to how many]
    rulings: int = RULINGS
    report: dict[str, Any] | None = None  # what was told about a problem when this was saved
    sets: dict[str, str] = field(default_factory=dict)  # of others: name -> a digest of their cards
    brought: dict[str, str] = field(default_factory=dict)  # of these, what came with the table: name -> its set file
    hints: int = 0  # that were asked for, where that is counted
    lent: list[int] = field(default_factory=list)  # seats whose person had much of it played by a bot

    @property
    def aged(self) -> str:
        """What to know about a game that was played under earlier rulings; empty if it was not."""
        return aged(self.rulings, self.version)

    def dumps(self) -> str:
        """Readable JSON; an answer is "seat:picks", so that a game fits on a screen."""
        head: dict[str, Any] = {
            "archfoe": FORMAT,
            "version": self.version,
            "rulings": self.rulings,
            "options": self.options,
            **({SETS: self.sets} if self.sets else {}),
            **({BROUGHT: self.brought} if self.brought else {}),
            "players": self.players,
            "key": self.key.hex(),
            "takebacks": self.takebacks,
            **({HINTS: self.hints} if self.hints else {}),
            **({LENT: self.lent} if self.lent else {}),
        }
        answers = [_written(seat, tuple(picked)) for seat, picked in self.answers]
        rows = [", ".join(f'"{answer}"' for answer in answers[i : i + _ROW]) for i in range(0, len(answers), _ROW)]
        lines = [f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in head.items()]
        body = ",\n    ".join(rows)
        lines.append(f'  "answers": [\n    {body}\n  ],' if rows else '  "answers": [],')
        if self.report is not None:
            lines.append(f"  {json.dumps(REPORT)}: {json.dumps(self.report)},")
        lines.append(f'  "check": "{_check({**head, "answers": answers})}"')
        return "{\n" + "\n".join(lines) + "\n}\n"

    @classmethod
    def loads(cls, text: str, name: str = "the file") -> Record:
        """Reads a record, or says in one sentence what is wrong with it."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            line = f" at line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
            raise BadRecord(f"{name} is damaged: it is not whole JSON{line}; use an earlier copy.") from None
        if not isinstance(data, dict) or "archfoe" not in data:
            raise BadRecord(f"{name} is not an archfoe record: it has no 'archfoe' entry.")
        if data["archfoe"] != FORMAT:
            raise BadRecord(
                f"{name} has record format {data['archfoe']!r} and this program reads format {FORMAT}: "
                f"open it with the archfoe that wrote it ({data.get('version', 'unknown version')})."
            )
        if REPORT in data and "answers" not in data:
            raise BadRecord(
                f"{name} is a report without its record, which tells what is hidden: save it when the game is over."
            )
        for key, expected in _FIELDS.items():
            if key not in data:
                raise BadRecord(f"{name} is damaged: its entry {key!r} is missing.")
            if type(data[key]) is not expected:
                raise BadRecord(f"{name} is damaged: its entry {key!r} is not of the right kind.")
        if _check({key: value for key, value in data.items() if key not in ("check", REPORT)}) != data["check"]:
            raise BadRecord(f"{name} was changed after it was saved (its check does not fit): use an unchanged copy.")
        sets, brought = (_texts(data, entry, name) for entry in (SETS, BROUGHT))
        if not FIRST_RULINGS <= data["rulings"] <= RULINGS:
            raise BadRecord(
                f"{name} was played under ruling set {data['rulings']} and this program knows set {RULINGS}: "
                f"open it with archfoe {data['version']}."
            )
        try:
            key_bytes = bytes.fromhex(data["key"])
            answers = [_answer(entry) for entry in data["answers"]]
        except (ValueError, AttributeError):
            raise BadRecord(f"{name} is damaged: its key or an answer cannot be read.") from None
        if not KEY_BYTES <= len(key_bytes) <= LONGEST_KEY:
            raise BadRecord(f"{name} is damaged: its key is too {'short' if len(key_bytes) < KEY_BYTES else 'long'}.")
        if not all(_is_takeback(entry, len(data["players"])) for entry in data["takebacks"]):
            raise BadRecord(f"{name} is damaged: its takebacks cannot be read.")
        if type(hints := data.get(HINTS, 0)) is not int or hints < 0:
            raise BadRecord(f"{name} is damaged: its entry {HINTS!r} is not of the right kind.")
        lent = data.get(LENT, [])
        if not isinstance(lent, list) or any(seat not in range(len(data["players"])) for seat in lent):
            raise BadRecord(f"{name} is damaged: its entry {LENT!r} is not of the right kind.")
        report = data.get(REPORT)
        return cls(
            data["options"],
            key_bytes,
            [str(player) for player in data["players"]],
            data["version"],
            answers,
            data["takebacks"],
            data["rulings"],
            report=report if isinstance(report, dict) else None,
            sets=sets,
            brought=brought,
            hints=hints,
            lent=lent,
        )


def _texts(data: dict[str, Any], entry: str, name: str) -> dict[str, str]:
    found = data.get(entry, {})
    if not isinstance(found, dict) or not all(isinstance(text, str) for text in found.values()):
        raise BadRecord(f"{name} is damaged: its entry {entry!r} is not of the right kind.")
    return found


def aged(rulings: int, version: str) -> str:
    """What to know about a game of this ruling set, which that version played; empty if the set is in force."""
    if rulings == RULINGS:
        return ""
    return (
        f"It was played under ruling set {rulings} (archfoe {version}). Set {RULINGS} is in force now, "
        "so it may go another way than it did."
    )


def _answer(entry: str) -> tuple[Seat, Answer]:
    seat, _, picked = entry.partition(":")
    return int(seat), tuple(int(i) for i in picked.split(",")) if picked else ()


@lru_cache(1024)  # the whole game is written after every answer, and most answers are alike
def _written(seat: Seat, picked: Answer) -> str:
    return f"{seat}:{','.join(map(str, picked))}"


def _is_takeback(entry: object, players: int) -> bool:
    """[seat, from how many answers, to how many]."""
    return (
        isinstance(entry, list)
        and [type(n) for n in entry] == [int, int, int]
        and 0 <= entry[0] < players
        and 0 <= entry[2] <= entry[1]
    )


def _check(data: dict[str, Any]) -> str:
    """Tells an edited file from one that the program wrote."""
    try:
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    except RecursionError:  # deeper than anything that the program writes
        return ""
    return blake2b(text.encode(), digest_size=8).hexdigest()
