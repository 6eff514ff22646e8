import { expect, test } from "vitest";
import { Refusal } from "../net/refusal.ts";
import { Texts } from "../texts/texts.svelte.ts";
import { isNoRecord, sayDeckFault, sayFault, wantsDeck } from "./faults.ts";

const texts = new Texts();
await texts.speak("en");
await texts.with(Promise.resolve());

const bad = (facts: Refusal["facts"]): Refusal => new Refusal("bad-record", facts);

test("a fault is told with its file and its place", () => {
  const facts = { fault: "wrong-points", place: "rounds[0]", points: "2 0 1", right: "1 0 2" };
  expect(sayFault(texts, "a.json", bad(facts))).toBe(
    "a.json: rounds[0]: The record says the points are 2 0 1, but the actions give 1 0 2.",
  );
  const whole = { fault: "bad-json", place: "", reason: "it ends" };
  expect(sayFault(texts, "a.json", bad(whole))).toBe("a.json: This isn’t JSON: it ends");
});

test("a wrong deal and an illegal action say what is wrong with them", () => {
  const deal = { fault: "bad-deal", place: "x", round: 1, why: "deal-missing-card", card: "2/7" };
  expect(sayFault(texts, "a", bad(deal))).toContain("2/7 wasn’t dealt to anyone.");
  const action = {
    fault: "illegal-action",
    place: "x",
    round: 1,
    number: 3,
    seat: "A",
    action: "<B1",
    why: "no-set",
    area: "B1",
    rule: "C1",
  };
  expect(sayFault(texts, "a", bad(action))).toContain("B has no set. See rule §C1 (Take).");
  const late = { ...action, why: "round-over" };
  expect(sayFault(texts, "a", bad(late))).toContain("comes after the end");
});

test("a deck that is missing is asked for on the page, not by an option", () => {
  for (const fault of ["unknown-deck", "deck-changed"]) {
    const refusal = bad({ fault, place: "deck", name: "box", hash: "00" });
    expect(wantsDeck(refusal)).toBe(true);
    expect(sayFault(texts, "a", refusal)).toContain("box");
    expect(sayFault(texts, "a", refusal)).not.toContain("deck: ");
    expect(sayFault(texts, "a", refusal)).not.toContain("--deck");
  }
  expect(wantsDeck(bad({ fault: "bad-json" }))).toBe(false);
});

test("what is no record has no place to be corrected", () => {
  const refusal = bad({ fault: "no-format", place: "line 1", right: "dnup-record/1" });
  expect(isNoRecord(refusal)).toBe(true);
  expect(sayFault(texts, "a.png", refusal)).toMatch(/^a\.png: This isn’t a dnup record/);
  expect(isNoRecord(bad({ fault: "bad-json", place: "" }))).toBe(false);
});

test("a fault that this page does not know, and other refusals, are told all the same", () => {
  expect(sayFault(texts, "a", bad({ fault: "too-purple", place: "" }))).toContain("too-purple");
  const long = new Refusal("record-too-long", { actions: 9, limit: 8 });
  expect(sayFault(texts, "a", long)).toContain("9 actions");
});

test("what is wrong with a deck file is told with its entry", () => {
  const refusal = new Refusal("bad-deck", { why: "same-values", entry: 3, value: 1 });
  const said = sayDeckFault(texts, "d.toml", refusal);
  for (const part of ["d.toml", "3", "must differ"]) expect(said).toContain(part);
});
