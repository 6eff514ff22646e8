"""All that a player may do, in a fixed order."""

from dnup.rules.action import Action, Rotate
from dnup.rules.round import OVER, Round

ROTATE = Rotate()


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

    lying = pack.nothing_lies  # the value of the set of each size, 0 for none (A4)
    fitting = []  # opposing sets whose value the hand shows
    rest: list[Action] = []
    for i, cards in enumerate(sets):
        if cards:
            size, bit, upright, reverse = pack.lying[cards]
            value, showing = reverse if flipped & bit else upright
            lying = lying.copy()
            lying[size] = value
            if owners[i] != mine:
                rest.append(pack.takes[i])
                if held & showing:
                    fitting.append((i, value, size, held & showing))
    rest.append(ROTATE)

    actions: list[Action] = []
    for part, choices in pack.parts:
        for value, size, plays in choices[held & part]:
            if value > lying[size]:  # A2
                actions += plays
    for i, value, size, cards in fitting:
        if value > lying[size + 1]:  # B2
            actions += pack.adds[i][cards]  # B1
    actions += rest
    return actions
