"""The site of the documentation: every page has its place, and a link that leads nowhere is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.site import gallery, links, sources
from scripts.site.plan import DOCS, MOVED, configuration, pages

from archfoe.registry import sets
from archfoe.table.catalogue import cards, is_surprise


def test_every_page_of_the_documentation_is_in_the_contents() -> None:
    told = {MOVED.get(f"docs/{name}", name) for name in (p.relative_to(DOCS).as_posix() for p in DOCS.rglob("*.md"))}
    assert sorted(pages()) == sorted([*told, "index.md", "changelog.md", "contributing.md", "gallery/index.md"])


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("site") / "source"
    sources.copy_all(made)
    gallery.write_all(made)
    return made


def test_pages_lead_only_to_what_is_there(source: Path) -> None:
    for page in source.rglob("*.md"):
        if "gallery" in page.parts:
            continue
        for found in sources._LINK.finditer(page.read_text(encoding="utf-8")):
            file = found[3].partition("#")[0]
            if file and ":" not in file and "`" not in found[0]:
                assert (page.parent / file).exists(), f"{page.name}: {found[0]}"


def test_every_rule_has_an_anchor(source: Path) -> None:
    assert '- <span id="BASE-1.1"></span>**BASE-1.1**' in (source / "rules" / "base.md").read_text(encoding="utf-8")
    assert '<span id="G-1"></span>' in (source / "rules" / "rulings.md").read_text(encoding="utf-8")
    assert "make play" not in (source / "index.md").read_text(encoding="utf-8").partition("# archfoe")[0]


def test_every_card_has_a_page_and_surprises_are_closed(source: Path) -> None:
    index = (source / "gallery" / "index.md").read_text(encoding="utf-8")
    for card in cards(spoilers=True):
        text = (source / "gallery" / card.set / f"{card.id}.md").read_text(encoding="utf-8")
        if is_surprise(card):
            opened = text.partition("???")[0]
            assert "exclude: true" in opened and card.name not in opened and f"({card.set}/{card.id}.md)" not in index
        else:
            assert card.text in text and f"({card.set}/{card.id}.md)" in index
    assert all(own.title in index for own in sets().values())


def test_the_generator_is_told_to_ask_no_other_host() -> None:
    told = configuration(Path("source"), Path("html"))
    assert "font = false" in told and "[project.plugins.offline]" in told and "http" not in told


def test_a_broken_link_and_a_foreign_host_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#there">fine</a><a href="b.html#gone">x</a><a href="c.html">x</a><a href="https://else">fine</a>'
        '<script src="https://cdn.example/x.js"></script><link rel="canonical" href="https://fine">',
        encoding="utf-8",
    )
    (tmp_path / "b.html").write_text('<h2 id="there">Here</h2>', encoding="utf-8")
    (tmp_path / "s.css").write_text("@import 'https://fonts.example/x.css';", encoding="utf-8")
    assert links.problems(tmp_path) == [
        "a.html fetches https://cdn.example/x.js",
        "a.html links to b.html#gone, which has no such place",
        "a.html links to c.html, which is not there",
        "s.css fetches from another host",
    ]
