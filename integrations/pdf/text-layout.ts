import createBidi, { type EmbeddingLevels } from "bidi-js";
import type PDFDocument from "pdfkit";
import { fontsOf, openFont } from "./pdf-fonts.ts";

export type TextStyle = { size: number; isBold?: boolean; color?: string };
export type TextLine = { runs: TextRun[]; width: number };
export type TextLayout = {
  /** The lines of a text at a given width. */
  wrap(text: string, style: TextStyle, width: number): TextLine[];
  draw(line: TextLine, x: number, y: number, style: TextStyle): void;
};

type TextRun = { font: string; text: string; width: number };
/** A character in reading order, with the data needed to place it. */
type Grapheme = { text: string; start: number; end: number; font: string; level: number; width: number };

const bidi = createBidi();
const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
/** Invisible direction marks: they order the text and are not printed. */
const UNSEEN = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** With any features set, pdfkit passes the whole run to the font at once, spaces included. */
const WHOLE_RUN = { features: [] as never[], lineBreak: false };

/** Lays out text of any direction with the first font that has each character; pdfkit does neither. */
export function createTextLayout(pdf: typeof PDFDocument.prototype, direction: "ltr" | "rtl"): TextLayout {
  const registered = new Set<string>();
  const chosen = new Map<string, string>();
  const widths = new Map<string, number>();

  function choose(text: string, isBold: boolean): string {
    const key = `${isBold} ${text}`;
    const kept = chosen.get(key);
    if (kept) return kept;
    const codes = [...text].map((each) => each.codePointAt(0)!);
    const fonts = fontsOf(isBold);
    const font = fonts.find((each) => codes.every((code) => hasGlyph(each, code)));
    const found = font ?? fonts.find((each) => hasGlyph(each, codes[0]!)) ?? fonts[0]!;
    chosen.set(key, found);
    return found;
  }

  function setFont(font: string): typeof pdf {
    if (!registered.has(font)) pdf.registerFont(font, openFont(font).file);
    registered.add(font);
    return pdf.font(font);
  }

  function widthOf(font: string, text: string, size: number): number {
    return setFont(font).fontSize(size).widthOfString(text, WHOLE_RUN);
  }

  function readGraphemes(text: string, { isBold = false, size }: TextStyle, { levels }: EmbeddingLevels): Grapheme[] {
    return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
      const seen = segment.replace(UNSEEN, "").replace(/\s/g, " ");
      if (seen === "") return [];
      const font = choose(seen, isBold);
      const key = `${font} ${size} ${seen}`;
      const width = widths.get(key) ?? widthOf(font, seen, size);
      widths.set(key, width);
      return [{ text: seen, start: index, end: index + segment.length, font, level: levels[index]!, width }];
    });
  }

  function lineOf(part: readonly Grapheme[], style: TextStyle): TextLine {
    const seen = trimmed(part);
    const runs = orderRuns(joinGraphemes(seen)).map(({ font, level, text }) => {
      const shown = level % 2 === 1 ? mirrored(text) : text;
      return { font, text: shown, width: widthOf(font, shown, style.size) };
    });
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  return {
    wrap(text, style, width) {
      const all = readGraphemes(text, style, bidi.getEmbeddingLevels(text, direction));
      return breakLines(all, width).map((part) => lineOf(part, style));
    },
    draw(line, x, y, { size, color = "#1c1917" }) {
      let at = x;
      for (const { font, text, width } of line.runs) {
        setFont(font)
          .fontSize(size)
          .fillColor(color)
          .text(text, at, y, { ...WHOLE_RUN, baseline: "alphabetic" });
        at += width;
      }
    },
  };
}

const hasGlyph = (font: string, code: number) => openFont(font).font.hasGlyphForCodePoint(code);

/** Fills each line with as many words as fit; a word wider than a line is broken between characters. */
function breakLines(all: readonly Grapheme[], width: number): Grapheme[][] {
  const lines: Grapheme[][] = [[]];
  let used = 0;
  for (const word of wordsOf(all)) {
    const ink = totalWidth(trimmed(word));
    if (used > 0 && used + ink > width) {
      lines.push([]);
      used = 0;
    }
    for (const grapheme of word) {
      if (used > 0 && grapheme.text !== " " && used + grapheme.width > width && ink > width) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)!.push(grapheme);
      used += grapheme.width;
    }
  }
  return lines;
}

/** Words with their trailing spaces. */
function wordsOf(all: readonly Grapheme[]): Grapheme[][] {
  const words: Grapheme[][] = [];
  for (const [index, grapheme] of all.entries()) {
    const isNew = index === 0 || (grapheme.text !== " " && all[index - 1]!.text === " ");
    if (isNew) words.push([]);
    words.at(-1)!.push(grapheme);
  }
  return words;
}

function trimmed(part: readonly Grapheme[]): Grapheme[] {
  const last = part.findLastIndex(({ text }) => text !== " ");
  return part.slice(0, last + 1);
}

const totalWidth = (part: readonly Grapheme[]) => part.reduce((sum, { width }) => sum + width, 0);

function joinGraphemes(part: readonly Grapheme[]): Grapheme[] {
  const runs: Grapheme[] = [];
  for (const grapheme of part) {
    const last = runs.at(-1);
    if (last && last.font === grapheme.font && last.level === grapheme.level)
      runs[runs.length - 1] = { ...last, text: last.text + grapheme.text, end: grapheme.end };
    else runs.push(grapheme);
  }
  return runs;
}

/** Rule L2 of the bidirectional algorithm: from the highest level down, runs at that level or above are reversed. */
function orderRuns(runs: readonly Grapheme[]): Grapheme[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      if (ordered[start]!.level < level) continue;
      let end = start + 1;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  }
  return ordered;
}

/**
 * Brackets are mirrored in right-to-left text. The font reverses letters itself, but not characters without a
 * direction.
 */
function mirrored(text: string): string {
  const turned = [...text].map((grapheme) => bidi.getMirroredCharacter(grapheme) ?? grapheme);
  return RIGHT_TO_LEFT.test(text) ? turned.join("") : turned.toReversed().join("");
}
