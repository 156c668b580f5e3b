"""A page for every card, written by the engine: what the card says is what it does."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from archfoe.core.cards import Card
from archfoe.registry import sets
from archfoe.table.catalogue import cards, describe, is_surprise, ours, type_words

#: How far a card is ours, as a reader is told.
_OURS = {
    "wholly": "This card is our own invention.",
    "effect": "Name and numbers are those of the printed card; what it does is ours.",
    "partly": "Parts of this card are ours.",
}
#: A page that search does not find.
_UNSEARCHED = ["---", "search:", "  exclude: true", "---", ""]
_HEAD = "| card | type | cost | Victory Points |\n|---|---|---|---|"


def write_all(target: Path) -> int:
    """Returns how many cards there are."""
    gallery = target / "gallery"
    count, surprises = 0, list[str]()
    index = ["# Cards", "", "Every card of every set, as the engine knows it.", ""]
    for name, own in sets().items():
        found = cards(name, spoilers=True)
        count += len(found)
        (gallery / name).mkdir(parents=True, exist_ok=True)
        for card in found:
            (gallery / name / f"{card.id}.md").write_text(page_of(card, own.title), encoding="utf-8")
        index += [f"## {own.title}", "", _HEAD, *rows([card for card in found if not is_surprise(card)], name), ""]
        surprises += rows([card for card in found if is_surprise(card)], name)
    index += ["What a campaign brings as a surprise has [a page of its own](surprises.md)."]
    (gallery / "index.md").write_text("\n".join(index) + "\n", encoding="utf-8")
    closed = [f"    {line}" for line in (*_HEAD.splitlines(), *surprises)]
    lines = [
        *_UNSEARCHED,
        "# Surprises",
        "",
        '??? warning "Cards that a campaign brings: open this if you like"',
        "",
        *closed,
    ]
    (gallery / "surprises.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return count


def rows(found: Iterable[Card], set_name: str) -> list[str]:
    out = []
    for card in found:
        told = describe(card)
        cost, points = ("" if told[name] is None else told[name] for name in ("cost", "vp"))
        out.append(f"| [{_title(card)}]({set_name}/{card.id}.md) | {type_words(card)} | {cost} | {points} |")
    return out


def _title(card: Card) -> str:
    return f"{card.name}, Level {card.stage}" if card.stage else card.name


def page_of(card: Card, set_title: str) -> str:
    told = describe(card)
    facts = {
        "Set": set_title,
        "Type": type_words(card),
        "Cost": told["cost"],
        "Victory Points": told["vp"],
        "Copies": told["copies"],
        "Character": told["character"],
        "Side": told["side"],
    }
    lines = ["| | |", "|---|---|", *(f"| {name} | {fact} |" for name, fact in facts.items() if fact is not None)]
    lines += ["", told["text"] or "No Power, no effect."]
    for name in ("defense", "block"):
        if told[name] is not None and told[name] not in told["text"]:
            lines += ["", f"**{name.capitalize()}:** {told[name]}"]
    if ours(card):
        lines += ["", f"*{_OURS[ours(card)]}*"]
    title = "Surprise of the campaign" if is_surprise(card) else _title(card)
    if is_surprise(card):
        lines = ['??? warning "This card is a surprise of the campaign: open it if you like"', "",
                 f"    **{_title(card)}**", "", *(f"    {line}" if line else "" for line in lines)]  # fmt: skip
    head = _UNSEARCHED if is_surprise(card) else []
    return "\n".join([*head, f"# {title}", "", *lines, "", "[All cards](../index.md)", ""])
