import type { Plugin } from "vite";

/** Names the fonts in the page's head, so that they are on their way before the style is read. */
export function fonts(): Plugin {
  return {
    name: "dnup-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith(".woff2"))
          .map((name) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              href: `/${name}`,
              as: "font",
              type: "font/woff2",
              crossorigin: true,
            },
            injectTo: "head",
          })),
    },
  };
}
