"""What stands where on the site: its pages in order, and how the generator is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
#: Title, or section with its pages: a file of docs/, or one that is made.
Nav = dict[str, "str | list[dict[str, str]]"]
NAV: Final[list[Nav]] = [
    {"Home": "index.md"},
    {"Play": [{"In the terminal": "playing.md"}, {"In the browser": "page.md"}, {"Coached games": "coached.md"}]},
    {
        "Rules": [
            {"How rules are told": "rules/index.md"},
            {"Base set": "rules/base.md"},
            {"Heroes Unite": "rules/heroes_unite.md"},
            {"Rivals": "rules/rivals.md"},
            {"Confrontations": "rules/confrontations.md"},
            {"Rebirth": "rules/rebirth.md"},
            {"Rebirth, the campaign": "rules/rebirth_campaign.md"},
            {"Rulings": "rules/rulings.md"},
        ]
    },
    {"Cards": "gallery/index.md"},
    {"Positions": "positions.md"},
    {"Stories": "stories.md"},
    {"Puzzles": "puzzles.md"},
    {"Records": "records.md"},
    {"Protocol": "protocol.md"},
    {"Bots": [{"Writing a bot": "bots.md"}, {"Training nets": "training.md"}]},
    {"Research": "research.md"},
    {
        "Make a set": [
            {"Step by step": "make-a-set.md"},
            {"A game of your own": "make-a-game.md"},
            {"A set as a file": "set-files.md"},
            {"Words of set files": "set-words.md"},
            {"Writing cards": "cards.md"},
            {"Is it fair?": "balance.md"},
            {"Correcting printed cards": "overlays.md"},
        ]
    },
    {"Hosting": [{"How to host": "hosting.md"}, {"The server": "server.md"}]},
    {
        "Architecture": [
            {"What lives where": "architecture.md"},
            {"Design": "design.md"},
            {"Faces": "faces.md"},
            {"Compiled code": "compiled.md"},
            {"Testing": "testing.md"},
            {"Contributing": "contributing.md"},
        ]
    },
    {
        "Reports": [
            {"What there is": "reports/index.md"},
            {"Speed": "performance.md"},
            {"Balance of Rebirth": "reports/rebirth.md"},
            {"Balance of Confrontations": "reports/confrontations.md"},
            {"Cards by their cost": "reports/cards-by-cost.md"},
        ]
    },
    {"Changelog": "changelog.md"},
]
#: Pages that lie elsewhere in the repository, by where they come to lie.
MOVED: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "docs/rules/README.md": "rules/index.md",
    "docs/reports/README.md": "reports/index.md",
}


def pages() -> list[str]:
    """Every page that the reader can choose, in order."""
    found: list[str] = []
    for entry in NAV:
        for what in entry.values():
            found += [what] if isinstance(what, str) else [page for one in what for page in one.values()]
    return found


def configuration(source: Path, out: Path) -> str:
    """For Zensical: no fonts, no analytics and no repository of other hosts, and a search that needs no server."""
    palettes = [
        {"media": "(prefers-color-scheme: light)", "scheme": "default", "toggle": _toggle("sun", "Dark colors")},
        {"media": "(prefers-color-scheme: dark)", "scheme": "slate", "toggle": _toggle("moon", "Light colors")},
    ]
    features = ["content.code.copy", "navigation.indexes", "navigation.footer", "navigation.top", "search.highlight"]
    lines = [
        "[project]",
        'site_name = "archfoe"',
        'site_description = "Five superhero deck-building games in one open program"',
        'copyright = "An unofficial fan project, under the MIT License"',
        "use_directory_urls = false",
        f"docs_dir = {json.dumps(source.name)}",
        f"site_dir = {json.dumps(out.name)}",
        f"nav = {_inline(NAV)}",
        "[project.theme]",
        'language = "en"',
        "font = false",
        f"features = {_inline(features)}",
        f"palette = {_inline(palettes)}",
        "[project.plugins.search]",
        "[project.plugins.offline]",
        "[project.markdown_extensions]",
        "attr_list = {}",
        "md_in_html = {}",
        "admonition = {}",
        "tables = {}",
        "pymdownx.details = {}",
        "pymdownx.superfences = {}",
        "pymdownx.highlight = {}",
        "toc.permalink = true",
    ]
    return "\n".join(lines) + "\n"


def _toggle(icon: str, name: str) -> dict[str, str]:
    return {"icon": f"lucide/{icon}", "name": name}


def _inline(value: object) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value)
