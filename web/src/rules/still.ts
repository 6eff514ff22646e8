import { examples } from "../../protocol/lessons.json";
import type { CardText, SeatText, TableView } from "$protocol";
import { sceneOf, type Scene } from "../game/scene.ts";
import { Showing } from "../game/showing.svelte.ts";

/** Whether some cards of a hand may be played as a set, as the rules in Python have answered. */
export interface Answer {
  readonly cards: readonly CardText[];
  readonly why: "beats" | "not-higher" | "other-size";
  readonly is_legal: boolean;
  /** The set that it is about. */
  readonly against: readonly CardText[];
  /** That set as its owner gets it back. */
  readonly returns: readonly CardText[];
}

interface Position {
  readonly table: unknown;
  readonly may?: readonly unknown[];
}
const POSITIONS: Readonly<Record<string, Position>> = examples;

/** The answers to "May I play this?" about an example; nothing if it isn't about that. */
export const answersOf = (name: string): readonly Answer[] =>
  (POSITIONS[name]?.may ?? []) as readonly Answer[]; // written by dnup.protocol

/** Whose set the answers about an example are about. */
export function askedOf(name: string): SeatText {
  const table = POSITIONS[name]?.table as TableView | undefined;
  const against = answersOf(name)[0]?.against.join();
  const areas = Object.entries(table?.state.match?.sets ?? {});
  return areas.find(([, cards]) => cards?.join() === against)?.[0].charAt(0) ?? "";
}

/** A picture of a table: nothing happens at it. */
export class Still extends Showing {
  constructor(scene: Scene) {
    super();
    this.scene = scene;
  }
}

/** The position of an example, as it is drawn, its seats called by their letters; null if there is none. */
export function exampleScene(name: string): Scene | null {
  const found = POSITIONS[name];
  if (found === undefined) return null;
  const scene = sceneOf(found.table as TableView); // written by dnup.protocol, which tests compare
  const seats = scene.state.seats.map(({ seat }) => ({
    seat,
    kind: "person" as const,
    name: seat,
  }));
  return { ...scene, choices: null, state: { ...scene.state, seats } };
}
