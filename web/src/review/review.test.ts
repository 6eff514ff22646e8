import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReviewJson } from "$protocol";
import { Refusal } from "../net/refusal.ts";
import { reviewed, told, verdict } from "./fakereview.ts";
import { faultFrom, isMistake, Review } from "./review.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(500);

/** A review that is told these things, one after another, and what was asked for. */
function open(...answers: (ReviewJson | Refusal)[]) {
  const asked: string[] = [];
  const page = { isHidden: false };
  const answer = async (): Promise<ReviewJson> => {
    const next = answers.shift() ?? told();
    if (next instanceof Refusal) throw next;
    return next;
  };
  const review = new Review(
    {
      begin: () => {
        asked.push("begin");
        return answer();
      },
      ask: (after) => {
        asked.push(`after ${after}`);
        return answer();
      },
    },
    () => page.isHidden,
  );
  return { review, asked, page };
}

test("it is asked for once, and then again and again until it is done", async () => {
  const first = told({ done: 1, verdicts: [verdict(1, 1)] });
  const rest = told({
    state: "done",
    done: 3,
    verdicts: [verdict(1, 2, { grade: "blunder" }), verdict(1, 3, { seat: "B" })],
    rounds: [reviewed(1, [[0.5, 0.5]])],
  });
  const { review, asked } = open(first, told({ done: 1 }), rest);
  expect(review.isWanted).toBe(false);
  review.begin();
  review.begin();
  await settled();
  expect([review.done, review.total, review.isRunning]).toEqual([1, 3, true]);
  expect(review.of({ round: 1, action: 1 })?.grade).toBe("good");
  expect(review.of({ round: 1, action: 2 })).toBeNull();
  await later();
  await later();
  expect(review.isDone).toBe(true);
  expect(review.verdicts.map(({ action }) => action)).toEqual([1, 2, 3]);
  expect(review.round(1)?.outlook).toHaveLength(1);
  expect(review.round(2)).toBeNull();
  await later();
  expect(asked).toEqual(["begin", "after 1", "after 1"]);
});

test("what fails is told, and tried again when that is wanted", async () => {
  const { review, asked } = open(new Refusal("too-fast"), told({ state: "done" }));
  review.begin();
  await settled();
  expect([review.refusal?.code, review.isRunning, review.isWanted]).toEqual([
    "too-fast",
    false,
    true,
  ]);
  await later();
  expect(asked).toEqual(["begin"]);
  review.again();
  await settled();
  expect([review.refusal, review.isDone]).toEqual([null, true]);
});

test("a review that the server has forgotten is begun again", async () => {
  const { review, asked } = open(told(), told({ state: "none" }), told({ state: "done" }));
  review.begin();
  await settled();
  await later();
  await settled();
  expect(asked).toEqual(["begin", "after 0", "begin"]);
  expect(review.isDone).toBe(true);
});

test("nothing is asked while nobody looks, or after it was left", async () => {
  const { review, asked, page } = open();
  review.begin();
  await settled();
  page.isHidden = true;
  await later();
  await later();
  expect(asked).toEqual(["begin"]);
  page.isHidden = false;
  review.hurry();
  await settled();
  expect(asked).toEqual(["begin", "after 0"]);
  review.end();
  await later();
  expect(asked).toHaveLength(2);
});

test("mistakes are found by seat, forwards and backwards", async () => {
  const verdicts = [
    verdict(1, 1, { grade: "inaccuracy" }),
    verdict(1, 2, { grade: "blunder", seat: "B" }),
    verdict(2, 1, { grade: "mistake" }),
  ];
  const { review } = open(told({ state: "done", verdicts }));
  review.begin();
  await settled();
  expect(review.faults("A")).toHaveLength(2);
  expect(review.faults(null)).toHaveLength(3);
  expect(review.faults("A", isMistake).map(({ round }) => round)).toEqual([2]);
  const here = { round: 1, action: 1 };
  expect(faultFrom(review.faults("A"), here, 1)).toMatchObject({ round: 2, action: 1 });
  expect(faultFrom(review.faults("A"), here, -1)).toBeNull();
  expect(faultFrom(review.faults(null), { round: 1, action: 3 }, -1)?.seat).toBe("B");
});
