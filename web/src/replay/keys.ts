import { isElsewhere } from "../hand/shortcuts.ts";
import { START } from "./moment.ts";
import type { Study } from "../review/study.svelte.ts";
import type { Replay } from "./replay.svelte.ts";

/** What scrolls has these keys for itself when it has the focus. */
const SCROLLING: ReadonlySet<string> = new Set([" ", "PageUp", "PageDown", "Home", "End"]);

/** Move by keys, wherever the focus is, but not where the key means something else. */
export function moveByKey(event: KeyboardEvent, replay: Replay): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (isElsewhere(target)) return;
  if (SCROLLING.has(event.key) && target?.closest("[data-scrolls]") != null) return;
  if (event.key === " " && target?.closest("button, a, summary") != null) return;
  const { course, moment } = replay;
  switch (event.key) {
    case "ArrowRight":
      void replay.forward();
      break;
    case "ArrowLeft":
      void replay.back();
      break;
    case " ":
      replay.toggle();
      break;
    case "Home":
      void replay.go(START);
      break;
    case "End":
      void replay.go(course.last);
      break;
    case "PageDown":
      void replay.go(course.nextRound(moment));
      break;
    case "PageUp":
      void replay.go(course.previousRound(moment));
      break;
    default:
      return;
  }
  event.preventDefault();
}

/** Go to the next mistake with a key, and back with the same key and Shift; whether it was that key. */
export function faultByKey(
  event: KeyboardEvent,
  replay: Replay,
  study: Study,
  isOn: boolean,
): boolean {
  if (!isOn || event.key.toLowerCase() !== "m" || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return false;
  study.goToFault(replay, event.shiftKey ? -1 : 1);
  event.preventDefault();
  return true;
}
