import type { Plugin } from "vite";

/**
 * The only widths and heights at which screens change. Style sheets call them by name:
 * `@media (--phone)`, `@media (--flat) and (not (--phone))`.
 */
export const BREAKPOINTS: Readonly<Record<string, string>> = {
  small: "width < 30rem", // a phone held upright
  phone: "width < 40rem", // one column
  desk: "width >= 56.25rem", // the rail instead of the tabs, a panel beside the table
  wide: "width >= 75rem", // room for more beside it
  huge: "width >= 106rem", // cards and keys grow
  flat: "height < 32rem", // a phone on its side
  low: "height < 44rem", // a small phone, a small laptop window
};

/** CSS with the named breakpoints written out. Throws an error at a name that there isn't. */
export function writeOut(css: string, file: string): string {
  return css.replace(/@media [^{]+/g, (query) =>
    query.replace(/\(--([a-z]+)\)/g, (_, name: string) => {
      const condition = BREAKPOINTS[name];
      if (condition === undefined) throw new Error(`${file}: no breakpoint is called --${name}`);
      return `(${condition})`;
    }),
  );
}

/** Lets style sheets and components name their breakpoints. */
export function breakpoints(): Plugin {
  return {
    name: "breakpoints",
    enforce: "pre",
    transform(code, id) {
      if (!/\.(svelte|css)$/.test(id)) return null;
      return { code: writeOut(code, id), map: null };
    },
  };
}
