import type {
  Announced,
  Bye,
  Delivery,
  Done,
  Hinted,
  Request,
  TableView,
  Tables,
  Update,
  Welcome,
} from "$protocol";
import { Refusal } from "./refusal.ts";

/** `lost`: it was cut and is being mended. `ended`: it will not be mended without the player. */
export type LineStatus = "closed" | "opening" | "open" | "lost" | "ended";
export type Answer = TableView | Update | Done | Tables | Hinted;

type Unsent<R> = R extends unknown ? Omit<R, "id"> : never;
export type Asked = Unsent<Request>;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: Error) => void;
}

const FIRST_WAIT = 400; // milliseconds until the first try to come back; then longer and longer
const LONGEST_WAIT = 8000;
const OPENING = 10_000; // a try that has not succeeded until then is given up
/** A browser cannot ping. A server that says nothing at all for so long after a request is not there. */
const SILENCE = 6000;
const PULSE = 15_000; // without a word for so long, the line is asked whether it still holds

const POLICY = 1008;
const RESTART = 1012;
const TAKEN_OVER = 4001;
const NO_SESSION = 4401;
const OUT = 4403; // removed or banned
/** The least to wait after some endings. */
const WAITS: Readonly<Record<number, number>> = { [POLICY]: 5000, [RESTART]: 1000 };

/**
 * The connection to the server: one WebSocket, opened again whenever it is cut.
 *
 * A request that could not be sent is refused with `line-lost`; one that was sent and not answered
 * before the line was cut with `no-answer`: it may have been done. Who asked knows whether it may be
 * sent again.
 */
export class Line {
  status = $state<LineStatus>("closed");
  welcome = $state.raw<Welcome | null>(null);
  /** Why it ended: a code such as `taken-over`. */
  reason = $state<string | null>(null);
  /** Why a moderator ended it; null if none did. */
  refusal = $state.raw<Refusal | null>(null);
  /** What the host announces. */
  announced = $state.raw<Announced | null>(null);
  /** When the next try will be made, as `Date.now()`, while it is lost. */
  retryAt = $state<number | null>(null);

  /** Called with every delivery, in order, before the request that it answers is. */
  onDelivery: (delivery: Delivery) => void = () => {};
  /** Called whenever the line has been opened, the first time and each later one. */
  onOpen: (welcome: Welcome) => void = () => {};
  /** Called when it will not be opened again by itself. */
  onEnd: () => void = () => {};
  /** Get a session, before each try. `isDoubtful`: the server may not know the one that we have. */
  prepare: (isDoubtful: boolean) => Promise<void> = async () => {};

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** The number of the newest try; older ones have nothing more to say. */
  #attempt = 0;
  #tries = 0;
  #ids = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #giveUp: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #isDoubtful = false;
  #prefix = Math.random().toString(36).slice(2, 10);

  constructor(readonly address: string) {}

  /** Open it, if it is not, and keep it open. */
  open(): void {
    if (this.status === "open" || this.status === "opening") return;
    this.#tries = 0;
    void this.#connect();
  }

  /** Close it, and do not open it again. */
  close(): void {
    this.#drop();
    this.status = "closed";
    this.onEnd();
  }

  /** Begin anew: the server counts who was at a table as away from it. */
  renew(): void {
    if (this.status !== "open") return;
    this.#drop();
    this.status = "closed";
    this.open();
  }

  /**
   * Something has changed: the network is back, the page is seen again, or the player does not
   * want to wait. Try at once, or find out whether the line still holds.
   */
  hurry(): void {
    if (this.status === "lost") this.open();
    else if (this.status === "open") this.ask({ kind: "list" }).catch(() => {});
  }

  /** The browser says that there is no network: a socket would not notice for minutes. */
  cut(): void {
    if (this.status === "open") this.#lose();
  }

  /** Ask for something. Resolves with the answer, or rejects with a `Refusal`. */
  ask(asked: Asked, id = this.newId()): Promise<Answer> {
    const socket = this.#socket;
    if (socket === null || this.status !== "open") {
      return Promise.reject(new Refusal("line-lost"));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...asked, id }));
      this.#silence ??= setTimeout(() => this.#lose(), SILENCE);
    });
  }

  /** An id that no other request of this guest has. */
  newId(): string {
    this.#ids += 1;
    return `${this.#prefix}-${this.#ids}`;
  }

  async #connect(): Promise<void> {
    this.#drop();
    const attempt = this.#attempt;
    if (this.status !== "lost") this.status = "opening";
    this.retryAt = null;
    this.reason = null;
    this.refusal = null;
    this.#giveUp = setTimeout(() => this.#lose(), OPENING);
    try {
      await this.prepare(this.#isDoubtful);
    } catch (fault) {
      if (attempt !== this.#attempt) return;
      if (fault instanceof Refusal && fault.code === "banned") this.#end(fault);
      else this.#lose();
      return;
    }
    if (attempt === this.#attempt) this.#listen(new WebSocket(this.address));
  }

  #listen(socket: WebSocket): void {
    let goodbye: Bye | null = null;
    this.#socket = socket;
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      const delivery = JSON.parse(event.data) as Delivery;
      if (delivery.kind === "bye") goodbye = delivery;
      this.#receive(delivery);
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.#socket) this.#ended(event.code, goodbye);
    });
  }

  #receive(delivery: Delivery): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.hurry(), PULSE);
    if (delivery.kind === "welcome") {
      clearTimeout(this.#giveUp);
      this.welcome = delivery;
      this.status = "open";
      this.#tries = 0;
      this.#isDoubtful = false;
      this.onOpen(delivery);
      return;
    }
    if (delivery.kind === "announced") {
      this.announced = delivery.at === undefined || delivery.at === null ? null : delivery;
      return;
    }
    this.onDelivery(delivery);
    if (delivery.kind === "refused") {
      this.#take(delivery.id)?.reject(Refusal.of(delivery));
    } else if (delivery.kind === "tables") {
      this.#take(delivery.id)?.resolve(delivery);
    } else if (delivery.kind !== "bye" && typeof delivery.done === "string") {
      this.#take(delivery.done)?.resolve(delivery);
    }
    if (this.#waiting.size > 0) this.#silence ??= setTimeout(() => this.#lose(), SILENCE);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** Have nothing more to do with the socket, if there is one, nor with a try that is under way. */
  #drop(): void {
    this.#attempt += 1;
    const timers = [this.#retry, this.#giveUp, this.#silence, this.#pulse];
    for (const timer of timers) clearTimeout(timer);
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const each of waiting) each.reject(new Refusal("no-answer"));
  }

  #ended(code: number, goodbye: Bye | null): void {
    if (code === TAKEN_OVER || code === OUT) {
      this.#end(new Refusal(goodbye?.code ?? "taken-over", goodbye?.facts ?? {}));
      return;
    }
    if (code === NO_SESSION && !this.#isDoubtful) {
      this.#isDoubtful = true;
      void this.#connect();
      return;
    }
    const seconds = Number(goodbye?.facts?.["seconds"] ?? 0);
    this.#lose(Math.max(WAITS[code] ?? 0, seconds * 1000));
  }

  #end(refusal: Refusal): void {
    this.#drop();
    this.status = "ended";
    this.reason = refusal.code;
    this.refusal = refusal.code === "taken-over" ? null : refusal;
    this.onEnd();
  }

  #lose(atLeast = 0): void {
    // Without a welcome, the handshake may have been refused for want of a session: a browser is not told.
    if (this.status !== "open") this.#isDoubtful = true;
    this.#drop();
    this.status = "lost";
    this.#tries += 1;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1));
    const wait = Math.max(atLeast, longest * (0.6 + 0.4 * Math.random()));
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => void this.#connect(), wait);
  }
}
