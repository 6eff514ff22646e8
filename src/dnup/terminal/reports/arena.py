"""What `dnup arena` tells of a result: as text, Markdown, JSON, and as a plot."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from dnup.bots import Entrant
from dnup.lab import Arena, Interval, LineupResult, Panel, Rating, Result, Row, Standing, draw
from dnup.locales import Fact, Texts
from dnup.terminal.reports.columns import Line, columns, percent


@dataclass(frozen=True, slots=True)
class Report:
    """A result and the ratings, ready to be told. `all_pairs` makes crosstables in Markdown."""

    arena: Arena
    result: Result
    ratings: Sequence[Rating]
    text: Texts
    all_pairs: bool = False

    @property
    def kind(self) -> str:
        """What a game is."""
        return "matches" if self.arena.terms.matches else "rounds"

    def as_text(self) -> str:
        """Tables for people."""
        if not self.result.lineups:
            return self.text("arena-nothing")
        parts = []
        for lineup in self.result.lineups:
            table = columns([self._head(), *(self._standing(s) for s in lineup.standings)])
            parts.append(f"{self._title(lineup)}\n{table}")
        ratings = columns([self._rating_head(), *map(self._rating, self.ratings)])
        parts.append(f"{self.text('arena-ratings')}\n{ratings}")
        parts.append(self.text("arena-legend", kind=self.kind))
        return "\n\n".join(parts)

    def as_json(self) -> str:
        """All numbers as one JSON object."""
        terms = self.arena.terms
        ratings = [
            {"entrant": str(r.entrant), "mu": r.skill, "sigma": r.unsure, "games": r.games}
            for r in self.ratings
        ]
        whole = {
            "arena": "match" if terms.matches else "round",
            "seed": terms.seed,
            "deck": {"name": terms.deck.name, "hash": terms.deck.hash},
            **self.result.to_json(),
            "ratings": ratings,
        }
        return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()

    def write_markdown(self, path: Path) -> None:
        """Write tables in Markdown; for all pairs one for each player count. Raises `OSError`."""
        parts = []
        if self.all_pairs:
            for players in self._counts():
                parts += [f"### {self.text('arena-players', players=players)}"]
                parts += [_markdown(self._crosstable(players))]
            parts.append(
                self.text("arena-crosstable", kind=self.kind, seed=str(self.arena.terms.seed))
            )
        else:
            for lineup in self.result.lineups:
                table = [self._head(), *(self._standing(s) for s in lineup.standings)]
                parts += [f"### {self._title(lineup)}", _markdown(table)]
            parts.append(self.text("arena-legend", kind=self.kind))
        parts += [f"### {self.text('arena-ratings')}"]
        parts += [_markdown([self._rating_head(), *map(self._rating, self.ratings)])]
        path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")

    def write_plot(self, path: Path) -> None:
        """Draw the shares with their intervals. Raises `OSError`."""
        panels = []
        for players in self._counts():
            rows = []
            for lineup in self._at(players):
                # Of one against all, the others' share follows from that of the one.
                shown = lineup.standings[:1] if self.all_pairs else lineup.standings
                rows += [self._row(lineup, standing) for standing in shown]
            title = self.text("arena-players", players=players)
            fair = self.text("arena-fair", share=percent(1 / players))
            panels.append(Panel(title, tuple(rows), 1 / players, fair))
        title = self.text("arena-plot", kind=self.kind)
        draw(panels, path, title=title, axis=self.text("arena-first", kind=self.kind))

    def _counts(self) -> list[int]:
        return sorted({lineup.lineup.players for lineup in self.result.lineups})

    def _at(self, players: int) -> list[LineupResult]:
        return [found for found in self.result.lineups if found.lineup.players == players]

    def _row(self, lineup: LineupResult, standing: Standing) -> Row:
        others = lineup.lineup.others(standing.entrant)
        label = self.text("arena-against", entrant=str(standing.entrant), others=others)
        return Row(label, standing.first)

    def _title(self, found: LineupResult) -> str:
        facts: dict[str, Fact] = {"players": found.lineup.players, "lineup": str(found.lineup)}
        facts |= {"deals": found.deals, "seats": found.lineup.rotations}
        facts |= {"games": found.games, "stalled": found.stalled, "fair": percent(found.fair)}
        return self.text("arena-lineup", kind=self.kind, **facts)

    def _head(self) -> Line:
        names = ("arena-entrant", "arena-seats", "arena-first", "arena-points")
        times = ("arena-mean", "arena-p99")
        return [self.text(name, kind=self.kind) for name in (*names, *times)]

    def _standing(self, standing: Standing) -> Line:
        return (
            str(standing.entrant),
            str(standing.seats),
            self._share(standing.first),
            self._number(standing.points),
            _milliseconds(standing.mean_ms),
            _milliseconds(standing.p99_ms),
        )

    def _share(self, share: Interval) -> str:
        return self._with_ends(percent(share.mean), share, lambda end: f"{100 * end:.1f}")

    def _number(self, number: Interval) -> str:
        return self._with_ends(f"{number.mean:.2f}", number, lambda end: f"{end:.2f}")

    def _with_ends(self, mean: str, found: Interval, end: Callable[[float], str]) -> str:
        if found.low is None or found.high is None:
            return mean
        return self.text("arena-ends", mean=mean, low=end(found.low), high=end(found.high))

    def _rating_head(self) -> Line:
        names = ("arena-entrant", "arena-rating", "arena-unsure", "arena-games")
        return [self.text(name, kind=self.kind) for name in names]

    def _rating(self, rating: Rating) -> Line:
        numbers = (f"{rating.skill:.1f}", f"{rating.unsure:.1f}", str(rating.games))
        return (str(rating.entrant), *numbers)

    def _crosstable(self, players: int) -> list[Line]:
        """Each entrant's share of first places, as the one at a table full of another."""
        shares: dict[tuple[Entrant, Entrant], Interval] = {}
        for found in self._at(players):
            one, other = found.lineup.different
            shares[one, other] = found.standing(one).first
            if players == 2:
                shares[other, one] = found.standing(other).first
        entrants = list(dict.fromkeys(who for pair in shares for who in pair))
        head = [self.text("arena-against-all", players=players), *map(str, entrants)]
        rows = []
        for one in entrants:
            cells = (shares.get((one, other)) for other in entrants)
            rows.append(
                [f"**{one}**", *("–" if cell is None else self._share(cell) for cell in cells)]
            )
        return [head, *rows]


def _milliseconds(number: float | None) -> str:
    return "–" if number is None else f"{number:.3g}" if number < 100 else f"{number:.0f}"


def _markdown(lines: Sequence[Line]) -> str:
    head, *rows = ("| " + " | ".join(line) + " |" for line in lines)
    rule = "|---" + "|---:" * (len(lines[0]) - 1) + "|"
    return "\n".join((head, rule, *rows))
