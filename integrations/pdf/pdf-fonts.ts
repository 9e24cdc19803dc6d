import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { decompressWoff } from "./decompress-woff.ts";

const { resolve } = createRequire(import.meta.url);

/** Tried in this order for each character: the shop's own fonts first. */
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
const REGULAR = FILES.map((file) => `${file}-400-normal.woff`);
const BOLD = FILES.map((file) => `${file}-600-normal.woff`);
/** Fonts do not change while the shop runs; each is decompressed and opened once, on first use. */
const opened = new Map<string, OpenFont>();

type OpenFont = { file: Buffer; font: Font };

/** The names of the fonts of a weight. */
export function fontsOf(isBold: boolean): readonly string[] {
  return isBold ? BOLD : REGULAR;
}

export function openFont(name: string): OpenFont {
  const known = opened.get(name);
  if (known) return known;
  const file = decompressWoff(readFileSync(resolve(`@fontsource/${name}`)));
  const made = { file, font: create(file) };
  opened.set(name, made);
  return made;
}
