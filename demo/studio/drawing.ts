import type { Art } from "./goods.ts";

export type Draw = (art: Art) => string;

interface Lettering {
  size: number;
  fill: string;
  family?: string;
  weight?: number;
  italic?: boolean;
  spacing?: number;
  anchor?: "start" | "middle";
  /** The width that the line may take; longer lines are set smaller. */
  fit?: number;
}

// How wide a letter is, compared with the height of the type.
const LETTER_WIDTH = { serif: 0.5, sans: 0.56, black: 0.61 };

/** One word of the catalog about this label, or what is used without it. */
export function words(art: Art, key: string, otherwise = "") {
  return String(art[key] ?? otherwise);
}

export function field(width: number, height: number, color: string) {
  return `<rect width="${width}" height="${height}" fill="${color}"/>`;
}

export function rule(x: number, y: number, width: number, color: string, thickness: number) {
  return `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${thickness}" fill="${color}"/>`;
}

export function text(x: number, y: number, line: string, lettering: Lettering) {
  if (line === "") return "";
  const { fill, family = "EB Garamond", weight = 400, italic = false, spacing = 0, anchor = "middle", fit } = lettering;
  const kind = family === "EB Garamond" ? "serif" : weight > 700 ? "black" : "sans";
  const width = line.length * (LETTER_WIDTH[kind] + spacing);
  const size = fit ? Math.min(lettering.size, fit / width) : lettering.size;
  const style = italic ? ' font-style="italic"' : "";
  const safe = line.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${size * spacing}" text-anchor="${anchor}" fill="${fill}"${style}>${safe}</text>`;
}
