import type { Hinted } from "$protocol";
import type { Game } from "../game/game.svelte.ts";
import { isMyTurn, matchOf } from "../game/scene.ts";
import type { Line } from "../net/line.svelte.ts";
import { Attempt } from "../ui/attempt.svelte.ts";

/**
 * What is best in one's turn, as the server says it: asked for at will, kept until the turn is over.
 * Whether it can be had at this table at all, the server says, too.
 */
export class Hints {
  /** Whether it is to be seen. */
  isOpen = $state(false);
  /** Whether it waits for a yes: the match would no longer count for the ladder. */
  isAsking = $state(false);
  /** Which of the moves is looked at: the best one first. */
  chosen = $state(0);
  /** The newest question: what comes of an older one is of no use. */
  attempt = $state.raw(new Attempt());
  #hint = $state.raw<{ readonly place: string; readonly told: Hinted } | null>(null);
  /** Where it was opened, and where it was asked for last. */
  #opened: string | null = null;
  #asked: string | null = null;

  constructor(
    readonly game: Pick<Game, "scene" | "hint">,
    readonly line: Pick<Line, "welcome">,
  ) {}

  /** Whether hints can be had here. */
  readonly isOffered: boolean = $derived.by(() => {
    const { scene } = this.game;
    if (scene === null || scene.you === null || this.line.welcome?.hints !== true) return false;
    return matchOf(scene)?.may_hint === true;
  });

  /** The turn that a hint could be had for now. */
  readonly turn: number | null = $derived.by(() => {
    const { scene } = this.game;
    if (!this.isOffered || scene === null || !isMyTurn(scene)) return null;
    const match = matchOf(scene);
    return match === null || match.is_paused === true ? null : match.turn;
  });

  /** This turn of this match: all practices begin with the same turn. */
  readonly #place: string | null = $derived.by(() => {
    const { scene } = this.game;
    return this.turn === null || scene === null ? null : `${matchOf(scene)?.id} ${this.turn}`;
  });

  /** The hint for this turn, once it is there. */
  readonly hint: Hinted | null = $derived.by(() => {
    const kept = this.#hint;
    return kept?.place === this.#place && kept?.told.turn === this.turn ? kept.told : null;
  });

  /** The move that is looked at, as long as it is to be seen. */
  readonly shown: Hinted["best"][number] | null = $derived.by(() =>
    this.isOpen ? (this.hint?.best[this.chosen] ?? null) : null,
  );

  /** Whether the first hint would take the match off the ladder: one is asked before. */
  readonly costsLadder: boolean = $derived.by(() => {
    const { scene } = this.game;
    return scene !== null && matchOf(scene)?.is_rated === true;
  });

  /** Show it, or no longer. What it costs is said before. */
  async toggle(): Promise<void> {
    this.chosen = 0;
    if (this.isOpen) this.close();
    else if (this.costsLadder && this.#place !== null && this.hint === null) {
      this.isOpen = true;
      this.isAsking = true;
      this.#opened = this.#place;
    } else await this.ask();
  }

  /** Show the hint for this turn; it is asked for once. */
  async ask(): Promise<void> {
    const place = this.#place;
    if (place === null) return;
    this.isOpen = true;
    this.isAsking = false;
    this.#opened = place;
    if (this.hint !== null || (this.attempt.isBusy && this.#asked === place)) return;
    const attempt = new Attempt();
    this.attempt = attempt;
    this.#asked = place;
    await attempt.make(async () => {
      const told = await this.game.hint();
      if (this.attempt === attempt) this.#hint = { place, told };
    });
  }

  close(): void {
    this.isOpen = false;
    this.isAsking = false;
  }

  /** Close it when the turn is over. To be called in an effect. */
  follow(): void {
    if (this.#place !== this.#opened) this.close();
  }
}
