import type { Ink } from "$protocol";

/** The bots as characters: names that read the same upside down, faces that don't. */
export const CHARACTERS = [
  { name: "oxo", level: "random", upper: "#63a8de", lower: "#ffe03a", ring: "#3d86c2" },
  { name: "dollop", level: "beginner", upper: "#e898b4", lower: "#f46e0c", ring: "#d9668a" },
  { name: "sis", level: "casual", upper: "#97db7f", lower: "#ffe9a0", ring: "#5aa845" },
  { name: "wim", level: "careful", upper: "#3c8f80", lower: "#f2c879", ring: "#2f8071" },
  { name: "mow", level: "sharp", upper: "#ad1f1c", lower: "#f4a38c", ring: "#ad1f1c" },
  { name: "NOON", level: "master", upper: "#171420", lower: "#ffd75e", ring: "#d89a10" },
] as const;

export type Character = (typeof CHARACTERS)[number];
export type CharacterName = Character["name"];

/** Who plays at this level; null if it is nobody's, such as a level of the host's own. */
export function characterOf(level: string): Character | null {
  return CHARACTERS.find((each) => each.level === level) ?? null;
}

/** How strong a character is, from 1 to as many as there are; null without a character. */
export function strengthOf(level: string): number | null {
  const place = CHARACTERS.findIndex((each) => each.level === level);
  return place < 0 ? null : place + 1;
}

/** Their colours for writing, 4.5:1 and more on paper, by day and by night. */
const WRITTEN: Readonly<Record<CharacterName, string>> = {
  oxo: "light-dark(#1d5f97, #8cc4ef)",
  dollop: "light-dark(#a83d63, #f0a5bf)",
  sis: "light-dark(#38702a, #97db7f)",
  wim: "light-dark(#1b6557, #7fcdbd)",
  mow: "light-dark(#ad1f1c, #ff9c8f)",
  NOON: "light-dark(#8a5f00, #ffd75e)",
};

/** The colour in which a bot's name is written; that of the text without a character. */
export function writtenIn(level: string): string {
  const character = characterOf(level);
  return character === null ? "currentColor" : WRITTEN[character.name];
}

/** Backdrops for who shares a name: each character has those that are unlike its own and its hair. */
const BACKDROPS = {
  rose: { upper: "#e898b4", lower: "#722e76", ring: "#a34aa0" },
  blue: { upper: "#63a8de", lower: "#1b54d1", ring: "#2f6fe0" },
  green: { upper: "#97db7f", lower: "#14523f", ring: "#2f8a5f" },
  yellow: { upper: "#ffe03a", lower: "#f46e0c", ring: "#f46e0c" },
} as const;

const UNLIKE: Readonly<Record<CharacterName, readonly (keyof typeof BACKDROPS)[]>> = {
  oxo: ["rose", "green", "yellow"],
  dollop: ["blue", "green", "yellow"],
  sis: ["blue", "rose", "yellow"],
  wim: ["rose", "yellow", "blue"],
  mow: ["blue", "yellow", "green"],
  NOON: ["blue", "rose", "green"],
};

const NUMBER = / \d+$/;

/** How a character looks beside others of its name. */
export interface Variation {
  readonly upper: string;
  readonly lower: string;
  readonly ring: string;
  /** Whether its face is mirrored. */
  readonly isMirrored: boolean;
  /** What is written at it. */
  readonly number: number;
}

/** "sis 2" is sis on another ground, "sis 3" on a third; null for the first of a name. */
export function variationOf({ name }: Character, called: string): Variation | null {
  const number = Number(NUMBER.exec(called)?.[0] ?? 1);
  const grounds = UNLIKE[name];
  const ground = grounds[(number - 2) % grounds.length];
  if (number < 2 || ground === undefined) return null;
  return { ...BACKDROPS[ground], isMirrored: number % 2 === 0, number };
}

/** The level of who has this name, "sis 2" today and "Casual 2" in old matches; null if nobody's. */
export function levelNamed(name: string): string | null {
  const bare = name.replace(NUMBER, "");
  const found = CHARACTERS.find((each) => each.name === bare || each.level === bare.toLowerCase());
  return found?.level ?? null;
}

/** The inks that a player can choose: two tones of each, parted by the wave. */
export const INKS = [
  { name: "tomato", upper: "#c8331b", lower: "#8f1f0d" },
  { name: "blue", upper: "#1b54d1", lower: "#123a96" },
  { name: "green", upper: "#1c6647", lower: "#0f3d2a" },
  { name: "plum", upper: "#722e76", lower: "#4a1c4d" },
  { name: "orange", upper: "#b34f00", lower: "#7d3500" },
  { name: "night", upper: "#3a2b4f", lower: "#171420" },
  { name: "rose", upper: "#a83d63", lower: "#722e46" },
  { name: "teal", upper: "#1b6557", lower: "#0c4a49" },
] as const satisfies Readonly<Record<Ink, { name: string; upper: string; lower: string }>>;

/** Their numbers, which the server knows them by. */
export const INK_NUMBERS = Object.keys(INKS).map(Number) as Ink[];

/** The first ink that nobody has. */
export const firstFree = (taken: readonly (Ink | null | undefined)[]): Ink =>
  INK_NUMBERS.find((ink) => !taken.includes(ink)) ?? 0;
