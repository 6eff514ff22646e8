import type { CardText, SeatState, SeatText } from "$protocol";
import { matchOf, seatIndex, type Scene } from "../game/scene.ts";
import { nameOf } from "../texts/names.ts";
import type { Texts } from "../texts/texts.svelte.ts";
import { LETTERS } from "../ui/letters.ts";

/** How one seat stands when a round is over. */
export interface Standing {
  readonly seat: SeatText;
  readonly name: string;
  readonly isMine: boolean;
  readonly holder: SeatState;
  /** 1 for who went out first; null: not out. */
  readonly place: number | null;
  readonly points: number;
  /** The points of the round that is over. */
  readonly gained: number;
  /** The cards that are left, laid open. */
  readonly cards: readonly CardText[];
}

/** All seats: who went out, in that order, then the others around the table. */
export function standingsOf(texts: Pick<Texts, "say" | "has">, scene: Scene): readonly Standing[] {
  const match = matchOf(scene);
  if (match === null) return [];
  const all = scene.state.seats.map((holder): Standing => {
    const { seat } = holder;
    const index = seatIndex(seat);
    const place = match.out.indexOf(seat) + 1;
    return {
      seat,
      name: nameOf(texts, holder),
      isMine: seat === scene.you,
      holder,
      place: place === 0 ? null : place,
      points: match.points[index] ?? 0,
      gained: match.round_points?.[index] ?? 0,
      cards: match.hands?.[index] ?? [],
    };
  });
  return all.toSorted((a, b) => (a.place ?? all.length + 1) - (b.place ?? all.length + 1));
}

/** How many letters of the name of the game so many points are worth. */
export const lettersFor = (points: number, goal: number): number =>
  Math.min(LETTERS.length, Math.round((points * LETTERS.length) / goal));

/** The letters that somebody got with the last of their points, such as d and n. */
export function lettersGained(points: number, gained: number, goal: number): readonly string[] {
  return LETTERS.slice(lettersFor(points - gained, goal), lettersFor(points, goal)).map(
    ({ name }) => name,
  );
}
