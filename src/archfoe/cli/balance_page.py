"""The report of `archfoe balance` as one HTML file: plots and tables, with nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

from archfoe.sim.balance import TOLERANCE, Balance, Judged

_WIDE, _ROW, _LEFT, _RIGHT = 720, 26, 220, 24
Z: Final = 1.96  # what is drawn: 19 times out of 20

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c2230; --soft: #5b6475; --paper: #fbfaf7; --line: #c9ced8; --dot: #1f5fae;
  --bad: #b3261e; --band: #1f5fae22; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceff5; --soft: #a9b2c3; --paper: #151922; --line: #3b4354;
  --dot: #7db2f5; --bad: #ff8f85; --band: #7db2f533; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.axis { stroke: var(--line); } .dot { fill: var(--dot); stroke: var(--dot); }
.bad { fill: var(--bad); stroke: var(--bad); }
.band { fill: var(--band); } .fair { stroke: var(--soft); stroke-dasharray: 5 4; fill: none; }
table { border-collapse: collapse; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } .wide { overflow-x: auto; } figcaption { color: var(--soft); }
"""


class Dot(NamedTuple):
    """A row of a plot: where it lies, and half of what it is uncertain by."""

    name: str
    at: float
    half: float
    bad: bool = False


def page(found: Balance, title: str, said: Sequence[str]) -> str:
    """`said` are the sentences that the terminal shows."""
    judged = sorted(found.judged, key=lambda one: -one.off)
    parts = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in said),
        *(_cards(judged, found) if judged else ()),
        *_numbers(found),
        *_shares(found),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n<body><main>\n"
        + "\n".join(parts)
        + "\n</main></body></html>\n"
    )


def _cards(judged: Sequence[Judged], found: Balance) -> Iterable[str]:
    yield "<h2>How strong is each card?</h2>"
    yield "<figure>" + _curve(judged, found)
    yield _caption("The Power that a card is as good as, by its cost. The broken line is what cards usually do.")
    dots = [Dot(one.card.name, one.off, Z * one.error, bool(one.verdict)) for one in judged]
    yield "<figure>" + dot_plot(dots, "Power above or below what the cost asks for", 0.0, TOLERANCE)
    yield _caption("Each line is right 19 times out of 20. Within the band nothing is said against a card.")
    heads = ("card", "cost", "as good as", "usual", "off by", "19 times out of 20 between", "fits a cost of", "")
    rows = [
        (
            one.card.name,
            f"{one.card.cost}",
            f"+{one.power:.1f}",
            f"+{one.fair:.1f}",
            f"{one.off:+.1f}",
            f"{one.off - Z * one.error:+.1f} and {one.off + Z * one.error:+.1f}",
            f"{max(0.0, found.line.cost(one.power)):.0f}",
            one.verdict,
        )
        for one in judged
    ]
    yield _table(heads, rows)


def _numbers(found: Balance) -> Iterable[str]:
    if not found.numbers:
        return
    yield "<h2>What would another number of copies do?</h2>"
    heads = ("card", "copies in the deck", "each as good as", "19 times out of 20 between")
    all_of_them = sorted([*found.numbers, *found.judged], key=lambda one: (one.card.name, one.copies))
    rows = [
        (
            one.card.name,
            f"{one.copies}",
            f"+{one.power:.1f}",
            f"+{one.power - Z * one.error:.1f} and +{one.power + Z * one.error:.1f}",
        )
        for one in all_of_them
    ]
    yield _table(heads, rows)


def _shares(found: Balance) -> Iterable[str]:
    if not found.seats:
        return
    fair = 100 / len(found.seats)
    yield "<h2>Which seats and Super Heroes are favored?</h2>"
    dots = [Dot(f"Seat {n + 1}", 100 * one.mean, 100 * Z * one.error) for n, one in enumerate(found.seats)]
    heroes = [Dot(hero, 100 * one.mean, 100 * Z * one.error) for hero, (one, _) in found.heroes.items()]
    dots += sorted(heroes, key=lambda dot: -dot.at)
    yield "<figure>" + dot_plot(dots, "Wins in %", fair, 0.0) + "</figure>"
    games = ["", *(f"{n}" for _, n in found.heroes.values())]
    named = dict(zip(found.heroes, games[1:], strict=True))
    rows = [(dot.name, f"{dot.at:.1f}", _within(dot),
             named.get(dot.name, f"{found.inquiry.games}")) for dot in dots]  # fmt: skip
    yield _table(("", "wins in %", "19 times out of 20 between", "games"), rows)


def _within(dot: Dot) -> str:
    return f"{max(0.0, dot.at - dot.half):.1f} and {min(100.0, dot.at + dot.half):.1f}"


def _caption(words: str) -> str:
    return f"<figcaption>{words}</figcaption></figure>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def dot_plot(dots: Sequence[Dot], title: str, middle: float, band: float) -> str:
    """A row for each, with its interval; `middle` is a line from top to bottom, with a band around it."""
    low = min([dot.at - dot.half for dot in dots] + [middle - band]) - 0.2
    high = max([dot.at + dot.half for dot in dots] + [middle + band]) + 0.2
    scale = (_WIDE - _LEFT - _RIGHT) / (high - low)
    tall = _ROW * len(dots) + 40

    def x(value: float) -> float:
        return round(_LEFT + (value - low) * scale, 1)

    out = [f'<svg viewBox="0 0 {_WIDE} {tall}" role="img" aria-label="{escape(title)}; the table below says the same">']
    if band:
        out.append(
            f'<rect class="band" x="{x(middle - band)}" y="0" width="{2 * band * scale:.1f}" height="{tall - 36}"/>'
        )
    out.append(f'<line class="axis" x1="{x(middle)}" x2="{x(middle)}" y1="0" y2="{tall - 36}"/>')
    for n, dot in enumerate(dots):
        y, kind = _ROW * n + _ROW // 2, "bad" if dot.bad else "dot"
        out.append(f'<text x="{_LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(dot.name[:28])}</text>')
        out.append(f'<line class="{kind}" x1="{x(dot.at - dot.half)}" x2="{x(dot.at + dot.half)}" y1="{y}" y2="{y}"/>')
        out.append(f'<circle class="{kind}" cx="{x(dot.at)}" cy="{y}" r="4"/>')
    out.append(f'<text x="{x(middle)}" y="{tall - 20}" text-anchor="middle">{middle:g}</text>')
    out.append(f'<text x="{(_LEFT + _WIDE) // 2}" y="{tall - 4}" text-anchor="middle">{escape(title)}</text></svg>')
    return "".join(out)


def _curve(judged: Sequence[Judged], found: Balance) -> str:
    """Power by cost, with the usual line and the band in which nothing is said."""
    tall, left, bottom = 380, 48, 40
    most = max(8, *(one.card.cost for one in judged)) + 1
    top = max(6.0, *(one.power + Z * one.error for one in judged)) + 0.5

    def x(cost: float) -> float:
        return round(left + cost * (_WIDE - left - _RIGHT) / most, 1)

    def y(power: float) -> float:
        return round(tall - bottom - max(0.0, power) * (tall - bottom - 10) / top, 1)

    line = found.line
    corners = [(0, TOLERANCE), (most, TOLERANCE), (most, -TOLERANCE), (0, -TOLERANCE)]
    band = " ".join(f"{x(cost)},{y(line.power(cost) + more)}" for cost, more in corners)
    out = [f'<svg viewBox="0 0 {_WIDE} {tall}" role="img" aria-label="Power by cost; the table below says the same">']
    out.append(f'<polygon class="band" points="{band}"/>')
    out.append(f'<line class="fair" x1="{x(0)}" y1="{y(line.power(0))}" x2="{x(most)}" y2="{y(line.power(most))}"/>')
    out.append(f'<line class="axis" x1="{left}" y1="{y(0)}" x2="{_WIDE - _RIGHT}" y2="{y(0)}"/>')
    out.append(f'<line class="axis" x1="{left}" y1="{y(0)}" x2="{left}" y2="10"/>')
    out += [f'<text x="{x(cost)}" y="{y(0) + 18}" text-anchor="middle">{cost}</text>' for cost in range(most + 1)]
    out += [f'<text x="{left - 8}" y="{y(n) + 4}" text-anchor="end">+{n}</text>' for n in range(1, int(top) + 1)]
    for one in judged:
        kind, at = "bad" if one.verdict else "dot", x(one.card.cost)
        low, high = y(one.power - Z * one.error), y(one.power + Z * one.error)
        out.append(f'<line class="{kind}" x1="{at}" x2="{at}" y1="{low}" y2="{high}"/>')
        name = f"<title>{escape(one.card.name)}</title>"
        out.append(f'<circle class="{kind}" cx="{at}" cy="{y(one.power)}" r="4">{name}</circle>')
    out.append(f'<text x="{(_WIDE + left) // 2}" y="{tall - 4}" text-anchor="middle">cost</text></svg>')
    return "".join(out)
