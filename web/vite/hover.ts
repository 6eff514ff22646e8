import type { Plugin } from "vite";

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
const HOVER = /([^{}]*:hover[^{}]*)(\{[^{}]*\})/g;

/** CSS whose `:hover` rules hold only where something hovers: a finger would leave them behind. */
export function whereHovering(css: string): string {
  return css.replace(HOVER, (_, selectors: string, body: string) => {
    const all = listed(selectors);
    const others = all.filter((selector) => !selector.includes(":hover"));
    const hovers = all.filter((selector) => selector.includes(":hover"));
    const rest = others.length === 0 ? "" : `${others.join()}${body}`;
    return `${rest}@media (hover: hover){${hovers.join()}${body}}`;
  });
}

/** The selectors of a list; commas within brackets part none. */
function listed(selectors: string): readonly string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of selectors) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${sign}`);
  }
  return parts;
}

/** Does so in all style sheets and components. */
export function hover(): Plugin {
  return {
    name: "hover",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith(".css")) return { code: whereHovering(code), map: null };
      if (!id.endsWith(".svelte")) return null;
      const changed = code.replace(
        STYLE,
        (_, open: string, css: string, close: string) => open + whereHovering(css) + close,
      );
      return { code: changed, map: null };
    },
  };
}
