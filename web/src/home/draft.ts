import type { Chat, Options, PerMove, Total } from "$protocol";
import { PACE_MS, type Pace } from "../preferences.svelte.ts";
import { among, fieldsOf, Stored, textOf, type Storing } from "../ui/stored.ts";
import { pickLevel } from "./playnow.svelte.ts";

export const SECONDS_PER_MOVE = [15, 30, 60, 120, 300] as const;
export const MINUTES = [3, 5, 10, 20, 40] as const;
export const INCREMENTS = [0, 2, 5, 10, 20] as const;
export const AFTERS = [15, 60, 300, 900, null] as const;
export const PAUSES = [0, 5, 10, 20, 60, 300] as const;
export const CHATS = ["free", "phrases", "off"] as const;
export const CLOCKS = ["none", "per-move", "total"] as const;
const PACES = ["calm", "normal", "quick"] as const;

/** A table as it is being thought out. What is not a choice above does not get in. */
export interface Draft {
  players: number;
  /** The levels of the other seats; null: a person. */
  others: (string | null)[];
  isPublic: boolean;
  clock: (typeof CLOCKS)[number];
  secondsPerMove: number;
  minutes: number;
  increment: number;
  /** Seconds until a bot plays for who is away; null: never. */
  after: number | null;
  /** Of that bot. Null: the usual one. */
  level: string | null;
  hasSpectators: boolean;
  /** Memory aids. Null: as it is usual for who plays. */
  memory: boolean | null;
  chat: Chat;
  pace: Pace;
  pause: number;
  /** The hash of a deck that the guest or the server keeps; null: the standard deck. */
  deck: string | null;
}

const KEY = "dnup.draft";
const MOST_OTHERS = 4;

/** The draft of the last time. */
export function readDraft(storage: Storing | null): Draft {
  return new Stored(storage, KEY, checked).get();
}

function checked(found: unknown): Draft {
  const kept = fieldsOf(found);
  const others = Array.isArray(kept["others"]) ? (kept["others"] as unknown[]) : [];
  return {
    players: among([2, 3, 4, 5], kept["players"], 3),
    others: Array.from({ length: MOST_OTHERS }, (_, place) => textOf(others[place])),
    isPublic: kept["isPublic"] === true,
    clock: among(CLOCKS, kept["clock"], "none"),
    secondsPerMove: among(SECONDS_PER_MOVE, kept["secondsPerMove"], 60),
    minutes: among(MINUTES, kept["minutes"], 10),
    increment: among(INCREMENTS, kept["increment"], 5),
    after: among(AFTERS, kept["after"], 60),
    level: textOf(kept["level"]),
    hasSpectators: kept["hasSpectators"] !== false,
    memory: among([true, false], kept["memory"], null),
    chat: among(CHATS, kept["chat"], "free"),
    pace: among(PACES, kept["pace"], "normal"),
    pause: among(PAUSES, kept["pause"], 20),
    deck: textOf(kept["deck"]),
  };
}

/** Strangers don't wait for one another without a clock, unless whoever opens the table wants it. */
export function clockForStrangers(draft: Draft): void {
  if (draft.isPublic && draft.clock === "none") draft.clock = "per-move";
}

/** The nearest of these player counts; the smaller one of two that are as near. */
export function fittingCount(players: number, counts: readonly number[]): number {
  const [nearest] = counts.toSorted(
    (a, b) => Math.abs(a - players) - Math.abs(b - players) || a - b,
  );
  return nearest ?? players;
}

export function keepDraft(storage: Storing | null, draft: Draft): void {
  new Stored(storage, KEY, checked).set(draft);
}

/**
 * What the server is asked for, with the file of the chosen deck. Levels that it does not have become the
 * usual one.
 */
export function optionsOf(draft: Draft, levels: readonly string[], deck: string | null): Options {
  const bots = draft.others.slice(0, draft.players - 1).filter((level) => level !== null);
  return {
    players: draft.players,
    bots: bots.map((level) => pickLevel(levels, level)),
    deck,
    clock: clockOf(draft),
    absence: { after: draft.after, level: pickLevel(levels, draft.level) },
    public: draft.isPublic,
    spectators: draft.hasSpectators,
    memory: memoryOf(draft),
    chat: draft.chat,
    pace: PACE_MS[draft.pace],
    pause: draft.pause,
  };
}

/**
 * Whether the table has memory aids. Bots forget nothing, so one plays them with aids; among people
 * remembering is part of the game (K1: discarded cards are face down), unless the host helps.
 */
export const memoryOf = ({ memory, others, players }: Draft): boolean =>
  memory ?? !others.slice(0, players - 1).includes(null);

function clockOf(draft: Draft): PerMove | Total | null {
  if (draft.clock === "per-move") return { kind: "per-move", seconds: draft.secondsPerMove };
  if (draft.clock === "total")
    return { kind: "total", seconds: draft.minutes * 60, increment: draft.increment };
  return null;
}
