import type { Motion } from "../preferences.svelte.ts";

/** How much motion is shown. */
export type Amount = "all" | "fade" | "nothing";

/** How much to show by the player's choice and, if there is none, the system's. */
export function amountOf(motion: Motion): Amount {
  if (motion === "off" || document.hidden) return "nothing";
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return motion === "system" && isStill ? "fade" : "all";
}
