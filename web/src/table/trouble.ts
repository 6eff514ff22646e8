/** A way out of a refusal to come to a table: look on, try again, or open another table. */
export type Exit = "watch" | "again" | "new";

const EXITS: Readonly<Record<string, readonly Exit[]>> = {
  "no-such-table": ["new"],
  "table-closed": ["new"],
  "table-full": ["watch"],
  "no-spectators": ["again", "new"],
};

/** What else can be done than to go home. Whatever is not known may pass. */
export const exitsOf = (code: string): readonly Exit[] => EXITS[code] ?? ["again"];
