import { expect, test } from "vitest";
import type { StateJson } from "$protocol";
import { MATCH, STATE, tableView } from "../game/faketable.ts";
import { sceneOf } from "../game/scene.ts";
import type { Ask } from "../net/ask.ts";
import { Refusal } from "../net/refusal.ts";
import { actorOf, Glance, pointsOf, standOf } from "./glance.svelte.ts";

const scene = (state: Partial<StateJson>, isMine = false) => {
  const { choices, ...view } = tableView({ state: { ...STATE, ...state } });
  return sceneOf(isMine && choices !== undefined ? { ...view, choices } : view);
};

test.each([
  ["turn", scene({}, true)],
  ["wait", scene({ match: { ...MATCH, to_act: "B1" } })],
  ["between", scene({ match: { ...MATCH, to_act: null } })],
  ["gathering", scene({ phase: "gathering" })],
  ["over", scene({ phase: "finished" })],
] as const)("a table stands at: %s", (stand, seen) => {
  expect(standOf(seen)).toBe(stand);
});

test("the own points are told apart from the best of all others", () => {
  const seen = scene({ match: { ...MATCH, points: [1, 3, 2] } });
  expect(pointsOf(seen)).toEqual({ own: 1, best: 3 });
  const { match: _, ...none } = STATE;
  expect(pointsOf(sceneOf(tableView({ state: none })))).toBeNull();
});

test("who is to act is named by their area", () => {
  expect(actorOf(scene({ match: { ...MATCH, to_act: "B1" } }))?.name).toBe("Bob");
});

test("a table that is gone is told from one that didn't answer", async () => {
  let code = "no-answer";
  const ask = (() => Promise.reject(new Refusal(code))) as Ask;
  const glance = new Glance(ask, "NAC8SS");
  await glance.look();
  expect(glance.isGone).toBe(false);
  code = "no-such-table";
  await glance.look();
  expect([glance.isGone, glance.scene]).toEqual([true, null]);
});
