import { LETTERS, type Letters } from "./letters.ts";

type Line = { text: string; letters: Letters; size: number; color: string; x: number; y: number; spacing?: number };

/** A line of text as outlines, its middle at `x` and its baseline at `y`. */
export function drawLine({ text, letters, size, color, x, y, spacing = 0 }: Line): string {
  const scale = size / 1000;
  let at = x - lineWidth(text, letters, size, spacing) / 2;
  const shapes = [...text].map((sign) => {
    const [width, path] = letterOf(sign, letters);
    const shape = path && `<path transform="translate(${at.toFixed(1)} ${y}) scale(${scale})" d="${path}"/>`;
    at += (width + spacing) * scale;
    return shape;
  });
  return `<g fill="${color}">${shapes.join("")}</g>`;
}

export function lineWidth(text: string, letters: Letters, size: number, spacing = 0): number {
  const widths = [...text].map((sign) => letterOf(sign, letters)[0] + spacing);
  return ((widths.reduce((sum, width) => sum + width, 0) - spacing) * size) / 1000;
}

/** Wraps words into as few lines as the width allows. */
export function breakLines(text: string, letters: Letters, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lineWidth(longer, letters, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const SPACE = [260, ""] as const;

/** Characters without an outline become a space; accents are dropped. */
function letterOf(sign: string, letters: Letters): readonly [number, string] {
  const table = LETTERS[letters];
  return table[sign] ?? table[sign.normalize("NFD").charAt(0)] ?? SPACE;
}
