import type { SeatStateJson } from "$protocol";
import { characterOf, levelNamed } from "../faces/characters.ts";
import type { Texts } from "./texts.svelte.ts";

type Holder = Pick<SeatStateJson, "kind" | "name" | "level"> & Partial<Pick<SeatStateJson, "seat">>;

const NUMBER = / \d+$/;
const FIRST = " 1"; // old records of the terminal number the first one, too

/** A level of bots in words, or as the server calls it if there are none for it. */
export function sayLevel({ say, has }: Pick<Texts, "say" | "has">, level: string): string {
  const id = `level-${level}`;
  return has(id) ? say(id) : level;
}

/** What a bot of this level is called: its character's name, or else the level in words. */
export function sayBot(texts: Pick<Texts, "say" | "has">, level: string): string {
  return characterOf(level)?.name ?? sayLevel(texts, level);
}

/** What a level is like, in a sentence; nothing if there is none for it. */
export function sayAbout({ say, has }: Pick<Texts, "say" | "has">, level: string): string {
  const id = `level-${level}-about`;
  return has(id) ? say(id) : "";
}

/**
 * The name of who holds a seat, as the player reads it: a person's own, or a bot's character. The
 * server numbers bots of the same name from the second on: the number is kept. In old matches bots
 * are named after their levels. Where one practises, the others are called by their seats.
 */
export function nameOf(
  { say, has }: Pick<Texts, "say" | "has">,
  { kind, seat = "", name = seat, level }: Holder,
): string {
  if (kind !== "bot") return name;
  if (level === undefined && name === seat) return say("practice-seat", { seat });
  const number = NUMBER.exec(name)?.[0] ?? "";
  const character = characterOf(level ?? levelNamed(name) ?? "");
  if (character !== null) return character.name + (number === FIRST ? "" : number);
  const id = `level-${level ?? name.replace(NUMBER, "").toLowerCase()}`;
  return has(id) ? say(id) + number : name;
}
