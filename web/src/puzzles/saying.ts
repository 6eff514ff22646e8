import type { SeatText } from "$protocol";
import type { LogEntry } from "../game/log.ts";
import { sayCards } from "../texts/cards.ts";
import { deedOf, type Deed } from "../texts/deeds.ts";
import { sayReason } from "../texts/reasons.ts";
import type { Sentences } from "../texts/sentences.ts";
import type { Answer, HiddenHands, Line, Puzzle, Summary } from "./puzzles.ts";

/** What the sentences about a puzzle have in common: who is who at its table, in whose language. */
export interface Telling {
  readonly puzzle: Puzzle;
  readonly sentences: Sentences;
}

/** What is to be done, in one sentence. */
export const sayTask = ({ say }: Pick<Sentences["texts"], "say">, puzzle: Summary): string =>
  say(`puzzle-task-${puzzle.goal}`, { cards: puzzle.hand.length, turns: puzzle.within });

/** Who holds which of the hidden cards in a deal. */
export const sayHands = ({ sentences }: Telling, hands: HiddenHands): string =>
  Object.entries(hands)
    .map(([seat, cards]) =>
      sentences.texts.say("puzzle-holds", {
        name: sentences.name(seat as SeatText),
        cards: sayCards(sentences.texts, cards),
      }),
    )
    .join(" ");

/** In how many deals a try fails. */
export function sayFails({ puzzle, sentences }: Telling, { fails }: Answer): string {
  const { say } = sentences.texts;
  const { deals } = puzzle;
  if (fails === null) return say("puzzle-fails-some", { deals });
  return fails === deals
    ? say("puzzle-fails-all", { deals })
    : say("puzzle-fails", { fails, deals });
}

/** What happens after a try, one line each. */
export const tellLine = ({ sentences }: Telling, line: Line): readonly Deed[] =>
  line.steps.flatMap((past, key) => {
    const entry: LogEntry = { key, kind: "past", past, round: 1 };
    return deedOf(sentences, entry) ?? [];
  });

/** How that ends. */
export function sayEnd({ puzzle, sentences }: Telling, { out }: Line): string {
  const { say } = sentences.texts;
  return out === null
    ? say("puzzle-answer-slow", { turns: puzzle.beyond })
    : say("puzzle-answer-out", { seat: sentences.name(out) });
}

/** Why the solution is right, sentence by sentence. */
export function sayWhy({ puzzle, sentences }: Telling): readonly string[] {
  const { texts } = sentences;
  const { goal, within, beyond, then, lead, reasons } = puzzle;
  return [
    ...reasons.map((reason) => sayReason(texts, reason, (seat) => sentences.name(seat))),
    ...(then?.kind === "play"
      ? [texts.say("puzzle-why-then", { set: sentences.set(then.cards) })]
      : []),
    texts.say(`puzzle-why-${goal}`, { turns: within, more: beyond }),
    ...(lead === null ? [] : [texts.say("puzzle-lead", { points: Math.floor(lead / 10) })]),
  ];
}
