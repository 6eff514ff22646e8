import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const START = /^([a-z][\w-]*) =/gm;

/**
 * The messages of one language. Each is read when it is first said: to read all of them at once
 * would hold up the first screen. So no message may refer to another.
 */
export class Messages {
  readonly #bundle: FluentBundle;
  readonly #sources = new Map<string, string>();

  constructor(language: string, text: string) {
    // Texts isolate what needs it: marks around everything would be in the way of search and copy.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const starts = [...text.matchAll(START)];
    for (const [index, start] of starts.entries()) {
      const source = text.slice(start.index, starts[index + 1]?.index);
      if (start[1] !== undefined) this.#sources.set(start[1], source);
    }
  }

  has(id: string): boolean {
    return this.#sources.has(id);
  }

  /** The message with these facts in it, and what went wrong; null if there is none. */
  say(id: string, facts: Readonly<Record<string, FluentVariable>>): [string, Error[]] | null {
    const source = this.#sources.get(id);
    if (source === undefined) return null;
    if (!this.#bundle.hasMessage(id)) this.#bundle.addResource(new FluentResource(source));
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) return null;
    const faults: Error[] = [];
    return [this.#bundle.formatPattern(pattern, { ...facts }, faults), faults];
  }
}
