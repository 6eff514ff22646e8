"""Matches whose deals are proved: played from a seed, as a server would have them dealt."""

from functools import cache
from random import Random

from dnup.notation import Record, RecordedRound, SeatJson, make_record, standard_deck
from dnup.rules import Action, Deck, Match
from dnup.table.fairness import deal_round, prove
from support.helpers import choose

NAMES = ("Anna", "Zoë", "Greedy 1", "다은", "Greedy 2")
SALTS = ("tulip 7", 'say "hi"', "", "~ \\", "")


def seats_of(players: int) -> list[SeatJson]:
    return [
        SeatJson(name, None if salt else "greedy")
        for name, salt in zip(NAMES[:players], SALTS, strict=False)
    ]


@cache
def proved_match(
    players: int, seed: int = 1, deck: Deck | None = None, length: int | None = None
) -> Record:
    """A whole match that proves its deals, or one that was left after so many actions."""
    rng = Random(seed)
    secret, seats, salts = rng.randbytes(32), seats_of(players), SALTS[:players]
    match = Match(deck or standard_deck(), players)
    rounds: list[RecordedRound] = []
    done = 0
    while not match.is_over and done != length:
        if match.awaits_deal:
            dealt = deal_round(match, secret, seats, salts)
            match = match.begin(dealt)
            rounds.append(RecordedRound(dealt))
        else:
            action: Action = choose(match.legal_actions(), rng)
            match = match.apply(action)
            rounds[-1] = RecordedRound(rounds[-1].deal, (*rounds[-1].actions, action))
            done += 1
    fairness = prove(secret, salts, reveal=True)
    return make_record(match.deck, seats, rounds, {"pace": 400}, fairness)
