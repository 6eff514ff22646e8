import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

// It is a CommonJS module, which Node doesn't let us import by name.
const require = createRequire(import.meta.url);
const { parse } = require("opentype.js") as typeof import("opentype.js");

const ID = "virtual:glyphs";
const FONT = "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff";

/** A digit as an outline: its left edge, top and width at a size of 100, which makes it 71 high. */
interface Glyph {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * `virtual:glyphs` are the outlines of the ten digits, from the font package. Cards are drawn with
 * them, so that they have their numerals before the font is there.
 */
export function glyphs(): Plugin {
  return {
    name: "dnup-glyphs",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(outlines())};` : null),
  };
}

function outlines(): readonly Glyph[] {
  const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(FONT));
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  return [..."0123456789"].map((digit) => {
    const path = font.getPath(digit, 0, 0, 100);
    const { x1, y1, x2 } = path.getBoundingBox();
    return { path: path.toPathData(1), x: round(x1), y: round(y1), width: round(x2 - x1) };
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
