import type { EventJson, SaidJson } from "$protocol";
import { isMyTurn, matchOf, seatOf, type Scene } from "../game/scene.ts";

/** What a player may want to know who looks at something else. */
export type News =
  | { readonly kind: "turn" }
  | { readonly kind: "began" }
  | { readonly kind: "said"; readonly said: SaidJson };

/** What is remembered of a table to tell what is new. */
export interface Seen {
  /** The player's turn that was seen last. */
  readonly turn: string | null;
  /** The match that was seen last; undefined before anything was seen. */
  readonly match: string | null | undefined;
}

export const UNSEEN: Seen = { turn: null, match: undefined };

/** The name of the player's turn, which no other turn has; null if it is somebody else's. */
export function turnOf(scene: Scene): string | null {
  const match = matchOf(scene);
  if (match === null || match.is_paused === true || !isMyTurn(scene)) return null;
  return `${match.id} ${match.round} ${match.turn}`;
}

export const seenIn = (scene: Scene): Seen => ({
  turn: turnOf(scene),
  match: matchOf(scene)?.id ?? null,
});

/**
 * What is new at a table, the least important last. A turn that goes with the beginning of a match is news enough. What was
 * there when the table was first seen isn't new, and what one says oneself isn't, either.
 */
export function newsOf(before: Seen, scene: Scene, events: readonly EventJson[]): readonly News[] {
  if (before.match === undefined) return [];
  const { turn, match } = seenIn(scene);
  const news: News[] = [];
  if (turn !== null && turn !== before.turn) news.push({ kind: "turn" });
  else if (match !== null && match !== before.match) news.push({ kind: "began" });
  for (const event of events) {
    if (event.kind === "said" && event.seat !== scene.you) news.push({ kind: "said", said: event });
  }
  return news;
}

/** Whether a match is being played: not before it, not after it, and not while it is paused. */
export function isRunning(scene: Scene): boolean {
  return scene.state.phase === "playing" && matchOf(scene)?.is_paused !== true;
}

/** The other people at the table who are still there. */
export const othersAt = ({ state, you }: Scene): Scene["state"]["seats"] =>
  state.seats.filter(
    ({ seat, kind, has_left }) => kind === "person" && seat !== you && has_left !== true,
  );

/** Whether people play here, or may still come: then there is something to wait for. */
export const isForPeople = (scene: Scene): boolean =>
  scene.you !== null &&
  scene.state.seats.some(({ seat, kind }) => seat !== scene.you && kind !== "bot");

/** What a player feels in the hand. */
export type Pulse = "turn" | "beaten" | "out";

/** Milliseconds of shaking and of rest in turn. A beaten set is lifted, and lands. */
export const PULSES: Readonly<Record<Pulse, readonly number[]>> = {
  turn: [25],
  beaten: [15, 90, 40],
  out: [20, 60, 20, 60, 60],
};

/** Somebody who has waited for less than that has not looked away. */
const SOON = 4000;

/**
 * What of these events the player feels. The turn counts only if it was waited for: `waited` is how many milliseconds ago
 * the last one ended.
 */
export function pulseOf(
  scene: Scene,
  events: readonly EventJson[],
  turn: { readonly isNew: boolean; readonly waited: number },
): Pulse | null {
  const isOut = events.some((event) => event.kind === "went-out" && event.seat === scene.you);
  if (isOut) return "out";
  const isBeaten = events.some(
    (event) => event.kind === "set-returned" && seatOf(event.area) === scene.you,
  );
  if (isBeaten) return "beaten";
  return turn.isNew && turn.waited >= SOON ? "turn" : null;
}
