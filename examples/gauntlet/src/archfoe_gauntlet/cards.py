"""The cards of Gauntlet: four Super Heroes, eight foes, and a main deck of 60."""

from __future__ import annotations

from archfoe.design import (
    DISCARD,
    EQUIPMENT,
    HAND,
    HERO,
    PLAY,
    SUPER_POWER,
    Box,
    Defense,
    Destroy,
    Discard,
    Draw,
    GainWeakness,
    May,
    Played,
    Power,
    PowerIf,
    Provenance,
    Use,
    VpEach,
    When,
    only,
)

box = Box("gauntlet", "Gauntlet", {"Jab": 7, "Doubt": 3}, provenance=Provenance("invented", "high", "Made to show."))

box.starter("Jab", copies=7, play=Power(1))
box.starter("Doubt", copies=3)
box.stack("Backup", SUPER_POWER, cost=3, vp=1, copies=12, play=Power(2))
box.stack("Bruise", vp=-1, copies=12)

box.super_hero("The Lantern Bearer", when=When(PLAY, Power(1), only(EQUIPMENT), nth=1))
box.super_hero("The Night Runner", when=When(PLAY, Draw(1), only(SUPER_POWER), nth=1))
box.super_hero("The Gatekeeper", when=When(PLAY, Power(1), only(HERO), nth=1))
box.super_hero("The Tinkerer", uses=Use(May(Destroy(1, (HAND, DISCARD))), power=1))

box.super_villain("The Doorman", cost=6, vp=3, starts_on_top=True)
box.super_villain("Sister Static", cost=7, vp=4, first_appearance=Discard(1))
box.super_villain("Mister Hush", cost=8, vp=4, first_appearance=Discard(1))
box.super_villain("The Quiet Twins", cost=8, vp=5, first_appearance=GainWeakness())
box.super_villain("Iron Choir", cost=9, vp=5, first_appearance=Discard(2))
box.super_villain("The Collector", cost=9, vp=5, first_appearance=GainWeakness())
box.super_villain("Grey Admiral", cost=10, vp=6, first_appearance=(GainWeakness(), Discard(1)))
box.super_villain("The Long Shadow", cost=11, vp=8, first_appearance=Discard(2))

box.hero("Stray Dog", cost=2, vp=1, copies=4, play=Power(1), defense=Defense(Draw(1)))
box.hero("Night Nurse", cost=4, vp=1, copies=4, play=(Power(1), May(Destroy(1, (HAND, DISCARD)))))
box.hero("Old Champion", cost=5, vp=2, copies=4, play=Power(3))
box.hero("Crowd", cost=6, vp=VpEach(1, only(HERO)), copies=2, play=PowerIf(2, 4, Played(only(HERO))))
box.equipment("Borrowed Shield", cost=3, vp=1, copies=4, play=Power(1), defense=Defense(Draw(2)))
box.equipment("Grappling Line", cost=3, vp=1, copies=4, play=Power(2))
box.equipment("Heavy Gloves", cost=5, vp=1, copies=4, play=PowerIf(2, 4, Played(only(SUPER_POWER))))
box.equipment("Town Map", cost=4, vp=1, copies=4, play=Draw(2))
box.super_power("Second Look", cost=3, vp=1, copies=4, play=(Power(1), Draw(1)))
box.super_power("Quick Step", cost=2, vp=1, copies=4, play=Draw(1), defense=Defense())
box.super_power("Rising Temper", cost=5, vp=1, copies=4, play=(Power(2), Draw(1)))
box.super_power("Thunderclap", cost=6, vp=2, copies=4, play=Power(4))
box.villain("Turncoat", cost=4, vp=1, copies=5, play=Power(2), defense=Defense(Power(1)))
box.villain("Locksmith", cost=3, vp=1, copies=5, play=(Power(1), May(Destroy(1, (DISCARD,)))))
box.location("Safe House", cost=5, vp=1, copies=4, when=When(PLAY, Draw(1), only(HERO), nth=1))
