import { inflateSync } from "node:zlib";

const STREAM = /(\d+) 0 obj\s*<<(?:(?!endobj).)*?>>\s*stream\r?\n/gs;
const SHOWN = /\/(\w+) [\d.]+ Tf|<([0-9a-fA-F]+)>|\] TJ/g;

type Letters = Map<string, string>;

/** The text of a PDF that we rendered, run by run; its letters are found by the map of each font. */
export function readPdfText(file: Uint8Array): string {
  const source = Buffer.from(file).toString("latin1");
  const streams = new Map([...source.matchAll(STREAM)].map((found) => [found[1]!, streamAt(file, source, found)]));
  const lettersOf = new Map<string, Letters>();
  for (const [, name, id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = new RegExp(`(?:^|\\s)${id} 0 obj(.*?)endobj`, "s").exec(source)?.[1] ?? "";
    const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
    if (map) lettersOf.set(name!, readLetters(streams.get(map) ?? ""));
  }
  return [...streams.values()]
    .filter((text) => text.includes(" Tf"))
    .map((text) => readContent(text, lettersOf))
    .join("\n");
}

function streamAt(file: Uint8Array, source: string, { index, 0: head }: RegExpExecArray): string {
  const start = index + head.length;
  const bytes = file.subarray(start, source.indexOf("endstream", start));
  return head.includes("/FlateDecode") ? inflateSync(bytes).toString("latin1") : Buffer.from(bytes).toString("latin1");
}

/** A font's glyphs as letters: `<from> <to> [<letters> …]`. */
function readLetters(map: string): Letters {
  const letters: Letters = new Map();
  for (const [, from, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gis))
    for (const [index, [, hex]] of [...list!.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const glyph = (Number.parseInt(from!, 16) + index).toString(16).padStart(4, "0");
      letters.set(glyph, Buffer.from(hex!.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
    }
  return letters;
}

function readContent(content: string, lettersOf: Map<string, Letters>): string {
  let letters: Letters | undefined;
  let text = "";
  for (const [token, font, glyphs] of content.matchAll(SHOWN)) {
    if (font) letters = lettersOf.get(font);
    else if (glyphs) for (const glyph of glyphs.toLowerCase().match(/.{4}/g) ?? []) text += letters?.get(glyph) ?? "";
    else if (token) text += "\n";
  }
  return text;
}
