import type { CardText, EventJson } from "$protocol";
import { describe, expect, test } from "vitest";
import type { Change, Scene } from "../game/scene.ts";
import { plan, type Flight, type Plan } from "./plan.ts";
import { MS } from "./timing.ts";
import type { Box, Zone, Zones } from "./zones.ts";

const SIZE = { width: 50, height: 70 };

/** A zone at a place of its own; its cards lie side by side from its left edge on. */
function zone(x: number, y: number, cards = ""): Zone {
  const faces = cards
    .split(" ")
    .filter((card) => card !== "")
    .map((card, index) => ({ card, box: { x: x + index * 30, y, ...SIZE } }));
  return { box: { x, y, width: 200, height: 70 }, faces };
}

/** A table of three, seen by A: the own hand and the three areas, with cards in them as given. */
function table(lying: { A?: string; A1?: string; B1?: string; C1?: string }): Zones {
  return new Map([
    ["hand:A", zone(0, 500, lying.A)],
    ["hand:B", { box: { x: 0, y: 0, width: 30, height: 42 }, faces: [] }],
    ["hand:C", { box: { x: 600, y: 0, width: 30, height: 42 }, faces: [] }],
    ["area:A1", zone(100, 400, lying.A1)],
    ["area:B1", zone(0, 100, lying.B1)],
    ["area:C1", zone(600, 100, lying.C1)],
    ["pile", { box: { x: 300, y: 250, width: 50, height: 70 }, faces: [] }],
  ]);
}

const sceneOf = (isMine: boolean): Scene =>
  ({
    you: "A",
    state: {
      seats: ["A", "B", "C"].map((seat) => ({ seat })),
      match: { hand_sizes: [3, 9, 2], points: [2, 0, 0], goal: 4 },
    },
    choices: isMine ? { plays: [], adds: [], takes: [] } : null,
  }) as unknown as Scene;

const change = (events: readonly EventJson[], [was, is]: readonly [boolean, boolean]): Change => ({
  before: sceneOf(was),
  after: sceneOf(is),
  events,
});

const planOf = (events: readonly EventJson[], before: Zones, after: Zones): Plan =>
  plan(change(events, [true, false]), before, after);

const flightOf = (made: Plan, card: CardText): Flight => {
  const found = made.flights.find((flight) => flight.card === card);
  if (found === undefined) throw new Error(`no flight of ${card}`);
  return found;
};

const boxAt = (zones: Zones, name: string, index: number): Box | undefined =>
  zones.get(name)?.faces[index]?.box;

describe("a set is played", () => {
  test("from the own hand each card flies to its place in the set, and the others move up", () => {
    const before = table({ A: "2/7 5/1 5/3 9/4" });
    const after = table({ A: "2/7 9/4", A1: "5/1 5/3" });
    const made = planOf([{ kind: "set-played", area: "A1", cards: ["5/1", "5/3"] }], before, after);
    expect(made.flights).toHaveLength(2);
    const flight = flightOf(made, "5/3");
    expect(flight.target).toEqual({ zone: "area:A1", index: 1 });
    expect(flight.legs).toMatchObject([
      {
        from: boxAt(before, "hand:A", 2),
        to: boxAt(after, "area:A1", 1),
        turns: false,
        flip: null,
      },
    ]);
    expect(made.glides).toMatchObject([
      { target: { zone: "hand:A", index: 1 }, dx: 60, dy: 0, whirl: null, at: 0 },
    ]);
  });

  test("from another's hand it begins as backs on the stack and turns over", () => {
    const after = table({ B1: "5/1 5/3" });
    const made = planOf(
      [{ kind: "set-played", area: "B1", cards: ["5/1", "5/3"] }],
      table({}),
      after,
    );
    expect(made.flights).toHaveLength(2);
    expect(flightOf(made, "5/1").legs).toMatchObject([
      { from: { x: 0, y: 0, width: 30, height: 42 }, flip: "up", fades: false, turns: false },
    ]);
  });

  test("what it beats goes back turned: into the own hand as the turned card", () => {
    const after = table({ A: "1/5 3/5 8/2", B1: "6/1 6/2" });
    const made = planOf(
      [
        { kind: "set-played", area: "B1", cards: ["6/1", "6/2"] },
        { kind: "set-returned", area: "A1", cards: ["5/1", "5/3"] },
      ],
      table({ A: "8/2", A1: "5/1 5/3" }),
      after,
    );
    const flight = flightOf(made, "5/3");
    expect(flight.target).toEqual({ zone: "hand:A", index: 1 });
    expect(flight.legs).toMatchObject([{ turns: true, flip: null, fades: false }]);
    expect(flight.legs[0]?.at).toBeGreaterThan(flightOf(made, "6/2").legs[0]?.at ?? 0);
  });

  test("what it beats goes back to another turned, becomes small and vanishes", () => {
    const made = planOf(
      [
        { kind: "set-played", area: "A1", cards: ["6/1"] },
        { kind: "set-returned", area: "B1", cards: ["5/3"] },
      ],
      table({ A: "6/1", B1: "5/3" }),
      table({ A1: "6/1" }),
    );
    const flight = flightOf(made, "5/3");
    expect(flight.target).toBeNull();
    expect(flight.legs).toMatchObject([{ turns: true, fades: true, to: { width: 30 } }]);
  });
});

test("a set that is discarded goes onto the pile and turns face down", () => {
  const made = planOf(
    [{ kind: "set-discarded", area: "C1", cards: ["5/3"] }],
    table({ C1: "5/3" }),
    table({}),
  );
  expect(made.flights).toMatchObject([
    { card: "5/3", target: null, legs: [{ to: { x: 300, y: 250 }, flip: "down", turns: false }] },
  ]);
});

test("a set that gets a card and is discarded at once goes when the card is there", () => {
  const made = planOf(
    [
      { kind: "card-added", seat: "A", card: "5/3", area: "B1" },
      { kind: "set-discarded", area: "B1", cards: ["5/1", "5/3"] },
    ],
    table({ A: "5/3", B1: "5/1" }),
    table({}),
  );
  const { legs } = flightOf(made, "5/3");
  expect(legs).toHaveLength(2);
  expect(legs[1]?.at).toBeGreaterThanOrEqual((legs[0]?.at ?? 0) + (legs[0]?.ms ?? 0));
  expect(legs[1]?.from).toEqual(legs[0]?.to);
  expect(flightOf(made, "5/1").legs[0]?.at).toBe((legs[0]?.at ?? 0) + (legs[0]?.ms ?? 0));
});

test("a set that is taken turns on its way into the own hand", () => {
  const made = planOf(
    [{ kind: "set-taken", seat: "A", area: "B1", cards: ["7/2", "7/4"] }],
    table({ A: "3/1", B1: "7/2 7/4" }),
    table({ A: "2/7 3/1 4/7" }),
  );
  expect(flightOf(made, "7/4").target).toEqual({ zone: "hand:A", index: 2 });
  expect(made.flights.every(({ legs }) => legs[0]?.turns)).toBe(true);
  expect(made.glides).toHaveLength(1);
});

describe("a hand is rotated", () => {
  test("the cards of the own turn around one middle, each on its way to its place", () => {
    const made = planOf(
      [{ kind: "hand-rotated", seat: "A" }],
      table({ A: "1/9 2/4 3/8" }),
      table({ A: "4/2 8/3 9/1" }),
    );
    expect(made.flights).toEqual([]);
    expect(made.glides).toMatchObject([
      { target: { index: 2 }, dx: -60, whirl: { x: -30, y: 0, offset: -1 }, at: 0 },
      { target: { index: 0 }, dx: 30, whirl: { x: 30, y: 0, offset: 0 } },
      { target: { index: 1 }, dx: 30, whirl: { x: 0, y: 0, offset: 1 } },
    ]);
    expect(made.ms).toBeLessThanOrEqual(MS.rotate);
    expect(made.whirls).toEqual([{ zone: "hand:A", at: 0 }]);
    expect(made.dims).toMatchObject({ from: 0, isBelowHand: true });
    expect(made.dims?.to).toBeLessThan(made.ms);
  });

  test("the sets on the table don't shift its middle", () => {
    const made = planOf(
      [{ kind: "hand-rotated", seat: "A" }],
      table({ A: "1/9 2/4", B1: "7/2 7/4" }),
      table({ A: "4/2 9/1", B1: "7/2 7/4" }),
    );
    expect(made.glides.map(({ whirl }) => whirl?.offset)).toEqual([-0.5, 0.5]);
  });

  test("of another a small fan of backs turns, and the table stays bright", () => {
    const made = planOf([{ kind: "hand-rotated", seat: "C" }], table({}), table({}));
    expect(made.stacks).toEqual([{ zone: "hand:C", at: 0, count: 2 }]);
    expect(made.dims).toBeNull();
    expect(made.glides).toEqual([]);
  });
});

test("equal cards are told apart by their order, and each goes to one place", () => {
  const made = planOf(
    [{ kind: "set-played", area: "A1", cards: ["2/6", "2/6"] }],
    table({ A: "2/6 2/6 7/1" }),
    table({ A: "7/1", A1: "2/6 2/6" }),
  );
  expect(made.flights.map(({ target }) => target?.index)).toEqual([0, 1]);
  expect(made.glides).toHaveLength(1);
});

test("of equal cards in the hand the chosen one flies", () => {
  const before = table({ A: "6/1 2/9 6/1" });
  const faces = (before.get("hand:A")?.faces ?? []).map(({ card, box }, index) => ({
    card,
    box,
    isLeaving: index === 2,
  }));
  const made = planOf(
    [{ kind: "set-played", area: "A1", cards: ["6/1"] }],
    new Map([...before, ["hand:A", { ...zone(0, 500), faces }]]),
    table({ A: "6/1 2/9", A1: "6/1" }),
  );
  expect(made.flights).toHaveLength(1);
  expect(flightOf(made, "6/1").legs[0]?.from).toEqual(boxAt(before, "hand:A", 2));
  expect(made.glides).toEqual([]);
});

test("a card that comes back flies beside the equal one that was there", () => {
  const after = table({ A: "1/6 1/6 2/9", B1: "7/2" });
  const made = planOf(
    [
      { kind: "set-played", area: "B1", cards: ["7/2"] },
      { kind: "set-returned", area: "A1", cards: ["6/1"] },
    ],
    new Map([...table({ A1: "6/1" }), ["hand:A", zone(0, 500, "1/6 2/9")]]),
    after,
  );
  expect(flightOf(made, "6/1").target).toEqual({ zone: "hand:A", index: 1 });
  expect(made.glides).toMatchObject([{ target: { zone: "hand:A", index: 2 }, whirl: null }]);
});

test("equal cards that lie opposite ways both turn when the hand is rotated", () => {
  const made = planOf(
    [{ kind: "hand-rotated", seat: "A" }],
    table({ A: "1/6 6/1" }),
    table({ A: "6/1 1/6" }),
  );
  expect(made.glides).toMatchObject([
    { target: { index: 0 }, dx: 0, whirl: { offset: -0.5 } },
    { target: { index: 1 }, dx: 0, whirl: { offset: 0.5 } },
  ]);
});

const DEALT: EventJson[] = [
  { kind: "round-began", turn: "B1", hand_sizes: [3, 9, 2] },
  { kind: "hand-dealt", seat: "A", cards: ["1/5*", "7/2", "3/8"] },
];

test("a deal throws backs from a deck, one after another, and each of one's own opens where it lands", () => {
  const after = table({ A: "1/5* 3/8 7/2" });
  const made = planOf(DEALT, table({ A: "4/1", B1: "7/3" }), after);
  expect(made.flights.every(({ card }) => card === null)).toBe(true); // no face is seen in the air
  const own = made.flights.filter(({ legs }) => legs[0]?.flip === "lid");
  expect(own.map(({ legs }) => legs[0]?.to)).toEqual(
    [0, 1, 2].map((slot) => boxAt(after, "hand:A", slot)),
  );
  const [one, two] = own.map(({ legs }) => legs[0]?.at ?? 0);
  expect((two ?? 0) - (one ?? 0)).toBe(MS.dealt);
  // Each card of the hand is one of them, and they do not lie sorted yet.
  expect(made.openings.map(({ target }) => target.index).toSorted()).toEqual([0, 1, 2]);
  expect(made.openings.map(({ target }) => target.index)).not.toEqual([0, 1, 2]);
  for (const { target, order, dx, at, sorts } of made.openings) {
    expect(dx).toBe((order - target.index) * 30);
    expect(sorts).toBeGreaterThanOrEqual(at + MS.lid);
  }
  expect(made.deck?.until).toBeLessThan(made.ms);
});

test("others are dealt a few backs each, which are large enough to be seen", () => {
  const made = planOf(DEALT, table({}), table({ A: "1/5* 3/8 7/2" }));
  const others = made.flights.filter(({ legs }) => legs[0]?.fades === true);
  expect(others).toHaveLength(3 + 2);
  for (const { legs } of others) expect(legs[0]?.to.width).toBeGreaterThanOrEqual(20);
  expect(made.deck?.box.width).toBeGreaterThanOrEqual(44);
});

test("a hand that is not kept sorted lies as it was dealt", () => {
  const made = planOf(DEALT, table({}), table({ A: "7/2 1/5* 3/8" }));
  expect(made.openings.map(({ dx }) => dx)).toEqual([0, 0, 0]);
});

test("a deal of many cards takes no longer than one of fifteen", () => {
  const cards = Array.from({ length: 24 }, (_, index) => `${1 + Math.floor(index / 3)}/9`).join(
    " ",
  );
  const made = planOf(DEALT, table({}), table({ A: cards }));
  expect(made.ms).toBeLessThanOrEqual(2000);
});

test("who is out gets the letters that are new", () => {
  const made = planOf([{ kind: "went-out", seat: "A", points: 2 }], table({}), table({}));
  expect(made.parties).toMatchObject([{ seat: "A", letters: [0, 2] }]);
});

test("one's turn begins once, however long it lasts", () => {
  const events: EventJson[] = [{ kind: "turn-began", area: "A1" }];
  expect(plan(change(events, [false, true]), table({}), table({})).isMyTurn).toBe(true);
  expect(plan(change(events, [true, true]), table({}), table({})).isMyTurn).toBe(false);
});

const heardAfter = (...events: EventJson[]): readonly string[] =>
  planOf(events, table({}), table({})).heard.map(({ sound }) => sound);

test("a beaten set and the end of a round are heard, unless the match ends with it", () => {
  const beaten: EventJson = { kind: "set-returned", area: "B1", cards: ["4/2"] };
  const ended: EventJson = { kind: "round-ended" };
  const won: EventJson = {
    kind: "match-ended",
    id: "match-1",
    winner: "A",
    points: [4, 0, 0],
    assisted: [0, 0, 0],
    secret: "",
  };
  expect(heardAfter(beaten, ended)).toEqual(["beaten", "round"]);
  expect(heardAfter(ended, won)).toEqual(["won"]);
});

test("a set is beaten when what beats it has landed; the table dims meanwhile", () => {
  const made = planOf(
    [
      { kind: "set-played", area: "B1", cards: ["6/1", "6/2"] },
      { kind: "set-returned", area: "A1", cards: ["5/1", "5/3"] },
    ],
    table({ A: "8/2", A1: "5/1 5/3" }),
    table({ A: "1/5 3/5 8/2", B1: "6/1 6/2" }),
  );
  const landed = Math.max(
    ...["6/1", "6/2"].map((card) => {
      const leg = flightOf(made, card).legs[0];
      return (leg?.at ?? 0) + (leg?.ms ?? 0);
    }),
  );
  const legs = ["5/1", "5/3"].map((card) => flightOf(made, card).legs[0]);
  expect(legs.map((leg) => leg?.lean)).toEqual([-1, 1]);
  expect(Math.min(...legs.map((leg) => leg?.at ?? 0))).toBeGreaterThan(landed);
  expect(made.dims?.from).toBe(legs[0]?.at);
  expect(made.dims?.to).toBe((legs[1]?.at ?? 0) + (legs[1]?.ms ?? 0));
});

test("a whole move is over in time, and so is one that beats a set", () => {
  const quiet = planOf(
    [
      { kind: "set-discarded", area: "A1", cards: ["5/4"] },
      { kind: "set-played", area: "A1", cards: ["6/1", "6/2", "6/3"] },
    ],
    table({ A: "6/1 6/2 6/3 7/1", A1: "5/4" }),
    table({ A: "7/1", A1: "6/1 6/2 6/3" }),
  );
  expect(quiet.ms).toBeLessThanOrEqual(MS.move);
  expect(quiet.dims).toBeNull();
  const made = planOf(
    [
      { kind: "set-played", area: "A1", cards: ["6/1", "6/2", "6/3"] },
      { kind: "set-returned", area: "C1", cards: ["5/3", "5/1", "5/2"] },
      { kind: "set-discarded", area: "B1", cards: ["5/4"] },
    ],
    table({ A: "6/1 6/2 6/3 7/1", B1: "5/4", C1: "5/3 5/1 5/2" }),
    table({ A: "7/1", A1: "6/1 6/2 6/3" }),
  );
  expect(made.flights).toHaveLength(7);
  expect(made.ms).toBeLessThanOrEqual(MS.show);
});

test("what is not drawn does not move", () => {
  const made = planOf(
    [
      { kind: "set-played", area: "A1", cards: ["6/1"] },
      { kind: "set-discarded", area: "B1", cards: ["5/4"] },
      { kind: "hand-rotated", seat: "B" },
    ],
    new Map(),
    new Map(),
  );
  expect([...made.flights, ...made.glides, ...made.stacks]).toEqual([]);
});

const open = (scene: Scene): Scene =>
  ({
    ...scene,
    you: null,
    state: { ...scene.state, match: { ...scene.state.match, hands: [[], [], []] } },
  }) as unknown as Scene;

const planOpen = (events: readonly EventJson[], before: Zones, after: Zones): Plan =>
  plan({ before: open(sceneOf(false)), after: open(sceneOf(false)), events }, before, after);

const withHand = (cards: string, lying: { B1?: string } = {}): Zones =>
  new Map([...table(lying), ["hand:B", zone(300, 0, cards)]]);

describe("hands lie open", () => {
  test("a card flies from its place in another's hand, face up", () => {
    const before = withHand("2/7 5/1");
    const after = withHand("2/7", { B1: "5/1" });
    const made = planOpen([{ kind: "set-played", area: "B1", cards: ["5/1"] }], before, after);
    expect(flightOf(made, "5/1").legs).toMatchObject([
      { from: boxAt(before, "hand:B", 1), to: boxAt(after, "area:B1", 0), flip: null },
    ]);
  });

  test("a set goes back to its places in the hand, turned, and does not vanish there", () => {
    const before = withHand("2/7", { B1: "5/1" });
    const after = withHand("1/5 2/7");
    const made = planOpen([{ kind: "set-returned", area: "B1", cards: ["5/1"] }], before, after);
    const flight = flightOf(made, "5/1");
    expect(flight.target).toEqual({ zone: "hand:B", index: 0 });
    expect(flight.legs).toMatchObject([{ turns: true, fades: false }]);
  });

  test("a rotated hand turns card by card, and no stack does", () => {
    const made = planOpen(
      [{ kind: "hand-rotated", seat: "B" }],
      withHand("2/7 5/1"),
      withHand("1/5 7/2"),
    );
    expect(made.stacks).toEqual([]);
    expect(made.glides.map(({ whirl }) => whirl?.offset)).toEqual([-0.5, 0.5]);
  });
});
