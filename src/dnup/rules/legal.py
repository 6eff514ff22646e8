"""All that a player may do, in a fixed order."""

from dnup.rules.action import Action, Rotate
from dnup.rules.pack import MAX_CARDS
from dnup.rules.round import OVER, Round

ROTATE = Rotate()
NO_SET_IS_LARGER = MAX_CARDS + 2


def legal_actions(round_: Round) -> list[Action]:
    """Every action that `refusal` lets through, each once; none when the round is over.

    The order: plays by value, then size, then the cards; adds by play area, then the card; takes
    by play area; last the rotation, which is always there (T2).
    """
    pack, at, hands, sets, _, flipped, _, _ = round_
    if at == OVER:
        return []
    owners = pack.owners
    mine = owners[at]
    turned = hands[mine] & flipped
    held = hands[mine] ^ turned | turned << pack.size

    lying = [0] * NO_SET_IS_LARGER  # the value of the set of each size, 0 for none (A4)
    opposing = []
    for i, cards in enumerate(sets):
        if cards:
            size, bit, upright, reverse = pack.lying[cards]
            lying[size] = value = reverse if flipped & bit else upright
            if owners[i] != mine:
                opposing.append((i, value, size))

    actions: list[Action] = [
        play
        for part, choices in pack.parts
        for value, size, plays in choices[held & part]
        if value > lying[size]  # A2
        for play in plays
    ]
    for i, value, size in opposing:
        cards = held & pack.showing[value - 1][1]
        if cards and value > lying[size + 1]:  # B1, B2
            actions += pack.adds[i][cards]
    for i, _, _ in opposing:
        actions.append(pack.takes[i])
    actions.append(ROTATE)
    return actions
