import type { NetworkJson } from "$protocol";
import { ask, sending } from "./ask.ts";
import { Refusal } from "./refusal.ts";

const PATH = "/api/network";
const OWN = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * The door to the local network. A server on this computer is for this computer alone, until the
 * person at it lets the people around them in.
 */
export class Network {
  /** Whether this page comes from this computer, by an address that leads nobody else here. */
  readonly isLocal: boolean;
  /** Null: not asked yet, or this server can't be opened to its network. */
  told = $state.raw<NetworkJson | null>(null);
  #looking: Promise<void> | null = null;

  constructor(
    readonly fetch: typeof globalThis.fetch,
    readonly here: Pick<Location, "hostname" | "origin">,
  ) {
    this.isLocal = OWN.test(here.hostname);
  }

  /** Where others in the network find the server; null while the door is closed. */
  get address(): string | null {
    return this.told?.moved === true ? null : (this.told?.address ?? null);
  }

  /** The address to give to others: the best that is known. */
  get origin(): string {
    return this.address ?? this.here.origin;
  }

  /** Whether the door is open at an address that this computer no longer has. */
  get hasMoved(): boolean {
    return this.told?.address != null && this.told.moved === true;
  }

  /** Whether an address can be used by nobody but this computer. */
  isOwn(link: string): boolean {
    return URL.canParse(link) && OWN.test(new URL(link).hostname);
  }

  /** Ask how it stands. Without a door, or an answer, there is nothing to offer. */
  look(): Promise<void> {
    if (!this.isLocal) return Promise.resolve();
    this.#looking ??= this.#send({})
      .catch((fault: unknown) => {
        if (!(fault instanceof Refusal)) throw fault;
        this.told = null;
      })
      .finally(() => {
        this.#looking = null;
      });
    return this.#looking;
  }

  /** Let the network in, or close the door again. Raises a `Refusal`. */
  async change(open: boolean): Promise<void> {
    await this.#send(sending({ open }));
  }

  async #send(init: RequestInit): Promise<void> {
    this.told = await ask<NetworkJson>(PATH, init, this.fetch);
  }
}
