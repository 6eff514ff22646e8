import { tick } from "svelte";
import type { EventJson } from "$protocol";
import type { Stage } from "../game/game.svelte.ts";
import type { Change } from "../game/scene.ts";
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
    if (amount !== "nothing") settle();
    const after = amount === "nothing" ? before : measure(document);
    const planned = plan(change, before.zones, after.zones);
    if (pace !== null) for (const heard of planned.heard) needs.hear(heard, pace);
    if (amount === "fade") fade(arrived(planned, after));
    if (amount === "all") await show(change, planned, after, pace ?? 1);
  };
}

async function show(change: Change, planned: Plan, after: Measured, pace: number): Promise<void> {
  for (const party of planned.parties) setTimeout(() => celebrate(party, after), party.at * pace);
  const isMoving = planned.flights.length + planned.glides.length + planned.stacks.length > 0;
  if (isMoving) await fly(planned, after, pace).gone;
  const { you } = change.after;
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
