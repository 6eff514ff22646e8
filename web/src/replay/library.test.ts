import { expect, test } from "vitest";
import { fakeIndex } from "./fakerecord.ts";
import { Library, seatsOf } from "./library.ts";

const FILE = { record: "the text", deck: null, match: 2, matches: 3 };
const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const GONE = { code: "no-such-record", facts: {} };

/** A server that has forgotten the file until it is sent again, and what was asked of it. */
function forgetful(): { asked: string[]; fetch: typeof globalThis.fetch } {
  const asked: string[] = [];
  let isHere = false;
  const fetch = async (address: unknown, init: RequestInit = {}): Promise<Response> => {
    asked.push(`${init.method ?? "GET"} ${String(address)} ${String(init.body ?? "")}`.trim());
    if (init.method === "POST") isHere = true;
    return isHere ? json(fakeIndex([1])) : json(GONE, 404);
  };
  return { asked, fetch };
}

test("a file that the server has forgotten is sent again, as it was", async () => {
  const { asked, fetch } = forgetful();
  const library = new Library(fetch, () => FILE);
  expect((await library.index("file-1")).id).toBe("m-1");
  expect(asked).toEqual([
    "GET /api/replays/file-1",
    'POST /api/replays {"record":"the text","deck":null,"match":2}',
    "GET /api/replays/file-1",
  ]);
});

test("the deck of a file is to be had, too, when the server has forgotten it", async () => {
  const { asked, fetch } = forgetful();
  await new Library(fetch, () => FILE).deck("file-1");
  expect(asked.map((each) => each.split(" ").slice(0, 2).join(" "))).toEqual([
    "GET /api/replays/file-1/deck",
    "POST /api/replays",
    "GET /api/replays/file-1/deck",
  ]);
});

test("a match that is not there is refused, and not asked for twice", async () => {
  const { asked, fetch } = forgetful();
  await expect(new Library(fetch).index("m-1")).rejects.toMatchObject({ code: "no-such-record" });
  expect(asked).toHaveLength(1);
});

test("what the server refuses is told with its facts, and silence as silence", async () => {
  const facts = { fault: "bad-json", place: "", reason: "?" };
  const refusing = new Library(async () => json({ code: "bad-record", facts }, 422));
  await expect(refusing.read(FILE)).rejects.toMatchObject({ code: "bad-record", facts });
  const broken = new Library(async () => new Response("<html>", { status: 502 }));
  await expect(broken.index("m-1")).rejects.toMatchObject({ code: "server-error" });
  const silent = new Library(async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(silent.index("m-1")).rejects.toMatchObject({ code: "no-answer" });
});

test("the seats of a record are those of a table", () => {
  expect(seatsOf(fakeIndex([1]))).toEqual([
    { seat: "A", kind: "person", name: "Ann", level: null, ink: 0 },
    { seat: "B", kind: "bot", name: "Bob", level: "greedy" },
  ]);
});

test("what was given up is not told as silence", async () => {
  const library = new Library((_address, init) => Promise.reject(init?.signal?.reason));
  const given = AbortSignal.abort();
  const question = { round: 1, action: 0, viewer: "A" };
  await expect(library.knowledge("m-1", question, given)).rejects.toBe(given.reason);
});
