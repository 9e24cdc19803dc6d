import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { attributes, attributeValues } from "#db/schema/attribute.ts";
import { colors, colorTranslations } from "#db/schema/color.ts";
import { products, variants, variantValues } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findFacets } from "./find-facets.ts";
import { findListing } from "./find-listing.ts";
import { EMPTY_QUERY, type ListingQuery } from "./listing.ts";
import { refreshListings } from "./refresh-listings.ts";
import { suggest } from "./suggest.ts";

const { db } = await openTestDatabase();
const ctx = makeContext(db);
const [TINY, HUGE] = ["Tiny", "Huge"];

const shop = await makeShop(db, { name: "Loom & Line" });
const category = await makeCategory(db);
const made = await db
  .insert(colors)
  .values([
    { name: "Red", hex: "#ff0000" },
    { name: "Blue", hex: "#0000ff" },
    { name: "Navy blue", hex: "#000088" },
  ])
  .returning({ id: colors.id });
const [redId, blueId, navyId] = made.map(({ id }) => id) as [number, number, number];
const red = redId;
await db.insert(colorTranslations).values([{ colorId: redId, languageCode: "es", name: "Rojo" }]);
const size = (await db.insert(attributes).values({ name: "Build" }).returning({ id: attributes.id }))[0]!.id;
const sizes = await db
  .insert(attributeValues)
  .values([TINY, HUGE].map((name) => ({ attributeId: size, name: name! })))
  .returning({ id: attributeValues.id });
const dress = await makeProduct(db, shop, category, { name: "Summer Dress", prices: [1000, 1200, 1500, 900] });
const chosen = [
  { colorId: blueId, value: sizes[0]!.id, image: "blue.webp" },
  { colorId: redId, value: sizes[0]!.id, image: "red.webp" },
  { colorId: redId, value: sizes[1]!.id, image: "red.webp" },
  { colorId: navyId, value: sizes[1]!.id, image: "navy.webp" },
];
for (const [index, { colorId, value, image }] of chosen.entries()) {
  const variantId = dress.variantIds[index]!;
  await db.update(variants).set({ colorId, image }).where(eq(variants.id, variantId));
  await db.insert(variantValues).values({ variantId, attributeId: size, attributeValueId: value });
}
const bag = await makeProduct(db, shop, category, { name: "Leather Handbag", prices: [5000, 5000] });
await db
  .update(products)
  .set({ images: ["dress.webp"] })
  .where(eq(products.id, dress.productId));
await refreshListings(ctx, "all");

const find = async (q: string, more: Partial<ListingQuery> = {}) =>
  (await findListing(ctx, { ...EMPTY_QUERY, q, ...more }))!;
const first = async (q: string) => (await find(q)).products.items[0];

describe("a search for what a variant is", () => {
  test.each([
    ["red dress", 1],
    ["vestido rojo dress", 1],
    ["dress rojas", 1],
    ["dress red huge", 2],
    ["huge dress red", 2],
    ["navy blue dress", 3],
    ["tiny dress", 0],
    ["blue dress tiny", 0],
  ])("%s shows and links the variant that has it", async (q, index) => {
    const card = await first(q);
    expect(card).toMatchObject({ id: dress.productId, variantId: dress.variantIds[index] });
    expect(card!.image).toBe(["blue.webp", "red.webp", "red.webp", "navy.webp"][index]);
  });

  test("shows the price of that variant, and any variant where none was named", async () => {
    expect((await first("red dress"))!.price.amount).toBe(1200);
    expect(await first("dress")).toMatchObject({ variantId: null, image: "dress.webp", price: { amount: 900 } });
    expect(await first("handbag red")).toMatchObject({ id: bag.productId, variantId: null });
  });

  test("shows any variant where all have what was named", async () => {
    await db.update(variants).set({ colorId: red }).where(eq(variants.productId, bag.productId));
    await db.update(variants).set({ combination: "all red" }).where(eq(variants.id, bag.variantIds[1]!));
    await refreshListings(ctx, [bag.productId]);
    expect(await first("red handbag")).toMatchObject({ id: bag.productId, variantId: null });
  });

  test("shows what can be bought of it", async () => {
    await db.update(stockLevels).set({ onHand: 0 }).where(eq(stockLevels.variantId, dress.variantIds[1]!));
    await refreshListings(ctx, [dress.productId]);
    expect((await first("red dress"))!.variantId).toBe(dress.variantIds[2]);
  });

  test("shows what was chosen in a facet before what was searched for", async () => {
    const { items } = (await find("blue dress", { colors: [red] })).products;
    expect(items[0]).toMatchObject({ variantId: dress.variantIds[1], image: "red.webp" });
  });

  test("finds by the shop too", async () => {
    expect((await first("loom line handbag"))!.id).toBe(bag.productId);
  });

  test("is suggested in that color", async () => {
    const { products: found } = await suggest(ctx, "red dr");
    expect(found[0]).toMatchObject({ id: dress.productId, variantId: dress.variantIds[1], image: "red.webp" });
  });
});

describe("a search whose words find nothing together", () => {
  test("is answered by most of them, which the facets follow", async () => {
    expect(await find("green leather handbag")).toMatchObject({
      correctedQuery: "leather handbag",
      products: { total: 1, items: [{ id: bag.productId }] },
    });
    expect((await findFacets(ctx, { ...EMPTY_QUERY, q: "green leather handbag" }))!.inStockCount).toBe(1);
    expect(await suggest(ctx, "green leather handbag")).toMatchObject({ correctedQuery: "leather handbag" });
  });

  test("is reported in the words that were typed", async () => {
    expect(await find("verde léather handbag")).toMatchObject({ correctedQuery: "léather handbag" });
  });

  test("has each word corrected separately", async () => {
    expect(await find("lether handbga")).toMatchObject({ correctedQuery: "leather handbag", products: { total: 1 } });
    expect(await find("lether hnadbag cheap")).toMatchObject({ correctedQuery: "leather handbag" });
  });

  test("is the same search when it is only written in another way", async () => {
    for (const q of ["leatherhandbag", "leather hand bag", "leather handbags", "leather hand-bag"])
      expect(await find(q)).toMatchObject({ correctedQuery: null, products: { items: [{ id: bag.productId }] } });
  });

  test("keeps its meaning when nothing fits what was chosen in the facets", async () => {
    expect(await find("leather handbag", { rating: 5 })).toMatchObject({
      correctedQuery: null,
      products: { total: 0 },
    });
    expect(await find("lether handbag", { rating: 5 })).toMatchObject({
      correctedQuery: "leather handbag",
      products: { total: 0 },
    });
  });

  test("finds nothing when no word is known or near", async () => {
    expect(await find("qqqq zzzz")).toMatchObject({ correctedQuery: null, products: { total: 0 } });
  });
});
