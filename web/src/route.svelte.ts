/** Where one is: the pages of the game, by their address. */
export type Page =
  | { readonly name: "home" }
  | { readonly name: "new" }
  | { readonly name: "tables" }
  | { readonly name: "learn"; readonly step: string | null }
  | { readonly name: "rules" }
  | { readonly name: "try"; readonly example: string }
  | { readonly name: "decks" }
  | { readonly name: "matches" }
  | { readonly name: "ladder" }
  | { readonly name: "duplicate"; readonly code: string | null }
  | { readonly name: "mistakes" }
  | { readonly name: "replay"; readonly id: string | null }
  | { readonly name: "puzzles"; readonly id: string | null }
  | { readonly name: "settings" }
  | { readonly name: "table"; readonly code: string }
  | { readonly name: "handover"; readonly code: string }
  | { readonly name: "missing" };

const PLAIN = [
  "new",
  "tables",
  "rules",
  "decks",
  "matches",
  "mistakes",
  "ladder",
  "settings",
] as const;

export function pageOf(path: string): Page {
  if (path === "/") return { name: "home" };
  const plain = PLAIN.find((name) => path === `/${name}`);
  if (plain !== undefined) return { name: plain };
  const learn = /^\/learn(?:\/([a-z0-9-]+))?$/.exec(path);
  if (learn !== null) return { name: "learn", step: learn[1] ?? null };
  const example = /^\/try\/([a-z0-9-]+)$/.exec(path);
  if (example?.[1] !== undefined) return { name: "try", example: example[1] };
  const replay = /^\/replay(?:\/([\w-]+))?$/.exec(path);
  if (replay !== null) return { name: "replay", id: replay[1] ?? null };
  const puzzle = /^\/puzzles(?:\/([a-z0-9]+))?$/.exec(path);
  if (puzzle !== null) return { name: "puzzles", id: puzzle[1] ?? null };
  const duplicate = /^\/duplicate(?:\/([\w-]+))?$/.exec(path);
  if (duplicate !== null) return { name: "duplicate", code: duplicate[1] ?? null };
  const table = /^\/t\/([^/]+)$/.exec(path);
  const code = table?.[1] === undefined ? null : decoded(table[1]);
  if (code !== null) return { name: "table", code };
  const handover = /^\/h\/([\w-]+)$/.exec(path);
  if (handover?.[1] !== undefined) return { name: "handover", code: handover[1] };
  return { name: "missing" };
}

/** What stands in an address; null if it is not written as addresses are, such as `%`. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const ASIDE = "aside"; // what the browser keeps with such a page, even when it is loaded anew

/** The page that is shown. Links of this site are followed without loading it anew. */
export class Route {
  page = $state.raw<Page>({ name: "home" });
  #isReturning = false;

  constructor() {
    this.#look();
    addEventListener("popstate", () => this.#look());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to an address of this site. From an `aside`, `goBack` leads back to where one was. */
  go(path: string, { replace = false, aside = false } = {}): void {
    const state = aside ? ASIDE : null;
    if (replace) history.replaceState(state, "", path);
    else history.pushState(state, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Whether one has come to this page from another, to go back to that. */
  get isAside(): boolean {
    return history.state === ASIDE;
  }

  /** Go back from an aside to where one was, which has this address now. */
  goBack(path: string): void {
    if (!this.isAside) return this.go(path, { replace: true });
    if (this.#isReturning) return;
    this.#isReturning = true;
    const arrived = (): void => {
      this.#isReturning = false;
      this.go(path, { replace: true });
    };
    addEventListener("popstate", arrived, { once: true });
    history.back();
  }

  #look(): void {
    this.page = pageOf(location.pathname);
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (link === null || !isPlain || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target !== "" || link.hasAttribute("download"))
      return;
    if (pageOf(link.pathname).name === "missing") return;
    const isHere = link.pathname === location.pathname && link.search === location.search;
    if (isHere && link.hash !== "") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}
