import { fieldsOf, Stored } from "../ui/stored.ts";
import type { RecordFile } from "./library.ts";

/** A file that somebody dropped, and how many matches it has. */
export interface KeptFile extends RecordFile {
  readonly matches: number;
}

const KEY = "dnup.replay.";
const FILE = /^file-/;

/** Files that were dropped in this tab: the server may forget them while the page is open. */
export class Files {
  readonly #here = new Map<string, KeptFile>();

  constructor(
    readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> | null,
  ) {}

  keep(id: string, file: KeptFile): void {
    this.#here.set(id, file);
    // One is enough, and several may be more than a browser keeps.
    for (const key of this.#keys()) this.storage?.removeItem(key);
    // If it isn't kept, it has to be dropped again after a reload; the page says so.
    this.#stored(id).set(file);
  }

  of(id: string): KeptFile | null {
    return this.#here.get(id) ?? this.#stored(id).get();
  }

  #stored(id: string): Stored<KeptFile | null> {
    return new Stored(this.storage, KEY + id, (kept) => (isFile(kept) ? kept : null));
  }

  #keys(): readonly string[] {
    const all = Array.from({ length: this.storage?.length ?? 0 }, (_, at) => this.storage?.key(at));
    return all.filter((key): key is string => key?.startsWith(KEY) === true);
  }
}

/** Whether this is the id of a file, not of a match that was played here. */
export const isFileId = (id: string): boolean => FILE.test(id);

function isFile(kept: unknown): kept is KeptFile {
  const { record, match } = fieldsOf(kept);
  return typeof record === "string" && typeof match === "number";
}
