import { Refusal } from "../net/refusal.ts";
import { fieldsOf, isText, listOf, Stored, textOf as textIn, type Storing } from "../ui/stored.ts";
import type { CheckedDeckJson, PlayableDeckJson, DeckErrorJson, RemedyJson } from "$protocol";
import { COUNTS, textOf, type DeckText, type Shelves } from "./deck.ts";

const KEY = "dnup.deck";
const WAIT = 350; // milliseconds after the last change until it is checked
const AGAIN = 5000; // until it is tried again when the server does not answer

/** A card as it is being written. */
export interface Entry {
  readonly key: number;
  readonly text: string;
}

/** What is written down of it when the page is left. */
interface Draft extends DeckText {
  /** The hash of the deck that it is to take the place of. */
  readonly instead: string | null;
}

/** A deck that is being written, checked by the server a moment after each change. */
export class Editing {
  #name = $state("");
  entries = $state.raw<readonly Entry[]>([]);
  /** The player counts it is for. */
  players = $state.raw<readonly number[]>(COUNTS);
  instead = $state<string | null>(null);
  /** Whether there is something that would be lost. */
  isChanged = $state(false);
  isChecking = $state(false);
  /** What the server says of it; of how it was, while `isChecking`. */
  checked = $state.raw<CheckedDeckJson | null>(null);
  /** Why it could not be checked. */
  refusal = $state.raw<Refusal | null>(null);
  #keys = 0;
  #added = $state.raw<readonly number[]>([]);
  #checkedKeys = $state.raw<readonly number[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  readonly #stored: Stored<Draft | null>;

  constructor(
    readonly shelves: Pick<Shelves, "check">,
    storage: Storing | null,
  ) {
    this.#stored = new Stored(storage, KEY, draftIn);
  }

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    this.#change();
  }

  get text(): string {
    const { name, entries, players } = this.#draft;
    return textOf({ name: name.trim(), entries, players });
  }

  /** The deck as it stands, if it can be played with. */
  get deck(): PlayableDeckJson | null {
    return this.isChecking ? null : (this.checked?.deck ?? null);
  }

  /** What is wrong with all of it. That it is for nobody is said where the player counts are chosen. */
  get problems(): readonly DeckErrorJson[] {
    return (this.checked?.problems ?? []).filter(
      ({ entry, why }) => entry === null && why !== "bad-players",
    );
  }

  /** What is wrong with a card. */
  problemsOf(entry: Entry): readonly DeckErrorJson[] {
    const place = this.#checkedKeys.indexOf(entry.key) + 1;
    return place === 0
      ? []
      : (this.checked?.problems ?? []).filter((problem) => problem.entry === place);
  }

  /** The cards that have something wrong. */
  get wrong(): readonly Entry[] {
    return this.entries.filter((entry) => this.problemsOf(entry).length > 0);
  }

  /** Those of them that were added or changed last. */
  get wrongAdded(): readonly Entry[] {
    return this.wrong.filter(({ key }) => this.#added.includes(key));
  }

  /** Begin with these cards. */
  begin(draft: Draft, { isChanged = false } = {}): void {
    this.#name = draft.name;
    this.entries = draft.entries.map(this.#entry);
    this.#added = this.entries.map(({ key }) => key);
    this.players = draft.players;
    this.instead = draft.instead;
    this.checked = null;
    this.isChanged = isChanged;
    if (isChanged) this.#stored.set(draft);
    this.#checkAfter(0);
  }

  /** Go on where one was when the page was left; whether there is something to go on with. */
  resume(): boolean {
    const draft = this.#stored.get();
    if (draft === null) return false;
    this.begin(draft, { isChanged: true });
    return true;
  }

  add(texts: readonly string[]): void {
    if (texts.length === 0) return;
    const added = texts.map(this.#entry);
    this.entries = [...this.entries, ...added];
    this.#added = added.map(({ key }) => key);
    this.#change();
  }

  change(key: number, text: string): void {
    this.entries = this.entries.map((entry) => (entry.key === key ? { key, text } : entry));
    this.#added = [key];
    this.#change();
  }

  /** Do what the server proposes. */
  mend({ entry, text }: RemedyJson): void {
    const key = this.#checkedKeys[entry - 1];
    if (key !== undefined) this.change(key, text);
  }

  remove(key: number): void {
    this.entries = this.entries.filter((entry) => entry.key !== key);
    this.#change();
  }

  /** Let it be for this player count, or no longer. */
  togglePlayers(count: number): void {
    this.players = COUNTS.filter((each) => this.players.includes(each) !== (each === count));
    this.#change();
  }

  /** It is kept, or not wanted any more. */
  end(): void {
    this.stop();
    this.isChanged = false;
    this.#stored.set(null);
  }

  /** Check no more: the page is left. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.isChecking = false;
  }

  readonly #entry = (text: string): Entry => {
    this.#keys += 1;
    return { key: this.#keys, text };
  };

  get #draft(): Draft {
    const { instead, players } = this;
    return { name: this.#name, entries: this.entries.map(({ text }) => text), players, instead };
  }

  #change(): void {
    this.isChanged = true;
    this.#stored.set(this.#draft);
    this.#checkAfter(WAIT);
  }

  #checkAfter(milliseconds: number): void {
    this.isChecking = true;
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(this.#turn), milliseconds);
  }

  async #check(turn: number): Promise<void> {
    const keys = this.entries.map(({ key }) => key);
    try {
      const checked = await this.shelves.check(this.text);
      if (turn !== this.#turn) return; // it has changed meanwhile
      this.#checkedKeys = keys;
      this.checked = checked;
      this.refusal = null;
      this.isChecking = false;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (turn !== this.#turn) return;
      const seconds = Number(fault.facts["seconds"] ?? 0);
      this.#checkAfter(seconds > 0 ? seconds * 1000 : AGAIN);
      if (seconds === 0) this.refusal = fault;
    }
  }
}

function draftIn(found: unknown): Draft | null {
  const { name, entries, instead, players } = fieldsOf(found);
  if (!isText(name) || !Array.isArray(entries)) return null;
  const counts = Array.isArray(players) ? (players as unknown[]) : COUNTS;
  return {
    name,
    entries: listOf(entries, isText),
    players: COUNTS.filter((n) => counts.includes(n)),
    instead: textIn(instead),
  };
}
