import { expect, test, vi } from "vitest";
import { Session } from "./session.svelte.ts";

const answer = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status });

test("is who it was, and asks once", async () => {
  const fetch = vi.fn(async () => answer(200, { name: "Ann" }));
  const session = new Session(fetch);
  await Promise.all([session.begin(() => "Guest"), session.begin(() => "Guest")]);
  expect(session.name).toBe("Ann");
  expect(fetch).toHaveBeenCalledOnce();
});

test("gives a name for a new guest only", async () => {
  const fetch = vi.fn().mockResolvedValueOnce(answer(200, { name: "Ann" }));
  const session = new Session(fetch);
  await session.begin(() => "Guest");
  expect(session.name).toBe("Ann");
  expect(fetch).toHaveBeenCalledTimes(1);
  const body = '{"name":"Guest","keep":true}';
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body });
});

test("a banned guest is still who they are, and a banned stranger is told so", async () => {
  const banned = answer(403, { code: "banned", facts: { reason: "spam" } });
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(banned.clone())
    .mockResolvedValueOnce(answer(200, { name: "Ann" }))
    .mockResolvedValueOnce(banned.clone())
    .mockResolvedValueOnce(answer(401, { code: "no-session" }));
  const session = new Session(fetch);
  await session.begin(() => "Guest");
  expect(session.name).toBe("Ann");
  session.forget();
  await expect(session.begin(() => "Guest")).rejects.toMatchObject({ code: "banned" });
});

test("asks again after a failure, and after it was told to forget", async () => {
  const fetch = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockImplementation(async () => answer(200, { name: "Ann" }));
  const session = new Session(fetch);
  await expect(session.begin(() => "Guest")).rejects.toThrow("no network");
  await session.begin(() => "Guest");
  session.forget();
  expect(session.name).toBe("Ann");
  await session.begin(() => "Guest");
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("says why in the server's words, and copes with an answer that is none", async () => {
  const session = new Session(async () => answer(429, { code: "too-fast", facts: { seconds: 5 } }));
  await expect(session.introduce({ name: "Ann" })).rejects.toMatchObject({
    code: "too-fast",
    facts: { seconds: 5 },
  });
  const broken = new Session(async () => new Response("<html>", { status: 502 }));
  await expect(broken.introduce({ name: "Ann" })).rejects.toMatchObject({ code: "server-error" });
});

test("is the guest of another device only when it is known who it was before", async () => {
  const said: string[] = [];
  const greeted = new Promise((resolve) => setTimeout(resolve, 20));
  const session = new Session(async (_path, { body } = {}) => {
    if (String(body).includes("keep")) await greeted;
    said.push(String(body)); // as the server's answers come, and their cookies with them
    return answer(200, { name: String(body).includes("handover") ? "Ann" : "Guest" });
  });
  const begun = session.begin(() => "Guest");
  const taken = session.takeOver("ABC");
  await Promise.all([begun, taken]);
  expect(said.at(-1)).toContain("handover");
  expect(session.name).toBe("Ann");
});

test("tells the server a name and an ink, and is what the server says", async () => {
  const fetch = vi.fn(async () => answer(200, { name: "Ann", ink: 2 }));
  const session = new Session(fetch);
  expect(session.ink).toBeNull();
  await session.introduce({ name: " Ann ", ink: 2 });
  expect([session.name, session.ink]).toEqual(["Ann", 2]);
  const body = '{"name":" Ann ","ink":2}';
  expect(fetch).toHaveBeenCalledWith("/api/guest", expect.objectContaining({ body }));
});

test("without a network a name is refused as everything is", async () => {
  const session = new Session(() => Promise.reject(new TypeError("no network")));
  await expect(session.introduce({ ink: 1 })).rejects.toMatchObject({ code: "line-lost" });
});
