import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { COLORS, type Color } from "../content/colors.ts";
import { studioGoods } from "../content/studio-goods.ts";
import { readLines } from "../content/tables.ts";

/** `rendered`: the picture's path within the studio's pictures; `color`: the hex of the colour that is sold. */
export type StudioRecipe = { rendered: string; color: string | null };
export type StudioGoods = { color: Color | null; rendered: string };

/** Found by its name in the project: the built server lies in another folder. */
const PICTURES = path.dirname(createRequire(import.meta.url).resolve("#demo/studio/pictures/rendered.json"));
const GOODS = new Map(readLines(studioGoods).map(readGoods));

/** The rendered pictures of a product, one for each colour; null if it has not been rendered. */
export function findStudioGoods(slug: string): readonly StudioGoods[] | null {
  return GOODS.get(slug) ?? null;
}

export function studioPictures(slug: string, goods: readonly StudioGoods[]): { file: string; recipe: StudioRecipe }[] {
  return goods.map(({ color, rendered }, index) => {
    const recipe = { rendered, color: color?.hex ?? null };
    const digest = createHash("sha256")
      .update(readFileSync(studioFile(recipe)))
      .digest("hex")
      .slice(0, 8);
    return { file: `product-${slug}-${index + 1}-${digest}.webp`, recipe };
  });
}

/** Where a rendered picture lies. */
export function studioFile({ rendered }: StudioRecipe): string {
  return path.join(PICTURES, rendered);
}

function readGoods(line: string): [string, StudioGoods[]] {
  const [slug = "", folder = "", ...colors] = line.split("|").map((cell) => cell.trim());
  if (colors.length === 0) return [slug, [{ color: null, rendered: `${folder}/front.webp` }]];
  const goods = colors.map((cell) => {
    const [colorSlug, suffix] = cell.split(" ");
    const color = COLORS.find((each) => each.slug === colorSlug);
    if (!color) throw new Error(`${slug} is sold in a colour that is not known: ${colorSlug}`);
    return { color, rendered: suffix === "-" ? `${folder}/front.webp` : `${folder}/front-${suffix}.webp` };
  });
  return [slug, goods];
}
