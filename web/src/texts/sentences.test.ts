import type { ActionJson, EventJson } from "$protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { STATE, tableView } from "../game/faketable.ts";
import { sceneOf } from "../game/scene.ts";
import { Refusal } from "../net/refusal.ts";
import { Sentences } from "./sentences.ts";
import { LANGUAGES, pickLanguage, Texts } from "./texts.svelte.ts";

/** One of each kind; those that go without saying are false. */
const EVENTS: Readonly<Record<EventJson["kind"], readonly [EventJson, boolean]>> = {
  "hint-given": [{ kind: "hint-given", seat: "A", turn: 3 }, true],
  "round-began": [{ kind: "round-began", turn: "A2", hand_sizes: [3, 3] }, true],
  "hand-dealt": [{ kind: "hand-dealt", seat: "A", cards: ["5/1"] }, false],
  "set-played": [{ kind: "set-played", area: "B1", cards: ["5/1", "5/2"] }, true],
  "card-added": [{ kind: "card-added", seat: "A", card: "5/1", area: "B1" }, true],
  "set-taken": [{ kind: "set-taken", seat: "A", area: "B1", cards: ["5/1", "5/2"] }, true],
  "hand-rotated": [{ kind: "hand-rotated", seat: "B" }, true],
  "set-returned": [{ kind: "set-returned", area: "B1", cards: ["5/1"] }, true],
  "set-discarded": [{ kind: "set-discarded", area: "A1", cards: ["5/1"] }, true],
  "went-out": [{ kind: "went-out", seat: "B", points: 1 }, true],
  "turn-began": [{ kind: "turn-began", area: "A1" }, false],
  "round-ended": [{ kind: "round-ended" }, true],
  opened: [{ kind: "opened" }, false],
  "person-seated": [{ kind: "person-seated", seat: "B", name: "Bob", ink: 1 }, true],
  renamed: [{ kind: "renamed", seat: "B", was: "Guest", name: "Bob", ink: 1 }, true],
  "bot-seated": [{ kind: "bot-seated", seat: "B", level: "beginner", name: "Bob" }, true],
  "seat-emptied": [{ kind: "seat-emptied", seat: "B" }, true],
  committed: [{ kind: "committed", commitment: "00" }, false],
  "was-ready": [{ kind: "was-ready", seat: "B", is_ready: true }, false],
  sealed: [{ kind: "sealed", seats: [], salt_commitments: [] }, false],
  revealed: [{ kind: "revealed", seat: "B" }, false],
  unsealed: [{ kind: "unsealed", late: ["B"] }, true],
  "match-began": [{ kind: "match-began", id: "m", seats: [], commitment: "00", salts: [] }, true],
  "wants-next": [{ kind: "wants-next", seat: "B" }, false],
  "time-up": [{ kind: "time-up", seat: "B" }, true],
  "went-away": [{ kind: "went-away", seat: "B" }, true],
  "came-back": [{ kind: "came-back", seat: "B" }, true],
  substituted: [{ kind: "substituted", seat: "B", level: "beginner" }, true],
  restarted: [{ kind: "restarted" }, true],
  "pause-asked": [{ kind: "pause-asked", seat: "B", wants: true }, true],
  paused: [{ kind: "paused" }, true],
  resumed: [{ kind: "resumed", seat: "B" }, true],
  said: [{ kind: "said", seat: "B", at: 1, text: "hi" }, false],
  muted: [{ kind: "muted", seat: "B", is_muted: true }, false],
  "match-ended": [
    {
      kind: "match-ended",
      id: "m",
      winner: "B",
      points: [0, 2],
      assisted: [0, 0],
      secret: "00",
    },
    true,
  ],
  closed: [{ kind: "closed" }, true],
};

const ACTIONS: readonly ActionJson[] = [
  { kind: "play", cards: ["5/1", "5/2"] },
  { kind: "add", card: "5/1", to: "B1" },
  { kind: "take", from: "B1" },
  { kind: "rotate" },
];

const faults = vi.spyOn(console, "error");
beforeEach(() => {
  faults.mockReset();
});
afterEach(() => {
  // A fact that a message needs and does not get is told there.
  expect(faults).not.toHaveBeenCalled();
});

async function sentencesIn(language: (typeof LANGUAGES)[number], you = "A"): Promise<Sentences> {
  const texts = new Texts();
  await texts.speak(language);
  return new Sentences(texts, sceneOf(tableView({ you, state: STATE })));
}

/** A sentence, and not the id of a message that is missing or a fact that is. */
function expectSentence(text: string | null): void {
  expect(text).toMatch(/\S/);
  expect(text).not.toMatch(/^[a-z]+(-[a-z]+)+$/);
  expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
}

for (const language of LANGUAGES) {
  test.each(Object.values(EVENTS))(`${language}: %o becomes a sentence`, async (event, isTold) => {
    for (const you of ["A", "B"]) {
      const sentence = (await sentencesIn(language, you)).event(event);
      if (isTold) expectSentence(sentence);
      else expect(sentence).toBeNull();
    }
  });

  test(`${language}: each action can be asked about and told of`, async () => {
    const sentences = await sentencesIn(language);
    for (const action of ACTIONS) {
      expectSentence(sentences.action(action));
      expectSentence(sentences.past({ area: "A1", action }));
      expectSentence(sentences.past({ area: "B1", action: { ...action, to: "A1" } as ActionJson }));
    }
  });

  test(`${language}: an unknown refusal is told with its code`, async () => {
    const sentences = await sentencesIn(language);
    expect(sentences.refusal(new Refusal("too-purple"))).toContain("too-purple");
  });

  test(`${language}: a refusal names its facts and whose set is in the way`, async () => {
    const facts = { area: "B1", size: 12, value: 8, own: 5 };
    const text = (await sentencesIn(language)).refusal(new Refusal("play-not-higher", facts, "A2"));
    expectSentence(text);
    for (const fact of ["Bob", "8", "12"]) expect(text).toContain(fact);
  });
}

test("in English it reads like this", async () => {
  const sentences = await sentencesIn("en");
  const [played] = EVENTS["set-played"];
  expect(sentences.event(played)).toBe("Bob plays two 5s (5/1 5/2) in area 1.");
  expect(sentences.action({ kind: "play", cards: ["5/1", "5/2"] })).toBe("Play two 5s");
  // Two opposing sets can be told apart.
  expect(sentences.action({ kind: "take", from: "B2" })).toBe(
    "Take the set in front of Bob in area 2",
  );
  expect(sentences.action({ kind: "add", card: "5/1", to: "B1" })).toBe(
    "Add 5 (turned 1) to the set in front of Bob in area 1",
  );
  expect(sentences.setTurned(["5/1", "5/2"])).toBe("two 5s, turned 1 and 2");
  expect(sentences.setTurned(["5/1*"])).toBe("a single 5, turned 1 (star)");
  const facts = { area: "B1", size: 2, value: 5, own: 3 };
  expect(sentences.refusal(new Refusal("play-not-higher", facts))).toBe(
    "Bob has two 5s. Your pair must be higher.",
  );
  expect(sentences.refusal(new Refusal("play-not-higher", { ...facts, area: "A1" }))).toBe(
    "You have two 5s. Your pair must be higher.",
  );
});

test("10s and equal cards are told like all others", async () => {
  const sentences = await sentencesIn("en");
  expect(sentences.event({ kind: "set-played", area: "B1", cards: ["10/2", "10/2"] })).toBe(
    "Bob plays two 10s (10/2 10/2) in area 1.",
  );
  expect(sentences.setTurned(["6/1", "6/1", "6/2"])).toBe("three 6s, turned 1, 1, and 2");
  const taken = {
    kind: "set-taken",
    seat: "A",
    area: "B1",
    cards: ["2/10", "2/9", "2/9"],
  } as const;
  expect(sentences.event(taken)).toContain("9/2 9/2 10/2");
});

test("an event of a kind that is not known goes without saying", async () => {
  expect((await sentencesIn("en")).event({ kind: "fireworks" } as never)).toBeNull();
});

test("the first language that there is among the wished ones is picked", () => {
  expect(pickLanguage(["fr-FR", "da-DK", "en"])).toBe("da");
  expect(pickLanguage(["KO"])).toBe("ko");
  expect(pickLanguage(["fr"])).toBe("en");
  expect(pickLanguage([])).toBe("en");
});
