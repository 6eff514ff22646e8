import { expect, test } from "vitest";
import { commitmentToSalt } from "../fairness/deals.ts";
import { newSalt, Notes } from "./notes.ts";

function storage(first: string | null = null): {
  getItem(): string | null;
  setItem(k: string, v: string): void;
} {
  let kept = first;
  return {
    getItem: () => kept,
    setItem: (_key, value) => {
      kept = value;
    },
  };
}

test("a match is found by its own salt, whatever the server says that it promised", () => {
  const notes = new Notes(storage());
  notes.write("abc", "my-salt");
  notes.began({ id: "m", commitment: "another", salts: ["my-salt", "x"] });
  expect(notes.of("m")).toEqual({ commitment: "abc", salt: "my-salt" });
});

test("the last salt for a promise counts", () => {
  const notes = new Notes(storage());
  notes.write("abc", "old");
  notes.write("abc", "new");
  notes.began({ id: "m", commitment: "abc", salts: ["new"] });
  expect(notes.of("m")?.salt).toBe("new");
});

test("a match of others has no note", () => {
  const notes = new Notes(storage());
  notes.write("abc", "salt");
  notes.began({ id: "m", commitment: "other", salts: ["x", "y"] });
  expect(notes.of("m")).toBeNull();
});

test("keeps the newest", () => {
  const notes = new Notes(storage());
  for (let n = 0; n < 100; n += 1) {
    notes.write(`c${n}`, `s${n}`);
    notes.began({ id: `m${n}`, commitment: `c${n}`, salts: [`s${n}`] });
  }
  expect(notes.of("m99")).not.toBeNull();
  expect(notes.of("m0")).toBeNull();
});

test.each(["{", "null", "7", '{"a":1}', '[null,3,[1,2],["x",null]]'])(
  "a storage that holds %s is as good as an empty one",
  (text) => {
    const notes = new Notes(storage(text));
    expect(notes.of("m")).toBeNull();
    notes.write("abc", "salt");
    notes.began({ id: "m", commitment: "abc", salts: ["salt"] });
    expect(notes.of("m")?.salt).toBe("salt");
  },
);

test("a storage that is full or missing is no fault", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  for (const notes of [new Notes(full), new Notes(null)]) {
    notes.write("abc", "salt");
    expect(notes.of("abc")).toBeNull();
    // The salt is revealed all the same, or no match could begin.
    const sealed = { seats: [], salt_commitments: ["", commitmentToSalt("salt")] };
    expect(notes.seal("abc", 1, sealed)).toBe("salt");
    expect(notes.seal("abc", 0, sealed)).toBeNull();
    expect(notes.seal("another", 1, sealed)).toBeNull();
  }
});

test("salts are 16 bytes that nobody can foresee", () => {
  const salts = new Set(Array.from({ length: 100 }, newSalt));
  expect(salts.size).toBe(100);
  for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/);
});

test("the storage is read once for a match, however many deliveries tell of it", () => {
  const kept = storage();
  let reads = 0;
  const notes = new Notes({
    getItem: () => {
      reads += 1;
      return kept.getItem();
    },
    setItem: kept.setItem,
  });
  notes.write("abc", "salt");
  reads = 0;
  notes.began({ id: "m", commitment: "abc", salts: ["salt"] });
  for (let n = 0; n < 50; n += 1) notes.began({ id: "m", commitment: "abc" });
  expect(reads).toBe(1);
  notes.write("def", "other");
  notes.began({ id: "n", commitment: "def", salts: ["other"] });
  expect(notes.of("m")?.salt).toBe("salt");
  expect(notes.of("n")?.salt).toBe("other");
});
