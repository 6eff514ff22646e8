import { expect, test } from "vitest";
import { Files, isFileId } from "./files.ts";

const FILE = { record: "the text", deck: null, match: 1, matches: 1 };

/** A storage for tests; with a limit, more than so many characters are refused. */
function storage(most = Infinity): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > most) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

test("a file outlives a reload, and of several the last one does", () => {
  const tab = storage();
  tab.setItem("other", "stays");
  new Files(tab).keep("file-1", FILE);
  expect(new Files(tab).of("file-1")).toEqual(FILE);
  const files = new Files(tab);
  files.keep("file-2", { ...FILE, match: 2 });
  expect(new Files(tab).of("file-1")).toBeNull();
  expect(new Files(tab).of("file-2")?.match).toBe(2);
  expect(tab.getItem("other")).toBe("stays");
});

test("without storage, or with a full one, it is kept as long as the page is open", () => {
  for (const tab of [null, storage(3)]) {
    const files = new Files(tab);
    files.keep("file-1", FILE);
    expect(files.of("file-1")).toEqual(FILE);
    expect(new Files(tab).of("file-1")).toBeNull();
  }
});

test("what somebody else has written into the storage is no file", () => {
  const tab = storage();
  for (const text of ["", "{", "null", "7", '{"record":7}']) {
    tab.setItem("dnup.replay.file-1", text);
    expect(new Files(tab).of("file-1")).toBeNull();
  }
});

test("the ids of files are told from those of matches", () => {
  expect(isFileId("file-0123456789abcdef01234567")).toBe(true);
  expect(isFileId("m-1")).toBe(false);
});
