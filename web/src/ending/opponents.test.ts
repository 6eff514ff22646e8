import { expect, test } from "vitest";
import { easierThan } from "./opponents.ts";

const bot = (level: string) => ({ kind: "bot", level }) as const;
const person = { kind: "person" } as const;
const LEVELS = ["random", "beginner", "casual", "sharp"];

test("easier opponents are one level below the strongest, of those that the server has", () => {
  expect(easierThan([bot("casual"), bot("sharp")], LEVELS)).toBe("casual");
  expect(easierThan([bot("sharp")], ["random", "sharp"])).toBe("random");
});

test("there are none below the weakest, beside people, or of a level that is the host's own", () => {
  expect(easierThan([bot("random")], LEVELS)).toBeNull();
  expect(easierThan([bot("casual"), person], LEVELS)).toBeNull();
  expect(easierThan([bot("flat")], LEVELS)).toBeNull();
  expect(easierThan([], LEVELS)).toBeNull();
});
