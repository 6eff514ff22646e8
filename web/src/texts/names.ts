import type { SeatState } from "$protocol";
import type { Texts } from "./texts.svelte.ts";

type Holder = Pick<SeatState, "kind" | "name" | "level"> & Partial<Pick<SeatState, "seat">>;

const NUMBER = / \d+$/;

/** A level of bots in words, or as the server calls it if there are none for it. */
export function sayLevel({ say, has }: Pick<Texts, "say" | "has">, level: string): string {
  const id = `level-${level}`;
  return has(id) ? say(id) : level;
}

/**
 * The name of who holds a seat, as the player reads it: a person's own, a bot's level in words. The
 * server names bots after their level, with a number from the second on: the number is kept. Where
 * one practises, the others are called by their seats.
 */
export function nameOf(
  { say, has }: Pick<Texts, "say" | "has">,
  { kind, seat = "", name = seat, level }: Holder,
): string {
  if (kind !== "bot") return name;
  if (level === undefined && name === seat) return say("practice-seat", { seat });
  const id = `level-${level ?? name.replace(NUMBER, "").toLowerCase()}`;
  return has(id) ? say(id) + (NUMBER.exec(name)?.[0] ?? "") : name;
}
