import { inArray } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { brands } from "#db/schema/brand.ts";
import { products } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { agree } from "../content/arabic.ts";
import { collectionTable } from "../content/collections.ts";
import { readBrands, readSeries, readShops, splitScripts } from "../content/makers.ts";
import { reviewTable } from "../content/reviews.ts";
import { USES, type Words } from "../content/sentences.ts";
import { cell, readRows, slugOf } from "../content/tables.ts";
import { planProducts, type ProductPlan } from "../shop/product-plan.ts";
import { known } from "../known.ts";
import { at, hashOf } from "../random.ts";

/** What the products of a bulk catalogue are made after: a product of the demo with a name that can begin in many ways. */
export type BulkTemplate = {
  productId: number;
  tail: string;
  tailSlug: string;
  /** Around the first words of the Arabic name. */
  arabicHead: string;
  pool: string;
  shortDescription: Words;
  description: Words;
  brandIds: number[];
  shopIds: number[];
};

export type BulkWord = { pool: string; english: string; arabic: string; slug: string };
export type BulkReview = { stars: number; title: string; body: string };

/** Templates in the order of the demo; only goods that many brands make, for a book's title is its own. */
export async function readBulkTemplates(db: Database): Promise<BulkTemplate[]> {
  const ids = async (rows: Promise<{ id: number; slug: string }[]>) =>
    new Map((await rows).map(({ id, slug }) => [slug, id]));
  const plans = planProducts();
  const slugs = plans.map(({ slug }) => slug);
  const productIds = await ids(
    db.select({ id: products.id, slug: products.slug }).from(products).where(inArray(products.slug, slugs)),
  );
  const brandIds = await ids(db.select({ id: brands.id, slug: brands.slug }).from(brands));
  const shopIds = await ids(db.select({ id: shops.id, slug: shops.slug }).from(shops));
  const seen = new Set<string>();
  const templates: BulkTemplate[] = [];
  for (const plan of plans) {
    if (!plan.series || !plan.trait) continue;
    const tail = plan.name.en.slice(plan.series[0].length + 1);
    if (seen.has(slugOf(tail))) continue;
    seen.add(slugOf(tail));
    const fitting = (makers: readonly { slug: string; topSlugs: string[] }[], makerIds: ReadonlyMap<string, number>) =>
      makers.filter((maker) => maker.topSlugs.includes(plan.topSlug)).map((maker) => known(makerIds, maker.slug));
    templates.push({
      productId: known(productIds, plan.slug),
      tail,
      tailSlug: slugOf(tail),
      arabicHead: plan.name.ar.slice(0, plan.name.ar.indexOf("«")).trim(),
      pool: poolOf(plan.topSlug),
      ...describe(plan),
      brandIds: fitting(readBrands(), brandIds),
      shopIds: fitting(readShops(), shopIds),
    });
  }
  return templates;
}

function describe(plan: ProductPlan): Pick<BulkTemplate, "shortDescription" | "description"> {
  const sentence = plan.trait?.sentence ?? plan.pitch;
  const use = at(USES[plan.topSlug] ?? [], hashOf(plan.slug));
  const join = (parts: readonly Words[]): Words => [
    parts.map(([english]) => english).join(" "),
    agree(parts.map(([, arabic]) => arabic).join(" "), plan.noun[1]),
  ];
  return { shortDescription: join([plan.pitch]), description: join([plan.pitch, sentence, use]) };
}

const poolOf = (topSlug: string) => (topSlug === "pantry" || topSlug === "electronics" ? topSlug : "general");

/** First words of names by pool, and the second words that fit each of them. */
export function readBulkWords(): { first: BulkWord[]; second: BulkWord[] } {
  const word = (pool: string, [english, arabic]: Words) => ({ pool, english, arabic, slug: slugOf(english) });
  const first = ["general", "pantry", "electronics"].flatMap((pool) =>
    readSeries(pool).map((series) => word(pool, series)),
  );
  const second = splitScripts(collectionTable).map((collection) => word("all", collection));
  return { first, second };
}

/** Reviews that fit anything. */
export function readBulkReviews(): BulkReview[] {
  return readRows(reviewTable, 4)
    .filter((row) => cell(row, 1) === "*" && !cell(row, 3).includes("{noun}"))
    .map((row) => ({ stars: Number(cell(row, 0)), title: cell(row, 2), body: cell(row, 3) }));
}
