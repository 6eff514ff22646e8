import type { CardText, EventJson, SeatState, SeatText } from "$protocol";
import type { LogEntry } from "../game/log.ts";
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
  /** The points of this round; null if nobody told them, because one came later. */
  readonly gained: number | null;
  /** The cards that are left, laid open. */
  readonly cards: readonly CardText[];
}

/** All seats: who went out, in that order, then the others around the table. */
export function standingsOf(
  texts: Pick<Texts, "say" | "has">,
  scene: Scene,
  log: readonly LogEntry[],
): readonly Standing[] {
  const match = matchOf(scene);
  if (match === null) return [];
  const gained = gainedIn(match.round, log);
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
      gained: gained?.get(seat) ?? (gained === null ? null : 0),
      cards: match.hands?.[index] ?? [],
    };
  });
  return all.toSorted((a, b) => (a.place ?? all.length + 1) - (b.place ?? all.length + 1));
}

/** Who got how many points in a round, if the log knows; it does not if one came after it. */
function gainedIn(round: number, log: readonly LogEntry[]): Map<SeatText, number> | null {
  const told = log
    .filter((entry) => entry.kind === "event" && entry.round === round)
    .map((entry) => (entry as { readonly event: EventJson }).event);
  const outs = told.filter((event) => event.kind === "went-out");
  return outs.length === 0 ? null : new Map(outs.map(({ seat, points }) => [seat, points]));
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
