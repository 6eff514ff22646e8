import { onDestroy, onMount, tick } from "svelte";
import { useClient } from "../client.svelte.ts";
import type { Acting } from "../hand/acting.svelte.ts";
import { playSound, turnOnSounds } from "../sound/sounds.ts";
import { dealAt, makeStage } from "./stage.ts";

/** Let the table that is being drawn move and be heard, until it is no longer drawn. */
export function useMotion(acting: Acting): void {
  const { game, preferences } = useClient();
  const plain = game.stage;
  const stage = makeStage({
    motion: () => preferences.motion,
    waiting: () => game.waiting,
    hear: ({ sound, at, count }, pace) => playSound(sound, { after: at * pace, count }),
  });
  game.stage = stage;
  turnOnSounds(() => preferences.sound);
  onDestroy(() => {
    if (game.stage === stage) game.stage = plain;
  });

  onMount(async () => {
    await tick();
    if (game.scene !== null) await dealAt(game.scene, preferences.motion);
  });

  $effect(() => {
    if (acting.refusal !== null) playSound("refused");
  });
}
