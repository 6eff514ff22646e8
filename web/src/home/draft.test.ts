import { expect, test } from "vitest";
import {
  clockForStrangers,
  fittingCount,
  keepDraft,
  optionsOf,
  readDraft,
  type Draft,
} from "./draft.ts";

const LEVELS = ["random", "beginner", "casual"];

function storage(kept: string | null = null): Pick<Storage, "getItem" | "setItem"> {
  let text = kept;
  return {
    getItem: () => text,
    setItem: (_key, value) => {
      text = value;
    },
  };
}

function draft(changes: Partial<Draft> = {}): Draft {
  return { ...readDraft(null), ...changes };
}

const memory = (changes: Partial<Draft>): boolean =>
  optionsOf(draft({ players: 3, ...changes }), LEVELS, null).memory === true;

test("without anything kept, three people play without a clock", () => {
  expect(optionsOf(draft(), LEVELS, null)).toEqual({
    players: 3,
    bots: [],
    deck: null,
    clock: null,
    absence: { after: 60, level: "casual" },
    public: false,
    spectators: true,
    memory: false,
    chat: "free",
    pace: 900,
    pause: 20,
  });
});

test("a draft is read as it was kept", () => {
  const kept = storage();
  const before = draft({ players: 5, others: ["beginner", null, null, "casual"], after: null });
  keepDraft(kept, before);
  expect(readDraft(kept)).toEqual(before);
});

test.each(["", "null", "[]", '{"players": 7, "clock": "sand", "others": 3}', "no JSON"])(
  "what cannot be a draft is none: %s",
  (text) => {
    expect(readDraft(storage(text))).toEqual(readDraft(null));
  },
);

test("bots, who forget nothing, are played with memory aids, people without, unless one says so", () => {
  const bots = ["beginner", "casual", null, null];
  expect(memory({ others: bots })).toBe(true);
  expect(memory({ others: [null, null, null, null] })).toBe(false);
  expect(memory({ others: bots, players: 4 })).toBe(false);
  expect(memory({ others: bots, memory: false })).toBe(false);
  expect(memory({ others: [null, null, null, null], memory: true })).toBe(true);
  expect(readDraft(storage('{"memory": "yes"}')).memory).toBeNull();
});

test("only the seats that there are get bots", () => {
  const others = ["beginner", null, "casual", "casual"];
  expect(optionsOf(draft({ players: 4, others }), LEVELS, null).bots).toEqual([
    "beginner",
    "casual",
  ]);
});

test("a level that the server does not have becomes the usual one", () => {
  const options = optionsOf(
    draft({ others: ["master", null, null, null], level: "greedy" }),
    LEVELS,
    null,
  );
  expect(options.bots).toEqual(["casual"]);
  expect(options.absence?.level).toBe("casual");
  expect(optionsOf(draft(), ["random"], null).absence?.level).toBe("random");
});

test("the clock is for each move or for the match", () => {
  expect(optionsOf(draft({ clock: "per-move", secondsPerMove: 30 }), LEVELS, null).clock).toEqual({
    kind: "per-move",
    seconds: 30,
  });
  expect(
    optionsOf(draft({ clock: "total", minutes: 5, increment: 2 }), LEVELS, null).clock,
  ).toEqual({
    kind: "total",
    seconds: 300,
    increment: 2,
  });
});

test("the deck is asked for with its cards", () => {
  expect(optionsOf(draft({ deck: "h" }), LEVELS, 'name = "box"').deck).toBe('name = "box"');
});

test("a table gets a clock when it's made public, and keeps the one that it has", () => {
  const open = draft({ isPublic: true });
  clockForStrangers(open);
  expect(optionsOf(open, LEVELS, null).clock).toEqual({ kind: "per-move", seconds: 60 });
  const slow = draft({ isPublic: true, clock: "total" });
  clockForStrangers(slow);
  expect(slow.clock).toBe("total");
  const hidden = draft({ isPublic: false });
  clockForStrangers(hidden);
  expect(hidden.clock).toBe("none");
});

test.each([
  [3, [2, 3, 4, 5], 3],
  [3, [2, 4], 2],
  [5, [2, 3], 3],
  [2, [5], 5],
  [4, [], 4],
])("with %i players wanted and a deck for %s, there are %i", (players, counts, fitting) => {
  expect(fittingCount(players, counts)).toBe(fitting);
});
