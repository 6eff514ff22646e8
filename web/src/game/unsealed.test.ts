import { expect, test } from "vitest";
import type { EventJson, SeatText } from "$protocol";
import { fakeWorld, seated, server, settled } from "./fakegame.ts";
import { STATE, update } from "./faketable.ts";
import type { Game } from "./game.svelte.ts";

fakeWorld();

const unsealed = (late: SeatText[]): EventJson => ({ kind: "unsealed", late });

/** Ready, and the salt revealed; gives the hash of the salt. */
async function revealed(game: Game): Promise<string> {
  void game.ready();
  const hash = server().lastSent["salt_commitment"] as string;
  server().finish();
  const sealed = { seats: [], salt_commitments: [hash, ""] };
  server().deliver(update(11, [], { state: { ...STATE, commitment: "abc", sealed } }));
  await settled();
  expect(server().lastSent["kind"]).toBe("reveal");
  server().finish();
  await settled();
  return hash;
}

test("is ready again by itself, with another salt, if somebody else did not answer", async () => {
  const { game } = await seated({ state: { ...STATE, commitment: "abc" } });
  const hash = await revealed(game);
  const state = { ...STATE, commitment: "abc" };
  server().deliver(update(12, [unsealed(["B"])], { state }));
  await settled();
  const { kind, salt_commitment } = server().lastSent as unknown as Record<string, string>;
  expect(kind).toBe("ready");
  expect(salt_commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(salt_commitment).not.toBe(hash);
});

test("is not ready by itself if it was too late, or no longer wants to be", async () => {
  for (const isLate of [true, false]) {
    const { game } = await seated({ state: { ...STATE, commitment: "abc" } });
    await revealed(game);
    if (!isLate) {
      void game.notReady();
      server().finish();
    }
    const { lastSent } = server();
    const state = { ...STATE, commitment: "abc" };
    server().deliver(update(12, [unsealed(isLate ? ["A"] : [])], { state }));
    await settled();
    expect(server().lastSent).toEqual(lastSent);
  }
});
