import { expect, test } from "vitest";
import { either, listed } from "./listed.ts";

test("each language joins things in its own way", () => {
  const names = ["Ann", "Bob", "Cleo"];
  expect(listed({ language: "en" }, names)).toBe("Ann, Bob, and Cleo");
  expect(listed({ language: "da" }, names)).toBe("Ann, Bob og Cleo");
  expect(listed({ language: "en" }, ["Ann"])).toBe("Ann");
  expect(listed({ language: "ko" }, [])).toBe("");
});

test("of several numbers one is meant", () => {
  expect(either({ language: "en" }, [2, 4])).toBe("2 or 4");
  expect(either({ language: "it" }, [2, 3, 5])).toBe("2, 3 o 5");
  expect(either({ language: "da" }, [3])).toBe("3");
});
