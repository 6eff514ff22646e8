import { tick } from "svelte";
import type { EventJson } from "$protocol";
import type { Stage } from "../game/game.svelte.ts";
import { matchOf, type Scene } from "../game/scene.ts";
import type { Motion } from "../preferences.svelte.ts";
import { amountOf } from "./amount.ts";
import { celebrateOut } from "./celebrate.ts";
import { fade, fly, hop } from "./fly.ts";
import { plan, type Heard, type Party, type Plan } from "./plan.ts";
import { paceFor } from "./timing.ts";
import { handOf, measure, settle, type Measured } from "./zones.ts";

export interface StageNeeds {
  readonly motion: () => Motion;
  /** Changes that wait to be shown. */
  readonly waiting: () => number;
  /** Make something heard, at the given pace. */
  readonly hear: (heard: Heard, pace: number) => void;
}

/** Events after which something moves, turns or is heard. */
const MOVING: ReadonlySet<EventJson["kind"]> = new Set([
  "set-played",
  "card-added",
  "set-taken",
  "set-returned",
  "set-discarded",
  "hand-rotated",
  "went-out",
  "turn-began",
  "round-began",
  "match-ended",
]);

const VEIL_MS = 200;

/**
 * A stage that lets the cards travel. It holds up the changes that follow for as long as cards are
 * in the air, and never the player: what is drawn is the new scene from the start.
 */
export function makeStage(needs: StageNeeds): Stage {
  return async (change, commit) => {
    if (!change.events.some(({ kind }) => MOVING.has(kind))) {
      commit();
      return;
    }
    const pace = paceFor(needs.waiting());
    const amount = pace === null ? "nothing" : amountOf(needs.motion());
    const before = measure(document);
    commit();
    await tick();
    const isNew = before.zones.size === 0;
    const after = amount === "nothing" ? before : await look(isNew);
    const planned = plan(change, before.zones, after.zones);
    if (pace !== null) for (const heard of planned.heard) needs.hear(heard, pace);
    if (amount === "fade") fade(arrived(planned, after));
    if (amount === "all") await show(planned, change.after, after, pace ?? 1);
  };
}

/** Deal at a table that is drawn for the first time, if nobody has acted yet. */
export async function dealAt(scene: Scene, motion: Motion): Promise<void> {
  if (matchOf(scene)?.turn !== 1 || amountOf(motion) !== "all") return;
  const after = await look(true);
  const hand_sizes = matchOf(scene)?.hand_sizes ?? [];
  const events = [{ kind: "round-began", turn: "A1", hand_sizes }] as const;
  await show(plan({ before: null, after: scene, events }, new Map(), after.zones), scene, after, 1);
}

/** Measure what is drawn. A new table gets its sizes only with its first frame: it is not seen until then. */
async function look(isNew: boolean): Promise<Measured> {
  if (isNew) {
    const faces = [...document.querySelectorAll("[data-zone] [data-face]")];
    const veils = faces.map((face) => face.animate({ opacity: [0, 0] }, VEIL_MS));
    await nextFrame();
    await nextFrame();
    for (const veil of veils) veil.cancel();
  }
  settle();
  return measure(document);
}

/** Frames do not come while a page is hidden. */
const nextFrame = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(resolve)),
    new Promise((resolve) => setTimeout(resolve, VEIL_MS / 2)),
  ]);

async function show(planned: Plan, scene: Scene, after: Measured, pace: number): Promise<void> {
  for (const party of planned.parties) setTimeout(() => celebrate(party, after), party.at * pace);
  const isMoving = planned.flights.length + planned.glides.length + planned.stacks.length > 0;
  if (isMoving) await fly(planned, after, pace).gone;
  const { you } = scene;
  if (planned.isMyTurn && pace === 1 && you !== null && planned.parties.length === 0) {
    hop(after.elements.get(handOf(you))?.faces ?? []);
  }
}

/** At the seat of who is out. A party holds nothing up. */
function celebrate({ seat, letters }: Party, { zones }: Measured): void {
  const there = zones.get(handOf(seat)) ?? zones.get(`area:${seat}1`);
  if (there !== undefined) celebrateOut(there.box, letters);
}

function arrived({ flights }: Plan, { elements }: Measured): readonly Element[] {
  return flights.flatMap(({ target }) => {
    const face = target === null ? undefined : elements.get(target.zone)?.faces[target.index];
    return face === undefined ? [] : [face];
  });
}
