/** What is needed of a browser's storage. */
export type Storing = Pick<Storage, "getItem" | "setItem">;

/**
 * A value that this browser keeps under one key. What was kept is checked by `read`, which gets
 * undefined if there is nothing or only rubbish, and gives a good value whatever it gets.
 */
export class Stored<T> {
  constructor(
    readonly storage: Storing | null,
    readonly key: string,
    readonly read: (kept: unknown) => T,
  ) {}

  get(): T {
    return this.read(this.#parsed());
  }

  /** Whether it was kept: not if the storage is full or forbidden. */
  set(value: T): boolean {
    try {
      this.storage?.setItem(this.key, JSON.stringify(value));
      return this.storage !== null;
    } catch {
      return false;
    }
  }

  #parsed(): unknown {
    try {
      return JSON.parse(this.storage?.getItem(this.key) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  }
}

/** One of the browser's storages; null where it is forbidden. */
export function storageOf<K extends "localStorage" | "sessionStorage">(which: K): Storage | null {
  try {
    return window[which];
  } catch {
    return null;
  }
}

/** The fields of a kept object; none if it isn't one. */
export const fieldsOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};

/** The entries of a kept list that are as they should be. */
export const listOf = <T>(kept: unknown, isGood: (entry: unknown) => entry is T): readonly T[] =>
  Array.isArray(kept) ? kept.filter(isGood) : [];

export const isText = (kept: unknown): kept is string => typeof kept === "string";

export const textOf = (kept: unknown): string | null => (isText(kept) ? kept : null);

/** One of a few values, or something else. */
export const among = <T, E>(values: readonly T[], kept: unknown, otherwise: E): T | E =>
  values.includes(kept as T) ? (kept as T) : otherwise;

/** A whole number within limits, or something else. */
export const within = (kept: unknown, least: number, most: number, otherwise: number): number =>
  Number.isInteger(kept) && Number(kept) >= least && Number(kept) <= most
    ? Number(kept)
    : otherwise;
