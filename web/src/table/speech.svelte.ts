import type { SeatText } from "$protocol";
import { untrack } from "svelte";
import type { ChatEntry } from "../game/log.ts";
import type { Showing } from "../game/showing.svelte.ts";
import type { Texts } from "../texts/texts.svelte.ts";

const SHOWN = 5000; // milliseconds

/** What was said a moment ago, for the bubbles at the seats. */
export class Speech {
  #last = $state.raw<ReadonlyMap<SeatText, ChatEntry>>(new Map());
  #heard: number | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    readonly game: Showing,
    readonly texts: Texts,
  ) {}

  /** Listen to the chat: call it in an effect. What was said before does not count. */
  follow(): void {
    const chat = this.game.chat;
    const newest = chat.at(-1)?.key ?? 0;
    const heard = this.#heard;
    this.#heard = newest;
    if (heard === null) return;
    const fresh = chat.filter(({ key }) => key > heard);
    untrack(() => fresh.forEach((entry) => this.#hear(entry)));
  }

  of(seat: SeatText): string | null {
    const said = this.#last.get(seat)?.said;
    if (said === undefined) return null;
    return said.text ?? this.texts.say(`phrase-${said.phrase}`);
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #hear(entry: ChatEntry): void {
    const seat = entry.said.seat;
    this.#last = new Map([...this.#last, [seat, entry]]);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (this.#last.get(seat) !== entry) return;
      this.#last = new Map([...this.#last].filter(([each]) => each !== seat));
    }, SHOWN);
    this.#timers.add(timer);
  }
}
