import type { Bye, Delivery, Done, Request, TableView, Tables, Update, Welcome } from "$protocol";
import { Refusal } from "./refusal.ts";

/** `lost`: it was cut and is being mended. `ended`: it will not be mended without the player. */
export type LineStatus = "closed" | "opening" | "open" | "lost" | "ended";
export type Answer = TableView | Update | Done | Tables;

type Unsent<R> = R extends unknown ? Omit<R, "id"> : never;
export type Asked = Unsent<Request>;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: Error) => void;
}

const FIRST_WAIT = 400; // milliseconds until the first try to come back; then longer and longer
const LONGEST_WAIT = 8000;
const OPENING = 10_000; // a try that has not succeeded until then is given up
const TAKEN_OVER = 4001;
const NO_SESSION = 4401;

/**
 * The connection to the server: one WebSocket, opened again whenever it is cut.
 *
 * Requests that were not answered when it was cut are refused with `line-lost`: who sent them knows
 * whether they may be sent again.
 */
export class Line {
  status = $state<LineStatus>("closed");
  welcome = $state.raw<Welcome | null>(null);
  /** Why it ended: a code such as `taken-over`. */
  reason = $state<string | null>(null);
  /** When the next try will be made, as `Date.now()`, while it is lost. */
  retryAt = $state<number | null>(null);

  /** Called with every delivery, in order, before the request that it answers is. */
  onDelivery: (delivery: Delivery) => void = () => {};
  /** Called whenever the line has been opened, the first time and each later one. */
  onOpen: (welcome: Welcome) => void = () => {};
  /** Get a session, before each try. */
  prepare: (isUnknown: boolean) => Promise<void> = async () => {};

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #ids = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;
  #prefix = Math.random().toString(36).slice(2, 10);

  constructor(readonly address: string) {}

  /** Open it, if it is not, and keep it open. */
  open(): void {
    this.#isWanted = true;
    if (this.status === "open" || this.status === "opening") return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    void this.#connect();
  }

  /** Close it, and do not open it again. */
  close(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    this.#socket?.close(1000);
    this.#drop();
    this.status = "closed";
  }

  /** Try at once, instead of waiting: the network is back, or the player wants it. */
  hurry(): void {
    if (this.status === "lost") this.open();
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
    });
  }

  /** An id that no other request of this guest has. */
  newId(): string {
    this.#ids += 1;
    return `${this.#prefix}-${this.#ids}`;
  }

  async #connect(isUnknown = false): Promise<void> {
    this.status = this.status === "lost" ? "lost" : "opening";
    this.retryAt = null;
    this.reason = null;
    try {
      await this.prepare(isUnknown);
    } catch {
      this.#lose();
      return;
    }
    if (!this.#isWanted) return;
    const socket = new WebSocket(this.address);
    const giveUp = setTimeout(() => socket.close(), OPENING);
    let goodbye: Bye | null = null;
    this.#socket = socket;
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      const delivery = JSON.parse(event.data) as Delivery;
      if (delivery.kind === "welcome") clearTimeout(giveUp);
      if (delivery.kind === "bye") goodbye = delivery;
      this.#receive(delivery);
    });
    socket.addEventListener("close", (event) => {
      clearTimeout(giveUp);
      if (socket !== this.#socket) return;
      this.#drop();
      this.#ended(event.code, goodbye);
    });
  }

  #receive(delivery: Delivery): void {
    if (delivery.kind === "welcome") {
      this.welcome = delivery;
      this.status = "open";
      this.#tries = 0;
      this.onOpen(delivery);
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
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #drop(): void {
    this.#socket = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const each of waiting) each.reject(new Refusal("line-lost"));
  }

  #ended(code: number, goodbye: Bye | null): void {
    if (!this.#isWanted) return;
    if (code === TAKEN_OVER) {
      this.status = "ended";
      this.reason = goodbye?.code ?? "taken-over";
      return;
    }
    if (code === NO_SESSION && this.#tries < 3) {
      this.#tries += 1;
      void this.#connect(true);
      return;
    }
    this.#lose();
  }

  #lose(): void {
    this.status = "lost";
    this.#tries += 1;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1));
    const wait = longest * (0.6 + 0.4 * Math.random());
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => void this.#connect(), wait);
  }
}
