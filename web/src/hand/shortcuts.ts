import type { AreaText } from "$protocol";
import type { Acting } from "./acting.svelte.ts";

/** What the keys act on. */
export interface ShortcutTarget {
  readonly acting: Acting;
  /** Whether single keys are wanted at all. */
  readonly isOn: boolean;
  /** The value of the card that has, or last had, the focus. */
  focusedValue(): number | null;
  peek(): void;
  toHand(): void;
  hint(): void;
}

/** Do what a key means, wherever on the table the focus is, but not where text is written or something is open above it. */
export function shortcut(event: KeyboardEvent, target: ShortcutTarget): void {
  const { acting } = target;
  if (event.defaultPrevented || event.repeat || isElsewhere(event.target)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    if (acting.pending !== null) acting.cancel();
    else acting.clear();
    return;
  }
  if (!target.isOn || event.shiftKey) return;
  if (/^[0-9]$/.test(event.key)) acting.selectMore(Number(event.key) || 10);
  else if (!letter(event.key.toLowerCase(), target)) return;
  event.preventDefault();
}

function letter(key: string, target: ShortcutTarget): boolean {
  const { acting } = target;
  switch (key) {
    case "a": {
      const value = target.focusedValue();
      if (value !== null) acting.selectAll(value);
      return true;
    }
    case "p":
      void acting.do();
      return true;
    case "r":
      void acting.rotate();
      return true;
    case "k":
      target.peek();
      return true;
    case "h":
      target.toHand();
      return true;
    case "b":
      target.hint();
      return true;
    case "t":
      focusNextOffer(acting);
      return true;
    default:
      return false;
  }
}

/** Which help a key asks for, if it does. */
export function helpFor(event: KeyboardEvent, isOn: boolean): "keys" | "aid" | null {
  if (!isOn || event.ctrlKey || event.metaKey || event.altKey) return null;
  const wanted = event.key === "?" ? "keys" : event.key.toLowerCase() === "i" ? "aid" : null;
  return wanted === null || isElsewhere(event.target) ? null : wanted;
}

/** Whether a key is meant for something else: where text is written, or a dialog or a menu is open. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open], [popover=auto]:popover-open") !== null) return true;
  if (!(target instanceof Element)) return false;
  const writing = "input, textarea, select, [contenteditable], [role='dialog'], [role='listbox']";
  return target.closest(writing) !== null;
}

/** Put the focus on the next area that can be pressed now; again, on the one after it. */
function focusNextOffer(acting: Acting): void {
  const areas = [...document.querySelectorAll<HTMLElement>("[data-zone^='area:']")]
    .filter((zone) => acting.offer(areaOf(zone)) !== null)
    .map((zone) => pressable(zone));
  const index = areas.findIndex((area) => area === document.activeElement);
  areas[(index + 1) % areas.length]?.focus();
}

const areaOf = (zone: HTMLElement): AreaText => (zone.dataset["zone"] ?? "").slice("area:".length);

function pressable(zone: HTMLElement): HTMLElement {
  return zone.closest("button") ?? zone.querySelector("button") ?? zone;
}
