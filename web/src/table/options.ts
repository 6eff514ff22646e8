import type { Scene } from "../game/scene.ts";
import type { Texts } from "../texts/texts.svelte.ts";

/** The options of a table, one phrase each. */
export function sayOptions({ say }: Texts, { options, deck, state }: Scene): readonly string[] {
  const players = say("option-players", { players: state.seats.length });
  const { clock = null, chat = "free", spectators = true, pace = null } = options;
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
    ...(hasBots && pace !== null
      ? [say("option-pace", { seconds: Math.round(pace / 100) / 10 })]
      : []),
    ...(deck[0] === "standard" ? [] : [say("option-deck", { deck: deck[0] })]),
  ];
}
