"""A bot of the city as a teammate at a table: it says whether it takes a job, keeps to it, and says why it leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from archfoe.agents.turn import Used
from archfoe.agents.weights import PLAIN
from archfoe.core.cards import Card
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import HAND
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.bot.duty import OnDuty, can_be_held, threatens, villains_in
from archfoe.games.city.bot.jobs import BEAT, HOLD, SAVE, id_of, jobs_in, words_of
from archfoe.games.city.bot.knowledge import KNOWLEDGE
from archfoe.games.city.bot.needs import Good, Needs
from archfoe.games.city.bot.outlook import CityOutlook, promise
from archfoe.games.city.bot.routes import path_to
from archfoe.games.city.piles import SPACES
from archfoe.games.city.ring import distance, is_location
from archfoe.games.city.view import city_in, is_contest
from archfoe.table.seated import Agent
from archfoe.table.teamwork import Job, Promise, Teammate, Teamwork
from archfoe.table.view import View

ON_IT: Final = "I'm on it."
TOO_FAR: Final = "Too far: I'm {} Move short."
TRIES: Final = "I'll try."
#: Questions about where the own Character goes.
_WHERE: Final = (city_ask.WALK, city_ask.PLACE_CHARACTER)


class CityTeamwork:
    """See `Teamwork`."""

    def jobs(self, view: View) -> list[Job]:
        return jobs_in(city_in(view))

    def words(self, view: View, job: Job) -> tuple[str, str]:
        return words_of(city_in(view), job)

    def promise(self, view: View, seat: int, job: Job) -> Promise:
        if view.size(HAND + seat) > len(view.known(HAND + seat)):
            return Promise(True, TRIES)  # what the hand can do, it may not tell
        return _Asked(view, seat).about(job)

    def teammate(self, agent: Agent) -> Teammate:
        return CityTeammate(agent)


TEAMWORK: Final[Teamwork] = CityTeamwork()


def _others(view: View, me: int) -> set[int]:
    """The spaces of the other Characters, and of an ally."""
    found = {view.at(seat) for seat in range(view.players) if seat != me} | {city_in(view).ally}
    return {space for space in found if space is not None}


# What it promises


class _Asked:
    """Can a seat do it in its next turn, with the hand as it is, as far as the seat that asks can see?"""

    def __init__(self, view: View, seat: int) -> None:
        self._at = at = CityOutlook(view, PLAIN, seat)
        self._ahead = (at.me - view.active) % view.players  # turns in which Villains walk before it is ours
        self._others = _others(view, at.me)

    def about(self, job: Job) -> Promise:
        found = [one for one in villains_in(self._at.needs, self._at.me) if _is_about(job, one[1])]
        if job.what == HOLD:
            return self._hold(*found[0])
        if job.what == BEAT:
            return self._beat(*found[0])
        answers = [self._beat(*one) for one in found]
        answers += [self._hold(*one) for one in found if can_be_held(*one, self._at.needs)]
        return next((promised for promised in answers if promised.agrees), answers[0])

    def _then(self, space: int, good: Good) -> list[int]:
        """The way of a Villain from where it will be in our turn to its home."""
        way = list(path_to(space, space if good.goal is None else good.goal))
        for _ in range(self._ahead * good.steps):
            held = way[0] in {*self._others, self._at.here} and not good.slips
            if len(way) == 1 or held or self._at.position.contained is good.card:
                break
            way.pop(0)
        return way

    def _hold(self, space: int, good: Good) -> Promise:
        on_way = self._then(space, good)[:-1]
        if not on_way:
            return Promise(False, f"Too far: I'd be there after {good.card.name} is home.")
        far = min(map(self._away, on_way)) - self._at.position.moves
        return Promise(far <= 0, ON_IT if far <= 0 else TOO_FAR.format(far))

    def _away(self, there: int) -> int:
        """Who is not in the city yet begins its first turn anywhere."""
        return 0 if self._at.here is None else distance(self._at.here, there)

    def _beat(self, space: int, good: Good) -> Promise:
        position = self._at.position
        there = self._then(space, good)[0]
        far = self._away(there) - position.reach - position.moves
        short = good.cost - position.power - position.more.get(there, 0)
        if far > 0:
            return Promise(False, TOO_FAR.format(far))
        return Promise(short <= 0, ON_IT if short <= 0 else f"I can't: {short} Power short.")


def _is_about(job: Job, good: Good) -> bool:
    return threatens(good, job.space) if job.what == SAVE else job.card == id_of(good.card)


# What it does


class CityTeammate:
    """Plays as its agent does, but keeps to its jobs, and lets no Villain walk home for a card that is for sale."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent
        self.searches = bool(getattr(agent, "searches", False))
        self.jobs: tuple[Job, ...] = ()
        self._used: Used = Counter()
        self._turn: _Turn | None = None
        self._words = ""

    def words(self) -> str:
        line, self._words = self._words, ""
        return line

    def answer(self, view: View) -> Answer:
        if view.active != view.seat or view.between or is_contest(view):
            return self._agent.answer(view)
        if self._turn is None or self._turn.number != view.turn:
            self._turn, self._used = _Turn(view), Counter()
        turn, main = self._turn, view.kind is MAIN_ACTION
        jobs = tuple(job for job in self.jobs if job in TEAMWORK.jobs(view)) if self.jobs else ()
        if jobs and (main or view.kind in _WHERE):
            picked = self._on_duty(view, jobs)
        else:
            picked = self._agent.answer(view)
            if turn.guards and (main or view.kind in _WHERE) and turn.goes(view, picked) and turn.must_stay(view):
                picked = self._on_duty(view, jobs)
        if main:
            turn.note(view, picked)
            if view.options[picked[0]].what == "end":
                self._words = turn.why_left(view)
        return picked

    def _on_duty(self, view: View, jobs: Sequence[Job]) -> Answer:
        """What the usual bot of the city does with this in mind."""
        assert self._turn is not None
        posts = (self._turn.here,) if self._turn.guards and self._turn.must_stay(view) else ()
        outlook = partial(OnDuty, jobs=jobs, posts=posts)
        return replace(KNOWLEDGE, outlook=outlook).answer(view, PLAIN, self._used)


class _Turn:
    """A turn of its own: where it began, whom it held there, and what it has done since."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.number, self._me = view.turn, view.seat
        at = view.at(self._me)
        self.here = -1 if at is None else at
        needs = Needs(view)
        alone = self.here >= 0 and self.here not in _others(view, self._me)
        near = [good for space, good in villains_in(needs, self._me) if space == self.here]
        self._held = [good for good in near if alone and can_be_held(self.here, good, needs)]
        self._guarded = [good for good in self._held if _gets_home(self.here, good)]
        self._threat = [good for good in near if is_location(self.here) and threatens(good, self.here)]
        self._location = needs.city.tile(self.here) if self._threat else ""
        self._bought: list[Card] = []
        self._released = False  # for something better than a card that is for sale

    @property
    def guards(self) -> bool:
        return bool(self._guarded) and not self._released

    def _still_there(self, view: View, goods: Sequence[Good]) -> list[Good]:
        now = {good.card for space, good in villains_in(Needs(view), self._me) if space == self.here}
        return [good for good in goods if good.card in now]

    def goes(self, view: View, picked: Answer) -> bool:
        """Does this answer move the Character, or end the turn?"""
        return view.kind in _WHERE or view.options[picked[0]].what in ("walk", "use", "location", "end")

    def must_stay(self, view: View) -> bool:
        """Would one of them get home next, and nothing but what is for sale speaks for leaving it?"""
        if not self._still_there(view, self._guarded):
            return False
        if view.at(self._me) != self.here:
            return True  # it went only to come back
        position = CityOutlook(view, PLAIN).position.copy()
        kept = [tuple([one for one in some if one.card is None or one.is_villain]) for some in position.purchases]
        position.purchases, position.from_afar = tuple(kept), ()
        position._wanted = position._hoped = None
        return (position.here + position.plan().trip.end) % SPACES == self.here

    def note(self, view: View, picked: Answer) -> None:
        option = view.options[picked[0]]
        if option.what == "buy" and option.card is not None:
            self._bought.append(option.card)
        if option.what == "walk" and self.guards and view.at(self._me) == self.here:
            self._released = not self.must_stay(view)

    # Why it has left

    def why_left(self, view: View) -> str:
        here = view.at(self._me)
        if here == self.here or here is None or self.here in _others(view, self._me):
            return ""
        if released := self._still_there(view, self._held):
            good = released[0]
            return f"I let {good.card.name} go: {self._why(view, here, good)}."
        if self._still_there(view, self._threat):
            return f"I leave {self._location}: {self._what_for()}."
        return ""

    def _why(self, view: View, here: int, good: Good) -> str:
        assert good.goal is not None
        way = path_to(self.here, good.goal)
        if any(space in _others(view, self._me) for space in way[:-1]):
            return "a teammate stands in the way"
        then = way[view.players * good.steps : -1]
        seen = view.discard(self._me) + view.played(self._me)  # of the hand it tells nothing
        usual = 5 * sum([promise(card.play)[1] for card in seen]) / max(len(seen), 1)
        if any(distance(here, space) <= usual for space in then):
            return f"I can be back before {good.card.name} is home"
        return self._what_for()

    def _what_for(self) -> str:
        beaten = [card.name for card in self._bought if card.type == VILLAIN]
        if beaten:
            return f"I had to beat {beaten[0]} first"
        return f"I wanted {self._bought[0].name} more" if self._bought else "there was more to do elsewhere"


def _gets_home(space: int, good: Good) -> bool:
    """With its next steps, if nobody holds it."""
    return good.goal is not None and distance(space, good.goal) <= good.steps
