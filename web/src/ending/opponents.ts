import type { SeatStateJson } from "$protocol";
import { CHARACTERS } from "../faces/characters.ts";

const STRENGTH: readonly string[] = CHARACTERS.map(({ level }) => level);

/** The next weaker level than the strongest of these bots; null against people, or if there is none. */
export function easierThan(
  opponents: readonly Pick<SeatStateJson, "kind" | "level">[],
  levels: readonly string[],
): string | null {
  if (opponents.length === 0 || opponents.some(({ kind }) => kind !== "bot")) return null;
  const strongest = Math.max(...opponents.map(({ level }) => STRENGTH.indexOf(level ?? "")));
  return (
    STRENGTH.slice(0, Math.max(0, strongest)).findLast((level) => levels.includes(level)) ?? null
  );
}
