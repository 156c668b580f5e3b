"""How far a game in the city has come: what is still to be done, what may still be lost, and the Threat Track."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.events import OVER
from archfoe.core.piles import MAIN, WEAKNESSES
from archfoe.core.text import listed, sentence
from archfoe.games.city.events import CLOCK as CLOCK_EVENT
from archfoe.games.city.legacy import RECRUIT_KRYPTO, RECRUIT_THE_RAY, REPAIRS
from archfoe.games.city.missions import REBUILD_MOVE, REBUILD_POWER
from archfoe.games.city.scenarios.face import Count, all_supers
from archfoe.games.city.scenarios.faces import FACES
from archfoe.games.city.tables.contest import TO_DEFEAT
from archfoe.games.city.threat import CLOCK, SUPERS_ENTER, TOP_LEVEL, ThreatText
from archfoe.games.city.view import CityView, city_in
from archfoe.games.city.villains import CLOCK_BOXES
from archfoe.table.view import View

RUINS = "Destroyed Locations"
_NO_RISE = "When a Super-Villain comes into the Line-Up, it Attacks each player."  # at the highest Level


# The Threat Track


def threat_lines(city: CityView) -> list[str]:
    """What holds now, and what the next Level brings."""
    level = city.threat
    lines = [f"Threat Level {level} of {TOP_LEVEL}. In force: {' '.join(_text(text, level) for text in city.in_force)}"]
    if level < TOP_LEVEL:
        news = " ".join(_lasting(text) for text in city.coming) or "Nothing new."
        lines.append(f"At Level {level + 1}: {news}")
    return lines


def _text(text: ThreatText, level: int) -> str:
    """At the top the Threat cannot rise any more."""
    return _NO_RISE if text.rule == SUPERS_ENTER and level == TOP_LEVEL else text.text


def _lasting(text: ThreatText) -> str:
    return text.text if text.kind == CLOCK else f"{text.text} ({'lasting' if text.kind == 'ongoing' else 'once'})"


def track_lines(city: CityView, names: Sequence[str]) -> list[str]:
    """The whole Threat Track, Level by Level, and the clock."""
    now = city.threat
    lines = [f"Threat Track: Level {now} of {TOP_LEVEL}."]
    for level, texts in enumerate(city.levels):
        told = " ".join(_lasting(text) for text in texts if text.text) or "Nothing."
        where = ", now" if level == now else ", still to come" if level > now else ""
        lines.append(f"  Level {level}{where}: {told}")
    return [*lines, *(clock_lines(city, names) or clock_rules(city))]


def clock_rules(city: CityView) -> list[str]:
    """What the clock does, before it has started; nothing where no Level starts it."""
    if city.clock_level is None:
        return []
    end = "the game ends and is scored" if city.contest else "the game is lost"
    others = f" So every other player has {CLOCK_BOXES} more turns." if city.view.players > 1 else ""
    starts = f"The clock starts on the turn that brings Threat Level {city.clock_level}, in box 1 of {CLOCK_BOXES}."
    goes_on = f"It advances one box each time that player's turn starts, and after box {CLOCK_BOXES} {end}."
    return [f"{starts} {goes_on}{others} [{city.rule_of(CLOCK_EVENT)}]"]


def clock_lines(city: CityView, names: Sequence[str]) -> list[str]:
    if city.clock is None:
        return []
    seat, box = city.clock
    whose = "your" if seat == city.view.seat else f"{names[seat]}'s"
    end = "over and is scored" if city.contest else "lost"
    rest = f"it advances each time {whose} turn starts, and after box {CLOCK_BOXES} the game is {end}"
    return [f"CLOCK: box {box} of {CLOCK_BOXES}; {rest}."]


# What is to be done


def asks(city: CityView) -> str:
    """What a team must do, and what it loses by: its own scenario only, so it tells nothing of those to come."""
    if city.contest:
        return ""
    scenario = city.scenario
    lost = "You lose" if city.view.players == 1 else "You lose together"
    return f"{sentence(scenario.win)} {lost} if {listed(list(scenario.losses), 'or')}."


def goal_lines(city: CityView) -> list[str]:
    """Counts of all that the game is won or lost by, and the cards that are left."""
    view = city.view
    stock = f"{view.size(MAIN)} cards in the main deck, {view.size(WEAKNESSES)} Weaknesses in their stack"
    missions = [f"Side Missions open: {listed(names)} (scenario says how)."] if (names := mission_names(city)) else []
    return [f"{'. '.join(count.words for count in progress(city))}. {stock}.", *missions]


def progress(city: CityView) -> list[Count]:
    """All that the game is won or lost by."""
    if city.contest:
        done = f"{city.defeated} of {TO_DEFEAT}"
        words = f"Super-Villains defeated by all together: {done}"
        return [Count(words, f"Super-Villains {done}", city.defeated, TO_DEFEAT)]
    own = FACES.get(city.scenario.number)
    counts = ((own and own.counts) or all_supers)(city)
    if city.scenario.ruins is None:
        return counts
    return [*counts, Count(f"{RUINS}: {len(city.ruins)}, with {city.scenario.ruins} the game is lost")]


# Side Missions


def mission_names(city: CityView) -> list[str]:
    """Those that can still be completed."""
    return [mission.title() for mission in city.open_missions]


def mission_lines(city: CityView) -> list[str]:
    """What must be done to complete them."""
    alone = city.view.players == 1
    where = "your ally is, too" if alone else "all Characters are"
    sweep = (
        "You defeat 2 Villains in one turn."
        if alone
        else ("One player defeats 2 Villains in one turn, including a Super-Villain.")
    )
    says = {
        RECRUIT_KRYPTO: sweep,
        RECRUIT_THE_RAY: f"A Super-Villain is defeated in a space where {where}.",
        REPAIRS: f"Pay {REBUILD_POWER} Power and {REBUILD_MOVE} Move on a damaged or destroyed Location, which is "
        "repaired at once.",
    }
    return [f"  - Side Mission {mission.title()}: {says[mission]}" for mission in city.open_missions]


# The end


def end_lines(view: View) -> list[str]:
    """How far the team has come."""
    city = city_in(view)
    counts = [count.words for count in progress(city) if not count.words.startswith(RUINS)]
    ruins = listed([city.tile(space) for space in city.ruins])
    lost = f"destroyed Locations: {ruins}" if ruins else "no Location destroyed"
    return [f"  {'. '.join(counts)}. Threat Level {city.threat}; {lost}; {view.turn} turns."]


def result_line(view: View, reader: int | None) -> str:
    """Won or lost, and why."""
    city = city_in(view)
    who, does = ("You", "") if reader is not None else ("The team", "s")
    if view.winners:
        return sentence(f"{who} win{does} {city.scenario.called}")
    end = next((event.rule for event in reversed(view.events()) if event.what == OVER), "")
    return f"{who} lose{does}: {_why_lost(city, end)}."


def _why_lost(city: CityView, rule: str) -> str:
    own = FACES.get(city.scenario.number)
    words = {
        **({word: says(city) for word, says in own.lost.items()} if own else {}),
        "clock out": "the clock has run out",
        "deck out": "no card is left in the main deck for Step 4",
        "in ruins": f"{len(city.ruins)} Locations are destroyed",
    }
    return next((said for word, said in words.items() if city.rule_of(word) == rule != ""), "it cannot be won any more")
