import type {
  BlockForm,
  BlockJson,
  BlocksJson,
  ReportForm,
  SessionJson,
  SessionsJson,
  Whom,
} from "$protocol";
import type { Client } from "../client.svelte.ts";
import { Recent } from "../home/recent.ts";
import { askAsGuest, type Ask } from "../net/ask.ts";

const JSON_BODY = { "content-type": "application/json" };

/** A guest's devices, their data, and how they deal with others. All may raise a `Refusal`. */
export class People {
  readonly #ask: Ask;

  constructor(readonly client: Client) {
    this.#ask = askAsGuest(client);
  }

  async devices(): Promise<readonly SessionJson[]> {
    return (await this.#ask<SessionsJson>("/api/sessions")).sessions;
  }

  async logOut({ id, current }: SessionJson): Promise<void> {
    await this.#ask(`/api/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
    if (current) this.#startAnew();
  }

  async logOutOthers(): Promise<void> {
    await this.#ask("/api/sessions?but=this", { method: "DELETE" });
  }

  async logOutEverywhere(): Promise<void> {
    await this.#ask("/api/sessions", { method: "DELETE" });
    this.#startAnew();
  }

  async deleteEverything(name: string): Promise<void> {
    await this.#ask(`/api/guest?name=${encodeURIComponent(name)}`, { method: "DELETE" });
    this.#startAnew();
  }

  async blocks(): Promise<readonly BlockJson[]> {
    return (await this.#ask<BlocksJson>("/api/blocks")).blocks;
  }

  async block(whom: Whom): Promise<void> {
    const form: BlockForm = { whom };
    await this.#post("/api/blocks", form);
  }

  async unblock({ id }: BlockJson): Promise<void> {
    await this.#ask(`/api/blocks/${encodeURIComponent(id)}`, { method: "DELETE" });
  }

  async report(form: ReportForm): Promise<void> {
    await this.#post("/api/reports", form);
  }

  async #post(path: string, form: object): Promise<void> {
    await this.#ask(path, { method: "POST", headers: JSON_BODY, body: JSON.stringify(form) });
  }

  /** Nobody knows this browser any more: it becomes a new guest. */
  #startAnew(): void {
    const { game, line, preferences, route, session } = this.client;
    session.forget();
    session.name = null;
    session.ink = null;
    game.turnAway();
    new Recent(preferences.storage).clear();
    line.close();
    line.open();
    route.go("/", { replace: true });
  }
}
