import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const TEXT = /\.(js|css|svg|json|map|txt)$/;
const MIN_BYTES = 1_024;

/** Writes a .br and a .gz next to each text file of the browser build, at the best compression level. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    writeBundle: {
      sequential: true,
      order: "post",
      async handler({ dir }) {
        if (!dir) return;
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile() && TEXT.test(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name));
        await Promise.all(files.map(compressFile));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < MIN_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    compressGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
