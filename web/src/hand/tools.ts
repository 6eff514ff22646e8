import type { IconName } from "../ui/icons.ts";

/** A key below the hand that a page adds. */
export interface Tool {
  readonly name: string;
  readonly icon: IconName;
  readonly label: string;
  /** Whether it is switched on; for a key that isn't a switch, nothing. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly press: () => void;
}

/** The small keys that every hand can have. */
export type Usual = "sort" | "peek" | "clear" | "hint";

/** The keys below a hand: small ones before and after Rotate and Play. */
export interface Tools {
  readonly before: readonly (Usual | Tool)[];
  readonly after: readonly (Usual | Tool)[];
  /** In place of Rotate and Play, when there is nothing left to do; the last is the next step. */
  readonly instead: readonly Tool[];
}

export const USUAL: Tools = { before: ["sort", "peek"], after: ["clear", "hint"], instead: [] };
