import { expect, test, vi } from "vitest";
import {
  among,
  fieldsOf,
  isText,
  listOf,
  Stored,
  storageOf,
  type Storing,
  within,
} from "./stored.ts";

const KEY = "dnup.test";
const names = (from: Storing | null): Stored<readonly string[]> =>
  new Stored(from, KEY, (kept) => listOf(kept, isText));

function storage(first: string | null = null): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map(first === null ? [] : [[KEY, first]]);
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

const FORBIDDEN = {
  getItem: (): string => {
    throw new Error("forbidden");
  },
  setItem: (): void => {
    throw new Error("full");
  },
};

test("what is kept comes back", () => {
  const kept = storage();
  expect(names(kept).set(["Ann", "Ben"])).toBe(true);
  expect(names(kept).get()).toEqual(["Ann", "Ben"]);
});

test.each([null, "{", "null", "7", '"Ann"', "{}", ""])("%s is as good as nothing", (text) => {
  expect(names(storage(text)).get()).toEqual([]);
});

test("of a list, what is good is kept", () => {
  expect(names(storage('["Ann",7,null,"Ben",{}]')).get()).toEqual(["Ann", "Ben"]);
});

test.each([null, FORBIDDEN])("a storage that is missing or full keeps nothing", (without) => {
  expect(names(without).set(["Ann"])).toBe(false);
  expect(names(without).get()).toEqual([]);
});

test("the reader of what is kept gets undefined for rubbish", () => {
  const read = vi.fn(() => 1);
  new Stored(storage("{"), KEY, read).get();
  new Stored(storage("null"), KEY, read).get();
  expect(read.mock.calls).toEqual([[undefined], [undefined]]);
});

test("a forbidden storage is none", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new Error("forbidden");
    },
    sessionStorage: storage(),
  });
  expect(storageOf("localStorage")).toBeNull();
  expect(storageOf("sessionStorage")).not.toBeNull();
  vi.unstubAllGlobals();
});

test("values are checked", () => {
  expect(among(["a", "b"], "b", "a")).toBe("b");
  expect(among(["a", "b"], "c", "a")).toBe("a");
  expect(among([15, null], null, 15)).toBeNull();
  expect(among([0, 5], 0, 5)).toBe(0);
  expect(within(100, 0, 100, 60)).toBe(100);
  for (const bad of [101, -1, 0.5, "7", null, Number.NaN]) expect(within(bad, 0, 100, 60)).toBe(60);
  for (const bad of [null, undefined, 7, "x"]) expect(fieldsOf(bad)).toEqual({});
});
