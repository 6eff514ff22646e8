"""All that a player may do, in a fixed order."""

from dnup.rules.action import Action, Rotate
from dnup.rules.pack import TURNED
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
    held = hands[mine] ^ turned | turned << TURNED

    lying = {}  # the value of the set of each size (A4)
    highest = 0
    opposing = []
    for i, cards in enumerate(sets):
        if cards:
            bit = cards & -cards
            value = pack.actives[bit << TURNED if bit & flipped else bit]
            lying[size := cards.bit_count()] = value
            highest = max(highest, value)
            if owners[i] != mine:
                opposing.append((i, value, size))

    actions: list[Action] = []
    for value, showing in enumerate(pack.showing):
        cards = held & showing
        if cards:
            if value > highest:
                for plays in pack.plays[cards]:
                    actions += plays
            else:
                for size, plays in enumerate(pack.plays[cards], start=1):
                    if value > lying.get(size, 0):  # A2
                        actions += plays
    for i, value, size in opposing:
        cards = held & pack.showing[value]
        if cards and value > lying.get(size + 1, 0):  # B1, B2
            actions += pack.adds(cards, i)
    for i, _, _ in opposing:
        actions.append(pack.takes[i])
    actions.append(ROTATE)
    return actions
