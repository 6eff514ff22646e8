"""A chance as people say it: 2 in 3, about an even bet."""

from dnup.locales import Texts

NOTHING, HARDLY, NEARLY = 0.0005, 0.03, 0.97
EVEN = 0.05  # so far from one half it is still an even bet
SAID = (
    *((1, 20), (1, 10), (1, 5), (1, 4), (1, 3), (2, 5)),
    *((3, 5), (2, 3), (3, 4), (4, 5), (9, 10), (19, 20)),
)


def say_odds(texts: Texts, chance: float) -> str:
    """The nearest of a few chances that anyone can picture, in words, as in the browser."""
    if chance < NOTHING:
        return texts("replay-odds-none")
    if chance < HARDLY:
        return texts("replay-odds-hardly")
    if chance > NEARLY:
        return texts("replay-odds-nearly")
    if abs(chance - 0.5) <= EVEN:
        return texts("replay-odds-even")
    part, of = min(SAID, key=lambda each: abs(each[0] / each[1] - chance))
    return texts("replay-odds-in", part=part, of=of)
