import { expect, test } from "vitest";
import type { Scene } from "../game/scene.ts";
import { layoutOf, placesOf } from "./places.ts";

function scene(players: number, you: string | null): Scene {
  const seats = [..."ABCDE"].slice(0, players).map((seat) => ({ seat, kind: "person" as const }));
  const state = { at: 0, phase: "playing" as const, host: null, seats };
  return {
    number: 1,
    code: "NAC8SS",
    you,
    options: {},
    deck: ["", ""],
    state,
    hand: [],
    choices: null,
  };
}

const around = (players: number, you: string | null): string =>
  placesOf(scene(players, you))
    .map(({ seat, side }) => `${seat} ${side}`)
    .join(", ");

test("the next player sits at the left hand of the viewer", () => {
  expect(around(4, "C")).toBe("C bottom, D left, A top, B right");
  expect(around(5, "B")).toBe("B bottom, C left, D top-left, E top-right, A right");
});

test("who watches has seat A at the bottom", () => {
  expect(around(3, null)).toBe("A bottom, B top-left, C top-right");
  expect(around(2, null)).toBe("A bottom, B top");
});

test.each([
  [{ width: 1136, height: 503, players: 3 }, "wide"],
  [{ width: 390, height: 430, players: 5 }, "narrow"],
  [{ width: 360, height: 380, players: 5 }, "narrow dense"],
  [{ width: 390, height: 378, players: 3 }, "narrow"],
  [{ width: 844, height: 200, players: 5 }, "narrow dense short"],
  [{ width: 820, height: 900, players: 4 }, "narrow"],
] as const)("a board of %o is laid out as %s", (room, layout) => {
  expect(layoutOf(room)).toBe(layout);
});
