import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const KINDS = /\.(html|js|css|svg|json|webmanifest)$/;

/** Beside each file that shrinks, a `.br` and a `.gz`, so that the server compresses nothing itself. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "dnup-compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((each) => KINDS.test(each))) {
        const path = join(folder, name);
        const plain = await readFile(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        await writeFile(`${path}.br`, brotliCompressSync(plain, quality));
        await writeFile(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
