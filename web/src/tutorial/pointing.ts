import type { ActionJson, CardText } from "$protocol";

/** Where something is to be pressed next to do this, with these cards selected: selectors of what the table marks. */
export function placesFor(
  action: ActionJson,
  selected: readonly CardText[],
  area: string | null,
): readonly string[] {
  switch (action.kind) {
    case "rotate":
      return ["[data-rotate]"];
    case "take":
      return selected.length === 0 ? [zone(action.from)] : selected.map(card);
    case "play":
      return cardsOr(action.cards, selected, area);
    case "add":
      return cardsOr([action.card], selected, action.to);
  }
}

/** Cards that are not yet, or should not be, selected; else the place where they go. */
function cardsOr(
  wanted: readonly CardText[],
  selected: readonly CardText[],
  area: string | null,
): readonly string[] {
  const missing = wanted.filter((each) => !selected.includes(each));
  const wrong = selected.filter((each) => !wanted.includes(each));
  // Another card of the same value would stay selected; one of another value begins anew.
  if (missing.length > 0) return missing.map(card);
  if (wrong.length > 0) return wrong.map(card);
  return area === null ? [] : [zone(area)];
}

const card = (face: CardText): string => `[data-zone^="hand:"] button[data-face="${face}"]`;
const zone = (area: string): string => `[data-zone="area:${area}"]`;

/** Mark these places until the returned function is called. */
export function point(places: readonly string[]): () => void {
  const found = places.flatMap((each) => [...document.querySelectorAll(each)]);
  for (const each of found) each.setAttribute("data-pointed", "yes");
  return () => {
    for (const each of found) each.removeAttribute("data-pointed");
  };
}
