import type { TableView } from "$protocol";
import {
  isMyTurn,
  matchOf,
  sceneOf,
  seatIndex,
  seatOf,
  seatState,
  type Scene,
} from "../game/scene.ts";
import type { Ask } from "../net/ask.ts";
import { Refusal } from "../net/refusal.ts";

const EVERY = 10_000; // milliseconds between two looks

/** How a table stands, seen from another page. */
export type Stand = "turn" | "wait" | "gathering" | "between" | "over";

/** A look at one's table from elsewhere, again and again while somebody sees it. */
export class Glance {
  /** Null until the server has answered. */
  scene = $state.raw<Scene | null>(null);
  /** Whether the table is closed, or the seat is somebody else's. */
  isGone = $state(false);

  constructor(
    readonly ask: Ask,
    readonly code: string,
  ) {}

  /** Look until the returned function is called. */
  follow(): () => void {
    const look = (): void => {
      if (document.visibilityState === "visible" && !this.isGone) void this.look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    try {
      this.scene = sceneOf(await this.ask<TableView>(`/api/tables/${this.code}/glance`));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.isGone ||= fault.code === "no-such-table"; // of anything else, the next look will tell
    }
  }
}

export function standOf(scene: Scene): Stand {
  if (scene.state.phase === "gathering") return "gathering";
  if (scene.state.phase !== "playing") return "over";
  if (isMyTurn(scene)) return "turn";
  return matchOf(scene)?.to_act == null ? "between" : "wait";
}

/** One's own points, and the most that anybody else has; null where no match is under way. */
export function pointsOf(scene: Scene): { readonly own: number; readonly best: number } | null {
  const match = matchOf(scene);
  if (match === null || scene.you === null) return null;
  const mine = seatIndex(scene.you);
  const others = match.points.filter((_, index) => index !== mine);
  return { own: match.points[mine] ?? 0, best: Math.max(0, ...others) };
}

/** Who is to act. */
export function actorOf(scene: Scene) {
  const area = matchOf(scene)?.to_act;
  return area == null ? undefined : seatState(scene, seatOf(area));
}
