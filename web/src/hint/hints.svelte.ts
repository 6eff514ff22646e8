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
  readonly attempt = new Attempt();
  #hint = $state.raw<Hinted | null>(null);
  /** In which turn it was opened. */
  #opened: number | null = null;

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

  /** The hint for this turn, once it is there. */
  readonly hint: Hinted | null = $derived.by(() =>
    this.#hint !== null && this.#hint.turn === this.turn ? this.#hint : null,
  );

  /** Show it, or no longer. */
  async toggle(): Promise<void> {
    if (this.isOpen) this.close();
    else await this.ask();
  }

  /** Show the hint for this turn; it is asked for once. */
  async ask(): Promise<void> {
    if (this.turn === null) return;
    this.isOpen = true;
    this.#opened = this.turn;
    if (this.hint !== null || this.attempt.isBusy) return;
    await this.attempt.make(async () => {
      this.#hint = await this.game.hint();
    });
  }

  close(): void {
    this.isOpen = false;
  }

  /** Close it when the turn is over. To be called in an effect. */
  follow(): void {
    if (this.turn !== this.#opened) this.close();
  }
}
