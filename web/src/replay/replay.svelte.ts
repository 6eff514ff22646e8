import type { ReplayIndexJson, SeatText } from "$protocol";
import { Showing } from "../game/showing.svelte.ts";
import { matchOf, type Change } from "../game/scene.ts";
import { Refusal } from "../net/refusal.ts";
import { compare, Course, START, type Look, type Moment } from "./moment.ts";
import { Rounds, type Round } from "./rounds.ts";

export const SPEEDS: readonly number[] = [0.5, 1, 2];

const BEAT = 1900; // milliseconds from one action to the next
const ROUND_END = 3200; // the same after the last one of a round, whose result is read
const AGAIN = 120; // when something still moves or comes, it is looked again so much later

/** A record that is played again: where it stands, how one looks, and whether it goes on by itself. */
export class Replay extends Showing {
  /** Where it stands, or where it goes while that round is fetched. */
  moment = $state.raw<Moment>(START);
  look = $state<Look>("spectator");
  /** The latest moment that was shown: what comes after it is not told to who looks as it was. */
  seen = $state.raw<Moment>(START);
  isPlaying = $state(false);
  /** A round is awaited. */
  isLoading = $state(false);
  /** Whether the table is shown as it was before the action of the moment: as its player saw it. */
  isBefore = $state(false);
  /** Why a round did not come. */
  trouble = $state.raw<Refusal | null>(null);

  readonly course: Course;
  #rounds: Rounds;
  /** What is shown, or will be when what waits has been: moment and look. */
  #shown: { readonly moment: Moment; readonly look: Look } | null = null;
  /** Counts the moves: an answer that comes after the next one is of no use. */
  #moves = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly index: ReplayIndexJson,
    rounds: Rounds,
  ) {
    super();
    this.course = new Course(index.rounds.map(({ actions }) => actions));
    this.#rounds = rounds;
  }

  /** Whether all may be told: every hand is open. */
  get isOpen(): boolean {
    return this.look === "open";
  }

  /** Where one is, and through whose eyes one looks. */
  get address(): { readonly look: Look; readonly moment: Moment } {
    return { look: this.look, moment: this.moment };
  }

  get isAtStart(): boolean {
    return compare(this.moment, START) <= 0;
  }

  get isAtEnd(): boolean {
    return this.course.isLast(this.moment);
  }

  /** The number of actions in the round. */
  get actions(): number {
    return this.course.actions[this.moment.round - 1] ?? 0;
  }

  /** Whether how a round ended is no secret any more. */
  knowsEnd(round: number): boolean {
    const end = { round, action: this.course.actions[round - 1] ?? 0 };
    return this.isOpen || compare(end, this.seen) <= 0;
  }

  /** Whether the check of the deals is offered: only who knows the end may know that there was one. */
  get canCheckDeals(): boolean {
    return this.index.winner !== null && this.knowsEnd(this.course.last.round);
  }

  /** Who reviews a match wants to know how it went: nothing is kept back any more. */
  tellAll(): void {
    if (compare(this.seen, this.course.last) >= 0) return;
    this.seen = this.course.last;
    const shown = this.#shown;
    if (shown !== null) this.#tell(shown.moment);
  }

  /** Who went out in a round, in that order. Raises a `Refusal`. */
  async outOf(round: number): Promise<readonly SeatText[]> {
    const { changes } = await this.#rounds.get(round, this.look);
    const last = changes.at(-1);
    return last === undefined ? [] : (matchOf(last.after)?.out ?? []);
  }

  /** Go to a moment, without motion. */
  async go(moment: Moment): Promise<void> {
    await this.#move(this.course.within(moment), this.look, false);
  }

  async forward(): Promise<void> {
    const next = this.course.next(this.moment);
    if (next === null) this.pause();
    else await this.#move(next, this.look, true);
  }

  async back(): Promise<void> {
    this.pause();
    const previous = this.course.previous(this.moment);
    if (previous !== null) await this.go(previous);
  }

  /** Show the table before the actions, or after them. */
  async showBefore(isBefore: boolean): Promise<void> {
    if (isBefore === this.isBefore) return;
    this.isBefore = isBefore;
    if (this.#shown !== null) await this.#move(this.moment, this.look, false);
  }

  /** Look in another way at the same moment. */
  async lookAs(look: Look): Promise<void> {
    if (look !== this.look || this.#shown === null) await this.#move(this.moment, look, false);
  }

  /** Try again what has failed. */
  async retry(): Promise<void> {
    await this.#move(this.moment, this.look, false);
  }

  /** Go on by itself; from the end, from the start. */
  play(): void {
    this.isPlaying = true;
    if (this.isAtEnd) void this.go(START);
    else void this.forward();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Nothing happens any more. */
  end(): void {
    this.pause();
    this.#moves += 1;
    this.clear();
  }

  #await(): void {
    clearTimeout(this.#timer);
    const isEnd = this.moment.action === this.actions;
    this.#timer = setTimeout(() => this.#step(), (isEnd ? ROUND_END : BEAT) / this.speed);
  }

  #step(): void {
    if (!this.isPlaying) return;
    if (this.trouble !== null || this.isAtEnd) this.pause();
    else if (this.isLoading || this.waiting > 0) {
      this.#timer = setTimeout(() => this.#step(), AGAIN);
    } else void this.forward();
  }

  async #move(moment: Moment, look: Look, moves: boolean): Promise<void> {
    this.#moves += 1;
    const order = this.#moves;
    this.moment = moment;
    this.look = look;
    this.trouble = null;
    if (this.isPlaying) this.#await();
    const here = this.#rounds.here(moment.round, look);
    if (here === null && this.#shown !== null && this.#shown.look !== look) this.#hide();
    const round = here ?? (await this.#fetch(moment, order));
    if (round === null || order !== this.#moves) return;
    this.isLoading = false;
    const change = round.changes[this.isBefore ? Math.max(0, moment.action - 1) : moment.action];
    if (change === undefined) return;
    const before = this.#shown;
    const isNext =
      before !== null &&
      before.look === look &&
      compare(this.course.next(before.moment) ?? START, moment) === 0;
    this.#shown = { moment, look };
    if (moves && isNext) this.show(change);
    else this.jump(change);
    this.#prepare(moment.round, look);
  }

  /** What is shown may be a secret to who looks now. */
  #hide(): void {
    this.#shown = null;
    this.clear();
  }

  async #fetch(moment: Moment, order: number): Promise<Round | null> {
    this.isLoading = true;
    try {
      return await this.#rounds.get(moment.round, this.look);
    } catch (fault) {
      if (order === this.#moves) {
        this.isLoading = false;
        this.trouble = fault instanceof Refusal ? fault : new Refusal("no-answer");
      }
      return null;
    }
  }

  /** The rounds on both sides are there before one comes to them. */
  #prepare(round: number, look: Look): void {
    if (round < this.course.last.round) this.#rounds.prepare(round + 1, look);
    if (round > 1) this.#rounds.prepare(round - 1, look);
  }

  /** What is told up to a moment; with open hands, and of what was seen, all of the round. */
  protected override write(change: Change): void {
    const at = momentOf(change);
    if (compare(at, this.seen) > 0) this.seen = at;
    this.#tell(at);
  }

  #tell(at: Moment): void {
    const round = this.#rounds.here(at.round, this.look);
    if (round === null) return;
    const until = this.isOpen || at.round < this.seen.round ? Infinity : this.seen.action;
    this.log = round.entries.filter(({ action }) => action <= until);
  }
}

/** A scene of a replay is numbered by the actions of its round. */
function momentOf({ after }: Change): Moment {
  return { round: after.state.match?.round ?? 1, action: after.number };
}
