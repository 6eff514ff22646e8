import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { MatchRecord } from "../ending/record.ts";
import type { Note } from "../game/notes.ts";
import type { Seen } from "../game/witness.ts";
import { commitmentToSalt } from "./deals.ts";
import * as checker from "./verify.ts";
import type { Check, Step, Verified } from "./verify.ts";

type Changed = { -readonly [K in keyof MatchRecord]: MatchRecord[K] };
/** The matches of two and four were played before the printed deck, with what is called pairs now. */
const GOLDEN = ["two-players.json", "four-players.json", "five-players.json"] as const;
type Golden = (typeof GOLDEN)[number];

const read = (name: string): string =>
  readFileSync(new URL(`./golden/${name}`, import.meta.url), "utf-8");
const notes = JSON.parse(read("notes.json")) as Record<Golden, Note>;
const recordOf = (name: Golden): MatchRecord => JSON.parse(read(name)) as MatchRecord;

const checkOf = ({ checks }: Verified, step: Step): Check | undefined =>
  checks.find((check) => check.step === step);
const faultsOf = ({ checks }: Verified): readonly string[] =>
  checks.flatMap((check) => (check.finding === "bad" ? [`${check.step}: ${check.why}`] : []));

/** The check by who saw all rounds of the record, and was dealt no hand. */
const verify = (
  record: MatchRecord,
  note: Note | null,
  seen: Seen | null = { rounds: record.rounds?.length ?? 0, isOver: true, hands: [] },
): Verified => checker.verify(record, note, seen);

/** The golden record with one thing changed. */
function changed(name: Golden, change: (record: any) => void): Changed {
  const record = structuredClone(recordOf(name));
  change(record);
  return record;
}

/** Another digit at a place of a hex number. */
const otherDigit = (hex: string, at: number): string =>
  hex.slice(0, at) + (hex[at] === "0" ? "1" : "0") + hex.slice(at + 1);

const swap = (list: any[]): void => {
  [list[0], list[1]] = [list[1], list[0]];
};

describe.each(GOLDEN)("the match of %s", (name) => {
  const record = recordOf(name);
  const note = notes[name];

  test("is proved with what was noted before it", () => {
    const { verdict, checks } = verify(record, note);
    expect(checks.map(({ step, finding }) => [step, finding])).toEqual(
      ["promise", "secret", "salt", "salts", "deals", "seen"].map((step) => [step, "good"]),
    );
    expect(verdict).toBe("good");
  });

  test("counts all cards that were dealt", () => {
    const rounds = record.rounds.length;
    const each = record.rounds[0]?.deal.flat().length ?? 0;
    expect(checkOf(verify(record, note), "deals")?.facts).toEqual({ rounds, cards: rounds * each });
  });

  test("agrees only with itself if nothing was noted", () => {
    const verified = verify(record, null);
    expect(verified.verdict).toBe("alone");
    for (const step of ["promise", "salt"] as const) {
      expect(checkOf(verified, step)).toMatchObject({ finding: "unknown", why: "not-noted" });
    }
  });

  test("fails with another promise noted", () => {
    const other = { ...note, commitment: otherDigit(note.commitment, 5) };
    expect(faultsOf(verify(record, other))).toEqual(["promise: other-commitment"]);
  });

  test("fails with another salt noted", () => {
    const verified = verify(record, { ...note, salt: "0000" });
    expect(faultsOf(verified)).toEqual(["salt: salt-not-used"]);
    expect(verified.verdict).toBe("bad");
  });

  test("fails if the commitment in the record is another", () => {
    const other = changed(name, ({ fairness }) => {
      fairness.commitment = otherDigit(fairness.commitment, 63);
    });
    expect(faultsOf(verify(other, note))).toEqual([
      "promise: other-commitment",
      "secret: wrong-secret",
    ]);
    expect(faultsOf(verify(other, null))).toEqual(["secret: wrong-secret"]);
  });

  test.each([0, 31, 63])("fails if digit %i of the secret is another", (at) => {
    const other = changed(name, ({ fairness }) => {
      fairness.secret = otherDigit(fairness.secret, at);
    });
    expect(faultsOf(verify(other, null))).toEqual(["secret: wrong-secret", "deals: wrong-deal"]);
  });

  test("fails if the secret and the commitment are another pair", () => {
    // What a server would show that chose its secret after it had seen the salts.
    const other = changed(name, ({ fairness }) => {
      fairness.secret = "00".repeat(32);
      fairness.commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    });
    expect(faultsOf(verify(other, note))).toEqual([
      "promise: other-commitment",
      "deals: wrong-deal",
    ]);
    expect(faultsOf(verify(other, null))).toEqual(["deals: wrong-deal"]);
  });

  test("fails if the secret is no secret", () => {
    for (const secret of ["", "00", "g".repeat(64), record.fairness?.secret?.toUpperCase()]) {
      const other = changed(name, ({ fairness }) => {
        fairness.secret = secret;
      });
      expect(faultsOf(verify(other, note))).toEqual(["secret: bad-secret"]);
    }
  });

  test("fails for each single salt that is another", () => {
    record.fairness?.salts.forEach((salt, index) => {
      if (salt === "") return;
      const other = changed(name, ({ fairness }) => {
        fairness.salts[index] = `${salt}!`;
      });
      const own = salt === note.salt ? ["salt: salt-not-used"] : [];
      expect(faultsOf(verify(other, note))).toEqual([...own, "deals: wrong-deal"]);
    });
  });

  test("fails if a salt is missing or cannot be one", () => {
    const fewer = changed(name, ({ fairness }) => fairness.salts.pop());
    expect(faultsOf(verify(fewer, note))).toContain("salts: salt-count");
    for (const salt of ["ë", "a\n", "x".repeat(65)]) {
      const other = changed(name, ({ fairness }) => {
        fairness.salts[0] = salt;
      });
      expect(faultsOf(verify(other, null))).toEqual(["salts: bad-salt", "deals: wrong-deal"]);
    }
  });

  test("fails for each single card that lies the other way up", () => {
    for (const [round, { deal }] of record.rounds.entries()) {
      for (const [seat, hand] of deal.entries()) {
        for (const [place, card] of hand.entries()) {
          const [up = "", down = ""] = card.replace("*", "").split("/");
          const turned = `${down}/${up}${card.endsWith("*") ? "*" : ""}`;
          const other = changed(name, ({ rounds }) => {
            rounds[round].deal[seat][place] = turned;
          });
          const check = checkOf(verify(other, note), "deals");
          expect(check).toMatchObject({ finding: "bad", why: "wrong-deal" });
          expect(check?.facts).toMatchObject({ round: round + 1, card: turned, right: card });
        }
      }
    }
  });

  test("fails if two seats have each other's hands, cards or names", () => {
    for (const change of [
      ({ rounds }: any) => swap(rounds[0].deal),
      ({ rounds }: any) => {
        const [a, b] = rounds[1].deal;
        [a[0], b[0]] = [b[0], a[0]];
      },
      ({ seats }: any) => swap(seats),
      ({ rounds }: any) => swap(rounds),
    ]) {
      expect(faultsOf(verify(changed(name, change), note))).toContain("deals: wrong-deal");
    }
  });

  test("fails if a card was lost, doubled or added", () => {
    for (const change of [
      (hand: string[]) => hand.pop(),
      (hand: string[]) => hand.push(hand[0] ?? ""),
      (hand: string[]) => hand.splice(0, 1, hand[1] ?? ""),
    ]) {
      const other = changed(name, ({ rounds }) => change(rounds[0].deal[1]));
      expect(faultsOf(verify(other, note))).toEqual(["deals: wrong-deal"]);
    }
  });

  test("does not mind the order within a hand", () => {
    const other = changed(name, ({ rounds }) => swap(rounds[0].deal[0]));
    expect(verify(other, note).verdict).toBe("good");
  });

  test("is proved with the hands that were seen", () => {
    const rounds = record.rounds.length;
    const hands = record.rounds.map(({ deal }, index) => ({
      round: index + 1,
      seat: "B",
      cards: deal[1]?.toReversed() ?? [],
    }));
    const verified = verify(record, note, { rounds, isOver: true, hands });
    expect(verified.verdict).toBe("good");
    expect(checkOf(verified, "seen")?.facts).toEqual({ rounds, hands: rounds });
  });

  test("fails if another hand was seen than the record tells of", () => {
    const cards = ["9/9", ...(record.rounds[1]?.deal[0]?.slice(1) ?? [])];
    const hands = [{ round: 2, seat: "A", cards }];
    const verified = verify(record, note, { rounds: 2, isOver: false, hands });
    expect(faultsOf(verified)).toEqual(["seen: other-hand"]);
    expect(checkOf(verified, "seen")?.facts).toEqual({ round: 2, card: "9/9" });
    expect(verified.verdict).toBe("bad");
  });

  test("fails if rounds that were seen are missing, or there are more than there were", () => {
    const rounds = record.rounds.length;
    for (const [other, isOver] of [
      [rounds + 1, false],
      [rounds + 1, true],
      [rounds - 1, true],
    ] as const) {
      const verified = verify(record, note, { rounds: other, isOver, hands: [] });
      expect(faultsOf(verified)).toEqual(["seen: other-rounds"]);
    }
  });

  test("agrees only with itself if its end was not seen", () => {
    for (const seen of [null, { rounds: 1, isOver: false, hands: [] }]) {
      const verified = verify(record, note, seen);
      expect(checkOf(verified, "seen")).toMatchObject({ finding: "unknown", why: "not-seen" });
      expect(verified.verdict).toBe("alone");
    }
  });

  test("is not proved without any round", () => {
    const empty = changed(name, (match) => (match.rounds = []));
    for (const seen of [null, undefined]) {
      expect(verify(empty, note, seen).verdict).toBe("unknown");
    }
    expect(verify(empty, note, { rounds: 2, isOver: true, hands: [] }).verdict).toBe("bad");
  });

  test("fails if a hand is missing or there is one too many", () => {
    for (const change of [(deal: any) => deal.pop(), (deal: any) => deal.push([])]) {
      const other = changed(name, ({ rounds }) => change(rounds[0].deal));
      expect(verify(other, note).verdict).toBe("bad");
    }
  });

  test("fails if it is no record at all", () => {
    for (const other of [{ fairness: {} }, changed(name, (match) => delete match.rounds)]) {
      expect(verify(other as any, note).verdict).toBe("bad");
    }
  });

  test("cannot be checked without its secret, its proof or its cards", () => {
    const hidden = changed(name, ({ fairness }) => {
      fairness.secret = null;
    });
    expect(verify(hidden, note).verdict).toBe("unknown");
    expect(checkOf(verify(hidden, note), "secret")).toMatchObject({ why: "not-revealed" });
    const bare = changed(name, (match) => delete match.fairness);
    expect(verify(bare, note).checks).toMatchObject([{ finding: "unknown", why: "no-proof" }]);
    const again = changed(name, (match) => {
      delete match.fairness;
      match.options = { duplicate: "H7KQ2MXA" };
    });
    expect(verify(again, null).checks).toMatchObject([{ finding: "unknown", why: "duplicate" }]);
    const own = changed(name, ({ deck }) => {
      deck.hash = otherDigit(deck.hash, 0);
    });
    expect(verify(own, note).verdict).toBe("unknown");
    expect(checkOf(verify(own, note), "deals")).toMatchObject({ why: "own-deck" });
  });
});

test("a bot with a salt is found", () => {
  const other = changed("four-players.json", ({ fairness }) => {
    fairness.salts[1] = "x";
  });
  const verified = verify(other, notes["four-players.json"]);
  expect(faultsOf(verified)).toEqual(["salts: bot-salt", "deals: wrong-deal"]);
  expect(checkOf(verified, "salts")?.facts).toEqual({ seat: "B", name: "Greedy" });
});

const hashesOf = (record: MatchRecord): string[] =>
  (record.fairness?.salts ?? []).map((salt) => (salt === "" ? "" : commitmentToSalt(salt)));

describe("a match whose players committed to their salts first", () => {
  const record = changed("two-players.json", (made) => {
    made.fairness.salt_commitments = hashesOf(recordOf("two-players.json"));
  });
  const sealed = {
    seats: record.seats.map(({ name, bot }) => ({ name, bot: bot ?? null })),
    salt_commitments: record.fairness?.salt_commitments ?? [],
  };
  const note = { ...notes["two-players.json"], sealed };

  test("is proved with all that was noted", () => {
    const verified = verify(record, note);
    expect(verified.verdict).toBe("good");
    expect(checkOf(verified, "sealed")).toMatchObject({ finding: "good" });
  });

  test("fails if a salt isn't the one that its seat had committed to", () => {
    const other = structuredClone(record) as any;
    other.fairness.salt_commitments[1] = "00".repeat(32);
    expect(faultsOf(verify(other, notes["two-players.json"]))).toEqual(["sealed: other-salt"]);
  });

  test("fails if the record lacks what was noted before the salts were revealed", () => {
    const without = recordOf("two-players.json");
    expect(faultsOf(verify(without, note))).toEqual(["sealed: not-committed"]);
    const hashes = [sealed.salt_commitments[0] ?? "", "00".repeat(32)];
    const others = { ...note, sealed: { ...sealed, salt_commitments: hashes } };
    expect(faultsOf(verify(record, others))).toEqual(["sealed: not-committed"]);
    const renamed = sealed.seats.map((seat, index) =>
      index === 1 ? { ...seat, name: "?" } : seat,
    );
    const other = { ...note, sealed: { ...sealed, seats: renamed } };
    expect(faultsOf(verify(record, other))).toEqual(["sealed: not-committed"]);
  });
});
