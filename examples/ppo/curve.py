"""Draws curves as SVG: `python examples/ppo/curve.py taught=A/curve.jsonl alone=B/curve.jsonl > ppo.svg`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, TOP = 640, 300, 52, 16
RIGHT, BOTTOM = WIDTH - 110, HEIGHT - 44
COLORS = ("#1f6feb", "#d1495b", "#2a9d5c", "#8a5cf6")
BOT, LINE = "greedy", 0.4  # whom the curve is about, and what was aimed at


def drawn(curves: Sequence[tuple[str, Sequence[dict[str, Any]]]]) -> str:
    most = max(row["steps"] for _, rows in curves for row in rows) / 1e6

    def x(steps: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * steps / 1e6 / most, 1)

    def y(share: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * share, 1)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        out.append(f'<path d="M{LEFT} {at}H{RIGHT}" stroke="#ddd"/>')
        out.append(f'<text x="{LEFT - 6}" y="{at + 4}" text-anchor="end">{10 * tenth} %</text>')
    out.append(f'<path d="M{LEFT} {y(LINE)}H{RIGHT}" stroke="#888" stroke-dasharray="5 4"/>')
    marks = range(0, int(most) + 1, 2)
    out += [f'<text x="{x(1e6 * n)}" y="{BOTTOM + 17}" text-anchor="middle">{n}</text>' for n in marks]
    middle = (LEFT + RIGHT) / 2
    out.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">million steps</text>')
    for (name, rows), color in zip(curves, COLORS, strict=False):
        points = [(x(row["steps"]), y(row[BOT]), *map(y, row[f"{BOT} 95 %"])) for row in rows]
        out += [f'<path d="M{px} {low}V{high}" stroke="{color}" opacity=".45"/>' for px, _, low, high in points]
        path = " ".join(f"{px},{py}" for px, py, _, _ in points)
        out.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        out += [f'<circle cx="{px}" cy="{py}" r="3" fill="{color}"/>' for px, py, _, _ in points]
        px, py = points[-1][:2]
        out.append(f'<text x="{px + 8}" y="{py + 4}" fill="{color}">{escape(name)}</text>')
    return "\n".join([*out, "</svg>", ""])


def main(arguments: Sequence[str]) -> None:
    curves = []
    for argument in arguments:
        name, _, file = argument.partition("=")
        lines = Path(file).read_text(encoding="utf-8").splitlines()
        curves.append((name, [json.loads(line) for line in lines]))
    sys.stdout.write(drawn(curves))


if __name__ == "__main__":
    main(sys.argv[1:])
