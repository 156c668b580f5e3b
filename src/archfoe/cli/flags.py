"""Flags that games ask for: each question of a game is one, such as `--scenario` or `--villains`.

They are looked for when a command runs, in games of others only for help and for a flag that none of ours has.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import wraps
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

if TYPE_CHECKING:
    from archfoe.registry.questions import Question

HELP: Final = frozenset({"-h", "--help"})
OWN: Final = "own"  # the argument of a command that gets what was said with these flags


def with_flags(function: Callable[..., Any], given: Sequence[str] | None = None) -> Callable[..., Any]:
    """A command that can be told what only some games ask, without flags if nobody called it; any other as it is."""
    plain = inspect.signature(function, eval_str=True)
    if OWN not in plain.parameters:
        return function
    common = [parameter for name, parameter in plain.parameters.items() if name != OWN]
    taken = HELP | {_flag(parameter) for parameter in common}
    flags = {} if given is None else _flags(given, taken)

    @wraps(function)
    def called(**told: Any) -> Any:
        typed = {name: told.pop(parameter.name) for name, parameter in flags.items()}
        return function(**told, **{OWN: {name: word for name, word in typed.items() if word is not None}})

    parameters = [*common, *flags.values()]
    called.__dict__["__signature__"] = plain.replace(parameters=parameters)
    called.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return called


def _flags(given: Sequence[str], taken: AbstractSet[str]) -> dict[str, inspect.Parameter]:
    from archfoe.registry.found import everything, shipped
    from archfoe.table.wishes import asked_by

    words = {word.partition("=")[0] for word in given if word.startswith("--")}
    asked = asked_by(shipped().modes.values())
    if HELP & set(given) or words - taken - {flag for name in asked for flag in (f"--{name}", f"--no-{name}")}:
        asked = asked_by(everything().modes.values())
    return {name: _parameter(name, told) for name, told in asked.items() if f"--{name}" not in taken}


def _flag(parameter: inspect.Parameter) -> str:
    """The long one, if a command names several."""
    option = parameter.annotation.__metadata__[0]
    named = [word for word in (option.default, *(option.param_decls or ())) if isinstance(word, str)]
    return next((word.partition("/")[0] for word in named), f"--{parameter.name.replace('_', '-')}")


def _parameter(name: str, told: Mapping[str, Question]) -> inspect.Parameter:
    from archfoe.table.wishes import whose

    kinds = {type(question.default) for question in told.values()}
    kind = kinds.pop() if len(kinds) == 1 else str  # one game's number may be another's word
    flag = f"--{name}/--no-{name}" if kind is bool else f"--{name}"
    option = typer.Option(flag, metavar=None if kind is bool else "N" if kind is int else "WORD", help=whose(told))
    return inspect.Parameter(
        name.replace("-", "_"), inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, option]
    )


def names_in(given: Sequence[str]) -> tuple[str, ...]:
    """Several with commas, or one after the other."""
    return tuple(name.strip() for words in given for name in words.split(",") if name.strip())


def seed_of(words: str | None) -> int | str | None:
    """A number means the same as in Python code; anything else is a seed too."""
    return int(words) if words is not None and words.isdecimal() and len(words) < 19 else words
