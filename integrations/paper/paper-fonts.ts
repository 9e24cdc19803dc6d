import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Asked in this order for each sign: the shop's own letters first. */
const FILES = [
  "figtree/files/figtree-latin",
  "figtree/files/figtree-latin-ext",
  "readex-pro/files/readex-pro-arabic",
  "poppins/files/poppins-devanagari",
  "noto-sans/files/noto-sans-latin",
  "noto-sans/files/noto-sans-latin-ext",
  "noto-sans/files/noto-sans-cyrillic",
  "noto-sans/files/noto-sans-cyrillic-ext",
  "noto-sans/files/noto-sans-greek",
  "noto-sans/files/noto-sans-greek-ext",
  "noto-sans/files/noto-sans-vietnamese",
];

/** The font files of a weight, as pdfkit opens them by name. */
export function fontsOf(isBold: boolean): string[] {
  return FILES.map((file) => resolve(`@fontsource/${file}-${isBold ? 600 : 400}-normal.woff`));
}
