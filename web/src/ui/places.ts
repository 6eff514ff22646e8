import type { Page } from "../route.svelte.ts";
import type { IconName } from "./icons.ts";

type PageName = Page["name"];

/** A part of the site that the navigation leads to, and the pages that belong to it. */
export interface Place {
  readonly path: string;
  readonly icon: IconName;
  /** The message that names it. */
  readonly text: string;
  readonly pages: readonly PageName[];
}

/** In the order of the rail. The first five are the tabs of a phone; its menu has all. */
export const PLACES: readonly Place[] = [
  { path: "/", icon: "home", text: "nav-home", pages: ["home"] },
  { path: "/tables", icon: "people", text: "nav-tables", pages: ["tables", "new"] },
  { path: "/puzzles", icon: "puzzle", text: "nav-puzzles", pages: ["puzzles"] },
  { path: "/ladder", icon: "trophy", text: "nav-ladder", pages: ["ladder", "duplicate"] },
  { path: "/learn", icon: "book", text: "nav-learn", pages: ["learn", "rules", "try"] },
  {
    path: "/matches",
    icon: "clock",
    text: "nav-matches",
    pages: ["matches", "mistakes", "replay"],
  },
  { path: "/decks", icon: "cards", text: "nav-decks", pages: ["decks"] },
];

export const TABS = PLACES.slice(0, 5);

export const SETTINGS: Place = {
  path: "/settings",
  icon: "settings",
  text: "nav-settings",
  pages: ["settings"],
};

export const RULES: Place = { path: "/rules", icon: "help", text: "nav-rules", pages: [] };

/** What `aria-current` says of a link: whether it leads to this page, or to the part that it belongs to. */
export function currentOf(place: Place, here: PageName, path: string): "page" | "true" | undefined {
  if (place.path === path) return "page";
  return place.pages.includes(here) ? "true" : undefined;
}
