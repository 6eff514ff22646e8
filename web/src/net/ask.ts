import type { Client } from "../client.svelte.ts";
import { Refusal, type RefusalFacts } from "./refusal.ts";

/** Ask the server something over HTTP. Raises a `Refusal` if it says no, or nothing. */
export type Ask = <Answer>(path: string, init?: RequestInit) => Promise<Answer>;

/** Ask as the guest that this browser is: who one was, or a new one. */
export function askAsGuest({ session, texts }: Pick<Client, "session" | "texts">): Ask {
  const begin = (): Promise<void> =>
    session
      .begin(() => texts.say("guest-name"))
      .catch((fault: unknown) => {
        throw fault instanceof Refusal ? fault : new Refusal("no-answer");
      });
  return async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    await begin();
    try {
      return await ask<Answer>(path, init, session.fetch);
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.code !== "no-session") throw fault;
    }
    session.forget(); // the server does not know this browser any more
    await begin();
    return ask(path, init, session.fetch);
  };
}

/** Ask as anybody, with this `fetch`. What was given up stays an `AbortError`. */
export async function ask<Answer>(
  path: string,
  init: RequestInit,
  fetch: typeof globalThis.fetch,
): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === "AbortError") throw fault;
    throw new Refusal("no-answer");
  }
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (answer.ok) return body as Answer;
  const facts = (body["facts"] ?? {}) as RefusalFacts;
  throw new Refusal(String(body["code"] ?? "server-error"), facts);
}

/** The request that sends something. */
export function sending(body: object): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}
