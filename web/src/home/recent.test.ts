import { expect, test } from "vitest";
import type { Phase, SeatStateJson } from "$protocol";
import { Recent } from "./recent.ts";

const DAY = 24 * 60 * 60 * 1000;

function storage(): Pick<Storage, "getItem" | "setItem"> {
  let text: string | null = null;
  return {
    getItem: () => text,
    setItem: (_key, value) => {
      text = value;
    },
  };
}

function table(code: string, phase: Phase = "playing", you: string | null = "A") {
  const seats: SeatStateJson[] = [
    { seat: "A", kind: "person", name: "Ann" },
    { seat: "B", kind: "bot", name: "Casual", level: "casual" },
    { seat: "C", kind: "empty" },
  ];
  return { code, you, state: { at: 0, phase, host: "A", seats } };
}

test("a table where one sits is kept with who else sits there", () => {
  const recent = new Recent(storage());
  recent.note(table("NAC8SS"), 5);
  expect(recent.tables(6)).toEqual([
    { code: "NAC8SS", at: 5, names: ["Casual"], levels: ["casual"] },
  ]);
});

test("the newest come first, each once, and only a few", () => {
  const recent = new Recent(storage());
  for (const [at, code] of ["A22222", "B22222", "C22222", "D22222", "B22222"].entries())
    recent.note(table(code), at);
  expect(recent.tables(9).map(({ code }) => code)).toEqual(["B22222", "D22222", "C22222"]);
});

test.each([
  ["its match is over", "finished", "A"],
  ["it is closed", "closed", "A"],
  ["one only looks on", "playing", null],
] as const)("a table is not gone back to when %s", (_why, phase, you) => {
  const recent = new Recent(storage());
  recent.note(table("NAC8SS"), 0);
  recent.note(table("NAC8SS", phase, you), 1);
  expect(recent.tables(2)).toEqual([]);
});

test("a table is forgotten after a day, or when it is wished", () => {
  const recent = new Recent(storage());
  recent.note(table("NAC8SS"), 0);
  expect(recent.tables(DAY - 1)).toHaveLength(1);
  expect(recent.tables(DAY)).toEqual([]);
  recent.drop("NAC8SS");
  expect(recent.tables(1)).toEqual([]);
});

test("a browser that keeps nothing has no tables", () => {
  const recent = new Recent(null);
  recent.note(table("NAC8SS"), 0);
  expect(recent.tables(1)).toEqual([]);
});

test("all are forgotten when somebody else goes on in this browser", () => {
  const recent = new Recent(storage());
  recent.note(table("NAC8SS"), 5);
  recent.note(table("BBBBBB"), 6);
  recent.clear();
  expect(recent.tables(7)).toEqual([]);
});
