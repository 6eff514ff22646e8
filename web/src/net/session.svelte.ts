import type { Ink } from "$protocol";
import { Refusal, type RefusalFacts } from "./refusal.ts";

/** The guest that this browser is, by a cookie that only the server reads. */
export class Session {
  /** Null as long as the server has not been asked, or does not know this browser. */
  name = $state<string | null>(null);
  /** Null until one is chosen. */
  ink = $state<Ink | null>(null);
  #begun: Promise<void> | null = null;

  constructor(readonly fetch: typeof globalThis.fetch) {}

  /** Be somebody: who one was, or a new guest with this name. Asks once, however often it is called. */
  begin(name: () => string): Promise<void> {
    this.#begun ??= this.#begin(name).catch((fault: unknown) => {
      this.#begun = null;
      throw fault;
    });
    return this.#begun;
  }

  /** The server may not know this browser any more: ask again at the next `begin`. */
  forget(): void {
    this.#begun = null;
  }

  /** Another name or ink, at tables where one sits, too. Raises a `Refusal`. */
  async introduce(who: { readonly name?: string; readonly ink?: Ink }): Promise<void> {
    try {
      this.#be(await this.#post("/api/guest", who));
    } catch (fault) {
      throw fault instanceof Refusal ? fault : new Refusal("line-lost");
    }
  }

  /** A code with which another device goes on as this guest, and the seconds that it holds. */
  async handOver(): Promise<{ code: string; seconds: number }> {
    const answer = await this.#post("/api/handover", {});
    return { code: answer["code"] as string, seconds: answer["seconds"] as number };
  }

  /** Go on as the guest who made this code on another device. Raises a `Refusal`. */
  async takeOver(code: string): Promise<void> {
    await this.#begun?.catch(() => {}); // the cookie of a new guest, if it came later, would stay
    this.#be(await this.#post("/api/guest", { handover: code }));
    this.#begun = Promise.resolve();
  }

  async #begin(name: () => string): Promise<void> {
    try {
      this.#be(await this.#post("/api/guest", { name: name(), keep: true }));
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.code !== "banned") throw fault;
      // Who is banned is still who they are: they can read and delete what's theirs.
      const known = await this.fetch("/api/guest");
      if (!known.ok) throw fault;
      this.#be(await read(known));
    }
  }

  #be(guest: Record<string, unknown>): void {
    this.name = guest["name"] as string;
    this.ink = (guest["ink"] ?? null) as Ink | null;
  }

  async #post(path: string, body: object): Promise<Record<string, unknown>> {
    const headers = { "content-type": "application/json" };
    return read(await this.fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
  }
}

async function read(answer: Response): Promise<Record<string, unknown>> {
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (!answer.ok) {
    throw new Refusal(
      String(body["code"] ?? "server-error"),
      (body["facts"] ?? {}) as RefusalFacts,
    );
  }
  return body;
}
