import { inArray } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { brands } from "#db/schema/brand.ts";
import { products } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { paragraphsOf } from "#shared/rich-text.ts";
import { reviewTable } from "../content/reviews.ts";
import { lineageOf, nearness } from "../content/category-tree.ts";
import { USES } from "../content/sentences.ts";
import { cell, readRows, slugOf } from "../content/tables.ts";
import { planProducts, sellingShops, soldBrands, type ProductPlan } from "../shop/product-plan.ts";
import { firstWords, secondWords } from "./bulk-words.ts";
import { known } from "../known.ts";
import { at, hashOf } from "../random.ts";

type BulkText = readonly [english: string, arabic: string];

/** The templates of a bulk catalog: demo products whose names can begin in many ways. */
export type BulkTemplate = {
  productId: number;
  tail: string;
  tailSlug: string;
  /** Around the first words of the Arabic name. */
  arabicHead: string;
  shortDescription: BulkText;
  description: BulkText;
  brandIds: number[];
  shopIds: number[];
};

export type BulkWord = { english: string; arabic: string; slug: string };
export type BulkReview = { stars: number; title: string; body: string };

/** Templates in the order of the demo; only products that several brands could make, since a book's title is unique. */
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
  return plans
    .filter(({ author, isDigital }) => author === null && !isDigital)
    .map((plan) => {
      const lineage = lineageOf(plan.leafSlug);
      const idsOf = <Maker extends { slug: string; sells: string[] }>(
        makers: readonly Maker[],
        own: Maker,
        makerIds: ReadonlyMap<string, number>,
      ) =>
        makers
          .filter((maker) => maker === own || nearness(maker.sells, lineage) > 0)
          .map(({ slug }) => known(makerIds, slug));
      const tail = plan.title[0].replace(/^(Set|Pair) of /, "");
      return {
        productId: known(productIds, plan.slug),
        tail,
        tailSlug: plan.slug,
        arabicHead: plan.title[1],
        ...describe(plan),
        brandIds: idsOf(soldBrands(), plan.brand, brandIds),
        shopIds: idsOf(sellingShops(), plan.shop, shopIds),
      };
    });
}

function describe({ pitch, slug, topSlug }: ProductPlan): Pick<BulkTemplate, "shortDescription" | "description"> {
  const use = at(USES[topSlug] ?? [], hashOf(slug));
  return {
    shortDescription: [pitch[0], pitch[1]],
    description: [paragraphsOf(`${pitch[0]} ${use[0]}`), paragraphsOf(`${pitch[1]} ${use[1]}`)],
  };
}

/** First words of names, and the second words that fit each of them. */
export function readBulkWords(): { first: BulkWord[]; second: BulkWord[] } {
  return { first: splitScripts(firstWords), second: splitScripts(secondWords) };
}

/** "Tamsin تامسين | Orla أورلا" → both names of each. */
function splitScripts(table: string): BulkWord[] {
  return table
    .split(/[\n|]/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const start = part.search(/[\u0600-\u06ff]/);
      const english = part.slice(0, start).trim();
      return { english, arabic: part.slice(start).trim(), slug: slugOf(english) };
    });
}

/** Reviews that fit anything. */
export function readBulkReviews(): BulkReview[] {
  return readRows(reviewTable, 4)
    .filter((row) => cell(row, 1) === "*")
    .map((row) => ({ stars: Number(cell(row, 0)), title: cell(row, 2), body: cell(row, 3) }));
}
