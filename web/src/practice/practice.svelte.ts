import type { ActionJson, EventJson } from "$protocol";
import { untrack } from "svelte";
import type { Game } from "../game/game.svelte.ts";
import { matchOf, seatOf } from "../game/scene.ts";
import type { Acting } from "../hand/acting.svelte.ts";
import type { Refusal } from "../net/refusal.ts";
import { deedOf, type Deed } from "./deed.ts";
import { placesFor, point } from "./pointing.ts";

/** What is practised: a step of the tutorial, a puzzle, a mistake of one's own. */
export interface Drill<Phase> {
  /** How far this try has come. */
  readonly phase: Phase;
  /** Phases that say what came of an action: they wait until that has been seen. */
  readonly outcomes: readonly Phase[];
  /** Phases that stay although the connection was cut and the table began again. */
  readonly lasting: readonly Phase[];
  /** What to point at on the table; null for nothing. */
  readonly pointed: ActionJson | null;
  /** Begin another try. */
  begin(): void;
  /** Somebody has acted at the table. */
  see(deed: Deed): void;
  /** The game has refused this. */
  refuse?(action: ActionJson): void;
}

/** What a practice needs of its table. */
interface Table {
  readonly acting: Acting;
  again(): Promise<void>;
}

const PUT_BACK = 1400; // milliseconds in which a wrong try lies on the table

/**
 * Tries at a practice table. It tells a drill what is done there, begins again when the drill or
 * the player wants to, and points at what to do. Everything that can be tried uses it.
 */
export class Practice<Phase> {
  /** The table, once it is drawn. */
  table = $state.raw<Table | null>(null);
  /** What to say of the try: its phase, but what came of an action only once that has been seen. */
  phase: Phase = $state.raw() as Phase;
  /** Why the game refused what was last tried; gone when something is done. */
  refusal = $state.raw<Refusal | null>(null);
  /** The match of the try before: what is still told of it doesn't count. */
  #past: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: Pick<Game, "scene" | "isAnew" | "hasHappened" | "isShowing">,
    readonly drill: Drill<Phase>,
  ) {
    this.phase = untrack(() => drill.phase);
  }

  readonly match = $derived.by(() => (this.game.scene === null ? null : matchOf(this.game.scene)));

  /** Whether an event belongs to the try that is under way. */
  get isCurrent(): boolean {
    return this.match?.id !== this.#past;
  }

  /** For the table: something has happened there. */
  readonly see = (event: EventJson): void => {
    const deed = deedOf(event);
    if (deed === null || !this.isCurrent) return;
    this.refusal = null;
    this.drill.see(deed);
  };

  /** For the table: this was refused. The cards go back into the hand, and the reason stays. */
  readonly refuse = (action: ActionJson): void => {
    this.refusal = this.table?.acting.refusal ?? null;
    this.table?.acting.clear();
    this.drill.refuse?.(action);
  };

  /** What the table as it is still tells doesn't count: it is about to get another exercise. */
  readonly leave = (): void => {
    clearTimeout(this.#timer);
    this.refusal = null;
    this.#past = this.match?.id ?? null;
  };

  /** Begin another try at the same table. */
  readonly again = (): void => {
    this.leave();
    this.drill.begin();
    void this.table?.again();
  };

  /** Put back what was done, when it has been seen for a moment. */
  readonly putBack = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.again, PUT_BACK);
  };

  /** Follow the game: call it where effects can be made. */
  follow(): void {
    $effect(() => this.comeBack());
    $effect(() => this.notice());
    $effect(() => this.#point());
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** The connection was cut, and the table has begun again. */
  comeBack(): void {
    if (!this.game.isAnew || this.game.hasHappened) return;
    untrack(() => {
      if (!this.drill.lasting.includes(this.drill.phase)) this.drill.begin();
      this.#past = null;
    });
  }

  /** Say how far the try has come, if that can be seen. */
  notice(): void {
    const { phase, outcomes } = this.drill;
    if (!outcomes.includes(phase) || !this.game.isShowing) this.phase = phase;
  }

  #point(): (() => void) | undefined {
    const { pointed } = this.drill;
    const { match } = this;
    if (pointed === null || match?.to_act == null) return undefined;
    if (seatOf(match.to_act) !== this.game.scene?.you) return undefined;
    const { cards = [], aim = null } = this.table?.acting ?? {};
    return point(placesFor(pointed, { cards, at: aim?.area ?? null, area: match.to_act }));
  }
}
