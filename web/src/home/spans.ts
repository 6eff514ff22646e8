import type { Texts } from "../texts/texts.svelte.ts";

/** Spans of time in words. */
export class Spans {
  constructor(readonly texts: Texts) {}

  say(seconds: number): string {
    if (seconds === 0) return this.texts.say("span-none");
    return seconds < 60 || seconds % 60 !== 0
      ? this.texts.say("span-seconds", { seconds })
      : this.texts.say("span-minutes", { minutes: seconds / 60 });
  }

  readonly choice = (seconds: number): { value: number; label: string } => ({
    value: seconds,
    label: this.say(seconds),
  });
}
