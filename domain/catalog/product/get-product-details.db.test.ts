import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { attributes, attributeValues } from "#db/schema/attribute.ts";
import { colors } from "#db/schema/color.ts";
import { products, productTranslations, variants, variantValues } from "#db/schema/product.ts";
import { reviews } from "#db/schema/review.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { ARABIC, makeContext } from "#tests/support/context.ts";
import { reducePrice } from "#tests/support/sales.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findRelatedProducts } from "../../discovery/listing/find-related-products.ts";
import { refreshListings } from "../../discovery/listing/refresh-listings.ts";
import { findReviewEntries } from "../review/find-reviews.ts";
import { findVariant } from "./find-variant.ts";
import { getProductDetails } from "./get-product-details.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const HOUR = 3_600_000;
const YEN = { code: "JPY", name: "Yen", symbol: "¥", exchangeRate: "150", roundingStepMinor: 1 };
const { db } = await openTestDatabase();
const [shop, category] = [await makeShop(db), await makeCategory(db)];
const scarf = await makeProduct(db, shop, category, { prices: [2000, 2400], stock: 3 });
const mug = await makeProduct(db, shop, category, { prices: [900] });
const slug = (await db.select({ slug: products.slug }).from(products).where(eq(products.id, scarf.productId)))[0]!.slug;
const red = (await db.insert(colors).values({ name: "Red", hex: "#aa0000" }).returning({ id: colors.id }))[0]!.id;
const [size] = await db.insert(attributes).values({ name: "Size" }).returning({ id: attributes.id });
const [value] = await db
  .insert(attributeValues)
  .values({ attributeId: size!.id, name: "Large" })
  .returning({ id: attributeValues.id });
const large = value!.id;
const second = scarf.variantIds[1]!;
await db
  .update(variants)
  .set({ colorId: red, combination: String(large) })
  .where(eq(variants.id, second));
await db.insert(variantValues).values({ variantId: second, attributeId: size!.id, attributeValueId: large });
await reducePrice(db, scarf.productId, {
  percentBasisPoints: 2500,
  startsAt: new Date(NOW.getTime() - HOUR),
  endsAt: new Date(NOW.getTime() + HOUR),
});
await db.insert(productTranslations).values({ productId: scarf.productId, languageCode: "ar", name: "وشاح" });
const review = { productId: scarf.productId, authorName: "Ada", body: "Warm", title: "" };
await db.insert(reviews).values([
  { ...review, stars: 5, createdAt: new Date(NOW.getTime() - 2 * HOUR) },
  { ...review, stars: 4, createdAt: new Date(NOW.getTime() - HOUR) },
  { ...review, stars: 1, status: "hidden" },
]);
await refreshListings(makeContext(db, { now: NOW }), "all");

describe("a product's own screen", () => {
  test("shows quantity prices for each variant, below the price of one unit", async () => {
    const step = (minimumQuantity: number, percentBasisPoints: number, more: object = {}) =>
      reducePrice(db, scarf.productId, {
        kind: "wholesale",
        percentBasisPoints,
        minimumQuantity,
        startsAt: new Date(NOW.getTime() - HOUR),
        ...more,
      });
    await step(3, 2000);
    await step(5, 3000);
    await step(2, 4000, { startsAt: new Date(NOW.getTime() + HOUR) });
    await db.update(products).set({ maximumOrderQuantity: 6 }).where(eq(products.id, scarf.productId));
    await step(7, 5000);
    const product = (await getProductDetails(makeContext(db, { now: NOW }), slug))!;
    expect(product.ladder).toMatchObject([{ minimumQuantity: 5, price: { amount: 1400 } }]);
    expect(product.variants.map(({ ladder }) => ladder.map(({ price }) => price.amount))).toEqual([[1400], [1680]]);
    const later = makeContext(db, { now: new Date(NOW.getTime() + HOUR) });
    expect((await getProductDetails(later, slug))!.ladder).toMatchObject([
      { minimumQuantity: 2, price: { amount: 1200 } },
    ]);
  });

  test("shows size and weight as packed in the shop's units, unless the seller's own rows tell them", async () => {
    const ofProduct = eq(products.id, scarf.productId);
    await db
      .update(products)
      .set({ lengthMillimeters: 300, widthMillimeters: 200, heightMillimeters: 15, weightGrams: 850 })
      .where(ofProduct);
    await db.update(variants).set({ weightGrams: 1250 }).where(eq(variants.id, scarf.variantIds[1]!));
    const shownIn = async (unitSystem: "metric" | "imperial") =>
      (await getProductDetails(makeContext(db, { now: NOW, settings: { unitSystem } }), slug))!.specification;
    expect((await shownIn("metric")).slice(-2)).toEqual([
      { name: "Package size", value: "30 × 20 × 1.5 cm" },
      { name: "Package weight", value: "850 g – 1.25 kg" },
    ]);
    expect((await shownIn("imperial")).slice(-2).map(({ value }) => value)).toEqual([
      "11.8 × 7.9 × 0.6 in",
      "1.9 lb – 2.8 lb",
    ]);
    await db
      .update(products)
      .set({ specification: [{ name: "weight", value: "Light" }] })
      .where(ofProduct);
    expect((await shownIn("metric")).map(({ name }) => name)).toEqual(["weight", "Package size"]);
  });

  test("shows variants with price, old price and stock, and the cheapest one's price on top", async () => {
    const product = await getProductDetails(makeContext(db, { now: NOW }), slug);
    expect(product).toMatchObject({
      id: scarf.productId,
      price: { amount: 1500 },
      oldPrice: { amount: 2000 },
      discountPercent: 25,
      lowestPrice30Days: { amount: 2000 },
      currentStock: 6,
      colors: [{ id: red, name: "Red", hex: "#aa0000" }],
      attributes: [{ name: "Size", values: [{ id: large, name: "Large" }] }],
      variants: [
        { id: scarf.variantIds[0], colorId: null, attributeValues: [], price: { amount: 1500 }, currentStock: 3 },
        { id: scarf.variantIds[1], colorId: red, attributeValues: [large], price: { amount: 1800 }, currentStock: 3 },
      ],
      reviews: { stars: [0, 0, 0, 1, 1] },
    });
  });

  test("uses the page's language and the visitor's currency", async () => {
    const ctx = makeContext(db, { now: NOW, visitor: { language: ARABIC, currency: YEN } });
    expect(await getProductDetails(ctx, slug)).toMatchObject({
      name: "وشاح",
      price: { amount: 2250, currency: "JPY" },
    });
  });

  test("shows the regular price as soon as the reduction ends, before any job has run", async () => {
    expect(await getProductDetails(makeContext(db, { now: new Date(NOW.getTime() + HOUR) }), slug)).toMatchObject({
      price: { amount: 2000 },
      oldPrice: null,
      lowestPrice30Days: null,
    });
  });

  test("reads the stock again", async () => {
    await db.update(stockLevels).set({ allocated: 3 }).where(eq(stockLevels.variantId, scarf.variantIds[0]!));
    expect(await getProductDetails(makeContext(db, { now: NOW }), slug)).toMatchObject({ currentStock: 3 });
  });

  test("does not exist for hidden products", async () => {
    const ctx = makeContext(db, { now: NOW });
    expect(await getProductDetails(ctx, "nothing-of-this-name")).toBeNull();
    await db.update(products).set({ isApproved: false }).where(eq(products.id, scarf.productId));
    await refreshListings(ctx, [scarf.productId]);
    expect(await getProductDetails(ctx, slug)).toBeNull();
  });

  test("finds the variant with a color and values, and none for a combination that does not exist", async () => {
    const ctx = makeContext(db, { now: NOW });
    const { productId } = scarf;
    expect(await findVariant(ctx, { productId, colorId: red, attributeValues: [large] })).toMatchObject({
      id: scarf.variantIds[1],
    });
    expect(await findVariant(ctx, { productId, colorId: red, attributeValues: [] })).toBeNull();
    expect(await findVariant(ctx, { productId: 2_000_000_000, colorId: null, attributeValues: [] })).toBeNull();
  });

  test("lists similar products", async () => {
    const ctx = makeContext(db, { now: NOW });
    const product = await getProductDetails(ctx, slug);
    expect((await findRelatedProducts(ctx, product!)).map(({ id }) => id)).toEqual([mug.productId]);
  });

  test("lists published reviews only, the newest first, in pages", async () => {
    const ctx = makeContext(db, { now: NOW });
    const first = await findReviewEntries(ctx, scarf.productId, {}, 1, 1);
    expect(first).toMatchObject({ total: 2, items: [{ stars: 4, author: "Ada" }] });
    expect((await findReviewEntries(ctx, scarf.productId, {}, 2, 1)).items).toMatchObject([{ stars: 5 }]);
  });
});
