const CARD = '[data-zone^="hand:"] button[tabindex="0"]';
const HEADING = "main h1";

/**
 * Give the focus a place when what had it is gone. Who has it somewhere, such as in the chat, keeps
 * it there.
 */
export function landFocus(where: "room" | "table"): void {
  const active = document.activeElement;
  if (active !== null && active !== document.body) return;
  const wished = where === "table" ? CARD : "[data-deed]";
  const target = document.querySelector<HTMLElement>(wished) ?? document.querySelector(HEADING);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
