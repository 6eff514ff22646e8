import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compressed } from "./vite/compressed.ts";
import { locales } from "./vite/locales.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const server = process.env["DNUP_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [locales(path("../src/dnup/locales")), svelte(), compressed()],
  resolve: { alias: { $protocol: path("./protocol/protocol.ts") } },
  build: {
    outDir: path("../src/dnup/server/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the server lets nothing inline through
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: path("./index.html"), sw: path("./worker/sw.ts") },
      output: {
        // A service worker has one address for ever.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [path("."), path("../src/dnup/locales")] },
    proxy: {
      "/api": server,
      "/records": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
