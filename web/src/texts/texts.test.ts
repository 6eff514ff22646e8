import { expect, test } from "vitest";
import { LANGUAGES, placeOf, Texts, type Language, type Sources } from "./texts.svelte.ts";

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Texts whose messages come, by `da` or `da-more`, when the test lets them. */
function slow(): {
  texts: Texts;
  send: (...names: string[]) => Promise<void>;
  lose: (name: string) => Promise<void>;
} {
  interface Answer {
    readonly resolve: (module: { default: string }) => void;
    readonly reject: (fault: Error) => void;
  }
  const awaited = new Map<string, Answer[]>();
  const sources = (ending: string): Sources =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        () =>
          new Promise((resolve, reject) => {
            const name = language + ending;
            awaited.set(name, [...(awaited.get(name) ?? []), { resolve, reject }]);
          }),
      ]),
    ) as Sources;
  const take = (name: string): readonly Answer[] => {
    const answers = awaited.get(name) ?? [];
    awaited.delete(name);
    return answers;
  };
  return {
    texts: new Texts(sources(""), sources("-more")),
    send: (...names) => {
      for (const name of names) {
        const id = name.endsWith("-more") ? "page" : "hello";
        for (const { resolve } of take(name)) resolve({ default: `${id} = ${id} ${name}\n` });
      }
      return turn();
    },
    lose: (name) => {
      for (const { reject } of take(name)) reject(new Error("no network"));
      return turn();
    },
  };
}

const said = ({ language, say }: Texts): [Language, string, string] => [
  language,
  say("hello"),
  say("page"),
];

test("who comes while the further messages load waits for them, too", async () => {
  const { texts, send } = slow();
  const drawn: string[] = [];
  const draw = async (): Promise<void> => {
    await texts.with(Promise.resolve());
    drawn.push(texts.say("page"));
  };
  const all = [draw(), draw()];
  await turn();
  expect(drawn).toEqual([]);
  await send("en", "en-more");
  await Promise.all([...all, draw()]);
  expect(drawn).toEqual(["page en-more", "page en-more", "page en-more"]);
});

test("the language that was chosen last is spoken, whichever comes last", async () => {
  const { texts, send } = slow();
  const all = [texts.speak("da"), texts.speak("it")];
  await send("it");
  await send("da");
  await Promise.all(all);
  expect(texts.language).toBe("it");
});

test("further messages do not undo a change of language that is under way", async () => {
  const { texts, send } = slow();
  const all = [texts.speak("da"), texts.with(Promise.resolve())];
  await send("da", "da-more", "en", "en-more");
  await Promise.all(all);
  expect(said(texts)).toEqual(["da", "hello da", "page da-more"]);
});

test("a change of language while further messages load brings those of the new one", async () => {
  const { texts, send } = slow();
  const page = texts.with(Promise.resolve());
  const change = texts.speak("da");
  await send("da", "da-more");
  await send("en", "en-more");
  await Promise.all([page, change]);
  expect(said(texts)).toEqual(["da", "hello da", "page da-more"]);
});

test("what did not come is loaded when it is wanted again, in the language that is spoken", async () => {
  const { texts, send, lose } = slow();
  const change = expect(texts.speak("da")).rejects.toThrow("no network");
  await lose("da");
  await change;
  const page = expect(texts.with(Promise.resolve())).rejects.toThrow("no network");
  await send("en");
  await lose("en-more");
  await page;
  const again = texts.with(Promise.resolve("page"));
  await send("en", "en-more");
  expect(await again).toBe("page");
  expect(said(texts)).toEqual(["en", "hello en", "page en-more"]);
});

test("dates are written as in the user's country, if its language is spoken", () => {
  expect(placeOf("en", ["da-DK", "en-GB", "en-US"])).toBe("en-GB");
  expect(placeOf("it", ["en-GB"])).toBe("it");
});
