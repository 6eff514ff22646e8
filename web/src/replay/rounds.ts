import type { EventJson, ReplayRoundJson } from "$protocol";
import { SILENT, type LogEntry } from "../game/log.ts";
import { follow, matchOf, sceneOf, type Change, type Scene } from "../game/scene.ts";
import type { Look } from "./moment.ts";

/** What the log tells of an action. */
export type Entry = Extract<LogEntry, { kind: "event" }> & { readonly action: number };

/** A round that can be shown: what led to each of its moments. */
export interface Round {
  /** By the number of the action; the first is the deal. */
  readonly changes: readonly Change[];
  /** All that happened, in order. */
  readonly entries: readonly Entry[];
}

const MOST = 24; // rounds that are kept

/** The rounds of a match, fetched once, each as it is looked at. */
export class Rounds {
  readonly #kept = new Map<string, Round>();
  readonly #coming = new Map<string, Promise<Round>>();

  constructor(readonly fetch: (round: number, look: Look) => Promise<ReplayRoundJson>) {}

  /** A round that is here already. */
  here(round: number, look: Look): Round | null {
    const key = keyOf(round, look);
    const found = this.#kept.get(key) ?? null;
    if (found !== null) this.#keep(key, found);
    return found;
  }

  /** A round, here or fetched. What failed is tried again when it is asked for again. */
  get(round: number, look: Look): Promise<Round> {
    const here = this.here(round, look);
    if (here !== null) return Promise.resolve(here);
    const key = keyOf(round, look);
    const coming = this.#coming.get(key) ?? this.#fetch(key, round, look);
    this.#coming.set(key, coming);
    return coming;
  }

  /** Have a round here before it is needed. */
  prepare(round: number, look: Look): void {
    this.get(round, look).catch(() => {}); // it is asked for again, and told then
  }

  async #fetch(key: string, round: number, look: Look): Promise<Round> {
    try {
      const made = roundOf(await this.fetch(round, look));
      this.#keep(key, made);
      return made;
    } finally {
      this.#coming.delete(key);
    }
  }

  /** The one that was used last is given up last. */
  #keep(key: string, round: Round): void {
    this.#kept.delete(key);
    this.#kept.set(key, round);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
  }
}

const keyOf = (round: number, look: Look): string => `${round} ${look}`;

export function roundOf({ round, table, updates }: ReplayRoundJson): Round {
  let scene = still(sceneOf(table));
  const match = matchOf(scene);
  const deal: EventJson = {
    kind: "round-began",
    turn: match?.to_act ?? "",
    hand_sizes: match?.hand_sizes ?? [],
  };
  const changes: Change[] = [{ before: null, after: scene, events: [deal] }];
  for (const update of updates) {
    const before = scene;
    scene = still(follow(before, update));
    changes.push({ before, after: scene, events: update.events });
  }
  const entries = changes.flatMap(({ events }, action) =>
    events.filter(({ kind }) => !SILENT.has(kind)).map((event) => ({ event, action })),
  );
  return {
    changes,
    entries: entries.map(({ event, action }, key) => ({
      key,
      kind: "event",
      event,
      round,
      action,
    })),
  };
}

/** Nothing can be done in a replay, so nothing shall light up. */
const still = (scene: Scene): Scene => ({ ...scene, choices: null });
