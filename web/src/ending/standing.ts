import type { CardText, SeatStateJson, SeatText } from "$protocol";
import { matchOf, seatIndex, type Scene } from "../game/scene.ts";
import { nameOf } from "../texts/names.ts";
import type { Texts } from "../texts/texts.svelte.ts";

/** How one seat stands when a round is over. */
export interface Standing {
  readonly seat: SeatText;
  readonly name: string;
  readonly isMine: boolean;
  readonly holder: SeatStateJson;
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

/** What the end of a round is called: how it went for the reader if they are out, else who was first. */
export function titleOf({ say }: Pick<Texts, "say">, standings: readonly Standing[]): string {
  const first = standings[0];
  if (first === undefined) return "";
  const me = standings.find(({ isMine, place }) => isMine && place !== null);
  const { name, isMine, place } = me ?? first;
  const facts = { name, mine: isMine ? "yes" : "no" };
  return standings.length === 2
    ? say("ending-round-won", facts)
    : say("ending-round-out", { ...facts, place: place ?? 0 });
}
