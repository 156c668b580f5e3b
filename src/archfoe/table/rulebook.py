"""The rules and rulings in our own words, read from the pages that people read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from archfoe.core.errors import ArchfoeError, unknown
from archfoe.registry import sets, variants
from archfoe.registry.found import shipped

#: A wheel carries the pages inside the package; a checkout keeps them with its documents.
_PACKAGED = Path(__file__).parents[1] / "rules"
_CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"

RULINGS = "rulings"  # the page whose entries name their sets themselves; every other page belongs to one set
SPOILER_WARNING = "**Spoiler warning.**"  # begins a line at the head of a page that should be read late
_ENTRY = re.compile(r"- \*\*(?P<id>[A-Z]+-[\d.]+)\*\* (?P<words>.+)")
_QUESTION = re.compile(r"\*(?P<question>[^*]+)\* (?P<ruling>.+) \((?P<sets>[a-z_]+(?:, [a-z_]+)*)\)")
_HEADING = re.compile(r"#+ (?:\d+\. )?(?P<title>.+)")
_CITED = re.compile(r"(?<![\w-])[A-Z]+-\d+(?:\.\d+)?(?![\w-])")
_ID = re.compile(r"(?P<page>[a-z]+)[- ]?(?P<number>\d+(?:\.\d+)?)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement with an id. A ruling also has the question that it settles."""

    id: str
    text: str
    section: str
    sets: tuple[str, ...]
    question: str = ""
    spoiler: bool = False  # its page warns the players of a campaign

    @property
    def is_ruling(self) -> bool:
        return bool(self.question)

    @property
    def cited(self) -> frozenset[str]:
        """The ids of other rules that it names."""
        return _cited(self)


@cache
def _cited(rule: Rule) -> frozenset[str]:
    return frozenset(ids_in(f"{rule.question} {rule.text}"))


def folder() -> Path:
    """Where the pages lie."""
    for place in (_PACKAGED, _CHECKOUT):
        if place.is_dir():
            return place
    raise ArchfoeError("The pages with the rules are missing: install archfoe again, or run it from a whole checkout.")


@cache
def rules() -> dict[str, Rule]:
    """Every rule and ruling by its id, in the order of the pages."""
    return read(folder())


def rules_of_others() -> dict[str, Rule]:
    """Those that other packages bring, as far as it can be read; a page of a variant holds for all sets of its game."""
    pages: dict[str, list[str]] = {}
    for own in sets().values():
        brought = [own.rules] if own.name not in shipped().sets else []
        for page in (*brought, *(variant.rules for variant in variants().values() if variant.game == own.game)):
            pages.setdefault(page, []).append(own.name)
    read = [_entries(Path(page), tuple(names)) for page, names in pages.items() if page and Path(page).is_file()]
    return {rule.id: rule for rules in read for rule in rules}


def all_rules() -> dict[str, Rule]:
    """Ours, then those of others, whose ids do not hide any of ours."""
    return {**rules(), **{name: rule for name, rule in rules_of_others().items() if name not in rules()}}


def rule_by(rule_id: str) -> Rule | None:
    """A rule by its exact id; pages of others are read only for what ours do not have."""
    return rules().get(rule_id) or rules_of_others().get(rule_id)


def read(place: Path) -> dict[str, Rule]:
    """The entries of all pages in a folder; its README is about the pages and holds none."""
    found: dict[str, Rule] = {}
    pages = {page.stem: page for page in sorted(place.glob("*.md")) if page.stem != "README"}
    for page in pages.values():
        for rule in _entries(page, (_set_of(page.stem, pages),)):
            if rule.id in found:
                raise ArchfoeError(f"{page.name} gives the id {rule.id} a second time: every id stands for one rule.")
            found[rule.id] = rule
    if not found:
        raise ArchfoeError(f"There are no rules in {place}: install archfoe again, or run it from a whole checkout.")
    return found


def _set_of(stem: str, pages: Iterable[str]) -> str:
    """A page that is called after another one and an underscore goes on with the rules of that set."""
    return next((other for other in pages if stem.startswith(f"{other}_")), stem)


def _entries(page: Path, sets: tuple[str, ...]) -> list[Rule]:
    section, spoiler, out = "", False, []
    for line in page.read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.fullmatch(line):
            section = heading["title"]
        elif line.startswith(SPOILER_WARNING):
            spoiler = True
        elif entry := _ENTRY.fullmatch(line):
            rule = _rule(page, section, entry["id"], entry["words"], sets)
            out.append(replace(rule, spoiler=spoiler))
    return out


def _rule(page: Path, section: str, rule_id: str, words: str, sets: tuple[str, ...]) -> Rule:
    if page.stem != RULINGS:
        return Rule(rule_id, _plain(words), section, sets)
    parts = _QUESTION.fullmatch(words)
    if parts is None:
        raise ArchfoeError(f"{page.name}: {rule_id} must read '*Question.* ruling (set, set)'.")
    sets = tuple(parts["sets"].split(", "))
    return Rule(rule_id, _plain(parts["ruling"]), section, sets, _plain(parts["question"]))


def _plain(words: str) -> str:
    return words.replace("*", "").strip()


def ids_in(text: str) -> list[str]:
    """Everything in a text that is written like an id, known or not."""
    return _CITED.findall(text)


def is_id(what: str) -> bool:
    """Does it look like the id of a rule? No card has a number in its name."""
    return _ID.fullmatch(what.strip()) is not None


def find(what: str) -> Rule:
    """A rule by its id, in any case: "BASE-3.2", "g-6", "G 6"."""
    parts = _ID.fullmatch(what.strip())
    wanted = f"{parts['page']}-{parts['number']}".upper() if parts else what.strip()
    rule = rule_by(wanted)
    if rule is None:
        raise unknown("rule", wanted, all_rules())
    return rule
