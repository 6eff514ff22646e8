import type {
  ActionJson,
  Delivery,
  EventJson,
  Options,
  Phrase,
  SaidJson,
  SeatText,
  TableView,
  Update,
} from "$protocol";
import type { Asked, Line } from "../net/line.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { SILENT, type ChatEntry, type LogEntry } from "./log.ts";
import { newSalt, type Notes } from "./notes.ts";
import { follow, matchOf, sceneOf, type Change, type Scene } from "./scene.ts";

/** Shows a change: calls `commit` to let the new scene be drawn, and resolves when it has been seen. */
export type Stage = (change: Change, commit: () => void) => Promise<void>;

const LONGEST_LOG = 400;
const LONGEST_CHAT = 200;

/**
 * The table that this client is at. Deliveries are folded into scenes, and shown one after another
 * as the stage gets through with them; intents go to the server.
 */
export class Game {
  /** What is drawn. Null: at no table, or not yet. */
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly ChatEntry[]>([]);
  muted = $state.raw<readonly SeatText[]>([]);
  /** Why the table that was asked for is not there. */
  trouble = $state.raw<Refusal | null>(null);
  /** Whether the table is no longer ours: it was closed, or the seat was emptied. */
  gone = $state<"closed" | "removed" | "left" | null>(null);
  /** An action is on its way. */
  isActing = $state(false);
  /** What the server's clock shows beyond ours, in milliseconds. */
  ahead = $state(0);
  /** The events of the last change, for who tells what happens. */
  told = $state.raw<readonly EventJson[]>([]);

  stage: Stage = async (_change, commit) => commit();

  #line: Line;
  #notes: Notes;
  /** The newest scene that was received; `scene` follows it. */
  #latest: Scene | null = null;
  #queue: Change[] = [];
  #isShowing = false;
  #wanted: { code: string; role: "join" | "watch" } | null = null;
  #keys = 0;
  #asked: string | null = null;

  constructor(line: Line, notes: Notes) {
    this.#line = line;
    this.#notes = notes;
    line.onDelivery = (delivery) => this.#receive(delivery);
  }

  /** The newest scene, whatever is still being shown. */
  get latest(): Scene | null {
    return this.#latest;
  }

  /** Changes that wait to be shown. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Open a table and sit down at it. Raises a `Refusal`; gives its code. */
  async create(options: Options): Promise<string> {
    this.#reset();
    const answer = await this.#line.ask({ kind: "create", options });
    const code = (answer as TableView).code;
    this.#wanted = { code, role: "join" };
    return code;
  }

  /** Look at a table; who holds a seat there comes back to it. What fails is in `trouble`. */
  watch(code: string): Promise<void> {
    return this.#enter(code, "watch");
  }

  /** Sit down at a table, in a certain seat or any. What fails is in `trouble`. */
  join(code: string, seat: SeatText | null = null): Promise<void> {
    return this.#enter(code, "join", seat);
  }

  /** Come back to the table after the line was cut. */
  async comeBack(): Promise<void> {
    const wanted = this.#wanted;
    if (wanted === null) return;
    const have = this.#latest?.number ?? null;
    try {
      await this.#line.ask({ kind: wanted.role, code: wanted.code, have });
      this.trouble = null;
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.code === "line-lost") return;
      this.trouble = fault;
    }
  }

  /** Stop looking at the table; the seat, if there is one, is kept. */
  turnAway(): void {
    this.#wanted = null;
    this.#reset();
  }

  /** Give up the seat, or stop watching. */
  async leave(): Promise<void> {
    this.#wanted = null;
    await this.#line.ask({ kind: "leave" }).catch(() => {});
    this.#reset();
  }

  /** Do something in one's turn. Raises a `Refusal` that says why not. */
  async act(action: ActionJson): Promise<void> {
    const match = this.scene === null ? null : matchOf(this.scene);
    if (match === null) throw new Refusal("no-match");
    this.isActing = true;
    try {
      await this.#ask({ kind: "act", turn: match.turn, action });
    } finally {
      this.isActing = false;
    }
  }

  /** Want the match, or a rematch, to begin; the salt and the commitment are noted to check it later. */
  async ready(): Promise<void> {
    const commitment = this.#latest?.state.commitment;
    if (commitment === undefined) throw new Refusal("match-running");
    const salt = newSalt();
    this.#notes.write(commitment, salt);
    await this.#ask({ kind: "ready", salt });
  }

  async notReady(): Promise<void> {
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
    await this.#ask({ kind: "mute", seat, muted });
    const others = this.muted.filter((each) => each !== seat);
    this.muted = muted ? [...others, seat] : others;
  }

  async #enter(code: string, role: "join" | "watch", seat: SeatText | null = null): Promise<void> {
    const isSame = this.#latest !== null && this.#asked === code;
    if (!isSame) this.#reset();
    this.#asked = code;
    this.#wanted = { code, role };
    this.trouble = null;
    this.gone = null;
    try {
      await this.#line.ask(role === "join" ? { kind: role, code, seat } : { kind: role, code });
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (fault.code === "line-lost") return; // `comeBack` asks again
      this.trouble = fault;
      if (!isSame) this.#wanted = null;
    }
  }

  /** Ask, and ask again if the line was cut before the answer: all of these may be repeated. */
  async #ask(asked: Asked): Promise<void> {
    const id = this.#line.newId();
    for (;;) {
      try {
        await this.#line.ask(asked, id);
        return;
      } catch (fault) {
        if (!(fault instanceof Refusal) || fault.code !== "line-lost") throw fault;
        if (!(await this.#isBack())) throw fault;
      }
    }
  }

  /** Wait until the line is open again and the table is back; no if it will not be. */
  async #isBack(): Promise<boolean> {
    for (let tries = 0; tries < 300; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (this.#wanted === null || this.#line.status === "ended") return false;
      if (this.#line.status === "open" && this.#isHere) return true;
    }
    return false;
  }

  /** Whether this connection is at the table. */
  #isHere = false;

  /** The line was cut: it will be at no table when it is open again. */
  lost(): void {
    this.#isHere = false;
  }

  #receive(delivery: Delivery): void {
    if (delivery.kind === "table") this.#begin(delivery);
    else if (delivery.kind === "update") this.#go(delivery);
    else if (delivery.kind === "done") this.#isHere ||= this.#latest !== null;
  }

  #begin(view: TableView): void {
    const before = this.#latest?.code === view.code ? this.#latest : null;
    const after = sceneOf(view);
    const round = matchOf(after)?.round ?? 0;
    this.#queue.length = 0;
    this.#latest = after;
    this.#isHere = true;
    this.trouble = null;
    this.gone = null;
    this.#wanted = { code: view.code, role: view.you === null ? "watch" : "join" };
    this.#measure(after);
    this.muted = view.muted ?? [];
    this.chat = (view.chat ?? []).map((said) => this.#chatEntry(said));
    this.log = (view.past ?? []).map((past) => ({ key: this.#key(), kind: "past", past, round }));
    this.#show({ before, after, events: [] });
  }

  #go(update: Update): void {
    const before = this.#latest;
    if (before === null) return;
    if (update.after !== before.number) {
      // Something is missing: see the table anew.
      const wanted = this.#wanted;
      if (wanted !== null)
        void this.#line.ask({ kind: wanted.role, code: wanted.code }).catch(() => {});
      return;
    }
    const after = follow(before, update);
    this.#latest = after;
    this.#isHere = true;
    this.#measure(after);
    this.#show({ before, after, events: update.events });
  }

  #show(change: Change): void {
    this.#queue.push(change);
    if (!this.#isShowing) void this.#showAll();
  }

  async #showAll(): Promise<void> {
    this.#isShowing = true;
    for (let change = this.#queue.shift(); change !== undefined; change = this.#queue.shift()) {
      const current = change;
      let isDone = false;
      const commit = (): void => {
        if (isDone) return;
        isDone = true;
        this.#commit(current);
      };
      await this.stage(current, commit).catch((fault: unknown) => console.error(fault));
      commit();
    }
    this.#isShowing = false;
  }

  #commit({ after, events }: Change): void {
    this.scene = after;
    const round = matchOf(after)?.round ?? 0;
    const fresh = events
      .filter((event) => !SILENT.has(event.kind))
      .map((event): LogEntry => ({ key: this.#key(), kind: "event", event, round }));
    if (fresh.length > 0) this.log = [...this.log, ...fresh].slice(-LONGEST_LOG);
    for (const event of events) {
      if (event.kind === "said") {
        this.chat = [...this.chat, this.#chatEntry(event)].slice(-LONGEST_CHAT);
      } else if (event.kind === "closed") this.gone = "closed";
      else if (event.kind === "seat-emptied" && event.seat === after.you) {
        this.gone = event.was_removed === true ? "removed" : "left";
      } else if (event.kind === "match-began") this.#notes.began(event);
    }
    this.told = events;
  }

  #measure(scene: Scene): void {
    const ahead = scene.state.at - Date.now();
    if (this.ahead === 0 || ahead > this.ahead) this.ahead = ahead;
  }

  #chatEntry(said: SaidJson): ChatEntry {
    return { key: this.#key(), said };
  }

  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }

  #reset(): void {
    this.scene = null;
    this.log = [];
    this.chat = [];
    this.muted = [];
    this.told = [];
    this.trouble = null;
    this.gone = null;
    this.ahead = 0;
    this.#latest = null;
    this.#isHere = false;
    this.#queue.length = 0;
  }
}
