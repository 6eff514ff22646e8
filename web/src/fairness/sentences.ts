import type { Texts } from "../texts/texts.svelte.ts";
import type { Check, Fault, Gap, Step, Verdict, Verified } from "./verify.ts";

/** What came out, in a few words. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  good: "fair-good",
  alone: "fair-alone",
  unknown: "fair-unknown",
  bad: "fair-bad",
};

const ABOUT: Readonly<Record<Verdict, string>> = {
  good: "fair-good-about",
  alone: "fair-alone-about",
  unknown: "fair-unknown-about",
  bad: "fair-bad-about",
};

const GOOD: Readonly<Record<Step, string>> = {
  promise: "fair-promise",
  secret: "fair-secret-fits",
  salt: "fair-salt-used",
  salts: "fair-salts-right",
  sealed: "fair-sealed",
  deals: "fair-deals",
  seen: "fair-seen",
};

const WRONG: Readonly<Record<Fault, string>> = {
  unreadable: "fair-unreadable",
  "bad-secret": "fair-bad-secret",
  "wrong-secret": "fair-wrong-secret",
  "salt-count": "fair-salt-count",
  "bad-salt": "fair-bad-salt",
  "bot-salt": "fair-bot-salt",
  "other-commitment": "fair-other-commitment",
  "salt-not-used": "fair-salt-not-used",
  "other-salt": "fair-other-salt",
  "not-committed": "fair-not-committed",
  "wrong-deal": "fair-wrong-deal",
  "other-rounds": "fair-other-rounds",
  "other-hand": "fair-other-hand",
};

const OPEN: Readonly<Record<Gap, string>> = {
  "no-proof": "fair-no-proof",
  duplicate: "fair-duplicate",
  "not-revealed": "fair-not-revealed",
  "not-noted": "fair-not-noted",
  "own-deck": "fair-own-deck",
  "no-secret": "fair-no-secret",
  "no-rounds": "fair-no-rounds",
  "not-seen": "fair-not-seen",
};

/** What the verdict means. */
export function aboutOf({ say }: Texts, { verdict, checks }: Verified): string {
  const isNoted = checks.some(({ step, finding }) => step === "promise" && finding === "good");
  return say(verdict === "alone" && isNoted ? "fair-alone-not-seen-about" : ABOUT[verdict]);
}

/** One thing that was looked at, and what was found. */
export function sentenceOf({ say }: Texts, check: Check): string {
  if (check.finding === "good") return say(GOOD[check.step], check.facts);
  if (check.finding === "bad") return say(WRONG[check.why], check.facts);
  return say(check.step === "salt" ? "fair-salt-not-noted" : OPEN[check.why], check.facts);
}
