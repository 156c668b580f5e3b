"""All cards of a set for printing: nine on a page, with marks to cut along. Needs the extra `print`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple

from archfoe.core.abilities import Vp
from archfoe.core.card import Card
from archfoe.core.errors import ArchfoeError
from archfoe.core.filters import EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN
from archfoe.extras import FOR_PRINTING, PRINT, need
from archfoe.registry import Set

WIDE, TALL = 63.0, 88.0  # of a card, in millimeters
_ACROSS, _DOWN = 3, 3
_MARK: Final = 4.0
_PAPERS: Final = {"a4": "A4", "letter": "Letter"}
#: Of the band behind the name, by type.
_COLORS: Final = {
    HERO: (31, 95, 174),
    VILLAIN: (150, 32, 36),
    EQUIPMENT: (92, 99, 112),
    SUPER_POWER: (180, 96, 8),
    LOCATION: (93, 58, 136),
}
#: Of the star below a short text, by type.
_CORNERS: Final = {HERO: 5, VILLAIN: 3, EQUIPMENT: 8, SUPER_POWER: 10, LOCATION: 4}
_PALE: Final = (228, 230, 235)
_OTHER: Final = (52, 60, 76)
_INK, _SOFT, _PAPER, _EDGE = (24, 28, 36), (96, 102, 114), (250, 249, 246), (176, 180, 188)
_SIZES: Final = (9.0, 8.0, 7.0, 6.0, 5.0)  # of the text, in points: the first that fits
_ROOM: Final = 46.0  # for it


class Sheet(NamedTuple):
    content: bytes
    cards: int
    pages: int
    lost: Mapping[str, str]  # card -> letters that the font has not


def pdf_of(made: Set, paper: str) -> Sheet:
    """The file, and what it has and has not."""
    need(PRINT, "A sheet for printing", *FOR_PRINTING)
    size = _PAPERS.get(paper.lower())
    if size is None:
        raise ArchfoeError(f"There is no paper {paper!r} here: choose A4 or Letter.")
    cards = [card for card in made.box.values() for _ in range(card.copies)]
    pdf = import_module("fpdf").FPDF(unit="mm", format=size)
    pdf.set_auto_page_break(False)
    pdf.set_title(made.title)
    pdf.set_creator("archfoe")
    left, top = (pdf.w - _ACROSS * WIDE) / 2, (pdf.h - _DOWN * TALL) / 2
    on_page = _ACROSS * _DOWN
    for n, card in enumerate(cards):
        if n % on_page == 0:
            pdf.add_page()
            _marks(pdf, left, top)
        row, column = divmod(n % on_page, _ACROSS)
        _face(pdf, card, made, left + column * WIDE, top + row * TALL)
    return Sheet(bytes(pdf.output()), len(cards), pdf.page, _lost(made))


def _marks(pdf: Any, left: float, top: float) -> None:
    """Where to cut, outside of the cards."""
    pdf.set_draw_color(0, 0, 0)
    pdf.set_line_width(0.15)
    for column in range(_ACROSS + 1):
        x = left + column * WIDE
        pdf.line(x, top - _MARK - 1, x, top - 1)
        pdf.line(x, top + _DOWN * TALL + 1, x, top + _DOWN * TALL + 1 + _MARK)
    for row in range(_DOWN + 1):
        y = top + row * TALL
        pdf.line(left - _MARK - 1, y, left - 1, y)
        pdf.line(left + _ACROSS * WIDE + 1, y, left + _ACROSS * WIDE + 1 + _MARK, y)


def _face(pdf: Any, card: Card, made: Set, x: float, y: float) -> None:
    color = _COLORS.get(card.type, _OTHER)
    pdf.set_fill_color(*_PAPER)
    pdf.set_draw_color(*_EDGE)
    pdf.set_line_width(0.3)
    pdf.rect(x, y, WIDE, TALL, style="DF")
    pdf.set_fill_color(*color)
    pdf.rect(x + 3, y + 3, WIDE - 6, 11, style="F")
    _words(pdf, x + 15, y + 4.2, WIDE - 19, _told(card.name), 11, (255, 255, 255), "B")
    pdf.set_fill_color(*_PAPER)
    pdf.circle(x + 9, y + 8.5, 4.4, style="F")
    pdf.set_text_color(*color)
    pdf.set_font("Helvetica", "B", 13)
    pdf.set_xy(x + 4, y + 5.5)
    pdf.cell(10, 6, str(card.cost), align="C")
    _words(pdf, x + 4, y + 16, WIDE - 8, _told(_kind(card)), 8, _SOFT, "")
    _text(pdf, card, x + 5, y + 24)
    worth = "*" if isinstance(card.vp, Vp) else str(card.vp)
    _words(pdf, x + 4, y + TALL - 9, 20, f"{worth} VP", 9, color, "B")
    _words(pdf, x + 26, y + TALL - 8, WIDE - 30, _told(made.title), 6, _SOFT, "", "R")


def _kind(card: Card) -> str:
    """ "Super-Villain", "Hero", "Super Hero"."""
    return "Super-Villain" if card.super_villain else card.type or card.kind.replace("_", " ").title()


def _words(
    pdf: Any, x: float, y: float, wide: float, words: str, size: float, color: tuple[int, int, int], style: str,
    align: str = "L",
) -> None:  # fmt: skip
    """One line, smaller if it must be."""
    pdf.set_text_color(*color)
    while True:
        pdf.set_font("Helvetica", style, size)
        if pdf.get_string_width(words) <= wide - 2 or size <= 5:
            break
        size -= 0.5
    pdf.set_xy(x, y)
    pdf.cell(wide, 8 if size > 9 else 5, words, align=align)


def _text(pdf: Any, card: Card, x: float, y: float) -> None:
    """What the card says, as large as there is room for."""
    pdf.set_text_color(*_INK)
    words = _told(card.text or "No Power, no effect.")
    for size in _SIZES:
        pdf.set_font("Helvetica", "", size)
        lead = size * 0.42
        lines = pdf.multi_cell(WIDE - 10, lead, words, dry_run=True, output="LINES")
        if len(lines) * lead <= _ROOM:
            break
    if len(lines) * lead <= _ROOM / 2:
        pdf.set_fill_color(*_PALE)
        pdf.star(x + (WIDE - 10) / 2, y + 38, 8, 15, _CORNERS.get(card.type, 12), 180, style="F")
    pdf.set_xy(x, y)
    pdf.multi_cell(WIDE - 10, lead, words, align="L", max_line_height=lead)


def _lost(made: Set) -> dict[str, str]:
    """Where a ? stands instead of a letter; a title stands on every card."""
    told = {card.name: card.name + card.text for card in made.box.values()} | {made.title: made.title}
    found = {name: "".join(sign for sign in words if _told(sign) != sign) for name, words in told.items()}
    return {name: letters for name, letters in found.items() if letters}


def _told(words: str) -> str:
    """In the letters that every printer has."""
    return words.encode("latin-1", "replace").decode("latin-1")
