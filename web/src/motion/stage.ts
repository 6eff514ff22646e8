import { tick } from "svelte";
import type { EventJson } from "$protocol";
import { matchOf, type Scene } from "../game/scene.ts";
import type { Stage } from "../game/showing.svelte.ts";
import type { Motion } from "../preferences.svelte.ts";
import { amountOf } from "./amount.ts";
import { planBack } from "./back.ts";
import { celebrateOut } from "./celebrate.ts";
import { fade, fly, hop } from "./fly.ts";
import type { Layer } from "./layer.ts";
import { plan, type Heard, type Party, type Plan } from "./plan.ts";
import { paceFor } from "./timing.ts";
import { handOf, measure, settle, type Measured } from "./zones.ts";

export interface StageNeeds {
  readonly motion: () => Motion;
  /** Changes that wait to be shown. */
  readonly waiting: () => number;
  /** How fast it is shown, as a multiple of what a game takes. */
  readonly speed: () => number;
  /** Aborts when the table is no longer drawn. */
  readonly left: AbortSignal;
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
const NOTHING: Measured = { zones: new Map(), elements: new Map() };

/**
 * A stage that lets the cards travel. It holds up the changes that follow for as long as cards are
 * in the air, and never the player: what is drawn is the new scene from the start.
 */
export function makeStage(needs: StageNeeds): Stage {
  return async (change, commit) => {
    const isMoving = change.events.some(({ kind }) => MOVING.has(kind));
    if (!isMoving && change.isPutBack !== true) {
      commit();
      return;
    }
    const pace = paceFor(needs.waiting(), needs.speed());
    const amount = pace === null ? "nothing" : amountOf(needs.motion());
    const before = amount === "nothing" ? NOTHING : measure(document);
    commit();
    await tick();
    const after = amount === "nothing" ? NOTHING : await look(before.zones.size === 0);
    const planned =
      change.isPutBack === true
        ? planBack(before.zones, after.zones)
        : plan(change, before.zones, after.zones);
    if (pace !== null) for (const heard of planned.heard) needs.hear(heard, pace);
    if (amount === "fade") fade(arrived(planned, after));
    if (amount === "all") await show(planned, change.after, after, pace ?? 1, needs.left);
  };
}

/** Deal at a table that is drawn for the first time, if nobody has acted yet. */
export async function dealAt(scene: Scene, { motion, left }: StageNeeds): Promise<void> {
  if (matchOf(scene)?.turn !== 1 || amountOf(motion()) !== "all") return;
  const after = await look(true);
  const hand_sizes = matchOf(scene)?.hand_sizes ?? [];
  const events = [{ kind: "round-began", turn: "A1", hand_sizes }] as const;
  const planned = plan({ before: null, after: scene, events }, new Map(), after.zones);
  await show(planned, scene, after, 1, left);
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

async function show(
  planned: Plan,
  scene: Scene,
  after: Measured,
  pace: number,
  left: AbortSignal,
): Promise<void> {
  const during = (layer: Layer | null): Layer | null => {
    if (layer === null) return null;
    const finish = (): void => layer.finish();
    if (left.aborted) finish();
    left.addEventListener("abort", finish, { once: true });
    // A table may be drawn for hours: it does not hold what has long been seen.
    void layer.gone.then(() => left.removeEventListener("abort", finish));
    return layer;
  };
  for (const party of planned.parties) {
    setTimeout(() => during(celebrate(party, after)), party.at * pace);
  }
  const isMoving = planned.flights.length + planned.glides.length + planned.stacks.length > 0;
  if (isMoving) await during(fly(planned, after, pace))?.gone;
  const { you } = scene;
  if (planned.isMyTurn && pace >= 1 && you !== null && planned.parties.length === 0) {
    during(hop(after.elements.get(handOf(you))?.faces ?? []));
  }
}

/** At the seat of who is out. A party holds nothing up. */
function celebrate({ seat, letters }: Party, { zones }: Measured): Layer | null {
  const there = zones.get(handOf(seat)) ?? zones.get(`area:${seat}1`);
  return there === undefined ? null : celebrateOut(there.box, letters);
}

function arrived({ flights }: Plan, { elements }: Measured): readonly Element[] {
  return flights.flatMap(({ target }) => {
    const face = target === null ? undefined : elements.get(target.zone)?.faces[target.index];
    return face === undefined ? [] : [face];
  });
}
