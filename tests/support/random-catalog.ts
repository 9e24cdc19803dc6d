import type { Database } from "#db/client.ts";
import { attributes, attributeValues } from "#db/schema/attribute.ts";
import { brands } from "#db/schema/brand.ts";
import { campaignProducts, campaigns } from "#db/schema/campaign.ts";
import { categories } from "#db/schema/category.ts";
import { colors } from "#db/schema/color.ts";
import { priceChanges, priceRules } from "#db/schema/price-rule.ts";
import { products, variants, variantValues } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";

/** Whole numbers from 0 to below `below`, the same ones for the same seed. */
export type Dice = (below: number) => number;

export type RandomVariant = { id: number; colorId: number | null; values: number[]; units: number };
type Interval = { startsAt: Date; endsAt: Date };
export type RandomProduct = {
  id: number;
  slug: string;
  name: string;
  categoryId: number;
  brandId: number | null;
  shopId: number;
  ratingTenths: number;
  salesCount: number;
  publishedAt: Date;
  variants: RandomVariant[];
  /** The campaign that accepted it. */
  campaignId: number | null;
  /** Its deals of the day, each over `[startsAt, endsAt)`. */
  deals: Interval[];
};

export type RandomCatalog = {
  categories: { id: number; parentId: number | null; slug: string }[];
  brands: { id: number; slug: string }[];
  colors: number[];
  attributes: { id: number; values: number[] }[];
  shops: { id: number; slug: string }[];
  campaigns: (Interval & { id: number; slug: string })[];
  products: RandomProduct[];
};

const DAY = 86_400_000;
const NAMES = [
  "Oak kettle",
  "Linen lamp",
  "Copper mug",
  "Stone bowl",
  "Amber lamp",
  "Crème brûlée dish",
  "Velvet pour-over set",
];

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A small shop of random shape: colors, sizes, prices, running, ended and future reductions, price history, stock. */
export async function makeRandomCatalog(db: Database, dice: Dice, now: Date, count: number): Promise<RandomCatalog> {
  const catalog = await makeShelves(db, dice);
  catalog.campaigns = await makeCampaigns(db, dice, now);
  for (let index = 0; index < count; index++) catalog.products.push(await makeRandomProduct(db, dice, now, catalog));
  return catalog;
}

async function makeShelves(db: Database, dice: Dice): Promise<RandomCatalog> {
  const mark = `${dice(1_000_000)}-${dice(1_000_000)}`;
  const made: RandomCatalog = {
    categories: [],
    brands: [],
    colors: [],
    attributes: [],
    shops: [],
    campaigns: [],
    products: [],
  };
  const addCategory = async (parentId: number | null, slug: string) => {
    const rows = await db.insert(categories).values({ parentId, slug, name: slug }).returning({ id: categories.id });
    made.categories.push({ id: rows[0]!.id, parentId, slug });
    return rows[0]!.id;
  };
  for (const top of ["a", "b"]) {
    const topId = await addCategory(null, `top-${top}-${mark}`);
    for (const leaf of ["c", "d"]) await addCategory(topId, `leaf-${top}${leaf}-${mark}`);
  }
  const brandRows = [1, 2, 3].map((index) => ({ slug: `brand-${index}-${mark}`, name: `Brand${index}` }));
  made.brands = await db.insert(brands).values(brandRows).returning({ id: brands.id, slug: brands.slug });
  const colorRows = [1, 2, 3].map((index) => ({ name: `Colour ${index} ${mark}`, hex: `#00000${index}` }));
  made.colors = (await db.insert(colors).values(colorRows).returning({ id: colors.id })).map(({ id }) => id);
  for (const name of ["Size", "Material"]) {
    const [attribute] = await db
      .insert(attributes)
      .values({ name: `${name} ${mark}` })
      .returning({ id: attributes.id });
    const rows = ["one", "two", "three"].map((value) => ({ attributeId: attribute!.id, name: value }));
    const values = await db.insert(attributeValues).values(rows).returning({ id: attributeValues.id });
    made.attributes.push({ id: attribute!.id, values: values.map(({ id }) => id) });
  }
  const shopRows = [1, 2].map((index) => ({
    slug: `shop-${index}-${mark}`,
    name: `Shop ${index}`,
    status: "approved" as const,
  }));
  made.shops = await db.insert(shops).values(shopRows).returning({ id: shops.id, slug: shops.slug });
  return made;
}

/** One that runs, one to come and one that is over. */
async function makeCampaigns(db: Database, dice: Dice, now: Date): Promise<RandomCatalog["campaigns"]> {
  const rows = [-5, 1, -9].map((day, index) => ({
    slug: `campaign-${index}-${dice(1_000_000_000)}`,
    title: `Campaign ${index}`,
    backdrop: "#000000",
    textColor: "#ffffff",
    status: "published" as const,
    startsAt: new Date(now.getTime() + day * DAY - dice(1000)),
    endsAt: new Date(now.getTime() + (day + 7 - index * 2) * DAY + dice(1000)),
  }));
  const columns = { id: campaigns.id, slug: campaigns.slug, startsAt: campaigns.startsAt, endsAt: campaigns.endsAt };
  return db.insert(campaigns).values(rows).returning(columns);
}

async function makeRandomProduct(db: Database, dice: Dice, now: Date, shelves: RandomCatalog): Promise<RandomProduct> {
  const pick = <Item>(items: readonly Item[]): Item => items[dice(items.length)]!;
  const name = pick(NAMES);
  const row = {
    shopId: pick(shelves.shops).id,
    categoryId: pick(shelves.categories).id,
    brandId: dice(5) === 0 ? null : pick(shelves.brands).id,
    slug: `p-${dice(1_000_000_000)}-${dice(1_000_000_000)}`,
    name,
    taxClassCode: "standard",
    status: "published" as const,
    isApproved: true,
    ratingTenths: dice(51),
    salesCount: dice(4),
    publishedAt: new Date(now.getTime() - dice(20) * DAY),
    shortDescription: "A good thing",
  };
  const [product] = await db.insert(products).values(row).returning({ id: products.id });
  const made: RandomProduct = { ...row, id: product!.id, variants: [], campaignId: null, deals: [] };
  const combinations = new Set<string>();
  const isChoice = dice(3) > 0;
  for (let index = 0; index < (isChoice ? 1 + dice(6) : 1); index++) {
    const colorId = isChoice && dice(4) > 0 ? pick(shelves.colors) : null;
    const chosen = isChoice ? shelves.attributes.filter(() => dice(3) > 0) : [];
    const values = chosen.map((attribute) => ({ attributeId: attribute.id, attributeValueId: pick(attribute.values) }));
    const combination = values
      .map((value) => value.attributeValueId)
      .toSorted((one, other) => one - other)
      .join("-");
    if (combinations.has(`${colorId}:${combination}`)) continue;
    combinations.add(`${colorId}:${combination}`);
    const units = dice(3) === 0 ? 0 : 1 + dice(9);
    const [variant] = await db
      .insert(variants)
      .values({
        productId: made.id,
        sku: `${made.slug}-${index}`,
        colorId,
        combination,
        priceMinor: 1 + dice(60),
        position: dice(3),
      })
      .returning({ id: variants.id });
    if (values.length > 0)
      await db.insert(variantValues).values(values.map((value) => ({ ...value, variantId: variant!.id })));
    await db.insert(stockLevels).values({ variantId: variant!.id, onHand: units });
    await makeHistory(db, dice, now, variant!.id);
    made.variants.push({ id: variant!.id, colorId, values: values.map((value) => value.attributeValueId), units });
  }
  await makeRules(db, dice, now, made);
  if (dice(2) === 0) await joinCampaign(db, dice, made, pick(shelves.campaigns));
  return made;
}

async function makeHistory(db: Database, dice: Dice, now: Date, variantId: number): Promise<void> {
  const rows = Array.from({ length: dice(4) }, () => ({
    variantId,
    priceMinor: 1 + dice(80),
    changedAt: new Date(now.getTime() - (1 + dice(60)) * DAY - dice(1000)),
  }));
  if (rows.length > 0) await db.insert(priceChanges).values(rows);
}

async function makeRules(db: Database, dice: Dice, now: Date, product: RandomProduct): Promise<void> {
  for (let index = 0; index < dice(4); index++) {
    const startsAt = new Date(now.getTime() + (dice(20) - 12) * DAY);
    const kind = (["wholesale", "daily_deal", "special", "special", "special"] as const)[dice(5)]!;
    const hasNoEnd = kind !== "daily_deal" && dice(4) === 0;
    const endsAt = new Date(startsAt.getTime() + (1 + dice(15)) * DAY);
    if (kind === "daily_deal") product.deals.push({ startsAt, endsAt });
    const discountKind = (["fixed_price", "flat", "percent"] as const)[dice(3)]!;
    await db.insert(priceRules).values({
      productId: product.id,
      variantId: dice(2) === 0 ? null : product.variants[dice(product.variants.length)]!.id,
      kind,
      discountKind,
      minimumQuantity: kind === "wholesale" ? 2 : 1,
      amountMinor: discountKind === "percent" ? null : dice(40),
      percentBasisPoints: discountKind === "percent" ? 1 + dice(9999) : null,
      startsAt,
      endsAt: hasNoEnd ? null : endsAt,
    });
  }
}

/** Of some all is sold that there was at the campaign's price. */
async function joinCampaign(
  db: Database,
  dice: Dice,
  product: RandomProduct,
  { id, startsAt, endsAt }: RandomCatalog["campaigns"][number],
): Promise<void> {
  const discount = { discountKind: "percent" as const, percentBasisPoints: 1 + dice(9999) };
  const caps = { maximumUnits: dice(2) === 0 ? null : 3, soldUnits: 2 + dice(2) };
  const [joined] = await db
    .insert(campaignProducts)
    .values({ campaignId: id, productId: product.id, status: "accepted", ...discount, ...caps })
    .returning({ id: campaignProducts.id });
  await db.insert(priceRules).values({
    productId: product.id,
    kind: "campaign",
    campaignProductId: joined!.id,
    ...discount,
    startsAt,
    endsAt,
  });
  product.campaignId = id;
}
