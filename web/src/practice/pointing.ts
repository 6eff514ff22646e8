import type { ActionJson, CardText } from "$protocol";

/** What is selected at a table, the set that is aimed at, and the area whose turn it is. */
interface Aimed {
  readonly cards: readonly CardText[];
  readonly at: string | null;
  readonly area: string | null;
}

/** Where something is to be pressed next to do this: selectors of what the table marks. */
export function placesFor(action: ActionJson, { cards, at, area }: Aimed): readonly string[] {
  if (action.kind === "take" && at === action.from) return ["[data-play]"];
  switch (action.kind) {
    case "rotate":
      return ["[data-rotate]"];
    case "take":
      return cards.length === 0 ? [zone(action.from)] : cards.map((each) => card(each, true));
    case "play":
      return cardsOr(action.cards, cards, area);
    case "add":
      return cardsOr([action.card], cards, action.to);
  }
}

/** Cards that are not yet, or should not be, selected; else the place where they go. */
function cardsOr(
  wanted: readonly CardText[],
  selected: readonly CardText[],
  area: string | null,
): readonly string[] {
  const missing = without(wanted, selected);
  const wrong = without(selected, wanted);
  // Another card of the same value would stay selected; one of another value begins anew.
  if (missing.length > 0) return missing.map((each) => card(each, false));
  if (wrong.length > 0) return wrong.map((each) => card(each, true));
  return area === null ? [] : [zone(area)];
}

/** The cards of the first list that aren't in the second, each as often as it is there. */
function without(cards: readonly CardText[], others: readonly CardText[]): readonly CardText[] {
  const left = [...others];
  return cards.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Of equal cards, some may be selected: pressing one of them would take it away again. */
const card = (face: CardText, isSelected: boolean): string =>
  `[data-zone^="hand:"] button[data-face="${face}"][aria-pressed="${isSelected}"]`;
const zone = (area: string): string => `[data-zone="area:${area}"]`;

/** Mark these places until the returned function is called. */
export function point(places: readonly string[]): () => void {
  const found = places.flatMap((each) => [...document.querySelectorAll(each)]);
  for (const each of found) each.setAttribute("data-pointed", "yes");
  return () => {
    for (const each of found) each.removeAttribute("data-pointed");
  };
}
