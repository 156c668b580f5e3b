"""The cards of Harbor: fifteen, two of each."""

from __future__ import annotations

from archfoe.design import (
    DECK,
    DISCARD,
    EQUIPMENT,
    HERO,
    PLAY,
    SUPER_POWER,
    VILLAIN,
    Attack,
    Box,
    Defense,
    Destroy,
    Discard,
    Draw,
    Fetch,
    Gain,
    May,
    Played,
    Power,
    PowerIf,
    Provenance,
    Test,
    Use,
    VpEach,
    When,
    only,
)
from archfoe_harbor.words import Beacon

box = Box("harbor", "Harbor", {}, provenance=Provenance("invented", "high", "Made to show how a set is made."))

box.hero("Lamp Keeper", cost=3, vp=1, copies=2, play=(Power(1), Beacon(only(VILLAIN), Power(2))))
box.hero("Old Pilot", cost=4, vp=1, copies=2, play=Draw(2))
box.hero("Dock Boss", cost=5, vp=1, copies=2, play=PowerIf(2, 4, Played(only(EQUIPMENT))))
box.hero("Ferry Girl", cost=2, vp=1, copies=2, play=(Power(1), May(Fetch(Test(high=2), to=DECK))))
box.villain("Wrecker", cost=4, vp=1, copies=2, play=(Power(2), Attack(Discard(1))))
box.villain("Fog Smuggler", cost=5, vp=1, copies=2, play=(Power(2), Gain(Test(high=3))))
box.villain("Night Diver", cost=3, vp=1, copies=2, play=(Power(1), Beacon(only(EQUIPMENT), Draw(1))))
box.equipment("Storm Lantern", cost=3, vp=1, copies=2, play=Beacon(only(HERO), Power(3)))
box.equipment("Cork Vest", cost=2, vp=1, copies=2, play=Power(1), defense=Defense(Draw(1)))
box.equipment("Grapnel", cost=4, vp=1, copies=2, play=(Power(2), Destroy(1, (DISCARD,))))
box.super_power("Undertow", cost=6, vp=2, copies=2, play=(Power(3), Draw(1)))
box.super_power("Sea Legs", cost=3, vp=1, copies=2, play=Power(2))
box.super_power("Siren Song", cost=5, vp=1, copies=2, play=(Power(1), Attack(Discard(1)), Draw(1)))
box.location("Lighthouse", cost=5, vp=1, copies=2, when=When(PLAY, Power(1), only(SUPER_POWER), nth=1))
box.location("Fish Market", cost=4, vp=VpEach(1, only(HERO)), copies=2, uses=Use(Draw(1), power=2))
