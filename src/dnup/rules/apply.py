"""What an action does to a round."""

from collections.abc import Container

from dnup.rules.action import Action, Take
from dnup.rules.refusal import NONE, Move, check
from dnup.rules.round import OVER, Round


def apply(round_: Round, action: Action, *, winners: Container[int] = ()) -> Round:
    """Return the round after this action. The given round doesn't change.

    `winners` are the seats that would win the match, and so end the round, by going out now (E4);
    `Match.apply` knows them. Raises `IllegalActionError`, with the refusal, if the action is
    illegal.

    >>> from dnup import parse_action, parse_position, standard_deck
    >>> text = "A: 5/7 5/8 8/1 | B: 1/5* 7/4 | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play"
    >>> round_ = parse_position(text, standard_deck())
    >>> print(apply(round_, parse_action("5/7+5/8")))
    A: 8/1 | B: 1/5* 7/4 | C: (4/3) (6/3) 9/2 | A1: 5/7 5/8 | B to play
    """
    return carry_out(round_, action, check(round_, action), winners)


def carry_out(round_: Round, action: Action, move: Move, winners: Container[int]) -> Round:
    """Do the same for an action known to be legal; `move` is what it comes to."""
    played, area, clash = move
    pack, at, old_hands, old_sets, discarded, flipped, seen, out = round_
    hands, sets, areas = list(old_hands), list(old_sets), len(old_sets)
    mine = pack.owners[at]

    if played:  # A1, B1
        hands[mine] ^= played
        sets[area] |= played
    elif isinstance(action, Take):  # C1
        taken, sets[area] = sets[area], 0
        flipped ^= taken  # G1
        hands[mine] |= taken
    else:  # D1
        flipped ^= hands[mine]

    if clash != NONE:
        beaten, sets[clash] = sets[clash], 0
        owner = pack.owners[clash]
        if owner not in out:  # A3
            flipped ^= beaten  # G1
            hands[owner] |= beaten
        else:  # A3: the owner is out
            flipped &= ~beaten
            discarded |= beaten

    if not hands[mine]:  # E1
        out = (*out, pack.seats[mine])
        if len(out) == len(pack.prizes) or mine in winners:  # E3, P4, E4
            at = OVER
    if at != OVER:
        while True:  # T3: a player who is out only discards
            at = (at + 1) % areas
            lay = sets[at]
            if lay:  # T1
                flipped &= ~lay
                discarded |= lay
                sets[at] = 0
            if hands[pack.owners[at]]:
                break
    fields = (pack, at, tuple(hands), tuple(sets), discarded, flipped, seen | played, out)
    return tuple.__new__(Round, fields)  # half the time of calling Round
