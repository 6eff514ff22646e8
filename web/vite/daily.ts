import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import type { Task } from "../src/home/daily.ts";

const ID = "virtual:daily";

interface Puzzle {
  readonly id: string;
  readonly position: string;
  readonly seat: string;
  readonly goal: Task["goal"];
  readonly within: number;
}

/**
 * `virtual:daily` is what the start page shows of each puzzle, in their order: a small part of the
 * file, which has the proofs, too.
 */
export function daily(file: string): Plugin {
  return {
    name: "dnup-daily",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      this.addWatchFile(file);
      const puzzles = JSON.parse(await readFile(file, "utf-8")) as readonly Puzzle[];
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(puzzles.map(taskOf)))});`;
    },
  };
}

/** A position is written as `A: (2/9) 3/7 | B: 7/1 | A1: 3/9 3/8 | B to play`; docs/notation.md. */
export function taskOf({ id, position, seat, goal, within }: Puzzle): Task {
  const parts = position.split(" | ").map((part) => part.split(": "));
  const hand = parts.find(([name]) => name === seat);
  if (hand === undefined) throw new Error(`nobody holds the cards of puzzle ${id}`);
  const sets = parts.filter(([name = ""]) => /^[A-E][12]$/.test(name));
  return {
    id,
    hand: cardsOf(hand[1]),
    sets: sets.map(([, cards]) => cardsOf(cards)),
    goal,
    within,
  };
}

const cardsOf = (text = ""): readonly string[] => text.replaceAll(/[()]/g, "").split(" ");
