"""What a person is told who types help, and how lines of the log look."""

from __future__ import annotations

from typing import Final

from archfoe.agents.levels import LEVELS
from archfoe.core import events as ev

_BOTS: Final = "\n".join(f"- {level.name} ({level.strength}): {level.sentence}" for level in LEVELS)
HELP: Final = f"""\
Answer with a number, or with a name or a part of it: 2, scare, buy kick. Several: 1,3 or punch x2.
Where you may decline, press Enter, or type no or pass.
  ?            why you are asked this, what each choice means, and what you can't do and why
  ? NAME       a card, and why you can or cannot play or buy it now; ? BASE-3.5 reads a rule
  all          play every card in hand that leaves you nothing to choose
  table        show the whole table again
  power        your Power and where it comes from
  piles        discard piles, cards in play, destroyed cards, and what is in your deck
  card NAME    any card of the game; in a city also a Location
  threat       in a city: the whole Threat Track, what holds now and what is still to come
  clock        in a city: how long the game can still last
  scenario     what is played, and how it is won and lost
  secret       your Secret Card, where there is one, for your eyes only
  log, log N   what happened last, or the last N lines
  hint         what the teacher would type in your place, and why
  undo, undo N take back your last answer, or your last N
  save, save FILE   save now, or put a copy into another file (every answer is saved anyway)
  quit         stop; the game is saved and can be resumed
In front of a name p, b, u, h, s, a and w are short for play, buy, use, hunt, store, assist and walk.
In a city walk slot 3 goes the whole way if you have the Move, and table shows the text of every card; where there is
something to do beside it, rebuild, light, rescue and board do it.
end ends your turn; in a Confrontation end and done mean the same, and the foe may block then.
Bots that can sit at the table:
{_BOTS}"""

#: Events whose lines look different; each game has more that alarm.
STYLES: Final = {ev.TURN: "turn", ev.OVER: "title"} | dict.fromkeys(
    (ev.ATTACKED, ev.HIT, ev.APPEARED, ev.HUNTED), "attack"
)
