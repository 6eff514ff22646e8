import type { AreaText, EventJson, PastJson, SeatText } from "$protocol";
import { faceOf } from "../card/face.ts";
import type { LogEntry } from "../game/log.ts";
import { seatOf } from "../game/scene.ts";
import type { Sentences } from "./sentences.ts";

/** A piece of a line of the log: words, a name, the values of cards, or the sign that they were turned. */
export type Piece =
  | { readonly kind: "words" | "name"; readonly text: string }
  | { readonly kind: "values"; readonly values: readonly number[] }
  | { readonly kind: "turn" };

/** A line of the log: who did it, and what, in words with cards in them. */
export interface Deed {
  readonly key: number;
  readonly round: number;
  readonly seat: SeatText | null;
  /** Whether it only happened because of what was done before. */
  readonly isEffect: boolean;
  /** Whether it can be left out where there is room for one line a turn. */
  readonly isMinor: boolean;
  readonly pieces: readonly Piece[];
  /** The whole sentence, for screen readers. */
  readonly text: string;
}

// What stands for a name and for cards in a message; neither occurs in a text of ours.
const NAME = "\ue001";
const CARDS = "\ue002";
const BACK = "\ue003";
const TURN = "↻"; // as the messages have it
const MARKS = /([\ue001-\ue003↻])/;

interface Told {
  readonly id: string;
  readonly seat: SeatText;
  readonly values: readonly number[];
  /** What the cards show in the hand that they come to. */
  readonly turned?: readonly number[];
  readonly owner?: SeatText;
  /** Where it was played. */
  readonly area?: AreaText;
}

/** A line of the log; null if the entry goes without saying. */
export function deedOf(sentences: Sentences, entry: LogEntry): Deed | null {
  const text = sentences.entry(entry);
  if (text === null) return null;
  const told = entry.kind === "event" ? toldByEvent(entry.event) : toldByPast(entry.past);
  const kind = entry.kind === "event" ? entry.event.kind : "set-played";
  return {
    key: entry.key,
    round: entry.round,
    seat: told?.seat ?? actorOf(entry),
    isEffect: kind === "set-returned",
    isMinor: kind === "set-discarded" || told === null,
    pieces: told === null ? [{ kind: "words", text }] : piecesOf(sentences, told),
    text,
  };
}

function toldByEvent(event: EventJson): Told | null {
  switch (event.kind) {
    case "set-played":
      return {
        id: "deed-played",
        seat: seatOf(event.area),
        values: actives(event.cards),
        area: event.area,
      };
    case "card-added":
      return {
        id: "deed-added",
        seat: event.seat,
        values: actives([event.card]),
        owner: seatOf(event.area),
      };
    case "set-taken":
      return {
        id: "deed-taken",
        seat: event.seat,
        values: actives(event.cards),
        turned: inactives(event.cards),
        owner: seatOf(event.area),
      };
    case "hand-rotated":
      return { id: "deed-rotated", seat: event.seat, values: [] };
    case "set-returned":
      return {
        id: "deed-returned",
        seat: seatOf(event.area),
        values: actives(event.cards),
        turned: inactives(event.cards),
      };
    case "set-discarded":
      return { id: "deed-discarded", seat: seatOf(event.area), values: actives(event.cards) };
    default:
      return null;
  }
}

function toldByPast({ area, action }: PastJson): Told | null {
  const seat = seatOf(area);
  switch (action.kind) {
    case "play":
      return { id: "deed-played", seat, values: actives(action.cards), area };
    case "add":
      return {
        id: "deed-added",
        seat,
        values: actives([action.card]),
        owner: seatOf(action.to),
      };
    case "rotate":
      return { id: "deed-rotated", seat, values: [] };
    case "take":
      return null;
  }
}

function piecesOf(sentences: Sentences, told: Told): readonly Piece[] {
  const { texts, scene } = sentences;
  const mine = (seat: SeatText | undefined): string => (seat === scene.you ? "yes" : "no");
  const line = texts.say(told.id, {
    mine: mine(told.seat),
    name: NAME,
    cards: CARDS,
    turned: BACK,
    owner: told.owner === undefined ? "" : sentences.name(told.owner),
    ownermine: mine(told.owner),
    where: told.area === undefined ? "" : sentences.where(told.area),
  });
  return line
    .split(MARKS)
    .filter((part) => part !== "")
    .map((part) => {
      if (part === NAME) return { kind: "name", text: sentences.name(told.seat) };
      if (part === CARDS) return { kind: "values", values: told.values };
      if (part === BACK) return { kind: "values", values: told.turned ?? [] };
      if (part === TURN) return { kind: "turn" };
      return { kind: "words", text: part };
    });
}

function actorOf(entry: LogEntry): SeatText | null {
  if (entry.kind === "past") return seatOf(entry.past.area);
  return "seat" in entry.event ? entry.event.seat : null;
}

const actives = (cards: readonly string[]): readonly number[] =>
  cards.map((card) => faceOf(card).active);
const inactives = (cards: readonly string[]): readonly number[] =>
  cards.map((card) => faceOf(card).inactive);
