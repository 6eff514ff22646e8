"""`dnup deck`: show and check decks."""

from pathlib import Path
from typing import Annotated

import typer

from dnup.locales import Fact
from dnup.notation import format_deck, standard_deck
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS, Face
from dnup.terminal.help import App
from dnup.terminal.shell import console, load_deck_file, text

deck_app = App(help=text("cli-deck"), no_args_is_help=True)


@deck_app.command("show", help=text("cli-deck-show"))
def deck_show(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help=text("cli-arg-deck-show"))
    ] = None,
    as_file: Annotated[bool, typer.Option("--toml", help=text("cli-opt-toml"))] = False,
) -> None:
    """Print a deck."""
    deck = load_deck_file(file) if file else standard_deck()
    if as_file:
        console.write(format_deck(deck).rstrip())
        return
    console.say(text("deck-head", name=deck.name, count=len(deck.cards)))
    console.say(text("deck-hash", hash=deck.hash))
    if file is None:
        console.say(text("deck-reconstruction"))
    plain = [str(card) for card in deck.cards if card.face is None]
    console.say(text("deck-plain", count=len(plain), cards=" ".join(plain)))
    for face in (Face.HAPPY, Face.NEUTRAL, Face.SAD):
        cards = [f"{card.low}/{card.high}" for card in deck.cards if card.face is face]
        facts: dict[str, Fact] = {"count": len(cards), "cards": " ".join(cards)}
        players = face.max_players_without + 1
        console.say(
            text("deck-face", face=face.label, symbol=face.symbol, players=players, **facts)
        )
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        count = deck.pack(players).cards.bit_count()
        each, over = divmod(count, players)
        console.say(text("deck-count", players=players, count=count, each=each, over=over))


@deck_app.command("check", help=text("cli-deck-check"))
def deck_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-arg-deck"))],
) -> None:
    """Check a deck file."""
    deck = load_deck_file(file)
    console.say(
        text("deck-ok", file=str(file), name=deck.name, count=len(deck.cards), hash=deck.hash)
    )
