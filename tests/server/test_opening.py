"""A turn that may begin with a Confrontation: the ordinary turn is offered beside it, and one press does both."""

from __future__ import annotations

from pathlib import Path

from archfoe.wire import protocol as p
from archfoe.wire import shapes
from tests.server.desk import Desk, Person, humans, run


async def _first(desk: Desk) -> Person:
    _, people = await desk.table(p.TableWish("rivals", seats=humans(2)))
    return next(person for person in people if person.view.table.prompt is not None)


def _otherwise(person: Person) -> shapes.Prompt:
    assert person.prompt.kind == "confront" and person.prompt.otherwise is not None
    return person.prompt.otherwise


def _place(prompt: shapes.Prompt, label: str) -> int:
    return [option.label for option in prompt.options].index(label)


def test_who_plays_a_card_has_declined_and_takes_both_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann = await _first(desk)
            before, turn = ann.view, _otherwise(ann)
            assert turn.kind == "main" and turn.number == ann.prompt.number
            answer = p.Answer(before.game, turn.number, [_place(turn, "play Punch")], otherwise=True)
            await ann.say(answer)
            own = ann.view.table.seats[ann.connection.seat or 0]
            assert len(own.played) == 1 and ann.prompt.kind == "main" and ann.prompt.otherwise is None
            now = ann.view.number
            await ann.say(answer)  # the connection broke, and it is sent again
            assert isinstance(ann.got[-2], p.Accepted) and ann.view.number == now
            await ann.say(p.Undo(before.game, ann.view.number))
            assert ann.view.table.seats == before.table.seats and ann.prompt.kind == "confront"

    run(play())


def test_play_all_declines_first(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann = await _first(desk)
            before = ann.view
            plain = sum(option.plain for option in _otherwise(ann).options)
            await ann.say(p.PlayAll(before.game, ann.prompt.number))
            assert ann.prompt.kind == "main"
            assert len(ann.view.table.seats[ann.connection.seat or 0].played) == plain > 1
            await ann.say(p.Undo(before.game, ann.view.number))
            assert ann.view.table.seats == before.table.seats and ann.prompt.kind == "confront"

    run(play())


def test_a_pick_that_is_not_there_declines_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann = await _first(desk)
            before = ann.view.number
            await ann.say(p.Answer(ann.view.game, ann.prompt.number, [99], otherwise=True))
            assert any(isinstance(message, p.Refused) for message in ann.got)
            assert ann.view.number == before and ann.prompt.kind == "confront"
            await ann.say(p.Answer(ann.view.game, ann.prompt.number, []))
            await ann.say(p.Answer(ann.view.game, ann.prompt.number, [0], otherwise=True))
            assert ann.last(p.Refused).text.startswith("That question is no longer open")

    run(play())


def test_a_hand_of_starting_cards_has_no_hope(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann = await _first(desk)
            assert [option.hopeless for option in ann.prompt.options] == [True]
            await ann.say(p.Hint(ann.view.game, ann.prompt.number))
            hint = ann.last(p.Hinted)
            assert hint.otherwise and hint.text.startswith("play ")
            barred = ann.view.table.barred
            assert any(reason.verb == "buy" for reason in barred), "why a card is too dear is told before, too"

    run(play())
