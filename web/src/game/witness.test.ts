import type { EventJson } from "$protocol";
import { expect, test } from "vitest";
import { MATCH, STATE, tableView } from "./faketable.ts";
import { sceneOf, type Scene } from "./scene.ts";
import { Witness } from "./witness.ts";

function witness(first: string | null = null): Witness {
  let kept = first;
  return new Witness({
    getItem: () => kept,
    setItem: (_key, value) => {
      kept = value;
    },
  });
}

const scene = (over: object): Scene =>
  sceneOf(tableView({ state: { ...STATE, match: { ...MATCH, id: "m", ...over } } }));
const began: EventJson = { kind: "round-began", turn: "A1", hand_sizes: [1, 1] };
const dealt = (card: string): EventJson => ({ kind: "hand-dealt", seat: "A", cards: [card] });

test("remembers the rounds, the own hands and the end", () => {
  const seen = witness();
  seen.see(scene({ round: 1 }), [began, dealt("1/2")]);
  seen.see(scene({ round: 2 }), [began, dealt("3/4")]);
  expect(seen.of("m")).toMatchObject({ rounds: 2, isOver: false });
  seen.see(scene({ round: 2, winner: "B" }));
  expect(seen.of("m")).toEqual({
    rounds: 2,
    isOver: true,
    hands: [
      { round: 1, seat: "A", cards: ["1/2"] },
      { round: 2, seat: "A", cards: ["3/4"] },
    ],
  });
});

test("knows the round of each hand if many events come at once", () => {
  const seen = witness();
  const before: EventJson = {
    kind: "match-began",
    id: "m",
    seats: [],
    commitment: "c",
    salts: [],
  };
  seen.see(scene({ round: 2 }), [began, dealt("9/9"), before, began, dealt("1/2"), began]);
  expect(seen.of("m")?.hands).toEqual([{ round: 1, seat: "A", cards: ["1/2"] }]);
});

test("what was seen first counts", () => {
  const seen = witness();
  seen.see(scene({ round: 3 }), [dealt("1/2")]);
  seen.see(scene({ round: 1 }));
  seen.see(scene({ round: 3 }), [dealt("5/6")]);
  expect(seen.of("m")).toMatchObject({ rounds: 3, hands: [{ cards: ["1/2"] }] });
});

test("keeps the newest, and copes with any storage", () => {
  const seen = witness('[null,3,["x",null]]');
  for (let n = 0; n < 50; n += 1) seen.see(scene({ id: `m${n}` }));
  expect(seen.of("m49")).not.toBeNull();
  expect(seen.of("m0")).toBeNull();
  new Witness(null).see(scene({}));
});

test("the storage is read only when there is something new", () => {
  let kept: string | null = null;
  let reads = 0;
  const seen = new Witness({
    getItem: () => {
      reads += 1;
      return kept;
    },
    setItem: (_key, value) => {
      kept = value;
    },
  });
  seen.see(scene({ round: 1 }), [began, dealt("1/2")]);
  reads = 0;
  for (let n = 0; n < 50; n += 1) seen.see(scene({ round: 1 }));
  expect(reads).toBe(0);
  seen.see(scene({ round: 2 }), [began, dealt("3/4")]);
  expect(reads).toBeGreaterThan(0);
  expect(seen.of("m")?.hands).toHaveLength(2);
});

test("what another window saw meanwhile stays", () => {
  let kept: string | null = null;
  const storage = {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
  const [one, other] = [new Witness(storage), new Witness(storage)];
  one.see(scene({ round: 1 }), [began, dealt("1/2")]);
  other.see(scene({ round: 2 }), [began, dealt("3/4")]);
  one.see(scene({ round: 3 }), [began, dealt("5/6")]);
  expect(one.of("m")?.hands.map(({ round }) => round)).toEqual([1, 2, 3]);
});
