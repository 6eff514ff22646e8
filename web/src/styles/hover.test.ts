import { expect, test } from "vitest";
import { whereHovering } from "../../vite/hover.ts";

test("what is said of hovering holds only where something hovers", () => {
  expect(whereHovering(".a{color:red}.a:hover{color:blue}")).toBe(
    ".a{color:red}@media (hover: hover){.a:hover{color:blue}}",
  );
});

test("other selectors of the same rule hold everywhere", () => {
  expect(whereHovering(".a:hover,.a:is(:focus, .on){color:blue}")).toBe(
    ".a:is(:focus, .on){color:blue}@media (hover: hover){.a:hover{color:blue}}",
  );
});

test("a rule within a query stays there", () => {
  expect(whereHovering("@media print{.a:hover:not(.b, .c){color:blue}}")).toBe(
    "@media print{@media (hover: hover){.a:hover:not(.b, .c){color:blue}}}",
  );
});

test("commas within brackets part no selectors", () => {
  expect(whereHovering(".a:is(:global(.b:hover), .c:focus) > .d{color:blue}")).toBe(
    "@media (hover: hover){.a:is(:global(.b:hover), .c:focus) > .d{color:blue}}",
  );
});
