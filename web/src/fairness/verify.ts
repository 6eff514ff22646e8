import type { CardText, SeatText } from "$protocol";
import { byValues } from "../card/face.ts";
import shipped from "../../protocol/standard.json";
import type { MatchRecord } from "../ending/record.ts";
import type { Note } from "../game/notes.ts";
import { seatIndex } from "../game/scene.ts";
import type { Seen } from "../game/witness.ts";
import { commitmentTo, commitmentToSalt, contextOf, dealOf, streamOf } from "./deals.ts";
import { fromHex } from "./sha256.ts";

/** What is looked at, one after the other. */
export type Step = "promise" | "secret" | "salt" | "salts" | "sealed" | "deals" | "seen";

/** Why something does not hold, by the codes of docs/fairness.md. */
export type Fault =
  | "unreadable"
  | "bad-secret"
  | "wrong-secret"
  | "salt-count"
  | "bad-salt"
  | "bot-salt"
  | "other-commitment"
  | "other-salt"
  | "not-committed"
  | "salt-not-used"
  | "wrong-deal"
  | "other-rounds"
  | "other-hand";

/** Why something cannot be checked here. */
export type Gap =
  | "no-proof"
  | "duplicate"
  | "not-revealed"
  | "not-noted"
  | "own-deck"
  | "no-secret"
  | "no-rounds"
  | "not-seen";

export type Facts = Readonly<Record<string, string | number>>;

export type Check =
  | { readonly step: Step; readonly finding: "good"; readonly facts: Facts }
  | { readonly step: Step; readonly finding: "bad"; readonly why: Fault; readonly facts: Facts }
  | { readonly step: Step; readonly finding: "unknown"; readonly why: Gap; readonly facts: Facts };

/**
 * `good`: all of it holds. `alone`: the record agrees with itself, but nothing was noted before the
 * match, or its end was not seen. `unknown`: the deals cannot be checked here. `bad`: something does not hold.
 */
export type Verdict = "good" | "alone" | "unknown" | "bad";

export interface Verified {
  readonly verdict: Verdict;
  readonly checks: readonly Check[];
}

const SALT = /^[ -~]{0,64}$/;
const ALONE: ReadonlySet<Gap> = new Set(["not-noted", "not-seen"]);
const NO_FACTS: Facts = {};

/** Check the deals of a record, with what this browser noted before the match and saw of it, if anything. */
export function verify(record: MatchRecord, note: Note | null, seen: Seen | null): Verified {
  const checks = checked(record, note, seen);
  return { verdict: verdictOf(checks), checks };
}

function checked(record: MatchRecord, note: Note | null, seen: Seen | null): readonly Check[] {
  try {
    if (record.fairness == null) {
      const isDuplicate = record.options?.["duplicate"] !== undefined;
      return [unknown("promise", isDuplicate ? "duplicate" : "no-proof")];
    }
    const secret = secretOf(record.fairness.secret);
    return [
      promise(record, note),
      opened(record, secret),
      ownSalt(record, note),
      allSalts(record),
      ...sealed(record, note),
      deals(record, secret),
      asSeen(record, seen),
    ];
  } catch {
    return [bad("deals", "unreadable")];
  }
}

function verdictOf(checks: readonly Check[]): Verdict {
  if (checks.some(({ finding }) => finding === "bad")) return "bad";
  const open = checks.filter(({ finding }) => finding === "unknown");
  if (open.length === 0) return "good";
  return open.every((check) => check.finding === "unknown" && ALONE.has(check.why))
    ? "alone"
    : "unknown";
}

/** The promise that was shown before the match is the one in the record. */
function promise({ fairness }: MatchRecord, note: Note | null): Check {
  const commitment = fairness?.commitment ?? "";
  if (note === null) return unknown("promise", "not-noted", { commitment });
  if (note.commitment === commitment) return good("promise", { commitment });
  return bad("promise", "other-commitment", { commitment, right: note.commitment });
}

type Secret = Uint8Array | "bad" | "hidden";

function secretOf(text: string | null): Secret {
  if (text === null) return "hidden";
  const bytes = fromHex(text);
  return bytes?.length === 32 ? bytes : "bad";
}

/** The secret is the one that was promised. */
function opened({ fairness }: MatchRecord, secret: Secret): Check {
  if (secret === "hidden") return unknown("secret", "not-revealed");
  if (secret === "bad") return bad("secret", "bad-secret");
  const right = commitmentTo(secret);
  if (right === fairness?.commitment) return good("secret", { secret: fairness.secret ?? "" });
  return bad("secret", "wrong-secret", { right });
}

/** One's own part went into the deals. */
function ownSalt({ fairness }: MatchRecord, note: Note | null): Check {
  if (note === null) return unknown("salt", "not-noted");
  const { salt } = note;
  const isUsed = salt !== "" && fairness?.salts.includes(salt) === true;
  return isUsed ? good("salt", { salt }) : bad("salt", "salt-not-used", { salt });
}

/** Each seat has one salt, and bots, for whom the server speaks, none. */
function allSalts({ fairness, seats }: MatchRecord): Check {
  const salts = fairness?.salts ?? [];
  if (salts.length !== seats.length) {
    return bad("salts", "salt-count", { count: salts.length, players: seats.length });
  }
  for (const [index, { name, bot }] of seats.entries()) {
    const salt = salts[index] ?? "";
    const facts = { seat: seatAt(index), name };
    if (!SALT.test(salt)) return bad("salts", "bad-salt", facts);
    if (salt !== "" && bot != null) return bad("salts", "bot-salt", facts);
  }
  return good("salts", { count: salts.filter((salt) => salt !== "").length });
}

/**
 * Each salt is the one that its seat had committed to, before this browser revealed its own. Older
 * records say nothing of it, and there is nothing to check.
 */
function sealed({ fairness, seats }: MatchRecord, note: Note | null): readonly Check[] {
  const told = fairness?.salt_commitments ?? [];
  const noted = note?.sealed;
  if (noted !== undefined) {
    const [then, now] = [noted.seats, seats].map((all) =>
      all.map(({ name, bot }) => [name, bot ?? null]),
    );
    const isSame = JSON.stringify([then, noted.salt_commitments]) === JSON.stringify([now, told]);
    if (!isSame) return [bad("sealed", "not-committed")];
  }
  if (told.length === 0) return [];
  for (const [index, { name }] of seats.entries()) {
    const salt = fairness?.salts[index] ?? "";
    const right = salt === "" ? "" : commitmentToSalt(salt);
    if (told[index] !== right) return [bad("sealed", "other-salt", { seat: seatAt(index), name })];
  }
  return [good("sealed")];
}

/** Every card of every round was dealt to the right seat, the right way up. */
function deals(record: MatchRecord, secret: Secret): Check {
  const deck = [shipped, ...shipped.others].find(({ hash }) => hash === record.deck.hash);
  if (deck === undefined) return unknown("deals", "own-deck");
  if (typeof secret === "string") return unknown("deals", "no-secret");
  const players = record.seats.length;
  const cards = (deck.cards as Readonly<Record<string, readonly CardText[]>>)[players];
  if (cards === undefined) return bad("deals", "unreadable");
  for (const [index, { deal }] of record.rounds.entries()) {
    const round = index + 1;
    const context = contextOf(record, record.fairness?.salts ?? [], round);
    const right = dealOf(streamOf(secret, context), cards, { players, round });
    if (deal.length !== players) return bad("deals", "unreadable");
    for (const [seat, hand] of right.entries()) {
      const wrong = without(deal[seat] ?? [], hand);
      const missing = without(hand, deal[seat] ?? []);
      if (wrong.length === 0 && missing.length === 0) continue;
      return bad("deals", "wrong-deal", {
        round,
        seat: seatAt(seat),
        name: record.seats[seat]?.name ?? "",
        card: wrong[0] ?? "none",
        right: missing[0] ?? "none",
        more: Math.max(wrong.length, missing.length) - 1,
      });
    }
  }
  const rounds = record.rounds.length;
  if (rounds === 0) return unknown("deals", "no-rounds");
  return good("deals", { rounds, cards: rounds * cards.length });
}

/** The record has the rounds that were played here, and the hands that were dealt here. */
function asSeen(record: MatchRecord, seen: Seen | null): Check {
  const rounds = record.rounds.length;
  if (seen === null) return unknown("seen", "not-seen");
  if (rounds < seen.rounds || (seen.isOver && rounds !== seen.rounds)) {
    return bad("seen", "other-rounds", { rounds, seen: seen.rounds });
  }
  for (const { round, seat, cards } of seen.hands) {
    const told = record.rounds[round - 1]?.deal[seatIndex(seat)] ?? [];
    const [card] = [...without(cards, told), ...without(told, cards)];
    if (card !== undefined) return bad("seen", "other-hand", { round, card });
  }
  return seen.isOver
    ? good("seen", { rounds, hands: seen.hands.length })
    : unknown("seen", "not-seen");
}

/** The cards of the first that are not in the second, each as often as it is there; sorted. */
function without(cards: readonly CardText[], others: readonly CardText[]): readonly CardText[] {
  const left = [...others];
  return cards
    .filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .toSorted(byValues);
}

const seatAt = (index: number): SeatText => String.fromCharCode("A".charCodeAt(0) + index);

function good(step: Step, facts = NO_FACTS): Check {
  return { step, finding: "good", facts };
}

function bad(step: Step, why: Fault, facts = NO_FACTS): Check {
  return { step, finding: "bad", why, facts };
}

function unknown(step: Step, why: Gap, facts = NO_FACTS): Check {
  return { step, finding: "unknown", why, facts };
}
