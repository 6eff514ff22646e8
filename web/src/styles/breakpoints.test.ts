import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeOut } from "../../vite/breakpoints.ts";

const SRC = join(import.meta.dirname, "..");
const sheets = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).filter((file) =>
  /\.(svelte|css)$/.test(file),
);

test("screens change at the named breakpoints only", () => {
  const others = sheets.flatMap((file) =>
    [...readFileSync(join(SRC, file), "utf-8").matchAll(/@media ([^{]+)/g)]
      .map(([, query = ""]) => query)
      .filter((query) => /width|height/.test(query))
      .map((query) => `${file}: ${query}`),
  );
  expect(others).toEqual([]);
});

test("a name is written out, alone and among others", () => {
  expect(writeOut("@media (--phone) {", "a.css")).toBe("@media (width < 40rem) {");
  expect(writeOut("@media (--flat) and (not (--desk)) {", "a.css")).toBe(
    "@media (height < 32rem) and (not (width >= 56.25rem)) {",
  );
});

test("a name that there isn't stops the build", () => {
  expect(() => writeOut("@media (--fone) {", "a.css")).toThrow(
    "a.css: no breakpoint is called --fone",
  );
});
