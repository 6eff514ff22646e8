import type { Texts } from "../texts/texts.svelte.ts";

/** Writes chances in per cent; what is very little is not nothing. */
export function percentIn({ language }: Pick<Texts, "language">): (chance: number) => string {
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return (chance) =>
    chance > 0 && chance < 0.005 ? `<${percent.format(0.01)}` : percent.format(chance);
}
