import { describe, expect, test } from "vitest";
import { brands } from "#db/schema/brand.ts";
import { listingWords } from "#db/schema/listing.ts";
import { productTranslations, products, variants } from "#db/schema/product.ts";
import { searchSynonyms } from "#db/schema/search.ts";
import { eq } from "drizzle-orm";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { ARABIC, makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findFacets } from "./find-facets.ts";
import { findListing } from "./find-listing.ts";
import { EMPTY_QUERY } from "./listing.ts";
import { refreshListings } from "./refresh-listings.ts";
import { suggest } from "./suggest.ts";

const { db } = await openTestDatabase();
const ctx = makeContext(db);

async function sell(name: string, salesCount = 0, more: { stock?: number; arabic?: string } = {}): Promise<number> {
  const { productId: id } = await makeProduct(db, shop, category, { stock: more.stock ?? 5 });
  await db.update(products).set({ name, salesCount }).where(eq(products.id, id));
  if (more.arabic)
    await db.insert(productTranslations).values({ productId: id, languageCode: "ar", name: more.arabic });
  return id;
}

async function search(q: string): Promise<string[]> {
  const listing = await findListing(ctx, { ...EMPTY_QUERY, q });
  return listing!.products.items.map(({ name }) => name);
}

const SHOP_NAME = "Willow & Wren";

const shop = await makeShop(db, { name: SHOP_NAME });
const category = await makeCategory(db);
await sell("Tamsin Stoneware Pour-Over Set", 5, { arabic: "طقم قهوة مقطّرة" });
await sell("Crème brûlée dishes", 2);
await sell("Walnut kettle", 40);
await sell("Copper kettle", 3);
await sell("Kettle descaler", 90, { stock: 0 });
await refreshListings(ctx, "all");

describe("a search", () => {
  test("finds all words and the beginning of the last, in any order", async () => {
    expect(await search("kettle copper")).toEqual(["Copper kettle"]);
    expect(await search("stoneware po")).toEqual(["Tamsin Stoneware Pour-Over Set"]);
    expect(await search("over")).toEqual(["Tamsin Stoneware Pour-Over Set"]);
  });

  test("ignores accents, and finds the names in other languages", async () => {
    expect(await search("creme BRULEE")).toEqual(["Crème brûlée dishes"]);
    expect(await search("قهوة")).toEqual(["Tamsin Stoneware Pour-Over Set"]);
  });

  test("shows what can be bought and sells well first", async () => {
    expect(await search("kettle")).toEqual(["Walnut kettle", "Copper kettle", "Kettle descaler"]);
  });

  test("corrects a typo and says so, in the list and in its facets", async () => {
    const query = { ...EMPTY_QUERY, q: "coper ketle" };
    const listing = await findListing(ctx, query);
    expect(listing).toMatchObject({ correctedQuery: "copper kettle", products: { total: 1 } });
    expect((await findFacets(ctx, query))!.inStockCount).toBe(1);
    expect(await findListing(ctx, { ...EMPTY_QUERY, q: "kettle" })).toMatchObject({ correctedQuery: null });
    expect(await findListing(ctx, { ...EMPTY_QUERY, q: "qwertyuiop" })).toMatchObject({
      correctedQuery: null,
      products: { total: 0 },
    });
  });

  test("finds by what else a thing is called, in the visitor's language and the shop's own", async () => {
    await db.insert(searchSynonyms).values([
      { languageCode: "en", word: "kettle", synonym: "water boiler" },
      { languageCode: "ar", word: "kettle", synonym: "غلايه" },
    ]);
    expect(await search("boiler")).toEqual([]);
    expect(await search("copper water boiler")).toEqual(["Copper kettle"]);
    expect(await search("kettles copper")).toEqual(["Copper kettle"]);
    expect(await search("غلاية")).toEqual([]);
    const arabic = makeContext(db, { visitor: { language: ARABIC } });
    expect((await findListing(arabic, { ...EMPTY_QUERY, q: "غلّاية" }))!.products.total).toBe(3);
    expect((await findListing(arabic, { ...EMPTY_QUERY, q: "water boiler" }))!.products.total).toBe(3);
  });

  test.each([
    ["طَقْم القَهوه", "ar"],
    ["طقم قهوة مقطرة", "ar"],
    ["cafetera clasica", "es"],
    ["CAFETERAS", "es"],
    ["साडी", "hi"],
    ["कुरता", "hi"],
  ])("finds %s as %s writes it", async (q, languageCode) => {
    const { productId } = await makeProduct(db, shop, category);
    const names: Record<string, string> = {
      ar: "طقم القهوة المقطّرة طقم قهوة مقطّرة",
      es: "Cafetera Clásica",
      hi: "कुर्ता और साड़ी",
    };
    await db.insert(productTranslations).values({ productId, languageCode, name: names[languageCode]! });
    await refreshListings(ctx, [productId]);
    const listing = await findListing(ctx, { ...EMPTY_QUERY, q });
    expect(listing!.products.items.map(({ id }) => id)).toContain(productId);
    expect(listing!.correctedQuery).toBeNull();
  });

  test("puts the article of the typed number first, then a brand that is named", async () => {
    const brandRows = await db.insert(brands).values({ slug: "orchard", name: "Orchard" }).returning({ id: brands.id });
    const plain = await sell("Orchard press", 30);
    const ofBrand = await sell("Juice press", 30);
    await db.update(products).set({ brandId: brandRows[0]!.id }).where(eq(products.id, ofBrand));
    const numbered = await sell("Spare lid", 0, { stock: 0 });
    await db.update(variants).set({ sku: "LID-42-B" }).where(eq(variants.productId, numbered));
    const lookalike = await sell("Lid 42 b", 900);
    await refreshListings(ctx, [plain, ofBrand, numbered, lookalike]);
    expect(await search("lid-42-b")).toEqual(["Spare lid", "Lid 42 b"]);
    expect(await search("orchard")).toEqual(["Orchard press", "Juice press"]);
    await db.update(products).set({ name: "Press for an orchard" }).where(eq(products.id, plain));
    expect((await search("orchard press")).length).toBe(2);
  });

  test("puts the very word before a longer one that sells a little better", async () => {
    await sell("Quinceberry spread", 20);
    await sell("Quince spread", 12);
    await refreshListings(ctx, "all");
    expect(await search("quince")).toEqual(["Quince spread", "Quinceberry spread"]);
  });

  test("marks what was searched for in the names, and nothing in a list", async () => {
    const [first] = (await findListing(ctx, { ...EMPTY_QUERY, q: "copper kett" }))!.products.items;
    expect(first).toMatchObject({
      marks: [
        [0, 6],
        [7, 11],
      ],
    });
    const [listed] = (await findListing(ctx, EMPTY_QUERY))!.products.items;
    expect(listed).not.toHaveProperty("marks");
  });

  test("asks whether a much more used word was meant when little is found", async () => {
    await db.insert(listingWords).values({ word: "coppel", uses: 1 });
    const id = await sell("Coppel tin");
    for (let index = 0; index < 3; index++) await sell(`Copper pan ${index}`);
    await refreshListings(ctx, "all");
    await db.update(listingWords).set({ uses: 40 }).where(eq(listingWords.word, "copper"));
    const listing = await findListing(ctx, { ...EMPTY_QUERY, q: "coppel" });
    expect(listing).toMatchObject({ correctedQuery: null, suggestedQuery: "copper", products: { items: [{ id }] } });
    expect(await findListing(ctx, { ...EMPTY_QUERY, q: "walnut" })).toMatchObject({ suggestedQuery: null });
  });

  test.each([
    "'",
    "\\",
    "a'b",
    "!&|():*<->",
    "\u0000kettle",
    "ŉ ʼ",
    "½ ﷺ",
    "\ud800",
    "%_",
    "a:*",
    "   ",
    "'; drop table products; --",
    `long ${"x".repeat(300)}`,
  ])("takes whatever is typed: %j", async (q) => {
    await expect(findListing(ctx, { ...EMPTY_QUERY, q })).resolves.not.toBeNull();
    await expect(findFacets(ctx, { ...EMPTY_QUERY, q })).resolves.not.toBeNull();
    await expect(suggest(ctx, q)).resolves.toMatchObject({ q });
  });
});

describe("suggestions", () => {
  test("show what sells best with the typed part marked", async () => {
    const { products: found } = await suggest(ctx, "kett");
    expect(found.map(({ name }) => name)).toEqual(["Walnut kettle", "Copper kettle", "Kettle descaler"]);
    expect(found[0]).toMatchObject({ marks: [[7, 11]], price: { currency: "USD" } });
  });

  test("show those whose name has the typed part before those of a tag, however well these sell", async () => {
    const id = await sell("Pouring thermometer", 500);
    await db
      .update(products)
      .set({ tags: ["kettle"] })
      .where(eq(products.id, id));
    await refreshListings(ctx, [id]);
    const found = await suggest(ctx, "kettle");
    expect(found.products.map(({ name }) => name)).toEqual([
      "Walnut kettle",
      "Copper kettle",
      "Kettle descaler",
      "Pouring thermometer",
    ]);
  });

  test("name shops and categories too", async () => {
    const { shops } = await suggest(ctx, "wre");
    expect(shops).toMatchObject([{ name: SHOP_NAME, marks: [[9, 12]] }]);
    const { categories } = await suggest(ctx, "categ");
    expect(categories).toMatchObject([{ marks: [[0, 5]] }]);
  });

  test("correct a typo", async () => {
    expect(await suggest(ctx, "walnit")).toMatchObject({
      correctedQuery: "walnut",
      products: [{ name: "Walnut kettle" }],
    });
  });
});
