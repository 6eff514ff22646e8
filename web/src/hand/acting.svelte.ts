import type { ActionJson, AreaText, CardText } from "$protocol";
import { untrack } from "svelte";
import { faceOf } from "../card/face.ts";
import { keyed, rekeyed, type KeyedCard } from "../card/keys.ts";
import { cameBack } from "../game/log.ts";
import { matchOf, seatOf, type Scene } from "../game/scene.ts";
import type { Showing } from "../game/showing.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import type { Preferences } from "../preferences.svelte.ts";
import { Arrangement } from "./arrangement.svelte.ts";

/** What a play area offers with the cards that are selected now; it lights up if there is something. */
export type Offer = "play" | "add" | "take";

/** What the main key would do to an opponent's set. It has to be asked for twice: a slip does nothing. */
export interface Aim {
  readonly kind: "add" | "take";
  readonly area: AreaText;
}

const SLIP = 400; // milliseconds: a second press that comes sooner is the same slip

/** A move that waits for one's turn. */
export type Planned = Extract<ActionJson, { readonly kind: "play" | "rotate" }>;

/** Cards of one value. They stay selected as long as they are in the hand of this round and show it. */
interface Selection {
  readonly keys: readonly string[];
  readonly value: number;
  readonly round: string;
}

const NOTHING: Selection = { keys: [], value: 0, round: "" };

/** The cards that an action takes out of the hand. */
export const cardsOf = (action: ActionJson): readonly CardText[] =>
  action.kind === "play" ? action.cards : action.kind === "add" ? [action.card] : [];

/**
 * How a player says what to do: cards are selected, then a place is pressed. What may be done comes
 * from the choices that the server tells; what may not is asked for all the same, so that the
 * server says why.
 */
export class Acting {
  /** Why the last thing was not done; gone with the next attempt. */
  refusal = $state.raw<Refusal | null>(null);
  /** Called with what the server has refused. */
  onRefused: (action: ActionJson) => void = () => {};
  /** What is to be done as soon as it is one's turn, if it may be then. */
  planned = $state.raw<Planned | null>(null);
  /** What was planned and could not be done after all. */
  dropped = $state.raw<Planned | null>(null);
  /** What waits to be confirmed. */
  pending = $state.raw<ActionJson | null>(null);
  /** What a lesson asks for: what it says above the hand, and on the main key until cards are selected. */
  asked = $state.raw<{ readonly line: string; readonly key: string } | null>(null);
  /** What isn't offered, because it hasn't been taught yet. */
  untaught = $state.raw<readonly Offer[]>([]);
  /** The order of the cards in the hand. */
  readonly arrangement = new Arrangement();
  #selection = $state.raw<Selection>(NOTHING);
  /** The keys of the cards that were last sent to be played or added. */
  #sent = $state.raw<readonly string[]>([]);
  /** The hand that was last given keys, and the scene and the round it was in. */
  #keyed: { scene: Scene | null; round: string; hand: readonly KeyedCard[] } = {
    scene: null,
    round: "",
    hand: [],
  };

  constructor(
    readonly game: Showing,
    readonly preferences: Preferences,
  ) {}

  /** Which round of which match the hand belongs to. */
  readonly round: string = $derived.by(() => {
    const match = this.game.scene === null ? null : matchOf(this.game.scene);
    return match === null ? "" : `${match.id} ${match.round}`;
  });

  /** The cards of the hand. One that stays keeps its key from scene to scene. */
  readonly hand: readonly KeyedCard[] = $derived.by(() => {
    const { scene } = this.game;
    const [last, round] = [this.#keyed, this.round];
    if (scene === last.scene) return last.hand;
    const cards = scene?.hand ?? [];
    const hand =
      round !== last.round
        ? keyed(cards)
        : rekeyed(last.hand, cards, {
            isRotated: untrack(() => this.#wasRotated),
            leaving: untrack(() => this.leaving),
          });
    this.#keyed = { scene, round, hand };
    return hand;
  });

  #aim = $state.raw<Aim | null>(null);
  /** When it was aimed. */
  #aimed = 0;

  /** The areas that the selected card can be added to, where it can't be played. */
  readonly adds: readonly AreaText[] = $derived.by(() => {
    const { scene } = this.game;
    const match = scene === null ? null : matchOf(scene);
    if (match?.to_act == null || this.offer(match.to_act) === "play") return [];
    return Object.keys(match.sets).filter((area) => this.offer(area) === "add");
  });

  /** What is aimed at, as long as it may be done. A card that fits one set alone aims by itself. */
  readonly aim: Aim | null = $derived.by(() => {
    const aim = this.#aim;
    if (aim !== null && this.offer(aim.area) === aim.kind) return aim;
    const [area, ...others] = this.adds;
    return area === undefined || others.length > 0 ? null : { kind: "add", area };
  });

  /** The area whose set the selected cards would beat if they were played; null if none. */
  readonly beats: AreaText | null = $derived.by(() => {
    const { scene } = this.game;
    const match = scene === null ? null : matchOf(scene);
    const on = match?.to_act ?? null;
    if (match === null || on === null || this.offer(on) !== "play") return null;
    const size = this.cards.length;
    const found = Object.entries(match.sets).find(
      ([area, set]) => area !== on && set.length === size,
    );
    return found?.[0] ?? null;
  });

  /** The area whose set is in the way of the selected cards; null if they can be played, or added. */
  readonly blocker: AreaText | null = $derived.by(() => {
    const { scene } = this.game;
    const match = scene === null ? null : matchOf(scene);
    const size = this.cards.length;
    if (scene?.choices == null || match?.to_act == null || size === 0) return null;
    const areas = Object.keys(match.sets);
    if ([match.to_act, ...areas].some((area) => this.offer(area) !== null)) return null;
    return areas.find((area) => area !== match.to_act && match.sets[area]?.length === size) ?? null;
  });

  /** The keys of cards that can be played where the selected ones can't: as many, as low as possible. */
  readonly instead: readonly string[] = $derived.by(() => {
    const plays = this.blocker === null ? [] : (this.game.scene?.choices?.plays ?? []);
    const size = this.cards.length;
    const values = plays.filter(({ sizes }) => sizes.includes(size)).map(({ value }) => value);
    return values.length === 0 ? [] : this.#showing(Math.min(...values)).slice(0, size);
  });

  readonly #chosen: readonly KeyedCard[] = $derived.by(() => {
    const { keys, value, round } = this.#selection;
    if (round !== this.round) return [];
    return this.hand.filter(({ key, card }) => keys.includes(key) && faceOf(card).active === value);
  });

  /** The keys of the selected cards, all of one active value. */
  readonly selected: readonly string[] = $derived.by(() => this.#chosen.map(({ key }) => key));

  /** The selected cards. */
  readonly cards: readonly CardText[] = $derived.by(() => this.#chosen.map(({ card }) => card));

  /** The keys of the cards that came into the hand since one last acted: beaten, or taken. */
  readonly fresh: readonly string[] = $derived.by(() => {
    const { scene, log } = this.game;
    if (scene?.you == null) return [];
    const came = cameBack(log, scene.you, matchOf(scene)?.round ?? 0);
    return this.hand
      .filter(({ card }) => {
        const at = came.indexOf(card);
        if (at >= 0) came.splice(at, 1);
        return at >= 0;
      })
      .map(({ key }) => key);
  });

  /** The keys of the cards that leave the hand next, if any do: those that were sent, and the selected ones. */
  get leaving(): readonly string[] {
    return [...this.#sent, ...this.#selection.keys];
  }

  /** Whether the player is out: in this round there is nothing left to do. */
  readonly isOut: boolean = $derived.by(() => {
    const scene = this.game.scene;
    return scene?.you != null && matchOf(scene)?.out.includes(scene.you) === true;
  });

  /** Select a card, or no longer. A card of another value begins a new selection. */
  toggle(key: string): void {
    const found = this.hand.find((each) => each.key === key);
    if (found === undefined) return;
    if (this.selected.includes(key)) {
      this.select(this.selected.filter((each) => each !== key));
      return;
    }
    const isSame = this.cards.every((card) => faceOf(card).active === faceOf(found.card).active);
    this.select(isSame ? [...this.selected, key] : [key]);
  }

  /** Select these cards, as far as they have the value of the first. */
  select(keys: readonly string[]): void {
    this.refusal = null;
    this.pending = null;
    this.#aim = null;
    this.planned = null;
    this.dropped = null;
    const first = this.hand.find(({ key }) => key === keys[0]);
    this.#selection =
      first === undefined ? NOTHING : { keys, value: faceOf(first.card).active, round: this.round };
  }

  /** Select all cards that show this value. */
  selectAll(value: number): void {
    this.select(this.#showing(value));
  }

  /** Select one more card that shows this value; none after the last. */
  selectMore(value: number): void {
    const all = this.#showing(value);
    const next = all.find((key) => !this.selected.includes(key));
    if (next === undefined) {
      this.clear();
      return;
    }
    const kept = this.selected.filter((key) => all.includes(key));
    this.select([...kept, next]);
  }

  clear(): void {
    this.select([]);
  }

  /** The keys of the cards that an action would take out of the hand. */
  keysOf(action: ActionJson): readonly string[] {
    const left = [...this.hand];
    return cardsOf(action).flatMap((card) => {
      const index = left.findIndex((each) => each.card === card);
      return index < 0 ? [] : left.splice(index, 1).map(({ key }) => key);
    });
  }

  /** Make ready what somebody wants to do: select its cards, or ask whether to do it. */
  prepare(action: ActionJson): void {
    this.select(this.keysOf(action));
    if (cardsOf(action).length === 0) this.pending = action;
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
    if (first === undefined) return this.canTake(area) ? "take" : null;
    return cards.length === 1 && this.fitting(area).includes(first) ? "add" : null;
  }

  /** Whether this area's set can be taken. */
  canTake(area: AreaText): boolean {
    const takes = this.game.scene?.choices?.takes ?? [];
    return takes.includes(area) && !this.untaught.includes("take");
  }

  /** Do what an area is pressed for: play into one's own, add to or take an opponent's set. */
  async press(area: AreaText): Promise<void> {
    const scene = this.game.scene;
    if (scene === null || scene.you === null || !this.game.isLive) return;
    const cards = this.cards;
    const first = cards[0];
    if (seatOf(area) === scene.you) await this.play();
    else if (first === undefined && this.offer(area) === "take") await this.aimAt("take", area);
    else if (first === undefined && this.untaught.includes("take")) return;
    else if (first === undefined) await this.take(area);
    else if (cards.length > 1) this.refusal = new Refusal("add-one-card");
    else await this.#want({ kind: "add", card: first, to: area });
  }

  /** The cards of the hand that can be added to this area's set. */
  fitting(area: AreaText): readonly CardText[] {
    if (this.untaught.includes("add")) return [];
    return this.game.scene?.choices?.adds.find(({ to }) => to === area)?.cards ?? [];
  }

  /** Aim at a set; at the one that is aimed at already, do it. */
  async aimAt(kind: Aim["kind"], area: AreaText): Promise<void> {
    if (this.aim?.kind === kind && this.aim.area === area) {
      if (performance.now() - this.#aimed >= SLIP) await this.do();
      return;
    }
    if (kind === "take") this.clear();
    else if (this.offer(area) !== "add") {
      const [fits] = this.fitting(area);
      const key = this.hand.find(({ card }) => card === fits)?.key;
      this.select(key === undefined ? [] : [key]);
    }
    this.#aim = { kind, area };
    this.#aimed = performance.now();
  }

  /** Do what the main key says. */
  async do(): Promise<void> {
    const [aim, [card], [area]] = [this.aim, this.cards, this.adds];
    if (aim === null && area !== undefined) await this.aimAt("add", area);
    else if (aim?.kind === "take") await this.#send({ kind: "take", from: aim.area });
    else if (aim !== null && card !== undefined)
      await this.#send({ kind: "add", card, to: aim.area });
    else await this.play();
  }

  /** Play the selected cards into the area whose turn it is. */
  async play(): Promise<void> {
    if (this.isOut) return;
    if (this.canPlan && this.cards.length > 0) this.#plan({ kind: "play", cards: this.cards });
    else if (this.cards.length === 0) this.refusal = new Refusal("select-first");
    else await this.#want({ kind: "play", cards: this.cards });
  }

  /** Take the set in this area. */
  async take(from: AreaText): Promise<void> {
    await this.#want({ kind: "take", from });
  }

  async rotate(): Promise<void> {
    if (this.canPlan) this.#plan({ kind: "rotate" });
    else if (!this.isOut) await this.#want({ kind: "rotate" });
  }

  /** Whether a move can be planned: it is somebody else's turn. */
  readonly canPlan: boolean = $derived.by(() => {
    const { scene } = this.game;
    const match = scene === null ? null : matchOf(scene);
    if (scene?.you == null || match?.to_act == null || this.isOut || !this.game.isLive)
      return false;
    const isOnlyPractice = scene.code === "";
    return scene.choices === null && match.is_paused !== true && !isOnlyPractice;
  });

  /** Plan a move, or no longer. */
  #plan(action: Planned): void {
    this.refusal = null;
    this.dropped = null;
    this.planned = this.planned?.kind === action.kind ? null : action;
  }

  /** Do what was planned, now that it is one's turn; what may no longer be done is dropped. */
  async followPlan(): Promise<void> {
    const { planned } = this;
    const { scene } = this.game;
    if (planned === null || scene?.choices == null) return;
    this.planned = null;
    const on = matchOf(scene)?.to_act ?? "";
    const isStill = planned.kind === "rotate" || this.cards.join() === planned.cards.join();
    if (planned.kind === "rotate" || (isStill && this.offer(on) === "play"))
      await this.#send(planned);
    else this.dropped = planned;
  }

  async confirm(): Promise<void> {
    const action = this.pending;
    if (action !== null) await this.#send(action);
  }

  cancel(): void {
    this.pending = null;
  }

  #showing(value: number): readonly string[] {
    return this.hand.filter(({ card }) => faceOf(card).active === value).map(({ key }) => key);
  }

  get #wasRotated(): boolean {
    const { scene, told } = this.game;
    return told.some((event) => event.kind === "hand-rotated" && event.seat === scene?.you);
  }

  async #want(action: ActionJson): Promise<void> {
    this.refusal = null;
    if (this.preferences.confirm && this.game.scene?.choices) this.pending = action;
    else await this.#send(action);
  }

  async #send(action: ActionJson): Promise<void> {
    this.pending = null;
    this.refusal = null;
    this.#aim = null;
    this.planned = null;
    if (this.game.isActing && this.game.queued === null) return;
    this.#sent = action.kind === "play" || action.kind === "add" ? this.selected : [];
    try {
      await this.game.act(action);
      this.#selection = NOTHING;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (fault.code === "withdrawn") return; // a newer one is done instead, or none
      this.#sent = [];
      this.refusal = fault;
      this.onRefused(action);
    }
  }
}
