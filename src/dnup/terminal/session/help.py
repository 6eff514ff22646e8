"""Help pages in the reader's language: what Typer writes on them by itself is English."""

from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from dnup.terminal.session.shell import text

F = TypeVar("F", bound=Callable[..., Any])


class App(typer.Typer):
    """A Typer whose commands' help is in the reader's language from top to bottom."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401 - typer's
        usual: dict[str, Any] = {"cls": Group, "add_completion": False}
        super().__init__(**usual | settings)

    def command(
        self,
        name: str | None = None,
        **settings: Any,  # noqa: ANN401
    ) -> Callable[[F], F]:
        """As Typer's own."""
        return super().command(name, cls=_Command, **settings)


class _Help:
    """What a command and a group of commands say about themselves."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        _translate()
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def format_usage(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        prefix = text("help-usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=prefix)

    def get_help_option(self, ctx: Any) -> Any:  # noqa: ANN401
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = text("help-help")
        return option


class _Command(_Help, TyperCommand):
    pass


class Group(_Help, TyperGroup):
    """A group of commands whose help is in the reader's language."""


def _translate() -> None:
    """Give Typer's pages our words, and Rich a way to break lines that loses no wide letter."""
    from rich.text import Text  # noqa: PLC0415 - slow to load
    from typer import rich_utils  # noqa: PLC0415

    class Folding(rich_utils.OptionHighlighter):
        # Rich counts letters, not cells, before it drops the space at a line's end, and then
        # puts "…" in place of the last letter of a line that would have fitted. To fold cuts
        # off the space only.
        def highlight(self, text: Text) -> None:
            super().highlight(text)
            text.overflow = "fold"

    rich_utils.highlighter = Folding()
    rich_utils.ARGUMENTS_PANEL_TITLE = text("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = text("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = text("help-commands")
    rich_utils.DEFAULT_STRING = text("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = text("help-required")
