import type { ActionJson, EventJson, SeatText } from "$protocol";
import { seatOf } from "../game/scene.ts";

/** Somebody has acted: who, and what it was. */
export interface Deed {
  readonly seat: SeatText;
  readonly action: ActionJson;
}

/** The action that this event tells of; null if it is what follows from one. */
export function deedOf(event: EventJson): Deed | null {
  switch (event.kind) {
    case "set-played":
      return { seat: seatOf(event.area), action: { kind: "play", cards: event.cards } };
    case "card-added":
      return { seat: event.seat, action: { kind: "add", card: event.card, to: event.area } };
    case "set-taken":
      return { seat: event.seat, action: { kind: "take", from: event.area } };
    case "hand-rotated":
      return { seat: event.seat, action: { kind: "rotate" } };
    default:
      return null;
  }
}

/** Whether two actions are the same, in whatever order their cards are named. */
export function isSame(one: ActionJson, other: ActionJson): boolean {
  return textOf(one) === textOf(other);
}

/** An action in short: different ones differ, whatever the players are called. */
export function textOf(action: ActionJson): string {
  switch (action.kind) {
    case "play":
      return action.cards.toSorted().join("+");
    case "add":
      return `${action.card}>${action.to}`;
    case "take":
      return `<${action.from}`;
    case "rotate":
      return "@";
  }
}
