import type { ActionJson, AreaText, CardText } from "$protocol";
import { faceOf } from "../card/face.ts";
import { keyed } from "../card/keys.ts";
import type { Game } from "../game/game.svelte.ts";
import { matchOf, seatOf } from "../game/scene.ts";
import { Refusal } from "../net/refusal.ts";
import type { Preferences } from "../preferences.svelte.ts";

/** What a play area offers with the cards that are selected now; it lights up if there is something. */
export type Offer = "play" | "add" | "take";

/**
 * How a player says what to do: cards are selected, then a place is pressed. What may be done comes
 * from the choices that the server tells; what may not is asked for all the same, so that the
 * server says why.
 */
export class Acting {
  /** Why the last thing was not done; gone with the next attempt. */
  refusal = $state.raw<Refusal | null>(null);
  /** What waits to be confirmed. */
  pending = $state.raw<ActionJson | null>(null);
  #keys = $state.raw<readonly string[]>([]);

  constructor(
    readonly game: Game,
    readonly preferences: Preferences,
  ) {}

  /** The keys of the selected cards, all of one active value, as far as they are still in the hand. */
  readonly selected: readonly string[] = $derived.by(() => {
    const hand = keyed(this.game.scene?.hand ?? []);
    const chosen = hand.filter(({ key }) => this.#keys.includes(key));
    const values = new Set(chosen.map(({ card }) => faceOf(card).active));
    return values.size > 1 ? [] : chosen.map(({ key }) => key);
  });

  /** The selected cards. */
  readonly cards: readonly CardText[] = $derived.by(() =>
    keyed(this.game.scene?.hand ?? [])
      .filter(({ key }) => this.selected.includes(key))
      .map(({ card }) => card),
  );

  /** Select a card, or no longer. A card of another value begins a new selection. */
  toggle(key: string): void {
    this.refusal = null;
    this.pending = null;
    const hand = keyed(this.game.scene?.hand ?? []);
    const value = hand.find((each) => each.key === key);
    if (value === undefined) return;
    if (this.selected.includes(key)) {
      this.#keys = this.selected.filter((each) => each !== key);
      return;
    }
    const active = faceOf(value.card).active;
    const isSame = this.cards.every((card) => faceOf(card).active === active);
    this.#keys = isSame ? [...this.selected, key] : [key];
  }

  /** Select exactly these cards. */
  select(keys: readonly string[]): void {
    this.refusal = null;
    this.pending = null;
    this.#keys = keys;
  }

  clear(): void {
    this.select([]);
  }

  /** What pressing this area would do that is allowed; null if nothing. */
  offer(area: AreaText): Offer | null {
    const scene = this.game.scene;
    const choices = scene?.choices ?? null;
    if (scene === null || choices === null) return null;
    const cards = this.cards;
    const first = cards[0];
    if (seatOf(area) === scene.you) {
      if (first === undefined || matchOf(scene)?.to_act !== area) return null;
      const value = faceOf(first).active;
      const fits = choices.plays.some(
        (play) => play.value === value && play.sizes.includes(cards.length),
      );
      return fits ? "play" : null;
    }
    if (first === undefined) return choices.takes.includes(area) ? "take" : null;
    const fits =
      cards.length === 1 &&
      choices.adds.some((add) => add.to === area && add.cards.includes(first));
    return fits ? "add" : null;
  }

  /** Do what an area is pressed for: play into one's own, add to or take an opponent's set. */
  async press(area: AreaText): Promise<void> {
    const scene = this.game.scene;
    if (scene === null || scene.you === null) return;
    const cards = this.cards;
    const first = cards[0];
    if (seatOf(area) === scene.you) {
      if (first === undefined) this.refusal = new Refusal("select-first");
      else await this.#want({ kind: "play", cards });
    } else if (first === undefined) await this.#want({ kind: "take", from: area });
    else if (cards.length > 1) this.refusal = new Refusal("add-one-card");
    else await this.#want({ kind: "add", card: first, to: area });
  }

  /** Play the selected cards into the area whose turn it is. */
  async play(): Promise<void> {
    if (this.cards.length === 0) this.refusal = new Refusal("select-first");
    else await this.#want({ kind: "play", cards: this.cards });
  }

  async rotate(): Promise<void> {
    await this.#want({ kind: "rotate" });
  }

  async confirm(): Promise<void> {
    const action = this.pending;
    if (action !== null) await this.#send(action);
  }

  cancel(): void {
    this.pending = null;
  }

  async #want(action: ActionJson): Promise<void> {
    this.refusal = null;
    if (this.preferences.confirm && this.game.scene?.choices) this.pending = action;
    else await this.#send(action);
  }

  async #send(action: ActionJson): Promise<void> {
    this.pending = null;
    this.refusal = null;
    if (this.game.isActing) return;
    try {
      await this.game.act(action);
      this.#keys = [];
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
    }
  }
}
