import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { breakpoints } from "./vite/breakpoints.ts";
import { compressed } from "./vite/compressed.ts";
import { fonts } from "./vite/fonts.ts";
import { hover } from "./vite/hover.ts";
import { glyphs } from "./vite/glyphs.ts";
import { locales } from "./vite/locales.ts";
import { rules } from "./vite/rules.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const LOCALES = path("../src/dnup/locales");
const PAGES = readFileSync(path("../src/dnup/server/pages.json"), "utf-8");
const server = process.env["DNUP_SERVER"] ?? "http://127.0.0.1:8000";

// What the first screen needs is one file: over HTTP/1.1 each further one has to wait its turn.
const FIRST = [
  "node_modules/(svelte|@fluent|esm-env|clsx)/",
  "src/(card|faces|game|net|styles|texts)/",
  "src/ui/(?!CopyButton|Dialog|Page|Qr|Slider|Switch)",
  "src/home/(Daily|Home|HubPanel|JoinForm|KeepRecent|Learning|OpenTables|PlayNow|Rating|Resume)",
  "src/home/(code|glance|playnow|publictables|recent|standing)",
  "src/ladder/(course|ladder)",
  "src/puzzles/(day|progress|puzzles|Streak)",
  "protocol/daily",
  "src/tutorial/progress",
  "src/[^/]+$",
];

export default defineConfig({
  plugins: [
    breakpoints(),
    hover(),
    glyphs(),
    locales(LOCALES),
    rules(LOCALES),
    svelte(),
    fonts(),
    compressed(),
  ],
  // Not an import: the service worker has to stay one file.
  define: { PAGES },
  resolve: { alias: { $protocol: path("./protocol/protocol.ts") } },
  build: {
    outDir: path("../src/dnup/server/web"),
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // those that know light-dark()
    assetsInlineLimit: 0, // the policy of the server lets nothing inline through
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: path("./index.html"), sw: path("./worker/sw.ts") },
      output: {
        // A service worker has one address for ever.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: "first", test: new RegExp(FIRST.join("|")) }] },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [path("."), LOCALES] },
    proxy: {
      "/api": server,
      "/records": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
