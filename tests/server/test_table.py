"""A table as people at it see it: playing, repeating, being refused, taking back, coming back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from archfoe.games.options import Options
from archfoe.registry import modes
from archfoe.server.live_table import LiveTable
from archfoe.server.seating import options_of, usual_seats
from archfoe.wire import protocol as p
from tests.breadth import usually
from tests.server.desk import Desk, Person, humans, run, seated_at, seats, settled
from tests.vocabulary import rule
from tests.vocabulary import table as position


async def play_out(table: LiveTable, people: list[Person], seed: int, most: int = 3000) -> int:
    """Everybody answers by chance until the game is over; returns how many answers people gave."""
    dice = Random(seed)
    for given in range(most):
        for person in people:
            person.read()
        asked = [person for person in people if person.view.table.prompt is not None]
        if people[0].view.table.over:
            return given
        person = dice.choice(asked)
        question = person.prompt.number
        back = await person.any_answer(dice)
        assert not [message for message in back if isinstance(message, p.Refused)], back
        prompt = person.view.table.prompt
        assert prompt is None or prompt.number != question, "what was answered is still asked"
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("mode", tuple(modes()))
def test_who_asks_for_nothing_else_gets_the_usual_game(mode: str) -> None:
    players = len(usual_seats(mode))
    assert options_of(p.TableWish(mode), players) == Options(mode, players)


@pytest.mark.parametrize("mode", tuple(modes()))
def test_every_mode_can_be_played_to_its_end_with_bots(mode: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, people = await desk.table(p.TableWish(mode))
            await play_out(table, people, 1)
            end = people[0].view.table
            assert end.over and end.result and end.prompt is None
            assert people[0].last(p.Room).phase == "over"
            if mode != "rebirth":
                assert all(seat.score is not None for seat in end.seats)

    run(play())


def city(**more: object) -> p.TableWish:
    return msgspec.convert({"mode": "rebirth", **more}, p.TableWish)


OTHER_TABLES = {
    **{f"scenario {n}": city(own={"scenario": n}) for n in usually((8,), (4, 8))},
    "two teams": city(variants=["competitive", "team"], seats=[{"kind": "human"}] + [{"kind": "bot"}] * 3),
    "base cards in the city": city(mix="base"),
    "cards of the city in a duel": p.TableWish("rivals", mix="rebirth"),
    "hidden Super-Villains": p.TableWish("heroes_unite", variants=["hidden", "synergy"]),
    **usually(
        {},
        {
            "competitive": city(variants=["competitive"], seats=[{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]),
            "signatures": city(own={"signatures": 2}),
            "cards of the city in the Line-Up": p.TableWish("base", mix="rebirth"),
        },
    ),
}


@pytest.mark.parametrize("wish", OTHER_TABLES.values(), ids=OTHER_TABLES.keys())
def test_every_other_sort_of_game_can_be_played_to_its_end(wish: p.TableWish, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, people = await desk.table(wish)
            await play_out(table, people, 1)
            assert people[0].view.table.over and people[0].view.table.result

    run(play())


def test_the_same_question_twice_in_a_row_is_two_questions(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            lineup = ["Bane", "Doomsday", "Batmobile", "Kid Flash", "Super Speed"]
            hand = ["Princess Diana of Themyscira"]
            laid_out = position("base", hero0="Wonder Woman", p0=hand, deck0=["Punch"] * 9, lineup=lineup)
            _, (ann, _) = await seated_at(desk, laid_out, p.TableWish(seats=humans(2)))
            await ann.answer("play Princess Diana of Themyscira")
            for villain in ("the first", "the second"):
                assert "draw an extra card" in ann.prompt.text, villain
                await ann.answer("draw an extra card at the end of the turn")
            assert ann.prompt.kind == "main"
            await ann.answer("end turn")
            assert len(ann.seat.hand.cards) == 7

    run(play())


def test_play_now_is_one_person_and_two_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            room = ann.last(p.Room)
            assert [chair.kind for chair in room.chairs] == ["human", "bot", "bot"]
            assert room.phase == "playing" and room.host and room.choices.mode == "base"
            assert ann.prompt.kind == "main" and len(ann.seat.hand.cards) == 5

    run(play())


def test_an_answer_is_acknowledged_before_the_view_that_shows_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, _bob) = await desk.table(p.TableWish(seats=seats("ann bob")))
            person = ann if ann.view.table.prompt is not None else _bob
            number = person.prompt.number
            back = await person.answer([0])
            accepted, view = back
            assert isinstance(accepted, p.Accepted) and accepted.number == number
            assert isinstance(view, p.View) and view.number == accepted.now == number + 1
            assert len(person.seat.hand.cards) == 4 and view.log.lines

    run(play())


def test_the_same_answer_again_is_answered_as_the_first_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            person = next(one for one in people if one.view.table.prompt is not None)
            answer = p.Answer(person.view.game, person.prompt.number, [0])
            first = (await person.say(answer))[0]
            await person.answer([0])
            number = person.view.number
            again = await person.say(answer)
            assert again[0] == first
            assert isinstance(again[1], p.View) and again[1].number == number  # nothing was played twice

    run(play())


def test_a_stale_an_unlisted_and_anothers_answer_change_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            asked, other = sorted(people, key=lambda one: one.view.table.prompt is None)
            view, prompt = asked.view, asked.prompt
            looker = await Person(table).come()
            wrong = [
                (asked, p.Answer(view.game, prompt.number + 1, [0])),
                (asked, p.Answer(view.game, prompt.number, [99])),
                (asked, p.Answer(view.game, prompt.number, [])),
                (asked, p.Answer(view.game, prompt.number, [0, 0])),
                (asked, p.Answer("another", prompt.number, [0])),
                (other, p.Answer(view.game, prompt.number, [0])),
                (looker, p.Answer(view.game, prompt.number, [0])),
            ]
            for person, message in wrong:
                refused = (await person.say(message))[0]
                assert isinstance(refused, p.Refused) and refused.text.endswith(".") and refused.about == "answer"
            assert asked.view.number == view.number and asked.prompt == prompt
            stale = await asked.say(p.Answer(view.game, prompt.number + 1, [0]))
            assert isinstance(stale[1], p.View), "a fresh view follows"

    run(play())


def test_two_tabs_of_one_seat_and_a_spectator_see_the_same_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish())
            tab = await Person(table, ann.token).come()
            looker = await Person(table).come()
            await ann.answer([0])
            assert tab.view == ann.view
            assert looker.view.number == ann.view.number and looker.view.table.prompt is None
            assert looker.view.table.seats[0].hand.cards == [] and looker.view.table.seats[0].deck_list is None
            assert ann.last(p.Room).spectators == 1

    run(play())


def test_who_comes_back_gets_the_log_from_where_it_was_read(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish())
            seen, game = ann.view.log.end, ann.view.game
            tab = await Person(table, ann.token).come()
            await tab.answer([0])
            await ann.go()
            back = await Person(table, ann.token).come(game=game, seen=seen)
            assert back.view.log.start == seen and back.view.log.lines[0].text.startswith("You play")
            fresh = await Person(table, ann.token).come()
            assert fresh.view.log.start == 0 and len(fresh.view.log.lines) > len(back.view.log.lines)

    run(play())


def test_a_game_goes_on_after_a_restart_as_it_stood(tmp_path: Path) -> None:
    async def play() -> None:
        dice = Random(3)
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            for _ in range(25):
                await ann.any_answer(dice)
            await ann.say(p.Undo(ann.view.game, ann.view.number))
            await ann.any_answer(dice)
            await ann.say(p.Say("see you"))
            before = ann.view
        async with Desk(tmp_path) as desk:
            back = await desk.again(ann)
            assert back.view.table == before.table and back.view.number == before.number
            assert back.last(p.Said).text == "see you"
            await play_out(back.table, [back], 4)

    run(play())


def test_play_all_plays_what_leaves_no_choice(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            marked = sum(option.plain for option in ann.prompt.options)
            hand = len(ann.seat.hand.cards)
            assert marked
            await ann.say(p.PlayAll(ann.view.game, ann.prompt.number))
            assert len(ann.seat.hand.cards) == hand - marked
            refused = (await ann.say(p.PlayAll(ann.view.game, ann.prompt.number)))[0]
            assert refused == p.Refused("Nothing in your hand plays by itself.", "", "play_all", ann.prompt.number)

    run(play())


def test_the_end_of_a_turn_is_asked_about_only_if_something_is_left(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            assert ann.prompt.left.endswith("more Power in your hand.")
            await ann.say(p.PlayAll(ann.view.game, ann.prompt.number))
            could_buy = [option for option in ann.prompt.options if option.what == "buy"]
            assert bool(could_buy) == ("buy" in ann.prompt.left)

    run(play())


# People


def test_a_seat_goes_to_a_bot_and_is_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob")))
            await bob.say(p.ChangeSeat(1, "bot", "greedy"))
            await settled(table)
            chair = ann.last(p.Room).chairs[1]
            assert (chair.kind, chair.bot, chair.leaver) == ("bot", "greedy", True)
            assert 1 not in ann.view.table.waiting, "the bot has answered whatever bob was asked"
            refused = (await bob.say(p.Answer(ann.view.game, 0, [0])))[0]
            assert refused == p.Refused("A bot plays for you: take your seat back first.", "", "answer", 0)
            await ann.answer("end turn")
            assert ann.view.table.waiting == [0], "the bot has played bob's turn"
            await bob.say(p.ChangeSeat(1, "human"))
            await ann.answer("end turn")
            assert bob.view.table.waiting == [1] and bob.prompt.kind == "main"

    run(play())


def test_the_host_replaces_who_is_away_and_nobody_else_does(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, bob, cy) = await desk.table(p.TableWish(seats=seats("ann bob cy")))
            at_table = (await ann.say(p.ChangeSeat(1, "bot")))[0]
            assert at_table == p.Refused(
                "bob is at the table or was a moment ago. Only bob can give up the seat now.", "", "change_seat"
            )
            await bob.go()
            assert isinstance((await cy.say(p.ChangeSeat(1, "bot")))[0], p.Refused)
            await ann.say(p.ChangeSeat(1, "bot"))
            assert ann.last(p.Room).chairs[1].leaver

    run(play())


def test_open_seats_are_taken_by_who_comes_first(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann open open")))
            assert ann.last(p.Room).phase == "lobby" and not ann.all(p.View)
            bob, cy = await Person(table).come(), await Person(table).come()
            await bob.say(p.SitDown(1, "bob"))
            seated = bob.last(p.Seated)
            assert seated.seat == 1 and len(seated.token) >= 22 and ann.last(p.Room).chairs[1].name == "bob"
            taken = (await cy.say(p.SitDown(1, "cy")))[0]
            assert taken == p.Refused("That seat is taken: choose another one.", "", "sit_down")
            assert isinstance((await bob.say(p.Start()))[0], p.Refused), "only the host begins"
            await ann.say(p.Start())
            await settled(table)
            assert [chair.kind for chair in ann.last(p.Room).chairs] == ["human", "human", "bot"]
            assert len(bob.seat.hand.cards) == 5
            assert Person(table, seated.token).connection.seat == 1

    run(play())


def test_team_chat_is_closed_to_the_other_side(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, people = await desk.table(p.TableWish("confrontations", humans(4, "ann", "bob", "cy", "dee")))
            looker = await Person(table).come()
            await people[0].say(p.Say("I hold a Block", team=True))
            await people[1].say(p.Say("hello all"))
            heard = [[line.text for line in one.all(p.Said)] for one in (*people, looker)]
            both, public = ["I hold a Block", "hello all"], ["hello all"]
            assert heard == [both, public, both, public, public]
            late = await Person(table, people[3].token).come()
            assert [line.text for line in late.all(p.Said)] == public
            assert isinstance((await looker.say(p.Say("psst", team=True)))[0], p.Refused)

    run(play())


@pytest.mark.parametrize("text", ["\u202egnp.exe", "a\u200bb", "bell\x07", "\x1b[31m", " ", ""])
def test_text_that_hides_something_is_not_passed_on(text: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            refused = (await ann.say(p.Say(text)))[0]
            assert isinstance(refused, p.Refused) and not ann.all(p.Said)

    run(play())


def test_script_in_a_name_is_only_a_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            await ann.say(p.Rename("<b onclick=x>"))
            assert ann.last(p.Room).chairs[0].name == "<b onclick=x>"
            for bad in ("greedy", "Greedy 2", "x" * 25):
                assert isinstance((await ann.say(p.Rename(bad)))[0], p.Refused)

    run(play())


# Orders, hints, records, the next game


def test_a_record_is_had_alone_or_at_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            assert '"answers"' in (await ann.say(p.GetRecord()))[0].text  # type: ignore[attr-defined]
            _, (bob, _) = await desk.table(p.TableWish(seats=seats("bob cy")))
            assert isinstance((await bob.say(p.GetRecord()))[0], p.Refused)

    run(play())


def test_a_hint_is_a_legal_answer(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            hint = (await ann.say(p.Hint(ann.view.game, ann.prompt.number)))[0]
            assert isinstance(hint, p.Hinted) and hint.text == ann.prompt.options[hint.picked[0]].label
            assert hint.why.endswith(".")
            assert isinstance((await ann.answer(hint.picked))[0], p.Accepted)

    run(play())


def test_why_a_card_cannot_be_bought_is_told_with_its_rule(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            reasons = [barred for barred in ann.view.table.barred if barred.zone == "lineup"]
            assert len(reasons) == 5 and all("Power short of" in barred.text and barred.rule for barred in reasons)
            told = (await ann.say(p.Explain("kick")))[0]
            assert isinstance(told, p.Explained) and any("3 Power short of" in line for line in told.lines)
            nothing = (await ann.say(p.Explain("xyzzy")))[0]
            assert isinstance(nothing, p.Refused) and "xyzzy" in nothing.text

    run(play())


def test_a_match_goes_on_with_its_second_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish("base+heroes_unite", seats("ann greedy"), own={"match": True})
            table, (ann,) = await desk.table(wish)
            await play_out(table, [ann], 5)
            assert ann.last(p.Room).next_game == "second"
            first = [seat.score for seat in ann.view.table.seats]
            await ann.say(p.Start())
            await settled(table)
            room = ann.last(p.Room)
            assert room.choices.game == 2 and room.choices.carried == first and room.phase == "playing"
            assert ann.view.game != room.room and ann.view.log.start == 0

    run(play())


@rule("G-64")
@pytest.mark.parametrize("hide_timing", [False, True])
def test_a_partner_who_is_still_asked_gets_a_last_chance_when_the_other_is_done(
    hide_timing: bool, tmp_path: Path
) -> None:
    async def play() -> None:
        laid_out = position("confrontations", players=4, p0=["Punch"], p2=["Supergirl"], confronting=1)
        async with Desk(tmp_path) as desk:
            wish = p.TableWish("confrontations", seats=humans(4), hides_timing=hide_timing)
            _, (ann, bob, cid, _) = await seated_at(desk, laid_out, wish)
            before = cid.prompt
            await ann.answer("done")
            assert cid.prompt.number != before.number and cid.prompt.text.endswith(" is done. One last Assist?")
            assert [option.label for option in cid.prompt.options] == ["assist with Supergirl"]
            assert cid.prompt.decline == "don't help"
            assert (ann.view.table.waiting, bob.view.table.waiting) == ([2], [0])  # no foe learns of the Assist card
            await cid.answer("assist with Supergirl")
            assert ann.prompt.kind == "main" and ann.view.table.waiting == [0]
            await ann.answer("done")
            assert ann.view.table.turn != 1

    run(play())


@rule("G-64")
def test_an_assist_that_crosses_the_end_is_asked_for_again(tmp_path: Path) -> None:
    """Sent while the other said "done": it answers a question that stands no more, and nothing is lost."""

    async def play() -> None:
        laid_out = position("confrontations", players=4, p0=["Punch"], p2=["Supergirl"], confronting=1)
        async with Desk(tmp_path) as desk:
            _, (ann, _, cid, _) = await seated_at(desk, laid_out, p.TableWish("confrontations", seats=humans(4)))
            late = p.Answer(cid.view.game, cid.prompt.number, cid.pick("assist with Supergirl"))
            await ann.answer("done")
            (refusal,) = [message for message in await cid.say(late) if isinstance(message, p.Refused)]
            assert "assist with Supergirl" in [option.label for option in cid.prompt.options], refusal
            await cid.answer("assist with Supergirl")
            assert cid.view.table.seats[0].power.total == 3

    run(play())
