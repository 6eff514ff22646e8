"""`dnup deck`: show and check decks."""

from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from dnup.locales import Fact
from dnup.notation import format_deck, shipped_decks, standard_deck
from dnup.rules import PLAYER_COUNTS, Deck, DeckCard, Face
from dnup.terminal.session.help import App
from dnup.terminal.session.shell import SHIPPED, complain, console, load_deck_file, program, text

EASILY_COUNTED = 8  # cards on one line

deck_app = App(help=text("cli-deck"), no_args_is_help=True)


@deck_app.command("show", help=text("cli-deck-show"))
def deck_show(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help=text("cli-arg-deck-show", decks=SHIPPED))
    ] = None,
    as_file: Annotated[bool, typer.Option("--toml", help=text("cli-opt-toml"))] = False,
) -> None:
    """Print a deck."""
    deck = load_deck_file(file) if file else standard_deck()
    if as_file:
        about = "".join(f"# {line}\n" for line in text("deck-file").splitlines())
        console.write(f"{about}\n{format_deck(deck)}".rstrip())
        return
    console.say(text("deck-head", name=deck.name, **_facts(deck)))
    console.say(text("deck-hash", hash=deck.hash))
    shipped = next((known for known in shipped_decks() if known.hash == deck.hash), None)
    if shipped is not None:
        console.say(text("deck-from", name=shipped.name))
    console.say()
    _show_cards(deck)
    console.say()
    for players in deck.players:
        count = deck.pack(players).cards.bit_count()
        each, over = divmod(count, players)
        console.say(text("deck-count", players=players, count=count, each=each, over=over))
    if shipped == standard_deck():
        console.say()
        console.say(text("deck-correct", program=program()))


@deck_app.command("check", help=text("cli-deck-check"))
def deck_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-arg-deck"))],
) -> None:
    """Check a deck file."""
    deck = load_deck_file(file)
    console.say(text("deck-ok", file=str(file), name=deck.name, hash=deck.hash, **_facts(deck)))
    if any(known.name == deck.name and known.hash != deck.hash for known in shipped_decks()):
        complain(text("deck-other-name", file=str(file), name=deck.name))


def _facts(deck: Deck) -> dict[str, Fact]:
    """How many cards a deck has, and the player counts it is for."""
    return {
        "count": len(deck.cards),
        "counts": ", ".join(map(str, deck.players)),
        "every": "yes" if deck.players == PLAYER_COUNTS else "no",
    }


def _show_cards(deck: Deck) -> None:
    """The cards as a person would lay them out to compare: by face, many also by lower value."""
    for face in (None, Face.HAPPY, Face.NEUTRAL, Face.SAD):
        cards = [card for card in deck.cards if card.face is face]
        if not cards:
            continue
        if face is None:
            console.say(text("deck-plain", count=len(cards)))
        else:
            players = face.max_players_without + 1
            facts: dict[str, Fact] = {"count": len(cards), "players": players}
            console.say(text("deck-face", face=face.label, symbol=face.symbol, **facts))
        if len(cards) <= EASILY_COUNTED:
            console.say(f"    {' '.join(map(_bare, cards))}")
            continue
        for _, group in groupby(cards, key=lambda card: card.low):
            row = [_bare(card) for card in group]
            console.say(f"    {' '.join(row)} ({len(row)})")


def _bare(card: DeckCard) -> str:
    """A card without its face, because each group of cards has one heading for it."""
    return str(card._replace(face=None))
