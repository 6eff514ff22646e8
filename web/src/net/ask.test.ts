import { expect, test } from "vitest";
import { Texts } from "../texts/texts.svelte.ts";
import { askAsGuest } from "./ask.ts";
import { Refusal } from "./refusal.ts";
import { Session } from "./session.svelte.ts";

/** A server that answers with these, one after the other; null: it does not answer. */
function server(...answers: ([number, object] | null)[]): [typeof fetch, string[]] {
  const asked: string[] = [];
  const fetch = (path: string | URL | Request, init?: RequestInit): Promise<Response> => {
    asked.push(`${init?.method ?? "GET"} ${path as string}`);
    const answer = answers.shift();
    if (answer === null || answer === undefined) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  };
  return [fetch, asked];
}

const GUEST: [number, object] = [200, { name: "Guest" }];

test("one is a guest before anything is asked, once", async () => {
  const [fetch, asked] = server(GUEST, [200, { a: 1 }], [200, { b: 2 }]);
  const ask = askAsGuest({ session: new Session(fetch), texts: new Texts() });
  expect(await ask("/one")).toEqual({ a: 1 });
  expect(await ask("/two")).toEqual({ b: 2 });
  expect(asked).toEqual(["POST /api/guest", "GET /one", "GET /two"]);
});

test("a guest whom the server has forgotten becomes a new one", async () => {
  const [fetch, asked] = server(GUEST, [401, { code: "no-session" }], GUEST, [200, { a: 1 }]);
  const ask = askAsGuest({ session: new Session(fetch), texts: new Texts() });
  expect(await ask("/one")).toEqual({ a: 1 });
  expect(asked).toEqual(["POST /api/guest", "GET /one", "POST /api/guest", "GET /one"]);
});

test.each<[([number, object] | null)[], string]>([
  [[null], "no-answer"],
  [[GUEST, null], "no-answer"],
  [[GUEST, [409, { code: "too-many-decks", facts: { most: 20 } }]], "too-many-decks"],
  [[GUEST, [500, {}]], "server-error"],
])("what is not answered is refused: %j", async (answers, code) => {
  const [fetch] = server(...answers);
  const ask = askAsGuest({ session: new Session(fetch), texts: new Texts() });
  const fault: unknown = await ask("/one").catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(Refusal);
  expect((fault as Refusal).code).toBe(code);
});
