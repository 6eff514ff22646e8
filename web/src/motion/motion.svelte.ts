import { onDestroy, onMount, tick } from "svelte";
import { useClient, useShowing } from "../client.svelte.ts";
import type { Acting } from "../hand/acting.svelte.ts";
import type { Pace } from "../preferences.svelte.ts";
import type { Stage } from "../game/showing.svelte.ts";
import { playSound, turnOnSounds } from "../sound/sounds.ts";
import { dealAt, makeStage, type StageNeeds } from "./stage.ts";

/** How fast things move when bots take their time, or don't. */
const SPEEDS: Readonly<Record<Pace, number>> = { calm: 0.75, normal: 1, quick: 1.7 };

/** Let the table that is being drawn move and be heard, until it is no longer drawn. */
export function useMotion(acting: Acting): void {
  const { preferences } = useClient();
  const game = useShowing();
  const plain = game.stage;
  const leaving = new AbortController();
  const needs: StageNeeds = {
    left: leaving.signal,
    motion: () => preferences.motion,
    waiting: () => game.waiting,
    speed: () => game.speed * (game.isLive ? SPEEDS[preferences.pace] : 1),
    hear: ({ sound, at, count }, pace) => playSound(sound, { after: at * pace, count }),
  };
  /** What happens while the first cards are dealt is shown when they lie. */
  let dealt: Promise<void> | null = null;
  const show = makeStage(needs);
  const stage: Stage = async (change, commit) => {
    if (dealt !== null) await dealt;
    await show(change, commit);
  };
  game.stage = stage;
  turnOnSounds(() => (preferences.sound ? preferences.volume : 0));
  onDestroy(() => {
    leaving.abort();
    if (game.stage === stage) game.stage = plain;
  });

  onMount(async () => {
    await tick();
    if (game.scene === null) return;
    dealt = dealAt(game.scene, needs).finally(() => (dealt = null));
    await dealt;
  });

  $effect(() => {
    if (acting.refusal !== null) playSound("refused");
  });

  let chosen = 0;
  $effect(() => {
    const { length } = acting.selected;
    if (length > chosen) playSound("picked");
    chosen = length;
  });
}
