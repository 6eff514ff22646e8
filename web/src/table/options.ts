import { deckNameOf } from "../decks/deck.ts";
import type { Scene } from "../game/scene.ts";
import type { Texts } from "../texts/texts.svelte.ts";

/** A table as somebody sees it who has not sat down yet. */
export type Setup = Pick<Scene, "code" | "options" | "state">;

/** The options of a table but for its deck, one phrase each. */
export function sayOptions({ say }: Texts, { options, state }: Setup): readonly string[] {
  const players = say("option-players", { players: state.seats.length });
  const { clock = null, chat = "free", spectators = true, memory = true, pace = null } = options;
  const hasBots = state.seats.some(({ kind }) => kind === "bot");
  const time =
    clock === null
      ? say("option-clock-none")
      : clock.kind === "per-move"
        ? say("option-clock-move", { seconds: clock.seconds })
        : say("option-clock-total", {
            minutes: Math.round(clock.seconds / 6) / 10,
            increment: clock.increment ?? 0,
          });
  return [
    players,
    time,
    say(`option-chat-${chat}`),
    say(spectators ? "option-spectators" : "option-spectators-none"),
    say(memory ? "option-memory" : "option-memory-none"),
    ...(hasBots && pace !== null
      ? [say("option-pace", { seconds: Math.round(pace / 100) / 10 })]
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
