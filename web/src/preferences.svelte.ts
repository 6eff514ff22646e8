import { LANGUAGES, type Language } from "./texts/texts.svelte.ts";

const THEMES = ["system", "light", "dark"] as const;
const MOTIONS = ["system", "full", "off"] as const;
const SORTS = ["value", "hand"] as const;
const PACES = ["calm", "normal", "quick"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Sort = (typeof SORTS)[number];
export type Pace = (typeof PACES)[number];

/** Milliseconds that a bot takes for a move, about. */
export const PACE_MS: Readonly<Record<Pace, number>> = { calm: 1600, normal: 900, quick: 350 };

const KEY = "dnup.preferences";

/** What a player has chosen. It stays in this browser. */
export class Preferences {
  /** Null: the browser's. */
  language = $state<Language | null>(null);
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  sound = $state(false);
  /** Whether an action is asked about before it is sent. */
  confirm = $state(false);
  sort = $state<Sort>("value");
  /** Whether single keys act at the table: who speaks to the computer may not want them. */
  shortcuts = $state(true);
  pace = $state<Pace>("normal");
  /** The last choice at "play now". Null for the level: casual, if the server has it. */
  players = $state(3);
  level = $state<string | null>(null);

  constructor(readonly storage: Pick<Storage, "getItem" | "setItem"> | null) {
    const kept = this.#read();
    this.language = among(LANGUAGES, kept["language"], null);
    this.theme = among(THEMES, kept["theme"], "system");
    this.motion = among(MOTIONS, kept["motion"], "system");
    this.sound = kept["sound"] === true;
    this.confirm = kept["confirm"] === true;
    this.sort = among(SORTS, kept["sort"], "value");
    this.shortcuts = kept["shortcuts"] !== false;
    this.pace = among(PACES, kept["pace"], "normal");
    this.players = among([2, 3, 4, 5], kept["players"], 3);
    this.level = typeof kept["level"] === "string" ? kept["level"] : null;
  }

  /** Keep them. A browser that keeps nothing just forgets them. */
  save(): void {
    const { language, theme, motion, sound, confirm, sort, shortcuts, pace, players, level } = this;
    const kept = { language, theme, motion, sound, confirm, sort, shortcuts, pace, players, level };
    try {
      this.storage?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // The storage is full or forbidden.
    }
  }

  #read(): Record<string, unknown> {
    try {
      const kept: unknown = JSON.parse(this.storage?.getItem(KEY) ?? "{}");
      return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  }
}

function among<T, E>(values: readonly T[], value: unknown, otherwise: E): T | E {
  return values.find((each) => each === value) ?? otherwise;
}
