/** A way out of a refusal to come to a table: sit down, look on, try again, or open another table. */
export type Exit = "sit" | "watch" | "again" | "new";

const EXITS: Readonly<Record<string, readonly Exit[]>> = {
  "no-such-table": ["new"],
  "table-closed": ["new"],
  "table-full": ["watch"],
  "no-spectators": ["sit"],
};

/** What else can be done than to go home. Whatever is not known may pass. */
export const exitsOf = (code: string): readonly Exit[] => EXITS[code] ?? ["again"];
