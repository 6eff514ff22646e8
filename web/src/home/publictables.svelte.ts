import type { TableEntryJson, Tables } from "$protocol";
import type { Line } from "../net/line.svelte.ts";

const EVERY = 5000; // milliseconds between two looks

/** The public tables, looked at again and again while somebody sees them. */
export class PublicTables {
  /** Null as long as the server has not been asked. */
  tables = $state.raw<readonly TableEntryJson[] | null>(null);

  constructor(readonly line: Line) {}

  /** Look until the returned function is called. For an effect: it begins anew when the line opens. */
  follow(): (() => void) | undefined {
    if (this.line.status !== "open") return undefined;
    const look = (): void => {
      if (document.visibilityState === "visible") void this.#look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async #look(): Promise<void> {
    try {
      this.tables = ((await this.line.ask({ kind: "list" })) as Tables).tables;
    } catch {
      // The line is cut, or it was too soon: the next look will do.
    }
  }
}
