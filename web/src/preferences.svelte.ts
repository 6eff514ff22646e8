import { LANGUAGES, type Language } from "./texts/texts.svelte.ts";
import { among, fieldsOf, Stored, textOf, within, type Storing } from "./ui/stored.ts";

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
  sound = $state(true);
  /** How loud sounds are, from 0 to 100. */
  volume = $state(60);
  /** Whether a phone shakes when something happens to its player. */
  vibration = $state(true);
  /** Whether the system shows what happens in a hidden tab. Null: not asked yet. */
  notifications = $state<boolean | null>(null);
  /** Whether the screen stays on while a match runs. */
  awake = $state(true);
  /** Whether an action is asked about before it is sent. */
  confirm = $state(false);
  sort = $state<Sort>("value");
  /** Whether single keys act at the table: who speaks to the computer may not want them. */
  shortcuts = $state(true);
  pace = $state<Pace>("normal");
  /** The last choice at "play now". Null for the level: casual, if the server has it. */
  players = $state(3);
  level = $state<string | null>(null);

  readonly #stored: Stored<object>;

  constructor(readonly storage: Storing | null) {
    this.#stored = new Stored<object>(storage, KEY, fieldsOf);
    const kept = fieldsOf(this.#stored.get());
    this.language = among(LANGUAGES, kept["language"], null);
    this.theme = among(THEMES, kept["theme"], "system");
    this.motion = among(MOTIONS, kept["motion"], "system");
    // Before there was a volume, sounds were off unless one asked for them: nobody switched them off.
    this.sound = kept["volume"] === undefined || kept["sound"] !== false;
    this.volume = within(kept["volume"], 0, 100, this.volume);
    this.vibration = kept["vibration"] !== false;
    this.notifications = among([true, false], kept["notifications"], null);
    this.awake = kept["awake"] !== false;
    this.confirm = kept["confirm"] === true;
    this.sort = among(SORTS, kept["sort"], "value");
    this.shortcuts = kept["shortcuts"] !== false;
    this.pace = among(PACES, kept["pace"], "normal");
    this.players = among([2, 3, 4, 5], kept["players"], 3);
    this.level = textOf(kept["level"]);
  }

  /** Keep them. A browser that keeps nothing just forgets them. */
  save(): void {
    const { language, theme, motion, confirm, sort, shortcuts, pace, players, level } = this;
    const { sound, volume, vibration, notifications, awake } = this;
    const signals = { sound, volume, vibration, notifications, awake };
    const play = { confirm, sort, shortcuts, pace, players, level };
    this.#stored.set({ language, theme, motion, ...signals, ...play });
  }
}
