"""What is said of hostages, and only here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from archfoe.agents.worth import value
from archfoe.core.abilities import Use
from archfoe.games.city.bot.weights import own_of
from archfoe.games.city.piles import space_name
from archfoe.games.city.scenarios.face import BY_LOCATION, BY_SEAT, COUNT, Count, ScenarioFace, Token, all_supers
from archfoe.games.city.scenarios.hostages.facts import FREED, LOST, SAVED
from archfoe.games.city.scenarios.hostages.facts import hostages as facts_of
from archfoe.games.city.scenarios.hostages.rules import FREE, HAND_OVER, Hostages
from archfoe.games.city.scenarios.hostages.verbs import BoughtDear, Deed, HoldsSecret, Release, TakeDear, times_done
from archfoe.games.city.view import CityView
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import Log, LogWords
from archfoe.table.words.log.teller import Teller


def hostages(n: int) -> str:
    return "1 hostage" if n == 1 else f"{n} hostages"


def freed(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'free')} a hostage on {space_name(e.n)}."


def saved(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'hand')} {hostages(e.n)} over at the cordon: saved."


def lost(t: Teller, e: Seen) -> str:
    return f"{hostages(e.n)} on {space_name(e.other)} {'is' if e.n == 1 else 'are'} lost."


def _one_after_the_other(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    """Hostages that are freed in a row are told as one."""
    first = events[i]
    row = list(takewhile(lambda e: (e.what, e.seat, e.n) == (first.what, first.seat, first.n), events[i:]))
    if len(row) == 1:
        return None
    return log.sentence(first).replace("a hostage", hostages(len(row))), len(row)


def _counts(city: CityView) -> list[Count]:
    """How it stands with them, and with the Super-Villains."""
    facts, part = city.ask(facts_of), city.part(Hostages)
    held, on_the_way = sum(facts.hostages), sum(facts.led)
    saved = f"{facts.saved} of {facts.to_save}"
    counts = [
        f"{saved} saved",
        f"{facts.lost} lost (with {part.may_be_lost} the game is lost)",
        f"{on_the_way} on their way",
        f"{held} held",
    ]
    secrets = sum(city.secrets(seat) for seat in range(city.view.players))
    unreleased = [Count(f"Secret Cards not released: {secrets}")] * bool(secrets)
    short = f"Hostages {saved}" if facts.to_save else ""  # how many there are is found out when the heroes are chosen
    return [Count(f"Hostages: {', '.join(counts)}", short), *all_supers(city), *unreleased]


def _so_far(city: CityView, seat: int, use: Use) -> str:
    """How much of the deed that releases a Secret Card is done."""
    deed = use.ready
    if not isinstance(deed, Deed) or deed.n == 1:
        return ""
    return f" ({min(city.ask(times_done, deed.deed, seat), deed.n)} of {deed.n} so far)"


FACE: Final = ScenarioFace(
    log=LogWords({FREED: freed, SAVED: saved, LOST: lost}, {FREED: _one_after_the_other}, alarms=frozenset({LOST})),
    counts=_counts,
    labels={
        FREE: lambda option, view, names: f"free a hostage at {option.word}",
        HAND_OVER: lambda option, view, names: "hand the hostages over",
    },
    deeds={FREE: lambda city: "1 Move", HAND_OVER: lambda city: "they are saved"},
    said=("free a hostage at {}", "hand the hostages over"),
    typed={"free": FREE, "hand": HAND_OVER, "hand over": HAND_OVER},
    lost={"people lost": lambda city: f"{hostages(city.ask(facts_of).lost)} are lost"},
    so_far=_so_far,
    readings={
        Release: lambda e, at: own_of(at.weights).relief + value(e.boon, at),
        TakeDear: lambda e, at: at.weights.gained_to_hand,
        HoldsSecret: lambda c, at: 0.5,
        Deed: lambda c, at: 0.2,
        BoughtDear: lambda c, at: 0.2,
    },
    tokens={
        "hostages": Token(BY_LOCATION, "hostages"),
        "led": Token(BY_SEAT, "led"),
        "saved": Token(COUNT, "saved"),
        "lost": Token(COUNT, "lost"),
        "to_save": Token(COUNT, "to_save"),
    },
)
