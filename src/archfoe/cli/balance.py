"""`archfoe balance`: how strong cards are, and which seats and Super Heroes are favored."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from archfoe.agents import bot_called
from archfoe.cli.balance_page import Z, page
from archfoe.cli.sim import FINE, INTERRUPTED, title_of, watched
from archfoe.core.cards import MAIN_KIND, Card
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.text import listed
from archfoe.games.options import Options
from archfoe.registry import sets
from archfoe.sim.balance import TOLERANCE, Balance, Inquiry, Judged, games_needed, measure
from archfoe.sim.work import Jobs
from archfoe.version import VERSION


class Wish(NamedTuple):
    """How it is to be measured and told."""

    bot: str = "greedy"
    games: int = 400
    seed: int | str = 0
    jobs: Jobs = 1
    sweep: bool = False
    as_json: bool = False
    html: Path | None = None


def balance(mode: str, names: Sequence[str], wish: Wish, of_set: str = "", options: Options | None = None) -> int:
    """The whole command; returns its exit code. Without names all cards for the main deck, perhaps of one set."""
    options = options or Options(mode, 2)
    cards = _chosen([of_set] if of_set else [own for own in mode.split("+") if own in sets()], names)
    inquiry = Inquiry(options, bot_called(wish.bot), cards, wish.games, wish.seed)
    with watched(games_needed(inquiry, wish.sweep)) as progress:
        found = measure(inquiry, wish.jobs, progress, wish.sweep)
    if wish.html is not None:
        _write(wish.html, page(found, f"Balance: {title_of(options)}", _sentences(found, wish.bot)))
    if wish.as_json:
        print(json.dumps(as_data(found, wish.bot), indent=2))
    else:
        _print(found, wish)
    if found.interrupted:
        print(f"Interrupted after {found.games:,} games.")
        return INTERRUPTED
    return FINE


def _chosen(own: Sequence[str], names: Sequence[str]) -> tuple[Card, ...]:
    cards = {card.name: card for name in own for card in sets()[name].box.of_kind(MAIN_KIND)}
    small = {name.lower(): name for name in cards}
    for name in names:
        if name.lower() not in small:
            raise unknown("card for the main deck called", name, cards)
    chosen = [cards[small[name.lower()]] for name in names] or list(cards.values())
    if not chosen:
        raise ArchfoeError("There is no card for the main deck to be measured.")
    return tuple(chosen)


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ArchfoeError(f"{file} cannot be written: {error.strerror}.") from None


def _sentences(found: Balance, bot: str) -> list[str]:
    """What is certain enough to say in words."""
    inquiry = found.inquiry
    out = [f"{found.games:,} games of {bot} bots, {inquiry.games:,} for each card."]
    if inquiry.head_to_head:
        out += [
            "One player starts with copies of it, the other with plain cards of the Power that its cost asks for.",
            "Each deal is played both ways.",
        ]
    else:
        out.append(
            "Each deal is played twice: one player starts with copies of it, then with plain cards of the Power that "
            "its cost asks for."
        )
    for verdict in ("too strong", "too weak"):
        names = [one.card.name for one in found.judged if one.verdict == verdict]
        if names:
            out.append(f"{verdict.capitalize()} for its cost by more than {TOLERANCE:g} Power: {listed(names)}.")
    if not any(one.verdict for one in found.judged):
        out.append(f"No card is surely more than {TOLERANCE:g} Power away from what its cost asks for.")
    return out


def _print(found: Balance, wish: Wish) -> None:
    console, inquiry = Console(highlight=False), found.inquiry
    table = Table("card", title=title_of(inquiry.options))
    for heading in ("cost", "as good as", "off by", "19 of 20 times between", "fits a cost of", ""):
        table.add_column(heading, justify="right")
    for one in sorted(found.judged, key=lambda one: -one.off):
        table.add_row(
            one.card.name,
            f"{one.card.cost}",
            f"{one.power:+.1f} Power",
            f"{one.off:+.1f}",
            f"{one.off - Z * one.error:+.1f} and {one.off + Z * one.error:+.1f}",
            f"{max(0.0, found.line.cost(one.power)):.0f}",
            one.verdict,
        )
    console.print(table)
    for one in sorted(found.numbers, key=lambda one: (one.card.name, one.copies)):
        console.print(f"{one.copies} x {one.card.name}: each as good as {one.power:+.1f} Power.")
    seats = ", ".join(f"seat {n + 1} {100 * one.mean:.1f} %" for n, one in enumerate(found.seats))
    if inquiry.together and found.seats:
        console.print(
            f"The team wins {100 * found.seats[0].mean:.1f} % (give or take {100 * Z * found.seats[0].error:.1f})."
        )
    elif seats:
        console.print(f"Wins: {seats} (give or take {100 * Z * found.seats[0].error:.1f}).")
    for line in _sentences(found, wish.bot):
        console.print(line, soft_wrap=True)
    if wish.html is not None:
        console.print(f"The report is {wish.html}.")


def as_data(found: Balance, bot: str) -> dict[str, Any]:
    inquiry = found.inquiry
    return {
        "archfoe": VERSION,
        "options": inquiry.options.as_dict(),
        "bot": bot,
        "seed": inquiry.seed,
        "games": found.games,
        "games_for_each_card": inquiry.games,
        "interrupted": found.interrupted,
        "tolerance": TOLERANCE,
        "alarm": inquiry.alarm,
        "line": {"start": found.line.start, "slope": found.line.slope, "cards": found.line.cards},
        "cards": [_card_data(one, found) for one in found.judged],
        "numbers": [_card_data(one, found) for one in found.numbers],
        "seats": [{"share": one.mean, "error": one.error} for one in found.seats],
        "heroes": [
            {"name": hero, "share": one.mean, "error": one.error, "games": games}
            for hero, (one, games) in found.heroes.items()
        ],
        "turns": found.turns,
    }


def _card_data(one: Judged, found: Balance) -> dict[str, Any]:
    return {
        "name": one.card.name,
        "set": one.card.set,
        "cost": one.card.cost,
        "copies": one.copies,
        "against": one.against,
        "share": one.share.mean,
        "share_error": one.share.error,
        "power": one.power,
        "error": one.error,
        "usual": one.fair,
        "off": one.off,
        "verdict": one.verdict,
        "at_other_costs": _at_other_costs(one, found),
    }


def _at_other_costs(one: Judged, found: Balance) -> dict[str, float]:
    """How far it would be off: what it does stays the same."""
    costs = range(max(0, one.card.cost - 2), one.card.cost + 3)
    return {str(cost): one.power - found.line.power(cost) for cost in costs}
