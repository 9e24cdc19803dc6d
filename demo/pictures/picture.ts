import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { DEMO_FOLDER } from "../folder.ts";

/** An image of the shop: an existing file of the demo folder, or one that is drawn. */
export type PictureSource = { kind: "kept"; path: string } | { kind: "drawn"; key: string; draw(): Promise<Buffer> };

/** `file`: its name in the shop; it changes with the picture. */
export type Picture = { file: string; source: PictureSource };

/** A file of the demo that the shop shows unchanged; `kept` is its path within the demo folder. */
export function keepFile(name: string, kept: string): Picture {
  const full = path.join(DEMO_FOLDER, kept);
  return { file: `${name}-${digestOf(readFileSync(full))}${path.extname(kept)}`, source: { kind: "kept", path: full } };
}

/** `recipe`: all inputs of the drawing. */
export function planDrawing(name: string, recipe: object, draw: () => Promise<Buffer>): Picture {
  const key = JSON.stringify(recipe);
  return { file: `${name}-${digestOf(key)}.webp`, source: { kind: "drawn", key, draw } };
}

/** Eight hex digits that change with the content. */
function digestOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
