import { expect, test } from "vitest";
import { Preferences } from "./preferences.svelte.ts";

function storage(
  first: string | null = null,
): { kept: string | null } & Pick<Storage, "getItem" | "setItem"> {
  return {
    kept: first,
    getItem() {
      return this.kept;
    },
    setItem(_key, value) {
      this.kept = value;
    },
  };
}

const plain = (preferences: Preferences): unknown => {
  preferences.save();
  return JSON.parse(preferences.storage?.getItem("dnup.preferences") ?? "null");
};

test("what is saved is there the next time", () => {
  const kept = storage();
  const preferences = new Preferences(kept);
  preferences.language = "ko";
  preferences.theme = "dark";
  preferences.motion = "off";
  preferences.sound = false;
  preferences.volume = 0;
  preferences.vibration = false;
  preferences.notifications = false;
  preferences.awake = false;
  preferences.confirm = true;
  preferences.sort = "hand";
  preferences.shortcuts = false;
  preferences.pace = "quick";
  preferences.players = 5;
  preferences.level = "master";
  preferences.save();
  expect(JSON.parse(kept.kept ?? "")).toMatchObject({
    language: "ko",
    theme: "dark",
    motion: "off",
    sound: false,
    volume: 0,
    vibration: false,
    notifications: false,
    awake: false,
    confirm: true,
    sort: "hand",
    shortcuts: false,
    pace: "quick",
    players: 5,
    level: "master",
  });
  const again = new Preferences(kept);
  expect(again).toMatchObject({ language: "ko", sort: "hand", shortcuts: false, players: 5 });
  expect(again).toMatchObject({ sound: false, volume: 0, vibration: false, awake: false });
  expect(again.notifications).toBe(false);
});

test.each([
  "{",
  "null",
  "[]",
  "7",
  '"dark"',
  '{"theme":"pink","players":9,"sort":1,"level":7,"language":"xx","shortcuts":"no","pace":null,"volume":101,"notifications":1}',
])("a storage that holds %s is as good as an empty one", (text) => {
  const usual = new Preferences(storage());
  const preferences = new Preferences(storage(text));
  expect(preferences).toMatchObject({
    language: null,
    theme: "system",
    sort: "value",
    shortcuts: true,
    players: 3,
    level: null,
    pace: "normal",
    sound: true,
    volume: 60,
    notifications: null,
  });
  expect(plain(preferences)).toEqual(plain(usual));
});

test("a storage that cannot be used is no fault", () => {
  const forbidden = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
  };
  const preferences = new Preferences(forbidden);
  preferences.theme = "dark";
  preferences.save();
  expect(preferences.theme).toBe("dark");
});

test("sounds that were never switched off are on, those that were stay off", () => {
  expect(new Preferences(storage('{"sound":false}')).sound).toBe(true);
  expect(new Preferences(storage('{"sound":false,"volume":40}')).sound).toBe(false);
});
