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
    try {
      // One is enough, and several may be more than a browser keeps.
      for (const key of this.#keys()) this.storage?.removeItem(key);
      this.storage?.setItem(KEY + id, JSON.stringify(file));
    } catch {
      // After a reload it has to be dropped again; the page says so.
    }
  }

  of(id: string): KeptFile | null {
    const here = this.#here.get(id);
    if (here !== undefined) return here;
    try {
      const kept: unknown = JSON.parse(this.storage?.getItem(KEY + id) ?? "null");
      return isFile(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  #keys(): readonly string[] {
    const all = Array.from({ length: this.storage?.length ?? 0 }, (_, at) => this.storage?.key(at));
    return all.filter((key): key is string => key?.startsWith(KEY) === true);
  }
}

/** Whether this is the id of a file, not of a match that was played here. */
export const isFileId = (id: string): boolean => FILE.test(id);

function isFile(kept: unknown): kept is KeptFile {
  const file = kept as Partial<KeptFile> | null;
  return typeof file?.record === "string" && typeof file.match === "number";
}

/** The tab's own storage; null where it is forbidden. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
