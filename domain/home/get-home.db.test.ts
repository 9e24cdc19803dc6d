import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { banners, bannerTranslations, homeComponents, services } from "#db/schema/home.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { products } from "#db/schema/product.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/catalogue.ts";
import { makeContext, withReference } from "#tests/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { refreshListings } from "../listing/refresh-listings.ts";
import { getHome } from "./get-home.ts";

const ARABIC = { code: "ar", name: "العربية", direction: "rtl" as const, flag: "sa" };
const HOUR = 3_600_000;
const { db } = await openTestDatabase();
const ctx = makeContext(db);
let sold: number;
let reduced: number;
let categoryId: number;
let bannerIds: number[];

beforeAll(async () => {
  await withReference(db);
  categoryId = await makeCategory(db);
  const shop = await makeShop(db, { name: "Willow" });
  sold = (await makeProduct(db, shop, categoryId, { salesCount: 9, ratingTenths: 40, reviewsCount: 2 })).productId;
  reduced = (await makeProduct(db, shop, await makeCategory(db))).productId;
  await db.insert(priceRules).values({
    productId: reduced,
    kind: "special",
    discountKind: "flat",
    amountMinor: 100,
    startsAt: new Date(ctx.now().getTime() - HOUR),
  });
  const banner = { image: "banner.webp", backdrop: "#ffffff", link: "/products", title: "Hello" };
  bannerIds = (await db.insert(banners).values([banner, banner]).returning({ id: banners.id })).map(({ id }) => id);
  await db.insert(bannerTranslations).values({ bannerId: bannerIds[1]!, languageCode: "ar", title: "مرحبًا" });
  await db.delete(homeComponents);
  await db.delete(services);
  const kinds = [
    "services",
    "offers",
    "best_selling",
    "newest",
    "category_products",
    "banners",
    "shops",
    "categories",
    "viewed_products",
  ] as const;
  const options = { category_products: { categoryId }, banners: { bannerIds: [bannerIds[1]!] } };
  await db
    .insert(homeComponents)
    .values(kinds.map((kind, position) => ({ kind, position, options: { ...options }[kind as "banners"] ?? {} })));
  await refreshListings(ctx, "all");
});

describe("the home screen", () => {
  test("shows its sections in their order, without those that have nothing to show", async () => {
    const sections = await getHome(ctx);
    expect(sections.map(({ kind }) => kind)).toEqual([
      "offers",
      "best_selling",
      "newest",
      "category_products",
      "banners",
      "shops",
      "categories",
      "viewed_products",
    ]);
    expect(sections[0]).toMatchObject({ products: [{ id: reduced }] });
    expect(sections[1]).toMatchObject({ products: [{ id: sold }] });
    expect(sections[3]).toMatchObject({ category: { id: categoryId, productsCount: 1 }, products: [{ id: sold }] });
    expect(sections[4]).toMatchObject({ banners: [{ id: bannerIds[1], title: "Hello" }] });
    expect(sections[5]).toMatchObject({ shops: [{ name: "Willow", rating: 4, productsCount: 2 }] });
  });

  test("speaks the page's language", async () => {
    const sections = await getHome(makeContext(db, { visitor: { language: ARABIC } }));
    expect(sections.find(({ kind }) => kind === "banners")).toMatchObject({ banners: [{ title: "مرحبًا" }] });
  });

  test("drops what is no longer shown", async () => {
    await db.update(products).set({ status: "archived" }).where(eq(products.id, reduced));
    await refreshListings(ctx, [reduced]);
    expect((await getHome(ctx)).some(({ kind }) => kind === "offers")).toBe(false);
  });
});
