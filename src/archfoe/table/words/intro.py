"""The first lines of a game: who plays what, with which cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.core.text import listed
from archfoe.games.options import Options
from archfoe.games.shared.mixing import box_of, copies, guest_cards
from archfoe.registry import game_of
from archfoe.registry.brought import brought
from archfoe.registry.guest_list import dealt_out, is_plain, shares
from archfoe.table.session import Session
from archfoe.table.words.labels import named_and_rated, player_names, title_of
from archfoe.table.words.own import own_words
from archfoe.version import VERSION


class IntroWords:
    """What a game tells at its beginning."""

    def aim(self, options: Options) -> str:
        """How it is won, and when it ends, with the rules that say so; "" where the rules of the table tell it."""
        return ""

    def premise(self, session: Session) -> list[str]:
        """What a game that is no part of a campaign begins with."""
        return []

    def rules_of_the_table(self, session: Session) -> list[str]:
        """What is to be done, what may be lost by, and what is special."""
        return []

    def mixture(self, session: Session) -> str:
        """Which cards of two sets are played; all see that as the decks are laid out."""
        return ""

    def one_team(self, names: Sequence[str]) -> str:
        """Of a table at which all play together."""
        return f"One team: {listed(list(names))}."


def title(session: Session) -> str:
    return f"archfoe {VERSION}, {session.options.mode}: {listed(named_and_rated(session.players))}."


_PLAIN: Final = IntroWords()


def words_of(session: Session) -> IntroWords:
    return own_words(game_of(session.options), "intro", _PLAIN)


def table_lines(session: Session, names: Sequence[str] = ()) -> list[str]:
    """How the game is won, and what is out of the ordinary at this table; `names`: what the seats are called there."""
    options = session.options
    lines = [aim] if (aim := words_of(session).aim(options)) else []
    if options.match:
        lines.append(match_line(session, names))
    if options.variants:
        several = "s" if len(options.variants) > 1 else ""
        lines.append(f"Variant{several}: {listed(list(options.variants))}.")
    if options.mix:
        lines.append(mixture_line(session))
    if len(set(options.teams)) < options.players:
        lines.append(teams_line(session, names))
    return lines + words_of(session).rules_of_the_table(session)


def premise_lines(session: Session) -> list[str]:
    return words_of(session).premise(session)


# Teams and mixtures


def teams_line(session: Session, names: Sequence[str] = ()) -> str:
    """ "Teammates: ann and bob against Rocco and Dot." """
    names, teams = names or player_names(session.players), session.options.teams
    if len(set(teams)) == 1:
        return words_of(session).one_team(names)
    sides = [
        listed([name for name, mine in zip(names, teams, strict=True) if mine == team]) for team in sorted(set(teams))
    ]
    return f"Teammates: {' against '.join(sides)}."


def match_line(session: Session, names: Sequence[str] = ()) -> str:
    options = session.options
    if options.game == 1:
        return "This is the first game of a match; the scores of both games are added up."
    names = names or player_names(session.players)
    so_far = [f"{names[seat]} {points} VP" for seat, points in enumerate(options.carried)]
    return f"This is the second game of the match. From the first: {listed(so_far)}."


def mixture_line(session: Session) -> str:
    """Which groups of cards come from which set; all see that as the decks are laid out."""
    options = session.options
    if not options.guests:
        return words_of(session).mixture(session)
    if (own := brought(options.mix)) is not None:
        return f"The main deck has cards of {own.title}, which came with this table."
    usual = len(copies(box_of(options.mode)))
    there = [guest_cards(options.mode, name) for name in options.guests]
    if not is_plain(options.mix):
        numbers = dealt_out(usual, shares(options.mix), tuple(map(len, there)))
        parts = [f"{n} of {title_of(name)}" for name, n in zip(options.guests, numbers, strict=True)]
        return f"The main deck has {usual} cards, among them {listed(parts)}."
    if len(copies(box_of(options.mix))) < usual // 2:
        return f"The main deck has all cards of {options.mix}, beside those of {options.mode}."
    return f"One half of the main deck is from {options.mode}, the other from {options.mix}."
