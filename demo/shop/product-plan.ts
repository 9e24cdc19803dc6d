import { growTree, lineageOf, nearness, type Tree } from "../content/category-tree.ts";
import { findMaterial, type Material } from "../content/materials.ts";
import { readBrands, readShops, type DemoBrand, type DemoShop } from "../content/makers.ts";
import { DOWNLOADS, STUDIO_GOODS, type Goods } from "../content/studio-catalog.ts";
import { slugOf } from "../content/tables.ts";
import { known } from "../known.ts";
import { at, hashOf } from "../random.ts";
import { isRendered, materialOf } from "./studio-pictures.ts";

/** A planned product, without texts, variants and prices. */
export type ProductPlan = Goods & {
  slug: string;
  /** Counts the goods of its top category from 1. */
  number: number;
  topSlug: string;
  categorySlug: string;
  brand: DemoBrand;
  shop: DemoShop;
  material: Material | null;
};

/** Categories of goods whose package or pot it is that the studio names. */
const IN_PACKAGES = new Set(["pantry", "beauty", "books", "electronics", "plants", "soap-laundry"]);

const SOLD = [...STUDIO_GOODS.filter(({ folder }) => isRendered(folder)), ...DOWNLOADS];
const TREE: Tree = growTree(SOLD.map(({ leafSlug }) => leafSlug));
const SHOPS = readShops();
const BRANDS = readBrands();
const PLANS = planAll();

/** Every product of the demo shop, in the order of the tables. */
export const planProducts = (): readonly ProductPlan[] => PLANS;

/** The categories of these products. */
export const plannedTree = (): Tree => TREE;

/** The shops, and the brands, that have something to sell. */
export const sellingShops = (): DemoShop[] => SHOPS.filter((shop) => PLANS.some((plan) => plan.shop === shop));
export const soldBrands = (): DemoBrand[] => BRANDS.filter((brand) => PLANS.some((plan) => plan.brand === brand));

function planAll(): ProductPlan[] {
  const counts = new Map<string, number>();
  return SOLD.map((goods) => {
    const lineage = lineageOf(goods.leafSlug);
    const topSlug = lineage[0].slug;
    const number = (counts.get(topSlug) ?? 0) + 1;
    counts.set(topSlug, number);
    const slug = slugOf(goods.title[0]);
    return {
      ...goods,
      slug,
      number,
      topSlug,
      categorySlug: known(TREE.categoryOf, goods.leafSlug),
      brand: chooseMaker(BRANDS, goods.brandSlug ?? goods.shopSlug, goods),
      shop: chooseMaker(SHOPS, goods.shopSlug, goods),
      material: lineage.some((category) => IN_PACKAGES.has(category.slug))
        ? null
        : findMaterial(materialOf(goods.folder)),
    };
  });
}

/** The one that the goods name, or one of those whose categories are nearest to theirs. */
function chooseMaker<Maker extends { slug: string; sells: string[] }>(
  makers: readonly Maker[],
  named: string | null,
  { leafSlug, title }: Goods,
): Maker {
  const own = makers.find(({ slug }) => slug === named);
  if (own) return own;
  const lineage = lineageOf(leafSlug);
  const nearest = Math.max(...makers.map(({ sells }) => nearness(sells, lineage)));
  if (nearest === 0) throw new Error(`Nobody makes or sells goods of ${leafSlug}`);
  const fitting = makers.filter(({ sells }) => nearness(sells, lineage) === nearest);
  return at(fitting, hashOf(`maker ${title[0]}`));
}
