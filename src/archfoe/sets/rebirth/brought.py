"""Cards that scenarios bring, by their number. Who has not played a scenario should not read on."""

from __future__ import annotations

from archfoe.core.abilities import Defense, Use
from archfoe.core.cards import DESIGNED, Card
from archfoe.core.decisions import DISCARD_CARD
from archfoe.core.effects import (
    Ability,
    Destroy,
    Discard,
    DiscardHand,
    DiscardRandom,
    Draw,
    EachPlayer,
    ForPlayer,
    GainWeakness,
    IfDone,
    Jointly,
    Move,
    Power,
    Then,
    Win,
)
from archfoe.core.filters import COSTLY, EQUIPMENT, HERO, MOVE_CARD, NO_TYPE, SUPER_POWER, VILLAIN, Test, named, only
from archfoe.core.player import Player
from archfoe.games.city.piles import BESIDE
from archfoe.games.city.ring import ALL_DESTINATIONS
from archfoe.games.city.scenarios.darkseid import CHEAPER_BY_SUPERS, DESTROYS_DEFENSES
from archfoe.games.city.scenarios.distractions.verbs import Clear, InCompany
from archfoe.games.city.scenarios.hostages.verbs import (
    DEFEATED_SUPER,
    DEFEATED_VILLAINS,
    GLORY_HOUND,
    GLUTTON,
    HOARDER,
    SPENT_TOGETHER,
    SUSPICIOUS,
    BoughtDear,
    Deed,
    Release,
    TakeDear,
)
from archfoe.games.city.scenarios.mind_control.verbs import NO_HELP, GainSpore, RemoveAll
from archfoe.games.city.scenarios.mischief.verbs import STEPS_ON, EarnSignature
from archfoe.games.city.verbs.cards import ReturnWeakness
from archfoe.games.city.verbs.characters import PlaceTargets, Walk
from archfoe.games.city.verbs.villains import OnceRobbed
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import our_effect, told_effect
from archfoe.sets.rebirth.super_villains import bury_the_dearest, pass_a_card_left
from archfoe.sets.rebirth.villains import sort_top_of_main_deck

_EFFECT = our_effect()

rebirth.secret(
    "Hoarder",
    "2B",
    standing=HOARDER,
    uses=Use(
        Release(ForPlayer(Draw(2))),
        ready=Deed(SPENT_TOGETHER, 5, "spent 5 or more Power in one turn in a space with another Character"),
    ),
    provenance=_EFFECT,
)
rebirth.secret(
    "Glutton",
    "2C",
    standing=GLUTTON,
    uses=Use(Release(TakeDear()), ready=BoughtDear()),
    provenance=_EFFECT,
)
rebirth.secret(
    "Suspicious",
    "2D",
    standing=SUSPICIOUS,
    uses=Use(Release(Draw(2)), ready=Deed(DEFEATED_SUPER, 1, "defeated a Super-Villain")),
    provenance=_EFFECT,
)
rebirth.secret(
    "Glory Hound",
    "2E",
    standing=GLORY_HOUND,
    uses=Use(Release(Destroy(2)), ready=Deed(DEFEATED_VILLAINS, 3, "defeated 3 Villains in this game")),
    provenance=_EFFECT,
)
rebirth.mission(
    "Krypto",
    HERO,
    "2G",
    subtype=MOVE_CARD,
    cost=6,
    vp=2,
    play=(Power(3), Move(2)),
    defense=Defense(Walk(2), range=3),
    provenance=_EFFECT,
)
rebirth.mission(
    "The Ray",
    HERO,
    "2I",
    cost=3,
    vp=1,
    assist=True,
    assist_range=5,
    play=Power(2),
    provenance=_EFFECT,
)


rebirth.scenario(
    "Mister Mxyzptlk",
    VILLAIN,
    "3B",
    super_villain=True,
    cost=12,
    vp=7,
    destination=ALL_DESTINATIONS,
    standing=STEPS_ON,
    attack=OnceRobbed(DiscardRandom()),
    reward=(EachPlayer(Destroy()), ForPlayer(Draw(2))),
    provenance=told_effect("Attack, Reward, that it is he who has every Location as a Destination", "low"),
)
rebirth.scenario(
    "Reborn",
    NO_TYPE,
    "3C",
    cost=6,
    gained=EarnSignature(),
    provenance=our_effect(),
)


for name, pack, use in (
    ("A Shot in the Arm", "4B", Use(Clear(ForPlayer(Then(ReturnWeakness(), Draw(1)))), power=2)),
    ("Setting the Stage", "4C", Use(Clear(sort_top_of_main_deck), move=3)),
    ("Counting on You", "4D", Use(Clear(ForPlayer(Draw(2)), discards=2))),
    ("Travel in Pairs", "4E", Use(Clear(PlaceTargets(2)), power=1, ready=InCompany())),
):
    rebirth.scenario(
        name,
        NO_TYPE,
        pack,
        returns=BESIDE,
        uses=use,
        provenance=our_effect("what it asks for and brings, and which scenario it belongs to"),
    )


rebirth.scenario(
    "Starro",
    VILLAIN,
    "5B",
    super_villain=True,
    cost=13,
    vp=7,
    destination=2,
    attack=IfDone(GainSpore(), otherwise=GainWeakness()),
    reward=(RemoveAll(named("Spore")), EachPlayer(Draw(1))),
    provenance=our_effect("Destination, Attack, Reward"),
)
rebirth.scenario("Spore", NO_TYPE, "5C", copies=3, cost=0, vp=-1, returns=BESIDE, standing=NO_HELP, provenance=DESIGNED)


rebirth.scenario(
    "Darkseid",
    VILLAIN,
    "8B",
    super_villain=True,
    cost=16,
    vp=8,
    destination=1,
    standing=(CHEAPER_BY_SUPERS, DESTROYS_DEFENSES),
    attack=OnceRobbed(Discard(2)),
    reward=Win(),
    provenance=our_effect("Destination, his rules, Attack, Reward"),
)


_ZOD = 2  # cards that may stay in hand


def discard_down_to_2(me: Player) -> None:
    """Discards down to 2 cards.

    Short: Discard down to 2.
    """
    n = len(me.hand) - _ZOD
    if n > 0:
        me.discard(*me.choose_some(me.hand, DISCARD_CARD, n, n))


def pass_left_and_lose(me: Player, hit: list[Player]) -> None:
    """Passes a card costing 1 or more from their hand, any card if there is none, to the discard pile of the next
    player to their left who is hit, or to their own, and then discards a random card

    Short: Pass a card costing 1+ to the discard of the next player hit; discard 1 at random.
    """
    pass_a_card_left(me, hit)
    for player in hit:
        DiscardRandom().do(player)


def harder(name: str, pack: str, attack: Ability) -> Card:
    return rebirth.impossible(
        rebirth.named(name), pack, attack=attack, provenance=our_effect("cost, Victory Points, what the card does")
    )


harder("Deathstroke", "8D", IfDone(Discard(2, COSTLY), otherwise=GainWeakness()))
harder("Doomsday", "8E", Discard(3))
harder("Despero", "8F", Jointly(pass_left_and_lose))
harder("Reverse-Flash", "8G", Then(DiscardHand(Test(subtype=MOVE_CARD)), Discard()))
harder("Amazo", "8H", IfDone(DiscardHand(only(SUPER_POWER, EQUIPMENT)), otherwise=Discard(2)))
harder("Lex Luthor", "8I", Then(bury_the_dearest, GainWeakness()))
harder("General Zod", "8J", discard_down_to_2)
harder("Sinestro", "8K", Then(GainWeakness(2), Discard()))
harder("Mister Mxyzptlk", "8L", DiscardRandom(2))
harder("Starro", "8M", Then(GainSpore(), GainWeakness()))
harder("Darkseid", "8N", Discard(3))
