import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { COLORS, type Color } from "../content/colors.ts";
import { STUDIO_PRODUCTS } from "../content/studio-catalogue.ts";
import { studioGoods } from "../content/studio-goods.ts";
import { readLines, slugOf } from "../content/tables.ts";

/** `rendered`: the picture's path within the studio's pictures; `color`: the hex of the colour that is sold. */
export type StudioRecipe = { rendered: string; color: string | null };
export type StudioGoods = { color: Color | null; rendered: string };

/** Found by its name in the project: the built server lies in another folder. */
const PICTURES = path.dirname(createRequire(import.meta.url).resolve("#demo/studio/pictures/rendered.json"));
const GOODS = new Map([
  ...readLines(studioGoods).map(readGoods),
  ...STUDIO_PRODUCTS.filter(({ folder }) => isRendered(folder)).map(
    ({ title, folder, colors }): [string, StudioGoods[]] => [
      slugOf(title[0]),
      readColors(slugOf(title[0]), folder, colors),
    ],
  ),
]);

/** The rendered pictures of a product, one for each colour; null if it has not been rendered. */
export function findStudioGoods(slug: string): readonly StudioGoods[] | null {
  return GOODS.get(slug) ?? null;
}

export function studioPictures(slug: string, goods: readonly StudioGoods[]): { file: string; recipe: StudioRecipe }[] {
  return goods.map(({ color, rendered }, index) => {
    const recipe = { rendered, color: color?.hex ?? null };
    return { file: `product-${slug}-${index + 1}-${studioDigest(rendered)}.webp`, recipe };
  });
}

/** Eight hex digits that change with the picture. */
export function studioDigest(rendered: string): string {
  return createHash("sha256")
    .update(readFileSync(studioFile({ rendered })))
    .digest("hex")
    .slice(0, 8);
}

/** Whether the studio has made a picture of these goods yet. */
export function isRendered(folder: string): boolean {
  return existsSync(path.join(PICTURES, folder, "front.webp"));
}

/** Where a rendered picture lies. */
export function studioFile({ rendered }: Pick<StudioRecipe, "rendered">): string {
  return path.join(PICTURES, rendered);
}

function readGoods(line: string): [string, StudioGoods[]] {
  const [slug = "", folder = "", ...colors] = line.split("|").map((cell) => cell.trim());
  return [slug, readColors(slug, folder, colors)];
}

/** `colors`: the slug of each colour that is sold, and the suffix of its picture. */
function readColors(slug: string, folder: string, colors: readonly string[]): StudioGoods[] {
  if (colors.length === 0) return [{ color: null, rendered: `${folder}/front.webp` }];
  return colors.map((cell) => {
    const [colorSlug, suffix] = cell.split(" ");
    const color = COLORS.find((each) => each.slug === colorSlug);
    if (!color) throw new Error(`${slug} is sold in a colour that is not known: ${colorSlug}`);
    return { color, rendered: suffix === "-" ? `${folder}/front.webp` : `${folder}/front-${suffix}.webp` };
  });
}
