"""The front page of a game that is over, as it is sent: once made, the same for all."""

from __future__ import annotations

from archfoe.table.words.front_page import front_page
from archfoe.wire import shapes
from archfoe.wire.session import SentSession


def front_page_of(session: SentSession) -> shapes.FrontPage:
    alike = session.alike
    if "front page" not in alike:
        alike["front page"] = _made(session)
    found: shapes.FrontPage = alike["front page"]
    return found


def _made(session: SentSession) -> shapes.FrontPage:
    seats = [f"{{{seat}}}" for seat in range(session.options.players)]  # a page fills in the names
    page, cards = front_page(session, session.story(), None, seats), session.cards.names
    return shapes.FrontPage(
        headline=page.headline,
        deck=page.deck,
        story=page.story,
        rounds=page.rounds,
        turned=None if page.turned is None else shapes.PaperTurn(*page.turned),
        pictured=page.pictured,
        caption=page.caption,
        sale=None if page.sale is None else shapes.PaperSale(cards[page.sale.card], page.sale.words),
        weather=page.weather,
        ears=page.ears,
        score=[shapes.PaperLine(*line) for line in page.score],
    )
