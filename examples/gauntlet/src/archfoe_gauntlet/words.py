"""What the game says of its own things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from archfoe.design import (
    SAYINGS,
    BoardWords,
    IntroWords,
    LogWords,
    Options,
    Primer,
    PrimerPanel,
    Seen,
    Session,
    Teller,
    Term,
    View,
    Words,
    priced,
)
from archfoe_gauntlet.options import GauntletOptions
from archfoe_gauntlet.panel import GauntletSection
from archfoe_gauntlet.rules import BOON_TAKEN, STRUCK


class GauntletIntro(IntroWords):
    def aim(self, options: Options) -> str:
        asked = cast("GauntletOptions", options.own)
        return (
            f"To win: defeat all {asked.foes} foes, one after the other, before your {asked.stamina} stamina is gone "
            "[GAUN-6.1, GAUN-6.2]."
        )

    def one_team(self, names: Sequence[str]) -> str:
        return ""


class GauntletBoard(BoardWords):
    def above_lineup(self, view: View) -> list[str]:
        foe = view.villain
        return [f"Foe in front: {priced(foe, view.cost(foe))}"] if foe is not None else []

    def shared_fate(self, view: View) -> bool:
        return True

    def result_lines(self, session: Session, reader: int | None, names: Sequence[str]) -> list[str]:
        view = session.view(None)
        section = cast("GauntletSection", view.section)
        who = "You have" if reader == 0 else f"{names[0]} has"
        if view.winners:
            return [f"{who} run the gauntlet with {section.stamina} stamina left. Won!"]
        return [f"{who} fallen before foe {section.defeated + 1} of {section.foes}. Lost."]


def struck(log: Teller, seen: Seen) -> str:
    return f"{log.cards(seen)} strikes: {log.acts(seen.seat, f'lose {seen.n} stamina')}."


def boon_taken(log: Teller, seen: Seen) -> str:
    return f"{log.acts(seen.seat, 'choose a boon')}: {SAYINGS[seen.note]}."


WORDS: Final = Words(
    log=LogWords(told={STRUCK: struck, BOON_TAKEN: boon_taken}, alarms=frozenset({STRUCK})),
    board=GauntletBoard(),
    intro=GauntletIntro(),
    primer=Primer(
        title="Run the gauntlet",
        lead="You alone against a row of foes. Build a deck, beat them one by one, and stay on your feet.",
        panels=(
            PrimerPanel("punch", "Play your cards", "Each turn you get five. They give Power for this turn."),
            PrimerPanel("cape", "Buy better ones", "Spend Power on the Line-Up. What you buy comes back later."),
            PrimerPanel("shield", "Mind the strike", "The foe in front takes stamina when your turn ends."),
            PrimerPanel("crowned-skull", "Choose a boon", "Each foe that falls leaves you one of three boons."),
        ),
        own_terms=(
            Term("Stamina", "What keeps you going. Each strike takes some; without any the run is lost."),
            Term("Strike", "What the foe in front does when you end your turn. A Defense avoids it."),
            Term("Boon", "What you choose after each foe but the last: one of three."),
            Term("Backup", "A Super Power that is always for sale. It costs 3 and gives 2 Power."),
            Term("Bruise", "A card that nobody wants. It does nothing."),
        ),
    ),
)
