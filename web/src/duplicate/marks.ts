import type { DuplicateResultJson } from "$protocol";
import type { Texts } from "../texts/texts.svelte.ts";

/** What there is to say of a result besides its points, in a few words each. */
export function marksOf(
  { say }: Pick<Texts, "say">,
  { ended_at, knew, played }: DuplicateResultJson,
): readonly string[] {
  const { left, hints = 0, assisted = 0 } = played;
  return [
    ...(ended_at === null ? [say("duplicate-first")] : []),
    ...(knew === true ? [say("duplicate-knew")] : []),
    ...(left ? [say("duplicate-left")] : []),
    ...(hints > 0 ? [say("duplicate-hints", { count: hints })] : []),
    ...(assisted > 0 ? [say("duplicate-assisted", { count: assisted })] : []),
  ];
}
