import type { Client } from "../client.svelte.ts";
import { strengthOf } from "../faces/characters.ts";
import { Refusal } from "../net/refusal.ts";
import { PACE_MS } from "../preferences.svelte.ts";

/** Seconds between two rounds, at most: with bots alone nobody else waits. */
const NO_HURRY = 600;
const USUAL = ["casual", "beginner"];

/** The wished level if the server has it; otherwise the usual one. */
export function pickLevel(levels: readonly string[], wished: string | null): string {
  const wishes = [wished, ...USUAL];
  return (
    wishes.find((level) => level !== null && levels.includes(level)) ?? levels[0] ?? "beginner"
  );
}

/** Opens a table, and gives its code. Raises a `Refusal`. */
export type Open = (client: Client) => Promise<string>;

/**
 * The chosen level and who comes along: its neighbours by strength, the weaker one first, at most
 * two steps weaker and one stronger. Those who are left over sit there twice.
 */
export function companyOf(levels: readonly string[], level: string, opponents: number): string[] {
  const own = strengthOf(level);
  const near = [-1, 1, -2].map((step) =>
    own === null ? undefined : levels.find((each) => strengthOf(each) === own + step),
  );
  const company = [level, ...near.filter((each) => each !== undefined)];
  return Array.from({ length: opponents }, (_, seat) => company[seat % company.length] ?? level);
}

/** A table with bots of these levels. */
export function openWithBots(client: Client, bots: readonly string[]): Promise<string> {
  const [level = "beginner"] = bots;
  return client.game.create({
    players: bots.length + 1,
    bots: [...bots],
    absence: { level },
    pace: PACE_MS[client.preferences.pace],
    spectators: false,
    pause: NO_HURRY,
  });
}

/** One as the player has chosen it. */
const openUsual: Open = (client) => {
  const { line, preferences } = client;
  const levels = line.welcome?.levels ?? [];
  const level = pickLevel(levels, preferences.level);
  return openWithBots(client, companyOf(levels, level, preferences.players - 1));
};

/** A match against bots with one click. A click before the line is open is done as soon as it is. */
export class PlayNow {
  isWanted = $state(false);
  isStarting = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  #tries = 0;

  constructor(
    readonly client: Client,
    readonly open: Open = openUsual,
  ) {}

  want(): void {
    this.trouble = null;
    this.isWanted = true;
    this.#tries = 2;
    this.client.line.open(); // it may be lost, or have ended because another window took over
    void this.start();
  }

  /** Start if it is wanted and can be. To be called again whenever the line is open. */
  async start(): Promise<void> {
    const { line, route } = this.client;
    if (!this.isWanted || this.isStarting) return;
    if (line.status !== "open" || line.welcome === null) return;
    this.isStarting = true;
    this.#tries -= 1;
    try {
      // What is not loaded in time is loaded by the page that is gone to.
      const page = import("../table/TablePage.svelte").catch(() => {});
      const code = await this.open(this.client);
      await Promise.all([this.#ready(), page]);
      this.isWanted = false;
      route.go(`/t/${code}`);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      const isLost = fault.code === "line-lost" && this.#tries > 0;
      this.isWanted = isLost;
      if (!isLost) this.trouble = fault;
    } finally {
      this.isStarting = false;
    }
  }

  /** There is a table now: if the match does not begin, its room has a button for that. */
  async #ready(): Promise<void> {
    try {
      await this.client.game.ready();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
    }
  }
}
