import { getContext, setContext } from "svelte";
import type { Game } from "./game/game.svelte.ts";
import type { Notes } from "./game/notes.ts";
import type { Showing } from "./game/showing.svelte.ts";
import type { Line } from "./net/line.svelte.ts";
import type { Network } from "./net/network.svelte.ts";
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
  readonly network: Network;
  readonly game: Game;
  readonly notes: Notes;
}

const KEY = Symbol("client");
const SHOWING = Symbol("showing");

/** The context in which components find it. */
export const contextOf = (client: Client): Map<symbol, Client> => new Map([[KEY, client]]);
export const useClient = (): Client => getContext<Client>(KEY);

/** What is drawn here: the game, but for parts of a page that show something else. */
export const useShowing = (): Showing =>
  getContext<Showing | undefined>(SHOWING) ?? useClient().game;
/** Let the parts of this component draw something else than the game. */
export const showInside = (showing: Showing): Showing => setContext(SHOWING, showing);
