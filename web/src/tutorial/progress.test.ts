import { expect, test } from "vitest";
import { Progress } from "./progress.ts";

const STEPS = ["card", "set", "clash"];

function storage(text: string | null = null): Pick<Storage, "getItem" | "setItem"> {
  return {
    getItem: () => text,
    setItem: (_key, value) => {
      text = value;
    },
  };
}

test("who comes for the first time begins with the first step", () => {
  const progress = new Progress(storage());
  expect(progress.hasBegun).toBe(false);
  expect(progress.next(STEPS)).toBe("card");
  expect(progress.done(STEPS)).toEqual([]);
});

test("who left goes on with the step that was open", () => {
  const kept = storage();
  const progress = new Progress(kept);
  progress.open("card");
  progress.finish("card");
  progress.open("set");
  const later = new Progress(kept);
  expect(later.hasBegun).toBe(true);
  expect(later.next(STEPS)).toBe("set");
  expect(later.done(STEPS)).toEqual(["card"]);
});

test("who left after a step was done goes on with the next", () => {
  const progress = new Progress(storage());
  progress.open("set");
  progress.finish("set");
  expect(progress.next(STEPS)).toBe("clash");
});

test("what was skipped is come back to at the end", () => {
  const progress = new Progress(storage());
  progress.open("card");
  progress.open("clash");
  progress.finish("clash");
  expect(progress.next(STEPS)).toBe("card");
});

test("when all is done there is no next step", () => {
  const progress = new Progress(storage());
  for (const name of STEPS) progress.finish(name);
  progress.finish("card");
  expect(progress.next(STEPS)).toBeNull();
  expect(progress.done(STEPS)).toEqual(STEPS);
});

test("to begin anew forgets the steps, and not that the end was reached", () => {
  const progress = new Progress(storage());
  progress.open("set");
  progress.finish("set");
  progress.end();
  progress.clear();
  expect(progress.next(STEPS)).toBe("card");
  expect(progress.hasBegun).toBe(false);
  expect(progress.isOver).toBe(true);
});

test("steps of another version are left out", () => {
  const progress = new Progress(storage('{"done":["gone","set"],"at":"gone"}'));
  expect(progress.done(STEPS)).toEqual(["set"]);
  expect(progress.next(STEPS)).toBe("card");
});

test.each(["", "null", "7", "[]", '{"done":"all","at":3}', '{"done":[1,null]}', "{", '"x"'])(
  "what is damaged does no harm: %s",
  (text) => {
    const progress = new Progress(storage(text));
    expect(progress.next(STEPS)).toBe("card");
    expect(progress.isOver).toBe(false);
    progress.finish("card");
    expect(progress.next(STEPS)).toBe("set");
  },
);

test("a browser that keeps nothing can be learned in, too", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  for (const kept of [null, full]) {
    const progress = new Progress(kept);
    progress.open("set");
    progress.finish("set");
    expect(progress.next(STEPS)).toBe("card");
  }
});
