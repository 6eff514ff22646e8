import type { SeatStateJson } from "$protocol";
import { seatIndex } from "../game/scene.ts";
import { nameOf } from "../texts/names.ts";
import type { Texts } from "../texts/texts.svelte.ts";
import { characterOf, INKS, levelNamed, variationOf } from "./characters.ts";

type Holder = Pick<SeatStateJson, "kind" | "name" | "level" | "ink">;
type Seated = Holder & Pick<SeatStateJson, "seat">;

/** Who is drawn: what a `Portrait` needs. */
export interface Face {
  readonly level: string | null;
  readonly name: string;
  readonly ink: number;
}

/** The level whose face a seat shows; null for a person, also while a bot plays for them. */
export function levelOf({ kind, name, level }: Holder): string | null {
  return kind === "bot" ? (level ?? levelNamed(name ?? "")) : null;
}

/**
 * Who sits there, as they are drawn. Where no ink is known, yours is the first and the others have those
 * after it, in the order of the seats: in the first seat you see the same inks as in the replay.
 */
export function faceOf(
  texts: Pick<Texts, "say" | "has">,
  holder: Seated,
  you: string | null,
): Face {
  const isBefore = you === null || holder.seat < you;
  const ink = holder.ink ?? (holder.seat === you ? 0 : seatIndex(holder.seat) + (isBefore ? 1 : 0));
  return { level: levelOf(holder), name: nameOf(texts, holder), ink };
}

/** In graphs, these have another tone: mow's is too close to yours, NOON's to the night. */
const IN_GRAPHS: Readonly<Record<string, string>> = { sharp: "#43265c", master: "#d89a10" };
const DARKER = 22; // per cent, for each who has the same colour already

/** The colours of everybody's shares in a graph: you are tomato, and no two are the same. */
export function coloursOf(faces: readonly Face[], you: number): readonly string[] {
  const seen = new Map<string, number>();
  return faces.map((face, index) => {
    if (index === you) return "var(--tomato)";
    const colour = colourOf(face);
    const before = seen.get(colour) ?? 0;
    seen.set(colour, before + 1);
    return before === 0 ? colour : `color-mix(in oklab, ${colour}, #241432 ${DARKER * before}%)`;
  });
}

function colourOf({ level, name: called, ink }: Face): string {
  const character = level === null ? null : characterOf(level);
  if (character !== null) {
    const { upper, level: own } = character;
    return variationOf(character, called)?.ring ?? IN_GRAPHS[own] ?? upper;
  }
  const { name, upper, lower } = INKS[ink % INKS.length] ?? INKS[0];
  return name === "tomato" ? lower : upper; // the bright one is yours
}
