import { onDestroy, onMount, tick } from "svelte";
import { useClient, useShowing } from "../client.svelte.ts";
import type { Acting } from "../hand/acting.svelte.ts";
import { playSound, turnOnSounds } from "../sound/sounds.ts";
import { dealAt, makeStage, type StageNeeds } from "./stage.ts";

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
    speed: () => game.speed,
    hear: ({ sound, at, count }, pace) => playSound(sound, { after: at * pace, count }),
  };
  const stage = makeStage(needs);
  game.stage = stage;
  turnOnSounds(() => preferences.sound);
  onDestroy(() => {
    leaving.abort();
    if (game.stage === stage) game.stage = plain;
  });

  onMount(async () => {
    await tick();
    if (game.scene !== null) await dealAt(game.scene, needs);
  });

  $effect(() => {
    if (acting.refusal !== null) playSound("refused");
  });
}
