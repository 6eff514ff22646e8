import type { ActionJson, EventJson } from "$protocol";
import { untrack } from "svelte";
import { Refusal } from "../net/refusal.ts";
import { SILENT, type ChatEntry, type LogEntry } from "./log.ts";
import { matchOf, type Change, type Scene } from "./scene.ts";

/** Shows a change: calls `commit` to let the new scene be drawn, and resolves when it has been seen. */
export type Stage = (change: Change, commit: () => void) => Promise<void>;

const LONGEST_LOG = 400;
const LONGEST_SHOW = 6000; // milliseconds that a change may take to be shown before the next one is

/**
 * What board, hand, log and motion draw: scenes, shown one after another as the stage gets through
 * with them. A game gets them from the server as they happen, a replay from a record.
 */
export class Showing {
  /** Whether one can act here; else one only looks. */
  readonly isLive: boolean = false;
  /** What is drawn. Null: at no table, or not yet. */
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly ChatEntry[]>([]);
  /** The events of the last change, for who tells what happens. */
  told = $state.raw<readonly EventJson[]>([]);
  /** An action is on its way. */
  isActing = $state(false);
  /** An action that waits until the connection is back. */
  queued = $state.raw<ActionJson | null>(null);
  /** How fast it is shown, as a multiple of what a game takes. */
  speed = $state(1);
  /** Whether a change is being shown: cards are still on their way. */
  isShowing = $state(false);

  stage: Stage = async (_change, commit) => commit();

  /** Counts the times that everything was forgotten: what was to be shown before is not shown any more. */
  protected age = 0;
  #queue: Change[] = [];
  #keys = 0;

  /** Changes that wait to be shown. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Do something in one's turn. Raises a `Refusal` that says why not. */
  async act(_action: ActionJson): Promise<void> {
    throw new Refusal("no-match");
  }

  /** Don't do the action that waits. */
  withdraw(): void {}

  protected show(change: Change): void {
    this.#queue.push(change);
    if (!untrack(() => this.isShowing)) void this.#showAll();
  }

  /** Draw what a change leads to at once, whatever waits to be shown. */
  protected jump(change: Change): void {
    this.age += 1;
    this.clearQueue();
    this.#commit(change);
  }

  /** Write what has happened into the log. */
  protected write({ after, events }: Change): void {
    const round = matchOf(after)?.round ?? 0;
    const fresh = events
      .filter((event) => !SILENT.has(event.kind))
      .map((event): LogEntry => ({ key: this.newKey(), kind: "event", event, round }));
    if (fresh.length > 0) this.log = [...this.log, ...fresh].slice(-LONGEST_LOG);
  }

  /** For what follows from a change that is drawn now. */
  protected committed(_change: Change): void {}

  protected clearQueue(): void {
    this.#queue.length = 0;
  }

  protected clear(): void {
    this.age += 1;
    this.scene = null;
    this.log = [];
    this.chat = [];
    this.told = [];
    this.clearQueue();
  }

  protected newKey(): number {
    this.#keys += 1;
    return this.#keys;
  }

  async #showAll(): Promise<void> {
    this.isShowing = true;
    for (let change = this.#queue.shift(); change !== undefined; change = this.#queue.shift()) {
      const current = change;
      const age = this.age;
      let isDone = false;
      const commit = (): void => {
        if (isDone || age !== this.age) return;
        isDone = true;
        this.#commit(current);
      };
      await Promise.race([this.#perform(current, commit), late(LONGEST_SHOW)]);
      commit();
    }
    this.isShowing = false;
  }

  async #perform(change: Change, commit: () => void): Promise<void> {
    try {
      await this.stage(change, commit);
    } catch (fault) {
      console.error(fault);
    }
  }

  #commit(change: Change): void {
    this.scene = change.after;
    this.write(change);
    this.committed(change);
    this.told = change.events;
  }
}

export function late(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
