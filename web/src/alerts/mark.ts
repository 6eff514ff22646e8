const ICON = 'link[rel="icon"]';
/** The same icon with a dot in its corner. It is a file: the page may not load images from text. */
export const MARKED = "/icon-turn.svg";

/** Marks the tab while it is the player's turn: by its title, its icon, and the app's badge. */
export class TabMark {
  /** Null while nothing is marked. */
  #title: { plain: string; readonly marked: string } | null = null;
  #icon: string | null = null;
  /** The page goes on naming itself, as in another language: that is its title afterwards. */
  readonly #watching = new MutationObserver(() => this.#retitle());

  show(title: string): void {
    this.clear();
    this.#title = { plain: document.title, marked: title };
    document.title = title;
    this.#watching.observe(document.head, { childList: true, characterData: true, subtree: true });
    this.#showIcon();
    badge(true);
  }

  clear(): void {
    if (this.#title === null) return;
    const { plain, marked } = this.#title;
    this.#title = null;
    this.#watching.disconnect();
    // A page that has come in the place of the table has named itself.
    if (document.title === marked) document.title = plain;
    if (this.#icon !== null) setIcon(this.#icon);
    badge(false);
  }

  #retitle(): void {
    if (this.#title === null || document.title === this.#title.marked) return;
    this.#title.plain = document.title;
    document.title = this.#title.marked;
  }

  #showIcon(): void {
    const link = document.querySelector<HTMLLinkElement>(ICON);
    if (link === null) return;
    this.#icon ??= link.href;
    setIcon(MARKED);
  }
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>(ICON);
  if (link !== null && link.href !== href) link.href = href;
}

/** Put a dot on the icon of an installed app, or take it away. Not every browser can. */
function badge(isShown: boolean): void {
  const done = isShown ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => {});
}
