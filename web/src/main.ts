import { mount } from "svelte";
import App from "./App.svelte";
import { contextOf } from "./client.svelte.ts";
import { Game } from "./game/game.svelte.ts";
import { Notes } from "./game/notes.ts";
import { Line } from "./net/line.svelte.ts";
import { Network } from "./net/network.svelte.ts";
import { Session } from "./net/session.svelte.ts";
import { Preferences } from "./preferences.svelte.ts";
import { mayRenew } from "./renewal.ts";
import { Route } from "./route.svelte.ts";
import "./styles/base.css";
import "./styles/tokens.css";
import { pickLanguage, Texts } from "./texts/texts.svelte.ts";
import { storageOf } from "./ui/stored.ts";
import { register } from "./worker.ts";

const storage = storageOf("localStorage");
const preferences = new Preferences(storage);
const texts = new Texts();
const session = new Session((...request) => fetch(...request));
const line = new Line(`${location.origin.replace("http", "ws")}/ws/1`);
const network = new Network(session.fetch, location);
const notes = new Notes(storage);
const game = new Game(line, notes);

// A part did not come, probably because of a new build. Without a network there is no other.
addEventListener("vite:preloadError", () => {
  if (navigator.onLine && mayRenew(storageOf("sessionStorage"), Date.now())) location.reload();
});

const spoken = texts
  .speak(preferences.language ?? pickLanguage(navigator.languages))
  .catch(() => texts.speak("en")); // better than nothing, or another try
line.prepare = async (isUnknown) => {
  if (isUnknown) session.forget();
  await spoken; // a new guest is named in it
  await session.begin(() => texts.say("guest-name"));
};
line.onOpen = () => void game.comeBack();
addEventListener("online", () => line.hurry());
addEventListener("offline", () => line.cut());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") line.hurry();
});

line.open();
const target = document.getElementById("app");
try {
  await spoken;
  await new Promise((resolve) => setTimeout(resolve)); // what waits, such as a first paint, comes first
  const client = { texts, preferences, route: new Route(), session, line, network, game, notes };
  target?.replaceChildren();
  if (target !== null) mount(App, { target, context: contextOf(client) });
} catch (fault) {
  line.close();
  target?.replaceChildren(speechless());
  throw fault;
}

if (import.meta.env.PROD) void register();

/** In the place of the game if no language could be loaded: the only words that are in no language's file. */
function speechless(): HTMLElement {
  const again = document.createElement("button");
  again.className = "button main";
  again.textContent = "Load again";
  again.addEventListener("click", () => location.reload());
  const lost = document.createElement("main");
  lost.setAttribute("role", "alert");
  lost.append("The game could not be loaded. ", again);
  return lost;
}
