import type { AreaText, CardText, SeatState, SeatText, TableView, Update } from "$protocol";
import { Refusal, type RefusalFacts } from "../net/refusal.ts";
import type { Look } from "./moment.ts";

/** What a record holds, without its cards: enough to find one's way in it. */
export interface ReplayIndex {
  readonly id: string;
  readonly seats: readonly SeatState[];
  readonly deck: readonly [string, string];
  readonly winner: SeatText | null;
  readonly points: readonly number[];
  readonly goal: number;
  readonly rounds: readonly {
    readonly actions: number;
    readonly starter: SeatText;
    readonly points: readonly number[];
    /** Whose turn it was, for each action. */
    readonly areas: readonly AreaText[];
  }[];
}

/** A round as one look was told of it: the table after the deal, and what each action did. */
export interface ReplayRound {
  readonly round: number;
  readonly as: Look;
  readonly table: TableView;
  readonly updates: readonly Update[];
}

/** What somebody could know at a moment. */
export interface Knowledge {
  /** Null: what everybody saw. */
  readonly viewer: SeatText | null;
  readonly hands: readonly {
    readonly seat: SeatText;
    readonly size: number;
    readonly certain: readonly CardText[];
    /** The star is there, but nobody has seen which way up. */
    readonly star: boolean;
  }[];
  readonly cards: readonly {
    readonly card: CardText;
    readonly chances: readonly {
      readonly seat: SeatText;
      /** As it would be held. */
      readonly card: CardText;
      readonly chance: number;
    }[];
  }[];
  /** Whether what the others did was weighed; else all ways to deal the rest count the same. */
  readonly weighed: boolean;
}

/** A record that somebody has as a file, and the deck file that it needs if the server has not got it. */
export interface RecordFile {
  readonly record: string;
  readonly deck: string | null;
}

/** Records that the server reads and lays out. Every request raises a `Refusal` if it is not answered. */
export class Library {
  constructor(readonly fetch: typeof globalThis.fetch) {}

  index(id: string): Promise<ReplayIndex> {
    return this.#get(path(id));
  }

  round(id: string, round: number, look: Look): Promise<ReplayRound> {
    return this.#get(`${path(id)}/rounds/${round}?as=${encodeURIComponent(look)}`);
  }

  /** What a seat, or the public (`spectator`), could know after an action. */
  knowledge(
    id: string,
    { round, action, viewer }: { round: number; action: number; viewer: Look },
    signal: AbortSignal,
  ): Promise<Knowledge> {
    const at = `${path(id)}/rounds/${round}/actions/${action}/knowledge`;
    return this.#get(`${at}?as=${encodeURIComponent(viewer)}`, { signal });
  }

  /** Have a file read. */
  read(file: RecordFile): Promise<ReplayIndex> {
    return this.#get("/api/replays", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(file),
    });
  }

  async #get<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
    let answer: Response;
    try {
      answer = await this.fetch(address, init);
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") throw fault;
      throw new Refusal("no-answer");
    }
    const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    if (answer.ok) return body as Answer;
    const facts = (body["facts"] ?? {}) as RefusalFacts;
    throw new Refusal(String(body["code"] ?? "server-error"), facts);
  }
}

const path = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;

/** Where a record is to be had as a file. */
export const filePath = (id: string, form: "json" | "text"): string => `${path(id)}/${form}`;
