"""All that a seat is sent is the same in all games that look the same to it.

    python -m tests.server.redealt --pairs 10000

takes games of all sorts at many of their decisions. Of each a second one is made in which what a seat cannot know is
dealt anew. Both lie on tables of the real server: the same seat and a spectator come in, ask for everything, answer,
take back, reload their pages and follow the table to another server, and every byte that they are sent is compared.
A pair ends when the rules show the seat something that differs.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self

from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND, MAIN
from archfoe.games.options import Options
from archfoe.server.votes import missing
from archfoe.table.session import hides_hands
from archfoe.table.view import told_waiting
from archfoe.wire import protocol as p
from archfoe.wire import shapes
from archfoe.wire.card_names import card_name
from archfoe.wire.table import defenders
from archfoe.wire.to_server import EndGame
from tests.properties.driver import TABLES, name_of, start, walk
from tests.server.desk import any_picks
from tests.server.laid_out import World, different_world, laid_out, with_a_past, with_twins_swapped

STEPS = 8  # of a pair, if nothing comes out before


@dataclass
class Found:
    """What was compared, and the differences."""

    pairs: int = 0
    steps: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)
    pairs_that_differ: int = 0

    def __iadd__(self, other: Found) -> Self:
        self.pairs += other.pairs
        self.steps += other.steps
        self.kinds += other.kinds
        self.differences += other.differences
        self.pairs_that_differ += other.pairs_that_differ
        return self


# What the rules show


def shown(game: Game, seat: int | None, since: int, *, hides_timing: bool) -> list[Any]:
    """What the rules let a seat know, told by the engine alone: cards where they lie, events, and who is asked."""
    s, n = game.state, len(game.state.teams)
    everybody = (1 << n) - 1

    def among(seats: int) -> bool:
        return seats & everybody == everybody if seat is None else bool(seats >> seat & 1)

    piles = [[s.cards[card] if among(s.who_knows(card)) else None for card in pile] for pile in s.piles]
    events = [
        (
            [s.cards[card] for card in event.cards] if among(event.seen_by) else len(event.cards),
            s.cards[event.source] if event.source >= 0 else None,
            event._replace(cards=(), source=-1, seen_by=0),
        )
        for event in game.events[since:]
    ]
    asked = defenders(game) if hides_timing else ()
    waiting = [other for other in told_waiting(game.waiting, s.teams, s.active, seat) if other not in asked]
    own = game.waiting.get(-1 if seat is None else seat)
    question = own and (own.kind.name, len(own.options), own.least, own.most)
    return [piles, events, waiting, question, s.active, s.turn, s.raw, s.spent, game.over]


def attacking(game: Game) -> set[str]:
    """The cards that make an Attack when they are played."""
    return {card_name(card) for card in game.state.cards if card.attacks}


def may_attack(game: Game) -> bool:
    """Can somebody play such a card now, and are there hands to hide a Defense in?"""
    s, asked = game.state, [decision for decision in game.waiting.values() if decision.kind is MAIN_ACTION]
    plays = [option[1] for decision in asked for option in decision.options if option[0] == "play"]
    return hides_hands(game) and any(s.cards[card].attacks for card in plays)


# A pair


class Pair:
    """The true world and another one, side by side; `seat` None: compared are spectators only."""

    def __init__(self, worlds: Sequence[World], seat: int | None, dice: Random, *, hides_timing: bool) -> None:
        self.worlds, self.seat, self._dice, self._hides = worlds, seat, dice, hides_timing
        self.found = Found(pairs=1)
        self._watched: dict[int | None, bool] = dict.fromkeys({seat, None}, True)  # who is still compared
        self._read: dict[tuple[World, int | None], int] = {}
        self._doing = "come"

    async def play(self, steps: int) -> Found:
        for world in self.worlds:
            await world.open()
        self.compare()
        await self._everything()
        hand_over = self._dice.randrange(steps) if steps else -1
        for step in range(steps):
            if not any(self._watched.values()) or any(world.game.over for world in self.worlds):
                break
            await self._step()
            if step == hand_over:
                await self._both("hand-over", lambda world: world.handed_over(), anew=True)
                await self._everything()
        else:
            await self._everything()
        self.found.pairs_that_differ = bool(self.found.differences)
        return self.found

    # Comparing

    def compare(self) -> None:
        """What has come since; who was rightly shown something else is not compared any more."""
        for who in [one for one, watched in self._watched.items() if watched]:
            if not self._looks_the_same(who):
                self._watched[who] = False
                continue
            self._check([self._news(world, who) for world in self.worlds], who)

    def _looks_the_same(self, who: int | None) -> bool:
        if all(world.table.holds_back(who) for world in self.worlds):
            return True  # neither is shown anything yet
        one, two = (shown(world.game, who, world.began, hides_timing=self._hides) for world in self.worlds)
        return one == two and len({world.table.keeps_open for world in self.worlds}) == 1

    def _news(self, world: World, who: int | None) -> list[bytes]:
        raw = world.people[who].raw
        begin, self._read[world, who] = self._read.get((world, who), 0), len(raw)
        return raw[begin:]

    def _check(self, sent: Sequence[Sequence[bytes]], who: int | None) -> None:
        true, other = sent
        for data in true:
            self.found.kinds[data.split(b'"', 4)[3].decode()] += 1
        self.found.steps[self._doing.split(" ")[0]] += 1
        if true != other:
            self.found.differences.append(f"{self._doing}, sent to {who}: {_first_difference(true, other)}")

    # Doing

    async def _both(self, name: str, do: Any, *, anew: bool = False) -> None:
        self._doing = name
        if anew:
            self._read = {}
        for world in self.worlds:
            await do(world)
        self.compare()

    async def _everything(self) -> None:
        """All that can be asked without anything changing; by a spectator only where there is no seat to look at."""
        for who in [one for one, watched in self._watched.items() if watched and one == self.seat]:
            for message in self._questions(who):
                self._doing = f"{type(message).__name__} by {who}"
                for world in self.worlds:
                    await world.say(who, message)
                self._check([self._news(world, who) for world in self.worlds], who)
            for seen in (0, self.worlds[0].began, max(0, self.worlds[0].game.told - 3)):
                self._doing = f"reload by {who}"
                self._check([await world.reloaded(who, seen=seen) for world in self.worlds], who)
            if who is not None:
                self._doing = f"glance by {who}"
                self._check([[await world.glance(who)] for world in self.worlds], who)
        self.compare()

    def _questions(self, who: int | None) -> Iterator[p.ToServer]:
        world = self.worlds[0]
        game, told = world.journal_id, world.game.told
        number = world.table.seating.running().asked.get(-1 if who is None else who, 7)
        yield p.Answer(game, number + 1, [0])
        yield p.Answer(game, number, [9999])
        yield p.Answer("another", number, [0])
        yield p.PlayAll(game, number + 1)
        yield p.Undo(game, number + 1)
        yield p.Vote(game, number, True)
        if len(world.people) > 2:  # with the spectator; the others are asked, and it is thought better of
            yield EndGame(game)
            yield p.Vote(game, world.table.seating.running().shown_to(None), False)
        yield p.Hint(game, number)
        yield p.Earlier(game, self._dice.randrange(told + 1))
        yield p.Earlier(game, told)
        for what in (*self._names(), "BASE-7.2", "Weakness", "no such card"):
            yield p.Explain(what)
        yield p.GetRecord()
        yield p.GetCampaign()
        yield p.Ping()

    def _names(self) -> list[str]:
        """Cards to ask about: some that others hold in one of the worlds only, some that come next, and any."""
        names: list[str] = []
        held = [self._held(world) for world in self.worlds]
        for world, only in zip(self.worlds, (held[0] - held[1], held[1] - held[0]), strict=True):
            s = world.game.state
            names += self._dice.sample(sorted(only), min(2, len(only)))
            names += [card_name(s.cards[pile[-1]]) for pile in (s.piles[MAIN], s.piles[DECK]) if pile]
            names.append(card_name(s.cards[self._dice.randrange(len(s.cards))]))
        return [name[:80] for name in names]

    def _held(self, world: World) -> set[str]:
        s = world.game.state
        others = [seat for seat in range(len(s.teams)) if seat != self.seat]
        return {card_name(s.cards[card]) for seat in others for card in s.piles[HAND + seat]}

    async def _step(self) -> None:
        """One answer, the same in both worlds as far as anybody can see; then what only one of them asks."""
        true, other = self.worlds
        both = sorted(set(true.asked) & set(other.asked))
        if self.seat in both and self._watched[self.seat]:
            await self._own_answer(self.seat)
        elif both:
            seat = self._dice.choice(both)
            picks = self._alike(seat)
            if picks is None:
                self._watched = dict.fromkeys(self._watched, False)
                return
            self._doing = f"answer of {seat}"
            for world, picked in zip(self.worlds, picks, strict=True):
                await self._answer(world, seat, picked)
        await self._one_sided()
        self.compare()
        if any(world.table.keeps_open for world in self.worlds):
            await self._both("wait", lambda world: world.wait())
            await self._one_sided()

    async def _own_answer(self, seat: int) -> None:
        number, prompt = self.worlds[0].prompt(seat)
        message: p.ToServer
        chance, game = self._dice.random(), self.worlds[0].journal_id
        if chance < 0.1:
            message = p.Undo(game, self.worlds[0].people[seat].view.number)
        elif chance < 0.25 and prompt.kind == "main":
            message = p.PlayAll(game, number)
        else:
            message = p.Answer(game, number, self._picks(prompt, [option.label for option in prompt.options]))
        self._doing = f"{type(message).__name__} of itself"
        for world in self.worlds:
            await world.say(seat, message)
            if world.table.seating.vote is not None:  # the others agree
                vote = world.table.seating.vote
                for voter in missing(world.table.seating, world.table.here):
                    await world.say(voter, p.Vote(game, vote.number, True))

    def _picks(self, prompt: shapes.Prompt, others: Sequence[str]) -> list[int]:
        """Any answer, and rather an Attack that the other world has as well: it may ask others in secret."""
        attacks = attacking(self.worlds[0].game) if prompt.kind == "main" else ()
        found = [
            i for i, o in enumerate(prompt.options) if o.card in attacks and o.what == "play" and o.label in others
        ]
        return [self._dice.choice(found)] if found else any_picks(prompt, self._dice)

    async def _answer(self, world: World, seat: int, picked: Sequence[int]) -> None:
        number, _ = world.prompt(seat)
        await world.say(seat, p.Answer(world.journal_id, number, list(picked)))

    def _alike(self, seat: int) -> list[list[int]] | None:
        """An answer in the same words in both worlds, if there is any."""
        one, two = (world.prompt(seat)[1] for world in self.worlds)
        if one is None or two is None or one.kind != two.kind:
            return None
        labels = [option.label for option in two.options]
        for _ in range(8):
            picks = self._picks(one, labels)
            words = [one.options[pick].label for pick in picks]
            if all(word in labels for word in words) and len(set(words)) == len(words):
                return [picks, [labels.index(word) for word in words]]
        return [[], []] if one.least == two.least == 0 else None

    async def _one_sided(self) -> None:
        """Who is asked in one world only says no; where that can be seen, the worlds part."""
        for _ in range(6):
            asked = [(world, other) for world, other in zip(self.worlds, self.worlds[::-1], strict=True)]
            only = [(world, seat) for world, other in asked for seat in world.asked if seat not in other.asked]
            if not only:
                return
            self.compare()  # before it is answered: who can see that somebody is asked is compared no more
            for world, seat in only:
                decision = world.asked.get(seat)
                if decision is None or decision.least or seat == self.seat:
                    return
                self.found.steps["asked in one world only"] += 1
                self._doing = f"decline of {seat}"
                await self._answer(world, seat, [])


def _first_difference(true: Sequence[bytes], other: Sequence[bytes]) -> str:
    for mine, theirs in zip(true, other, strict=False):
        if mine != theirs:
            at = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), 0)
            return f"...{mine[max(0, at - 160) : at + 120]!r} and ...{theirs[max(0, at - 20) : at + 120]!r}"
    return f"{len(true)} and {len(other)} messages"


# Many pairs


async def pairs(options: Options, seed: str, decisions: Sequence[int], steps: int = STEPS) -> AsyncIterator[Found]:
    """Of a game at these decisions, and one at which an Attack can be made; for every seat and for who looks on."""
    game = start(options, seed)
    attacks = 1
    for i, _ in enumerate(walk(game, seed, max(decisions) + 1)):
        attack = attacks > 0 and i not in decisions and may_attack(game)
        attacks -= attack
        for seat in (*range(options.players), None) if i in decisions or attack else ():
            world = different_world(game, seat, f"{seed} {i} {seat}")
            if world is None:
                continue
            hides = hides_hands(game) and (attack or i % 2 == 0)
            past = with_a_past(game, with_twins_swapped(world, seat), seat)
            both = [World(one, options, hides_timing=hides) for one in (game, past)]
            dice = Random(f"{seed} {i} {seat}")
            whole = game._snapshot.draws == game.state.draws  # else a world of that world could not run the task again
            found = await Pair(both, seat, dice, hides_timing=hides).play(steps if whole else 0)
            about = f"{name_of(options)} {seed!r} decision {i} seat {seat}{' hiding timing' if hides else ''}: "
            found.differences = [about + one for one in found.differences]
            yield found


async def compared(
    options: Options, seed: str, decisions: Sequence[int], most: int = 10**9, steps: int = STEPS, *, stop: bool = False
) -> Found:
    """All pairs of a game; `stop`: up to the first that differs."""
    found = Found()
    with laid_out():
        async for one in pairs(options, seed, decisions, steps):
            found += one
            if found.pairs >= most or (stop and found.differences):
                break
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="begin with this game of the list")
    asked = parser.parse_args(arguments)
    found, number = Found(), asked.first
    while found.pairs < asked.pairs:
        options = TABLES[number % len(TABLES)]
        decisions = range(number * 7 % 20, 110, 23)
        new = asyncio.run(compared(options, f"all {number}", decisions, asked.pairs - found.pairs))
        found += new
        for difference in new.differences[:3]:
            print(difference, flush=True)
        number += 1
        print(f"game {number}: {found.pairs:,} pairs, {found.pairs_that_differ} differ", flush=True)
    print(f"compared: {dict(found.steps)}\nmessages: {dict(found.kinds)}")
    return found.pairs_that_differ > 0


if __name__ == "__main__":
    sys.exit(main())
