"""Who asks partners for help is answered by bots, and they keep what they promise."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from archfoe.agents import make_agent
from archfoe.server.asked_help import NO, NOBODY, would_add
from archfoe.wire import protocol as p
from archfoe.wire.to_server import AskHelp
from tests.server.desk import Desk, Person, run, seats, settled
from tests.sets.confrontations import teams


def test_a_bot_helps_where_that_buys_more() -> None:
    """With 3 Power nothing can be bought, and 4 more buy Apollo; without any Power 2 more buy nothing."""
    t = teams(p0=["Punch"] * 3, p2=["Enhanced Strength"] * 2, lineup=["Apollo"] * 5, kicks=0)
    for _ in range(2):
        t.play("Punch")
    assert would_add(t.game, make_agent("greedy"), 0, 2) == "Enhanced Strength"
    t = teams(p0=[], p2=["Enhanced Strength"], lineup=["Apollo"] * 5, kicks=0)
    assert would_add(t.game, make_agent("greedy"), 0, 2) == ""


def test_a_bot_says_whether_it_helps_and_keeps_to_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish("confrontations", seats=seats("ann greedy greedy greedy")))
            dice, asked = Random(3), 0
            while asked < 3:
                if ann.prompt.kind == "main" and ann.prompt.help and _plays_all(ann):
                    await _promise_kept(ann)
                    asked += 1
                else:
                    plays = [i for i, option in enumerate(ann.prompt.options) if option.what == "play"]
                    await (ann.answer(plays[:1]) if plays else ann.any_answer(dice))

    run(play())


def _plays_all(ann: Person) -> bool:
    plays = [option for option in ann.prompt.options if option.what == "play"]
    return bool(plays) and all(option.plain for option in plays)


async def _promise_kept(ann: Person) -> None:
    """If the bot says yes, its card comes before the turn is over, else none."""
    mate = ann.prompt.help[0].seat
    name = ann.table.seating.called(mate)
    heard = len(ann.all(p.Said))
    await ann.say(AskHelp(ann.view.game))
    await settled(ann.table)
    asked, answer = ann.all(p.Said)[heard:]
    assert (asked.seat, asked.text, asked.team) == (0, f"{name}, can you help me?", True)
    assert (answer.seat, answer.name, answer.team) == (mate, name, True)
    told = len(ann.all(p.View))
    await ann.say(p.PlayAll(ann.view.game, ann.prompt.number))
    await settled(ann.table)
    await ann.answer([[option.what for option in ann.prompt.options].index("end")])
    lines = [line for view in ann.all(p.View)[told:] for line in view.log.lines]
    until = next((i for i, line in enumerate(lines) if line.what == "turn ended"), len(lines))
    helped = [line.text for line in lines[:until] if line.what == "assisted"]
    promise = re.fullmatch(r"Yes, (.+), once you have played\.", answer.text)
    assert promise[1] in helped[0] if promise else answer.text == NO and not helped


def test_where_nobody_could_help_nobody_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            (refused,) = await ann.say(AskHelp(ann.view.game))
            assert isinstance(refused, p.Refused) and refused.text == NOBODY
            assert not ann.all(p.Said)

    run(play())
