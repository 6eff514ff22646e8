import { expect, test } from "vitest";
import { CHARACTERS, characterOf, levelNamed, strengthOf, variationOf } from "./characters.ts";
import { coloursOf, levelOf, type Face } from "./face.ts";
import { letter } from "./lettering.ts";

const bot = (level: string): Face => ({ level, name: level, ink: 1 });

test("each character is stronger than the one before", () => {
  expect(CHARACTERS.map(({ level }) => strengthOf(level))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(strengthOf("flat")).toBeNull();
  expect(characterOf("flat")).toBeNull();
});

test("a name tells the level, in old matches, too", () => {
  expect(levelNamed("sis")).toBe("casual");
  expect(levelNamed("sis 3")).toBe("casual");
  expect(levelNamed("Casual 2")).toBe("casual");
  expect(levelNamed("Anna")).toBeNull();
});

test("bots of one name have grounds of their own, and every second one looks the other way", () => {
  for (const character of CHARACTERS) {
    const { name } = character;
    expect(variationOf(character, name)).toBeNull();
    expect(variationOf(character, `${name} 1`)).toBeNull();
    const others = [2, 3, 4].map((number) => variationOf(character, `${name} ${number}`));
    const uppers = [character, ...others].map((each) => each?.upper);
    expect(new Set(uppers).size).toBe(4);
    const rings = [character, ...others].map((each) => each?.ring);
    expect(new Set(rings).size).toBe(4);
    expect(others.map((each) => each?.isMirrored)).toEqual([true, false, true]);
    expect(others.map((each) => each?.number)).toEqual([2, 3, 4]);
  }
});

test("every name can be drawn, and others are written", () => {
  for (const { name } of CHARACTERS) expect(letter(name)?.strokes).toHaveLength(name.length);
  expect(letter("oxo")?.width).toBe(40 * 3 + 13 * 2);
  expect(letter("Anna")).toBeNull();
});

test("a bot has its level's face, and a person their own, also while a bot plays for them", () => {
  expect(levelOf({ kind: "bot", name: "sis", level: "casual" })).toBe("casual");
  expect(levelOf({ kind: "bot", name: "mow 2" })).toBe("sharp");
  expect(levelOf({ kind: "person", name: "Ann", level: "master" })).toBeNull();
  expect(levelOf({ kind: "bot", name: "Ann" })).toBeNull();
});

test("in graphs you are tomato, and no two have the same colour", () => {
  const person = { level: null, name: "Ann", ink: 0 };
  const colours = coloursOf([bot("casual"), person, bot("casual"), bot("sharp"), person], 1);
  expect(colours[1]).toBe("var(--tomato)");
  expect(new Set(colours).size).toBe(5);
  const second = { ...bot("casual"), name: "sis 2" };
  expect(coloursOf([person, bot("casual"), second], 0)[2]).toBe("#2f6fe0");
});
