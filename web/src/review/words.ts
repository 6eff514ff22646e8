import type {
  ActionJson,
  ReasonJson,
  ReturnJson,
  SeatText,
  SummaryJson,
  VerdictJson,
} from "$protocol";
import { partsOf } from "../ending/turning.ts";
import type { Moment } from "../replay/moment.ts";
import { sayReason } from "../texts/reasons.ts";
import type { Sentences } from "../texts/sentences.ts";
import type { Texts } from "../texts/texts.svelte.ts";

type Speaking = Pick<Texts, "say" | "has" | "language">;
export type Grade = VerdictJson["grade"];

/** Signs, so that no colour has to be told from another. */
export const MARKS: Readonly<Record<Grade, string>> = {
  great: "!",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** What matters least first. */
export const LEGEND: readonly Grade[] = ["good", "great", "inaccuracy", "mistake", "blunder"];

/** Of these, the one that matters most; null if there are none. */
export const worstOf = (verdicts: readonly Pick<VerdictJson, "grade">[]): Grade | null =>
  verdicts.reduce<Grade | null>(
    (worst, { grade }) =>
      worst === null || LEGEND.indexOf(grade) > LEGEND.indexOf(worst) ? grade : worst,
    null,
  );

const TEN = 10;

/** Thousandths of all chances, in whole hundredths: "15 of 100". What costs something costs 1 at least. */
export const hundredths = (thousandths: number): number =>
  thousandths > 0
    ? Math.max(1, Math.floor(thousandths / TEN + 0.5))
    : Math.floor(thousandths / TEN + 0.5);

/** A chance as people say it: whole per cent, and never certain unless it is. */
export function sayChance({ language }: Pick<Texts, "language">, chance: number): string {
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  if (chance > 0 && chance < 0.005) return `<${percent.format(0.01)}`;
  if (chance < 1 && chance > 0.995) return `>${percent.format(0.99)}`;
  return percent.format(chance);
}

/** What somebody could do, with the cards: "play two 5s (5/1 5/2)". */
export function sayDeed(sentences: Sentences, action: ActionJson): string {
  const { say } = sentences.texts;
  if (action.kind === "play") return say("do-play", { set: sentences.setWithCards(action.cards) });
  return action.kind === "rotate" ? say("study-do-rotate") : sentences.action(action);
}

/** What would have been better: "Better: two 5s", "Better: rotate". */
export function sayBetter(
  sentences: Sentences,
  action: ActionJson,
  returned: ReturnJson | null | undefined,
): string {
  const cards = action.kind === "take" ? (returned?.cards ?? []) : partsOf(action).cards;
  const set = cards.length === 0 ? "" : sentences.set(cards);
  return sentences.texts.say("study-instead", { kind: action.kind, set });
}

/** In a sentence, what a result came from most; null if it isn't known yet, or nothing stands out. */
export function sayCause(
  { say }: Pick<Texts, "say">,
  summary: readonly SummaryJson[],
  seat: SeatText,
  who: { readonly name: string; readonly mine: "yes" | "no" },
): string | null {
  const found = summary.find((each) => each.seat === seat);
  if (found === undefined || found.cause === null) return null;
  const went = found.account.after > found.account.before ? "up" : "down";
  return say("review-cause", { cause: found.cause, went, ...who });
}

/** Which action of which round it is; 0 is the deal. */
export const sayMoment = ({ say }: Pick<Texts, "say">, { round, action }: Moment): string =>
  action === 0
    ? say("study-moment-deal", { round })
    : say("study-moment-action", { round, action });

/** The moment after so many actions. */
export const sayAfter = ({ say }: Pick<Texts, "say">, { round, action }: Moment): string =>
  action === 0 ? say("study-moment-deal", { round }) : say("study-moment-after", { round, action });

/** The kind of a mistake in words; null if there is none, or it is newer than this page. */
export function sayKind({ say, has }: Speaking, kind: string | null | undefined): string | null {
  const id = `mistake-${kind}`;
  return kind != null && has(id) ? say(id) : null;
}

/** Why an action was weak, and what the best had for it, as far as this page has words for it. */
export const sayWhy = (sentences: Sentences, { why = [] }: Pick<VerdictJson, "why">): string =>
  sayReasons(sentences, why).join(" ");

/** Why an action is the best, as far as this page has words for it. */
export const sayReasons = (sentences: Sentences, reasons: readonly ReasonJson[]): string[] =>
  reasons
    .filter(({ code }) => sentences.texts.has(`reason-${code}`))
    .map((reason) => sayReason(sentences.texts, reason, (seat) => sentences.name(seat)));
