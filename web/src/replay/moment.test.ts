import { expect, test } from "vitest";
import { addressOf, Course, readLook, readMoment, START } from "./moment.ts";

const course = new Course([3, 0, 2]);

test("a moment is read from an address, and anything else is none", () => {
  expect(readMoment("#3.12")).toEqual({ round: 3, action: 12 });
  expect(readMoment("#2")).toEqual({ round: 2, action: 0 });
  for (const hash of ["", "#", "#x", "#1.2.3", "#-1.4", "#99999999999"]) {
    expect(readMoment(hash)).toBeNull();
  }
});

test("a way to look is read only if there is such a seat", () => {
  expect(readLook("?as=B", ["A", "B"])).toBe("B");
  expect(readLook("?as=open", ["A", "B"])).toBe("open");
  expect(readLook("?as=spectator", ["A", "B"])).toBe("spectator");
  for (const query of ["", "?as=", "?as=C", "?as=__proto__"]) {
    expect(readLook(query, ["A", "B"])).toBeNull();
  }
});

test("an address leads back to its moment", () => {
  const address = new URL(addressOf("m-1", "B", { round: 3, action: 12 }), "https://example.org");
  expect(address.pathname).toBe("/replay/m-1");
  expect(readLook(address.search, ["A", "B"])).toBe("B");
  expect(readMoment(address.hash)).toEqual({ round: 3, action: 12 });
});

test("after the last action of a round comes the deal of the next", () => {
  const all = [];
  for (let at = START as typeof START | null; at !== null; at = course.next(at)) all.push(at);
  expect(all.map(({ round, action }) => `${round}.${action}`)).toEqual(
    "1.0 1.1 1.2 1.3 2.0 3.0 3.1 3.2".split(" "),
  );
  for (const [index, at] of all.entries()) {
    expect(course.previous(at)).toEqual(all[index - 1] ?? null);
  }
});

test("by rounds one comes to their deals, and at last to the end", () => {
  expect(course.nextRound({ round: 1, action: 2 })).toEqual({ round: 2, action: 0 });
  expect(course.nextRound({ round: 3, action: 0 })).toEqual({ round: 3, action: 2 });
  expect(course.previousRound({ round: 3, action: 1 })).toEqual({ round: 3, action: 0 });
  expect(course.previousRound({ round: 3, action: 0 })).toEqual({ round: 2, action: 0 });
  expect(course.previousRound(START)).toEqual(START);
});

test("what is too far is the nearest moment that there is", () => {
  expect(course.within({ round: 1, action: 99 })).toEqual({ round: 1, action: 3 });
  expect(course.within({ round: 9, action: 0 })).toEqual({ round: 3, action: 2 });
  expect(course.within({ round: 0, action: 5 })).toEqual(START);
  expect(new Course([]).last).toEqual(START);
});
