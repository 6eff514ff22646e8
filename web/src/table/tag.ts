import type { SeatStateJson } from "$protocol";
import type { IconName } from "../ui/icons.ts";

/** How it stands with who holds a seat, in an icon and a message. */
export interface Tag {
  readonly icon: IconName;
  readonly id: "seat-bot" | "seat-left" | "seat-stand-in" | "seat-away";
  readonly isAbsent: boolean;
}

/** What is to be said about a seat beside its name; null if a person sits there and is present. */
export function tagOf({ kind, level, has_left, is_away }: SeatStateJson): Tag | null {
  if (kind === "bot") return { icon: "bot", id: "seat-bot", isAbsent: false };
  if (kind !== "person") return null;
  if (has_left === true) return { icon: "leave", id: "seat-left", isAbsent: true };
  if (level != null) return { icon: "bot", id: "seat-stand-in", isAbsent: true };
  if (is_away === true) return { icon: "away", id: "seat-away", isAbsent: true };
  return null;
}
