import type { Options } from "$protocol";
import { deckNameOf } from "../decks/deck.ts";
import type { Scene } from "../game/scene.ts";
import type { Texts } from "../texts/texts.svelte.ts";

/** A table as somebody sees it who has not sat down yet. */
export type Setup = Pick<Scene, "code" | "options" | "state">;

/** The time that everybody has to think. */
const sayClock = ({ say }: Texts, clock: NonNullable<Options["clock"]>): string =>
  clock.kind === "per-move"
    ? say("option-clock-move", { seconds: clock.seconds })
    : say("option-clock-total", {
        minutes: Math.round(clock.seconds / 6) / 10,
        increment: clock.increment ?? 0,
      });

/** The options of a table but for its deck, one phrase each. */
export function sayOptions(texts: Texts, { options, state }: Setup): readonly string[] {
  const { say } = texts;
  const players = say("option-players", { players: state.seats.length });
  const { clock = null, chat = "free", spectators = true, memory = true, pace = null } = options;
  const hasBots = state.seats.some(({ kind }) => kind === "bot");
  return [
    players,
    clock === null ? say("option-clock-none") : sayClock(texts, clock),
    say(`option-chat-${chat}`),
    say(spectators ? "option-spectators" : "option-spectators-none"),
    say(memory ? "option-memory" : "option-memory-none"),
    ...(hasBots && pace !== null
      ? [say("option-pace", { seconds: Math.round(pace / 100) / 10 })]
      : []),
  ];
}

/** One house rule of a table, as a row: what it is about, and what holds here. */
export interface HouseRule {
  readonly label: string;
  readonly value: string;
}

/** The options of a table but for its deck, as rows. */
export function houseRules(texts: Texts, setup: Setup): readonly HouseRule[] {
  const { say } = texts;
  const { state, options } = setup;
  const { clock = null, chat = "free", spectators = true, memory = true, pace = null } = options;
  const hasBots = state.seats.some(({ kind }) => kind === "bot");
  return [
    { label: say("new-players"), value: String(state.seats.length) },
    {
      label: say("new-clock"),
      value: clock === null ? say("room-rule-off") : sayClock(texts, clock),
    },
    {
      label: say("room-rule-onlookers"),
      value: say(spectators ? "room-rule-welcome" : "room-rule-nobody"),
    },
    { label: say("new-chat"), value: say(`new-chat-${chat}`) },
    { label: say("new-memory"), value: say(memory ? "room-rule-on" : "room-rule-off") },
    ...(hasBots && pace !== null
      ? [
          {
            label: say("room-rule-bots-take"),
            value: say("room-rule-seconds", { seconds: Math.round(pace / 100) / 10 }),
          },
        ]
      : []),
  ];
}

/** The text of the deck file that a table was opened with; null: the standard deck. */
export const ownDeckOf = ({ options }: Scene): string | null => options.deck ?? null;

/** Which deck a table plays with. */
export const sayDeck = ({ say }: Texts, scene: Scene): string =>
  ownDeckOf(scene) === null
    ? say("option-deck-standard")
    : say("option-deck", { deck: deckNameOf(scene) });
