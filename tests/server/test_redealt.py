"""Nothing that a seat or a spectator is sent tells what is hidden: whatever they ask, after every answer, a takeback, a
reload of the page, and at the server that takes the table over. Planted leaks show that the comparison sees.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from archfoe.core.cards import Card
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND, MAIN
from archfoe.games.options import Options
from archfoe.review import Hint
from archfoe.server import bot_work, glance, journal, live_table, showing, view_message
from archfoe.server.connections import Connection
from archfoe.server.journal import Journal
from archfoe.server.live_table import LiveTable
from archfoe.server.room_message import room_message
from archfoe.server.showing import Showing
from archfoe.server.view_message import view_or_reason
from archfoe.table import forecast
from archfoe.table.view import View
from archfoe.wire import prompt, shapes
from archfoe.wire import protocol as p
from archfoe.wire import table as table_wire
from archfoe.wire.card_names import card_name
from archfoe.wire.explain import explanation
from archfoe.wire.session import RemoteSession
from archfoe.wire.table import TableWire
from tests.breadth import usually
from tests.properties.driver import FEW_IDS, FEW_TABLES, walk
from tests.server.desk import run
from tests.server.laid_out import World, laid_out
from tests.server.redealt import Found, Pair, compared
from tests.vocabulary import table as position

#: What is sent in every mode; a record only to who plays alone.
ALWAYS = {"room", "view", "refused", "earlier_log", "explained", "pong"}


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_all_that_is_sent_is_the_same_when_the_hidden_is_dealt_anew(options: Options) -> None:
    """For every seat and for who looks on, at tables that hide timing and at others."""
    found = run(compared(options, "sent", usually((24, 47), range(12, 100, 11)), steps=usually(4, 8)))
    assert found.differences == []
    assert found.pairs >= options.players, "too few worlds to prove anything"
    assert found.kinds.keys() >= ALWAYS
    assert found.steps.keys() >= {"come", "reload", "glance", "hand-over", "Explain", "Earlier", "GetRecord"}


# Questions in secret


async def _asked_in_secret(mode: str, seat: int | None, *, hides_timing: bool) -> Found:
    """Somebody is asked in one world and not in the other, and says no; then the turn goes on."""
    games = [position(mode, **laid).game for laid in SECRETS[mode]]
    options, found = Options(mode, players=len(games[0].state.teams)), Found()
    with laid_out():
        for n in range(6):
            both = [World(game, options, hides_timing=hides_timing) for game in games]
            found += await Pair(both, seat, Random(n), hides_timing=hides_timing).play(5)
    return found


#: Ann plays an Attack, and Bob may hold a Defense; Ann and Cid are partners, and Cid may hold a card to help with.
SECRETS: dict[str, list[dict[str, Any]]] = {
    "base": [
        {"players": 3, "p0": ["Scarecrow", "Punch"], "p1": [held], "deck1": [below], "p2": ["Punch"]}
        for held, below in (("Lasso of Truth", "Kick"), ("Kick", "Lasso of Truth"))
    ],
    "confrontations": [
        {"players": 4, "p0": ["Punch"] * 3, "p2": [held], "deck2": [below] + ["Punch"] * 6, "confronting": 1}
        for held, below in (("Supergirl", "Punch"), ("Punch", "Supergirl"))
    ],
}


@pytest.mark.parametrize("seat", [0, 2, None])
def test_nobody_can_tell_who_holds_a_defense(seat: int | None) -> None:
    found = run(_asked_in_secret("base", seat, hides_timing=True))
    assert found.differences == []
    assert found.steps["asked in one world only"] and found.kinds["attacked"]


@pytest.mark.parametrize("seat", [1, 3, None])
def test_foes_cannot_tell_who_may_help(seat: int | None) -> None:
    found = run(_asked_in_secret("confrontations", seat, hides_timing=False))
    assert found.differences == []
    assert found.steps["asked in one world only"]


# Hands that lie open


def test_a_spectator_sees_the_hands_that_lie_open_to_all() -> None:
    """Always, and not only where a card of theirs happens to have been seen before."""
    session = RemoteSession(Options("rebirth", 2), ["ann", "bob"], b"open hands for a")
    for _ in walk(session.game, "heroes are chosen", 2):
        pass
    hands = [[seat.hand for seat in TableWire(session, eyes).table(None).seats] for eyes in (0, None)]
    assert all(hand.cards and not hand.hidden for hand in hands[1])
    assert [sorted(hand.cards) for hand in hands[0]] == [sorted(hand.cards) for hand in hands[1]]


# Planted leaks

Plant = Callable[[pytest.MonkeyPatch], None]


def _holds(game: Game, seat: int | None, test: Callable[[Card], bool]) -> int:
    """How many such cards are in the hands of others."""
    s = game.state
    others = [other for other in range(len(s.teams)) if other != seat]
    return sum(test(s.cards[card]) for other in others for card in s.piles[HAND + other])


def _is_defense(card: Card) -> bool:
    return card.defense is not None


def _is_worth_something(card: Card) -> bool:
    return card.cost > 2


def _explanations_name_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    honest = explanation

    def lines(view: View, what: str) -> list[str]:
        held = _holds(view._game, view.seat, lambda card: card_name(card) == what)
        return [*honest(view, what), *(["Somebody else holds it."] if held else [])]

    patch.setattr(view_message, "explanation", lines)


def _options_in_the_order_of_ids(patch: pytest.MonkeyPatch) -> None:
    honest = prompt.prompt_of

    def prompt_of(view: View, *more: Any) -> shapes.Prompt | None:
        made = honest(view, *more)
        if made is None or view.decision is None:
            return made
        ids = prompt._card_ids(view, view.decision)
        order = sorted(range(len(ids)), key=ids.__getitem__)
        return replace(made, options=[made.options[i] for i in order])

    patch.setattr(table_wire, "prompt_of", prompt_of)


def _one_message_more_for_a_defense(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable._publish

    def publish(self: LiveTable, played: Journal) -> None:
        honest(self, played)
        for connection in self.connections:
            if _holds(played.session.game, connection.seat, _is_defense):
                connection.send(p.Pong())

    patch.setattr(LiveTable, "_publish", publish)


def _hints_peek(patch: pytest.MonkeyPatch) -> None:
    honest = bot_work.hinted

    def hinted(request: Any, seat: int, names: Sequence[str]) -> Hint:
        s = vars(bot_work)["replay"](Options(), b"", request.answers).state
        top = [s.cards[card].name for card in s.piles[DECK + seat][-1:]]
        found = honest(request, seat, names)
        return Hint(found.answer, found.words, f"{found.why} {top}", found.cards, found.rollouts)

    patch.setattr(bot_work, "hinted", hinted)


def _forecasts_peek(patch: pytest.MonkeyPatch) -> None:
    def peeking(game: Game, seat: int) -> forecast.Forecast:
        s = game.state
        return forecast.Forecast(more=s.costs[s.piles[MAIN][-1]])

    patch.setattr(prompt, "forecast", peeking)


def _sizes_tell(patch: pytest.MonkeyPatch) -> None:
    """The room is longer by as many blanks as there are good cards in other hands."""
    honest = room_message

    def room(seating: Any, seat: int | None, *more: Any, **others: Any) -> p.Room:
        made = honest(seating, seat, *more, **others)
        held = _holds(seating.running().session.game, seat, _is_worth_something) if seating.journal is not None else 0
        return replace(made, intro=[*made.intro, " " * held])

    patch.setattr(live_table, "room_message", room)


def _a_new_server_tells_more(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.warn

    async def warn(self: LiveTable) -> None:
        await honest(self)
        s = self.seating.running().session.game.state
        await self.announce(f"The next card is {s.cards[s.piles[MAIN][-1]].name}.")

    patch.setattr(LiveTable, "warn", warn)


def _glances_tell(patch: pytest.MonkeyPatch) -> None:
    honest = glance._glance

    def told(table: LiveTable, seat: int) -> Any:
        held = _holds(table.seating.running().session.game, seat, _is_worth_something)
        return replace(honest(table, seat), turn=held)

    patch.setattr(glance, "_glance", told)


def _spectators_see_a_seat(patch: pytest.MonkeyPatch) -> None:
    honest = view_or_reason

    def view(played: Journal, wish: p.TableWish, seat: int | None, *more: Any) -> Any:
        return honest(played, wish, 0 if seat is None else seat, *more)

    patch.setattr(showing, "view_or_reason", view)


def _takebacks_tell_who_was_asked(patch: pytest.MonkeyPatch) -> None:
    """What bars a takeback says more than it should."""

    def undo(self: TableWire) -> str:
        return f"{_holds(self.session.game, self.view.seat, _is_worth_something)} of them might have been asked."

    patch.setattr(TableWire, "_undo", undo)


def _numbers_count_defenses(patch: pytest.MonkeyPatch) -> None:
    """At a table that hides timing, as if it did not."""
    patch.setattr(journal, "DEFEND", None)
    patch.setattr(journal, "DEFEND_TEAM", None)


def _steps_count_answers(patch: pytest.MonkeyPatch) -> None:
    """Who watches is told a step for whatever anybody answers."""
    patch.setattr(Showing, "show", _always_shown(Showing.show))


def _always_shown(honest: Callable[..., None]) -> Callable[..., None]:
    def show(self: Showing, played: Journal, wish: p.TableWish, to: Sequence[Connection], **_: Any) -> None:
        honest(self, played, wish, to, news_only=False)

    return show


@pytest.mark.pure
@pytest.mark.parametrize("plant", [_numbers_count_defenses, _steps_count_answers])
def test_planted_counts_of_questions_are_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    found = run(_asked_in_secret("base", 0, hides_timing=True))
    found += run(_asked_in_secret("confrontations", 1, hides_timing=False))
    assert found.differences


PLANTED: dict[str, tuple[Plant, str]] = {
    "explanations that name hidden cards": (_explanations_name_hidden_cards, "Explain"),
    "options in the order of ids": (_options_in_the_order_of_ids, ""),
    "a message more where somebody holds a Defense": (_one_message_more_for_a_defense, ""),
    "hints that peek": (_hints_peek, "Hint"),
    "forecasts that peek": (_forecasts_peek, "come"),
    "sizes that tell": (_sizes_tell, ""),
    "a new server that tells more": (_a_new_server_tells_more, "hand-over"),
    "glances": (_glances_tell, "glance"),
    "a seat's view for spectators": (_spectators_see_a_seat, "come"),
    "takebacks that tell who was asked": (_takebacks_tell_who_was_asked, ""),
}


def _first(options: Options, seeds: int, decisions: Sequence[int]) -> Found:
    """All up to the first difference."""
    found = Found()
    for seed in range(seeds):
        found += run(compared(options, f"planted {seed}", decisions, stop=True))
        if found.differences:
            break
    return found


@pytest.mark.pure
@pytest.mark.parametrize(("plant", "where"), PLANTED.values(), ids=PLANTED.keys())
def test_planted_leaks_are_found(plant: Plant, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    found = _first(Options(players=3), 12, range(8, 60, 5))
    assert found.differences, f"nothing was found in {found.pairs} pairs"
    said = Counter(one.split(": ", 1)[1].split(" ")[0].strip(",") for one in found.differences)
    assert not where or where in said, found.differences[0]
