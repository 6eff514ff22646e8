import type { GuestRowJson, ModeratorRequest, OverviewJson } from "$protocol";
import { sending, type Ask } from "../net/ask.ts";

const PATH = "/api/moderation";

/** What moderators see, and what they do. All may raise a `Refusal`. */
export class Moderation {
  overview = $state.raw<OverviewJson | null>(null);
  /** Those who were looked for; null: nobody was. */
  found = $state.raw<readonly GuestRowJson[] | null>(null);

  constructor(readonly ask: Ask) {}

  get guests(): readonly GuestRowJson[] {
    return this.found ?? this.overview?.guests ?? [];
  }

  async look(): Promise<void> {
    this.overview = await this.ask<OverviewJson>(PATH);
  }

  async find(wanted: string): Promise<void> {
    if (wanted.trim() === "") this.found = null;
    else this.found = await this.#send<GuestRowJson[]>({ kind: "guests", wanted });
  }

  /** Do it, and see what has changed. */
  async act(asked: ModeratorRequest): Promise<void> {
    await this.#send(asked);
    this.found = null;
    await this.look();
  }

  #send<Answer>(asked: ModeratorRequest): Promise<Answer> {
    return this.ask<Answer>(PATH, sending(asked));
  }
}

/** What is asked before something is done to somebody or something. */
export interface Deed {
  readonly kind: "close-table" | "remove" | "mute" | "ban" | "rename" | "settle" | "lift";
  /** The id or code. */
  readonly on: string;
  readonly name: string;
}

export const HOUR = 3600;
export const SPANS = [HOUR, 24 * HOUR, 7 * 24 * HOUR, 30 * 24 * HOUR, 0] as const;

export interface Answers {
  readonly why: string;
  /** 0: for ever. */
  readonly seconds: number;
  readonly withAddress: boolean;
  readonly name: string;
}

/** The request of a deed. */
export function requestOf({ kind, on }: Deed, answers: Answers): ModeratorRequest {
  const { why, name, withAddress } = answers;
  const seconds = answers.seconds === 0 ? null : answers.seconds;
  switch (kind) {
    case "close-table":
      return { kind, table: on, why };
    case "remove":
      return { kind, guest: on, why };
    case "mute":
      return { kind, guest: on, why, seconds };
    case "ban":
      return { kind, guest: on, why, seconds, with_address: withAddress };
    case "rename":
      return { kind, guest: on, name, why };
    case "settle":
      return { kind, report: on, why };
    case "lift":
      return { kind, ban: on, why };
  }
}
