import type { ReasonJson, SeatText } from "$protocol";
import type { Texts } from "./texts.svelte.ts";

/**
 * A fact that speaks for an action, as a sentence for who may do it; `name` tells who sits where. The
 * code itself, to be noticed, if there is no such sentence.
 */
export function sayReason(
  { say, has }: Pick<Texts, "say" | "has">,
  { code, facts = {} }: ReasonJson,
  name: (seat: SeatText) => string,
): string {
  const id = `reason-${code}`;
  if (!has(id)) return code;
  const { seat, size, value } = facts;
  return say(id, {
    ...facts,
    ...(typeof seat === "string" ? { name: name(seat) } : {}),
    ...(size !== undefined && value !== undefined ? { set: say("set", { size, value }) } : {}),
  });
}
