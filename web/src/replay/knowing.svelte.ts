import type { KnowledgeJson } from "$protocol";
import { Refusal } from "../net/refusal.ts";
import type { Look, Moment } from "./moment.ts";

/** What is asked for: whose knowledge, and when. */
export interface Question extends Moment {
  readonly viewer: Look;
}

const REST = 180; // milliseconds: who steps on quickly does not want to know
const KEPT = 60;

type Ask = (question: Question, signal: AbortSignal) => Promise<KnowledgeJson>;

/** What somebody could know, for the moment that one has come to rest at. */
export class Knowing {
  /** The last answer about this viewer; it stays until there is another. */
  knowledge = $state.raw<KnowledgeJson | null>(null);
  /** The answer is not the one that is asked for now. */
  isWaiting = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  #ask: Ask;
  #viewer: Look | null = null;
  #kept = new Map<string, KnowledgeJson>();
  #stop: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Want to know this; what was asked before is of no use any more. */
  want(question: Question): void {
    this.end();
    const key = `${question.viewer} ${question.round} ${question.action}`;
    const kept = this.#kept.get(key);
    // What somebody else knows may be a secret to who looks now.
    if (question.viewer !== this.#viewer) this.knowledge = null;
    this.#viewer = question.viewer;
    this.refusal = null;
    this.isWaiting = kept === undefined;
    if (kept === undefined) this.#timer = setTimeout(() => void this.#fetch(key, question), REST);
    else this.knowledge = kept;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#stop?.abort();
    this.#stop = null;
  }

  async #fetch(key: string, question: Question): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    try {
      const found = await this.#ask(question, stop.signal);
      if (stop.signal.aborted) return;
      this.#keep(key, found);
      this.knowledge = found;
      this.isWaiting = false;
    } catch (fault) {
      if (stop.signal.aborted) return;
      this.knowledge = null;
      this.refusal = fault instanceof Refusal ? fault : new Refusal("no-answer");
      this.isWaiting = false;
    }
  }

  #keep(key: string, found: KnowledgeJson): void {
    this.#kept.set(key, found);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
    }
  }
}
