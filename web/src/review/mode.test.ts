import { expect, test } from "vitest";
import { KNOWLEDGE, LEARN, modePath, readMode, REVIEW, WATCH, type Mode } from "./mode.ts";

test("an address says what is done with a match, and is read again", () => {
  const whatIf: Mode = { kind: "what-if", deal: "true", level: "beginner" };
  const at = { round: 3, action: 12 };
  expect(modePath("m-1", "A", WATCH, at)).toBe("/replay/m-1?as=A#3.12");
  expect(modePath("m-1", "A", REVIEW, at)).toBe("/replay/m-1?as=A&review#3.12");
  expect(modePath("m-1", "A", KNOWLEDGE, at)).toBe("/replay/m-1?as=A&knew#3.12");
  expect(modePath("m-1", null, REVIEW)).toBe("/replay/m-1?review");
  for (const mode of [
    WATCH,
    KNOWLEDGE,
    REVIEW,
    LEARN,
    whatIf,
    { ...whatIf, level: null } as const,
  ]) {
    const address = new URL(modePath("m-1", "B", mode, at), "http://localhost");
    expect(readMode(address.search)).toEqual(mode);
    expect([address.searchParams.get("as"), address.hash]).toEqual(["B", "#3.12"]);
  }
});

test("what is not known is a possible deal, and nothing said is watching", () => {
  expect(readMode("?whatif=maybe")).toEqual({ kind: "what-if", deal: "possible", level: null });
  expect(readMode("")).toBe(WATCH);
});
