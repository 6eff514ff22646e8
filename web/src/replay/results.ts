import type { ReplayIndexJson, SeatText } from "$protocol";
import { faceOf, type Face } from "../faces/face.ts";
import { nameOf } from "../texts/names.ts";
import type { Texts } from "../texts/texts.svelte.ts";
import { seatsOf } from "./library.ts";
import type { Replay } from "./replay.svelte.ts";

/** The names of those who played, by seat. */
export const namesOf = (texts: Texts, index: ReplayIndexJson): readonly string[] =>
  seatsOf(index).map((seat) => nameOf(texts, seat));

/** Their faces, by seat. */
export const facesOf = (texts: Texts, index: ReplayIndexJson, you: SeatText): readonly Face[] =>
  seatsOf(index).map((seat) => faceOf(texts, seat, you));

/** A label for each round: how it ended only where that was seen. */
export function roundLabels(texts: Texts, replay: Replay): readonly string[] {
  const names = namesOf(texts, replay.index);
  return replay.index.rounds.map(({ points }, at) => {
    const round = at + 1;
    const won = names.flatMap((name, seat) => {
      const got = points[seat] ?? 0;
      return got > 0 ? [`${name} +${got}`] : [];
    });
    const isTold = replay.knowsEnd(round) && round !== replay.moment.round; // the table tells it there
    return isTold && won.length > 0
      ? texts.say("replay-round-result", { round, results: won.join(", ") })
      : texts.say("replay-round-number", { round });
  });
}
