import type {
  ActionJson,
  Delivery,
  EventJson,
  Hinted,
  Options,
  Phrase,
  PractiseRequest,
  SaidJson,
  SeatText,
  TableView,
  Update,
  WhatIfRequest,
} from "$protocol";
import { commitmentToSalt } from "../fairness/deals.ts";
import type { Answer, Asked, Line } from "../net/line.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import type { ChatEntry } from "./log.ts";
import { newSalt, type Notes } from "./notes.ts";
import { follow, matchOf, sceneOf, seatIndex, type Change, type Scene } from "./scene.ts";
import { late, Showing } from "./showing.svelte.ts";

const LONGEST_CHAT = 200;
const PATIENCE = 30_000; // how long a request waits for the line to be mended
const AGAIN = 500; // what could not be stored is asked for again so much later
const MOST_AGAIN = 3;

/** What the server does not have to answer, or has not: the request may be sent again. */
const UNANSWERED: ReadonlySet<string> = new Set(["line-lost", "no-answer"]);

/** Answers to `leave` after which we are no longer at the table. */
const AWAY: ReadonlySet<string> = new Set([...UNANSWERED, "not-at-table"]);

/** Why a table is refused for a moment only. */
const PASSING: ReadonlySet<string> = new Set(["too-fast", "not-saved"]);

/** Something that is wanted, as long as it is: it may have to wait for the line. */
interface Wish {
  readonly onWait: () => void;
  readonly isOff: () => boolean;
}

const FIRM: Wish = { onWait: () => {}, isOff: () => false };

/** A position to practise on, and what the others do there. */
export type Exercise = Omit<PractiseRequest, "kind" | "id">;

/** A moment of a recorded match to play on from, against bots. */
export type WhatIfExercise = Omit<WhatIfRequest, "kind" | "id">;

/** A table that this client wants to be at. `seat` counts only for who wants to sit down. */
type Wanted =
  | {
      readonly code: string;
      readonly role: "join" | "watch";
      readonly seat: SeatText | null;
    }
  | { readonly code: ""; readonly role: "practise"; readonly exercise: Exercise | WhatIfExercise };

/**
 * The table that this client is at. Deliveries are folded into scenes, and shown one after another
 * as the stage gets through with them; intents go to the server.
 */
export class Game extends Showing {
  override readonly isLive = true;
  muted = $state.raw<readonly SeatText[]>([]);
  /** Why the table that was asked for is not there. */
  trouble = $state.raw<Refusal | null>(null);
  /** Whether the table is no longer ours: it was closed, or the seat was emptied. */
  gone = $state<"closed" | "removed" | "left" | null>(null);
  /** What the server's clock shows beyond ours, in milliseconds. */
  ahead = $state(0);
  /** Whether a practice had to begin anew in the middle: the server keeps none when the line is cut. */
  isAnew = $state(false);

  #line: Line;
  #notes: Notes;
  /** The newest scene that was received; `scene` follows it. */
  #latest: Scene | null = null;
  #wanted: Wanted | null = null;
  /** The newest request for a table. */
  #asked: string | null = null;
  /** Whether this connection is at the table. */
  #isHere = false;
  /** The whole table was asked for, since something was missing: what comes until then is no use. */
  #isLooking = false;
  #isLeaving = false;
  /** The practice that comes next is the one that was there, with its cards put back. */
  #isPuttingBack = false;
  /** The server's clock was compared with ours in the moment when something happened. */
  #isMeasured = false;
  /** The salt that was sent last, at this table and after this match: the next one is dealt with it. */
  #sent: { readonly salt: string; readonly code: string; readonly after: string | null } | null =
    null;
  /** The salt that was revealed, while the others reveal theirs. */
  #revealed: string | null = null;
  /** Counts the actions that were wanted: only the newest is done. */
  #acts = 0;
  /** Those who wait for the line to be mended, and want to know whether it was. */
  #patient = new Set<(isBack: boolean) => void>();

  constructor(line: Line, notes: Notes) {
    super();
    this.#line = line;
    this.#notes = notes;
    line.onDelivery = (delivery) => this.#receive(delivery);
    line.onEnd = () => {
      this.#sent = null; // another device may send one of its own
      this.#settle(false);
    };
  }

  /** The newest scene, whatever is still being shown. */
  get latest(): Scene | null {
    return this.#latest;
  }

  /**
   * Open a table and sit down at it; gives its code. Raises a `Refusal`. It is never sent twice: if
   * the answer was lost, that is `create-lost`, and there may be a table that nobody knows of.
   */
  create(options: Options): Promise<string> {
    return this.#open({ kind: "create", options });
  }

  /** The same for a table at which deals are played once more; who is at it already comes back to it. */
  duplicate(code: string, pace: number): Promise<string> {
    return this.#open({ kind: "duplicate", code, pace });
  }

  async #open(asked: Asked): Promise<string> {
    this.#forget();
    const id = this.#line.newId();
    this.#asked = id;
    try {
      return ((await this.#line.ask(asked, id)) as TableView).code;
    } catch (fault) {
      throw fault instanceof Refusal && fault.code === "no-answer"
        ? new Refusal("create-lost")
        : fault;
    }
  }

  /** Look at a table; who holds a seat there comes back to it. What fails is in `trouble`. */
  watch(code: string): Promise<void> {
    return this.#enter({ code, role: "watch", seat: null });
  }

  /** Sit down at a table, in a certain seat or any. What fails is in `trouble`. */
  join(code: string, seat: SeatText | null = null): Promise<void> {
    return this.#enter({ code, role: "join", seat });
  }

  /**
   * Practise on a position, or on a moment of a match; if the line is cut, it begins anew. When a try is put back there, its cards
   * are seen to go. Resolves when the table has come, or will not: what fails is in `trouble`.
   */
  async practise(exercise: Exercise | WhatIfExercise, { isPutBack = false } = {}): Promise<void> {
    this.isAnew = false;
    this.#isPuttingBack = isPutBack;
    await this.#enter({ code: "", role: "practise", exercise });
    if (!this.#isHere) await this.#isBack();
  }

  /** Whether something has happened here: what came before a moment that is played on from does not count. */
  get hasHappened(): boolean {
    return this.log.some(({ kind }) => kind === "event");
  }

  /** Come back to the table after the line was cut. */
  async comeBack(): Promise<void> {
    this.#isHere = false;
    this.#isLooking = false;
    const wanted = this.#wanted;
    if (wanted === null) return;
    if (wanted.role === "practise" && this.hasHappened) this.isAnew = true;
    // What we have counts only for the role in which we have it.
    const have = wanted.role === "watch" ? (this.#latest?.number ?? null) : null;
    await this.#go(wanted, have);
  }

  /** Stop looking at the table; the seat, if there is one, is kept. */
  turnAway(): void {
    const role = this.#wanted?.role;
    this.#forget();
    if (role === "practise") this.#line.ask({ kind: "leave" }).catch(() => {});
    // Others shall see that nobody looks: there is no request for that but to hang up.
    else if (role !== undefined) this.#line.renew();
  }

  /** Give up the seat, or stop watching. Raises a `Refusal` if the server will not let us go yet. */
  async leave(): Promise<void> {
    const age = this.age;
    this.#isLeaving = true;
    try {
      await this.#ask({ kind: "leave" });
    } catch (fault) {
      // Not at the table: then it was done before. Not answered: the line is gone, and so are we.
      if (!(fault instanceof Refusal) || !AWAY.has(fault.code)) throw fault;
    } finally {
      this.#isLeaving = false;
    }
    if (age === this.age) this.#forget();
  }

  /** Do something in one's turn. Raises a `Refusal` that says why not. */
  override async act(action: ActionJson): Promise<void> {
    const match = this.scene === null ? null : matchOf(this.scene);
    if (match === null) throw new Refusal("no-match");
    this.#acts += 1;
    const number = this.#acts;
    this.isActing = true;
    this.queued = null;
    try {
      await this.#ask(
        { kind: "act", turn: match.turn, action },
        {
          onWait: () => {
            if (number === this.#acts) this.queued = action;
          },
          isOff: () => number !== this.#acts,
        },
      );
    } finally {
      if (number === this.#acts) {
        this.isActing = false;
        this.queued = null;
      }
    }
  }

  /** Don't do the action that waits for the connection. One that was sent already may have been done. */
  override withdraw(): void {
    if (this.queued === null) return;
    this.#acts += 1;
    this.isActing = false;
    this.queued = null;
  }

  /** Ask what is best in one's turn. Raises a `Refusal` that says why not. */
  async hint(): Promise<Hinted> {
    const match = this.scene === null ? null : matchOf(this.scene);
    if (match === null) throw new Refusal("no-match");
    return (await this.#ask({ kind: "hint", turn: match.turn })) as Hinted;
  }

  /** Want the match, or a rematch, to begin; the salt and the commitment are noted to check it later. */
  async ready(): Promise<void> {
    const latest = this.#latest;
    // Where deals are played once more nothing is promised, and there is nothing to note.
    const isDuplicate = latest?.duplicate != null && matchOf(latest) === null;
    const commitment = isDuplicate ? null : latest?.state.commitment;
    if (latest === null || commitment === undefined) throw new Refusal("match-running");
    const salt = newSalt();
    this.#sent = { salt, code: latest.code, after: matchOf(latest)?.id ?? null };
    if (commitment === null) {
      await this.#ask({ kind: "ready", salt });
      return;
    }
    this.#notes.write(commitment, salt);
    await this.#ask({ kind: "ready", salt_commitment: commitmentToSalt(salt) });
  }

  /**
   * Reveal one's salt, as soon as everybody has committed to theirs. Who did, and still wants to
   * play, is ready again by itself if that came to nothing.
   */
  #reveal({ you, state }: Scene, events: readonly EventJson[]): void {
    const { sealed } = state;
    if (sealed == null || you === null) {
      const revealed = this.#revealed;
      this.#revealed = null;
      const isOff = events.some(
        (event) => event.kind === "unsealed" && you !== null && !event.late?.includes(you),
      );
      // If that's refused, the key says that one isn't ready.
      if (isOff && revealed !== null && revealed === this.#sent?.salt) this.ready().catch(() => {});
      return;
    }
    const salt = this.#notes.seal(state.commitment ?? "", seatIndex(you), sealed);
    if (salt === null || salt === this.#revealed) return;
    this.#revealed = salt;
    this.#ask({ kind: "reveal", salt }).catch(() => {
      this.#revealed = null; // with the next delivery it is tried again
    });
  }

  async notReady(): Promise<void> {
    this.#sent = null;
    await this.#ask({ kind: "ready", salt: null });
  }

  async next(): Promise<void> {
    const match = this.#latest === null ? null : matchOf(this.#latest);
    if (match !== null) await this.#ask({ kind: "next", round: match.round });
  }

  async pause(wants: boolean): Promise<void> {
    await this.#ask({ kind: "pause", wants });
  }

  async seatBot(seat: SeatText, level: string): Promise<void> {
    await this.#ask({ kind: "bot", seat, level });
  }

  async remove(seat: SeatText): Promise<void> {
    await this.#ask({ kind: "remove", seat });
  }

  async say(what: { phrase: Phrase } | { text: string }): Promise<void> {
    await this.#ask({ kind: "say", ...what });
  }

  async mute(seat: SeatText, muted: boolean): Promise<void> {
    const age = this.age;
    await this.#ask({ kind: "mute", seat, muted });
    if (age !== this.age) return;
    const others = this.muted.filter((each) => each !== seat);
    this.muted = muted ? [...others, seat] : others;
  }

  async #enter(wanted: Wanted): Promise<void> {
    if (this.#latest?.code !== wanted.code) this.#forget();
    this.#wanted = wanted;
    this.trouble = null;
    this.gone = null;
    await this.#go(wanted, null);
  }

  /** Go to a table. If the line is cut meanwhile, `comeBack` will do it. */
  async #go(wanted: Wanted, have: number | null): Promise<void> {
    const { code, role } = wanted;
    const id = this.#line.newId();
    this.#asked = id;
    // What is still told of the practice before is of no use.
    if (role === "practise") this.#isLooking = true;
    try {
      await this.#line.ask(requestFor(wanted, have), id);
      if (this.#asked === id) this.trouble = null;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      // What is said about a table after another one was asked for is of no use.
      if (UNANSWERED.has(fault.code) || this.#asked !== id) return;
      if (this.#latest?.code === code && this.#isHere && role !== "practise") {
        // Who could not sit down still looks on.
        this.#wanted = { code, role: "watch", seat: null };
        this.trouble = fault;
      } else if (this.#latest?.code === code && PASSING.has(fault.code)) {
        await late(Number(fault.facts["seconds"] ?? 1) * 1000);
        if (this.#wanted === wanted) await this.#go(wanted, have);
      } else {
        this.#forget();
        this.trouble = fault;
      }
    }
  }

  /**
   * Ask, and ask again if the line was cut before the answer: all of these may be repeated, though
   * only at the table that they were meant for. A `wish` that is off is not repeated.
   */
  async #ask(asked: Asked, wish: Wish = FIRM): Promise<Answer> {
    const id = this.#line.newId();
    const age = this.age;
    for (let again = 0; ;) {
      try {
        return await this.#line.ask(asked, id);
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault;
        if (age !== this.age) throw fault;
        if (fault.code === "not-saved" && again < MOST_AGAIN) {
          again += 1;
          await late(AGAIN);
        } else if (!UNANSWERED.has(fault.code) || !(await this.#isBack(wish))) throw fault;
        if (age !== this.age) throw fault;
        if (wish.isOff()) throw new Refusal("withdrawn");
      }
    }
  }

  /** Wait until the line is open again and the table is back; no if it will not be. */
  #isBack(wish: Wish = FIRM): Promise<boolean> {
    if (this.#wanted === null || this.#line.status === "ended") return Promise.resolve(false);
    wish.onWait();
    return new Promise((resolve) => {
      const settle = (isBack: boolean): void => {
        clearTimeout(timer);
        this.#patient.delete(settle);
        resolve(isBack);
      };
      const timer = setTimeout(() => settle(false), PATIENCE);
      this.#patient.add(settle);
    });
  }

  #settle(isBack: boolean): void {
    for (const settle of this.#patient) settle(isBack);
  }

  #receive(delivery: Delivery): void {
    if (delivery.kind === "table") this.#begin(delivery);
    else if (delivery.kind === "update") this.#follow(delivery);
    else if (delivery.kind === "done" && this.#latest !== null) this.#arrive();
  }

  /** This connection is at the table. */
  #arrive(): void {
    if (this.#isHere) return;
    this.#isHere = true;
    this.#settle(true);
  }

  #begin(view: TableView): void {
    const isAnswer = this.#asked !== null && view.done === this.#asked;
    if (!isAnswer && view.code === "") return; // another practice has been asked for
    if (!isAnswer && this.#wanted?.code !== view.code) {
      // It was turned away from before it came: the server shall not count us as there.
      this.#line.renew();
      return;
    }
    const before = this.#latest?.code === view.code ? this.#latest : null;
    const after = sceneOf(view);
    const match = matchOf(after);
    const round = match?.round ?? 0;
    this.clearQueue();
    this.#latest = after;
    this.#isLooking = false;
    this.trouble = null;
    this.gone = null;
    // To come back, look: that leads to one's own seat, and never to another.
    if (view.code !== "") this.#wanted = { code: view.code, role: "watch", seat: null };
    this.#arrive();
    if (!this.#isMeasured) this.ahead = Math.max(0, after.state.at - Date.now());
    this.#note(after);
    this.muted = view.muted ?? [];
    this.chat = (view.chat ?? []).map((said) => this.#chatEntry(said));
    this.log = (view.past ?? []).map((past) => ({ key: this.newKey(), kind: "past", past, round }));
    this.show({ before, after, events: [], isPutBack: this.#isPuttingBack });
    this.#isPuttingBack = false;
  }

  #follow(update: Update): void {
    const before = this.#latest;
    if (before === null || this.#isLooking) return;
    if (update.after !== before.number) {
      this.#lookAnew(before.code);
      return;
    }
    const after = follow(before, update);
    this.#latest = after;
    this.#measure(after);
    this.#note(after, update.events);
    if (update.events.some((event) => isTheEnd(event, after.you))) {
      // The server has let us go.
      this.#wanted = null;
      this.#isHere = false;
      this.#settle(false);
    } else this.#arrive();
    this.show({ before, after, events: update.events });
  }

  /** Something is missing: see the whole table. */
  #lookAnew(code: string): void {
    this.#isLooking = true;
    if (this.#wanted?.role !== "practise") this.#wanted = { code, role: "watch", seat: null };
    void this.#go(this.#wanted, null);
  }

  protected override committed({ after, events }: Change): void {
    for (const event of events) {
      if (event.kind === "said") {
        this.chat = [...this.chat, this.#chatEntry(event)].slice(-LONGEST_CHAT);
      } else if (event.kind === "closed") this.gone = "closed";
      else if (event.kind === "seat-emptied" && event.seat === after.you && !this.#isLeaving) {
        this.gone = event.was_removed === true ? "removed" : "left";
      }
    }
  }

  /** Note what is needed to check the deals when the match is over. */
  #note(scene: Scene, events: readonly EventJson[] = []): void {
    this.#reveal(scene, events);
    const match = matchOf(scene);
    if (match === null || scene.code === "") return; // a practice was not dealt
    const began = events.findLast((event) => event.kind === "match-began") ?? match;
    const sent = this.#sent;
    const isMine = scene.you !== null && sent?.code === scene.code && sent.after !== began.id;
    this.#notes.began(began, isMine ? sent.salt : null);
    if (isMine) this.#sent = null;
    this.#notes.witness.see(scene, events);
  }

  #measure(scene: Scene): void {
    const ahead = scene.state.at - Date.now();
    if (!this.#isMeasured || ahead > this.ahead) this.ahead = ahead;
    this.#isMeasured = true;
  }

  #chatEntry(said: SaidJson): ChatEntry {
    return { key: this.newKey(), said };
  }

  #forget(): void {
    this.clear();
    this.muted = [];
    this.trouble = null;
    this.gone = null;
    this.ahead = 0;
    this.#wanted = null;
    this.#asked = null;
    this.#latest = null;
    this.#isHere = false;
    this.#isLooking = false;
    this.#isMeasured = false;
    this.#settle(false);
  }
}

function requestFor(wanted: Wanted, have: number | null): Asked {
  switch (wanted.role) {
    case "practise":
      return "record" in wanted.exercise
        ? { kind: "what-if", ...wanted.exercise }
        : { kind: "practise", ...wanted.exercise };
    case "join":
      return { kind: "join", code: wanted.code, seat: wanted.seat, have };
    case "watch":
      return { kind: "watch", code: wanted.code, have };
  }
}

/** Whether the server lets us go with this: the table is closed, or the seat no longer ours. */
function isTheEnd(event: EventJson, you: SeatText | null): boolean {
  return event.kind === "closed" || (event.kind === "seat-emptied" && event.seat === you);
}
