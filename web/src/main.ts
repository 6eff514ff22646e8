import { mount } from "svelte";
import App from "./App.svelte";
import { contextOf } from "./client.svelte.ts";
import { Game } from "./game/game.svelte.ts";
import { Notes } from "./game/notes.ts";
import { Line } from "./net/line.svelte.ts";
import { Session } from "./net/session.svelte.ts";
import { Preferences } from "./preferences.svelte.ts";
import { Route } from "./route.svelte.ts";
import "./styles/base.css";
import "./styles/tokens.css";
import { pickLanguage, Texts } from "./texts/texts.svelte.ts";

const storage = kept();
const preferences = new Preferences(storage);
const texts = new Texts();
const session = new Session((...request) => fetch(...request));
const line = new Line(`${location.origin.replace("http", "ws")}/ws/1`);
const notes = new Notes(storage);
const game = new Game(line, notes);

const spoken = texts.speak(preferences.language ?? pickLanguage(navigator.languages));
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
await spoken;
const client = { texts, preferences, route: new Route(), session, line, game, notes };
const target = document.getElementById("app");
target?.replaceChildren();
if (target !== null) mount(App, { target, context: contextOf(client) });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}

/** The browser's storage; null where it is forbidden. */
function kept(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
