import type { Showing } from "../game/showing.svelte.ts";
import { deedOf, type Deed } from "../texts/deeds.ts";
import { Sentences } from "../texts/sentences.ts";
import type { Texts } from "../texts/texts.svelte.ts";

/** The log as lines. Each entry is put into words once, and again when a name or the language changes. */
export class Deeds {
  #known = new Map<number, Deed | null>();
  #wording = "";

  constructor(
    readonly game: Showing,
    readonly texts: Texts,
  ) {}

  readonly all: readonly Deed[] = $derived.by(() => {
    const { scene, log } = this.game;
    if (scene === null) return [];
    const names = scene.state.seats.map(({ name, level }) => `${name ?? ""} ${level ?? ""}`);
    const wording = [this.texts.language, scene.you, ...names].join("\n");
    if (wording !== this.#wording) this.#known = new Map();
    this.#wording = wording;
    const sentences = new Sentences(this.texts, scene);
    return log.flatMap((entry) => {
      let deed = this.#known.get(entry.key);
      if (deed === undefined) {
        deed = deedOf(sentences, entry);
        this.#known.set(entry.key, deed);
      }
      return deed ?? [];
    });
  });

  /** What the last turn came to: what was done, and what that beat. */
  readonly last: readonly Deed[] = $derived.by(() => {
    const done = this.all.filter(({ isMinor }) => !isMinor);
    const at = done.findLastIndex(({ isEffect }) => !isEffect);
    return at < 0 ? [] : done.slice(at);
  });

  /** The same, but what beat one's own set is told until one moves, even if others moved since. */
  readonly told: readonly Deed[] = $derived.by(() => {
    const you = this.game.scene?.you ?? null;
    const done = this.all.filter(({ isMinor }) => !isMinor);
    const isOwn = ({ seat }: Deed): boolean => seat === you;
    const moved = done.findLastIndex((deed) => !deed.isEffect && isOwn(deed));
    const beaten = done.findLast(
      (deed, index) => deed.isEffect && isOwn(deed) && you !== null && index > moved,
    );
    const [turn] = this.last;
    return beaten === undefined || turn === undefined || this.last.includes(beaten)
      ? this.last
      : [beaten, turn];
  });
}
