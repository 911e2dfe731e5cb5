"""The framework's own words in the reader's language: the shape of help, and wrong command lines.

Typer and click speak English only: `Usage`, `Options`, `No such command`. The classes here put the
words of `complaints.ftl` in their place, by what both frameworks let a command override.
"""

import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.models import CommandFunctionType

from fechtbuch.cli.helping import help_in, spoken_language
from fechtbuch.text.complaints import in_words

_OWN = {
    "--help": "usage-help",
    "--install-completion": "usage-install-completion",
    "--show-completion": "usage-show-completion",
}
"""The options that the framework brings along."""

_TITLES = {
    "Arguments": "usage-arguments-title",
    "Options": "usage-options-title",
    "Commands": "usage-commands-title",
}

_SPELLED = {"[OPTIONS]": "usage-options", "COMMAND [ARGS]...": "usage-command"}


def placeholder(text: str) -> str:
    """What stands for a value, such as `SIDE=NAME` or `<int>`, in the reader's language."""

    def said(match: re.Match[str]) -> str:
        word = match.group()
        return help_in(f"placeholder-{word.lower()}")

    return re.sub(r"\b[A-Z]+\b|(?<=<)[a-z]+|(?<=\[)[a-z]+(?=\])|(?<= )range\b", said, text)


def _extras(text: str) -> str:
    """What the framework adds to a help text: whether it must be given, and what holds else."""
    text = re.sub(
        r"(?<=[\[ ])default: (.*?)(?=[;\]])",
        lambda match: help_in("usage-default", {"value": match.group(1)}),
        text,
    )
    return re.sub(r"(?<=[\[ ])required(?=[;\]])", lambda _: help_in("usage-required"), text)


class _Formatter:
    """A formatter of help whose titles and rows are in the reader's language."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def section(self, name: str) -> Any:
        """A part of the help, under its title."""
        return self._inner.section(help_in(_TITLES[name]) if name in _TITLES else name)

    def write_dl(self, rows: Sequence[tuple[str, str]], *args: Any, **named: Any) -> None:
        """Rows of options, arguments or commands with what they are for."""
        spoken = []
        for name, text in rows:
            own = next((key for option, key in _OWN.items() if option in name), None)
            said = help_in(own) if own else _extras(text)
            spoken.append(
                (re.sub(r"<[^>]+>", lambda match: placeholder(match.group()), name), said)
            )
        self._inner.write_dl(spoken, *args, **named)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """How a command is called."""
        for english, key in _SPELLED.items():
            args = args.replace(english, help_in(key))
        self._inner.write_usage(prog, args, prefix=help_in("usage") + " ")


class SpokenCommand(TyperCommand):
    """A command whose help is in the reader's language throughout."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """How the command is called."""
        super().format_usage(ctx, _Formatter(formatter))  # type: ignore[arg-type]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """What may be given to it."""
        super().format_options(ctx, _Formatter(formatter))  # type: ignore[arg-type]


class SpokenGroup(TyperGroup):
    """The program itself: help and complaints about the command line in the reader's language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """How the program is called."""
        super().format_usage(ctx, _Formatter(formatter))  # type: ignore[arg-type]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Options and commands."""
        super().format_options(ctx, _Formatter(formatter))  # type: ignore[arg-type]

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run; a wrong command line is complained of in the reader's language."""
        run = partial(
            super().main, args, prog_name, complete_var, False, windows_expand_args, **extra
        )
        if not standalone_mode:
            return run()
        try:
            code = run()
        except typer.Abort:
            typer.echo(help_in("usage-aborted"), err=True)
            sys.exit(1)
        except _WRONG as error:
            _complain(error)
            sys.exit(getattr(error, "exit_code", 1))
        sys.exit(code if isinstance(code, int) else 0)


_WRONG: type[Exception] = next(
    one for one in typer.BadParameter.__mro__ if one.__name__ == "ClickException"
)
"""What both frameworks raise for a wrong command line, wherever they keep it."""


def _complain(error: Any) -> None:
    context = getattr(error, "ctx", None)
    if type(error).__name__ == "NoArgsIsHelpError":
        typer.echo(error.format_message(), err=True)
        return
    if context is not None:
        command = f"{context.command_path} {context.help_option_names[0]}"
        typer.echo(context.get_usage(), err=True)
        typer.echo(help_in("usage-try", {"command": command}) + "\n", err=True)
    what = in_words(error.format_message(), spoken_language())
    typer.echo(help_in("usage-error", {"what": what}), err=True)


class Spoken(typer.Typer):
    """Commands whose help is in the reader's language."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(cls=SpokenGroup, **settings)

    def command(
        self, name: str | None = None, **settings: Any
    ) -> Callable[[CommandFunctionType], CommandFunctionType]:
        """A command, in the way of `typer.Typer`."""
        return super().command(name, cls=SpokenCommand, **settings)
