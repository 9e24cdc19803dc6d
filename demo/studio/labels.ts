import path from "node:path";
import sharp from "sharp";
import type { Art } from "./goods.ts";
import { DESIGNS } from "./designs.ts";

/** Draws the labels, covers and faces of a product; returns the file of each. */
export async function drawArt(art: Record<string, Art>, folder: string) {
  const files: Record<string, string> = {};
  for (const [name, design] of Object.entries(art)) {
    const draw = DESIGNS[design.design];
    if (!draw) throw new Error(`No design "${design.design}".`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${design.width}" height="${design.height}">${draw(design)}</svg>`;
    files[name] = path.join(folder, `${name}.png`);
    await sharp(Buffer.from(svg)).png().toFile(files[name]);
  }
  return files;
}
