import { getContext } from "svelte";
import type { Game } from "./game/game.svelte.ts";
import type { Notes } from "./game/notes.ts";
import type { Line } from "./net/line.svelte.ts";
import type { Session } from "./net/session.svelte.ts";
import type { Preferences } from "./preferences.svelte.ts";
import type { Route } from "./route.svelte.ts";
import type { Texts } from "./texts/texts.svelte.ts";

/** Everything that components share. There is one, made in main.ts. */
export interface Client {
  readonly texts: Texts;
  readonly preferences: Preferences;
  readonly route: Route;
  readonly session: Session;
  readonly line: Line;
  readonly game: Game;
  readonly notes: Notes;
}

const KEY = Symbol("client");

/** The context in which components find it. */
export const contextOf = (client: Client): Map<symbol, Client> => new Map([[KEY, client]]);
export const useClient = (): Client => getContext<Client>(KEY);
