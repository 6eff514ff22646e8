// The game that the two other servers play: as small and as private as dnup, without its rules.
//
// Two seats hold eleven cards each. A move lays two cards of the hand as a set; the set that the
// other seat had on the table goes back to its hand, turned. So each move changes the public
// state and both hands, no match ever ends, and every move has the same weight.

const HAND = 11;
export const SIZE = 2;

/** Cards like "2/7", the active value first; one hand a seat. */
export function deal() {
  const cards = [];
  for (let low = 1; low <= 9; low++)
    for (let high = low + 1; high <= 9; high++) cards.push(`${low}/${high}`);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return [cards.slice(0, HAND), cards.slice(HAND, 2 * HAND)];
}

/** The same card turned by 180 degrees. */
export function turned(card) {
  const [active, inactive] = card.split("/");
  return `${inactive}/${active}`;
}

/** Whether these are so many different cards of this hand. */
export function isLegal(hand, cards) {
  return (
    Array.isArray(cards) &&
    cards.length === SIZE &&
    new Set(cards).size === SIZE &&
    cards.every((card) => hand.includes(card))
  );
}
