"""The one command that was called, made ready to run: to make all of them ready takes as long as to begin a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

import typer

from archfoe.cli.flags import with_flags


def command_for(app: typer.Typer, given: Sequence[str]) -> Any:
    """Without the other commands, where the first words are the name of one."""
    made: Any = typer.main.get_command(_only(app, given))
    for command in (made, *made.commands.values()):
        _read_only_what_is_given(command)
    return made


def _only(app: typer.Typer, given: Sequence[str]) -> typer.Typer:
    """All of them where none is named, for help and for what is mistyped."""
    commands = [_asking(known, given) for known in app.registered_commands if given and _name(known) == given[0]]
    groups = [_with_only(known, given[1:]) for known in app.registered_groups if given and known.name == given[0]]
    app = copy(app)
    if commands or groups:
        app.registered_commands, app.registered_groups = commands, groups
    else:
        app.registered_commands = [_asking(known, None) for known in app.registered_commands]
    return app


def _with_only(group: Any, given: Sequence[str]) -> Any:
    group = copy(group)
    group.typer_instance = _only(group.typer_instance, given)
    return group


def _asking(command: Any, given: Sequence[str] | None) -> Any:
    """With the flags of all games, if it can be told what only they ask."""
    command = copy(command)
    command.callback = with_flags(command.callback, given)
    return command


def _name(command: Any) -> str:
    return str(command.name or command.callback.__name__)


def _read_only_what_is_given(command: Any) -> None:
    """Newer versions of Typer read every value with Pydantic, also those not given: it takes long to load."""
    usual = command.get_params

    def get_params(context: Any) -> Any:
        parameters = usual(context)
        for parameter in parameters:
            if "process_value" not in vars(parameter):
                parameter.process_value = _reader_of(parameter)
        return parameters

    command.get_params = get_params


def _reader_of(parameter: Any) -> Callable[[Any, Any], Any]:
    usual, callback = parameter.process_value, parameter.callback
    nothing: Any = () if parameter.nargs == -1 or getattr(parameter, "multiple", False) else None
    is_word = getattr(getattr(parameter, "type_descriptor", None), "annotation", None) is str

    def process_value(context: Any, value: Any) -> Any:
        if value is None and not parameter.required:
            value = nothing
        elif not (is_word and isinstance(value, str)):
            return usual(context, value)
        return value if callback is None else callback(context, parameter, value)

    return process_value
