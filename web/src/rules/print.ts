import { tick } from "svelte";

const ONLY_AID = "only-aid";

/** Print the rules, or of their page the player aid alone. */
export async function printPart(part: "rules" | "aid"): Promise<void> {
  const { classList } = document.documentElement;
  classList.toggle(ONLY_AID, part === "aid");
  addEventListener("afterprint", () => classList.remove(ONLY_AID), { once: true });
  await tick();
  print();
}
