/** The name of each page by its address, from the list that the server sends pages by. */
declare const PAGES: Readonly<Record<string, string>>;

declare module "virtual:locales" {
  type Sources<Source> = Readonly<
    Record<import("./texts/texts.svelte.ts").Language, () => Promise<{ default: Source }>>
  >;
  export const FIRST: Sources<string>;
  export const MORE: Sources<string>;
  export const RULES: Sources<import("./rules/book.ts").Book>;
}

declare module "virtual:locale/*" {
  const text: string;
  export default text;
}

declare module "virtual:rules/*" {
  const book: import("./rules/book.ts").Book;
  export default book;
}

declare module "virtual:glyphs" {
  const glyphs: readonly {
    readonly path: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
  }[];
  export default glyphs;
}
