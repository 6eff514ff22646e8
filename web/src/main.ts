import { mount } from "svelte";
import App from "./App.svelte";
import { contextOf } from "./client.svelte.ts";
import { Game } from "./game/game.svelte.ts";
import { Notes } from "./game/notes.ts";
import { Line } from "./net/line.svelte.ts";
import { Session } from "./net/session.svelte.ts";
import { Preferences } from "./preferences.svelte.ts";
import { mayRenew } from "./renewal.ts";
import { Route } from "./route.svelte.ts";
import "./styles/base.css";
import "./styles/tokens.css";
import { pickLanguage, Texts } from "./texts/texts.svelte.ts";

const storage = kept("localStorage");
const preferences = new Preferences(storage);
const texts = new Texts();
const session = new Session((...request) => fetch(...request));
const line = new Line(`${location.origin.replace("http", "ws")}/ws/1`);
const notes = new Notes(storage);
const game = new Game(line, notes);

// A part did not come, probably because of a new build. Without a network there is no other.
addEventListener("vite:preloadError", () => {
  if (navigator.onLine && mayRenew(kept("sessionStorage"), Date.now())) location.reload();
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
  const client = { texts, preferences, route: new Route(), session, line, game, notes };
  target?.replaceChildren();
  if (target !== null) mount(App, { target, context: contextOf(client) });
} catch (fault) {
  line.close();
  target?.replaceChildren(speechless());
  throw fault;
}

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}

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

/** The browser's storage; null where it is forbidden. */
function kept(which: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return window[which];
  } catch {
    return null;
  }
}
