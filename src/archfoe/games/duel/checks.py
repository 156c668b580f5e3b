"""What must hold at tables with Characters, where that is not what all tables have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.cards import MAIN_KIND, STACK_KIND, STAGE_KIND, SUPER_VILLAIN_KIND, Box, Card
from archfoe.core.decisions import Kind
from archfoe.core.piles import BORROWED, HAND, LENT, LINEUP, REMOVED, STACK, UNDER, UNUSED
from archfoe.core.state import State
from archfoe.games.duel.exchange import exchanged, left_out
from archfoe.games.duel.kinds import ASSIST as ASSISTING
from archfoe.games.duel.kinds import BLOCK_WITH, CONFRONT
from archfoe.games.duel.piles import NEXT
from archfoe.games.shared.choices import HERO_WAYS
from archfoe.games.shared.mixing import boxes_of, pool_of
from archfoe.games.shared.piles import STORED, TROPHIES
from archfoe.sim.checks import Checks
from archfoe.sim.places import MayLie, in_a_deck, is_hero, nothing

#: What games with Characters change: nobody has a Super-Villain, and borrowed Locations go back.
_MAY_LIE: Final[dict[int, MayLie]] = {
    STORED: lambda card: card.kind in (STACK_KIND, MAIN_KIND) and not card.ongoing,
    TROPHIES: is_hero,
    NEXT: is_hero,
    LINEUP: lambda card: card.kind == MAIN_KIND,
    BORROWED: in_a_deck,
    LENT: in_a_deck,
    REMOVED: lambda card: card.name in ("Magog", "Swamp Thing"),
    STACK: nothing,
    UNUSED: nothing,
    UNDER: nothing,
}


class DuelChecks(Checks):
    opening = CONFRONT
    own_places: ClassVar[Mapping[Kind, tuple[int, ...]]] = {BLOCK_WITH: (HAND,)}

    @property
    def home(self) -> Box:
        return self.options.played.home.box

    def may_lie(self) -> dict[int, MayLie]:
        may_lie = super().may_lie() | _MAY_LIE
        if self.options.guests:  # whose cards may bring back what was bought, as in the game that they are made for
            may_lie[LINEUP] = lambda card: in_a_deck(card) and card.cost > 0
        if not self.stores:
            may_lie[STORED] = nothing
        if ASSISTING not in self.options.played.features or self.options.players > 2:
            may_lie[REMOVED] = nothing
        return may_lie

    def cards(self, s: State) -> list[Card]:
        options = self.options
        figures = [card for box in boxes_of(options.mode) for card in box.of_kind(STAGE_KIND)]
        if options.guests:
            return [*self.home.of_kind(SUPER_VILLAIN_KIND), *figures]
        out: tuple[str, ...] = ()
        if options.mix:
            out = left_out(options.mix, () if options.heroes in HERO_WAYS else options.hero_names(), s.key)
        main = exchanged(out) if options.mix else pool_of(options.mode, "", 1, s.key).main
        return [*main, *(card for card in figures if card.figure not in out)]

    def who_sees_hand(self, seat: int) -> set[int]:
        """Partners see each other's hands."""
        teams = self.options.teams
        return {p for p, team in enumerate(teams) if team == teams[seat]}

    @property
    def is_helped(self) -> bool:
        return self.options.partners

    @property
    def stores(self) -> bool:
        """Without partners, in Confrontations."""
        return ASSISTING in self.options.played.features and not self.options.partners
