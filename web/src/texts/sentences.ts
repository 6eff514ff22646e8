import type { ActionJson, AreaText, CardText, EventJson, PastJson, SeatText } from "$protocol";
import { byValues, faceOf, turned } from "../card/face.ts";
import type { LogEntry } from "../game/log.ts";
import { seatOf, seatState, type Scene } from "../game/scene.ts";
import type { Refusal } from "../net/refusal.ts";
import { sayCardInside } from "./cards.ts";
import { listed } from "./listed.ts";
import { nameOf, sayBot } from "./names.ts";
import type { Facts, Texts } from "./texts.svelte.ts";

type Who = { readonly name: string; readonly mine: "yes" | "no" };
type Owner = { readonly owner: string; readonly ownermine: "yes" | "no" };

/** Sentences about a table, in the player's language. They stand in the same files as the terminal's. */
export class Sentences {
  constructor(
    readonly texts: Texts,
    readonly scene: Scene,
  ) {}

  name(seat: SeatText): string {
    const holder = seatState(this.scene, seat);
    return holder === undefined ? seat : nameOf(this.texts, holder);
  }

  /** A set in words: "two 5s". */
  set(cards: readonly CardText[]): string {
    return this.#say("set", { size: cards.length, value: faceOf(cards[0] ?? "").active });
  }

  /** A set after whose it is: "Ann's two 5s". */
  bareSet(cards: readonly CardText[]): string {
    return this.#say("set-bare", { size: cards.length, value: faceOf(cards[0] ?? "").active });
  }

  /** A set with its cards: "two 5s (5/1 5/2)". */
  setWithCards(cards: readonly CardText[]): string {
    return this.#say("set-cards", { set: this.set(cards), cards: cards.join(" ") });
  }

  /** The same for who hears it: "two 5s, turned 1 and 2". */
  setTurned(cards: readonly CardText[]): string {
    const others = cards
      .map(faceOf)
      .map(({ inactive, hasStar }) =>
        hasStar ? this.#say("set-turned-star", { other: inactive }) : `${inactive}`,
      );
    return this.#say("set-turned", {
      set: this.set(cards),
      others: listed(this.texts, others),
    });
  }

  entry(entry: LogEntry): string | null {
    return entry.kind === "event" ? this.event(entry.event) : this.past(entry.past);
  }

  /** What has happened; null if it goes without saying. */
  event(event: EventJson): string | null {
    switch (event.kind) {
      case "round-began":
        return this.#say("event-deal", this.#who(seatOf(event.turn)));
      case "set-played":
        return this.#played(event.area, event.cards);
      case "card-added":
        return this.#added(event.seat, event.card, event.area);
      case "set-taken":
        return this.#say("event-taken", {
          set: this.setWithCards(event.cards),
          cards: turnedCards(event.cards),
          ...this.#owner(event.area),
          ...this.#who(event.seat),
        });
      case "hand-rotated":
        return this.#say("event-rotated", this.#who(event.seat));
      case "set-returned":
        return this.#say("event-returned", {
          set: this.bareSet(event.cards),
          cards: turnedCards(event.cards),
          ...this.#who(seatOf(event.area)),
        });
      case "set-discarded":
        return this.#say("event-discarded", {
          set: this.setWithCards(event.cards),
          ...this.#who(seatOf(event.area)),
        });
      case "went-out": {
        const won = this.scene.state.seats.length === 2 ? "round" : event.points;
        return this.#say("event-out", { won, ...this.#who(event.seat) });
      }
      case "round-ended":
        return this.#say("event-round-over");
      case "match-began":
      case "paused":
      case "restarted":
      case "closed":
        return this.#say(`table-event-${event.kind}`);
      case "match-ended":
        return this.#say("table-event-match-ended", this.#who(event.winner));
      case "person-seated":
      case "came-back":
      case "resumed":
      case "time-up":
      case "hint-given":
        return this.#say(`table-event-${event.kind}`, this.#who(event.seat));
      case "renamed": {
        const { was, name } = event;
        // Another ink is seen, and goes without saying.
        if (was === name) return null;
        return this.#say("table-event-renamed", { ...this.#who(event.seat), was, name });
      }
      case "bot-seated": {
        const name = nameOf(this.texts, { ...event, kind: "bot" });
        return this.#say("table-event-bot-seated", { name });
      }
      case "substituted": {
        const level = sayBot(this.texts, event.level);
        return this.#say("table-event-substituted", { level, ...this.#who(event.seat) });
      }
      case "went-away": {
        const isRemoved = event.was_removed === true;
        const left = isRemoved ? "removed" : event.has_left === true ? "yes" : "no";
        return this.#say("table-event-went-away", { left, ...this.#who(event.seat) });
      }
      case "pause-asked": {
        const wants = event.wants ? "yes" : "no";
        return this.#say("table-event-pause-asked", { wants, ...this.#who(event.seat) });
      }
      case "unsealed": {
        const late = event.late ?? [];
        // Somebody went or wasn't ready any more: that is seen.
        if (late.length === 0) return null;
        const mine = this.scene.you !== null && late.includes(this.scene.you) ? "yes" : "no";
        const names = listed(
          this.texts,
          late.map((seat) => this.name(seat)),
        );
        return this.#say("table-event-unsealed", { mine, names });
      }
      case "seat-emptied":
        return this.#say("table-event-seat-emptied", { seat: event.seat });
      default:
        return null;
    }
  }

  /** What was done before this client came. */
  past({ area, action }: PastJson): string {
    const seat = seatOf(area);
    switch (action.kind) {
      case "play":
        return this.#played(area, action.cards);
      case "add":
        return this.#added(seat, action.card, action.to);
      case "take":
        return this.#say("past-taken", { ...this.#owner(action.from), ...this.#who(seat) });
      case "rotate":
        return this.#say("event-rotated", this.#who(seat));
    }
  }

  /** What somebody could do: "play two 5s". */
  action(action: ActionJson): string {
    switch (action.kind) {
      case "play":
        return this.#say("do-play", { set: this.set(action.cards) });
      case "add":
        return this.#say("do-add", {
          card: sayCardInside(this.texts, action.card),
          where: this.where(action.to),
          ...this.#owner(action.to),
        });
      case "take":
        return this.#say("do-take", {
          where: this.where(action.from),
          ...this.#owner(action.from),
        });
      case "rotate":
        return this.#say("do-rotate");
    }
  }

  /** Why something is not done. */
  refusal(refusal: Refusal): string {
    return sayRefusal(this.texts, refusal, (area) => ({
      ...this.#owner(area),
      where: this.where(area),
    }));
  }

  #played(area: AreaText, cards: readonly CardText[]): string {
    const facts = { set: this.setWithCards(cards), where: this.where(area) };
    return this.#say("event-played", { ...facts, ...this.#who(seatOf(area)) });
  }

  #added(seat: SeatText, card: CardText, area: AreaText): string {
    const facts = { card, where: this.where(area), ...this.#owner(area) };
    return this.#say("event-added", { ...facts, ...this.#who(seat) });
  }

  #who(seat: SeatText): Who {
    return { name: this.name(seat), mine: seat === this.scene.you ? "yes" : "no" };
  }

  #owner(area: AreaText): Owner {
    const { name, mine } = this.#who(seatOf(area));
    return { owner: name, ownermine: mine };
  }

  /** Which of the two areas, when two play: " in area 1". */
  where(area: AreaText): string {
    return this.scene.state.seats.length === 2
      ? this.#say("in-area", { number: area.slice(1) })
      : "";
  }

  #say(id: string, facts: Facts = {}): string {
    return this.texts.say(id, facts);
  }
}

/** A refusal as a sentence; `owner` tells who a play area belongs to. */
export function sayRefusal(
  texts: Texts,
  { code, facts }: Refusal,
  owner: (area: AreaText) => Owner & Facts = (area) => ({ owner: seatOf(area), ownermine: "no" }),
): string {
  const area = facts["area"];
  const at = facts["at"]; // the end of a ban, by the clock of whoever reads it
  const until = typeof at === "number" ? { until: sayMoment(texts, at) } : {};
  const all = { where: "", ...facts, ...until, ...owner(typeof area === "string" ? area : "") };
  const id = [`refusal-${code}`, `refused-${code}`].find((each) => texts.has(each));
  return id === undefined ? texts.say("refused-unknown", { code }) : texts.say(id, all);
}

/** A moment of today or another day, in milliseconds since 1970. */
export const sayMoment = ({ language }: Pick<Texts, "language">, at: number): string =>
  new Intl.DateTimeFormat(language, {
    ...(new Date(at).toDateString() === new Date().toDateString() ? {} : { dateStyle: "medium" }),
    timeStyle: "short",
  }).format(at);

function turnedCards(cards: readonly CardText[]): string {
  return cards.map(turned).toSorted(byValues).join(" ");
}
