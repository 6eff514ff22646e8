import { expect, test } from "vitest";
import { listed } from "./listed.ts";

test("each language joins things in its own way", () => {
  const names = ["Ann", "Bob", "Cleo"];
  expect(listed({ language: "en" }, names)).toBe("Ann, Bob, and Cleo");
  expect(listed({ language: "da" }, names)).toBe("Ann, Bob og Cleo");
  expect(listed({ language: "en" }, ["Ann"])).toBe("Ann");
  expect(listed({ language: "ko" }, [])).toBe("");
});
