import type { Delivery, Welcome } from "$protocol";

type Sent = Record<string, unknown> & { readonly kind: string; readonly id: string };

/** A WebSocket for tests: the test is the server. */
export class FakeSocket extends EventTarget {
  /** All that were made, oldest first. */
  static made: FakeSocket[] = [];

  static get last(): FakeSocket {
    const last = FakeSocket.made.at(-1);
    if (last === undefined) throw new Error("no socket was opened");
    return last;
  }

  readonly sent: Sent[] = [];
  isClosed = false;

  constructor(readonly address: string) {
    super();
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The requests of a kind that were sent. */
  asked(kind: string): Sent[] {
    return this.sent.filter((each) => each.kind === kind);
  }

  get lastSent(): Sent {
    const last = this.sent.at(-1);
    if (last === undefined) throw new Error("nothing was sent");
    return last;
  }

  deliver(delivery: Delivery): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(delivery) }));
  }

  welcome(): void {
    this.deliver(WELCOME);
  }

  /** The last request is refused. */
  refuse(code: string, facts: Record<string, string | number> = {}): void {
    this.deliver({ kind: "refused", id: this.lastSent.id, code, facts });
  }

  /** The last request is so. */
  finish(): void {
    this.deliver({ kind: "done", done: this.lastSent.id });
  }

  cut(code = 1006, goodbye?: string, facts?: Record<string, number>): void {
    if (goodbye !== undefined) {
      this.deliver({ kind: "bye", code: goodbye, ...(facts === undefined ? {} : { facts }) });
    }
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

export const WELCOME: Welcome = {
  kind: "welcome",
  protocol: 1,
  server: "0.1.0",
  name: "Ann",
  levels: ["beginner"],
  limits: { message_bytes: 16384, messages_per_second: 30, name: 24, text: 200 },
  link: "http://127.0.0.1/t/",
};
