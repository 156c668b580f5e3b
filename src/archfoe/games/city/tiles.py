"""The seven Location tiles: an ability on side A, a stack of Basic cards on side B."""

from dataclasses import dataclass
from typing import Final

from archfoe.core.abilities import Use
from archfoe.core.cards import Provenance, listed
from archfoe.core.decisions import saying
from archfoe.core.effects import Destroy, Discard, Draw, Fetch, ForPlayer, IfDone
from archfoe.core.piles import DECK, MAIN
from archfoe.core.player import Player
from archfoe.core.terse import fitted, terse
from archfoe.core.text import TERSE, sentence
from archfoe.games.city.verbs.cards import ReturnWeakness, SeeMain
from archfoe.games.city.verbs.characters import Place
from archfoe.games.city.verbs.villains import Lure


@dataclass(frozen=True)
class Tile:
    """A Location. Its ability is used once in a turn, by a Character that is there."""

    id: str
    name: str
    ability: Use  # side A
    basic: str  # the cards of side B, by name
    provenance: Provenance

    @property
    def text(self) -> str:
        """What side A says."""
        return sentence(self.ability.text())

    @property
    def short(self) -> str:
        """The same for the board."""
        return fitted([terse(sentence(self.ability.text(TERSE)))])


_ABILITY: Final = listed("")  # its name and its Basic cards are known
PUT_LAST: Final = saying("put_last", "put {} on the bottom of the main deck")


def put_it_last(me: Player) -> None:
    """Unless it is a Super-Villain, you may put it on the bottom of the main deck.

    Short: you may put it on the bottom of the main deck unless a Super-Villain.
    """
    card = me.s.piles[MAIN][-1]
    if not me.card(card).super_villain and me.may(PUT_LAST, about=card):
        me.move(card, MAIN, top=False)


TILES: Final = {
    tile.id: tile
    for tile in (
        Tile("arkham_asylum", "Arkham Asylum", Use(Lure(), power=2), "Toss", listed("price", "rulebook")),
        Tile("bank", "Bank", Use(Draw(2), power=3), "Withdrawal", _ABILITY),
        Tile("batcave", "Batcave", Use(ForPlayer(ReturnWeakness()), move=2), "Batcycle", _ABILITY),
        Tile("city", "City", Use(Place(locations=True), move=1), "Flight", _ABILITY),
        Tile("daily_planet", "Daily Planet", Use(SeeMain(put_it_last), power=1), "Tomorrow's Headline", _ABILITY),
        Tile(
            "police_station",
            "Police Station",
            Use(IfDone(Discard(), (Draw(1), Fetch(to=DECK, optional=True, bottom=True)))),
            "Bat-Signal",
            listed("the card drawn", "rulebook"),
        ),
        Tile("star_labs", "S.T.A.R. Labs", Use(ForPlayer(Destroy()), power=2), "Super Speed", _ABILITY),
    )
}
