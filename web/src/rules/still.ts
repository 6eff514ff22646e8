import { examples } from "../../protocol/lessons.json";
import type { SeatText, TableView } from "$protocol";
import { sceneOf, type Scene } from "../game/scene.ts";
import { Showing } from "../game/showing.svelte.ts";

const POSITIONS: Readonly<Record<string, { readonly table: unknown }>> = examples;

/** A picture of a table: nothing happens at it. */
export class Still extends Showing {
  constructor(scene: Scene) {
    super();
    this.scene = scene;
  }
}

/** The position of an example, as it is drawn; null if there is no such example. */
export function exampleScene(name: string, nameSeat: (seat: SeatText) => string): Scene | null {
  const found = POSITIONS[name];
  if (found === undefined) return null;
  const scene = sceneOf(found.table as TableView); // written by dnup.protocol, which tests compare
  const seats = scene.state.seats.map(({ seat }) => ({
    seat,
    kind: "person" as const,
    name: nameSeat(seat),
  }));
  return { ...scene, choices: null, state: { ...scene.state, seats } };
}
