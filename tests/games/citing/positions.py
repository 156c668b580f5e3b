"""Positions in which something is told that no golden game and no position file comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.games.shared.turns import STALL_ROUNDS
from archfoe.table.view import View, spectator
from tests.games.city import dawn, team
from tests.games.city.rules.test_mixing import beaten, stranger
from tests.games.city.scenarios.test_darkseid import dusk
from tests.games.city.scenarios.test_distractions import busy
from tests.games.city.scenarios.test_mind_control import night
from tests.games.city.scenarios.test_mischief_reborn import reborn
from tests.games.city.scenarios.test_poison import fever
from tests.games.city.scenarios.traits import GLORY_HOUND, burdened, released
from tests.vocabulary import Table, table


def stalled(mode: str, **more: Any) -> View:
    """Nobody has gained a card for as long as a game waits."""
    t = table(mode, p0=["Punch"], **more)
    t.state.idle = STALL_ROUNDS * len(t.state.teams) - 1
    t.end()
    return t.view(None)


def begun(options: Options) -> View:
    return spectator(Game(*build(options, key_of_seed("begun"))))


def guests_of_a_duel() -> View:
    return begun(Options("rivals+confrontations", 2, heroes="Batman,Circe"))


def _bought(t: Table, card: str, *answers: str) -> View:
    t.buy(card)
    for answer in answers:
        t.answer(0, answer)
    return t.view(None)


def aquaman_of_the_city() -> View:
    t = team(hero0="Aquaman", at={0: "S1"}, city={"S1": ["Run"]}, power=3)
    return _bought(t, "Run", "top of your deck")


def no_weakness_in_rivals() -> View:
    t = table("rivals", p0=["Scarecrow"], weaknesses=0)
    t.play("Scarecrow")
    return t.view(None)


def two_new_cards_in_a_contest() -> View:
    return dawn(variants=["competitive"], threat=1).view(None)


def no_card_left_in_a_contest() -> View:
    return dawn(variants=["competitive"], main=[]).view(None)


def superman_takes_villains_along() -> View:
    t = team(p0=["Superman (7)"], at={0: "L1"}, city={"L1": ["Psimon"]})
    t.play("Superman (7)")
    t.walk("S1")
    return t.view(None)


def general_zods_reward() -> View:
    t = team(p0=["Punch", "Run"], city={"S5": ["General Zod"]}, power=11)
    return _bought(t, "General Zod", "Punch")


def all_in_ruins() -> View:
    damage = {**dict.fromkeys(("L1", "L3", "L4", "L5"), 5), "L2": 4}
    return busy({}, from_start=True, damage=damage, city={"L2": ["Lex Luthor"]}).view(None)


def in_ruins_before_darkseid() -> View:
    damage = {"L1": 4, **{f"L{n}": 5 for n in range(2, 6)}}
    return dusk(from_start=True, city={"L1": ["Darkseid"]}, damage=damage, at=dict.fromkeys(range(3), "S3")).view(None)


def four_poisoned_super_villains_win() -> View:
    t = fever(facts={"defeated": 3}, city={"S5": ["Deathstroke"]}, power=20)
    return _bought(t, "Deathstroke")


def reborn_for_who_has_all() -> View:
    t = reborn(p0=["Punch"], deck0=["Run"] * 4, unearned=[])
    return _bought(t, "Reborn")


def starro_takes_the_spores_along() -> View:
    t = night(city={"S5": ["Starro"]}, power=25, p1=["Spore"])
    return _bought(t, "Starro")


def glory_hound_released() -> View:
    t = burdened(GLORY_HOUND, facts={("villains felled", 0): 3}, p0=["Punch"])
    released(t, GLORY_HOUND)
    t.answer(0, t.offered(0)[0])
    return t.view(None)


def reward_of_a_stranger(name: str, cost: int | None = None) -> View:
    return beaten(stranger("base", name, cost), deck0=["Run"] * 3, discard0=["Run"], p0=["Punch"]).view(None)


POSITIONS: tuple[Callable[[], View], ...] = (
    lambda: stalled("base"),
    lambda: stalled("rivals"),
    lambda: stalled("confrontations", players=2),
    lambda: begun(Options("base", 2, heroes="first-game")),
    guests_of_a_duel,
    aquaman_of_the_city,
    no_weakness_in_rivals,
    two_new_cards_in_a_contest,
    no_card_left_in_a_contest,
    superman_takes_villains_along,
    general_zods_reward,
    all_in_ruins,
    in_ruins_before_darkseid,
    four_poisoned_super_villains_win,
    reborn_for_who_has_all,
    starro_takes_the_spores_along,
    glory_hound_released,
    lambda: reward_of_a_stranger("Harley Quinn"),
    lambda: reward_of_a_stranger("Bane"),
    lambda: reward_of_a_stranger("Scarecrow"),
    lambda: reward_of_a_stranger("Starro"),
    lambda: reward_of_a_stranger("Deathstroke"),
    lambda: reward_of_a_stranger("Brainiac"),
    lambda: reward_of_a_stranger("Parallax", 13),
    lambda: reward_of_a_stranger("Parallax", 15),
)
