"""Who could know what at a moment of a match, as lines of text."""

from collections import defaultdict

from dnup.analysis.knowledge import CardKnowledge, HandKnowledge, Knowledge
from dnup.rules import Card, Seat
from dnup.terminal.reports.columns import columns
from dnup.terminal.reports.odds import NEARLY, say_odds
from dnup.terminal.reports.screen import draw_hand
from dnup.terminal.words import Words

WORTH = 0.1  # less likely cards aren't worth a sentence
SURE, LIKELY = 0.9, 0.55


def draw_knowledge(words: Words, knowledge: Knowledge) -> str:
    """What is certain of each hand, then how likely the other cards are where, and how held."""
    text = words.text
    if knowledge.viewer is None:
        lines = [text("know-public")]
    else:
        lines = [text("know-seat", seat=words.seat(knowledge.viewer))]
    lines += [f"  {_draw_hand(words, hand)}" for hand in knowledge.hands]
    if not knowledge.cards:
        return "\n".join([*lines, text("know-all")])
    lines += [
        *_say_likely(words, knowledge),
        "",
        text("know-chances"),
        _draw_chances(words, knowledge),
    ]
    most = max(card.count for card in knowledge.cards)
    if most > 1:
        lines.append(text("know-equal"))
    lines.append(text("know-weighed" if knowledge.is_weighed else "know-even"))
    return "\n".join(lines)


def _draw_hand(words: Words, hand: HandKnowledge) -> str:
    certain = draw_hand(words, hand.certain) if hand.certain else "none"
    return words.text(
        "know-hand",
        seat=words.seat(hand.seat),
        count=hand.size,
        cards=certain,
        star="yes" if hand.has_star else "no",
    )


def _say_likely(words: Words, knowledge: Knowledge) -> list[str]:
    """The likeliest card that nobody has shown, and the likeliest pair."""
    sure = {(hand.seat, card.active) for hand in knowledge.hands for card in hand.certain}
    ones = [each for each in knowledge.values if (each.seat, each.value) not in sure]
    pairs = [each for each in knowledge.values if each.two < 1 and each.seat != knowledge.viewer]
    lines = []
    if ones and (best := max(ones, key=lambda each: each.one)).one >= WORTH:
        lines.append(
            words.text(
                "replay-likely-card-is",
                name=words.seat(best.seat),
                value=best.value,
                card=str(best.value),
                sure=_sureness(best.one),
                odds=say_odds(words.text, best.one),
            )
        )
    if pairs and (best := max(pairs, key=lambda each: each.two)).two >= WORTH:
        lines.append(
            words.text(
                "replay-likely-pair-is",
                name=words.seat(best.seat),
                cards=f"{best.value} {best.value}",
                odds=say_odds(words.text, best.two),
            )
        )
    return lines


def _sureness(chance: float) -> str:
    """How sure a sentence is; what is nearly certain needs no odds besides."""
    if chance > NEARLY:
        return "sure"
    return "nearly" if chance >= SURE else "probably" if chance >= LIKELY else "maybe"


def _draw_chances(words: Words, knowledge: Knowledge) -> str:
    """A line a card: on the left with its lower value active, on the right turned."""
    holders = sorted({place.seat for card in knowledge.cards for place in card.chances})
    names, text = [str(seat) for seat in holders], words.text
    head = [text("know-card"), *names, " ", text("know-turned"), *names]
    body = [_draw_card(words, card, holders) for card in knowledge.cards]
    return columns([head, *body], left=(0, len(holders) + 2))


def _draw_card(words: Words, known: CardKnowledge, holders: list[Seat]) -> list[str]:
    turned = known.card.rotated()
    chances: defaultdict[tuple[Seat, Card], float] = defaultdict(float)
    for place in known.chances:
        chances[place.seat, place.card] = place.chance
    name = str(known.card)
    if known.count > 1:
        name = words.text("know-twice", count=known.count, card=name)
    left = [_percent(chances[seat, known.card]) for seat in holders]
    right = [_percent(chances[seat, turned]) for seat in holders]
    return [name, *left, " ", str(turned), *right]


def _percent(chance: float) -> str:
    if chance == 0:
        return "-"
    return "<1" if chance < 0.005 else f"{100 * chance:.0f}"
