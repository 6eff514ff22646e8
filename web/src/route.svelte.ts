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
  | { readonly name: "moderate" }
  | { readonly name: "table"; readonly code: string }
  | { readonly name: "handover"; readonly code: string }
  | { readonly name: "missing" };

interface Way {
  readonly name: string;
  /** What the address says besides the name of the page, such as `code`. */
  readonly part: string | null;
  readonly form: RegExp;
}

const WAYS: readonly Way[] = Object.entries(PAGES).map(([path, name]) => ({
  name,
  part: /{(\w+)}/.exec(path)?.[1] ?? null,
  form: new RegExp(`^${path.replace(/{\w+}/, "([^/]+)")}$`),
}));

export function pageOf(path: string): Page {
  for (const { name, form } of WAYS) {
    const found = form.exec(path);
    if (found === null) continue;
    const said = found[1] === undefined ? null : decoded(found[1]);
    if (found[1] !== undefined && said === null) break;
    const part = WAYS.find((way) => way.name === name && way.part !== null)?.part;
    // The list has the names of all pages, and what each address says.
    return (part == null ? { name } : { name, [part]: said }) as Page;
  }
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
