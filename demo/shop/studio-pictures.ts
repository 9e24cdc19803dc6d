import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { COLORS, type Color } from "../content/colors.ts";
import type { Goods } from "../content/studio-catalog.ts";
import { DEMO_FOLDER } from "../folder.ts";
import { keepFile, type Picture } from "../pictures/picture.ts";

/** `color`: the one that is sold; null where the goods have only one, and for further views. */
export type ProductImage = Picture & { colorSlug: string | null };

const PICTURES = "studio/pictures";
const FIRST_VIEW = "front.webp";

/** Whether the studio has rendered this product. */
export function isRendered(folder: string): boolean {
  return existsSync(path.join(DEMO_FOLDER, PICTURES, folder, FIRST_VIEW));
}

/** The path of the first image of a rendered product, within the demo folder. */
export const firstPicture = (folder: string): string => path.join(PICTURES, folder, FIRST_VIEW);

/** The front, the further views, which a list shows under the pointer, and the front in each other color. */
export function studioPictures(slug: string, { folder, colors }: Goods): ProductImage[] {
  const fronts = colors.length === 0 ? [{ colorSlug: null, view: FIRST_VIEW }] : colors.map((cell) => readColor(cell));
  const further = listViews(folder).map((view) => ({ colorSlug: null, view }));
  return [...fronts.slice(0, 1), ...further, ...fronts.slice(1)].map(({ colorSlug, view }, index) => ({
    colorSlug,
    ...keepFile(`product-${slug}-${index + 1}`, path.join(PICTURES, folder, view)),
  }));
}

/** The slug of a color, and the suffix of its image. */
function readColor(cell: string): { colorSlug: string; view: string } {
  const [slug = "", suffix = "-"] = cell.split(" ");
  return { colorSlug: colorOf(slug).slug, view: suffix === "-" ? FIRST_VIEW : `front-${suffix}.webp` };
}

export function colorOf(slug: string): Color {
  const color = COLORS.find((each) => each.slug === slug);
  if (!color) throw new Error(`Goods are sold in a color that is not known: ${slug}`);
  return color;
}

type StudioEntry = { slug: string; material: string; views: { name: string }[] };

const ENTRIES = new Map<string, StudioEntry>(
  readdirSync(path.join(DEMO_FOLDER, "studio/goods"))
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => JSON.parse(readFileSync(path.join(DEMO_FOLDER, "studio/goods", file), "utf8")) as StudioEntry[])
    .map((entry) => [entry.slug, entry]),
);

/** What the studio says that the goods are made of; empty where it lists none of that name. */
export function materialOf(folder: string): string {
  return ENTRIES.get(folder)?.material ?? "";
}

/** Rendered views of the first color besides the front. */
function listViews(folder: string): string[] {
  const views = ENTRIES.get(folder)?.views ?? [];
  return views
    .map(({ name }) => `${name}.webp`)
    .filter((view) => view !== FIRST_VIEW && existsSync(path.join(DEMO_FOLDER, PICTURES, folder, view)));
}
